// The page of a pattern card: what it asks for and what it clears, in words.
#pragma once

#include "bullet/content.h"
#include "stage/topic.h"

namespace bullet_cartridge {

void fill_card_topic(bullet::PatternId id, stage::Topic& out);
// A boss's, as it lies.
void fill_boss_pattern_topic(bullet::BossPattern id, stage::Topic& out);

}  // namespace bullet_cartridge
