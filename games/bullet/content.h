// All that is written on boards, cards and tiles, read by the compiler.
//
// heroines.h, bosses.h and powerups.h hold the words; here they become shapes and effects, and
// every mistake in them is an error of the compiler.
#pragma once

#include "bullet/bosses.h"
#include "bullet/effect.h"
#include "bullet/grid.h"
#include "bullet/heroines.h"
#include "bullet/powerups.h"

namespace bullet {

using PatternId = std::uint8_t;  // 0 .. 89, heroine after heroine
using EffectId = std::uint8_t;
inline constexpr PatternId no_pattern = 255;
inline constexpr EffectId no_effect = 255;

inline constexpr std::size_t most_actions_of_one = 5, most_stars_of_one = 2;
inline constexpr std::size_t most_patterns_of_one = 12;
inline constexpr std::size_t most_patterns_of_boss = 7;

struct Ability {  // an action that is paid with AP, or a star action
    std::string_view name{};
    std::uint8_t cost = 0;
    EffectId effect = no_effect;
    constexpr bool operator==(const Ability&) const = default;
};

struct HeroineCard {
    std::string_view id{}, name{}, subtitle{}, quote{}, ability{}, ability_help{};
    Mark mark = Mark::heart;
    std::uint8_t action_points = 0, lives = 0, hand_size = 0;
    kit::FixedList<Ability, most_actions_of_one> actions{};
    kit::FixedList<Ability, most_stars_of_one> stars{};
    PatternId first_pattern = 0;
    std::uint8_t patterns = 0;
};

struct PatternCard {
    std::string_view name{};
    Heroine heroine = esfir;
    EffectId rider = no_effect;
    std::uint8_t shape = 0;  // in `content.shapes`; those of its quarter turns follow
    std::uint8_t turns = 1;  // in how many ways Rose may hold it, if she can (BUL-335, BUL-336)
};

using BossPattern = std::uint8_t;  // 0 .. 50, boss after boss
inline constexpr BossPattern no_boss_pattern = 255;

struct Slot {  // BUL-275
    std::array<std::uint8_t, most_heroines> breaks{};
    std::uint8_t intensity = 0;
    EffectId effect = no_effect;
};

struct BossCard {
    std::string_view id{}, name{}, subtitle{}, quote{}, ability{}, ability_help{};
    std::array<Slot, slot_count> slots{};  // from top to bottom
    BossPattern first_pattern = 0;
    std::uint8_t patterns = 0;
};

struct BossPatternCard {
    std::string_view name{};
    Boss boss = hollow_comet;
    EffectId effect = no_effect;
    std::uint8_t shape = 0;  // of a recipe only what it wishes for counts (BUL-401)
};

namespace detail {

constexpr std::size_t count_patterns() {
    std::size_t sum = 0;
    for (const HeroineText& text : heroine_texts) sum += text.patterns.size();
    return sum;
}
// YNN's are the feed of Collective Consciousness (BUL-336).
constexpr std::size_t turns_of(std::size_t heroine) {
    return heroine == rose || heroine == ynn ? 4 : 1;
}
constexpr std::size_t turns_of_boss(std::size_t boss) { return boss == double_exposure ? 4 : 1; }
constexpr std::size_t count_boss_patterns() {
    std::size_t sum = 0;
    for (const BossText& text : boss_texts) sum += text.patterns.size();
    return sum;
}
constexpr std::size_t count_shapes() {
    std::size_t sum = 0;
    for (std::size_t i = 0; i < heroine_count; ++i)
        sum += heroine_texts[i].patterns.size() * turns_of(i);
    for (std::size_t i = 0; i < boss_count; ++i)
        sum += boss_texts[i].patterns.size() * turns_of_boss(i);
    return sum;
}
constexpr std::size_t count_effects() {
    std::size_t sum = powerup_kinds + team_action_count;
    for (const HeroineText& text : heroine_texts) {
        sum += text.actions.size() + text.stars.size();
        for (const PatternText& pattern : text.patterns) sum += pattern.rider.empty() ? 0 : 1;
    }
    return sum + count_boss_patterns() + boss_count * shield_count;
}

}  // namespace detail

inline constexpr std::size_t pattern_count = detail::count_patterns();
inline constexpr std::size_t boss_pattern_count = detail::count_boss_patterns();
inline constexpr std::size_t shape_count = detail::count_shapes();
inline constexpr std::size_t effect_count = detail::count_effects();
static_assert(pattern_count == 90 && boss_pattern_count == 51);  // BUL-015
static_assert(powerup_kinds == 9 && powerup_tiles == 27 && team_action_count == 3);
static_assert(effect_count < no_effect && shape_count < 256);

struct Content {
    std::array<HeroineCard, heroine_count> heroines{};
    std::array<PatternCard, pattern_count> patterns{};
    std::array<Shape, shape_count> shapes{};
    std::array<Effect, effect_count> effects{};
    std::array<BossCard, boss_count> bosses{};
    std::array<BossPatternCard, boss_pattern_count> boss_patterns{};
    EffectId first_powerup{}, first_team_action{};
};

namespace detail {

class Reader {
  public:
    constexpr Content read() {
        for (std::size_t i = 0; i < heroine_count; ++i) read_heroine(i);
        content_.first_powerup = next_effect_;
        for (const PowerupText& text : powerup_texts) read_text(text.effect);
        content_.first_team_action = next_effect_;
        for (const TeamActionText& text : team_action_texts) read_text(text.effect);
        for (std::size_t i = 0; i < boss_count; ++i) read_boss(i);
        return content_;
    }

