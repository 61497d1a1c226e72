// The end of a round, by doing: a lie is called, a Bullet is fired at a Bullet, and Fin comes. The
// deal was found by trying many: all Crows are in sight, and Fin is the card that it has to be.
#pragma once

#include "bluff_cartridge/lesson_parts.h"

namespace bluff_cartridge {

using namespace bluff;

namespace last_turns {

// Eight turns that nobody called or shot at.
// clang-format off: a turn a line
inline constexpr kit::Action before[] = {
    play_of(0, {cup, 0, 6}),  {pass},  // a lie
    play_of(1, {crow, 3}),    {pass}, play_of(0, {key, learner}), {pass},
    play_of(0, {bullet}),     {pass}, play_of(0, {key, learner}), {pass},
    play_of(0, {crow, 0}),    {pass}, play_of(0, {cup, 2, 8}),    {pass},
    play_of(1, {key, rival}), {pass},
};
// clang-format on

inline constexpr kit::Action rival_lies[] = {play_of(0, {crow, position_of(learner, 3)})};
inline constexpr kit::Action calls[] = {{call}};
// Any of the 4s.
inline constexpr kit::Action takes_a_four[] = {{pick, 0}, {pick, 1}, {pick, 2}, {pick, 4}};
inline constexpr kit::Action plays_crow[] = {play_of(0, {crow, position_of(learner, 0)})};
inline constexpr kit::Action shoots[] = {{shoot}};
inline constexpr kit::Action passes[] = {{pass}};

inline constexpr stage::Rect crows_place[] = {scoring_card(own_row, 0)};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Some turns later. Fin is one of the cards from the 2nd to the 12th: when it is "
                "drawn, the best Scoring Hand wins.",
     .spotlight = bluff_scene::deck_area},
    {.caption = "Your Key has shown you all of these: four 4s! And you have only three 3s.",
     .spotlight = scoring_hand(rivals_row)},
    {.what = Do::watch, .caption = "The rival plays a card.", .actions = rival_lies},
    {.caption = "A Crow, on one of your 3s. But there are only eight Crows: six are on the "
                "table, and one was thrown away.",
     .spotlight = bluff_scene::claim_area},
    {.caption = "The last one is in your own hand. So this must be a lie!",
     .spotlight = bluff_scene::held_card_area(0)},
    {.what = Do::play,
     .caption = "CALL it.",
     .actions = calls,
     .spotlight = bluff_scene::button_area(1),
     .nudge = "You know that it is a lie, and a lie that nobody calls is done. CALL it."},
    {.what = Do::play,
     .caption = "Caught! Choose what the liar loses: one of the 4s.",
     .actions = takes_a_four,
     .spotlight = scoring_hand(rivals_row),
     .nudge = "Take one of the 4s: that hurts most."},
    {.caption = "Only three 4s, and a new card. Had it been true, the rival would have chosen a "
                "card that you lose.",
     .spotlight = scoring_hand(rivals_row)},
    {.caption = "Your turn. With this 1 instead of your 2 you have three 3s and two 1s: a full "
                "house, and that beats three of a kind.",
     .spotlight = bluff_scene::held_card_area(0)},
    {.what = Do::play,
     .caption = "Play the 1 as a CROW, on your 2.",
     .actions = plays_crow,
     .spotlight = bluff_scene::tile_area(0, crow),
     .nudge = "The 1, as a CROW, on your 2. Keep the Bullet for later.",
     .then = crows_place},
    {.what = Do::watch, .caption = "The rival fires at it.", .actions = shoots},
    {.caption = "A Bullet: it stops your Crow. It may be a lie, too. You could call it, but not "
                "the Crow any more: only the newest card.",
     .spotlight = bluff_scene::claim_area},
    {.caption = "A wrong call costs a card. But you have a Bullet as well: fired at a Bullet it "
                "stops that, and your Crow works.",
     .spotlight = bluff_scene::held_card_area(0)},
    {.what = Do::play,
     .caption = "Fire your BULLET at it.",
     .actions = shoots,
     .spotlight = bluff_scene::button_area(2),
     .nudge = "If you pass, your Crow is lost, and a call is a risk. Fire your BULLET."},
    {.what = Do::watch, .caption = "The rival has no card left to fire.", .actions = passes},
    {.caption = "Your Crow landed, then Fin came. Your full house beats three of a kind."},
    {.caption = "Count the cards, mind the fuse, and keep a Bullet for your best lie."},
};

}  // namespace last_turns

inline constexpr stage::Lesson calls_lesson{
    .title = "Calls and Bullets",
    .teaches = "Call, fire, and Fin",
    .config = lesson_table,
    .seed = 1105189,
    .learner = learner,
    .steps = last_turns::steps,
    .before = last_turns::before,
    .crowded = true,
    .acting_band = acting_band,
    .watching_band = watching_band,
    .exact = true,
};

}  // namespace bluff_cartridge
