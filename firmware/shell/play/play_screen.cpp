#include "shell/play/play_screen.h"

#include <algorithm>

#include "stage/hints.h"
#include "stage/hot.h"

namespace play {

using kit::Seat;
using kit::Viewer;
using stage::Key;

// ---- The order of things ----------------------------------------------------------------------

void PlayScreen::opened(stage::Console& console) { begin(console); }

void PlayScreen::begin(stage::Console& console) {
    driver_.open(console, session_.cartridge(), session_.sitters());
    // One person sees what that seat may see, always; several, or none, what all may see.
    driver_.look_as(session_.persons() == 1 ? session_.owner() : kit::the_public);
    driver_.be_patient(session_.persons() > 0);
    curtain_ = holder_ = kit::nobody;
    glimpses_ = 0;
    behind_ = Behind::nothing;
    find_glimpse();
    show_position(console);
}

// What one person was to be shown when the match was left (or the power was) is shown now.
void PlayScreen::find_glimpse() {
    if (session_.persons() < 2 || session_.cursor() == 0) return;
    session_.go_to(session_.cursor() - 1);
    session_.watch_next();
    glimpses_ = session_.glimpses();
}

// A position without a story.
void PlayScreen::show_position(stage::Console& console) {
    live_ = session_.cursor();
    seen_.fill(static_cast<std::uint16_t>(live_));
    advice_.clear();
    followed_ = 0;
    clock_.stop();
    // Before a curtain nobody knows who holds the console: not even the one who looked last may be
    // shown the table without another.
    if (curtain_ != kit::nobody) driver_.look_as(kit::the_public);
    curtain_ = kit::nobody;
    behind_ = Behind::nothing;
    banner_ = false;
    waiting_ = Waiting::none;
    end_shown_ = false;
    report_trouble(console);
    driver_.set_deciding(false);
    driver_.stand(session_.state());
    console.damage_all();
    settle(console);
}

// The position stands and nothing is being told: who is next? While computers play on, the scene
// alone knows what changes of it.
void PlayScreen::settle(stage::Console& console) {
    console.animate();
    console.damage(status_area);
    console.damage(stage::hints_area);
    const Seat turn = session_.turn();
    const bool persons = !session_.over() && session_.is_person(turn);
    if (glimpses_ != 0 || persons) console.damage_all();
    if (glimpses_ != 0) return draw_glimpse();
    if (persons) return give_control(turn);
    // Computers play on before everybody's eyes.
    if (session_.is_private(driver_.viewer())) look(kit::the_public);
    driver_.set_deciding(false);
    if (!session_.over() && waiting_ != Waiting::move) start_thinking(console);
}

void PlayScreen::give_control(Seat seat) {
    const bool passed = session_.persons() > 1 && seat != holder_;
    const Viewer viewer = session_.persons() == 1                    ? driver_.viewer()
                          : session_.game().openly(session_.state()) ? kit::the_public
                                                                     : seat;
    // Something would be shown that another person may not see, or is being shown still.
    if (viewer != driver_.viewer() &&
        (session_.is_private(viewer) || session_.is_private(driver_.viewer())))
        return draw_the_curtain(seat, Behind::decision);
    if (viewer != driver_.viewer() || passed) look(viewer);
    holder_ = seat;
    if (passed) {
        banner_ = true;
        closed_ = stage::SceneDriver::guard_frames;
    }
    driver_.set_deciding(true);
    clock_.set(seat, session_.game().clock(session_.state()));
}

void PlayScreen::look(Viewer viewer) {
    driver_.look_as(viewer);
    driver_.stand(session_.state());
}

void PlayScreen::start_thinking(stage::Console& console) {
    session_.think(*session_.player(session_.turn()));
    waiting_ = Waiting::move;
    at_once_ = console.animation_speed() == 0;
    const bool at_once = at_once_ || driver_.hurrying();
    pace_.start(at_once ? 0 : session_.cartridge().pause_frames);
}

void PlayScreen::act(stage::Console& console, kit::Action action) {
    waiting_ = Waiting::none;
    banner_ = false;
    follow(action);
    const kit::Verdict verdict = session_.take(action);
    if (!verdict.ok()) {
        driver_.stand(session_.state());
        console.damage_all();
        console.sound(stage::Cue::refuse);
        return console.toast(verdict.why_not);
    }
    live_ = session_.cursor();
    forget_hint(console);
    report_trouble(console);
    driver_.set_deciding(false);
    // People come and watch, or have watched (whoever decides openly may have seen the own hand,
    // with a hint): nobody's hand lies open then.
    const Viewer viewer = driver_.viewer();
    const bool watched = session_.shared_news() || session_.game().openly(session_.before());
    if (watched && (session_.was_private(viewer) || session_.is_private(viewer)))
        driver_.look_as(kit::the_public);
    glimpses_ = session_.glimpses();
    has_seen(driver_.viewer());
    // What comes next is thought about while this is told; but a glimpse comes before it.
    const Seat turn = session_.turn();
    if (turn != kit::nobody && !session_.is_person(turn) && glimpses_ == 0) start_thinking(console);
    tell(console);
}

void PlayScreen::tell(stage::Console& console) {
    driver_.tell(session_.last(), session_.before(), session_.state(), session_.events());
    console.damage(status_area);
    console.damage(stage::hints_area);
    console.animate();
    if (!driver_.telling()) story_ended(console);
}

void PlayScreen::story_ended(stage::Console& console) {
    const auto here = static_cast<std::uint16_t>(session_.cursor());
    for (Seat seat = 0; seat < kit::max_seats; ++seat)
        if (driver_.viewer() == seat || driver_.viewer() == kit::the_public) seen_[seat] = here;
    if (recapping()) {
        session_.watch_next();
        return tell(console);
    }
    arrive(console);
}

// ---- Passing the console ----------------------------------------------------------------------

void PlayScreen::draw_the_curtain(Seat seat, Behind what) {
    curtain_ = seat;
    behind_ = what;
    closed_ = stage::SceneDriver::guard_frames;
    banner_ = false;
    driver_.set_deciding(false);
}

// Whoever taps on from a story must not see another one's table, nor decide for another one: a
// curtain opens, and a banner goes, after a pause.
void PlayScreen::knock(stage::Console& console, stage::KeyPress press) {
    if (press.key != Key::a) return;
    if (closed_ == 0 && press.press == stage::Press::edge)
        return banner_ ? take_banner_away(console) : lift_curtain(console);
    closed_ = stage::SceneDriver::guard_frames;
    console.animate();
}

void PlayScreen::lift_curtain(stage::Console& console) {
    const Seat viewer = curtain_;
    curtain_ = kit::nobody;
    holder_ = viewer;
    console.sound(stage::Cue::open);
    console.damage_all();
    if (behind_ == Behind::glimpse)
        seen_[viewer] = std::min(seen_[viewer], static_cast<std::uint16_t>(live_ - 1));
    if (seen_[viewer] < live_ && (console.animation_speed() != 0 || behind_ == Behind::glimpse))
        session_.go_to(seen_[viewer]);
    look(viewer);
    if (recapping()) {
        session_.watch_next();
        return tell(console);
    }
    seen_[viewer] = static_cast<std::uint16_t>(live_);
    arrive(console);
}

// A is spent with that, as with a story.
void PlayScreen::take_banner_away(stage::Console& console) {
    banner_ = false;
    console.sound(stage::Cue::open);
    console.damage_all();
    console.animate();
    driver_.guard();
}

// What was to be told has been told: now for what the curtain was lifted for.
void PlayScreen::arrive(stage::Console& console) {
    if (behind(Behind::look)) return driver_.set_looking(true);
    if (behind(Behind::hint)) {
        // The seat looks at what it decides openly, for a hint only.
        driver_.set_deciding(true);
        return ask_hint(console);
    }
    if (behind(Behind::glimpse)) has_seen(driver_.viewer());
    // Everybody may look again, unless the same person goes on with what only that one sees.
    if (!behind(Behind::nothing) &&
        (driver_.viewer() != session_.turn() || session_.game().openly(session_.state())))
        look(kit::the_public);
    behind_ = Behind::nothing;
    settle(console);
}

void PlayScreen::has_seen(Viewer viewer) {
    if (viewer < kit::max_seats) glimpses_ &= static_cast<std::uint8_t>(~(1u << viewer));
}

// The seats have watched as the public; now one after the other is shown what is for it alone.
void PlayScreen::draw_glimpse() {
    Seat seat = 0;
    while ((glimpses_ >> seat & 1) == 0) ++seat;
    look(kit::the_public);
    draw_the_curtain(seat, Behind::glimpse);
}

void PlayScreen::ask_to_look(stage::Console& console, Seat seat) {
    if (!session_.is_person(seat) || !session_.is_private(seat) || driver_.viewer() == seat) return;
    forget_hint(console);
    draw_the_curtain(seat, Behind::look);
    console.damage_all();
}

void PlayScreen::close_look(stage::Console& console) {
    behind_ = Behind::nothing;
    look(kit::the_public);
    console.damage_all();
    settle(console);
}

void PlayScreen::end_recap(stage::Console& console) {
    if (recapping()) session_.go_to(live_);
    driver_.stand(session_.state());
    console.damage_all();
    story_ended(console);
}

// ---- Thinking ---------------------------------------------------------------------------------

bool PlayScreen::work(stage::Console&) { return waiting_ != Waiting::none && pace_.work(session_); }

// One frame of it; true: go on.
bool PlayScreen::think(stage::Console& console) {
    const int before = pace_.frames() / spinner_pace;
    if (driver_.hurrying()) pace_.hurry();
    const bool ready = pace_.tick(session_);
    // While a story is told, nobody is said to think.
    if (pace_.frames() / spinner_pace != before && !driver_.telling()) console.damage(spinner_area);
    if (!ready || driver_.telling() || curtain_ != kit::nobody) return true;
    if (waiting_ == Waiting::move) {
        act(console, session_.choice());
        return true;
    }
    if (session_.think_beyond()) return true;
    waiting_ = Waiting::none;
    advice_.clear();
    driver_.set_deciding(true);
    if (session_.hint().empty()) {
        console.sound(stage::Cue::refuse);
        console.damage_all();
        console.toast("No hint here");
        return true;
    }
    session_.note_hint();
    report_trouble(console);
    const std::size_t telling = driver_.scene().point_out(driver_.view(), session_.hint());
    session_.game().describe(session_.state(), session_.hint()[telling], driver_.view().names(),
                             advice_);
    reason_.clear();
    if (const auto reason = session_.cartridge().reason; reason != nullptr)
        reason(session_.state(), session_.hint(), session_.hinted(), reason_);
    console.sound(stage::Cue::toggle);
    console.damage_all();
    return true;
}

// Hurried, a computer takes several actions in a frame: as many as a few slices are enough for.
void PlayScreen::rush(stage::Console& console) {
    constexpr int most_actions = 4;
    int slices = 3;
    for (int i = 0; i < most_actions && driver_.hurrying(); ++i) {
        if (waiting_ != Waiting::move || driver_.telling() || curtain_ != kit::nobody) return;
        for (; session_.thinking() && slices > 0; --slices) session_.think_on();
        if (session_.thinking()) return;
        act(console, session_.choice());
    }
}

// Computers act with every frame: most of the screen would flicker.
bool PlayScreen::rushes() const {
    return waiting_ == Waiting::move && !driver_.telling() && (at_once_ || driver_.hurrying());
}

// A hint tells what a seat knows: where the public looks on, it comes behind the curtain.
void PlayScreen::ask_hint(stage::Console& console) {
    forget_hint(console);
    banner_ = false;
    followed_ = 0;
    const Seat seat = session_.turn();
    console.damage_all();
    if (driver_.viewer() != seat && session_.is_private(seat))
        return draw_the_curtain(seat, Behind::hint);
    behind_ = Behind::nothing;
    session_.think_of_hint();
    waiting_ = Waiting::hint;
    pace_.start(0);
    console.animate();
}

// Is it what the hint has said? Else nobody goes by it any more.
void PlayScreen::follow(kit::Action action) {
    const auto hint = session_.hint();
    const bool on = followed_ < hint.size() && hint[followed_] == action;
    followed_ = on ? followed_ + 1 : 0;
    if (!on) session_.drop_hint();
}

// Whoever has done what a hint said, and is asked something by it, is told what to answer.
bool PlayScreen::go_on_with_hint(stage::Console& console) {
    if (followed_ == 0 || !free_to_decide() || driver_.telling() || banner_) return false;
    followed_ = 0;
    session_.drop_hint();
    if (!driver_.scene().asks(driver_.view())) return false;
    ask_hint(console);
    return true;
}

void PlayScreen::forget_hint(stage::Console& console) {
    if (advice_.empty()) return;
    console.damage(status_bar_area(status(), runtime_));
    if (advice_below()) console.damage(driver_.scene().reason_area());
    advice_.clear();
    forget_reason(console);
}

void PlayScreen::forget_reason(stage::Console& console) {
    if (reason_.empty()) return;
    reason_.clear();
    console.damage(driver_.scene().reason_area());
}

// ---- Keys -------------------------------------------------------------------------------------

void PlayScreen::key(stage::Console& console, stage::KeyPress press) {
    const bool hold = press.press == stage::Press::hold;
    if (hold && press.key != Key::a) return;
    if (press.key == Key::x) return show_pause(console, PauseMenu::Choice::hint);
    if (curtain_ != kit::nobody) return knock(console, press);
    if (press.key == Key::y) return explain(console);
    if (behind(Behind::look) && (press.tapped(Key::a) || press.tapped(Key::b))) {
        console.sound(stage::Cue::back);
        return close_look(console);
    }
    if (press.key == Key::b && !(driver_.deciding() && driver_.scene().keeps_back(driver_.view())))
        return show_pause(console, PauseMenu::Choice::leave);
    if (banner_) return knock(console, press);
    // What hangs down over the scene has been read.
    if (advice_below() || status_bar_area(status(), runtime_) != status_area) forget_hint(console);
    if (session_.over() && !driver_.telling()) {
        if (press.tapped(Key::a)) show_results(console);
        return;
    }
    give_to_scene(console, press);
}

void PlayScreen::give_to_scene(stage::Console& console, stage::KeyPress press) {
    if (driver_.deciding() && waiting_ != Waiting::none) return;
    // The place belongs to what the scene says next.
    forget_reason(console);
    // The prompt and the hints may depend on where the cursor is; mostly they do not.
    const stage::Scene& scene = driver_.scene();
    const kit::Text<64> prompt(scene.prompt(driver_.view()));
    const bool refused = scene.refuses(driver_.view());
    const auto hints = scene.hints(driver_.view());
    const auto did = driver_.key(press);
    console.animate();
    if (did == stage::SceneDriver::Did::ended) return story_ended(console);
    if (did == stage::SceneDriver::Did::nothing) return;
    if (prompt.view() != scene.prompt(driver_.view()) || refused != scene.refuses(driver_.view()))
        console.damage(status_area);
    if (hints.data() != scene.hints(driver_.view()).data()) console.damage(stage::hints_area);
    if (const auto action = driver_.taken()) return act(console, *action);
    if (const Seat seat = driver_.asked_to_look(); seat != kit::nobody) ask_to_look(console, seat);
}

void PlayScreen::explain(stage::Console& console) {
    topics_.show(console, session_.cartridge(), driver_.scene(), driver_.view(),
                 &session_.match().config);
}

// The pages begin with the one about what the cursor is on.
void PlayScreen::show_rules(stage::Console& console) {
    const stage::Cartridge& cartridge = session_.cartridge();
    const int number = driver_.scene().topic(driver_.view());
    stage::Topic topic;
    if (number >= 0 && number < cartridge.topics) cartridge.topic(number, topic);
    topics_.pages().show(console, cartridge, topic.page, &session_.match().config);
}

void PlayScreen::show_pause(stage::Console& console, PauseMenu::Choice first) {
    if (behind(Behind::glimpse)) {
        // It is not over: whoever comes back from the menu finds the curtain once more.
        if (recapping()) session_.go_to(live_);
        settle(console);
    }
    if (behind(Behind::look)) close_look(console);
    if (recapping()) end_recap(console);
    if (driver_.telling() && !driver_.waiting()) {
        driver_.skip();
        if (!driver_.telling()) story_ended(console);
    }
    pause_.show(console, first, driver_.deciding(), clock_.runs() && driver_.deciding());
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
            return session_.is_trial() ? console.close() : console.home();
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
            return show_rules(console);
        case PauseMenu::Choice::restart:
            session_.finish();
            if (session_.restart(hal::entropy()).ok()) begin(console);
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
        case PauseMenu::Choice::settings:
        case PauseMenu::Choice::none:
            return;
    }
}

