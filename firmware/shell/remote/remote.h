// The console at the end of a cable: the drive, and the commands that come in on a port.
//
// One thing is done at a time, in steps of a few milliseconds between those of the game. What needs
// the memory that computer players think in (matches that come and go) opens a screen of its own
// over the launcher, so that nobody plays meanwhile.
#pragma once

#include "console/runtime.h"
#include "shell/launcher.h"
#include "shell/menus/menus.h"
#include "shell/menus/remembered.h"
#include "shell/play/room.h"
#include "shell/remote/key_player.h"
#include "shell/remote/pages.h"
#include "shell/remote/screen_feed.h"
#include "shell/rules_test.h"
#include "storage/store.h"
#include "usb/console_line.h"
#include "usb/drive.h"
#include "usb/scsi.h"

namespace shell::remote {

// What commands work on.
struct Parts {
    console::Runtime& runtime;
    play::Room& room;
    storage::Store& store;
    Menus& menus;
    Launcher& launcher;
    RulesTest& rules_test;
    kit::Games games;
    const char* version;
};

class Remote {
  public:
    explicit Remote(const Parts& with);
    Remote(const Remote&) = delete;
    Remote& operator=(const Remote&) = delete;

    // To be called once the storage is there.
    void start();
    // The loop calls it. Returns when it wants to be called again at the latest.
    std::uint64_t step();

    Parts parts;
    usb::Drive& drive() { return drive_; }
    bool busy() const { return line_.busy(); }

    // ---- Commands (commands.cpp has the list)
    usb::Progress info(usb::Request& request);
    usb::Progress battery(usb::Request& request);
    usb::Progress games(usb::Request& request);
    usb::Progress press(usb::Request& request) { return keys_.run(request); }
    usb::Progress screen(usb::Request& request) { return feed_.screen(request); }
    usb::Progress stream(usb::Request& request) { return feed_.stream(request); }
    usb::Progress signature(usb::Request& request);
    usb::Progress log(usb::Request& request);
    usb::Progress home(usb::Request& request);
    usb::Progress reboot(usb::Request& request);
    usb::Progress bootsel(usb::Request& request);

  private:
    usb::Progress leave(usb::Request& request, const char* words, void (*go)());

    Pages pages_;
    usb::Drive drive_;
    usb::Scsi scsi_;
    usb::ConsoleLine line_;
    KeyPlayer keys_;
    ScreenFeed feed_;
    // Where the console goes when the answer is out.
    void (*leaving_)() = nullptr;
    std::uint64_t leaving_us_ = 0;
    std::uint64_t looked_us_ = 0;  // through the storage
};

}  // namespace shell::remote
