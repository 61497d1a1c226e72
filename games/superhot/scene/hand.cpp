// The lower half of the table: the hand or the System's glitches, and what can be done.
#include <algorithm>

#include "kit/text.h"
#include "superhot_scene/scene.h"

namespace superhot_scene {

using stage::Align;
using superhot::Phase;

// ---- The hand -----------------------------------------------------------------------------------

void Scene::draw_hand(Canvas& canvas, const stage::MatchView& view) const {
    const State& state = shown(view);
    if (!canvas.shows(hand_area)) return;
    const auto inside = canvas.clipped(hand_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(hand_area, ink.snow);
    const int player = shown_player(view);
    const Hand hand = hand_of(state, player);
    const auto count = static_cast<int>(hand.size());
    const bool choosing = deciding(view);
    const bool seen = sees_hands(state, view.viewer());
    const int first = choosing ? selection_.first_card() : 0;
    const Task task = selection_.task(state);
    const bool from_hand = task == Task::act || task == Task::aim || task == Task::tool ||
                           task == Task::wait || task == Task::aid || task == Task::drop;
    for (int i = first; i < std::min(count, first + visible_cards); ++i) {
        const Held& held = hand[static_cast<std::size_t>(i)];
        Rect box = hand_slot(i - first);
        if (!canvas.shows(box.inset(-5))) continue;
        const bool bullet = held.card == superhot::bullet;
        if (bullet ? i >= count - teller_.bullets_on_their_way() : teller_.on_its_way(held.card))
            continue;
        if (!seen) {
            // Bullets are public, all else is not.
            if (bullet || held.aid)
                draw_hand_card(canvas, box, held.card, {.aid = held.aid});
            else
                draw_card_back(canvas, box);
            continue;
        }
        const bool here = choosing && is_here(Row::hand, i);
        if (here) box = box.moved(notice_.offset(), 0);
        CardState look{.cursor = here, .marked = notice_.marked() && here};
        look.value =
            static_cast<int>(state.normals[static_cast<std::size_t>(player)].discard.size());
        look.aid = held.aid;
        if (choosing) {
            const int place = index_of(selection_.picks(), held.card);
            look.order = held.card == selection_.tool() ? 1 : place + 1;
            if (place >= 0 && held.card == superhot::double_trouble)
                look.note =
                    short_name_in_hand(selection_.picks()[static_cast<std::size_t>(place)].as);
            const Cursor at{Row::hand, static_cast<std::uint8_t>(i)};
            if (from_hand)
                look.frame = selection_.open(state, at).ok() ? Frame::open : Frame::closed;
        }
        draw_hand_card(canvas, box, held.card, look);
    }
    // What was destroyed this turn comes to hand when time moves.
    if (player == state.active)
        for (std::size_t i = 0; i < state.fresh.size(); ++i) {
            const int place = count + static_cast<int>(i) - first;
            if (place >= visible_cards) break;
            const Rect box = hand_slot(place);
            draw_hand_card(canvas, box, state.fresh[i], {.frame = Frame::closed, .note = "soon"});
            canvas.shade({box.x + 1, box.y + 1, box.width - 2, box.height - 12}, ink.snow);
        }
    // More to either side.
    if (first > 0) canvas.text({0, hand_area.y + 26}, "◀", stage::small, ink.red);
    if (first + visible_cards < count)
        canvas.text({235, hand_area.y + 26}, "▶", stage::small, ink.red);
    if (count == 0 && state.fresh.empty())
        canvas.text({120, hand_area.y + 22}, "An empty hand", stage::small, ink.faint,
                    Align::centre);
}

void Scene::draw_glitches(Canvas& canvas, const stage::MatchView& view) const {
    const State& state = shown(view);
    if (!canvas.shows(hand_area)) return;
    const auto inside = canvas.clipped(hand_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(hand_area, ink.black);
    const bool choosing = deciding(view);
    for (int i = 0; i < superhot::lag; ++i) {
        Rect box = glitch_area(i);
        const superhot::GlitchCard& card = superhot::glitches[static_cast<std::size_t>(i + 1)];
        const Cursor at{Row::hand, static_cast<std::uint8_t>(i)};
        const bool open = choosing && selection_.open(state, at).ok();
        const bool here = choosing && is_here(Row::hand, i);
        const bool chosen = choosing && selection_.glitch() == i + 1;
        if (here) box = box.moved(notice_.offset(), 0);
        canvas.fill(box, chosen ? ink.red : open ? ink.white : ink.grey);
        if (!open && !chosen)
            canvas.dotted_frame(box, ink.steel);
        else
            canvas.frame(box, ink.white);
        const Colour letters = chosen ? ink.white : open ? ink.black : ink.faint;
        canvas.text({box.x + 22, box.y + 1}, card.name, stage::small, letters);
        if (chosen) canvas.fill({box.x + 2, box.y + 3, 19, 19}, ink.white);
        draw_badge(canvas, {box.x + 3, box.y + 5}, card.currency, card.cost);
        constexpr std::string_view brief[] = {"2 cards",   "stand up", "remove",
                                              "to Bullet", "cost +2",  "+1 slot"};
        canvas.text({box.x + 22, box.y + 15}, brief[i], stage::tiny,
                    chosen ? ink.white : ink.faint);
        if (here) {
            canvas.frame(box.inset(-1), ink.red, 2);
            for (const int x : {box.x - 1, box.right() - 4})
                for (const int y : {box.y - 1, box.bottom() - 4})
                    canvas.fill({x, y, 5, 5}, ink.red);
        }
    }
}

// ---- Buttons ------------------------------------------------------------------------------------

void Scene::draw_buttons(Canvas& canvas, const stage::MatchView& view) const {
    const State& state = shown(view);
    if (!canvas.shows(buttons_area)) return;
    const auto inside = canvas.clipped(buttons_area);
    const Ink& ink = ink_of(canvas);
    canvas.fill(buttons_area, ink.snow);
    const bool choosing = deciding(view);
    const Buttons all = selection_.buttons(state);
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool look = looks(all[i].does);
        if (!choosing && !look) continue;
        const bool here = choosing && is_here(Row::buttons, static_cast<int>(i));
        Rect box = button_area(state, all, i);
        if (here) box = box.moved(notice_.offset(), 0);
        kit::Text<32> label;
        button_label(state, all[i], label);
        if (look) {
            // Piles are quieter than deeds.
            canvas.fill(box, here ? ink.red : ink.snow);
            canvas.frame(box, here ? ink.red : ink.grey);
            const stage::Font& font = pile_font(state, all);
            canvas.text({box.centre().x, box.centre().y - font.height / 2}, label.view(), font,
                        here ? ink.white : ink.faint, Align::centre);
            continue;
        }
        draw_button(canvas, box,
                    {.label = label.view(),
                     .enabled = all[i].enabled,
                     .cursor = here,
                     .marked = notice_.marked() && here});
    }
    if (state.phase != Phase::system) return;
    // The System's points, between its button and the piles.
    if (choosing && selection_.task(state) == Task::pay) return;
    kit::Text<40> points;
    for (int i = 0; i < 3; ++i)
        points.add(i == 0 ? "" : " ")
            .add(sign_letter(static_cast<superhot::Currency>(i)))
            .number(state.points[static_cast<std::size_t>(i)]);
    canvas.text({choosing ? points_at : 4, buttons_area.y + 1}, points.view(), stage::small,
                ink.black);
}

}  // namespace superhot_scene
