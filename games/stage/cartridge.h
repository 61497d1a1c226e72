// All that the console knows of a game: one constant table. A game whose cartridge is not listed
// costs nothing.
#pragma once

#include <span>
#include <string_view>

#include "kit/game.h"
#include "stage/lesson.h"
#include "stage/scene.h"

namespace stage {

struct RulePage {
    std::string_view title;
    std::string_view text;  // with the rule numbers it tells
};

// A figure that the game counts over a player's life ("duels won"), read off a finished match.
struct Statistic {
    std::string_view title;
    enum class Keep : std::uint8_t { sum, best, least } keep;
};
inline constexpr int max_statistics = 8;

struct Cartridge {
    const kit::Game& game;
    Scene& (*scene)();
    std::span<const Lesson> lessons;
    std::span<const RulePage> rules;
    std::span<const Statistic> statistics;
    // Fills one number for each statistic, for a seat of a finished match: replays `actions` as it
    // needs.
    void (*count)(const kit::Config& config, kit::Seed seed, std::span<const kit::Action> actions,
                  kit::Seat seat, std::span<std::uint32_t> out);
};

}  // namespace stage
