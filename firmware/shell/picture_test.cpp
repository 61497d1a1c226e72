#include "shell/picture_test.h"

#include "stage/hints.h"

namespace shell {

using stage::Canvas;
using stage::Key;
using stage::Rect;
using stage::rgb;

namespace {

constexpr Rect test_field{0, 0, stage::screen_size, stage::hints_area.y};

void bars(Canvas& canvas) {
    constexpr std::uint32_t colours[] = {0xffffff, 0xffff00, 0x00ffff, 0x00ff00,
                                         0xff00ff, 0xff0000, 0x0000ff, 0x000000};
    for (int i = 0; i < 8; ++i) canvas.fill({i * 30, 0, 30, test_field.height}, rgb(colours[i]));
}

// Every step that the panel can show of grey, red, green and blue.
void ramps(Canvas& canvas) {
    for (int i = 0; i < 32; ++i) {
        const int left = i * stage::screen_size / 32;
        const int width = (i + 1) * stage::screen_size / 32 - left;
        const int level = i * 8;
        const stage::Colour colours[] = {rgb(level, level, level), rgb(level, 0, 0),
                                         rgb(0, level, 0), rgb(0, 0, level)};
        for (int row = 0; row < 4; ++row)
            canvas.fill({left, row * test_field.height / 4, width, test_field.height / 4},
                        colours[row]);
    }
}

// A frame on the outermost pixels, a cross through the middle, circles that must be round.
void edges(Canvas& canvas) {
    const stage::Theme& theme = canvas.theme();
    canvas.fill(test_field, theme.paper);
    canvas.frame(test_field, theme.ink);
    canvas.line({0, 0}, {test_field.width - 1, test_field.height - 1}, theme.edge);
    canvas.line({test_field.width - 1, 0}, {0, test_field.height - 1}, theme.edge);
    for (int radius = 20; radius <= 100; radius += 20)
        canvas.ring(test_field.centre(), radius, 1, theme.accent);
}

// Single pixels: the fastest change the wire can carry.
void chess(Canvas& canvas) {
    canvas.fill(test_field, rgb(0));
    canvas.shade(test_field, rgb(0xffffff));
}

template <std::uint32_t Colour>
void full(Canvas& canvas) {
    canvas.fill(test_field, rgb(Colour));
}

constexpr void (*patterns[])(Canvas&) = {bars,           ramps,          edges,
                                         chess,          full<0xff0000>, full<0x00ff00>,
                                         full<0x0000ff>, full<0xffffff>, full<0x000000>};
constexpr int pattern_count = static_cast<int>(sizeof patterns / sizeof patterns[0]);

}  // namespace

void PictureTest::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::b)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    // A picture for each press: fields of colour that follow each other by themselves flash.
    if (press.press != stage::Press::edge) return;
    const bool next = press.tapped(Key::a) || press.tapped(Key::right) || press.tapped(Key::down);
    const bool last = press.tapped(Key::left) || press.tapped(Key::up);
    if (!next && !last) return;
    pattern_ = (pattern_ + (next ? 1 : pattern_count - 1)) % pattern_count;
    console.sound(stage::Cue::move);
    console.damage(test_field);
}

void PictureTest::draw(Canvas& canvas) const {
    patterns[pattern_](canvas);
    constexpr stage::Hint hints[] = {
        {stage::keys_of(Key::left, Key::right, Key::a), "next picture"}, {Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
