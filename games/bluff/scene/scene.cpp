#include "bluff_scene/scene.h"

#include "bluff/events.h"
#include "bluff/reason.h"

namespace bluff_scene {

using bluff::Topic;
using stage::Key;
using stage::MatchView;

// ---- Positions and stories --------------------------------------------------------------------

void Scene::begin(MatchView& view) {
    story_.stop(view);
    page_ = Page::none;
    settle(view, false);
}

void Scene::skip(MatchView& view) {
    story_.skip(view);
    if (!story_.telling()) settle(view, true);
}

void Scene::settle(MatchView& view, bool stay) {
    selection_.clear(shown(view), view.bottom(), stay);
    page_ = Page::none;
    moved_ = browsing_ = false;
    notice_.clear();
    update_odds(view);
    view.console().damage(stage::scene_area);
}

void Scene::played(MatchView& view, kit::Action) {
    page_ = Page::none;
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
    return notice_.tick(view, cursor_area(view)) || on;
}

// "Crows unseen: 5 of 19", for the claim that is asked about.
void Scene::update_odds(const MatchView& view) {
    odds_line_.clear();
    const State& state = shown(view);
    if (!odds_ || state.phase != bluff::Phase::respond || state.stack.empty()) return;
    const bluff::Suit suit = state.stack.back().claim.ability;
    const bluff::UnseenCards unseen = unseen_cards(view, state);
    odds_line_.add(bluff::suits[suit].name)
        .add("s unseen: ")
        .number(unseen.of_suit[suit])
        .add(" of ")
        .number(unseen.all);
}

std::optional<Scene::Aim> Scene::aim(const MatchView& view) const {
    const State& state = shown(view);
    if (story_.telling() && story_.event(view).kind == bluff::claimed) {
        const kit::Event& now = story_.event(view);
        return Aim{{static_cast<bluff::Suit>(now.b), now.c, now.d}, now.a};
    }
    if (choosing(view, Task::confirm))
        return Aim{selection_.claim(view.bottom(), state.seats), state.active};
    if (choosing(view, Task::target)) {
        if (!selection_.has_first()) return {};
        return Aim{{bluff::cup, selection_.first()}, state.active};
    }
    if (state.stack.empty()) return {};
    return Aim{state.stack[0].claim, state.stack[0].seat};
}

bool Scene::offers_look(const MatchView& view) const {
    return deciding(view) && view.viewer() == kit::the_public && !shown(view).round_over();
}

Seat Scene::looked_at(const MatchView& view, const Spot& spot) const {
    if (spot.what == Spot::What::look) return view.bottom();
    return seat_at(spot.place, view.bottom(), shown(view).seats);
}

bool Scene::may_look_at(const MatchView& view, const Spot& spot) const {
    const bool covers = spot.what == Spot::What::look || spot.what == Spot::What::rank;
    return covers && offers_look(view) && view.seat(looked_at(view, spot)).person();
}

// ---- What the shell asks ----------------------------------------------------------------------

std::span<const stage::Hint> Scene::hints(const MatchView& view) const {
    using stage::any_direction;
    using stage::Hint;
    constexpr stage::KeySet sideways = stage::keys_of(Key::left, Key::right);
    static constexpr Hint claim[] = {
        {any_direction, "move"}, {Key::a, "choose"}, {Key::up, "look"}};
    static constexpr Hint target[] = {{any_direction, "aim"}, {Key::a, "this"}, {Key::b, "back"}};
    static constexpr Hint confirm[] = {{Key::a, "play it"}, {Key::b, "back"}};
    static constexpr Hint answer[] = {{sideways, "move"}, {Key::a, "choose"}, {Key::up, "look"}};
    static constexpr Hint openly[] = {
        {any_direction, "move"}, {Key::a, "choose"}, {Key::left, "hand"}};
    static constexpr Hint penalty[] = {
        {sideways, "move"}, {Key::a, "take"}, {stage::keys_of(Key::up, Key::down), "look"}};
    static constexpr Hint go_on[] = {{any_direction, "look"}, {Key::a, "next round"}};
    static constexpr Hint look[] = {{any_direction, "look"}, {Key::b, "back"}};
    static constexpr Hint open[] = {{any_direction, "look"}, {Key::a, "open"}, {Key::b, "back"}};
    static constexpr Hint seen[] = {{Key::a, "odds"}, {Key::b, "back"}};
    static constexpr Hint turns[] = {{any_direction, "turn page"}, {Key::b, "back"}};
    if (page_ == Page::seen) return seen;
    if (page_ == Page::turns) return turns;
    if (selection_.looking()) {
        const Spot& spot = selection_.spot();
        const bool opens = spot.what == Spot::What::deck || spot.what == Spot::What::claim ||
                           may_look_at(view, spot);
        return opens ? std::span<const Hint>(open) : std::span<const Hint>(look);
    }
    switch (selection_.task()) {
        case Task::claim:
            return claim;
        case Task::target:
            return target;
        case Task::confirm:
            return confirm;
        case Task::penalty:
            return penalty;
        case Task::go_on:
            return go_on;
        default:
            return offers_look(view) ? std::span<const Hint>(openly)
                                     : std::span<const Hint>(answer);
    }
}

std::string_view Scene::prompt(const MatchView& view) const {
    if (!odds_line_.empty() && selection_.task() == Task::answer) return odds_line_.view();
    switch (selection_.task()) {
        case Task::claim:
            return "Which card, what claim?";
        case Task::target:
            switch (selection_.ability()) {
                case bluff::cup:
                    return selection_.has_first() ? "For which card?" : "Swap which card?";
                case bluff::key:
                    return "Whose hand?";
                default:
                    return "Replace which card?";
            }
        case Task::confirm:
            return "Say it?";
        case Task::penalty:
            return "Take which card?";
        case Task::go_on:
            return "The round is over";
        default:
            return offers_look(view) ? "Look, pass, call or shoot?" : "Pass, call or shoot?";
    }
}

std::size_t Scene::point_out(MatchView& view, std::span<const kit::Action> actions) {
    selection_.point_at(shown(view), view.bottom(), actions[0]);
    page_ = Page::none;
    moved_ = true;
    notice_.clear();
    notice_.mark();
    reason_.clear();
    if (is_private(view))
        bluff::hint_reason(shown(view), static_cast<Seat>(view.viewer()), actions[0], reason_);
    view.console().damage(stage::scene_area);
    return 0;
}

stage::Course Scene::course(const MatchView& view, std::span<const kit::Action> actions) const {
    using stage::Course;
    if (page_ != Page::none) return Course::astray;
    const Task task = selection_.task();
    if (selection_.looking() || (task != Task::target && task != Task::confirm))
        return Course::open;
    if (actions.empty() || actions[0].kind != bluff::play ||
        static_cast<int>(bluff::index_of(actions[0])) != selection_.card())
        return Course::astray;
    const Claim wanted = bluff::claim_of(actions[0]);
    const auto is_target = [&](Position at) { return at == wanted.first || at == wanted.second; };
    const bool right = task == Task::confirm
                           ? selection_.claim(view.bottom(), shown(view).seats) == wanted
                           : wanted.ability == selection_.ability() &&
                                 (!selection_.has_first() || is_target(selection_.first()));
    return right ? Course::begun : Course::astray;
}

// ---- What Y explains --------------------------------------------------------------------------

namespace {

int number_of(Topic topic) { return static_cast<int>(topic); }

Topic topic_of_sight(const Sight& sight) {
    switch (sight.side) {
        case Side::open:
            return bluff::topic_of_suit(bluff::suit_of(sight.card));
        case Side::own:
            return Topic::own_hidden_card;
        case Side::seen:
            return Topic::seen_card;
        default:
            return Topic::hidden_card;
    }
}

}  // namespace

int Scene::topic(const MatchView& view) const {
    if (story_.telling()) return number_of(story_.topic(view));
    if (page_ == Page::seen) return number_of(Topic::seen_page);
    if (page_ == Page::turns) return number_of(Topic::turns_page);
    if (looking(view)) return topic_of_spot(view, selection_.spot());
    if (deciding(view)) return topic_of_cursor(view);
    const State& state = shown(view);
    if (state.round_over()) return number_of(Topic::round_end);
    return number_of(state.phase == bluff::Phase::penalty ? Topic::penalty : Topic::claim);
}

int Scene::topic_of_spot(const MatchView& view, const Spot& spot) const {
    const State& state = shown(view);
    const Seat seat = seat_at(spot.place, view.bottom(), state.seats);
    switch (spot.what) {
        case Spot::What::name:
            return number_of(Topic::slate) + static_cast<int>(bluff_art::face_of(view.seat(seat)));
        case Spot::What::card:
            return number_of(
                topic_of_sight(sight_of(view, state, bluff::position_of(seat, spot.slot))));
        case Spot::What::rank:
            if (may_look_at(view, spot)) return number_of(Topic::look_button);
            return number_of(
                bluff::topic_of_rank(bluff::category_of(visible_rank(view, state, seat))));
        case Spot::What::claim:
            return number_of(Topic::claim);
        case Spot::What::look:
            return number_of(Topic::look_button);
        default:
            return number_of(Topic::deck);
    }
}

int Scene::topic_of_cursor(const MatchView&) const {
    switch (selection_.task()) {
        case Task::claim:
            return number_of(bluff::topic_of_tile(selection_.ability()));
        case Task::target:
            return number_of(Topic::target);
        case Task::confirm:
            return number_of(Topic::confirm);
        case Task::answer:
            return number_of(Topic::pass_button) + static_cast<int>(selection_.answer());
        case Task::penalty:
            return number_of(Topic::penalty);
        default:
            return number_of(Topic::round_end);
    }
}

}  // namespace bluff_scene
