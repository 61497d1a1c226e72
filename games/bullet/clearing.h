// Clears: bullets leave the sight for the target, and stars do what they do (BUL-155 .. BUL-161).
#pragma once

#include "bullet/play.h"

namespace bullet {

// One clearing: all these bullets leave in reading order, then their stars wait on the stack.
// Returns how many there were.
int clear_bullets(Play& play, Seat seat, Spaces spaces);
// What lies in these spaces is put into her target without being cleared (BUL-340).
void sweep(Play& play, Seat seat, Spaces spaces);

}  // namespace bullet
