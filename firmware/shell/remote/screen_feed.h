// The screen for whoever is at the other end of the cable: rows that changed, packed as pictures
// are kept (storage/picture_code.h, FORMAT.md) and sent as there is room. When all of them were
// sent, what was put together from them is what the panel shows, pixel by pixel.
#pragma once

#include "console/runtime.h"
#include "usb/console_line.h"

namespace shell::remote {

class ScreenFeed {
  public:
    explicit ScreenFeed(console::Runtime& runtime) : runtime_(runtime) {}

    // screen: a picture. While something moves, rows are sent again, for a while.
    usb::Progress screen(usb::Request& request);
    // stream: pictures as they change, until a key is pressed.
    usb::Progress stream(usb::Request& request);

  private:
    static constexpr std::size_t most_rows = 16;
    bool send(usb::Request& request, bool in_list);
    bool send_rows(usb::Request& request, int y, int rows, bool in_list);
    void begin(usb::Request& request);

    console::Runtime& runtime_;
    console::Runtime::Rows waiting_, unseen_;  // to be sent; never sent yet
    std::size_t next_ = 0;          // rows take turns, or the first would be sent for ever
    std::size_t rows_ = most_rows;  // at once: less if they do not fit
    bool told_ = false;             // that all is sent
    std::uint32_t pictures_ = 0;
    std::uint64_t begun_us_ = 0;
};

}  // namespace shell::remote
