#include "shell/play/advice.h"

#include <algorithm>

#include "shell/play/status_bar.h"
#include "stage/scene.h"

namespace play {

bool advised_below(const stage::Rect& room, std::string_view advice,
                   const console::Runtime& runtime) {
    return !advice.empty() && room.height >= stage::reason_height &&
           status_bar_area({.text = advice, .hint = true}, runtime) != status_area;
}

void draw_advice(stage::Canvas& canvas, const stage::Rect& room, std::string_view advice,
                 std::string_view reason, const console::Runtime& runtime) {
    const bool both = advised_below(room, advice, runtime);
    if (advice.empty() || (reason.empty() && !both) || !canvas.shows(room)) return;
    const stage::Theme& theme = canvas.theme();
    constexpr int gap = -1, margin = 5;
    const int line = stage::small.height + gap;
    const int left = room.x + margin + stage::text_width("★ ", stage::small);
    stage::Rect words{left, 0, room.right() - margin - left, 0};
    if (both) words.height = stage::paragraph_height(words.width, advice, stage::small, gap);
    const int all = words.height + (reason.empty() ? 0 : line);
    // Along the upper edge of the scene it hangs; else it fills its room, and cuts nothing there.
    const bool hangs = room.y == stage::scene_area.y;
    const int height = hangs ? std::min(room.height, all + 9) : room.height;
    const stage::Rect area{room.x, room.y, room.width, height};
    canvas.fill(area, theme.panel);
    canvas.frame(area, theme.accent);
    words.y = area.centre().y - (all + 1) / 2;
    canvas.text({area.x + margin, words.y}, "★ ", stage::small, theme.accent);
    if (both) canvas.paragraph(words, advice, stage::small, theme.accent, stage::Align::left, gap);
    canvas.text_fitted({left, words.y + words.height}, words.width, reason, stage::small,
                       theme.ink);
}

}  // namespace play
