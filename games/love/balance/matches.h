// Whole matches of Bullets of Love between given computer players, and what is counted in them: the
// figures that the balance of the game is judged by (games/love/RULES.md, "Measured").
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "kit/player.h"
#include "love/rules.h"

namespace love_balance {

struct Matches {
    kit::Config config{};
    std::array<const kit::Player*, love::seat_count> players{};  // change seats match by match
    kit::Seed seed = 1;
    std::int64_t count = 1000;
};

struct Census {
    // How one of the four played.
    struct Style {
        std::int64_t won = 0, turns = 0, bullets_kept = 0;  // at the end of a turn
        std::int64_t challenges = 0, betrayals = 0, reloads = 0, exchanged = 0, claims = 0,
                     claims_laid = 0, claim_points = 0, love_points = 0;
        void add(const Style& other);
    };
    enum Fired { none, some, all, fired_count };  // of two bullets or more

    std::int64_t matches = 0, sundowns = 0;
    std::array<std::int64_t, love::most_turns + 1> lengths{};  // matches by number of turns
    std::array<std::int64_t, love::seat_count> won_by_place{}, won_by_seat{};
    std::array<Style, love::seat_count> styles{};  // of the players, not of seats
    std::array<std::int64_t, 4> duels{};           // by love::DuelResult
    std::int64_t broken = 0, couples = 0, fists = 0;
    std::array<std::array<std::int64_t, fired_count>, 2> fired{};  // by side

    void add(const Census& other);
    std::int64_t all_duels() const { return duels[1] + duels[2] + duels[3]; }
    Style together() const;
};

// The same on every machine and for any number of threads.
Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress);

}  // namespace love_balance
