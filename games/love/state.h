// The position of a match of Bullets of Love: where every card lies, and what is being decided.
#pragma once

#include <algorithm>
#include <bit>

#include "kit/deck.h"
#include "kit/game.h"
#include "love/config.h"
#include "love/content.h"

namespace love {

using kit::Seat;

// Kinds are in the order of legal lists.
enum Kind : std::uint8_t {
    reload,  // a: packed Lassos to discard
    claim,   // a: packed Lassos to lay on own Hearts
    duel,    // a: Heart
    commit,  // a: bullets to fire
    end
};
inline constexpr kit::ActionWord action_words[] = {
    {"reload"}, {"claim"}, {"duel"}, {"fire"}, {"end"}};

enum class Phase : std::uint8_t {
    free_action,        // ACTION1: Duel, Claim or Reload
    paid_action,        // ACTION2: Duel or Claim for two bullets, or the end of the turn
    challenger_splits,  // COMMIT_A
    defender_splits,    // COMMIT_D
    over
};

// The two sides of a Duel, as places in arrays.
enum Side : std::uint8_t { challenger, defender };

// How many bullets a duellist fires: 0 .. 6, or one of these.
inline constexpr std::uint8_t fists = 254;  // has none available: LOV-085
inline constexpr std::uint8_t not_fixed = 255;

// The Duel that is being prepared; outside of the split phases there is none.
struct Duel {
    Seat defender = kit::nobody;  // the challenger is the turn's player
    Heart heart = no_heart;
    std::array<std::uint8_t, 2> fired{not_fixed, not_fixed};  // by side: secret until both are
    constexpr bool operator==(const Duel&) const = default;
};

enum class DuelResult : std::uint8_t { none, won, tied, lost };  // for the challenger

enum ReportFlag : std::uint8_t {
    claim_was_broken = 1,
    couple_ended = 2,
    couple_formed = 4,
    chips_were_out = 8,
    bullet_was_refunded = 16
};

// How the last Duel went: open to all (LOV-141).
struct DuelReport {
    std::array<Seat, 2> seats{kit::nobody, kit::nobody};  // by side
    Heart heart = no_heart;
    DuelResult result = DuelResult::none;
    std::array<std::uint8_t, 2> fired{};                           // bullets
    std::array<std::uint8_t, 2> fought_with_fists{};               // 1: rolled the d3
    std::array<std::array<std::uint8_t, most_bullets>, 2> dice{};  // as rolled, then 0
    std::array<std::uint8_t, 2> totals{};
    std::uint8_t flags = 0;  // ReportFlag
    std::uint8_t spare = 0;
};

struct State {
    kit::Rng rng;
    std::uint16_t turns;                  // finished; 0 .. 200
    std::array<Seat, heart_count> owner;  // of each Heart
    std::uint8_t claimed;  // Hearts that carry a Lasso (of their colour), one bit each
    std::uint8_t couples;  // in love, one bit each, as in content.h
    std::array<Lassos, seat_count> hand;           // secret
    kit::Deck<Colour, deck_room> deck;             // secret; the top is last
    Lassos discard;                                // open; its order does not matter
    std::array<std::uint8_t, seat_count> bullets;  // available
    std::array<std::uint8_t, seat_count> score;
    std::array<Lassos, seat_count> known;             // what everybody knows of each hand: LOV-143
    std::array<std::uint8_t, seat_count> unknown;     // the rest of it
    std::array<std::uint8_t, seat_count> start_roll;  // the last of each
    Seat turn_seat, first_seat;
    Phase phase;
    std::uint8_t actions_done;  // in this turn, 0 .. 2
    Duel duel;
    DuelReport last_duel;
    Seat winner;  // nobody: not over
    std::uint8_t target;
    std::uint8_t memory_aid;            // the table shows `known`; the rules do not care
    std::array<std::uint8_t, 5> spare;  // fills the last word: the compiler may not

    bool over() const { return phase == Phase::over; }
    bool splitting() const {
        return phase == Phase::challenger_splits || phase == Phase::defender_splits;
    }
    // Who decides now: LOV-043
    Seat decider() const {
        if (over()) return kit::nobody;
        return phase == Phase::defender_splits ? duel.defender : turn_seat;
    }

    // ---- Hearts ----
    bool is_claimed(int heart) const { return (claimed >> heart & 1) != 0; }
    bool owns(Seat seat, int heart) const { return owner[static_cast<std::size_t>(heart)] == seat; }
    // One bit a Heart.
    unsigned hearts_of(Seat seat) const {
        unsigned hearts = 0;
        for (std::size_t heart = 0; heart < heart_count; ++heart)
            hearts |= static_cast<unsigned>(owner[heart] == seat) << heart;
        return hearts;
    }
    int claims(Seat seat) const { return std::popcount(hearts_of(seat) & claimed); }
    // Unclaimed Hearts of a player by colour.
    Lassos free_hearts(Seat seat) const {
        const unsigned hearts = hearts_of(seat) & ~unsigned{claimed};
        Lassos count{};
        for (std::size_t heart = 0; heart < heart_count; ++heart)
            count[heart / hearts_per_colour] =
                static_cast<std::uint8_t>(count[heart / hearts_per_colour] + (hearts >> heart & 1));
        return count;
    }
    // The most that one Claim can lay, by colour: LOV-070, LOV-073
    Lassos claimable(Seat seat) const {
        Lassos most = free_hearts(seat);
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            most[colour] = std::min(most[colour], hand[seat][colour]);
        return most;
    }
    // Of equal Hearts only the lowest is a target: LOV-011
    bool is_target(int heart) const {
        const auto h = static_cast<std::size_t>(heart);
        if (owner[h] == turn_seat) return false;
        const bool second = heart % hearts_per_colour != 0;
        return !second || owner[h - 1] != owner[h] || is_claimed(heart - 1) != is_claimed(heart);
    }

    // ---- Players ----
    int hand_size(Seat seat) const { return sum_of(hand[seat]); }
    bool in_love(Seat one, Seat other) const { return (couples >> couple_of(one, other) & 1) != 0; }
    int chips(Seat seat) const {  // LOV-115
        int count = 0;
        for (std::size_t i = 0; i < love::couples.size(); ++i)
            if ((couples >> i & 1) != 0 &&
                (love::couples[i].one == seat || love::couples[i].other == seat))
                ++count;
        return count;
    }
    int couple_count() const { return std::popcount(couples); }
    // What the player would score if the turn ended now: LOV-120, LOV-122
    int income(Seat seat) const {
        return claim_points[static_cast<std::size_t>(claims(seat))] + chip_points * chips(seat);
    }
};

constexpr Seat left_of(Seat seat) {  // LOV-010
    return static_cast<Seat>((seat + 1) % seat_count);
}

static_assert(std::has_unique_object_representations_v<State>);
static_assert(sizeof(State) <= 160);

}  // namespace love
