#include "shell/launcher.h"

#include "shell/cylinder.h"

namespace shell {

using stage::Cue;
using stage::Key;
using stage::Rect;

namespace {

constexpr int turn_frames = 14;
constexpr Rect banner_area{12, 18, 216, 84};
constexpr Rect words_area{0, 104, 240, 14};
constexpr Rect hint_area{0, 224, 240, 16};

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
    leaving_ = selected();
    turn_.go(turn_.value(), turn_.target() + steps * chamber_step, turn_frames, stage::Ease::out);
    banner_.go(steps * stage::screen_size, 0, turn_frames, stage::Ease::out);
    console.sound(Cue::click);
    console.damage(words_area);
    console.animate();
}

void Launcher::pull_trigger(stage::Console& console) {
    const Chamber& chamber = chambers[static_cast<std::size_t>(selected())];
    if (chamber.screen == nullptr) {
        console.sound(Cue::refuse);
        console.toast("Not loaded yet");
        return;
    }
    console.sound(Cue::open);
    console.open(*chamber.screen());
}

bool Launcher::tick(stage::Console& console) {
    const int speed = console.animation_speed();
    const bool turning = turn_.step(speed), sliding = banner_.step(speed);
    console.damage(Cylinder::area);
    console.damage({0, banner_area.y, stage::screen_size, banner_area.height});
    if (!turning) turn_.jump(selected() * chamber_step);
    return turning || sliding;
}

void Launcher::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    canvas.fill(stage::screen_area, theme.paper);
    const int x = banner_.value();
    if (x != 0) draw_banner(canvas, leaving_, x > 0 ? x - 240 : x + 240);
    draw_banner(canvas, selected(), x);
    canvas.text({120, words_area.y}, chambers[static_cast<std::size_t>(selected())].line,
                stage::small, theme.ink, stage::Align::centre);
    Cylinder::draw(canvas, turn_.value());
    canvas.fill(hint_area, theme.panel);
    canvas.text({120, hint_area.y + 2}, "◀▶ turn   A open", stage::small, theme.ink,
                stage::Align::centre);
}

void Launcher::draw_banner(stage::Canvas& canvas, int index, int x) const {
    const Rect area = banner_area.moved(x, 0);
    if (!canvas.shows(area)) return;
    const Chamber& chamber = chambers[static_cast<std::size_t>(index)];
    if (chamber.banner != nullptr) {
        canvas.sprite(*chamber.banner, {area.x, area.y});
        return;
    }
    canvas.rounded(area, 8, canvas.theme().panel);
    canvas.rounded_frame(area, 8, canvas.theme().accent, 2);
    canvas.text({area.centre().x, area.centre().y - 12}, chamber.name, stage::large,
                canvas.theme().ink, stage::Align::centre);
}

}  // namespace shell
