// How a game is shown and decided: what a game's `scene` implements.
//
// A scene holds nothing that matters: a cursor, its place in a story, an open question. It is built
// in borrowed memory when a match is opened, and built anew from the state at any time: that is
// what undo, resume and a jump in a replay do (`begin`). What happened comes as events (`played`),
// and the scene tells the story (story.h has what all stories share).
//
// The screen around it belongs to the shell: a status bar above (whose turn, who is thinking), the
// line of hints below, the keys B, X and Y, and all holds.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "stage/hints.h"
#include "stage/match_view.h"

namespace stage {

// What is a scene's to draw; the clip is set to it.
inline constexpr int status_height = 16;
inline constexpr int reason_height = 34;  // of three lines, narrowly set
inline constexpr Rect scene_area{0, status_height, screen_size, hints_area.y - status_height};

// Where a choice stands on its way to what a lesson asks for.
enum class Course : std::uint8_t {
    open,   // nothing is begun; the cursor may be anywhere
    begun,  // the first part is made
    astray  // something else is begun, and has to be taken back first
};

class Scene {
  public:
    // A position without a story: start, resume, undo, a jump in a replay, another viewer. The
    // whole scene will be drawn.
    virtual void begin(MatchView& view) = 0;
    // `action` was taken: the view holds the position after it, the one before, and what happened.
    // Start telling it and damage what changes; `tick` follows.
    virtual void played(MatchView& view, kit::Action action) = 0;
    // Still telling. The next decision waits for the end.
    virtual bool busy() const = 0;
    // The end of the story, now: as after `begin`, but the cursor stays where it is. Or the next
    // beat of it that stays until A.
    virtual void skip(MatchView& view) = 0;
    // The beat that is told stays until A.
    virtual bool waits() const { return false; }

    // The d-pad and A, while somebody decides (while somebody looks only, the d-pad); B too if
    // `keeps_back` says that there is a half-made choice to take back.
    virtual void key(MatchView& view, KeyPress press) = 0;
    virtual bool keeps_back(const MatchView&) const { return false; }
    // One frame; true: go on next frame. What was chosen once may take several actions of the
    // rules (plan.h): while somebody decides, the next one is taken here.
    virtual bool tick(MatchView& view) = 0;
    // Pure, in any clip, as often as asked.
    virtual void draw(Canvas& canvas, const MatchView& view) const = 0;

    // What the keys do while somebody decides, for the line below: one of a few constant tables.
    // The shell adds its own keys.
    virtual std::span<const Hint> hints(const MatchView& view) const = 0;
    // What is to be done, for the status bar above: "Draw or stand".
    virtual std::string_view prompt(const MatchView& view) const = 0;
    // What it says is why a choice was refused.
    virtual bool refuses(const MatchView&) const { return false; }
    // Shows a choice as a hint: the cursor goes there, or a mark. It is one action, or the several
    // that one choice takes; returns which of them says it best in words.
    virtual std::size_t point_out(MatchView& view, std::span<const kit::Action> actions) = 0;
    // Where choices lie over the table (a bar, a hand): nothing may be written there. Empty:
    // nowhere.
    virtual Rect open_area(const MatchView&) const { return {}; }
    // Where the next key towards this action belongs as the choice stands: a tile of a bar, a card
    // of a hand. Lessons light it. Empty: where the lesson says.
    virtual Rect way_to(const MatchView&, kit::Action) const { return {}; }
    // How far the choice is on the way to these actions, which are to be taken in this order.
    // Lessons light nothing that lies behind something else.
    virtual Course course(const MatchView& view, std::span<const kit::Action>) const {
        return keeps_back(view) ? Course::begun : Course::open;
    }
    // All that the cursor covers while somebody decides. A lesson's frame keeps off it. Empty:
    // there is none.
    virtual Rect cursor_area(const MatchView&) const { return {}; }
    // Where words about a choice stand: a hint's reason takes their place, and where there is room
    // for it (`reason_height`) a hint that is too long for the bar above. Empty: there
    // are none.
    virtual Rect reason_area() const { return {}; }
    // What Y explains: the thing under the cursor, or what is being told (cartridge.h: topics).
    virtual int topic(const MatchView& view) const = 0;
    // ... and what it is in this position, in four lines of 36 letters at most: whose card, what it
    // costs, where it would land, why it cannot be played now. Nothing: it is the same anywhere.
    virtual void topic_here(const MatchView&, kit::TextOut&) const {}
    // The rules ask something that has to be answered now: a hint that led here goes on.
    virtual bool asks(const MatchView&) const { return false; }
    // This seat decides nothing any more, though the match goes on.
    virtual bool is_out(const MatchView&, kit::Seat) const { return false; }

  protected:
    ~Scene() = default;
};

// Where the one scene on the console lives, with all that it is shown.
struct SceneMemory {
    static constexpr std::size_t scene_bytes = 4096;

    alignas(8) std::byte scene[scene_bytes];
    kit::AnyState now, before, shown;
    std::array<kit::Event, kit::max_events> events;
};

// For the cartridge: builds a scene in the memory and forgets the one that was there.
template <class Kind>
Scene& make_scene(SceneMemory& memory) {
    static_assert(sizeof(Kind) <= SceneMemory::scene_bytes, "the scene does not fit its memory");
    static_assert(alignof(Kind) <= 8);
    static_assert(std::is_trivially_destructible_v<Kind>, "a scene is dropped, never destroyed");
    return *new (memory.scene) Kind;
}

}  // namespace stage
