// A hint in words: in the status bar above, or with its reason where the scene has room for both.
#pragma once

#include "console/runtime.h"
#include "kit/text.h"

namespace play {

using AdviceText = kit::Text<160>;
using ReasonText = kit::Text<32>;  // why, of a game whose cartridge says so

// Advice that is too long for the bar stands in `room` (Scene::reason_area) if it is high enough.
bool advised_below(const stage::Rect& room, std::string_view advice,
                   const console::Runtime& runtime);
// At the bottom of the room: the advice if it stands there, and the reason if there is one.
void draw_advice(stage::Canvas& canvas, const stage::Rect& room, std::string_view advice,
                 std::string_view reason, const console::Runtime& runtime);

}  // namespace play
