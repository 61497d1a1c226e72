// Why a hint advises what it advises, in one short sentence: what anybody at the table can see.
#pragma once

#include <span>

#include "kit/text.h"
#include "superhot/state.h"

namespace superhot_cartridge {

// `actions`: one choice. At most `reason_letters` letters.
inline constexpr int reason_letters = 31;
void hint_reason(const superhot::State& state, std::span<const kit::Action> actions,
                 kit::TextOut& out);

}  // namespace superhot_cartridge
