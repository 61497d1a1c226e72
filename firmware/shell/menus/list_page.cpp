#include "shell/menus/list_page.h"

#include "console/status.h"
#include "shell/page.h"

namespace shell {

using stage::Did;
using stage::Rect;

void ListPage::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(stage::Key::x)) return more(console);
    const auto hints_before = hints().data();
    const stage::Reply reply = list_.key(press);
    if (reply.did != Did::nothing && shake_.active()) {
        console.damage(list_.area().inset(-stage::Shake::reach));
        shake_ = {};
    }
    switch (reply.did) {
        case Did::nothing:
            return;
        case Did::refused:
            return refuse(console, why_not(list_.cursor()));
        case Did::lowered:
        case Did::raised:
            return changed(console, list_.cursor(), reply.did == Did::raised ? 1 : -1);
        case Did::moved:
            stage::report(console, reply);
            moved(console, list_.cursor());
            if (hints().data() != hints_before) console.damage(stage::hints_area);
            return console.damage(help_area);
        case Did::chosen:
            stage::report(console, reply);
            return chosen(console, list_.cursor());
        case Did::left:
            stage::report(console, reply);
            return left(console);
    }
}

void ListPage::refuse(stage::Console& console, std::string_view why) {
    console.sound(stage::Cue::refuse);
    if (!why.empty()) console.toast(why);
    shake_.start(console);
    console.damage(shaken_area());
    console.animate();
}

bool ListPage::tick(stage::Console& console) {
    const bool on = shake_.step();
    console.damage(shaken_area());
    return on;
}

Rect ListPage::shaken_area() const {
    const Rect row = list_.row_area(list_.cursor());
    return {row.x - stage::Shake::reach, row.y, row.width + 2 * stage::Shake::reach, row.height};
}

void ListPage::draw_ground(stage::Canvas& canvas) const {
    draw_page(canvas, title());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
}

void ListPage::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_ground(canvas);
    list_.draw(canvas);
    draw_rows(canvas);
    const bool left_handed = runtime_.settings().left_handed;
    kit::Text<160> words;
    if (list_.rows().empty()) {
        stage::name_buttons(words, empty_words(), left_handed);
        canvas.paragraph({30, 84, 180, 80}, words.view(), stage::small, theme.faint,
                         stage::Align::centre, 3);
    }
    if (shake_.active())
        canvas.rounded_frame(list_.row_area(list_.cursor()).moved(shake_.offset(), 0).inset(1), 4,
                             theme.bad, 2);
    if (canvas.shows(help_area) && !list_.rows().empty()) {
        stage::name_buttons(words, help(list_.cursor()), left_handed);
        canvas.text_fitted({120, help_y}, 228, words.view(), stage::small, theme.faint,
                           stage::Align::centre);
    }
    stage::draw_hints(canvas, hints(), left_handed);
}

}  // namespace shell
