// The memory that a match needs on the console: one match at a time, whatever is done with it.
//
// 131 KiB, all of it here and all of it static: 64 KiB that computer players think in (and storage
// borrows between decisions), 16.5 KiB for the match, 4 KiB for who decided what in it, 24 KiB for
// the position and its checkpoints (five of the largest state a game may have, some fifty of a
// usual one), 5.75 KiB for the last action, 15.25 KiB for the scene and what it is shown, 4 KiB for
// a state that is looked at by the way.
#pragma once

#include <array>

#include "kit/match.h"
#include "kit/player.h"
#include "stage/scene.h"

namespace play {

struct Memory {
    static constexpr std::size_t timeline_bytes = 24 * 1024;

    kit::Match match;
    alignas(kit::state_alignment) std::array<std::byte, timeline_bytes> timeline;
    alignas(kit::state_alignment) std::array<std::byte, kit::Thinking::scratch_size> scratch;
    kit::AnyState before;
    std::array<kit::Event, kit::max_events> events;
    kit::AnyState spare;
    // For each known action who decided it, and what that means for taking it back (session.cpp).
    std::array<std::uint8_t, kit::max_actions> decided;
    stage::SceneMemory scene;
};

}  // namespace play
