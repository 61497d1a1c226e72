#include "picture/inflate.h"

#include <array>
#include <span>

#include "picture/deflate_tables.h"

namespace picture {

namespace {

// Bits from the low end of each byte; past the end it gives zeros and remembers.
class BitReader {
  public:
    explicit BitReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}
    int bit() {
        if (at_ >= bytes_.size() * 8) {
            overrun_ = true;
            return 0;
        }
        const int value = bytes_[at_ >> 3] >> (at_ & 7) & 1;
        ++at_;
        return value;
    }
    int bits(int count) {
        int value = 0;
        for (int i = 0; i < count; ++i) value |= bit() << i;
        return value;
    }
    void to_byte() { at_ = (at_ + 7) & ~static_cast<std::size_t>(7); }
    bool overrun() const { return overrun_; }

  private:
    std::span<const std::uint8_t> bytes_;
    std::size_t at_ = 0;
    bool overrun_ = false;
};

// A canonical Huffman code: how many codes each length has, and the symbols in order.
struct Code {
    std::array<int, 16> count{};
    std::array<int, 288> symbol{};

    explicit Code(std::span<const std::uint8_t> lengths) {
        for (const int length : lengths) ++count[static_cast<std::size_t>(length)];
        count[0] = 0;
        std::array<int, 16> next{};
        for (std::size_t i = 1; i < 16; ++i) next[i] = next[i - 1] + count[i - 1];
        for (std::size_t i = 0; i < lengths.size(); ++i)
            if (lengths[i] != 0)
                symbol[static_cast<std::size_t>(next[lengths[i]]++)] = static_cast<int>(i);
    }
    // -1: no such code.
    int read(BitReader& in) const {
        int code = 0, first = 0, index = 0;
        for (std::size_t length = 1; length < 16; ++length) {
            code |= in.bit();
            if (code - first < count[length])
                return symbol[static_cast<std::size_t>(index + code - first)];
            index += count[length];
            first = (first + count[length]) << 1;
            code <<= 1;
        }
        return -1;
    }
};

class Inflater {
  public:
    Inflater(std::span<const std::uint8_t> packed, std::vector<std::uint8_t>& out, std::size_t most)
        : in_(packed), out_(out), most_(most) {}

    bool run() {
        for (bool last = false; !last;) {
            last = in_.bit() != 0;
            const int kind = in_.bits(2);
            const bool good = kind == 0   ? stored()
                              : kind == 1 ? fixed()
                              : kind == 2 ? dynamic()
                                          : false;
            if (!good || in_.overrun()) return false;
        }
        return true;
    }

  private:
    bool put(int byte) {
        if (out_.size() >= most_) return false;
        out_.push_back(static_cast<std::uint8_t>(byte));
        return true;
    }

    bool stored() {
        in_.to_byte();
        const int length = in_.bits(16), check = in_.bits(16);
        if ((length ^ check) != 0xffff) return false;
        for (int i = 0; i < length && !in_.overrun(); ++i)
            if (!put(in_.bits(8))) return false;
        return true;
    }

    bool fixed() {
        std::array<std::uint8_t, 288> lengths{};
        for (std::size_t i = 0; i < 288; ++i)
            lengths[i] = i < 144 ? 8 : i < 256 ? 9 : i < 280 ? 7 : 8;
        std::array<std::uint8_t, 30> distances{};
        distances.fill(5);
        return block(Code(lengths), Code(distances));
    }

    bool dynamic() {
        constexpr std::uint8_t order[] = {16, 17, 18, 0, 8,  7, 9,  6, 10, 5,
                                          11, 4,  12, 3, 13, 2, 14, 1, 15};
        const int literals = in_.bits(5) + 257, distances = in_.bits(5) + 1,
                  given = in_.bits(4) + 4;
        if (literals > 286 || distances > 30) return false;
        std::array<std::uint8_t, 19> code_lengths{};
        for (int i = 0; i < given; ++i)
            code_lengths[order[i]] = static_cast<std::uint8_t>(in_.bits(3));
        const Code lengths_code(code_lengths);
        std::array<std::uint8_t, 316> lengths{};
        const int total = literals + distances;
        for (int i = 0; i < total;) {
            const int symbol = lengths_code.read(in_);
            if (symbol < 0 || in_.overrun()) return false;
            if (symbol < 16) {
                lengths[static_cast<std::size_t>(i++)] = static_cast<std::uint8_t>(symbol);
                continue;
            }
            if (symbol == 16 && i == 0) return false;
            const std::uint8_t value = symbol == 16 ? lengths[static_cast<std::size_t>(i - 1)] : 0;
            int repeat = symbol == 16   ? 3 + in_.bits(2)
                         : symbol == 17 ? 3 + in_.bits(3)
                                        : 11 + in_.bits(7);
            if (i + repeat > total) return false;
            for (; repeat > 0; --repeat) lengths[static_cast<std::size_t>(i++)] = value;
        }
        const std::span<const std::uint8_t> all(lengths);
        return block(Code(all.first(static_cast<std::size_t>(literals))),
                     Code(all.subspan(static_cast<std::size_t>(literals),
                                      static_cast<std::size_t>(distances))));
    }

    bool block(const Code& literals, const Code& distances) {
        for (;;) {
            const int symbol = literals.read(in_);
            if (symbol < 0 || in_.overrun()) return false;
            if (symbol == 256) return true;
            if (symbol < 256) {
                if (!put(symbol)) return false;
                continue;
            }
            if (symbol > 285) return false;
            const int length = length_base[symbol - 257] + in_.bits(length_bits[symbol - 257]);
            const int code = distances.read(in_);
            if (code < 0 || code > 29) return false;
            const auto distance =
                static_cast<std::size_t>(distance_base[code] + in_.bits(distance_bits[code]));
            if (distance > out_.size()) return false;
            for (int i = 0; i < length; ++i)
                if (!put(out_[out_.size() - distance])) return false;
        }
    }

    BitReader in_;
    std::vector<std::uint8_t>& out_;
    std::size_t most_;
};

}  // namespace

bool inflate_zlib(const std::vector<std::uint8_t>& packed, std::vector<std::uint8_t>& out,
                  std::size_t most) {
    if (packed.size() < 6 || (packed[0] & 15) != 8 || (packed[0] * 256 + packed[1]) % 31 != 0 ||
        (packed[1] & 0x20) != 0)
        return false;
    return Inflater(std::span(packed).subspan(2, packed.size() - 6), out, most).run();
}

}  // namespace picture
