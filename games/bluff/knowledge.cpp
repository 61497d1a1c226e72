#include "bluff/knowledge.h"

namespace bluff {

namespace {

constexpr int counts_of_seats = most_seats - least_seats + 1;

// Where the hands of a number of players begin.
constexpr std::size_t begin_of(int seats) {
    int hands = 0;
    for (int fewer = least_seats; fewer < seats; ++fewer) hands += stage_count * hands_for(fewer);
    return static_cast<std::size_t>(hands);
}

constexpr std::array<Strength, begin_of(most_seats + 1)> strengths{
#include "bluff/strengths.inc"
};
static_assert(strengths.size() == 4480);

// [level][players]
constexpr std::array<std::array<Rates, counts_of_seats>, level_count> rates{{
#include "bluff/rates.inc"
}};

}  // namespace

Knowledge learnt(std::size_t level, int seats) {
    return {&strengths[begin_of(seats)],
            &rates[level][static_cast<std::size_t>(seats - least_seats)]};
}

}  // namespace bluff
