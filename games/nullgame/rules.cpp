#include "nullgame/rules.h"

#include <algorithm>

namespace nullgame {

using namespace kit;

namespace {

// NUL-003, NUL-004, NUL-005
void begin_round(State& state, Events& events) {
    state.deck.clear();
    for (int value = 1; value <= card_values; ++value)
        for (int i = 0; i < copies; ++i) state.deck.push(static_cast<Card>(value));
    state.deck.shuffle(state.rng);
    state.open_cards = {};
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        state.hole[seat] = state.deck.draw();
        state.open_sum[seat] = 0;
        state.standing[seat] = Standing::in;
        const std::uint8_t owner = static_cast<std::uint8_t>(1u << seat);
        events.add({.kind = dealt,
                    .seen_by = state.holes_open != 0 ? everyone : owner,
                    .a = static_cast<Seat>(seat),
                    .b = state.hole[seat]});
    }
    state.turn = static_cast<Seat>(state.round % state.players);
}

// NUL-011, NUL-012
void score_round(State& state, Events& events) {
    int best = 0;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        events.add({.kind = shown, .a = static_cast<Seat>(seat), .b = state.hole[seat]});
        if (state.standing[seat] != Standing::bust) best = std::max(best, state.total(seat));
    }
    unsigned scorers = 0;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        if (state.standing[seat] == Standing::bust) continue;
        if (state.mode == race && state.total(seat) < best) continue;
        const int gained = state.mode == race ? 1 : state.total(seat);
        state.points[seat] = static_cast<std::uint16_t>(state.points[seat] + gained);
        scorers |= 1u << seat;
    }
    events.add({.kind = round_over, .a = static_cast<std::uint8_t>(scorers)});
}

// NUL-010, NUL-013
void pass_turn(State& state, Events& events) {
    for (int step = 1; step <= state.players; ++step) {
        const std::size_t next = static_cast<std::size_t>((state.turn + step) % state.players);
        if (state.standing[next] != Standing::in) continue;
        state.turn = static_cast<Seat>(next);
        return;
    }
    score_round(state, events);
    ++state.round;
    if (state.over())
        state.turn = nobody;
    else
        begin_round(state, events);
}

}  // namespace

// The form has checked each value; here is what it cannot say. NUL-002
Verdict Rules::config_problem(const Config& config) {
    if (config[mode_field] == race && config[players_field] == 1)
        return refused("A race needs at least two players");
    return done;
}

void Rules::setup(State& state, const Config& config, Seed seed) {
    state.rng = Rng(seed);
    state.mode = config[mode_field];
    state.players = config[players_field];
    state.rounds = config[rounds_field];
    state.holes_open = config[holes_field];
    state.timed = config[clock_field];
    Events unseen;
    begin_round(state, unseen);
}

// NUL-006. In rising order of kind and arguments; nothing when the match is over.
void Rules::legal(const State& state, Actions& out) {
    if (state.over()) return;
    out.add({draw});
    out.add({stand});
    if (state.timed != 0) out.add({time_out});  // NUL-016
}

// Check first, then change: an action that is refused leaves no trace.
Verdict Rules::apply(State& state, Action action, Events& events) {
    if (state.over()) return refused("The match is over");
    if (action.kind > time_out || action.a != 0 || action.b != 0 || action.c != 0)
        return refused("Draw or stand");
    if (action.kind == time_out && state.timed == 0) return refused("There is no clock");

    const Seat seat = state.turn;
    if (action.kind == draw) {  // NUL-007
        const Card card = state.deck.draw();
        ++state.open_cards[card];
        state.open_sum[seat] = static_cast<std::uint8_t>(state.open_sum[seat] + card);
        events.add({.kind = drew, .a = seat, .b = card});
        if (state.total(seat) > limit) {  // NUL-008
            state.standing[seat] = Standing::bust;
            events.add({.kind = bust, .a = seat, .b = state.hole[seat]});
        }
    } else {  // NUL-009, NUL-016
        state.standing[seat] = Standing::stood;
        events.add({.kind = stood, .a = seat});
    }
    pass_turn(state, events);
    return done;
}

