#include "superhot_cartridge/cartridge.h"

#include "superhot/level.h"
#include "superhot/pages.h"
#include "superhot/rules.h"
#include "superhot_art/art.h"
#include "superhot_cartridge/bullets_lesson.h"
#include "superhot_cartridge/campaign_lesson.h"
#include "superhot_cartridge/finale.h"
#include "superhot_cartridge/order_lesson.h"
#include "superhot_cartridge/partner_lesson.h"
#include "superhot_cartridge/reason.h"
#include "superhot_cartridge/statistics.h"
#include "superhot_cartridge/system_lesson.h"
#include "superhot_cartridge/topics.h"
#include "superhot_scene/scene.h"
#include "superhot_scene/topics.h"

namespace superhot_cartridge {

using namespace superhot;

namespace {

constexpr stage::Lesson lessons[] = {campaign_lesson, bullets_lesson, order_lesson, partner_lesson,
                                     system_lesson};

constexpr auto rule_pages = [] {
    std::array<stage::RulePage, page_count> made{};
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = {pages[i].title, pages[i].text};
    return made;
}();

constexpr kit::Config chosen(std::initializer_list<std::pair<FieldIndex, int>> values) {
    kit::Config config;
    for (const auto& [field, value] : values)
        config.values[field] = static_cast<std::uint8_t>(value);
    return config;
}

// Most of a campaign: its levels, and a hundred for no turns at all (RULES.md).
constexpr std::int32_t most_of(int levels) { return 100 * levels + 100; }

constexpr std::string_view campaign_points = "a level is 100, a goal 10, a win 100 less turns";

constexpr stage::ChallengeSetup challenges[] = {
    {.title = "solo, fighter", .config = chosen({}), .most = most_of(3), .points = campaign_points},
    {.title = "solo, dodger",
     .config = chosen({{deck_field, pz_deck}}),
     .most = most_of(3),
     .points = campaign_points},
    {.title = "against System",
     .config = chosen({{mode_field, versus}}),
     .seats = 2,
     .rivals = 2,
     .most = most_of(2),
     .points = campaign_points},
    {.title = "Bullet Storm",
     .config = chosen({{storm_field, 1}}),
     .most = most_of(3),
     .points = campaign_points},
    {.title = "with a partner",
     .config = chosen({{mode_field, coop}, {it_seat_field, it_first}}),
     .seats = 2,
     .rivals = 3,
     .most = most_of(3),
     .points = campaign_points},
    {.title = "7 Line and bats",
     .config = chosen({{seven_line_field, 1}, {bats_field, 2}}),
     .most = most_of(3),
     .points = campaign_points},
    {.title = "infinite",
     .config = chosen({{infinite_field, 1}}),
     .most = goal_count,
     .points = "a level cleared is 1"},
    {.title = "Time's Up",
     .config = chosen({{deck_field, pz_deck}, {times_up_field, 1}}),
     .most = most_of(3),
     .points = campaign_points},
};

constexpr std::int16_t pars[] = {
#include "superhot/pars.inc"
};

bool is_system(const kit::Config& config, kit::Seat seat) {
    return (config[mode_field] == versus && seat == 1) ||
           (config[mode_field] == two_v_one && seat == 2);
}

std::string_view role(const kit::Config& config, kit::Seat seat) {
    const bool revenge = config[revenge_field] != 0;
    if (is_system(config, seat)) return revenge ? "System first" : "System";
    if (config[mode_field] == solo || config[mode_field] == versus)
        return revenge ? "Player first" : "Player";
    switch (config[it_seat_field]) {
        case it_first:
            return seat == 0 ? "Player 1, IT" : "Player 2, PZ";
        case it_second:
            return seat == 0 ? "Player 1, PZ" : "Player 2, IT";
        default:
            return seat == 0 ? "Player 1" : "Player 2";
    }
}

void reason(const kit::StateBytes* before, std::span<const kit::Action> actions,
            const kit::StateBytes*, kit::TextOut& out) {
    hint_reason(*std::launder(reinterpret_cast<const State*>(before)), actions, out);
}

void target(const kit::Config& config, kit::TextOut& out) {
    const bool system = config[mode_field] == versus || config[mode_field] == two_v_one;
    if (config[infinite_field] != 0)
        out.add("endless");
    else
        out.number(levels_of(system)).add(" levels");
    out.add(", ").number(bullets_of(config[times_up_field] != 0)).add(" Bullets");
}

}  // namespace

constinit const stage::Cartridge cartridge{
    .game = game,
    .scene = &stage::make_scene<superhot_scene::Scene>,
    .line = "Nothing moves until you do",
    .banner = &superhot_art::art::launcher_banner,
    .emblem = &superhot_art::art::launcher_emblem,
    .lessons = lessons,
    .rules = rule_pages,
    .topics = superhot_scene::topic_count,
    .topic = topic,
    .draw_topic = draw_topic,
    .statistics = statistics,
    .challenges = challenges,
    .pars = pars,
    .count = count_figures,
    .role = role,
    .sides = true,
    .reason = reason,
    .finale = draw_finale,
    .target = target,
    .halfway = superhot_scene::halfway,
    .mode_field = mode_field,
    .slice_nodes = 44,  // 4.3 ms at most
};

}  // namespace superhot_cartridge
