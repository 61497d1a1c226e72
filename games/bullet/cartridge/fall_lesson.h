// Bullets fall: colours and columns, numbers and free spaces, warnings, and a hit. The deal was
// found by trying many: blue 2, green 3, blue 3, blue 3, red 3, blue 4, and four more.
#pragma once

#include "bullet_cartridge/lesson_parts.h"

namespace bullet_cartridge {

namespace falling {

inline constexpr kit::Action last_four[] = {place, place, place, place};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Bullets fall into your sight. Each colour has a column of its own.",
     .spotlight = bullet_scene::sight_area},
    {.caption = "The heads show them: red, blue, green, yellow, pink; each has a shape.",
     .spotlight = heads},
    {.what = Do::play,
     .caption = "Ten bullets wait in your bag. The cursor is on PLACE: press A.",
     .actions = places,
     .spotlight = bullet_scene::bag_area,
     .nudge = "The framed button, PLACE: press A there."},
    {.caption = "Blue 2 fell into the blue column, to the second free space.",
     .spotlight = cell(2, 2)},
    {.what = Do::play,
     .caption = "The number counts free spaces from the top. Place the next one.",
     .actions = places,
     .spotlight = bullet_scene::bag_area,
     .nudge = "The framed button, PLACE: press A there."},
    {.caption = "Green 3: the third free space of the green column.", .spotlight = cell(3, 3)},
    {.what = Do::play,
     .caption = "The small digits show where the next bullet would land. Place it.",
     .actions = places,
     .spotlight = bullet_scene::bag_area,
     .nudge = "The framed button, PLACE: press A there."},
    {.caption = "Blue 3. A taken space is skipped and not counted: so it fell to the fourth.",
     .spotlight = cells(at(1, 2), at(4, 2))},
    {.what = Do::play,
     .caption = "Place another one.",
     .actions = places,
     .spotlight = bullet_scene::bag_area,
     .nudge = "The framed button, PLACE: press A there."},
    {.caption = "Blue 3 again: two are skipped. Only three free spaces are left in blue.",
     .spotlight = cells(at(1, 2), at(6, 2))},
    {.caption = "So a blue 4 would find no space. The head warns you: 4!",
     .spotlight = bullet_scene::head_area(blue)},
    {.caption = "34 there would mean that 3 and 4 hit you; 2+ means 2 or more.",
     .spotlight = bullet_scene::head_area(blue)},
    {.caption = "And PLACE tells how many in a hundred bullets would hit you now.",
     .spotlight = bullet_scene::bag_area},
    {.what = Do::play,
     .caption = "A small risk. All bullets have to be placed: go on.",
     .actions = places,
     .spotlight = bullet_scene::bag_area,
     .nudge = "The framed button, PLACE: press A there."},
    {.what = Do::play,
     .caption = "Red 3: no harm done. And the next one.",
     .actions = places,
     .spotlight = bullet_scene::bag_area,
     .nudge = "The framed button, PLACE: press A there."},
    {.caption = "Blue 4! It found no space, fell out of the bottom, and took a life.",
     .spotlight = bullet_scene::hitbox_area},
    {.caption = "Esfir has three lives. Once the last one is gone, she is down.",
     .spotlight = bullet_scene::hitbox_area},
    {.what = Do::series,
     .caption = "Four more are in the bag. Place them all: A, A, A, A.",
     .actions = last_four,
     .spotlight = bullet_scene::bag_area,
     .nudge = "A on the framed button until your bag is empty."},
    {.caption = "The bag is empty, and PLACE has become END. More bullets come each round: you "
                "have to get rid of some. How, you learn next.",
     .spotlight = bullet_scene::bag_area},
};

}  // namespace falling

inline constexpr stage::Lesson fall_lesson{
    .title = "Falling bullets",
    .teaches = "Colours, numbers and hits",
    .config = lesson_match(score_table),
    .seed = 7051,
    .learner = learner,
    .steps = falling::steps,
    .crowded = true,
    .acting_band = whole_strip,
    .watching_band = whole_strip,
};

}  // namespace bullet_cartridge
