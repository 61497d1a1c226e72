#include "drivers/host/panel.h"

#include <algorithm>

#include "drivers/panel_window.h"

namespace host {

std::uint32_t hash_of(const Picture& picture) {
    std::uint32_t hash = 0x811c9dc5u;
    const auto step = [&hash](std::uint32_t byte) { hash = (hash ^ byte) * 0x01000193u; };
    for (const std::uint16_t pixel : picture.pixels) {
        step(pixel & 0xffu);
        step(static_cast<std::uint32_t>(pixel >> 8));
    }
    return hash;
}

Panel::Panel(const boards::Board& board)
    : panel_(board.panel),
      picture_{board.panel.width, board.panel.height,
               std::vector<std::uint16_t>(
                   static_cast<std::size_t>(board.panel.width * board.panel.height))} {}

const char* Panel::begin() {
    if (in_frame_) return "frame_begin inside a frame";
    in_frame_ = true;
    sent_ = 0;
    return nullptr;
}

const char* Panel::send(int x, int y, int width, int height, const std::uint16_t* pixels) {
    if (!in_frame_) return "frame_send outside a frame";
    drivers::PanelWindow window{};
    if (!drivers::window_of(panel_, x, y, width, height, window))
        return "frame_send outside the panel";
    fetch();
    sending_ = Transfer{window.first_column - panel_.column_offset,
                        window.first_row - panel_.row_offset, width, height, pixels};
    sent_ += width * height;
    return nullptr;
}

const char* Panel::end(int& pixels) {
    if (!in_frame_) return "frame_end without frame_begin";
    fetch();
    in_frame_ = false;
    pixels = sent_;
    return nullptr;
}

void Panel::fetch() {
    if (sending_ && on_)
        for (int line = 0; line < sending_->height; ++line)
            std::copy_n(
                sending_->pixels + line * sending_->width, sending_->width,
                picture_.pixels.data() + (sending_->y + line) * picture_.width + sending_->x);
    sending_.reset();
}

void Panel::set_on(bool on) {
    on_ = on;
    if (!on) std::fill(picture_.pixels.begin(), picture_.pixels.end(), std::uint16_t{0});
}

}  // namespace host
