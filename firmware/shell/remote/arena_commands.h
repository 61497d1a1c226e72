// arena, put arena: arenas of the player's own making come as text, and are told as text. A line is
// the same everywhere, on the drive too, so that one console's list is what another takes:
//
//   3 BT1|Twin Gate|2|Ka1Hd1...      slot and text
//   4 draft BT1|Half a plan|4|...    one that cannot be played yet
#pragma once

#include "shell/remote/parts.h"
#include "usb/console_line.h"
#include "usb/text_window.h"

namespace shell::remote {

class ArenaCommands {
  public:
    explicit ArenaCommands(const Parts& parts) : parts_(parts) {}

    // All of them, or one more: into the first free slot.
    usb::Progress arena(usb::Request& request);
    // Into a certain slot. The words behind `put arena` are left.
    usb::Progress put(usb::Request& request);

  private:
    const stage::Workshop* workshop() const { return workshop_in(parts_.menus.chambers()); }
    usb::Progress list(usb::Request& request) const;
    // Reads it: the words of the request are the text, perhaps behind `draft`.
    bool read(usb::Request& request, storage::ArenaSlot& into) const;
    usb::Progress keep(usb::Request& request, int slot, const storage::ArenaSlot& content) const;

    const Parts& parts_;
};

// The page of the drive.
void write_arenas(const stage::Workshop& workshop, const storage::Store& store,
                  usb::TextWindow& into);
// Why such a slot cannot come from elsewhere, if it cannot.
kit::Verdict judge_arena(const stage::Workshop& workshop, const storage::ArenaSlot& slot);

}  // namespace shell::remote
