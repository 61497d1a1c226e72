#include "superhot_scene/look.h"

#include <array>

#include "kit/text.h"
#include "stage/font.h"
#include "superhot/use.h"

namespace superhot_scene {

using stage::Align;
using superhot::BottomHalf;
using superhot::Currency;
using superhot::Gives;
using superhot::TopHalf;

// White letters stand on the reds, so these are as dark as that asks for.
constinit const Ink standard_ink{.white = stage::rgb(0xffffff),
                                 .snow = stage::rgb(0xeceef2),
                                 .grey = stage::rgb(0xc3c9d1),
                                 .steel = stage::rgb(0x70767f),
                                 .black = stage::rgb(0x0b0c10),
                                 .red = stage::rgb(0xe01028),
                                 .blush = stage::rgb(0xffd8d0),
                                 .faint = stage::rgb(0x4a4f57)};
// Vermilion is told from black by every eye.
constinit const Ink colour_blind_ink{.white = stage::rgb(0xffffff),
                                     .snow = stage::rgb(0xeceef2),
                                     .grey = stage::rgb(0xc3c9d1),
                                     .steel = stage::rgb(0x70767f),
                                     .black = stage::rgb(0x0b0c10),
                                     .red = stage::rgb(0xbe5000),
                                     .blush = stage::rgb(0xffe0c0),
                                     .faint = stage::rgb(0x4a4f57)};

namespace {

constexpr std::array<std::string_view, superhot::bottoms.size()> line_names{
    "Gun",   "Shotgn", "Fists", "Katana", "Pillar", "Safe",   "Statue", "Bar",
    "Table", "Case",   "Tools", "Bottle", "Bat",    "Rookie", "Crate",  "Door"};
constexpr std::array<std::string_view, superhot::bottoms.size()> narrow_names{
    "Gun",   "Shotg", "Fists", "Katan", "Pillr", "Safe",  "Statu", "Bar",
    "Table", "Case",  "Tools", "Bottl", "Bat",   "Rooki", "Crate", "Door"};
constexpr std::array<std::string_view, superhot::tops.size()> hand_names{
    "Gun",    "Shotgn", "Upper", "Katana", "Hide",  "Duck", "Cover", "Glass", "Flip",
    "Double", "Pliers", "Throw", "Bat",    "Punch", "Kick", "Step",  "Roll"};

constexpr int sprite_colours = 16;
constexpr int large_picture_at = 20;  // below the top of a large card

// The pictures' reds as the colour-blind see them best.
void draw_picture(Canvas& canvas, const stage::Sprite& sprite, Point at) {
    if (&ink_of(canvas) == &standard_ink) return canvas.sprite(sprite, at);
    constexpr std::array<std::pair<Colour, Colour>, 4> turned{{
        {stage::rgb(0xe8192c), stage::rgb(0xbe5000)},
        {stage::rgb(0x9e0d1d), stage::rgb(0x8a3c00)},
        {stage::rgb(0xff6b5c), stage::rgb(0xff9040)},
        {stage::rgb(0xffb9ac), stage::rgb(0xffd0a0)},
    }};
    std::array<Colour, sprite_colours> palette;
    for (std::size_t i = 0; i < palette.size(); ++i) {
        palette[i] = sprite.palette[i];
        for (const auto& [from, to] : turned)
            if (sprite.palette[i] == from) palette[i] = to;
    }
    canvas.sprite(sprite, at, palette.data());
}

bool is_large(const Rect& box) { return box.height >= large_card.height; }

// In the middle of a card, as large as the card is.
void draw_card_picture(Canvas& canvas, const Rect& box, const stage::Sprite& sprite, Point from,
                       Colour ground) {
    if (!is_large(box))
        return draw_picture(canvas, sprite,
                            {box.centre().x - sprite.width / 2 + from.x, box.y + from.y});
    magnify(canvas, {box.centre().x - sprite.width, box.y + large_picture_at},
            {0, 0, sprite.width, sprite.height}, 2, ground,
            [&](Canvas& small) { draw_picture(small, sprite, {}); });
}

// Bullets that a dude shoots, one below the other; hollow: only if others shoot.
void draw_shots(Canvas& canvas, Point at, int shots, bool hollow, const Ink& ink) {
    for (int i = 0; i < shots; ++i) {
        const Rect pip{at.x, at.y + i * 7, 4, 6};
        canvas.fill({pip.x + 1, pip.y, 2, 1}, ink.red);
        canvas.fill({pip.x, pip.y + 1, 4, 5}, ink.red);
        if (hollow) canvas.fill({pip.x + 1, pip.y + 2, 2, 3}, ink.white);
    }
}

void draw_frame(Canvas& canvas, const Rect& box, const CardState& state, const Ink& ink) {
    if (state.frame == Frame::closed)
        canvas.dotted_frame(box, ink.steel);
    else
        canvas.frame(box, state.frame == Frame::open ? ink.black : ink.grey);
    if (state.cursor) {
        canvas.frame(box.inset(-1), ink.red, 2);
        // Corners: the cursor is seen without its colour too.
        for (const int x : {box.x - 2, box.right() - 3})
            for (const int y : {box.y - 2, box.bottom() - 3}) canvas.fill({x, y, 5, 5}, ink.red);
    }
    if (state.target) {
        // A sight around it.
        const Point c = box.centre();
        canvas.fill({c.x, box.y - 1, 1, 7}, ink.red);
        canvas.fill({c.x, box.bottom() - 6, 1, 7}, ink.red);
        canvas.fill({box.x - 1, c.y, 6, 1}, ink.red);
        canvas.fill({box.right() - 5, c.y, 6, 1}, ink.red);
        canvas.frame(box, ink.red);
    }
    if (state.marked) {
        canvas.fill({box.x + box.width / 2 - 5, box.y - 1, 11, 10}, ink.black);
        canvas.text({box.x + box.width / 2 - 2, box.y}, "★", stage::tiny, ink.white);
    }
}

// How high the name at the bottom is.
int name_height(const Rect& box) { return is_large(box) ? 14 : 10; }

void draw_name(Canvas& canvas, const Rect& box, std::string_view name, Colour colour) {
    canvas.text({box.centre().x, box.bottom() - name_height(box)}, name,
                is_large(box) ? stage::small : stage::tiny, colour, Align::centre);
}

}  // namespace

const Ink& ink_of(const Canvas& canvas) {
    return &canvas.theme() == &stage::colour_blind_theme ? colour_blind_ink : standard_ink;
}

stage::InfoBar info_bar(const Ink& ink) {
    return {.area = info_area,
            .width = words_width + 3,
            .paper = ink.white,
            .edge = ink.black,
            .ink = ink.black,
            .faint = ink.faint,
            .refused_paper = ink.black,
            .refused_ink = ink.white,
            .grave_paper = ink.red,
            .grave_ink = ink.white};
}

std::string_view short_name_in_line(Card card, bool narrow) {
    if (card == superhot::bullet) return narrow ? "Bullt" : "Bullet";
    return (narrow ? narrow_names
                   : line_names)[static_cast<std::size_t>(superhot::obstacles[card].bottom)];
}

std::string_view short_name_in_hand(Card card) {
    if (card == superhot::bullet) return "Bullet";
    return hand_names[static_cast<std::size_t>(superhot::obstacles[card].top)];
}

void draw_badge(Canvas& canvas, Point at, Currency currency, int number) {
    const Ink& ink = ink_of(canvas);
    draw_picture(canvas, superhot_art::badge_of(currency), at);
    kit::Text<4> digits;
    if (number < 0)
        digits.add('?');
    else
        digits.number(number);
    // A triangle has more room below.
    const int y = at.y + (currency == Currency::fighting ? 2 : 4);
    canvas.text({at.x + superhot_art::badge_width / 2 + 1, y}, digits.view(), stage::small,
                ink.white, Align::centre);
}

void draw_line_card(Canvas& canvas, const Rect& box, Card card, const CardState& state) {
    if (!canvas.shows(box.inset(-3))) return;
    const Ink& ink = ink_of(canvas);
    const bool bullet = card == superhot::bullet;
    const bool pale = state.frame == Frame::closed;
    const std::string_view name = state.note.empty()
                                      ? short_name_in_line(card, box.width < slot_area(0, 6).width)
                                      : state.note;
    canvas.fill(box, state.knocked_out ? ink.grey : bullet ? ink.blush : ink.white);
    if (state.knocked_out) {
        canvas.hatch(box.inset(1), ink.steel, 6);
        draw_card_picture(canvas, box, superhot_art::knocked_out_picture(), {0, 12}, ink.grey);
        const int high = name_height(box);
        canvas.fill({box.x + 1, box.bottom() - 1 - high, box.width - 2, high}, ink.grey);
        draw_name(canvas, box, name, ink.faint);
        return draw_frame(canvas, box, state, ink);
    }
    const superhot::BottomHalf* bottom = bullet ? nullptr : &superhot::bottom_of(card);
    draw_badge(canvas, {box.x + 1, box.y + 2}, bullet ? Currency::dodge : bottom->currency,
               bullet ? superhot::bullet_cost
                      : bottom->cost + (state.hardened ? superhot::hardened_by : 0));
    if (!bullet) {
        const Point sign{box.right() - 1 - superhot_art::sign_size, box.y + 3};
        canvas.silhouette(superhot_art::sign_of(bottom->family), sign,
                          bottom->family == superhot::Family::enemy ? ink.red : ink.black);
    }
    draw_card_picture(canvas, box, superhot_art::picture_in_line(card), {0, 19},
                      bullet ? ink.blush : ink.white);
    if (bottom != nullptr && bottom->shots > 0)
        draw_shots(canvas, {box.x + 2, box.y + 20}, bottom->shots, false, ink);
    if (bottom != nullptr && bottom->ability == superhot::Ability::unarmed)
        draw_shots(canvas, {box.x + 2, box.y + 20}, 1, true, ink);
    if (state.hardened) {
        const Rect tag{box.right() - 15, box.y + 18, 15, 10};
        canvas.fill(tag, ink.black);
        canvas.text({tag.x + 3, tag.y + 1}, "+2", stage::tiny, ink.white);
    }
    draw_name(canvas, box, name, pale ? ink.faint : ink.black);
    draw_frame(canvas, box, state, ink);
}

void draw_hand_card(Canvas& canvas, const Rect& at, Card card, const CardState& state) {
    const Rect box = state.order > 0 ? at.moved(0, -hand_lift) : at;
    if (!canvas.shows(box.inset(-3))) return;
    const Ink& ink = ink_of(canvas);
    const bool bullet = card == superhot::bullet;
    const bool pale = state.frame == Frame::closed;
    canvas.fill(box, bullet ? ink.red : ink.white);
    if (bullet) {
        canvas.fill({box.x + 2, box.y + 13, box.width - 4, box.height - 13 - name_height(box)},
                    ink.white);
        draw_card_picture(canvas, box, superhot_art::picture_in_hand(card), {0, 13}, ink.white);
        canvas.text({box.centre().x, box.y + 3}, "HIT", stage::tiny, ink.white, Align::centre);
        draw_name(canvas, box, short_name_in_hand(card), ink.white);
        return draw_frame(canvas, box, state, ink);
    }
    const TopHalf& top = superhot::top_of(card);
    draw_card_picture(canvas, box, superhot_art::picture_in_hand(card), {3, 13}, ink.white);
    const Point badge{box.x + 1, box.y + 1};
    switch (top.gives) {
        case Gives::fighting:
        case Gives::katana:
            draw_badge(canvas, badge, Currency::fighting, top.value);
            break;
        case Gives::dodge:
            draw_badge(canvas, badge, Currency::dodge, top.value);
            break;
        case Gives::bat:
            draw_badge(canvas, badge, Currency::mixed, top.value);
            break;
        case Gives::glass:
            draw_badge(canvas, badge, Currency::dodge, state.value);
            break;
        case Gives::double_trouble:
            canvas.fill({badge.x + 1, badge.y + 1, 17, 13}, ink.black);
            canvas.text({badge.x + 4, badge.y + 2}, "×2", stage::small, ink.white);
            break;
        case Gives::pliers:
            canvas.fill({badge.x + 1, badge.y + 1, 13, 13}, ink.black);
            canvas.text({badge.x + 5, badge.y + 2}, "+", stage::small, ink.white);
            break;
    }
    if (state.order > 0) {
        const Rect tag{box.right() - 13, box.y + 1, 12, 13};
        canvas.fill(tag, ink.red);
        canvas.text({tag.x + 3, tag.y + 1}, "✓", stage::small, ink.white);
    }
    if (state.aid && state.order == 0) {
        canvas.fill({box.right() - 18, box.y + 1, 17, 9}, ink.black);
        canvas.text({box.right() - 17, box.y + 1}, "AID", stage::tiny, ink.white);
    }
    const std::string_view name = state.note.empty() ? short_name_in_hand(card) : state.note;
    draw_name(canvas, box, name, pale ? ink.faint : ink.black);
    draw_frame(canvas, box, state, ink);
    if (state.order > 0) canvas.fill({box.x, box.bottom() + 1, box.width, 2}, ink.red);
}

void draw_card_back(Canvas& canvas, const Rect& box) {
    if (!canvas.shows(box)) return;
    const Ink& ink = ink_of(canvas);
    canvas.fill(box, ink.black);
    canvas.frame(box.inset(3), ink.steel);
    canvas.text({box.centre().x, box.centre().y - 12}, "SUPER", stage::tiny, ink.white,
                Align::centre);
    canvas.text({box.centre().x + 1, box.centre().y - 2}, "HOT", stage::small, ink.blush,
                Align::centre);
}

void draw_button(Canvas& canvas, const Rect& box, const ButtonLook& look) {
    if (!canvas.shows(box)) return;
    const Ink& ink = ink_of(canvas);
    const Colour face = look.cursor ? ink.red : look.enabled ? ink.black : ink.white;
    const Colour letters = look.enabled || look.cursor ? ink.white : ink.faint;
    canvas.fill(box, face);
    if (!look.enabled) canvas.dotted_frame(box, look.cursor ? ink.white : ink.steel);
    // The chosen one has a wedge: seen without its colour. A narrow one has a frame.
    const bool roomy = box.width >= stage::text_width(look.label, stage::small) + 12;
    if (look.cursor && roomy)
        canvas.text({box.x + 1, box.y + 3}, look.marked ? "★" : "▶", stage::tiny, ink.white);
    if (look.cursor && !roomy) canvas.frame(box, ink.black, 2);
    const int x = box.centre().x - stage::text_width(look.label, stage::small) / 2 +
                  (look.cursor && roomy ? 2 : 0);
    canvas.text({x, box.y + (box.height - 12) / 2}, look.label, stage::small, letters);
}

}  // namespace superhot_scene
