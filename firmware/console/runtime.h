// The console: runs screens on a board.
//
// It turns button edges into keys for the screen on top, ticks it once a frame while it moves,
// paints what was damaged strip by strip, and sleeps until the next thing is due. What belongs to
// every screen lives here and not in the screens: mute, toasts, dimming, battery and crash notes.
// Everything is a member, nothing is allocated; one Runtime is the whole memory of the console.
#pragma once

#include <array>
#include <bitset>
#include <string_view>

#include "console/awake.h"
#include "console/battery_watch.h"
#include "console/camera.h"
#include "console/key_clock.h"
#include "console/note.h"
#include "console/settings.h"
#include "console/toast_line.h"
#include "drivers/hal.h"
#include "drivers/ring.h"
#include "stage/damage.h"
#include "stage/screen.h"
#include "stage/strips.h"

namespace console {

class Runtime final : public stage::Console {
  public:
    explicit Runtime(Settings& settings) : settings_(settings), note_(settings) {}

    // Puts the first screen on, and another over it if there is one; the note about a crash before
    // this start comes over both.
    void boot(stage::Screen& home, stage::Screen* over_it = nullptr);
    // Everything that is due now, at most one frame, then sleep until the next thing is due, or
    // until `latest_us`.
    void step(std::uint64_t latest_us = never_us);

    // nullptr: X held does nothing.
    void set_camera(Camera* camera) { camera_ = camera; }
    // Rows of the panel's picture, without what lies over it (for the camera) or as they are seen;
    // they stay until the console goes on. At most as many as fit a strip.
    const stage::Colour* paint_picture(int y, int rows);
    const stage::Colour* paint_panel(int y, int rows);

    const Settings& settings() const { return settings_; }
    // The one place where a change of settings is made known: it takes effect at once.
    void change(const Settings& settings);
    const hal::Power& power() const { return battery_.shown(); }
    // As long as it is pressed, whatever the screens make of it. Physical: as printed on the board.
    bool held(stage::Key key) const override { return keys_.held(key); }
    bool held(hal::Button button) const { return (down_ >> static_cast<int>(button) & 1) != 0; }
    // As if a button had been pressed or released. False: too many are waiting.
    bool press(hal::Button button, bool pressed) {
        return injected_.push({button, pressed, hal::now_us()});
    }
    // As if a key had been pressed: the light goes on.
    void wake() { awake_.touched(hal::now_us()); }
    // A score of the screen's own, as loud as the settings allow; false: muted.
    bool play(std::span<const std::uint16_t> score);
    // The light of the screen's own, until the next cue.
    void shine(std::uint8_t red, std::uint8_t green, std::uint8_t blue);
    void toast(std::string_view text, stage::Mood mood, const stage::Sprite* icon = nullptr);

    void damage(const stage::Rect& area) override;
    void sound(stage::Cue cue) override;
    void toast(std::string_view text) override { toast(text, stage::Mood::plain); }
    void open(stage::Screen& screen) override;
    void close() override;
    void home() override;
    void take_picture() override;
    int animation_speed() const override { return tween_speed(settings_.motion); }
    bool calm() const override { return settings_.calm; }
    void animate() override { top().moving = true; }
    std::uint64_t now_us() const override { return hal::now_us(); }

    // The whole panel's picture as it should be, in any clip. What is on the panel must be equal
    // whenever nothing is waiting to be painted; tests compare the two after every step.
    void draw(stage::Canvas& canvas) const;
    bool painted() const { return damage_.empty(); }
    bool dark() const { return light_ == Light::dark; }
    // While something moves: when its next frame is due.
    std::uint64_t frame_due_us() const { return moving() ? next_frame_us_ : never_us; }
    // When the panel changed last.
    std::uint64_t last_frame_us() const { return last_frame_us_; }
    // Rows that were damaged since this was last asked, a bit each.
    using Rows = std::bitset<stage::screen_size>;
    Rows take_changed_rows();
    // What lies over the screen now; empty: nothing.
    std::string_view toast_text() const { return toast_.text(); }
    bool on_top(const stage::Screen& screen) const {
        return layers_[static_cast<std::size_t>(depth_ - 1)].screen == &screen;
    }
    // On top or under others.
    bool is_open(const stage::Screen& screen) const;
    const stage::Theme& theme() const;
    // Picture and side panels.
    static stage::Rect panel_area();

  private:
    struct Layer {
        stage::Screen* screen;
        bool moving;
    };

    Layer& top() { return layers_[static_cast<std::size_t>(depth_ - 1)]; }
    // Motion: frames follow each other by themselves, until it ends.
    bool moving() const;
    bool silent() const { return settings_.muted || settings_.volume == 0; }
    void take_buttons();
    // Holds and repeats.
    void give_what_is_due(std::uint64_t now);
    bool next_edge(hal::ButtonEvent& event);
    const stage::Colour* paint_rows(int y, int rows, bool as_seen);
    // The screen that covers all below it.
    int lowest_shown() const;
    void give(stage::KeyPress press);
    void hand_on(stage::KeyPress press);
    void toggle_mute();
    void draw_screens(stage::Canvas& canvas) const;
    void damage_shutter();
    void keep_awake(std::uint64_t now);
    void shine_as_bright();
    void look_at_battery();
    void end_what_ended(std::uint64_t now);
    void end_old_toast();
    void hide_toast();
    void frame(std::uint64_t now);
    void paint();
    std::uint64_t next_us(std::uint64_t now) const;
    bool frame_wanted() const;

    static constexpr int deepest = 8;

    Settings& settings_;
    std::array<Layer, deepest> layers_{};
    int depth_ = 0;
    stage::Keys keys_;
    KeyClock key_clock_;
    bool answering_ = false;  // a key was given, and no frame has shown yet what it did
    std::uint32_t down_ = 0;  // a bit for each button
    drivers::Ring<hal::ButtonEvent, 16> injected_;
    stage::Damage damage_;
    int unpainted_ = 0;  // frames since the panel followed, as far as that matters
    Rows changed_rows_;
    ToastLine toast_;
    Note note_;
    Camera* camera_ = nullptr;
    bool shutter_ = false;  // a picture is being kept
    Awake awake_;
    Light light_ = Light::bright;
    BatteryWatch battery_;
    std::uint64_t last_frame_us_ = 0, next_frame_us_ = 0, light_off_us_ = never_us,
                  housekeeping_us_ = 0;
    std::array<std::array<stage::Colour, stage::strip_pixels>, 2> strips_{};
};

}  // namespace console