void PlayScreen::show_results(stage::Console& console) {
    results_.show(console, !end_shown_);
    end_shown_ = true;
}

void PlayScreen::report_trouble(stage::Console& console) {
    const char* trouble = session_.take_trouble();
    if (trouble == nullptr) return;
    console.toast(trouble);
    console.sound(stage::Cue::warn);
}

// ---- Frames -----------------------------------------------------------------------------------

bool PlayScreen::tick(stage::Console& console) {
    bool on = false;
    if (curtain_ != kit::nobody) {
        on = open_slowly(console);
    } else {
        if (banner_) on = open_slowly(console);
        driver_.set_time_left(time_left());
        const auto frame = driver_.tick();
        on = frame.on || on;
        if (frame.ended) {
            story_ended(console);
            if (driver_.deciding()) driver_.tick();
            on = true;
        }
        // The rest of a choice follows at once: nobody is asked in between.
        while (const auto action = driver_.taken()) {
            act(console, *action);
            if (driver_.deciding()) driver_.tick();
            on = true;
        }
        if (waiting_ != Waiting::none) on = think(console) || on;
        rush(console);
        on = go_on_with_hint(console) || on;
        on = run_clock(console) || on;
    }
    if (session_.over() && !driver_.telling() && !recapping() && !end_shown_) show_results(console);
    return on;
}

