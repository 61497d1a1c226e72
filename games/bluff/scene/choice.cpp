// Below the table: what can be done, and what comes of it.
#include <algorithm>

#include "bluff/events.h"
#include "bluff_scene/scene.h"
#include "stage/font.h"

namespace bluff_scene {

using stage::Align;
using stage::MatchView;

void Scene::draw_bottom(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(bottom_area)) return;
    const auto inside = canvas.clipped(bottom_area);
    draw_plank(canvas, bottom_area);
    if (deciding(view)) {
        switch (selection_.task()) {
            case Task::claim:
                return draw_tiles(canvas, view);
            case Task::target:
            case Task::confirm:
                return draw_outlook(canvas, view);
            case Task::answer:
                draw_held(canvas, view);
                draw_answers(canvas, view);
                return draw_line(canvas, view);
            case Task::go_on:
                if (!selection_.looking()) draw_button(canvas, go_on_area, "DEAL", true, true);
                break;
            default:
                break;
        }
    }
    draw_held(canvas, view);
    draw_report(canvas, view);
}

// ---- PLAY -------------------------------------------------------------------------------------

// A row for each card, a column for each ability; the badge says what a claim would be.
void Scene::draw_tiles(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const auto& hand = state.hand[state.active];
    for (int row = 0; row < static_cast<int>(hand.size()); ++row) {
        const bluff::Card card = hand[static_cast<std::size_t>(row)];
        const Rect place = play_card_area(row);
        const bool chosen = selection_.card() == row && !selection_.looking();
        if (bluff::is_number(card))
            draw_face(canvas, place, card, chosen ? ink::cream : ink::worn);
        else
            draw_back(canvas, place);
        if (chosen) canvas.rounded_frame(place, 3, ink::brass, 2);
        for (int ability = 0; ability < bluff::suit_count; ++ability) {
            const auto suit = static_cast<bluff::Suit>(ability);
            Rect box = tile_area(row, ability);
            if (!canvas.shows(box.inset(-stage::Shake::reach))) continue;
            const bool here = chosen && selection_.ability() == suit;
            if (here) box = box.moved(notice_.offset(), 0);
            const bool honest = bluff::is_number(card) && bluff::suit_of(card) == suit;
            canvas.rounded(box, 4, here ? ink::brass : honest ? ink::paper : ink::panel);
            canvas.rounded_frame(box, 4, here ? ink::cream : honest ? ink::paper : ink::edge);
            const bool light = here || honest;
            bluff_art::draw_suit(canvas, suit, {box.x + 3, box.y},
                                 light ? bluff_art::Ground::paper : bluff_art::Ground::dark);
            if (bluff::is_number(card))
                canvas.text({box.right() - 3, box.y + 2}, honest ? "TRUE" : "LIE", stage::small,
                            light ? ink::dark : ink::cream, Align::right);
        }
    }
}

void Scene::draw_outlook(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    const auto& hand = state.hand[state.active];
    const auto index = static_cast<std::size_t>(selection_.card());
    if (index >= hand.size()) return;
    const bluff::Card card = hand[index];
    const Rect face{chosen_card_area.x, chosen_card_area.y, 28, 18};
    if (bluff::is_number(card)) {
        draw_face(canvas, face, card);
        const bool honest = bluff::suit_of(card) == selection_.ability();
        canvas.text({face.centre().x, face.bottom() + 1}, honest ? "TRUE" : "LIE", stage::small,
                    honest ? ink::cream : ink::brass, Align::centre);
    }
    Words words;
    about_outlook(view, state, selection_, words);
    const bool one = words.second.empty();
    const bool sure = selection_.task() == Task::confirm;
    const int y = outlook_area.y + (one ? 11 : 5);
    canvas.text({outlook_area.x + 4, y}, words.first.view(), stage::small,
                sure ? ink::brass : ink::cream);
    canvas.text({outlook_area.x + 4, y + 12}, words.second.view(), stage::small,
                sure ? ink::brass : ink::cream);
}

