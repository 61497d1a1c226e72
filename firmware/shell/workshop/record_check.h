// Four characters by which two people compare a text that one of them has typed: they are no part
// of it, so the text stays what the rules say it is. A slip of the finger that still is an arena
// shows here, but for one in a million.
#pragma once

#include "kit/share_code.h"
#include "storage/torn.h"

namespace shell {

// "Check 7K3F".
inline void add_check(std::string_view text, kit::TextOut& out) {
    const std::uint32_t sum =
        storage::crc32({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()});
    out.add("Check ");
    for (int shift = 15; shift >= 0; shift -= 5) out.add(kit::code_alphabet[sum >> shift & 31]);
}

}  // namespace shell
