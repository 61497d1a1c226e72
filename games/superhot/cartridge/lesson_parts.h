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
// A card of the hand, from the left.
constexpr stage::Rect held(int number) { return superhot_scene::hand_slot(number - 1); }
// A button of so many letters, behind one of so many; a test compares them with the scene's.
constexpr stage::Rect deed(int letters, int letters_before = 0) {
    const auto wide = [](int count) { return count * 6 + 14; };
    return {2 + (letters_before > 0 ? wide(letters_before) + 2 : 0), superhot_scene::buttons_area.y,
            wide(letters), superhot_scene::buttons_area.height - 1};
}
inline constexpr stage::Rect wait_button = deed(4), go_button = deed(5, 4), pass_button = deed(11),
                             destroy_button = deed(7), knock_out_button = deed(9, 7),
                             slash_button = deed(5), pull_button = deed(13),
                             end_turn_button = deed(8), usual_button = deed(13),
                             mate_button{208, superhot_scene::buttons_area.y, 30, 14};

// Where the words about the cursor stand: a caption hides neither goals nor piles nor cards there.
inline constexpr stage::Rect low_band{0, 198, 240, 26};

}  // namespace superhot_cartridge
