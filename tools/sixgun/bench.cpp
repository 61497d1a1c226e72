// sixgun bench: how fast this computer draws the console's screens. It shows whether a change made
// drawing dearer; whether the console keeps its budgets only the chip's clock can tell.
#include <chrono>
#include <cstdio>
#include <memory>
#include <vector>

#include "command.h"
#include "drivers/host/host.h"
#include "find_board.h"
#include "options.h"
#include "shell/shell.h"
#include "version.h"

namespace sixgun {

namespace {

using Clock = std::chrono::steady_clock;

struct Scene {
    const char* name;
    const char* keys;  // the way there from the launcher
};

constexpr Scene scenes[] = {
    {"launcher", ""},
};

// A film from power-on, with everything the console does besides drawing.
constexpr Scene film{"turning", "RIGHT*6 LEFT*6"};

struct Printer {
    bool json;
    void figure(const std::string& name, double value, const char* unit) const {
        if (json)
            std::printf("{\"name\":\"%s\",\"value\":%.0f,\"unit\":\"%s\"}\n", name.c_str(), value,
                        unit);
        else
            std::printf("%-32s %12.0f %s\n", name.c_str(), value, unit);
    }
};

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

// What went wrong on the way, if anything.
std::optional<std::string> play(const Scene& scene, const boards::Board& board,
                                std::unique_ptr<shell::Shell>& console) {
    host::Setup setup;
    setup.board = &board;
    if (auto trouble = host::parse_script(scene.keys, setup.keys)) return trouble;
    if (auto trouble = host::power_on(std::move(setup))) return trouble;
    console = std::make_unique<shell::Shell>(version);
    console->boot();
    while (!host::script_finished()) console->step();
    return host::script_trouble();
}

void time_drawing(const Scene& scene, const console::Runtime& runtime, int milliseconds,
                  const Printer& printer) {
    const stage::Rect area = console::Runtime::panel_area();
    std::vector<stage::Colour> pixels(static_cast<std::size_t>(area.area()));
    const auto start = Clock::now();
    int frames = 0;
    double seconds = 0;
    do {
        stage::Canvas canvas(pixels.data(), area, runtime.theme());
        runtime.draw(canvas);
        ++frames;
        seconds = seconds_since(start);
    } while (seconds * 1000 < milliseconds);
    const std::string name = scene.name;
    printer.figure(name + "_frames", frames / seconds, "frames/s");
    printer.figure(name + "_pixels", frames / seconds * area.area(), "pixels/s");
}

}  // namespace

Exit run_bench(const Arguments& arguments) {
    std::string board_id = usual_board;
    int milliseconds = 500;
    bool json = false;
    Options options("bench",
                    "Measures how fast the screens are drawn on this computer.\n"
                    "The console's budgets are measured by tools/emulate --bench.");
    options.text("--board", "BOARD", "which console (default picosystem)", board_id);
    options.number("--ms", 1, 60'000, "milliseconds for each screen (default 500)", milliseconds);
    options.flag("--json", "one JSON object a line", json);
    if (const auto exit = options.parse(arguments)) return *exit;
    const boards::Board* board = find_board(board_id);
    if (!board) return complain("bench", no_board(board_id), bad_usage);

    std::fprintf(json ? stderr : stdout,
                 "# this computer's speed; the console's budgets: tools/emulate --bench\n");
    const Printer printer{json};
    std::unique_ptr<shell::Shell> console;
    for (const Scene& scene : scenes) {
        if (const auto trouble = play(scene, *board, console))
            return complain("bench", *trouble, failure);
        time_drawing(scene, console->runtime(), milliseconds, printer);
    }

    const auto start = Clock::now();
    if (const auto trouble = play(film, *board, console))
        return complain("bench", *trouble, failure);
    const double seconds = seconds_since(start);
    printer.figure(std::string(film.name) + "_film", static_cast<double>(host::film().size()),
                   "frames");
    printer.figure(std::string(film.name) + "_film_speed",
                   static_cast<double>(host::film().size()) / seconds, "frames/s");
    printer.figure(std::string(film.name) + "_film_sent", static_cast<double>(host::pixels_sent()),
                   "pixels");
    return success;
}

}  // namespace sixgun
