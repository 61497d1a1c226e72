#include "stage/meter.h"

namespace stage {

namespace {

// Pixels of the inner length that `value` fills.
int filled(int length, int value, const MeterLook& look) {
    return length * std::clamp(value, 0, look.most) / std::max(look.most, 1);
}

// The part from `from` to `to` pixels along the meter.
Rect part(const Rect& inner, int from, int to, bool vertical) {
    if (vertical) return {inner.x, inner.bottom() - to, inner.width, to - from};
    return {inner.x + from, inner.y, to - from, inner.height};
}

int length_of(const Rect& inner, const MeterLook& look) {
    return look.vertical ? inner.height : inner.width;
}

void draw_segments(Canvas& canvas, const Rect& area, const MeterLook& look, Colour colour) {
    const Theme& theme = canvas.theme();
    // One pixel more at the end, so that the last gap falls outside.
    const int length = length_of(area, look) + 1;
    const int after = std::clamp(look.value + look.pending, 0, look.most);
    for (int i = 0; i < look.most; ++i) {
        const Rect box =
            part(area, length * i / look.most, length * (i + 1) / look.most - 1, look.vertical);
        const bool full = i < look.value, will = i < after;
        if (full || will) canvas.fill(box, full && will ? colour : theme.panel);
        if (full != will) canvas.shade(box, colour);
        if (!full) canvas.frame(box, will ? colour : theme.edge);
    }
}

}  // namespace

void draw_meter(Canvas& canvas, const Rect& area, const MeterLook& look) {
    if (!canvas.shows(area)) return;
    const Theme& theme = canvas.theme();
    const Colour colour = look.colour != 0 ? look.colour : theme.accent;
    if (look.segmented) {
        draw_segments(canvas, area, look, colour);
        return;
    }
    canvas.rounded(area, 2, theme.panel);
    canvas.rounded_frame(area, 2, theme.edge);
    const Rect inner = area.inset(2);
    const int length = length_of(inner, look);
    const int now = filled(length, look.value, look);
    const int after = filled(length, look.value + look.pending, look);
    canvas.fill(part(inner, 0, std::min(now, after), look.vertical), colour);
    canvas.shade(part(inner, std::min(now, after), std::max(now, after), look.vertical), colour);
}

Rect meter_damage(const Rect& area, const MeterLook& before, const MeterLook& after) {
    if (before.most != after.most || before.segmented || after.segmented ||
        before.colour != after.colour)
        return area;
    const Rect inner = area.inset(2);
    const int length = length_of(inner, after);
    int from = length, to = 0;
    const auto stretch = [&](int a, int b) {
        if (a == b) return;
        from = std::min({from, a, b});
        to = std::max({to, a, b});
    };
    const auto now = [&](const MeterLook& look) { return filled(length, look.value, look); };
    const auto then = [&](const MeterLook& look) {
        return filled(length, look.value + look.pending, look);
    };
    stretch(now(before), now(after));
    stretch(then(before), then(after));
    return from >= to ? Rect{} : part(inner, from, to, after.vertical);
}

int draw_pips(Canvas& canvas, Point at, int size, int value, int most, Colour colour) {
    for (int i = 0; i < most; ++i) {
        const Rect pip{at.x + i * (size + 2), at.y, size, size};
        if (i < value)
            canvas.rounded(pip, size / 2, colour);
        else
            canvas.rounded_frame(pip, size / 2, canvas.theme().edge);
    }
    return most * (size + 2) - 2;
}

}  // namespace stage
