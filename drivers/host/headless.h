// Nobody is there: time is a number that jumps.
#pragma once

#include <algorithm>

#include "drivers/host/front.h"
#include "drivers/host/script.h"

namespace host {

class Headless final : public Front {
  public:
    std::uint64_t now_us() override { return now_us_; }
    // With nothing to come, time stands still: whoever runs the console sees that the script is
    // finished, and stops.
    void sleep_until(std::uint64_t us) override {
        if (us > now_us_ && us != never) now_us_ += std::min(us - now_us_, longest_us);
    }
    void spend(std::uint64_t us) override { now_us_ += us; }
    void show(const Picture&, int) override {}
    void play(std::span<const std::uint16_t>, int) override {}
    void set_light(std::uint8_t, std::uint8_t, std::uint8_t) override {}

    // No sleep is longer than this, for whoever must not miss what comes meanwhile.
    std::uint64_t longest_us = never;

  private:
    std::uint64_t now_us_ = 0;
};

}  // namespace host
