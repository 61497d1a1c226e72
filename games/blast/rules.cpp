#include "blast/rules.h"

#include <algorithm>

#include "blast/acts.h"
#include "blast/moves.h"
#include "blast/turn.h"

namespace blast {

using namespace kit;

// ---- Before the match --------------------------------------------------------------------------

Arena arena_of(const Config& config) {
    if (config[arena_field] != own_arena) return arenas[config[arena_field]];
    return loaded(std::span(config.record).first<arena_bytes>());
}

Verdict Rules::config_problem(const Config& config) {
    if (config[arena_field] == own_arena) {
        if (!well_formed(std::span(config.record).first<arena_bytes>()))
            return refused("the arena is damaged");
        if (const ArenaProblem problem = problem_of(arena_of(config)); !problem.ok())
            return refused(problem.why);
    }
    return config[first_field] <= arena_of(config).seats
               ? done
               : refused("the arena has no such seat to begin");
}

// A built-in arena from which some blocks and features were taken away.
void Rules::random_record(Config& config, Rng& rng) {
    const Arena& whole = arenas[rng.below(built_in_arenas)];
    Arena some = whole;
    some.block_count = some.feature_count = 0;
    some.blocks = {};
    some.features = {};
    for (const Square at : whole.block_list())
        if (rng.below(4) != 0) some.blocks[some.block_count++] = at;
    for (const Placed& placed : whole.feature_list())
        if (rng.below(8) != 0) some.features[some.feature_count++] = placed;
    config.record = stored(problem_of(some).ok() ? some : whole);
}

namespace {

// BLA-020
void deal_items(State& state, const Arena& arena) {
    std::array<Item, item_tiles> tiles{};
    std::size_t count = 0;
    for (std::uint8_t kind = 0; kind < item_kinds; ++kind)
        for (int i = 0; i < item_copies[kind]; ++i) tiles[count++] = static_cast<Item>(kind);
    state.rng.shuffle(std::span<Item>(tiles));
    for (std::size_t i = 0; i < arena.block_count; ++i)
        state.board.token[arena.blocks[i]] = block_of(tiles[i]);
}

// BLA-024 to BLA-026
void deal_cards(State& state) {
    std::array<Card, ability_cards> cards{};
    for (std::size_t i = 0; i < cards.size(); ++i) cards[i] = static_cast<Card>(i / card_copies);
    state.rng.shuffle(std::span<Card>(cards));
    std::array<Card, packet_size> packet{cards[0], cards[1], overtime};
    state.rng.shuffle(std::span<Card>(packet));
    std::array<Card, card_count> order{};  // from the top
    std::copy(cards.begin() + 2, cards.end(), order.begin());
    std::copy(packet.begin(), packet.end(), order.begin() + (ability_cards - 2));
    std::rotate(order.begin(),
                order.begin() + static_cast<std::ptrdiff_t>(below_packet(state.board.seats)),
                order.end());
    for (std::size_t i = order.size(); i-- > 0;) state.deck.push(order[i]);
    for (Card& slot : state.market) slot = state.deck.draw();
}

}  // namespace

void Rules::setup(State& state, const Config& config, Seed seed) {
    const Arena arena = arena_of(config);
    state = {};
    state.rng = Rng(seed);
    build(state.board, arena);
    state.revenge_mode = config[revenge_field];
    state.winner = nobody;
    // BLA-023
    const std::uint32_t turn =
        config[starts_field] == starts_by_lot ? state.rng.below(arena.seats) : 0;
    // BLA-022
    const auto first = static_cast<Seat>(config[first_field] == 0 ? state.rng.below(arena.seats)
                                                                  : config[first_field] - 1u);
    for (Seat seat = 0; seat < arena.seats; ++seat) {  // BLA-021
        const Square start = arena.starts[(seat + turn) % arena.seats];
        state.start_squares[seat] = start;
        state.board.figures[seat] = {
            .alive = 1, .heart = 1, .bombs = first_bombs, .start_tile = tile_under(arena, start)};
        state.board.put_figure(seat, start);
    }
    deal_items(state, arena);
    deal_cards(state);
    Events unheard;
    begin_turn(state, first, unheard);
}

OvertimeRange overtime_range(const State& state) {
    if (state.board.holder != nobody) return {};
    const std::size_t above = state.deck.size() - below_packet(state.board.seats);
    return {static_cast<std::uint8_t>(above <= packet_size ? 1 : above - packet_size + 1),
            static_cast<std::uint8_t>(above)};
}

// ---- What may be done --------------------------------------------------------------------------

namespace {

Verdict may_haunt(const State& state, Action action) {
    if (action.b != 0 || action.c != 0) return refused("No such action");
    if (action.kind == end_turn) return action.a == 0 ? done : refused("No such action");
    if (action.kind != revenge) return refused("A ghost can only place a bomb");
    if (state.actions >= most_acts) return refused("This match has gone on too long: end the turn");
    return action.a < square_count && on_perimeter(state.board, action.a)
               ? done
               : refused("Not an empty square at the edge");  // BLA-172
}

}  // namespace

Verdict may(const State& state, Action action) {
    switch (state.phase) {
        case Phase::action:
            return may_act(state, action);
        case Phase::revenge:
            return may_haunt(state, action);
        default:
            return refused("The match is over");
    }
}

void Rules::legal(const State& state, Actions& out) {
    if (state.phase == Phase::action) return list_acts(state, out);
    if (state.phase == Phase::over) return;
    out.add({end_turn});
    if (state.actions < most_acts)
        perimeter(state.board).each([&](Square at) { out.add({blast::revenge, at}); });
}

// ---- Doing it ----------------------------------------------------------------------------------

Verdict Rules::apply(State& state, Action action, Events& events) {
    if (const Verdict verdict = may(state, action); !verdict.ok()) return verdict;
    ++state.actions;
    if (action.kind != end_turn) act(state, action, events);
    if (state.over()) return done;
    const bool ends =
        action.kind == end_turn || action.kind == revenge || state.actor().alive == 0;  // BLA-032
    if (ends) finish_turn(state, events);
    return done;
}

Outcome Rules::outcome(const State& state) {
    Outcome outcome{.over = state.over()};
    const int seats = state.board.seats, living = state.board.living_count();
    for (Seat seat = 0; seat < seats; ++seat) {  // BLA-166
        outcome.score[seat] =
            state.figure(seat).alive != 0 ? seats - living : state.ghosts_before[seat];
        if (!outcome.over) continue;
        const bool won = seat == state.winner;
        if (won) outcome.score[seat] = seats - 1;
        outcome.result[seat] = won ? Result::won : Result::lost;
    }
    if (outcome.over)
        outcome.why = state.end_cause == EndCause::last_standing ? "The last one standing"
                      : state.end_cause == EndCause::chain_order
                          ? "One blast took all: hit last wins"
                          : "All fell: Hearts, then turn order";
    return outcome;
}

}  // namespace blast
