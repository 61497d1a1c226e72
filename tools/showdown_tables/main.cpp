// Prints the solved showdown game, games/bluff/showdown_tables.inc, and on the side how far the
// stored bytes are from an equilibrium.
#include <algorithm>
#include <cstdio>

#include "showdown_tables/showdown_tables.h"

int main() {
    using namespace showdown_tables;
    std::fputs(print().c_str(), stdout);
    double sum = 0, worst = 0;
    for (std::size_t i = 0; i < bluff::showdown::cell_count; ++i) {
        const Game game = game_of(i);
        const Strategy solution = solve(game);
        const double share = exploitability(game, as_stored(stored(game, solution), solution));
        sum += share;
        worst = std::max(worst, share);
    }
    std::fprintf(stderr, "exploitability: worst %.3f %%, mean %.3f %% of the stakes\n", worst * 100,
                 sum / static_cast<double>(bluff::showdown::cell_count) * 100);
}
