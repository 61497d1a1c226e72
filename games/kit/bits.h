// Numbers of a few bits packed one after the other, lowest bit first.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "kit/check.h"

namespace kit {

class BitWriter {
  public:
    explicit BitWriter(std::span<std::uint8_t> memory) : memory_(memory) {}

    void put(std::uint32_t value, int bits) {
        for (int i = 0; i < bits; ++i) {
            check(count_ < memory_.size() * 8, "more bits than there is room for");
            std::uint8_t& byte = memory_[count_ / 8];
            if (count_ % 8 == 0) byte = 0;
            byte = static_cast<std::uint8_t>(byte | ((value >> i) & 1) << (count_ % 8));
            ++count_;
        }
    }
    std::size_t bits() const { return count_; }
    std::size_t bytes() const { return (count_ + 7) / 8; }

  private:
    std::span<std::uint8_t> memory_;
    std::size_t count_ = 0;
};

// Beyond the end it reads zeros and remembers that it did.
class BitReader {
  public:
    BitReader(std::span<const std::uint8_t> memory, std::size_t bits)
        : memory_(memory), end_(bits) {}

    std::uint32_t take(int bits) {
        std::uint32_t value = 0;
        for (int i = 0; i < bits; ++i, ++at_)
            if (at_ < end_)
                value |= static_cast<std::uint32_t>((memory_[at_ / 8] >> (at_ % 8)) & 1) << i;
        return value;
    }
    bool overrun() const { return at_ > end_; }
    std::size_t at() const { return at_; }

  private:
    std::span<const std::uint8_t> memory_;
    std::size_t end_, at_ = 0;
};

constexpr int bits_for(std::uint32_t choices) {
    int bits = 0;
    while (bits < 32 && (std::uint64_t{1} << bits) < choices) ++bits;
    return bits;
}

}  // namespace kit
