// The words of key scripts, the same in every tool and on the console:
//
//   UP DOWN LEFT RIGHT A B X Y   tap: wait for rest, press for 40 ms, release, wait for rest
//   RIGHT*3                      three taps
//   Y:600   UP+A:200   A:90*2    held for so many milliseconds; several at once; twice
//   wait:500                     time passes
//
// Upper and lower case are alike. Rest is 100 ms of console time without a frame, without a write
// to the flash and without an edge of a button.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "drivers/hal.h"

namespace drivers {

// Longer than a match leaves A alone after control has come back (stage/scene_driver.h).
inline constexpr std::uint64_t rest_us = 450'000;
inline constexpr std::uint32_t tap_ms = 40;
// A screen that moves for ever would never let a script go on.
inline constexpr std::uint64_t patience_us = 30'000'000;

struct KeyWord {
    std::uint8_t buttons = 0;  // a bit for each hal::Button; none: only time passes
    std::uint32_t milliseconds = tap_ms;
    std::uint32_t times = 1;
};

inline constexpr const char* key_words_help =
    "UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, wait:500";

// False: it is none.
constexpr bool read_key_word(std::string_view word, KeyWord& into) {
    constexpr std::array<std::string_view, hal::button_count> names{"up", "down", "left", "right",
                                                                    "a",  "b",    "x",    "y"};
    constexpr std::uint32_t most_times = 1000, most_milliseconds = 3'600'000;
    const auto same = [](std::string_view text, std::string_view name) {
        if (text.size() != name.size()) return false;
        for (std::size_t i = 0; i < name.size(); ++i)
            if ((text[i] >= 'A' && text[i] <= 'Z' ? text[i] - 'A' + 'a' : text[i]) != name[i])
                return false;
        return true;
    };
    // What stands before a mark; what stands behind it stays.
    const auto up_to = [](std::string_view& rest, std::string_view marks) {
        std::size_t end = 0;
        while (end < rest.size() && marks.find(rest[end]) == std::string_view::npos) ++end;
        const std::string_view part(rest.data(), end);
        rest.remove_prefix(end);
        return part;
    };
    // 1 to `most`, digits only.
    const auto read_number = [](std::string_view text, std::uint32_t most, std::uint32_t& number) {
        number = 0;
        for (const char c : text) {
            if (c < '0' || c > '9') return false;
            number = number * 10 + static_cast<std::uint32_t>(c - '0');
            if (number > most) return false;
        }
        return number >= 1;
    };

    into = {};
    const std::string_view keys = up_to(word, ":*");
    bool held = false, repeated = false;
    if (word.starts_with(':')) {
        word.remove_prefix(1);
        held = true;
        if (!read_number(up_to(word, "*"), most_milliseconds, into.milliseconds)) return false;
    }
    if (word.starts_with('*')) {
        word.remove_prefix(1);
        repeated = true;
        if (!read_number(word, most_times, into.times)) return false;
    }
    if (same(keys, "wait")) return held && !repeated;
    // "up+a": every button once.
    for (std::string_view rest = keys;;) {
        const std::string_view name = up_to(rest, "+");
        std::size_t button = 0;
        while (button < names.size() && !same(name, names[button])) ++button;
        if (button == names.size() || (into.buttons >> button & 1) != 0) return false;
        into.buttons = static_cast<std::uint8_t>(into.buttons | 1u << button);
        if (rest.empty()) return true;
        rest.remove_prefix(1);
    }
}

}  // namespace drivers
