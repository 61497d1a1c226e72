// Tones on the piezo. An alarm turns the score's pages, so music goes on whatever the loop does.
#include "drivers/hal.h"
#include "drivers/score_player.h"
#include "drivers/tone.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "rp2040/alarm.h"
#include "rp2040/chip.h"
#include "rp2040/pulse.h"

namespace rp2040 {
namespace {

constexpr bool has_speaker = wired(board.speaker);
constexpr unsigned slice = slice_of(board.speaker);

drivers::ScorePlayer player;
int volume;
std::uint64_t note_ends;

void silence() {
    pwm_set_enabled(slice, false);
    gpio_set_function(number(board.speaker), GPIO_FUNC_SIO);  // low: no current through the piezo
}

void turn_page() {
    drivers::Note note{};
    if (!player.next(note)) {
        silence();
        return;
    }
    if (note.hertz == 0) {
        silence();
    } else {
        const drivers::Tone tone = drivers::tone_of(note.hertz, volume, clock_hertz);
        pwm_set_clkdiv_int_frac4(slice, tone.divider, 0);
        pwm_set_wrap(slice, tone.wrap);
        pwm_set_chan_level(slice, pwm_gpio_to_channel(number(board.speaker)), tone.level);
        pwm_set_counter(slice, 0);  // it may stand above the new top
        pwm_set_enabled(slice, true);
        gpio_set_function(number(board.speaker), GPIO_FUNC_PWM);
    }
    note_ends += note.milliseconds * 1000u;  // from note to note, so that delays do not add up
    set_alarm(Alarm::sound, note_ends);
}

}  // namespace

void start_sound() {
    if (!has_speaker) return;
    gpio_init(number(board.speaker));
    gpio_set_dir(number(board.speaker), GPIO_OUT);
    start_alarm(Alarm::sound, turn_page);
}

}  // namespace rp2040

namespace hal {

void play(std::span<const std::uint16_t> score, int volume_percent) {
    using namespace rp2040;
    if (!has_speaker) return;
    const std::uint32_t interrupts = save_and_disable_interrupts();
    clear_alarm(Alarm::sound);
    player.start(volume_percent > 0 ? score : std::span<const std::uint16_t>{});
    volume = volume_percent;
    note_ends = time_us_64();
    turn_page();
    restore_interrupts(interrupts);
}

}  // namespace hal
