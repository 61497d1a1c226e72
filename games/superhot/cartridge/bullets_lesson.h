// Bullets that were shot come back: dodge one, be hit by one, wait, get rid of one, slash one.
#pragma once

#include "superhot_cartridge/lesson_parts.h"

namespace superhot_cartridge {

using namespace superhot;

namespace meeting_bullets {

// Seven turns of a campaign, in which the Obstacles Deck ran out once.
// clang-format off: a turn a line
inline constexpr kit::Action before[] = {
    {veto, duck_and_strike},
    {move},
    {begin, 5, destroy},
    use(it(4)),
    use(it(1)),
    use(it(7)),
    {end_use},
    {move},
    {begin, 5, knock_out},
    use(it(3)),
    {add, ob(22), it(3)},
    {end_use},
    {move},
    {begin, 5, destroy},
    use(it(5)),
    use(it(2)),
    {end_use},
    {move},
    {begin, 3, destroy},
    use(ob(2)),
    use(ob(5)),
    {end_use},
    {act_rest},
    {drop, ob(11)},
    {drop, it(6)},
    {move},
    {pdraw, ob(23), no_card},
    {begin, 5, destroy},
    use(ob(15)),
    use(it(8)),
    {end_use},
    {move},
    {begin, 4, destroy},
    use(ob(3)),
    use(ob(16)),
    {begin, 5, destroy},
    use(ob(19)),
    {begin, 6, knock_out},
    use(ob(12)),
    {end_use},
    {move},
    {begin, 3, destroy},
    use(ob(1)),
    use(ob(17)),
    {begin, 5, destroy},
    use(ob(18)),
    {begin, 6, destroy},
    use(ob(20)),
    {end_use},
};
// clang-format on

inline constexpr kit::Action time_moves[] = {{end_use}};
inline constexpr kit::Action dodges[] = {{move}, {begin, 2, destroy}, use(ob(15))};
inline constexpr kit::Action waits[] = {{wait}, {wait_go}};
inline constexpr kit::Action pulls[] = {{move}, {heal, ob(24), no_card}};
inline constexpr kit::Action slashes[] = {{move}, {slash, ob(13), no_card, 4}};

inline constexpr stage::Rect dodge_uses[] = {held(3), destroy_button};
inline constexpr stage::Rect wait_passes[] = {pass_button}, plier_pulls[] = {pull_button};
inline constexpr stage::Rect slash_uses[] = {held(4), slash_button};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "Some turns later. The obstacles ran out, so their discard pile was shuffled "
                "into a new deck, and with it every Bullet that was shot."},
    {.caption = "So they come down The Line. Here a Bullet does nothing. But when its slot is "
                "emptied it hits you.",
     .spotlight = slots(2, 3)},
    {.caption = "To destroy one costs ⯅2: only Dodge will do. Your goal asks for three, and one "
                "you have.",
     .spotlight = superhot_scene::goals_area},
    {.what = Do::series,
     .caption = "Choose this Bullet, then Hide, then DESTROY.",
     .actions = dodges,
     .spotlight = slot(2),
     .nudge = "The Bullet in the frame, then Hide, then DESTROY.",
     .then = dodge_uses},
    {.caption = "It went back to the Bullets Deck. That is good: the fuller that deck, the "
                "longer you live.",
     .spotlight = superhot_scene::status_area},
    {.what = Do::play,
     .caption = "One card used: only the Briefcase passes. Choose GO.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "Keep the rest of your hand. Choose GO."},
    {.caption = "Now the other Bullet is in slot 1. Your new Katana could slash it, but you "
                "should know how a hit feels.",
     .spotlight = slot(1)},
    {.caption = "Instead of moving you can Wait: put away cards you do not want, then slot 1 "
                "passes you, and The Line acts.",
     .spotlight = slot(1)},
    {.what = Do::series,
     .caption = "Choose WAIT, put nothing away, and LET IT PASS.",
     .actions = waits,
     .spotlight = wait_button,
     .nudge = "Just WAIT and LET IT PASS, without putting a card away.",
     .then = wait_passes},
    {.caption = "Hit! The Bullet lies in your hand, useless, and takes up the room of a card. "
                "Four Bullets in your hand, and you are dead.",
     .spotlight = superhot_scene::hand_area},
    {.caption = "Mind what a Wait does not do: it draws no cards, and it checks no goals. Wait "
                "only for a reason."},
    {.what = Do::series,
     .caption = "Pliers help. Choose them in your hand, then PULL A BULLET.",
     .actions = pulls,
     .spotlight = held(4),
     .nudge = "Choose the Pliers, and then PULL A BULLET.",
     .then = plier_pulls},
    {.what = Do::play,
     .caption = "That was one used card, too. Choose GO.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "Keep the rest of your hand. Choose GO."},
    {.caption = "Your Katana is worth ⬢2, or it slashes a Bullet, in any slot and for nothing.",
     .spotlight = held(4)},
    {.what = Do::series,
     .caption = "Choose this Bullet, then the Katana, then SLASH.",
     .actions = slashes,
     .spotlight = slot(4),
     .nudge = "The Bullet in the frame, then the Katana, then SLASH.",
     .then = slash_uses},
    {.what = Do::play,
     .caption = "Three Bullets. Choose GO, and the goal is met.",
     .actions = time_moves,
     .spotlight = go_button,
     .nudge = "You have done enough. Choose GO."},
    {.caption = "You lose with 4 Bullets in hand, when the Bullets Deck is empty, when your hand "
                "cannot be refilled to 4, or when The Line cannot."},
    {.caption =
         "So keep some Dodge for the Bullets, and do not use up all your cards. The rules are "
         "always one key away."},
};

}  // namespace meeting_bullets

inline constexpr stage::Lesson bullets_lesson{
    .title = "Bullets",
    .teaches = "Dodge, wait, and how you lose",
    .config = {},
    .seed = 13391,
    .learner = 0,
    .steps = meeting_bullets::steps,
    .before = meeting_bullets::before,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
};

}  // namespace superhot_cartridge
