#include "shell/menus/two_key_question.h"

#include <utility>

#include "stage/hints.h"

namespace shell {

using stage::Key;

void TwoKeyQuestion::ask(stage::Console& console, std::string_view title, std::string_view text) {
    title_ = title;
    text_.clear();
    text_.add(text);
    armed_ = yes_ = false;
    show_dialog();
    console.open(*this);
}

bool TwoKeyQuestion::take_yes() { return std::exchange(yes_, false); }

void TwoKeyQuestion::show_dialog() {
    shown_.clear();
    shown_.add(text_.view());
    stage::name_buttons(shown_,
                        armed_ ? "\n\n{X} is pressed. Now {A} erases, {B} keeps everything."
                               : "\n\nTo erase, press {X} and then {A}.\n{B} keeps everything.",
                        settings_.left_handed);
    answer_.clear();
    stage::name_buttons(answer_, armed_ ? "{A}: erase" : "{X}, then {A}", settings_.left_handed);
    dialog_ = stage::Dialog(
        {.title = title_, .text = shown_.view(), .answers = {answer_.view()}, .grave = true});
}

void TwoKeyQuestion::key(stage::Console& console, stage::KeyPress press) {
    if (press.press != stage::Press::edge) return;
    if (press.key == Key::x && !armed_) {
        armed_ = true;
        show_dialog();
        console.sound(stage::Cue::warn);
        return console.damage_all();
    }
    if (press.key == Key::a && !armed_) return console.sound(stage::Cue::refuse);
    if (press.key == Key::a) {
        yes_ = true;
        return console.close();
    }
    if (press.key != Key::b && !armed_) return;
    console.sound(stage::Cue::back);
    console.close();
}

void TwoKeyQuestion::draw(stage::Canvas& canvas) const {
    dialog_.draw(canvas);
    static constexpr stage::Hint first[] = {{Key::x, "erase..."}, {Key::b, "keep"}};
    static constexpr stage::Hint second[] = {{Key::a, "erase"}, {Key::b, "keep"}};
    if (armed_)
        stage::draw_hints(canvas, second, settings_.left_handed);
    else
        stage::draw_hints(canvas, first, settings_.left_handed);
}

}  // namespace shell
