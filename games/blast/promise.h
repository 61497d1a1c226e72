// What a bomb on a square could be good for, at a glance: the order in which squares are tried.
#pragma once

#include "blast/outlook.h"

namespace blast {

using Promise = std::int16_t;
using Promises = std::array<Promise, square_count>;

// For a bomb of the viewer, on all these squares; none on the others. The outlook is that of ending
// the turn at once.
void find_promises(const State& state, Seat viewer, const Outlook& outlook, const Squares& squares,
                   Promises& out);

}  // namespace blast