// While A is held down, a curtain or banner stays. True: go on.
bool PlayScreen::open_slowly(stage::Console& console) {
    if (closed_ > 0 && !console.held(Key::a)) --closed_;
    return closed_ > 0;
}

// The time of a decision; true: go on.
bool PlayScreen::run_clock(stage::Console& console) {
    if (banner_ || !clock_.runs() || !free_to_decide()) return false;
    if (clock_.step()) {
        console.damage(status_area);
        if (clock_.is_short())
            console.sound(clock_.is_up() ? stage::Cue::warn : stage::Cue::toggle);
    }
    if (clock_.is_up()) {
        clock_.stop();
        act(console, kit::time_out_action(session_.game()));
    }
    return true;
}

stage::TimeLeft PlayScreen::time_left() const {
    if (!clock_.runs() || !free_to_decide()) return {};
    return {static_cast<std::uint16_t>(clock_.frames_left()),
            static_cast<std::uint16_t>(clock_.frames())};
}

StatusBar PlayScreen::status() const {
    const int seconds = clock_.runs() && free_to_decide() ? clock_.seconds_left() : -1;
    if (waiting_ == Waiting::hint)
        return {.text = "Looking for a hint", .thinking = pace_.frames()};
    if (!advice_.empty() && !advice_below())
        return {.text = advice_.view(), .hint = true, .seconds = seconds};
    if (behind(Behind::glimpse)) return {.text = "For your eyes only", .seat = driver_.viewer()};
    if (behind(Behind::look)) return {.text = "Only looking", .seat = driver_.viewer()};
    if (recapping()) return {.text = "Since you last looked"};
    if (driver_.telling()) {
        const Seat actor = session_.game().turn(session_.before());
        return {.text = session_.name(actor), .seat = actor};
    }
    if (session_.over()) return {.text = session_.outcome().why};
    if (driver_.deciding())
        return {.text = driver_.scene().prompt(driver_.view()),
                .seat = session_.turn(),
                .refused = driver_.scene().refuses(driver_.view()),
                .seconds = seconds,
                .short_of_time = clock_.is_short()};
    return {.text = {}, .thinking = pace_.frames()};
}

