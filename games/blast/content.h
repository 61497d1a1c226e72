// Pieces and numbers of Blast Tactics (RULES.md).
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace blast {

inline constexpr int least_seats = 2, most_seats = 4;
inline constexpr int bombs_a_seat = 5, bomb_count = most_seats * bombs_a_seat;  // BLA-001
inline constexpr int first_bombs = 2;                                           // BLA-021
inline constexpr int moves_a_turn = 2;                                          // BLA-100
inline constexpr int flame_distance = 2;                                        // BLA-043
inline constexpr int hand_size = 3;                                             // BLA-123
inline constexpr int market_size = 2;
inline constexpr int idle_rounds = 6;             // BLA-090
inline constexpr std::uint16_t most_acts = 3600;  // BLA-244
inline constexpr std::uint16_t most_turns = 400;  // Always true, 9
inline constexpr std::uint8_t nothing = 255;      // no bomb, no square, nobody

// ---- Items and blocks: BLA-002 -----------------------------------------------------------------

enum Item : std::uint8_t { bomb_up, speed_up, flame_max };
inline constexpr std::size_t item_kinds = 3;
inline constexpr std::array<std::uint8_t, item_kinds> item_copies{8, 7, 5};
inline constexpr std::size_t item_tiles = 20;
inline constexpr std::array<std::string_view, item_kinds> item_names{"Bomb-Up", "Speed-Up",
                                                                     "Flame-Max"};

// What lies on a square: nothing, a block with its item hidden under it, or an item.
using Token = std::uint8_t;
inline constexpr Token no_token = 0;
constexpr Token block_of(Item item) { return static_cast<Token>(1 + item); }
constexpr Token item_token(Item item) { return static_cast<Token>(4 + item); }
constexpr bool is_block(Token token) { return token >= 1 && token <= 3; }
constexpr bool is_item(Token token) { return token >= 4; }
constexpr Item item_of(Token token) { return static_cast<Item>((token - 1) % 3); }
// A block whose item nobody may know, in masked states.
inline constexpr Token unknown_block = block_of(bomb_up);

// ---- Ability cards: BLA-003 --------------------------------------------------------------------

enum Card : std::uint8_t { push, cannon, roll, fast, phase, overtime };
inline constexpr std::size_t ability_kinds = 5;
inline constexpr int card_copies = 3;
inline constexpr std::size_t ability_cards = ability_kinds * card_copies, card_count = 16;
inline constexpr Card no_card = static_cast<Card>(nothing);
inline constexpr std::array<std::string_view, 6> card_names{
    "Bomb Push", "Bomb Cannon", "Bomb Roll", "Fast Detonate", "Phase Shift", "OVERTIME"};

// ---- Figures ----------------------------------------------------------------------------------

struct Colour {
    std::string_view name;
    char letter;
};
inline constexpr std::array<Colour, most_seats> colours{
    {{"White", 'W'}, {"Black", 'K'}, {"Pink", 'P'}, {"Blue", 'B'}}};

}  // namespace blast
