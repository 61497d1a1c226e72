// The five ability cards, each in a place where it helps; with the last two the match is won. The
// deal was found by trying many.
#pragma once

#include "blast_cartridge/lesson_parts.h"

namespace blast_cartridge {

namespace carding {

// Phase Shift, Cannon and Push are bought; Black leaves a bomb on e1.
inline constexpr kit::Action before[] = {{buy, 0},       {buy, 1},      {end_turn},  //
                                         to(move, "i1"), {end_turn},                 //
                                         {buy, 0},       {end_turn},                 //
                                         to(move, "e1"), to(lay, "e1"), to(move, "h1"), {end_turn}};
inline constexpr kit::Action shifts[] = {to(phase_move, "d1")};
inline constexpr kit::Action lays[] = {to(lay, "d1")};
inline constexpr kit::Action loads[] = {{load}};
inline constexpr kit::Action launches[] = {{launch, south}};
inline constexpr kit::Action buys_roll[] = {{buy, 1}};
inline constexpr kit::Action pushes[] = {{push_bomb, east}};
inline constexpr kit::Action steps_aside[] = {to(move, "e1")};
inline constexpr kit::Action flees[] = {to(move, "e5")};
inline constexpr kit::Action lays_again[] = {to(lay, "e5")};
inline constexpr kit::Action black_walks[] = {to(move, "i1"), to(move, "i5"), {end_turn}};
inline constexpr kit::Action buys_fast[] = {{buy, 1}};
inline constexpr kit::Action rolls[] = {{roll_bomb, underfoot, east, 3}};
inline constexpr kit::Action detonates[] = {{fast_bomb, 1}};

inline constexpr stage::LessonStep steps[] = {
    {.caption = "You hold three cards. Playing one is free, and it is used up. Everybody sees all "
                "cards.",
     .spotlight = blast_scene::seat_area(learner)},
    {.what = Do::play,
     .caption = "Phase Shift: walk through blocks and bombs. To the square behind the block!",
     .actions = shifts,
     .spotlight = cell("d1"),
     .nudge = "To the dotted square behind the block; A, and A again."},
    {.what = Do::play,
     .caption = "Now a bomb under you: A, LAY.",
     .actions = lays,
     .spotlight = cell("d1"),
     .nudge = "A on yourself, then LAY."},
    {.what = Do::play,
     .caption = "Bomb Cannon takes the bomb underfoot onto your head: A, CARD, Cannon.",
     .actions = loads,
     .spotlight = cell("d1"),
     .nudge = "A, CARD, choose the Cannon, A."},
    {.caption = "It is on your head now. While you carry it, CARD begins with FIRE: launch it, "
                "for free.",
     .spotlight = cell("d1")},
    {.what = Do::play,
     .caption = "FIRE it down: it bounces over what stands there, here a pillar.",
     .actions = launches,
     .spotlight = cells("d1", "d3"),
     .nudge = "A, CARD, FIRE; press down, then A."},
    {.what = Do::play,
     .caption = "A Move also buys a card: A, BUY, the Bomb Roll.",
     .actions = buys_roll,
     .spotlight = blast_scene::market_area(1),
     .nudge = "A, BUY, and the Bomb Roll."},
    {.what = Do::play,
     .caption = "END. Black's bomb beside you will only spark.",
     .actions = ends,
     .spotlight = cell("e1"),
     .nudge = "A on yourself, then END."},
    {.what = Do::watch, .caption = "Black waits.", .actions = ends},
    {.what = Do::play,
     .caption = "Bomb Push: knock Black's bomb one square away, towards Black!",
     .actions = pushes,
     .spotlight = cells("e1", "h1"),
     .nudge = "A, CARD, Push; press right, then A."},
    {.caption = "A pushed or fired bomb bounces over what is in its way. Past the edge it comes in "
                "again at the other side.",
     .spotlight = cells("a1", "i1")},
    {.what = Do::play,
     .caption = "Now get away from it: first to the lit square.",
     .actions = steps_aside,
     .spotlight = cell("e1"),
     .nudge = "To the lit square, where Black's bomb was; A."},
    {.what = Do::play,
     .caption = "Then to the middle of the arena.",
     .actions = flees,
     .spotlight = cells("e1", "e5"),
     .nudge = "To the lit square, then A."},
    {.what = Do::play,
     .caption = "LAY a bomb there: you will need it.",
     .actions = lays_again,
     .spotlight = cell("e5"),
     .nudge = "A on yourself, then LAY."},
    {.what = Do::play,
     .caption = "END your turn.",
     .actions = ends,
     .spotlight = cell("e5"),
     .nudge = "A on yourself, then END."},
    {.caption = "Black's own bomb has hit it before it could walk.",
     .spotlight = blast_scene::seat_area(rival)},
    {.what = Do::watch, .caption = "Black runs.", .actions = black_walks},
    {.what = Do::play,
     .caption = "Your bomb sparks under you. Buy Fast Detonate for it.",
     .actions = buys_fast,
     .spotlight = blast_scene::market_area(1),
     .nudge = "A, BUY, and Fast Detonate."},
    {.what = Do::play,
     .caption = "Bomb Roll: roll the bomb towards Black, as far as it goes.",
     .actions = rolls,
     .spotlight = cells("e5", "i5"),
     .nudge = "A, CARD, Roll; press right three times, then A."},
    {.what = Do::play,
     .caption = "Fast Detonate sets off a bomb of yours that sparks, at once!",
     .actions = detonates,
     .spotlight = cell("h5"),
     .nudge = "A, CARD, Fast; choose the bomb beside Black, A."},
    {.caption = "Black is out: you win. A fresh bomb Fast Detonate would only make spark."},
};

}  // namespace carding

inline constexpr stage::Lesson cards_lesson{
    .title = "Cards",
    .teaches = "Five ways to move bombs and yourself",
    .config = lesson_court("BT1|Cards|2|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|c1|a1i9|"),
    .seed = 16,
    .learner = learner,
    .steps = carding::steps,
    .before = carding::before,
    .crowded = true,
    .acting_band = low_band,
    .watching_band = low_band,
    .exact = true,
};

}  // namespace blast_cartridge
