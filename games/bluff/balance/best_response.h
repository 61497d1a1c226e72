// A player that knows how the strongest level thinks, and uses it: it deals the hidden cards as
// that level would have come to what it did in this turn, lets it answer each of its own choices,
// and takes what then stands best. It reads code and tables, never cards. How often it wins is a
// lower bound of what can be won against that level. For measuring only, and slow.
#pragma once

#include "kit/player.h"

namespace bluff_balance {

extern const kit::Player best_response;

}  // namespace bluff_balance
