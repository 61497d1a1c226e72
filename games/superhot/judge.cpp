#include "superhot/judge.h"

#include <algorithm>

#include "superhot/goals.h"
#include "superhot/level.h"
#include "superhot/places.h"
#include "superhot/turn.h"

namespace superhot {

using namespace kit;

namespace {

// Found by hill climbing over whole campaigns; changed only by matches that show a gain.
struct Weights {
    std::int32_t goal_open = 352, goal_done = 405;
    std::int32_t bullet_left = 81, bullet_scarce = 1276, bullet_last = 480;
    std::array<std::int32_t, 4> bullets_in_hand{0, 218, 587, 1523};
    std::array<std::int32_t, 7> bullet_in_line{14, 13, 9, 6, 4, 3, 2};
    std::array<std::int32_t, 7> enemy_in_line{6, 9, 12, 15, 16, 16, 16};  // for each shot
    std::int32_t hand_quality = 22, hand_card = 11, dodge_point = 6;
    std::int32_t stock_quality = 8;
    std::int32_t bullet_in_deck = 60;
    std::int32_t obstacle_stock = 24, own_stock = 9;
    std::int32_t wait = 42;
};
constexpr Weights weight;

// x to the power of 1.5.
constexpr std::array<std::int32_t, 15> power{0, 1, 3, 5, 8, 11, 15, 19, 23, 27, 32, 36, 42, 47, 52};
std::int32_t power_of(int x) { return power[static_cast<std::size_t>(std::clamp(x, 0, 14))]; }

constexpr std::array<std::uint8_t, tops.size()> qualities = [] {
    std::array<std::uint8_t, tops.size()> all{};
    for (std::size_t i = 0; i < tops.size(); ++i) {
        const TopHalf& top = tops[i];
        switch (top.gives) {
            case Gives::fighting:
                all[i] = static_cast<std::uint8_t>(20 * top.value);
                break;
            case Gives::dodge:
                all[i] = static_cast<std::uint8_t>(25 * top.value);
                break;
            case Gives::katana:
                all[i] = 64;
                break;
            case Gives::glass:
                all[i] = 60;
                break;
            case Gives::bat:
                all[i] = 52;
                break;
            case Gives::pliers:
            case Gives::double_trouble:
                all[i] = 44;
                break;
        }
    }
    return all;
}();

// A pile's cards and their quality, a word a card: the loops over piles are where judging spends
// its time. Bullets count nothing.
constexpr std::array<std::uint32_t, obstacle_count + 1> pile_words = [] {
    std::array<std::uint32_t, obstacle_count + 1> all{};
    for (Card card = 0; card < obstacle_count; ++card)
        all[card] = 1u << 16 | qualities[static_cast<std::size_t>(top_name(card))];
    return all;
}();
struct Pile {
    int cards, quality;

    template <std::size_t N>
    explicit Pile(const FixedList<Card, N>& pile) {
        std::uint32_t sum = 0;
        for (const Card card : pile) sum += pile_words[card];
        cards = static_cast<int>(sum >> 16);
        quality = static_cast<int>(sum & 0xFFFF);
    }
};

// What a card is worth in hand.
constexpr std::int32_t hand_worth(int card_quality) {
    return weight.hand_quality * std::min(card_quality, 60) / quality_unit;
}
constexpr std::array<std::uint8_t, obstacle_count> hand_worths = [] {
    std::array<std::uint8_t, obstacle_count> all{};
    for (Card card = 0; card < obstacle_count; ++card)
        all[card] = static_cast<std::uint8_t>(
            hand_worth(qualities[static_cast<std::size_t>(top_name(card))]));
    return all;
}();

// Sums over a set of own cards.
struct Own {
    int cards = 0, quality = 0, fighters = 0, weapons = 0, dodge = 0;

