#include "console/runtime.h"

#include <algorithm>

#include "console/art.h"
#include "console/cue_light.h"
#include "console/sides.h"
#include "kit/check.h"
#include "stage/emphasis.h"
#include "stage/hot.h"

namespace console {

namespace {

// The watchdog wants to hear of us within seconds; the battery is looked at on the same wake-up.
constexpr std::uint64_t housekeeping_every_us = 4'000'000;
constexpr int dim_divisor = 6;  // of the chosen brightness
constexpr int shutter_pixels = 4;
constexpr stage::Colour shutter_colour = stage::rgb(0xffffff);
// From here on a torn picture would be seen, below it the wait for the panel would be felt.
constexpr int whole_frame_pixels = stage::screen_area.area() / 4;

static_assert(static_cast<int>(stage::Key::up) == static_cast<int>(hal::Button::up) &&
              static_cast<int>(stage::Key::y) == static_cast<int>(hal::Button::y) &&
              stage::key_count == hal::button_count);

}  // namespace

const stage::Theme& Runtime::theme() const {
    return settings_.colour_blind ? stage::colour_blind_theme : stage::standard_theme;
}

stage::Rect Runtime::panel_area() {
    const auto& panel = hal::board().panel;
    const int side = (panel.width - stage::screen_size) / 2;
    return {-side, 0, panel.width, stage::screen_size};
}

void Runtime::boot(stage::Screen& home, stage::Screen* over_it) {
    const std::uint64_t now = hal::now_us();
    damage_ = stage::Damage(panel_area());
    next_frame_us_ = now;
    housekeeping_us_ = now + housekeeping_every_us;
    awake_.touched(now);
    change(settings_);
    battery_.look(hal::power());
    open(home);
    if (over_it != nullptr) open(*over_it);
    if (const char* reason = hal::last_crash(); *reason != 0) {
        kit::Text<160> text("The last run ended with: ");
        text.add(reason).add("\nIf it happens again, please report these words.");
        note_.show(*this, "It crashed", text.view(), true);
        sound(stage::Cue::warn);
    }
}

void Runtime::step(std::uint64_t latest_us) {
    hal::still_alive();
    take_buttons();
    const std::uint64_t now = hal::now_us();
    if (!moving()) give_what_is_due(now);
    keep_awake(now);
    end_what_ended(now);
    if (frame_wanted() && now >= next_frame_us_) frame(now);
    for (int i = depth_; i-- > 0;) layers_[static_cast<std::size_t>(i)].screen->painted(*this);
    if (!moving()) key_clock_.rest();
    if (!frame_wanted()) answering_ = false;  // the key changed nothing that is seen
    const std::uint64_t after = hal::now_us();
    // Time to spare is the screen's, slice by slice, with a look at the buttons after each.
    if (light_ != Light::dark && next_us(after) > after && top().screen->work(*this)) return;
    hal::sleep_until(std::min(next_us(hal::now_us()), latest_us));
}

void Runtime::change(const Settings& settings) {
    settings_ = settings;
    awake_.set_after(dim_us(settings_.dim));
    keys_.set_left_handed(settings_.left_handed);
    shine_as_bright();
    if (silent()) hal::play({}, 0);  // what is playing ends, too
    // Any of them may be on the screen, and the palette is all over it.
    damage(panel_area());
}

// --- What screens ask for
// -------------------------------------------------------------------------

void Runtime::damage(const stage::Rect& area) {
    damage_.add(area);
    const int first = std::max(area.y, 0), end = std::min(area.bottom(), stage::screen_size);
    if (first >= end) return;
    const auto outside = static_cast<std::size_t>(stage::screen_size - (end - first));
    changed_rows_ |= Rows().set() >> outside << static_cast<std::size_t>(first);
}

Runtime::Rows Runtime::take_changed_rows() {
    const Rows changed = changed_rows_;
    changed_rows_.reset();
    return changed;
}

void Runtime::sound(stage::Cue cue) {
    play(stage::score_of(cue));
    const CueLight& light = light_of(cue);
    if (light.ms == 0 || settings_.calm) return;
    hal::set_light(light.red, light.green, light.blue);
    light_off_us_ = hal::now_us() + light.ms * 1000u;
}

void Runtime::shine(std::uint8_t red, std::uint8_t green, std::uint8_t blue) {
    light_off_us_ = never_us;
    hal::set_light(red, green, blue);
}

bool Runtime::play(std::span<const std::uint16_t> score) {
    if (silent()) return false;
    hal::play(score, settings_.volume);
    return true;
}

void Runtime::toast(std::string_view text, stage::Mood mood, const stage::Sprite* icon) {
    damage(toast_.area());
    toast_.show(text, mood, icon, hal::now_us(), settings_.left_handed);
    damage(toast_.area());
}

void Runtime::open(stage::Screen& screen) {
    if (depth_ == deepest) hal::crash("too many screens open");
    end_old_toast();
    layers_[static_cast<std::size_t>(depth_++)] = {&screen, false};
    damage_all();
    screen.opened(*this);
}

void Runtime::close() {
    if (depth_ == 1) return;
    end_old_toast();
    --depth_;
    damage_all();
    top().screen->uncovered(*this);
}

bool Runtime::is_open(const stage::Screen& screen) const {
    for (int i = 0; i < depth_; ++i)
        if (layers_[static_cast<std::size_t>(i)].screen == &screen) return true;
    return false;
}

void Runtime::home() {
    if (depth_ == 1) return;
    for (int i = depth_ - 1; i > 0; --i)
        layers_[static_cast<std::size_t>(i)].screen->abandoned(*this);
    depth_ = 2;
    close();
}

// --- Buttons
// --------------------------------------------------------------------------------------

// A finger's or a computer's.
bool Runtime::next_edge(hal::ButtonEvent& event) {
    return hal::next_button(event) || injected_.pop(event);
}

void Runtime::take_buttons() {
    stage::KeyPress press;
    for (hal::ButtonEvent event; next_edge(event);) {
        // First what was due before it: whoever held a key while nobody looked has held it.
        give_what_is_due(event.at_us);
        const std::uint32_t bit = 1u << static_cast<int>(event.button);
        down_ = event.pressed ? down_ | bit : down_ & ~bit;
        const bool asleep = light_ != Light::bright;
        awake_.touched(event.at_us);
        keep_awake(event.at_us);
        const auto key = static_cast<stage::Key>(event.button);
        const bool pressed = keys_.edge(key, event.pressed, key_clock_.at(event.at_us), press);
        // A key that wakes the console does nothing else: nobody saw what it would do.
        if (asleep && event.pressed) {
            keys_.forget();
        } else if (pressed) {
            give(press);
        }
    }
}

void Runtime::give_what_is_due(std::uint64_t now) {
    for (stage::KeyPress press; keys_.elapsed(key_clock_.at(now), press);) {
        awake_.touched(now);  // who scrolls with a held key looks at it
        give(press);
    }
}

void Runtime::give(stage::KeyPress press) {
    // In a motion the next frame is near and a torn one would be seen; a repeat surprises nobody.
    const bool moved = moving(), repeated = press.press == stage::Press::repeat;
    if (!moved && !repeated) answering_ = true;
    hand_on(press);
    if (!moved || moving() || repeated) return;
    // It has ended the motion (a menu over a thinking player, say): the answer waits for no frame.
    key_clock_.rest();
    answering_ = true;
    next_frame_us_ = 0;
}

void Runtime::hand_on(stage::KeyPress press) {
    toast_.key_given();
    if (press.press == stage::Press::hold) {
        if (press.key == stage::Key::y) return toggle_mute();
        if (press.key == stage::Key::x) return take_picture();
    }
    top().screen->key(*this, press);
}

void Runtime::toggle_mute() {
    if (hal::board().speaker == boards::no_pin) {
        toast("This board has no speaker");
        return sound(stage::Cue::refuse);
    }
    Settings changed = settings_;
    changed.muted = !changed.muted;
    change(changed);
    if (changed.muted) {
        toast("Sound off", stage::Mood::plain, &art::icon_mute);
    } else {
        toast("Sound on", stage::Mood::plain, &art::icon_sound);
    }
    sound(stage::Cue::toggle);
}

// --- Pictures
// -------------------------------------------------------------------------------------

// Keeping one takes some tenths of a second, in which the panel stands still: the frame around the
// picture says from the first moment on that it was taken.
void Runtime::take_picture() {
    if (camera_ == nullptr) return;
    for (int i = lowest_shown(); i < depth_; ++i)
        if (layers_[static_cast<std::size_t>(i)].screen->is_private()) {
            sound(stage::Cue::refuse);
            return toast("No picture of a secret", stage::Mood::warn);
        }
    shutter_ = true;
    damage_shutter();
    paint();
    shutter_ = false;
    damage_shutter();
    next_frame_us_ = hal::now_us() + frame_us;
    camera_->take(*this);
}

void Runtime::damage_shutter() {
    constexpr int size = stage::screen_size, thick = shutter_pixels;
    damage({0, 0, size, thick});
    damage({0, size - thick, size, thick});
    damage({0, 0, thick, size});
    damage({size - thick, 0, thick, size});
}

const stage::Colour* Runtime::paint_picture(int y, int rows) { return paint_rows(y, rows, false); }
const stage::Colour* Runtime::paint_panel(int y, int rows) { return paint_rows(y, rows, true); }

const stage::Colour* Runtime::paint_rows(int y, int rows, bool as_seen) {
    const stage::Rect panel = panel_area();
    stage::Colour* const pixels = strips_[0].data();  // nothing is being sent between two frames
    stage::Canvas canvas(pixels, {panel.x, y, panel.width, rows}, theme());
    if (as_seen)
        draw(canvas);
    else
        draw_screens(canvas);
    return pixels;
}

// --- What goes by the clock -------------------------------------------------------------------

void Runtime::keep_awake(std::uint64_t now) {
    const Light light = awake_.light(now);
    if (light == light_) return;
    if (light_ == Light::dark) {
        hal::set_panel(true);
        damage(panel_area());
        paint();
    }
    light_ = light;
    if (light == Light::dark) {
        for (int i = 0; i < depth_; ++i)
            layers_[static_cast<std::size_t>(i)].screen->darkened(*this);
        return hal::set_panel(false);
    }
    shine_as_bright();
}

void Runtime::shine_as_bright() {
    const int full = settings_.brightness;
    hal::set_backlight(light_ == Light::bright ? full : full / dim_divisor + 1);
}

void Runtime::look_at_battery() {
    if (battery_.look(hal::power())) damage_all();
    // A warning that nobody can see, or over another, waits.
    if (light_ == Light::dark || is_open(note_)) return;
    switch (battery_.take_warning()) {
        case BatteryWatch::Warning::none:
            return;
        case BatteryWatch::Warning::low:
            toast("Battery low: charge soon", stage::Mood::warn, &art::icon_warning);
            break;
        case BatteryWatch::Warning::empty:
            note_.show(*this, "Battery almost empty",
                       "Charge now, or switch off before the light goes out.", true);
            break;
    }
    sound(stage::Cue::warn);
}

void Runtime::end_what_ended(std::uint64_t now) {
    if (now >= housekeeping_us_) {
        housekeeping_us_ = now + housekeeping_every_us;
        look_at_battery();
    }
    if (now >= light_off_us_) {
        light_off_us_ = never_us;
        hal::set_light(0, 0, 0);
    }
    if (!moving() && now >= toast_.end_us()) hide_toast();
}

void Runtime::end_old_toast() {
    if (toast_.shown() && !toast_.of_this_key()) hide_toast();
}

void Runtime::hide_toast() {
    damage(toast_.area());
    toast_.hide();
}

std::uint64_t Runtime::next_us(std::uint64_t now) const {
    std::uint64_t next = std::min({housekeeping_us_, light_off_us_, awake_.next_us(now)});
    if (frame_wanted()) next = std::min(next, next_frame_us_);
    if (moving()) return next;
    next = std::min(next, toast_.end_us());
    const std::uint64_t key_due = keys_.next_us();
    return key_due == never_us ? next : std::min(next, key_clock_.real(key_due));
}

// --- Frames
// ---------------------------------------------------------------------------------------

bool Runtime::moving() const {
    return light_ != Light::dark &&
           (toast_.moving() || layers_[static_cast<std::size_t>(depth_ - 1)].moving);
}

bool Runtime::frame_wanted() const {
    return moving() || (light_ != Light::dark && !damage_.empty());
}

void Runtime::frame(std::uint64_t now) {
    next_frame_us_ = now + frame_us;
    if (moving()) {
        key_clock_.frame(now);
        if (toast_.frame()) hide_toast();
        give_what_is_due(now);
    }
    if (Layer& layer = top(); layer.moving) {
        layer.moving = false;  // so that a tick which opens or closes a screen stays in charge
        if (layer.screen->tick(*this)) layer.moving = true;
    }
    if (toast_.moving()) {
        damage(toast_.area());
        toast_.step(animation_speed());
        damage(toast_.area());
    }
    unpainted_ = std::min(unpainted_ + 1, stage::half_blink);
    if (damage_.empty()) return;
    if (unpainted_ == stage::half_blink || !top().screen->rushes()) paint();
}

STAGE_HOT void Runtime::paint() {
    // The first answer to a key does not wait for the panel: its beginning is felt more than a tear
    // in one frame is seen.
    hal::frame_begin(damage_.area() >= whole_frame_pixels && !answering_);
    answering_ = false;
    std::size_t turn = 0;
    for (const stage::Rect& area : damage_.areas()) {
        for (const stage::Rect& strip : stage::Strips(area)) {
            stage::Colour* const pixels = strips_[turn].data();
            stage::Canvas canvas(pixels, strip, theme());
            draw(canvas);
            hal::frame_send(strip.x, strip.y, strip.width, strip.height, pixels);
            turn ^= 1;
        }
    }
    damage_.clear();
    unpainted_ = 0;
    hal::frame_end();
    last_frame_us_ = hal::now_us();
}

STAGE_HOT void Runtime::draw(stage::Canvas& canvas) const {
    draw_screens(canvas);
    if (!canvas.shows(stage::screen_area)) return;
    const auto picture = canvas.clipped(stage::screen_area);
    toast_.draw(canvas);
    if (shutter_) canvas.frame(stage::screen_area, shutter_colour, shutter_pixels);
}

STAGE_HOT void Runtime::draw_screens(stage::Canvas& canvas) const {
    draw_sides(canvas, panel_area());
    if (!canvas.shows(stage::screen_area)) return;
    const auto picture = canvas.clipped(stage::screen_area);
    for (int i = lowest_shown(); i < depth_; ++i)
        layers_[static_cast<std::size_t>(i)].screen->draw(canvas);
}

int Runtime::lowest_shown() const {
    int lowest = depth_ - 1;
    while (lowest > 0 && !layers_[static_cast<std::size_t>(lowest)].screen->covers()) --lowest;
    return lowest;
}

}  // namespace console

// The rules kit does not know how to stop; the console does. (Weak: the host program, which also
// plays without a console, puts its own in this place.)
[[gnu::weak]] void kit::check_failed(const char* reason) { hal::crash(reason); }
