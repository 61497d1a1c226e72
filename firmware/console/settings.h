// What the player chose. One plain struct, so that storing it is writing these bytes.
#pragma once

#include <cstdint>

namespace console {

enum class DimTime : std::uint8_t { s15, s30, min1, min5, never, count };
enum class Motion : std::uint8_t { slow, normal, fast, off, count };

struct Settings {
    std::uint8_t brightness = 80;  // percent; never 0, a dark screen cannot be set bright again
    std::uint8_t volume = 60;      // percent
    bool muted = false;
    DimTime dim = DimTime::min1;
    bool left_handed = false;
    bool colour_blind = false;
    Motion motion = Motion::normal;
    bool calm = false;  // fewer flashes: nothing blinks, shakes or lights up

    static constexpr std::uint8_t brightness_least = 10, brightness_step = 10;
    static constexpr std::uint8_t volume_step = 10;

    bool operator==(const Settings&) const = default;
    // What comes from storage is believed only if this says so; otherwise the defaults are taken.
    constexpr bool valid() const {
        return brightness >= brightness_least && brightness <= 100 &&
               brightness % brightness_step == 0 && volume <= 100 && volume % volume_step == 0 &&
               dim < DimTime::count && motion < Motion::count;
    }
};

static_assert(Settings{}.valid());

// Microseconds without a key until the screen dims; 0 for never.
constexpr std::uint64_t dim_us(DimTime dim) {
    constexpr std::uint64_t seconds[] = {15, 30, 60, 300, 0};
    static_assert(sizeof seconds / sizeof seconds[0] == static_cast<int>(DimTime::count));
    return seconds[static_cast<int>(dim)] * 1'000'000u;
}

// For Tween::step: 256 is normal, 0 no animations.
constexpr int tween_speed(Motion motion) {
    constexpr int speeds[] = {128, 256, 512, 0};
    static_assert(sizeof speeds / sizeof speeds[0] == static_cast<int>(Motion::count));
    return speeds[static_cast<int>(motion)];
}

}  // namespace console
