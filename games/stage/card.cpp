#include "stage/card.h"

namespace stage {

namespace {

constexpr int frame_room = 2;  // the cursor's frame outside the card

// A lattice of diamonds, cheap and clear even on a small back.
void draw_back(Canvas& canvas, const Rect& card, int radius) {
    const Theme& theme = canvas.theme();
    canvas.rounded(card, radius, theme.ink);
    const Rect field = card.inset(2);
    canvas.rounded(field, radius - 1, blend(theme.accent, theme.paper, 150));
    const auto inside = canvas.clipped(field.inset(1));
    // Counted from far above the middle, so that the lattice is symmetric.
    const Point middle = field.centre();
    const Colour lines = blend(theme.accent, theme.paper, 70);
    const Rect lattice{middle.x - 180, middle.y - 180, 360, 360};
    canvas.hatch(lattice, lines, 6, Slant::rising);
    canvas.hatch(lattice, lines, 6, Slant::falling);
    if (card.width >= 24 && card.height >= 32) {
        canvas.disc(middle, 7, blend(theme.accent, theme.paper, 150));
        canvas.ring(middle, 7, 1, theme.accent);
        // Six chambers: the console's own mark.
        constexpr Point chambers[] = {{0, -4}, {3, -2}, {3, 2}, {0, 4}, {-3, 2}, {-3, -2}};
        for (const Point& chamber : chambers)
            canvas.fill({middle.x + chamber.x - 1, middle.y + chamber.y - 1, 2, 2}, theme.accent);
    }
}

// The colours of a face; those of a card that cannot be played lie half in the dark.
class Paint {
  public:
    Paint(const Theme& theme, bool disabled) : dark_(theme.paper), part_(disabled ? 150 : 0) {}
    Colour of(Colour colour) const { return part_ == 0 ? colour : blend(colour, dark_, part_); }
    void sprite(Canvas& canvas, const Sprite& sprite, Point at) const {
        Colour palette[16];
        for (int i = 0; i < 16; ++i) palette[i] = of(sprite.palette[i]);
        canvas.sprite(sprite, at, palette);
    }

  private:
    Colour dark_;
    int part_;
};

void draw_middle(Canvas& canvas, const Rect& face_area, const CardFace& face, Colour ink,
                 const Paint& paint) {
    if (face.art != nullptr) {
        paint.sprite(canvas, *face.art,
                     {face_area.x + (face_area.width - face.art->width) / 2,
                      face_area.y + (face_area.height - face.art->height) / 2});
    } else if (!face.symbol.empty()) {
        const Font& font =
            face_area.height >= large.height && face_area.width >= 20 ? large : medium;
        canvas.text({face_area.x + (face_area.width + 1) / 2,
                     face_area.y + (face_area.height - font.height) / 2},
                    face.symbol, font, ink, Align::centre);
    }
}

void draw_face(Canvas& canvas, const Rect& card, int radius, const CardFace& face,
               const Paint& paint) {
    const Theme& theme = canvas.theme();
    const Colour ink = theme.on_accent;
    canvas.rounded(card, radius, paint.of(theme.ink));
    const bool roomy = card.width >= 36;
    const Font& corner_font = roomy ? medium : small;
    Rect face_area = card.inset(2);
    if (!face.corner.empty()) {
        const int width = text_width(face.corner, corner_font) + 4;
        const Rect tag{card.x, card.y, width + 1, corner_font.height + 1};
        if (face.tint != 0) {
            const auto corner = canvas.clipped(tag);
            canvas.rounded({card.x, card.y, card.width, card.height}, radius, paint.of(face.tint));
        }
        canvas.text({card.x + 3, card.y + 1}, face.corner, corner_font, ink);
        if (card.height >= 34)
            face_area = {face_area.x, tag.bottom(), face_area.width,
                         face_area.bottom() - tag.bottom()};
        else
            face_area = {tag.right(), face_area.y, face_area.right() - tag.right(),
                         face_area.height};
    }
    if (face.mark != nullptr)
        paint.sprite(canvas, *face.mark, {card.right() - 3 - face.mark->width, card.y + 3});
    if (!face.name.empty()) {
        const Font& font = roomy && text_width(face.name, small) <= card.width - 4 ? small : tiny;
        canvas.text_fitted({card.centre().x, card.bottom() - font.height - 2}, card.width - 2,
                           face.name, font, ink, Align::centre);
        face_area.height -= font.height + 1;
    }
    draw_middle(canvas, face_area, face, ink, paint);
}

}  // namespace

Rect card_area(Point at, const CardLook& look) {
    return {at.x - frame_room, at.y - card_lift - frame_room, look.width + 2 * frame_room + 2,
            look.height + card_lift + 2 * frame_room + 2};
}

void draw_card(Canvas& canvas, Point at, const CardFace& face, const CardLook& look) {
    if (!canvas.shows(card_area(at, look))) return;
    const Theme& theme = canvas.theme();
    const int radius = std::min(look.width, look.height) >= 26 ? 4 : 3;
    Rect card{at.x, at.y, look.width, look.height};
    if (look.raised) {
        canvas.rounded(card.moved(2, 2), radius, blend(theme.paper, 0, 160));
        card = card.moved(0, -card_lift);
    }
    if (look.face_up)
        draw_face(canvas, card, radius, face, Paint(theme, look.disabled));
    else
        draw_back(canvas, card, radius);
    if (look.folded) {
        const int fold = std::min(look.width, look.height) / 3;
        const Point corner{card.right() - 1, card.bottom() - 1};
        canvas.triangle({corner.x - fold, corner.y}, {corner.x, corner.y - fold}, corner,
                        theme.paper);
        canvas.triangle({corner.x - fold, corner.y}, {corner.x, corner.y - fold},
                        {corner.x - fold, corner.y - fold}, theme.faint);
    }
    if (look.selected)
        canvas.rounded_frame(card.inset(-frame_room), radius + 2, theme.accent, frame_room);
    else
        canvas.rounded_frame(card, radius, look.disabled ? theme.edge : theme.paper);
    // Notches in the sides say the same without colours: a card that cannot be torn off yet.
    if (look.disabled)
        for (int y = card.y + radius + 1; y < card.bottom() - radius - 1; y += 4)
            for (const int x : {card.x, card.right() - 2}) canvas.fill({x, y, 2, 2}, theme.paper);
}

}  // namespace stage
