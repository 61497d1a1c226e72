// The bomb of the first lesson goes off: out of its reach, then to the items.
#pragma once

#include "blast_cartridge/walk_lesson.h"

namespace blast_cartridge {

namespace hiding {

inline constexpr kit::Action before[] = {
    to(move, "c1"), to(lay, "c1"), to(move, "a1"), {end_turn}, {end_turn}};
inline constexpr kit::Action hides[] = {to(move, "a3")};
inline constexpr kit::Action takes_speed[] = {to(move, "c3")};
inline constexpr kit::Action goes_up[] = {to(move, "c1")};
inline constexpr kit::Action takes_bomb_item[] = {to(move, "d1")};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Your bomb sparks. At the start of your next turn it goes off, before you can "
                "move.",
     .spotlight = cell("c1")},
    {.caption =
         "The hatched squares will burn. The number says in how many turns: you stand on one.",
     .spotlight = cells("a1", "c3")},
    {.what = Do::play,
     .caption = "Get out of the hatched squares, to the lit one.",
     .actions = hides,
     .spotlight = cell("a3"),
     .nudge = "To the lit square behind the pillar, then A."},
    {.what = Do::play,
     .caption = "Flames do not turn corners. You are safe: END.",
     .actions = ends,
     .spotlight = cell("a3"),
     .nudge = "A on yourself, then END."},
    {.what = Do::watch, .caption = "Now watch your bomb.", .actions = ends},
    {.caption = "Two blocks are open. The arrow is a Speed-Up, the bomb a Bomb-Up.",
     .spotlight = cells("c1", "d3")},
    {.caption = "Blocks, items and bombs stop a flame. Figures do not: it goes on behind them.",
     .spotlight = cells("c1", "d3")},
    {.what = Do::play,
     .caption = "A walk ends on an item and takes it. First the Speed-Up.",
     .actions = takes_speed,
     .spotlight = cell("c3"),
     .nudge = "To the arrow, then A."},
    {.caption = "You keep it until you need it: it pays for one more Move.",
     .spotlight = blast_scene::status_area},
    {.what = Do::play,
     .caption = "Now to where your bomb was.",
     .actions = goes_up,
     .spotlight = cell("c1"),
     .nudge = "To the lit square, then A."},
    {.what = Do::play,
     .caption = "No Moves left, but the Speed-Up pays. Take the Bomb-Up.",
     .actions = takes_bomb_item,
     .spotlight = cell("d1"),
     .nudge = "To the bomb item, then A."},
    {.caption = "Three bombs at once from now on. A third item, Flame-Max, makes your flames run "
                "until something stops them.",
     .spotlight = blast_scene::seat_area(learner)},
    {.caption = "And if fire hits you? The first hit takes your Heart and gives you a third Move. "
                "The second one ends your game.",
     .spotlight = blast_scene::seat_area(learner)},
};

}  // namespace hiding

inline constexpr stage::Lesson hide_lesson{
    .title = "Hide and collect",
    .teaches = "Danger, items and Hearts",
    .config = lesson_match(0),
    .seed = corner_seed,
    .learner = learner,
    .steps = hiding::steps,
    .before = hiding::before,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
    .exact = true,
};

}  // namespace blast_cartridge
