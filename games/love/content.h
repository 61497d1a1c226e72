// The pieces and numbers of Bullets of Love, as tables. RULES.md tells what they mean.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace love {

// ---- Numbers ----------------------------------------------------------------------------------

inline constexpr int seat_count = 4;         // LOV-001
inline constexpr int colour_count = 4;       // LOV-005
inline constexpr int hearts_per_colour = 2;  // LOV-005
inline constexpr int heart_count = colour_count * hearts_per_colour;
inline constexpr int lassos_per_colour = 8;  // LOV-006
inline constexpr int lasso_count = colour_count * lassos_per_colour;
inline constexpr int lassos_per_player = 3;                                      // LOV-014
inline constexpr int stock_size = lasso_count - seat_count * lassos_per_player;  // LOV-063
inline constexpr std::size_t deck_room = stock_size + lassos_per_player;         // LOV-063
inline constexpr int most_bullets = 6;                                           // LOV-007
inline constexpr int die_sides = 6, fist_sides = 3;                              // LOV-004
inline constexpr int love_chips = 4;                                             // LOV-004
inline constexpr int most_couples = love_chips / 2;                              // LOV-116
inline constexpr int payment = 2;                                                // LOV-032
inline constexpr int most_turn_actions = 2;                                      // LOV-033
inline constexpr int standard_target = 50, quick_target = 25;                    // LOV-126, LOV-134
inline constexpr int most_turns = 200;                                           // LOV-130
inline constexpr int most_rerolls = 20;                                          // LOV-027
inline constexpr int decisions_per_action = 3;  // a challenge and two splits

// What claims score at the end of a turn: LOV-120
inline constexpr std::array<std::uint8_t, lassos_per_player + 1> claim_points{0, 2, 5, 9};
inline constexpr int chip_points = 1;            // for each Love chip: LOV-122
inline constexpr int most_chips = most_couples;  // of one player: LOV-117
inline constexpr int most_scored = claim_points.back() + most_chips * chip_points;

// ---- Colours ----------------------------------------------------------------------------------

// A colour is also a seat: LOV-010
using Colour = std::uint8_t;
enum ColourName : Colour { red, blue, green, yellow };

struct ColourInfo {
    char letter;
    std::string_view name;
    std::string_view symbol;  // tells colours apart by shape
};
inline constexpr std::array<ColourInfo, colour_count> colours{{
    {'R', "Red", "rose"},
    {'B', "Blue", "horseshoe"},
    {'G', "Green", "cactus"},
    {'Y', "Yellow", "star"},
}};

// ---- Hearts -----------------------------------------------------------------------------------

using Heart = std::uint8_t;  // R0 R1 B0 B1 G0 G1 Y0 Y1 are 0 .. 7
inline constexpr Heart no_heart = 255;

constexpr Colour colour_of(Heart heart) { return static_cast<Colour>(heart / hearts_per_colour); }
constexpr Heart first_heart(Colour colour) {
    return static_cast<Heart>(colour * hearts_per_colour);
}

// ---- Lassos -----------------------------------------------------------------------------------

// So many Lassos of each colour; in an action two bits each, red lowest.
using Lassos = std::array<std::uint8_t, colour_count>;

constexpr int sum_of(const Lassos& lassos) { return lassos[0] + lassos[1] + lassos[2] + lassos[3]; }
constexpr std::uint8_t packed(const Lassos& lassos) {
    return static_cast<std::uint8_t>(lassos[0] | lassos[1] << 2 | lassos[2] << 4 | lassos[3] << 6);
}
constexpr Lassos unpacked(std::uint8_t code) {
    const auto part = [=](int shift) { return static_cast<std::uint8_t>(code >> shift & 3); };
    return {part(0), part(2), part(4), part(6)};
}

// The deal: every colour but the left neighbour's. LOV-021
constexpr Lassos dealt_to(int seat) {
    Lassos lassos{1, 1, 1, 1};
    lassos[static_cast<std::size_t>((seat + 1) % seat_count)] = 0;
    return lassos;
}

// ---- Couples ----------------------------------------------------------------------------------

// Two seats; its place in the table is its bit.
struct Couple {
    std::uint8_t one, other;
};
inline constexpr std::array<Couple, 6> couples{{
    {red, blue},
    {red, green},
    {red, yellow},
    {blue, green},
    {blue, yellow},
    {green, yellow},
}};
constexpr std::size_t couple_of(std::uint8_t one, std::uint8_t other) {
    std::size_t i = 0;
    while (i < couples.size() && !(couples[i].one == one && couples[i].other == other) &&
           !(couples[i].one == other && couples[i].other == one))
        ++i;
    return i;
}

// ---- What must be true of the tables ----------------------------------------------------------

namespace content_checks {

constexpr bool deal_is_even() {
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        int dealt = 0;
        for (int seat = 0; seat < seat_count; ++seat) dealt += dealt_to(seat)[colour];
        if (dealt != 3) return false;
    }
    for (int seat = 0; seat < seat_count; ++seat)
        if (sum_of(dealt_to(seat)) != lassos_per_player) return false;
    return true;
}
constexpr bool couples_sound() {
    for (std::size_t i = 0; i < couples.size(); ++i)
        if (couples[i].one >= couples[i].other ||
            couple_of(couples[i].one, couples[i].other) != i ||
            couple_of(couples[i].other, couples[i].one) != i)
            return false;
    return true;
}
constexpr bool colours_differ() {
    for (std::size_t i = 0; i < colours.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (colours[i].letter == colours[j].letter || colours[i].symbol == colours[j].symbol)
                return false;
    return true;
}
constexpr bool points_rise() {
    for (std::size_t i = 2; i < claim_points.size(); ++i)
        if (claim_points[i] - claim_points[i - 1] <= claim_points[i - 1] - claim_points[i - 2])
            return false;
    return true;
}

static_assert(heart_count == 8 && lasso_count == 32 && stock_size == 20 && deck_room == 23);
static_assert(colour_count == seat_count, "a seat is a colour");
static_assert(deal_is_even() && couples_sound() && colours_differ() && points_rise());
static_assert(couple_of(blue, blue) == couples.size() && couple_of(yellow, green) == 5);
static_assert(dealt_to(red) == Lassos{1, 0, 1, 1} && dealt_to(yellow) == Lassos{0, 1, 1, 1});
static_assert(unpacked(packed({3, 0, 1, 2})) == Lassos{3, 0, 1, 2} && packed({0, 0, 0, 1}) == 64);
static_assert(most_scored == 11 && quick_target < standard_target);

}  // namespace content_checks

}  // namespace love
