// drivers/hal.h on a PC. What is measured or kept for the tests is kept here; the front only shows.
#include "drivers/host/host.h"

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <deque>
#include <utility>

#include "boards/picosystem/board.h"
#include "drivers/battery_curve.h"
#include "drivers/host/headless.h"
#include "drivers/host/panel.h"

namespace host {

namespace {

// What the chip takes, so that virtual time passes here as it does there.
constexpr std::uint64_t wire_ns_per_pixel = 256;  // 16 bits at 62.5 MHz
constexpr std::uint64_t program_us_per_page = 700;
constexpr std::uint64_t erase_us = 45'000;

struct Machine {
    explicit Machine(Setup with)
        : setup(std::move(with)),
          board(*setup.board),
          panel(board),
          flash(board.storage_bytes),
          script(std::move(setup.keys)) {}

    Setup setup;
    const boards::Board& board;
    Panel panel;
    Flash flash;
    ScriptPlayer script;

    std::deque<hal::ButtonEvent> edges;
    std::uint64_t slept_us = 0, alive_us = 0, pixels_sent = 0;
    std::uint32_t entropy = 0;
    int wanted_backlight = 100, backlight = 0;
    hal::Power power{};

    std::vector<std::uint32_t> film;
    std::vector<Sound> sounds;
    std::vector<Light> lights;
    std::vector<Backlight> backlights;
    std::vector<std::string> log_lines;
    struct PortBytes {
        std::string in, out;
        std::size_t room = std::string::npos;
        bool open = false;
    };
    std::array<PortBytes, hal::port_count> ports;
    hal::UsbDrive* usb_drive = nullptr;

    Front& front() { return *setup.front; }
    PortBytes& port(hal::Port which) { return ports[static_cast<std::size_t>(which)]; }
    bool something_came() const {
        return !edges.empty() || std::any_of(ports.begin(), ports.end(), [](const PortBytes& port) {
            return !port.in.empty();
        });
    }
    // The present time, after everything the script had to do until now.
    std::uint64_t now() {
        const std::uint64_t us = front().now_us();
        script.advance(us, edges);
        return us;
    }
    void write_flash_for(std::uint64_t us) {
        front().spend(us);
        script.flash_written(front().now_us());
    }
    void light_up() {
        const int percent = panel.is_on() && !film.empty() ? wanted_backlight : 0;
        if (percent == backlight) return;
        backlight = percent;
        backlights.push_back({now(), percent});
    }
    void show() { front().show(panel.picture(), backlight); }
};

std::unique_ptr<Machine> machine_;

Machine& machine() {
    if (!machine_) {
        std::fputs("host: the console was used before power_on\n", stderr);
        std::abort();
    }
    return *machine_;
}

hal::Power usual_power(const boards::Board& board) {
    if (board.battery.sense == boards::no_pin) return {false, false, true, 0, 100};
    constexpr int charged_millivolts = 4000;
    return {true, false, false, charged_millivolts, drivers::percent_of(charged_millivolts)};
}

void check(const char* wrong) {
    if (wrong) hal::crash(wrong);
}

}  // namespace

std::optional<std::string> power_on(Setup setup) {
    machine_.reset();
    if (!setup.board) setup.board = &boards::picosystem;
    if (!setup.front) setup.front = std::make_unique<Headless>();
    auto fresh = std::make_unique<Machine>(std::move(setup));
    fresh->flash.hold(fresh->setup.flash);
    if (!fresh->setup.flash_file.empty())
        if (auto trouble = fresh->flash.keep_in(fresh->setup.flash_file)) return trouble;
    fresh->power = fresh->setup.power.value_or(usual_power(fresh->board));
    fresh->entropy = fresh->setup.entropy.value_or(0x51964e11u);
    fresh->port(hal::Port::serial).open = true;
    machine_ = std::move(fresh);
    machine_->show();
    return {};
}

void power_off() { machine_.reset(); }
bool is_on() { return machine_ != nullptr; }

const Picture& picture() { return machine().panel.picture(); }
const std::vector<std::uint32_t>& film() { return machine().film; }
std::uint64_t pixels_sent() { return machine().pixels_sent; }
bool panel_is_on() { return machine().panel.is_on(); }
int backlight_percent() { return machine().backlight; }
const std::vector<Sound>& sounds() { return machine().sounds; }
const std::vector<Light>& lights() { return machine().lights; }
const std::vector<Backlight>& backlights() { return machine().backlights; }
const std::vector<std::string>& log_lines() { return machine().log_lines; }
std::uint64_t last_alive_us() { return machine().alive_us; }
Flash& flash() { return machine().flash; }

bool script_finished() { return machine().script.finished(); }
const std::optional<std::string>& script_trouble() { return machine().script.trouble(); }
void press(hal::Button button, bool pressed) {
    machine().edges.push_back({button, pressed, machine().now()});
}
void type(hal::Port port, std::string_view bytes) { machine().port(port).in += bytes; }
std::string heard(hal::Port port) { return std::exchange(machine().port(port).out, {}); }
void set_port_room(hal::Port port, std::size_t bytes) { machine().port(port).room = bytes; }
void open_usb(bool open) {
    machine().port(hal::Port::usb) = {};
    machine().port(hal::Port::usb).open = open;
}
hal::UsbDrive* usb_drive() { return machine().usb_drive; }
bool edges_waiting() { return !machine().edges.empty(); }
void set_power(const hal::Power& power) { machine().power = power; }

}  // namespace host

