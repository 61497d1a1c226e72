#include "shell/play/play_screen.h"

#include "shell/play/curtain.h"
#include "stage/hints.h"

namespace play {

using kit::Seat;
using stage::Key;

namespace {

constexpr int least_thinking_frames = 24;

}  // namespace

// ---- The order of things ----------------------------------------------------------------------

void PlayScreen::opened(stage::Console& console) { begin(console); }

void PlayScreen::begin(stage::Console& console) {
    scene_ = &session_.cartridge().scene(scene_memory_);
    view_.open(console);
    curtain_ = kit::nobody;
    if (session_.persons() == 1) view_.set_viewer(session_.owner());
    show_position(console);
}

// A position without a story.
void PlayScreen::show_position(stage::Console& console) {
    live_ = session_.cursor();
    seen_.fill(static_cast<std::uint16_t>(live_));
    advice_.clear();
    // Before a curtain nobody knows who holds the console: not even the one who looked last may be
    // shown the table without another.
    if (curtain_ != kit::nobody) view_.set_viewer(kit::nobody);
    curtain_ = kit::nobody;
    waiting_ = Waiting::none;
    end_shown_ = false;
    report_trouble(console);
    view_.set_deciding(false);
    scene_->begin(view_);
    settle(console);
}

// The position stands and nothing is being told: who is next?
void PlayScreen::settle(stage::Console& console) {
    console.animate();
    console.damage_all();
    if (session_.over()) return;
    const Seat turn = session_.turn();
    const bool human = session_.is_person(turn);
    if (session_.persons() > 1) {
        // Computers play on before the eyes of the last person, or of the first at the beginning.
        const Seat viewer = human                           ? turn
                            : view_.viewer() == kit::nobody ? session_.owner()
                                                            : view_.viewer();
        if (viewer != view_.viewer()) {
            if (session_.hides(view_.viewer(), viewer)) {
                curtain_ = viewer;
                return view_.set_deciding(false);
            }
            look(viewer);
        }
    }
    view_.set_deciding(human);
    if (human || waiting_ == Waiting::move) return;
    session_.think(*session_.player(turn));
    waiting_ = Waiting::move;
    pace_.start(console.animation_speed() == 0 ? 0 : least_thinking_frames);
}

void PlayScreen::look(Seat viewer) {
    view_.set_viewer(viewer);
    scene_->begin(view_);
}

void PlayScreen::act(stage::Console& console, kit::Action action) {
    waiting_ = Waiting::none;
    const kit::Verdict verdict = session_.take(action);
    if (!verdict.ok()) {
        scene_->begin(view_);
        console.damage_all();
        console.sound(stage::Cue::refuse);
        return console.toast(verdict.why_not);
    }
    live_ = session_.cursor();
    forget_hint(console);
    report_trouble(console);
    view_.set_deciding(false);
    // What comes next is thought about while this is told.
    const Seat turn = session_.turn();
    if (turn != kit::nobody && !session_.is_person(turn)) {
        session_.think(*session_.player(turn));
        waiting_ = Waiting::move;
        pace_.start(console.animation_speed() == 0 ? 0 : least_thinking_frames);
    }
    tell(console);
}

void PlayScreen::tell(stage::Console& console) {
    scene_->played(view_, session_.last());
    console.damage(status_area);
    console.damage(stage::hints_area);
    console.animate();
    if (!scene_->busy()) story_ended(console);
}

void PlayScreen::story_ended(stage::Console& console) {
    if (view_.viewer() != kit::nobody)
        seen_[view_.viewer()] = static_cast<std::uint16_t>(session_.cursor());
    if (recapping()) {
        session_.watch_next();
        return tell(console);
    }
    settle(console);
}

// ---- Passing the console ----------------------------------------------------------------------

void PlayScreen::lift_curtain(stage::Console& console) {
    const Seat viewer = curtain_;
    curtain_ = kit::nobody;
    console.sound(stage::Cue::open);
    console.damage_all();
    if (seen_[viewer] < live_ && console.animation_speed() != 0) session_.go_to(seen_[viewer]);
    look(viewer);
    if (!recapping()) {
        seen_[viewer] = static_cast<std::uint16_t>(live_);
        return settle(console);
    }
    session_.watch_next();
    tell(console);
}

void PlayScreen::end_recap(stage::Console& console) {
    if (recapping()) session_.go_to(live_);
    scene_->begin(view_);
    console.damage_all();
    story_ended(console);
}

// ---- Thinking ---------------------------------------------------------------------------------

bool PlayScreen::work(stage::Console&) { return waiting_ != Waiting::none && pace_.work(session_); }

// One frame of it; true: go on.
bool PlayScreen::think(stage::Console& console) {
    const int before = pace_.frames() / spinner_pace;
    const bool ready = pace_.tick(session_);
    if (pace_.frames() / spinner_pace != before) console.damage(spinner_area);
    if (!ready || scene_->busy() || curtain_ != kit::nobody) return true;
    if (waiting_ == Waiting::move) {
        act(console, session_.choice());
        return true;
    }
    if (session_.think_beyond()) return true;
    waiting_ = Waiting::none;
    advice_.clear();
    view_.set_deciding(true);
    if (session_.hint().empty()) {
        console.sound(stage::Cue::refuse);
        console.damage_all();
        console.toast("No hint here");
        return true;
    }
    const std::size_t telling = scene_->point_out(view_, session_.hint());
    advice_.add("Hint: ");
    session_.game().describe(session_.state(), session_.hint()[telling], advice_);
    console.sound(stage::Cue::toggle);
    console.damage_all();
    return true;
}

void PlayScreen::ask_hint(stage::Console& console) {
    forget_hint(console);
    session_.think_of_hint();
    waiting_ = Waiting::hint;
    pace_.start(0);
    console.damage_all();
    console.animate();
}

void PlayScreen::forget_hint(stage::Console& console) {
    if (advice_.empty()) return;
    advice_.clear();
    console.damage(status_area);
}

// ---- Keys -------------------------------------------------------------------------------------

void PlayScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.press == stage::Press::hold) return;
    if (press.key == Key::x) return show_pause(console, PauseMenu::Choice::undo);
    if (curtain_ != kit::nobody) {
        if (press.tapped(Key::a)) lift_curtain(console);
        return;
    }
    if (press.key == Key::y)
        return rules_.show(console, session_.cartridge(), scene_->rule_page(view_));
    if (press.key == Key::b && !(view_.deciding() && scene_->keeps_back()))
        return show_pause(console, PauseMenu::Choice::leave);
    // A key ends the story. It is spent with that: nobody has seen yet what it would choose.
    if (scene_->busy()) {
        if (press.press == stage::Press::repeat) return;
        if (recapping()) return end_recap(console);
        scene_->skip(view_);
        return story_ended(console);
    }
    if (session_.over()) {
        if (press.tapped(Key::a)) show_results(console);
        return;
    }
    if (view_.deciding() && waiting_ == Waiting::none) give_to_scene(console, press);
}

