#include "superhot_scene/scene.h"

#include <algorithm>

#include "superhot/pages.h"
#include "superhot/rules.h"

namespace superhot_scene {

using stage::Key;
using superhot::Phase;

bool halfway(const kit::StateBytes* bytes) {
    const State& state = *std::launder(reinterpret_cast<const State*>(bytes));
    switch (state.phase) {
        case Phase::use:
            return state.used.empty();
        case Phase::hit:
        case Phase::waiting:
            return true;
        default:
            return false;
    }
}

// ---- Positions and stories ----------------------------------------------------------------------

void Scene::begin(stage::MatchView& view) {
    story_.stop();
    settle(view, false);
}

void Scene::skip(stage::MatchView& view) {
    story_.stop();
    settle(view, true);
}

// The position stands: what is to be decided, and with nothing chosen yet.
void Scene::settle(stage::MatchView& view, bool stay) {
    shown_ = view.state_as<State>();
    // The rest of a choice is still to be done, or it was done with this.
    if (planned_ >= plan_.size() || !stay) {
        plan_.clear();
        planned_ = 0;
        selection_.clear(shown_, stay);
    }
    view_ = View::none;
    warning_.reset();
    marked_ = false;
    why_not_ = nullptr;
    view.console().damage(stage::scene_area);
}

void Scene::played(stage::MatchView& view, kit::Action) {
    marked_ = false;
    why_not_ = nullptr;
    view_ = View::none;
    story_.start(view, shown_);
    if (!story_.telling()) settle(view, true);
    view.console().damage(stage::scene_area);
}

bool Scene::tick(stage::MatchView& view) {
    bool on = false;
    if (story_.telling()) {
        on = story_.tick(view, shown_);
        if (!on) settle(view, true);
    } else if (view.deciding() && planned_ < plan_.size() && !warning_) {
        view.take(plan_[planned_++]);
        on = true;
    }
    if (shake_ > 0) {
        --shake_;
        // It shakes from side to side.
        const Rect box = selection_.cursor_area(shown_, selection_.cursor());
        view.console().damage({box.x - 3, box.y, box.width + 6, box.height});
        on = true;
    }
    return on;
}

// ---- Keys ---------------------------------------------------------------------------------------

bool Scene::keeps_back() const {
    return view_ != View::none || warning_.has_value() || selection_.half_made(shown_);
}

void Scene::key(stage::MatchView& view, stage::KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (warning_) return answer(view, press);
    if (view_ != View::none) return browse(view, press);
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
            if (!selection_.back(shown_)) return;
            view.console().sound(stage::Cue::back);
            return view.console().damage(stage::scene_area);
        default:
            return;
    }
}

void Scene::move(stage::MatchView& view, Selection::Way way, bool wrap) {
    stage::Console& console = view.console();
    const Cursor before = selection_.cursor();
    const int first = selection_.first_card();
    const Cursor to = selection_.next(shown_, way, wrap);
    if (to == before) return;
    // Nothing but what changes, for a cursor has to follow the finger; and first what is drawn
    // fastest, so that the wire waits least.
    const int wide = info_width(view);
    const Rect left = selection_.cursor_area(shown_, before);
    selection_.set_cursor(shown_, to);
    why_not_ = nullptr;
    console.damage({0, info_area.y, std::max(wide, info_width(view)), info_area.height});
    console.damage(left);
    console.damage(selection_.cursor_area(shown_, to));
    if (selection_.first_card() != first) console.damage(hand_area);
    shake_ = 0;
    if (marked_) console.damage(stage::scene_area);
    marked_ = false;
    console.sound(stage::Cue::move);
}

void Scene::refuse(stage::MatchView& view, const char* why) {
    why_not_ = why;
    shake_ = 10;
    view.console().sound(stage::Cue::refuse);
    view.console().damage(info_area);
}

void Scene::choose(stage::MatchView& view) {
    marked_ = false;
    why_not_ = nullptr;
    Plan plan;
    switch (selection_.choose(shown_, plan)) {
        case Selection::Result::refused:
            return refuse(view, selection_.open(shown_, selection_.cursor()).why_not);
        case Selection::Result::chose:
            view.console().sound(stage::Cue::toggle);
            return view.console().damage(stage::scene_area);
        case Selection::Result::looks:
            return spread(view);
        case Selection::Result::acts:
            plan_ = plan;
            return start(view);
        case Selection::Result::warns:
            plan_ = plan;
            planned_ = 0;
            return warn(view);
    }
}

// The first action of the plan; the others follow when they are asked for.
void Scene::start(stage::MatchView& view) {
    view.console().sound(stage::Cue::choose);
    planned_ = 1;
    view.take(plan_[0]);
}

void Scene::warn(stage::MatchView& view) {
    const bool waits = plan_[plan_.size() - 1].kind == superhot::wait_go;
    const superhot::End loss =
        waits ? forecast_wait(shown_).loss : forecast_move(shown_, no_slot, {}).loss;
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
    if (dare) return start(view);
    plan_.clear();
    planned_ = 0;
}

// ---- What the shell asks ------------------------------------------------------------------------

std::size_t Scene::point_out(stage::MatchView& view, std::span<const kit::Action> actions) {
    marked_ = true;
    view.console().damage(stage::scene_area);
    return selection_.point_at(shown_, actions);
}

std::span<const stage::Hint> Scene::hints(const stage::MatchView&) const {
    static constexpr stage::Hint looking[] = {{stage::any_direction, "look"}, {Key::b, "close"}};
    static constexpr stage::Hint halfway[] = {
        {stage::any_direction, "move"}, {Key::a, "choose"}, {Key::b, "back"}};
    static constexpr stage::Hint usual[] = {{stage::any_direction, "move"}, {Key::a, "choose"}};
    if (view_ != View::none) return looking;
    if (warning_ || selection_.half_made(shown_)) return halfway;
    return usual;
}

std::string_view Scene::prompt(const stage::MatchView&) const {
    switch (selection_.task(shown_)) {
        case Task::veto:
            return shown_.two() ? "Propose to veto a goal?" : "Veto one goal?";
        case Task::reply:
            return "Agree to the veto?";
        case Task::act:
            return shown_.used.empty() ? "Your move. Time stands still."
                                       : "Go on, or let time move";
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
            return "Discard a card";
        case Task::glitch:
            return "Glitch The Line";
        case Task::where:
            return "Which slot?";
        case Task::pay:
            return "Pay with which points?";
    }
    return {};
}

int Scene::rule_page(const stage::MatchView& view) const {
    using superhot::Page;
    const auto page = [&] {
        if (shown_.phase == Phase::over) return Page::losing;
        const Task task = selection_.task(shown_);
        if (selection_.cursor().row == Row::goals && task != Task::veto && view.deciding())
            return Page::meeting_goals;
        switch (task) {
            case Task::veto:
            case Task::reply:
                return Page::levels;
            case Task::act:
                return shown_.used.empty() ? Page::turn : Page::time;
            case Task::aim:
                return Page::defeating;
            case Task::tool:
                return Page::tricks;
            case Task::wait:
                return Page::move_or_wait;
            case Task::aid:
                return Page::with_partner;
            case Task::order:
            case Task::drop:
                return Page::acting;
            default:
                return Page::system_card;
        }
    };
    return superhot::page_number(page());
}

}  // namespace superhot_scene
