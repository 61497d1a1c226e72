// The pages of text on the drive: what it is, what was played, why earlier runs ended, what was
// drawn.
#pragma once

#include <array>

#include "shell/chambers.h"
#include "storage/store.h"
#include "usb/drive.h"

namespace shell::remote {

class Pages {
  public:
    Pages(const storage::Store& store, const Chambers& chambers, const char* version);
    Pages(const Pages&) = delete;
    Pages& operator=(const Pages&) = delete;

    // Without a workshop the last one has nothing to show.
    std::span<const usb::Page> all() const {
        return std::span(pages_).first(pages_.size() - (workshop_in(chambers_) == nullptr ? 1 : 0));
    }

  private:
    void read_me(usb::TextWindow& into) const;
    void scores(usb::TextWindow& into) const;
    void arenas(usb::TextWindow& into) const;

    const storage::Store& store_;
    const Chambers& chambers_;
    const char* version_;
    std::array<usb::Page, 4> pages_;
};

// Why earlier runs ended; also the answer of the command `log`.
void write_log(usb::TextWindow& into);

}  // namespace shell::remote
