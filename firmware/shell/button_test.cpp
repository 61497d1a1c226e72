#include "shell/button_test.h"

#include "shell/page.h"
#include "stage/hints.h"

namespace shell {

using stage::Point;

namespace {

struct Place {
    Point centre;
    char letter;  // 0: an arm of the cross
};
// In the order of hal::Button.
constexpr Place places[hal::button_count] = {
    {{64, 78}, 0},     {{64, 142}, 0},    {{32, 110}, 0},   {{96, 110}, 0},
    {{208, 110}, 'A'}, {{176, 142}, 'B'}, {{176, 78}, 'X'}, {{144, 110}, 'Y'},
};
constexpr int reach = 16;

constexpr stage::Rect area_of(int button) {
    const Point centre = places[button].centre;
    return {centre.x - reach, centre.y - reach, 2 * reach + 1, 2 * reach + 1};
}

}  // namespace

void ButtonTest::opened(stage::Console& console) {
    down_ = seen_ = 0;
    console.animate();
}

void ButtonTest::key(stage::Console& console, stage::KeyPress press) {
    if (!press.held(stage::Key::b)) return;
    console.sound(stage::Cue::back);
    console.close();
}

// Looks every frame: a press of X or Y reaches the screens only when it ends.
bool ButtonTest::tick(stage::Console& console) {
    std::uint8_t now = 0;
    for (int i = 0; i < hal::button_count; ++i)
        if (runtime_.held(static_cast<hal::Button>(i)))
            now = static_cast<std::uint8_t>(now | 1u << i);
    for (int i = 0; i < hal::button_count; ++i)
        if (((now ^ down_) >> i & 1) != 0) console.damage(area_of(i));
    if ((now & ~down_) != 0) console.sound(stage::Cue::move);
    down_ = now;
    seen_ = static_cast<std::uint8_t>(seen_ | now);
    return true;
}

void ButtonTest::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_page(canvas, "Buttons");
    for (int i = 0; i < hal::button_count; ++i) {
        const Point at = places[i].centre;
        const bool down = (down_ >> i & 1) != 0, seen = (seen_ >> i & 1) != 0;
        const stage::Colour body = down ? theme.accent : theme.panel;
        const stage::Colour ink = down ? theme.on_accent : seen ? theme.good : theme.faint;
        if (places[i].letter == 0) {
            canvas.rounded(area_of(i), 4, body);
            canvas.rounded_frame(area_of(i), 4, seen ? theme.good : theme.edge, 2);
        } else {
            canvas.disc(at, reach, body);
            canvas.ring(at, reach, 2, seen ? theme.good : theme.edge);
        }
        constexpr std::string_view arrows[] = {"↑", "↓", "←", "→"};
        const std::string_view mark =
            places[i].letter == 0 ? arrows[i] : std::string_view(&places[i].letter, 1);
        canvas.text({at.x, at.y - 8}, mark, stage::medium, ink, stage::Align::centre);
        if (seen) canvas.text({at.x + 6, at.y + 2}, "✓", stage::tiny, ink);
    }
    canvas.text({120, 180}, "Press each button once", stage::small, theme.ink,
                stage::Align::centre);
    canvas.text({120, 196}, "✓ marks those that were seen", stage::small, theme.faint,
                stage::Align::centre);
    constexpr stage::Hint hints[] = {{stage::Key::b, "hold: back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
