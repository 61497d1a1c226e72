// A list of rows with a cursor: menus, settings, choices. Scrolls when there are more rows than
// fit, wraps around at the ends (but not while a key repeats, so that one can run to an end).
#pragma once

#include <span>
#include <string_view>

#include "stage/canvas.h"
#include "stage/reply.h"

namespace stage {

struct ListRow {
    std::string_view label;
    std::string_view value = {};  // at the right
    bool enabled = true;          // else faint; choosing it is refused
    bool adjustable = false;      // left and right change the value
    const Sprite* icon = nullptr;
};

class List {
  public:
    explicit List(const Rect& area, const Font& font = medium, int row_height = 0)
        : area_(area), font_(&font), row_height_(row_height > 0 ? row_height : font.height + 6) {}

    // The rows are the caller's and must stay; after changing one, damage its row_area.
    void set_rows(std::span<const ListRow> rows);
    std::span<const ListRow> rows() const { return rows_; }

    int cursor() const { return cursor_; }
    void set_cursor(int row);
    const Rect& area() const { return area_; }
    Rect row_area(int row) const;  // empty if scrolled away

    Reply key(KeyPress press);
    void draw(Canvas& canvas) const;

  private:
    int count() const { return static_cast<int>(rows_.size()); }
    int visible() const { return area_.height / row_height_; }
    bool scrolls() const { return count() > visible(); }
    Reply move(int by, bool wrap);
    void draw_row(Canvas& canvas, int row) const;
    void draw_bar(Canvas& canvas) const;

    Rect area_;
    const Font* font_;
    int row_height_;
    std::span<const ListRow> rows_;
    int cursor_ = 0, top_ = 0;
};

}  // namespace stage
