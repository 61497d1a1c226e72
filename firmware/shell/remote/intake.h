// What comes in through the cable and stays: matches and saves. Everything is read with suspicion
// and goes through the storage's own ways, so that a cut leaves what was here or what came.
#pragma once

#include "shell/remote/cable_screen.h"
#include "shell/remote/parts.h"

namespace shell::remote {

class Intake {
  public:
    Intake(const Parts& parts, CableScreen& cable) : parts_(parts), cable_(cable) {}

    // `match` (as text or bytes), or the name of a save. The cable's screen is open, and `bytes`
    // are its. `replace`: a running match of the same game may be given up for it.
    kit::Verdict take(std::string_view name, std::span<std::uint8_t> bytes, bool replace);
    // What the last match became: a replay of this number, or the running match of its game.
    std::uint32_t replay() const { return replay_; }
    const stage::Cartridge* cartridge() const { return cartridge_; }

    // A running match of this game stands in the way.
    bool in_the_way(std::uint8_t game, bool replace) const;
    static constexpr const char* way_is_barred =
        "a match of this game is running; --replace gives it up";

  private:
    kit::Verdict take_match(std::span<const std::uint8_t> bytes, bool replace);
    kit::Verdict read(std::span<const std::uint8_t> bytes);
    kit::Verdict judge_arenas(std::span<std::uint8_t> bytes);
    void take_over_settings();

    const Parts& parts_;
    CableScreen& cable_;
    const stage::Cartridge* cartridge_ = nullptr;
    std::uint32_t replay_ = 0;
    kit::Text<140> why_not_;
};

}  // namespace shell::remote