  private:
    constexpr EffectId read_text(std::string_view text) {
        content_.effects[next_effect_] = read_effect(text);
        return next_effect_++;
    }

    constexpr void read_heroine(std::size_t i) {
        const HeroineText& text = heroine_texts[i];
        HeroineCard& card = content_.heroines[i];
        card = {.id = text.id,
                .name = text.name,
                .subtitle = text.subtitle,
                .quote = text.quote,
                .ability = text.ability,
                .ability_help = text.ability_help,
                .mark = text.mark,
                .action_points = text.action_points,
                .lives = text.lives,
                .hand_size = text.hand_size,
                .first_pattern = next_pattern_,
                .patterns = static_cast<std::uint8_t>(text.patterns.size())};
        kit::check(card.patterns <= most_patterns_of_one, "a heroine has too many patterns");
        for (const ActionText& action : text.actions) {
            kit::check(action.cost > 0, "an action costs something");
            card.actions.push({action.name, action.cost, read_text(action.effect)});
        }
        for (const ActionText& star : text.stars) {
            kit::check(star.cost == 0, "a star action costs nothing");
            card.stars.push({star.name, 0, read_text(star.effect)});
        }
        for (const PatternText& pattern : text.patterns) read_pattern(i, pattern);
    }

    constexpr void read_pattern(std::size_t heroine, const PatternText& text) {
        Grid grid = read_grid(text.grid);
        const int clears = grid.clearing();
        kit::check(grid.asking_bullets() >= 1, "a pattern that an empty sight fulfils");
        kit::check(clears >= 3 && clears <= 5, "a pattern clears three to five spaces");
        kit::check(grid.asking(Asks::component) == 0 || heroine == nawa,
                   "a pattern asks for a component that its heroine has not");
        const auto turns = static_cast<std::uint8_t>(turns_of(heroine));
        content_.patterns[next_pattern_++] = {
            .name = text.name,
            .heroine = static_cast<Heroine>(heroine),
            .rider = text.rider.empty() ? no_effect : read_text(text.rider),
            .shape = next_shape_,
            .turns = turns};
        for (int turn = 0; turn < turns; ++turn) {
            for (std::size_t i = content_.heroines[heroine].first_pattern; i + 1 < next_pattern_;
                 ++i)
                kit::check(!(grids_[i] == grid) || (turn > 0 && heroine != rose),
                           "two patterns of a heroine are the same");
            content_.shapes[next_shape_++] = shape_of(grid);
            if (turn == 0) grids_[next_pattern_ - 1u] = grid;
            if (turns > 1) grid = turned(grid);
        }
    }

    constexpr void read_boss(std::size_t i) {
        const BossText& text = boss_texts[i];
        BossCard& card = content_.bosses[i];
        card = {.id = text.id,
                .name = text.name,
                .subtitle = text.subtitle,
                .quote = text.quote,
                .ability = text.ability,
                .ability_help = text.ability_help,
                .first_pattern = next_boss_pattern_,
                .patterns = static_cast<std::uint8_t>(text.patterns.size())};
        kit::check(card.patterns <= most_patterns_of_boss, "a boss has too many patterns");
        kit::check(text.slots.size() == slot_count, "a boss has one slot more than shields");
        for (std::size_t slot = 0; slot < slot_count; ++slot)
            read_slot(card, text.slots[slot], slot);
        for (const BossPatternText& pattern : text.patterns) read_boss_pattern(i, pattern);
    }

