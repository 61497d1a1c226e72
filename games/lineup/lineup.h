// The games of this build. A game joins the console, the host program and all checks with a line
// here and in this folder's CMakeLists.txt.
#pragma once

#include "kit/registry.h"
#include "love/rules.h"
#include "nullgame/rules.h"
#include "superhot/rules.h"

namespace lineup {

inline constexpr auto games = kit::registry<nullgame::game, superhot::game, love::game>;

}  // namespace lineup
