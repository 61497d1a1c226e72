// What the console remembers besides matches and scores: the settings, the game played last, and
// for each game what was chosen for its last new match and which lessons were done.
//
// In the settings file, version 3: eight settings, a byte each (brightness, volume, muted, dim,
// left-handed, colour-blind, motion, fewer flashes), the last game's id, then 22 bytes for each
// game that was set up: id, the config packed by its form and, if that has a record, four bits for
// the workshop's slot it came from (13), the seats' controllers (8). Version 2 had no fewer
// flashes, version 1 in addition 4 bits a seat, the lower half of a byte first; both are still
// read. A form that has changed since gives values out of range or not; they are believed only if
// the game accepts them. Behind that, three bytes for each game of which a lesson was done, if
// there is one: id, one bit for each lesson (2); and three for each game of which one was left
// before its end: id + 128, lesson, step. Who does not know them does not miss them, so that they
// need no other version.
#pragma once

#include "console/settings.h"
#include "kit/player.h"
#include "shell/play/session.h"
#include "storage/store.h"

namespace shell {

using play::Controllers;

// What a new match is made of.
struct Choices {
    kit::Config config{};
    Controllers controllers{};
    // Of the workshop, if the config has a record.
    std::uint8_t slot = 0;
};

class Remembered {
  public:
    static constexpr std::uint16_t version = 3;
    static constexpr std::size_t most_games = 6;

    // What cannot be read is as if it had never been there; `settings` then stays as it is.
    storage::Read load(storage::Store& store, console::Settings& settings);
    storage::Written save(storage::Store& store, const console::Settings& settings) const;
    void clear() { *this = {}; }

    std::uint8_t last_game = 0;  // 0: none yet

    // The usual choices if there are none, or none that the game still accepts. A record is not
    // remembered: it is in its slot, and may have changed there.
    Choices choices(const kit::Game& game) const;
    void keep(const kit::Game& game, const Choices& choices);
    void forget(const kit::Game& game);

    // Lessons by their number in the game's cartridge. Those beyond the sixteenth are not kept.
    static constexpr std::size_t most_lessons = 16;
    bool knows_lesson(std::uint8_t game, std::size_t lesson) const;
    void keep_lesson(std::uint8_t game, std::size_t lesson);
    // Which step of a lesson is to be gone on with: of the one that was left last in this game. 0:
    // it begins at its beginning.
    std::size_t place_in(std::uint8_t game, std::size_t lesson) const;
    void keep_place(std::uint8_t game, std::size_t lesson, std::size_t step);

    // A match of it was set up.
    bool was_set_up(std::uint8_t game) const;

    bool operator==(const Remembered&) const = default;

  private:
    static constexpr std::size_t config_bytes = (kit::most_share_bits + 7) / 8;
    struct Row {
        std::uint8_t game = 0;
        std::array<std::uint8_t, config_bytes> config{};
        Controllers seats{};
        bool operator==(const Row&) const = default;
    };
    static_assert(sizeof(Row) == 22, "another version of the settings file");
    static constexpr std::size_t first_row_bytes = sizeof(Row) - kit::max_seats / 2;
    static constexpr std::size_t settings_bytes = 8, older_settings_bytes = 7;
    struct Learnt {
        std::uint8_t game = 0;
        std::array<std::uint8_t, most_lessons / 8> lessons{};
        bool operator==(const Learnt&) const = default;
    };
    static_assert(sizeof(Learnt) == 3, "another version of the settings file");
    struct Place {
        std::uint8_t game = 0, lesson = 0, step = 0;
        bool operator==(const Place&) const = default;
    };
    static constexpr std::uint8_t place_mark = 128;
    static constexpr std::size_t most_bytes =
        settings_bytes + 1 + most_games * (sizeof(Row) + sizeof(Learnt) + sizeof(Place));
    static_assert(most_bytes <= storage::Store::most_settings);

    std::array<Row, most_games> rows_{};
    std::array<Learnt, most_games> learnt_{};  // those in use first
    std::array<Place, most_games> places_{};
};

// The middle one.
inline int usual_level(const kit::Game& game) { return (kit::levels_of(game) + 1) / 2; }
// A person on the first seat, computer players of the middle level on the others.
Controllers usual_controllers(const kit::Game& game);

}  // namespace shell
