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
    letters_ = nullptr;
    open(console, title, caption);
}

void QrScreen::open(stage::Console& console, std::string_view title, std::string_view caption) {
    title_.clear();
    title_.add(title);
    caption_.clear();
    caption_.add(caption);
    turned_ = false;
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

// A link takes more room than the text, and may not fit.
void QrScreen::show_arena(stage::Console& console, std::string_view title, std::string_view arena) {
    ShareText text;
    share_text(Share::arena, arena, text);
    const bool fits = !text.cut() && qr_.encode(text.view());
    show(console, title, fits ? text.view() : arena);
}

// A link of a long match may not fit; its letters alone always do.
void QrScreen::show_result(stage::Console& console, int day, const ResultCode& code,
                           std::string_view caption) {
    ShareText text;
    share_text(Share::day, code.view(), text);
    if (text.cut() || !qr_.encode(text.view())) {
        text.clear();
        share_text(Share::day, code.view(), text, {});
        kit::check(qr_.encode(text.view()), "a result that no QR code holds");
    }
    letters_ = &code;
    kit::Text<16> title("Day ");
    title.number(day);
    open(console, title.view(), caption);
}

// Also with the key that opened it.
void QrScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::a) && letters_ != nullptr) {
        turned_ = !turned_;
        console.sound(stage::Cue::move);
        return console.damage_all();
    }
    if (!press.tapped(Key::b) && !press.tapped(Key::x)) return;
    console.sound(stage::Cue::back);
    console.close();
}

void QrScreen::draw(stage::Canvas& canvas) const {
    draw_page(canvas, title_.view());
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    const bool left_handed = runtime_.settings().left_handed;
    const stage::Hint hints[] = {{Key::b, "back"}, {Key::a, turned_ ? "QR code" : "letters"}};
    stage::draw_hints(canvas, std::span(hints).first(letters_ != nullptr ? 2 : 1), left_handed);
    if (turned_) return draw_letters(canvas);
    Rect area = qr_page_area;
    if (!caption_.empty()) {
        area.height -= caption_height;
        const bool fits = stage::text_width(caption_.view(), stage::medium) <= 228;
        const stage::Font& font = fits ? stage::medium : stage::small;
        canvas.text_fitted({120, area.bottom() + (caption_height - font.height) / 2}, 228,
                           caption_.view(), font, canvas.theme().ink, stage::Align::centre);
    }
    qr_.draw(canvas, area);
}

// Groups of four side by side: large ones, or small ones where there are too many.
void QrScreen::draw_letters(stage::Canvas& canvas) const {
    const std::size_t groups = (letters_->count + kit::code_group - 1) / kit::code_group;
    const bool few = groups <= 40;
    const stage::Font& font = few ? stage::medium : stage::small;
    const int across = few ? 5 : 7, step_y = few ? 22 : 13;
    const int step_x = qr_page_area.width / across;
    for (std::size_t i = 0; i < groups; ++i) {
        const int column = static_cast<int>(i) % across, row = static_cast<int>(i) / across;
        canvas.text(
            {column * step_x + step_x / 2, page_top + 4 + row * step_y},
            kit::first_of(kit::behind(letters_->view(), i * kit::code_group), kit::code_group),
            font, canvas.theme().ink, stage::Align::centre);
    }
}

}  // namespace shell
