// Two minutes at the table, by doing: claim, pay, duel, fall in love, reload, score. The seed was
// found by playing many deals: dice and cards come so that each thing is met when it is told.
#pragma once

#include "love/state.h"
#include "love_scene/split_layout.h"
#include "stage/lesson.h"

namespace love_cartridge {

using namespace love;

namespace first_turns {

using Do = stage::LessonStep::Do;

constexpr kit::Action lay(Lassos lassos) { return {claim, packed(lassos)}; }

inline constexpr kit::Action claims_red[] = {lay({1, 0, 0, 0})};
inline constexpr kit::Action challenges[] = {{duel, first_heart(green)}};
inline constexpr kit::Action fires_three[] = {{commit, 3}};
inline constexpr kit::Action green_fires[] = {{commit, 1}};
inline constexpr kit::Action blue_challenges[] = {{duel, first_heart(red) + 1}, {commit, 1}};
inline constexpr kit::Action fires_one[] = {{commit, 1}};
inline constexpr kit::Action others_reload[] = {{end}, {reload, 0}, {end}, {reload, 0}, {end}};
inline constexpr kit::Action reloads[] = {{reload, packed({0, 0, 0, 1})}};
inline constexpr kit::Action claims_two[] = {lay({1, 0, 1, 0})};

// The learner sits at the bottom, Green in the second strip from above.
constexpr stage::Rect strip(int place) {
    const stage::Rect all = love_scene::strip_area(place);
    return {3, all.y + 2, 234, all.height - 3};
}
inline constexpr int own = 3, greens = 1, blues = 0;
inline constexpr stage::Rect hand{4, love_scene::hand_area.y + 3, 92, 47};
// Where a deed is chosen, and then its cards.
inline constexpr stage::Rect deeds = love_scene::deeds_area.inset(2);
inline constexpr stage::Rect hearts{36, love_scene::heart_area(own, 0).y, 60, 16};
inline constexpr stage::Rect pouches = love_scene::pouch_area(love_scene::Side::keep)
                                           .around(love_scene::pouch_area(love_scene::Side::fire));

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Four rivals, eight Hearts, and plenty of lead. Be the first with 50 points."},
    {.caption = "This is you. Two Hearts are yours, and six bullets.", .spotlight = strip(own)},
    {.caption = "And these are your Lassos: Red, Green and Yellow. Nobody else sees them.",
     .spotlight = hand},
    {.caption = "A Lasso on a Heart of the same colour is a claim, and claims score at the end of "
                "each of your turns.",
     .spotlight = hand},
    {.what = Do::play,
     .caption = "Claim a Red Heart: choose CLAIM, and again to do it.",
     .actions = claims_red,
     .spotlight = deeds,
     .nudge = "Not yet. Choose CLAIM: the Red Lasso is raised for you."},
    {.caption = "Tied! One claim scores 2 points a turn, two score 5 and three 9.",
     .spotlight = hearts},
    {.caption = "One action a turn is free. For 2 bullets you may take another: a Duel for a Green "
                "Heart, as you hold a Green Lasso.",
     .spotlight = deeds},
    {.what = Do::play,
     .caption = "Choose DUEL, go to the Green Heart of Rival 3, and challenge.",
     .actions = challenges,
     .spotlight = strip(greens),
     .nudge = "The Green Heart of Rival 3."},
    {.what = Do::play,
     .caption = "Four bullets left. Fire 3 and keep 1: the rival will come for you, too.",
     .actions = fires_three,
     .spotlight = pouches,
     .nudge = "Fire 3 and keep 1. Left and right move a bullet."},
    {.what = Do::watch, .caption = "Now both roll what they fire.", .actions = green_fires},
    {.caption =
         "15 against 2: the Heart is yours. What was fired is spent, for both. And your turn "
         "is over: it scored 2.",
     .spotlight = strip(own)},
    {.what = Do::watch,
     .caption = "Rival 2 wants your other Red Heart!",
     .actions = blue_challenges},
    {.what = Do::play,
     .caption = "One bullet against many. Fire it: a defender who wins gets one back.",
     .actions = fires_one,
     .spotlight = pouches,
     .nudge = "Be brave: fire your bullet."},
    {.caption = "A tie! You two are in love: a point a turn for both, until one of you challenges "
                "the other.",
     .spotlight = strip(own)},
    {.what = Do::watch, .caption = "The others end their turns.", .actions = others_reload},
    {.caption = "Your turn, with an empty gun: you would fight with fists, one die from 1 to 3. "
                "Better reload.",
     .spotlight = strip(own)},
    {.what = Do::play,
     .caption = "Choose RELOAD, and raise your Yellow Lasso: exchange it, it fits nothing.",
     .actions = reloads,
     .spotlight = deeds,
     .nudge = "RELOAD with the Yellow Lasso raised, and only that."},
    {.caption = "Six bullets, and a Red Lasso for your other Red Heart!", .spotlight = hand},
    {.what = Do::play,
     .caption = "Pay 2 bullets and CLAIM both, Red and Green.",
     .actions = claims_two,
     .spotlight = deeds,
     .nudge = "CLAIM, with both Lassos raised."},
    {.caption =
         "Three claims and a love: 9 and 1. Now everybody will come for your Hearts, and you "
         "kept four bullets.",
     .spotlight = strip(own)},
    {.caption = "Reload, pay, claim; duel when a rival is weak; and never fire more than it is "
                "worth. Good luck!"},
};

}  // namespace first_turns

inline constexpr stage::Lesson first_lesson{
    .title = "Hearts and lead",
    .teaches = "Claim, duel, love, reload",
    .config = {},
    .seed = 57,  // 15 against 2, then 5 against 5; a Red Lasso
    .learner = red,
    .steps = first_turns::steps,
    .crowded = true,
};

}  // namespace love_cartridge
