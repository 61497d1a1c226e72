// Whole matches of Bullet between given computer players, and what is counted in them: the figures
// that the balance of the game is judged by (games/bullet/RULES.md, "Measured").
#pragma once

#include <array>
#include <cstdint>
#include <functional>
#include <vector>

#include "bullet/rules.h"

namespace bullet_balance {

struct Matches {
    kit::Config config{};  // heroines that are not named are drawn by lot
    // One for each seat; a deal is played in so many seatings, in which they move on by a side.
    std::vector<const kit::Player*> players{};
    std::size_t side = 1;  // seats that stay together: 2 in Teams
    std::int64_t seatings = 1;
    kit::Seed seed = 1;
    std::int64_t count = 1000;
};

struct Census {
    using Count = std::int64_t;
    Count matches = 0, actions = 0, most_actions = 0, rounds = 0;
    Count tied = 0, empty_center = 0, sudden = 0, too_long = 0;
    std::array<Count, bullet::most_seats> points{};  // by player: 2 for a win, 1 for a tie
    std::array<Count, bullet::heroine_count> played{}, won{};
    std::array<Count, bullet::heroine_count> survived{};  // rounds
    Count score = 0, cleared = 0, hits = 0;
    Count rounds_begun = 0;  // of all heroines, those in which they went down as well
    std::array<Count, bullet::pattern_count> drawn{}, used{}, bullets{};
    // Boss Battle, by boss; patterns that heroines were asked for, and those not completed.
    std::array<Count, bullet::boss_count> fought{}, beaten{}, boss_tied{}, boss_rounds{}, asked{},
        failed{};
    // With this heroine, boss after boss.
    std::array<Count, bullet::boss_count * bullet::heroine_count> fought_by{}, beaten_by{};

    void add(const Census& other);
};

// The same on every machine and for any number of threads.
Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress);

}  // namespace bullet_balance
