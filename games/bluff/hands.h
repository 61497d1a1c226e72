// Scoring Hands by number: which values there are, not where they lie.
//
// A set of k values is numbered by the combinatorial system: of the values in rising order (from 0)
// the i-th counts C(value + i - 1, i). So sets of low values come first, and each number of players
// uses the first hands of the same list.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

#include "bluff/content.h"

namespace bluff {

constexpr int choose(int of, int count) {
    int ways = 1;
    for (int i = 0; i < count; ++i) ways = ways * (of - i) / (i + 1);
    return ways;
}
// Sets of so many values, each 0 .. values - 1.
constexpr int sets_of(int values, int size) { return choose(values + size - 1, size); }

constexpr int hands_for(int seats) { return sets_of(values_for(seats), scoring_size); }
// Hands that lack a card.
constexpr int rests_for(int seats) { return sets_of(values_for(seats), scoring_size - 1); }
inline constexpr int most_hands = hands_for(most_seats), most_rests = rests_for(most_seats);

namespace hand_steps {
// [value][place in rising order]
inline constexpr auto steps = [] {
    std::array<std::array<std::uint16_t, scoring_size>, most_value> all{};
    for (int value = 0; value < most_value; ++value)
        for (int place = 0; place < scoring_size; ++place)
            all[static_cast<std::size_t>(value)][static_cast<std::size_t>(place)] =
                static_cast<std::uint16_t>(choose(value + place, place + 1));
    return all;
}();
}  // namespace hand_steps

// How often each value is there, in four bits each.
using ValueCounts = std::uint32_t;
constexpr ValueCounts one_of(int value) { return ValueCounts{1} << (4 * value); }

constexpr int set_number(ValueCounts counts) {
    int number = 0;
    std::size_t place = 0;
    for (std::size_t value = 0; counts != 0; ++value, counts >>= 4)
        for (ValueCounts left = counts & 15; left > 0; --left)
            number += hand_steps::steps[value][place++];
    return number;
}

static_assert(hands_for(2) == 56 && hands_for(3) == 126 && hands_for(4) == 252 &&
              most_hands == 462);
static_assert(most_rests == 210);
static_assert(set_number(5 * one_of(0)) == 0 && set_number(5 * one_of(6)) == most_hands - 1 &&
              set_number(5 * one_of(3)) == hands_for(2) - 1);

}  // namespace bluff
