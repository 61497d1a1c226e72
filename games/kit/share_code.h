// Game, config and seed as a code that people read out and type: `N8S4-K2YC-0TQA`.
//
// Digits and letters without I, L, O and U (Crockford's base 32): what looks alike is read alike,
// case, spaces and dashes do not matter. The last two characters are checks. The code is a
// Reed-Solomon code over GF(32): any one or two wrong characters and any two that changed places
// are found, wherever they are; of other errors one in a thousand is not.
//
//   game id (1 character), rules version modulo 32 (1), config, seed (32 bits), zeros to fill the
//   last character, check (2)
//
// This form is stable. Who sits where is no part of it. No game has the id 0: should there ever be
// another form, it begins with that character, and is refused here as a game that is not there.
#pragma once

#include <cstdint>
#include <string_view>

#include "kit/game.h"
#include "kit/registry.h"

namespace kit {

inline constexpr std::size_t max_code_symbols = 31;
inline constexpr std::size_t code_group = 4;
// With dashes and the closing zero.
using CodeText = Text<max_code_symbols + max_code_symbols / code_group + 1>;

enum class CodeFault : std::uint8_t {
    none,
    strange_character,
    wrong_length,
    mistyped,
    unknown_game,
    other_rules,
    bad_config,
};
const char* code_fault_text(CodeFault fault);

struct Shared {
    const Game* game = nullptr;
    Config config{};
    Seed seed = 0;
};

// A config with a record of its own has no code: it would be too long to type.
bool has_share_code(const Game& game, const Config& config);
void print_share_code(const Shared& shared, TextOut& out);
// Leaves `out` as it was on a fault.
[[nodiscard]] CodeFault read_share_code(std::string_view text, Games games, Shared& out);

// What this character counts as, 0 .. 31; 32 if it is none of the code's. For the keyboard screen.
std::uint8_t code_symbol(char c);
inline constexpr std::string_view code_alphabet = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

}  // namespace kit
