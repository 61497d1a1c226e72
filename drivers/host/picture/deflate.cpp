#include "picture/deflate.h"

#include <algorithm>
#include <iterator>

#include "picture/deflate_tables.h"

namespace picture {

namespace {

constexpr std::size_t shortest = 3, longest = 258, farthest = 32768;

class BitWriter {
  public:
    explicit BitWriter(std::vector<std::uint8_t>& to) : to_(to) {}
    void bits(std::uint32_t value, int count) {
        for (int i = 0; i < count; ++i) bit(value >> i & 1);
    }
    // Huffman codes start with their highest bit.
    void code(std::uint32_t value, int count) {
        while (count-- > 0) bit(value >> count & 1);
    }

  private:
    void bit(std::uint32_t value) {
        if (used_ == 0) to_.push_back(0);
        to_.back() = static_cast<std::uint8_t>(to_.back() | value << used_);
        used_ = (used_ + 1) & 7;
    }
    std::vector<std::uint8_t>& to_;
    int used_ = 0;
};

// The fixed code of RFC 1951, 3.2.6.
void put_symbol(BitWriter& out, std::uint32_t symbol) {
    if (symbol < 144)
        out.code(0x30 + symbol, 8);
    else if (symbol < 256)
        out.code(0x190 + symbol - 144, 9);
    else if (symbol < 280)
        out.code(symbol - 256, 7);
    else
        out.code(0xc0 + symbol - 280, 8);
}

// The last code that starts at or before `value`.
template <std::size_t size>
std::uint32_t code_of(const int (&bases)[size], std::size_t value) {
    const auto* after =
        std::upper_bound(std::begin(bases), std::end(bases), static_cast<int>(value));
    return static_cast<std::uint32_t>(after - std::begin(bases) - 1);
}

void put_match(BitWriter& out, std::size_t length, std::size_t distance) {
    const std::uint32_t l = code_of(length_base, length), d = code_of(distance_base, distance);
    put_symbol(out, 257 + l);
    out.bits(static_cast<std::uint32_t>(length) - static_cast<std::uint32_t>(length_base[l]),
             length_bits[l]);
    out.code(d, 5);
    out.bits(static_cast<std::uint32_t>(distance) - static_cast<std::uint32_t>(distance_base[d]),
             distance_bits[d]);
}

std::size_t match_length(std::span<const std::uint8_t> raw, std::size_t at, std::size_t distance) {
    if (distance == 0 || distance > at || distance > farthest) return 0;
    const std::size_t most = std::min(raw.size() - at, longest);
    std::size_t length = 0;
    while (length < most && raw[at + length] == raw[at + length - distance]) ++length;
    return length;
}

std::uint32_t adler32(std::span<const std::uint8_t> bytes) {
    std::uint32_t a = 1, b = 0;
    for (const std::uint8_t byte : bytes) {
        a = (a + byte) % 65521;
        b = (b + a) % 65521;
    }
    return b << 16 | a;
}

}  // namespace

std::vector<std::uint8_t> deflate_zlib(std::span<const std::uint8_t> raw,
                                       std::span<const std::size_t> distances) {
    std::vector<std::uint8_t> packed{0x78, 0x01};
    BitWriter out(packed);
    out.bits(1, 1);  // the last block
    out.bits(1, 2);  // fixed codes
    for (std::size_t at = 0; at < raw.size();) {
        std::size_t length = 0, distance = 0;
        for (const std::size_t candidate : distances) {
            const std::size_t found = match_length(raw, at, candidate);
            if (found > length) {
                length = found;
                distance = candidate;
            }
        }
        if (length >= shortest) {
            put_match(out, length, distance);
            at += length;
        } else {
            put_symbol(out, raw[at++]);
        }
    }
    put_symbol(out, 256);
    const std::uint32_t check = adler32(raw);
    for (int shift = 24; shift >= 0; shift -= 8)
        packed.push_back(static_cast<std::uint8_t>(check >> shift));
    return packed;
}

}  // namespace picture
