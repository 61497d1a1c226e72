// Matches of every mode, looked at by everybody, with keys pressed at random where the viewer
// decides and random actions elsewhere.
#pragma once

#include "kit/rng.h"
#include "stand.h"
#include "superhot/position.h"

namespace walk {

using table::Action;

inline table::Wish some_wish(superhot::Mode mode, kit::Seed seed) {
    return {.mode = mode,
            .storm = seed % 2 == 0,
            .seven = seed % 3 == 0,
            .infinite = seed % 4 == 0,
            .revenge = mode == superhot::versus && seed % 2 == 1,
            .bats = static_cast<int>(seed % 3)};
}

inline Action any_action(const superhot::State& state, kit::Rng& rng) {
    std::array<Action, 128> memory;
    kit::Actions legal(memory);
    superhot::Rules::legal(state, legal);
    return memory[rng.below(static_cast<std::uint32_t>(legal.count()))];
}

// Calls `look(stand)` after each key and in each frame of a story.
template <class Look>
void through_match(superhot::Mode mode, kit::Viewer viewer, kit::Seed seed, Look look) {
    const table::Position start(some_wish(mode, seed), seed);
    kit::Rng rng(seed * 97 + viewer);
    stand::Stand shown(start.s, viewer);
    const auto over = [&] { return shown.position().phase == superhot::Phase::over; };
    const auto decides = [&] { return superhot::Rules::turn(shown.position()) == viewer; };
    constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "UP", "LEFT", "A", "A", "B"};
    for (int step = 0; step < 90 && !over(); ++step) {
        for (int i = 0; i < 12 && decides(); ++i) {
            look(shown);
            shown.keys(keys[rng.below(static_cast<std::uint32_t>(std::size(keys)))]);
        }
        look(shown);
        if (over()) return;
        shown.play(any_action(shown.position(), rng), [&] { look(shown); });
    }
}

template <class Look>
void through_all(kit::Seed seeds, Look look) {
    for (const superhot::Mode mode :
         {superhot::solo, superhot::coop, superhot::versus, superhot::two_v_one}) {
        const int seats = mode == superhot::solo ? 1 : mode == superhot::two_v_one ? 3 : 2;
        for (kit::Seed seed = 1; seed <= seeds; ++seed) {
            for (int seat = 0; seat < seats; ++seat)
                through_match(mode, static_cast<kit::Viewer>(seat), seed, look);
            through_match(mode, kit::the_public, seed, look);
            through_match(mode, kit::all_seeing, seed, look);
        }
    }
}

}  // namespace walk
