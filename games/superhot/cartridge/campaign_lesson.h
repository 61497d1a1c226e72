// The first level of a campaign, by doing: defeat, use up, walk past, be shot at, meet a goal.
#pragma once

#include "superhot_cartridge/lesson_parts.h"

namespace superhot_cartridge {

using namespace superhot;

namespace first_turns {

inline constexpr kit::Action before[] = {{keep}}, time_moves[] = {{end_use}};
inline constexpr kit::Action first_turn[] = {{move}, {begin, 6, destroy}, use(it(5)), use(it(4))};
inline constexpr kit::Action second_turn[] = {{move}, {begin, 6, knock_out}, use(ob(3))};
inline constexpr kit::Action third_turn[] = {{move}, {begin, 1, destroy}, use(it(1)), use(it(2))};

inline constexpr stage::Rect first_uses[] = {held(1), held(2), destroy_button};
inline constexpr stage::Rect second_uses[] = {held(1), knock_out_button};
inline constexpr stage::Rect third_uses[] = {held(1), held(2), destroy_button};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "You are in the middle of a fight. But time moves only when you do: each card "
                "you use lets it move by one slot."},
    {.caption = "This is The Line. Cards come at you from the left; slot 1, the next to pass "
                "you, is at the right end.",
     .spotlight = slots(1, 6)},
    {.caption = "This is what you must do in level 1: defeat an Enemy in three turns running.",
     .spotlight = superhot_scene::goals_area},
    {.caption = "A Dude with Gun. ⬢3 is what it costs to defeat him. The Bullet says that he "
                "shoots once at the end of each turn.",
     .spotlight = slot(6)},
    {.caption = "Your hand: a Kick of ⬢2 and a Punch of ⬢1 are just enough for him. Your "
                "Sidesteps are ⯅, for dodging.",
     .spotlight = held(1).around(held(4))},
    {.what = Do::series,
     .caption = "Choose this Dude, then Kick and Punch, then DESTROY.",
     .actions = first_turn,
     .spotlight = slot(6),
     .nudge = "Not that. The Dude in the frame, then Kick and Punch, then DESTROY.",
     .then = first_uses},
    {.caption = "He is out of The Line, and his card, a Gun, will be yours. Nothing else has "
                "moved: you may go on as long as you have cards.",
     .spotlight = slot(6)},
    {.caption = "Two cards used: time will move by two slots. These two will pass you and then "
                "belong to you.",
     .spotlight = slots(1, 2)},
    {.what = Do::play,
     .caption = "Now let time move: choose GO.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "Save the rest of your hand. Choose GO."},
    {.caption = "Your two cards are lost: one day they come back as obstacles. You hold the Gun "
                "instead, and one card from your deck.",
     .spotlight = held(1).around(held(4))},
    {.caption = "A Dude with Gun was left in The Line and shot, and the Unarmed Dude joined in: "
                "two Bullets are gone from the Bullets Deck.",
     .spotlight = superhot_scene::status_area},
    {.caption = "When the Bullets Deck is empty you have lost. So never leave shooters standing "
                "for long: defeat them, or let them pass.",
     .spotlight = superhot_scene::status_area},
    {.caption = "Next turn, next Enemy. This one costs ⬢2, but his card is only an Uppercut of "
                "⬢1. You do not want it.",
     .spotlight = slot(6)},
    {.what = Do::series,
     .caption = "So knock him out: choose him, then your Gun, then KNOCK OUT.",
     .actions = second_turn,
     .spotlight = slot(6),
     .nudge = "The Dude in the frame, then the Gun, then KNOCK OUT.",
     .then = second_uses},
    {.caption = "He lies face down in his slot and does nothing any more. When he leaves The "
                "Line he goes back to the obstacles, not to you.",
     .spotlight = slot(6)},
    {.what = Do::play,
     .caption = "One card used, one slot: the Dude with Gun will pass. Choose GO.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "One card is enough this turn. Choose GO."},
    {.caption = "Nobody shot: the only shooter is in your discard pile now. When your deck runs "
                "out it is shuffled, and his Gun is yours.",
     .spotlight = superhot_scene::status_area},
    {.caption = "A Dude with Shotgun: two Bullets each turn, and ⬢5 is more than you have. Be "
                "done before he shoots!",
     .spotlight = slot(6)},
    {.what = Do::series,
     .caption = "Choose this Dude and both Punches, and this time DESTROY him.",
     .actions = third_turn,
     .spotlight = slot(1),
     .nudge = "The Dude in the frame, both Punches, then DESTROY.",
     .then = third_uses},
    {.caption = "Two cards, two slots. Slot 1 is empty already, but it counts: slots are "
                "emptied, not cards. Only the Safe Spot passes you.",
     .spotlight = slots(1, 2)},
    {.what = Do::play,
     .caption = "Your third turn with an Enemy. Choose GO and see.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "You have done enough. Choose GO."},
    {.caption = "The goal is met, and the level was over at once: the Shotgun was never fired. "
                "Goals are checked when time has moved."},
    {.caption = "Level 2 has two goals; before it begins you may veto one. All cards are shuffled "
                "and dealt anew.",
     .spotlight = superhot_scene::goals_area},
    {.caption = "What was shot stays shot: a Bullet is in The Line already.", .spotlight = slot(4)},
    {.caption = "Clear three levels with one, two and three goals, and the campaign is won. "
                "What Bullets do is another lesson."},
};

}  // namespace first_turns

inline constexpr stage::Lesson campaign_lesson{
    .title = "First turns",
    .teaches = "Cards, time, and how a goal is met",
    .config = {},
    .seed = 5594,
    .learner = 0,
    .steps = first_turns::steps,
    .before = first_turns::before,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
};

}  // namespace superhot_cartridge
