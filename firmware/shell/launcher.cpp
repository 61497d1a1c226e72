#include "shell/launcher.h"

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
// Three of the chambers are out of sight: a pip for each says how many there are, and which it is.
constexpr int pip_size = 6, pip_step = pip_size + 3;
constexpr Rect pips_area{120 - (chamber_count * pip_step - 3) / 2, 5, chamber_count* pip_step - 3,
                         pip_size};

void draw_pips(stage::Canvas& canvas, int selected) {
    for (int i = 0; i < chamber_count; ++i) {
        const Rect pip{pips_area.x + i * pip_step, pips_area.y, pip_size, pip_size};
        if (i == selected)
            canvas.rounded(pip, pip_size / 2, canvas.theme().accent);
        else
            canvas.rounded_frame(pip, pip_size / 2, canvas.theme().faint);
    }
}

// A tag in the banner's corner: whoever pulls the trigger knows what to expect.
void draw_tag(stage::Canvas& canvas, stage::Point banner, std::string_view says) {
    const int width = stage::text_width(says, stage::small) + 10;
    const Rect tag{banner.x + banner_area.width - width - 4, banner.y + banner_area.height - 20,
                   width, 16};
    if (!canvas.shows(tag)) return;
    canvas.rounded(tag, 4, canvas.theme().paper);
    canvas.rounded_frame(tag, 4, canvas.theme().faint);
    canvas.text({tag.x + 5, tag.y + 2}, says, stage::small, canvas.theme().ink);
}

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

void Launcher::opened(stage::Console&) { look_for_matches(); }

void Launcher::uncovered(stage::Console&) { look_for_matches(); }

void Launcher::turn_to_last_game() {
    look_for_matches();
    const stage::Cartridge* last = menus_.last_played();
    if (last == nullptr) return;
    if (const int there = chamber_of(menus_.chambers(), *last); there >= 0)
        turn_.jump(there * chamber_step);
}

void Launcher::look_for_matches() {
    running_ = 0;
    for (int i = 0; i < game_chambers; ++i)
        if (is_loaded(i) && menus_.match_runs(*chamber(i).cartridge))
            running_ = static_cast<std::uint8_t>(running_ | 1u << i);
}

void Launcher::turn_by(stage::Console& console, int steps) {
    const int before = selected();
    turn_.go(turn_.value(), turn_.target() + steps * chamber_step, turn_frames, stage::Ease::back);
    hammer_.go(Cylinder::hammer_lift, 0, hammer_frames, stage::Ease::in_out);
    console.sound(Cue::click);
    console.damage(pips_area);
    console.damage(words_area);
    console.damage(Cylinder::area);
    if (is_loaded(before) != is_loaded(selected())) console.damage(stage::hints_area);
    console.animate();
}

void Launcher::visit(stage::Console& console, stage::Screen& screen) {
    console.sound(Cue::open);
    console.open(screen);
}

void Launcher::pull_trigger(stage::Console& console) {
    if (menus_.open_chamber(console, selected())) return console.sound(Cue::open);
    console.sound(Cue::refuse);
    kit::Text<256> text(chamber(selected()).sign->coming);
    text.add("\n\nNot in this version yet.");
    note_.show(console, "An empty chamber", text.view(), false);
}

bool Launcher::tick(stage::Console& console) {
    const int speed = console.animation_speed();
    const bool turning = turn_.step(speed), falling = hammer_.step(speed);
    if (!turning) turn_.jump(selected() * chamber_step);
    console.damage(Cylinder::area);
    console.damage(banner_track);
    return turning || falling;
}

bool Launcher::work(stage::Console& console) {
    if (of_memory_ != making_ready || !runtime_.painted()) return false;
    of_memory_ = menus_.store().format() ? "new memory made ready" : nullptr;
    console.damage_all();
    return true;
}

void Launcher::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    canvas.fill(stage::screen_area, theme.paper);
    const bool saves = menus_.store().saves();
    canvas.text({12, 2},
                of_memory_ ? of_memory_
                : saves    ? "SIXGUN"
                           : "⚠ saving is off",
                stage::small, saves || of_memory_ ? theme.faint : theme.warn);
    console::draw_status(canvas, 228, 1, runtime_.power(), runtime_.settings());
    if (saves && !of_memory_) draw_pips(canvas, selected());  // what is told takes their place
    draw_banners(canvas);
    const Chamber& here = chamber(selected());
    canvas.text({120, words_area.y}, here.line(), stage::small, theme.ink, stage::Align::centre);
    // Which way it turns.
    canvas.triangle({10, arrow_y}, {15, arrow_y - 5}, {15, arrow_y + 5}, theme.edge);
    canvas.triangle({229, arrow_y}, {224, arrow_y - 5}, {224, arrow_y + 5}, theme.edge);
    Cylinder::draw(canvas, menus_.chambers(), turn_.value(), hammer_.value(), !turn_.moving());
    const stage::Hint hints[] = {{stage::keys_of(Key::left, Key::right), "turn"},
                                 {Key::a, is_loaded(selected()) ? "play" : "look"},
                                 {Key::x, "settings"},
                                 {Key::y, "about"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

// The banners lie side by side and pass the window as the chambers pass the hammer.
void Launcher::draw_banners(stage::Canvas& canvas) const {
    if (!canvas.shows(banner_track)) return;
    const int left = turn_.value() >> 8, part = turn_.value() & (chamber_step - 1);
    const int x = banner_area.x - (part * stage::screen_size >> 8);
    for (int i = 0; i < 2; ++i) {
        const int index = chamber_at((left + i) * chamber_step);
        const stage::Point at{x + i * stage::screen_size, banner_area.y};
        canvas.sprite(*chamber(index).banner(), at);
        if (!is_loaded(index)) draw_tag(canvas, at, "empty");
        if (match_runs(index)) draw_tag(canvas, at, "your match goes on");
    }
}

}  // namespace shell