Rect Scene::outlook_extent(const MatchView& view) const {
    Words words;
    about_outlook(view, shown(view), selection_, words);
    const int wide = std::max(stage::text_width(words.first.view(), stage::small),
                              stage::text_width(words.second.view(), stage::small));
    return {outlook_area.x + 4, outlook_area.y + 5, wide, 24};
}

// ---- RESPOND ----------------------------------------------------------------------------------

void Scene::draw_held(Canvas& canvas, const MatchView& view) const {
    if (offers_look(view)) return draw_look(canvas);
    const State& state = shown(view);
    const Seat seat = view.bottom();
    const auto& hand = state.hand[seat];
    for (std::size_t i = 0; i < hand.size(); ++i) {
        const Rect box = held_card_area(static_cast<int>(i)).moved(1, 2);
        if (sees_hand(view, seat) && bluff::is_number(hand[i]))
            draw_face(canvas, box, hand[i]);
        else
            draw_back(canvas, box);
    }
    if (hand.empty()) canvas.dotted_frame(held_card_area(0).moved(1, 2), ink::edge);
}

// Where several people look on, the Playing Hand would lie face-down.
void Scene::draw_look(Canvas& canvas) const {
    const bool here = selection_.looking() && selection_.spot().what == Spot::What::look;
    draw_button(canvas, look_area, "LOOK", true, here);
}

void Scene::draw_answers(Canvas& canvas, const MatchView& view) const {
    constexpr std::string_view labels[] = {"PASS", "CALL", "BULLET"};
    const State& state = shown(view);
    for (int i = 0; i < 3; ++i) {
        const auto answer = static_cast<Answer>(i);
        const bool open = answer != Answer::bullet || !state.hand[state.actor].empty();
        const bool here = selection_.answer() == answer && !selection_.looking();
        Rect box = button_area(i);
        if (here) box = box.moved(notice_.offset(), 0);
        draw_button(canvas, box, labels[i], open, here);
        if (here && notice_.marked())
            canvas.text({box.right() - 9, box.y}, "★", stage::small, ink::dark);
    }
}

// What comes of the button under the cursor, or what lies under it on the table.
void Scene::draw_line(Canvas& canvas, const MatchView& view) const {
    const Rect box = consequence_area;
    if (!canvas.shows(box)) return;
    const State& state = shown(view);
    kit::Text<80> line;
    Tint tint = ink::cream;
    if (notice_.why_not() != nullptr) {
        line.add(notice_.why_not());
        tint = canvas.theme().warn;
    } else if (selection_.looking()) {
        about_spot(view, state, selection_.spot(), line);
        if (may_look_at(view, selection_.spot())) {
            line.clear();
            line.add("A: ");
            name_whose(view, looked_at(view, selection_.spot()), line);
            line.add(" hand, behind a curtain");
        }
    } else if (selection_.task() == Task::answer) {
        about_answer(view, state, selection_.answer(), line);
    }
    canvas.text({box.centre().x, box.y}, line.view(), stage::small, tint, Align::centre);
}

// ---- Words about what is going on -------------------------------------------------------------

void Scene::draw_report(Canvas& canvas, const MatchView& view) const {
    const State& state = shown(view);
    Words words;
    if (story_.telling()) {
        about_event(view, state, story_.event(view), story_.verdict(view) != Story::Verdict::none,
                    words);
    } else if (deciding(view) && (selection_.looking() || notice_.why_not() != nullptr)) {
        return draw_line(canvas, view);
    } else if (deciding(view) && selection_.task() == Task::penalty) {
        name_doing(view, state.penalty.loser, "lose", words.first);
        words.first.add(" a card:");
        words.second.add("take the one that hurts.");
    } else if (looking(view)) {
        return draw_line(canvas, view);
    } else {
        about_waiting(view, state, words);
    }
    const int y = bottom_area.y + (words.second.empty() ? 11 : 5);
    canvas.text({64, y}, words.first.view(), stage::small, ink::cream);
    canvas.text({64, y + 12}, words.second.view(), stage::small, ink::cream);
}

}  // namespace bluff_scene
