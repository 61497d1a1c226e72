// Computer players of all seats: easy, normal and hard.
//
// All look through the whole turn (search.h). Easy judges plans crudely and with some noise, normal
// with a full judgement. Hard takes the best few plans of normal's and plays each of them on in the
// same sampled worlds, a turn or two, as normal would.
#include <algorithm>

#include "kit/player.h"
#include "superhot/rules.h"
#include "superhot/search.h"

namespace superhot {

using namespace kit;

namespace {

struct Level {
    SearchLimits search;
    std::uint32_t nodes;        // in all
    std::uint8_t follow_turns;  // played on
};

constexpr Level easy_level{
    .search = {.nodes = 400, .plans = 1, .narrow = true, .eye = Eye::beginner, .noise = 4},
    .nodes = 400,
    .follow_turns = 0};
constexpr Level normal_level{
    .search = {.nodes = 1500, .plans = 1}, .nodes = 1500, .follow_turns = 0};
constexpr Level hard_level{.search = {.nodes = 1500, .plans = 6}, .nodes = 6000, .follow_turns = 2};

constexpr std::uint32_t follow_nodes = 120;  // for each turn played on
constexpr int least_samples = 2, most_samples = 12;
constexpr std::int32_t lost_rollout = -level_value, turn_cost = 12 * 16;

enum class Stage : std::uint8_t { decided, search, begin_world, follow };

struct Mind {
    TurnSearch search;
    State world;
    std::array<Plan, most_plans> plans;
    std::array<std::int32_t, most_plans> sums;
    Seed worlds;
    std::uint32_t spent, first_nodes;
    const Level* level;
    Stage stage;
    std::uint8_t plan_count, plan, sample, turns;
    std::uint8_t levels;  // cleared before
};

const State& seen_by(const Thought& thought) {
    return *std::launder(reinterpret_cast<const State*>(thought.seen));
}

// ---- Decisions that need no search ------------------------------------------------------------

// HOT-195: the goal that will take longest, if it takes very long.
Action choose_veto(const State& state) {
    constexpr int too_long = 7;
    Goal worst = no_goal;
    int longest = too_long;
    for (const Goal goal : state.goal_row) {
        if ((state.vetoed >> goal & 1) != 0 || turns_for(state, goal) <= longest) continue;
        longest = turns_for(state, goal);
        worst = goal;
    }
    return worst == no_goal ? Action{keep} : Action{veto, worst};
}

// A dude with a Katana or a bat takes nothing from an empty hand, so he goes before a Pillar.
Action choose_order(const State& state) {
    for (int slot = 0; slot < state.slots && state.me().hand.empty(); ++slot) {
        if ((state.pending >> slot & 1) == 0) continue;
        const Ability ability = bottom_of(state.at(slot)).ability;
        if (ability == Ability::katana || ability == Ability::bat)
            return {act, static_cast<std::uint8_t>(slot + 1)};
    }
    return {act_rest};
}

// Also what happens in worlds that are played on.
bool simple_choice(const State& state, Action& choice) {
    switch (state.phase) {
        case Phase::veto:
            choice = choose_veto(state);
            return true;
        case Phase::veto_reply:
            choice = {turns_for(state, state.proposal) >= 7 ? agree : refuse};
            return true;
        case Phase::order:
            choice = choose_order(state);
            return true;
        case Phase::drop:
            choice = {drop, least_of(state, state.me())};
            return true;
        default:
            return false;
    }
}

// ---- Worlds played on -------------------------------------------------------------------------

// Up to the next decision that is worth a search, or the end.
void go_on(State& world, std::uint32_t& nodes) {
    Events unseen;
    for (Action action; world.phase != Phase::over; ++nodes) {
        if (world.phase == Phase::aid)
            action = {no_aid};
        else if (world.phase == Phase::system)
            action = {sys_end};
        else if (!simple_choice(world, action))
            return;
        check(Rules::apply(world, action, unseen).ok(), "a player's action was refused");
    }
}

void follow_plan(State& world, const Plan& plan, std::uint32_t& nodes) {
    Events unseen;
    for (const Action& action : plan.all()) {
        ++nodes;
        // A card drawn by Pliers may have changed what can be done: then the rest is dropped.
        if (!Rules::apply(world, action, unseen).ok()) return;
        if (world.phase == Phase::over) return;
    }
    go_on(world, nodes);
}

bool normal_seat(const State& state, Seat seat) { return seat != state.system_seat(); }

std::int32_t worth_of(const Mind& mind, const State& seen) {
    const State& world = mind.world;
    const int gained = world.legs[seen.leg].levels - mind.levels;
    const std::int32_t levels = level_value * gained - turn_cost * mind.turns;
    if (world.phase == Phase::over || world.leg != seen.leg) {
        const bool won = world.legs[seen.leg].end == End::won;
        return won ? 3 * level_value - turn_cost * mind.turns : lost_rollout + levels;
    }
    return judge(world, 0) + levels;
}

// ---- Thinking ---------------------------------------------------------------------------------

// HOT-238: each card that could be given is a plan, weighed by what the partner makes of it.
void offer_aid(Thought& thought, Mind& mind) {
    thought.choice = {no_aid};
    if (mind.level->search.eye == Eye::beginner) return;
    const State& seen = seen_by(thought);
    const auto offer = [&](Action action) {
        if (mind.plan_count == most_plans) return;
        Plan& plan = mind.plans[mind.plan_count++];
        plan = {};
        plan.length = 1;
        plan.actions[0] = action;
    };
    offer({no_aid});
    std::uint32_t offered = 0;  // top halves
    for (const Card card : seen.me().hand) {
        const std::uint32_t bit = 1u << static_cast<unsigned>(top_name(card));
        if ((offered & bit) == 0) offer({aid, card});
        offered |= bit;
    }
    mind.sums.fill(0);
    mind.worlds = thought.rng.next();
    mind.first_nodes = 0;
    mind.stage = Stage::begin_world;
}

void start_with(Thought& thought, const Level& level) {
    Scratch cut(thought.memory);
    Mind& mind = cut.take<Mind>(1)[0];
    mind.level = &level;
    mind.spent = 0;
    mind.sample = mind.plan = mind.turns = mind.plan_count = 0;
    const State& seen = seen_by(thought);
    mind.levels = seen.legs[seen.leg].levels;
    Actions all({&thought.choice, 1});
    Rules::legal(seen, all);
    mind.stage = Stage::decided;
    if (all.count() == 1 || simple_choice(seen, thought.choice)) return;
    if (seen.phase == Phase::aid) return offer_aid(thought, mind);
    mind.stage = Stage::search;
    mind.search.start(seen, level.search, thought.rng);
}

// The plans are there: decide, or play them on. Should the search ever overlook all that the rules
// allow, there is no answer; kit then takes a legal action, and tests complain.
void weigh_plans(Thought& thought, Mind& mind) {
    const auto plans = mind.search.plans();
    thought.choice = plans.empty() ? no_answer : plans[0].actions[0];
    mind.spent = mind.first_nodes = mind.search.nodes();
    mind.stage = Stage::decided;
    const Phase phase = seen_by(thought).phase;
    if (mind.level->follow_turns == 0 || plans.size() < 2 || phase == Phase::hit ||
        phase == Phase::waiting)
        return;
    mind.plan_count = static_cast<std::uint8_t>(plans.size());
    std::copy(plans.begin(), plans.end(), mind.plans.begin());
    mind.sums.fill(0);
    mind.worlds = thought.rng.next();
    mind.stage = Stage::begin_world;
}

void begin_world(Thought& thought, Mind& mind) {
    mind.world = seen_by(thought);
    Rng rng(mind.worlds, mind.sample);
    Rules::conceal(mind.world, thought.seat, rng);
    mind.turns = 0;
    ++mind.spent;
    follow_plan(mind.world, mind.plans[mind.plan], mind.spent);
    mind.stage = Stage::follow;
}

void decide_by_sums(Thought& thought, Mind& mind) {
    std::size_t best = 0;
    for (std::size_t i = 1; i < mind.plan_count; ++i)
        if (mind.sums[i] > mind.sums[best]) best = i;
    thought.choice = mind.plans[best].actions[0];
    mind.stage = Stage::decided;
}

// One plan in one world has come to its end.
void end_world(Thought& thought, Mind& mind) {
    const State& seen = seen_by(thought);
    const std::int32_t worth = worth_of(mind, seen);
    mind.sums[mind.plan] += normal_seat(seen, thought.seat) ? worth : -worth;
    mind.stage = Stage::begin_world;
    if (++mind.plan < mind.plan_count) return;
    mind.plan = 0;
    ++mind.sample;
    const std::uint32_t round = (mind.spent - mind.first_nodes) / mind.sample;
    const bool out_of_work = mind.sample >= least_samples && mind.spent + round > mind.level->nodes;
    if (out_of_work || mind.sample == most_samples) decide_by_sums(thought, mind);
}

// Aid is weighed by the partner's turn alone.
int turns_on(const Thought& thought, const Mind& mind) {
    return seen_by(thought).phase == Phase::aid ? 1 : mind.level->follow_turns;
}

// The next turn of the world that is played on.
void look_on(Thought& thought, Mind& mind) {
    if (mind.world.phase == Phase::over) return;
    mind.search.start(mind.world, {.nodes = follow_nodes, .narrow = true}, thought.rng);
}

void follow_best(Mind& mind) {
    const auto plans = mind.search.plans();
    if (!plans.empty()) follow_plan(mind.world, plans[0], mind.spent);
}

bool step_with(Thought& thought, std::uint32_t work) {
    Mind& mind = Scratch::first<Mind>(thought.memory);
    while (mind.stage != Stage::decided) {
        if (work == 0) return false;
        if (mind.stage == Stage::search) {
            if (mind.search.step(work, thought.rng)) weigh_plans(thought, mind);
            continue;
        }
        if (mind.stage == Stage::begin_world) {
            --work;
            begin_world(thought, mind);
            look_on(thought, mind);
        } else if (mind.world.phase == Phase::over || mind.turns == turns_on(thought, mind)) {
            end_world(thought, mind);
        } else if (mind.search.step(work, thought.rng)) {
            mind.spent += mind.search.nodes();
            ++mind.turns;
            follow_best(mind);
            look_on(thought, mind);
        }
    }
    return true;
}

constexpr void (*start_easy)(Thought&) = [](Thought& t) { start_with(t, easy_level); };
constexpr void (*start_normal)(Thought&) = [](Thought& t) { start_with(t, normal_level); };
constexpr void (*start_hard)(Thought&) = [](Thought& t) { start_with(t, hard_level); };

constinit const Player easy{"easy", "Easy", easy_level.nodes, 0, start_easy, step_with};
constinit const Player normal{"normal", "Normal", normal_level.nodes, 0, start_normal, step_with};
constinit const Player hard{"hard", "Hard", hard_level.nodes, 0, start_hard, step_with};

}  // namespace

const Player* const all_players[3] = {&easy, &normal, &hard};

std::int32_t Rules::evaluate(const State& state, Seat seat) {
    std::int32_t worth = 0;
    if (state.phase == Phase::over) {
        const Result result = outcome(state).result[seat];
        return result == Result::won ? 1000 : result == Result::drawn ? 500 : 0;
    }
    worth = judge(state, 0) + level_value * state.legs[state.leg].levels / 4;
    const std::int32_t half = 480 * worth / ((worth < 0 ? -worth : worth) + 3000);
    return normal_seat(state, seat) ? 500 + half : 500 - half;
}

}  // namespace superhot
