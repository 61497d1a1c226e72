// What flies and flashes above the table while a story is told.
#include <algorithm>

#include "superhot_scene/selection.h"
#include "superhot_scene/story.h"
#include "superhot_scene/story_state.h"

namespace superhot_scene {

using stage::Align;
using superhot::Where;

namespace {

// Where cards come from and go to below the hand.
constexpr Rect own_pile{148, 160, 36, 52}, other_pile{200, 160, 36, 52};
constexpr Point bullets_at{126, status_area.y + 3};

Rect between(const Rect& from, const Rect& to, int way) {
    return {from.x + (to.x - from.x) * way / 256, from.y + (to.y - from.y) * way / 256, to.width,
            to.height};
}

int hand_bullets(const Hand& hand) {
    return static_cast<int>(hand.count({superhot::bullet, false}));
}

Rect slot_of(const State& state, std::uint8_t number) {
    return slot_area(std::clamp(number - 1, 0, state.slots - 1), state.slots);
}

}  // namespace

void Story::draw(Canvas& canvas, const stage::MatchView& view, const State& shown) const {
    if (!telling_) return;
    const kit::Event& now = event(view);
    const auto inside = canvas.clipped(area(now));
    switch (now.kind) {
        case superhot::line_dealt:
        case superhot::card_slid:
            return draw_slide(canvas, view, shown);
        case superhot::card_defeated:
            if (now.c == superhot::destroy) draw_shatter(canvas, slot_of(shown, now.a), false);
            return;
        case superhot::slashed:
            return draw_shatter(canvas, slot_of(shown, now.a), true);
        case superhot::shots_fired:
            return draw_shots(canvas, view, shown);
        case superhot::glitched:
        case superhot::level_cleared:
        case superhot::level_began:
        case superhot::leg_over:
            return draw_banner(canvas, view, shown);
        default:
            return draw_flights(canvas, view, shown);
    }
}

void Story::draw_flights(Canvas& canvas, const stage::MatchView& view, const State& shown) const {
    const State& before = view.before_as<State>();
    const kit::Event& first = event(view);
    const bool of_seat = first.kind == superhot::drew || first.kind == superhot::new_card_taken;
    const int player = of_seat ? player_of(shown, first.a) : player_;
    const Hand hand = hand_of(shown, player);
    // Those that are not seen come to the end of the row.
    int unseen = static_cast<int>(hand.size()) - count_, bullets = 0;
    const auto place_of = [&](const kit::Event& each) {
        int place = unseen++;
        if (view.sees(each)) {
            const bool bullet = each.b == superhot::bullet;
            const auto at = hand.index_of({each.b, false});
            place = static_cast<int>(at) + (bullet ? hand_bullets(hand) - 1 - bullets++ : 0);
        }
        return hand_slot(std::clamp(place, 0, visible_cards - 1));
    };
    // New cards lay beside the hand.
    const auto fresh_place = [&](const kit::Event& each) {
        const auto held = static_cast<int>(hand_of(before, before.active).size());
        const auto place = static_cast<int>(before.fresh.index_of(each.b));
        return hand_slot(std::min(held + place, visible_cards - 1));
    };
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = view.events()[static_cast<std::size_t>(at_ + i)];
        // One after the other, a little.
        const int way = std::clamp(beat_.value() * 5 / 4 - i * 24, 0, 256);
        switch (each.kind) {
            case superhot::drew: {
                const Rect box = between(own_pile, place_of(each), way);
                if (view.sees(each))
                    draw_hand_card(canvas, box, each.b, {});
                else
                    draw_card_back(canvas, box);
                break;
            }
            case superhot::new_card_taken:
                draw_hand_card(canvas, between(fresh_place(each), place_of(each), way), each.b, {});
                break;
            case superhot::card_used: {
                const Rect target = before.phase == superhot::Phase::hit
                                        ? slot_area(before.hit_slot, before.slots)
                                        : Rect{40, 150, 36, 52};
                draw_hand_card(canvas, between(hand_slot(from_place_), target, way), each.b, {});
                break;
            }
            case superhot::discarded:
                draw_hand_card(canvas, between(hand_slot(from_place_), other_pile, way), each.b,
                               {});
                break;
            case superhot::aid_given:
                draw_hand_card(canvas, between(hand_slot(from_place_), {102, 60, 36, 52}, way),
                               each.b, {});
                break;
            case superhot::system_drew: {
                const Rect to = hand_slot(i + 1);
                draw_line_card(canvas, between(other_pile, {to.x, to.y - 4, 34, 58}, way), each.a,
                               {});
                break;
            }
            case superhot::healed: {
                const Rect from = hand_slot(from_place_);
                const Rect to{bullets_at.x, bullets_at.y, from.width, from.height};
                draw_hand_card(canvas, between(from, to, way), superhot::bullet, {});
                break;
            }
            case superhot::card_left: {
                const Rect from = slot_of(shown, each.a);
                const auto where = static_cast<Where>(each.c);
                const bool out = (knocked_out_ >> (each.a - 1) & 1) != 0;
                const Rect to = where == Where::hand             ? hand_slot(3)
                                : where == Where::player_discard ? own_pile
                                                                 : other_pile;
                const Rect moved = between(from, {to.x, to.y, from.width, from.height}, way);
                draw_line_card(canvas, moved, each.b, {.knocked_out = out});
                if (where == Where::hand && flash()) {
                    const Ink& ink = ink_of(canvas);
                    canvas.frame({0, hand_area.y, 240, hand_area.height}, ink.red, 3);
                }
                break;
            }
            default:
                break;
        }
    }
}

