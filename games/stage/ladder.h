// Opponents in a row, whom a player's characters meet one after the other: each climber has the
// same rungs but for those that do not fit. Every match between the two counts, wherever it was
// begun; the more quickly it is won, the more stars.
#pragma once

#include <span>

#include "kit/config.h"
#include "kit/text.h"
#include "stage/canvas.h"

namespace stage {

// Who meets whom. What is below zero: nobody.
struct Pairing {
    int climber = -1, rung = -1;
    constexpr bool operator==(const Pairing&) const = default;
    constexpr bool any() const { return climber >= 0 && rung >= 0; }
};

struct Ladder {
    static constexpr int most = 8;  // climbers, and rungs of each
    static constexpr int face = 32;

    std::string_view title;
    std::uint8_t climbers;
    // From the lowest. Stars are kept by a rung's number, so that the order may change.
    std::span<const std::uint8_t> rungs;
    bool (*meets)(Pairing pairing);
    // A match of the two, and which two a match is about.
    kit::Config (*config)(Pairing pairing);
    Pairing (*of)(const kit::Config& config);
    // For a match that ended so; none for one that was lost. Three at most.
    int (*stars)(Pairing pairing, std::int32_t score);
    // What it takes ("★★★ 6 rounds ★★ 8").
    void (*goal)(Pairing pairing, kit::TextOut& out);
    std::string_view (*climber)(int climber);
    std::string_view (*rung)(int rung);
    // `face` pixels wide and high.
    const Sprite& (*climber_face)(int climber);
    const Sprite& (*rung_face)(int rung);
};

}  // namespace stage
