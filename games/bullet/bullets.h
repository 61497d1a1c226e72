// Bullets, and the bags they lie in (BUL-001 .. BUL-003).
//
// Nothing tells two bullets of one type apart, so a bag is a count for each type. A type is
// 8 x colour + 2 x (number - 1) + star.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kit/check.h"
#include "kit/rng.h"

namespace bullet {

enum Colour : std::uint8_t { red, blue, green, yellow, pink };  // also the columns, left to right
inline constexpr int colour_count = 5, number_count = 4;
inline constexpr std::array<std::string_view, colour_count> colour_names{"red", "blue", "green",
                                                                         "yellow", "pink"};
inline constexpr std::string_view colour_letters = "RBGYP";

using Type = std::uint8_t;
inline constexpr Type ordinary_types = 40;
// Jane's: without colour, number and star (BUL-350).
inline constexpr Type immobilizer = 40, badge = 41, coat = 42;
inline constexpr Type type_count = 43;
inline constexpr Type no_bullet = 255;

constexpr Type type_of(int colour, int number, bool star) {
    return static_cast<Type>(8 * colour + 2 * (number - 1) + (star ? 1 : 0));
}
constexpr bool is_special(Type type) { return type >= ordinary_types; }
constexpr int colour_of(Type type) { return type >> 3; }
constexpr int number_of(Type type) { return (type >> 1 & 3) + 1; }
constexpr bool has_star(Type type) { return (type & 1) != 0; }
constexpr bool is_odd(Type type) { return (number_of(type) & 1) != 0; }

// How many of a type are in one set of 140 (BUL-002).
constexpr int copies_of(Type type) { return has_star(type) || number_of(type) == 4 ? 2 : 6; }

struct Bag {
    std::uint16_t total;  // specials included
    std::array<std::uint8_t, type_count> count;
    std::uint8_t spare;  // fills the last word: the compiler may not

    constexpr bool empty() const { return total == 0; }
    constexpr int specials() const { return count[immobilizer] + count[badge] + count[coat]; }
    constexpr int ordinary() const { return total - specials(); }
    constexpr void add(Type type, int many = 1) {
        count[type] = static_cast<std::uint8_t>(count[type] + many);
        total = static_cast<std::uint16_t>(total + many);
    }
    constexpr void remove(Type type) {
        kit::check(count[type] > 0, "a bullet is taken that is not in the bag");
        --count[type];
        --total;
    }
    // One of all that are in it, each equally likely (BUL-012). There must be one.
    constexpr Type draw(kit::Rng& rng) {
        auto left = rng.below(total);
        for (Type type = 0; type < type_count; ++type) {
            if (left < count[type]) {
                remove(type);
                return type;
            }
            left -= count[type];
        }
        kit::check_failed("a bag holds fewer bullets than it says");
    }
    constexpr void take_ordinary(Bag& from) {
        for (Type type = 0; type < ordinary_types; ++type) {
            add(type, from.count[type]);
            from.total = static_cast<std::uint16_t>(from.total - from.count[type]);
            from.count[type] = 0;
        }
    }
    constexpr void take_specials(Bag& from) {
        for (Type type = ordinary_types; type < type_count; ++type) {
            add(type, from.count[type]);
            from.total = static_cast<std::uint16_t>(from.total - from.count[type]);
            from.count[type] = 0;
        }
    }
    constexpr void take_all(Bag& from) {
        take_ordinary(from);
        take_specials(from);
    }
};

// All bullets of a match with so many sets (BUL-001, BUL-320).
constexpr Bag whole_set(int sets) {
    Bag bag{};
    for (Type type = 0; type < ordinary_types; ++type) bag.add(type, sets * copies_of(type));
    return bag;
}
static_assert(whole_set(1).total == 140);  // BUL-001
static_assert([] {
    int stars = 0;
    for (Type type = 1; type < ordinary_types; type += 2) stars += whole_set(1).count[type];
    return stars;
}() == 40);

}  // namespace bullet