namespace hal {

using host::machine;

const boards::Board& board() { return machine().board; }

void frame_begin(bool) { host::check(machine().panel.begin()); }

void frame_send(int x, int y, int width, int height, const std::uint16_t* pixels) {
    host::check(machine().panel.send(x, y, width, height, pixels));
}

void frame_end() {
    auto& m = machine();
    int pixels = 0;
    host::check(m.panel.end(pixels));
    if (pixels == 0) return;
    m.front().spend(static_cast<std::uint64_t>(pixels) * host::wire_ns_per_pixel / 1000);
    m.pixels_sent += static_cast<std::uint64_t>(pixels);
    m.film.push_back(host::hash_of(m.panel.picture()));
    m.script.frame_ended(m.front().now_us());
    m.light_up();
    m.show();
    if (m.setup.watch) m.setup.watch(m.panel.picture());
}

void set_backlight(int percent) {
    auto& m = machine();
    m.wanted_backlight = std::clamp(percent, 0, 100);
    m.light_up();
    m.show();
}

void set_panel(bool on) {
    auto& m = machine();
    m.panel.set_on(on);
    m.light_up();
    m.show();
}

bool next_button(ButtonEvent& event) {
    auto& m = machine();
    m.now();
    if (m.edges.empty()) return false;
    event = m.edges.front();
    m.edges.pop_front();
    return true;
}

void play(std::span<const std::uint16_t> score, int volume_percent) {
    auto& m = machine();
    m.sounds.push_back({m.now(), {score.begin(), score.end()}, volume_percent});
    if (m.board.speaker != boards::no_pin) m.front().play(score, volume_percent);
}

void set_light(std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
    auto& m = machine();
    m.lights.push_back({m.now(), red, green, blue});
    m.front().set_light(red, green, blue);
}

std::uint64_t now_us() { return machine().now(); }

void sleep_until(std::uint64_t us) {
    auto& m = machine();
    const std::uint64_t before = m.now();
    const std::uint64_t until = std::min(us, m.script.next_us());
    // A window looks for keys even if there is no time to sleep.
    m.front().sleep_until(m.something_came() ? before : until);
    m.slept_us += m.now() - before;
}

std::uint64_t slept_us() { return machine().slept_us; }

Power power() { return machine().power; }

std::uint32_t flash_bytes() { return machine().flash.size(); }

bool flash_read(std::uint32_t offset, std::span<std::uint8_t> into) {
    return machine().flash.read(offset, into);
}

bool flash_program(std::uint32_t offset, std::span<const std::uint8_t> bytes) {
    auto& m = machine();
    if (!m.flash.program(offset, bytes)) return false;
    m.write_flash_for(bytes.size() / flash_page_bytes * host::program_us_per_page);
    return true;
}

bool flash_erase(std::uint32_t offset) {
    auto& m = machine();
    if (!m.flash.erase(offset)) return false;
    m.write_flash_for(host::erase_us);
    return true;
}

void crash(const char* reason) {
    auto& m = machine();
    if (m.setup.rebooting) m.setup.rebooting(reason);
    m.front().reboot(reason);
    std::abort();
}

const char* last_crash() { return machine().setup.crash_note.c_str(); }

void still_alive() { machine().alive_us = machine().now(); }

void reboot_to_bootloader() {
    auto& m = machine();
    if (m.setup.rebooting) m.setup.rebooting(nullptr);
    m.front().reboot(nullptr);
    std::abort();
}

void reboot() {
    auto& m = machine();
    if (m.setup.rebooting) m.setup.rebooting("");
    m.front().reboot("");
    std::abort();
}

bool port_open(Port port) { return machine().port(port).open; }

std::size_t port_read(Port port, std::span<std::uint8_t> into) {
    auto& in = machine().port(port).in;
    const std::size_t count = std::min(into.size(), in.size());
    std::copy_n(in.begin(), count, into.begin());
    in.erase(0, count);
    return count;
}

std::size_t port_write(Port port, std::span<const std::uint8_t> bytes) {
    auto& to = machine().port(port);
    if (!to.open) return 0;
    const std::size_t count = std::min(bytes.size(), to.room - std::min(to.room, to.out.size()));
    to.out.append(bytes.begin(), bytes.begin() + static_cast<std::ptrdiff_t>(count));
    return count;
}

void usb_start(UsbDrive& drive) { machine().usb_drive = &drive; }
void usb_step(std::uint64_t) {}
std::uint64_t unique_id() { return 0x5164'C0DE'0000'0001; }

std::uint32_t entropy() {
    // A linear congruential step is enough to make two seeds in a row differ.
    auto& m = machine();
    m.entropy = m.entropy * 1664525u + 1013904223u;
    return m.entropy;
}

void log(const char* line) {
    auto& m = machine();
    m.log_lines.emplace_back(line);
    if (m.setup.log) m.setup.log(line);
}

Memory memory() {
    // A PC's figures would say nothing about the console: only what the chip has is told.
    constexpr std::uint32_t chip_ram = 264u * 1024;
    const auto& chip = machine().board;
    return {.ram_used = 0,
            .ram_total = chip_ram,
            .stack_peak = 0,
            .stack_total = 0,
            .flash_used = 0,
            .flash_total = chip.flash_bytes - chip.storage_bytes};
}

}  // namespace hal
