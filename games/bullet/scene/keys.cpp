// What the keys do.
#include "bullet_scene/scene.h"

namespace bullet_scene {

using stage::Cue;
using stage::Key;
using stage::MatchView;

void Scene::key(MatchView& view, stage::KeyPress press) {
    if (press.press == stage::Press::hold || plan_.under_way()) return;
    if (press.key == Key::a) return press_a(view);
    const State& state = shown(view);
    const Face before = face(view);
    notice_.forget(view, {});
    if (press.key == Key::b) {
        if (!selection_.back(state, me(view))) return;
        view.console().sound(Cue::back);
        return damage_change(view, before);
    }
    constexpr bullet::Direction ways[]{bullet::up, bullet::down, bullet::left, bullet::right};
    const auto which = static_cast<std::size_t>(press.key);
    if (which >= std::size(ways) || !selection_.move(state, me(view), ways[which])) return;
    view.console().sound(Cue::move);
    damage_change(view, before);
}

bool Scene::keeps_back(const MatchView& view) const {
    return deciding(view) && selection_.can_go_back(shown(view));
}

void Scene::press_a(MatchView& view) {
    if (!deciding(view)) return;
    const State& state = shown(view);
    const Seat seat = me(view);
    if (selection_.task() == Task::rival && has_rivals(view)) {
        watch_ = !watch_;
        view.console().sound(Cue::toggle);
        return view.console().toast(watch_ ? "You watch all turns of rivals"
                                           : "Your own sight stays in view");
    }
    const Face before = face(view);
    if (selection_.enter(state, seat)) {
        notice_.forget(view, {});
        view.console().sound(Cue::choose);
        return damage_change(view, before);
    }
    const bool on_card =
        selection_.task() == Task::look && selection_.spot().what == Spot::What::card;
    if (on_card && advice_.plan(selection_.spot().index) != nullptr) {
        notice_.forget(view, {});
        selection_.show_plan();
        view.console().sound(Cue::choose);
        return damage_change(view, before);
    }
    if (selection_.task() == Task::plan) return take_plan(view);
    stage::PlannedActions actions;
    selection_.actions(state, seat, actions);
    const bool possible = !actions.empty() && view.is_legal(actions[0]);
    if (!possible) {
        const char* why = selection_.why_not(state, seat);
        return notice_.refuse(view, why != nullptr ? why : "Not possible now", {},
                              cursor_area(view));
    }
    notice_.forget(view, {});
    view.console().sound(Cue::choose);
    plan_.start(view, actions);
}

// The moves of a card; what it clears is asked for when they are done.
void Scene::take_plan(MatchView& view) {
    const bullet::Plan& plan = *advice_.plan(selection_.spot().index);
    stage::PlannedActions moves;
    for (std::size_t i = 0; i < plan.moves.size(); ++i) moves.push(plan.action(i));
    then_aim_ = selection_.spot().index;
    view.console().sound(Cue::choose);
    plan_.start(view, moves);
}

namespace {

// Of what is large only the frame changes. Its sides lie between top and bottom, so that no two of
// these meet and are joined.
void damage_cursor(stage::Console& console, const Rect& around) {
    constexpr int thick = 4, large = 40;
    if (around.width < large || around.height < large) return console.damage(around);
    const int height = around.height - 2 * thick;
    console.damage({around.x, around.y, around.width, thick});
    console.damage({around.x, around.bottom() - thick, around.width, thick});
    console.damage({around.x, around.y + thick, thick, height});
    console.damage({around.right() - thick, around.y + thick, thick, height});
}

}  // namespace

// ---- What changes on the screen ----------------------------------------------------------------

Rect Scene::cursor_area(const MatchView& view) const {
    const State& state = shown(view);
    switch (selection_.task()) {
        case Task::look:
            return spot_area(state, selection_.spot(), selection_.top()).inset(-2);
        case Task::lift:
        case Task::from:
        case Task::to:
            return cell_area(selection_.space()).inset(-4);
        case Task::aim:
            return aimed_area(view);
        case Task::plan:
            return sight_area.inset(-2);
        case Task::list:
            return list_row_area(std::min(selection_.index(), list_rows - 1));
        default:
            return stage::scene_area;
    }
}

Rect Scene::aimed_area(const MatchView& view) const {
    if (selection_.task() != Task::aim) return {};
    const State& state = shown(view);
    const Seat seat = me(view);
    Rect area{};
    each_aimed(selection_.card(state, seat), selection_.aim(state, seat),
               [&](Space space, const bullet::Cell&) { area = area.around(cell_area(space)); });
    return area.inset(-1);
}

Scene::Face Scene::face(const MatchView& view) const {
    return {selection_.task(),
            selection_.question(),
            selection_.lifted_list(),
            static_cast<std::uint8_t>(selection_.top()),
            static_cast<std::int8_t>(selection_.index()),
            cursor_area(view),
            aimed_area(view),
            shown_gap(),
            shown_gap() < gaps_.size()
                ? gap_area(shown(view).boss.active[shown_gap()], gaps_[shown_gap()])
                : Rect{}};
}

void Scene::damage_change(MatchView& view, const Face& before) {
    stage::Console& console = view.console();
    find_prompt(view);
    const Face after = face(view);
    const auto covers = [](Task task) { return task == Task::rival || task == Task::boss; };
    if (covers(before.task) || covers(after.task)) return console.damage(stage::scene_area);
    if (before.task != after.task || before.question != after.question ||
        before.lifted != after.lifted) {
        // From one kind of choice to another: the table, but not the strip.
        console.damage(left_area.inset(-1));
        console.damage(column_area);
        console.damage(before.cursor);
        return console.damage(after.cursor);
    }
    switch (after.task) {
        case Task::list:
            if (std::max(before.index, after.index) >= list_rows)  // it scrolls
                console.damage(column_area);
            console.damage(before.cursor);
            console.damage(after.cursor);
            return console.damage(list_help_area);
        case Task::aim:
            console.damage(before.aimed);
            console.damage(after.aimed);
            return console.damage(
                spot_area(shown(view), selection_.spot(), selection_.top()).inset(-2));
        default:
            if (before.shown_gap != after.shown_gap) {
                console.damage(before.gap);
                console.damage(after.gap);
            }
            if (before.top != after.top) console.damage(cards_area);
            damage_cursor(console, before.cursor);
            return damage_cursor(console, after.cursor);
    }
}

}  // namespace bullet_scene
