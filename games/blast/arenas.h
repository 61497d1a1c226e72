// The arenas that are built in (RULES.md, Content): readable text, read and checked by the
// compiler with the editor's own checks.
#pragma once

#include <utility>

#include "blast/arena.h"

namespace blast {

inline constexpr std::array<std::string_view, 13> arena_texts{{
    "BT1|Twin Gate|2|Ka1Hd1Va4Xd4Vg4Hd7Kg7|d4|"
    "d1f9a4i6c3g7d3f7c4g6f3d7|a1i9|",
    "BT1|The Arch|3|Ka1Hd1Kg1Va4Xd4Vg4Ka7Kg7|d4|"
    "c1g1e3c6g6a5i5c7g7c4g4a3i3c3g3e6|e1i8a8|",
    "BT1|Full House|4|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "d1i4f9a6f1i6d9a4c3g3g7c7d3g4f7c6f3g6d7c4|a1i1i9a9|",
    "BT1|Power Court|4|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "d1i4f9a6f1i6d9a4c3g3g7c7d3g4f7c6f3g6d7c4|a1i1i9a9|"
    "We3Wg5We7Wc5",
    "BT1|Whirlpool|4|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "d1i4f9a6f1i6d9a4c3g3g7c7e2h5e8b5|a1i1i9a9|"
    ">d3vg4<f7^c6>e3vg5<e7^c5",
    "BT1|Thin Ice|4|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "d1i4f9a6f1i6d9a4c3g3g7c7d3g4f7c6f3g6d7c4|a1i1i9a9|"
    "Od4Of4Of6Od6Ce3Cg5Ce7Cc5",
    "BT1|Warp Yard|4|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "d1i4f9a6f1i6d9a4c3g3g7c7d3g4f7c6f3g6d7c4|a1i1i9a9|"
    "Tve1T<i5T^e9T>a5",
    "BT1|Hourglass|4|Ka1Hd1Kg1Xd4Ka7Hd7Kg7|d4|"
    "d1f9f1d9c3g7g3c7d3f7f3d7e2e8|a1i1i9a9|"
    "Tva3T^a7Tvi3T^i7Cd5Cf5Ce4Ce6",
    "BT1|Pinwheel|4|Xe5Hd2Kg1Vh4Ki7Hf8Kc9Vb6Ka3|e5|"
    "f2j6f10b6h4h8d8d4f4h6f8d6d2j4h10b8|i1k9c11a3|"
    "Tvi3T<i9T^c9T>c3",
    "BT1|Slant|2|Ka1Hd1Kg1Vb4Xe4Vh4Kc7Hf7Ki7|e4|"
    "d1h9c3i7d3h7b4j6d4h6f1f9f3f7i1c9|a1k9|"
    ">e3<g7>d5<h5Wi3Wc7",
    "BT1|Trident|3|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "c1g1e3a3i3c3g3a6i6c7g7c9g9e6d9f9|e1i8a8|"
    "Od4Of4Wc5Wg5Ce8Ce5",
    "BT1|Switchback|2|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "d1f9c3g7a4i6d3f7c4g6f1d9g3c7i2a8|a1i9|"
    "ve2^e8ve3^e7Tvh3T^b7T^h7Tvb3Od4Of6Cc5Cg5",
    "BT1|Grand Works|4|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|d4|"
    "d1i4f9a6f1i6d9a4c3g3g7c7d3g4f7c6|a1i1i9a9|"
    "Tve1T<i5T^e9T>a5We2Wh5We8Wb5Od4Of4Of6Od6Ce4Cf5Ce6Cd5>f3vg6<d7^c4",
}};
inline constexpr std::size_t built_in_arenas = arena_texts.size();
// In the form: the number behind the built-in ones.
inline constexpr std::uint8_t own_arena = built_in_arenas;

namespace detail {

// Each by itself: a compiler does only so much work for one constant.
template <std::size_t Which>
constexpr Arena built_in = [] {
    constexpr ArenaReading reading = read_arena(arena_texts[Which]);
    static_assert(reading.ok(), "a built-in arena is not written right");
    static_assert(problem_of(reading.arena).ok(), "a built-in arena fails a check of BLA-222");
    return reading.arena;
}();

}  // namespace detail

inline constexpr auto arenas = []<std::size_t... Which>(std::index_sequence<Which...>) {
    return std::array{detail::built_in<Which>...};
}
(std::make_index_sequence<built_in_arenas>());

}  // namespace blast
