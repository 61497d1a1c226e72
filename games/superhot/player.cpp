#include "superhot/rules.h"

namespace superhot {
const kit::Player* const all_players[3] = {&kit::random_player, &kit::random_player,
                                           &kit::random_player};
std::int32_t Rules::evaluate(const State&, kit::Seat) { return 500; }
}  // namespace superhot
