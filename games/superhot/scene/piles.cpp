// Piles and goals spread out over the view, to be looked at.
#include <algorithm>

#include "superhot_scene/scene.h"

namespace superhot_scene {

using stage::Key;

namespace {

constexpr int view_page = pile_columns * pile_rows;
constexpr int goals_page = 6, goal_height = 30;

}  // namespace

void Scene::spread(stage::MatchView& view) {
    const Cursor at = selection_.cursor();
    if (at.row == Row::goals) {
        view_ = View::goals;
    } else {
        switch (selection_.buttons(shown_)[at.at].does) {
            case Does::own_pile:
                view_ = View::own_pile;
                break;
            case Does::partner:
                view_ = View::partner;
                break;
            default:
                view_ = View::other_pile;
                break;
        }
    }
    view_at_ = at.row == Row::goals ? at.at : std::uint8_t{0};
    view.console().sound(stage::Cue::open);
    view.console().damage(stage::scene_area);
}

void Scene::close_view(stage::MatchView& view) {
    view_ = View::none;
    view.console().sound(stage::Cue::back);
    view.console().damage(stage::scene_area);
}

int Scene::view_count(const State& state) const {
    const auto own = static_cast<std::size_t>(deciding_player(state));
    switch (view_) {
        case View::own_pile:
            return static_cast<int>(state.normals[own].discard.size());
        case View::other_pile:
            return static_cast<int>(state.obstacle_discard.size());
        case View::partner:
            return static_cast<int>(hand_of(state, static_cast<int>(1 - own)).size());
        default:
            return static_cast<int>(state.goal_row.size());
    }
}

// From the top of the pile down.
Card Scene::view_card(const State& state, int index) const {
    const auto own = static_cast<std::size_t>(deciding_player(state));
    const auto from_top = [&](const auto& pile) {
        return pile[pile.size() - 1 - static_cast<std::size_t>(index)];
    };
    switch (view_) {
        case View::own_pile:
            return from_top(state.normals[own].discard);
        case View::partner:
            return hand_of(state, static_cast<int>(1 - own))[static_cast<std::size_t>(index)].card;
        default:
            return from_top(state.obstacle_discard);
    }
}

void Scene::browse(stage::MatchView& view, stage::KeyPress press) {
    if (press.tapped(Key::a) || press.tapped(Key::b)) return close_view(view);
    const int count = view_count(shown_);
    const int across = view_ == View::goals ? 1 : pile_columns;
    int to = view_at_;
    if (press.tapped(Key::left)) to -= 1;
    if (press.tapped(Key::right)) to += 1;
    if (press.tapped(Key::up)) to -= across;
    if (press.tapped(Key::down)) to += across;
    if (to < 0 || to >= count || to == view_at_) return;
    const int page = view_ == View::goals ? goals_page : view_page;
    const auto place = [&](int index) {
        return view_ == View::goals
                   ? Rect{0, pile_title.bottom() + index % page * goal_height, 240, goal_height}
                   : pile_slot(index % page).inset(-4);
    };
    view.console().damage(to / page == view_at_ / page ? place(view_at_) : stage::scene_area);
    view_at_ = static_cast<std::uint8_t>(to);
    view.console().damage(place(to));
    view.console().damage(pile_title);
    view.console().damage(info_area);
    view.console().sound(stage::Cue::move);
}

void Scene::draw_view(Canvas& canvas, const stage::MatchView& view) const {
    const Ink& ink = ink_of(canvas);
    canvas.fill(stage::scene_area, ink.snow);
    canvas.fill(pile_title, ink.black);
    const int count = view_count(shown_);
    kit::Text<48> title;
    constexpr std::string_view titles[] = {"", "Discard, top first",
                                           "The Line's discard, top first", "Your partner's hand",
                                           "Goals of this level"};
    title.add(titles[static_cast<std::size_t>(view_)]);
    canvas.text({6, pile_title.y + 3}, title.view(), stage::small, ink.white);
    kit::Text<16> place;
    if (count > 0) place.number(view_at_ + 1).add(" of ").number(count);
    canvas.text({234, pile_title.y + 3}, place.view(), stage::small, ink.white,
                stage::Align::right);
    if (count == 0)
        canvas.text({120, 100}, "Nothing here", stage::small, ink.steel, stage::Align::centre);
    if (view_ == View::goals) {
        const int first = view_at_ / goals_page * goals_page;
        for (int i = first; i < std::min(count, first + goals_page); ++i) {
            const superhot::Goal goal = shown_.goal_row[static_cast<std::size_t>(i)];
            const Rect box{0, pile_title.bottom() + (i - first) * goal_height, 240, goal_height};
            const bool here = i == view_at_;
            if (here) canvas.fill(box, ink.white);
            if (here) canvas.fill({box.x, box.y, 3, box.height}, ink.red);
            canvas.fill({0, box.bottom() - 1, 240, 1}, ink.grey);
            const bool done = shown_.is_done(goal);
            kit::Text<48> name;
            name.add(done ? "✓ " : "□ ").add(superhot::goals[goal].name);
            canvas.text({8, box.y + 2}, name.view(), stage::small, ink.black);
            kit::Text<16> progress;
            add_progress(shown_, goal, shown_player(view), !sees_hand(view), progress);
            canvas.text({234, box.y + 2}, done ? "done" : progress.view(), stage::small,
                        done ? ink.red : ink.black, stage::Align::right);
            canvas.paragraph({20, box.y + 13, 218, 17}, superhot::goals[goal].text, stage::tiny,
                             ink.steel, stage::Align::left, 0);
        }
        return;
    }
    const int first = view_at_ / view_page * view_page;
    // A Normal player's cards as they are in a hand, The Line's as they are in The Line.
    for (int i = first; i < std::min(count, first + view_page); ++i) {
        const Rect box = pile_slot(i - first);
        const Card card = view_card(shown_, i);
        const CardState look{.frame = Frame::open, .cursor = i == view_at_};
        if (view_ == View::other_pile)
            draw_line_card(canvas, box, card, look);
        else
            draw_hand_card(canvas, box, card, look);
    }
    canvas.fill(info_area, ink.white);
    canvas.fill({0, info_area.y, 240, 1}, ink.black);
    if (count == 0) return;
    const Card card = view_card(shown_, view_at_);
    kit::Text<64> in_hand, in_line;
    if (card == superhot::bullet) {
        in_line.add("Bullet. In The Line it costs ⯅2.");
    } else {
        const superhot::BottomHalf& bottom = superhot::bottom_of(card);
        in_hand.add("Hand: ");
        add_top(card, nullptr, in_hand);
        in_line.add("Line: ").add(bottom.name).add(' ').add(sign_letter(bottom.currency));
        in_line.number(bottom.cost);
    }
    draw_words(canvas, {3, info_area.y + 1}, 235, in_hand.view(), ink.black);
    draw_words(canvas, {3, info_area.y + 12}, 235, in_line.view(), ink.steel);
}

}  // namespace superhot_scene
