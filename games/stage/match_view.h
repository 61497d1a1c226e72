// The match as a scene sees it: the position, who looks at it, and what may be decided.
//
// The shell's screens implement it (play, replay, lesson); a scene cannot tell them apart and need
// not.
#pragma once

#include <new>
#include <span>
#include <string_view>

#include "kit/event.h"
#include "kit/game.h"
#include "stage/screen.h"

namespace stage {

class MatchView {
  public:
    virtual const kit::Game& game() const = 0;
    // The true position. A scene draws of it only what `viewer` may see.
    virtual const kit::StateBytes* state() const = 0;
    // The position before the last action, and what the action did. They stay as they are while the
    // story is told, so a scene can draw from them and keep only its place in the story.
    virtual const kit::StateBytes* before() const = 0;
    virtual std::span<const kit::Event> events() const = 0;
    // The seat at the device; kit::nobody: a replay or a demo, everything may be shown.
    virtual kit::Seat viewer() const = 0;
    // The viewer must act now, and `take` is allowed.
    virtual bool deciding() const = 0;
    virtual void take(kit::Action action) = 0;
    // "You", "Player 2", "Hard": who sits there.
    virtual std::string_view seat_name(kit::Seat seat) const = 0;
    virtual Console& console() = 0;

    template <class State>
    const State& state_as() const {
        return *std::launder(reinterpret_cast<const State*>(state()));
    }
    template <class State>
    const State& before_as() const {
        return *std::launder(reinterpret_cast<const State*>(before()));
    }
    // May the viewer know what the event's values are?
    bool sees(const kit::Event& event) const {
        return viewer() == kit::nobody || (event.seen_by >> viewer() & 1) != 0;
    }
    // The legal actions from number `first` on, as many as there is room for. A scene that knows
    // its game's rules seldom needs the list; `is_legal` answers for one action.
    std::span<const kit::Action> legal(std::span<kit::Action> room, std::uint32_t first = 0) const {
        kit::Actions out(room, first);
        game().legal(state(), out);
        return out.kept();
    }
    bool is_legal(kit::Action action) const { return kit::is_legal(game(), state(), action); }

  protected:
    ~MatchView() = default;
};

}  // namespace stage
