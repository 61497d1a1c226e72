#include "stage/list.h"

namespace stage {

namespace {
constexpr int row_margin = 6;   // text from the row's edge
constexpr int bar_room = 7;     // for the scroll bar
constexpr int value_arrow = 5;  // height of the arrows beside a value that can be changed

void draw_arrow(Canvas& canvas, int x, int middle, int direction, Colour colour) {
    canvas.triangle({x + direction * 2, middle}, {x - direction * 2, middle - value_arrow + 1},
                    {x - direction * 2, middle + value_arrow - 1}, colour);
}
}  // namespace

void List::set_rows(std::span<const ListRow> rows) {
    rows_ = rows;
    set_cursor(cursor_);
}

void List::set_cursor(int row) {
    cursor_ = std::clamp(row, 0, std::max(count() - 1, 0));
    top_ = std::clamp(top_, std::max(cursor_ - visible() + 1, 0), cursor_);
    // No empty rows at the end while some are hidden at the start.
    top_ = std::clamp(top_, 0, std::max(count() - visible(), 0));
}

Rect List::row_area(int row) const {
    const int place = row - top_;
    if (place < 0 || place >= visible() || row >= count()) return {};
    return {area_.x, area_.y + place * row_height_, area_.width - (scrolls() ? bar_room : 0),
            row_height_};
}

Reply List::move(int by, bool wrap) {
    int next = cursor_ + by;
    if (wrap && count() > 0) next = next < 0 ? count() - 1 : next >= count() ? 0 : next;
    const int old_cursor = cursor_, old_top = top_;
    const Rect before = row_area(old_cursor);
    set_cursor(next);
    if (cursor_ == old_cursor) return {};
    if (top_ != old_top) return {Did::moved, area_, {}};
    return {Did::moved, before, row_area(cursor_)};
}

Reply List::key(KeyPress press) {
    if (press.tapped(Key::b)) return {Did::left, {}, {}};
    if (count() == 0) return {};
    const ListRow& row = rows_[static_cast<std::size_t>(cursor_)];
    const Rect here = row_area(cursor_);
    const bool wrap = press.press == Press::edge;
    if (press.tapped(Key::up)) return move(-1, wrap);
    if (press.tapped(Key::down)) return move(1, wrap);
    if (press.tapped(Key::a)) return {row.enabled ? Did::chosen : Did::refused, here, {}};
    if (press.tapped(Key::left) || press.tapped(Key::right)) {
        if (!row.adjustable) return {};
        if (!row.enabled) return {Did::refused, here, {}};
        return {press.key == Key::left ? Did::lowered : Did::raised, here, {}};
    }
    return {};
}

void List::draw(Canvas& canvas) const {
    if (!canvas.shows(area_)) return;
    for (int row = top_; row < std::min(top_ + visible(), count()); ++row) draw_row(canvas, row);
    if (scrolls()) draw_bar(canvas);
}

// The cursor is a filled bar, and on a row that cannot be chosen an empty one: told by shape, not
// by colour alone.
void List::draw_row(Canvas& canvas, int index) const {
    const Rect area = row_area(index);
    if (!canvas.shows(area)) return;
    const Theme& theme = canvas.theme();
    const ListRow& row = rows_[static_cast<std::size_t>(index)];
    const bool here = index == cursor_;
    const Rect body{area.x, area.y + 1, area.width, area.height - 2};
    if (here && row.enabled) canvas.rounded(body, 4, theme.accent);
    if (here && !row.enabled) canvas.rounded_frame(body, 4, theme.faint);

    const Colour ink = !row.enabled ? theme.faint : here ? theme.on_accent : theme.ink;
    const int y = area.y + (area.height - font_->height) / 2;
    int left = area.x + row_margin, right = area.right() - row_margin;
    if (row.icon != nullptr) {
        canvas.sprite(*row.icon, {left, area.y + (area.height - row.icon->height) / 2});
        left += row.icon->width + row_margin;
    }
    if (row.adjustable && row.enabled) {
        const Colour arrows = here ? theme.on_accent : theme.edge;
        const int middle = area.y + area.height / 2;
        const int width = text_width(row.value, *font_);
        draw_arrow(canvas, right - 3, middle, 1, arrows);
        draw_arrow(canvas, right - 17 - width, middle, -1, arrows);
        right -= 10;
    }
    if (!row.value.empty()) {
        const Colour value_ink = here || !row.enabled ? ink : theme.accent;
        right -= canvas.text({right, y}, row.value, *font_, value_ink, Align::right) + row_margin;
        if (row.adjustable) right -= 8;
    }
    canvas.text_fitted({left, y}, right - left, row.label, *font_, ink);
}

void List::draw_bar(Canvas& canvas) const {
    const Rect track{area_.right() - 4, area_.y + 1, 4, visible() * row_height_ - 2};
    const int length = std::max(track.height * visible() / count(), 8);
    const int at = (track.height - length) * top_ / (count() - visible());
    canvas.rounded(track, 2, canvas.theme().panel);
    canvas.rounded({track.x, track.y + at, track.width, length}, 2, canvas.theme().faint);
}

}  // namespace stage
