#include "kit/hash.h"

#include <cstring>

namespace kit {

Hash Hasher::finished(std::uint32_t mixed, std::uint32_t length) {
    mixed ^= length;
    mixed = (mixed ^ (mixed >> 16)) * 0x85EBCA6Bu;
    mixed = (mixed ^ (mixed >> 13)) * 0xC2B2AE35u;
    return mixed ^ (mixed >> 16);
}

Hash hash_bytes(std::span<const std::byte> bytes, std::uint32_t seed) {
    std::uint32_t mixed = seed;
    std::size_t at = 0;
    for (; at + 4 <= bytes.size(); at += 4) {
        std::uint32_t word;
        std::memcpy(&word, bytes.data() + at, 4);
        mixed = Hasher::mixed_in(mixed, word);
    }
    std::uint32_t tail = 0;
    if (at < bytes.size()) std::memcpy(&tail, bytes.data() + at, bytes.size() - at);
    mixed ^= Hasher::scrambled(tail);
    return Hasher::finished(mixed, static_cast<std::uint32_t>(bytes.size()));
}

}  // namespace kit
