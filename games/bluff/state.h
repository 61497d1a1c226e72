// The position of a match of Bluff the Bullet: where every card lies, who knows it, and what is
// being decided.
#pragma once

#include "bluff/config.h"
#include "bluff/ranking.h"
#include "kit/deck.h"
#include "kit/game.h"

namespace bluff {

using kit::Seat;

// Kinds are in the order of legal lists.
enum Kind : std::uint8_t {
    play,   // a: 4 * index in the hand + claim, b, c: targets
    pass,   //
    call,   //
    shoot,  // a Bullet as an answer: the one card of the hand
    pick,   // a: slot of the loser
    next    // round
};
inline constexpr kit::ActionWord action_words[] = {{"play"},   {"pass"}, {"call"},
                                                   {"bullet"}, {"pick"}, {"next"}};

enum class Phase : std::uint8_t { play, respond, penalty, round_end, match_end };

// ---- Positions --------------------------------------------------------------------------------

// A place in a Scoring Hand: seat * 5 + slot.
using Position = std::uint8_t;
inline constexpr std::uint8_t no_target = kit::no_value;

constexpr Position position_of(Seat seat, int slot) {
    return static_cast<Position>(seat * scoring_size + slot);
}
constexpr Seat seat_of(Position position) { return static_cast<Seat>(position / scoring_size); }
constexpr int slot_of(Position position) { return position % scoring_size; }

// Seats, one bit each.
using SeatSet = std::uint8_t;
constexpr SeatSet set_of(Seat seat) { return static_cast<SeatSet>(1u << seat); }

struct ScoringCard {
    Card card = 0;
    std::uint8_t face_up = 0;
    SeatSet known_by = 0;  // BLF-084
    constexpr bool known_to(Seat seat) const { return (known_by >> seat & 1) != 0; }
    constexpr bool operator==(const ScoringCard&) const = default;
};

// ---- The turn ---------------------------------------------------------------------------------

// What is stated with a card; targets as in BLF-030.
struct Claim {
    Suit ability = crow;
    std::uint8_t first = no_target, second = no_target;
    constexpr bool operator==(const Claim&) const = default;
};

// A card on the stack, face-down. Number 0 is the turn's, those above it are bullets.
struct Played {
    Card card = 0;
    Seat seat = 0;
    Claim claim{bullet};
    constexpr bool is_true() const { return suit_of(card) == claim.ability; }  // BLF-027
    constexpr bool operator==(const Played&) const = default;
};

struct Penalty {
    Seat loser = kit::nobody, chooser = kit::nobody;
    constexpr bool due() const { return loser != kit::nobody; }
    constexpr bool operator==(const Penalty&) const = default;
};

// ---- What everybody has seen ------------------------------------------------------------------

struct ShotRecord {
    Seat seat = kit::nobody;
    Card card = no_card;
    constexpr bool operator==(const ShotRecord&) const = default;
};

// A turn as it went. Cards are filled in when they are public: BLF-090
struct TurnRecord {
    Seat active = kit::nobody;
    std::uint8_t drawn = 0;
    Card card = no_card;
    Claim claim{};
    std::uint8_t works = 0;
    std::uint8_t shots = 0;
    std::array<ShotRecord, most_bullets> shot{};
    Seat caller = kit::nobody;
    std::uint8_t called = kit::no_value;  // place in the stack
    std::uint8_t call_right = 0;
    Penalty penalty{};
    std::uint8_t lost_slot = kit::no_value;
    Card lost_card = no_card;
    constexpr bool operator==(const TurnRecord&) const = default;
};

// Habits, open to all; each stays at 255 once it is there.
struct Counters {
    std::uint8_t plays = 0, bluffs = 0, bullets = 0, false_bullets = 0;
    std::uint8_t windows = 0, calls = 0, right_calls = 0;
    constexpr bool operator==(const Counters&) const = default;
};

enum class EndCause : std::uint8_t { none, drawn, penalty };

// ---- The position -----------------------------------------------------------------------------

struct State {
    kit::Rng rng;
    std::uint8_t seats, straights, target_wins;
    std::uint8_t memory_aid;                                     // for the scene; no rule reads it
    kit::Deck<Card, card_count + 1> deck;                        // secret; the top is last
    kit::FixedList<Card, discard_room(most_seats) + 1> discard;  // open; oldest first
    std::array<std::array<ScoringCard, scoring_size>, most_seats> scoring;
    std::array<kit::FixedList<Card, playing_size>, most_seats> hand;  // secret; older first
    kit::FixedList<Played, most_stack> stack;                         // secret until resolved
    Phase phase;
    Seat active;  // whose turn it is
    Seat actor;   // who decides; nobody when the match is over
    Penalty penalty;
    Seat dealer, starter;
    std::uint8_t round;  // from 0
    std::array<std::uint8_t, most_seats> wins;
    SeatSet winners;  // of the round that has ended
    EndCause end_cause;
    std::array<Counters, most_seats> counters;
    kit::FixedList<TurnRecord, most_turns> log;  // of this round; the last is the running turn
    std::array<std::uint8_t, 2> spare;           // fills the last word: the compiler may not

    bool over() const { return phase == Phase::match_end; }
    bool round_over() const { return phase == Phase::round_end || over(); }
    int positions() const { return seats * scoring_size; }
    Seat left_of(Seat seat) const { return static_cast<Seat>((seat + 1) % seats); }
    const ScoringCard& at(Position position) const {
        return scoring[seat_of(position)][static_cast<std::size_t>(slot_of(position))];
    }
    ScoringCard& at(Position position) {
        return scoring[seat_of(position)][static_cast<std::size_t>(slot_of(position))];
    }
    SeatSet all_seats() const { return static_cast<SeatSet>((1u << seats) - 1); }
    const TurnRecord& record() const { return log.back(); }
    TurnRecord& record() { return log.back(); }
    // How strong a Scoring Hand is, whoever may know it.
    HandKey key_of(Seat seat) const {
        std::array<std::uint8_t, scoring_size> values{};
        for (std::size_t slot = 0; slot < values.size(); ++slot)
            values[slot] = static_cast<std::uint8_t>(value_of(scoring[seat][slot].card));
        return hand_key(values, straights != 0);
    }
};

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 1024);

}  // namespace bluff
