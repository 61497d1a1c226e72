// Battery, charger and USB power.
#include "drivers/battery_curve.h"
#include "drivers/charger.h"
#include "drivers/hal.h"
#include "hardware/adc.h"
#include "hardware/gpio.h"
#include "hardware/timer.h"
#include "rp2040/chip.h"

namespace rp2040 {
namespace {

constexpr boards::Battery battery = board.battery;
constexpr bool has_battery = wired(battery.sense);
constexpr unsigned first_adc_pin = 26;
constexpr std::uint32_t readings = 16;  // averages away the converter's noise
constexpr std::uint64_t settles_us = 20;

drivers::Charger charger;

// The converter draws current while it is on, so it is on only here.
int measure() {
    if (wired(battery.sense_enable)) {
        gpio_put(number(battery.sense_enable), true);
        busy_wait_us(settles_us);
    }
    hw_set_bits(&adc_hw->cs, ADC_CS_EN_BITS);
    while ((adc_hw->cs & ADC_CS_READY_BITS) == 0) {
    }
    adc_select_input(number(battery.sense) - first_adc_pin);
    std::uint32_t sum = 0;
    for (std::uint32_t i = 0; i < readings; ++i) sum += adc_read();
    hw_clear_bits(&adc_hw->cs, ADC_CS_EN_BITS);
    if (wired(battery.sense_enable)) gpio_put(number(battery.sense_enable), false);
    return drivers::millivolts_of(sum, readings, battery.divider, battery.diode_millivolts);
}

bool charging(bool usb) {
    if (!wired(battery.charging)) return false;
    const bool plugged = usb || !wired(battery.usb_power);
    return charger.look(plugged, !gpio_get(number(battery.charging)), time_us_64());
}

}  // namespace

void start_power() {
    if (has_battery) {
        adc_init();
        adc_gpio_init(number(battery.sense));
        hw_clear_bits(&adc_hw->cs, ADC_CS_EN_BITS);
    }
    if (wired(battery.sense_enable)) {
        gpio_init(number(battery.sense_enable));
        gpio_set_dir(number(battery.sense_enable), GPIO_OUT);
    }
    if (wired(battery.charging)) {  // an open drain
        gpio_init(number(battery.charging));
        gpio_pull_up(number(battery.charging));
    }
    if (wired(battery.usb_power)) {
        gpio_init(number(battery.usb_power));
        gpio_pull_down(number(battery.usb_power));
    }
}

}  // namespace rp2040

namespace hal {

Power power() {
    using namespace rp2040;
    const bool usb = wired(battery.usb_power) && gpio_get(number(battery.usb_power));
    if (!has_battery) return {false, false, usb, 0, 100};
    const int millivolts = measure();
    return {true, charging(usb), usb, millivolts, drivers::percent_of(millivolts)};
}

}  // namespace hal
