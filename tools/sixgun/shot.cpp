// sixgun shot: the console in memory, a key script, and what can be seen afterwards.
#include <cstdio>
#include <memory>

#include "command.h"
#include "drivers/host/host.h"
#include "find_board.h"
#include "options.h"
#include "shell/shell.h"
#include "version.h"

namespace sixgun {

namespace {

// One line a frame; the emulated chip writes the same.
bool write_film(const std::string& path, const std::vector<std::uint32_t>& film) {
    std::FILE* file = std::fopen(path.c_str(), "w");
    if (!file) return false;
    for (const std::uint32_t hash : film) std::fprintf(file, "%08x\n", hash);
    const bool written = std::ferror(file) == 0;
    return std::fclose(file) == 0 && written;
}

}  // namespace

Exit run_shot(const Arguments& arguments) {
    std::string keys, shot, frames, board = usual_board, flash;
    int scale = 1;
    Options options("shot",
                    "Switches the console on in memory, presses keys and saves what is seen.\n"
                    "Every run gives the same picture and the same frames.");
    options.text("--keys", "WORDS",
                 "UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, wait:500", keys);
    options.text("--shot", "FILE", "save the last picture as PNG", shot);
    options.text("--frames", "FILE", "save a hash of every frame, one a line", frames);
    options.text("--board", "BOARD", "which console (default picosystem)", board);
    options.number("--scale", 1, 16, "enlarge the picture", scale);
    options.text("--flash", "FILE", "keep the storage in a file", flash);
    if (const auto exit = options.parse(arguments)) return *exit;
    if (shot.empty() && frames.empty())
        return complain("shot", "nothing to save: give --shot FILE or --frames FILE", bad_usage);

    host::Setup setup;
    setup.board = find_board(board);
    if (!setup.board) return complain("shot", no_board(board), bad_usage);
    setup.flash_file = flash;
    if (const auto trouble = host::parse_script(keys, setup.keys))
        return complain("shot", *trouble, bad_usage);
    if (const auto trouble = host::power_on(std::move(setup)))
        return complain("shot", *trouble, failure);

    const auto console = std::make_unique<shell::Shell>(version);
    console->boot();
    while (!host::script_finished()) console->step();
    if (host::script_trouble()) return complain("shot", *host::script_trouble(), failure);

    if (!shot.empty())
        if (const std::string trouble = picture::write_png(shot, host::picture(), scale);
            !trouble.empty())
            return complain("shot", trouble, failure);
    if (!frames.empty() && !write_film(frames, host::film()))
        return complain("shot", frames + ": cannot be written", failure);
    return success;
}

}  // namespace sixgun
