// The whole console in one object: settings, runtime and the shell's screens.
//
//   shell::Shell shell("1.0");  shell.boot();  for (;;) shell.step();
#pragma once

#include "console/runtime.h"
#include "shell/about_screen.h"
#include "shell/launcher.h"
#include "shell/menus/erase_screen.h"
#include "shell/menus/menus.h"
#include "shell/menus/picture_list.h"
#include "shell/menus/storage_note.h"
#include "shell/play/match_screens.h"
#include "shell/remote/remote.h"
#include "shell/self_test.h"
#include "shell/settings_screen.h"
#include "shell/shot_camera.h"

namespace shell {

class Shell {
  public:
    // `chambers`: the console's own, unless a test loads others.
    explicit Shell(const char* version, const Chambers& chambers = six_chambers);
    Shell(const Shell&) = delete;
    Shell& operator=(const Shell&) = delete;

    void boot();
    // Does what is due and sleeps until something is.
    void step();

    console::Runtime& runtime() { return runtime_; }
    play::MatchScreens& match_screens() { return match_screens_; }
    const Launcher& launcher() const { return launcher_; }
    const SettingsScreen& settings_screen() const { return settings_screen_; }
    const AboutScreen& about_screen() const { return about_screen_; }
    const PictureList& picture_list() const { return picture_list_; }
    Menus& menus() { return menus_; }
    storage::Store& store() { return store_; }
    remote::Remote& remote() { return remote_; }

  private:
    void save_what_changed();

    const char* version_;
    console::Settings settings_;
    console::Runtime runtime_;
    play::MatchScreens match_screens_;
    storage::Store store_;
    Remembered remembered_;
    // As in the flash.
    console::Settings saved_settings_;
    Remembered saved_remembered_;
    StorageNote storage_note_;
    EraseScreen erase_screen_;
    Menus menus_;
    ShotCamera camera_;
    PictureList picture_list_;
    SettingsScreen settings_screen_, match_settings_;
    RulesTest rules_test_;
    SelfTest tests_;
    AboutScreen about_screen_;
    Launcher launcher_;
    remote::Remote remote_;
};

}  // namespace shell
