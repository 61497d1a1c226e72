#include "stage/tabs.h"

namespace stage {

Rect Tabs::tab_area(int index) const {
    const int left = area_.width * index / count(), right = area_.width * (index + 1) / count();
    return {area_.x + left, area_.y, right - left, area_.height};
}

Reply Tabs::key(KeyPress press) {
    const int by = press.tapped(Key::right) ? 1 : press.tapped(Key::left) ? -1 : 0;
    if (by == 0 || count() < 2) return {};
    if (press.press == Press::edge)
        chosen_ = (chosen_ + by + count()) % count();
    else
        choose(chosen_ + by);
    return {Did::moved, area_, {}};
}

void Tabs::draw(Canvas& canvas) const {
    if (!canvas.shows(area_)) return;
    const Theme& theme = canvas.theme();
    const auto inside = canvas.clipped(area_);
    canvas.fill({area_.x, area_.bottom() - 1, area_.width, 1}, theme.edge);
    for (int i = 0; i < count(); ++i) {
        const Rect tab = tab_area(i).inset(1);
        const bool here = i == chosen_;
        // The lower corners lie outside the clip: a tab is round above and open below.
        const Rect shape{tab.x, tab.y, tab.width, tab.height + 10};
        if (here) {
            canvas.rounded(shape, 5, theme.panel);
            canvas.rounded_frame(shape, 5, theme.edge);
            canvas.fill({tab.x + 6, tab.y, tab.width - 12, 2}, theme.accent);
        }
        canvas.text_fitted({tab.centre().x, tab.y + 4}, tab.width - 4,
                           labels_[static_cast<std::size_t>(i)], small,
                           here ? theme.ink : theme.faint, Align::centre);
    }
}

}  // namespace stage
