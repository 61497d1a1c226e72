// A console on the test bench: headless, in virtual time. Every step compares what is on the panel
// with what the screens would draw: a change that forgot its damage is found in the step it was
// made. And no text may be cut.
#pragma once

#include <memory>
#include <string>
#include <string_view>

#include "drivers/host/host.h"
#include "shell/shell.h"
#include "text_watch.h"

extern "C" {
#include "unity.h"
}

namespace bench {

class Bench {
  public:
    // Its flash is ready for saving, unless the setup brings one.
    explicit Bench(host::Setup setup = {}, const shell::Chambers& chambers = shell::six_chambers);

    shell::Shell& shell() { return *shell_; }
    console::Runtime& runtime() { return shell_->runtime(); }

    // One step of the console, with the comparison.
    void step();
    // Keys in the words of host/script.h, until they are done and the console rests.
    void keys(std::string_view script);
    void run_ms(std::uint64_t ms);
    // The console is busy with something else meanwhile.
    void let_time_pass_unseen(std::uint64_t ms);
    // Steps sleep as long as they like from now on.
    void let_time_run();
    void edge(hal::Button button, bool pressed);
    bool on_launcher() { return runtime().on_top(shell_->launcher()); }
    // What is shown from now on is heard by this one, who judges it.
    void be_heard_by(TextWatch& watch) { watch_ = &watch; }
    console::Settings settings() { return runtime().settings(); }

  private:
    class Clock;

    Clock* clock_ = nullptr;  // owned by the host
    std::unique_ptr<shell::Shell> shell_;
    std::vector<stage::Colour> wanted_;
    TextWatch own_watch_, *watch_ = &own_watch_;
};

// From the launcher to the menu of the null game, which is in no chamber: About, Test, its last
// row.
inline constexpr std::string_view to_null_game = "Y LEFT*2 UP A";

// In the menu of any game to "New match", wherever its cursor stands: on the lesson for a newcomer,
// on a match that runs. Held, UP ends on the first row.
inline constexpr std::string_view to_new_match = "UP:1100 DOWN";

// Of every game that the console can play, in a chamber or not.
std::vector<const stage::Cartridge*> cartridges();

// What the flash of a console holds that was switched on once.
const std::vector<std::uint8_t>& ready_flash(const boards::Board* board = nullptr);
// All that is in the flash now: for the next console, after this one lost its power.
std::vector<std::uint8_t> flash_now();

// A battery that is not being charged.
hal::Power battery(int percent);
// A board by its folder's name.
const boards::Board& board(std::string_view id);

// Compares the panel with host_tests/golden/<name>.png; SIXGUN_GOLDEN=update makes it anew.
void check_golden(const std::string& name, const host::Picture& shown = host::picture());

}  // namespace bench
