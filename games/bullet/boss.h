// The boss: how it is set up, and its round (BUL-270 .. BUL-307, BUL-380 .. BUL-408).
#pragma once

#include "bullet/play.h"

namespace bullet {

// Its cards and shields, and what its unique ability begins with (BUL-272 .. BUL-274).
void set_up_boss(Play& play);

// The boss round, from its beginning or from where it waits, until somebody has to decide, the next
// heroine round begins or the match is over.
void play_boss_round(Play& play);
// She has failed two patterns; the effect of this one comes first (BUL-290).
void suffer_first(Play& play, std::uint8_t place);

}  // namespace bullet
