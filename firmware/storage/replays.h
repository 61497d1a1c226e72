// Finished matches: the last twenty, and every one that was starred. A file a match, named by the
// match's number, so that finishing a match twice (a cut came in between) writes the same file
// again.
#pragma once

#include <array>
#include <cstdint>
#include <span>

#include "storage/files.h"

namespace storage {

inline constexpr int kept_replays = 20;   // not starred
inline constexpr int starred_limit = 20;  // more are refused: the flash is finite
inline constexpr int replay_limit = kept_replays + starred_limit;

struct ReplayName {
    std::uint32_t match = 0;
    bool starred = false;
};

struct ReplayList {
    std::array<ReplayName, replay_limit + 1>
        names{};  // newest first; one more may wait for its removal
    int count = 0;
};

namespace replays {

ReplayList list();
// Writes a replay, then removes the oldest that are too many and not starred.
Written add(std::uint32_t match, std::span<const std::uint8_t> bytes);
Read read(std::uint32_t match, std::span<std::uint8_t> into, std::uint32_t& length);
// False: there is no such replay, or too many are starred already.
bool star(std::uint32_t match, bool on);
bool remove(std::uint32_t match);
// Out of the list, kept under aside/.
bool set_aside(std::uint32_t match);

}  // namespace replays
}  // namespace storage
