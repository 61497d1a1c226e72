// A kept match as text, as `sixgun replay` reads it, below it a line for people. Told from the file
// step by step: there is no room for the match, and its game may be another than the one in play.
#pragma once

#include <cstdint>

#include "kit/registry.h"
#include "storage/replays.h"
#include "usb/text_window.h"

namespace usb {

struct MatchText {
    // Where telling can go on, so that a file that is read block by block is decoded once.
    struct Place {
        std::uint32_t body = 0;  // bytes of the file told so far; 0: not even the head
        std::uint32_t text = 0;  // what came out of them
        std::uint16_t action = 0;
    };
    std::uint32_t bytes = 0;
    std::uint16_t cursor = 0;  // of the match: known only at the end of its file
    storage::GameId game = 0;
};

// Reads it through. False: it is damaged, or not there.
bool measure(const storage::ReplayName& name, kit::Games games, MatchText& into);
// Fills the window from `place` on, which must not lie behind its begin; `place` becomes one from
// which the text behind the window can be told. False: the file is not to be had any more.
bool tell(const storage::ReplayName& name, kit::Games games, std::uint16_t cursor,
          MatchText::Place& place, std::uint32_t begin, std::span<std::uint8_t> into);

}  // namespace usb
