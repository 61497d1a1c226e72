#include "bullet/demands.h"

#include <algorithm>

#include "bullet/jobs.h"
#include "bullet/placements.h"

namespace bullet {

namespace {

// What a boss does to her, for each bullet, card or point.
constexpr int hit_suffered = 400, last_hit_suffered = 5000;
constexpr int bullet_fed = 100, bullet_placed = 150, bullet_lost = 100;
constexpr int point_lost = 70, card_lost = 80, made_heavy = 80, made_mute = 70;
constexpr int sight_shifted = 40;
// A recipe that is half served: of what it is worth, in hundredths.
constexpr int half_served = 40;
// An AP that is spent on the boss: of two ways the cheaper one.
constexpr int point_spent = 10;

bool last_life(const State& state, Seat seat) {
    const Board& board = state.at(seat);
    if (board.heroine != balance) return lives_left(state, seat) == 1;
    const int odd = pan_size(board, true), even = pan_size(board, false);
    return scales_tip(odd + 1, even) || scales_tip(odd, even + 1);
}

int step_penalty(const State& state, Seat seat, const Step& step) {
    switch (step.verb) {
        case Verb::action_points:
            return -step.n * point_lost;
        case Verb::discard:
            return card_lost;
        case Verb::place:
            return step.n * bullet_placed;
        case Verb::modify:
            return step.n * (step.modifier == Modifier::mute ? made_mute : made_heavy);
        case Verb::put:
            if (step.to == Area::life)
                return last_life(state, seat) ? last_hit_suffered : hit_suffered;
            if (step.to == Area::current) return step.n * bullet_fed;
            return std::min<int>(step.n, state.boss.incoming.total) * bullet_lost;
        default:
            return sight_shifted;
    }
}

int effect_penalty(const State& state, Seat seat, BossPattern id) {
    int sum = 0;
    for (const Step& step : effect(boss_pattern(id).effect).steps)
        sum += step_penalty(state, seat, step);
    return sum;
}

// When the boss looks at it: what burns in Vesta's last row is gone by then.
bool contains(const Board& board, const ActivePattern& active) {
    const Shape& wanted = boss_shape(active.id, active.turns);
    const Spaces burning = fading_of(board) & board.sight.bullets();
    if (burning == 0) return fitting_anchors(board, wanted) != 0;
    Board then = board;
    each(burning, [&](Space space) { then.sight.take(space); });
    return fitting_anchors(then, wanted) != 0;
}

// By colour and number, what the plan clears.
Kinds cleared_by(const Board& board, const Plan& plan) {
    Sight sight = board.sight;
    for (const PlanMove& move : plan.moves)
        if (!move.component) sight.move(move.from, move.to);
    return kinds_in(sight, plan.cleared);
}

// Of a recipe, by what has been cleared in this round.
int service_worth(const State& state, Seat seat, const Kinds& cleared) {
    const BossPattern id = state.boss.active[0].id;
    const int wishes = static_cast<int>(boss_shape(id, 0).wishes.size());
    const int missing = missing_of_recipe(id, cleared);
    const int worth = effect_penalty(state, seat, id);
    return missing == 0 ? worth : worth * half_served * (wishes - missing) / (100 * wishes);
}

int shields_broken(const State& state, int count) {
    int broken = 0;
    for (int slot = state.boss.revealed() + 1; slot < slot_count; ++slot, ++broken) {
        count -= state.boss.card()
                     .slots[static_cast<std::size_t>(slot)]
                     .breaks[state.boss.heroines - 1u];
        if (count < 0) break;
    }
    return broken;
}

}  // namespace

int penalty(const State& state, Seat seat, const Board& board) {
    if (state.mode != Mode::boss_battle || state.boss.who == knife_and_fork) return 0;
    int sum = 0;
    for (const ActivePattern& active : state.boss.active)
        if (!contains(board, active)) sum += effect_penalty(state, seat, active.id);
    return sum;
}

Kinds kinds_in(const Sight& sight, Spaces spaces) {
    Kinds kinds{};
    each(spaces, [&](Space space) { ++kinds[sight.at(space) / 2u]; });
    return kinds;
}

int count_with(const State& state, Seat seat, const Kinds& sent) {
    // The first one stays in the trap, whichever it is (BUL-405).
    const bool trapped =
        against(state, second_thought) && state.at(seat).trapped == 0 && sent != Kinds{};
    return counted_bullets(state, sent) - (trapped ? 1 : 0);
}

int boss_gain(const State& state, Seat seat, const Plan& plan, int shield) {
    if (state.mode != Mode::boss_battle) return 0;
    const Board& board = state.at(seat);
    const Kinds sent = cleared_by(board, plan);
    int gain = board.is_feed(board.hand[plan.card]) ? bullet_fed : 0;  // BUL-395
    if (state.boss.who == knife_and_fork) {
        Kinds then = state.boss.cleared[seat];
        for (std::size_t kind = 0; kind < then.size(); ++kind)
            then[kind] = static_cast<std::uint8_t>(then[kind] + sent[kind]);
        gain +=
            service_worth(state, seat, then) - service_worth(state, seat, state.boss.cleared[seat]);
    }
    return gain + shield * (shields_broken(state, count_with(state, seat, sent)) -
                            shields_broken(state, counted_bullets(state)));
}

int harm_without(const State& state, Seat seat, Space space) {
    if (state.mode != Mode::boss_battle) return 0;
    Board board = state.at(seat);
    board.sight.take(space);
    return penalty(state, seat, board) - penalty(state, seat, state.at(seat));
}

int harm_by_move(const State& state, Seat seat, Space from, Space to) {
    if (state.mode != Mode::boss_battle) return 0;
    Board board = state.at(seat);
    board.sight.move(from, to);
    return penalty(state, seat, board) - penalty(state, seat, state.at(seat));
}

// ---- Service ------------------------------------------------------------------------------------

void Service::start(const State& state, Seat seat, const Board& board, int budget,
                    std::uint16_t most_nodes) {
    state_ = &state;
    board_ = &board;
    seat_ = seat;
    budget_ = static_cast<std::uint8_t>(budget);
    most_nodes_ = most_nodes;
    penalty_ = bullet::penalty(state, seat, board);
    spared_ = gain_ = 0;
    plan_ = {};
    place_ = 0;
    next_pattern();
}

// True if there is one more to plan for.
bool Service::next_pattern() {
    const auto& active = state_->boss.active;
    if (penalty_ == 0) place_ = static_cast<std::uint8_t>(active.size());
    while (place_ < active.size() && contains(*board_, active[place_])) ++place_;
    if (place_ == active.size()) return false;
    planner_.start(*board_, {.cheapest = true,
                             .wanted = &boss_shape(active[place_].id, active[place_].turns),
                             .budget = budget_,
                             .most_nodes = most_nodes_});
    return true;
}

// Of two active patterns one may break what the other has: each plan is looked at.
void Service::judge() {
    for (std::size_t i = 0; i < planner_.size(); ++i) {
        const Plan plan = planner_.plan(i);
        Board then = *board_;
        carry_out(plan, then);
        const int spares = penalty_ - bullet::penalty(*state_, seat_, then);
        const int gain = spares - point_spent * plan.price;
        if (gain <= gain_) continue;
        gain_ = gain;
        spared_ = spares;
        plan_ = plan;
        if (state_->boss.active.size() == 1) return;  // all of them complete it
    }
}

bool Service::step(std::uint32_t& work) {
    while (place_ < state_->boss.active.size()) {
        if (!planner_.step(work)) return false;
        judge();
        ++place_;
        next_pattern();
    }
    return true;
}

}  // namespace bullet
