#include "hot_scene/scene.h"

#include <algorithm>

#include "superhot/pages.h"
#include "superhot/rules.h"

namespace hot_scene {

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

void Scene::begin(stage::Table& table) {
    story_.stop();
    settle(table, false);
}

void Scene::skip(stage::Table& table) {
    story_.stop();
    settle(table, true);
}

// The position stands: what is to be decided, and with nothing chosen yet.
void Scene::settle(stage::Table& table, bool stay) {
    shown_ = table.state_as<State>();
    // The rest of a choice is still to be done, or it was done with this.
    if (planned_ >= plan_.size() || !stay) {
        plan_.clear();
        planned_ = 0;
        desk_.clear(shown_, stay);
    }
    view_ = View::none;
    warning_.reset();
    marked_ = false;
    why_not_ = nullptr;
    table.console().damage(stage::scene_area);
}

void Scene::played(stage::Table& table, kit::Action) {
    marked_ = false;
    why_not_ = nullptr;
    view_ = View::none;
    story_.start(table, shown_);
    if (!story_.telling()) settle(table, true);
    table.console().damage(stage::scene_area);
}

bool Scene::tick(stage::Table& table) {
    bool on = false;
    if (story_.telling()) {
        on = story_.tick(table, shown_);
        if (!on) settle(table, true);
    } else if (table.deciding() && planned_ < plan_.size() && !warning_) {
        table.take(plan_[planned_++]);
        on = true;
    }
    if (shake_ > 0) {
        --shake_;
        // It shakes from side to side.
        const Rect box = desk_.cursor_area(shown_, desk_.cursor());
        table.console().damage({box.x - 3, box.y, box.width + 6, box.height});
        on = true;
    }
    return on;
}

// ---- Keys ---------------------------------------------------------------------------------------

bool Scene::keeps_back() const {
    return view_ != View::none || warning_.has_value() || desk_.half_made(shown_);
}

void Scene::key(stage::Table& table, stage::KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (warning_) return answer(table, press);
    if (view_ != View::none) return browse(table, press);
    const bool wrap = press.press == stage::Press::edge;
    switch (press.key) {
        case Key::up:
            return move(table, Desk::Way::up, wrap);
        case Key::down:
            return move(table, Desk::Way::down, wrap);
        case Key::left:
            return move(table, Desk::Way::left, wrap);
        case Key::right:
            return move(table, Desk::Way::right, wrap);
        case Key::a:
            if (press.press == stage::Press::edge) choose(table);
            return;
        case Key::b:
            if (!desk_.back(shown_)) return;
            table.console().sound(stage::Cue::back);
            return table.console().damage(stage::scene_area);
        default:
            return;
    }
}

void Scene::move(stage::Table& table, Desk::Way way, bool wrap) {
    stage::Console& console = table.console();
    const Cursor before = desk_.cursor();
    const int first = desk_.first_card();
    const Cursor to = desk_.next(shown_, way, wrap);
    if (to == before) return;
    // Nothing but what changes, for a cursor has to follow the finger; and first what is drawn
    // fastest, so that the wire waits least.
    const int wide = info_width(table);
    const Rect left = desk_.cursor_area(shown_, before);
    desk_.set_cursor(shown_, to);
    why_not_ = nullptr;
    console.damage({0, info_area.y, std::max(wide, info_width(table)), info_area.height});
    console.damage(left);
    console.damage(desk_.cursor_area(shown_, to));
    if (desk_.first_card() != first) console.damage(hand_area);
    shake_ = 0;
    if (marked_) console.damage(stage::scene_area);
    marked_ = false;
    console.sound(stage::Cue::move);
}

void Scene::refuse(stage::Table& table, const char* why) {
    why_not_ = why;
    shake_ = 10;
    table.console().sound(stage::Cue::refuse);
    table.console().damage(info_area);
}

void Scene::choose(stage::Table& table) {
    marked_ = false;
    why_not_ = nullptr;
    Plan plan;
    switch (desk_.choose(shown_, plan)) {
        case Desk::Result::refused:
            return refuse(table, desk_.open(shown_, desk_.cursor()).why_not);
        case Desk::Result::chose:
            table.console().sound(stage::Cue::toggle);
            return table.console().damage(stage::scene_area);
        case Desk::Result::looks:
            return spread(table);
        case Desk::Result::acts:
            plan_ = plan;
            return start(table);
        case Desk::Result::warns:
            plan_ = plan;
            planned_ = 0;
            return warn(table);
    }
}

// The first action of the plan; the others follow when they are asked for.
void Scene::start(stage::Table& table) {
    table.console().sound(stage::Cue::choose);
    planned_ = 1;
    table.take(plan_[0]);
}

void Scene::warn(stage::Table& table) {
    const bool waits = plan_[plan_.size() - 1].kind == superhot::wait_go;
    const superhot::End loss =
        waits ? forecast_wait(shown_).loss : forecast_move(shown_, no_slot, {}).loss;
    warning_.emplace(stage::DialogText{.title = "That would lose",
                                       .text = loss_words(loss),
                                       .answers = {"Do it", "Go back"},
                                       .first = 1,
                                       .cancel = 1,
                                       .grave = true});
    table.console().sound(stage::Cue::warn);
    table.console().damage(stage::scene_area);
}

void Scene::answer(stage::Table& table, stage::KeyPress press) {
    const stage::Did did = stage::report(table.console(), warning_->key(press));
    if (did != stage::Did::chosen && did != stage::Did::left) return;
    const bool dare = did == stage::Did::chosen && warning_->cursor() == 0;
    warning_.reset();
    table.console().damage(stage::scene_area);
    if (dare) return start(table);
    plan_.clear();
    planned_ = 0;
}

// ---- What the shell asks ------------------------------------------------------------------------

std::size_t Scene::point_out(stage::Table& table, std::span<const kit::Action> actions) {
    marked_ = true;
    table.console().damage(stage::scene_area);
    return desk_.point_at(shown_, actions);
}

std::span<const stage::Hint> Scene::hints(const stage::Table&) const {
    static constexpr stage::Hint looking[] = {{stage::any_direction, "look"}, {Key::b, "close"}};
    static constexpr stage::Hint halfway[] = {
        {stage::any_direction, "move"}, {Key::a, "choose"}, {Key::b, "back"}};
    static constexpr stage::Hint usual[] = {{stage::any_direction, "move"}, {Key::a, "choose"}};
    if (view_ != View::none) return looking;
    if (warning_ || desk_.half_made(shown_)) return halfway;
    return usual;
}

std::string_view Scene::prompt(const stage::Table&) const {
    switch (desk_.task(shown_)) {
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

int Scene::rule_page(const stage::Table& table) const {
    using superhot::Page;
    const auto page = [&] {
        if (shown_.phase == Phase::over) return Page::losing;
        const Task task = desk_.task(shown_);
        if (desk_.cursor().row == Row::goals && task != Task::veto && table.deciding())
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

}  // namespace hot_scene
