#include "rp2040/alarm.h"

#include "hardware/irq.h"
#include "hardware/timer.h"

namespace rp2040 {
namespace {

void (*owners[NUM_ALARMS])();

constexpr std::uint32_t bit_of(unsigned index) { return 1u << index; }

template <unsigned index>
void __not_in_flash_func(rang)() {
    timer_hw->intr = bit_of(index);
    hw_clear_bits(&timer_hw->intf, bit_of(index));
    owners[index]();
}

constexpr irq_handler_t handlers[] = {rang<0>, rang<1>, rang<2>, rang<3>};

}  // namespace

void start_alarm(Alarm alarm, void (*ring)()) {
    const auto index = static_cast<unsigned>(alarm);
    owners[index] = ring;
    irq_set_exclusive_handler(TIMER_IRQ_0 + index, handlers[index]);
    hw_set_bits(&timer_hw->inte, bit_of(index));
    irq_set_enabled(TIMER_IRQ_0 + index, true);
}

void __not_in_flash_func(set_alarm)(Alarm alarm, std::uint64_t at_us) {
    const auto index = static_cast<unsigned>(alarm);
    const auto at = static_cast<std::uint32_t>(at_us);
    timer_hw->alarm[index] = at;
    // The comparison is for equality: a time that has passed would ring after 71 minutes. Ringing
    // twice is harmless.
    if (static_cast<std::int32_t>(timer_hw->timerawl - at) >= 0) {
        timer_hw->armed = bit_of(index);
        hw_set_bits(&timer_hw->intf, bit_of(index));
    }
}

void clear_alarm(Alarm alarm) {
    const auto index = static_cast<unsigned>(alarm);
    timer_hw->armed = bit_of(index);
    timer_hw->intr = bit_of(index);
    hw_clear_bits(&timer_hw->intf, bit_of(index));
    irq_clear(TIMER_IRQ_0 + index);  // it may have rung before: the core remembers that by itself
}

}  // namespace rp2040
