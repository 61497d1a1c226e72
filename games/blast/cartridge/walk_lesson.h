// The first turn: walk, lay a bomb, walk away. Then the bomb sparks.
#pragma once

#include "blast_cartridge/lesson_parts.h"

namespace blast_cartridge {

namespace first_walk {

inline constexpr kit::Action walks[] = {to(move, "c1")};
inline constexpr kit::Action lays[] = {to(lay, "c1")};
inline constexpr kit::Action leaves[] = {to(move, "a1")};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Bombs in a walled court: the last one standing wins. You are White, in the "
                "corner.",
     .spotlight = cell("a1")},
    {.caption = "You walk in straight lines, as far as you like. Two walks a turn: your Moves.",
     .spotlight = blast_scene::status_area},
    {.what = Do::play,
     .caption = "Walk to the block: to the lit square, then A.",
     .actions = walks,
     .spotlight = cell("c1"),
     .nudge = "Bring the cursor to the lit square, then A."},
    {.caption = "Blocks hide items. A bomb burns its own square and two squares each way: so far "
                "it opens two blocks.",
     .spotlight = cells("c1", "d3")},
    {.what = Do::play,
     .caption = "Press A on yourself, then LAY: the bomb lies under you.",
     .actions = lays,
     .spotlight = cell("c1"),
     .nudge = "A opens the bar; LAY puts a bomb under you."},
    {.caption = "Nobody walks over a bomb, but you may step off your own. Laying costs no Move.",
     .spotlight = cell("c1")},
    {.what = Do::play,
     .caption = "Walk back to the lit square: one Move is left.",
     .actions = leaves,
     .spotlight = cell("a1"),
     .nudge = "Back to the lit square, then A."},
    {.what = Do::play,
     .caption = "No Moves left. Press A on yourself, then END.",
     .actions = ends,
     .spotlight = cell("a1"),
     .nudge = "A on yourself, then END in the bar."},
    {.what = Do::watch, .caption = "Black does nothing yet.", .actions = ends},
    {.caption = "Your turn: your bomb sparks. A bomb sparks on its owner's next turn and goes off "
                "on the one after that.",
     .spotlight = cell("c1")},
    {.caption = "So a bomb gives you two turns to get away. Next you learn how.",
     .spotlight = cell("a1")},
};

}  // namespace first_walk

// Blocks with a Bomb-Up at d1 and a Speed-Up at c3.
inline constexpr kit::Seed corner_seed = 42;

inline constexpr stage::Lesson walk_lesson{
    .title = "Walk and lay",
    .teaches = "Moves, bombs and their clock",
    .config = lesson_match(0),
    .seed = corner_seed,
    .learner = learner,
    .steps = first_walk::steps,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
    .exact = true,
};

}  // namespace blast_cartridge
