// High noon: two duellists against a low sun, the Heart between them, the dice in the dust. It is
// drawn for as long as a Duel goes on, between its decisions too.
#pragma once

#include "love_scene/look.h"
#include "stage/dice.h"
#include "stage/match_view.h"
#include "stage/scene.h"

namespace love_scene {

using love::Heart;
using love::State;

// What is known of a Duel so far.
struct Bout {
    std::array<Seat, 2> seats{};  // by love::Side
    Heart heart = 0;
    bool claimed = false;
    std::array<bool, 2> fists{};
    std::array<std::uint8_t, 2> dice_count{};
    std::array<std::array<std::uint8_t, love::most_bullets>, 2> dice{};
    std::array<std::uint8_t, 2> totals{};

    static Bout of(const State& state);
};

using Rolls = std::array<std::array<stage::Roll, love::most_bullets>, 2>;

struct ArenaLook {
    std::array<love_art::Pose, 2> pose{love_art::Pose::waiting, love_art::Pose::waiting};
    std::array<int, 2> bullets{};
    std::array<bool, 2> ready{};   // the split is fixed
    std::array<bool, 2> flash{};   // of the shot
    Point heart{120, 88};          // its middle
    int crack = 0;                 // pixels that its halves stand apart
    int glow = -1;                 // frame; -1: none
    int rope = 0;                  // pixels that the Lasso has fallen; -1: none
    std::string_view countdown{};  // in the defender's mouth
    const Rolls* rolls = nullptr;  // nullptr: nothing was rolled yet
    std::array<int, 2> totals{-1, -1};
    std::string_view headline{}, line{};  // on the ribbon
    bool grave = false;                   // the ribbon is that of a betrayal
};

void draw_arena(Canvas& canvas, const stage::MatchView& view, const Bout& bout,
                const ArenaLook& look);
// Posters, names and bullets above, on the evening sky: for the split, too, where the Heart is
// between them and they are `narrow`.
void draw_heads(Canvas& canvas, const stage::MatchView& view, const Bout& bout,
                std::array<int, 2> bullets, bool narrow = false);
// The Heart with its sign, around a point; `crack`: its halves stand apart.
void draw_big_heart(Canvas& canvas, Point middle, love::Colour colour, int crack = 0);
void draw_sky(Canvas& canvas, const Rect& area);
// The place without anybody.
void draw_desert(Canvas& canvas);

inline constexpr int horizon = 124;
inline constexpr Rect heads_area{0, stage::scene_area.y, stage::screen_size, 50};
inline constexpr Rect bubble_area{109, 43, 64, 48};
// The poster of a duellist.
constexpr Rect head_area(int side) { return {side == 0 ? 2 : 208, heads_area.y + 2, 30, 32}; }
inline constexpr Rect ribbon_area{1, 126, 238, 30};
inline constexpr int ribbon_text = ribbon_area.width - 14;  // between its notches
inline constexpr Rect dust_area{0, horizon, stage::screen_size, stage::hints_area.y - horizon};
// Where dice fly and lie.
constexpr Rect mat_area(int side) { return {side == 0 ? 0 : 148, 112, 92, 112}; }
inline constexpr Rect totals_area{89, 170, 63, 32};
// With the flash of the shot.
constexpr Rect duellist_area(int side) { return {side == 0 ? 0 : 148, 46, 92, 80}; }
// All that the Heart covers, with what glows around it and falls from it.
constexpr Rect heart_reach(const ArenaLook& look) {
    if (look.glow >= 0) return {look.heart.x - 44, look.heart.y - 44, 88, 88};
    return {look.heart.x - 31, look.heart.y - 31, 62, 62 + std::max(look.rope, 0)};
}

}  // namespace love_scene
