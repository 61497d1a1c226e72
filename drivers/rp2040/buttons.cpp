// Buttons: each edge interrupts, the levels go through the debouncer, and an alarm looks again when
// a lock-out ends. Several pins may be one button.
#include "rp2040/buttons.h"

#include <iterator>

#include "drivers/button_pad.h"
#include "hardware/gpio.h"
#include "hardware/irq.h"
#include "hardware/sync.h"
#include "hardware/timer.h"
#include "pico/bootrom.h"
#include "rp2040/alarm.h"
#include "rp2040/chip.h"

namespace rp2040 {
namespace {

struct Key {
    boards::Pin pin;
    hal::Button button;
};

constexpr Key keys[] = {
    {board.buttons.up, hal::Button::up},     {board.buttons.down, hal::Button::down},
    {board.buttons.left, hal::Button::left}, {board.buttons.right, hal::Button::right},
    {board.buttons.a, hal::Button::a},       {board.buttons.b, hal::Button::b},
    {board.buttons.x, hal::Button::x},       {board.buttons.y, hal::Button::y},
    {board.buttons.press, hal::Button::a},
};

constexpr std::uint32_t all_pins = [] {
    std::uint32_t pins = 0;
    for (const Key& key : keys) pins |= bit(key.pin);
    return pins;
}();

constexpr std::uint32_t both_edges = GPIO_IRQ_EDGE_RISE | GPIO_IRQ_EDGE_FALL;
constexpr std::uint64_t pull_up_settles_us = 50;  // with the key's and the trace's capacitance

drivers::ButtonPad pad;

// Runs only in interrupts of the same priority: never twice at a time.
void look() {
    const std::uint32_t low = ~gpio_get_all();
    std::uint32_t down = 0;
    for (const Key& key : keys)
        if ((low & bit(key.pin)) != 0) down |= 1u << static_cast<unsigned>(key.button);
    pad.look(down, time_us_64());
    std::uint64_t again = 0;
    if (pad.next_look(again)) set_alarm(Alarm::buttons, again);
    __sev();
}

// Acknowledged before the levels are read: an edge after that interrupts anew.
void edge() {
    bool ours = false;
    for (const Key& key : keys) {
        if (!wired(key.pin) || gpio_get_irq_event_mask(number(key.pin)) == 0) continue;
        gpio_acknowledge_irq(number(key.pin), both_edges);
        ours = true;
    }
    if (ours) look();
}

void pull_up(boards::Pin pin) {
    gpio_init(number(pin));
    gpio_pull_up(number(pin));
}

}  // namespace

void leave_if_asked() {
    // After a crash or an update a held X means nothing.
    if (reset_while_running()) return;
    pull_up(board.buttons.x);
    for (int i = 0; i < 3; ++i) {  // a key, not a glitch
        busy_wait_us(pull_up_settles_us);
        if (gpio_get(number(board.buttons.x))) return;
    }
    hal::reboot_to_bootloader();
}

void start_buttons() {
    for (const Key& key : keys)
        if (wired(key.pin)) pull_up(key.pin);
    start_alarm(Alarm::buttons, look);
    gpio_add_raw_irq_handler_masked(all_pins, edge);
    busy_wait_us(pull_up_settles_us);  // rising with the pull-up is not a release
    for (const Key& key : keys)
        if (wired(key.pin)) gpio_set_irq_enabled(number(key.pin), both_edges, true);
    irq_set_enabled(IO_IRQ_BANK0, true);
    // Held since before: no edge will tell.
    set_alarm(Alarm::buttons, time_us_64());
}

bool button_waiting() { return pad.waiting(); }

}  // namespace rp2040

namespace hal {

bool next_button(ButtonEvent& event) { return rp2040::pad.next(event); }

}  // namespace hal
