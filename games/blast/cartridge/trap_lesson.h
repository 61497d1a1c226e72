// A bomb is a wall, too: who cannot walk away is hit for certain.
#pragma once

#include "blast_cartridge/lesson_parts.h"

namespace blast_cartridge {

namespace trapping {

// Black has walked into the dead end of i1.
inline constexpr kit::Action before[] = {to(move, "a3"), {end_turn}, to(move, "i1"), {end_turn}};
inline constexpr kit::Action walks[] = {to(move, "i3")};
inline constexpr kit::Action lays[] = {to(lay, "i3")};
inline constexpr kit::Action leaves[] = {to(move, "e3")};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Black has walked into a dead end: a block at one side, walls at the others.",
     .spotlight = cells("h1", "i2")},
    {.caption = "Nobody walks through a bomb. One on the lit square closes the lane.",
     .spotlight = cell("i3")},
    {.what = Do::play,
     .caption = "Walk to the mouth of the lane, the lit square.",
     .actions = walks,
     .spotlight = cell("i3"),
     .nudge = "To the lit square, then A."},
    {.what = Do::play,
     .caption = "Close it: A, LAY.",
     .actions = lays,
     .spotlight = cell("i3"),
     .nudge = "A on yourself, then LAY."},
    {.what = Do::play,
     .caption = "Walk back out of its reach: four squares.",
     .actions = leaves,
     .spotlight = cell("e3"),
     .nudge = "To the lit square, then A."},
    {.what = Do::play,
     .caption = "END.",
     .actions = ends,
     .spotlight = cell("e3"),
     .nudge = "A on yourself, then END."},
    {.what = Do::watch, .caption = "Black has nowhere to go.", .actions = ends},
    {.what = Do::play,
     .caption = "The bomb sparks. You need not do anything: END.",
     .actions = ends,
     .spotlight = cell("i3"),
     .nudge = "A on yourself, then END."},
    {.what = Do::watch, .caption = "Still nowhere to go.", .actions = ends},
    {.caption = "Hit! Count the squares a rival can still reach: with none left it is caught. And "
                "never walk into a dead end yourself.",
     .spotlight = cells("i1", "i5")},
};

}  // namespace trapping

inline constexpr stage::Lesson trap_lesson{
    .title = "Trap",
    .teaches = "Leave a rival no way out",
    .config = lesson_court("BT1|Trap|2|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|h1|a1i9|"),
    .seed = 1,
    .learner = learner,
    .steps = trapping::steps,
    .before = trapping::before,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
    .exact = true,
};

}  // namespace blast_cartridge
