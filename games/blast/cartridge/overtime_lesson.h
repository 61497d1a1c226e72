// The arena is taken away, tile by tile, down to the last one.
#pragma once

#include "blast_cartridge/lesson_parts.h"

namespace blast_cartridge {

namespace closing {

inline constexpr int rows = 3;

// Nobody buys, so the idle clock gives OVERTIME to Black: BLA-090
inline constexpr kit::Action before[] = {
    {end_turn}, {end_turn}, {end_turn}, {end_turn}, {end_turn},     {end_turn}, {end_turn},
    {end_turn}, {end_turn}, {end_turn}, {end_turn}, to(move, "f1"), {end_turn}};
inline constexpr kit::Action goes_in[] = {to(move, "d1")};
inline constexpr kit::Action black_first[] = {to(move, "f3"), {end_turn}};
inline constexpr kit::Action goes_down[] = {to(move, "d3")};
inline constexpr kit::Action goes_back[] = {to(move, "d1"), to(move, "e1")};
inline constexpr kit::Action lays[] = {to(lay, "d3")};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Somewhere in the deck lies OVERTIME. Black has drawn it: from now on each of "
                "Black's turns flips a tile away.",
     .spotlight = blast_scene::deck_area},
    {.caption = "The stripes mark the tile that goes next: first the one the holder started on, "
                "then clockwise, the middle last.",
     .spotlight = cells("g1", "i3", rows)},
    {.caption =
         "Whoever stands on a tile that is flipped is out, with or without a Heart. Yours is "
         "the second to go.",
     .spotlight = cells("a1", "c3", rows)},
    {.what = Do::play,
     .caption = "Walk to the middle tile.",
     .actions = goes_in,
     .spotlight = cell("d1", rows),
     .nudge = "To the lit square, then A."},
    {.what = Do::play,
     .caption = "END, and watch the tile.",
     .actions = ends,
     .spotlight = cells("g1", "i3", rows),
     .nudge = "A on yourself, then END."},
    {.what = Do::watch, .caption = "Black has come in, too.", .actions = black_first},
    {.what = Do::play,
     .caption = "Now to the lit square.",
     .actions = goes_down,
     .spotlight = cell("d3", rows),
     .nudge = "To the lit square, then A."},
    {.what = Do::play,
     .caption = "END: your first tile goes.",
     .actions = ends,
     .spotlight = cells("a1", "c3", rows),
     .nudge = "A on yourself, then END."},
    {.what = Do::watch, .caption = "Black waits.", .actions = ends},
    {.caption = "Only the middle is left, and it goes next. If both fall, the one with a Heart "
                "wins; with equal Hearts the holder.",
     .spotlight = cells("d1", "f3", rows)},
    {.caption = "But before the last tile goes, all bombs on it go off. A bomb where you stand "
                "would hit Black.",
     .spotlight = cells("d3", "f3", rows)},
    {.what = Do::series,
     .caption = "So get out of its reach first: two walks, as they are lit.",
     .actions = goes_back,
     .spotlight = cell("e1", rows),
     .nudge = "To the lit square, A; and to the next one, A."},
    {.what = Do::play,
     .caption = "Lay it where you came from: A, PATH, the lit square.",
     .actions = lays,
     .spotlight = cell("d3", rows),
     .nudge = "A, PATH, and the lit square."},
    {.what = Do::play,
     .caption = "END!",
     .actions = ends,
     .spotlight = cell("e1", rows),
     .nudge = "A on yourself, then END."},
    {.caption = "Both fell, but Black had lost the Heart: you win. Watch the stripes, and keep "
                "your Heart."},
};

}  // namespace closing

inline constexpr stage::Lesson overtime_lesson{
    .title = "Overtime",
    .teaches = "How the arena closes in",
    .config = lesson_court("BT1|Overtime|2|Ka1Kd1Kg1|d1||a1i1|"),
    .seed = 1,
    .learner = learner,
    .steps = closing::steps,
    .before = closing::before,
    .crowded = true,
    .acting_band = high_band,
    .watching_band = high_band,
    .exact = true,
};

}  // namespace blast_cartridge
