#include "console/toast_line.h"

#include "stage/keys.h"

namespace console {

namespace {
constexpr std::uint64_t lasts_us = 2'000'000;
constexpr int lasts_frames = 120;
constexpr int slide_frames = 7, slide_pixels = 16;
}  // namespace

void ToastLine::show(std::string_view text, stage::Mood mood, const stage::Sprite* icon,
                     std::uint64_t now_us, bool left_handed) {
    fresh_ = true;
    if (!shown()) sunk_.go(slide_pixels, 0, slide_frames);
    text_.clear();
    stage::name_buttons(text_, text, left_handed);
    mood_ = mood;
    icon_ = icon;
    end_us_ = now_us + lasts_us;
    frames_ = lasts_frames;
}

void ToastLine::hide() {
    text_.clear();
    sunk_.jump(0);
    end_us_ = never_us;
}

stage::Rect ToastLine::area() const {
    return shown() ? stage::toast_area(text_.view(), sunk_.value()) : stage::Rect{};
}

void ToastLine::draw(stage::Canvas& canvas) const {
    if (shown()) stage::draw_toast(canvas, text_.view(), mood_, sunk_.value(), icon_);
}

}  // namespace console
