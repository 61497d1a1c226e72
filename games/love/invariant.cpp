// What must hold after every action (RULES.md, "Always true").
#include "love/rules.h"

namespace love {

using namespace kit;

namespace {

bool owners_wrong(const State& state) {
    return std::any_of(state.owner.begin(), state.owner.end(),
                       [](Seat owner) { return owner >= seat_count; });
}

const char* lassos_wrong(const State& state) {
    for (Colour colour = 0; colour < colour_count; ++colour) {
        int count = state.discard[colour] + static_cast<int>(state.deck.count(colour));
        for (const Lassos& hand : state.hand) count += hand[colour];
        for (Heart heart = first_heart(colour); heart < first_heart(colour) + hearts_per_colour;
             ++heart)
            count += state.is_claimed(heart);
        if (count != lassos_per_colour) return "a Lasso is lost or doubled";  // LOV-012
    }
    if (static_cast<int>(state.deck.size()) + sum_of(state.discard) != stock_size)
        return "deck and discard are not twenty Lassos";  // LOV-063
    return nullptr;
}

const char* player_wrong(const State& state, Seat seat) {
    if (state.hand_size(seat) + state.claims(seat) != lassos_per_player)
        return "a player has not three Lassos";                                           // LOV-014
    if (state.bullets[seat] > most_bullets) return "a player has more than six bullets";  // LOV-007
    if (sum_of(state.known[seat]) + state.unknown[seat] != state.hand_size(seat))
        return "a hand has more or fewer cards than is known";  // LOV-143
    for (std::size_t colour = 0; colour < colour_count; ++colour)
        if (state.known[seat][colour] > state.hand[seat][colour])
            return "a Lasso is known that is not there";
    return nullptr;
}

const char* duel_wrong(const State& state) {
    if (!state.splitting()) return state.duel == Duel{} ? nullptr : "a Duel stands open";
    const Seat other = state.duel.defender;
    if (state.duel.heart >= heart_count || state.owner[state.duel.heart] != other ||
        other == state.turn_seat)
        return "a Duel is not for a rival's Heart";
    if (state.in_love(state.turn_seat, other)) return "duellists are in love";  // LOV-113
    if (state.bullets[state.decider()] == 0) return "a duellist without bullets must split them";
    const auto fixed = state.duel.fired[challenger];
    if ((fixed == not_fixed) != (state.phase == Phase::challenger_splits))
        return "the challenger's split is not what the phase says";
    // Fists exactly for those who have no bullets: LOV-085, LOV-088
    const bool bare = state.bullets[state.turn_seat] == 0;
    if (fixed != not_fixed && (bare ? fixed != fists : fixed > state.bullets[state.turn_seat]))
        return "the challenger fires what he has not";
    if (state.duel.fired[defender] != (state.bullets[other] == 0 ? fists : not_fixed))
        return "the defender's split is fixed too early";
    return nullptr;
}

const char* turn_wrong(const State& state) {
    const int done = state.actions_done;
    if (state.phase == Phase::free_action && done != 0) return "a turn begins with an action done";
    if (state.phase == Phase::paid_action && done != 1) return "an action is paid out of its turn";
    if (state.splitting() && (done < 1 || done > most_turn_actions))
        return "a Duel is not an action of the turn";
    if (state.phase == Phase::paid_action && state.bullets[state.turn_seat] < payment)
        return "there is nothing to pay with";  // LOV-040
    if (state.turn_seat != (state.first_seat + state.turns) % seat_count)
        return "it is the turn of the wrong player";  // LOV-028
    return nullptr;
}

}  // namespace

const char* Rules::invariant(const State& state) {
    if (owners_wrong(state)) return "a Heart has no owner";  // LOV-013
    if (const char* wrong = lassos_wrong(state)) return wrong;
    if (state.couple_count() > most_couples) return "more couples than Love chips";  // LOV-116
    for (Seat seat = 0; seat < seat_count; ++seat)
        if (const char* wrong = player_wrong(state, seat)) return wrong;
    if (const char* wrong = duel_wrong(state)) return wrong;
    if (state.over() != (state.winner < seat_count))
        return "a winner and no end, or an end and none";
    if (state.over()) return nullptr;
    if (state.turns >= most_turns) return "the sun is down and the game goes on";
    for (const std::uint8_t score : state.score)
        if (score >= state.target) return "the target is reached and the game goes on";
    return turn_wrong(state);
}

}  // namespace love
