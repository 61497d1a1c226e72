// What is counted over a player's life.
#pragma once

#include "stage/cartridge.h"

namespace blast_cartridge {

enum FigureIndex : std::uint8_t {
    bombs_laid,
    blocks_opened,  // in blasts of the own turn
    items_taken,
    cards_played,
    hits_dealt,   // to others, in blasts of the own turn
    knocked_out,  // by own bombs
    hearts_lost,
    longest_chain,  // bombs that went off together
    figure_count
};

// In the order of FigureIndex.
inline constexpr stage::Statistic statistics[] = {
    {"Bombs laid"},  {"Blocks opened"},
    {"Items taken"}, {"Cards played"},
    {"Hits dealt"},  {"Knocked out"},
    {"Hearts lost"}, {"Longest chain", stage::Statistic::Keep::highest},
};
static_assert(std::size(statistics) == figure_count);

void count_figures(const stage::FinishedMatch& match, stage::Figures& out);

}  // namespace blast_cartridge
