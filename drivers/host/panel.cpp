#include "drivers/host/panel.h"

#include <algorithm>

namespace host {

namespace {
constexpr int picture_size = 240;
}

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
    : left_((board.panel.width - picture_size) / 2),
      top_((board.panel.height - picture_size) / 2),
      picture_(board.panel.width, board.panel.height) {}

const char* Panel::begin() {
    if (in_frame_) return "frame_begin inside a frame";
    in_frame_ = true;
    sent_ = 0;
    return nullptr;
}

const char* Panel::send(int x, int y, int width, int height, const std::uint16_t* pixels) {
    if (!in_frame_) return "frame_send outside a frame";
    const int left = x + left_, top = y + top_;
    if (width <= 0 || height <= 0 || left < 0 || top < 0 || left + width > picture_.width ||
        top + height > picture_.height)
        return "frame_send outside the panel";
    fetch(sending_);
    sending_ = Transfer{left, top, width, height, pixels};
    sent_ += width * height;
    return nullptr;
}

const char* Panel::end(int& pixels) {
    if (!in_frame_) return "frame_end without frame_begin";
    fetch(sending_);
    in_frame_ = false;
    pixels = sent_;
    return nullptr;
}

void Panel::fetch(std::optional<Transfer>& transfer) {
    if (transfer && on_)
        for (int line = 0; line < transfer->height; ++line)
            std::copy_n(transfer->pixels + line * transfer->width, transfer->width,
                        picture_.row(transfer->y + line) + transfer->x);
    transfer.reset();
}

void Panel::set_on(bool on) {
    on_ = on;
    if (!on) std::fill(picture_.pixels.begin(), picture_.pixels.end(), std::uint16_t{0});
}

}  // namespace host
