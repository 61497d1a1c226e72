// A whole arena in a few pixels a square, for lists and forms.
#pragma once

#include "blast_editor/pieces.h"
#include "stage/canvas.h"

namespace blast_editor {

// As large as whole pixels a square allow, in the middle of the area: three of them in 36 x 36.
void draw_thumbnail(stage::Canvas& canvas, const Arena& arena, const stage::Rect& area);

}  // namespace blast_editor
