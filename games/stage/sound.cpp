#include "stage/sound.h"

#include <array>

namespace stage {

namespace {

// Hertz and milliseconds in turns. A piezo is loudest from 2 to 4 kHz and mute below 300 Hz: what
// should be felt rather than heard stays short, what matters rises, what is refused falls.
using Score = std::uint16_t;
constexpr Score move[] = {1568, 12};
constexpr Score choose[] = {1319, 30, 1976, 45};
constexpr Score back[] = {1319, 25, 988, 35};
constexpr Score refuse[] = {466, 50, 0, 25, 440, 80};
constexpr Score click[] = {3136, 6, 0, 14, 1047, 10};
constexpr Score open[] = {988, 30, 1319, 30, 1568, 30, 1976, 60};
constexpr Score toggle[] = {1760, 18, 0, 12, 2093, 24};
constexpr Score warn[] = {1760, 90, 0, 50, 1760, 90, 0, 50, 1397, 160};
constexpr Score win[] = {1047, 80, 1319, 80, 1568, 80, 2093, 160, 0, 30, 1568, 70, 2093, 280};
constexpr Score lose[] = {988, 130, 932, 130, 880, 130, 831, 90, 0, 20, 622, 320};
constexpr Score shutter[] = {3520, 8, 0, 40, 2637, 14};
constexpr Score shot[] = {2093, 10, 1175, 16, 659, 30, 494, 44};
constexpr Score smash[] = {3729, 8, 2489, 10, 3322, 8, 1865, 14, 2794, 8, 1397, 22};
constexpr Score slide[] = {523, 14, 587, 14, 659, 14, 740, 14};
constexpr Score burst_1[] = {784, 12, 523, 20, 415, 40};
constexpr Score burst_2[] = {988, 12, 659, 20, 494, 40};
constexpr Score burst_3[] = {1175, 12, 784, 20, 587, 40};
constexpr Score burst_4[] = {1568, 12, 1047, 20, 784, 40};

constexpr std::array<std::span<const Score>, static_cast<std::size_t>(Cue::count)> scores{
    move, choose,  back, refuse, click, open,    toggle,  warn,    win,
    lose, shutter, shot, smash,  slide, burst_1, burst_2, burst_3, burst_4,
};

}  // namespace

std::span<const std::uint16_t> score_of(Cue cue) {
    const auto index = static_cast<std::size_t>(cue);
    return index < scores.size() ? scores[index] : std::span<const Score>{};
}

}  // namespace stage
