// What is chosen before a match. Who sits where is not the rules' matter.
#pragma once

#include "bluff/content.h"
#include "kit/config.h"

namespace bluff {

enum FieldIndex : std::uint8_t {
    players_field,
    wins_field,
    straights_field,
    dealer_field,
    memory_field
};
enum Dealer : std::uint8_t { by_lot, first_seat };

inline constexpr kit::Choice off_on[] = {{"off", "Off"}, {"on", "On"}};
inline constexpr kit::Choice dealers[] = {{"lot", "By lot"}, {"first", "Seat 1"}};

inline constexpr kit::Field fields[] = {
    // BLF-111
    {.word = "players",
     .title = "Players",
     .least = least_seats,
     .most = most_seats,
     .usual = 3,
     .help = "More players, more values in the deck"},
    {.word = "wins",
     .title = "Rounds to win",
     .least = 1,
     .most = most_wins,
     .usual = 1,
     .help = "The first to win this many rounds"},
    {.word = "straights",
     .title = "Straights",
     .choices = off_on,
     .help = "Five in a row beat three of a kind"},
    {.word = "dealer",
     .title = "Dealer",
     .choices = dealers,
     .help = "Equal hands: left of the dealer starts"},
    // Nobody learns more by it than by attention: BLF-092
    {.word = "memory",
     .title = "Memory aid",
     .choices = off_on,
     .usual = 1,
     .help = "Cards that you have seen stay marked"},
};

}  // namespace bluff
