// What the keys do.
#include "blast_scene/column.h"
#include "blast_scene/scene.h"

namespace blast_scene {

using stage::Cue;
using stage::Key;
using stage::MatchView;

void Scene::key(MatchView& view, stage::KeyPress press) {
    if (press.press == stage::Press::hold) return;
    const Face before = face(view);
    const State& state = shown(view);
    if (press.key == Key::a) return press_a(view);
    notice_.forget(view, words_area);
    if (press.key == Key::b) {
        if (!selection_.back(state)) return;
        view.console().sound(Cue::back);
        return damage_change(view, before);
    }
    constexpr Direction ways[]{blast::north, blast::south, blast::west, blast::east};
    const auto which = static_cast<std::size_t>(press.key);
    if (which >= std::size(ways)) return;
    const bool asked = selection_.asked();
    if (!selection_.move(state, ways[which]) && !asked) return;
    view.console().sound(Cue::move);
    damage_change(view, before);
}

bool Scene::keeps_back(const MatchView& view) const {
    return deciding(view) && selection_.can_go_back();
}

void Scene::press_a(MatchView& view) {
    const State& state = shown(view);
    const Face before = face(view);
    if (on_switch(view)) {
        danger_on_ = !danger_on_;
        view.console().sound(Cue::toggle);
        view.console().damage(stage::scene_area);
        return;
    }
    if (selection_.enter(state)) {
        notice_.forget(view, words_area);
        view.console().sound(Cue::choose);
        return damage_change(view, before);
    }
    if (const char* why = selection_.why_not(state); why != nullptr) return refuse(view, why);
    take(view);
}

// What cannot be taken back is asked about: a card that is used up by walking or thrown away, and a
// turn's end or a blast that hurts.
void Scene::take(MatchView& view) {
    const State& state = shown(view);
    const kit::Action action = selection_.action(state);
    const bool hurts = (action.kind == blast::end_turn && warns(prospect_)) ||
                       hurts_oneself(state, selection_, preview_);
    const bool risky = hurts || action.kind == blast::phase_move || action.kind == blast::discard;
    notice_.forget(view, words_area);
    if (risky && !selection_.asked()) {
        selection_.ask();
        view.console().sound(hurts ? Cue::warn : Cue::toggle);
        view.console().damage(words_area);
        return;
    }
    view.console().sound(Cue::choose);
    view.take(action);
}

void Scene::refuse(MatchView& view, const char* why) {
    notice_.refuse(view, why, words_area, changing_area(view));
}

// ---- What changes on the screen ----------------------------------------------------------------

Scene::Face Scene::face(const MatchView& view) const {
    Words words;
    if (shows_words(view)) fill_words(view, words);
    const Rect changing = stage::info_bar_area(choice_bar(stage::standard_theme), words);
    return {selection_.task(),
            selection_.spot(),
            selection_.index(),
            shows_words(view),
            static_cast<std::uint8_t>(changing.width),
            preview_};
}

Rect Scene::changing_area(const MatchView& view) const {
    const State& state = shown(view);
    const Court court = court_of(state.board);
    switch (selection_.task()) {
        case Task::bar: {
            const Rect bar = bar_area(court, selection_.home(),
                                      static_cast<int>(Selection::tiles(state).size()));
            return tile_area(bar, selection_.index());
        }
        case Task::hand:
        case Task::drop:
            return hand_area(court, selection_.home());
        case Task::market: {
            const Rect card = shop_card(selection_.index());
            return {card.x - 4, card.y - 4, card.width + 8, shop_area.bottom() - card.y + 4};
        }
        case Task::push:
        case Task::roll:
        case Task::launch:
        case Task::fast: {
            const Square at = preview_.from != blast::no_square ? preview_.from : selection_.home();
            return court.area(at == blast::no_square ? Square{0} : at).inset(-2);
        }
        default:
            return spot_area(court, selection_.spot()).inset(-2);
    }
}

// By rows: fire is a cross, and a box around it would be mostly what does not change.
void Scene::damage_squares(MatchView& view, const Court& court, const Squares& squares) const {
    for (int row = 0; row < court.rows; ++row) {
        int left = court.columns, right = -1;
        for (int column = 0; column < court.columns; ++column) {
            if (!squares.has(blast::square_at(column, row))) continue;
            left = std::min(left, column);
            right = column;
        }
        if (right < 0) continue;
        const Point corner = court.corner(blast::square_at(left, row));
        view.console().damage(
            {corner.x, corner.y, (right - left + 1) * court.size(), court.size()});
    }
}

// Around a seat or a card there are only corners.
void Scene::damage_spot(MatchView& view, const Spot& spot, const Rect& around) const {
    if (spot.what == Spot::What::square) return view.console().damage(around);
    constexpr int corner = 12;
    view.console().damage({around.x, around.y, corner, around.height});
    view.console().damage({around.right() - corner, around.y, corner, around.height});
}

void Scene::damage_change(MatchView& view, const Face& before) {
    const State& state = shown(view);
    preview_ = preview_of(state, selection_);
    stage::Console& console = view.console();
    const Court court = court_of(state.board);
    const Task task = selection_.task();
    const bool cursor = (before.task == Task::walk || before.task == Task::look) &&
                        (task == Task::walk || task == Task::look);
    const bool same = before.task == task;
    // From one kind of choice to another much changes, but nothing in the column.
    if (!cursor && !same) return console.damage(arena_area.around(words_area));
    // As much of the words as there is; the Moves beside them only if they differ.
    const Face after = face(view);
    const bool whole =
        before.words != after.words || (before.task == Task::walk) != (task == Task::walk);
    Rect words = words_area;
    if (!whole) words.width = std::max(before.width, after.width);
    console.damage(words);
    const Rect was = spot_area(court, before.spot).inset(-3),
               is = spot_area(court, selection_.spot()).inset(-3);
    switch (task) {
        case Task::walk:
        case Task::look:
        case Task::none:
        case Task::path:
        case Task::place:
            damage_spot(view, before.spot, was);
            damage_spot(view, selection_.spot(), is);
            break;
        case Task::bar: {
            const Rect bar = bar_area(court, selection_.home(),
                                      static_cast<int>(Selection::tiles(state).size()));
            console.damage(tile_area(bar, before.index));
            console.damage(tile_area(bar, after.index));
            break;
        }
        case Task::hand:
        case Task::drop:
            console.damage(hand_area(court, selection_.home()));
            break;
        case Task::market:
            console.damage(shop_area);
            break;
        default:
            break;
    }
    damage_squares(view, court, before.preview.burn);
    damage_squares(view, court, preview_.burn);
    // Badges on those whom it reaches, and what is higher than their squares.
    for (Seat seat = 0; seat < state.board.seats; ++seat)
        if (blast::has(before.preview.touched ^ preview_.touched, seat) &&
            state.figure(seat).square != blast::no_square)
            console.damage(court.area(state.figure(seat).square));
    for (const Square end : {before.preview.from, before.preview.to, preview_.from, preview_.to})
        if (end != blast::no_square) console.damage(court.area(end).inset(-3));
    // Where a bomb would fly along.
    if (preview_.from != blast::no_square && preview_.to != blast::no_square)
        console.damage(court.area(preview_.from).around(court.area(preview_.to)).inset(-3));
    if (before.preview.from != blast::no_square && before.preview.to != blast::no_square)
        console.damage(
            court.area(before.preview.from).around(court.area(before.preview.to)).inset(-3));
    if (task == Task::push || task == Task::launch)
        console.damage(court.area(selection_.home()).inset(-court.size()));
}

}  // namespace blast_scene
