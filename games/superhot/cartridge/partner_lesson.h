// Co-op: one Line and one set of goals, two hands, MATE and AID.
#pragma once

#include "superhot_cartridge/lesson_parts.h"

namespace superhot_cartridge {

using namespace superhot;

namespace with_a_partner {

inline constexpr kit::Action before[] = {{keep}, {keep}}, time_moves[] = {{end_use}};
inline constexpr kit::Action destroys[] = {{move}, {begin, 4, destroy}, use(it(1)), use(it(2))};
inline constexpr kit::Action helps[] = {{aid, it(5)}};
inline constexpr kit::Action partner_moves[] = {{move},     {begin, 3, destroy}, use(it(5)),
                                                use(pz(2)), {end_use},           {no_aid}};
inline constexpr stage::Rect uses[] = {held(1), held(2), held(3), destroy_button};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "In Co-op two of you play one campaign, in turns. You share The Line and the "
                "Bullets Deck; each has a hand and a deck."},
    {.caption = "Bullets in both hands are counted here: yours at the right end. Four in one "
                "hand lose, and so do five in both.",
     .spotlight = superhot_scene::status_area},
    {.caption = "The goals are shared, too, and whatever either of you does counts. Level 1 has "
                "two of them.",
     .spotlight = superhot_scene::goals_area},
    {.caption = "MATE shows you your partner's hand at any time. There are only weak Punches in "
                "it: no Dude with Gun can be paid with one.",
     .spotlight = mate_button},
    {.what = Do::series,
     .caption = "You first. Choose this Dude, then two Punches, then DESTROY.",
     .actions = destroys,
     .spotlight = slot(4),
     .nudge = "The Dude in the frame, then two Punches, then DESTROY.",
     .then = uses},
    {.what = Do::play,
     .caption = "You keep your Kick, for a reason. Choose GO.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "Keep the Kick. Choose GO."},
    {.what = Do::play,
     .caption = "Before time moves you may lay open one card as an aid. Choose the Kick.",
     .actions = helps,
     .spotlight = held(2),
     .nudge = "Give the Kick: with it your partner reaches ⬢3."},
    {.what = Do::watch,
     .caption = "Your partner uses your Kick and a Punch against the Dude with Gun.",
     .actions = partner_moves},
    {.caption = "Two Enemies of five: your Kick has counted for both of you. And your own hand "
                "was refilled without it.",
     .spotlight = superhot_scene::goals_area},
    {.caption = "An aid is good for one turn. If it is not used it goes to your discard pile, and "
                "comes back one day."},
    {.caption = "A veto needs both of you. If one loses, both lose; whoever did not complete a "
                "level begins the next one."},
};

constexpr kit::Config config() {
    kit::Config chosen;
    chosen.values[mode_field] = coop;
    chosen.values[it_seat_field] = it_first;
    return chosen;
}

}  // namespace with_a_partner

inline constexpr stage::Lesson partner_lesson{
    .title = "With a partner",
    .teaches = "Co-op: MATE, AID, common goals",
    .config = with_a_partner::config(),
    .seed = 4057,
    .learner = 0,
    .steps = with_a_partner::steps,
    .before = with_a_partner::before,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
};

}  // namespace superhot_cartridge
