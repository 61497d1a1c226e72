// What is left in The Line acts: a Dude who takes a card, a Pillar that gives one, and why somebody
// is asked for their order.
#pragma once

#include "superhot_cartridge/lesson_parts.h"

namespace superhot_cartridge {

using namespace superhot;

namespace acting_cards {

inline constexpr kit::Action before[] = {{keep}}, time_moves[] = {{end_use}};
inline constexpr kit::Action waits[] = {{wait}, {wait_go}};
inline constexpr kit::Action as_usual[] = {{act_rest}};
inline constexpr kit::Action gives_up[] = {{drop, it(7)}};
inline constexpr kit::Action destroys[] = {
    {move}, {begin, 4, destroy}, use(it(5)), use(it(3)), use(it(4))};
inline constexpr stage::Rect wait_passes[] = {pass_button};
inline constexpr stage::Rect uses[] = {held(1), held(2), held(3), destroy_button};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "What you leave face up in The Line acts at the end of your turn, and after a "
                "Wait, too.",
     .spotlight = slots(1, 6)},
    {.caption = "A Dude with Katana makes you put a card of your hand away. Which one is your "
                "choice.",
     .spotlight = slot(5)},
    {.caption = "A Pillar is a friend: left face up it lets you draw a card, even if you hold "
                "four.",
     .spotlight = slot(6)},
    {.what = Do::series,
     .caption = "You cannot reach him yet. Choose WAIT, and LET IT PASS.",
     .actions = waits,
     .spotlight = wait_button,
     .nudge = "Just WAIT and LET IT PASS, without putting a card away.",
     .then = wait_passes},
    {.what = Do::play,
     .caption = "As usual the Pillar acts first: gain, then lose. Choose ALL, AS USUAL.",
     .actions = as_usual,
     .spotlight = usual_button,
     .nudge = "Let the Pillar give before the Dude takes: ALL, AS USUAL."},
    {.what = Do::play,
     .caption = "Now he takes a card. You have two Sidesteps: put one away.",
     .actions = gives_up,
     .spotlight = held(4).around(held(5)),
     .nudge = "You will need the others. Put a Sidestep away."},
    {.caption = "Had your hand been empty, you would have let the Dude act first: from an empty "
                "hand he takes nothing. So you were asked.",
     .spotlight = slot(4)},
    {.caption = "Where the order changes nothing nobody asks. Now he costs ⬢4: a Kick and two "
                "Punches, which you have got.",
     .spotlight = held(1).around(held(3))},
    {.what = Do::series,
     .caption = "Choose him, then Kick and both Punches, then DESTROY.",
     .actions = destroys,
     .spotlight = slot(4),
     .nudge = "The Dude in the frame, then Kick and Punches, then DESTROY.",
     .then = uses},
    {.what = Do::play,
     .caption = "Three cards used. Choose GO.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "Keep the rest of your hand. Choose GO."},
    {.caption = "His Katana is in your hand, and only the Pillar was left to act: it gave you a "
                "fifth card.",
     .spotlight = superhot_scene::hand_area},
    {.caption = "There are Dudes with a bat, too, if you want them: they strike the nearest "
                "Bullet into your hand, or take a card where none lies."},
};

}  // namespace acting_cards

inline constexpr stage::Lesson order_lesson{
    .title = "Who acts first",
    .teaches = "Katana, Pillar, and their order",
    .config = {},
    .seed = 24808,
    .learner = 0,
    .steps = acting_cards::steps,
    .before = acting_cards::before,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
};

}  // namespace superhot_cartridge
