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

namespace {

// Its corners stand outside the box, but within the row: what is drawn anew with it stays small.
Rect framed(const Rect& box, const Rect& row) { return box.inset(-cursor_room).common(row); }

// The corners alone: the rest stays as it is.
void damage_corners(stage::Console& console, const Rect& area) {
    constexpr int reach = 9;
    if (area.width <= 3 * reach) return console.damage(area);
    console.damage({area.x, area.y, reach, area.height});
    console.damage({area.right() - reach, area.y, reach, area.height});
}

}  // namespace

bool Scene::on_table(const MatchView& view) const {
    if (looking(view)) return selection_.spot().what != Spot::What::look;
    return (deciding(view) && (selection_.task() == Task::target ||
                               (selection_.task() == Task::penalty && !selection_.looking())));
}

Rect Scene::cursor_area(const MatchView& view) const {
    const State& state = shown(view);
    const int seats = state.seats;
    if (selection_.looking()) {
        const Spot& spot = selection_.spot();
        const Rect row = row_area(seats, spot.place);
        switch (spot.what) {
            case Spot::What::name:
                return name_area(seats, spot.place);
            case Spot::What::card:
                return framed(card_area(seats, spot.place, spot.slot), row);
            case Spot::What::rank:
                return rank_area(seats, spot.place);
            case Spot::What::claim:
                return claim_area;
            case Spot::What::look:
                return look_area;
            default:
                return deck_area;
        }
    }
    const Rect row = row_area(seats, selection_.place());
    switch (selection_.task()) {
        case Task::claim:
            return tile_area(selection_.card(), selection_.ability());
        case Task::target:
        case Task::confirm:
            if (selection_.ability() == bluff::bullet) return {};
            if (selection_.ability() == bluff::key)
                return framed(cards_area(seats, selection_.place()), row);
            return framed(card_area(seats, selection_.place(), selection_.slot()), row);
        case Task::answer:
            return button_area(static_cast<int>(selection_.answer()));
        case Task::penalty:
            return framed(card_area(seats, selection_.place(), selection_.slot()), row);
        case Task::go_on:
            return go_on_area;
        default:
            return {};
    }
}

void Scene::damage_cursor(MatchView& view) const {
    if (on_table(view) || choosing(view, Task::target))
        return damage_corners(view.console(), cursor_area(view));
    view.console().damage(cursor_area(view));
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
    if (choosing(view, Task::target)) {
        // Only the line that names the target; what it comes to is read below.
        return {claim_area.x, claim_area.y + 14, claim_area.width, 14};
    }
    if (selection_.looking() && shown(view).phase != bluff::Phase::play) return consequence_area;
    return info_area(view);
}

// Nothing but what changes, for the cursor has to follow the finger.
void Scene::move(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    const Selection before = selection_;
    Selection after = selection_;
    if (!after.move(shown(view), way_of(press.key), press.press == stage::Press::edge,
                    offers_look(view)))
        return;
    const auto damage = [&](const Selection& selection) {
        selection_ = selection;
        damage_cursor(view);
        console.damage(words_area(view));
        if (choosing(view, Task::target)) console.damage(outlook_extent(view));
    };
    damage(before);
    notice_.forget(view, info_area(view));
    moved_ = true;
    damage(after);
    const bool leaves = before.looking() != after.looking();
    if (leaves) console.damage(info_area(view));
    if (choosing(view, Task::claim) && (before.card() != after.card() || leaves))
        for (int i = 0; i < bluff::playing_size; ++i) console.damage(play_card_area(i));
    console.sound(Cue::move);
}

void Scene::refuse(MatchView& view, const char* why) {
    notice_.refuse(view, why, info_area(view), cursor_area(view));
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
            if (may_look_at(view, spot)) view.ask_to_look(looked_at(view, spot));
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
