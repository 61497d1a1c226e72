#include "bluff_scene/sight.h"

namespace bluff_scene {

using bluff::HandKey;
using bluff::scoring_size;
using bluff::TurnRecord;
using stage::MatchView;

namespace {

bool touches(const TurnRecord& turn, Position position) {
    if (turn.penalty.loser == bluff::seat_of(position) &&
        turn.lost_slot == bluff::slot_of(position))
        return true;
    return turn.works != 0 && turn.claim.ability == bluff::cup &&
           (turn.claim.first == position || turn.claim.second == position);
}

bool is_fresh(const State& state, Position position) {
    const Seat owner = bluff::seat_of(position);
    for (std::size_t i = state.log.size(); i-- > 0;) {
        if (touches(state.log[i], position)) return true;
        if (state.log[i].active == owner && i + 1 < state.log.size()) return false;
    }
    return false;
}

using Values = kit::FixedList<std::uint8_t, scoring_size>;

HandKey rank_of(const State& state, const Values& values) {
    return values.empty() ? 0 : bluff::hand_key(values.span(), state.straights != 0);
}

}  // namespace

Sight sight_of(const MatchView& view, const State& state, Position position) {
    const bluff::ScoringCard& place = state.at(position);
    if (!bluff::is_number(place.card)) return {.card = place.card};
    if (place.face_up != 0) return {Side::open, place.card};
    if (view.viewer() == kit::all_seeing) return {Side::own, place.card};
    if (view.viewer() == bluff::seat_of(position))
        return {Side::own, place.card, is_fresh(state, position)};
    if (state.memory_aid == 0) return {};
    return {Side::seen, place.card};
}

HandKey visible_rank(const MatchView& view, const State& state, Seat seat) {
    Values values;
    for (int slot = 0; slot < scoring_size; ++slot)
        if (const Sight sight = sight_of(view, state, bluff::position_of(seat, slot));
            sight.visible())
            values.push(static_cast<std::uint8_t>(bluff::value_of(sight.card)));
    return rank_of(state, values);
}

HandKey rank_after(const MatchView& view, const State& state, Seat seat, const bluff::Claim& claim,
                   Card card) {
    Values values;
    for (int slot = 0; slot < scoring_size; ++slot) {
        const Position position = bluff::position_of(seat, slot);
        Sight sight = sight_of(view, state, position);
        if (claim.ability == bluff::crow && claim.first == position) sight = {Side::open, card};
        if (claim.ability == bluff::cup && claim.second != bluff::no_target) {
            if (claim.first == position) sight = sight_of(view, state, claim.second);
            if (claim.second == position) sight = sight_of(view, state, claim.first);
        }
        if (sight.visible()) values.push(static_cast<std::uint8_t>(bluff::value_of(sight.card)));
    }
    return rank_of(state, values);
}

std::uint8_t deciding_slots(const State& state, Seat seat) {
    std::array<int, bluff::most_value + 1> count{};
    const auto& hand = state.scoring[seat];
    for (const bluff::ScoringCard& place : hand)
        if (bluff::is_number(place.card))
            ++count[static_cast<std::size_t>(bluff::value_of(place.card))];
    const HandKey key = state.key_of(seat);
    const bool whole = bluff::category_of(key) == bluff::straight;
    std::uint8_t slots = 0;
    for (std::size_t slot = 0; slot < hand.size(); ++slot) {
        if (!bluff::is_number(hand[slot].card)) continue;
        const int value = bluff::value_of(hand[slot].card);
        const bool grouped = count[static_cast<std::size_t>(value)] > 1;
        const bool highest =
            bluff::category_of(key) == bluff::high_card && value == bluff::group_value(key, 0);
        if (whole || grouped || highest) slots = static_cast<std::uint8_t>(slots | 1u << slot);
    }
    return slots;
}

bluff::UnseenCards unseen_cards(const MatchView& view, const State& state) {
    bluff::UnseenCards unseen = bluff::unseen_of(state, view.viewer());
    if (state.memory_aid != 0 || !is_private(view)) return unseen;
    for (Position position = 0; position < state.positions(); ++position) {
        const bluff::ScoringCard& place = state.at(position);
        if (bluff::is_number(place.card) && bluff::can_see(place, view.viewer()) &&
            !sight_of(view, state, position).visible())
            unseen.count(place.card, 1);
    }
    return unseen;
}

const TurnRecord* last_turn(const State& state) {
    for (std::size_t i = state.log.size(); i-- > 0;)
        if (bluff::is_number(state.log[i].card)) return &state.log[i];
    return nullptr;
}

}  // namespace bluff_scene
