// Why a choice is advised, in one short sentence.
#pragma once

#include "bullet/state.h"
#include "kit/text.h"

namespace bullet_cartridge {

inline constexpr std::size_t reason_letters = 36;  // at most: a line across the strip

// What the action does by itself and what can be reckoned of the bullets that nobody sees: never
// what is drawn with it, so the position behind it is not asked for.
void hint_reason(const bullet::State& before, kit::Action action, kit::TextOut& out);

}  // namespace bullet_cartridge
