// sixgun cable: a console in memory, whose USB port is this program's input and output. For whoever
// makes or tries programs that talk to a console: tools/console --program "sixgun cable".
#include <poll.h>
#include <unistd.h>

#include <array>
#include <memory>

#include "command.h"
#include "drivers/host/headless.h"
#include "drivers/host/host.h"
#include "find_board.h"
#include "options.h"
#include "shell/shell.h"
#include "version.h"

namespace sixgun {

namespace {

bool write_all(std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t count = write(STDOUT_FILENO, bytes.data(), bytes.size());
        if (count <= 0) return false;
        bytes.remove_prefix(static_cast<std::size_t>(count));
    }
    return true;
}

// Time is virtual and passes only while something is under way: a computer that thinks for long
// finds the console as it left it. A command that waits for the computer has the time that the
// computer has.
Exit serve(shell::Shell& console, host::Headless& time) {
    constexpr int settling_steps = 50;
    constexpr std::uint64_t settling_us = 10'000, waiting_us = 1'000;
    int quiet = 0;
    for (bool open = true; open || console.remote().busy();) {
        const bool waits = console.remote().waits();
        const bool settles = !console.remote().busy();  // a minute's sleep would turn it dark
        time.longest_us = waits ? waiting_us : settles ? settling_us : host::never;
        pollfd input{.fd = open ? STDIN_FILENO : -1, .events = POLLIN, .revents = 0};
        const int wait_ms = waits ? 1 : settles && quiet >= settling_steps ? -1 : 0;
        if (poll(&input, 1, wait_ms) > 0) {
            std::array<char, 4096> bytes;
            const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
            if (count > 0)
                host::type(hal::Port::usb, {bytes.data(), static_cast<std::size_t>(count)});
            if (count <= 0) {
                open = false;
                host::open_usb(false);
            }
            quiet = 0;
        }
        console.step();
        const std::string said = host::heard(hal::Port::usb);
        quiet = said.empty() ? quiet + 1 : 0;
        if (!write_all(said)) return failure;
    }
    return success;
}

}  // namespace

Exit run_cable(const Arguments& arguments) {
    std::string board = usual_board, flash;
    Options options("cable",
                    "Switches a console on in memory: its USB port is this program's input and\n"
                    "output. Type help.");
    options.text("--board", "BOARD", "which console (default picosystem)", board);
    options.text("--flash", "FILE", "keep the storage in a file", flash);
    if (const auto exit = options.parse(arguments)) return *exit;

    host::Setup setup;
    setup.board = find_board(board);
    if (!setup.board) return complain("cable", no_board(board), bad_usage);
    setup.flash_file = flash;
    auto front = std::make_unique<host::Headless>();
    host::Headless& time = *front;
    setup.front = std::move(front);
    if (const auto trouble = host::power_on(std::move(setup)))
        return complain("cable", *trouble, failure);
    const auto console = std::make_unique<shell::Shell>(version);
    console->boot();
    host::open_usb(true);
    return serve(*console, time);
}

}  // namespace sixgun
