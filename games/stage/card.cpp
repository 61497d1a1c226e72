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
    const Colour lines = blend(theme.accent, theme.paper, 70);
    for (int offset = -field.height; offset < field.width + field.height; offset += 6) {
        const int x = field.x + field.width / 2 % 6 + offset;
        canvas.line({x, field.y}, {x + field.height, field.bottom()}, lines);
        canvas.line({x, field.y}, {x - field.height, field.bottom()}, lines);
    }
    if (card.width >= 24 && card.height >= 32) {
        const Point middle = field.centre();
        canvas.disc(middle, 7, blend(theme.accent, theme.paper, 150));
        canvas.ring(middle, 7, 1, theme.accent);
        // Six chambers: the console's own mark.
        constexpr Point chambers[] = {{0, -4}, {3, -2}, {3, 2}, {0, 4}, {-3, 2}, {-3, -2}};
        for (const Point& chamber : chambers)
            canvas.fill({middle.x + chamber.x - 1, middle.y + chamber.y - 1, 2, 2}, theme.accent);
    }
}

void draw_middle(Canvas& canvas, const Rect& room, const CardFace& face, Colour ink) {
    if (face.art != nullptr) {
        canvas.sprite(*face.art, {room.x + (room.width - face.art->width) / 2,
                                  room.y + (room.height - face.art->height) / 2});
    } else if (!face.symbol.empty()) {
        const Font& font = room.height >= large.height && room.width >= 20 ? large : medium;
        canvas.text({room.x + (room.width + 1) / 2, room.y + (room.height - font.height) / 2},
                    face.symbol, font, ink, Align::centre);
    }
}

void draw_face(Canvas& canvas, const Rect& card, int radius, const CardFace& face) {
    const Theme& theme = canvas.theme();
    const Colour ink = theme.on_accent;
    canvas.rounded(card, radius, theme.ink);
    const bool roomy = card.width >= 36;
    const Font& corner_font = roomy ? medium : small;
    Rect room = card.inset(2);
    if (!face.corner.empty()) {
        const int width = text_width(face.corner, corner_font) + 4;
        const Rect tag{card.x, card.y, width + 1, corner_font.height + 1};
        if (face.tint != 0) {
            const auto corner = canvas.clipped(tag);
            canvas.rounded({card.x, card.y, card.width, card.height}, radius, face.tint);
        }
        canvas.text({card.x + 3, card.y + 1}, face.corner, corner_font, ink);
        if (card.height >= 34)
            room = {room.x, tag.bottom(), room.width, room.bottom() - tag.bottom()};
        else
            room = {tag.right(), room.y, room.right() - tag.right(), room.height};
    }
    if (face.mark != nullptr)
        canvas.sprite(*face.mark, {card.right() - 3 - face.mark->width, card.y + 3});
    if (!face.name.empty()) {
        const Font& font = roomy && text_width(face.name, small) <= card.width - 4 ? small : tiny;
        canvas.text_fitted({card.centre().x, card.bottom() - font.height - 2}, card.width - 2,
                           face.name, font, ink, Align::centre);
        room.height -= font.height + 1;
    }
    draw_middle(canvas, room, face, ink);
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
        draw_face(canvas, card, radius, face);
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
    if (look.disabled) canvas.shade(card, theme.paper);
    if (look.selected)
        canvas.rounded_frame(card.inset(-frame_room), radius + 2, theme.accent, frame_room);
    else
        canvas.rounded_frame(card, radius, theme.paper);
}

}  // namespace stage
