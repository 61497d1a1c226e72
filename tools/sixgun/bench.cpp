// sixgun bench: how fast this computer draws the console's screens and plays its games, which shows
// whether a change made something dearer; and the console's own figures against its budgets, which
// only the clock of the emulated chip can tell.
#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "bench_rules.h"
#include "command.h"
#include "drivers/host/host.h"
#include "find_board.h"
#include "json.h"
#include "options.h"
#include "shell/shell.h"
#include "stopwatch.h"
#include "version.h"

namespace sixgun {

namespace {

struct Scene {
    const char* name;
    const char* keys;  // the way there from the launcher
};

constexpr Scene scenes[] = {
    {"launcher", ""},
    {"settings", "X"},
    {"about", "Y"},
};

// A film from power-on, with everything the console does besides drawing.
constexpr Scene film{"turning", "RIGHT*6 LEFT*6"};

struct ChipFigure {
    std::string name;
    double value;
    std::optional<double> budget;
};

void print_json(const std::string& name, const json::Value& value, const char* unit,
                std::optional<double> budget = {}) {
    json::Object object;
    object.add("name", name).add("value", value).add("unit", unit);
    if (budget) object.add("budget", *budget);
    std::printf("%s\n", object.line().c_str());
}

struct Printer {
    bool json;
    void figure(const std::string& name, double value, const char* unit) const {
        if (json)
            print_json(name, std::lround(value), unit);
        else
            std::printf("%-32s %12.0f %s\n", name.c_str(), value, unit);
    }
    void chip_figure(const ChipFigure& figure, const char* unit) const {
        if (json) {
            print_json(figure.name, figure.value, unit, figure.budget);
        } else {
            std::printf("%-32s %12.3f %s", figure.name.c_str(), figure.value, unit);
            if (figure.budget) std::printf("  (budget %g)", *figure.budget);
            std::printf("\n");
        }
    }
};

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
    const Stopwatch watch;
    int frames = 0;
    double seconds = 0;
    do {
        stage::Canvas canvas(pixels.data(), area, runtime.theme());
        runtime.draw(canvas);
        ++frames;
        seconds = watch.seconds();
    } while (seconds * 1000 < milliseconds);
    const std::string name = scene.name;
    printer.figure(name + "_frames", frames / seconds, "frames/s");
    printer.figure(name + "_pixels", frames / seconds * area.area(), "pixels/s");
}

// A line of the emulator's bench, such as {"bench":"boot_ms","value":40.3,"budget":300,"ok":true}.
std::optional<ChipFigure> read_chip_figure(const char* line) {
    const std::optional<json::Value> read = json::read(line);
    const std::optional<double> value = read ? (*read)["value"].number() : std::nullopt;
    if (!value) return {};
    return ChipFigure{(*read)["bench"].text(), *value, (*read)["budget"].number()};
}

const char* unit_of(std::string_view figure) {
    constexpr struct {
        std::string_view ending;
        const char* unit;
    } units[] = {{"_ms", "ms"}, {"_kib", "KiB"}, {"_bytes", "bytes"}, {"_percent", "%"}};
    for (const auto& [ending, unit] : units)
        if (figure.ends_with(ending)) return unit;
    return "";
}

// The firmware of this checkout on the emulated chip, or on what SIXGUN_EMULATE names instead.
// Fails if a budget is missed.
Exit measure_chip(const std::string& board, const Printer& printer) {
    std::FILE* const notes = printer.json ? stderr : stdout;
    const std::string uf2 = SIXGUN_ROOT "/build/" + board + "/sixgun-" + board + ".uf2";
    if (access(uf2.c_str(), R_OK) != 0) {
        std::fprintf(notes,
                     "# the console's figures: tools/emulate --bench --board %s builds the "
                     "firmware and measures it\n",
                     board.c_str());
        return success;
    }
    std::fprintf(notes, "# the console, on the emulated chip's clock\n");
    std::fflush(notes);
    setenv("SIXGUN_UF2", uf2.c_str(), 1);  // so that no shell has to understand the path
    setenv("SIXGUN_EMULATE", SIXGUN_ROOT "/tools/emulate", 0);
    std::FILE* const emulator = popen(R"("$SIXGUN_EMULATE" --bench "$SIXGUN_UF2")", "r");
    if (!emulator) return complain("bench", "the emulator cannot be started", failure);
    for (char line[4096]; std::fgets(line, sizeof line, emulator);)
        if (const auto figure = read_chip_figure(line))
            printer.chip_figure(*figure, unit_of(figure->name));
    return pclose(emulator) == 0 ? success : failure;  // the emulator has said why
}

}  // namespace

Exit run_bench(const Arguments& arguments) {
    std::string board_id = usual_board;
    int milliseconds = 500;
    bool json = false, here = false;
    Options options(
        "bench",
        "Measures how fast screens are drawn, rules applied and decisions made here; if\n"
        "the firmware is built, also the console's budgets, on the emulated chip.");
    options.text("--board", "BOARD", "which console (default picosystem)", board_id);
    options.number("--ms", 1, 60'000, "milliseconds for each figure (default 500)", milliseconds);
    options.flag("--here", "only this computer's speed", here);
    options.flag("--json", "one JSON object a line", json);
    if (const auto exit = options.parse(arguments)) return *exit;
    const boards::Board* board = find_board(board_id);
    if (!board) return complain("bench", no_board(board_id), bad_usage);

    std::fprintf(json ? stderr : stdout, "# this computer's speed\n");
    const Printer printer{json};
    std::unique_ptr<shell::Shell> console;
    for (const Scene& scene : scenes) {
        if (const auto trouble = play(scene, *board, console))
            return complain("bench", *trouble, failure);
        time_drawing(scene, console->runtime(), milliseconds, printer);
    }

    const Stopwatch watch;
    if (const auto trouble = play(film, *board, console))
        return complain("bench", *trouble, failure);
    const double seconds = watch.seconds();
    printer.figure(std::string(film.name) + "_film", static_cast<double>(host::film().size()),
                   "frames");
    printer.figure(std::string(film.name) + "_film_speed",
                   static_cast<double>(host::film().size()) / seconds, "frames/s");
    printer.figure(std::string(film.name) + "_film_sent", static_cast<double>(host::pixels_sent()),
                   "pixels");
    bench_rules(milliseconds, [&](const std::string& name, double value, const char* unit) {
        printer.figure(name, value, unit);
    });
    return here ? success : measure_chip(board_id, printer);
}

}  // namespace sixgun