void PlayScreen::give_to_scene(stage::Console& console, stage::KeyPress press) {
    // The prompt and the hints may depend on where the cursor is; mostly they do not.
    const kit::Text<64> prompt(scene_->prompt(view_));
    const auto hints = scene_->hints(view_);
    scene_->key(view_, press);
    if (prompt.view() != scene_->prompt(view_)) console.damage(status_area);
    if (hints.data() != scene_->hints(view_).data()) console.damage(stage::hints_area);
    if (const auto action = view_.taken()) act(console, *action);
    console.animate();
}

void PlayScreen::show_pause(stage::Console& console, PauseMenu::Choice first) {
    if (recapping()) end_recap(console);
    if (scene_->busy()) {
        scene_->skip(view_);
        story_ended(console);
    }
    pause_.show(console, first, view_.deciding());
}

void PlayScreen::uncovered(stage::Console& console) {
    console.animate();
    if (const auto choice = pause_.taken(); choice != PauseMenu::Choice::none)
        return do_chosen(console, choice);
    const Results::Choice next = results_.taken();
    if (next != Results::Choice::none) report_trouble(console);
    switch (next) {
        case Results::Choice::none:
            return;
        case Results::Choice::again:
            return begin(console);
        case Results::Choice::home:
            return console.home();
        case Results::Choice::replay:
            console.close();
            return console.open(*results_.replay());
    }
}

