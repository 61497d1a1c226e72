// What is chosen before a match: BLA-240. Who sits where is not the rules' matter.
#pragma once

#include "blast/arenas.h"
#include "kit/config.h"

namespace blast {

enum FieldIndex : std::uint8_t { arena_field, revenge_field, first_field, starts_field };
enum StartSquares : std::uint8_t { starts_by_lot, starts_fixed };

inline constexpr kit::Choice arena_choices[] = {
    {"twin-gate", "Twin Gate", "Two gates, two corners cut off"},
    {"the-arch", "The Arch", "An arch with an open side"},
    {"full-house", "Full House", "The full square"},
    {"power-court", "Power Court", "Pads whose bombs hit everybody"},
    {"whirlpool", "Whirlpool", "Belts drag round the middle"},
    {"thin-ice", "Thin Ice", "Holes, and turf that breaks"},
    {"warp-yard", "Warp Yard", "Teleports from side to side"},
    {"hourglass", "Hourglass", "Two halves, a cracked middle"},
    {"pinwheel", "Pinwheel", "Shifted tiles, one-way teleports"},
    {"slant", "Slant", "Slanted rows, belts and pads"},
    {"trident", "Trident", "Holes, pads, a cracked middle"},
    {"switchback", "Switchback", "Belts, teleports, Holes, turf"},
    {"grand-works", "Grand Works", "Everything at once"},
    {"own", "Your own arena", "From the arena workshop"},
};
inline constexpr kit::Choice revenge_choices[] = {{"off", "Off", "Those who are out only watch"},
                                                  {"on", "On", "Ghosts bomb their way back"}};
inline constexpr kit::Choice first_choices[] = {{"lot", "By lot"},
                                                {"seat1", "White"},
                                                {"seat2", "Black"},
                                                {"seat3", "Pink"},
                                                {"seat4", "Blue"}};
inline constexpr kit::Choice starts_choices[] = {{"lot", "By lot"}, {"fixed", "As drawn"}};

// Arenas for more than two; an own one may be.
inline constexpr std::uint32_t crowded_arenas = [] {
    std::uint32_t values = 1u << own_arena;
    for (std::size_t i = 0; i < arenas.size(); ++i)
        if (arenas[i].seats > 2) values |= 1u << i;
    return values;
}();

inline constexpr kit::Field fields[] = {
    {.word = "arena", .title = "Arena", .choices = arena_choices, .usual = 0},
    {.word = "revenge",
     .title = "Revenge",
     .choices = revenge_choices,
     .when = {arena_field, crowded_arenas}},  // BLA-179
    {.word = "first",
     .title = "First turn",
     .choices = first_choices,
     .help = "Who begins"},  // BLA-022
    {.word = "starts",
     .title = "Start squares",
     .choices = starts_choices,
     .help = "Who starts in which corner"},  // BLA-023
};
static_assert(std::size(arena_choices) == built_in_arenas + 1);

// The arena that a config names. An own one is its record.
Arena arena_of(const kit::Config& config);

}  // namespace blast
