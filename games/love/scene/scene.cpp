#include "love_scene/scene.h"

#include <algorithm>

#include "love/pages.h"
#include "love/rules.h"
#include "love_scene/split_layout.h"

namespace love_scene {

using stage::Cue;
using stage::Key;
using stage::KeyPress;
using stage::Table;

// ---- Positions and stories --------------------------------------------------------------------

void Scene::begin(Table& table) {
    story_.stop();
    settle(table, false);
}

void Scene::skip(Table& table) {
    story_.stop();
    settle(table, true);
}

void Scene::settle(Table& table, bool stay) {
    shown_ = table.state_as<State>();
    desk_.clear(shown_, stay);
    page_ = false;
    marked_ = false;
    why_not_ = nullptr;
    shake_ = 0;
    table.console().damage(stage::scene_area);
}

void Scene::played(Table& table, kit::Action) {
    page_ = false;
    marked_ = false;
    why_not_ = nullptr;
    story_.start(table, shown_);
    if (!story_.telling()) settle(table, true);
    table.console().damage(stage::scene_area);
}

bool Scene::tick(Table& table) {
    bool on = false;
    if (story_.telling()) {
        on = story_.tick(table, shown_);
        if (!on) settle(table, true);
    }
    if (shake_ > 0) {
        --shake_;
        const Rect box = cursor_area(table);
        table.console().damage({box.x - 2, box.y, box.width + 4, box.height});
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

bool Scene::keeps_back() const { return page_ || desk_.task() != Task::deed; }

void Scene::key(Table& table, KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (press.press == stage::Press::repeat && !is_direction(press.key)) return;
    if (page_) return key_page(table, press);
    switch (desk_.task()) {
        case Task::deed:
            return key_deed(table, press);
        case Task::seats:
            return key_seats(table, press);
        case Task::target:
            return key_target(table, press);
        case Task::claim:
        case Task::reload:
            return key_cards(table, press);
        case Task::split:
            return key_split(table, press);
    }
}

// The cursor has moved: nothing but what changes, for it has to follow the finger; first what is
// drawn fastest, so that the wire waits least.
void Scene::moved(Table& table, int words_before) {
    forget(table);
    const int wide = std::max(words_before, words_width_of(table));
    table.console().damage({0, info_area.y, wide, info_area.height});
    table.console().damage(cursor_area(table));
    table.console().sound(Cue::move);
}

void Scene::forget(Table& table) {
    if (marked_) table.console().damage(stage::scene_area);
    marked_ = false;
    if (why_not_ != nullptr) table.console().damage(info_area);
    why_not_ = nullptr;
    shake_ = 0;
}

void Scene::refuse(Table& table, const char* why) {
    why_not_ = why;
    shake_ = 10;
    table.console().sound(Cue::refuse);
    table.console().damage(info_area);
    table.console().damage(cursor_area(table));
}

void Scene::take(Table& table) {
    const kit::Action action = desk_.action(shown_);
    if (const kit::Verdict verdict = love::may(shown_, action); !verdict.ok())
        return refuse(table, verdict.why_not);
    marked_ = false;
    table.console().sound(Cue::choose);
    table.take(action);
}

void Scene::key_deed(Table& table, KeyPress press) {
    if (press.tapped(Key::a)) {
        if (const kit::Verdict verdict = may(shown_, desk_.deed()); !verdict.ok())
            return refuse(table, verdict.why_not);
        forget(table);
        if (desk_.deed() == Deed::end) return take(table);
        desk_.begin(shown_, desk_.deed());
        table.console().sound(Cue::toggle);
        return table.console().damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const Rect before = cursor_area(table);
    const int words = words_width_of(table);
    if (desk_.move_deed(way_of(press.key))) {
        table.console().damage(before);
        return moved(table, words);
    }
    // Above the deeds are the players, one's own place first.
    if (press.key != Key::up) return;
    desk_.look_at_seats(love::seat_count - 1);
    table.console().damage(before);
    moved(table, words);
}

void Scene::key_seats(Table& table, KeyPress press) {
    const Rect before = cursor_area(table);
    const int words = words_width_of(table);
    if (press.tapped(Key::a)) {
        page_ = true;
        forget(table);
        table.console().sound(Cue::open);
        return table.console().damage(stage::scene_area);
    }
    const bool leaves = press.key == Key::b ||
                        (press.key == Key::down && desk_.place() == love::seat_count - 1) ||
                        press.key == Key::right;
    if (leaves) {
        desk_.back();
    } else if (!is_direction(press.key) || !desk_.move_seat(way_of(press.key))) {
        return;
    }
    table.console().damage(before);
    moved(table, words);
}

void Scene::key_page(Table& table, KeyPress press) {
    stage::Console& console = table.console();
    if (press.key == Key::a || press.key == Key::b) {
        page_ = false;
        console.sound(Cue::back);
        return console.damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const bool forward = press.key == Key::right || press.key == Key::down;
    const int to = (desk_.place() + (forward ? 1 : love::seat_count - 1)) % love::seat_count;
    desk_.look_at_seats(to);
    console.sound(Cue::move);
    console.damage(stage::scene_area);
}

void Scene::key_target(Table& table, KeyPress press) {
    if (press.tapped(Key::a)) return take(table);
    if (press.key == Key::b) {
        desk_.back();
        forget(table);
        table.console().sound(Cue::back);
        return table.console().damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const Rect before = cursor_area(table);
    const int words = words_width_of(table);
    const bool wrap = press.press == stage::Press::edge;
    if (!desk_.move_target(shown_, bottom_of(table), way_of(press.key), wrap)) return;
    table.console().damage(before);
    moved(table, words);
}

// Left and right walk along the hand, up and down raise or lower a card.
void Scene::key_cards(Table& table, KeyPress press) {
    stage::Console& console = table.console();
    if (press.tapped(Key::a)) return take(table);
    if (press.key == Key::b) {
        desk_.back();
        forget(table);
        console.sound(Cue::back);
        return console.damage(stage::scene_area);
    }
    if (!is_direction(press.key)) return;
    const bool edge = press.press == stage::Press::edge;
    if (press.key == Key::left || press.key == Key::right) {
        const Rect before = cursor_area(table);
        if (!desk_.move_card(shown_, way_of(press.key), edge)) return;
        console.damage(before);
        return moved(table, words_width_of(table));
    }
    if (!edge) return;
    if (shown_.hand_size(shown_.turn_seat) == 0) return;
    const int words = words_width_of(table);
    if (!desk_.toggle_card(shown_)) {
        forget(table);
        return refuse(table, "No unclaimed Heart of yours matches");
    }
    // What the choice is worth stands beside it; in the strip the Hearts are marked. Another card
    // of the same colour may be open now, or closed.
    const Hand hand = hand_of(shown_, shown_.turn_seat);
    const love::Colour colour = hand[static_cast<std::size_t>(desk_.card())];
    for (int i = 0; i < static_cast<int>(hand.size()); ++i)
        if (hand[static_cast<std::size_t>(i)] == colour) console.damage(card_room(i));
    console.damage(choice_line);
    if (desk_.task() == Task::claim)
        console.damage(hearts_area(place_of(shown_.turn_seat, bottom_of(table))));
    moved(table, words);
}

void Scene::key_split(Table& table, KeyPress press) {
    stage::Console& console = table.console();
    if (press.tapped(Key::a)) return take(table);
    if (press.key == Key::b) {
        odds_ = !odds_;
        console.sound(Cue::toggle);
        return console.damage(odds_area);
    }
    if (!is_direction(press.key)) return;
    const bool wrap = press.press == stage::Press::edge;
    const int before = desk_.fire();
    bool changed = false;
    switch (press.key) {
        case Key::left:
            changed = desk_.move_bullet(shown_, -1, wrap);
            break;
        case Key::right:
            changed = desk_.move_bullet(shown_, 1, wrap);
            break;
        case Key::up:
            changed = desk_.fire_all(shown_);
            break;
        default:
            changed = desk_.fire_none();
            break;
    }
    if (!changed) return;
    forget(table);
    console.sound(Cue::click);
    const int all = shown_.bullets[shown_.decider()];
    // The small pieces are drawn while the large one is on its way.
    if (odds_) console.damage(odds_cells);
    damage_split(console, all, before, desk_.fire());
}

// ---- What the shell asks ------------------------------------------------------------------------

std::span<const stage::Hint> Scene::hints(const Table&) const {
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
    switch (desk_.task()) {
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

std::string_view Scene::prompt(const Table&) const {
    switch (desk_.task()) {
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

std::size_t Scene::point_out(Table& table, std::span<const kit::Action> actions) {
    desk_.point_at(shown_, actions[0]);
    page_ = false;
    marked_ = true;
    table.console().damage(stage::scene_area);
    return 0;
}

int Scene::rule_page(const Table& table) const {
    using love::Page;
    const auto page = [&] {
        if (shown_.over()) return Page::end;
        if (story_.telling()) return story_.rule_page(table);
        if (shown_.splitting()) return deciding(table) ? Page::odds : Page::duels;
        switch (desk_.task()) {
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
        switch (desk_.deed()) {
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
    return love::page_number(deciding(table) || story_.telling() || shown_.over() ? page()
                                                                                  : Page::turn);
}

}  // namespace love_scene
