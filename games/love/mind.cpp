#include "love/mind.h"

#include "love/duel_plan.h"
#include "love/rules.h"

namespace love {

using namespace kit;

namespace {

enum class Stage : std::uint8_t { decided, actions, duels, split };

// Positions in which a Duel may be fought in this turn.
enum Start : std::uint8_t { at_once, after_claim, after_reload, start_count };

struct Mind {
    DuelPlan plan;
    Outlook now;
    std::array<Outlook, start_count> starts;
    std::array<Action, Rules::info.most_legal> actions;
    std::array<std::int32_t, Rules::info.most_legal> values;
    std::array<std::int32_t, start_count> best_duel;  // of each start
    const Level* level;
    const Weights* weights;
    Stage stage;
    std::uint8_t count, next;  // actions
    std::uint8_t first_duel, duels;
    std::uint8_t start, duel;  // what is thought through
    std::uint8_t best_claim;   // its place, or none
    bool planned;              // the plan is under way
};
constexpr std::uint8_t none = 255;

const State& seen_by(const Thought& thought) {
    return *std::launder(reinterpret_cast<const State*>(thought.seen));
}

// ---- Actions that are no Duels ----------------------------------------------------------------

constexpr std::int32_t ways_to_draw(int of, int count) {
    std::int32_t ways = 1;
    for (int i = 0; i < count; ++i) ways = ways * (of - i) / (i + 1);
    return ways;
}

// The mean over all hands that may be drawn. LOV-052
std::int32_t reload_value(const Outlook& now, Seat seat, const Lassos& away, const Weights& weights,
                          std::uint32_t& nodes) {
    Outlook before = now;
    before.at(seat).bullets = most_bullets;
    const int cards = sum_of(away);
    // With too small a deck the discard pile is shuffled on the way: LOV-061, LOV-062
    const bool shuffled = now.deck_size < cards;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        std::uint8_t& held = before.at(seat).hand[colour];
        held = static_cast<std::uint8_t>(held - away[colour]);
        if (shuffled)
            before.unseen[colour] = static_cast<std::uint8_t>(before.unseen[colour] +
                                                              now.discard[colour] + away[colour]);
    }
    std::int32_t sum = 0, ways = 0;
    const auto draw = [&](const Lassos& drawn) {
        std::int32_t chances = 1;
        Outlook after = before;
        for (std::size_t colour = 0; colour < colour_count; ++colour) {
            chances *= ways_to_draw(before.unseen[colour], drawn[colour]);
            std::uint8_t& held = after.at(seat).hand[colour];
            held = static_cast<std::uint8_t>(held + drawn[colour]);
            after.unseen[colour] = static_cast<std::uint8_t>(after.unseen[colour] - drawn[colour]);
        }
        if (chances == 0) return;
        sum += chances * judge_rest(after, seat, 1, weights, nodes).worth_to(seat);
        ways += chances;
    };
    for (int r = 0; r <= cards; ++r)
        for (int b = 0; r + b <= cards; ++b)
            for (int g = 0; r + b + g <= cards; ++g) {
                const auto u8 = [](int count) { return static_cast<std::uint8_t>(count); };
                draw({u8(r), u8(b), u8(g), u8(cards - r - b - g)});
            }
    return sum / ways;
}

std::int32_t plain_value(const Thought& thought, const Mind& mind, Action action,
                         std::uint32_t& nodes) {
    const Seat seat = thought.seat;
    const bool paid = seen_by(thought).phase == Phase::paid_action;
    const int actions_done = paid ? 2 : 1;
    if (action.kind == reload)
        return reload_value(mind.now, seat, unpacked(action.a), *mind.weights, nodes);
    Outlook after = mind.now;
    if (action.kind == claim) {
        if (paid) after.pay(seat);
        after.lay(seat, unpacked(action.a));
    }
    return judge_rest(after, seat, actions_done, *mind.weights, nodes).worth_to(seat);
}

// ---- Duels ------------------------------------------------------------------------------------

// Where Duels can be fought, once the other actions have values.
void find_starts(const Thought& thought, Mind& mind) {
    const Seat seat = thought.seat;
    mind.starts.fill(mind.now);
    mind.best_duel.fill(INT32_MIN);
    mind.start = at_once;
    mind.duel = 0;
    mind.planned = false;
    mind.stage = Stage::duels;
    if (seen_by(thought).phase == Phase::paid_action) mind.starts[at_once].pay(seat);
    if (mind.best_claim != none)
        mind.starts[after_claim].lay(seat, unpacked(mind.actions[mind.best_claim].a));
    mind.starts[after_reload].at(seat).bullets = most_bullets;
}

// Whether a Duel may follow what the start stands for.
bool is_possible(const Thought& thought, const Mind& mind, int start) {
    if (start == at_once) return true;
    if (seen_by(thought).phase == Phase::paid_action) return false;
    if (start == after_reload) return true;
    return mind.best_claim != none && mind.now.at(thought.seat).bullets >= payment;
}

void begin_plan(const Thought& thought, Mind& mind) {
    const State& seen = seen_by(thought);
    const Action action = mind.actions[mind.first_duel + mind.duel];
    Outlook from = mind.starts[mind.start];
    const bool free = mind.start == at_once && seen.phase == Phase::free_action;
    if (mind.start != at_once) from.pay(thought.seat);
    mind.plan.start(from, thought.seat, target_of(seen, action.a), free ? 1 : 2, *mind.weights);
    mind.planned = true;
}

// One Duel is thought through.
void end_plan(Mind& mind) {
    const std::int32_t value =
        (mind.level->rounds == 0 ? mind.plan.plain_mean() : mind.plan.value());
    const std::int32_t liked = value == won_game ? value : value + mind.weights->duel_bonus;
    if (mind.start == at_once) mind.values[mind.first_duel + mind.duel] = liked;
    mind.best_duel[mind.start] = std::max(mind.best_duel[mind.start], liked);
    mind.planned = false;
    if (++mind.duel < mind.duels) return;
    mind.duel = 0;
    ++mind.start;
}

// A piece of work on the plan; true when it has had its rounds.
bool advance(DuelPlan& plan, std::uint32_t rounds, std::uint32_t& nodes) {
    if (!plan.filled()) {
        plan.fill_next(nodes);
        return false;
    }
    if (plan.rounds() < rounds) {
        plan.solve(1);
        ++nodes;
    }
    return plan.rounds() >= rounds;
}
// The same for a Duel that is fought; true when the split is good enough, too.
bool advance_split(DuelPlan& plan, std::uint32_t rounds, std::uint32_t& nodes) {
    constexpr std::uint32_t portion = 64;
    const bool out_of_rounds = advance(plan, rounds, nodes);
    if (plan.rounds() == 0 || plan.rounds() % portion != 0) return out_of_rounds;
    plan.weigh();
    return out_of_rounds || plan.settled();
}

// ---- Deciding ---------------------------------------------------------------------------------

// What the first action makes possible counts for it.
void add_what_follows(const Thought& thought, Mind& mind, std::uint32_t& nodes) {
    if (mind.best_claim != none)
        mind.values[mind.best_claim] =
            std::max(mind.values[mind.best_claim], mind.best_duel[after_claim]);
    if (mind.best_duel[after_reload] == INT32_MIN) return;
    const std::int32_t without =
        judge_rest(mind.starts[after_reload], thought.seat, 1, *mind.weights, nodes)
            .worth_to(thought.seat);
    const std::int32_t more = std::max<std::int32_t>(0, mind.best_duel[after_reload] - without);
    for (std::size_t i = 0; i < mind.count; ++i)
        if (mind.actions[i].kind == reload && mind.values[i] != won_game) mind.values[i] += more;
}

void take_best(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    add_what_follows(thought, mind, nodes);
    std::int32_t best = INT32_MIN;
    for (std::size_t i = 0; i < mind.count; ++i) {
        std::int32_t value = mind.values[i];
        // Nobody overlooks a sure win.
        if (value >= won_game)
            value = INT32_MAX;
        else if (mind.level->noise > 0)
            value += thought.rng.between(-mind.level->noise, mind.level->noise);
        if (value <= best) continue;
        best = value;
        thought.choice = mind.actions[i];
    }
    mind.stage = Stage::decided;
}

void split_bullets(Thought& thought, Mind& mind) {
    const State& seen = seen_by(thought);
    const Side side = seen.phase == Phase::challenger_splits ? challenger : defender;
    const std::size_t splits = mind.plan.splits(side);
    const auto fired = mind.level->rounds == 0
                           ? thought.rng.below(static_cast<std::uint32_t>(splits))
                           : draw_by(mind.plan.played(side), thought.rng);
    thought.choice = {commit, static_cast<std::uint8_t>(fired)};
    mind.stage = Stage::decided;
}

void advance(Thought& thought, Mind& mind, std::uint32_t& nodes) {
    switch (mind.stage) {
        case Stage::actions: {
            if (mind.next == mind.count) return find_starts(thought, mind);
            const std::size_t i = mind.next++;
            const Action action = mind.actions[i];
            if (action.kind == duel) return;
            mind.values[i] = plain_value(thought, mind, action, nodes);
            if (action.kind == claim &&
                (mind.best_claim == none || mind.values[i] > mind.values[mind.best_claim]))
                mind.best_claim = static_cast<std::uint8_t>(i);
            return;
        }
        case Stage::duels:
            while (mind.start < start_count && !is_possible(thought, mind, mind.start))
                ++mind.start;
            if (mind.start == start_count || mind.duels == 0)
                return take_best(thought, mind, nodes);
            if (!mind.planned)
                begin_plan(thought, mind);
            else if (advance(mind.plan, mind.level->rounds, nodes))
                end_plan(mind);
            return;
        default:
            if (advance_split(mind.plan, mind.level->split_rounds, nodes))
                split_bullets(thought, mind);
            return;
    }
}

// Lists the actions; true if there is but one.
bool list_actions(const Thought& thought, Mind& mind) {
    Actions list(mind.actions);
    Rules::legal(seen_by(thought), list);
    mind.count = static_cast<std::uint8_t>(list.count());
    mind.next = mind.duels = mind.first_duel = 0;
    mind.best_claim = none;
    for (std::uint8_t i = mind.count; i-- > 0;) {
        if (mind.actions[i].kind != duel) continue;
        mind.first_duel = i;
        ++mind.duels;
    }
    return mind.count == 1;
}

}  // namespace

void start_mind(Thought& thought, const Level& level, const Weights& weights) {
    Mind& mind = Scratch(thought.memory).take<Mind>(1)[0];
    mind.level = &level;
    mind.weights = &weights;
    const State& seen = seen_by(thought);
    mind.now = Outlook::of(seen, thought.seat);
    mind.stage = Stage::actions;
    if (list_actions(thought, mind)) {
        thought.choice = mind.actions[0];
        mind.stage = Stage::decided;
    } else if (seen.splitting()) {
        mind.stage = Stage::split;
        mind.plan.start(mind.now, seen.turn_seat, target_of(seen, seen.duel.heart),
                        seen.actions_done, *mind.weights);
        if (mind.level->rounds == 0) split_bullets(thought, mind);
    }
}

bool step_mind(Thought& thought, std::uint32_t work) {
    Mind& mind = Scratch::first<Mind>(thought.memory);
    while (mind.stage != Stage::decided) {
        if (work == 0) return false;
        std::uint32_t nodes = 0;
        advance(thought, mind, nodes);
        work -= std::min(work, nodes);
    }
    return true;
}

}  // namespace love
