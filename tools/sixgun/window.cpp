// sixgun window: the console in a window.
#include "drivers/host/window.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <memory>
#include <random>

#include "command.h"
#include "drivers/host/host.h"
#include "find_board.h"
#include "handheld.h"
#include "options.h"
#include "shell/shell.h"
#include "version.h"

namespace sixgun {

namespace {

// Carries the reason of a crash into the program's next life.
constexpr const char* crash_variable = "SIXGUN_CRASH_NOTE";

std::string take_crash_note() {
    const char* note = std::getenv(crash_variable);
    std::string kept = note ? note : "";
    unsetenv(crash_variable);
    return kept;
}

// What a reset does to a console, starting this program again does here: nothing of the memory that
// led to the crash is left. Returns if that is no use.
void restart(const char* reason, const Arguments& arguments) {
    constexpr std::uint64_t too_soon_us = 3'000'000;  // a crash while booting would go on for ever
    if (!reason || hal::now_us() < too_soon_us) return;
    if (*reason != 0) {
        std::fprintf(stderr, "sixgun window: the console crashed and starts again: %s\n", reason);
        setenv(crash_variable, reason, 1);
    }
    std::vector<std::string> words{"sixgun", "window"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> pointers;
    pointers.reserve(words.size() + 1);
    for (std::string& word : words) pointers.push_back(word.data());
    pointers.push_back(nullptr);
    execv("/proc/self/exe", pointers.data());
}

}  // namespace

Exit run_window(const Arguments& arguments) {
    std::string board = usual_board, flash, shots = "sixgun";
    int scale = 0;
    bool frame = false;
    Options options("window", "Plays in a window. Keyboard, game controllers and sound are used.");
    options.text("--board", "BOARD", "which console (default picosystem)", board);
    options.number("--scale", 1, 16, "window pixels a pixel of the screen", scale);
    options.flag("--frame", "draw the handheld around the screen; its buttons can be clicked",
                 frame);
    options.text("--flash", "FILE", "keep the storage in a file", flash);
    options.text("--shots", "NAME",
                 "screenshots become NAME-1.png, NAME-2.png, ... (default sixgun)", shots);
    if (const auto exit = options.parse(arguments)) return *exit;

    host::Setup setup;
    setup.board = find_board(board);
    if (!setup.board) return complain("window", no_board(board), bad_usage);
    setup.flash_file = flash;
    setup.entropy = std::random_device{}();
    setup.crash_note = take_crash_note();
    setup.log = [](const char* line) { std::fprintf(stderr, "%s\n", line); };
    setup.rebooting = [&arguments](const char* reason) { restart(reason, arguments); };

    host::WindowSetup look;
    look.title = std::string("Sixgun - ") + setup.board->name;
    look.width = setup.board->panel.width;
    look.height = setup.board->panel.height;
    look.scale = scale;
    look.shots = shots;
    if (frame) look.casing = handheld();
    std::string trouble;
    auto window = host::Window::open(std::move(look), trouble);
    if (!window) return complain("window", trouble, failure);
    const host::Window& player = *window;
    setup.front = std::move(window);
    if (const auto refused = host::power_on(std::move(setup)))
        return complain("window", *refused, failure);
    std::printf("%s", host::keyboard_help().c_str());
    std::fflush(stdout);

    const auto console = std::make_unique<shell::Shell>(version);
    console->boot();
    while (!player.closed()) console->step();
    host::power_off();
    return success;
}

}  // namespace sixgun
