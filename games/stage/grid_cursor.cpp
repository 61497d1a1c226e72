#include "stage/grid_cursor.h"

#include <cstdlib>
#include <limits>

namespace stage {

Rect GridCursor::cell_area(Cell cell) const {
    return {shape_.origin.x + cell.column * (shape_.cell_width + shape_.gap),
            shape_.origin.y + cell.row * (shape_.cell_height + shape_.gap), shape_.cell_width,
            shape_.cell_height};
}

void GridCursor::set_all_legal(bool legal) { legal_.fill(legal ? ~0u : 0u); }

void GridCursor::set_legal(Cell cell, bool legal) {
    if (!inside(cell)) return;
    const std::uint32_t bit = 1u << cell.column;
    std::uint32_t& row = legal_[static_cast<std::size_t>(cell.row)];
    row = legal ? row | bit : row & ~bit;
}

bool GridCursor::legal(Cell cell) const {
    return inside(cell) && (legal_[static_cast<std::size_t>(cell.row)] >> cell.column & 1) != 0;
}

Cell GridCursor::step(Cell direction, bool wrap) const {
    Cell next{cell_.column + direction.column, cell_.row + direction.row};
    if (inside(next)) return next;
    if (!wrap) return cell_;
    if (direction.column != 0) next.column = direction.column > 0 ? 0 : shape_.columns - 1;
    if (direction.row != 0) next.row = direction.row > 0 ? 0 : shape_.rows - 1;
    return next;
}

// The nearest legal cell ahead; a step aside counts as two and a half ahead, and of equals the
// first in reading order is taken.
Cell GridCursor::jump(Cell direction) const {
    Cell best = cell_;
    int least = std::numeric_limits<int>::max();
    for (int row = 0; row < shape_.rows; ++row) {
        for (int column = 0; column < shape_.columns; ++column) {
            if (!legal({column, row})) continue;
            const int dx = column - cell_.column, dy = row - cell_.row;
            const int ahead = dx * direction.column + dy * direction.row;
            const int aside = std::abs(dx * direction.row) + std::abs(dy * direction.column);
            const int cost = 2 * ahead + 5 * aside;
            if (ahead > 0 && cost < least) {
                least = cost;
                best = {column, row};
            }
        }
    }
    return best;
}

Reply GridCursor::key(KeyPress press) {
    const Rect before = cursor_area(cell_);
    if (press.tapped(Key::b)) return {Did::left, {}, {}};
    if (press.tapped(Key::a)) return {legal(cell_) ? Did::chosen : Did::refused, before, {}};
    Cell direction{};
    if (press.tapped(Key::up)) direction = {0, -1};
    if (press.tapped(Key::down)) direction = {0, 1};
    if (press.tapped(Key::left)) direction = {-1, 0};
    if (press.tapped(Key::right)) direction = {1, 0};
    if (direction == Cell{}) return {};
    const Cell next =
        legal_only_ ? jump(direction) : step(direction, wrap_ && press.press == Press::edge);
    if (next == cell_) return {};
    cell_ = next;
    return {Did::moved, before, cursor_area(cell_)};
}

// Legal: an unbroken frame. Not legal: only its corners.
void GridCursor::draw(Canvas& canvas) const {
    const Rect area = cursor_area(cell_);
    if (!canvas.shows(area)) return;
    const Theme& theme = canvas.theme();
    if (legal(cell_)) {
        canvas.rounded_frame(area, 3, theme.accent, thickness_);
        canvas.rounded_frame(area.inset(thickness_), 2, theme.on_accent);
        return;
    }
    const int arm = std::max(area.width / 4, thickness_ + 1);
    for (const int x : {area.x, area.right() - arm})
        for (const int y : {area.y, area.bottom() - thickness_})
            canvas.fill({x, y, arm, thickness_}, theme.ink);
    for (const int x : {area.x, area.right() - thickness_})
        for (const int y : {area.y, area.bottom() - arm})
            canvas.fill({x, y, thickness_, arm}, theme.ink);
}

}  // namespace stage
