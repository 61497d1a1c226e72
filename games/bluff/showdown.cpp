#include "bluff/showdown.h"

namespace bluff::showdown {

namespace {

// How many bounds a value reaches.
template <std::size_t Count>
std::size_t reached(std::int32_t value, std::int32_t whole,
                    const std::array<std::int16_t, Count>& bounds) {
    std::size_t place = 0;
    for (const std::int16_t bound : bounds) place += value * 1024 >= whole * bound;
    return place;
}

// Between two neighbours of the grid, in 1/1024: the geometric mean of ratios, else the middle.
constexpr std::array<std::int16_t, 6> gain_bounds{128, 362, 724, 1448, 2896, 5793};
constexpr std::array<std::int16_t, 3> fallback_bounds{128, 384, 640};
constexpr std::array<std::int16_t, 2> prize_bounds{724, 1448};
constexpr std::array<std::int16_t, 3> suit_bounds{192, 352, 544};
constexpr std::array<std::int16_t, 2> bullet_bounds{192, 320};

}  // namespace

CellIndex nearest(const Stakes& stakes) {
    return {.gain = reached(stakes.a, stakes.p_a, gain_bounds),
            .fallback = reached(stakes.b, stakes.a, fallback_bounds),
            .prize = reached(stakes.p_r, stakes.p_a, prize_bounds),
            .suit = reached(stakes.t, 256, suit_bounds),
            .bullets = reached(stakes.beta, 256, bullet_bounds)};
}

constinit const std::array<ShowdownCell, cell_count> cells{{
#include "bluff/showdown_tables.inc"
}};

}  // namespace bluff::showdown
