// A Duel, by doing: dice, what is spent, the end of a turn, a defence, a tie.
#pragma once

#include "love_cartridge/lesson_parts.h"

namespace love_cartridge {

namespace first_duels {

inline constexpr kit::Action challenges[] = {wants_green};
inline constexpr kit::Action fires[] = {fires_three};
inline constexpr kit::Action pike_fires[] = {two_against_it};
inline constexpr kit::Action ends_turn[] = {ends};
inline constexpr kit::Action ruth_challenges[] = {ruth_wants_red, fires_one};
inline constexpr kit::Action defends[] = {fires_one};

inline constexpr stage::Rect green_heart[] = {love_scene::heart_area(pikes, 0).inset(-1)};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Four gunslingers, and two Hearts each. You want more of them, and so do the "
                "others.",
     .spotlight = all_strips},
    {.caption = "This is you: two Red Hearts, and six bullets.", .spotlight = strip(own)},
    {.caption = "Hearts are won in Duels, with dice: each bullet that you fire is a die, and the "
                "larger sum wins.",
     .spotlight = own_bullets},
    {.what = Do::play,
     .caption = "Choose DUEL, and challenge Deacon Pike for a Green Heart.",
     .actions = challenges,
     .spotlight = button(love_art::Deed::duel),
     .nudge = "Not that one: choose DUEL, then a Green Heart of Deacon Pike.",
     .then = green_heart},
    {.what = Do::play,
     .caption = "In secret: how many dice to roll? Fire 3, and keep 3 for later.",
     .actions = fires,
     .spotlight = to_fire,
     .nudge = "Fire 3 and keep 3: left and right move a bullet."},
    {.what = Do::watch,
     .caption = "Deacon Pike has chosen, too. Both roll what they fire.",
     .actions = pike_fires},
    {.caption = "15 against 7: the Green Heart is yours!", .spotlight = own_hearts},
    {.caption = "Three bullets are spent, whoever won. They come back when you reload.",
     .spotlight = own_bullets},
    {.what = Do::play,
     .caption = "You have done one thing, and that is a turn. END it.",
     .actions = ends_turn,
     .spotlight = button(love_art::Deed::end),
     .nudge = "Keep your bullets: you will need them. END the turn."},
    {.what = Do::watch,
     .caption = "Rattler Ruth wants one of your Red Hearts!",
     .actions = ruth_challenges},
    {.what = Do::play,
     .caption = "She has chosen; nobody knows how many. Fire 1: if you win, it comes back.",
     .actions = defends,
     .spotlight = to_fire,
     .nudge = "Fire 1 and keep 2: more would be wasted on her."},
    {.caption = "4 against 4, a tie: nobody wins, and you two are in love. That scores a point a "
                "turn, for both.",
     .spotlight = strip(own)},
    {.caption = "Love lasts until one of you challenges the other. And what are Hearts good for? "
                "That is the next lesson."},
};

}  // namespace first_duels

inline constexpr stage::Lesson duel_lesson{
    .title = "High noon",
    .teaches = "Duels, dice and love",
    .config = {},
    .seed = lesson_seed,
    .learner = red,
    .steps = first_duels::steps,
    .crowded = true,
    .acting_band = band,
    .watching_band = band,
    .by_name = true,
};

}  // namespace love_cartridge
