#include "blast_cartridge/cartridge.h"

#include "blast/rules.h"
#include "blast/topics.h"
#include "blast_art/art.h"
#include "blast_cartridge/cards_lesson.h"
#include "blast_cartridge/chain_lesson.h"
#include "blast_cartridge/finale.h"
#include "blast_cartridge/hide_lesson.h"
#include "blast_cartridge/overtime_lesson.h"
#include "blast_cartridge/puzzles.h"
#include "blast_cartridge/reason.h"
#include "blast_cartridge/statistics.h"
#include "blast_cartridge/trap_lesson.h"
#include "blast_cartridge/walk_lesson.h"
#include "blast_editor/workshop.h"
#include "blast_scene/column.h"
#include "blast_scene/scene.h"
#include "blast_scene/topic_picture.h"

namespace blast_cartridge {

using namespace blast;

namespace {

constexpr stage::Lesson lessons[] = {walk_lesson,  hide_lesson, chain_lesson,
                                     cards_lesson, trap_lesson, overtime_lesson};

// What the numbered challenges between the puzzles are made of. The score is how many were out
// before: as many as there are rivals for a win.
constexpr stage::ChallengeSetup against(std::string_view title, std::uint8_t arena,
                                        std::uint8_t level, bool revenge = false) {
    const std::uint8_t seats = arenas[arena].seats;
    stage::ChallengeSetup setup{
        .title = title, .config = {}, .seats = seats, .rivals = level, .most = seats - 1};
    setup.config.values[arena_field] = arena;
    setup.config.values[revenge_field] = static_cast<std::uint8_t>(revenge);
    return setup;
}
constexpr std::uint8_t place_of(std::string_view word) {
    std::uint8_t place = 0;
    while (arena_choices[place].word != word) ++place;
    return place;
}
constexpr stage::ChallengeSetup challenges[] = {
    against("1 easy", place_of("twin-gate"), 1),
    against("3 normal", place_of("full-house"), 2),
    against("1 hard", place_of("twin-gate"), 3),
    against("The Arch", place_of("the-arch"), 2),
    against("Revenge", place_of("full-house"), 2, true),
    against("Slant", place_of("slant"), 2),
    against("Thin Ice", place_of("thin-ice"), 1),
    against("2 hard", place_of("the-arch"), 3),
    against("Power Court", place_of("power-court"), 2),
    against("Switchback", place_of("switchback"), 3),
    against("Warp Yard", place_of("warp-yard"), 2),
    against("Grand Works", place_of("grand-works"), 3, true),
};

constexpr std::int16_t pars[] = {
#include "blast/pars.inc"
};

constexpr auto rule_pages = [] {
    std::array<stage::RulePage, page_count> made{};
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = {pages[i].title, pages[i].text};
    return made;
}();

void fill_topic(int number, stage::Topic& out) {
    const TopicText& text = topics[static_cast<std::size_t>(number % topic_count)];
    out.title.add(text.title);
    out.plain.add(text.plain);
    out.number.add(text.number);
    out.rule.add(text.rule);
    out.page = static_cast<std::uint8_t>(page_number(text.page));
}

void reason(const kit::StateBytes* before, std::span<const kit::Action> actions,
            const kit::StateBytes* after, kit::TextOut& out) {
    hint_reason(*reinterpret_cast<const State*>(before), actions[0],
                *reinterpret_cast<const State*>(after), out);
}

std::string_view colour_name(const kit::Config&, kit::Seat seat) {
    return colours[seat % colours.size()].name;
}

void target(const kit::Config& config, kit::TextOut& out) {
    out.add("be the last of ").number(arena_of(config).seats);
}

}  // namespace

constinit const stage::Cartridge cartridge{
    .game = game,
    .scene = &stage::make_scene<blast_scene::Scene>,
    .line = "Drop the bomb, mind the corner",
    .banner = &blast_art::art::launcher_banner,
    .emblem = &blast_art::art::launcher_emblem,
    .lessons = lessons,
    .rules = rule_pages,
    .topics = topic_numbers,
    .topic = fill_topic,
    .draw_topic = blast_scene::draw_topic,
    .statistics = statistics,
    .challenges = challenges,
    .pars = pars,
    .puzzles = puzzle_lessons,
    .count = count_figures,
    .role = colour_name,
    .seat_mark = blast_scene::draw_small_plate,
    .reason = reason,
    .finale = draw_finale,
    .target = target,
    .mode_field = arena_field,
    .workshop = &blast_editor::workshop,
    .slice_nodes = 3,  // 7 ms at most
};

}  // namespace blast_cartridge
