// Why a choice is advised, in one short sentence.
#pragma once

#include "blast/state.h"
#include "kit/text.h"

namespace blast_cartridge {

inline constexpr std::size_t reason_letters = 28;  // at most: a line beside the arena

// What the action does by itself, and what is certain then; `after` is the position behind it. It
// says nothing but what everybody sees.
void hint_reason(const blast::State& before, kit::Action action, const blast::State& after,
                 kit::TextOut& out);

}  // namespace blast_cartridge
