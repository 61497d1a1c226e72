#include "shell/workshop/keep_page.h"

#include <utility>

#include "console/status.h"
#include "shell/page.h"
#include "shell/workshop/record_check.h"
#include "stage/hints.h"

namespace shell {

using stage::Key;

namespace {

constexpr stage::Rect keep_picture{12, page_top + 6, 120, 120};
constexpr int keep_left = keep_picture.right() + 8, keep_width = 228 - keep_left;

}  // namespace

void KeepPage::show(stage::Console& console, const stage::Workshop& workshop,
                    const stage::Record& record) {
    workshop_ = &workshop;
    record_ = record;
    taken_ = true;
    kit::Text<256> text;
    workshop.print(record, text);
    check_.clear();
    add_check(text.view(), check_);
    console.open(*this);
}

bool KeepPage::take() { return !std::exchange(taken_, true); }

void KeepPage::key(stage::Console& console, stage::KeyPress press) {
    const bool keep = press.tapped(Key::a);
    if (!keep && !press.tapped(Key::b)) return;
    taken_ = !keep;
    console.sound(keep ? stage::Cue::choose : stage::Cue::back);
    console.close();
}

void KeepPage::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    kit::Text<48> words("Keep this ");
    draw_page(canvas, words.add(workshop_->thing).add('?').view());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    workshop_->draw(canvas, record_, keep_picture);
    words.clear();
    workshop_->title(record_, words);
    int y = keep_picture.y + 2;
    y += canvas.paragraph({keep_left, y, keep_width, 34}, words.view(), stage::medium, theme.ink) +
         6;
    words.clear();
    workshop_->note(record_, words);
    canvas.paragraph({keep_left, y, keep_width, 40}, words.view(), stage::small, theme.faint);
    canvas.text({keep_picture.x, keep_picture.bottom() + 8}, check_.view(), stage::medium,
                theme.accent);
    canvas.paragraph({keep_picture.x, keep_picture.bottom() + 28, 216, 40},
                     "If nothing was mistyped, the other console shows the same check.",
                     stage::small, theme.faint, stage::Align::left, 2);
    static constexpr stage::Hint hints[] = {{Key::a, "keep"}, {Key::b, "back to the code"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
