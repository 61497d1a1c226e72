#include "superhot_scene/scene.h"

#include "superhot/rules.h"
#include "superhot_scene/uses.h"

namespace superhot_scene {

using stage::Key;
using superhot::Phase;

namespace {

// The rules ask for an order, but it changes nothing.
bool nothing_to_ask(const State& state) {
    return state.phase == Phase::order && why_order(state).first.empty();
}

}  // namespace

bool halfway(const kit::StateBytes* bytes) {
    const State& state = *std::launder(reinterpret_cast<const State*>(bytes));
    switch (state.phase) {
        case Phase::use:
            return state.used.empty();
        case Phase::hit:
        case Phase::waiting:
            return true;
        case Phase::order:  // nobody was asked
            return nothing_to_ask(state);
        default:
            return false;
    }
}

// ---- Positions and stories ----------------------------------------------------------------------

void Scene::begin(stage::MatchView& view) {
    teller_.stop(view);
    acted_ = false;
    settle(view, false);
}

void Scene::skip(stage::MatchView& view) {
    teller_.stop(view);
    settle(view, true);
}

// The position stands: what is to be decided, and with nothing chosen yet.
void Scene::settle(stage::MatchView& view, bool stay) {
    // The rest of a choice is still to be done, or it was done with this.
    if (!plan_.under_way() || !stay) {
        plan_.drop();
        selection_.clear(shown(view), stay);
    }
    spread_ = Spread::none;
    warning_.reset();
    notice_.clear();
    view.console().damage(stage::scene_area);
}

void Scene::played(stage::MatchView& view, kit::Action) {
    acted_ = true;
    notice_.clear();
    warning_.reset();
    spread_ = Spread::none;
    teller_.start(view);
    if (!teller_.telling()) settle(view, true);
}

bool Scene::tick(stage::MatchView& view) {
    bool on = false;
    if (teller_.telling()) {
        on = teller_.tick(view);
        if (!on) settle(view, true);
    } else {
        if (view.deciding() && acted_ && !plan_.under_way() && nothing_to_ask(shown(view)))
            plan_.start(view, PlannedActions{{superhot::act_rest}});
        else
            on = plan_.tick(view);
    }
    if (notice_.why_not() != nullptr) on = notice_.tick(view, cursor_area(shown(view))) || on;
    return on;
}

// ---- Keys ---------------------------------------------------------------------------------------

bool Scene::keeps_back(const stage::MatchView& view) const {
    return spread_ != Spread::none || warning_.has_value() || selection_.half_made(shown(view));
}

void Scene::key(stage::MatchView& view, stage::KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (warning_) return answer(view, press);
    if (spread_ != Spread::none) return browse(view, press);
    const bool wrap = press.press == stage::Press::edge;
    switch (press.key) {
        case Key::up:
            return move(view, Selection::Way::up, wrap);
        case Key::down:
            return move(view, Selection::Way::down, wrap);
        case Key::left:
            return move(view, Selection::Way::left, wrap);
        case Key::right:
            return move(view, Selection::Way::right, wrap);
        case Key::a:
            if (press.press == stage::Press::edge) choose(view);
            return;
        case Key::b:
            if (!selection_.back(shown(view))) return;
            notice_.clear();
            view.console().sound(stage::Cue::back);
            return view.console().damage(stage::scene_area);
        default:
            return;
    }
}

void Scene::move(stage::MatchView& view, Selection::Way way, bool wrap) {
    stage::Console& console = view.console();
    const State& state = shown(view);
    const int first = selection_.first_card();
    const Cursor to = selection_.next(state, way, wrap);
    if (to == selection_.cursor()) return;
    // Nothing but what changes, for a cursor has to follow the finger; and first what is drawn
    // fastest, so that the wire waits least.
    const auto said = [&] {
        Words words;
        this->words(view, words);
        return stage::info_bar_area(info_bar(), words);
    };
    const Rect before = said(), left = cursor_area(state);
    notice_.forget(view, info_area);
    selection_.set_cursor(state, to);
    const Rect after = said();
    console.damage(before.around(after));
    console.damage(left);
    console.damage(cursor_area(state));
    if (selection_.first_card() != first) console.damage(hand_area);
    console.sound(stage::Cue::move);
}

void Scene::choose(stage::MatchView& view) {
    const State& state = shown(view);
    notice_.forget(view, info_area);
    PlannedActions actions;
    switch (selection_.choose(state, actions)) {
        case Selection::Result::refused:
            return notice_.refuse(view, selection_.open(state, selection_.cursor()).why_not,
                                  info_area, cursor_area(state));
        case Selection::Result::chose:
            view.console().sound(stage::Cue::toggle);
            return view.console().damage(stage::scene_area);
        case Selection::Result::looks:
            return spread(view);
        case Selection::Result::acts:
            return start(view, actions);
        case Selection::Result::warns:
            return warn(view, actions.back().kind == superhot::wait_go);
    }
}

void Scene::start(stage::MatchView& view, const PlannedActions& actions) {
    view.console().sound(stage::Cue::choose);
    plan_.start(view, actions);
}

void Scene::warn(stage::MatchView& view, bool waits) {
    const State& state = shown(view);
    const superhot::End loss =
        waits ? forecast_wait(state).loss : forecast_move(state, no_slot, {}).loss;
    warning_.emplace(stage::DialogText{.title = "That would lose",
                                       .text = loss_words(loss),
                                       .answers = {"Do it", "Go back"},
                                       .first = 1,
                                       .cancel = 1,
                                       .grave = true});
    view.console().sound(stage::Cue::warn);
    view.console().damage(stage::scene_area);
}

void Scene::answer(stage::MatchView& view, stage::KeyPress press) {
    const stage::Did did = stage::report(view.console(), warning_->key(press));
    if (did != stage::Did::chosen && did != stage::Did::left) return;
    const bool dare = did == stage::Did::chosen && warning_->cursor() == 0;
    warning_.reset();
    view.console().damage(stage::scene_area);
    if (!dare) return;
    PlannedActions actions;
    selection_.choose(shown(view), actions);  // once more, and this time it counts
    start(view, actions);
}

// ---- What the shell asks ------------------------------------------------------------------------

std::size_t Scene::point_out(stage::MatchView& view, std::span<const kit::Action> actions) {
    notice_.clear();
    // What lay over the table was looked at before the hint.
    spread_ = Spread::none;
    warning_.reset();
    notice_.mark();
    view.console().damage(stage::scene_area);
    return selection_.point_at(shown(view), actions);
}

// Without the room that a card of the hand is lifted into, or leaves.
Rect Scene::cursor_area(const stage::MatchView& view) const {
    const State& state = shown(view);
    const Cursor& at = selection_.cursor();
    if (at.row == Row::line) return selection_.area(state, at).inset(-1);
    if (at.row != Row::hand || state.phase == Phase::system) return cursor_area(state);
    const Hand hand = hand_of(state, deciding_player(state));
    if (at.at >= hand.size()) return {};
    const Card card = hand[at.at].card;
    const bool chosen = card == selection_.tool() || index_of(selection_.picks(), card) >= 0;
    return selection_.area(state, at).moved(0, chosen ? -hand_lift : 0).inset(-1);
}

stage::Course Scene::course(const stage::MatchView& view,
                            std::span<const kit::Action> actions) const {
    using stage::Course;
    if (spread_ != Spread::none || warning_) return Course::astray;
    if (!selection_.half_made(shown(view))) return Course::open;
    return selection_.leads_to(actions) ? Course::begun : Course::astray;
}

std::span<const stage::Hint> Scene::hints(const stage::MatchView& view) const {
    static constexpr stage::Hint looking[] = {{stage::any_direction, "look"}, {Key::b, "close"}};
    static constexpr stage::Hint halfway[] = {
        {stage::any_direction, "move"}, {Key::a, "choose"}, {Key::b, "back"}};
    static constexpr stage::Hint usual[] = {{stage::any_direction, "move"}, {Key::a, "choose"}};
    if (spread_ != Spread::none) return looking;
    if (warning_ || selection_.half_made(shown(view))) return halfway;
    return usual;
}

// Whatever has acted last; after a pause only what lies there tells.
Card Scene::demander(const stage::MatchView& view) const {
    Card last = superhot::no_card;
    for (const kit::Event& event : view.events())
        if (event.kind == superhot::ability_acts) last = event.b;
    return who_demands(shown(view), last);
}

std::string_view Scene::prompt(const stage::MatchView& view) const {
    const State& state = shown(view);
    switch (selection_.task(state)) {
        case Task::veto:
            return selection_.cursor().row == Row::goals ? "Veto this goal?"
                   : state.two()                         ? "Propose to veto a goal?"
                                                         : "Veto one goal?";
        case Task::reply:
            return "Your partner would veto";
        case Task::act:
            return state.used.empty() ? "Your move. Time waits." : "Go on, or let time move";
        case Task::aim:
            return "Which cards?";
        case Task::tool:
            return "What for?";
        case Task::wait:
            return "Wait: discard any cards";
        case Task::aid:
            return "A card for your partner?";
        case Task::order:
            return "Who acts first?";
        case Task::drop:
            // Nobody is seen to demand it where the match was gone on with just here.
            if (demander(view) == superhot::no_card) return "Discard a card";
            return superhot::bottom_of(demander(view)).ability == superhot::Ability::katana
                       ? "Katana: discard a card"
                       : "Bat: discard a card";
        case Task::glitch:
            return "Glitch The Line";
        case Task::where:
            return "Which slot?";
        case Task::pay:
            return "Pay with which points?";
    }
    return {};
}

}  // namespace superhot_scene
