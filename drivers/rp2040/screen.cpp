// The ST7789 panel on a SPI port, fed by DMA.
//
// Commands are bytes with D/C low, their values bytes with D/C high; pixels go as 16-bit words, in
// SPI mode 3, where the port sends word after word without a gap. Chip select stays low for a whole
// frame. The panel's waits are not slept at the start: each is kept only before the command that
// needs it, so drawing goes on meanwhile.
#include <array>
#include <span>

#include "drivers/hal.h"
#include "drivers/panel_window.h"
#include "drivers/perception.h"
#include "drivers/st7789.h"
#include "hardware/dma.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/spi.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "rp2040/alarm.h"
#include "rp2040/chip.h"
#include "rp2040/pulse.h"

namespace rp2040 {
namespace {

using drivers::st7789::Command;
namespace st7789 = drivers::st7789;

constexpr boards::Panel panel = board.panel;
constexpr unsigned hertz = 62'500'000;
constexpr unsigned channel = 0;
constexpr bool has_frame_start = wired(panel.frame_start);
// A little more than a frame of the panel. Who stays silent that often is not asked again.
constexpr std::uint64_t frame_start_patience_us = 20'000;
constexpr int frame_start_chances = 3;

spi_inst_t* port() { return SPI_INSTANCE(panel.spi); }

volatile bool sending;
volatile bool frame_started;
int missed_starts;

bool configured;             // has been told all it must know since its reset
bool lit;                    // shows a picture
bool asleep = true;          // as after a reset
int backlight_percent;       // wanted, also while dark
std::uint64_t ready_at;      // for the next command
std::uint64_t may_wake_at;   // for sleep_out
std::uint64_t may_sleep_at;  // for sleep_in

// --- the wire ---

enum class Words { bytes, pixels };

// Only while the wire rests. The port stays on: off, it would let go of the clock, and the panel,
// selected, might take that for a bit.
void set_words(Words words) {
    const std::uint32_t bits = words == Words::bytes ? 8 : 16;
    hw_write_masked(&spi_get_hw(port())->cr0, (bits - 1) << SPI_SSPCR0_DSS_LSB,
                    SPI_SSPCR0_DSS_BITS);
}

// Two microseconds at most: the hardware's queue is eight words long.
void wait_for_wire() {
    while (spi_is_busy(port())) {
    }
}

void send_bytes(std::span<const std::uint8_t> bytes) {
    for (const std::uint8_t byte : bytes) {
        while (!spi_is_writable(port())) {
        }
        spi_get_hw(port())->dr = byte;
    }
    wait_for_wire();
}

void send(Command command, std::span<const std::uint8_t> values = {}) {
    const auto code = static_cast<std::uint8_t>(command);
    gpio_put(number(panel.data_command), false);
    send_bytes({&code, 1});
    gpio_put(number(panel.data_command), true);
    send_bytes(values);
}

void send(Command command, std::uint8_t value) { send(command, std::span{&value, 1}); }

// Outside a frame every command selects the chip for itself.
template <typename... Values>
void send_alone(Command command, Values&&... values) {
    sleep_through(ready_at);
    gpio_put(number(panel.chip_select), false);
    send(command, values...);
    gpio_put(number(panel.chip_select), true);
}

void __not_in_flash_func(sent)() {
    dma_hw->ints0 = 1u << channel;
    sending = false;
    __sev();
}

void frame_start_edge() {
    if ((gpio_get_irq_event_mask(number(panel.frame_start)) & GPIO_IRQ_EDGE_FALL) == 0) return;
    gpio_acknowledge_irq(number(panel.frame_start), GPIO_IRQ_EDGE_FALL);
    frame_started = true;
    __sev();
}

// The output falls when the panel begins to show its first line. It shows lines faster than the
// wire brings them, so a transfer that begins here stays behind it down to the last line: nothing
// tears.
void wait_for_frame_start() {
    if (!has_frame_start || !lit || missed_starts >= frame_start_chances) return;
    const std::uint64_t until = time_us_64() + frame_start_patience_us;
    frame_started = false;
    gpio_acknowledge_irq(number(panel.frame_start), GPIO_IRQ_EDGE_FALL);
    gpio_set_irq_enabled(number(panel.frame_start), GPIO_IRQ_EDGE_FALL, true);
    set_alarm(Alarm::sleep, until);
    while (!frame_started && time_us_64() < until) doze();
    clear_alarm(Alarm::sleep);
    gpio_set_irq_enabled(number(panel.frame_start), GPIO_IRQ_EDGE_FALL, false);
    missed_starts = frame_started ? 0 : missed_starts + 1;
}

// --- the panel ---

void wake() {
    sleep_through(may_wake_at);
    send_alone(Command::sleep_out);
    const std::uint64_t now = time_us_64();
    ready_at = now + st7789::after_sleep_out_us;
    may_sleep_at = now + st7789::between_sleeps_us;
    asleep = false;
    missed_starts = 0;
}

// Values that are the same after a reset are not sent.
void configure() {
    send_alone(Command::memory_access, panel.madctl);
    send_alone(Command::pixel_format, st7789::rgb565);
    send_alone(Command::frame_rate, st7789::at_60_hz);
    send_alone(panel.inverted ? Command::inversion_on : Command::inversion_off);
    if (panel.vcom != 0) {
        send_alone(Command::gate_voltages, panel.gate_voltages);
        send_alone(Command::vcom, panel.vcom);
        send_alone(Command::source_voltage, st7789::ips_source_voltage);
        send_alone(Command::power_1, st7789::ips_power);
        send_alone(Command::gamma_positive, st7789::ips_gamma_positive);
        send_alone(Command::gamma_negative, st7789::ips_gamma_negative);
    }
    if (has_frame_start) send_alone(Command::frame_start_on, st7789::between_frames);
    configured = true;
}

void shine(int percent) {
    set_pulse(panel.backlight,
              drivers::emitted(static_cast<std::uint32_t>(percent), 100, pulse_full), false);
}

void output(boards::Pin pin, bool level) {
    gpio_init(number(pin));
    gpio_put(number(pin), level);
    gpio_set_dir(number(pin), GPIO_OUT);
}

void reset_panel() {
    output(panel.reset, false);
    busy_wait_us(st7789::reset_pulse_us);
    gpio_put(number(panel.reset), true);
    const std::uint64_t now = time_us_64();
    ready_at = now + st7789::after_reset_us;
    // After power-on it sleeps already; otherwise the reset has just sent it to sleep.
    may_wake_at = reset_while_running() ? now + st7789::between_sleeps_us : ready_at;
}

}  // namespace

void start_screen() {
    start_pulse(panel.backlight, false);
    output(panel.chip_select, true);
    output(panel.data_command, true);
    reset_panel();

    spi_init(port(), hertz);
    if (spi_get_baudrate(port()) < hertz) hal::crash("screen: the SPI clock is too slow");
    spi_set_format(port(), 8, SPI_CPOL_1, SPI_CPHA_1, SPI_MSB_FIRST);
    gpio_set_function(number(panel.clock), GPIO_FUNC_SPI);
    gpio_set_function(number(panel.data), GPIO_FUNC_SPI);

    dma_channel_claim(channel);
    dma_channel_config config = dma_channel_get_default_config(channel);
    channel_config_set_transfer_data_size(&config, DMA_SIZE_16);
    channel_config_set_dreq(&config, spi_get_dreq(port(), true));
    dma_channel_configure(channel, &config, &spi_get_hw(port())->dr, nullptr, 0, false);
    dma_channel_set_irq0_enabled(channel, true);
    irq_set_exclusive_handler(DMA_IRQ_0, sent);
    irq_set_enabled(DMA_IRQ_0, true);

    if (has_frame_start) {
        gpio_init(number(panel.frame_start));
        gpio_add_raw_irq_handler(number(panel.frame_start), frame_start_edge);
    }
}

void finish_sending() {
    while (sending) doze();
    wait_for_wire();
}

}  // namespace rp2040

