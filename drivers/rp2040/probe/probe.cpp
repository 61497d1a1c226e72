// A program that tries the drivers, one button each, and says over the serial line what it saw. It
// is the first thing to run on a new board, and tests on the emulated chip run it on every board.
//
//   UP flash    DOWN panel off and on    LEFT sound, under a flood of log lines    RIGHT fault
//   A figures   B stack overflow         X crash                                   Y hang
//
// On USB it says back what comes in on its port, and shows a drive whose blocks can be told apart.
#include <algorithm>
#include <array>
#include <cstdint>

#include "drivers/hal.h"
#include "drivers/line.h"
#include "rp2040/start.h"

namespace {

constexpr int strip_rows = 24;
std::array<std::array<std::uint16_t, 320 * strip_rows>, 2> strips;

class Report {
  public:
    Report& word(const char* words) {
        line_.add(words);
        return *this;
    }
    Report& number(std::uint32_t value) {
        char digits[11]{};
        int at = 10;
        do digits[--at] = static_cast<char>('0' + value % 10);
        while ((value /= 10) != 0);
        line_.add(digits + at);
        return *this;
    }
    ~Report() { hal::log(line_.text()); }

  private:
    drivers::Line line_;
};

void fail(const char* what) { Report().word("FAILED ").word(what); }

// Every pixel differs from its neighbours, so a shifted or lost one shows.
std::uint16_t pixel(int x, int y, int shade) {
    return static_cast<std::uint16_t>((x + 40) * 61 + y * 2053 + shade * 7919);
}

void paint(int shade) {
    const boards::Panel& panel = hal::board().panel;
    const int side = (panel.width - 240) / 2;
    hal::frame_begin(true);
    for (int y = 0, turn = 0; y < 240; y += strip_rows, turn ^= 1) {
        auto& strip = strips[static_cast<std::size_t>(turn)];
        std::size_t i = 0;
        for (int row = y; row < y + strip_rows; ++row)
            for (int x = -side; x < 240 + side; ++x) strip[i++] = pixel(x, row, shade);
        hal::frame_send(-side, y, panel.width, strip_rows, strip.data());
    }
    hal::frame_end();
}

void try_flash() {
    constexpr std::uint32_t page = hal::flash_page_bytes, block = hal::flash_block_bytes;
    static std::array<std::uint8_t, 2 * hal::flash_page_bytes> out, in;
    const std::uint32_t last = hal::flash_bytes() - block;
    for (std::size_t i = 0; i < out.size(); ++i) out[i] = static_cast<std::uint8_t>(i * 7 + 3);

    if (hal::flash_erase(last + page) || hal::flash_erase(hal::flash_bytes())) fail("erase checks");
    if (hal::flash_program(last + 1, out) || hal::flash_program(hal::flash_bytes(), out))
        fail("program checks");
    if (hal::flash_read(hal::flash_bytes() - 1, in)) fail("read checks");

    if (!hal::flash_erase(last) || !hal::flash_read(last, in)) fail("erase");
    for (const std::uint8_t byte : in)
        if (byte != 0xff) return fail("erased bytes");
    if (!hal::flash_program(last + page, out) || !hal::flash_read(last + page, in)) fail("program");
    if (in != out) return fail("programmed bytes");
    // From the flash into the flash: the source cannot be read while writing.
    static constexpr std::array<std::uint8_t, hal::flash_page_bytes> constant{1, 2, 3};
    if (!hal::flash_program(last, constant) || !hal::flash_read(last, std::span{in}.first(page)))
        fail("program a constant");
    if (in[0] != 1 || in[2] != 3 || in[page - 1] != 0) return fail("constant bytes");
    Report().word("flash works");
}

void try_panel() {
    hal::set_panel(false);
    hal::set_panel(true);
    paint(2);
    hal::set_panel(false);
    hal::sleep_until(hal::now_us() + 300'000);
    hal::set_panel(true);
    paint(3);
    Report().word("panel works");
}

// Neither a busy loop nor more lines than the wire can carry stop the music.
void try_sound() {
    static constexpr std::uint16_t score[] = {440, 100, 0, 50, 880, 100, 100, 0, 1000, 30, 9};
    hal::play(score, 100);
    const std::uint64_t until = hal::now_us() + 300'000;
    for (std::uint32_t i = 0; i < 200; ++i) Report().word("flood ").number(i);
    while (hal::now_us() < until) hal::still_alive();
    Report().word("sound played");
}

void figures() {
    const hal::Memory memory = hal::memory();
    const hal::Power power = hal::power();
    Report().word("ram ").number(memory.ram_used).word(" of ").number(memory.ram_total);
    Report().word("stack ").number(memory.stack_peak).word(" of ").number(memory.stack_total);
    Report().word("flash ").number(memory.flash_used).word(" of ").number(memory.flash_total);
    Report()
        .word(power.has_battery ? "battery " : "no battery ")
        .number(static_cast<std::uint32_t>(power.millivolts))
        .word(" mV ")
        .number(static_cast<std::uint32_t>(power.percent))
        .word(power.usb ? " % usb" : " %")
        .word(power.charging ? " charging" : "");
    const std::uint32_t one = hal::entropy(), other = hal::entropy();
    Report().word(one != other ? "entropy differs" : "FAILED entropy");
    Report().word("slept ").number(static_cast<std::uint32_t>(hal::slept_us() / 1000));
}

// Deeper than any stack: each call keeps what it returns from being a loop.
[[gnu::noinline]] std::uint32_t overflow(std::uint32_t depth) {
    volatile std::uint32_t frame[16] = {depth};
    if (depth == 0) return 0;
    return overflow(depth - 1) + frame[0];
}

volatile std::uintptr_t unaligned = 0x20000001;  // where no word may stand

// Not always at once, and one block cannot be read.
class Drive final : public hal::UsbDrive {
  public:
    static constexpr std::uint32_t size = 64, bad_block = 40, slow_blocks = 3;
    static constexpr hal::Sense unreadable{0x03, 0x11, 0x00}, beyond_the_end{0x05, 0x21, 0x00},
        unknown{0x05, 0x20, 0x00}, is_new{0x06, 0x28, 0x00};

    void plugged() override { told_ = false; }
    void inquiry(Names into) override {
        constexpr char vendor[] = "Sixgun", product[] = "Probe";
        std::copy_n(vendor, sizeof vendor - 1, into.vendor.begin());
        std::copy_n(product, sizeof product - 1, into.product.begin());
        into.revision[0] = '1';
    }
    bool ready() override {
        if (told_) return true;
        told_ = true;
        return refuse(is_new);
    }
    std::uint32_t blocks() override { return size; }
    std::int32_t read(std::uint32_t block, std::uint32_t offset,
                      std::span<std::uint8_t> into) override {
        if (block >= size) return refuse(beyond_the_end) - 1;
        if (block == bad_block) return refuse(unreadable) - 1;
        if (block % slow_blocks == 0 && (hesitations_++ & 3) != 0) return 0;
        for (std::uint8_t& byte : into) byte = static_cast<std::uint8_t>(offset++ * 5 + block * 7);
        return static_cast<std::int32_t>(into.size());
    }
    bool start_stop(bool, bool) override { return true; }
    bool prevent_removal(bool) override { return true; }
    std::int32_t command(std::span<const std::uint8_t, command_bytes>,
                         std::span<std::uint8_t>) override {
        return refuse(unknown) - 1;
    }
    hal::Sense sense() const override { return sense_; }

  private:
    bool refuse(hal::Sense why) {
        sense_ = why;
        return false;
    }

    hal::Sense sense_;
    bool told_ = false;
    unsigned hesitations_ = 0;
};

Drive drive;

void say_back() {
    static std::array<std::uint8_t, 64> bytes;
    static std::size_t count, said;
    if (!hal::port_open(hal::Port::usb)) count = said = 0;
    if (said == count) {
        said = 0;
        count = hal::port_read(hal::Port::usb, bytes);
    }
    said += hal::port_write(hal::Port::usb, std::span(bytes).subspan(said, count - said));
}

void act(hal::Button button) {
    switch (button) {
        case hal::Button::up:
            return try_flash();
        case hal::Button::down:
            return try_panel();
        case hal::Button::left:
            return try_sound();
        case hal::Button::right:
            *reinterpret_cast<volatile std::uint32_t*>(unaligned) = 0;
            return;
        case hal::Button::a:
            return figures();
        case hal::Button::b:
            Report().number(overflow(110));
            return;
        case hal::Button::x:
            hal::crash("probe: crashed as asked");
        case hal::Button::y:
            for (;;) {
            }
    }
}

}  // namespace

int main() {
    rp2040::start();
    Report().word("probe on ").word(hal::board().id);
    if (hal::last_crash()[0] != 0) Report().word("crashed: ").word(hal::last_crash());
    hal::set_backlight(50);
    hal::set_light(0, 40, 0);
    paint(1);
    Report().word("first frame ").number(static_cast<std::uint32_t>(hal::now_us()));
    hal::usb_start(drive);
    for (;;) {
        hal::usb_step(hal::now_us() + 1'000'000);
        say_back();
        hal::ButtonEvent event{};
        while (hal::next_button(event)) {
            Report()
                .word(event.pressed ? "pressed " : "released ")
                .number(static_cast<std::uint32_t>(event.button));
            if (event.pressed) act(event.button);
        }
        hal::still_alive();
        hal::sleep_until(hal::now_us() + 10'000'000);
    }
}
