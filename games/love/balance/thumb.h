// A beginner of Bullets of Love who goes by rules of thumb: claims what can be claimed; else duels
// for a Heart that matches a Lasso, with half the bullets or more, the weakest who has one, and
// fires half of them or more; else reloads.
#pragma once

#include "kit/player.h"

namespace love_balance {

extern const kit::Player thumb;

}  // namespace love_balance
