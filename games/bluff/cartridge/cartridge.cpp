#include "bluff_cartridge/cartridge.h"

#include "bluff/rules.h"
#include "bluff/topics.h"
#include "bluff_art/art.h"
#include "bluff_cartridge/calls_lesson.h"
#include "bluff_cartridge/finale.h"
#include "bluff_cartridge/lies_lesson.h"
#include "bluff_cartridge/statistics.h"
#include "bluff_cartridge/table_of.h"
#include "bluff_scene/scene.h"
#include "bluff_scene/topic_picture.h"

namespace bluff_cartridge {

using namespace bluff;

namespace {

constexpr stage::Lesson lessons[] = {lies_lesson, calls_lesson};

constexpr auto rule_pages = [] {
    std::array<stage::RulePage, page_count> made{};
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = {pages[i].title, pages[i].text};
    return made;
}();

// So many rivals of a level, from 1. The score is in rounds won, so it takes several to tell
// anything; with five at the table that would be an evening.
constexpr stage::ChallengeSetup against(std::string_view title, int rivals, int level,
                                        bool straights = false) {
    const int wins = rivals < 4 ? 3 : 2;
    return {.title = title,
            .config = table_of(rivals + 1, wins, straights),
            .seats = static_cast<std::uint8_t>(rivals + 1),
            .rivals = static_cast<std::uint8_t>(level),
            .most = wins};
}
constexpr stage::ChallengeSetup challenges[] = {
    against("1 easy", 1, 1), against("2 normal", 2, 2), against("1 normal", 1, 2),
    against("3 easy", 3, 1), against("1 hard", 1, 3),   against("straight", 2, 2, true),
    against("2 hard", 2, 3), against("4 normal", 4, 2),
};

constexpr std::int16_t pars[] = {
#include "bluff/pars.inc"
};

void fill_topic(int number, stage::Topic& out) {
    const TopicText& text = topics[static_cast<std::size_t>(number)];
    out.title.add(text.title);
    out.plain.add(text.plain);
    out.number.add(text.number);
    out.rule.add(text.rule);
    out.page = static_cast<std::uint8_t>(page_number(text.page));
}

void target(const kit::Config& config, kit::TextOut& out) {
    const int wins = config[wins_field];
    if (wins == 1)
        out.add("one round decides");
    else
        out.add("first to win ").number(wins).add(" rounds");
}

}  // namespace

constinit const stage::Cartridge cartridge{
    .game = game,
    .scene = &stage::make_scene<bluff_scene::Scene>,
    .line = "Lie well, or call the liar",
    .banner = &bluff_art::art::launcher_banner,
    .emblem = &bluff_art::art::launcher_emblem,
    .lessons = lessons,
    .rules = rule_pages,
    .topics = topic_count,
    .topic = fill_topic,
    .draw_topic = bluff_scene::draw_topic,
    .statistics = statistics,
    .challenges = challenges,
    .pars = pars,
    .count = count_figures,
    .finale = draw_finale,
    .target = target,
    .mode_field = players_field,
    .slice_nodes = 350,  // 5 ms at most
};

}  // namespace bluff_cartridge
