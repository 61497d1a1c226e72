// Whole matches of Bluff the Bullet between given computer players, and what is counted in them:
// the figures that the balance of the game is judged by (games/bluff/RULES.md, "Measured").
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "bluff/rules.h"

namespace bluff_balance {

struct Matches {
    kit::Config config{};
    // One for each seat; they move on by a seat from match to match. If they differ, each deal is
    // played in all seatings.
    std::vector<const kit::Player*> players{};
    kit::Seed seed = 1;
    std::int64_t count = 1000;

    bool alike() const;
};

// A shared win counts in parts; this many make a whole one.
inline constexpr std::int64_t whole_win = 60;

struct Census {
    // How one of them played.
    struct Style {
        std::int64_t won = 0;    // in parts
        double won_squares = 0;  // of the wins of each deal, for the error
        std::int64_t plays = 0, lies = 0, windows = 0, calls = 0, right_calls = 0, bullets = 0,
                     false_bullets = 0;
        void add(const Style& other);
    };

    std::int64_t matches = 0, turns = 0, joint = 0, fin_by_penalty = 0, happened = 0, actions = 0,
                 most_turns = 0, most_actions = 0;
    std::array<std::int64_t, bluff::suit_count> claims{};
    std::array<std::int64_t, bluff::most_seats> won_by_place{};  // after the starter, in parts
    std::array<Style, bluff::most_seats> styles{};               // of the players, not of seats

    void add(const Census& other);
    Style together() const;
};

// The same on every machine and for any number of threads.
Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress);

}  // namespace bluff_balance
