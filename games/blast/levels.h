// The levels of the computer players, as a table.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace blast {

struct Level {
    std::string_view word;
    std::uint8_t ends;        // ways of walking that are looked at
    std::uint8_t walks;       // of those: with which bombs and cards are tried
    std::uint8_t lays;        // squares that are tried for a bomb
    std::uint8_t cards;       // uses of cards that are tried with each walk
    std::uint8_t strokes;     // uses of cards in the middle of a walk that are tried
    std::uint8_t depth;       // bombs and cards behind a walk
    std::uint8_t replies;     // plans whose answer is looked at
    std::int16_t noise;       // what two plans may differ in and still be chosen alike
    bool second_lap;          // sees who has no way out next time
    bool fears_hands;         // what rivals could do with bombs and cards they have
    bool fears_market;        // and with those they could buy
    std::uint8_t careless;    // one turn in so many it does not look at the clock; 0: never
    std::uint8_t kind_turns;  // of its own, at first, in which it plays no card against anybody
};
inline constexpr std::size_t level_count = 3;

inline constexpr std::array<Level, level_count> levels{{
    {.word = "easy",
     .ends = 120,
     .walks = 6,
     .lays = 4,
     .cards = 2,
     .strokes = 0,
     .depth = 1,
     .replies = 0,
     .noise = 16,
     .second_lap = false,
     .fears_hands = false,
     .fears_market = false,
     .careless = 32,
     .kind_turns = 2},
    {.word = "normal",
     .ends = 120,
     .walks = 5,
     .lays = 4,
     .cards = 4,
     .strokes = 0,
     .depth = 2,
     .replies = 0,
     .noise = 15,
     .second_lap = true,
     .fears_hands = true,
     .fears_market = false,
     .careless = 0,
     .kind_turns = 0},
    {.word = "hard",
     .ends = 72,
     .walks = 9,
     .lays = 6,
     .cards = 6,
     .strokes = 4,
     .depth = 3,
     .replies = 4,
     .noise = 0,
     .second_lap = true,
     .fears_hands = true,
     .fears_market = true,
     .careless = 0,
     .kind_turns = 0},
}};
// How a rival is thought to answer.
inline constexpr Level answering{.word = "answer",
                                 .ends = 30,
                                 .walks = 3,
                                 .lays = 3,
                                 .cards = 4,
                                 .strokes = 0,
                                 .depth = 1,
                                 .replies = 0,
                                 .noise = 0,
                                 .second_lap = false,
                                 .fears_hands = false,
                                 .fears_market = false,
                                 .careless = 0,
                                 .kind_turns = 0};

}  // namespace blast
