#include "shell/menus/qr_screen.h"

#include "console/status.h"
#include "shell/page.h"
#include "stage/hints.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

constexpr Rect qr_page_area{0, page_top, stage::screen_size, stage::hints_area.y - page_top};
constexpr int caption_height = 20;
static_assert(qr_page_area.height >= 3 * (stage::Qr::most_modules + 2 * stage::Qr::quiet));

}  // namespace

void QrScreen::show(stage::Console& console, std::string_view title, std::string_view text,
                    std::string_view caption) {
    if (!qr_.encode(text)) {
        console.sound(stage::Cue::refuse);
        return console.toast("Too long for a QR code");
    }
    title_.clear();
    title_.add(title);
    caption_.clear();
    caption_.add(caption);
    console.sound(stage::Cue::open);
    console.open(*this);
}

void QrScreen::show_match(stage::Console& console, std::string_view game, std::string_view code) {
    ShareText text;
    share_text(Share::match, code, text);
    show(console, game, text.view(), code);
}

void QrScreen::show_challenge(stage::Console& console, int number, std::string_view caption) {
    kit::Text<8> code;
    code.number(number);
    ShareText text;
    share_text(Share::challenge, code.view(), text);
    kit::Text<16> title("Challenge ");
    title.number(number);
    show(console, title.view(), text.view(), caption);
}

// Also with the key that opened it.
void QrScreen::key(stage::Console& console, stage::KeyPress press) {
    if (!press.tapped(Key::b) && !press.tapped(Key::x)) return;
    console.sound(stage::Cue::back);
    console.close();
}

void QrScreen::draw(stage::Canvas& canvas) const {
    draw_page(canvas, title_.view());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    Rect area = qr_page_area;
    if (!caption_.empty()) {
        area.height -= caption_height;
        const bool fits = stage::text_width(caption_.view(), stage::medium) <= 228;
        const stage::Font& font = fits ? stage::medium : stage::small;
        canvas.text_fitted({120, area.bottom() + (caption_height - font.height) / 2}, 228,
                           caption_.view(), font, canvas.theme().ink, stage::Align::centre);
    }
    qr_.draw(canvas, area);
    static constexpr stage::Hint hints[] = {{Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