    constexpr void read_slot(BossCard& card, const SlotText& text, std::size_t slot) {
        const bool topmost = slot == 0, bottommost = slot == shield_count;
        kit::check(topmost == text.effect.empty(), "all slots but the topmost have an effect");
        kit::check(bottommost == (text.intensity == 0), "all but the last have an intensity");
        for (std::size_t i = 0; i < most_heroines; ++i) {
            kit::check(topmost == (text.breaks[i] == 0), "a shield breaks at a number");
            if (topmost) continue;
            kit::check(i == 0 || text.breaks[i] > text.breaks[i - 1],
                       "more heroines have to send more");
            kit::check(text.breaks[i] >= card.slots[slot - 1].breaks[i],
                       "lower shields are no weaker");
        }
        kit::check(topmost || bottommost || text.intensity >= card.slots[slot - 1].intensity,
                   "the intensity never falls");
        card.slots[slot] = {.breaks = text.breaks,
                            .intensity = text.intensity,
                            .effect = topmost ? no_effect : read_text(text.effect)};
    }

    constexpr void read_boss_pattern(std::size_t boss, const BossPatternText& text) {
        Grid grid = read_grid(text.grid);
        kit::check(grid.clearing() == 0 && grid.asking(Asks::component) == 0 &&
                       grid.count([](const Cell& cell) { return cell.alone; }) == 0,
                   "a boss asks for bullets and empty spaces only");
        const int bullets = grid.asking_bullets();
        kit::check(bullets >= 1, "a boss pattern that an empty sight completes");
        kit::check(boss != knife_and_fork ||
                       (bullets == grid.height * grid.width &&
                        grid.asking(Asks::same_number) + grid.asking(Asks::same_colour) == 0),
                   "a recipe asks for bullets, each for itself");
        content_.boss_patterns[next_boss_pattern_++] = {.name = text.name,
                                                        .boss = static_cast<Boss>(boss),
                                                        .effect = read_text(text.effect),
                                                        .shape = next_shape_};
        for (std::size_t turn = 0; turn < turns_of_boss(boss); ++turn) {
            content_.shapes[next_shape_++] = shape_of(grid);
            if (turns_of_boss(boss) > 1) grid = turned(grid);
        }
    }

    Content content_{};
    std::array<Grid, pattern_count> grids_{};
    EffectId next_effect_ = 0;
    PatternId next_pattern_ = 0;
    BossPattern next_boss_pattern_ = 0;
    std::uint8_t next_shape_ = 0;
};

}  // namespace detail

inline constexpr Content content = detail::Reader().read();

constexpr const HeroineCard& card_of(Heroine heroine) { return content.heroines[heroine]; }
constexpr const PatternCard& pattern(PatternId id) { return content.patterns[id]; }
constexpr const Effect& effect(EffectId id) { return content.effects[id]; }
constexpr EffectId effect_of_powerup(Powerup kind) {
    return static_cast<EffectId>(content.first_powerup + kind);
}
constexpr EffectId effect_of_team_action(int action) {
    return static_cast<EffectId>(content.first_team_action + action);
}
// As it is held after so many quarter turns.
constexpr const Shape& shape(PatternId id, int turns) {
    return content.shapes[static_cast<std::size_t>(content.patterns[id].shape + turns)];
}
constexpr const BossCard& card_of(Boss boss) { return content.bosses[boss]; }
constexpr const BossPatternCard& boss_pattern(BossPattern id) { return content.boss_patterns[id]; }
constexpr const Shape& boss_shape(BossPattern id, int turns) {
    return content.shapes[static_cast<std::size_t>(content.boss_patterns[id].shape + turns)];
}
constexpr std::string_view boss_grid_text(BossPattern id) {
    const BossPatternCard& card = content.boss_patterns[id];
    return boss_texts[card.boss]
        .patterns[static_cast<std::size_t>(id - content.bosses[card.boss].first_pattern)]
        .grid;
}
// What is printed on the card, for drawing it.
constexpr std::string_view grid_text(PatternId id) {
    const PatternCard& card = content.patterns[id];
    return heroine_texts[card.heroine]
        .patterns[static_cast<std::size_t>(id - content.heroines[card.heroine].first_pattern)]
        .grid;
}

static_assert([] {
    std::size_t actions = 0;
    for (const HeroineCard& card : content.heroines) actions += card.actions.size();
    return actions;
}() == 35);

}  // namespace bullet
