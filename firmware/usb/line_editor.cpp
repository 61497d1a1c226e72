#include "usb/line_editor.h"

#include <algorithm>
#include <cstring>

namespace usb {
namespace {

constexpr std::uint8_t backspace = 8, ctrl_u = 21, escape = 27, del = 127;

// Not the first byte of a character in UTF-8.
bool continues(char c) { return (static_cast<std::uint8_t>(c) & 0xC0) == 0x80; }

}  // namespace

LineEditor::Did LineEditor::take(std::uint8_t byte, Outbox& out) {
    if (ended_) {
        ended_ = too_long_ = false;
        length_ = 0;
    }
    const bool second_half = after_return_ && byte == '\n';
    after_return_ = byte == '\r';
    if (second_half) return Did::nothing;
    if (byte == ctrl_c) {
        escape_ = Escape::none;
        recalled_ = 0;
        length_ = 0;
        too_long_ = false;
        if (echo_) out.add("^C\r\n");
        return Did::interrupt;
    }
    if (escape_ != Escape::none) return key(byte, out);
    switch (byte) {
        case '\r':
        case '\n':
            if (echo_) out.add("\r\n");
            ended_ = true;
            recalled_ = 0;
            if (too_long_) return Did::too_long;
            remember();
            return Did::line;
        case backspace:
        case del:
            take_back(out);
            break;
        case ctrl_u:
            clear_line(out);
            break;
        case escape:
            escape_ = Escape::begun;
            break;
        default:
            if (byte >= ' ') add(static_cast<char>(byte), out);
    }
    return Did::nothing;
}

// Keys come as an escape, a bracket, perhaps numbers, and a letter.
LineEditor::Did LineEditor::key(std::uint8_t byte, Outbox& out) {
    if (escape_ == Escape::begun) {
        escape_ = byte == '[' || byte == 'O' ? Escape::sequence : Escape::none;
        return Did::nothing;
    }
    if (byte >= '0' && byte <= '?') return Did::nothing;
    escape_ = Escape::none;
    if (byte == 'A') recall(1, out);
    if (byte == 'B') recall(-1, out);
    return Did::nothing;
}

void LineEditor::add(char c, Outbox& out) {
    if (length_ == most) {
        too_long_ = true;
        if (echo_) out.add("\a");
        return;
    }
    line_[length_++] = c;
    if (echo_) out.add({&c, 1});
}

void LineEditor::take_back(Outbox& out) {
    if (length_ == 0) return;
    do --length_;
    while (length_ > 0 && continues(line_[length_]));
    if (echo_) out.add("\b \b");
}

void LineEditor::clear_line(Outbox& out) {
    if (echo_ && length_ > 0) {
        out.add("\r\x1B[K");  // to the left, and nothing to the right
        prompt(out);
    }
    length_ = 0;
    too_long_ = false;
}

// ---- Earlier lines ------------------------------------------------------------------------------

std::string_view LineEditor::remembered(int n) const {
    const char* at = history_.data();
    const char* const end = at + history_.size();
    for (; n > 1 && at < end; --n) at = std::find(at, end, '\0') + 1;
    if (at >= end) return {};
    return {at, static_cast<std::size_t>(std::find(at, end, '\0') - at)};
}

// Data that a program sends is not worth remembering.
void LineEditor::remember() {
    if (!echo_ || length_ == 0 || line() == remembered(1)) return;
    std::memmove(&history_[length_ + 1], &history_[0], history_.size() - length_ - 1);
    std::memcpy(&history_[0], line_.data(), length_);
    history_[length_] = 0;
    // The oldest may have lost its end: it goes.
    for (std::size_t i = history_.size(); i > 0 && history_[i - 1] != 0; --i) history_[i - 1] = 0;
}

void LineEditor::recall(int step, Outbox& out) {
    const int wanted = recalled_ + step;
    if (wanted < 0 || (wanted > 0 && remembered(wanted).empty())) return;
    recalled_ = wanted;
    clear_line(out);
    if (wanted == 0) return;
    for (const char c : remembered(wanted)) add(c, out);
}

void LineEditor::reset() {
    length_ = 0;
    ended_ = too_long_ = after_return_ = false;
    escape_ = Escape::none;
    recalled_ = 0;
}

}  // namespace usb
