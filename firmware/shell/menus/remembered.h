// What the console remembers besides matches and scores: the settings, the game played last, and
// for each game what was chosen for its last new match.
//
// In the settings file, version 2: seven settings, a byte each (brightness, volume, muted, dim,
// left-handed, colour-blind, motion), the last game's id, then 22 bytes for each game that was set
// up: id, the config packed by its form (13), the seats' controllers (8). Version 1 had 4 bits a
// seat, the lower half of a byte first, and is still read. A form that has changed since gives
// values out of range or not; they are believed only if the game accepts them.
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
};

class Remembered {
  public:
    static constexpr std::uint16_t version = 2;
    static constexpr std::size_t most_games = 6;

    // What cannot be read is as if it had never been there; `settings` then stays as it is.
    storage::Read load(storage::Store& store, console::Settings& settings);
    storage::Written save(storage::Store& store, const console::Settings& settings) const;
    void clear() { *this = {}; }

    std::uint8_t last_game = 0;  // 0: none yet

    // The usual choices if there are none, or none that the game still accepts.
    Choices choices(const kit::Game& game) const;
    void keep(const kit::Game& game, const Choices& choices);
    void forget(const kit::Game& game);

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
    static constexpr std::size_t settings_bytes = 7;
    static constexpr std::size_t most_bytes = settings_bytes + 1 + most_games * sizeof(Row);
    static_assert(most_bytes <= storage::Store::most_settings);

    std::array<Row, most_games> rows_{};
};

// The middle one.
inline int usual_level(const kit::Game& game) { return (kit::levels_of(game) + 1) / 2; }
// A person on the first seat, computer players of the middle level on the others.
Controllers usual_controllers(const kit::Game& game);

}  // namespace shell
