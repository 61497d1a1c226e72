// Random numbers that are the same on every machine.
//
// The generator is xoroshiro64** 1.0 (Blackman and Vigna): 8 bytes of state, period 2^64 - 1,
// passes the usual batteries. It was chosen for the Cortex-M0+, which multiplies 32 x 32 bits into
// 32 in one cycle but has neither a 64-bit product (PCG32 would call a library routine for each
// number) nor a divider. It lives inside a game's state, so that a copied state goes on alike.
#pragma once

#include <cstdint>
#include <span>
#include <utility>

#include "kit/check.h"

namespace kit {

using Seed = std::uint32_t;

class Rng {
  public:
    constexpr Rng() = default;
    // Seeds that differ in one bit give unrelated sequences; a stream is another sequence of the
    // same seed:
    //   s0 = scramble(seed + 0x9E3779B9 + stream * 0x85EBCA6B)
    //   s1 = scramble(s0 + stream * 0x85EBCA6B + 1)
    // Each step can be turned back (the factor is odd), so no two pairs of seed and stream share a
    // state. The first number is a one-to-one function of s0 alone: that is why the stream goes
    // into both halves. All streams of a seed differ from their first number on.
    constexpr explicit Rng(Seed seed, std::uint32_t stream = 0)
        : s0_(scramble(seed + 0x9E3779B9u + stream * apart)),
          s1_(scramble(s0_ + stream * apart + 1)) {
        if ((s0_ | s1_) == 0) s1_ = 1;  // the one state that would never leave itself
    }
    // A generator with exactly this state, for the published test vectors.
    static constexpr Rng from_state(std::uint32_t s0, std::uint32_t s1) {
        Rng rng;
        rng.s0_ = s0;
        rng.s1_ = s1;
        return rng;
    }

    constexpr std::uint32_t next() {
        const std::uint32_t result = rotated(s0_ * 0x9E3779BBu, 5) * 5;
        const std::uint32_t mixed = s1_ ^ s0_;
        s0_ = rotated(s0_, 26) ^ mixed ^ (mixed << 9);
        s1_ = rotated(mixed, 13);
        return result;
    }

    // Uniform in 0 .. count-1, without bias: Lemire's multiply and reject, in 16 bits so that the
    // product fits 32. Nothing is drawn for one possibility.
    constexpr std::uint32_t below(std::uint32_t count) {
        check(count >= 1 && count <= 65536, "random choice among none or too many");
        if (count == 1) return 0;
        std::uint32_t product = (next() >> 16) * count;
        if ((product & 0xFFFF) < count) {
            const std::uint32_t uneven = (65536 - count) % count;
            while ((product & 0xFFFF) < uneven) product = (next() >> 16) * count;
        }
        return product >> 16;
    }
    constexpr int between(int least, int most) {
        return least + static_cast<int>(below(static_cast<std::uint32_t>(most - least + 1)));
    }
    constexpr int die(int sides = 6) { return between(1, sides); }

    // Fisher and Yates, from the end: every order is equally likely.
    template <class T>
    constexpr void shuffle(std::span<T> items) {
        for (std::size_t i = items.size(); i > 1; --i)
            std::swap(items[i - 1], items[below(static_cast<std::uint32_t>(i))]);
    }

    constexpr bool operator==(const Rng&) const = default;

    // Every bit of the result depends on every bit of the input, and no two inputs collide.
    static constexpr std::uint32_t scramble(std::uint32_t x) {
        x = (x ^ (x >> 16)) * 0x85EBCA6Bu;
        x = (x ^ (x >> 13)) * 0xC2B2AE35u;
        return x ^ (x >> 16);
    }

  private:
    static constexpr std::uint32_t apart = 0x85EBCA6Bu;  // between the streams of a seed

    static constexpr std::uint32_t rotated(std::uint32_t x, int by) {
        return (x << by) | (x >> (32 - by));
    }

    std::uint32_t s0_ = 1, s1_ = 0;
};

static_assert(sizeof(Rng) == 8);

}  // namespace kit
