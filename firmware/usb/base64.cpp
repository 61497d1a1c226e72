#include "usb/base64.h"

namespace usb::base64 {

bool decode(std::string_view text, std::span<std::uint8_t> into, std::size_t& count) {
    count = 0;
    if (text.size() % 4 != 0) return false;
    while (!text.empty()) {
        std::uint32_t bits = 0;
        std::size_t symbols = 0;
        for (; symbols < 4 && text[symbols] != '='; ++symbols) {
            const std::size_t value = alphabet.find(text[symbols]);
            if (value == std::string_view::npos) return false;
            bits = bits << 6 | static_cast<std::uint32_t>(value);
        }
        const bool last = text.size() == 4;
        if (symbols < 2 || (symbols < 4 && !last) || (symbols == 2 && text[3] != '=')) return false;
        const std::size_t bytes = symbols * 6 / 8;
        bits <<= 6 * (4 - symbols);
        // Bits that no byte owns are zero: one content has one text.
        if ((bits & ((1u << (24 - 8 * bytes)) - 1)) != 0 || into.size() - count < bytes)
            return false;
        for (std::size_t i = 0; i < bytes; ++i)
            into[count++] = static_cast<std::uint8_t>(bits >> (16 - 8 * i));
        text.remove_prefix(4);
    }
    return true;
}

}  // namespace usb::base64
