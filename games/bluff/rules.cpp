#include "bluff/rules.h"

#include "bluff/answers.h"
#include "bluff/round.h"

namespace bluff {

using namespace kit;

// Each combination of what the form allows can be played.
Verdict Rules::config_problem(const Config&) { return done; }

void Rules::setup(State& state, const Config& config, Seed seed) {
    state = {};
    state.rng = Rng(seed);
    state.seats = config[players_field];
    state.target_wins = config[wins_field];
    state.straights = config[straights_field];
    state.memory_aid = config[memory_field];
    // BLF-014
    state.dealer =
        config[dealer_field] == by_lot ? static_cast<Seat>(state.rng.below(state.seats)) : Seat{0};
    deal_round(state);
    Events unheard;
    begin_turn(state, state.starter, unheard);
}

// ---- What may be done: BLF-120, BLF-121 --------------------------------------------------------

namespace {

Verdict may_claim(const State& state, const Claim& claim) {
    const auto on_table = [&](std::uint8_t position) { return position < state.positions(); };
    switch (claim.ability) {
        case crow:
            if (!on_table(claim.first)) return refused("There is no such card");
            break;
        case cup:  // BLF-065, BLF-066
            if (!on_table(claim.first) || !on_table(claim.second))
                return refused("There is no such card");
            return claim.first < claim.second ? done
                                              : refused("Name two cards, the first one first");
        case key:
            if (claim.first >= state.seats) return refused("There is no such player");
            break;
        case bullet:
            if (claim.first != no_target) return refused("A Bullet has no target");
            break;
    }
    return claim.second == no_target ? done : refused("One target too many");
}

Verdict may_answer(const State& state, Action action) {
    if (action.a != 0) return refused("No such action");
    if (action.kind == shoot && state.hand[state.actor].empty())
        return refused("No card to shoot with");  // BLF-047
    return done;
}

// The phase in which a kind of action may be taken, and what is to be done there.
constexpr Phase phase_of(std::uint8_t kind) {
    switch (kind) {
        case play:
            return Phase::play;
        case pick:
            return Phase::penalty;
        case next:
            return Phase::round_end;
        default:
            return Phase::respond;
    }
}
constexpr std::array<const char*, 5> wanted{"Play a card", "Pass, call or shoot",
                                            "Choose the card that is lost", "The round is over",
                                            "The match is over"};

}  // namespace

Verdict may(const State& state, Action action) {
    if (action.kind > next) return refused("No such action");
    if (phase_of(action.kind) != state.phase)
        return refused(wanted[static_cast<std::size_t>(state.phase)]);
    if (action.kind == play) {
        if (index_of(action) >= playing_size) return refused("You hold no such card");
        return may_claim(state, claim_of(action));
    }
    if (action.b != 0 || action.c != 0) return refused("No such action");
    if (action.kind == pick)
        return action.a < scoring_size ? done : refused("There is no such card");
    return may_answer(state, action);
}

void Rules::legal(const State& state, Actions& out) {
    const auto positions = static_cast<std::uint8_t>(state.positions());
    switch (state.phase) {
        case Phase::play:
            for (std::size_t index = 0; index < playing_size; ++index) {
                for (Position at = 0; at < positions; ++at) out.add(play_of(index, {crow, at}));
                for (Position one = 0; one < positions; ++one)
                    for (auto two = static_cast<Position>(one + 1); two < positions; ++two)
                        out.add(play_of(index, {cup, one, two}));
                for (Seat seat = 0; seat < state.seats; ++seat)
                    out.add(play_of(index, {key, seat}));
                out.add(play_of(index, {bullet}));
            }
            return;
        case Phase::respond:
            out.add({pass});
            out.add({call});
            if (!state.hand[state.actor].empty()) out.add({shoot});
            return;
        case Phase::penalty:
            for (std::uint8_t slot = 0; slot < scoring_size; ++slot) out.add({pick, slot});
            return;
        case Phase::round_end:
            out.add({next});
            return;
        case Phase::match_end:
            return;
    }
}

// ---- Doing it ---------------------------------------------------------------------------------

Verdict Rules::apply(State& state, Action action, Events& events) {
    if (const Verdict verdict = may(state, action); !verdict.ok()) return verdict;
    switch (action.kind) {
        case play:
            play_card(state, index_of(action), claim_of(action), events);
            break;
        case pass:
            pass_on(state, events);
            break;
        case call:
            call_bluff(state, events);
            break;
        case shoot:
            fire_bullet(state, events);
            break;
        case pick:
            pick_card(state, action.a, events);
            break;
        default:
            next_round(state, events);
    }
    return done;
}

Outcome Rules::outcome(const State& state) {
    Outcome outcome{.over = state.over()};
    for (std::size_t seat = 0; seat < state.seats; ++seat) outcome.score[seat] = state.wins[seat];
    if (!outcome.over) return outcome;
    // BLF-096, BLF-114
    const std::uint8_t most = *std::max_element(state.wins.begin(), state.wins.end());
    const auto sharers = std::count(state.wins.begin(), state.wins.end(), most);
    for (std::size_t seat = 0; seat < state.seats; ++seat)
        outcome.result[seat] = state.wins[seat] != most ? Result::lost
                               : sharers == 1           ? Result::won
                                                        : Result::drawn;
    outcome.why = sharers > 1              ? "Equal hands share the win"
                  : state.target_wins == 1 ? "Fin: the best hand wins"
                                           : "Fin: enough rounds are won";
    return outcome;
}

}  // namespace bluff
