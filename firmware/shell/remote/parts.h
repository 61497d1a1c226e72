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
};

}  // namespace shell::remote
