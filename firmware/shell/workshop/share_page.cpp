#include "shell/workshop/share_page.h"

#include "console/status.h"
#include "shell/page.h"
#include "shell/workshop/record_check.h"
#include "shell/workshop/text_page.h"
#include "stage/hints.h"

namespace shell {

using stage::Key;

namespace {

constexpr int share_top = page_top + 6, share_line = 16;

}  // namespace

void SharePage::show(stage::Console& console, const stage::Workshop& workshop,
                     const stage::Record& record) {
    title_.clear();
    workshop.title(record, title_);
    text_.clear();
    workshop.print(record, text_);
    console.open(*this);
}

void SharePage::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::a) || press.tapped(Key::x))
        return qr_.show_arena(console, title_.view(), text_.view());
    if (!press.tapped(Key::b)) return;
    console.sound(stage::Cue::back);
    console.close();
}

void SharePage::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_page(canvas, title_.view());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    int y = share_top;
    std::string_view rest = text_.view();
    while (!rest.empty()) {
        canvas.text({6, y}, kit::first_of(rest, TextPage::line_length), stage::small, theme.ink);
        rest = kit::behind(rest, TextPage::line_length);
        y += share_line;
    }
    canvas.fill({12, y + 4, 216, 1}, theme.edge);
    kit::Text<16> check;
    add_check(text_.view(), check);
    canvas.text({12, y + 8}, check.view(), stage::medium, theme.accent);
    canvas.paragraph({12, y + 28, 216, 60},
                     "Typed on another console with \"Take a code\", which then shows the same "
                     "check; or scanned as a QR code.",
                     stage::small, theme.faint, stage::Align::left, 2);
    static constexpr stage::Hint hints[] = {{Key::a, "QR code"}, {Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
