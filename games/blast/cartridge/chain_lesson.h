// How figures are hit that can walk away from any bomb: by a chain, before they can walk.
#pragma once

#include "blast_cartridge/lesson_parts.h"

namespace blast_cartridge {

namespace chaining {

// Black's bomb lies on e7 and sparks, and Black waits out of its reach.
inline constexpr kit::Action before[] = {to(move, "a9"), to(move, "g9"), {end_turn},  //
                                         to(move, "i7"), to(move, "e7"), to(lay, "e7"),
                                         {end_turn},  //
                                         {end_turn},  //
                                         to(move, "i7"), {end_turn}};
inline constexpr kit::Action walks[] = {to(move, "g3")};
inline constexpr kit::Action lays[] = {to(lay, "g7")};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Black's bomb sparks: it goes off at the start of Black's next turn. Black stands "
                "well out of its reach.",
     .spotlight = cells("e7", "i7")},
    {.caption = "But a bomb that fire hits goes off as well, whoever laid it and however fresh it "
                "is.",
     .spotlight = cells("e7", "g7")},
    {.caption = "A bomb on g7 would be the second link: its flames reach Black, before Black can "
                "move.",
     .spotlight = cells("g7", "i7")},
    {.what = Do::play,
     .caption = "Walk past that square, out of its reach: to the lit one.",
     .actions = walks,
     .spotlight = cell("g3"),
     .nudge = "The cursor on the lit square, then A."},
    {.what = Do::play,
     .caption = "You may lay on any square you came by: A, PATH, and the lit square.",
     .actions = lays,
     .spotlight = cell("g7"),
     .nudge = "A, then PATH. Choose the lit square and press A."},
    {.what = Do::play,
     .caption = "END, and watch the chain.",
     .actions = ends,
     .spotlight = cell("g3"),
     .nudge = "A on yourself, then END."},
    {.caption = "Hit! Black's own bomb lit yours. Black has lost the Heart and has three Moves "
                "now.",
     .spotlight = blast_scene::seat_area(rival)},
    {.caption = "Remember: your bombs go off before you move, a rival's before the rival moves. "
                "Link yours to theirs."},
};

}  // namespace chaining

inline constexpr stage::Lesson chain_lesson{
    .title = "Chain",
    .teaches = "Set off a bomb with a bomb",
    .config = lesson_court("BT1|Chain|2|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4||a1i9|"),
    .seed = 1,
    .learner = learner,
    .steps = chaining::steps,
    .before = chaining::before,
    .crowded = true,
    .acting_band = high_band,
    .watching_band = high_band,
    .exact = true,
};

}  // namespace blast_cartridge
