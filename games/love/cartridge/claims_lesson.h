// What Hearts are good for, by doing: reload, pay, claim, score; and how a claim is lost.
#pragma once

#include "love_cartridge/lesson_parts.h"

namespace love_cartridge {

namespace first_claims {

// The first lesson, and the turns of Pike and Lou after it.
inline constexpr kit::Action before[] = {
    wants_green, fires_three, two_against_it, ends, ruth_wants_red, fires_one,
    fires_one,   ends,        only_reloads,   ends, only_reloads,   ends,
};

inline constexpr kit::Action reloads[] = {{reload, packed({0, 0, 0, 1})}};
inline constexpr kit::Action claims_all[] = {{claim, packed({2, 0, 1, 0})}};
inline constexpr kit::Action ruth_challenges[] = {ruth_wants_red, fires_three};
inline constexpr kit::Action defends[] = {{commit, 2}};

inline constexpr stage::Rect yellow_lasso[] = {love_scene::card_area(2)};
inline constexpr stage::Rect all_lassos[] = {choice};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "The next round. Three Hearts are yours, but a Heart alone scores nothing.",
     .spotlight = own_hearts},
    {.caption = "These are your Lassos: Red, Green and Yellow. Nobody else sees them.",
     .spotlight = hand},
    {.caption = "A Lasso on a Heart of its colour is a claim, and claims score at the end of each "
                "of your turns.",
     .spotlight = hand},
    {.what = Do::play,
     .caption = "RELOAD, and raise your Yellow Lasso: it fits no Heart, so exchange it.",
     .actions = reloads,
     .spotlight = button(love_art::Deed::reload),
     .nudge = "RELOAD with the Yellow Lasso raised, and only that one.",
     .then = yellow_lasso},
    {.caption = "Six bullets again, and a Red Lasso: now each of your Hearts has one.",
     .spotlight = hand},
    {.what = Do::play,
     .caption = "One action a turn is free. For 2 bullets you have another one: CLAIM.",
     .actions = claims_all,
     .spotlight = button(love_art::Deed::claim),
     .nudge = "CLAIM, with all three Lassos raised.",
     .then = all_lassos},
    {.caption = "+10! One claim scores 2 points, two score 5, three score 9; and your love 1.",
     .spotlight = strip(own)},
    {.what = Do::watch,
     .caption = "Rattler Ruth wants a Heart that scores, and love ends with it.",
     .actions = ruth_challenges},
    {.what = Do::play,
     .caption = "Four bullets are yours. Fire 2, and keep 2 for the next one.",
     .actions = defends,
     .spotlight = to_fire,
     .nudge = "Fire 2 and keep 2: others will come, too."},
    {.caption = "A claim is lost with its Heart. Its Lasso is thrown away, and you draw another "
                "one.",
     .spotlight = strip(own)},
    {.caption = "So: reload, pay, claim; duel where a rival is weak; and be the first with 50 "
                "points. Good luck!"},
};

}  // namespace first_claims

inline constexpr stage::Lesson claims_lesson{
    .title = "Hearts and Lassos",
    .teaches = "Claims, reloading, points",
    .config = {},
    .seed = lesson_seed,
    .learner = red,
    .steps = first_claims::steps,
    .before = first_claims::before,
    .crowded = true,
    .acting_band = band,
    .watching_band = band,
    .by_name = true,
};

}  // namespace love_cartridge
