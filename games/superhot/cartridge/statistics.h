// What is counted over a player's life.
#pragma once

#include "stage/cartridge.h"

namespace superhot_cartridge {

inline constexpr stage::Statistic statistics[] = {
    {"Campaigns won"},
    {"Deepest level", stage::Statistic::Keep::highest},
    {"Longest infinite run", stage::Statistic::Keep::highest},
    {"Bullets dodged"},
};

void count_figures(const stage::FinishedMatch& match, stage::Figures& out);

}  // namespace superhot_cartridge
