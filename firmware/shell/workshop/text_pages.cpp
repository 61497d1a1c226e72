#include "shell/workshop/text_pages.h"

#include <utility>

namespace shell {

// ---- Name ---------------------------------------------------------------------------------------

void RenamePage::show(stage::Console& console, const stage::Workshop& workshop,
                      const stage::Record& record) {
    workshop_ = &workshop;
    record_ = record;
    taken_ = true;
    kit::Text<longest + 1> name;
    workshop.title(record, name);
    begin(workshop.name_characters, workshop.longest_name, name.view());
    console.open(*this);
}

bool RenamePage::take(stage::Record& out) {
    if (std::exchange(taken_, true)) return false;
    out = record_;
    return true;
}

void RenamePage::changed() {
    why_not_ = nullptr;
    if (text().empty())
        why_not_ = "A name has at least one character";
    else if (text().front() == ' ' || text().back() == ' ')
        why_not_ = "No space at the edge of a name";
}

std::string_view RenamePage::message() const {
    return why_not_ != nullptr ? why_not_
                               : "{X} gives it this name. Hold {B} to leave the old one.";
}

void RenamePage::done(stage::Console& console) {
    if (why_not_ != nullptr) {
        console.sound(stage::Cue::refuse);
        return console.toast(why_not_);
    }
    workshop_->rename(record_, text());
    taken_ = false;
    console.sound(stage::Cue::choose);
    console.close();
}

// ---- Code ---------------------------------------------------------------------------------------

void TakePage::show(stage::Console& console, const stage::Workshop& workshop) {
    workshop_ = &workshop;
    taken_ = true;
    begin(workshop.text_characters, workshop.longest_text, {});
    console.open(*this);
}

bool TakePage::take(stage::Record& out) {
    if (std::exchange(taken_, true)) return false;
    out = record_;
    return true;
}

void TakePage::changed() {
    message_.clear();
    mood_ = Mood::plain;
    reading_ = workshop_->read(text(), record_);
    if (text().empty()) {
        message_.add("Type it as another console shows it, capitals and all. {B} leaves.");
        return;
    }
    if (!reading_.ok()) {
        // At the end nothing is wrong yet.
        const bool goes_on = reading_.column == text().size() + 1;
        mood_ = goes_on ? Mood::plain : Mood::bad;
        message_.add(goes_on ? "Go on in column " : "Column ").number(reading_.column).add(": ");
        message_.add(reading_.why_not);
        return;
    }
    const kit::Verdict verdict = workshop_->problem(record_);
    mood_ = verdict.ok() ? Mood::good : Mood::bad;
    if (!verdict.ok()) {
        message_.add("It can be read, but ").add(verdict.why_not);
        return;
    }
    workshop_->title(record_, message_);
    message_.add(": ");
    workshop_->note(record_, message_);
}

void TakePage::uncovered(stage::Console& console) {
    if (!keep_.take()) return;
    taken_ = false;
    console.close();
}

std::string_view TakePage::done_word() const {
    if (mood_ == Mood::good || text().empty()) return "use it";
    return mood_ == Mood::bad && !reading_.ok() ? "go there" : "to the end";
}

void TakePage::done(stage::Console& console) {
    if (mood_ == Mood::good) {
        console.sound(stage::Cue::choose);
        return keep_.show(console, *workshop_, record_);
    }
    console.sound(stage::Cue::refuse);
    console.toast(!reading_.ok() ? reading_.why_not : workshop_->problem(record_).why_not);
    if (!text().empty()) go_to(console, reading_.ok() ? text().size() : reading_.column - 1u);
}

}  // namespace shell
