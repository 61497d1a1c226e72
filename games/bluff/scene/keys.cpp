// What the d-pad, A and B do.
#include "bluff_scene/scene.h"

namespace bluff_scene {

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

bool Scene::keeps_back(const MatchView& view) const {
    return deciding(view) && (page_ != Page::none || selection_.half_made());
}

void Scene::key(MatchView& view, KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (press.press == stage::Press::repeat && !is_direction(press.key)) return;
    if (!view.deciding()) {
        // Somebody looks around behind the curtain.
        if (!is_direction(press.key)) return;
        if (!browsing_) {
            browsing_ = true;
            selection_.look_at({.place = static_cast<std::uint8_t>(own_place(shown(view).seats))});
            view.console().damage(stage::scene_area);
            return view.console().sound(Cue::move);
        }
        return move(view, press);
    }
    if (page_ != Page::none) return key_page(view, press);
    if (press.key == Key::b) return keeps_back(view) ? back(view) : void();
    if (press.key == Key::a) return selection_.looking() ? look_into(view) : press_a(view);
    move(view, press);
}

// ---- The cursor -------------------------------------------------------------------------------

Rect Scene::cursor_area(const MatchView& view) const {
    const State& state = shown(view);
    const int seats = state.seats;
    if (selection_.looking()) {
        const Spot& spot = selection_.spot();
        switch (spot.what) {
            case Spot::What::name:
                return name_area(seats, spot.place);
            case Spot::What::card:
                return card_area(seats, spot.place, spot.slot);
            case Spot::What::rank:
                return rank_area(seats, spot.place);
            case Spot::What::claim:
                return claim_area;
            default:
                return deck_area;
        }
    }
    switch (selection_.task()) {
        case Task::claim:
            return tile_area(selection_.card(), selection_.ability());
        case Task::target:
        case Task::confirm:
            if (selection_.ability() == bluff::bullet) return {};
            if (selection_.ability() == bluff::key) return cards_area(seats, selection_.place());
            return card_area(seats, selection_.place(), selection_.slot());
        case Task::answer:
            return button_area(static_cast<int>(selection_.answer()));
        case Task::penalty:
            return card_area(seats, selection_.place(), selection_.slot());
        case Task::go_on:
            return go_on_area;
        default:
            return {};
    }
}

// Where the words about the choice stand.
Rect Scene::info_area(const MatchView& view) const {
    switch (shown(view).phase) {
        case bluff::Phase::play:
            return claim_area;
        case bluff::Phase::respond:
            return consequence_area;
        default:
            return bottom_area;
    }
}

// What of them changes with the cursor.
Rect Scene::words_area(const MatchView& view) const {
    // Only the line that names the target changes; what it comes to is read below.
    if (selection_.task() == Task::target) return {0, claim_area.y + 14, claim_area.width, 14};
    return info_area(view);
}

// Nothing but what changes, for the cursor has to follow the finger.
void Scene::move(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    const Rect cursor = cursor_area(view).inset(-cursor_room), words = words_area(view);
    const bool looked = selection_.looking();
    const int card = selection_.card();
    if (!selection_.move(shown(view), way_of(press.key), press.press == stage::Press::edge)) return;
    notice_.forget(view, info_area(view));
    moved_ = true;
    console.damage(cursor);
    console.damage(words);
    if (const Rect now = words_area(view); now != words) console.damage(now);
    console.damage(cursor_area(view).inset(-cursor_room));
    if (choosing(view, Task::target))
        console.damage({outlook_area.x, outlook_area.y + 4, outlook_area.width, 26});
    if (choosing(view, Task::claim) &&
        (card != selection_.card() || looked != selection_.looking()))
        for (int i = 0; i < bluff::playing_size; ++i) console.damage(play_card_area(i));
    // The keys do other things there: the shell's line of hints follows.
    console.damage(stage::hints_area);
    console.sound(Cue::move);
}

void Scene::refuse(MatchView& view, const char* why) {
    notice_.refuse(view, why, info_area(view), cursor_area(view).inset(-cursor_room));
}

// ---- A and B ----------------------------------------------------------------------------------

void Scene::back(MatchView& view) {
    selection_.back(shown(view), view.bottom());
    notice_.clear();
    view.console().sound(Cue::back);
    view.console().damage(stage::scene_area);
}

void Scene::take(MatchView& view) {
    const kit::Action action = selection_.action(shown(view), view.bottom());
    if (const kit::Verdict verdict = bluff::may(shown(view), action); !verdict.ok())
        return refuse(view, verdict.why_not);
    notice_.clear();
    view.console().sound(Cue::choose);
    view.take(action);
}

// A lie takes the same presses as the truth.
void Scene::press_a(MatchView& view) {
    switch (selection_.task()) {
        case Task::claim:
        case Task::target:
            if (!selection_.go_on(shown(view), view.bottom()))
                return refuse(view, "Choose another card");
            notice_.clear();
            view.console().sound(Cue::toggle);
            return view.console().damage(stage::scene_area);
        case Task::none:
            return;
        default:
            return take(view);
    }
}

void Scene::look_into(MatchView& view) {
    const Spot& spot = selection_.spot();
    switch (spot.what) {
        case Spot::What::deck:
            return open_page(view, Page::seen);
        case Spot::What::claim:
            return open_page(view, Page::turns);
        default:
            if (may_look_at(view, spot))
                view.ask_to_look(seat_at(spot.place, view.bottom(), shown(view).seats));
            return;
    }
}

// ---- Pages ------------------------------------------------------------------------------------

void Scene::open_page(MatchView& view, Page page) {
    page_ = page;
    page_number_ = 0;
    notice_.clear();
    view.console().sound(Cue::open);
    view.console().damage(stage::scene_area);
}

void Scene::key_page(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    if (press.key == Key::b || (press.key == Key::a && page_ == Page::turns)) {
        page_ = Page::none;
        console.sound(Cue::back);
        return console.damage(stage::scene_area);
    }
    if (page_ == Page::seen) {
        if (press.key != Key::a) return;
        odds_ = !odds_;
        update_odds(view);
        console.sound(Cue::toggle);
        return console.damage(stage::screen_area);
    }
    const int count = pages(shown(view));
    const bool forward = press.key == Key::right || press.key == Key::down;
    const int to = page_number_ + (forward ? 1 : -1);
    if (to < 0 || to >= count) return;
    page_number_ = static_cast<std::uint8_t>(to);
    console.sound(Cue::move);
    console.damage(stage::scene_area);
}

}  // namespace bluff_scene
