// Dice with pips, in any size from 12 pixels, and their tumbling: counted in frames and seeded by
// the result, so that a roll looks the same in every replay.
#pragma once

#include "stage/canvas.h"
#include "stage/tween.h"

namespace stage {

struct DieLook {
    int size = 24;
    Colour body = 0;       // 0: the theme's ink
    Colour pips = 0;       // 0: dark
    int quarter_turn = 0;  // 0..3: eighths of a half turn, for tumbling
    bool selected = false;
    bool disabled = false;
};

// Everything a die at this place covers in any look and turn of this size.
Rect die_area(Point at, int size);
// `at`: top left corner of the die when it lies flat. `value` 1..6.
void draw_die(Canvas& canvas, Point at, int value, const DieLook& look = {});

// One die on its way: falls, bounces, turns, and lies with `value` up.
class Roll {
  public:
    Roll() = default;
    // `delay` frames later than others of the same throw; `seed` only varies what is seen
    // meanwhile.
    void start(int value, unsigned seed, int delay = 0);
    bool step(int speed = 256);
    bool rolling() const { return fall_.moving(); }
    int shown() const;         // 1..6
    int quarter_turn() const;  // for DieLook
    int height() const;        // pixels above the table

    static constexpr int drop = 40;  // the greatest height

  private:
    int value_ = 1;
    unsigned seed_ = 0;
    Tween fall_{1000};
};

}  // namespace stage
