// A console that was just switched on, on the simulated flash, with the games of the tests.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "kit/small_games.h"
#include "nullgame/rules.h"
#include "storage/store.h"

namespace switched_on {

using Bytes = std::vector<std::uint8_t>;

inline constexpr storage::GameId null_id = nullgame::game.info.id;
inline constexpr std::array<const kit::Game*, 3> all_games{&nullgame::game, &small_games::tictactoe,
                                                           &small_games::endless};

// Nothing of an earlier console is left but the flash; a cut may jump out of its use. New memory is
// made ready as the shell does it.
storage::Store& switch_on(storage::BootReport& report, kit::Games games = all_games);
storage::Store& switch_on(kit::Games games = all_games);

// How matches end here: won, with two stars.
storage::Ending ending();

// Too large for the stack.
inline kit::Match match, expected;

// A flash with two games: each has a match, two replays and tallies; stars, settings, a picture, an
// arena in slot 3 and something set aside.
Bytes lived_in();

}  // namespace switched_on
