#include "shell/settings_screen.h"

#include "console/status.h"
#include "shell/page.h"
#include "stage/hints.h"

namespace shell {

using console::Settings;
using stage::Key;
using stage::Rect;

namespace {

struct ItemWords {
    std::string_view label, help;
};
// In the order of SettingsScreen::Item.
constexpr ItemWords words[] = {
    {"Brightness", "Darker lasts longer"},
    {"Volume", "How loud the sounds are"},
    {"Sound", "Anywhere: hold {Y} for this"},
    {"Dim after", "After twice that: screen off"},
    {"Left-handed", "D-pad and buttons change places"},
    {"Palette", "Colours everyone can tell apart"},
    {"Animations", "How fast things move"},
    {"Fewer flashes", "Nothing blinks or shakes"},
    {"Pictures", "Anywhere: hold {X} to take one"},
    {"Erase", "One game, or everything"},
};
static_assert(std::size(words) == static_cast<std::size_t>(SettingsScreen::Item::count));

constexpr std::string_view dim_words[] = {"15 s", "30 s", "1 min", "5 min", "never"};
constexpr std::string_view motion_words[] = {"slow", "normal", "fast", "off"};
static_assert(std::size(dim_words) == static_cast<std::size_t>(console::DimTime::count));
static_assert(std::size(motion_words) == static_cast<std::size_t>(console::Motion::count));

constexpr int row_height = 18, help_y = 209;
constexpr Rect list_area{8, page_top + 2, 224,
                         row_height* static_cast<int>(SettingsScreen::Item::count)};

// A value in steps from `least` to `most`. False: it is at the end already.
bool step_value(int& value, int direction, int least, int most, int step) {
    int next = value + (direction == 0 ? step : direction * step);
    if (next > most && direction == 0) next = least;
    if (next < least || next > most) return false;
    value = next;
    return true;
}

template <typename Value>
bool step_setting(Value& setting, int direction, int least, int most, int step = 1) {
    int value = static_cast<int>(setting);
    if (!step_value(value, direction, least, most, step)) return false;
    setting = static_cast<Value>(value);
    return true;
}

bool has_speaker() { return hal::board().speaker != boards::no_pin; }

bool needs_speaker(SettingsScreen::Item item) {
    return item == SettingsScreen::Item::volume || item == SettingsScreen::Item::mute;
}

}  // namespace

SettingsScreen::Rows::Rows(const Settings& now) {
    brightness.number(now.brightness).add(" %");
    volume.number(now.volume).add(" %");
    const std::string_view values[count] = {
        brightness.view(),
        volume.view(),
        now.muted ? "muted" : "on",
        dim_words[static_cast<int>(now.dim)],
        now.left_handed ? "yes" : "no",
        now.colour_blind ? "colour-blind" : "standard",
        motion_words[static_cast<int>(now.motion)],
        now.calm ? "yes" : "no",
        "…",
        "…",
    };
    for (std::size_t i = 0; i < count; ++i) {
        const auto which = static_cast<Item>(i);
        const bool silent = needs_speaker(which) && !has_speaker();
        list[i] = {.label = words[i].label,
                   .value = silent ? std::string_view("no speaker") : values[i],
                   .enabled = !silent,
                   .adjustable = which < Item::pictures};
    }
}

stage::List SettingsScreen::list(const Rows& rows, int offset) const {
    stage::List list(list_area.moved(offset, 0), stage::medium, row_height);
    list.set_rows(std::span(rows.list).first(shown()));
    list.set_cursor(cursor_);
    return list;
}

void SettingsScreen::opened(stage::Console&) {
    cursor_ = 0;
    shake_ = {};
}

void SettingsScreen::key(stage::Console& console, stage::KeyPress press) {
    const Rows rows(runtime_.settings());
    stage::List list = this->list(rows);
    const Rect help = help_area();
    const Item was = item();
    const stage::Reply reply = list.key(press);
    if (shake_.active() && reply.did != stage::Did::nothing) {
        console.damage(shaken_area());
        shake_ = {};
    }
    cursor_ = list.cursor();
    switch (reply.did) {
        case stage::Did::moved:
            stage::report(console, reply);
            if ((was < Item::pictures) != (item() < Item::pictures))
                console.damage(stage::hints_area);
            return console.damage(help.around(help_area()));
        case stage::Did::left:
            stage::report(console, reply);
            return console.close();
        case stage::Did::lowered:
            return change(console, -1);
        case stage::Did::raised:
            return change(console, 1);
        case stage::Did::chosen:
            if (item() < Item::pictures) return change(console, 0);
            stage::report(console, reply);
            return console.open(item() == Item::pictures ? *pictures_ : *erase_);
        case stage::Did::refused:
            return refuse(console);
        case stage::Did::nothing:
            return;
    }
}

void SettingsScreen::change(stage::Console& console, int direction) {
    Settings changed = runtime_.settings();
    const auto flip = [](bool& value) { return value = !value, true; };
    const auto stepped = [&] {
        switch (item()) {
            case Item::brightness:
                return step_setting(changed.brightness, direction, Settings::brightness_least, 100,
                                    Settings::brightness_step);
            case Item::volume:
                return step_setting(changed.volume, direction, 0, 100, Settings::volume_step);
            case Item::mute:
                return flip(changed.muted);
            case Item::dim:
                return step_setting(changed.dim, direction, 0,
                                    static_cast<int>(console::DimTime::count) - 1);
            case Item::hand:
                return flip(changed.left_handed);
            case Item::palette:
                return flip(changed.colour_blind);
            case Item::motion:
                return step_setting(changed.motion, direction, 0,
                                    static_cast<int>(console::Motion::count) - 1);
            case Item::calm:
                return flip(changed.calm);
            case Item::pictures:
            case Item::erase:
            case Item::count:
                break;
        }
        return false;
    };
    if (!stepped()) return refuse(console);
    runtime_.change(changed);
    changed_us_ = console.now_us();
    console.sound(stage::Cue::toggle);  // after the change: as loud as it is now
}

void SettingsScreen::refuse(stage::Console& console) {
    console.sound(stage::Cue::refuse);
    shake_.start(console);
    console.damage(shaken_area());
    console.animate();
}

bool SettingsScreen::tick(stage::Console& console) {
    const bool on = shake_.step();
    console.damage(shaken_area());
    return on;
}

Rect SettingsScreen::row_area() const {
    return {list_area.x, list_area.y + cursor_ * row_height, list_area.width, row_height};
}

Rect SettingsScreen::shaken_area() const {
    const Rect row = row_area();
    return {row.x - stage::Shake::reach, row.y, row.width + 2 * stage::Shake::reach, row.height};
}

void SettingsScreen::say_help(kit::TextOut& out) const {
    if (needs_speaker(item()) && !has_speaker()) {
        out.add("This board has no speaker");
    } else if (item() == Item::dim && runtime_.settings().dim == console::DimTime::never) {
        out.add("The screen stays on");
    } else {
        stage::name_buttons(out, words[static_cast<int>(item())].help,
                            runtime_.settings().left_handed);
    }
}

Rect SettingsScreen::help_area() const {
    kit::Text<48> help;
    say_help(help);
    const int width = stage::text_width(help.view(), stage::small);
    return {(stage::screen_size - width) / 2, help_y, width, stage::small.height};
}

void SettingsScreen::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_page(canvas, "Settings");
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    const Rows rows(runtime_.settings());
    list(rows).draw(canvas);
    if (shake_.active()) {
        const auto inside = canvas.clipped(shaken_area());
        canvas.fill(shaken_area(), theme.paper);
        list(rows, shake_.offset()).draw(canvas);
        canvas.rounded_frame(row_area().moved(shake_.offset(), 0).inset(1), 4, theme.bad, 2);
    }
    kit::Text<48> help;
    say_help(help);
    canvas.text({120, help_y}, help.view(), stage::small, theme.faint, stage::Align::centre);
    constexpr stage::Hint move{stage::keys_of(Key::up, Key::down), "move"}, back{Key::b, "back"};
    constexpr stage::Hint change[] = {
        move, {stage::keys_of(Key::left, Key::right), "change"}, {Key::a, "choose"}, back};
    constexpr stage::Hint open[] = {move, {Key::a, "open"}, back};
    const bool left_handed = runtime_.settings().left_handed;
    if (item() < Item::pictures)
        stage::draw_hints(canvas, change, left_handed);
    else
        stage::draw_hints(canvas, open, left_handed);
}

}  // namespace shell