// The Line is one band: what stays moves right, what is new comes in behind it.
void Story::draw_slide(Canvas& canvas, const stage::MatchView& view, const State& shown) const {
    const auto inside = canvas.clipped(line_area);
    const int pitch = slot_pitch(shown.slots);
    int coming = 0;
    for (int i = 0; i < count_; ++i) {
        const kit::Event& each = view.events()[static_cast<std::size_t>(at_ + i)];
        if (each.kind == superhot::card_slid) {
            const Rect box = between(slot_of(shown, each.a), slot_of(shown, each.b), beat_.value());
            draw_line_card(canvas, box, each.c,
                           {.knocked_out = (knocked_out_ >> (each.a - 1) & 1) != 0,
                            .hardened = (hardened_ >> (each.a - 1) & 1) != 0});
        } else {
            const Rect to = slot_of(shown, each.a);
            const Rect from = next_area(shown.slots).moved(-coming * pitch, 0);
            draw_line_card(canvas, between(from, to, beat_.value()), each.b, {});
            ++coming;
        }
    }
}

// Red glass: splinters fly from the middle, slower and slower, and fall.
void Story::draw_shatter(Canvas& canvas, const Rect& box, bool cut) const {
    const Ink& ink = ink_of(canvas);
    const int way = beat_.value();
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

void Story::draw_shots(Canvas& canvas, const stage::MatchView& view, const State& shown) const {
    const kit::Event& now = event(view);
    const Ink& ink = ink_of(canvas);
    const Rect box = slot_of(shown, now.a);
    const Point muzzle{box.right() - 2, box.y + 28};
    const Point end{214, 190};  // the pile that they come back from
    if (frame_ < 5) {
        canvas.disc(muzzle, 8 - frame_, ink.red);
        canvas.disc(muzzle, 4 - frame_ / 2, ink.white);
    }
    for (int i = 0; i < now.c; ++i) {
        const int way = std::clamp(beat_.value() * 5 / 4 - i * 60, 0, 256);
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

void Story::draw_banner(Canvas& canvas, const stage::MatchView& view, const State& shown) const {
    const kit::Event& now = event(view);
    const Ink& ink = ink_of(canvas);
    const Rect all = stage::scene_area;
    const bool won =
        now.kind == superhot::level_cleared ||
        (now.kind == superhot::leg_over && static_cast<superhot::End>(now.b) == superhot::End::won);
    if (won) {
        const bool hot = frame_ / 18 % 2 == 1;
        canvas.fill(all, hot ? ink.red : ink.white);
        canvas.huge_text(all.centre(), hot ? "HOT" : "SUPER", hot ? 5 : 4,
                         hot ? ink.white : ink.black);
        return;
    }
    const Rect band{0, 84, 240, 76};
    if (now.kind == superhot::glitched) {
        // A picture that tears.
        const Rect torn = now.b == 0 ? time_area : slot_of(shown, now.b);
        for (int y = torn.y; y < torn.bottom(); y += 4) {
            const int shift = (y * 7 + frame_ * 13) % 17 - 8;
            canvas.fill({torn.x + shift, y, torn.width, 2}, flash() ? ink.red : ink.black);
        }
        const Rect label{0, hand_area.y + 12, 240, 30};
        canvas.fill(label, ink.black);
        kit::Text<32> text;
        text.add("SYSTEM: ").add(superhot::glitches[now.a].name);
        canvas.text({120, label.y + 3}, text.view(), stage::large, ink.red, Align::centre);
        return;
    }
    canvas.fill(band, ink.black);
    if (now.kind == superhot::level_began) {
        kit::Text<16> text;
        text.add("LEVEL ").number(now.a);
        canvas.huge_text({120, band.y + 28}, text.view(), 2, ink.white);
        kit::Text<32> goals;
        goals.number(now.b).add(now.b == 1 ? " goal" : " goals");
        canvas.text({120, band.bottom() - 20}, goals.view(), stage::small, ink.red, Align::centre);
        return;
    }
    const bool system = shown.has_system() && view.viewer() == shown.system_seat();
    canvas.huge_text({120, band.y + 28}, system ? "STOPPED" : "YOU LOSE", 2, ink.red);
    canvas.text({120, band.bottom() - 20}, end_words(static_cast<superhot::End>(now.b)),
                stage::small, ink.white, Align::centre);
}

}  // namespace superhot_scene