// A computer's turn goes on, or is being told, and somebody waits for it.
bool PlayScreen::computers_act() const {
    if (session_.persons() == 0) return false;
    const Seat seat =
        session_.game().turn(driver_.telling() ? session_.before() : session_.state());
    return seat != kit::nobody && !session_.is_person(seat);
}

// Another person may be the one who wakes it: the curtain again, and a choice is begun anew.
void PlayScreen::darkened(stage::Console& console) {
    if (!is_private()) return;
    if (recapping()) session_.go_to(live_);
    driver_.look_as(kit::the_public);
    show_position(console);
}

bool PlayScreen::is_private() const {
    const Viewer viewer = driver_.viewer();
    return curtain_ == kit::nobody &&
           (session_.is_private(viewer) || (driver_.telling() && session_.was_private(viewer)));
}

// Why the console is passed on. To decide: then the seat's role in this match is named.
Errand PlayScreen::errand() const {
    switch (behind_) {
        case Behind::glimpse:
            return {"who is shown something", "look"};
        case Behind::look:
            return {"who looks at their own hand", "look"};
        case Behind::nothing:
        case Behind::decision:
        case Behind::hint:
            break;
    }
    return {role_of(curtain_), "play"};
}

// What a seat was called when it was chosen who sits there, if that tells more than its name.
std::string_view PlayScreen::role_of(Seat seat) const {
    if (session_.cartridge().role == nullptr) return {};
    const std::string_view role = session_.cartridge().role(session_.match().config, seat);
    return session_.name(seat).starts_with(role) ? std::string_view() : role;
}

