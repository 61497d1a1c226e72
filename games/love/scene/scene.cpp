#include "love_scene/scene.h"

#include <algorithm>
#include <utility>

#include "love_scene/split_layout.h"

namespace love_scene {

using stage::Key;
using stage::MatchView;

// ---- Positions and stories --------------------------------------------------------------------

void Scene::begin(MatchView& view) {
    story_.stop(view);
    settle(view, false);
}

void Scene::skip(MatchView& view) {
    story_.stop(view);
    settle(view, true);
}

void Scene::settle(MatchView& view, bool stay) {
    selection_.clear(shown(view), stay);
    odds_of_ = static_cast<std::uint8_t>(selection_.fire());
    page_ = false;
    notice_.clear();
    view.console().damage(stage::scene_area);
}

void Scene::played(MatchView& view, kit::Action) {
    page_ = false;
    notice_.clear();
    story_.start(view);
    if (!story_.telling()) settle(view, true);
}

bool Scene::tick(MatchView& view) {
    bool on = false;
    if (story_.telling()) {
        on = story_.tick(view);
        if (!on) settle(view, true);
    }
    on = follow_with_odds(view) || on;
    return notice_.tick(view, cursor_area(view)) || on;
}

// The bullets answer the finger; the odds are a large area, and follow a frame later.
bool Scene::follow_with_odds(MatchView& view) {
    if (selection_.task() != Task::split || odds_of_ == selection_.fire()) return false;
    if (std::exchange(just_moved_, false)) return true;
    odds_of_ = static_cast<std::uint8_t>(selection_.fire());
    if (selection_.odds()) view.console().damage(odds_cells);
    return false;
}

// ---- What the shell asks ------------------------------------------------------------------------

std::span<const stage::Hint> Scene::hints(const MatchView&) const {
    using stage::any_direction;
    using stage::Hint;
    static constexpr Hint deed[] = {{any_direction, "move"}, {Key::a, "choose"}};
    static constexpr Hint look[] = {{any_direction, "look"}, {Key::a, "poster"}, {Key::b, "back"}};
    static constexpr Hint page[] = {{any_direction, "next"}, {Key::b, "back"}};
    static constexpr Hint target[] = {{any_direction, "aim"}, {Key::a, "duel"}, {Key::b, "back"}};
    static constexpr Hint claim[] = {{any_direction, "raise"}, {Key::a, "claim"}, {Key::b, "back"}};
    static constexpr Hint reload[] = {
        {any_direction, "raise"}, {Key::a, "reload"}, {Key::b, "back"}};
    static constexpr Hint split[] = {{any_direction, "fire"}, {Key::a, "ready"}};
    static constexpr Hint head[] = {{any_direction, "move"}, {Key::a, "poster"}};
    static constexpr Hint odds[] = {{any_direction, "move"}, {Key::a, "switch"}};
    if (page_) return page;
    switch (selection_.task()) {
        case Task::look:
            return look;
        case Task::target:
            return target;
        case Task::claim:
            return claim;
        case Task::reload:
            return reload;
        case Task::split:
            if (selection_.spot() == Spot::bullets) return split;
            if (selection_.spot() == Spot::odds) return odds;
            return head;
        default:
            return deed;
    }
}

std::string_view Scene::prompt(const MatchView& view) const {
    if (notice_.why_not() != nullptr) return notice_.why_not();
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
            return shown(view).phase == love::Phase::paid_action ? "Pay for more, or end"
                                                                 : "Duel, claim or reload";
    }
}

std::size_t Scene::point_out(MatchView& view, std::span<const kit::Action> actions) {
    selection_.point_at(shown(view), actions[0]);
    odds_of_ = static_cast<std::uint8_t>(selection_.fire());
    page_ = false;
    notice_.clear();
    notice_.mark();
    view.console().damage(stage::scene_area);
    return 0;
}

