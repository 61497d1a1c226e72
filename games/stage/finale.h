// How a match ended, as a picture of the game's own: a celebration or a defeat in its art, with
// which the results begin. It moves in a few steps, each of them shown for some frames, and stays.
#pragma once

#include <algorithm>
#include <array>
#include <span>

#include "kit/game.h"
#include "stage/canvas.h"
#include "stage/match_view.h"

namespace stage {

// What a finale fills; below it stands in words who won, and why.
inline constexpr Rect finale_area{0, 0, screen_size, 160};
inline constexpr int finale_steps = 30, frames_a_step = 4;

struct Finale {
    const kit::StateBytes* state;  // at the end
    const kit::Outcome& outcome;
    const Sitters& sitters;
    std::span<const kit::Seat> ranked;  // all seats, the best first
    kit::Seat owner = kit::nobody;      // the only person, whose feelings the picture shares
    int step = finale_steps;            // 0 .. finale_steps

    int seats() const { return static_cast<int>(ranked.size()); }
    // The picture is about these: who won; where nobody did, who drew, or played for a score.
    bool victor(kit::Seat seat) const {
        const kit::Result result = outcome.result[seat];
        return result != kit::Result::lost && result == outcome.result[ranked[0]];
    }
    // They come first among the ranked ones.
    std::span<const kit::Seat> victors() const {
        const auto many = std::count_if(ranked.begin(), ranked.end(),
                                        [&](kit::Seat seat) { return victor(seat); });
        return ranked.first(static_cast<std::size_t>(many));
    }
    std::span<const kit::Seat> others() const { return ranked.subspan(victors().size()); }
    // A defeat for those who look: the only person's, or everybody's.
    bool sad() const {
        return owner == kit::nobody ? victors().empty()
                                    : outcome.result[owner] == kit::Result::lost;
    }
    // How far something is that begins and ends at these steps, of `whole`.
    int done(int begin, int end, int whole) const {
        return std::clamp(step - begin, 0, end - begin) * whole / (end - begin);
    }
    // The same for what starts fast and comes to rest slowly.
    int eased(int begin, int end, int whole) const {
        const int left = 256 - done(begin, end, 256);
        return whole - whole * left * left / (256 * 256);
    }
};

// The middle of the i-th of so many, side by side over a width.
constexpr int spread(int i, int many, int from = 0, int width = screen_size) {
    return from + width * (2 * i + 1) / (2 * many);
}

// Sixteen directions, from straight up clockwise, 64 long: rays, sparks and splinters.
inline constexpr std::array<Point, 16> rays{{{0, -64},
                                             {24, -59},
                                             {45, -45},
                                             {59, -24},
                                             {64, 0},
                                             {59, 24},
                                             {45, 45},
                                             {24, 59},
                                             {0, 64},
                                             {-24, 59},
                                             {-45, 45},
                                             {-59, 24},
                                             {-64, 0},
                                             {-59, -24},
                                             {-45, -45},
                                             {-24, -59}}};
constexpr Point on_ray(Point centre, int ray, int distance) {
    const Point way = rays[static_cast<std::size_t>(ray & 15)];
    return {centre.x + way.x * distance / 64, centre.y + way.y * distance / 64};
}
// Every second sixteenth of a disc: the glory behind a winner.
void draw_glory(Canvas& canvas, Point centre, int reach, int turn, Colour colour);

}  // namespace stage
