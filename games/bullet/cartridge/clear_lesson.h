// Action points, moving bullets, two patterns, and what comes in the next round. In this deal a
// yellow 4 comes just after the yellow column was cleared.
#pragma once

#include "bullet_cartridge/lesson_parts.h"

namespace bullet_cartridge {

namespace clearing_up {

inline constexpr kit::Action before[] = {place, place, place, place, place, place, place};
inline constexpr kit::Action glides[] = {glide(at(1, 2), at(1, 3)), glide(at(1, 3), at(2, 3))};
inline constexpr kit::Action crossroads[] = {use(3, 2, 3)};
inline constexpr kit::Action last_three[] = {place, place, place};
inline constexpr kit::Action lifts[] = {lift(at(4, 3), at(3, 3))};
inline constexpr kit::Action black_cat[] = {use(2, 2, 3)};

inline constexpr stage::Rect gap[] = {cell(2, 3)}, above[] = {cell(3, 3)};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Seven bullets are placed. Yellow fills up: a yellow 4 would hit you.",
     .spotlight = bullet_scene::head_area(yellow)},
    {.caption = "Cards are patterns. A disc needs a bullet; what lies on an x is cleared.",
     .spotlight = hand},
    {.caption = "Crossroads needs two bullets. The three x between them get cleared.",
     .spotlight = bullet_scene::card_area(3)},
    {.caption = "Pink 2 fits, and yellow ones lie on all x. Only the left one is missing.",
     .spotlight = cells(at(2, 3), at(4, 5))},
    {.caption = "To move a bullet you spend action points, AP. Esfir has five each round.",
     .spotlight = bullet_scene::points_area},
    {.caption = "Below a card stands what it can do. 2AP 1x: for 2 AP it would clear 1.",
     .spotlight = bullet_scene::card_area(1)},
    {.what = Do::series,
     .caption = "Lift the framed blue 1 with A. Digits are prices: drop it in the gap.",
     .actions = glides,
     .spotlight = cell(1, 2),
     .nudge = "A on the framed blue 1, then A on the framed gap.",
     .then = gap},
    {.caption = "It cost 2 AP: 1 a step left, right or down. A step up costs 2.",
     .spotlight = bullet_scene::action_area(0).around(bullet_scene::action_area(1))},
    {.what = Do::play,
     .caption = "Crossroads fits: its frame is lit. A on the card shows where, A uses it.",
     .actions = crossroads,
     .spotlight = bullet_scene::card_area(3),
     .nudge = "A on the framed card, and A again."},
    {.caption = "Three bullets cleared! One of them had a star: a star gives 1 AP back.",
     .spotlight = bullet_scene::points_area},
    {.what = Do::series,
     .caption = "Now place the last three of your bag.",
     .actions = last_three,
     .spotlight = bullet_scene::bag_area,
     .nudge = "A on the framed button, three times."},
    {.caption = "One was a yellow 4. Before, it would have hit you.", .spotlight = cell(4, 4)},
    {.caption = "Black Cat: the dotted space must be free. It would clear two now.",
     .spotlight = bullet_scene::card_area(2)},
    {.what = Do::play,
     .caption = "With green 3 one space higher it clears three. Lift it up, for 2 AP.",
     .actions = lifts,
     .spotlight = cell(4, 3),
     .nudge = "A on the framed green 3, then A on the framed space.",
     .then = above},
    {.what = Do::play,
     .caption = "Use Black Cat: three bullets, and a star.",
     .actions = black_cat,
     .spotlight = bullet_scene::card_area(2),
     .nudge = "A on the framed card, and A again."},
    {.caption = "What you clear comes back. Next 4+6=10: four new ones, and your six.",
     .spotlight = figures},
    {.what = Do::play,
     .caption = "Only END is left: it closes your round.",
     .actions = ends,
     .spotlight = bullet_scene::bag_area,
     .nudge = "A on the framed button, END."},
    {.caption = "Round 2: your hand is full again with new cards, and so are your AP.",
     .spotlight = hand},
    {.caption = "A on a card that does not fit yet shows the moves that it takes.",
     .spotlight = hand},
    {.caption = "Ten bullets have come, as it said.", .spotlight = bullet_scene::bag_area},
    {.caption = "Intensity, the first figure, is 5 now: it rises by 1 each round.",
     .spotlight = figures},
    {.caption = "Alone, you play for rounds that you survive, and for bullets cleared."},
};

}  // namespace clearing_up

inline constexpr stage::Lesson clear_lesson{
    .title = "Move and clear",
    .teaches = "Action points, patterns and stars",
    .config = lesson_match(score_table),
    .seed = 103159,
    .learner = learner,
    .steps = clearing_up::steps,
    .before = clearing_up::before,
    .crowded = true,
    .acting_band = whole_strip,
    .watching_band = whole_strip,
};

}  // namespace bullet_cartridge
