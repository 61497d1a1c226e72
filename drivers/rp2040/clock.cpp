// Time and sleep. The core sleeps with WFE: an interrupt between the last look and the WFE leaves
// its event behind, so none is slept through.
#include <algorithm>

#include "drivers/hal.h"
#include "hardware/structs/clocks.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "rp2040/alarm.h"
#include "rp2040/buttons.h"
#include "rp2040/chip.h"

namespace rp2040 {
namespace {

// Well inside the watchdog's eight seconds.
constexpr std::uint64_t longest_nap_us = 4'000'000;

std::uint64_t slept;

bool wanted() { return button_waiting() || serial_waiting() || usb_waiting(); }

// Parts we never use do not need their clock while the core sleeps.
constexpr std::uint32_t idle_0 =
    CLOCKS_SLEEP_EN0_CLK_SYS_I2C0_BITS | CLOCKS_SLEEP_EN0_CLK_SYS_I2C1_BITS |
    CLOCKS_SLEEP_EN0_CLK_SYS_PIO0_BITS | CLOCKS_SLEEP_EN0_CLK_SYS_PIO1_BITS |
    CLOCKS_SLEEP_EN0_CLK_SYS_RTC_BITS | CLOCKS_SLEEP_EN0_CLK_RTC_RTC_BITS |
    (board.panel.spi == 0
         ? CLOCKS_SLEEP_EN0_CLK_SYS_SPI1_BITS | CLOCKS_SLEEP_EN0_CLK_PERI_SPI1_BITS
         : CLOCKS_SLEEP_EN0_CLK_SYS_SPI0_BITS | CLOCKS_SLEEP_EN0_CLK_PERI_SPI0_BITS);

}  // namespace

void start_clock() {
    start_alarm(Alarm::sleep, [] { __sev(); });
    clocks_hw->sleep_en0 = CLOCKS_SLEEP_EN0_BITS & ~idle_0;
}

void doze() {
    const std::uint64_t from = time_us_64();
    __wfe();
    slept += time_us_64() - from;
}

void sleep_through(std::uint64_t until_us) {
    if (time_us_64() >= until_us) return;
    set_alarm(Alarm::sleep, until_us);
    while (time_us_64() < until_us) doze();
    clear_alarm(Alarm::sleep);
}

}  // namespace rp2040

namespace hal {

std::uint64_t now_us() { return time_us_64(); }

void sleep_until(std::uint64_t us) {
    for (std::uint64_t now = now_us(); now < us && !rp2040::wanted(); now = now_us()) {
        const std::uint64_t wake = std::min(us, now + rp2040::longest_nap_us);
        rp2040::set_alarm(rp2040::Alarm::sleep, wake);
        while (now_us() < wake && !rp2040::wanted()) rp2040::doze();
        still_alive();  // who sleeps on purpose does not hang
    }
    rp2040::clear_alarm(rp2040::Alarm::sleep);
}

std::uint64_t slept_us() { return rp2040::slept; }

}  // namespace hal
