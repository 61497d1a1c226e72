#include "stage/toast.h"

namespace stage {

namespace {
constexpr int toast_margin = 8;
constexpr int widest = 220;
constexpr int bottom = 218;
constexpr int sign_room = 12;  // the sign and its distance

int text_room(std::string_view text) {
    return std::min(text_width(text, small), widest - 2 * toast_margin - sign_room);
}
}  // namespace

Rect toast_area(std::string_view text, int sunk) {
    const int lines = paragraph_height(text_room(text), text, small, 2);
    const int width = text_room(text) + 2 * toast_margin + sign_room,
              height = std::max(lines, 12) + 10;
    return {(screen_size - width) / 2, bottom - height + sunk, width, height};
}

void draw_toast(Canvas& canvas, std::string_view text, Mood mood, int sunk, const Sprite* icon) {
    const Rect area = toast_area(text, sunk);
    if (!canvas.shows(area)) return;
    const Theme& theme = canvas.theme();
    const Colour colours[] = {theme.accent, theme.good, theme.bad, theme.warn};
    constexpr std::string_view signs[] = {"\u2022", "\u2713", "\u2717", "\u26a0"};
    const Colour colour = colours[static_cast<int>(mood)];
    canvas.rounded(area, 6, theme.panel);
    canvas.rounded_frame(area, 6, colour);
    if (icon != nullptr) {
        canvas.sprite(*icon, {area.x + toast_margin - 4, area.y + 5});
    } else {
        canvas.text({area.x + toast_margin - 1, area.y + 5}, signs[static_cast<int>(mood)], small,
                    colour);
    }
    canvas.paragraph(
        {area.x + toast_margin + sign_room - 1, area.y + 5, text_room(text), area.height - 9}, text,
        small, theme.ink, Align::left, 2);
}

}  // namespace stage
