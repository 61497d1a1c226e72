#include "stage/dice.h"

#include <array>

namespace stage {

namespace {

// Cosine and sine in 1/256 of 0, 22.5, 45 and 67.5 degrees: a square looks the same after four.
constexpr int cosines[] = {256, 237, 181, 98};
constexpr int sines[] = {0, 98, 181, 237};

// Pip places on a 3 x 3 grid, bit 0 top left, row by row.
constexpr int pip_masks[] = {0b000010000, 0b100000001, 0b100010001,
                             0b101000101, 0b101010101, 0b101101101};

}  // namespace

Rect die_area(Point at, int size) {
    const int more = size * 54 / 256 + 3;  // half of (square root of 2, minus 1), and the frame
    return Rect{at.x, at.y, size, size}.inset(-more);
}

void draw_die(Canvas& canvas, Point at, int value, const DieLook& look) {
    if (!canvas.shows(die_area(at, look.size))) return;
    const Theme& theme = canvas.theme();
    const Colour body = look.body != 0 ? look.body : theme.ink;
    const Colour pips = look.pips != 0 ? look.pips : theme.on_accent;
    const int size = look.size, turn = look.quarter_turn & 3;
    const int c = cosines[turn], s = sines[turn];
    const Rect box{at.x, at.y, size, size};
    // Doubled coordinates around the middle keep odd and even sizes exact.
    const Point middle{2 * at.x + size - 1, 2 * at.y + size - 1};
    const auto place = [&](int x, int y) {
        return Point{(middle.x + (x * c - y * s) / 256) >> 1,
                     (middle.y + (x * s + y * c) / 256) >> 1};
    };
    if (turn == 0) {
        canvas.rounded(box, std::max(size / 6, 2), blend(body, theme.paper, 110));
        canvas.rounded({box.x, box.y, size, size - std::max(size / 12, 1)}, std::max(size / 6, 2),
                       body);
    } else {
        const int h = size - 1;
        const Point a = place(-h, -h), b = place(h, -h), d = place(h, h), e = place(-h, h);
        canvas.triangle(a, b, d, body);
        canvas.triangle(a, d, e, body);
    }
    const int spread = size * 9 / 16;  // doubled distance between pips
    const int width = std::max(size / 6, 2);
    for (int i = 0; i < 9; ++i) {
        if ((pip_masks[std::clamp(value, 1, 6) - 1] >> i & 1) == 0) continue;
        const Point pip = place((i % 3 - 1) * spread, (i / 3 - 1) * spread);
        if (width % 2 != 0 && width > 2)
            canvas.disc(pip, width / 2, pips);
        else
            canvas.rounded({pip.x - (width - 1) / 2, pip.y - (width - 1) / 2, width, width},
                           width > 2 ? width / 2 : 0, pips);
    }
    if (look.disabled) canvas.shade(box, theme.paper);
    if (look.selected) canvas.rounded_frame(box.inset(-3), size / 6 + 3, theme.accent, 2);
}

void Roll::start(int value, unsigned seed, int delay) {
    value_ = value;
    seed_ = seed;
    // The delay lies before the start of the way: the die waits at the top.
    fall_.go(-25 * delay, 1000, 40 + delay, Ease::linear);
}

bool Roll::step(int speed) { return fall_.step(speed); }

int Roll::shown() const {
    const int at = fall_.value();
    if (at >= 800) return value_;
    // Another face at each eighth of the way, never the same twice in a row.
    const unsigned turn = static_cast<unsigned>(std::max(at, 0)) / 100;
    return static_cast<int>((seed_ + turn * 5 + turn / 3) % 6) + 1;
}

int Roll::quarter_turn() const {
    const int at = fall_.value();
    return at >= 900 ? 0 : (std::max(at, 0) / 50) & 3;
}

// Three bounces, each a parabola and lower than the one before.
int Roll::height() const {
    struct Bounce {
        int from, to, high;
    };
    constexpr std::array<Bounce, 3> bounces{{{-400, 400, drop}, {400, 720, 16}, {720, 900, 5}}};
    const int at = std::max(fall_.value(), 0);
    for (const Bounce& bounce : bounces) {
        if (at >= bounce.to) continue;
        const int half = (bounce.to - bounce.from) / 2, x = at - bounce.from - half;
        return bounce.high - bounce.high * x * x / (half * half);
    }
    return 0;
}

}  // namespace stage
