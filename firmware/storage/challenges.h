// Stars won in the numbered challenges: two bits each.
#pragma once

#include <array>
#include <cstdint>

#include "kit/verdict.h"
#include "storage/files.h"

namespace storage {

inline constexpr std::uint32_t challenge_count = 1024;
inline constexpr int most_stars = 3;

class Challenges {
  public:
    // Starts from nothing if the file cannot be read.
    Read load();
    int stars(std::uint32_t challenge) const;
    std::uint32_t all_stars() const;
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
