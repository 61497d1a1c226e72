// Draws for the tests: whole, and strip by strip as the console does, which must give the same.
#pragma once

#include <functional>

#include "picture/picture.h"
#include "stage/canvas.h"

namespace easel {

using Drawing = std::function<void(stage::Canvas&)>;

// The drawing on paper, cut out of the screen.
picture::Picture draw(const stage::Rect& window, const stage::Theme& theme, const Drawing& drawing);
// The same painted in pieces of `width` x `height`.
picture::Picture draw_in_pieces(const stage::Rect& window, int width, int height,
                                const stage::Theme& theme, const Drawing& drawing);
// Compares with the golden picture, and whole with strips; in both themes if asked.
void check(const char* name, const stage::Rect& window, const Drawing& drawing,
           const stage::Theme& theme = stage::standard_theme);

// A picture with corners that tell its flips apart: 9 x 7, 3 colours and transparent.
extern const stage::Sprite flag;
extern const stage::Sprite flag_in_runs;  // the same picture

}  // namespace easel