namespace hal {

using namespace rp2040;

void frame_begin(bool whole) {
    if (!configured) {
        configure();
        wake();
    }
    if (whole) wait_for_frame_start();
    gpio_put(number(panel.chip_select), false);
}

void frame_send(int x, int y, int width, int height, const std::uint16_t* pixels) {
    drivers::PanelWindow window{};
    if (!drivers::window_of(panel, x, y, width, height, window))
        crash("screen: pixels beside the panel");
    finish_sending();
    sleep_through(ready_at);

    const auto bytes_of = [](std::uint16_t first, std::uint16_t last) {
        return std::array{static_cast<std::uint8_t>(first >> 8), static_cast<std::uint8_t>(first),
                          static_cast<std::uint8_t>(last >> 8), static_cast<std::uint8_t>(last)};
    };
    set_words(Words::bytes);
    send(Command::column_address, bytes_of(window.first_column, window.last_column));
    send(Command::row_address, bytes_of(window.first_row, window.last_row));
    send(Command::memory_write);

    set_words(Words::pixels);
    sending = true;
    dma_channel_transfer_from_buffer_now(channel, pixels,
                                         static_cast<std::uint32_t>(width * height));
}

void frame_end() {
    finish_sending();
    gpio_put(number(panel.chip_select), true);
    set_words(Words::bytes);
    if (lit || asleep) return;
    send_alone(Command::display_on);
    lit = true;
    shine(backlight_percent);
}

void set_backlight(int percent) {
    backlight_percent = percent < 0 ? 0 : percent;
    if (lit) shine(backlight_percent);
}

void set_panel(bool on) {
    if (!configured || on == !asleep) return;
    if (on) {
        wake();  // the next frame switches the picture and the backlight on
        return;
    }
    lit = false;
    shine(0);
    send_alone(Command::display_off);
    sleep_through(may_sleep_at);
    send_alone(Command::sleep_in);
    const std::uint64_t now = time_us_64();
    ready_at = now + st7789::after_sleep_in_us;
    may_wake_at = now + st7789::between_sleeps_us;
    asleep = true;
}

}  // namespace hal
