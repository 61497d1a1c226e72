// What the lessons have in common: where things lie, and the first turns, which the second lesson
// goes on from. The seed was found by playing many deals: dice and cards come so that each thing
// is met when it is told.
#pragma once

#include "love/state.h"
#include "love_scene/split_layout.h"
#include "stage/lesson.h"

namespace love_cartridge {

using namespace love;

using Do = stage::LessonStep::Do;

inline constexpr kit::Seed lesson_seed = 25;  // 15 against 7, then 4 against 4; a Red Lasso

inline constexpr kit::Action wants_green{duel, first_heart(green)}, fires_three{commit, 3},
    two_against_it{commit, 2}, ends{end};
inline constexpr kit::Action ruth_wants_red{duel, first_heart(red)}, fires_one{commit, 1};
inline constexpr kit::Action only_reloads{reload, 0};

// The learner sits at the bottom; above, from the left neighbour on, Ruth, Pike and Lou.
inline constexpr int ruths = 0, pikes = 1, own = 3;
constexpr stage::Rect strip(int place) {
    const stage::Rect all = love_scene::strip_area(place);
    return {3, all.y + 2, 234, all.height - 3};
}
inline constexpr stage::Rect all_strips = love_scene::strips_area.inset(3);
inline constexpr stage::Rect own_bullets = love_scene::bullets_area(own).inset(-1);
inline constexpr stage::Rect own_hearts{36, love_scene::heart_area(own, 0).y, 60, 16};
inline constexpr stage::Rect own_score = love_scene::score_area(own).inset(1);
inline constexpr stage::Rect hand{4, love_scene::hand_area.y + 3, 92, 47};
constexpr stage::Rect button(love_art::Deed deed) {
    return love_scene::deed_area(static_cast<int>(deed)).inset(1);
}
// While Lassos are chosen.
inline constexpr stage::Rect choice = love_scene::deeds_area.inset(3);
inline constexpr stage::Rect to_fire = love_scene::pouch_area(love_scene::Side::fire);

// Captions take the place of the words at the bottom, which say the same to those who know: so they
// hide neither a player nor a card, a button, a bullet or a die.
inline constexpr stage::Rect band = love_scene::info_area;

}  // namespace love_cartridge
