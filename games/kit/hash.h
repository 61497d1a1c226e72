// Fingerprints: of states, of what a seat sees, of a whole set of matches.
//
// MurmurHash3 (x86, 32 bits; Appleby, public domain): one-cycle multiplications on the chip,
// published test vectors, and words go in at a few cycles each. Not for secrets.
#pragma once

#include <bit>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "kit/fixed_list.h"

namespace kit {

static_assert(std::endian::native == std::endian::little, "hashes read words as they lie");

using Hash = std::uint32_t;

Hash hash_bytes(std::span<const std::byte> bytes, std::uint32_t seed = 0);

// A hash that grows number by number.
class Hasher {
  public:
    explicit Hasher(std::uint32_t seed = 0) : mixed_(seed) {}

    template <class T>
    requires std::is_integral_v<T> || std::is_enum_v<T>
    void add(T value) { mix(static_cast<std::uint32_t>(value)); }
    template <class T, std::size_t N>
    void add(const FixedList<T, N>& list) {
        add(list.size());
        for (const T& item : list) add(item);
    }
    template <class T, std::size_t N>
    void add(const std::array<T, N>& items) {
        for (const T& item : items) add(item);
    }
    void add(std::span<const std::byte> bytes) { mix(hash_bytes(bytes)); }

    Hash value() const { return finished(mixed_, words_ * 4); }

    static Hash finished(std::uint32_t mixed, std::uint32_t length);
    static std::uint32_t scrambled(std::uint32_t word) {
        return std::rotl(word * 0xCC9E2D51u, 15) * 0x1B873593u;
    }
    static std::uint32_t mixed_in(std::uint32_t mixed, std::uint32_t word) {
        return std::rotl(mixed ^ scrambled(word), 13) * 5 + 0xE6546B64u;
    }

  private:
    void mix(std::uint32_t word) {
        mixed_ = mixed_in(mixed_, word);
        ++words_;
    }

    std::uint32_t mixed_, words_ = 0;
};

}  // namespace kit
