// All that the console knows of a game: one constant table. A game whose cartridge is not listed
// costs nothing.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "kit/game.h"
#include "kit/text.h"
#include "stage/challenge_setup.h"
#include "stage/finale.h"
#include "stage/ladder.h"
#include "stage/lesson.h"
#include "stage/scene.h"
#include "stage/sprite.h"
#include "stage/topic.h"
#include "stage/workshop.h"

namespace stage {

// A page of the rules as the reader shows it. The text may be longer than a screen: it scrolls.
struct RulePage {
    std::string_view title;
    std::string_view text;
};

// A figure that the game counts over a player's life ("Duels won"), read off a finished match.
struct Statistic {
    std::string_view title;
    // The lowest of those that are not zero: zero is "never yet" ("Fastest win").
    enum class Keep : std::uint8_t { sum, highest, lowest } keep = Keep::sum;

    void print(std::uint32_t figure, kit::TextOut& out) const {
        if (keep == Keep::lowest && figure == 0)
            out.add("none yet");
        else
            out.number(static_cast<std::int32_t>(figure));
    }
};
inline constexpr std::size_t max_statistics = 8;
using Figures = std::array<std::uint32_t, max_statistics>;

// A finished match as `count` gets it.
struct FinishedMatch {
    const kit::Config& config;
    kit::Seed seed;
    std::span<const kit::Action> actions;
    const kit::StateBytes* state;  // at the end
    kit::Seat seat;                // whose figures are wanted
};

// Kinds of match whose scores are kept apart, where no single field of the config says it: by the
// heroine that was played, say.
struct ScoreKinds {
    std::uint8_t count;
    std::uint8_t (*of)(const FinishedMatch& match);
    void (*title)(std::uint8_t kind, kit::TextOut& out);
};

struct Cartridge {
    const kit::Game& game;
    Scene& (*scene)(SceneMemory& room);  // &make_scene<TheScene>
    // What the launcher shows if the game has a chamber: what it is in one line, 216 x 84 pixels
    // above it, and 32 x 32 in the cylinder.
    std::string_view line{};
    const Sprite* banner = nullptr;
    const Sprite* emblem = nullptr;
    std::span<const Lesson> lessons{};
    std::span<const RulePage> rules{};
    // Everything that can lie under the cursor. Scene::topic names one by its number; the picture
    // is drawn into topic_picture, on the theme's panel.
    int topics = 0;
    void (*topic)(int number, Topic& out) = nullptr;
    void (*draw_topic)(Canvas& canvas, int number) = nullptr;
    std::span<const Statistic> statistics{};
    // Setups are taken in turn and never change once people play them: numbers stand for matches.
    std::span<const ChallengeSetup> challenges{};
    // What the strongest player makes of each challenge, by challenge_pars; 0 for a puzzle.
    std::span<const std::int16_t> pars{};
    // While there are any, every second challenge is one of these, in this order: a lesson of one
    // step to be solved.
    std::span<const Lesson> puzzles{};
    // nullptr: the game has none.
    const Ladder* ladder = nullptr;
    // Fills one figure for each statistic; the others are zero.
    void (*count)(const FinishedMatch& match, Figures& out) = nullptr;
    // What a seat is in this match ("System"), for the choice of who sits there; empty: nothing
    // special. nullptr: all seats are alike.
    std::string_view (*role)(const kit::Config& config, kit::Seat seat) = nullptr;
    // Seats play against each other in different ways: who plays what is asked right behind the
    // mode, not after the options.
    bool sides = false;
    // What a choice of the form comes to, where it is not what it says ("Her own boss: ...");
    // empty: it is. nullptr: always.
    void (*remark)(const kit::Config& config, std::size_t field, kit::TextOut& out) = nullptr;
    // A mark of seat_mark_size for each seat, where its pieces have colours of their own; nullptr:
    // the console's.
    void (*seat_mark)(Canvas& canvas, Point at, kit::Seat seat) = nullptr;
    // Why these actions are advised, in a sentence for the scene's reason_area: one choice, `after`
    // is the position behind it. nullptr: the game says nothing, or its scene does.
    void (*reason)(const kit::StateBytes* before, std::span<const kit::Action> actions,
                   const kit::StateBytes* after, kit::TextOut& out) = nullptr;
    // What a score is made of, in words for the result: "3 rounds, 2 cleared". nullptr: it is so
    // many points. Of a match that was won or lost: what stands beside a seat in place of the
    // number, which stays if it is empty.
    void (*score_words)(const kit::StateBytes* state, kit::Seat seat, kit::TextOut& out) = nullptr;
    // How a match ended, as a picture with which the results begin: a celebration or a defeat,
    // drawn into finale_area (the canvas is clipped to it). Every game with a chamber has one: the
    // suite looks.
    void (*finale)(Canvas& canvas, const Finale& ending) = nullptr;
    // What this very match is played for, as it goes on behind "This match: " below the pages of
    // the rules: "first to 25 points". nullptr: the pages say all there is to say.
    void (*target)(const kit::Config& config, kit::TextOut& out) = nullptr;
    // Is this the middle of what a player thinks of as one choice? Undo passes over such
    // positions. nullptr: there are none.
    bool (*halfway)(const kit::StateBytes* state) = nullptr;
    // The config's field that scores are told apart by; 255: there is one kind of match, or kinds
    // that the game tells itself.
    std::uint8_t mode_field = 255;
    const ScoreKinds* score_kinds = nullptr;
    bool low_is_best = false;  // of scores
    // Bit n: where the scores are told apart by n, only the score may count, and nobody wins.
    std::uint16_t scored_modes = 0;
    // Things of the player's own making; nullptr: the game has none.
    const Workshop* workshop = nullptr;
    // Nodes that a computer player spends at once: at most 6 ms of the chip's time (see bench).
    // Counted and not timed, so that the console shows the same frames on every machine.
    std::uint16_t slice_nodes = 100;
    // Frames before what a computer does, at least: a move that comes at once is not seen to be a
    // move. Games whose turns have dozens of actions, each of which is seen, need fewer.
    std::uint8_t pause_frames = 24;
};

}  // namespace stage
