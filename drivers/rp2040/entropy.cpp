// Seeds. The ring oscillator's random bit is biased and slow to change, so many bits are stirred
// together with the time of the call, which a person's finger decides.
#include "drivers/hal.h"
#include "hardware/structs/rosc.h"
#include "hardware/timer.h"

namespace hal {

std::uint32_t entropy() {
    static std::uint32_t pool = 0;
    pool ^= static_cast<std::uint32_t>(now_us());
    for (int i = 0; i < 64; ++i) {
        pool = (pool << 1 | pool >> 31) ^ (rosc_hw->randombit & 1u);
        pool *= 0x9e3779b1u;
        pool ^= pool >> 15;
        busy_wait_at_least_cycles(16);  // the bit needs a turn or two of the oscillator
    }
    return pool;
}

}  // namespace hal
