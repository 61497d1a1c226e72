// Who hears of every text that is drawn. Tests do: they find what is cut, too small or hard to
// read, and list all that the console can say. On the chip nobody does, and nothing of it is built.
//
// SIXGUN_WITNESS is set where the host's layers are built (tools/cmake/layers.cmake).
#pragma once

#include "stage/canvas.h"

namespace stage {

struct DrawnText {
    std::string_view text;  // all of it, whatever had room
    const Font* font;
    Rect area;    // that all of it would take up, on the screen
    Rect room;    // it was given; of a text without bounds: the area
    Rect clip;    // that it was drawn in
    Rect window;  // of the canvas: the whole screen, or a strip of it
    Colour ink;
    Colour ground;   // most of what it was written on
    bool shortened;  // it ends in an ellipsis that it does not end in
};

class TextWitness {
  public:
    virtual void drawn(const DrawnText& text) = 0;
    // A text was composed in memory that is too small for it: this is what remained.
    virtual void lost_its_end(std::string_view text) = 0;

  protected:
    ~TextWitness() = default;
};

#if SIXGUN_WITNESS

// Hears what is drawn and composed while it exists.
class Listening {
  public:
    explicit Listening(TextWitness& witness);
    ~Listening();
    Listening(const Listening&) = delete;
    Listening& operator=(const Listening&) = delete;

  private:
    TextWitness* before_;
};

// Tells of one text, and keeps quiet about the pieces that it is drawn in.
class Telling {
  public:
    Telling(Canvas& canvas, Point at, std::string_view utf8, const Font& font, Colour ink,
            Align align);
    Telling(Canvas& canvas, Point at, int width, std::string_view utf8, const Font& font,
            Colour ink, Align align);
    Telling(Canvas& canvas, const Rect& box, std::string_view utf8, const Font& font, Colour ink,
            Align align, int line_gap);
    ~Telling();
    Telling(const Telling&) = delete;
    Telling& operator=(const Telling&) = delete;

  private:
    void tell(Canvas& canvas, DrawnText text);

    TextWitness* before_;
};

#else

class Telling {
  public:
    template <class... Any>
    explicit Telling(const Any&...) {}
    ~Telling() {}
};

#endif

}  // namespace stage
