// A line being typed on a port: what a terminal needs to be pleasant, and what a program needs to
// be left alone with (`echo off`).
//
//   backspace, delete   takes a character back        up, down   earlier lines
//   ctrl-U              takes the line back           ctrl-C     gives the line up
//
// Whatever comes in, something sensible happens: a line that is too long is refused as a whole,
// bytes that are no text are left out.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "usb/outbox.h"

namespace usb {

inline constexpr std::uint8_t ctrl_c = 3;

class LineEditor {
  public:
    static constexpr std::size_t most = 511;  // bytes of a line
    // What one byte writes at most: a line is taken back and another one put in its place.
    static constexpr std::size_t most_echo = most + 16;

    enum class Did : std::uint8_t { nothing, line, too_long, interrupt };
    Did take(std::uint8_t byte, Outbox& out);
    // The line that was ended, until the next byte.
    std::string_view line() const { return {line_.data(), length_}; }

    bool echo() const { return echo_; }
    void set_echo(bool on) { echo_ = on; }
    void prompt(Outbox& out) const {
        if (echo_) out.add("> ");
    }
    // Somebody else is there now: nothing of what was typed is left.
    void reset();

  private:
    static constexpr std::size_t history_bytes = most + 1;

    void add(char c, Outbox& out);
    void take_back(Outbox& out);
    void clear_line(Outbox& out);
    void recall(int step, Outbox& out);
    void remember();
    std::string_view remembered(int n) const;
    Did key(std::uint8_t byte, Outbox& out);

    std::array<char, most> line_{};
    std::size_t length_ = 0;
    bool echo_ = true, ended_ = false, too_long_ = false, after_return_ = false;
    enum class Escape : std::uint8_t { none, begun, sequence } escape_ = Escape::none;
    // Lines that were ended, the latest first, each with a zero behind it.
    std::array<char, history_bytes> history_{};
    int recalled_ = 0;  // 0: the line is none of them
};

}  // namespace usb
