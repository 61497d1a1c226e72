// What lessons and challenges are played with.
#pragma once

#include "bluff/config.h"

namespace bluff_cartridge {

// All else as it is usual.
constexpr kit::Config table_of(int seats, int wins, bool straights = false,
                               bluff::Dealer dealer = bluff::by_lot) {
    kit::Config config;
    config.values[bluff::players_field] = static_cast<std::uint8_t>(seats);
    config.values[bluff::wins_field] = static_cast<std::uint8_t>(wins);
    config.values[bluff::straights_field] = straights;
    config.values[bluff::dealer_field] = dealer;
    config.values[bluff::memory_field] = bluff::fields[bluff::memory_field].usual;
    return config;
}

}  // namespace bluff_cartridge