// Computers play the match to its end alone.
bool PlayScreen::persons_are_out() const {
    bool any = false;
    for (Seat seat = 0; seat < session_.seats(); ++seat) {
        if (!session_.is_person(seat)) continue;
        if (!driver_.scene().is_out(driver_.view(), seat)) return false;
        any = true;
    }
    return any && !session_.over();
}

STAGE_HOT void PlayScreen::draw(stage::Canvas& canvas) const {
    const bool left_handed = runtime_.settings().left_handed;
    if (curtain_ != kit::nobody)
        return draw_curtain(canvas, curtain_, session_.name(curtain_), errand(), left_handed);
    driver_.draw(canvas);
    draw_advice(canvas, driver_.scene().reason_area(), advice_.view(), reason_.view(), runtime_);
    if (banner_)
        draw_banner(canvas, session_.name(holder_), holder_, session_.cartridge(),
                    role_of(holder_));
    // Only advice reaches below the bar.
    if (!advice_.empty() || canvas.shows(status_area)) draw_status(canvas);
    if (canvas.shows(stage::hints_area)) draw_key_hints(canvas, left_handed);
}

void PlayScreen::draw_status(stage::Canvas& canvas) const {
    StatusBar bar = status();
    bar.cartridge = &session_.cartridge();
    kit::Text<48> thinking;
    if (bar.text.empty()) {
        thinking.add(session_.name(session_.turn())).add(" is thinking");
        bar.text = thinking.view();
    }
    draw_status_bar(canvas, bar, runtime_);
}

