// What `picotool info -a` tells about the UF2 besides its name: version, board and what is wired to
// which pin, all from the board's data. The SDK would add a build date (that of one file, so it
// lies) and the name of its own board header ("pico" for two of our boards): the build turns those
// off.
#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "boards/chosen.h"
#include "pico/binary_info.h"
#include "version.h"

namespace {

struct Wire {
    boards::Pin pin;
    std::string_view what;
};

constexpr auto wires = [] {
    constexpr const boards::Panel& panel = boards::chosen.panel;
    constexpr const boards::Buttons& buttons = boards::chosen.buttons;
    constexpr const boards::Light& light = boards::chosen.light;
    constexpr const boards::Battery& battery = boards::chosen.battery;
    std::array all{
        Wire{panel.reset, "Panel reset"},
        Wire{panel.chip_select, "Panel chip select"},
        Wire{panel.clock, "Panel clock"},
        Wire{panel.data, "Panel data"},
        Wire{panel.data_command, "Panel data/command"},
        Wire{panel.backlight, "Backlight"},
        Wire{panel.frame_start, "Panel frame start"},
        Wire{buttons.up, "Up"},
        Wire{buttons.down, "Down"},
        Wire{buttons.left, "Left"},
        Wire{buttons.right, "Right"},
        Wire{buttons.a, "A"},
        Wire{buttons.b, "B"},
        Wire{buttons.x, "X"},
        Wire{buttons.y, "Y"},
        Wire{buttons.press, "Joystick press"},
        Wire{boards::chosen.speaker, "Speaker"},
        Wire{light.red, light.green == boards::no_pin ? "Light" : "Light red"},
        Wire{light.green, "Light green"},
        Wire{light.blue, "Light blue"},
        Wire{battery.sense, "Battery voltage"},
        Wire{battery.sense_enable, "Battery voltage on"},
        Wire{battery.charging, "Charging"},
        Wire{battery.usb_power, "USB power"},
        Wire{boards::chosen.serial_tx, "Serial out"},
        Wire{boards::chosen.serial_rx, "Serial in"},
    };
    std::ranges::sort(all, {}, &Wire::pin);
    return all;
}();

constexpr bool wired(const Wire& wire) { return wire.pin != boards::no_pin; }

constexpr bool one_wire_a_pin() {
    return std::ranges::adjacent_find(wires, [](const Wire& a, const Wire& b) {
               return wired(a) && a.pin == b.pin;
           }) == wires.end();
}
static_assert(one_wire_a_pin(), "the board's data wires two things to one pin");

constexpr std::uint32_t pins = [] {
    std::uint32_t mask = 0;
    for (const Wire& wire : wires)
        if (wired(wire)) mask |= 1u << wire.pin;
    return mask;
}();

// "name|name|...": one for each pin in the mask, lowest first.
constexpr std::size_t names_size = [] {
    std::size_t size = 0;
    for (const Wire& wire : wires)
        if (wired(wire)) size += wire.what.size() + 1;
    return size;
}();
constexpr auto names = [] {
    std::array<char, names_size> text{};
    auto end = text.begin();
    for (const Wire& wire : wires) {
        if (!wired(wire)) continue;
        if (end != text.begin()) *end++ = '|';
        end = std::ranges::copy(wire.what, end).out;
    }
    return text;
}();

}  // namespace

bi_decl(bi_program_version_string(sixgun::version));
bi_decl(bi_program_description(boards::chosen.name));
bi_decl(bi_string(BINARY_INFO_TAG_RASPBERRY_PI, BINARY_INFO_ID_RP_PICO_BOARD, boards::chosen.id));
bi_decl(bi_pin_mask_with_names(pins, names.data()));
