// The puzzles: positions out of matches with something to be brought about in one turn. All but
// their titles was found and solved by find_blast_puzzles (tools/blast_puzzles), the easier ones
// first. A solution works whatever lies under blocks and in the deck.
#pragma once

#include <array>
#include <utility>

#include "blast/config.h"
#include "blast_cartridge/aim.h"

namespace blast_cartridge {

struct Puzzle {
    std::uint8_t arena;
    kit::Seed seed;
    kit::Seat solver;
    Aim aim;
    std::uint8_t length;                  // of its shortest solutions
    std::span<const kit::Action> before;  // of the match
    std::span<const kit::Action> lines;   // those solutions, one behind the other; only tests look
    std::string_view goal, caption;
};

namespace finding {

#include "blast/puzzles.inc"

}  // namespace finding

inline constexpr std::span<const Puzzle> puzzles = finding::puzzles;
inline constexpr std::size_t puzzle_count = std::size(finding::puzzles);

constexpr kit::Config config_of(const Puzzle& puzzle) {
    kit::Config config{};
    config.values[blast::arena_field] = puzzle.arena;
    return config;
}

// Said when a turn did not bring it.
constexpr std::string_view nudge_for(const Aim& aim) {
    switch (aim.what) {
        case Aim::What::hit:
            return aim.unhurt ? "Not yet: all of them in one turn, and you stay unhurt. Try again."
                              : "Not yet: all of them have to be hit in one turn. Try again.";
        case Aim::What::out:
            return "Not yet: it has to be out in this turn, and you unhurt. Try again.";
        case Aim::What::win:
            return "Not yet: the match is not won in this turn. Try again.";
        case Aim::What::doom:
            return "Not yet: somebody can still walk away, or you will be hit. Try again.";
        case Aim::What::escape:
            break;
    }
    return "Not yet: fire comes to where you stand. Try again.";
}

namespace finding {

template <std::size_t... number>
constexpr auto steps_of(std::index_sequence<number...>) {
    return std::array{stage::LessonStep{.what = stage::LessonStep::Do::solve,
                                        .caption = puzzles[number].caption,
                                        .nudge = nudge_for(puzzles[number].aim),
                                        .judge = judge_step<puzzles[number].aim>}...};
}
inline constexpr auto steps = steps_of(std::make_index_sequence<puzzle_count>());

}  // namespace finding

inline constexpr std::array<std::string_view, puzzle_count> puzzle_titles{
    "A nudge",     "Padwork",    "Lift-off", "Step, shove", "Late buyer",  "Hot head",
    "Double fuse", "Bull's-eye", "Courier",  "Long roll",   "Dead ends",   "Through it",
    "A present",   "Clear out",  "Detour",   "Checkmate",   "Two touches", "Quick fuse",
    "Long haul",   "Encore",     "Way out",  "Kickabout",   "Clean hands", "Airmail"};

inline constexpr auto puzzle_lessons = [] {
    std::array<stage::Lesson, puzzle_count> made{};
    for (std::size_t i = 0; i < puzzle_count; ++i)
        made[i] = {.title = puzzle_titles[i],
                   .teaches = puzzles[i].goal,
                   .config = config_of(puzzles[i]),
                   .seed = puzzles[i].seed,
                   .learner = puzzles[i].solver,
                   .steps = {&finding::steps[i], 1},
                   .before = puzzles[i].before};
    return made;
}();

}  // namespace blast_cartridge
