#include "usb/console_line.h"

#include <algorithm>
#include <cstring>

#include "kit/text.h"

namespace usb {
namespace {

constexpr std::size_t most_words = 24;

}  // namespace

std::string_view Request::next_word() { return kit::next_word(words); }

// What is taken out becomes spaces: the words are the request's own copy of the line.
bool Request::option(std::string_view name) {
    for (std::string_view rest = words; !rest.empty();) {
        const std::string_view word = kit::next_word(rest);
        if (!word.starts_with(ConsoleLine::option_marks) || kit::behind(word, 2) != name) continue;
        std::memset(const_cast<char*>(word.data()), ' ', word.size());
        return true;
    }
    return false;
}

Progress refuse(Request& request, std::string_view why) {
    request.report.fail(why);
    return Progress::done;
}

Progress done(Request& request) {
    request.report.end();
    return Progress::done;
}

ConsoleLine::ConsoleLine(std::span<const Command> commands, void* context)
    : commands_(commands), context_(context), request_(out_) {
    // The serial port is for programs; whoever types there can ask for an echo.
    line(hal::Port::serial).editor.set_echo(false);
}

void ConsoleLine::step() {
    for (const hal::Port port : {hal::Port::usb, hal::Port::serial}) look_at(port);
    if (running_ != nullptr) go_on();
    drain();
}

// ---- What comes in ------------------------------------------------------------------------------

void ConsoleLine::look_at(hal::Port port) {
    Line& at = line(port);
    const bool open = hal::port_open(port);
    if (open != at.open) {
        at.open = open;
        at.begin = at.end = 0;
        at.editor.reset();
        at.editor.set_echo(port == hal::Port::usb);
        if (running_ != nullptr && request_.port == port) request_.interrupted = true;
        if (running_ == nullptr && request_.port == port) out_.clear();
    }
    if (!open) return;
    read(port);
    type(port);
}

void ConsoleLine::read(hal::Port port) {
    Line& at = line(port);
    if (at.begin == at.end) at.begin = at.end = 0;
    at.end += hal::port_read(port, std::span(at.input).subspan(at.end));
    if (running_ == nullptr || request_.port != port || request_.wants_lines) return;
    // Who has asked for something may think better of it.
    const auto pending = std::span(at.input).first(at.end).subspan(at.begin);
    if (!pending.empty()) request_.key_pressed = true;
    const auto found = std::find(pending.begin(), pending.end(), ctrl_c);
    if (found == pending.end()) return;
    request_.interrupted = true;
    at.begin += static_cast<std::size_t>(found - pending.begin()) + 1;
}

// Bytes become a line, as long as a line can be taken and what it writes has room.
void ConsoleLine::type(hal::Port port) {
    Line& at = line(port);
    while (at.begin < at.end) {
        const bool mine = running_ != nullptr && request_.port == port;
        if (running_ != nullptr && !(mine && request_.wants_lines && !request_.has_line)) return;
        // What the other port has been told has not left yet.
        if (running_ == nullptr && request_.port != port && !out_.empty()) return;
        if (out_.room() < LineEditor::most_echo) return;
        request_.port = port;
        const LineEditor::Did did = at.editor.take(at.input[at.begin++], out_);
        if (mine && did == LineEditor::Did::interrupt) {
            request_.interrupted = true;
            return;
        }
        const bool is_line = did == LineEditor::Did::line || did == LineEditor::Did::too_long;
        if (mine && is_line) {
            request_.has_line = true;
            request_.line_too_long = did == LineEditor::Did::too_long;
            request_.line = at.editor.line();
        } else if (did == LineEditor::Did::line) {
            carry_out(port, at.editor.line());
        } else if (did == LineEditor::Did::too_long) {
            request_.report.begin(false);
            request_.report.fail("this line is too long; a line has at most 511 characters");
            at.editor.prompt(out_);
        } else if (did == LineEditor::Did::interrupt) {
            at.editor.prompt(out_);
        }
    }
}

// ---- Commands -----------------------------------------------------------------------------------

void ConsoleLine::carry_out(hal::Port port, std::string_view typed) {
    std::copy(typed.begin(), typed.end(), text_.begin());
    request_.words = {text_.data(), typed.size()};
    request_.port = port;
    request_.step = 0;
    request_.wants_lines = request_.wants_key = request_.has_line = request_.interrupted =
        request_.key_pressed = false;
    request_.report.begin(request_.option("json"));
    const std::string_view name = request_.next_word();
    static constexpr Command own[] = {
        {"help", "[COMMAND]", "this list, or more about one of them",
         [](void* self, Request&) { return static_cast<ConsoleLine*>(self)->help(); }},
        {"echo", "on|off", "off: what is typed is not written back, for programs",
         [](void* self, Request&) { return static_cast<ConsoleLine*>(self)->echo(); }},
    };
    const auto look_up = [&](std::span<const Command> table, void* context) {
        for (const Command& command : table) {
            if (command.name != name) continue;
            running_ = &command;
            running_with_ = context;
        }
    };
    look_up(own, this);
    look_up(commands_, context_);
    if (running_ != nullptr) return;
    if (!name.empty()) {
        kit::Text<80> why("there is no command '");
        why.add(kit::first_of(name, most_words)).add("'; help lists all");
        request_.report.fail(why.view());
    }
    line(port).editor.prompt(out_);
}

void ConsoleLine::go_on() {
    if (running_->run(running_with_, request_) == Progress::more) {
        if (!request_.interrupted) return;
        request_.report.fail("interrupted");
    }
    finish();
}

void ConsoleLine::finish() {
    running_ = nullptr;
    const Line& at = line(request_.port);
    if (at.open)
        at.editor.prompt(out_);
    else
        out_.clear();
}

void ConsoleLine::drain() {
    while (!out_.empty()) {
        const std::span<const char> next = out_.next();
        const std::size_t count = hal::port_write(
            request_.port, {reinterpret_cast<const std::uint8_t*>(next.data()), next.size()});
        out_.taken(count);
        if (count < next.size()) return;
    }
}

// ---- The line's own commands --------------------------------------------------------------------

Progress ConsoleLine::help() {
    Report& report = request_.report;
    static constexpr std::string_view options = " [--json]";
    if (request_.step == 0) {
        if (const std::string_view name = request_.next_word(); !name.empty()) {
            for (const Command& command : commands_) {
                if (command.name != name) continue;
                report.field("command", command.name);
                report.field("usage", kit::Text<160>(command.name)
                                          .add(command.usage.empty() ? "" : " ")
                                          .add(command.usage)
                                          .add(options)
                                          .view());
                report.field("does", command.help);
                return done(request_);
            }
            return refuse(request_, "there is no such command; help lists all");
        }
        report.list("commands");
    }
    while (request_.step < commands_.size()) {
        if (!report.fits(240)) return Progress::more;
        const Command& command = commands_[request_.step++];
        report.item();
        report.field("command", command.name, 10);
        if (report.json()) report.field("usage", command.usage);
        report.field("does", command.help);
    }
    if (!report.fits(240)) return Progress::more;
    report.end_list();
    report.line("help COMMAND tells more; --json makes an answer one line for programs; echo off");
    report.line("stops writing back; ctrl-C ends what is under way.");
    return done(request_);
}

Progress ConsoleLine::echo() {
    const std::string_view word = request_.next_word();
    if (word != "on" && word != "off") return refuse(request_, "echo on, or echo off");
    line(request_.port).editor.set_echo(word == "on");
    request_.report.field("echo", word == "on");
    return done(request_);
}

}  // namespace usb
