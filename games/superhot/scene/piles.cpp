// Piles and goals spread out over the table, to be looked at.
#include <algorithm>

#include "superhot_scene/scene.h"

namespace superhot_scene {

using stage::Key;

namespace {

constexpr int pile_page = pile_columns * pile_rows;
constexpr int goals_page = 4, goal_height = 47;

}  // namespace

void Scene::spread(stage::MatchView& view) {
    const Cursor at = selection_.cursor();
    if (at.row == Row::goals) {
        spread_ = Spread::goals;
    } else {
        switch (selection_.buttons(shown(view))[at.at].does) {
            case Does::own_pile:
                spread_ = Spread::own_pile;
                break;
            case Does::partner:
                spread_ = Spread::partner;
                break;
            default:
                spread_ = Spread::other_pile;
                break;
        }
    }
    spread_at_ = at.row == Row::goals ? at.at : std::uint8_t{0};
    view.console().sound(stage::Cue::open);
    view.console().damage(stage::scene_area);
}

void Scene::close_spread(stage::MatchView& view) {
    spread_ = Spread::none;
    view.console().sound(stage::Cue::back);
    view.console().damage(stage::scene_area);
}

int Scene::spread_count(const State& state) const {
    const auto own = static_cast<std::size_t>(deciding_player(state));
    switch (spread_) {
        case Spread::own_pile:
            return static_cast<int>(state.normals[own].discard.size());
        case Spread::other_pile:
            return static_cast<int>(state.obstacle_discard.size());
        case Spread::partner:
            return static_cast<int>(hand_of(state, static_cast<int>(1 - own)).size());
        default:
            return static_cast<int>(state.goal_row.size());
    }
}

// From the top of the pile down.
Card Scene::spread_card(const State& state, int index) const {
    const auto own = static_cast<std::size_t>(deciding_player(state));
    const auto from_top = [&](const auto& pile) {
        return pile[pile.size() - 1 - static_cast<std::size_t>(index)];
    };
    switch (spread_) {
        case Spread::own_pile:
            return from_top(state.normals[own].discard);
        case Spread::partner:
            return hand_of(state, static_cast<int>(1 - own))[static_cast<std::size_t>(index)].card;
        default:
            return from_top(state.obstacle_discard);
    }
}

void Scene::browse(stage::MatchView& view, stage::KeyPress press) {
    if (press.tapped(Key::a) || press.tapped(Key::b)) return close_spread(view);
    const int count = spread_count(shown(view));
    const int across = spread_ == Spread::goals ? 1 : pile_columns;
    int to = spread_at_;
    if (press.tapped(Key::left)) to -= 1;
    if (press.tapped(Key::right)) to += 1;
    if (press.tapped(Key::up)) to -= across;
    if (press.tapped(Key::down)) to += across;
    if (to < 0 || to >= count || to == spread_at_) return;
    const int page = spread_ == Spread::goals ? goals_page : pile_page;
    const auto place = [&](int index) {
        return spread_ == Spread::goals
                   ? Rect{0, pile_title.bottom() + index % page * goal_height, 240, goal_height}
                   : pile_slot(index % page).inset(-4);
    };
    view.console().damage(to / page == spread_at_ / page ? place(spread_at_) : stage::scene_area);
    spread_at_ = static_cast<std::uint8_t>(to);
    view.console().damage(place(to));
    view.console().damage(pile_title);
    view.console().damage(info_area);
    view.console().sound(stage::Cue::move);
}

void Scene::draw_spread(Canvas& canvas, const stage::MatchView& view) const {
    const Ink& ink = ink_of(canvas);
    canvas.fill(stage::scene_area, ink.snow);
    canvas.fill(pile_title, ink.black);
    const int count = spread_count(shown(view));
    constexpr std::string_view titles[] = {"", "Discard, top first",
                                           "The Line's discard, top first", "Your partner's hand",
                                           "Goals of this level"};
    canvas.text({6, pile_title.y + 3}, titles[static_cast<std::size_t>(spread_)], stage::small,
                ink.white);
    kit::Text<16> place;
    if (count > 0) place.number(spread_at_ + 1).add(" of ").number(count);
    canvas.text({234, pile_title.y + 3}, place.view(), stage::small, ink.white,
                stage::Align::right);
    if (count == 0)
        canvas.text({120, 100}, "Nothing here", stage::small, ink.faint, stage::Align::centre);
    if (spread_ == Spread::goals)
        draw_spread_goals(canvas, view);
    else
        draw_spread_cards(canvas, view);
}

void Scene::draw_spread_goals(Canvas& canvas, const stage::MatchView& view) const {
    const Ink& ink = ink_of(canvas);
    const State& state = shown(view);
    const int first = spread_at_ / goals_page * goals_page;
    for (int i = first; i < std::min(spread_count(state), first + goals_page); ++i) {
        const superhot::Goal goal = state.goal_row[static_cast<std::size_t>(i)];
        const Rect box{0, pile_title.bottom() + (i - first) * goal_height, 240, goal_height};
        if (i == spread_at_) {
            canvas.fill(box, ink.white);
            canvas.fill({box.x, box.y, 3, box.height}, ink.red);
        }
        canvas.fill({0, box.bottom() - 1, 240, 1}, ink.grey);
        const bool done = state.is_done(goal);
        kit::Text<48> name;
        name.add(done ? "✓ " : "□ ").add(superhot::goals[goal].name);
        canvas.text({8, box.y + 1}, name.view(), stage::small, ink.black);
        kit::Text<16> progress;
        if (done)
            progress.add("done");
        else
            add_progress(state, goal, shown_player(view), !sees_hands(state, view.viewer()),
                         progress);
        canvas.text({234, box.y + 1}, progress.view(), stage::small, ink.black,
                    stage::Align::right);
        canvas.text({goal_text.x, box.y + 12}, superhot::goals[goal].text, stage::small, ink.black);
        canvas.paragraph({goal_text.x, box.y + goal_text.y, goal_text.width, goal_text.height},
                         what_counts(goal), stage::small, ink.faint, stage::Align::left, -1);
    }
}

// A Normal player's cards as they are in a hand, The Line's as they are in The Line.
void Scene::draw_spread_cards(Canvas& canvas, const stage::MatchView& view) const {
    const State& state = shown(view);
    const int first = spread_at_ / pile_page * pile_page;
    for (int i = first; i < std::min(spread_count(state), first + pile_page); ++i) {
        const Rect box = pile_slot(i - first);
        const Card card = spread_card(state, i);
        const CardState look{.frame = Frame::open, .cursor = i == spread_at_};
        if (spread_ == Spread::other_pile)
            draw_line_card(canvas, box, card, look);
        else
            draw_hand_card(canvas, box, card, look);
    }
}

void Scene::about_spread(const State& state, Words& out) const {
    if (spread_ == Spread::goals || spread_count(state) == 0) return;
    const Card card = spread_card(state, spread_at_);
    if (card == superhot::bullet) {
        out.first.add("A Bullet. In The Line it costs ⯅2.");
        return;
    }
    const superhot::BottomHalf& bottom = superhot::bottom_of(card);
    out.first.add("Hand: ");
    add_top(card, nullptr, out.first);
    out.second.add("Line: ").add(bottom.name).add(' ').add(sign_letter(bottom.currency));
    out.second.number(bottom.cost);
}

}  // namespace superhot_scene
