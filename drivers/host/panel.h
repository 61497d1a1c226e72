// The LCD in memory. It takes frames by the rules of drivers/hal.h and is strict about them: pixels
// are fetched as late as the rules allow, so a strip that is drawn over too early spoils the
// picture here as it would on the wire.
#pragma once

#include <cstdint>
#include <optional>

#include "boards/board.h"
#include "drivers/host/picture.h"

namespace host {

class Panel {
  public:
    explicit Panel(const boards::Board& board);

    // Each returns what the caller did wrong, if anything.
    const char* begin();
    const char* send(int x, int y, int width, int height, const std::uint16_t* pixels);
    // `pixels` tells how many were sent; a frame without any is none.
    const char* end(int& pixels);

    // Going to sleep loses the picture, so whoever forgets to send it anew is seen.
    void set_on(bool on);
    bool is_on() const { return on_; }

    // What the player sees; black while the panel is off.
    const Picture& picture() const { return picture_; }

  private:
    struct Transfer {
        int x, y, width, height;
        const std::uint16_t* pixels;
    };
    void fetch();

    const boards::Panel& panel_;
    Picture picture_;
    std::optional<Transfer> sending_;  // handed over, not yet fetched
    int sent_ = 0;
    bool in_frame_ = false, on_ = true;
};

}  // namespace host
