#include "drivers/host/synth.h"

#include <algorithm>

#include "drivers/perception.h"

namespace host {

namespace {
constexpr std::uint32_t loudest =
    7000;  // a square wave is piercing: a fifth of what 16 bits could hold
}

void Synth::play(std::span<const std::uint16_t> score, int volume_percent) {
    const auto volume = static_cast<std::uint32_t>(std::clamp(volume_percent, 0, 100));
    level_ = static_cast<std::int16_t>(drivers::emitted(volume, 100, loudest));
    score_.start(score);
    next_note();
}

void Synth::next_note() {
    drivers::Note note{};
    left_ = 0;
    if (!score_.next(note)) return;
    left_ = std::max<std::int64_t>(std::int64_t{note.milliseconds} * rate_ / 1000, 1);
    step_ = static_cast<std::uint32_t>((std::uint64_t{note.hertz} << 32) /
                                       static_cast<std::uint64_t>(rate_));
}

void Synth::render(std::span<std::int16_t> samples) {
    for (std::int16_t& sample : samples) {
        if (left_ == 0 || step_ == 0) {
            sample = 0;
            phase_ = 0;
        } else {
            phase_ += step_;
            sample = phase_ < 0x80000000u ? level_ : static_cast<std::int16_t>(-level_);
        }
        if (left_ > 0 && --left_ == 0) next_note();
    }
}

}  // namespace host
