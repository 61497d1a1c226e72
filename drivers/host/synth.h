// Square waves for a sound card: what a piezo on a PWM pin sounds like.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "drivers/score_player.h"

namespace host {

class Synth {
  public:
    explicit Synth(int samples_per_second) : rate_(samples_per_second) {}

    // Pairs of hertz and milliseconds, as for hal::play.
    void play(std::span<const std::uint16_t> score, int volume_percent);
    void render(std::span<std::int16_t> samples);
    bool silent() const { return left_ == 0; }

  private:
    void next_note();

    int rate_;
    drivers::ScorePlayer score_;
    std::int64_t left_ = 0;               // samples of the present note; 0: nothing plays
    std::uint32_t phase_ = 0, step_ = 0;  // a whole wave is 2^32
    std::int16_t level_ = 0;
};

}  // namespace host
