// The position while a story is told: it runs behind, event by event.
#pragma once

#include "blast/rules.h"
#include "kit/event.h"

namespace blast_scene {

// The event begins: what leaves its place has left it.
void leave(blast::State& shown, const kit::Event& event);
// It has been told: what arrives, arrives.
void arrive(blast::State& shown, const kit::Event& event);

}  // namespace blast_scene
