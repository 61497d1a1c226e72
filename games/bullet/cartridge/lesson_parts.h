// What the lessons have in common: who plays, how actions are written, and where things lie.
#pragma once

#include "bullet/rules.h"
#include "bullet_scene/layout.h"
#include "stage/lesson.h"

namespace bullet_cartridge {

using namespace bullet;
using Do = stage::LessonStep::Do;

inline constexpr kit::Seat learner = 0, rival = 1;

// Esfir is the learner: she has no ability that would have to be explained.
constexpr kit::Config lesson_match(TableChoice table) {
    kit::Config config{};
    config.values[table_field] = table;
    config.values[heroine_field + learner] = 1 + esfir;
    if (table != score_table) config.values[heroine_field + rival] = 1 + rose;
    return config;
}

// ---- Actions ------------------------------------------------------------------------------------

constexpr Space at(int row, int column) { return space_at(row - 1, column - 1); }

inline constexpr kit::Action place{place_bullet}, end{end_round};
// Esfir's; a chain is written as one.
constexpr kit::Action glide(Space from, Space to) { return {use_action, 0, from, to}; }
constexpr kit::Action lift(Space from, Space to) { return {use_action, 1, from, to}; }
// A card of the hand, the corner of whose grid lies on this space of the sight.
constexpr kit::Action use(std::uint8_t card, int row, int column, std::uint8_t turns = 0) {
    return {use_pattern, card, turns,
            static_cast<std::uint8_t>((row - 1 + rows - 1) * 9 + column - 1 + columns - 1)};
}
constexpr kit::Action take(std::uint8_t open) { return {take_powerup, open}; }

inline constexpr kit::Action places[] = {place}, ends[] = {end};

// ---- Spotlights ---------------------------------------------------------------------------------

constexpr stage::Rect cell(int row, int column) { return bullet_scene::cell_area(at(row, column)); }
constexpr stage::Rect cells(Space one, Space other) {
    return bullet_scene::cell_area(one).around(bullet_scene::cell_area(other));
}
inline constexpr stage::Rect heads =
    bullet_scene::head_area(0).around(bullet_scene::head_area(columns - 1));
inline constexpr stage::Rect hand = bullet_scene::card_area(0).around(bullet_scene::card_area(3));
inline constexpr stage::Rect figures{bullet_scene::info_area.x, bullet_scene::info_area.y, 122,
                                     bullet_scene::info_area.height};
// A line of what is asked over the right column.
constexpr stage::Rect line(int number) {
    return {bullet_scene::column_area.x + 1, 44 + 13 * number, bullet_scene::column_area.width - 2,
            13};
}
inline constexpr stage::Rect first_line[] = {line(0)}, second_line[] = {line(1)};
inline constexpr stage::Rect both_lines = line(0).around(line(1));
// The only rival, at the right end of the strip.
inline constexpr stage::Rect rival_box{stage::screen_size - bullet_scene::rival_width,
                                       bullet_scene::strip_area.y, bullet_scene::rival_width,
                                       bullet_scene::strip_area.height};

// Captions hide the strip, but not the rival in it.
inline constexpr stage::Rect whole_strip = bullet_scene::strip_area;
inline constexpr stage::Rect own_strip{whole_strip.x, whole_strip.y,
                                       whole_strip.width - rival_box.width, whole_strip.height};

}  // namespace bullet_cartridge
