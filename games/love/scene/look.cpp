#include "love_scene/look.h"

#include "stage/font.h"

namespace love_scene {

using love_art::paint;
using love_art::Tones;
using love_art::tones_of;
using stage::Align;
namespace art = love_art::art;

namespace {

void draw_letter(Canvas& canvas, Point at, love::Colour colour, Tint tint) {
    canvas.text(at, {&love::colours[colour].letter, 1}, stage::tiny, tint);
}

}  // namespace

void draw_heart(Canvas& canvas, Point at, love::Colour colour, bool claimed) {
    if (!canvas.shows({at.x, at.y, love_art::heart_width, love_art::heart_height})) return;
    if (claimed)
        paint(canvas, art::claimed_heart, at, colour);
    else
        paint(canvas, art::heart, {at.x + 1, at.y + 1}, colour);
    draw_letter(canvas, {at.x + 6, at.y + 3}, colour, tones_of(canvas, colour).letter);
}

void draw_glow(Canvas& canvas, Point centre, int radius, int frame, Tint colour) {
    // Sixteen rays; every second one is long, and they change places.
    constexpr Point ways[] = {{64, 0}, {59, 24}, {45, 45}, {24, 59}};
    for (int i = 0; i < 16; ++i) {
        const Point quarter = ways[i % 4];
        Point way = quarter;
        switch (i / 4) {
            case 1:
                way = {-quarter.y, quarter.x};
                break;
            case 2:
                way = {-quarter.x, -quarter.y};
                break;
            case 3:
                way = {quarter.y, -quarter.x};
                break;
            default:
                break;
        }
        const int reach = radius + ((i + frame / 6) % 2 == 0 ? 3 + radius / 4 : 1 + radius / 8);
        canvas.line({centre.x + way.x * radius / 64, centre.y + way.y * radius / 64},
                    {centre.x + way.x * reach / 64, centre.y + way.y * reach / 64}, colour);
    }
}

void draw_poster(Canvas& canvas, Point at, Seat seat, const stage::Sitter& sitter) {
    paint(canvas, art::portrait[love_art::face_of(sitter)], at, seat);
}

const stage::Font& font_for(std::string_view text, int width) {
    return stage::text_width(text, stage::small) <= width ? stage::small : stage::tiny;
}

void draw_badge(Canvas& canvas, Point at, love::Colour colour) {
    const Tones& tones = tones_of(canvas, colour);
    paint(canvas, art::sign[colour], at, colour);
    canvas.rounded({at.x + 12, at.y, 8, 11}, 2, tones.base);
    draw_letter(canvas, {at.x + 14, at.y + 2}, colour, tones.letter);
}

void draw_bullets(Canvas& canvas, Point at, int available, int lit) {
    for (int i = 0; i < love::most_bullets; ++i) {
        const Point place{at.x + 7 * i, at.y};
        if (i >= available)
            canvas.sprite(art::cartridge[1], place);
        else
            canvas.sprite(art::cartridge[0], place);
        // Half gone already.
        if (i < available && i >= available - lit)
            canvas.shade({place.x, place.y, love_art::cartridge_width, love_art::cartridge_height},
                         ink::night);
    }
}

void draw_love(Canvas& canvas, Point at, Seat partner) {
    canvas.sprite(art::chip, at);
    paint(canvas, art::sign[partner], {at.x + love_art::chip_width, at.y}, partner);
}

void draw_lasso(Canvas& canvas, const Rect& card, love::Colour colour, const CardState& state) {
    const Rect box = state.raised ? card.moved(0, -5) : card;
    const Rect shadow = card.moved(1, 2);
    if (!canvas.shows(box.inset(-2)) && !(state.raised && canvas.shows(shadow))) return;
    const Tones& tones = tones_of(canvas, colour);
    if (state.raised) canvas.rounded(shadow, 4, ink::night);
    canvas.rounded(box, 4, state.closed ? ink::worn : ink::paper);
    canvas.rounded_frame(box, 4, tones.shade);
    // The corner says the letter, the loop holds the sign.
    canvas.rounded({box.x, box.y, 11, 12}, 4, tones.base);
    draw_letter(canvas, {box.x + 3, box.y + 2}, colour, tones.letter);
    canvas.sprite(art::loop, {box.x + 2, box.y + 12});
    paint(canvas, art::sign[colour], {box.x + 8, box.y + 17}, colour);
    if (state.closed) canvas.hatch(box.inset(2), ink::faint, 5);
    if (state.cursor) canvas.rounded_frame(box.inset(-2), 6, ink::brass, 2);
}

void draw_lasso_back(Canvas& canvas, const Rect& card) {
    if (!canvas.shows(card)) return;
    canvas.rounded(card, 4, ink::worn);
    canvas.rounded(card.inset(2), 3, ink::edge);
    canvas.sprite(art::loop, {card.centre().x - 12, card.centre().y - 12});
}

void draw_small_card(Canvas& canvas, Point at, Known known, love::Colour colour) {
    const Rect box{at.x, at.y, 7, 12};
    if (!canvas.shows(box)) return;
    if (known == Known::back) {
        canvas.rounded(box, 1, ink::worn);
        canvas.fill(box.inset(1), ink::edge);
        canvas.ring(box.centre(), 2, 1, ink::rope);
        return;
    }
    const bool sure = known == Known::colour;
    const Tones& tones = tones_of(canvas, colour);
    canvas.rounded(box, 1, sure ? tones.base : ink::worn);
    canvas.text({at.x + 1, at.y + 2},
                sure ? std::string_view{&love::colours[colour].letter, 1} : std::string_view("?"),
                stage::tiny, sure ? tones.letter : ink::dark);
}

int draw_known_hand(Canvas& canvas, Point at, const love::State& state, Seat seat, int pitch) {
    const bool aid = state.memory_aid != 0;
    const int left = at.x;
    for (love::Colour colour = 0; colour < love::colour_count; ++colour)
        for (int i = 0; i < state.known[seat][colour]; ++i, at.x += pitch)
            draw_small_card(canvas, at, aid ? Known::colour : Known::back, colour);
    for (int i = 0; i < state.unknown[seat]; ++i, at.x += pitch)
        draw_small_card(canvas, at, aid ? Known::unknown : Known::back);
    return at.x - left;
}

void draw_open_hand(Canvas& canvas, Point at, const love::State& state, Seat seat, int pitch) {
    for (love::Colour colour = 0; colour < love::colour_count; ++colour)
        for (int i = 0; i < state.hand[seat][colour]; ++i, at.x += pitch)
            draw_small_card(canvas, at, Known::colour, colour);
}

void draw_alarm(Canvas& canvas, Point at) {
    canvas.rounded({at.x, at.y, 9, 13}, 3, canvas.theme().bad);
    canvas.text({at.x + 2, at.y}, "!", stage::small, ink::dark);
}

void draw_wood(Canvas& canvas, const Rect& area, Tint wood) {
    if (!canvas.shows(area)) return;
    canvas.fill(area, wood);
    const Tint line = stage::blend(wood, ink::night, 90);
    for (int y = area.y + 10; y < area.bottom(); y += 11)
        canvas.fill({area.x, y, area.width, 1}, line);
}

void draw_ribbon(Canvas& canvas, const Rect& area, Tint paper) {
    if (!canvas.shows(area)) return;
    const Tint fold = stage::blend(paper, ink::dark, 90);
    canvas.fill(area.moved(0, 2), ink::night);
    canvas.fill(area, paper);
    canvas.fill({area.x, area.y + 1, area.width, 1}, fold);
    canvas.fill({area.x, area.bottom() - 2, area.width, 1}, fold);
    // The ends are cut like a swallow's tail.
    const int half = area.height / 2;
    for (int row = 0; row < area.height; ++row) {
        const int cut = (row < half ? row : area.height - 1 - row) / 2;
        canvas.fill({area.x, area.y + row, cut, 1}, ink::night);
        canvas.fill({area.right() - cut, area.y + row, cut, 1}, ink::night);
    }
}

}  // namespace love_scene
