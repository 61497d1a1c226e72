// The position of a match of Blast Tactics.
#pragma once

#include "blast/board.h"
#include "blast/config.h"
#include "kit/deck.h"
#include "kit/game.h"

namespace blast {

// Kinds are in the order of legal lists (RULES.md, Actions).
enum Kind : std::uint8_t {
    end_turn,    //
    move,        // a: end square
    phase_move,  // a: end square
    lay,         // a: square
    buy,         // a: slot
    discard,     // a: Card
    push_bomb,   // a: Direction
    load,        //
    launch,      // a: Direction
    roll_bomb,   // a: Source, b: Direction, c: distance
    fast_bomb,   // a: own token, 0..4
    revenge      // a: square
};
inline constexpr kit::ActionWord action_words[] = {{"end"},    {"move"},    {"phase"}, {"lay"},
                                                   {"buy"},    {"discard"}, {"push"},  {"load"},
                                                   {"launch"}, {"roll"},    {"fast"},  {"revenge"}};
enum Source : std::uint8_t { underfoot, adjacent };

enum class Phase : std::uint8_t { action, revenge, over };

// By what the last ones went: BLA-160 to BLA-164
enum class EndCause : std::uint8_t {
    none,
    last_standing,   // one is left
    chain_order,     // a blast took all: the last one hit wins
    overtime_hearts  // a flip or the last tile took all: Hearts, then the order after the holder
};

struct Hand {
    std::array<std::uint8_t, ability_kinds> count{};  // of each kind; the order never matters
    constexpr int size() const {
        int sum = 0;
        for (const std::uint8_t n : count) sum += n;
        return sum;
    }
    constexpr bool holds(Card card) const { return count[card] != 0; }
    constexpr bool operator==(const Hand&) const = default;
};

struct State {
    kit::Rng rng;
    Squares path;  // of this turn: BLA-112
    std::uint16_t turn_number;
    std::uint16_t actions;  // taken so far: BLA-244
    Board board;
    std::array<Hand, most_seats> hands;
    std::array<Square, most_seats> start_squares;
    std::array<std::uint8_t, most_seats> ghosts_before;  // its last elimination: BLA-166
    std::array<std::uint8_t, most_seats> revived;
    std::array<std::uint8_t, most_seats> bomb_ups, flame_ups;  // collected, for statistics
    kit::Deck<Card, card_count> deck;                          // secret; the top is last
    kit::FixedList<Card, card_count> discard;                  // open; oldest first
    std::array<Card, market_size> market;                      // no_card: bought
    std::array<std::uint8_t, item_kinds> seen;                 // item tiles that came to light
    std::uint8_t revenge_mode;
    Seat active;
    Phase phase;
    std::uint8_t moves_left;
    std::uint8_t idle;      // Draw Phases without a card: BLA-090
    SeatSet out_this_turn;  // became ghosts in this turn: BLA-171
    Seat winner;
    EndCause end_cause;
    std::uint8_t spare;  // fills the last word: the compiler may not

    bool over() const { return phase == Phase::over; }
    const Figure& figure(Seat seat) const { return board.figures[seat]; }
    const Figure& actor() const { return board.figures[active]; }
    bool can_pay() const { return moves_left != 0 || actor().speed_ups != 0; }  // BLA-102
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 800);

// ---- The deck: BLA-024 to BLA-026 ---------------------------------------------------------------

// Cards under the packet of three that OVERTIME lies in, as long as it is in the deck.
constexpr std::size_t below_packet(int seats) { return seats == 2 ? 5 : seats == 3 ? 3 : 0; }
inline constexpr std::size_t packet_size = 3;
// How many cards have to be drawn till OVERTIME comes, at least and at most; 0, 0 once it is out.
struct OvertimeRange {
    std::uint8_t least = 0, most = 0;
};
OvertimeRange overtime_range(const State& state);

}  // namespace blast
