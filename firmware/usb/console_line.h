// The console as a line on a port: a command comes in, an answer goes out.
//
// Nothing here ever waits. A command is a function that is called again and again until it is
// done; it writes as much as there is room for, and does a few milliseconds of work at a time. So
// a game goes on as if nobody were there, however slowly somebody reads.
//
// Both ports have a line of their own, but one command is carried out at a time; the other port
// waits for its turn.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "drivers/hal.h"
#include "usb/line_editor.h"
#include "usb/report.h"

namespace usb {

// A command under way.
struct Request {
    explicit Request(Outbox& to) : out(to), report(to) {}

    std::string_view words;  // what follows the name, without options
    hal::Port port = hal::Port::serial;
    std::uint32_t step = 0;  // the command's own; 0 at its first call
    // Lines that come in are the command's (`take_line`), and no commands.
    bool wants_lines = false;
    // It goes on until a key is pressed.
    bool wants_key = false;
    bool has_line = false, line_too_long = false;
    std::string_view line;
    // Who asked wants no more: ctrl-C, or the port was closed. The command is called once more, to
    // leave everything in order.
    bool interrupted = false;
    // A byte came in while the command was under way, and is not of a line it wants.
    bool key_pressed = false;

    Outbox& out;
    Report report;

    // The next of `words`, or empty.
    std::string_view next_word();
    // True if `--name` was among the words, which it is taken out of.
    bool option(std::string_view name);
};

enum class Progress : std::uint8_t { more, done };

struct Command {
    std::string_view name;
    std::string_view usage;  // what follows the name
    std::string_view help;   // a line
    Progress (*run)(void* context, Request& request);
};
// The usual end of a command that cannot be carried out.
Progress refuse(Request& request, std::string_view why);
Progress done(Request& request);

class ConsoleLine {
  public:
    // `commands` must stay; `context` is what they are called with. `help` and `echo` are always
    // there.
    ConsoleLine(std::span<const Command> commands, void* context);
    ConsoleLine(const ConsoleLine&) = delete;
    ConsoleLine& operator=(const ConsoleLine&) = delete;

    // The loop calls it.
    void step();
    // A command is under way, so the next step should not wait.
    bool busy() const { return running_ != nullptr; }
    // The command under way waits for who asked.
    bool waits() const { return busy() && (request_.wants_lines || request_.wants_key); }
    // Everything that was said has left, or nobody listens.
    bool drained() const { return out_.empty(); }

    static constexpr std::string_view option_marks = "--";

  private:
    // What may be typed ahead while something is under way; a ctrl-C behind more than that waits.
    static constexpr std::size_t input_bytes = 1024;
    struct Line {
        LineEditor editor;
        bool open = false;
        // Bytes that came in and are not dealt with yet.
        std::array<std::uint8_t, input_bytes> input{};
        std::size_t begin = 0, end = 0;
    };

    Line& line(hal::Port port) { return lines_[static_cast<std::size_t>(port)]; }
    void look_at(hal::Port port);
    void read(hal::Port port);
    void type(hal::Port port);
    void carry_out(hal::Port port, std::string_view text);
    void go_on();
    void finish();
    void drain();
    Progress help();
    Progress echo();

    std::span<const Command> commands_;
    void* context_;
    std::array<Line, hal::port_count> lines_;
    Outbox out_;  // of the port that was answered last
    Request request_;
    const Command* running_ = nullptr;
    void* running_with_ = nullptr;
    std::array<char, LineEditor::most> text_{};  // of the command under way
};

}  // namespace usb
