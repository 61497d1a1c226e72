// What is counted over a player's life.
#pragma once

#include "stage/cartridge.h"

namespace love_cartridge {

inline constexpr stage::Statistic statistics[] = {
    {"Duels won"},
    {"Hearts stolen"},
    {"Turns in love"},
    {"Fastest win, turns", stage::Statistic::Keep::lowest},
};

void count_figures(const stage::FinishedMatch& match, stage::Figures& out);

}  // namespace love_cartridge
