#include "bullet_cartridge/cartridge.h"

#include "bullet/pages.h"
#include "bullet/rules.h"
#include "bullet/table.h"
#include "bullet/topics.h"
#include "bullet_art/art.h"
#include "bullet_cartridge/boss_lesson.h"
#include "bullet_cartridge/card_topic.h"
#include "bullet_cartridge/challenges.h"
#include "bullet_cartridge/clear_lesson.h"
#include "bullet_cartridge/duel_lesson.h"
#include "bullet_cartridge/fall_lesson.h"
#include "bullet_cartridge/finale.h"
#include "bullet_cartridge/ladder.h"
#include "bullet_cartridge/reason.h"
#include "bullet_cartridge/statistics.h"
#include "bullet_scene/scene.h"
#include "bullet_scene/topic_picture.h"
#include "bullet_scene/words.h"

namespace bullet_cartridge {

using namespace bullet;

namespace {

constexpr stage::Lesson lessons[] = {fall_lesson, clear_lesson, duel_lesson, boss_lesson};

constexpr std::int16_t pars[] = {
#include "bullet/pars.inc"
};

constexpr auto rule_pages = [] {
    std::array<stage::RulePage, std::size(pages)> made{};
    for (std::size_t i = 0; i < made.size(); ++i) made[i] = {pages[i].title, pages[i].text};
    return made;
}();

void fill_topic(int number, stage::Topic& out) {
    if (number >= first_boss_pattern_topic)
        return fill_boss_pattern_topic(boss_pattern_of_topic(number).id, out);
    if (number >= topic_count)
        return fill_card_topic(static_cast<PatternId>(number - topic_count), out);
    const TopicText& text = topics[static_cast<std::size_t>(number)];
    std::string_view subtitle, quote;  // BUL-026
    const auto whose = [&](const auto& cards, Topic first) {
        const auto i = static_cast<std::size_t>(number - static_cast<int>(first));
        if (i >= cards.size()) return;
        subtitle = cards[i].subtitle;
        quote = cards[i].quote;
    };
    whose(content.heroines, Topic::esfir);
    whose(content.bosses, Topic::hollow_comet);
    out.title.add(text.title);
    if (!subtitle.empty()) out.plain.add(subtitle).add(". ");
    out.plain.add(text.plain);
    out.number.add(text.number);
    out.rule.add(text.rule);
    if (!quote.empty()) out.rule.add("\n\"").add(quote).add('"');
    out.page = page_about(text.number);
}

// The heroine that is named for a seat; empty: by lot.
std::string_view heroine_name(const kit::Config& config, kit::Seat seat) {
    if (config[heroine_field + std::size_t{seat}] == by_lot) return {};
    return card_of(named_heroine(config, seat)).name;
}

// Whoever is taken gives way, which a form cannot show by itself (BUL-014, BUL-272).
void remark(const kit::Config& config, std::size_t field, kit::TextOut& out) {
    const auto seats = static_cast<std::size_t>(seats_of(config[table_field]));
    if (config[field] == by_lot) return;
    if (field != boss_field && field != timer_field && field != table_field) {
        const Heroine gets = named_heroine(config, field - std::size_t{heroine_field});
        if (gets + 1 != config[field])
            out.add("Taken: ").add(card_of(gets).name).add(" plays instead");
    } else if (field == boss_field) {
        const Boss comes = named_boss(config, seats);
        bool lots = false;
        for (std::size_t seat = 0; seat < seats; ++seat)
            lots = lots || config[heroine_field + seat] == by_lot;
        if (comes + 1 != config[field])
            out.add("Her own boss: ").add(bosses[comes + 1u].title).add(" comes");
        else if (lots)
            out.add("Boss: another if its heroine plays");
    }
}

// Several actions of one choice are the moves of one bullet: the first speaks for them.
void reason(const kit::StateBytes* before, std::span<const kit::Action> actions,
            const kit::StateBytes*, kit::TextOut& out) {
    hint_reason(*reinterpret_cast<const State*>(before), actions[0], out);
}

void score_words(const kit::StateBytes* state, kit::Seat seat, kit::TextOut& out) {
    bullet_scene::add_score(*reinterpret_cast<const State*>(state), seat, out);
}

bool between_choices(const kit::StateBytes* state) {
    return halfway(*reinterpret_cast<const State*>(state));
}

void target(const kit::Config& config, kit::TextOut& out) {
    switch (mode_of(config[table_field])) {
        case Mode::score_attack:
            out.add("survive many rounds");
            break;
        case Mode::free_for_all:
            out.add("be the last standing");
            break;
        case Mode::teams:
            out.add("be the last team");
            break;
        case Mode::boss_battle:
            out.add("break ").number(shield_count).add(" shields");
            break;
    }
}

}  // namespace

constinit const stage::Cartridge cartridge{
    .game = game,
    .scene = &stage::make_scene<bullet_scene::Scene>,
    .line = "Clear the bullets before they hit you",
    .banner = &bullet_art::art::launcher_banner,
    .emblem = &bullet_art::art::launcher_emblem,
    .lessons = lessons,
    .rules = rule_pages,
    .topics = all_topics,
    .topic = fill_topic,
    .draw_topic = bullet_scene::draw_topic,
    .statistics = statistics,
    .challenges = challenges,
    .pars = pars,
    .ladder = &ladder,
    .count = count_figures,
    .role = heroine_name,
    .remark = remark,
    .reason = reason,
    .score_words = score_words,
    .finale = draw_finale,
    .target = target,
    .halfway = between_choices,
    .score_kinds = &score_kinds,
    .scored_modes = scored_kinds,
    .slice_nodes = 40,  // 4 ms at most
    .pause_frames = 1,  // 17 to 33 actions a turn, and up to seven rivals
};

}  // namespace bullet_cartridge
