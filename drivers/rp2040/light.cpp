// The lamp, and the pulse-width pins it shares with the backlight.
#include <algorithm>

#include "drivers/hal.h"
#include "drivers/perception.h"
#include "hardware/gpio.h"
#include "hardware/pwm.h"
#include "rp2040/chip.h"
#include "rp2040/pulse.h"

namespace rp2040 {
namespace {

constexpr boards::Light lamp = board.light;
constexpr bool coloured = wired(lamp.green) && wired(lamp.blue);

constexpr bool shares_slice(boards::Pin a, boards::Pin b) {
    return wired(a) && wired(b) && slice_of(a) == slice_of(b);
}
// A tone changes its slice's clock and top.
static_assert(!shares_slice(board.speaker, board.panel.backlight));
static_assert(!shares_slice(board.speaker, lamp.red));
static_assert(!shares_slice(board.speaker, lamp.green));
static_assert(!shares_slice(board.speaker, lamp.blue));

void shine(boards::Pin pin, std::uint8_t brightness) {
    if (wired(pin)) set_pulse(pin, drivers::emitted(brightness, 255, pulse_full), lamp.inverted);
}

}  // namespace

void start_pulse(boards::Pin pin, bool inverted) {
    const unsigned slice = slice_of(pin);
    pwm_set_wrap(slice, pulse_full - 1);
    set_pulse(pin, 0, inverted);
    pwm_set_enabled(slice, true);
    gpio_set_function(number(pin), GPIO_FUNC_PWM);
}

void set_pulse(boards::Pin pin, std::uint32_t width, bool inverted) {
    pwm_set_chan_level(slice_of(pin), pwm_gpio_to_channel(number(pin)),
                       static_cast<std::uint16_t>(inverted ? pulse_full - width : width));
}

void start_light() {
    for (const boards::Pin pin : {lamp.red, lamp.green, lamp.blue})
        if (wired(pin)) start_pulse(pin, lamp.inverted);
}

}  // namespace rp2040

namespace hal {

void set_light(std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
    using namespace rp2040;
    if (!coloured) red = std::max({red, green, blue});
    shine(lamp.red, red);
    shine(lamp.green, green);
    shine(lamp.blue, blue);
}

}  // namespace hal
