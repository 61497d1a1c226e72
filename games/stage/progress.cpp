#include "stage/progress.h"

#include <array>

namespace stage {

namespace {

struct Percent {
    std::array<char, 5> text{};
    int length = 0;

    explicit Percent(int value) {
        if (value >= 100) put(1);
        if (value >= 10) put(value / 10 % 10);
        put(value % 10);
        text[static_cast<std::size_t>(length++)] = '%';
    }
    std::string_view view() const { return {text.data(), static_cast<std::size_t>(length)}; }

  private:
    void put(int digit) {
        text[static_cast<std::size_t>(length++)] = static_cast<char>('0' + digit);
    }
};

}  // namespace

void draw_progress(Canvas& canvas, const Rect& area, int done, int total, std::string_view label) {
    if (!canvas.shows(area)) return;
    const Theme& theme = canvas.theme();
    Rect bar = area;
    if (!label.empty()) {
        canvas.text_fitted({area.x, area.y}, area.width, label, small, theme.ink);
        bar = {area.x, area.y + small.height + 3, area.width, area.height - small.height - 3};
    }
    total = std::max(total, 1);
    done = std::clamp(done, 0, total);
    canvas.rounded(bar, 4, theme.panel);
    canvas.rounded_frame(bar, 4, theme.edge);
    const Rect inner = bar.inset(2);
    const Rect full{inner.x, inner.y, inner.width * done / total, inner.height};
    const Percent percent(done * 100 / total);
    const int y = bar.y + (bar.height - small.height + 1) / 2;
    if (!full.empty()) {
        const auto inside = canvas.clipped(full);
        canvas.rounded(inner, 3, theme.accent);
    }
    if (bar.height < small.height + 2) return;
    // The number changes its colour where the bar passes under it.
    canvas.text({bar.centre().x, y}, percent.view(), small, theme.ink, Align::centre);
    const auto inside = canvas.clipped(full);
    canvas.text({bar.centre().x, y}, percent.view(), small, theme.on_accent, Align::centre);
}

void draw_spinner(Canvas& canvas, Point centre, int frame) {
    if (!canvas.shows(spinner_area(centre))) return;
    const Theme& theme = canvas.theme();
    constexpr Point chambers[spinner_frames] = {{0, -9}, {8, -5}, {8, 5},
                                                {0, 9},  {-8, 5}, {-8, -5}};
    canvas.disc(centre, spinner_size / 2, theme.panel);
    canvas.ring(centre, spinner_size / 2, 1, theme.edge);
    canvas.disc(centre, 2, theme.edge);
    for (int i = 0; i < spinner_frames; ++i) {
        // The lit chamber and, fainter, the two it just left.
        const int age = ((frame - i) % spinner_frames + spinner_frames) % spinner_frames;
        const Colour colour = age == 0   ? theme.accent
                              : age == 1 ? blend(theme.accent, theme.paper, 110)
                              : age == 2 ? blend(theme.accent, theme.paper, 180)
                                         : theme.paper;
        canvas.disc(centre + chambers[i], 3, colour);
    }
}

}  // namespace stage
