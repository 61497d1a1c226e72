// The host program: the console in a window or in memory, and what is measured on it.
#include <algorithm>
#include <cstdio>

#include "command.h"
#include "version.h"

namespace sixgun {

namespace {

constexpr Command commands[] = {
    {"window", "plays in a window", run_window},
    {"shot", "presses keys in memory and saves the picture, or a hash of every frame", run_shot},
    {"bench", "measures how fast the screens are drawn here, and what they cost on the chip", run_bench},
};

void show_help() {
    std::printf(
        "Sixgun %s: five tabletop games for a pocket console, on this computer.\n\n"
        "usage: sixgun COMMAND [options]\n\n",
        version);
    for (const Command& command : commands)
        std::printf("  %-8s %s\n", command.name, command.summary);
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

}  // namespace

Exit complain(const char* command, const std::string& line, Exit exit) {
    std::fprintf(stderr, "sixgun%s%s: %s\n", command ? " " : "", command ? command : "",
                 line.c_str());
    return exit;
}

}  // namespace sixgun

int main(int count, char** words) { return sixgun::run({words + 1, words + count}); }
