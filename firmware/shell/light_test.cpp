#include "shell/light_test.h"

#include "shell/page.h"
#include "stage/hints.h"

namespace shell {

using stage::Key;

namespace {

struct Shade {
    std::string_view name;
    std::uint8_t red, green, blue;
};
constexpr Shade shades[] = {{"red", 255, 0, 0},         {"green", 0, 255, 0},
                            {"blue", 0, 0, 255},        {"white", 255, 255, 255},
                            {"half white", 96, 96, 96}, {"off", 0, 0, 0}};
constexpr int shade_count = static_cast<int>(sizeof shades / sizeof shades[0]);
constexpr stage::Rect field{0, page_top, stage::screen_size, stage::hints_area.y - page_top};

bool one_colour() { return hal::board().light.green == boards::no_pin; }

}  // namespace

void LightTest::opened(stage::Console&) {
    colour_ = 0;
    show();
}

void LightTest::show() {
    runtime_.shine(shades[colour_].red, shades[colour_].green, shades[colour_].blue);
}

void LightTest::key(stage::Console& console, stage::KeyPress press) {
    // No sounds here but the last: their lights would come between.
    if (press.tapped(Key::b)) {
        runtime_.shine(0, 0, 0);
        console.sound(stage::Cue::back);
        return console.close();
    }
    const bool next = press.tapped(Key::a) || press.tapped(Key::right) || press.tapped(Key::down);
    const bool last = press.tapped(Key::left) || press.tapped(Key::up);
    if (!next && !last) return;
    colour_ = (colour_ + (next ? 1 : shade_count - 1)) % shade_count;
    show();
    console.damage(field);
}

void LightTest::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const Shade& shade = shades[colour_];
    draw_page(canvas, "Light");
    constexpr stage::Point centre{120, 100};
    canvas.disc(centre, 44, theme.panel);
    canvas.disc(centre, 40, stage::rgb(shade.red, shade.green, shade.blue));
    canvas.ring(centre, 44, 4, theme.edge);
    canvas.text({120, 156}, shade.name, stage::large, theme.ink, stage::Align::centre);
    canvas.text({120, 188}, one_colour() ? "This board's light has one colour" : "Does it match?",
                stage::small, theme.faint, stage::Align::centre);
    constexpr stage::Hint hints[] = {{stage::keys_of(Key::left, Key::right), "next colour"},
                                     {Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