stage::Course Scene::course(const MatchView& view, std::span<const kit::Action> actions) const {
    using stage::Course;
    const auto asked = [&](love::Kind kind) {
        return !actions.empty() && actions[0].kind == kind ? Course::begun : Course::astray;
    };
    if (page_) return Course::astray;
    switch (selection_.task()) {
        case Task::target:
            return asked(love::duel);
        case Task::claim:
            return asked(love::claim);
        case Task::reload:
            return asked(love::reload);
        default:
            return keeps_back(view) && selection_.task() != Task::look ? Course::begun
                                                                       : Course::open;
    }
}

// ---- What Y explains ----------------------------------------------------------------------------

using love::Topic;
using love::topic_number;

int Scene::topic(const MatchView& view) const {
    const State& state = shown(view);
    if (story_.telling()) return story_.topic(view);
    if (state.over()) return topic_number(Topic::over);
    if (deciding(view)) return topic_of_cursor(view);
    return topic_number(state.splitting() ? Topic::split : Topic::turn);
}

namespace {

int face_topic(const MatchView& view, Seat seat) {
    return topic_number(love::face_topic(love_art::face_of(view.seat(seat))));
}

int heart_topic(const State& state, Heart heart) {
    return topic_number(state.is_claimed(heart) ? Topic::claimed_heart : Topic::heart,
                        love::colour_of(heart));
}

int part_topic(const MatchView& view, const State& state, Part part, Seat seat) {
    switch (part) {
        case Part::poster:
            return face_topic(view, seat);
        case Part::hearts: {
            const Hearts hearts = hearts_of(state, seat);
            if (hearts.empty()) return topic_number(Topic::heart, seat);
            // A claim says more than a Heart.
            const auto claim = std::find_if(hearts.begin(), hearts.end(),
                                            [&](Heart each) { return state.is_claimed(each); });
            return heart_topic(state, claim == hearts.end() ? hearts[0] : *claim);
        }
        case Part::score:
            return topic_number(can_win_next(state, seat) ? Topic::about_to_win : Topic::score);
        case Part::hand:
            return topic_number(Topic::hand);
        case Part::bullets:
            return topic_number(state.bullets[seat] > 0 ? Topic::bullets : Topic::bare_fists);
        case Part::loves:
            return topic_number(Topic::love);
        case Part::deck:
            return topic_number(Topic::deck);
        default:
            return topic_number(Topic::goal);
    }
}

}  // namespace

int Scene::topic_of_cursor(const MatchView& view) const {
    const State& state = shown(view);
    const Seat seat = seat_at(selection_.place(), view.bottom());
    if (page_) return topic_number(Topic::poster);
    switch (selection_.task()) {
        case Task::look:
            return part_topic(view, state, selection_.part(), seat);
        case Task::target: {
            const Heart heart = selection_.heart();
            if (heart >= love::heart_count) return topic_number(Topic::duel);
            if (state.in_love(state.turn_seat, state.owner[heart]))
                return topic_number(Topic::betrayal);
            return heart_topic(state, heart);
        }
        case Task::claim:
        case Task::reload: {
            const Hand hand = hand_of(state, state.turn_seat);
            const auto card = static_cast<std::size_t>(selection_.card());
            if (card < hand.size()) return topic_number(Topic::lasso, hand[card]);
            return topic_number(selection_.task() == Task::claim ? Topic::claim : Topic::reload);
        }
        case Task::split:
            switch (selection_.spot()) {
                case Spot::challenger:
                    return face_topic(view, state.turn_seat);
                case Spot::defender:
                    return face_topic(view, state.duel.defender);
                case Spot::odds:
                    return topic_number(selection_.odds() ? Topic::odds : Topic::stakes);
                default:
                    return topic_number(Topic::split);
            }
        default:
            constexpr Topic deeds[] = {Topic::duel, Topic::claim, Topic::reload, Topic::end_turn};
            return topic_number(deeds[static_cast<std::size_t>(selection_.deed())]);
    }
}

}  // namespace love_scene
