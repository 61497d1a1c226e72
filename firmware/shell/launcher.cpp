#include "shell/launcher.h"

#include "console/status.h"
#include "shell/cylinder.h"

namespace shell {

using stage::Cue;
using stage::Key;
using stage::Rect;

namespace {

constexpr int turn_frames = 14, hammer_frames = 10;
constexpr Rect banner_area{12, 15, 216, 84};
constexpr Rect banner_track{0, banner_area.y, stage::screen_size, banner_area.height};
constexpr Rect words_area{0, 101, 240, 12};
constexpr Rect hint_area{0, 224, 240, 16};

const Chamber& chamber(int index) { return chambers[static_cast<std::size_t>(index)]; }

}  // namespace

int Launcher::chamber_at(int turn) {
    const int index = ((turn + chamber_step / 2) >> 8) % chamber_count;
    return index < 0 ? index + chamber_count : index;
}

void Launcher::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::left) || press.tapped(Key::up)) turn_by(console, -1);
    if (press.tapped(Key::right) || press.tapped(Key::down)) turn_by(console, 1);
    if (press.tapped(Key::a)) pull_trigger(console);
}

void Launcher::turn_by(stage::Console& console, int steps) {
    turn_.go(turn_.value(), turn_.target() + steps * chamber_step, turn_frames, stage::Ease::back);
    hammer_.go(Cylinder::hammer_lift, 0, hammer_frames, stage::Ease::in_out);
    console.sound(Cue::click);
    console.damage(words_area);
    console.animate();
}

void Launcher::pull_trigger(stage::Console& console) {
    if (chamber(selected()).screen == nullptr) {
        console.sound(Cue::refuse);
        console.toast("Not loaded yet");
        return;
    }
    console.sound(Cue::open);
    console.open(*chamber(selected()).screen());
}

bool Launcher::tick(stage::Console& console) {
    const int speed = console.animation_speed();
    const bool turning = turn_.step(speed), falling = hammer_.step(speed);
    if (!turning) turn_.jump(selected() * chamber_step);
    console.damage(Cylinder::area);
    console.damage(banner_track);
    return turning || falling;
}

void Launcher::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    canvas.fill(stage::screen_area, theme.paper);
    canvas.text({12, 2}, "SIXGUN", stage::small, theme.faint);
    console::draw_status(canvas, 228, 1, runtime_.power(), runtime_.settings());
    draw_banners(canvas);
    canvas.text({120, words_area.y}, chamber(selected()).line, stage::small, theme.ink,
                stage::Align::centre);
    Cylinder::draw(canvas, turn_.value(), hammer_.value(), !turn_.moving());
    canvas.fill(hint_area, theme.panel);
    canvas.text({120, hint_area.y + 2}, "A open   X settings   Y about", stage::small, theme.ink,
                stage::Align::centre);
}

// The banners lie side by side and pass the window as the chambers pass the hammer.
void Launcher::draw_banners(stage::Canvas& canvas) const {
    if (!canvas.shows(banner_track)) return;
    const int left = turn_.value() >> 8, part = turn_.value() & (chamber_step - 1);
    const int x = banner_area.x - (part * stage::screen_size >> 8);
    for (int i = 0; i < 2; ++i)
        canvas.sprite(*chamber(chamber_at((left + i) * chamber_step)).banner,
                      {x + i * stage::screen_size, banner_area.y});
}

}  // namespace shell
