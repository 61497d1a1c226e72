// The serial line: the log, and a port for orders and answers. What leaves waits in a ring and goes
// by interrupt; a line of the log that does not fit is dropped whole, and the next one says so.
// What comes in goes through a ring, too.
#include <cstring>

#include "drivers/hal.h"
#include "drivers/ring.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/sync.h"
#include "hardware/uart.h"
#include "rp2040/chip.h"

namespace rp2040 {
namespace {

constexpr bool has_serial = wired(board.serial_tx);
// Which of the two a pin belongs to repeats every sixteen pins: 0, 1, 1, 0.
constexpr unsigned line = ((number(board.serial_tx) + 4) >> 3) & 1u;
constexpr unsigned baud = 115'200;

constexpr bool hears = has_serial && wired(board.serial_rx);
constexpr std::uint32_t flaws =
    UART_UARTDR_OE_BITS | UART_UARTDR_BE_BITS | UART_UARTDR_PE_BITS | UART_UARTDR_FE_BITS;

drivers::Ring<char, 1024> waiting;
bool lost;
drivers::Ring<char, 128> heard;

// Called by the interrupt, or with it disabled.
void pump() {
    uart_hw_t* hw = uart_get_hw(UART_INSTANCE(line));
    char c = 0;
    while ((hw->fr & UART_UARTFR_TXFF_BITS) == 0 && waiting.pop(c))
        hw->dr = static_cast<std::uint8_t>(c);
    // It interrupts when the queue of the hardware has run low.
    hw->imsc = (waiting.empty() ? 0 : UART_UARTIMSC_TXIM_BITS) |
               (hears ? UART_UARTIMSC_RXIM_BITS | UART_UARTIMSC_RTIM_BITS : 0);
}

void listen() {
    uart_hw_t* hw = uart_get_hw(UART_INSTANCE(line));
    while ((hw->fr & UART_UARTFR_RXFE_BITS) == 0) {
        const std::uint32_t got = hw->dr;
        if ((got & flaws) == 0) heard.push(static_cast<char>(got));
    }
}

void interrupted() {
    if (hears) listen();
    pump();
    __sev();
}

void queue(const char* text) {
    while (*text != 0) waiting.push(*text++);
}

void send() {
    irq_set_enabled(UART_IRQ_NUM(UART_INSTANCE(line)), false);
    pump();
    irq_set_enabled(UART_IRQ_NUM(UART_INSTANCE(line)), true);
}

constexpr char line_end[] = "\r\n";
constexpr char lost_mark[] = "...\r\n";

}  // namespace

void start_serial() {
    if (!has_serial) return;
    uart_init(UART_INSTANCE(line), baud);
    gpio_set_function(number(board.serial_tx), GPIO_FUNC_UART);
    irq_set_exclusive_handler(UART_IRQ_NUM(UART_INSTANCE(line)), interrupted);
    if (hears) {
        gpio_set_function(number(board.serial_rx), GPIO_FUNC_UART);
        gpio_pull_up(number(board.serial_rx));  // a line that nobody drives is silent
        uart_get_hw(UART_INSTANCE(line))->imsc = UART_UARTIMSC_RXIM_BITS | UART_UARTIMSC_RTIM_BITS;
    }
    irq_set_enabled(UART_IRQ_NUM(UART_INSTANCE(line)), true);
}

bool serial_waiting() { return !heard.empty(); }

bool serial_open() { return hears; }

std::size_t serial_read(std::span<std::uint8_t> into) {
    std::size_t count = 0;
    for (char c = 0; count < into.size() && heard.pop(c);)
        into[count++] = static_cast<std::uint8_t>(c);
    return count;
}

std::size_t serial_write(std::span<const std::uint8_t> bytes) {
    if (!has_serial) return 0;
    std::size_t count = 0;
    while (count < bytes.size() && waiting.push(static_cast<char>(bytes[count]))) ++count;
    send();
    return count;
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
    send();
}

}  // namespace hal
