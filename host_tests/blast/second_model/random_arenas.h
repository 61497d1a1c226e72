// Arenas by lot: legal ones with every kind of feature, and ones with something wrong.
#pragma once

#include "kit/rng.h"
#include "second_arena.h"

namespace second {

Arena random_arena(kit::Rng& rng);  // passes all checks of BLA-222
// A legal arena after a few random strokes of the pen; it may still be legal by chance.
Arena random_broken_arena(kit::Rng& rng);
// A built-in one, painted anew with one of its symmetries; half of them then a little uneven. Legal
// or not: it is for BLA-223.
Arena random_even_arena(kit::Rng& rng);

}  // namespace second
