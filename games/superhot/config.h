// What is chosen before a campaign (section "Settings" of RULES.md).
#pragma once

#include "kit/config.h"

namespace superhot {

enum FieldIndex : std::uint8_t {
    mode_field,
    deck_field,
    it_seat_field,
    storm_field,
    times_up_field,
    seven_line_field,
    infinite_field,
    revenge_field,
    bats_field
};
enum Mode : std::uint8_t { solo, coop, versus, two_v_one };
enum StartingDeck : std::uint8_t { it_deck, pz_deck };
enum ItSeat : std::uint8_t { it_by_lot, it_first, it_second };

inline constexpr kit::Choice modes[] = {
    {"solo", "Solo", "Three levels, alone"},
    {"coop", "Co-op", "Three levels, with a partner"},
    {"versus", "Versus", "One is the System: see the rows below"},
    {"two_v_one", "2 vs 1", "Two against one, who is the System"}};
inline constexpr kit::Choice starting_decks[] = {
    {"it", "IT, the fighter", "Stronger fists, fewer sidesteps"},
    {"pz", "PZ, the dodger", "Quicker feet, fewer punches"}};
inline constexpr kit::Choice it_seats[] = {
    {"lot", "By lot"}, {"first", "Player 1"}, {"second", "Player 2"}};
inline constexpr kit::Choice off_on[] = {{"off", "Off"}, {"on", "On"}};

inline constexpr std::uint32_t one_normal = 1u << solo | 1u << versus;
inline constexpr std::uint32_t two_normals = 1u << coop | 1u << two_v_one;

inline constexpr kit::Field fields[] = {
    {.word = "mode", .title = "Mode", .choices = modes},
    {.word = "deck",
     .title = "Deck",
     .choices = starting_decks,
     .when = {mode_field, one_normal}},  // HOT-035
    {.word = "it",
     .title = "Who plays IT",
     .choices = it_seats,
     .when = {mode_field, two_normals},
     .help = "The IT player begins"},  // HOT-231, HOT-232
    {.word = "storm",
     .title = "Bullet Storm",
     .choices = off_on,
     .help = "3 Bullets wait in the first deck"},  // HOT-311
    {.word = "times_up",
     .title = "Time's Up",
     .choices = off_on,
     .help = "10 Bullets instead of 12"},  // HOT-312
    {.word = "seven",
     .title = "7 Line",
     .choices = off_on,
     .help = "The Line has 7 slots"},  // HOT-314
    {.word = "infinite",
     .title = "Infinite",
     .choices = off_on,
     .help = "One more goal a level, without end"},  // HOT-316
    {.word = "revenge",
     .title = "Revenge",
     .choices = off_on,
     .when = {mode_field, 1u << versus},
     .help = "Then swap the roles and compare"},  // HOT-319
    {.word = "bats",
     .title = "Baseball bats",
     .least = 0,
     .most = 2,
     .help = "Dudes with a bat replace gunmen"},  // HOT-322
};

}  // namespace superhot
