// Presses the buttons from afar, by the words of drivers/key_words.h, with the same waiting for
// rest that scripts on a PC have: after a tap the screen shows what it did.
#pragma once

#include "console/runtime.h"
#include "drivers/key_words.h"
#include "usb/console_line.h"

namespace shell::remote {

class KeyPlayer {
  public:
    explicit KeyPlayer(console::Runtime& runtime) : runtime_(runtime) {}

    // press WORDS
    usb::Progress run(usb::Request& request);

  private:
    enum class Phase : std::uint8_t { resting, holding, waiting };

    bool next(usb::Request& request, bool at_rest);
    void edge(bool pressed);
    bool rests(std::uint64_t now) const;

    console::Runtime& runtime_;
    drivers::KeyWord word_;
    std::uint32_t left_ = 0;  // of the word's times
    std::uint32_t strokes_ = 0;
    Phase phase_ = Phase::resting;
    std::uint64_t due_us_ = 0, resting_us_ = 0, edge_us_ = 0;
};

}  // namespace shell::remote
