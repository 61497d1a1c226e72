// A kind of match that the numbered challenges are made of: everything but the seed.
#pragma once

#include <cstdint>
#include <string_view>

#include "kit/config.h"
#include "kit/game.h"

namespace stage {

struct ChallengeSetup {
    std::string_view title;
    kit::Config config;
    std::uint8_t seats = 1;   // that the config has
    kit::Seat seat = 0;       // the player's
    std::uint8_t rivals = 1;  // on all others: which level of computer players, from 1
    std::int32_t most;        // no score is higher: having it is as good as beating any par
    // What a score is made of, behind "Par is 360: ". Empty: points as the table counts them.
    std::string_view points{};
};

}  // namespace stage
