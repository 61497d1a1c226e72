#include "unusual_starts.h"

#include "bullet/table.h"

namespace second {

namespace {

using bullet::Board;
using bullet::State;

bool one_in(std::uint32_t count, kit::Rng& rng) { return rng.below(count) == 0; }

void leave_in_current(State& s, int left, kit::Rng& rng) {
    for (kit::Seat seat = 0; seat < s.seats; ++seat) {
        Board& board = s.at(seat);
        while (board.current.ordinary() > left) {
            const bullet::Type type = board.current.draw(rng);
            (bullet::is_special(type) ? board.incoming : s.center).add(type);
        }
    }
}

// With equally few bullets left to place, so that those who go down at once are often tied.
void crowd(State& s, kit::Rng& rng) {
    leave_in_current(s, rng.between(1, 3), rng);
    for (kit::Seat seat = 0; seat < s.seats; ++seat) {
        Board& board = s.at(seat);
        while (board.life.size() + 1 < board.card().lives && !one_in(9, rng))
            board.life.push(s.center.draw(rng));
        for (bullet::Space space = 0; space < bullet::space_count; ++space)
            if (!s.center.empty() && !one_in(12, rng)) board.sight.put(space, s.center.draw(rng));
    }
}

// They leave the game: what is asked is only what happens when they are not there.
void starve(State& s, kit::Rng& rng) {
    const std::uint32_t left = rng.below(8u * s.seats + 1);
    while (s.center.total > left) s.center.draw(rng);
}

// Either the boards are full or next to no tile is left at all.
void take_tiles(State& s, kit::Rng& rng) {
    const bool full_boards = one_in(2, rng);
    for (kit::Seat seat = 0; full_boards && seat < s.seats; ++seat)
        for (bullet::Powerup& slot : s.at(seat).powerups)
            if (!s.powerup_deck.empty() && !one_in(5, rng)) slot = s.powerup_deck.draw();
    while (!s.powerup_deck.empty() && !one_in(20, rng)) s.powerup_deck.draw();
    while (!s.open_powerups.empty() && !one_in(4, rng)) s.open_powerups.pop();
}

void burden(State& s, kit::Rng& rng) {
    for (kit::Seat seat = 0; seat < s.seats; ++seat)
        for (std::uint8_t& modifier : s.at(seat).modifiers)
            modifier = static_cast<std::uint8_t>(rng.below(one_in(3, rng) ? 16 : 4));
}

void take_cards(State& s, kit::Rng& rng) {
    for (kit::Seat seat = 0; seat < s.seats; ++seat)
        while (!s.at(seat).deck.empty() && !one_in(9, rng)) s.at(seat).deck.draw();
    if (s.mode != bullet::Mode::boss_battle) return;
    leave_in_current(s, 1, rng);  // the boss soon asks for what they have not
    for (kit::Seat seat = 0; seat < s.seats; ++seat)
        while (!s.at(seat).hand.empty() && !one_in(3, rng)) s.at(seat).hand.pop();
    while (!s.boss.deck.empty() && !one_in(9, rng)) s.boss.covered.put_on_top(s.boss.deck.draw());
    while (!s.boss.feed.empty() && !one_in(20, rng))
        s.boss.feed_discard.put_on_top(s.boss.feed.draw());
}

void make_late(State& s, kit::Rng& rng) {
    if (one_in(2, rng)) {
        // Often in a short round, so that it ends about then.
        const bool short_round = one_in(2, rng);
        if (short_round) leave_in_current(s, 0, rng);
        s.actions = static_cast<std::uint16_t>(bullet::enough_actions -
                                               rng.below((short_round ? 4u : 80u) * s.seats));
    } else {
        s.round = static_cast<std::uint8_t>(bullet::last_round - rng.below(2));
        const int block = s.mode == bullet::Mode::teams ? 2 : 1;
        s.first = static_cast<kit::Seat>((s.round - 1) * block % s.seats);
        s.active = s.first;
    }
}

void weaken(State& s, kit::Rng& rng) {
    if (s.mode != bullet::Mode::boss_battle) return;
    leave_in_current(s, rng.between(0, 9), rng);
    s.boss.shields = static_cast<std::uint8_t>(rng.between(1, 3));
    s.intensity = bullet::revealed_slot(s).intensity;
    for (int left = rng.between(0, 12 * s.seats); left > 0 && !s.center.empty(); --left)
        s.boss.incoming.add(s.center.draw(rng));
    while (!s.boss.feed.empty() && !one_in(9, rng))
        s.boss.feed_discard.put_on_top(s.boss.feed.draw());
    if (bullet::against(s, bullet::second_thought))
        for (int left = rng.between(0, 6); left > 0 && !s.center.empty(); --left)
            s.boss.trap.add(s.center.draw(rng));
    if (bullet::against(s, bullet::knife_and_fork))
        for (bullet::Kinds& kinds : s.boss.cleared)
            for (std::uint8_t& count : kinds) count = static_cast<std::uint8_t>(one_in(3, rng));
}

}  // namespace

void make_unusual(State& s, UnusualStart start, kit::Rng& rng) {
    if (start == crowded || start == dry) crowd(s, rng);
    if (start == dry) s.center = {};
    if (start == burdened) burden(s, rng);
    if (start == starved) starve(s, rng);
    if (start == few_tiles && s.with_powerups()) take_tiles(s, rng);
    if (start == few_cards) take_cards(s, rng);
    if (start == late) make_late(s, rng);
    if (start == weakened) weaken(s, rng);
}

}  // namespace second
