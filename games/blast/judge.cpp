#include "blast/judge.h"

#include <algorithm>
#include <cstdlib>

namespace blast {

namespace {

// ---- What things are worth ---------------------------------------------------------------------

constexpr int win_now = 50000, win_soon = 30000, out_now = -40000, out_soon = -20000;
constexpr int own_heart = 450;
constexpr int rival_life = 1000, rival_heart = 300;
// What a rival can do to the figure if it wants to, without a Heart and with it.
constexpr std::array<int, 2> exposed{1300, 230};
constexpr std::array<int, 4> few_refuges{-350, -120, -40, 0};
constexpr std::array<int, 4> rival_few_refuges{180, 60, 35, 20};
constexpr int most_for_a_trap = 600;
constexpr std::array<int, ability_kinds> card_values{16, 22, 26, 34, 20};
constexpr std::array<int, bombs_a_seat + 1> bomb_values{0, 0, 0, 45, 80, 100};
constexpr int flame_value = 60, speed_value = 35, unknown_value = 24;
constexpr int block_value = 16;

constexpr int percent(int value, int share) { return value * share / 100; }

int item_value(const Figure& figure, Item item) {
    switch (item) {
        case bomb_up:
            return figure.bombs < bombs_a_seat
                       ? bomb_values[figure.bombs + 1u] - bomb_values[figure.bombs]
                       : 6;
        case speed_up:
            return speed_value;
        default:
            return figure.flame_max != 0 ? 6 : flame_value;
    }
}

int distance(Square one, Square two) {
    return std::abs(column_of(one) - column_of(two)) + std::abs(row_of(one) - row_of(two));
}

}  // namespace

void Judge::start(const State& state, const Level& level, const Personality& personality) {
    level_ = &level;
    personality_ = &personality;
    careless_ = false;
    if (level.careless != 0) {
        std::uint32_t mixed = state.turn_number * 64u + state.active;
        for (Seat seat = 0; seat < state.board.seats; ++seat)
            if (seat != state.active) mixed = kit::Rng::scramble(mixed + state.figure(seat).square);
        careless_ = mixed % level.careless == 0;
    }
    outlook_.survey(state.board);
}

int Judge::card_worth(Card card, int held) const {
    return percent(card_values[card], personality_->cards) >> std::min(held, 2);
}

int Judge::worth(const State& end, Seat viewer) {
    viewer_ = viewer;
    if (end.over()) return end.winner == viewer ? win_now : out_now;
    if (end.figure(viewer).alive == 0) return out_now;
    outlook_.look(end, viewer, level_->second_lap ? 2 : 1, level_->fears_hands);
    int sum = own_worth(end) + economy(end) + place_worth(end);
    for (Seat seat = 0; seat < end.board.seats; ++seat)
        if (seat != viewer && end.figure(seat).alive != 0) sum += rival_worth(end, seat);
    if (careless_) return sum;
    if (outlook_.winner() != kit::nobody)
        return sum / 8 + (outlook_.winner() == viewer ? win_soon : out_soon);
    if (outlook_.out_at() != 0) return sum / 8 + out_soon + outlook_.out_at() * 100;
    return sum;
}

// Hits that are certain, those that are possible, and ways out next time.
int Judge::own_worth(const State& end) const {
    const Outlook::Next& next = outlook_.of(viewer_);
    if (!next.acts) return 0;
    const bool heart = next.heart != 0;
    int sum = heart || careless_ ? own_heart : 0;
    if (level_->fears_hands) sum -= threat(end);
    if (level_->second_lap) {
        const int few = next.refuges < 4 ? few_refuges[next.refuges] : 0;
        sum += (heart ? few : 2 * few) + 3 * std::min<int>(next.refuges, 12);
    }
    return percent(sum, personality_->self);
}

// What rivals that act before the viewer could do to it: Fast Detonate, or a bomb that is linked to
// one that goes off anyway.
int Judge::threat(const State& end) const {
    const Outlook::Next& own = outlook_.of(viewer_);
    int safe = 100;
    for (Seat seat = 0; seat < end.board.seats; ++seat) {
        const Outlook::Next& rival = outlook_.of(seat);
        if (seat == viewer_ || !rival.acts || rival.step > own.step) continue;
        const int blaze = end.hands[seat].holds(fast) ? 90 : level_->fears_market ? 45 : 0;
        int chance = 0;
        if (rival.blaze.has(outlook_.stands_at()) || rival.blaze.meets(rival.aims)) chance = blaze;
        if (!rival.aims.empty() && outlook_.burns_later(seat, rival.aims)) chance = 90;
        safe = safe * (100 - chance) / 100;
    }
    return percent(exposed[own.heart], 100 - safe);
}

int Judge::rival_worth(const State& end, Seat rival) const {
    const Outlook::Next& next = outlook_.of(rival);
    const Figure& now = end.figure(rival);
    const int worth_now = rival_life + (now.heart != 0 ? rival_heart : 0);
    // What is certain is a little less than what is done.
    const int worth_then = next.acts ? rival_life + (next.heart != 0 ? rival_heart : 0) : 0;
    int sum = percent(-(worth_now + 9 * worth_then) / 10, personality_->attack);
    if (level_->second_lap && next.acts) {
        int trap = rival_few_refuges[std::min<int>(next.refuges, 3)];
        if (next.refuges > 3) trap = 0;
        if (next.heart == 0) trap *= 3;
        const Hand& hand = end.hands[rival];
        if (hand.holds(push)) trap = percent(trap, 70);
        if (hand.holds(roll)) trap = percent(trap, 70);
        if (hand.holds(phase)) trap = percent(trap, 40);
        if (hand.holds(fast)) trap = percent(trap, 80);
        // Who closes in likes it best of all, but never as well as a hit.
        sum += std::min(percent(trap, personality_->trap),
                        percent(most_for_a_trap, personality_->attack));
    }
    return sum;
}

int Judge::economy(const State& end) const {
    const Figure& figure = end.figure(viewer_);
    int sum = bomb_values[figure.bombs] + (figure.flame_max != 0 ? flame_value : 0) +
              speed_value * figure.speed_ups;
    sum += block_value * std::min(outlook_.opened(), 6) - 5 * outlook_.idle_bombs();
    const Outlook::Next& next = outlook_.of(viewer_);
    if (next.acts) {
        Squares near = outlook_.items();
        near &= next.reach.passed;
        int most = 0, rest = 0;
        near.each([&](Square at) {
            const Token token = end.board.token[at];
            int value = is_item(token) ? item_value(figure, item_of(token)) : unknown_value;
            for (Seat seat = 0; seat < end.board.seats; ++seat)
                if (seat != viewer_ && outlook_.of(seat).acts &&
                    outlook_.of(seat).step < next.step && outlook_.of(seat).reach.ends.has(at)) {
                    value = value * 3 / 10;
                    break;
                }
            rest += value;
            most = std::max(most, value);
        });
        sum += most / 2 + (rest - most) / 4;
        // Blocks that a bomb can be laid beside.
        int blocks = 0;
        outlook_.blocks().each([&](Square at) {
            for (const Direction way : directions)
                if (const Square side = beside(at, way);
                    side != no_square && next.reach.passed.has(side)) {
                    ++blocks;
                    return;
                }
        });
        sum += 4 * std::min(blocks, 4);
    }
    sum = percent(sum, personality_->economy);
    const Hand& hand = end.hands[viewer_];
    for (std::uint8_t card = 0; card < ability_kinds; ++card)
        for (int held = 0; held < hand.count[card]; ++held)
            sum += card_worth(static_cast<Card>(card), held);
    return sum;
}

// Room, the calendar of OVERTIME, and how near the others are.
int Judge::place_worth(const State& end) const {
    const Outlook::Next& next = outlook_.of(viewer_);
    if (!next.acts) return 0;
    const Board& board = end.board;
    const Square at = end.figure(viewer_).square;
    int sum = percent(std::min(next.reach.ends.size(), 30), personality_->room);
    int nearest = 2 * box;
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (seat != viewer_ && end.figure(seat).alive != 0)
            nearest = std::min(nearest, distance(at, end.figure(seat).square));
    sum -= percent(nearest, personality_->chase);
    if (board.holder != kit::nobody) {
        const std::uint8_t tile = board.tile_at(at);
        const int left = board.tile_count - board.flips;
        int until = 0;
        while (until < left && board.flip_at(board.flips + until) != tile) ++until;
        sum += until <= 1 ? -90 : until == 2 ? -30 : 0;
        if (left <= 4) sum += tile == board.final_tile ? 120 : 0;
    }
    return sum;
}

}  // namespace blast
