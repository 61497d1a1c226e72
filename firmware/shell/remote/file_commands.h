// files, get, put: what the drive shows, to be read line by line, and the saves themselves, to be
// kept on a computer and put back.
#pragma once

#include "shell/remote/arena_commands.h"
#include "shell/remote/cable_screen.h"
#include "shell/remote/intake.h"
#include "usb/console_line.h"
#include "usb/drive.h"

namespace shell::remote {

class FileCommands {
  public:
    FileCommands(const Parts& parts, usb::Drive& drive, CableScreen& cable, Intake& intake,
                 ArenaCommands& arenas)
        : parts_(parts), drive_(drive), cable_(cable), intake_(intake), arenas_(arenas) {}

    usb::Progress files(usb::Request& request);
    usb::Progress get(usb::Request& request);
    usb::Progress put(usb::Request& request);

  private:
    enum class From : std::uint8_t { page, save, running };

    usb::Progress list_saves(usb::Request& request);
    static void item(usb::Report& report, std::string_view name, std::uint32_t bytes);
    const char* find(std::string_view name);
    // Receives base64 lines up to a dot into the cable screen's bytes; `more`: not all yet. What
    // goes wrong on the way (`trouble_`) is told at the end, so that lines which are still under
    // way are not taken for commands.
    usb::Progress receive(usb::Request& request);
    std::span<std::uint8_t> received() const { return cable_.bytes().first(bytes_); }
    bool read(std::uint32_t at, std::span<std::uint8_t> into);

    const Parts& parts_;
    usb::Drive& drive_;
    CableScreen& cable_;
    Intake& intake_;
    ArenaCommands& arenas_;

    bool saves_ = false;  // are listed, and not the drive
    // Of a get.
    From from_ = From::page;
    bool plain_ = false;  // a text, for people
    int file_ = 0;
    storage::files::Path path_;
    std::uint32_t bytes_ = 0, crc_ = 0, changes_ = 0;
    // Of a put.
    std::uint32_t wanted_ = 0, wanted_crc_ = 0;
    bool replace_ = false;
    const char* trouble_ = nullptr;
    std::uint64_t heard_us_ = 0;
};

}  // namespace shell::remote
