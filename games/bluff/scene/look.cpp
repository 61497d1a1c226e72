#include "bluff_scene/look.h"

#include "stage/font.h"

namespace bluff_scene {

using stage::Align;
namespace art = bluff_art::art;

// ---- Cards ------------------------------------------------------------------------------------

namespace {

int radius_of(const Rect& box) { return box.height >= 34 ? 4 : 3; }

void draw_value(Canvas& canvas, Point at, bluff::Card card, const stage::Font& font) {
    const char digit = static_cast<char>('0' + bluff::value_of(card));
    canvas.text(at, {&digit, 1}, font, ink::dark);
}

void draw_letter(Canvas& canvas, Point at, bluff::Suit suit) {
    canvas.text(at, {&bluff::suits[suit].letter, 1}, stage::tiny,
                bluff_art::tones_of(canvas, suit).base);
}

// The sign stands below the value, the letter beside it.
bool has_tall_face(const Rect& box) { return box.height >= 36 && box.width < 34; }

void print_face(Canvas& canvas, const Rect& box, bluff::Card card) {
    const bluff::Suit suit = bluff::suit_of(card);
    if (box.width >= 34 && box.height >= 36) {
        draw_value(canvas, {box.x + 4, box.y + 1}, card, stage::large);
        draw_letter(canvas, {box.x + 5, box.bottom() - 12}, suit);
        bluff_art::draw_suit(canvas, suit, {box.right() - 18, box.bottom() - 19});
        return;
    }
    if (has_tall_face(box)) {
        draw_value(canvas, {box.x + 4, box.y + 2}, card, stage::medium);
        draw_letter(canvas, {box.right() - 9, box.y + 8}, suit);
        bluff_art::draw_suit(canvas, suit, {box.x + 6, box.bottom() - 19});
        return;
    }
    const bool roomy = box.height >= 24;
    const int top = box.y + (box.height - (roomy ? 23 : 16)) / 2;
    draw_value(canvas, {box.x + 2, top}, card, stage::medium);
    if (roomy) draw_letter(canvas, {box.x + 4, top + 15}, suit);
    bluff_art::draw_suit(canvas, suit,
                         {box.right() - 16, box.y + (box.height - bluff_art::suit_size) / 2});
}

}  // namespace

void draw_face(Canvas& canvas, const Rect& box, bluff::Card card, Tint paper) {
    if (!canvas.shows(box)) return;
    canvas.rounded(box, radius_of(box), paper);
    print_face(canvas, box, card);
}

void draw_back(Canvas& canvas, const Rect& box) {
    if (!canvas.shows(box)) return;
    canvas.rounded(box, radius_of(box), ink::worn);
    const Rect inner = box.inset(2);
    canvas.tiles(art::back, inner, {inner.x, inner.y});
}

void draw_gap(Canvas& canvas, const Rect& box) {
    if (canvas.shows(box)) canvas.dotted_frame(box, ink::edge);
}

void draw_sight(Canvas& canvas, const Rect& box, const Sight& sight) {
    if (!canvas.shows(box)) return;
    if (sight.card == bluff::no_card) return draw_gap(canvas, box);
    if (!sight.visible()) return draw_back(canvas, box);
    if (sight.side == Side::open) return draw_face(canvas, box, sight.card);
    // It lies face-down for others: the back shows around it.
    canvas.rounded(box, radius_of(box), ink::lattice);
    canvas.rounded(box.inset(2), radius_of(box) - 1, ink::worn);
    print_face(canvas, box, sight.card);
    if (sight.side == Side::seen) {
        const Rect sign{box.right() - 11, box.y, 11, 8};
        canvas.fill(sign, ink::lattice);
        canvas.fill(sign.inset(1), ink::paper);
        canvas.sprite(art::eye, {sign.x + 2, sign.y + 1});
    } else {
        canvas.sprite(art::fold, {box.right() - bluff_art::fold_size, box.y});
    }
    if (sight.fresh) {
        canvas.disc({box.right() - 5, box.bottom() - 5}, 4, ink::dark);
        canvas.disc({box.right() - 5, box.bottom() - 5}, 2, ink::brass);
    }
}

void draw_great_card(Canvas& canvas, const Rect& box, bluff::Card card) {
    if (!canvas.shows(box)) return;
    canvas.rounded(box.moved(3, 3), 6, ink::night);
    if (!bluff::is_number(card)) {
        canvas.rounded(box, 6, ink::worn);
        const Rect inner = box.inset(4);
        canvas.tiles(art::back, inner, {inner.x, inner.y});
        return;
    }
    canvas.rounded(box, 6, ink::paper);
    if (box.width < bluff_art::suit_big_size) return;
    draw_value(canvas, {box.x + 5, box.y + 2}, card, stage::large);
    draw_letter(canvas, {box.right() - 10, box.y + 7}, bluff::suit_of(card));
    bluff_art::draw_suit_big(canvas, bluff::suit_of(card),
                             {box.centre().x - bluff_art::suit_big_size / 2,
                              box.bottom() - bluff_art::suit_big_size - 5});
}

// ---- Marks ------------------------------------------------------------------------------------

void draw_corners(Canvas& canvas, const Rect& box, Tint colour) {
    constexpr int arm = 7, thick = cursor_room;
    for (const int x : {box.x - thick, box.right() + thick - arm})
        for (const int y : {box.y - thick, box.bottom()}) canvas.fill({x, y, arm, thick}, colour);
    for (const int x : {box.x - thick, box.right()})
        for (const int y : {box.y - thick, box.bottom() + thick - arm})
            canvas.fill({x, y, thick, arm}, colour);
}

void draw_aim(Canvas& canvas, const Rect& box, const Rect& card, bluff::Suit ability) {
    if (!canvas.shows(box)) return;
    canvas.frame(box, ink::ember, 2);
    constexpr int size = bluff_art::suit_small_size + 2;
    const Rect tag = has_tall_face(card) ? Rect{card.right() - size, card.y + 8, size, size}
                                         : Rect{card.x, card.bottom() - size, size, size};
    canvas.fill(tag, ink::ember);
    canvas.fill(tag.inset(1), ink::cream);
    bluff_art::draw_suit_small(canvas, ability, {tag.x + 1, tag.y + 1});
}

void draw_stack_icon(Canvas& canvas, Point at, bluff::Suit claimed, bool hit) {
    const Rect box{at.x, at.y, icon_width, 13};
    if (!canvas.shows(box)) return;
    canvas.rounded(box, 2, hit ? ink::faint : ink::paper);
    bluff_art::draw_suit_small(canvas, claimed, {at.x + 1, at.y + 2});
    if (hit) canvas.sprite(art::hole, {at.x, at.y + 1});
}

void draw_small_backs(Canvas& canvas, Point at, int count) {
    for (int i = 0; i < count; ++i) {
        const Rect box{at.x + 7 * i, at.y, 6, 9};
        canvas.fill(box, ink::worn);
        canvas.fill(box.inset(1), ink::back);
    }
}

void draw_dealer(Canvas& canvas, Point at) {
    canvas.rounded({at.x, at.y, 9, 11}, 2, ink::cream);
    canvas.text({at.x + 2, at.y}, "D", stage::small, ink::dark);
}

void draw_bubble(Canvas& canvas, const Rect& box, std::string_view text, Tint paper) {
    if (!canvas.shows(box.inset(-8))) return;
    canvas.triangle({box.x - 6, box.centre().y}, {box.x + 3, box.centre().y - 5},
                    {box.x + 3, box.centre().y + 5}, paper);
    canvas.rounded(box, 6, paper);
    canvas.text({box.centre().x, box.y + (box.height - 16) / 2}, text, stage::medium, ink::dark,
                Align::centre);
}

// ---- Furniture --------------------------------------------------------------------------------

void draw_plank(Canvas& canvas, const Rect& box) {
    if (!canvas.shows(box)) return;
    bluff_art::lay(canvas, art::wood, box);
    canvas.fill({box.x, box.y, box.width, 1}, ink::edge);
}

void draw_button(Canvas& canvas, const Rect& box, std::string_view label, bool open, bool here) {
    if (!canvas.shows(box.inset(-1))) return;
    canvas.rounded(box, 5, here ? ink::brass : open ? ink::paper : ink::panel);
    canvas.rounded_frame(box, 5, here ? ink::cream : open ? ink::edge : ink::faint, here ? 2 : 1);
    canvas.text({box.centre().x, box.y + (box.height - 16) / 2}, label, stage::medium,
                open || here ? ink::dark : ink::faint, Align::centre);
}

void draw_fuse(Canvas& canvas, Point at, int left, int frame) {
    for (int x = 0; x < left; ++x) canvas.pixel({at.x + x, at.y + (x / 3 % 2)}, ink::brass);
    for (int x = left; x < fuse_length; x += 4) canvas.pixel({at.x + x, at.y}, ink::edge);
    canvas.sprite(art::spark[static_cast<std::size_t>(frame % 2)], {at.x + left - 4, at.y - 4});
}

}  // namespace bluff_scene
