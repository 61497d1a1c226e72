// The System's side: points, glitches, and how the rival is stopped.
#pragma once

#include "superhot_cartridge/lesson_parts.h"

namespace superhot_cartridge {

using namespace superhot;

namespace being_system {

inline constexpr kit::Action rival_begins[] = {
    {keep}, {move}, {begin, 6, destroy}, use(it(4)), use(it(3)), use(it(2)), {end_use}};
inline constexpr kit::Action rival_moves[] = {{move}, {begin, 2, destroy}, use(it(5)), {end_use}};
inline constexpr kit::Action rival_waits[] = {{wait}, {wait_go}};
inline constexpr kit::Action hardens[] = {{glitch, harden, 3}};
inline constexpr kit::Action ricochets[] = {{glitch, ricochet, 1}};
inline constexpr kit::Action deletes[] = {{glitch, erase, 4}};
inline constexpr kit::Action ends_turn[] = {{sys_end}};

inline constexpr stage::Rect hardened_one[] = {slot(3)}, replaced_one[] = {slot(1)},
                             deleted_one[] = {slot(4)};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "You are the System. Your rival plays a campaign of two levels, and you change "
                "The Line so that it fails."},
    {.caption = "Its first goal: five cards in its hand. You do not see the hand, only how many "
                "cards it holds.",
     .spotlight = superhot_scene::goals_area},
    {.what = Do::watch,
     .caption = "Your rival destroys a card with three others: time moves by three slots.",
     .actions = rival_begins},
    {.caption = "Your turn. You get the top four cards of the obstacles: what was just used. Their "
                "costs are your points: ⬢7 and ◬2.",
     .spotlight = superhot_scene::buttons_area},
    {.caption =
         "With points you pay for glitches. ⬢ and ⯅ pay their own kind and ◬; ◬ pays "
         "only ◬. What is left over is lost.",
     .spotlight = superhot_scene::hand_area},
    {.what = Do::play,
     .caption = "Choose HARDEN, then the Dude with Gun in the frame: he will cost 2 more.",
     .actions = hardens,
     .spotlight = superhot_scene::glitch_area(harden - 1),
     .nudge = "HARDEN first, and then the Dude in the frame.",
     .then = hardened_one},
    {.what = Do::play,
     .caption = "Nothing else can be paid now. Choose END TURN.",
     .actions = ends_turn,
     .spotlight = end_turn_button,
     .nudge = "Choose END TURN."},
    {.what = Do::watch,
     .caption = "It cannot afford him. He and both Shotguns shoot: five Bullets!",
     .actions = rival_moves},
    {.caption = "Those Bullets lie on the discard pile. Four of them you hold now: each is worth "
                "⯅2. And the fifth can fly."},
    {.what = Do::play,
     .caption = "Choose RICOCHET, then the card in the frame: a Bullet takes its place.",
     .actions = ricochets,
     .spotlight = superhot_scene::glitch_area(ricochet - 1),
     .nudge = "RICOCHET, and then the card in the frame, next to your rival.",
     .then = replaced_one},
    {.what = Do::play,
     .caption = "Choose END TURN.",
     .actions = ends_turn,
     .spotlight = end_turn_button,
     .nudge = "Choose END TURN."},
    {.what = Do::watch,
     .caption = "It has no Dodge for that: hit. And four more Bullets are shot.",
     .actions = rival_waits},
    {.caption = "Look at The Line: the Pillar gives your rival a card each turn, and that is "
                "what its goal needs.",
     .spotlight = slot(4)},
    {.what = Do::play,
     .caption = "Choose DELETE, then the Pillar.",
     .actions = deletes,
     .spotlight = superhot_scene::glitch_area(erase - 1),
     .nudge = "DELETE, and then the Pillar in the frame.",
     .then = deleted_one},
    {.what = Do::play,
     .caption = "Choose END TURN.",
     .actions = ends_turn,
     .spotlight = end_turn_button,
     .nudge = "Choose END TURN."},
    {.what = Do::watch,
     .caption = "It waits, and a Shotgun shoots the last two Bullets.",
     .actions = rival_waits},
    {.caption = "The Bullets Deck is empty, your rival has lost: you win. Four Bullets in its "
                "hand would have done, too.",
     .spotlight = superhot_scene::status_area},
    {.caption = "SWAP, RESTORE and LAG are left for you to try: change places, wake the knocked "
                "out, and let time move further than it should."},
};

constexpr kit::Config config() {
    kit::Config chosen;
    chosen.values[mode_field] = versus;
    return chosen;
}

}  // namespace being_system

inline constexpr stage::Lesson system_lesson{
    .title = "The System",
    .teaches = "Versus: glitch The Line, win as System",
    .config = being_system::config(),
    .seed = 280296,
    .learner = 1,
    .steps = being_system::steps,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
};

}  // namespace superhot_cartridge
