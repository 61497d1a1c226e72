// Whole-number trigonometry for turning things: 1536 units a circle, 256 from chamber to chamber.
#pragma once

#include <array>

#include "stage/geometry.h"

namespace shell {

inline constexpr int chamber_step = 256, full_turn = 6 * chamber_step;

// A sixteenth of a chamber's step a table entry, for the first quarter of the circle; 1/16384.
inline constexpr std::array<int, 25> quarter_sine = {
    0,     1072,  2139,  3196,  4240,  5266,  6270,  7246,  8192,  9102,  9974,  10803, 11585,
    12318, 12998, 13623, 14189, 14694, 15137, 15515, 15826, 16069, 16244, 16349, 16384};

// 16384 times the sine.
constexpr int sine(int angle) {
    angle = ((angle % full_turn) + full_turn) % full_turn;
    const int half = full_turn / 2, quarter = full_turn / 4;
    const bool below = angle >= half;
    if (below) angle -= half;
    if (angle > quarter) angle = half - angle;
    const int entry = angle >> 4, part = angle & 15;
    const int from = quarter_sine[static_cast<unsigned>(entry)];
    const int to = part == 0 ? from : quarter_sine[static_cast<unsigned>(entry + 1)];
    const int value = from + ((to - from) * part + 8) / 16;
    return below ? -value : value;
}

// The point at `distance` from `centre`, `angle` clockwise from straight up.
constexpr stage::Point on_circle(stage::Point centre, int distance, int angle) {
    const auto round = [](int scaled) { return (scaled + 8192) >> 14; };
    return {centre.x + round(distance * sine(angle)),
            centre.y - round(distance * sine(angle + full_turn / 4))};
}

static_assert(sine(0) == 0 && sine(full_turn / 4) == 16384 && sine(-full_turn / 4) == -16384);
static_assert(on_circle({0, 0}, 100, 0) == stage::Point{0, -100});
static_assert(on_circle({0, 0}, 100, 2 * chamber_step) == stage::Point{87, 50});

}  // namespace shell
