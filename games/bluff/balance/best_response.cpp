#include "bluff_balance/best_response.h"

#include <algorithm>
#include <bit>
#include <vector>

#include "bluff/levels.h"
#include "bluff/rules.h"

namespace bluff_balance {

using namespace kit;
using namespace bluff;

namespace {

constexpr std::size_t strongest = level_count - 1;
constexpr std::size_t play_worlds = 40, answer_worlds = 60;
constexpr int most_tries = 600;

// What the known policy does here, by its own sight.
Action policy_choice(const State& state, Rng& rng) {
    thread_local std::vector<std::byte> memory(Thinking::scratch_size);
    State seen = state;
    Thought thought{.seen = reinterpret_cast<const StateBytes*>(&seen),
                    .seat = state.actor,
                    .rng = Rng(rng.next()),
                    .memory = memory};
    Rules::conceal(seen, state.actor, thought.rng);
    start_mind(thought, levels[strongest], characters.back(), learnt(strongest, state.seats));
    while (!step_mind(thought, UINT32_MAX)) {
    }
    return thought.choice;
}

// ---- How good a position is
// -----------------------------------------------------------------------

double chance_of_seat(const State& state, Seat me) {
    if (state.round_over())
        return (state.winners >> me & 1) != 0
                   ? 1.0 / std::popcount(static_cast<unsigned>(state.winners))
                   : 0.0;
    const Strength* strengths =
        learnt(strongest, state.seats).at_stage(state.seats, stage_of(state.deck.size()));
    double own = 0, sum = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        ValueCounts hand = 0;
        for (const ScoringCard& place : state.scoring[seat])
            hand += one_of(value_of(place.card) - 1);
        const double weight = weight_of(strengths[set_number(hand)]);
        sum += weight;
        if (seat == me) own = weight;
    }
    return own / sum;
}

// Takes the action in this world and lets the turn come to its end.
double value_after(State world, Action action, Seat me, Rng rng) {
    const std::size_t turn = world.log.size();
    Events unheard;
    for (;;) {
        check(Rules::apply(world, action, unheard).ok(), "a choice that the rules refuse");
        if (world.round_over() || world.log.size() != turn) return chance_of_seat(world, me);
        action = policy_choice(world, rng);
    }
}

// ---- Worlds
// ---------------------------------------------------------------------------------------

// As it was before this card of the stack was played.
State before(const State& state, std::size_t place) {
    State earlier = state;
    while (earlier.stack.size() > place) {
        const Played played = earlier.stack.pop();
        earlier.hand[played.seat].push(played.card);
    }
    earlier.actor = state.stack[place].seat;
    earlier.phase = place == 0 ? Phase::play : Phase::respond;
    TurnRecord& record = earlier.record();
    record.shots = static_cast<std::uint8_t>(place == 0 ? 0 : place - 1);
    for (std::size_t i = record.shots; i < record.shot.size(); ++i) record.shot[i] = {};
    if (place == 0) record.claim = {};
    return earlier;
}

// Would the others have done what they did in this turn?
bool is_likely(const State& world, Seat me, Rng& rng) {
    for (std::size_t place = 0; place < world.stack.size(); ++place) {
        const Played& played = world.stack[place];
        if (played.seat == me) continue;
        const State earlier = before(world, place);
        const Action action = policy_choice(earlier, rng);
        if (place > 0 && action.kind != shoot) return false;
        if (place > 0) continue;
        const Card card = earlier.hand[played.seat][index_of(action)];
        if (claim_of(action).ability != played.claim.ability || card != played.card) return false;
    }
    return true;
}

std::vector<State> worlds_for(const State& seen, Seat me, Rng& rng) {
    const bool answers = seen.phase == Phase::respond;
    const std::size_t wanted = answers ? answer_worlds : play_worlds;
    std::vector<State> worlds;
    for (int tries = 0; worlds.size() < wanted && tries < most_tries; ++tries) {
        State world = seen;
        Rules::conceal(world, me, rng);
        // Something rare is taken as it comes, in the end.
        if (!answers || is_likely(world, me, rng) || (worlds.empty() && tries > most_tries - 20))
            worlds.push_back(world);
    }
    return worlds;
}

// ---- Choices
// --------------------------------------------------------------------------------------

// The two best targets of each card under each ability.
std::vector<Action> plays_for(const State& seen, Seat me, Rng& rng) {
    thread_local Beliefs beliefs;
    beliefs.start(seen, me, false,
                  learnt(strongest, seen.seats).at_stage(seen.seats, stage_of(seen.deck.size())),
                  levels[strongest].samples);
    std::uint32_t nodes = 0;
    while (beliefs.deal(rng, nodes)) {
    }
    struct Rated {
        Worth worth;
        Action action;
    };
    std::vector<Action> plays;
    const auto keep_best = [&](std::vector<Rated>& list) {
        std::stable_sort(list.begin(), list.end(),
                         [](const Rated& a, const Rated& b) { return a.worth > b.worth; });
        for (std::size_t i = 0; i < std::min<std::size_t>(2, list.size()); ++i)
            plays.push_back(list[i].action);
    };
    for (std::size_t index = 0; index < playing_size; ++index) {
        std::vector<Rated> crows, cups;
        const int value = value_of(seen.hand[me][index]) - 1;
        for (Position one = 0; one < seen.positions(); ++one) {
            crows.push_back({beliefs.with(one, value, me, nodes), play_of(index, {crow, one})});
            for (auto two = static_cast<Position>((seat_of(one) + 1) * scoring_size);
                 two < seen.positions(); ++two)
                cups.push_back(
                    {beliefs.swapped(one, two, me, nodes), play_of(index, {cup, one, two})});
        }
        keep_best(crows);
        keep_best(cups);
        plays.push_back(play_of(index, {key, seen.left_of(me)}));
        plays.push_back(play_of(index, {bluff::bullet}));
    }
    return plays;
}

void start_response(Thought&) {}

bool step_response(Thought& thought, std::uint32_t) {
    const State& seen = *std::launder(reinterpret_cast<const State*>(thought.seen));
    if (seen.phase != Phase::play && seen.phase != Phase::respond) {
        thought.choice = policy_choice(seen, thought.rng);
        return true;
    }
    std::vector<Action> actions;
    if (seen.phase == Phase::play) {
        actions = plays_for(seen, thought.seat, thought.rng);
    } else {
        actions = {{pass}, {call}};
        if (!seen.hand[thought.seat].empty()) actions.push_back({shoot});
    }
    const std::vector<State> worlds = worlds_for(seen, thought.seat, thought.rng);
    const std::uint32_t luck = thought.rng.next();
    double best = -1;
    for (const Action action : actions) {
        double sum = 0;
        for (std::size_t i = 0; i < worlds.size(); ++i)
            sum += value_after(worlds[i], action, thought.seat,
                               Rng(luck, static_cast<std::uint32_t>(i)));
        if (sum <= best) continue;
        best = sum;
        thought.choice = action;
    }
    return true;
}

}  // namespace

constinit const Player best_response{"best-response", "Knows how hard thinks", 0, 0, start_response,
                                     step_response};

}  // namespace bluff_balance
