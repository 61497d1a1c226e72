#include "shell/menus/question.h"

#include <utility>

#include "stage/hints.h"

namespace shell {

using stage::Key;

void Question::ask(stage::Console& console, const stage::DialogText& text, std::string_view on_x) {
    text_.clear();
    stage::name_buttons(text_, text.text, settings_.left_handed);
    stage::DialogText kept = text;
    kept.text = text_.view();
    dialog_ = stage::Dialog(kept);
    on_x_ = on_x;
    answer_ = none;
    console.open(*this);
}

int Question::take_answer() { return std::exchange(answer_, none); }

void Question::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::x) && !on_x_.empty()) {
        answer_ = more;
        return console.close();
    }
    const stage::Did did = stage::report(console, dialog_.key(press));
    if (did != stage::Did::chosen) return;
    answer_ = dialog_.cursor();
    console.close();
}

void Question::draw(stage::Canvas& canvas) const {
    dialog_.draw(canvas);
    const stage::Hint hints[] = {{stage::keys_of(Key::left, Key::right), "choose"},
                                 {Key::a, "answer"},
                                 {Key::b, "back"},
                                 {Key::x, on_x_}};
    stage::draw_hints(canvas, {hints, on_x_.empty() ? 3u : 4u}, settings_.left_handed);
}

}  // namespace shell
