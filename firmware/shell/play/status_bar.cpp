#include "shell/play/status_bar.h"

#include "console/status.h"

namespace play {

namespace {

// A cylinder of six chambers; the lit one walks around.
void draw_small_spinner(stage::Canvas& canvas, int frames) {
    const stage::Theme& theme = canvas.theme();
    constexpr stage::Point chambers[] = {{4, 0}, {8, 2}, {8, 6}, {4, 8}, {0, 6}, {0, 2}};
    const int lit = frames / spinner_pace % 6;
    for (int i = 0; i < 6; ++i) {
        const stage::Point at = chambers[i];
        const stage::Rect box{spinner_area.x + at.x, spinner_area.y + at.y, 3, 3};
        canvas.fill(box, i == lit ? theme.accent : theme.edge);
    }
}

}  // namespace

void draw_seat_mark(stage::Canvas& canvas, stage::Point at, kit::Seat seat) {
    const stage::Theme& theme = canvas.theme();
    canvas.disc({at.x + 5, at.y + 5}, 5, theme.seat[seat % 4]);
    const char digit = static_cast<char>('1' + seat);
    canvas.text({at.x + 3, at.y + 2}, {&digit, 1}, stage::tiny, theme.on_accent);
}

void draw_status_bar(stage::Canvas& canvas, const StatusBar& bar, const console::Runtime& runtime) {
    if (!canvas.shows(status_area)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.fill(status_area, theme.panel);
    canvas.fill({0, status_area.bottom() - 1, status_area.width, 1}, theme.edge);
    const int right = console::draw_status(canvas, 236, 2, runtime.power(), runtime.settings()) - 4;
    int left = 4;
    if (bar.thinking >= 0) {
        draw_small_spinner(canvas, bar.thinking);
        left = 19;
    } else if (bar.hint) {
        left += canvas.text({left, 1}, "★ ", stage::small, theme.accent);
    } else if (bar.seat != kit::nobody) {
        draw_seat_mark(canvas, {3, 2}, bar.seat);
        left = 18;
    }
    canvas.text_fitted({left, 1}, right - left, bar.text, stage::small,
                       bar.hint ? theme.accent : theme.ink);
}

}  // namespace play
