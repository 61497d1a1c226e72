// The log on a serial line. Lines wait in a ring and leave by interrupt; one that does not fit is
// dropped whole, and the next one says so.
#include <cstring>

#include "drivers/hal.h"
#include "drivers/ring.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/uart.h"
#include "rp2040/chip.h"

namespace rp2040 {
namespace {

constexpr bool has_serial = wired(board.serial_tx);
// Which of the two a pin belongs to repeats every sixteen pins: 0, 1, 1, 0.
constexpr unsigned line = ((number(board.serial_tx) + 4) >> 3) & 1u;
constexpr unsigned baud = 115'200;

drivers::Ring<char, 1024> waiting;
bool lost;

// Called by the interrupt, or with it disabled.
void pump() {
    uart_hw_t* hw = uart_get_hw(UART_INSTANCE(line));
    char c = 0;
    while ((hw->fr & UART_UARTFR_TXFF_BITS) == 0 && waiting.pop(c))
        hw->dr = static_cast<std::uint8_t>(c);
    // It interrupts when the queue of the hardware has run low.
    hw->imsc = waiting.empty() ? 0 : UART_UARTIMSC_TXIM_BITS;
}

void queue(const char* text) {
    while (*text != 0) waiting.push(*text++);
}

constexpr char line_end[] = "\r\n";
constexpr char lost_mark[] = "...\r\n";

}  // namespace

void start_serial() {
    if (!has_serial) return;
    uart_init(UART_INSTANCE(line), baud);
    gpio_set_function(number(board.serial_tx), GPIO_FUNC_UART);
    irq_set_exclusive_handler(UART_IRQ_NUM(UART_INSTANCE(line)), pump);
    irq_set_enabled(UART_IRQ_NUM(UART_INSTANCE(line)), true);
}

}  // namespace rp2040

namespace hal {

void log(const char* text) {
    using namespace rp2040;
    if (!has_serial) return;
    const std::size_t needed =
        std::strlen(text) + sizeof line_end - 1 + (lost ? sizeof lost_mark - 1 : 0);
    if (waiting.room() < needed) {
        lost = true;
        return;
    }
    if (lost) queue(lost_mark);
    lost = false;
    queue(text);
    queue(line_end);
    irq_set_enabled(UART_IRQ_NUM(UART_INSTANCE(line)), false);
    pump();
    irq_set_enabled(UART_IRQ_NUM(UART_INSTANCE(line)), true);
}

}  // namespace hal
