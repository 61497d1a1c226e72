// The host program: the console in a window or in memory, and what is measured on it.
#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include "check_hook/check_hook.h"
#include "command.h"
#include "drivers/host/host.h"
#include "version.h"

namespace sixgun {

namespace {

constexpr Command commands[] = {
    {"window", "plays in a window", run_window},
    {"shot", "presses keys in memory and saves the picture, or a hash of every frame", run_shot},
    {"cable", "a console in memory, whose USB port is this program's input and output", run_cable},
    {"mirror", "the window of a console that is elsewhere: pictures in, keys out", run_mirror},
    {"soak", "plays a game at random, with every check on", run_soak},
    {"arena", "lets computer players play each other", run_arena},
    {"balance", "plays many matches and tells whether a game is even", run_balance},
    {"bench", "measures screens, rules and computer players here, and the chip's budgets",
     run_bench},
    {"slowest", "finds the decisions that take computer players longest", run_slowest},
    {"signature", "tells in one number a game whether it behaves as before", run_signature},
    {"replay", "tells a match action by action", run_replay},
    {"rules", "lists a game's rules and the tests that name them", run_rules},
};

void show_help() {
    std::printf(
        "Sixgun %s: five tabletop games for a pocket console, on this computer.\n\n"
        "usage: sixgun COMMAND [options]\n\n",
        version);
    for (const Command& command : commands)
        std::printf("  %-10s %s\n", command.name, command.summary);
    std::printf("\nsixgun COMMAND --help tells the options; sixgun --version the version.\n");
}

Exit run(const Arguments& words) {
    if (words.empty()) return complain(nullptr, "which command? (see sixgun --help)", bad_usage);
    const std::string_view name = words.front();
    if (name == "--help" || name == "-h") {
        show_help();
        return success;
    }
    if (name == "--version") {
        std::printf("sixgun %s\n", version);
        return success;
    }
    const auto* command = std::find_if(std::begin(commands), std::end(commands),
                                       [&](const Command& known) { return known.name == name; });
    if (command == std::end(commands))
        return complain(nullptr, "unknown command '" + std::string(name) + "' (see sixgun --help)",
                        bad_usage);
    return command->run({words.begin() + 1, words.end()});
}

// A console that runs crashes as on the chip (and its window says so); else there is only the line.
void check_failed_unexpectedly(const char* reason) {
    if (host::is_on()) hal::crash(reason);
    std::exit(complain(nullptr, std::string("check failed: ") + reason, failure));
}

}  // namespace

Exit complain(const char* command, const std::string& line, Exit exit) {
    std::fprintf(stderr, "sixgun%s%s: %s\n", command ? " " : "", command ? command : "",
                 line.c_str());
    return exit;
}

}  // namespace sixgun

int main(int count, char** words) {
    check_hook::unexpected = sixgun::check_failed_unexpectedly;
    return sixgun::run({words + 1, words + count});
}
