// Against a boss: shields, its pattern, and what happens when the round ends. In this deal three
// bullets were sent, one pattern brings the three that are missing, and one move completes the
// boss's own.
#pragma once

#include "bullet_cartridge/lesson_parts.h"

namespace bullet_cartridge {

namespace facing_a_boss {

constexpr kit::Config against_the_scale() {
    kit::Config config = lesson_match(score_table);
    config.values[table_field] = boss1_table;
    config.values[boss_field] = 1 + tipping_scale;
    return config;
}

inline constexpr kit::Action before[] = {place, place,        place, place, place, place,
                                         place, use(2, 1, 3), place, place, place};
inline constexpr kit::Action crossroads[] = {use(0, 3, 3)};
inline constexpr kit::Action glides[] = {glide(at(1, 3), at(1, 4))};

// In the strip, from the left.
inline constexpr stage::Rect portrait{0, whole_strip.y, 34, whole_strip.height};
inline constexpr stage::Rect shields{34, whole_strip.y, 34, whole_strip.height};
inline constexpr stage::Rect pattern{68, whole_strip.y, 49, whole_strip.height};
inline constexpr stage::Rect missing[] = {cell(1, 4)};
// What is read is read about the strip; who acts needs the heads, the bag and the first row.
inline constexpr stage::Rect above{0, 16, stage::screen_size, 36};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "This is a boss: The Tipping Scale. It never moves; it waits for your round's end.",
     .spotlight = portrait},
    {.caption = "Break its five shields and you win. What you clear is sent to it.",
     .spotlight = shields},
    {.caption = "Three bullets were sent, six break the next shield.", .spotlight = shields},
    {.what = Do::play,
     .caption = "Crossroads clears three more. Use it.",
     .actions = crossroads,
     .spotlight = bullet_scene::card_area(0),
     .nudge = "A on the framed card, and A again."},
    {.caption = "Six of six: that will break it.", .spotlight = shields},
    {.caption = "But it wants something, too: its own pattern in your sight when you end.",
     .spotlight = pattern},
    {.caption = "Else two of your six are taken from it, and the shield holds.",
     .spotlight = {117, whole_strip.y, 123, whole_strip.height}},
    {.caption = "White frames are there already. Amber shows what is missing: one bullet.",
     .spotlight = cells(at(1, 4), at(3, 3))},
    {.what = Do::play,
     .caption = "Lift the framed green 1, and drop it in the amber space.",
     .actions = glides,
     .spotlight = cell(1, 3),
     .nudge = "A on the framed green 1, then A on the framed space.",
     .then = missing},
    {.caption = "A tick: the pattern is complete. Nothing is cleared by it.", .spotlight = pattern},
    {.what = Do::play,
     .caption = "Your bag is empty. END asks, for AP are left: choose End round, and see.",
     .actions = ends,
     .spotlight = bullet_scene::bag_area,
     .nudge = "A on the framed END, then A on End round.",
     .then = second_line},
    {.caption = "The shield is broken. Under each lies something nasty: one more bullet, here.",
     .spotlight = shields},
    {.caption = "Bullets come from it as well: eight now, and more with each shield.",
     .spotlight = bullet_scene::bag_area},
    {.caption = "It has a new pattern for this round. A on its picture shows all it can do.",
     .spotlight = pattern},
    {.caption = "Each boss has a trick of its own: Y tells it. Good luck!", .spotlight = portrait},
};

}  // namespace facing_a_boss

inline constexpr stage::Lesson boss_lesson{
    .title = "The boss",
    .teaches = "Shields, and what it asks for",
    .config = facing_a_boss::against_the_scale(),
    .seed = 68100,
    .learner = learner,
    .steps = facing_a_boss::steps,
    .before = facing_a_boss::before,
    .crowded = true,
    .acting_band = whole_strip,
    .watching_band = facing_a_boss::above,
};

}  // namespace bullet_cartridge
