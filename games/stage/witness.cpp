#include "stage/witness.h"

#if SIXGUN_WITNESS

#include <algorithm>
#include <utility>

#include "kit/text.h"
#include "stage/text.h"

namespace stage {

namespace {

TextWitness* text_witness = nullptr;

void tell_of_lost_end(std::string_view text) {
    if (text_witness != nullptr) text_witness->lost_its_end(text);
}

int left_edge(int x, int width, Align align) {
    return align == Align::left ? x : align == Align::centre ? x - width / 2 : x - width;
}

}  // namespace

Listening::Listening(TextWitness& witness) : before_(std::exchange(text_witness, &witness)) {
    kit::lost_end_witness = tell_of_lost_end;
}
Listening::~Listening() { text_witness = before_; }

Telling::Telling(Canvas& canvas, Point at, std::string_view utf8, const Font& font, Colour ink,
                 Align align)
    : before_(text_witness) {
    if (before_ == nullptr) return;
    const int width = text_width(utf8, font);
    const Rect area{left_edge(at.x, width, align), at.y, width, font.height};
    tell(canvas, {utf8, &font, area, area, {}, {}, ink, 0, false});
}

Telling::Telling(Canvas& canvas, Point at, int room, std::string_view utf8, const Font& font,
                 Colour ink, Align align)
    : before_(text_witness) {
    if (before_ == nullptr) return;
    const int width = text_width(utf8, font);
    tell(canvas, {utf8,
                  &font,
                  {left_edge(at.x, width, align), at.y, width, font.height},
                  {left_edge(at.x, room, align), at.y, room, font.height},
                  {},
                  {},
                  ink,
                  0,
                  width > room});
}

Telling::Telling(Canvas& canvas, const Rect& box, std::string_view utf8, const Font& font,
                 Colour ink, Align align, int line_gap)
    : before_(text_witness) {
    if (before_ == nullptr) return;
    const int columns = box.width / font.width;
    int width = 0;
    for (std::string_view rest = utf8; !rest.empty();)
        width = std::max(width, text_width(next_line(rest, columns), font));
    const int x = align == Align::left     ? box.x
                  : align == Align::centre ? box.x + box.width / 2
                                           : box.right();
    const int height = paragraph_height(box.width, utf8, font, line_gap);
    tell(canvas, {utf8,
                  &font,
                  {left_edge(x, width, align), box.y, width, height},
                  box,
                  {},
                  {},
                  ink,
                  0,
                  height > box.height || columns < 1});
}

Telling::~Telling() { text_witness = before_; }

void Telling::tell(Canvas& canvas, DrawnText text) {
    text_witness = nullptr;
    text.clip = canvas.clip_;
    text.window = canvas.window_;
    // Every second pixel says enough, and what has more than a few colours is a picture.
    struct {
        Colour colour;
        int count;
    } grounds[6]{};
    int most = 0;
    const Rect seen = text.area.common(text.clip);
    for (int y = seen.y; y < seen.bottom(); y += 2)
        for (int x = seen.x; x < seen.right(); x += 2)
            for (auto& ground : grounds) {
                const Colour here = canvas.row(y)[x];
                if (ground.count != 0 && ground.colour != here) continue;
                ground.colour = here;
                if (++ground.count > most) {
                    most = ground.count;
                    text.ground = here;
                }
                break;
            }
    before_->drawn(text);
}

}  // namespace stage

#endif
