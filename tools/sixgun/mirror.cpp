// sixgun mirror: the window of a console that is elsewhere. Its pictures come in on stdin, what is
// pressed goes out on stdout: tools/console mirror stands between this and the cable.
#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstdio>
#include <optional>

#include "command.h"
#include "drivers/host/host.h"
#include "drivers/host/window.h"
#include "find_board.h"
#include "options.h"

namespace sixgun {

namespace {

constexpr std::uint64_t glance_us = 10'000;  // how often it looks for a picture

// Pictures as they come: RGB565, the low byte first, row by row.
class Pictures {
  public:
    explicit Pictures(const boards::Panel& panel)
        : width_(panel.width),
          height_(panel.height),
          pixels_(static_cast<std::size_t>(panel.width * panel.height)) {}

    // Shows those that came whole. False: no more will come.
    bool take() {
        std::array<std::uint8_t, 65536> bytes;
        for (;;) {
            const ssize_t count = read(STDIN_FILENO, bytes.data(), bytes.size());
            if (count < 0) return errno == EAGAIN || errno == EINTR;
            if (count == 0) return false;
            for (ssize_t i = 0; i < count; ++i) take(bytes[static_cast<std::size_t>(i)]);
        }
    }

  private:
    void take(std::uint8_t byte) {
        std::uint16_t& pixel = pixels_[at_ / 2];
        pixel = at_ % 2 == 0 ? byte : static_cast<std::uint16_t>(pixel | byte << 8);
        if (++at_ < pixels_.size() * 2) return;
        at_ = 0;
        hal::frame_begin(false);
        hal::frame_send(0, 0, width_, height_, pixels_.data());
        hal::frame_end();
    }

    int width_, height_;
    std::vector<std::uint16_t> pixels_;
    std::size_t at_ = 0;
};

// A line for each button when it is let go, in the words of `press`: only then is it known how long
// it was held.
class Strokes {
  public:
    void tell() {
        constexpr const char* names[hal::button_count] = {"UP", "DOWN", "LEFT", "RIGHT",
                                                          "A",  "B",    "X",    "Y"};
        for (hal::ButtonEvent event; hal::next_button(event);) {
            const auto which = static_cast<std::size_t>(event.button);
            if (event.pressed) {
                since_[which] = event.at_us;
            } else if (since_[which]) {
                const std::uint64_t ms = (event.at_us - *since_[which]) / 1000;
                std::printf("%s:%d\n", names[which],
                            static_cast<int>(std::clamp<std::uint64_t>(ms, 40, 10'000)));
                since_[which].reset();
            }
        }
        std::fflush(stdout);
    }

  private:
    std::array<std::optional<std::uint64_t>, hal::button_count> since_;
};

}  // namespace

Exit run_mirror(const Arguments& arguments) {
    std::string board = usual_board;
    int scale = 0;
    Options options(
        "mirror",
        "Shows pictures that come in on stdin (RGB565, the low byte first) in a window,\n"
        "and tells on stdout what is pressed in it: A:80. For tools/console mirror.");
    options.text("--board", "BOARD", "whose screen it is (default picosystem)", board);
    options.number("--scale", 1, 16, "window pixels a pixel of the screen", scale);
    if (const auto exit = options.parse(arguments)) return *exit;

    host::Setup setup;
    setup.board = find_board(board);
    if (!setup.board) return complain("mirror", no_board(board), bad_usage);
    host::WindowSetup look;
    look.title = std::string("Sixgun - ") + setup.board->name + " on the cable";
    look.width = setup.board->panel.width;
    look.height = setup.board->panel.height;
    look.scale = scale;
    look.sound = false;
    look.shots = "sixgun";
    std::string trouble;
    auto window = host::Window::open(std::move(look), trouble);
    if (!window) return complain("mirror", trouble, failure);
    const host::Window& seen = *window;
    setup.front = std::move(window);
    Pictures pictures(setup.board->panel);
    if (const auto refused = host::power_on(std::move(setup)))
        return complain("mirror", *refused, failure);
    std::fprintf(stderr, "%s", host::keyboard_help().c_str());

    fcntl(STDIN_FILENO, F_SETFL, fcntl(STDIN_FILENO, F_GETFL) | O_NONBLOCK);
    Strokes strokes;
    while (!seen.closed() && pictures.take()) {
        hal::sleep_until(hal::now_us() + glance_us);
        strokes.tell();
    }
    host::power_off();
    return success;
}

}  // namespace sixgun
