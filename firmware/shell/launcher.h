// The first screen: turn the cylinder, see what is in the chamber, pull the trigger.
#pragma once

#include "console/runtime.h"
#include "shell/chambers.h"
#include "shell/menus/menus.h"
#include "stage/screen.h"
#include "stage/tween.h"

namespace shell {

class Launcher final : public stage::Screen {
  public:
    Launcher(const console::Runtime& runtime, Menus& menus, stage::Screen& settings,
             stage::Screen& about)
        : runtime_(runtime),
          menus_(menus),
          settings_(settings),
          about_(about),
          note_(runtime.settings()) {}

    // To the game played last: at power-on, and when its match came over the cable.
    void turn_to_last_game();
    // The flash is blank: its head says so, then the flash is made ours, then the head says that,
    // until the next power-on. Not a toast: that would go by the clock, in the first film of every
    // new console.
    void make_memory_ready() { of_memory_ = making_ready; }

    void opened(stage::Console& console) override;
    void uncovered(stage::Console& console) override;
    void key(stage::Console& console, stage::KeyPress press) override;
    bool tick(stage::Console& console) override;
    bool work(stage::Console& console) override;
    void draw(stage::Canvas& canvas) const override;

    int selected() const { return chamber_at(turn_.target()); }
    // Is a match of the chamber's game running? It goes on from the game's menu.
    bool match_runs(int chamber) const { return (running_ >> chamber & 1) != 0; }

  private:
    static int chamber_at(int turn);
    const Chamber& chamber(int index) const {
        return menus_.chambers()[static_cast<std::size_t>(index)];
    }
    bool is_loaded(int index) const { return loaded(menus_.chambers(), index); }
    void turn_by(stage::Console& console, int steps);
    void visit(stage::Console& console, stage::Screen& screen);
    void look_for_matches();
    void pull_trigger(stage::Console& console);
    void change_banner(stage::Console& console);
    void draw_banners(stage::Canvas& canvas) const;
    void draw_banner(stage::Canvas& canvas, int index, const stage::Rect& part) const;

    const console::Runtime& runtime_;
    Menus& menus_;
    stage::Screen &settings_, &about_;
    console::Note note_;
    stage::Tween uncovering_;  // in pixels
    stage::Tween turn_;  // 256 a chamber; beyond the sixth while turning, back in range at rest
    // A bit for each chamber. Kept, since looking for them reads the flash.
    std::uint8_t running_ = 0;
    // The chambers whose banners are covered and uncovered, how long the next one has to wait, and
    // where they come from.
    std::int8_t leaving_ = 0, shown_ = 0;
    std::uint8_t banner_rest_ = 0;
    bool forward_ = true;
    // An array, for it is known by its address: of a literal every file may have its own.
    static constexpr char making_ready[] = "making new memory ready";
    const char* of_memory_ = nullptr;  // what its head says, if it is about that
    stage::Tween hammer_;              // how far it is lifted, in pixels
};

}  // namespace shell
