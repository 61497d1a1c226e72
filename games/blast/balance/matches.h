// Whole matches of Blast Tactics between given computer players, and what is counted in them: the
// figures that the balance of the game is judged by (games/blast/RULES.md, "Measured").
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "blast/rules.h"

namespace blast_balance {

struct Matches {
    kit::Config config{};
    // One for each seat; they move on by a seat from match to match.
    std::vector<const kit::Player*> players{};
    kit::Seed seed = 1;
    std::int64_t count = 1000;
};

inline constexpr std::size_t most_rounds = 100;

struct Census {
    using Count = std::int64_t;
    Count matches = 0, turns = 0, actions = 0, most_actions = 0;
    std::array<Count, most_rounds + 1> rounds{};  // matches by their number
    std::array<Count, blast::most_seats> won{};   // by player
    std::array<Count, blast::most_seats> won_by_place{}, won_by_start{};
    std::array<Count, 4> ends{};  // by blast::EndCause
    Count by_overtime = 0;        // the last ones went with a tile, or on the last one
    Count flip_deaths = 0;        // matches with one
    Count overtime = 0, idle_clock = 0, swaps = 0;
    Count hearts = 0;         // lost; of those:
    Count own_hearts = 0;     // by own bombs and the own doing
    Count traded_hearts = 0;  // of the own ones: the same blast hit a rival
    Count escape_hearts = 0;  // by an own Fast Detonate, where nothing could be fled on foot
    Count first_out = 0, hearts_before = 0;  // matches with somebody out; Hearts lost till then
    std::array<Count, blast::ability_kinds> bought{}, used{};
    std::array<Count, blast::item_kinds> revealed{}, taken{};

    void add(const Census& other);
};

// The same on every machine and for any number of threads.
Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress);

}  // namespace blast_balance
