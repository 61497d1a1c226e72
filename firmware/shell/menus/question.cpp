#include "shell/menus/question.h"

#include <utility>

#include "stage/hints.h"

namespace shell {

using stage::Key;

void Question::ask(stage::Console& console, const stage::DialogText& text) {
    text_.clear();
    stage::name_buttons(text_, text.text, settings_.left_handed);
    stage::DialogText kept = text;
    kept.text = text_.view();
    dialog_ = stage::Dialog(kept);
    answer_ = none;
    console.open(*this);
}

int Question::take_answer() { return std::exchange(answer_, none); }

void Question::key(stage::Console& console, stage::KeyPress press) {
    const stage::Did did = stage::report(console, dialog_.key(press));
    if (did != stage::Did::chosen) return;
    answer_ = dialog_.cursor();
    console.close();
}

void Question::draw(stage::Canvas& canvas) const {
    dialog_.draw(canvas);
    constexpr stage::Hint hints[] = {
        {stage::keys_of(Key::left, Key::right), "choose"}, {Key::a, "answer"}, {Key::b, "back"}};
    stage::draw_hints(canvas, hints, settings_.left_handed);
}

}  // namespace shell
