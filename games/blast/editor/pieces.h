// What lies in an arena, piece by piece: found, laid and taken away. The lists stay without gaps
// and nothing is left behind their ends, so that what is stored is well formed.
#pragma once

#include "blast_editor/mirror.h"

namespace blast_editor {

// What a square holds besides its ground.
enum class Thing : std::uint8_t { none, block, start, feature };
Thing thing_at(const Arena& arena, Square square);
// Place in the list of starts, of features; nothing if there is none.
std::uint8_t start_at(const Arena& arena, Square square);
std::uint8_t feature_at(const Arena& arena, Square square);

void add_tile(Arena& arena, Pattern pattern, Square corner);
// With everything on it; a final tile leaves the arena without one.
void remove_tile(Arena& arena, std::uint8_t tile);
bool tiles_meet(Square corner, Square other);

void add_block(Arena& arena, Square square);
void add_start(Arena& arena, Square square);
void add_feature(Arena& arena, const blast::Placed& feature);
void remove_thing(Arena& arena, Square square);

// The whole arena, so far to the right and down. What would leave the box is dropped.
Arena moved(const Arena& arena, int columns, int rows);
// In the left top corner, as it is stored and played: check 3 of BLA-222.
Arena normalised(const Arena& arena);
// Without what could not even be drawn; for whatever comes out of a file.
Arena tidied(const Arena& arena);
Arena empty_arena(std::string_view name);
void rename(Arena& arena, std::string_view name);

}  // namespace blast_editor
