#include "shell/remote/commands.h"

#include "shell/remote/remote.h"
#include "storage/files.h"
#include "storage/picture_code.h"

namespace shell::remote {

using usb::Progress;
using usb::Request;

namespace {

template <Progress (Remote::*run)(Request&)>
Progress call(void* remote, Request& request) {
    return (static_cast<Remote*>(remote)->*run)(request);
}

constexpr usb::Command table[] = {
    {"info", "", "version, board, memory, storage", call<&Remote::info>},
    {"battery", "", "how full it is", call<&Remote::battery>},
    {"games", "", "the games, and which of them have a running match", call<&Remote::games>},
    {"match", "[--secrets] | load [CODE] [--replace]",
     "shows the match, or loads one: by code, or as text up to an empty line",
     call<&Remote::match>},
    {"challenge", "NUMBER", "shows a challenge, ready to be played", call<&Remote::challenge>},
    {"day", "[NUMBER] | check CODE",
     "the challenge of the day; says which day it is; or checks somebody's result",
     call<&Remote::day>},
    {"arena", "[draft] [TEXT]", "the drawn arenas; or keeps one in the first free slot",
     call<&Remote::arena>},
    {"press", "WORDS", "presses buttons: A, RIGHT*3, Y:600, UP+A:200, wait:500",
     call<&Remote::press>},
    {"screen", "", "the picture on the panel, packed, as base64", call<&Remote::screen>},
    {"stream", "", "pictures as they change, until a key is pressed", call<&Remote::stream>},
    {"files", "[--saves]", "what the drive shows; or the saves as they are kept",
     call<&Remote::files>},
    {"get", "NAME", "one of them: a text as it is, all else as base64", call<&Remote::get>},
    {"put", "NAME BYTES CRC32 [--replace] | arena NUMBER [--replace] [draft] TEXT",
     "puts a save back, or a match (NAME: match): base64 lines follow, then a dot; or an arena",
     call<&Remote::put>},
    {"bench", "", "how long drawing and packing a picture take, in microseconds",
     call<&Remote::bench>},
    {"home", "", "to the launcher; a running match is kept", call<&Remote::home>},
    {"signature", "", "do the games play as they do everywhere? a line each",
     call<&Remote::signature>},
    {"log", "", "why earlier runs ended", call<&Remote::log>},
    {"reboot", "", "starts anew", call<&Remote::reboot>},
    {"bootsel", "", "to the boot loader, for another firmware", call<&Remote::bootsel>},
};

}  // namespace

std::span<const usb::Command> all_commands() { return table; }

// ---- What there is ------------------------------------------------------------------------------

Progress Remote::info(Request& request) {
    const hal::Memory memory = hal::memory();
    const storage::files::Space space = storage::files::space();
    const std::uint64_t now = hal::now_us();
    kit::Text<20> serial;
    serial.hex(static_cast<std::uint32_t>(hal::unique_id() >> 32), 8);
    serial.hex(static_cast<std::uint32_t>(hal::unique_id()), 8);
    usb::Report& report = request.report;
    report.field("sixgun", parts.version);
    report.field("board", hal::board().id);
    report.field("console", hal::board().name);
    report.field("serial", serial.view());
    report.field("running_ms", static_cast<std::int64_t>(now / 1000));
    report.field("asleep_percent",
                 static_cast<std::uint32_t>(now == 0 ? 0 : hal::slept_us() * 100 / now));
    report.field("panel", parts.runtime.dark() ? "off" : "on");
    report.field("at_home", parts.runtime.on_top(parts.launcher));
    report.field("saves", parts.store.saves());
    report.field("storage_used", space.used_blocks * hal::flash_block_bytes);
    report.field("storage_total", space.blocks * hal::flash_block_bytes);
    report.field("ram_used", memory.ram_used);
    report.field("ram_total", memory.ram_total);
    report.field("stack_peak", memory.stack_peak);
    report.field("stack_total", memory.stack_total);
    report.field("flash_used", memory.flash_used);
    report.field("flash_total", memory.flash_total);
    return done(request);
}

Progress Remote::battery(Request& request) {
    const hal::Power power = hal::power();
    usb::Report& report = request.report;
    report.field("battery", power.has_battery);
    if (power.has_battery) {
        report.field("percent", power.percent);
        report.field("millivolts", power.millivolts);
        report.field("charging", power.charging);
    }
    report.field("usb_power", power.usb);
    return done(request);
}

Progress Remote::games(Request& request) {
    usb::Report& report = request.report;
    if (request.step == 0) report.list("games");
    while (request.step < parts.games.size()) {
        if (!report.fits(240)) return Progress::more;
        const kit::Game& game = *parts.games[request.step++];
        const storage::RunningMatch match = parts.store.running(game.info.id);
        const bool running = match.loaded != storage::Loaded::none;
        report.item();
        report.field("game", game.info.word, 12);
        report.field("title", game.info.title, 20);
        if (report.json()) {
            report.field("id", game.info.id);
            report.field("rules", game.info.version);
            report.field("running", running);
            if (running) report.field("actions", match.actions);
        } else if (running) {
            report.field("",
                         kit::Text<40>("running, ").number(match.actions).add(" actions").view());
        }
    }
    return done(request);
}

Progress Remote::log(Request& request) {
    // In parts, each written from the beginning: a kilobyte is soon written.
    usb::Report& report = request.report;
    std::array<std::uint8_t, 64> part;
    if (request.step == 0) report.begin_text("log");
    while (report.fits(6 * part.size())) {
        usb::TextWindow window(request.step, part);
        write_log(window);
        const std::uint32_t length = window.position();
        const auto count =
            std::min<std::uint32_t>(sizeof part, length - std::min(length, request.step));
        report.text({reinterpret_cast<const char*>(part.data()), count});
        request.step += count;
        if (request.step < length) continue;
        report.end_text();
        return done(request);
    }
    return Progress::more;
}

// ---- Screens ------------------------------------------------------------------------------------

Progress Remote::home(Request& request) {
    parts.runtime.wake();
    parts.runtime.home();
    request.report.field("at_home", true);
    return done(request);
}

// Sixteen rows a step, as pictures are sent.
Progress Remote::bench(Request& request) {
    struct Count final : storage::files::Sink {
        std::uint32_t bytes = 0;
        void add(storage::ConstBytes more) override {
            bytes += static_cast<std::uint32_t>(more.size());
        }
    } count;
    constexpr int rows = storage::band_rows;
    const int width = console::Runtime::panel_area().width;
    const int y = static_cast<int>(request.step++) * rows;
    if (y == 0) bench_ = {};
    if (y < stage::screen_size) {
        const std::uint64_t begin = hal::now_us();
        const stage::Colour* const pixels = parts.runtime.paint_panel(y, rows);
        const std::uint64_t drawn = hal::now_us();
        (void)storage::pack_band(pixels, width, rows, count);
        const std::uint64_t packed = hal::now_us();
        bench_.draw_us += drawn - begin;
        bench_.pack_us += packed - drawn;
        bench_.slowest_us = std::max(bench_.slowest_us, packed - begin);
        bench_.packed_bytes += count.bytes;
        return Progress::more;
    }
    const hal::Memory memory = hal::memory();
    usb::Report& report = request.report;
    report.field("draw_us", bench_.draw_us);
    report.field("pack_us", bench_.pack_us);
    report.field("slowest_rows_us", bench_.slowest_us);
    report.field("picture_bytes", bench_.packed_bytes);
    report.field("stack_peak", memory.stack_peak);
    report.field("awake_us", hal::now_us() - hal::slept_us());
    return done(request);
}

Progress Remote::signature(Request& request) {
    RulesTest& test = parts.rules_test;
    console::Runtime& runtime = parts.runtime;
    usb::Report& report = request.report;
    if (request.interrupted) return Progress::more;
    if (request.step == 0) {
        runtime.wake();
        if (runtime.on_top(test)) {
            test.restart(runtime);
        } else if (parts.at_launcher()) {
            runtime.open(test);
        } else {
            // A match in progress thinks in the memory that this needs.
            return refuse(request, Parts::at_home_first);
        }
        report.list("signatures");
        request.step = 1;
    }
    while (request.step - 1 < test.done() && report.fits(100)) {
        const std::size_t i = request.step++ - 1;
        const std::string_view game = parts.games[i]->info.word;
        kit::Text<12> hash;
        hash.hex(test.hash(i), 8);
        report.item();
        if (report.json()) {
            report.field("game", game);
            report.field("hash", hash.view());
        } else {
            report.field("", kit::Text<64>(game).add(' ').add(hash.view()).view());
        }
    }
    if (request.step - 1 == parts.games.size()) return done(request);
    if (!runtime.on_top(test)) return refuse(request, "somebody left the test");
    return Progress::more;
}

}  // namespace shell::remote
