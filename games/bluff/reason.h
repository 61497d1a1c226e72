// Why a choice is advised, in plain words.
#pragma once

#include "bluff/state.h"
#include "kit/text.h"

namespace bluff {

inline constexpr std::size_t reason_line = 38;  // characters of a sentence, at most

// One or two sentences, each fit for a line. They say nothing but what this seat can see for
// itself: `seen` may be masked.
void hint_reason(const State& seen, Seat seat, kit::Action action, kit::TextOut& out);

}  // namespace bluff
