// Powerup tiles (BUL-015) and team actions (BUL-242), as they are written.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace bullet {

struct PowerupText {
    std::string_view name, help, effect;
};

using Powerup = std::uint8_t;  // its kind
inline constexpr Powerup no_powerup = 255;
inline constexpr int powerup_copies = 3;

inline constexpr PowerupText powerup_texts[] = {
    {"Battery", "Gain 3 AP.", "AP(+3)"},
    {"Fresh Ideas", "Draw 2 patterns.", "DRAW(2)"},
    {"Barrier", "Your next 3 bullets cannot hit you.", "MOD(guard,3)"},
    {"Sweeper", "Clear a bullet.", "CLEAR(1,pick,any)"},
    {"Switch", "Two bullets change places.", "SWAP(any,any)"},
    {"Homing Beacon", "Set a bullet into its own column.", "WARP(home,any)"},
    {"Brake Field", "Your next 2 bullets count as 1.", "MOD(brake,2)"},
    {"First Aid", "Takes a bullet off your lives or a pan.", "PUT(life,center,1,pick,any)"},
    {"Spare Shells", "2 bullets from the centre go to your target.",
     "PUT(center,target,2,rand,any)"},
};
inline constexpr std::size_t powerup_kinds = std::size(powerup_texts);
inline constexpr std::size_t powerup_tiles = powerup_kinds * powerup_copies;

struct TeamActionText {
    std::string_view name, help;
    std::uint8_t cost;
    std::string_view effect;
};

inline constexpr TeamActionText team_action_texts[] = {
    {"Share Notes", "Your teammate draws a pattern.", 2, "ally.DRAW(1)"},
    {"Relay", "Send a bullet to your teammate's sight.", 2, "PLACE(sight,1,ally)"},
    {"Assist", "Your teammate moves a bullet by one space.", 2, "ally.MOVE(UDLR,1,any)"},
};
inline constexpr std::size_t team_action_count = std::size(team_action_texts);

}  // namespace bullet
