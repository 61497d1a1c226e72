// What a tally says, line by line: on the screen of scores and on the drive's page.
#pragma once

#include <string_view>

#include "kit/text.h"
#include "stage/cartridge.h"
#include "storage/tallies.h"

namespace shell {

inline constexpr int own_tally_rows = 5;  // besides those of the game's own statistics

// It could have been won. Among people nobody's victory is the console's, nor is a best score; and
// alone for a score there is nobody to win against.
inline bool counts_victories(const stage::Cartridge& cartridge, const storage::Tally& tally) {
    const bool scored = (cartridge.scored_modes >> tally.mode & 1) != 0;
    return tally.won + tally.drawn > 0 || (tally.has_best && !scored);
}

// Calls `row(label, value)` for each.
template <class Row>
void tell_tally(const stage::Cartridge& cartridge, const storage::Tally& tally, Row row) {
    const auto number_row = [&](std::string_view label, std::int64_t value) {
        row(label, kit::Text<16>().number(static_cast<std::int32_t>(value)).view());
    };
    number_row("Matches", tally.played);
    if (counts_victories(cartridge, tally)) {
        kit::Text<32> won, streak;
        won.number(static_cast<std::int32_t>(tally.won)).add(" of ");
        won.number(static_cast<std::int32_t>(tally.played)).add(", ");
        won.number(static_cast<std::int32_t>(std::uint64_t{tally.won} * 100 / tally.played));
        row("Won", won.add(" %").view());
        streak.number(tally.best_streak).add(", now ").number(tally.streak);
        if (tally.best_streak > 0) row("Won in a row", streak.view());
    }
    if (tally.has_best) number_row("Best score", tally.best);
    number_row("Last score", tally.last);
    for (std::size_t i = 0; i < cartridge.statistics.size(); ++i) {
        kit::Text<16> figure;
        cartridge.statistics[i].print(tally.counters[i], figure);
        row(cartridge.statistics[i].title, figure.view());
    }
}

}  // namespace shell
