#include "stage/toast.h"

#include "stage/hints.h"

namespace stage {

namespace {
constexpr int toast_margin = 4;
constexpr int sign_room = 12;  // the sign and its distance
constexpr int toast_width = screen_size - 2 * toast_margin - sign_room;
}  // namespace

Rect toast_area(std::string_view text, int sunk) {
    const int lines = paragraph_height(toast_width, text, small, 0);
    const int height = std::max(lines + 4, hints_area.height);
    return {0, screen_size - height + sunk, screen_size, height};
}

void draw_toast(Canvas& canvas, std::string_view text, Mood mood, int sunk, const Sprite* icon) {
    const Rect area = toast_area(text, sunk);
    if (!canvas.shows(area)) return;
    const Theme& theme = canvas.theme();
    const Colour colours[] = {theme.accent, theme.good, theme.bad, theme.warn};
    constexpr std::string_view signs[] = {"\u2022", "\u2713", "\u2717", "\u26a0"};
    const Colour colour = colours[static_cast<int>(mood)];
    canvas.fill(area, theme.panel);
    canvas.frame(area, colour);
    if (icon != nullptr) {
        canvas.sprite(*icon, {area.x + toast_margin - 2, area.y + 2});
    } else {
        canvas.text({area.x + toast_margin, area.y + 2}, signs[static_cast<int>(mood)], small,
                    colour);
    }
    canvas.paragraph({area.x + toast_margin + sign_room, area.y + 2, toast_width, area.height - 4},
                     text, small, theme.ink, Align::left, 0);
}

}  // namespace stage
