// What is chosen before a match. Who sits where is not the rules' matter: seats are always four.
#pragma once

#include "kit/config.h"

namespace love {

enum FieldIndex : std::uint8_t { length_field, memory_field };
enum Length : std::uint8_t { standard, quick };

inline constexpr kit::Choice lengths[] = {{"standard", "50", "The full game"},
                                          {"quick", "25", "Half as long"}};
inline constexpr kit::Choice off_on[] = {{"off", "Off"}, {"on", "On"}};

inline constexpr kit::Field fields[] = {
    {.word = "length", .title = "Play to", .choices = lengths},  // LOV-002, LOV-134
    // Nobody learns more by it than by attention: LOV-143
    {.word = "memory",
     .title = "Memory aid",
     .choices = off_on,
     .help = "Shows the Lassos that rivals must hold"},
};

}  // namespace love