    void see(Card card) {
        if (card == bullet) return;
        const TopHalf& top = top_of(card);
        ++cards;
        quality += superhot::quality(card);
        fighters += top.gives == Gives::fighting || top.gives == Gives::katana;
        weapons += top.weapon;
        if (top.gives == Gives::dodge || top.gives == Gives::bat) dodge += top.value;
    }
    template <class Cards>
    void see_all(const Cards& cards_seen) {
        for (const Card card : cards_seen) see(card);
    }
};

int line_cards(const State& state) {
    int cards = 0;
    for (int slot = 0; slot < state.slots; ++slot) cards += state.at(slot) != no_card;
    return cards;
}

int enemies_up(const State& state) {
    int enemies = 0;
    for (int slot = 0; slot < state.slots; ++slot)
        enemies +=
            state.face_up_obstacle(slot) && bottom_of(state.at(slot)).family == Family::enemy;
    return enemies;
}

// How near an open goal is, in hundredths (7.2).
int nearness(const State& state, Goal goal, const Own& hand, const Normal& normal) {
    const int target = goals[goal].target;
    const int held = normal.hand.size();
    int near = 0;
    if (goals[goal].type == GoalType::counter) return 100 * state.counters[goal] / target;
    switch (goal) {
        case triple_take:
            near = 50 * std::min(hand.fighters, 3) / 3;
            break;
        case smash_and_grab:
            near = 50 * std::min(held, 6) / 6;
            break;
        case full_throttle:
            near = 60 * std::min(held, 6) / 6;
            break;
        case grand_tour:
            near = 50 * std::min(held, 6) / 6;
            break;
        case clean_sweep:
            near = 50 * std::min(held, 7) / 7;
            break;
        case overkill:
            near = 40 * std::min(hand.weapons, 2) / 2;
            break;
        case duck_and_strike:
            near = 30 * std::min(hand.dodge, 2) / 2 + 10 * std::min(hand.fighters, 2);
            break;
        case close_call:
            near = 80 * normal.bullets / target;
            break;
        case hail_of_lead:
            near = 80 * (state.bullets_in_game - state.bullets_deck) /
                   (state.bullets_in_game - target);
            break;
        case arsenal:
            near = 80 * hand.weapons / target;
            break;
        case full_hands:
            near = 50 * (held - 3);
            break;
        case pack_rat:
            near = 90 * static_cast<int>(normal.discard.size()) / target;
            break;
        case quiet_room:
            near = 90 - 25 * enemies_up(state);
            break;
        case sleepers:
            near = 80 * std::popcount(state.knocked_out) / target;
            break;
        case untouchable:
            near = 80 * hand.dodge / target;
            break;
        default:
            near = 100 - 100 * (state.bullets_in_game - state.bullets_deck - target) / 8;
            break;
    }
    return std::clamp(near, 0, 95);
}

std::int32_t judge_bullets_deck(int left) {
    if (left <= 0) return loss_value;
    return weight.bullet_left * left - weight.bullet_scarce / left -
           (left <= 2 ? weight.bullet_last : 0);
}

std::int32_t judge_line(const State& state) {
    std::int32_t value = 0;
    std::size_t place = 0;  // after sliding
    for (int slot = 0; slot < state.slots; ++slot) {
        const Card card = state.at(slot);
        if (card == no_card) continue;
        if (card == bullet) {
            value -= weight.bullet_in_line[place];
        } else if (!state.is_knocked_out(slot) && bottom_of(card).family == Family::enemy) {
            const int shots = bottom_of(card).shots;
            value -= weight.enemy_in_line[place] * (shots > 0 ? 2 * shots : 1) / 2;
        }
        ++place;
    }
    return value;
}

// What a Normal player has: hand, bullets, stock.
std::int32_t judge_normal(const Normal& normal, const Own& hand, int unknown, bool bullets_wanted) {
    std::int32_t value = 0;
    const Pile deck(normal.deck), discard(normal.discard);
    const int deck_cards = static_cast<int>(normal.deck.size());
    const int deck_bullets = deck_cards - deck.cards;
    // The mean card to come: of the deck, or of the discard if that is next.
    const Pile& next = deck.cards > 0 ? deck : discard;
    const int mean = next.cards > 0 ? next.quality / next.cards : 0;
    for (const Card card : normal.hand) value += hand_worths[card];
    value += weight.hand_card * hand.cards;
    value += unknown * (hand_worth(mean) + weight.hand_card);
    value += weight.dodge_point * std::min(hand.dodge, 4);
    value += weight.stock_quality * (deck.quality + discard.quality) / quality_unit;
    value -= weight.bullet_in_deck * deck_bullets;
    std::int32_t hits = weight.bullets_in_hand[std::min<std::size_t>(normal.bullets, 3)];
    if (bullets_wanted) hits = hits * 6 / 10;
    value -= hits;
    const int own = hand.cards + deck.cards + discard.cards;
    value -= weight.own_stock * power_of(9 - own);
    return value;
}

// What happens for certain in phase 6, with the cards that are there.
void act_roughly(State& state, int& unknown) {
    int shots = 0, unarmed = 0;
    for (int slot = 0; slot < state.slots; ++slot) {
        if (!state.face_up_obstacle(slot)) continue;
        switch (bottom_of(state.at(slot)).ability) {
            case Ability::shoots:
                shots += bottom_of(state.at(slot)).shots;
                break;
            case Ability::unarmed:
                ++unarmed;
                break;
            case Ability::pillar:
                unknown += can_draw(state.me());
                break;
            case Ability::katana:
            case Ability::bat: {
                if (!state.me().hand.empty()) state.me().hand.remove(least_of(state, state.me()));
                break;
            }
            default:
                break;
        }
    }
    if (shots > 0) shots += unarmed;
    state.bullets_deck = static_cast<std::uint8_t>(std::max(0, state.bullets_deck - shots));
}

// Phases 3 to 5, without looking at what is drawn. True if it is over, with `value`.
bool move_on(State& state, int& unknown, std::int32_t& value) {
    Normal& normal = state.me();
    for (const Card card : state.fresh) normal.hand.add(card);
    state.fresh.clear();
    const int missing = std::max(0, hand_size - normal.hand_count() - unknown);
    if (missing > static_cast<int>(normal.deck.size() + normal.discard.size())) {
        value = loss_value;
        return true;
    }
    unknown += missing;
    Events unseen;
    maneuver(state, unseen);
    if (state.ended()) {
        value = loss_value;
        return true;
    }
    for (const Goal goal : state.goal_row)
        if (!state.is_done(goal) && goal_met(state, goal, state.active)) state.done |= 1u << goal;
    if (std::popcount(state.done) < static_cast<int>(state.goal_row.size())) return false;
    const bool last = state.infinite == 0 && state.level == campaign_levels(state);
    if (last) {
        value = win_value;
        return true;
    }
    // What the next level begins with: the bullets left and the own cards.
    value = level_value + judge_bullets_deck(state.bullets_deck) +
            weight.goal_done * static_cast<int>(state.goal_row.size());
    for (int player = 0; player < state.normal_count(); ++player) {
        const Normal& each = state.normals[static_cast<std::size_t>(player)];
        Own all;
        all.see_all(each.hand);
        all.see_all(each.deck);
        all.see_all(each.discard);
        value += 14 * all.quality / quality_unit - weight.bullet_in_deck * each.bullets -
                 weight.own_stock * power_of(11 - all.cards);
    }
    return true;
}

bool wait_on(State& state, std::int32_t& value) {
    Events unseen;
    pass_card(state, 0, unseen);
    if (state.ended())
        value = loss_value;
    else
        count_wait(state, unseen);
    return state.ended();
}

}  // namespace

int quality(Card card) {
    return card < obstacle_count ? qualities[static_cast<std::size_t>(top_name(card))] : 0;
}

Card least_of(const State& state, const Normal& normal) {
    const auto wanted = [&](Goal goal) {
        return state.goal_row.contains(goal) && !state.is_done(goal);
    };
    const bool weapons = wanted(arsenal), dodge = wanted(untouchable);
    Card least = no_card;
    int lowest = 1000;
    for (const Card card : normal.hand) {
        int worth = quality(card) * 2 + (bottom_of(card).shots > 0);  // a shooter comes back
        if (weapons && top_of(card).weapon) worth += 60;
        if (dodge && top_of(card).gives == Gives::dodge) worth += 60;
        if (worth < lowest) {
            lowest = worth;
            least = card;
        }
    }
    return least;
}

std::int32_t judge(const State& state, int unknown) {
    std::int32_t value = judge_bullets_deck(state.bullets_deck);
    if (value <= loss_value) return loss_value;
    const bool bullets_wanted = state.goal_row.contains(close_call) && !state.is_done(close_call);
    std::array<Own, 2> hands;
    for (int player = 0; player < state.normal_count(); ++player) {
        const auto i = static_cast<std::size_t>(player);
        hands[i].see_all(state.normals[i].hand);
        value += judge_normal(state.normals[i], hands[i], player == state.active ? unknown : 0,
                              bullets_wanted);
    }
    for (const Goal goal : state.goal_row) {
        if (state.is_done(goal)) {
            value += weight.goal_done;
            continue;
        }
        int near = nearness(state, goal, hands[state.active], state.me());
        if (state.two()) {
            const std::size_t other = 1u - state.active;
            near = std::max(near, nearness(state, goal, hands[other], state.normals[other]));
        }
        value += weight.goal_open * std::min(near, 95) / 100;
    }
    const int stock = line_cards(state) +
                      static_cast<int>(state.obstacles.size() + state.obstacle_discard.size());
    return value + judge_line(state) - weight.obstacle_stock * power_of(14 - stock);
}

std::int32_t judge_end(const State& state, int blind) {
    State after = state;
    int unknown = blind;
    std::int32_t value = 0;
    const bool waits = state.phase == Phase::waiting;
    if (waits ? wait_on(after, value) : move_on(after, unknown, value)) return value;
    act_roughly(after, unknown);
    return judge(after, unknown) - (waits ? weight.wait : 0);
}

std::int32_t judge_crudely(const State& state, int blind) {
    State after = state;
    int unknown = blind;
    std::int32_t value = 0;
    const bool waits = state.phase == Phase::waiting;
    const int shown = state.bullets_deck;
    if (waits ? wait_on(after, value) : move_on(after, unknown, value)) return value;
    act_roughly(after, unknown);
    if (after.bullets_deck == 0) return loss_value;
    value = 960 * std::popcount(after.done) - 60 * (shown - after.bullets_deck) -
            160 * after.me().bullets;
    for (const Goal goal : after.goal_row)
        if (goals[goal].type == GoalType::counter)
            value += 100 * std::min(after.counters[goal], goals[goal].target);
    Own own;
    own.see_all(after.me().hand);
    const int held = own.quality;
    own.see_all(after.me().discard);
    own.see_all(after.me().deck);
    value += 12 * held / quality_unit + 6 * (own.quality - held) / quality_unit;
    value -= 60 * std::max(0, 8 - own.cards);
    return value - (waits ? 400 : 0);
}

int turns_for(const State& state, Goal goal) {
    constexpr std::array<std::uint8_t, goal_count> usual{4,  5, 5,  9, 6, 6, 4, 4, 4, 7, 7, 8, 7,
                                                         12, 4, 10, 7, 8, 6, 5, 7, 7, 6, 6, 6};
    int turns = usual[goal];
    if (goal == hail_of_lead) turns = std::max(0, state.bullets_deck - 5) * 3 / 2;
    if (goal == recall) turns = 3 * std::max(0, state.bullets_in_game - state.bullets_deck - 2);
    return turns;
}

}  // namespace superhot
