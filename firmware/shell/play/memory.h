// The memory that a match needs on the console: one match at a time, whatever is done with it.
//
// 111 KiB, all of it here and all of it static: 64 KiB that computer players think in (and storage
// borrows between decisions), 16.5 KiB for the match, 24 KiB for the position and its checkpoints
// (five of the largest state a game may have, some fifty of a usual one), 5.5 KiB for the story of
// the last action, 2 KiB for the scene.
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
    stage::SceneMemory scene;
};

}  // namespace play
