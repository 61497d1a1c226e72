// Bytes as text that every terminal and every program lets through (RFC 4648, with padding).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "usb/outbox.h"

namespace usb::base64 {

inline constexpr std::string_view alphabet =
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::size_t length_of(std::size_t bytes) { return (bytes + 2) / 3 * 4; }

// Takes bytes as they come; `finish` writes what is left of them.
class Encoder {
  public:
    explicit Encoder(Outbox& out) : out_(out) {}

    void add(std::span<const std::uint8_t> bytes) {
        for (const std::uint8_t byte : bytes) {
            waiting_[count_++] = byte;
            if (count_ == waiting_.size()) finish();
        }
    }
    void finish() {
        if (count_ == 0) return;
        std::uint32_t bits = 0;
        for (std::size_t i = 0; i < 3; ++i) bits = bits << 8 | (i < count_ ? waiting_[i] : 0u);
        char four[4];
        for (std::size_t i = 0; i < 4; ++i)
            four[i] = i <= count_ ? alphabet[bits >> (18 - 6 * i) & 63] : '=';
        out_.add({four, 4});
        count_ = 0;
    }

  private:
    Outbox& out_;
    std::array<std::uint8_t, 3> waiting_{};
    std::size_t count_ = 0;
};

// A whole text of it. False: it is none, or does not fit; `count` is what was written until then.
bool decode(std::string_view text, std::span<std::uint8_t> into, std::size_t& count);

}  // namespace usb::base64
