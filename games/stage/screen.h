// A screen: something that reacts to keys, moves with the frames and draws itself.
//
// `draw` is pure: it draws the whole screen from the members, in any clip, as often as asked. A
// change marks what it touched with `console.damage(area)`; only damaged areas are drawn and sent.
// (A test draws every frame whole as well and compares: a forgotten damage is found there.)
#pragma once

#include "stage/canvas.h"
#include "stage/keys.h"
#include "stage/sound.h"

namespace stage {

class Screen;

// What a screen may ask of the console it runs on.
class Console {
  public:
    virtual void damage(const Rect& area) = 0;
    void damage_all() { damage(screen_area); }
    virtual void sound(Cue cue) = 0;
    // A line of text that lies over the screen for a moment. The text is copied.
    virtual void toast(std::string_view text) = 0;
    // Puts a screen on top; `close` returns to the one below.
    virtual void open(Screen& screen) = 0;
    virtual void close() = 0;
    // Closes all but the first screen.
    virtual void home() = 0;
    // 256 is normal, 512 twice as fast, 0 no animations. Give it to Tween::step.
    virtual int animation_speed() const = 0;
    // Fewer flashes are wished for: what would blink or shake stands still (emphasis.h).
    virtual bool calm() const = 0;
    // Keeps a picture of what is shown, without the message over it, and says so.
    virtual void take_picture() = 0;
    // Calls Screen::tick every frame until it returns false.
    virtual void animate() = 0;
    virtual std::uint64_t now_us() const = 0;
    // Is the key down just now?
    virtual bool held(Key key) const = 0;

  protected:
    ~Console() = default;
};

class Screen {
  public:
    virtual void opened(Console&) {}
    // The screen above it was closed.
    virtual void uncovered(Console&) {}
    virtual void key(Console& console, KeyPress press) = 0;
    // One frame of animation. True: go on next frame.
    virtual bool tick(Console&) { return false; }
    // What a key or a frame has changed is on the panel, if there is anything to see: what was put
    // off until then, for it takes long, is done now. Screens that are covered are told, too.
    virtual void painted(Console&) {}
    // Nothing else is due: a few milliseconds (8 at most) of work that nobody waits for. True:
    // there is more. How far it gets between two frames must not be seen, so count work a frame in
    // `tick`.
    virtual bool work(Console&) { return false; }
    virtual void draw(Canvas& canvas) const = 0;
    // False: it leaves parts of the screen alone (a dialog); the ones below are drawn first.
    virtual bool covers() const { return true; }
    // So much may change with every frame that it would flicker: the panel follows a few times a
    // second (emphasis.h).
    virtual bool rushes() const { return false; }
    // What it shows is for one of several people only: no picture of it is kept.
    virtual bool is_private() const { return false; }
    // Nobody pressed a key for long, and the panel goes dark. Whoever wakes it may be another.
    virtual void darkened(Console&) {}
    // All but the first screen are closed (Console::home), this one unasked.
    virtual void abandoned(Console&) {}

  protected:
    ~Screen() = default;
};

}  // namespace stage
