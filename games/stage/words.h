// Words about what the cursor is on or what is being told: two lines in a bar, and the pieces that
// sentences about seats are made of.
#pragma once

#include "stage/canvas.h"
#include "stage/match_view.h"

namespace stage {

struct Words {
    enum class Tone : std::uint8_t { plain, good, refused, grave };

    kit::Text<80> first, second;
    Tone tone = Tone::plain;
};

// Where the words stand and in which colours.
struct InfoBar {
    Rect area;
    int width;  // of the words; the rest of the area is the scene's
    Colour paper, edge, ink, faint;
    Colour refused_paper, refused_ink;
    Colour grave_paper, grave_ink;
};
void draw_info_bar(Canvas& canvas, const InfoBar& bar, const Words& words);
// How much of the bar changes with these words: a cursor has to follow the finger.
Rect info_bar_area(const InfoBar& bar, const Words& words);

// Both lines in one run: a second one that begins with a capital letter is a sentence of its own.
void add_words(const Words& words, kit::TextOut& out);
// "You take", "Ruth takes", "Ruth goes": `verb` is the plain form.
void add_doing(const MatchView& view, kit::Seat seat, std::string_view verb, kit::TextOut& out);
// "Your", "Ruth's".
void add_whose(const MatchView& view, kit::Seat seat, kit::TextOut& out);
// As the object of a sentence: "you", "Ruth".
void add_whom(const MatchView& view, kit::Seat seat, kit::TextOut& out);
// "1 point", "5 points".
void add_count(int count, std::string_view thing, kit::TextOut& out);

}  // namespace stage
