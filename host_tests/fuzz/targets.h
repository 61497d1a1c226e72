// What every fuzz target needs: the games, room to read into, and a check that stops.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <span>
#include <string_view>

#include "kit/match.h"
#include "kit/small_games.h"
#include "nullgame/rules.h"

namespace fuzz {

// The null game, and one whose settings and actions use everything that a match can hold.
inline constexpr std::array<const kit::Game*, 2> games{&nullgame::game, &small_games::endless};

inline kit::Match match, again;
inline kit::ReadMemory room;

inline void require(bool holds, const char* what) {
    if (holds) return;
    std::fprintf(stderr, "does not hold: %s\n", what);
    std::abort();
}

inline std::string_view text(const std::uint8_t* data, std::size_t size) {
    return {reinterpret_cast<const char*>(data), size};
}

}  // namespace fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);
