#include "shell/shell.h"

#include "lineup/lineup.h"
#include "storage/crash_log.h"

namespace shell {

namespace {
constexpr std::uint64_t a_moment_us = 1'500'000;
}

Shell::Shell(const char* version, const Chambers& chambers)
    : version_(version),
      runtime_(settings_),
      match_screens_(runtime_),
      store_(lineup::games, match_screens_.memory().scratch),
      storage_note_(settings_, store_, lineup::games),
      erase_screen_(runtime_, store_, remembered_, lineup::games),
      menus_(runtime_, store_, remembered_, match_screens_, lineup::games, chambers),
      picture_list_(runtime_),
      settings_screen_(runtime_, picture_list_, erase_screen_),
      match_settings_(runtime_),
      rules_test_(runtime_, match_screens_.memory().scratch),
      tests_(runtime_, rules_test_, menus_),
      about_screen_(runtime_, tests_, version),
      launcher_(runtime_, menus_, settings_screen_, about_screen_),
      remote_({runtime_, match_screens_, store_, remembered_, menus_, launcher_, rules_test_,
               lineup::games, version}) {
    match_screens_.set_settings(&match_settings_);
}

void Shell::boot() {
    storage::BootReport report = store_.boot();
    const storage::Read read = remembered_.load(store_, settings_);
    if (read != storage::Read::ok && read != storage::Read::missing &&
        read != storage::Read::no_storage && !report.notes.full())
        report.notes.push({"The settings", storage::words(read)});
    saved_settings_ = settings_;
    saved_remembered_ = remembered_;
    if (report.flash == storage::Mounted::blank) launcher_.make_memory_ready();
    launcher_.turn_to_last_game();
    runtime_.set_camera(&camera_);
    runtime_.boot(launcher_, menus_.to_continue());
    storage_note_.tell(runtime_, report);
    if (const char* crash = hal::last_crash(); *crash != 0)
        (void)storage::crash_log::add(version_, crash);
    remote_.start();
}

void Shell::step() {
    runtime_.step(remote_.step());
    save_what_changed();
}

// Settings are saved when their screen is left or nothing was changed for a moment, not at every
// step on the way.
void Shell::save_what_changed() {
    if (settings_ == saved_settings_ && remembered_ == saved_remembered_) return;
    const bool choosing = runtime_.on_top(settings_screen_) &&
                          hal::now_us() - settings_screen_.changed_us() < a_moment_us;
    if (choosing || !store_.saves()) return;
    // A change in a match (held Y) waits for its end, writing would be seen; that a game was begun
    // does not wait.
    if (remembered_ == saved_remembered_ && runtime_.is_open(match_screens_.play_screen())) return;
    // They work in the memory that storage borrows.
    if (runtime_.on_top(rules_test_) || remote_.borrows_memory()) return;
    const storage::Written written = remembered_.save(store_, settings_);
    // Once is enough to say it; the next change tries again.
    if (written != storage::Written::ok) runtime_.toast(storage::words(written));
    saved_settings_ = settings_;
    saved_remembered_ = remembered_;
}

}  // namespace shell
