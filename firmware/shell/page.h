// The ground of the shell's plain screens: paper, and a title over a brass line.
#pragma once

#include "stage/canvas.h"

namespace shell {

inline constexpr int page_top = 24;  // first row below the title

inline void draw_page(stage::Canvas& canvas, std::string_view title) {
    canvas.fill(stage::screen_area, canvas.theme().paper);
    canvas.text({12, 4}, title, stage::medium, canvas.theme().ink);
    canvas.fill({12, page_top - 3, 216, 1}, canvas.theme().accent);
}

}  // namespace shell
