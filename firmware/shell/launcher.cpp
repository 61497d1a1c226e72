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
// From one banner's coming to the next one's: no more than three a second.
constexpr std::uint8_t banner_frames = 20;
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
void draw_tag(stage::Canvas& canvas, std::string_view says) {
    const int width = stage::text_width(says, stage::small) + 10;
    const Rect tag{banner_area.right() - width - 4, banner_area.bottom() - 20, width, 16};
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
    leaving_ = shown_ = static_cast<std::int8_t>(selected());
}

void Launcher::look_for_matches() {
    running_ = 0;
    for (int i = 0; i < game_chambers; ++i)
        if (is_loaded(i) && menus_.match_runs(*chamber(i).cartridge))
            running_ = static_cast<std::uint8_t>(running_ | 1u << i);
}

void Launcher::turn_by(stage::Console& console, int steps) {
    const int before = selected();
    const bool goes_on = turn_.moving();
    turn_.go(turn_.value(), turn_.target() + steps * chamber_step, turn_frames, stage::Ease::back);
    hammer_.go(Cylinder::hammer_lift, 0, hammer_frames, stage::Ease::in_out);
    console.sound(Cue::click);
    console.damage(pips_area);
    console.damage(words_area);
    console.damage(Cylinder::area);
    forward_ = steps > 0;
    if (banner_rest_ == 0 && !goes_on) change_banner(console);
    if (is_loaded(before) != is_loaded(selected())) console.damage(stage::hints_area);
    console.animate();
}

// Not each of the chambers that are passed: banners that follow each other as fast as a held key
// turns would flash.
void Launcher::change_banner(stage::Console& console) {
    leaving_ = shown_;
    shown_ = static_cast<std::int8_t>(selected());
    banner_rest_ = banner_frames;
    uncovering_.go(0, stage::screen_size, turn_frames, stage::Ease::in_out);
    console.damage(banner_track);
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
    if (turn_.moving() || hammer_.moving()) console.damage(Cylinder::area);
    const bool turning = turn_.step(speed), falling = hammer_.step(speed);
    if (!turning) turn_.jump(selected() * chamber_step);
    if (banner_rest_ > 0) --banner_rest_;
    if (uncovering_.moving()) {
        uncovering_.step(speed);
        console.damage(banner_track);
    } else if (banner_rest_ == 0 && !turning && shown_ != selected()) {
        change_banner(console);
    }
    return turning || falling || uncovering_.moving() || banner_rest_ > 0;
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

// The banner of the chamber where the turning ends is uncovered from the side that the chambers
// come from. None of them slides: what is seen of it would flash as it passes.
void Launcher::draw_banners(stage::Canvas& canvas) const {
    if (!canvas.shows(banner_track)) return;
    const int seen = uncovering_.moving() ? uncovering_.value() : stage::screen_size;
    const int rest = stage::screen_size - seen;
    Rect old = banner_track, now = banner_track;
    (forward_ ? now : old).x += forward_ ? rest : seen;
    old.width = rest;
    now.width = seen;
    draw_banner(canvas, leaving_, old);
    draw_banner(canvas, shown_, now);
}

void Launcher::draw_banner(stage::Canvas& canvas, int index, const Rect& part) const {
    const auto inside = canvas.clipped(part);
    canvas.sprite(*chamber(index).banner(), {banner_area.x, banner_area.y});
    if (!is_loaded(index)) draw_tag(canvas, "empty");
    if (match_runs(index)) draw_tag(canvas, "your match goes on");
}

}  // namespace shell
