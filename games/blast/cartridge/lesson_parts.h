// What the lessons have in common: two at a small table, and where squares lie on the screen.
#pragma once

#include <bit>

#include "blast/rules.h"
#include "blast_scene/layout.h"
#include "stage/lesson.h"

namespace blast_cartridge {

using namespace blast;
using Do = stage::LessonStep::Do;

inline constexpr kit::Seat learner = 0, rival = 1;

// White begins, and everybody starts where the arena says.
constexpr kit::Config lesson_match(std::uint8_t arena) {
    kit::Config config{};
    config.values[arena_field] = arena;
    config.values[first_field] = 1 + learner;
    config.values[starts_field] = starts_fixed;
    return config;
}
// On an arena that was drawn for the lesson.
consteval kit::Config lesson_court(std::string_view text) {
    const ArenaReading reading = read_arena(text);
    kit::check(reading.ok() && problem_of(reading.arena).ok(), "a lesson's arena is not legal");
    kit::Config config = lesson_match(own_arena);
    const auto bytes = std::bit_cast<ArenaBytes>(reading.arena);
    std::copy(bytes.begin(), bytes.end(), config.record.begin());
    return config;
}

constexpr Square named(std::string_view square) {  // "c1"
    return square_at(square[0] - 'a', square[1] - '1');
}
constexpr kit::Action to(Kind kind, std::string_view square) { return {kind, named(square)}; }

// Of arenas with nine columns, and so many rows.
constexpr stage::Rect cell(std::string_view square, int rows = 9) {
    const int size = blast_art::square_size(blast_art::Scale::full);
    const stage::Point middle = blast_scene::arena_area.centre();
    return {middle.x - 9 * size / 2 + column_of(named(square)) * size,
            middle.y - rows * size / 2 + row_of(named(square)) * size, size, size};
}
constexpr stage::Rect cells(std::string_view one, std::string_view other, int rows = 9) {
    return cell(one, rows).around(cell(other, rows));
}

// Captions hide rows of the arena that the lesson does not need, and leave the bar free.
inline constexpr stage::Rect low_band{0, 122, 192, 50}, high_band{0, 16, 192, 50};

inline constexpr kit::Action ends[] = {{end_turn}};

}  // namespace blast_cartridge
