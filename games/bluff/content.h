// The cards and numbers of Bluff the Bullet, as tables. RULES.md tells what they mean.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bluff {

// ---- Numbers ----------------------------------------------------------------------------------

inline constexpr int least_seats = 2, most_seats = 5;  // BLF-001
inline constexpr int suit_count = 4, most_value = 7, copies = 2;
inline constexpr int card_count = suit_count * most_value * copies;  // BLF-002
inline constexpr int scoring_size = 5;                               // cards of a Scoring Hand
inline constexpr int open_at_first = 3;                              // of those: BLF-010
inline constexpr int playing_size = 2;                               // BLF-019
inline constexpr int packet_size = 11;                               // Fin and ten more: BLF-008
inline constexpr int most_positions = most_seats * scoring_size;
inline constexpr int most_wins = 3;                // that a match is played to: BLF-111
inline constexpr int most_stack = most_seats + 1;  // BLF-046
inline constexpr int most_bullets = most_seats;

// The deck goes with the number of players: BLF-007
constexpr int values_for(int seats) { return seats + 2; }
constexpr int cards_for(int seats) { return suit_count * copies * values_for(seats); }
// With Fin, when everybody has got six cards: BLF-013
constexpr int deck_after_deal(int seats) {
    return cards_for(seats) + 1 - (scoring_size + 1) * seats;
}
// Each turn draws a card at least.
constexpr int turns_for(int seats) { return deck_after_deal(seats); }
// Whatever is neither in a Scoring Hand nor in the deck can lie there.
constexpr int discard_room(int seats) { return cards_for(seats) - scoring_size * seats; }
constexpr int rounds_for(int seats, int wins) { return seats * (wins - 1) + 1; }  // BLF-119
constexpr int actions_per_round(int seats) {
    return 2 * turns_for(seats) + (seats - 1) * discard_room(seats);
}

inline constexpr int most_turns = turns_for(most_seats);
inline constexpr int most_rounds = rounds_for(most_seats, most_wins);

// ---- Cards ------------------------------------------------------------------------------------

// The two copies of a card are alike in every respect: BLF-006
using Card = std::uint8_t;
inline constexpr Card fin = card_count;    // BLF-003, BLF-004
inline constexpr Card unknown_card = 254;  // what a viewer may not see
inline constexpr Card no_card = 255;

// A suit is the ability of its cards, and what can be claimed: BLF-005
enum Suit : std::uint8_t { crow, cup, key, bullet };

constexpr Card card_of(int suit, int value, int copy) {
    return static_cast<Card>((suit * most_value + value - 1) * copies + copy);
}
constexpr Suit suit_of(Card card) { return static_cast<Suit>(card / (most_value * copies)); }
constexpr int value_of(Card card) { return card / copies % most_value + 1; }
constexpr bool is_number(Card card) { return card < card_count; }

struct SuitInfo {
    char letter;
    std::string_view name;
};
inline constexpr std::array<SuitInfo, suit_count> suits{
    {{'C', "Crow"}, {'U', "Cup"}, {'K', "Key"}, {'B', "Bullet"}}};

// ---- Hands ------------------------------------------------------------------------------------

enum Category : std::uint8_t {  // BLF-098, BLF-099
    high_card = 1,
    pair,
    two_pair,
    three_kind,
    straight,  // option only: BLF-109
    full_house,
    four_kind,
    five_kind
};
inline constexpr std::array<std::string_view, five_kind + 1> category_names{
    "",         "High card",  "Pair",        "Two pair",   "3 of a kind",
    "Straight", "Full house", "4 of a kind", "5 of a kind"};
// Where there is room.
inline constexpr std::array<std::string_view, five_kind + 1> full_names{
    "",         "High card",  "Pair",           "Two pair",      "Three of a kind",
    "Straight", "Full house", "Four of a kind", "Five of a kind"};

// ---- What must be true of the tables ----------------------------------------------------------

static_assert(card_count == 56 && cards_for(2) == 32 && cards_for(5) == 56);
static_assert(deck_after_deal(2) == 21 && deck_after_deal(3) == 23 && deck_after_deal(4) == 25 &&
              deck_after_deal(5) == 27);
static_assert(discard_room(2) == 22 && discard_room(5) == 31 && most_rounds == 11);
static_assert(actions_per_round(2) == 64 && actions_per_round(3) == 96 &&
              actions_per_round(4) == 134 && actions_per_round(5) == 178);
static_assert(card_of(crow, 1, 0) == 0 && card_of(crow, 7, 1) == 13 && card_of(cup, 1, 0) == 14 &&
              card_of(key, 3, 1) == 33 && card_of(bullet, 4, 0) == 48 &&
              card_of(bullet, 7, 1) == 55);
static_assert(suit_of(33) == key && value_of(33) == 3 && suit_of(48) == bullet &&
              value_of(48) == 4 && !is_number(fin));

}  // namespace bluff
