#include "bluff/rules.h"
namespace bluff {
constinit const std::array<const kit::Player*, player_count> all_players = [] {
    std::array<const kit::Player*, player_count> all{};
    for (auto& each : all) each = &kit::random_player;
    return all;
}();
}  // namespace bluff
