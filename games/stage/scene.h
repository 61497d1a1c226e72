// How a game is shown and decided: what a game's `scene` implements, and what it may ask.
//
// A scene holds nothing that matters: cursor, animation, an open question. It can be thrown away
// and built again from the state at any time, which is what undo, resume and a jump in a replay do
// (`begin`). What happened comes as events (`played`), and the scene tells the story; keys that
// arrive meanwhile end the story first.
#pragma once

#include <span>

#include "kit/event.h"
#include "kit/game.h"
#include "stage/screen.h"

namespace stage {

// The match as a scene sees it. The shell's play and replay screens implement it.
class Table {
  public:
    virtual const kit::Game& game() const = 0;
    // The true position. A scene draws of it only what `viewer` may see.
    virtual const kit::StateBytes* state() const = 0;
    // The seat at the device; kit::nobody: a replay or a demo, everything may be shown.
    virtual kit::Seat viewer() const = 0;
    // The viewer must act now, and `take` is allowed.
    virtual bool deciding() const = 0;
    virtual std::span<const kit::Action> legal() const = 0;
    virtual void take(kit::Action action) = 0;
    // "You", "Ann", "Hard": who sits there.
    virtual std::string_view seat_name(kit::Seat seat) const = 0;
    virtual Console& console() = 0;

    template <class State>
    const State& state_as() const {
        return *std::launder(reinterpret_cast<const State*>(state()));
    }
    bool is_legal(kit::Action action) const;

  protected:
    ~Table() = default;
};

class Scene {
  public:
    // A position without a story: start, resume, undo, a jump in a replay. The whole screen will be
    // drawn.
    virtual void begin(Table& table) = 0;
    // `action` was taken; the table shows the position after it, `before` the one before it.
    virtual void played(Table& table, const kit::StateBytes* before, kit::Action action,
                        std::span<const kit::Event> events) = 0;
    // Still telling what happened. The next decision waits for the end.
    virtual bool busy() const = 0;
    virtual void skip(Table& table) = 0;

    // B, X and the console's holds never arrive here, unless `keeps_back` says that B takes back a
    // half-made choice.
    virtual void key(Table& table, KeyPress press) = 0;
    virtual bool keeps_back() const { return false; }
    // One frame; true: go on next frame.
    virtual bool tick(Table& table) = 0;
    virtual void draw(Canvas& canvas, const Table& table) const = 0;

    // Shows an action as a hint: cursor on it, or a mark.
    virtual void point_out(Table& table, kit::Action action) = 0;
    // The page of the game's rules that is in question now.
    virtual int rule_page(const Table& table) const = 0;

  protected:
    ~Scene() = default;
};

}  // namespace stage
