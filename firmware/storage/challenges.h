// Stars won in the numbered challenges, and on ladders: two bits each.
#pragma once

#include <array>
#include <cstdint>

#include "kit/verdict.h"
#include "storage/files.h"

namespace storage {

inline constexpr std::uint32_t challenge_count = 1024;
// From here on ladders: so many pairings for each of the console's chambers.
inline constexpr std::uint32_t ladder_first = 512, ladder_size = 64;
inline constexpr int most_stars = 3;

class Challenges {
  public:
    // Starts from nothing if the file cannot be read.
    Read load();
    int stars(std::uint32_t challenge) const;
    // Of `count` of them, from number `first` on.
    std::uint32_t all_stars(std::uint32_t first = 0, std::uint32_t count = challenge_count) const;
    // Keeps the most ever won; saves only if that changed.
    Written award(std::uint32_t challenge, int stars);
    // In place of these, from a copy of the file.
    kit::Verdict put_back(std::span<std::uint8_t> copy);
    void clear() { packed_ = {}; }
    static constexpr const char* path = "challenges";

  private:
    std::array<std::uint8_t, challenge_count / 4> packed_{};
};

}  // namespace storage