void PlayScreen::draw_key_hints(stage::Canvas& canvas, bool left_handed) const {
    std::array<stage::Hint, 8> hints{stage::Hint{Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""},
                                     {Key::a, ""}};
    std::size_t count = 0;
    if (driver_.waiting()) {
        hints[count++] = {Key::a, "go on"};
    } else if (persons_are_out()) {
        hints[count++] = {Key::a, "hold: to the end"};
    } else if (driver_.telling()) {
        hints[count++] = {Key::a, computers_act() ? "skip, hold: hurry" : "skip"};
    } else if (waiting_ == Waiting::move && computers_act()) {
        hints[count++] = {Key::a, "hold: hurry"};
    } else if (banner_) {
        hints[count++] = {Key::a, "go on"};
    } else if (behind(Behind::look)) {
        hints[count++] = {Key::b, "close"};
    } else if (session_.over()) {
        hints[count++] = {Key::a, "results"};
    } else if (free_to_decide()) {
        for (const stage::Hint& hint : driver_.scene().hints(driver_.view()))
            if (count < hints.size() - 2) hints[count++] = hint;
    }
    hints[count++] = {Key::x, "menu"};
    hints[count++] = {Key::y, "what?"};
    stage::draw_hints(canvas, {hints.data(), count}, left_handed);
}

}  // namespace play
