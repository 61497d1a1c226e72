#include "blast_puzzles/miner.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

#include "blast/forecast.h"
#include "kit/check.h"

namespace blast_puzzles {

using namespace blast;
using blast_cartridge::Aim;

namespace {

// ---- Careless players: the best of a few turns taken at random ----------------------------------

// How gladly each kind of action is taken, in the order of Kind.
constexpr std::array<std::uint32_t, 12> gladly{4, 9, 1, 7, 5, 0, 1, 1, 2, 1, 1, 1};

kit::Action any_action(const State& state, kit::Rng& rng) {
    std::array<kit::Action, Rules::info.most_legal> memory{};
    kit::Actions legal(memory);
    Rules::legal(state, legal);
    std::array<std::uint32_t, gladly.size()> count{};
    for (const kit::Action action : legal.kept()) ++count[action.kind];
    std::uint32_t sum = 0;
    for (std::size_t kind = 0; kind < gladly.size(); ++kind)
        if (count[kind] != 0) sum += gladly[kind];
    std::uint32_t draw = rng.below(sum);
    std::size_t kind = 0;
    for (; count[kind] == 0 || draw >= gladly[kind]; ++kind)
        if (count[kind] != 0) draw -= gladly[kind];
    std::uint32_t which = rng.below(count[kind]);
    for (const kit::Action action : legal.kept())
        if (action.kind == kind && which-- == 0) return action;
    return {};
}

int distance(Square one, Square other) {
    return std::abs(column_of(one) - column_of(other)) + std::abs(row_of(one) - row_of(other));
}

// What a seat thinks of the board on which it ends its turn.
int worth(const State& state, Seat seat) {
    const Board& board = state.board;
    if (board.figures[seat].alive == 0) return -1000;
    int sum = fate_of(board, seat, seat) == Fate::safe ? 100 : 0;
    int near = 20;
    for (Seat other = 0; other < board.seats; ++other) {
        if (other == seat || board.figures[other].alive == 0) continue;
        near = std::min(near, distance(board.figures[seat].square, board.figures[other].square));
        if (fate_of(board, seat, other) != Fate::safe) sum += 15;
    }
    return sum - 2 * near + 4 * board.in_play(seat) + 3 * state.hands[seat].size() +
           5 * state.hands[seat].count[fast];
}

// With its END, as far as the seat comes to it.
Line any_turn(State state, kit::Rng& rng, int& value) {
    const Seat seat = state.active;
    const std::uint16_t turn = state.turn_number;
    Line line;
    kit::Events unheard;
    for (;;) {
        const kit::Action action = any_action(state, rng);
        if (action.kind == end_turn) value = worth(state, seat);
        line.push_back(action);
        kit::check(Rules::apply(state, action, unheard).ok(), "a legal action fails");
        if (action.kind == end_turn || action.kind == revenge) return line;
        if (state.over() || state.turn_number != turn) {
            value = state.over() && state.winner == seat ? 1000 : -1000;
            return line;
        }
    }
}

Line careless_turn(const State& state, kit::Rng& rng) {
    Line best;
    int most = -10000;
    for (int i = 0; i < 10; ++i) {
        int value = 0;
        const Line line = any_turn(state, rng, value);
        value += static_cast<int>(rng.below(6));
        if (value > most) {
            most = value;
            best = line;
        }
    }
    return best;
}

// ---- What a turn could bring about -------------------------------------------------------------

bool can_blast(const State& state) {
    const Seat seat = state.active;
    int cards = state.hands[seat].count[fast];
    for (const Card card : state.market) cards += card == fast;
    if (cards == 0) return false;
    if (cards > 1) return true;
    for (int token = 0; token < bombs_a_seat; ++token)
        if (const Bomb& bomb = state.board.bombs[bomb_of(seat, token)];
            bomb.in_play() && bomb.sparking != 0)
            return true;
    return false;
}

std::vector<Aim> aims_of(const State& state) {
    const Board& board = state.board;
    const Seat seat = state.active;
    const auto rivals = static_cast<SeatSet>(board.living() & ~set_of(seat));
    std::vector<Aim> aims;
    using What = Aim::What;
    if (can_blast(state)) {
        for (SeatSet set = 1; set < 16; ++set)
            if ((set & ~rivals) == 0 && std::popcount(set) >= 2)
                for (const bool unhurt : {false, true}) aims.push_back({What::hit, set, unhurt});
        for (Seat other = 0; other < board.seats; ++other)
            if (has(rivals, other) && board.figures[other].heart == 0 && rivals != set_of(other))
                aims.push_back({What::out, set_of(other), true});
        if (std::popcount(rivals) == 1) aims.push_back({What::win});
    }
    Seat next = board.after(seat);
    while (board.figures[next].alive == 0) next = board.after(next);
    for (int token = 0; token < bombs_a_seat; ++token)
        if (const Bomb& bomb = board.bombs[bomb_of(next, token)];
            bomb.in_play() && bomb.sparking != 0 && fate_of(board, seat, next) == Fate::safe) {
            aims.push_back({What::doom, set_of(next)});
            break;
        }
    if (fate_of(board, seat, seat) != Fate::safe) aims.push_back({What::escape});
    return aims;
}

// Another aim is reached by the same lines, and says more or takes fewer words.
bool better_told(const std::vector<Aim>& aims, const std::vector<Solutions>& found,
                 std::size_t which) {
    const Aim& aim = aims[which];
    for (std::size_t i = 0; i < aims.size(); ++i)
        if (i != which && aims[i].what == aim.what && found[i].lines == found[which].lines &&
            (aims[i].rivals & aim.rivals) == aim.rivals &&
            (aims[i].rivals != aim.rivals || !aims[i].unhurt))
            return true;
    return false;
}

}  // namespace

State position(const kit::Config& config, kit::Seed seed, const Line& before) {
    State state{};
    Rules::setup(state, config, seed);
    kit::Events unheard;
    for (const kit::Action action : before)
        kit::check(Rules::apply(state, action, unheard).ok(), "what came before is not legal");
    return state;
}

std::vector<Find> mine(std::uint8_t arena, kit::Seed seed, const Wishes& wishes) {
    std::vector<Find> finds;
    kit::Config config = Rules::info.form.usual();
    config.values[arena_field] = arena;
    Rules::info.form.settle(config);
    State state{};
    Rules::setup(state, config, seed);
    kit::Rng rng(seed, 1);
    kit::Events unheard;
    Line before;
    while (!state.over() && before.size() <= wishes.most_before) {
        if (state.board.hit == 0)
            if (const std::vector<Aim> aims = aims_of(state); !aims.empty()) {
                const std::vector<Solutions> found = solve(state, aims, wishes.limits);
                for (std::size_t i = 0; i < aims.size(); ++i)
                    if (found[i].length >= wishes.least_length &&
                        found[i].lines.size() <= wishes.most_lines && !better_told(aims, found, i))
                        finds.push_back({config, seed, before, aims[i], found[i], state});
            }
        for (const kit::Action action : careless_turn(state, rng)) {
            kit::check(Rules::apply(state, action, unheard).ok(), "a turn is not legal");
            before.push_back(action);
        }
    }
    return finds;
}

bool certain(const Find& find, int times) {
    kit::Rng rng(find.seed, 2);
    for (int i = 0; i < times; ++i) {
        State other = find.start;
        Rules::conceal(other, other.active, rng);
        if (solve(other, find.aim).lines != find.solutions.lines) return false;
    }
    return true;
}

}  // namespace blast_puzzles
