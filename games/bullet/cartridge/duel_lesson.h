// A duel in its third round: what is cleared is sent, powerups, intensity, and the end of it. Rose
// has moved nothing so far, and it shows.
#pragma once

#include "bullet_cartridge/lesson_parts.h"

namespace bullet_cartridge {

namespace duel {

inline constexpr kit::Action before[] = {
    // Esfir begins.
    place, place, place, place,                              //
    glide(at(1, 2), at(1, 3)), glide(at(1, 3), at(2, 3)),    //
    glide(at(3, 1), at(3, 2)), use(0, 2, 1),                 //
    place, place,                                            //
    glide(at(2, 3), at(3, 3)), glide(at(2, 2), at(2, 3)),    //
    glide(at(4, 1), at(4, 2)), use(0, 2, 1),                 //
    place, place, place, place, use(1, 1, 5), end, take(1),  //
    // Rose, and Rose first in the second round.
    place, place, place, place, place, place, place, place, place, place,  //
    end, take(0),                                                          //
    place, place, place, place, place, place, place, place, place, place,  //
    end, take(0),                                                          //
    // Esfir.
    place, glide(at(1, 5), at(1, 4)), glide(at(1, 4), at(2, 4)),  //
    glide(at(2, 4), at(3, 4)), glide(at(4, 4), at(4, 3)),         //
    glide(at(2, 1), at(2, 2)), use(3, 2, 2),                      //
    place, place, place, end, take(0),                            //
    // The third round.
    place, place, place};
inline constexpr kit::Action shells[] = {{use_powerup, 0}};
inline constexpr kit::Action glides[] = {glide(at(2, 3), at(2, 4))};
inline constexpr kit::Action green_flash[] = {use(2, 1, 4)};
inline constexpr kit::Action last_two[] = {place, place};
inline constexpr kit::Action takes[] = {take(0), take(1)};
inline constexpr kit::Action rose_clears[] = {place, place, place,           place, place,
                                              place, place, use(0, 1, 3, 2), end,   take(0)};
inline constexpr kit::Action rose_falls[] = {place, place, place};
inline constexpr kit::Action all_nine[] = {place, place, place, place, place,
                                           place, place, place, place};

inline constexpr stage::Rect beside[] = {cell(2, 4)};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "A duel: the last one standing wins. Here is Rose.", .spotlight = rival_box},
    {.caption = "What you clear goes to Rose. She has to place it next round.",
     .spotlight = rival_box},
    {.caption = "These are powerups. Each can be used once, for no AP.",
     .spotlight = bullet_scene::slot_area(0).around(bullet_scene::slot_area(2))},
    {.what = Do::play,
     .caption = "Spare Shells: 2 more bullets for Rose. A, and A again.",
     .actions = shells,
     .spotlight = bullet_scene::slot_area(0),
     .nudge = "Down to the first slot; A, then A on Use it.",
     .then = first_line},
    {.what = Do::play,
     .caption = "Now a pattern. Lift green 2, drop it in the frame.",
     .actions = glides,
     .spotlight = cell(2, 3),
     .nudge = "To green 2, A; to the lit space, A.",
     .then = beside},
    {.what = Do::play,
     .caption = "Green Flash asks for a green one: use it.",
     .actions = green_flash,
     .spotlight = bullet_scene::card_area(2),
     .nudge = "To Green Flash, the third card; A, and A."},
    {.caption = "Five bullets wait for Rose now: In 5, her incoming.", .spotlight = rival_box},
    {.what = Do::series,
     .caption = "Place the two bullets that are left.",
     .actions = last_two,
     .spotlight = bullet_scene::bag_area,
     .nudge = "To the bag, and A twice."},
    {.what = Do::play,
     .caption = "END. It asks, for a card still fits: choose End round.",
     .actions = ends,
     .spotlight = bullet_scene::bag_area,
     .nudge = "A on END, down to End round, and A.",
     .then = second_line},
    {.what = Do::play,
     .caption = "With it you take a powerup: choose one.",
     .actions = takes,
     .nudge = "Up or down, and A."},
    {.what = Do::watch, .caption = "Rose plays her round.", .actions = rose_clears},
    {.caption = "Rose has cleared three: she sends them to you.", .spotlight = rival_box},
    {.caption = "Round 4. Intensity gave you 6 bullets, and Rose 3: nine.",
     .spotlight = bullet_scene::bag_area},
    {.caption = "Every round has one more: 7 come next. No one lasts forever.",
     .spotlight = figures},
    {.what = Do::watch, .caption = "Rose begins: she has 6, and your 5.", .actions = rose_falls},
    {.caption = "Rose has lost her last life! Now end your own round alive.",
     .spotlight = rival_box},
    {.what = Do::series,
     .caption = "Place all nine: A on PLACE, again and again.",
     .actions = all_nine,
     .spotlight = bullet_scene::bag_area,
     .nudge = "PLACE, until the bag is empty."},
    {.what = Do::play,
     .caption = "And END, as before.",
     .actions = ends,
     .spotlight = bullet_scene::bag_area,
     .nudge = "A on END, down to End round, and A.",
     .then = second_line},
    {.what = Do::play,
     .caption = "Take a powerup, as always.",
     .actions = takes,
     .nudge = "Up or down, and A."},
    {.caption = "You are the last one standing: you win."},
};

}  // namespace duel

inline constexpr stage::Lesson duel_lesson{
    .title = "Send it back",
    .teaches = "A rival, powerups and the end",
    .config = lesson_match(ffa2_table),
    .seed = 392393,
    .learner = learner,
    .steps = duel::steps,
    .before = duel::before,
    .crowded = true,
    .acting_band = own_strip,
    .watching_band = own_strip,
};

}  // namespace bullet_cartridge
