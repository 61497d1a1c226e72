// What lies on the table just now, as far as the viewer can see it. At rest it follows from the
// state; while a story is told it runs behind, event by event.
#pragma once

#include "nullgame/rules.h"
#include "stage/match_view.h"

namespace nullgame_scene {

using namespace nullgame;

struct ShownSeat {
    Card hole = 0;           // 0: there is none
    bool hole_seen = false;  // face up for the viewer
    std::uint8_t open_sum = 0;
    Standing standing = Standing::in;
    std::uint16_t points = 0;
    std::uint16_t gained = 0;  // in the round that has just ended

    bool known() const { return hole != 0 && hole_seen; }
    int total() const { return open_sum + (known() ? hole : 0); }
};

struct Shown {
    std::array<ShownSeat, most_players> seats{};
    std::uint8_t round = 0;  // from 0
    std::uint8_t cards_left = 0;

    static Shown of(const State& state, kit::Seat viewer);
    // An event begins to be told: what is seen at once.
    void begin(const kit::Event& event, const stage::MatchView& view);
    // It has been told.
    void end(const kit::Event& event, const stage::MatchView& view);
};

}  // namespace nullgame_scene
