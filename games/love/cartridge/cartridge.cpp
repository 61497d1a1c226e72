#include "love_cartridge/cartridge.h"

#include "love/pages.h"
#include "love/rules.h"
#include "love_art/art.h"
#include "love_cartridge/claims_lesson.h"
#include "love_cartridge/duel_lesson.h"
#include "love_cartridge/finale.h"
#include "love_cartridge/statistics.h"
#include "love_scene/scene.h"
#include "love_scene/topic_picture.h"

namespace love_cartridge {

using namespace love;

namespace {

constexpr stage::Lesson lessons[] = {duel_lesson, claims_lesson};

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

// Three rivals of a level, from 1; Ruth, Pike and Lou sit around the table.
constexpr stage::ChallengeSetup against(std::string_view title, Length length, int level) {
    return {.title = title,
            .config = length_of(length),
            .seats = seat_count,
            .rivals = static_cast<std::uint8_t>(level),
            .most = most_of(length == quick ? quick_target : standard_target)};
}
constexpr stage::ChallengeSetup challenges[] = {
    against("quick, easy", quick, 1),   against("to 50, easy", standard, 1),
    against("quick, normal", quick, 2), against("to 50, normal", standard, 2),
    against("quick, hard", quick, 3),   against("to 50, hard", standard, 3),
};

constexpr std::int16_t pars[] = {
#include "love/pars.inc"
};

void fill_topic(int number, stage::Topic& out) {
    const TopicText& text = topics[static_cast<std::size_t>(topic_of(number))];
    if (has_colour(topic_of(number))) out.title.add(colours[topic_colour(number)].name).add(' ');
    out.title.add(text.title);
    out.plain.add(text.plain);
    out.number.add(text.number);
    out.rule.add(text.rule);
    out.page = static_cast<std::uint8_t>(page_number(text.page));
}

std::string_view role(const kit::Config&, kit::Seat seat) { return colours[seat].name; }

void target(const kit::Config& config, kit::TextOut& out) {
    const bool short_one = config[length_field] == quick;
    out.add("first to ").number(short_one ? quick_target : standard_target).add(" points");
}

}  // namespace

constinit const stage::Cartridge cartridge{
    .game = game,
    .scene = &stage::make_scene<love_scene::Scene>,
    .line = "Duel, reload, steal a heart",
    .banner = &love_art::art::launcher_banner,
    .emblem = &love_art::art::launcher_emblem,
    .lessons = lessons,
    .rules = rule_pages,
    .topics = topic_count,
    .topic = fill_topic,
    .draw_topic = love_scene::draw_topic,
    .statistics = statistics,
    .challenges = challenges,
    .pars = pars,
    .count = count_figures,
    .role = role,
    .finale = draw_finale,
    .target = target,
    .mode_field = length_field,
    .slice_nodes = 44,  // 1.7 ms at most
};

}  // namespace love_cartridge
