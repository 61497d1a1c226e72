// What the lessons of SUPERHOT share. Their seeds were found by playing many deals: the cards come
// so that each thing is met when it is told. The test of lessons finds it out if a change of the
// rules spoils one.
#pragma once

#include "stage/lesson.h"
#include "superhot/state.h"
#include "superhot_scene/layout.h"

namespace superhot_cartridge {

using namespace superhot;

using Do = stage::LessonStep::Do;

constexpr kit::Action use(Card card) { return {add, card, no_card}; }
// Where a slot of The Line lies, from 1, or all from one to another.
constexpr stage::Rect slot(int number) { return superhot_scene::slot_area(number - 1, 6); }
constexpr stage::Rect slots(int from, int to) { return slot(from).around(slot(to)); }
// A row of the table, so that the frame around it fits the screen.
constexpr stage::Rect wide(const stage::Rect& row) { return {4, row.y, 232, row.height}; }
// A card of the hand, from the left.
constexpr stage::Rect held(int number) { return superhot_scene::hand_slot(number - 1); }

}  // namespace superhot_cartridge
