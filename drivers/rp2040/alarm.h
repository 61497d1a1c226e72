// The timer's four alarms, each with one owner.
#pragma once

#include <cstdint>

namespace rp2040 {

enum class Alarm : std::uint8_t { sleep, buttons, sound };

// `ring` is called from the interrupt.
void start_alarm(Alarm alarm, void (*ring)());
// Rings at that time, or at once if it has passed. The hardware compares 32 bits: not more than
// half an hour ahead.
void set_alarm(Alarm alarm, std::uint64_t at_us);
void clear_alarm(Alarm alarm);

}  // namespace rp2040
