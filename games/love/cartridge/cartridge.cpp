#include "love_cartridge/cartridge.h"

#include "love/pages.h"
#include "love/rules.h"
#include "love_cartridge/lesson.h"
#include "love_cartridge/statistics.h"
#include "love_scene/scene.h"

namespace love {

namespace {

constexpr stage::Lesson lessons[] = {first_lesson};

constexpr auto rule_pages = [] {
    std::array<stage::RulePage, page_count> made{};
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = {pages[i].title, pages[i].text};
    return made;
}();

constexpr kit::Config length_of(Length length) {
    kit::Config config;
    config.values[length_field] = length;
    return config;
}

// The last turn may score beyond the goal.
constexpr std::int32_t most_of(int target) { return target - 1 + most_scored; }

constexpr stage::ChallengeSetup challenges[] = {
    {.title = "quick",
     .config = length_of(quick),
     .seats = seat_count,
     .rivals = 1,
     .most = most_of(quick_target)},
    {.title = "to fifty",
     .config = length_of(standard),
     .seats = seat_count,
     .rivals = 2,
     .most = most_of(standard_target)},
};

constexpr std::int16_t pars[] = {
#include "love/pars.inc"
};

// Everybody hides a hand, and in a Duel a split (LOV-140, LOV-142).
bool hides(const kit::Config&, kit::Seat, kit::Seat) { return true; }

std::string_view role(const kit::Config&, kit::Seat seat) { return colours[seat].name; }

}  // namespace

constinit const stage::Cartridge cartridge{
    .game = game,
    .scene = &stage::make_scene<love_scene::Scene>,
    .lessons = lessons,
    .rules = rule_pages,
    .statistics = statistics,
    .challenges = challenges,
    .pars = pars,
    .count = count_figures,
    .hides = hides,
    .role = role,
    .mode_field = length_field,
    .slice_nodes = 44,
};

}  // namespace love
