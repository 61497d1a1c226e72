// How a game is shown and decided: what a game's `scene` implements.
//
// A scene holds nothing that matters: a cursor, its place in a story, an open question. It is built
// in borrowed memory when a match is opened, and built anew from the state at any time: that is
// what undo, resume and a jump in a replay do (`begin`). What happened comes as events (`played`),
// and the scene tells the story; a key that comes meanwhile ends the story first.
//
// The screen around it belongs to the shell: a strip above (whose turn, who is thinking), the line
// of hints below, the keys B, X and Y, and all holds.
#pragma once

#include <cstddef>
#include <span>
#include <type_traits>

#include "stage/hints.h"
#include "stage/table.h"

namespace stage {

// What is a scene's to draw; the clip is set to it.
inline constexpr int strip_height = 16;
inline constexpr Rect scene_area{0, strip_height, screen_size, hints_area.y - strip_height};

class Scene {
  public:
    // A position without a story: start, resume, undo, a jump in a replay, another viewer. The
    // whole scene will be drawn.
    virtual void begin(Table& table) = 0;
    // `action` was taken: the table shows the position after it, `table.before()` the one before,
    // `table.events()` what happened. Start telling it and damage what changes; `tick` follows.
    virtual void played(Table& table, kit::Action action) = 0;
    // Still telling. The next decision waits for the end.
    virtual bool busy() const = 0;
    // The end of the story, now: as after `begin`, but the cursor stays where it is.
    virtual void skip(Table& table) = 0;

    // The d-pad and A, while the viewer decides; B too if `keeps_back` says that there is a
    // half-made choice to take back.
    virtual void key(Table& table, KeyPress press) = 0;
    virtual bool keeps_back() const { return false; }
    // One frame; true: go on next frame. What was chosen once may take several actions of the
    // rules: while the viewer decides, the next one is taken here.
    virtual bool tick(Table& table) = 0;
    // Pure, in any clip, as often as asked.
    virtual void draw(Canvas& canvas, const Table& table) const = 0;

    // What the keys do while the viewer decides, for the line below: one of a few constant tables.
    // The shell adds its own keys.
    virtual std::span<const Hint> hints(const Table& table) const = 0;
    // What the viewer is to do, for the strip above: "Draw or stand".
    virtual std::string_view prompt(const Table& table) const = 0;
    // Shows a choice as a hint: the cursor goes there, or a mark. It is one action, or the several
    // that one choice takes; returns which of them says it best in words.
    virtual std::size_t point_out(Table& table, std::span<const kit::Action> actions) = 0;
    // The page of the game's rules that is in question now.
    virtual int rule_page(const Table&) const { return 0; }

  protected:
    ~Scene() = default;
};

// Where the one scene on the console lives.
struct alignas(8) SceneRoom {
    std::byte bytes[2048];
};

// For the cartridge: builds a scene in the room and forgets the one that was there.
template <class Kind>
Scene& make_scene(SceneRoom& room) {
    static_assert(sizeof(Kind) <= sizeof(SceneRoom), "the scene does not fit its room");
    static_assert(alignof(Kind) <= alignof(SceneRoom));
    static_assert(std::is_trivially_destructible_v<Kind>, "a scene is dropped, never destroyed");
    return *new (room.bytes) Kind;
}

}  // namespace stage
