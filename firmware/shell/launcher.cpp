#include "shell/launcher.h"

#include <utility>

#include "console/status.h"
#include "shell/cylinder.h"
#include "stage/hints.h"

namespace shell {

using stage::Cue;
using stage::Key;
using stage::Rect;

namespace {

constexpr int turn_frames = 14, hammer_frames = 10;
constexpr int arrow_y = Cylinder::centre.y - Cylinder::orbit;
constexpr Rect banner_area{12, 15, 216, 84};
constexpr Rect banner_track{0, banner_area.y, stage::screen_size, banner_area.height};
constexpr Rect words_area{0, 101, 240, 12};

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
    if (press.tapped(Key::x)) visit(console, settings_);
    if (press.tapped(Key::y)) visit(console, about_);
}

void Launcher::offer_to_continue() {
    const int chamber = menus_.chamber_to_continue();
    if (chamber < 0) return;
    turn_.jump(chamber * chamber_step);
    offered_ = true;
}

void Launcher::turn_by(stage::Console& console, int steps) {
    turn_.go(turn_.value(), turn_.target() + steps * chamber_step, turn_frames, stage::Ease::back);
    hammer_.go(Cylinder::hammer_lift, 0, hammer_frames, stage::Ease::in_out);
    if (offered_) console.damage(stage::hints_area);
    offered_ = false;
    console.sound(Cue::click);
    console.damage(words_area);
    console.damage(Cylinder::area);
    console.animate();
}

void Launcher::visit(stage::Console& console, stage::Screen& screen) {
    offered_ = false;
    console.sound(Cue::open);
    console.open(screen);
}

void Launcher::pull_trigger(stage::Console& console) {
    if (std::exchange(offered_, false)) {
        console.sound(Cue::open);
        return menus_.continue_chamber(console, selected());
    }
    if (menus_.open_chamber(console, selected())) return console.sound(Cue::open);
    console.sound(Cue::refuse);
    note_.show(console, "Not loaded yet", chamber(selected()).coming, false);
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
    if (menus_.store().saves())
        canvas.text({12, 2}, "SIXGUN", stage::small, theme.faint);
    else
        canvas.text({12, 2}, "⚠ saving is off", stage::small, theme.warn);
    console::draw_status(canvas, 228, 1, runtime_.power(), runtime_.settings());
    draw_banners(canvas);
    const Chamber& here = chamber(selected());
    const bool guest = here.cartridge != nullptr && here.own_banner() == nullptr;
    canvas.text({120, words_area.y},
                offered_ ? std::string_view("Your match goes on: press A")
                : guest  ? here.cartridge->game.info.title
                         : std::string_view(here.line),
                stage::small, theme.ink, stage::Align::centre);
    // Which way it turns.
    canvas.triangle({10, arrow_y}, {15, arrow_y - 5}, {15, arrow_y + 5}, theme.edge);
    canvas.triangle({229, arrow_y}, {224, arrow_y - 5}, {224, arrow_y + 5}, theme.edge);
    Cylinder::draw(canvas, turn_.value(), hammer_.value(), !turn_.moving());
    const stage::Hint hints[] = {{stage::keys_of(Key::left, Key::right), "turn"},
                                 {Key::a, offered_ ? "continue" : "play"},
                                 {Key::x, "settings"},
                                 {Key::y, "about"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
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
