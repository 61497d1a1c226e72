// What is counted over a player's life, heroine by heroine: alone, against others, and against
// bosses.
#pragma once

#include "stage/cartridge.h"

namespace bullet_cartridge {

enum FigureIndex : std::uint8_t {
    bullets_cleared,
    biggest_clear,  // bullets that one pattern took
    patterns_used,
    stars_cleared,
    powerups_used,
    hits_taken,
    rounds_survived,
    clean_rounds,  // ended with an empty sight
    figure_count
};

// In the order of FigureIndex.
inline constexpr stage::Statistic statistics[] = {
    {"Cleared"},       {"Biggest clear", stage::Statistic::Keep::highest},
    {"Patterns used"}, {"Stars cleared"},
    {"Powerups used"}, {"Hits taken"},
    {"Rounds lasted"}, {"Swept clean"},
};
static_assert(std::size(statistics) == figure_count);

void count_figures(const stage::FinishedMatch& match, stage::Figures& out);

// A row for each heroine in Score Attack, and one for each against others.
extern const stage::ScoreKinds score_kinds;
inline constexpr std::uint16_t scored_kinds = 0x5555;  // alone

}  // namespace bullet_cartridge
