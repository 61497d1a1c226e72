// What is counted over a player's life.
#pragma once

#include "stage/cartridge.h"

namespace bluff_cartridge {

enum FigureIndex : std::uint8_t {
    lies_told,    // with cards and with Bullets
    lies_caught,  // of those: they were called
    calls_made,
    calls_right,
    bullets_fired,  // as answers, true or not
    rounds_won,
    figure_count
};

// In the order of FigureIndex.
inline constexpr stage::Statistic statistics[] = {
    {"Lies told"}, {"Lies caught"}, {"Calls"}, {"Calls right"}, {"Bullets"}, {"Rounds won"},
};
static_assert(std::size(statistics) == figure_count);

void count_figures(const stage::FinishedMatch& match, stage::Figures& out);

}  // namespace bluff_cartridge