void PlayScreen::do_chosen(stage::Console& console, PauseMenu::Choice choice) {
    switch (choice) {
        case PauseMenu::Choice::undo:
            if (session_.undo()) show_position(console);
            return;
        case PauseMenu::Choice::redo:
            if (session_.redo()) show_position(console);
            return;
        case PauseMenu::Choice::hint:
            return ask_hint(console);
        case PauseMenu::Choice::rules:
            return rules_.show(console, session_.cartridge(), scene_->rule_page(view_));
        case PauseMenu::Choice::restart:
            session_.finish();
            if (session_.restart().ok()) begin(console);
            return;
        case PauseMenu::Choice::new_match:
            session_.finish();
            report_trouble(console);
            console.close();
            return console.open(*pause_.new_match());
        case PauseMenu::Choice::picture:
            return console.take_picture();
        case PauseMenu::Choice::leave:
            session_.finish();
            report_trouble(console);
            session_.stop_thinking();
            return console.close();
        case PauseMenu::Choice::none:
            return;
    }
}

void PlayScreen::show_results(stage::Console& console) {
    end_shown_ = true;
    results_.show(console);
}

void PlayScreen::report_trouble(stage::Console& console) {
    const char* trouble = session_.take_trouble();
    if (trouble == nullptr) return;
    console.toast(trouble);
    console.sound(stage::Cue::warn);
}

// ---- Frames -----------------------------------------------------------------------------------

bool PlayScreen::tick(stage::Console& console) {
    const bool telling = scene_->busy();
    bool on = curtain_ == kit::nobody && scene_->tick(view_);
    if (telling && !scene_->busy()) {
        story_ended(console);
        if (view_.deciding()) scene_->tick(view_);
        on = true;
    }
    // The rest of a choice follows at once: nobody is asked in between.
    while (const auto action = view_.taken()) {
        act(console, *action);
        if (view_.deciding()) scene_->tick(view_);
        on = true;
    }
    if (waiting_ != Waiting::none && curtain_ == kit::nobody) on = think(console) || on;
    if (session_.over() && !scene_->busy() && !recapping() && !end_shown_) show_results(console);
    return on;
}

StatusBar PlayScreen::bar() const {
    if (waiting_ == Waiting::hint)
        return {.text = "Looking for a hint", .thinking = pace_.frames()};
    if (!advice_.empty()) return {.text = advice_.view(), .hint = true};
    if (recapping()) return {.text = "Since you last looked"};
    if (scene_->busy()) {
        const Seat actor = session_.game().turn(session_.before());
        return {.text = view_.seat_name(actor), .seat = actor};
    }
    if (session_.over()) return {.text = session_.outcome().why};
    if (view_.deciding()) return {.text = scene_->prompt(view_), .seat = session_.turn()};
    return {.text = {}, .thinking = pace_.frames()};
}

// What a seat was called when it was chosen who sits there, if that tells more than its name.
std::string_view PlayScreen::role_of(Seat seat) const {
    if (session_.cartridge().role == nullptr) return {};
    const std::string_view role = session_.cartridge().role(session_.match().config, seat);
    return view_.seat_name(seat).starts_with(role) ? std::string_view() : role;
}

void PlayScreen::draw(stage::Canvas& canvas) const {
    const bool left_handed = runtime_.settings().left_handed;
    if (curtain_ != kit::nobody)
        return draw_curtain(canvas, view_.seat_name(curtain_), role_of(curtain_), curtain_,
                            left_handed);
    if (canvas.shows(stage::scene_area)) {
        const auto inside = canvas.clipped(stage::scene_area);
        scene_->draw(canvas, view_);
    }
    StatusBar bar = this->bar();
    kit::Text<48> thinking;
    if (bar.text.empty()) {
        thinking.add(view_.seat_name(session_.turn())).add(" is thinking");
        bar.text = thinking.view();
    }
    draw_status_bar(canvas, bar, runtime_);

    std::array<stage::Hint, 8> hints{stage::Hint{Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""}};
    std::size_t count = 0;
    if (scene_->busy()) {
        hints[count++] = {Key::a, "skip"};
    } else if (session_.over()) {
        hints[count++] = {Key::a, "results"};
    } else if (view_.deciding() && waiting_ == Waiting::none) {
        for (const stage::Hint& hint : scene_->hints(view_))
            if (count < hints.size() - 2) hints[count++] = hint;
    }
    hints[count++] = {Key::x, "menu"};
    hints[count++] = {Key::y, "rules"};
    stage::draw_hints(canvas, {hints.data(), count}, left_handed);
}

}  // namespace play
