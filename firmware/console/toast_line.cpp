#include "console/toast_line.h"

namespace console {

void ToastLine::show(std::string_view text, std::uint64_t now_us) {
    std::size_t length = std::min(text.size(), text_.size());
    // Never half a character: 10xxxxxx goes on with the one before.
    while (length < text.size() && length > 0 && (text[length] & 0xc0) == 0x80) --length;
    std::copy_n(text.begin(), length, text_.begin());
    length_ = static_cast<int>(length);
    end_us_ = now_us + lasts_us;
}

stage::Rect ToastLine::area() const {
    if (length_ == 0) return {};
    const int width = std::min(stage::text_width(text(), stage::small) + 24, 232);
    return {(stage::screen_size - width) / 2, 194, width, 22};
}

void ToastLine::draw(stage::Canvas& canvas) const {
    const stage::Rect box = area();
    if (!canvas.shows(box)) return;
    canvas.rounded(box, 6, canvas.theme().panel);
    canvas.rounded_frame(box, 6, canvas.theme().accent);
    canvas.text({box.centre().x, box.y + 5}, text(), stage::small, canvas.theme().ink,
                stage::Align::centre);
}

}  // namespace console
