// The console at the end of a cable: the drive, and the commands that come in on a port.
//
// One thing is done at a time, in steps of a few milliseconds between those of the game. What needs
// the memory that computer players think in (matches that come and go) opens a screen of its own
// over the launcher, so that nobody plays meanwhile.
#pragma once

#include "shell/remote/arena_commands.h"
#include "shell/remote/cable_screen.h"
#include "shell/remote/file_commands.h"
#include "shell/remote/intake.h"
#include "shell/remote/key_player.h"
#include "shell/remote/match_commands.h"
#include "shell/remote/pages.h"
#include "shell/remote/parts.h"
#include "shell/remote/screen_feed.h"
#include "usb/console_line.h"
#include "usb/drive.h"
#include "usb/scsi.h"

namespace shell::remote {

class Remote {
  public:
    explicit Remote(const Parts& with);
    Remote(const Remote&) = delete;
    Remote& operator=(const Remote&) = delete;

    // To be called once the storage is there.
    void start();
    // The loop calls it. Returns when it wants to be called again at the latest.
    std::uint64_t step();

    const Parts parts;
    // Something is going through the cable, in the memory that storage borrows.
    bool borrows_memory() const { return cable_.working(); }
    usb::Drive& drive() { return drive_; }
    bool busy() const { return line_.busy(); }
    bool waits() const { return line_.waits(); }

    // ---- Commands (commands.cpp has the list)
    usb::Progress info(usb::Request& request);
    usb::Progress battery(usb::Request& request);
    usb::Progress games(usb::Request& request);
    usb::Progress match(usb::Request& request) { return match_.match(request); }
    usb::Progress challenge(usb::Request& request);
    usb::Progress day(usb::Request& request);
    usb::Progress arena(usb::Request& request) { return arenas_.arena(request); }
    usb::Progress files(usb::Request& request) { return files_.files(request); }
    usb::Progress get(usb::Request& request) { return files_.get(request); }
    usb::Progress put(usb::Request& request) { return files_.put(request); }
    usb::Progress bench(usb::Request& request);
    usb::Progress press(usb::Request& request) { return keys_.run(request); }
    usb::Progress screen(usb::Request& request) { return feed_.screen(request); }
    usb::Progress stream(usb::Request& request) { return feed_.stream(request); }
    usb::Progress signature(usb::Request& request);
    usb::Progress log(usb::Request& request);
    usb::Progress home(usb::Request& request);
    usb::Progress reboot(usb::Request& request);
    usb::Progress bootsel(usb::Request& request);

  private:
    usb::Progress show_day(usb::Request& request);
    usb::Progress day_check(usb::Request& request);
    usb::Progress leave(usb::Request& request, const char* words, void (*go)());

    Pages pages_;
    usb::Drive drive_;
    usb::Scsi scsi_;
    usb::ConsoleLine line_;
    CableScreen cable_;
    Intake intake_;
    MatchCommands match_;
    ArenaCommands arenas_;
    FileCommands files_;
    KeyPlayer keys_;
    ScreenFeed feed_;
    struct {
        std::uint64_t draw_us, pack_us, slowest_us;
        std::uint32_t packed_bytes;
    } bench_{};
    // Where the console goes when the answer is out.
    void (*leaving_)() = nullptr;
    std::uint64_t leaving_us_ = 0;
    std::uint64_t looked_us_ = 0;  // through the storage
};

}  // namespace shell::remote
