// What commands work on.
#pragma once

#include "console/runtime.h"
#include "shell/launcher.h"
#include "shell/menus/menus.h"
#include "shell/menus/remembered.h"
#include "shell/play/match_screens.h"
#include "shell/rules_test.h"
#include "storage/store.h"

namespace shell::remote {

struct Parts {
    console::Runtime& runtime;
    play::MatchScreens& screens;
    storage::Store& store;
    Remembered& remembered;
    Menus& menus;
    Launcher& launcher;
    RulesTest& rules_test;
    kit::Games games;
    const char* version;

    // What needs the memory of a match begins at the launcher. The menu of a game, where a console
    // begins that has a match to go on with, gives way: nothing is under way in it.
    bool at_launcher() const {
        if (runtime.on_top(menus.game_menu())) runtime.home();
        return runtime.on_top(launcher);
    }
    static constexpr const char* at_home_first = "go to the launcher first: home";
};

}  // namespace shell::remote
