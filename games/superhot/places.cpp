#include "superhot/places.h"

namespace superhot {

using namespace kit;

void lose(State& state, End end, Seat seat, Events& events) {
    state.end = end;
    events.add({.kind = leg_over, .a = state.leg, .b = static_cast<std::uint8_t>(end), .c = seat});
}

std::uint8_t normal_eyes(const State& state) {
    if (!state.has_system()) return everyone;
    return state.two() ? std::uint8_t{3} : static_cast<std::uint8_t>(1u << state.seat_of(0));
}

void take_bullet(State& state, int player, Events& events) {
    Normal& normal = state.normals[static_cast<std::size_t>(player)];
    ++normal.bullets;
    if (normal.bullets >= deadly_bullets)  // HOT-211; before the sum of both: HOT-246
        lose(state, End::bullets, state.seat_of(player), events);
    else if (state.two() && state.normals[0].bullets + state.normals[1].bullets >= deadly_together)
        lose(state, End::five_bullets, state.seat_of(player), events);  // HOT-245
}

bool can_draw(const Normal& normal) { return !normal.deck.empty() || !normal.discard.empty(); }

bool draw_card(State& state, int player, Events& events) {
    Normal& normal = state.normals[static_cast<std::size_t>(player)];
    if (!can_draw(normal)) return false;
    const Seat seat = state.seat_of(player);
    if (normal.deck.empty()) {  // HOT-024, HOT-112
        normal.deck.take_all(normal.discard);
        normal.deck.shuffle(state.rng);
        events.add({.kind = deck_reshuffled,
                    .a = seat,
                    .b = static_cast<std::uint8_t>(normal.deck.size())});
    }
    const Card card = normal.deck.draw();
    // How many Bullets a hand holds is open: HOT-019
    const std::uint8_t eyes = card == bullet ? everyone : normal_eyes(state);
    events.add({.kind = drew, .seen_by = eyes, .a = seat, .b = card});
    if (card == bullet)
        take_bullet(state, player, events);
    else
        normal.hand.add(card);
    return true;
}

void discard_from_hand(State& state, int player, Card card, Events& events) {
    state.normals[static_cast<std::size_t>(player)].hand.remove(card);
    state.obstacle_discard.put_on_top(card);
    events.add({.kind = discarded, .a = state.seat_of(player), .b = card});
}

Card lift(State& state, int slot) {
    const unsigned stays = ~(1u << slot);
    state.knocked_out = static_cast<std::uint8_t>(state.knocked_out & stays);
    state.hardened = static_cast<std::uint8_t>(state.hardened & stays);
    return std::exchange(state.line[static_cast<std::size_t>(slot)], no_card);
}

void pass_card(State& state, int slot, Events& events) {
    if (state.at(slot) == no_card) return;
    const bool knocked_out = state.is_knocked_out(slot);
    const Card card = lift(state, slot);
    const auto tell = [&](Where where) {
        events.add({.kind = card_left,
                    .a = static_cast<std::uint8_t>(slot + 1),
                    .b = card,
                    .c = static_cast<std::uint8_t>(where)});
    };
    if (card == bullet) {  // HOT-054, HOT-123
        tell(Where::hand);
        take_bullet(state, state.active, events);
    } else if (knocked_out) {  // HOT-021, HOT-054, HOT-124
        tell(Where::obstacle_discard);
        state.obstacle_discard.put_on_top(card);
    } else {  // HOT-053, HOT-122
        tell(Where::player_discard);
        state.me().discard.put_on_top(card);
    }
}

void slide_line(State& state, Events& events) {  // HOT-170
    int to = 0;
    for (int from = 0; from < state.slots; ++from) {
        if (state.at(from) == no_card) continue;
        if (to != from) {
            const bool out = state.is_knocked_out(from), hard = state.is_hardened(from);
            const Card card = lift(state, from);
            state.line[static_cast<std::size_t>(to)] = card;
            state.knocked_out = static_cast<std::uint8_t>(state.knocked_out | out << to);
            state.hardened = static_cast<std::uint8_t>(state.hardened | hard << to);
            events.add({.kind = card_slid,
                        .a = static_cast<std::uint8_t>(from + 1),
                        .b = static_cast<std::uint8_t>(to + 1),
                        .c = card});
        }
        ++to;
    }
}

void reshuffle_obstacles(State& state, Events& events) {
    state.obstacles.take_all(state.obstacle_discard);
    state.obstacles.shuffle(state.rng);
    state.packet = 0;
    events.add(
        {.kind = obstacles_reshuffled, .b = static_cast<std::uint8_t>(state.obstacles.size())});
}

void fill_line(State& state, Events& events) {
    for (int slot = 0; slot < state.slots; ++slot) {
        if (state.at(slot) != no_card) continue;
        if (state.obstacles.empty()) {
            if (state.obstacle_discard.empty())  // HOT-173
                return lose(state, End::no_line, nobody, events);
            reshuffle_obstacles(state, events);  // HOT-024, HOT-172
        }
        const Card card = state.obstacles.draw();  // HOT-171, HOT-174
        state.line[static_cast<std::size_t>(slot)] = card;
        events.add({.kind = line_dealt, .a = static_cast<std::uint8_t>(slot + 1), .b = card});
    }
}

}  // namespace superhot
