// What flies and flashes above the table while a story is told.
#include <algorithm>

#include "superhot_scene/forecast.h"
#include "superhot_scene/selection.h"
#include "superhot_scene/story.h"

namespace superhot_scene {

using stage::Align;
using superhot::Where;

namespace {

// Where cards come from and go to below the hand.
constexpr Rect own_pile{148, 160, 36, 52}, other_pile{200, 160, 36, 52};
constexpr Rect for_the_partner{102, 60, 36, 52}, tool_place{40, 150, 36, 52};
constexpr Point bullets_at{126, status_area.y + 3};

constexpr int half_slogan = 18;  // frames of each word

Rect between(const Rect& from, const Rect& to, int way) {
    return {from.x + (to.x - from.x) * way / 256, from.y + (to.y - from.y) * way / 256, to.width,
            to.height};
}

}  // namespace

int Teller::way_of(int index) const {
    return std::clamp(story_.value() * 5 / 4 - index * 24, 0, 256);
}

// ---- Cards on their way -------------------------------------------------------------------------

// Where the next of the cards that come to a hand goes; `cards` and `bullets` of them have passed.
Rect Teller::place_in_hand(const State& shown, const kit::Event& event, int& cards,
                           int& bullets) const {
    const Hand hand = hand_of(shown, player_of(shown, event.a));
    std::size_t place = 0;
    if (event.b == superhot::bullet) {
        place = hand.size() - 1 - static_cast<std::size_t>(bullets++);
    } else {
        Card card = event.b;
        int number = cards++;
        if (!seen_)
            for (const Card each : flying_)
                if (number-- == 0) card = each;
        place = hand.index_of({card, false});
    }
    return hand_slot(static_cast<int>(std::min<std::size_t>(place, visible_cards - 1)));
}

void Teller::draw_arrivals(Canvas& canvas, const stage::MatchView& view) const {
    const State& before = view.before_as<State>();
    const State& shown = view.shown_as<State>();
    int index = 0, cards = 0, bullets = 0;
    for (const kit::Event& each : story_.events(view)) {
        const Rect to = place_in_hand(shown, each, cards, bullets);
        Rect from = own_pile;
        if (each.kind == superhot::new_card_taken) {  // they lay beside the hand
            const auto held = hand_of(before, before.active).size();
            const auto place = held + before.fresh.index_of(each.b);
            from = hand_slot(static_cast<int>(std::min<std::size_t>(place, visible_cards - 1)));
        }
        const Rect box = between(from, to, way_of(index++));
        if (view.sees(each))
            draw_hand_card(canvas, box, each.b, {});
        else
            draw_card_back(canvas, box);
    }
}

void Teller::draw_flights(Canvas& canvas, const stage::MatchView& view) const {
    int index = 0;
    for (const kit::Event& each : story_.events(view)) {
        if (each.kind == superhot::system_drew) {
            const Rect to = hand_slot(index + 1);
            draw_line_card(canvas, between(other_pile, {to.x, to.y - 4, 34, 58}, way_of(index)),
                           each.a, {});
        } else {
            draw_flight(canvas, view, each, way_of(index));
        }
        ++index;
    }
}

void Teller::draw_flight(Canvas& canvas, const stage::MatchView& view, const kit::Event& event,
                         int way) const {
    const Rect hand = hand_slot(from_place_);
    switch (event.kind) {
        case superhot::card_used: {
            const State& before = view.before_as<State>();
            const Rect target = before.phase == superhot::Phase::hit
                                    ? slot_area(before.hit_slot, before.slots)
                                    : tool_place;
            return draw_hand_card(canvas, between(hand, target, way), event.b, {});
        }
        case superhot::discarded:
            return draw_hand_card(canvas, between(hand, other_pile, way), event.b, {});
        case superhot::aid_given:
            return draw_hand_card(canvas, between(hand, for_the_partner, way), event.b, {});
        case superhot::healed: {
            const Rect to{bullets_at.x, bullets_at.y, hand.width, hand.height};
            return draw_hand_card(canvas, between(hand, to, way), superhot::bullet, {});
        }
        case superhot::card_left: {
            const Rect from = slot_numbered(event.a, view.shown_as<State>().slots);
            const auto where = static_cast<Where>(event.c);
            const bool out = (knocked_out_ >> (event.a - 1) & 1) != 0;
            const Rect to = where == Where::hand             ? hand_slot(3)
                            : where == Where::player_discard ? own_pile
                                                             : other_pile;
            const Rect moved = between(from, {to.x, to.y, from.width, from.height}, way);
            draw_line_card(canvas, moved, event.b, {.knocked_out = out});
            if (where == Where::hand && flash(view))
                canvas.frame({0, hand_area.y, 240, hand_area.height}, ink_of(canvas).red, 3);
            return;
        }
        default:
            return;
    }
}

// The Line is one band: what stays moves right, what is new comes in behind it.
void Teller::draw_slide(Canvas& canvas, const stage::MatchView& view) const {
    const auto inside = canvas.clipped(line_area);
    const int slots = view.shown_as<State>().slots;
    int coming = 0;
    for (const kit::Event& each : story_.events(view)) {
        if (each.kind == superhot::card_slid) {
            const Rect from = slot_numbered(each.a, slots), to = slot_numbered(each.b, slots);
            draw_line_card(canvas, between(from, to, story_.value()), each.c,
                           {.knocked_out = (knocked_out_ >> (each.a - 1) & 1) != 0,
                            .hardened = (hardened_ >> (each.a - 1) & 1) != 0});
        } else {
            const Rect from = next_area(slots).moved(-coming * slot_pitch(slots), 0);
            const Rect to = slot_numbered(each.a, slots);
            draw_line_card(canvas, between(from, to, story_.value()), each.b, {});
            ++coming;
        }
    }
}

// ---- What breaks and shoots ---------------------------------------------------------------------

// Red glass: splinters fly from the middle, slower and slower, and fall.
void Teller::draw_shatter(Canvas& canvas, const Rect& box, bool cut) const {
    const Ink& ink = ink_of(canvas);
    const int way = story_.value();
    const Point middle = box.centre();
    constexpr Point ways[] = {{-40, -34}, {-22, -46}, {2, -50}, {26, -42}, {42, -28}, {48, 2},
                              {38, 30},   {20, 44},   {-6, 50}, {-28, 42}, {-44, 24}, {-50, -4},
                              {-14, -20}, {16, -22},  {20, 14}, {-18, 18}};
    int i = 0;
    for (const Point& to : ways) {
        const Point at{middle.x + to.x * way / 256, middle.y + to.y * way / 256 + way * way / 6000};
        const int size = 7 - way * 6 / 256 + i % 3;
        const Colour colour = i % 4 == 3 ? ink.black : i % 2 == 0 ? ink.red : ink.blush;
        canvas.triangle({at.x, at.y - size}, {at.x + size, at.y + size / 2},
                        {at.x - size + i % 2 * 3, at.y + size}, colour);
        ++i;
    }
    if (cut && way < 128)
        canvas.line({box.x - 6, box.bottom()}, {box.right() + 6, box.y}, ink.black);
}

void Teller::draw_shots(Canvas& canvas, const stage::MatchView& view) const {
    const kit::Event& now = event(view);
    const Ink& ink = ink_of(canvas);
    const Rect box = slot_numbered(now.a, view.shown_as<State>().slots);
    const Point muzzle{box.right() - 2, box.y + 28};
    const Point end{214, 190};  // the pile that they come back from
    if (const int frame = story_.frame(); frame < 5) {
        canvas.disc(muzzle, 8 - frame, ink.red);
        canvas.disc(muzzle, 4 - frame / 2, ink.white);
    }
    for (int i = 0; i < now.c; ++i) {
        const int way = std::clamp(story_.value() * 5 / 4 - i * 60, 0, 256);
        const Point at{muzzle.x + (end.x - muzzle.x) * way / 256,
                       muzzle.y + (end.y - muzzle.y) * way / 256};
        // A tail, as everything that flies here has.
        const Point tail{muzzle.x + (end.x - muzzle.x) * std::max(0, way - 60) / 256,
                         muzzle.y + (end.y - muzzle.y) * std::max(0, way - 60) / 256};
        canvas.line(tail, at, ink.red);
        canvas.line({tail.x + 1, tail.y}, {at.x + 1, at.y}, ink.red);
        canvas.disc(at, 3, ink.black);
    }
}

// A picture that tears.
void Teller::draw_glitch(Canvas& canvas, const stage::MatchView& view) const {
    const kit::Event& now = event(view);
    const Ink& ink = ink_of(canvas);
    const Rect torn = now.b == 0 ? time_area : slot_numbered(now.b, view.shown_as<State>().slots);
    const int frame = view.calm() ? 0 : story_.frame();
    for (int y = torn.y; y < torn.bottom(); y += 4) {
        const int shift = (y * 7 + frame * 13) % 17 - 8;
        canvas.fill({torn.x + shift, y, torn.width, 2}, flash(view) ? ink.red : ink.black);
    }
    const Rect label{0, hand_area.y + 12, 240, 30};
    canvas.fill(label, ink.black);
    kit::Text<32> text;
    text.add("SYSTEM: ").add(superhot::glitches[now.a].name);
    canvas.text({120, label.y + 3}, text.view(), stage::large, ink.red, Align::centre);
}

namespace {

// To whoever looks.
std::string_view loss_for(const State& shown, kit::Viewer viewer) {
    if (!shown.has_system()) return "YOU LOSE";
    if (viewer == shown.system_seat()) return "STOPPED";
    return viewer < kit::max_seats ? "YOU LOSE" : "GAME OVER";
}

}  // namespace

void Teller::draw_banner(Canvas& canvas, const stage::MatchView& view) const {
    const kit::Event& now = event(view);
    const Ink& ink = ink_of(canvas);
    const auto end = static_cast<superhot::End>(now.b);
    if (now.kind == superhot::level_cleared ||
        (now.kind == superhot::leg_over && end == superhot::End::won)) {
        const Rect all = stage::scene_area;
        const bool hot = view.calm() ? story_.way() >= 128 : story_.frame() / half_slogan % 2 == 1;
        canvas.fill(all, hot ? ink.red : ink.white);
        canvas.huge_text(all.centre(), hot ? "HOT" : "SUPER", hot ? 5 : 4,
                         hot ? ink.white : ink.black);
        return;
    }
    const Rect band{0, 84, 240, 76};
    canvas.fill(band, ink.black);
    if (now.kind == superhot::level_began) {
        kit::Text<16> text, goals;
        text.add("LEVEL ").number(now.a);
        canvas.huge_text({120, band.y + 28}, text.view(), 2, ink.white);
        stage::add_count(now.b, "goal", goals);
        canvas.text({120, band.bottom() - 20}, goals.view(), stage::small, ink.white,
                    Align::centre);
        return;
    }
    canvas.huge_text({120, band.y + 28}, loss_for(view.shown_as<State>(), view.viewer()), 2,
                     ink.red);
    canvas.text({120, band.bottom() - 20}, end_words(end), stage::small, ink.white, Align::centre);
}

}  // namespace superhot_scene
