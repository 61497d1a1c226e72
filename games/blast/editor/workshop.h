// The table by which the console knows arenas of the player's own making.
#pragma once

#include "blast_editor/arena_editor.h"

namespace blast_editor {

extern const stage::Workshop workshop;

// The one editor there is.
ArenaEditor& the_editor();

}  // namespace blast_editor
