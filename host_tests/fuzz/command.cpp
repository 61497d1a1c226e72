// Whatever comes in on the port, plugged and unplugged in between, and buttons besides: the console
// lives, answers afterwards, and everything it keeps can be read after the next power-on.
//
// Bytes are typed as they are, but 0xFE lets a while pass, 0xFD pulls the cable out and plugs it in
// again, 0xFC presses B on the console, 0xFB and below to 0xF8 other buttons.
#include <array>
#include <csetjmp>
#include <new>

#include "drivers/host/host.h"
#include "fuzz/targets.h"
#include "shell/shell.h"

namespace {

constexpr int most_steps = 4000;
constexpr std::size_t most_ahead = 1000;
alignas(shell::Shell) std::byte memory[sizeof(shell::Shell)];
std::jmp_buf rebooted;

shell::Shell& switch_on(std::vector<std::uint8_t> flash) {
    host::Setup setup;
    setup.flash = std::move(flash);
    setup.rebooting = [](const char* reason) {
        fuzz::require(reason == nullptr || *reason == 0, reason);  // a crash
        std::longjmp(rebooted, 1);
    };
    fuzz::require(!host::power_on(std::move(setup)), "it switches on");
    auto* const console = new (memory) shell::Shell("fuzz");
    console->boot();
    host::open_usb(true);
    return *console;
}

std::vector<std::uint8_t> flash_now() {
    const auto bytes = host::flash().contents();
    return {bytes.begin(), bytes.end()};
}

const std::vector<std::uint8_t>& used_flash() {
    static const std::vector<std::uint8_t> flash = [] {
        shell::Shell& console = switch_on({});
        while (!console.store().saves()) console.step();
        fuzz::match.begin(nullgame::game, nullgame::game.info.form.usual(), 5);
        fuzz::require(console.store().begin(fuzz::match) == storage::Saved::yes, "saved");
        (void)console.store().finish(fuzz::match, {});
        fuzz::require(console.store().begin(fuzz::match) == storage::Saved::yes, "saved");
        return flash_now();
    }();
    return flash;
}

void run(shell::Shell& console, int& steps, int count) {
    while (count-- > 0 && steps-- > 0) console.step();
}

void type_all(shell::Shell& console, std::span<const std::uint8_t> bytes, int& steps) {
    for (const std::uint8_t byte : bytes) {
        if (byte == 0xFE) {
            run(console, steps, 50);
        } else if (byte == 0xFD) {
            host::open_usb(false);
            run(console, steps, 2);
            host::open_usb(true);
        } else if (byte >= 0xF8 && byte <= 0xFC) {
            constexpr hal::Button buttons[] = {hal::Button::a, hal::Button::x, hal::Button::down,
                                               hal::Button::right, hal::Button::b};
            for (const bool pressed : {true, false}) {
                host::press(buttons[byte - 0xF8], pressed);
                run(console, steps, 2);
            }
        } else {
            const char c = static_cast<char>(byte);
            host::type(hal::Port::usb, {&c, 1});
            if (byte == '\r' || byte == '\n') run(console, steps, 20);
        }
    }
    run(console, steps, 200);
}

}  // namespace

int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    // Signatures take seconds, and are tested elsewhere.
    if (fuzz::text(data, size).find("sig") != std::string_view::npos) return 0;
    static std::vector<std::uint8_t> kept;
    if (setjmp(rebooted) == 0) {
        shell::Shell& console = switch_on(used_flash());
        int steps = most_steps;
        type_all(console, {data, size}, steps);
        // Whatever was under way is given up; then it answers. Behind much that was typed ahead
        // ctrl-C has to wait, a cable that is pulled has not.
        if (size > most_ahead) {
            host::open_usb(false);
            for (int i = 0; i < 2; ++i) console.step();
            host::open_usb(true);
        }
        host::type(hal::Port::usb, "\x03\x03\x15");
        for (int i = 0; i < 20; ++i) console.step();
        (void)host::heard(hal::Port::usb);
        host::type(hal::Port::usb, "\recho off\rbattery --json\r");
        for (int i = 0; i < 100; ++i) console.step();
        const std::string said = host::heard(hal::Port::usb);
        fuzz::require(said.ends_with(",\"ok\":true}\r\n"), "it answers");
        fuzz::require(!console.remote().busy(), "nothing is under way");
    }
    kept = flash_now();
    if (setjmp(rebooted) != 0) fuzz::require(false, "reboots by itself");
    shell::Shell& again = switch_on(kept);
    fuzz::require(again.store().saves(), "its storage is whole");
    for (int i = 0; i < 5; ++i) again.step();
    const storage::ReplayList all = again.store().replays();
    for (const storage::ReplayName& name : all.all())
        fuzz::require(storage::replays::check(name) == storage::Read::ok, "matches are whole");
    const stage::Workshop* const workshop = shell::workshop_in(shell::six_chambers);
    for (int slot = 0; slot < storage::arena_slots; ++slot) {
        const storage::ArenaSlot drawn = again.store().arena(slot);
        if (workshop == nullptr || !drawn.used) continue;
        fuzz::require(workshop->well_formed(drawn.record), "what is kept is an arena");
        fuzz::require(drawn.draft || workshop->problem(drawn.record).ok(), "that can be played");
    }
    const auto resumed = again.store().resume(nullgame::game.info.id, fuzz::match);
    fuzz::require(resumed.resumed != storage::Resumed::refused, "the running match is a match");
    return 0;
}
