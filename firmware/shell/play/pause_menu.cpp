#include "shell/play/pause_menu.h"

#include <utility>

#include "stage/hints.h"

namespace play {

using stage::Did;
using stage::Key;
using stage::Rect;

namespace {

constexpr int width = 176, title_height = 24, row_height = 20, margin = 4;

stage::DialogText restart_question(Session::Restart kind) {
    constexpr std::string_view texts[] = {
        "The same match begins again, and what was played so far is given up.",
        "The same match begins again. You know some of what comes, so it will not count.",
        "Everybody gives up this match, and another one is dealt. Do all agree?"};
    return {.title = "Start over?",
            .text = texts[static_cast<std::size_t>(kind)],
            .answers = {"Start over", "Go on"},
            .first = 1,
            .cancel = 1,
            .grave = true};
}

constexpr stage::DialogText help_question{
    .title = "Take help?",
    .text = "With a hint or Undo this match wins one star at most, however it goes on.",
    .answers = {"Take it", "Play on"},
    .cancel = 1};

// Why a row cannot be chosen now.
std::string_view reason(PauseMenu::Choice choice, const Session& session) {
    const NoUndo undo = session.why_no_undo();
    switch (choice) {
        case PauseMenu::Choice::undo:
            if (undo == NoUndo::revealed) return "What came to light stays";
            if (undo == NoUndo::another) return "Others have decided since";
            return "You have decided nothing yet";
        case PauseMenu::Choice::redo:
            return "Nothing was undone";
        case PauseMenu::Choice::hint:
            return session.over() ? "The match is over" : "It is not your decision";
        default:
            return "Nothing has been played yet";
    }
}

}  // namespace

void PauseMenu::add(Choice choice, std::string_view label, bool enabled) {
    rows_[count_] = {.label = label, .enabled = enabled};
    choices_[count_] = choice;
    ++count_;
}

void PauseMenu::show(stage::Console& console, Choice first, bool hint, bool hides) {
    hides_ = hides;
    count_ = 0;
    // First what can be had at any decision, and takes nothing back.
    add(Choice::hint, "Hint", hint);
    add(Choice::undo, "Undo", session_.can_undo());
    add(Choice::redo, "Redo", session_.can_redo());
    add(Choice::rules, "Rules", true);
    add(Choice::restart, "Start over", session_.can_restart());
    if (new_match_ != nullptr && !session_.is_trial()) add(Choice::new_match, "New match", true);
    if (settings_ != nullptr) add(Choice::settings, "Settings", true);
    add(Choice::picture, "Screenshot", true);
    add(Choice::leave, session_.is_trial() ? "End the test" : "Save and leave", true);
    // Where there is no hint, neither on a row that refuses nor on one that takes something back.
    if (first == Choice::hint && !hint) first = Choice::rules;
    cursor_ = 0;
    for (std::size_t i = 0; i < count_; ++i)
        if (choices_[i] == first) cursor_ = static_cast<int>(i);
    heading_.clear();
    const Goal goal = session_.goal();
    if (goal.number > 0)
        heading_.add("Challenge ").number(goal.number).add(": par ").number(goal.par);
    else if (goal.day > 0)
        heading_.add("Challenge of day ").number(goal.day);
    else
        heading_.add(session_.game().info.title);
    if (goal.is_for_everybody())
        heading_.add("\nYour score so far: ").number(session_.outcome().score[session_.owner()]);
    taken_ = Choice::none;
    asked_ = Choice::none;
    console.sound(stage::Cue::open);
    console.open(*this);
}

PauseMenu::Choice PauseMenu::taken() {
    const Choice taken = taken_;
    taken_ = Choice::none;
    return taken;
}

Rect PauseMenu::area() const {
    const int height = title_height + static_cast<int>(count_) * row_height + 2 * margin;
    return {(stage::screen_size - width) / 2, (stage::hints_area.y - height) / 2, width, height};
}

stage::List PauseMenu::list() const {
    const Rect box = area();
    stage::List list({box.x + margin, box.y + title_height + margin, box.width - 2 * margin,
                      static_cast<int>(count_) * row_height},
                     stage::medium, row_height);
    list.set_rows({rows_.data(), count_});
    list.set_cursor(cursor_);
    return list;
}

void PauseMenu::choose(stage::Console& console, Choice choice) {
    taken_ = choice;
    console.close();
}

void PauseMenu::key(stage::Console& console, stage::KeyPress press) {
    if (asked_ != Choice::none) {
        if (stage::report(console, question_.key(press)) != Did::chosen) return;
        const Choice asked = std::exchange(asked_, Choice::none);
        if (question_.cursor() == 0) return choose(console, asked);
        return console.damage_all();
    }
    if (press.tapped(Key::x)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    stage::List list = this->list();
    const Did did = stage::report(console, list.key(press));
    cursor_ = list.cursor();
    const Choice choice = choices_[static_cast<std::size_t>(cursor_)];
    if (did == Did::left) return console.close();
    if (did == Did::refused) return console.toast(reason(choice, session_));
    if (did != Did::chosen) return;
    if (choice == Choice::settings) return console.open(*settings_);
    // A match that is over is counted and kept: nothing is given up.
    if (choice == Choice::restart && !session_.over())
        return ask(console, choice, restart_question(session_.restart_kind()));
    if (costs_stars(choice)) return ask(console, choice, help_question);
    choose(console, choice);
}

bool PauseMenu::costs_stars(Choice choice) const {
    if (choice != Choice::hint && choice != Choice::undo) return false;
    const Goal goal = session_.goal();
    return goal.has_stars() && !goal.helped && !session_.over();
}

void PauseMenu::ask(stage::Console& console, Choice choice, const stage::DialogText& text) {
    question_ = stage::Dialog(text);
    asked_ = choice;
    console.damage_all();
}

void PauseMenu::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    const Rect box = area();
    constexpr int radius = 9;
    const Rect outer = box.inset(-3);
    if (hides_)
        canvas.fill(stage::screen_area, theme.paper);
    else
        canvas.shade_around(stage::screen_area,
                            {outer.x, outer.y + radius, outer.width, outer.height - 2 * radius},
                            theme.paper);
    canvas.rounded_frame(outer, radius, theme.paper, 5);  // the rest is covered
    canvas.rounded(box, 7, theme.panel);
    {
        const auto top = canvas.clipped({box.x, box.y, box.width, title_height});
        canvas.rounded(box, 7, theme.accent);
    }
    canvas.rounded_frame(box, 7, theme.accent, 2);
    if (heading_.view().find('\n') != heading_.view().npos)
        canvas.paragraph({box.x + 10, box.y + 1, box.width - 20, title_height - 1}, heading_.view(),
                         stage::small, theme.on_accent, stage::Align::left, -1);
    else
        canvas.text({box.x + 10, box.y + 4}, heading_.view(), stage::medium, theme.on_accent);
    list().draw(canvas);
    constexpr stage::Hint hints[] = {
        {stage::keys_of(Key::up, Key::down), "move"}, {Key::a, "choose"}, {Key::b, "play on"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
    if (asked_ != Choice::none) question_.draw(canvas);
}

}  // namespace play
