// What the d-pad, A and B do, by what is being chosen.
#include "love/rules.h"
#include "love_scene/scene.h"
#include "love_scene/split_layout.h"

namespace love_scene {

using stage::Cue;
using stage::Key;
using stage::KeyPress;
using stage::MatchView;

namespace {

Way way_of(Key key) {
    switch (key) {
        case Key::up:
            return Way::up;
        case Key::down:
            return Way::down;
        case Key::left:
            return Way::left;
        default:
            return Way::right;
    }
}
bool is_direction(Key key) { return key < Key::a; }

}  // namespace

// A split is not begun by its maker: there is nothing to go back to.
bool Scene::keeps_back(const MatchView&) const {
    return page_ || (selection_.task() != Task::deed && selection_.task() != Task::split);
}

void Scene::key(MatchView& view, KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (press.press == stage::Press::repeat && !is_direction(press.key)) return;
    if (page_) return key_page(view, press);
    if (press.key == Key::b) return keeps_back(view) ? back(view) : void();
    switch (selection_.task()) {
        case Task::deed:
            return key_deed(view, press);
        case Task::look:
            return key_look(view, press);
        case Task::target:
            return key_target(view, press);
        case Task::claim:
        case Task::reload:
            return key_cards(view, press);
        case Task::split:
            return key_split(view, press);
    }
}

// Nothing but what changes, for the cursor has to follow the finger; first what is drawn fastest,
// so that the wire waits least.
template <class Change>
bool Scene::move(MatchView& view, Change change) {
    stage::Console& console = view.console();
    const Rect cursor = cursor_area(view), words = words_area(view);
    if (!change()) return false;
    notice_.forget(view, {});
    console.damage(cursor);
    if (selection_.task() != Task::split) console.damage(words.around(words_area(view)));
    console.damage(cursor_area(view));
    console.sound(Cue::move);
    return true;
}

void Scene::refuse(MatchView& view, const char* why) {
    notice_.refuse(view, why, {}, cursor_area(view));
}

void Scene::back(MatchView& view) {
    selection_.back();
    notice_.clear();
    view.console().sound(Cue::back);
    view.console().damage(stage::scene_area);
}

void Scene::take(MatchView& view) {
    const kit::Action action = selection_.action(shown(view));
    if (const kit::Verdict verdict = love::may(shown(view), action); !verdict.ok())
        return refuse(view, verdict.why_not);
    notice_.forget(view, {});
    view.console().sound(Cue::choose);
    view.take(action);
}

void Scene::key_deed(MatchView& view, KeyPress press) {
    if (press.key == Key::a) {
        if (const kit::Verdict verdict = may(shown(view), selection_.deed()); !verdict.ok())
            return refuse(view, verdict.why_not);
        if (selection_.deed() == Deed::end) return take(view);
        notice_.clear();
        selection_.begin(shown(view), selection_.deed());
        view.console().sound(Cue::toggle);
        return view.console().damage(stage::scene_area);
    }
    move(view, [&] {
        if (selection_.move_deed(way_of(press.key))) return true;
        // Above the deeds are the players, one's own place first; below them deck and goal.
        if (press.key == Key::up) selection_.look_at(love::seat_count - 1, Part::poster);
        if (press.key == Key::down) selection_.look_at(nobodys_place, Part::deck);
        return selection_.task() == Task::look;
    });
}

void Scene::key_look(MatchView& view, KeyPress press) {
    const int place = selection_.place();
    // The own poster tells of the piles, too.
    if (press.key == Key::a) return open_page(view, std::min(place, love::seat_count - 1));
    const bool leaves = (press.key == Key::down && place == love::seat_count - 1) ||
                        (press.key == Key::up && place == nobodys_place);
    move(view,
         [&] { return leaves ? selection_.back() : selection_.move_look(way_of(press.key)); });
}

void Scene::open_page(MatchView& view, int place) {
    selection_.turn_to(place);
    page_ = true;
    notice_.clear();
    view.console().sound(Cue::open);
    view.console().damage(stage::scene_area);
}

void Scene::key_page(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    console.damage(stage::scene_area);
    if (!is_direction(press.key)) {
        page_ = false;
        if (selection_.task() == Task::look) selection_.look_at(selection_.place(), Part::poster);
        return console.sound(Cue::back);
    }
    const bool forward = press.key == Key::right || press.key == Key::down;
    selection_.turn_to((selection_.place() + (forward ? 1 : love::seat_count - 1)) %
                       love::seat_count);
    console.sound(Cue::move);
}

void Scene::key_target(MatchView& view, KeyPress press) {
    if (press.key == Key::a) return take(view);
    const bool wrap = press.press == stage::Press::edge;
    move(view, [&] {
        return selection_.move_target(shown(view), view.bottom(), way_of(press.key), wrap);
    });
}

// Left and right walk along the hand, up and down raise or lower a card.
void Scene::key_cards(MatchView& view, KeyPress press) {
    if (press.key == Key::a) return take(view);
    const bool edge = press.press == stage::Press::edge;
    if (press.key == Key::left || press.key == Key::right) {
        move(view, [&] { return selection_.move_card(shown(view), way_of(press.key), edge); });
        return;
    }
    if (edge && shown(view).hand_size(shown(view).turn_seat) > 0) raise_card(view);
}

void Scene::raise_card(MatchView& view) {
    stage::Console& console = view.console();
    const State& state = shown(view);
    if (!move(view, [&] { return selection_.toggle_card(state); }))
        return refuse(view, "No free Heart of yours matches");
    // What the choice is worth stands beside it; in the strip the Hearts are marked. Another card
    // of the same colour may be open now, or closed.
    const Hand hand = hand_of(state, state.turn_seat);
    const love::Colour colour = hand[static_cast<std::size_t>(selection_.card())];
    for (int i = 0; i < static_cast<int>(hand.size()); ++i)
        if (hand[static_cast<std::size_t>(i)] == colour) console.damage(card_room(i));
    console.damage(choice_line);
    if (selection_.task() == Task::claim)
        console.damage(hearts_area(place_of(state.turn_seat, view.bottom())));
}

void Scene::key_split(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    const State& state = shown(view);
    const Spot spot = selection_.spot();
    if (press.key == Key::a && spot == Spot::bullets) return take(view);
    if (press.key == Key::a && spot != Spot::odds) {
        const Seat seat = spot == Spot::challenger ? state.turn_seat : state.duel.defender;
        return open_page(view, place_of(seat, view.bottom()));
    }
    const bool wrap = press.press == stage::Press::edge;
    const int fired = selection_.fire();
    const bool odds = selection_.odds();
    if (press.key == Key::a)
        selection_.turn_odds();
    else if (!selection_.move_spot(state, way_of(press.key), wrap))
        return;
    notice_.forget(view, {});
    if (selection_.odds() != odds) {
        console.sound(Cue::toggle);
        return console.damage(odds_area);
    }
    if (selection_.fire() != fired) {
        console.sound(Cue::click);
        just_moved_ = true;
        return damage_split(console, state.bullets[state.decider()], fired, selection_.fire());
    }
    console.sound(Cue::move);
    for (const Spot each : {spot, selection_.spot()}) damage_spot(console, each);
}

}  // namespace love_scene
