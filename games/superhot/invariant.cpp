// What must hold after every action (RULES.md, "Always true").
#include <algorithm>

#include "superhot/level.h"
#include "superhot/rules.h"

namespace superhot {

namespace {

struct Census {
    std::array<std::uint8_t, obstacle_count> places{};
    int bullets = 0;
    bool misplaced = false;  // a bullet where none may be

    void see(Card card, bool bullets_too) {
        if (card == no_card) return;
        if (card == bullet) {
            ++bullets;
            misplaced = misplaced || !bullets_too;
        } else {
            ++places[card];
        }
    }
    template <class List>
    void see_all(const List& cards, bool bullets_too) {
        for (const Card card : cards) see(card, bullets_too);
    }
};

bool in_this_game(const State& state, Card card) {
    if (card < common_obstacles) return !(card < ob(7) && card + state.bats >= ob(7));
    if (card < it(1)) return card < common_obstacles + state.bats;
    if (state.two()) return true;
    return (state.single_deck == it_deck) == (card < pz(1));
}

const char* miscounted(const State& state) {
    Census census;
    census.see_all(state.line, true);
    census.see_all(state.obstacles, true);
    census.see_all(state.obstacle_discard, true);
    census.see_all(state.system_hand, true);
    census.see_all(state.fresh, false);
    for (const Used& use : state.used) census.see(use.card, false);
    census.see(state.aid_in, false);
    census.see(state.aid_out, false);
    census.bullets += state.bullets_deck;
    for (const Normal& normal : state.normals) {
        census.see_all(normal.deck, true);
        census.see_all(normal.discard, false);
        census.see_all(normal.hand, false);
        census.bullets += normal.bullets;
    }
    for (Card card = 0; card < obstacle_count; ++card)
        if (census.places[card] != in_this_game(state, card))
            return "an obstacle is lost or doubled";
    if (census.bullets != state.bullets_in_game) return "a Bullet is lost or doubled";
    if (census.misplaced) return "a Bullet lies where none may be";
    return nullptr;
}

const char* goals_wrong(const State& state) {
    std::array<std::uint8_t, goal_count> found{};
    for (const Goal goal : state.goals_deck) ++found[goal];
    for (const Goal goal : state.goal_row) ++found[goal];
    for (const std::uint8_t times : found)
        if (times != 1) return "a goal is lost or doubled";
    for (Goal goal = 0; goal < goal_count; ++goal)
        if (state.is_done(goal) && !state.goal_row.contains(goal))
            return "a goal is done that is not in the row";
    if (state.goals_below + state.goals_unseen > static_cast<int>(state.goals_deck.size()))
        return "more goals are known to lie in the deck than it has";
    if (state.counters[momentum] > state.level_turn) return "more momentum than turns";
    return nullptr;
}

const char* line_wrong(const State& state) {
    for (int slot = 0; slot < most_slots; ++slot) {
        const bool obstacle = slot < state.slots && state.at(slot) < obstacle_count;
        if (state.is_knocked_out(slot) && !obstacle) return "a knocked out card is no obstacle";
        if (state.is_hardened(slot) && (!obstacle || state.is_knocked_out(slot)))
            return "a hardened card is no obstacle face up";
        if (slot >= state.slots && state.at(slot) != no_card) return "a card beyond The Line";
    }
    if (state.hardened != 0 && !state.has_system()) return "a hardened card without a System";
    return nullptr;
}

bool line_full(const State& state) {
    return std::all_of(state.line.begin(), state.line.begin() + state.slots,
                       [](Card card) { return card != no_card; });
}

const char* phase_wrong(const State& state) {
    const bool rest = state.phase == Phase::choose || state.phase == Phase::system ||
                      state.phase == Phase::veto || state.phase == Phase::veto_reply;
    if (rest &&
        (!line_full(state) || !state.used.empty() || !state.fresh.empty() || state.pending != 0))
        return "a turn begins in disorder";
    const bool using_cards =
        state.phase == Phase::use || state.phase == Phase::hit || state.phase == Phase::aid;
    if (!using_cards && state.phase != Phase::over && !state.used.empty())
        return "used cards outside of phase 2";
    if (state.phase != Phase::hit && (state.hit_sum != 0 || state.hit_last != 0))
        return "an interaction stands open";
    if (state.phase != Phase::system && (state.points[0] | state.points[1] | state.points[2]) != 0)
        return "points outside of the System's turn";
    if (state.points[0] + state.points[1] + state.points[2] > 5 + 3 * 5)
        return "more points than four cards can give";
    return nullptr;
}

const char* danger_wrong(const State& state) {
    for (const Normal& normal : state.normals)
        if (normal.bullets >= deadly_bullets) return "four Bullets in a hand and no end";
    if (state.normals[0].bullets + state.normals[1].bullets >= deadly_together)
        return "five Bullets in two hands and no end";
    if (state.bullets_deck == 0) return "no Bullet is left and no end";
    if (state.level_turn > most_level_turns) return "a level outlasts its turns";
    return nullptr;
}

}  // namespace

const char* Rules::invariant(const State& state) {
    if (const char* wrong = miscounted(state)) return wrong;
    if (const char* wrong = goals_wrong(state)) return wrong;
    if (const char* wrong = line_wrong(state)) return wrong;
    if (const char* wrong = phase_wrong(state)) return wrong;
    if (state.phase == Phase::over)
        return state.ended() ? nullptr : "the match is over without a reason";
    if (state.ended()) return "a leg has ended and the match goes on";
    return danger_wrong(state);
}

}  // namespace superhot