// NUL-013, NUL-014
Outcome Rules::outcome(const State& state) {
    Outcome outcome{.over = state.over()};
    int most = 0, leaders = 0;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        outcome.score[seat] = state.points[seat];
        if (state.points[seat] > most) leaders = 0;
        most = std::max<int>(most, state.points[seat]);
        leaders += state.points[seat] == most;
    }
    if (!outcome.over) return outcome;
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        if (state.players == 1)
            outcome.result[seat] = Result::scored;
        else if (state.points[seat] < most)
            outcome.result[seat] = Result::lost;
        else
            outcome.result[seat] = leaders == 1 ? Result::won : Result::drawn;
    }
    outcome.why = "All rounds are played";
    return outcome;
}

// Everything that this seat cannot know is dealt anew from what it has not seen: the order of the
// deck (NUL-015), the others' hole cards (NUL-004), the random numbers to come. A player who is not
// bust holds no more than twelve: what can be inferred stays true.
void Rules::conceal(State& state, Viewer viewer, Rng& rng) {
    Deck<Card, deck_size> unseen = state.deck;
    const auto hidden = [&](std::size_t other) { return !state.sees(viewer, other); };
    for (std::size_t other = 0; other < state.players; ++other)
        if (hidden(other)) unseen.push(state.hole[other]);
    // Sorted, so that the outcome does not depend on who truly held what.
    std::sort(unseen.begin(), unseen.end());

    // Deal hole cards until nobody has too much: so each possible deal is equally likely.
    for (bool possible = false; !possible;) {
        Deck<Card, deck_size> deck = unseen;
        possible = true;
        for (std::size_t other = 0; other < state.players; ++other) {
            if (!hidden(other)) continue;
            state.hole[other] = deck.swap_erase(rng.below(static_cast<std::uint32_t>(deck.size())));
            possible = possible && state.total(other) <= limit;
        }
        if (possible) state.deck = deck;
    }
    state.deck.shuffle(rng);
    state.rng = Rng(rng.next());
}

// Unknown is zero: no card has that value. NUL-004, NUL-015
void Rules::mask(State& state, Viewer viewer) {
    state.rng = Rng();
    for (Card& card : state.deck) card = 0;
    for (std::size_t other = 0; other < state.players; ++other)
        if (!state.sees(viewer, other)) state.hole[other] = 0;
}

// At the end of a round all hole cards are turned, and everybody looks.
News Rules::news(const Event& event) {
    switch (event.kind) {
        case dealt:
        case drew:
        case bust:
            return News::revealed;
        case shown:
            return News::shared;
        default:
            return News::none;
    }
}

// Ten seconds for each decision: the deck tells them apart. NUL-016
Clock Rules::clock(const State& state) {
    if (state.timed == 0) return {};
    return {10, static_cast<std::uint16_t>(state.round * 64u + state.deck.size())};
}

void Rules::describe(const State& state, Action action, const Names&, TextOut& out) {
    if (action.kind == draw) {
        out.add("Draw a card");
        return;
    }
    if (action.kind == time_out) out.add("Out of time: ");
    out.add("Stand on ").number(state.open_sum[state.turn]).add(" and the hole card");
}

// What must hold after every action; the first thing that does not is named.
const char* Rules::invariant(const State& state) {
    // Every card is in the deck, a hole card or open.
    std::array<int, card_values + 1> found{};
    for (const Card card : state.deck) ++found[card];
    for (std::size_t seat = 0; seat < state.players; ++seat) ++found[state.hole[seat]];
    int open_sum = 0;
    for (std::size_t value = 1; value <= card_values; ++value) {
        if (found[value] + state.open_cards[value] != copies) return "a card was lost or doubled";
        open_sum += static_cast<int>(value) * state.open_cards[value];
    }
    for (std::size_t seat = 0; seat < state.players; ++seat) {
        open_sum -= state.open_sum[seat];
        if ((state.total(seat) > limit) != (state.standing[seat] == Standing::bust))
            return "a player over the limit is not bust, or the other way round";
    }
    if (open_sum != 0) return "open cards do not add up to the players' sums";
    if (!state.over() && state.standing[state.turn] != Standing::in)
        return "it is the turn of a player who is not in the round";
    return nullptr;
}

// The points, and in a running round the totals as small change.
std::int32_t Rules::evaluate(const State& state, Seat seat) {
    Outcome outcome = Rules::outcome(state);
    for (std::size_t each = 0; each < state.players; ++each) {
        const int worth = state.mode == race ? limit : 1;
        outcome.score[each] *= worth;
        if (!outcome.over && state.standing[each] != Standing::bust)
            outcome.score[each] += state.total(each);
    }
    return evaluate_by_score(outcome, state.players, seat);
}

}  // namespace nullgame
