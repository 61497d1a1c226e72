#include "shell/shell.h"

#include "lineup/lineup.h"

namespace shell {

Shell::Shell(const char* version)
    : runtime_(settings_),
      room_(runtime_),
      store_(lineup::games, room_.memory().scratch),
      storage_note_(settings_, store_, loaded_cartridges()),
      erase_screen_(runtime_, store_, remembered_, loaded_cartridges()),
      menus_(runtime_, store_, remembered_, room_, lineup::games, loaded_cartridges()),
      settings_screen_(runtime_, erase_screen_),
      tests_(runtime_, room_),
      about_screen_(runtime_, tests_, version),
      launcher_(runtime_, menus_, settings_screen_, about_screen_) {}

void Shell::boot() {
    const storage::BootReport report = store_.boot();
    (void)remembered_.load(store_, settings_);
    saved_settings_ = settings_;
    saved_remembered_ = remembered_;
    launcher_.offer_to_continue();
    runtime_.boot(launcher_);
    storage_note_.tell(runtime_, report);
}

void Shell::step() {
    runtime_.step();
    save_what_changed();
}

// Settings are saved when their screen is left, not at every step on the way.
void Shell::save_what_changed() {
    if (settings_ == saved_settings_ && remembered_ == saved_remembered_) return;
    if (runtime_.on_top(settings_screen_) || !store_.saves()) return;
    const storage::Written written = remembered_.save(store_, settings_);
    // Once is enough to say it; the next change tries again.
    if (written != storage::Written::ok) runtime_.toast(storage::words(written));
    saved_settings_ = settings_;
    saved_remembered_ = remembered_;
}

}  // namespace shell
