// How a game is shown and decided: what a game's `scene` implements.
//
// A scene holds nothing that matters: a cursor, its place in a story, an open question. It is built
// in borrowed memory when a match is opened, and built anew from the state at any time: that is
// what undo, resume and a jump in a replay do (`begin`). What happened comes as events (`played`),
// and the scene tells the story; a key that comes meanwhile ends the story first.
//
// The screen around it belongs to the shell: a status bar above (whose turn, who is thinking), the
// line of hints below, the keys B, X and Y, and all holds.
#pragma once

#include <cstddef>
#include <span>
#include <type_traits>

#include "stage/hints.h"
#include "stage/match_view.h"

namespace stage {

// What is a scene's to draw; the clip is set to it.
inline constexpr int status_height = 16;
inline constexpr Rect scene_area{0, status_height, screen_size, hints_area.y - status_height};

class Scene {
  public:
    // A position without a story: start, resume, undo, a jump in a replay, another viewer. The
    // whole scene will be drawn.
    virtual void begin(MatchView& view) = 0;
    // `action` was taken: the table shows the position after it, `view.before()` the one before,
    // `view.events()` what happened. Start telling it and damage what changes; `tick` follows.
    virtual void played(MatchView& view, kit::Action action) = 0;
    // Still telling. The next decision waits for the end.
    virtual bool busy() const = 0;
    // The end of the story, now: as after `begin`, but the cursor stays where it is.
    virtual void skip(MatchView& view) = 0;

    // The d-pad and A, while the viewer decides; B too if `keeps_back` says that there is a
    // half-made choice to take back.
    virtual void key(MatchView& view, KeyPress press) = 0;
    virtual bool keeps_back() const { return false; }
    // One frame; true: go on next frame. What was chosen once may take several actions of the
    // rules: while the viewer decides, the next one is taken here.
    virtual bool tick(MatchView& view) = 0;
    // Pure, in any clip, as often as asked.
    virtual void draw(Canvas& canvas, const MatchView& view) const = 0;

    // What the keys do while the viewer decides, for the line below: one of a few constant tables.
    // The shell adds its own keys.
    virtual std::span<const Hint> hints(const MatchView& view) const = 0;
    // What the viewer is to do, for the status bar above: "Draw or stand".
    virtual std::string_view prompt(const MatchView& view) const = 0;
    // Shows a choice as a hint: the cursor goes there, or a mark. It is one action, or the several
    // that one choice takes; returns which of them says it best in words.
    virtual std::size_t point_out(MatchView& view, std::span<const kit::Action> actions) = 0;
    // The page of the game's rules that is in question now.
    virtual int rule_page(const MatchView&) const { return 0; }

  protected:
    ~Scene() = default;
};

// Where the one scene on the console lives.
struct alignas(8) SceneMemory {
    std::byte bytes[2048];
};

// For the cartridge: builds a scene in the room and forgets the one that was there.
template <class Kind>
Scene& make_scene(SceneMemory& room) {
    static_assert(sizeof(Kind) <= sizeof(SceneMemory), "the scene does not fit its room");
    static_assert(alignof(Kind) <= alignof(SceneMemory));
    static_assert(std::is_trivially_destructible_v<Kind>, "a scene is dropped, never destroyed");
    return *new (room.bytes) Kind;
}

}  // namespace stage
