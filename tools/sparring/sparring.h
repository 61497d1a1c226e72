// Computer players to measure others by. The console does not have them.
#pragma once

#include <span>

#include "kit/player.h"

namespace sparring {

std::span<const kit::Player* const> players_of(const kit::Game& game);

}  // namespace sparring
