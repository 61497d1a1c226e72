#include "superhot_scene/forecast.h"

#include <algorithm>

#include "kit/text.h"
#include "superhot/goals.h"
#include "superhot_scene/wishes.h"

namespace superhot_scene {

using superhot::Ability;
using superhot::bottom_of;
using superhot::End;
using superhot::Family;
using superhot::Goal;
using superhot::no_card;
using superhot::Normal;
using superhot::TurnRecord;

namespace {

// HOT-154 .. HOT-157, of what lies face up
int shots_of(const State& state) {
    int shots = 0, unarmed = 0;
    for (int slot = 0; slot < state.slots; ++slot) {
        if (!state.face_up_obstacle(slot)) continue;
        shots += bottom_of(state.at(slot)).shots;
        unarmed += bottom_of(state.at(slot)).ability == Ability::unarmed;
    }
    return shots > 0 ? shots + unarmed : 0;
}

End bullets_problem(const State& state, int hits) {
    if (hits == 0) return End::none;
    const int mine = state.me().bullets + hits;
    if (mine >= superhot::deadly_bullets) return End::bullets;
    if (state.two() && mine + state.normals[1u - state.active].bullets >= superhot::deadly_together)
        return End::five_bullets;
    return End::none;
}

bool has_room_for_luck(const State& state) {
    constexpr Goal of_the_hand[] = {superhot::close_call, superhot::arsenal, superhot::full_hands,
                                    superhot::untouchable};
    return std::any_of(std::begin(of_the_hand), std::end(of_the_hand), [&](Goal goal) {
        return state.goal_row.contains(goal) && !state.is_done(goal);
    });
}

// Is the level complete, or may it be with the cards that are drawn? `after`: after Maneuvers.
bool may_be_complete(const State& after, bool draws) {
    for (const Goal goal : after.goal_row) {
        if (after.is_done(goal) || superhot::goal_met(after, goal, after.active)) continue;
        if (!draws || !has_room_for_luck(after)) return false;
    }
    return true;
}

// Is the level complete whatever is drawn? Cards only add to what a goal asks of the hand, but
// drawing may shuffle the discard, and it may bring the Bullets of an earlier level.
bool is_complete(const State& after, int missing) {
    State least = after;
    Normal& normal = least.me();
    if (missing > static_cast<int>(normal.deck.size())) normal.discard.clear();
    for (const Goal goal : least.goal_row)
        if (!least.is_done(goal) && !superhot::goal_met(least, goal, least.active)) return false;
    const int mine = normal.bullets + missing;
    const int theirs = least.two() ? least.normals[1u - least.active].bullets : 0;
    return missing == 0 || least.level == 1 ||
           (mine < superhot::deadly_bullets && mine + theirs < superhot::deadly_together);
}

// Cards in The Line and what could fill it: HOT-173
End line_problem(const State& state, int shots) {
    const auto filled = std::count_if(state.line.begin(), state.line.begin() + state.slots,
                                      [](Card card) { return card != no_card; });
    const int stock = static_cast<int>(filled) + static_cast<int>(state.obstacles.size()) +
                      static_cast<int>(state.obstacle_discard.size()) + shots;
    return stock < state.slots ? End::no_line : End::none;
}

Card take_out(State& state, int slot) {
    const unsigned stays = ~(1u << slot);
    state.knocked_out = static_cast<std::uint8_t>(state.knocked_out & stays);
    return std::exchange(state.line[static_cast<std::size_t>(slot)], no_card);
}

// As the rules count it, in the way that the goals ask for.
void defeat(State& after, int slot, const Reckoning& aim) {
    const Card card = after.at(slot);
    kit::Events unseen;
    if (card == superhot::bullet) {
        take_out(after, slot);
        ++after.bullets_deck;
        ++after.turn.bullets_destroyed;
        return superhot::count(after, superhot::bullet_time, 1, unseen);
    }
    const superhot::Method method = wish_for(after, slot).method;
    if (aim.sum >= aim.price.cost + superhot::goals[superhot::overkill].target)
        after.turn.overkill = 1;
    superhot::count_defeat(after, card, method, unseen);
    if (method == superhot::destroy)
        after.fresh.push(take_out(after, slot));
    else
        after.knocked_out = static_cast<std::uint8_t>(after.knocked_out | 1u << slot);
}

}  // namespace

Forecast forecast_move(const State& state, int target, const Picks& picks) {
    Forecast result;
    State after = state;
    const int used = static_cast<int>(state.used.size() + picks.size());
    if (target != no_slot && !picks.empty())
        if (const Reckoning aim = reckon(state, target, picks); aim.enough())
            defeat(after, target, aim);
    result.emptied = std::min<int>(used + state.lag, state.slots);
    Normal& normal = after.me();
    // Phase 3
    int held = normal.hand_count();  // a partner's aid is not among them: HOT-241
    for (const Pick& pick : picks) held -= normal.hand.has(pick.card);
    const int missing =
        std::max(0, superhot::hand_size - held - static_cast<int>(after.fresh.size()));
    const bool dry = missing > static_cast<int>(normal.deck.size() + normal.discard.size());
    for (const Pick& pick : picks) normal.hand.remove(pick.card);
    for (const Card card : after.fresh) normal.hand.add(card);
    // Phase 4
    for (int slot = 0; slot < result.emptied; ++slot) {
        const bool out = after.is_knocked_out(slot);
        const Card card = take_out(after, slot);
        if (card == no_card) continue;
        if (card == superhot::bullet) {
            ++result.hits;
        } else if (out) {
            after.obstacle_discard.put_on_top(card);
        } else {
            ++result.gains;
            normal.discard.put_on_top(card);
        }
    }
    result.shots = shots_of(after);
    after.turn.used = static_cast<std::uint8_t>(used);
    for (const superhot::Used& use : after.used) after.obstacle_discard.put_on_top(use.card);
    kit::Events unseen;
    superhot::count_move(after, unseen);
    result.loss = dry ? End::no_hand : bullets_problem(state, result.hits);
    normal.bullets = static_cast<std::uint8_t>(normal.bullets + result.hits);
    if (result.loss != End::none) return result;
    result.completes = is_complete(after, missing);
    if (result.completes) result.shots = 0;
    if (result.completes || may_be_complete(after, missing > 0)) return result;
    if (result.shots >= after.bullets_deck)
        result.loss = End::no_bullets;
    else
        result.loss = line_problem(after, result.shots);
    return result;
}

Forecast forecast_wait(const State& state) {
    Forecast result{.emptied = 1};
    State after = state;
    const bool out = after.is_knocked_out(0);
    const Card card = take_out(after, 0);
    result.hits = card == superhot::bullet;
    result.gains = card < superhot::obstacle_count && !out;
    result.shots = shots_of(after);
    result.loss = bullets_problem(state, result.hits);
    if (result.loss == End::none && result.shots >= state.bullets_deck)
        result.loss = End::no_bullets;
    if (result.loss == End::none) result.loss = line_problem(after, result.shots + out);
    return result;
}

std::string_view loss_words(End loss) {
    switch (loss) {
        case End::bullets:
            return "A fourth Bullet would hit you.";
        case End::five_bullets:
            return "Your hands would hold five Bullets.";
        case End::no_bullets:
            return "The last Bullet would be fired.";
        case End::no_hand:
            return "Your hand could not be refilled.";
        case End::no_line:
            return "The Line could not be filled.";
        default:
            return {};
    }
}

std::string_view end_words(End end) {
    switch (end) {
        case End::bullets:
            return "Four Bullets in one hand.";
        case End::five_bullets:
            return "Five Bullets in two hands.";
        case End::no_bullets:
            return "The Bullets Deck is empty.";
        case End::no_hand:
            return "The hand cannot be refilled.";
        case End::no_line:
            return "The Line cannot be filled.";
        case End::timeout:
            return "The level lasted too long.";
        default:
            return {};
    }
}

void add_progress(const State& state, Goal goal, int player, bool hidden, kit::TextOut& out) {
    const Normal& normal = state.normals[static_cast<std::size_t>(player)];
    const TurnRecord& turn = state.turn;
    const int target = superhot::goals[goal].target;
    const auto of = [&](int have, int need) {
        out.number(std::min(have, need)).add('/').number(need);
    };
    const auto in_hand = [&](auto worth) {
        if (hidden) {
            out.add("?/").number(target);
            return;
        }
        int sum = 0;
        for (const Card card : normal.hand) sum += worth(card);
        of(sum, target);
    };
    if (superhot::goals[goal].type == superhot::GoalType::counter)
        return of(state.counters[goal], target);
    switch (goal) {
        case superhot::triple_take:
            return of(turn.defeated(Family::enemy), target);
        case superhot::smash_and_grab:
            return of(turn.all_destroyed(), target);
        case superhot::full_throttle:
            return of(std::max(static_cast<int>(state.used.size()), int{turn.used}), target);
        case superhot::grand_tour:
            return of((turn.defeated(Family::enemy) > 0) + (turn.defeated(Family::location) > 0) +
                          (turn.defeated(Family::object) > 0),
                      3);
        case superhot::overkill:
            return of(turn.overkill, 1);
        case superhot::duck_and_strike:
            return of(std::min<int>(turn.bullets_destroyed, 1) +
                          std::min(turn.defeated(Family::enemy), 2),
                      3);
        case superhot::clean_sweep: {
            const auto left = std::count_if(state.line.begin(), state.line.begin() + state.slots,
                                            [](Card card) { return card != no_card; });
            out.number(static_cast<std::int32_t>(left)).add(" left");
            return;
        }
        case superhot::close_call:
            return of(normal.bullets, target);
        case superhot::hail_of_lead:
            out.number(state.bullets_deck).add(" left");
            return;
        case superhot::arsenal:
            return in_hand([](Card card) { return int{superhot::top_of(card).weapon}; });
        case superhot::full_hands:
            return of(normal.hand.size(), target);
        case superhot::pack_rat:
            return of(static_cast<int>(normal.discard.size()), target);
        case superhot::quiet_room: {
            int up = 0;
            for (int slot = 0; slot < state.slots; ++slot)
                up += state.face_up_obstacle(slot) &&
                      bottom_of(state.at(slot)).family == Family::enemy;
            out.number(up).add(" up");
            return;
        }
        case superhot::sleepers:
            return of(std::popcount(state.knocked_out), target);
        case superhot::untouchable:
            return in_hand([](Card card) {
                const superhot::TopHalf& top = superhot::top_of(card);
                const bool counts =
                    top.gives == superhot::Gives::dodge || top.gives == superhot::Gives::bat;
                return counts ? int{top.value} : 0;
            });
        default:
            out.number(state.bullets_in_game - state.bullets_deck).add(" out");
            return;
    }
}

}  // namespace superhot_scene
