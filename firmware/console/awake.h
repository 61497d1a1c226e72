// When nobody presses a key the screen dims, and later goes dark: half of what the battery gives
// is the backlight's.
#pragma once

#include <cstdint>

namespace console {

inline constexpr std::uint64_t never_us = UINT64_MAX;

enum class Light : std::uint8_t { bright, dim, dark };

class Awake {
  public:
    void touched(std::uint64_t now_us) { touched_us_ = now_us; }
    // `after_us` without a key: dim; as long again: dark. 0: always bright.
    void set_after(std::uint64_t after_us) { after_us_ = after_us; }

    Light light(std::uint64_t now_us) const {
        if (after_us_ == 0 || now_us < touched_us_ + after_us_) return Light::bright;
        return now_us < touched_us_ + 2 * after_us_ ? Light::dim : Light::dark;
    }
    // When `light` will say something else.
    std::uint64_t next_us(std::uint64_t now_us) const {
        switch (light(now_us)) {
            case Light::bright:
                return after_us_ == 0 ? never_us : touched_us_ + after_us_;
            case Light::dim:
                return touched_us_ + 2 * after_us_;
            case Light::dark:
                break;
        }
        return never_us;
    }

  private:
    std::uint64_t touched_us_ = 0, after_us_ = 0;
};

}  // namespace console
