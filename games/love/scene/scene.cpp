#include "love_scene/scene.h"

#include <algorithm>

#include "love/pages.h"
#include "love/rules.h"
#include "love_scene/split_layout.h"

namespace love_scene {

using stage::Cue;
using stage::Key;
using stage::KeyPress;
using stage::MatchView;

// ---- Positions and stories --------------------------------------------------------------------

void Scene::begin(MatchView& view) {
    story_.stop();
    settle(view, false);
}

void Scene::skip(MatchView& view) {
    story_.stop();
    settle(view, true);
}

void Scene::settle(MatchView& view, bool stay) {
    shown_ = view.state_as<State>();
    selection_.clear(shown_, stay);
    page_ = false;
    marked_ = false;
    why_not_ = nullptr;
    shake_ = 0;
    view.console().damage(stage::scene_area);
}

void Scene::played(MatchView& view, kit::Action) {
    page_ = false;
    marked_ = false;
    why_not_ = nullptr;
    story_.start(view, shown_);
    if (!story_.telling()) settle(view, true);
    view.console().damage(stage::scene_area);
}

bool Scene::tick(MatchView& view) {
    bool on = false;
    if (story_.telling()) {
        on = story_.tick(view, shown_);
        if (!on) settle(view, true);
    }
    if (shake_ > 0) {
        --shake_;
        const Rect box = cursor_area(view);
        view.console().damage({box.x - 2, box.y, box.width + 4, box.height});
        on = true;
    }
    return on;
}

// ---- Keys -------------------------------------------------------------------------------------

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

bool Scene::keeps_back() const { return page_ || selection_.task() != Task::deed; }

void Scene::key(MatchView& view, KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (press.press == stage::Press::repeat && !is_direction(press.key)) return;
    if (page_) return key_page(view, press);
    switch (selection_.task()) {
        case Task::deed:
            return key_deed(view, press);
        case Task::seats:
            return key_seats(view, press);
        case Task::target:
            return key_target(view, press);
        case Task::claim:
        case Task::reload:
            return key_cards(view, press);
        case Task::split:
            return key_split(view, press);
    }
}

// The cursor has moved: nothing but what changes, for it has to follow the finger; first what is
// drawn fastest, so that the wire waits least.
void Scene::moved(MatchView& view, int words_before) {
    forget(view);
    const int wide = std::max(words_before, words_width_of(view));
    view.console().damage({0, info_area.y, wide, info_area.height});
    view.console().damage(cursor_area(view));
    view.console().sound(Cue::move);
}

void Scene::forget(MatchView& view) {
    if (marked_) view.console().damage(stage::scene_area);
    marked_ = false;
    if (why_not_ != nullptr) view.console().damage(info_area);
    why_not_ = nullptr;
    shake_ = 0;
}

void Scene::refuse(MatchView& view, const char* why) {
    why_not_ = why;
    shake_ = 10;
    view.console().sound(Cue::refuse);
    view.console().damage(info_area);
    view.console().damage(cursor_area(view));
}

void Scene::take(MatchView& view) {
    const kit::Action action = selection_.action(shown_);
    if (const kit::Verdict verdict = love::may(shown_, action); !verdict.ok())
        return refuse(view, verdict.why_not);
    marked_ = false;
    view.console().sound(Cue::choose);
    view.take(action);
}

void Scene::key_deed(MatchView& view, KeyPress press) {
    if (press.tapped(Key::a)) {
        if (const kit::Verdict verdict = may(shown_, selection_.deed()); !verdict.ok())
            return refuse(view, verdict.why_not);
        forget(view);
        if (selection_.deed() == Deed::end) return take(view);
        selection_.begin(shown_, selection_.deed());
        view.console().sound(Cue::toggle);
        return view.console().damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const Rect before = cursor_area(view);
    const int words = words_width_of(view);
    if (selection_.move_deed(way_of(press.key))) {
        view.console().damage(before);
        return moved(view, words);
    }
    // Above the deeds are the players, one's own place first.
    if (press.key != Key::up) return;
    selection_.look_at_seats(love::seat_count - 1);
    view.console().damage(before);
    moved(view, words);
}

void Scene::key_seats(MatchView& view, KeyPress press) {
    const Rect before = cursor_area(view);
    const int words = words_width_of(view);
    if (press.tapped(Key::a)) {
        page_ = true;
        forget(view);
        view.console().sound(Cue::open);
        return view.console().damage(stage::scene_area);
    }
    const bool leaves = press.key == Key::b ||
                        (press.key == Key::down && selection_.place() == love::seat_count - 1) ||
                        press.key == Key::right;
    if (leaves) {
        selection_.back();
    } else if (!is_direction(press.key) || !selection_.move_seat(way_of(press.key))) {
        return;
    }
    view.console().damage(before);
    moved(view, words);
}

void Scene::key_page(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    if (press.key == Key::a || press.key == Key::b) {
        page_ = false;
        console.sound(Cue::back);
        return console.damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const bool forward = press.key == Key::right || press.key == Key::down;
    const int to = (selection_.place() + (forward ? 1 : love::seat_count - 1)) % love::seat_count;
    selection_.look_at_seats(to);
    console.sound(Cue::move);
    console.damage(stage::scene_area);
}

void Scene::key_target(MatchView& view, KeyPress press) {
    if (press.tapped(Key::a)) return take(view);
    if (press.key == Key::b) {
        selection_.back();
        forget(view);
        view.console().sound(Cue::back);
        return view.console().damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const Rect before = cursor_area(view);
    const int words = words_width_of(view);
    const bool wrap = press.press == stage::Press::edge;
    if (!selection_.move_target(shown_, bottom_of(view), way_of(press.key), wrap)) return;
    view.console().damage(before);
    moved(view, words);
}

// Left and right walk along the hand, up and down raise or lower a card.
void Scene::key_cards(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    if (press.tapped(Key::a)) return take(view);
    if (press.key == Key::b) {
        selection_.back();
        forget(view);
        console.sound(Cue::back);
        return console.damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const bool edge = press.press == stage::Press::edge;
    if (press.key == Key::left || press.key == Key::right) {
        const Rect before = cursor_area(view);
        if (!selection_.move_card(shown_, way_of(press.key), edge)) return;
        console.damage(before);
        return moved(view, words_width_of(view));
    }
    if (!edge) return;
    if (shown_.hand_size(shown_.turn_seat) == 0) return;
    const int words = words_width_of(view);
    if (!selection_.toggle_card(shown_)) {
        forget(view);
        return refuse(view, "No unclaimed Heart of yours matches");
    }
    // What the choice is worth stands beside it; in the strip the Hearts are marked. Another card
    // of the same colour may be open now, or closed.
    const Hand hand = hand_of(shown_, shown_.turn_seat);
    const love::Colour colour = hand[static_cast<std::size_t>(selection_.card())];
    for (int i = 0; i < static_cast<int>(hand.size()); ++i)
        if (hand[static_cast<std::size_t>(i)] == colour) console.damage(card_room(i));
    console.damage(choice_line);
    if (selection_.task() == Task::claim)
        console.damage(hearts_area(place_of(shown_.turn_seat, bottom_of(view))));
    moved(view, words);
}

void Scene::key_split(MatchView& view, KeyPress press) {
    stage::Console& console = view.console();
    if (press.tapped(Key::a)) return take(view);
    if (press.key == Key::b) {
        odds_ = !odds_;
        console.sound(Cue::toggle);
        return console.damage(odds_area);
    }
    if (!is_direction(press.key)) return;
    const bool wrap = press.press == stage::Press::edge;
    const int before = selection_.fire();
    bool changed = false;
    switch (press.key) {
        case Key::left:
            changed = selection_.move_bullet(shown_, -1, wrap);
            break;
        case Key::right:
            changed = selection_.move_bullet(shown_, 1, wrap);
            break;
        case Key::up:
            changed = selection_.fire_all(shown_);
            break;
        default:
            changed = selection_.fire_none();
            break;
    }
    if (!changed) return;
    forget(view);
    console.sound(Cue::click);
    const int all = shown_.bullets[shown_.decider()];
    // The small pieces are drawn while the large one is on its way.
    if (odds_) console.damage(odds_cells);
    damage_split(console, all, before, selection_.fire());
}

// ---- What the shell asks ------------------------------------------------------------------------

std::span<const stage::Hint> Scene::hints(const MatchView&) const {
    using stage::any_direction;
    using stage::Hint;
    using stage::keys_of;
    static constexpr Hint deed[] = {{any_direction, "move"}, {Key::a, "choose"}};
    static constexpr Hint seats[] = {{any_direction, "look"}, {Key::a, "poster"}, {Key::b, "back"}};
    static constexpr Hint page[] = {{any_direction, "next"}, {Key::b, "back"}};
    static constexpr Hint target[] = {{any_direction, "aim"}, {Key::a, "duel"}, {Key::b, "back"}};
    static constexpr Hint claim[] = {{any_direction, "raise"}, {Key::a, "claim"}, {Key::b, "back"}};
    static constexpr Hint reload[] = {
        {any_direction, "raise"}, {Key::a, "reload"}, {Key::b, "back"}};
    static constexpr Hint split[] = {{any_direction, "fire"}, {Key::a, "ready"}, {Key::b, "odds"}};
    if (page_) return page;
    switch (selection_.task()) {
        case Task::seats:
            return seats;
        case Task::target:
            return target;
        case Task::claim:
            return claim;
        case Task::reload:
            return reload;
        case Task::split:
            return split;
        default:
            return deed;
    }
}

std::string_view Scene::prompt(const MatchView&) const {
    switch (selection_.task()) {
        case Task::target:
            return "Whose Heart?";
        case Task::claim:
            return "Which Lassos to lay?";
        case Task::reload:
            return "Exchange which Lassos?";
        case Task::split:
            return "How many to fire?";
        default:
            return shown_.phase == love::Phase::paid_action ? "Pay for more, or end"
                                                            : "Duel, claim or reload";
    }
}

std::size_t Scene::point_out(MatchView& view, std::span<const kit::Action> actions) {
    selection_.point_at(shown_, actions[0]);
    page_ = false;
    marked_ = true;
    view.console().damage(stage::scene_area);
    return 0;
}

int Scene::rule_page(const MatchView& view) const {
    using love::Page;
    const auto page = [&] {
        if (shown_.over()) return Page::end;
        if (story_.telling()) return story_.rule_page(view);
        if (shown_.splitting()) return deciding(view) ? Page::odds : Page::duels;
        switch (selection_.task()) {
            case Task::target:
                return Page::duels;
            case Task::claim:
                return Page::claims;
            case Task::reload:
                return Page::reloading;
            case Task::seats:
                return Page::secrets;
            default:
                break;
        }
        switch (selection_.deed()) {
            case Deed::duel:
                return Page::duels;
            case Deed::claim:
                return Page::claims;
            case Deed::reload:
                return Page::reloading;
            default:
                return Page::turn;
        }
    };
    return love::page_number(deciding(view) || story_.telling() || shown_.over() ? page()
                                                                                 : Page::turn);
}

}  // namespace love_scene
