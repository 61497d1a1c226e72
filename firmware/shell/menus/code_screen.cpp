#include "shell/menus/code_screen.h"

#include <utility>

namespace shell {

namespace {

// As the form of a new match has them: "Race, Players 2, Rounds 3".
void say_choices(const kit::Form& form, const kit::Config& config, kit::TextOut& out) {
    std::string_view between;
    for (std::size_t i = 0; i < form.fields.size(); ++i) {
        if (!form.asks(config, i)) continue;
        const kit::Field& field = form.fields[i];
        out.add(std::exchange(between, ", "));
        if (field.choices.empty())
            out.add(field.title).add(' ').number(config[i]);
        else
            out.add(field.choices[config[i]].title);
    }
}

}  // namespace

using State = CodeCheck::State;

void CodeScreen::set_paste(std::string_view code) {
    paste_.clear();
    paste_.add(code);
}

void CodeScreen::opened(stage::Console&) {
    taken_ = true;
    set_typed({});
}

const kit::Shared* CodeScreen::take() {
    if (taken_) return nullptr;
    taken_ = true;
    return &check_.shared;
}

void CodeScreen::typed_anew() {
    check_ = check_code(typed(), games_);
    message_.clear();
    if (typed().empty()) {
        message_.add("A code holds game, choices and seed. It has no I, L, O and U.");
        return;
    }
    if (check_.state == State::wrong) {
        if (check_.wrong_group >= 0)
            message_.add("Group ").number(check_.wrong_group + 1).add(": ");
        message_.add(check_.says);
        return;
    }
    if (check_.game != nullptr) message_.add(check_.game->info.title).add(": ");
    const int left = check_.length - static_cast<int>(typed().size());
    if (check_.state == State::good)
        say_choices(check_.game->info.form, check_.shared.config, message_);
    else if (check_.length == 0)
        message_.add("go on");
    else
        message_.number(left).add(left == 1 ? " more character" : " more characters");
}

TypingPage::Mood CodeScreen::mood() const {
    return check_.state == State::good    ? Mood::good
           : check_.state == State::wrong ? Mood::bad
                                          : Mood::plain;
}

std::string_view CodeScreen::done_word() const {
    if (check_.state == State::good) return "use it";
    if (check_.wrong_group >= 0) return "correct it";
    return typed().empty() && !paste_.empty() ? "paste last" : "use it";
}

void CodeScreen::done(stage::Console& console) {
    if (check_.state == State::good) {
        taken_ = false;
        console.sound(stage::Cue::choose);
        return console.close();
    }
    if (check_.wrong_group >= 0) {
        console.sound(stage::Cue::move);
        return go_to_group(console, check_.wrong_group);
    }
    if (typed().empty() && !paste_.empty()) {
        console.sound(stage::Cue::choose);
        set_typed(paste_.view());
        return damage_words(console);
    }
    console.sound(stage::Cue::refuse);
    console.toast(check_.state == State::wrong ? check_.says : "The code is not complete yet");
}

}  // namespace shell
