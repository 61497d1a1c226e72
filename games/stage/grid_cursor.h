// A cursor on a grid of cells (a board, a hand, a row of pieces). Cells may be marked legal; the
// cursor then shows by its shape whether the cell under it is, and can be told to visit legal cells
// only: it jumps to the nearest one in the direction pressed.
#pragma once

#include <array>

#include "stage/canvas.h"
#include "stage/reply.h"

namespace stage {

struct Cell {
    int column = 0, row = 0;
    constexpr bool operator==(const Cell&) const = default;
};

struct GridShape {
    Point origin;
    int columns, rows;  // at most 32 x 16
    int cell_width, cell_height;
    int gap = 0;  // between cells
};

class GridCursor {
  public:
    explicit GridCursor(const GridShape& shape, int thickness = 2)
        : shape_(shape), thickness_(thickness) {
        set_all_legal(true);
    }

    Cell cell() const { return cell_; }
    void set_cell(Cell cell) { cell_ = cell; }
    Rect cell_area(Cell cell) const;
    // What the cursor covers on a cell: a little more than the cell.
    Rect cursor_area(Cell cell) const { return cell_area(cell).inset(-thickness_); }

    void set_all_legal(bool legal);
    void set_legal(Cell cell, bool legal);
    bool legal(Cell cell) const;
    void set_legal_only(bool on) { legal_only_ = on; }
    void set_wrap(bool on) { wrap_ = on; }  // only when all cells are visited

    Reply key(KeyPress press);
    void draw(Canvas& canvas) const;

  private:
    bool inside(Cell cell) const {
        return cell.column >= 0 && cell.row >= 0 && cell.column < shape_.columns &&
               cell.row < shape_.rows;
    }
    Cell step(Cell direction, bool wrap) const;
    Cell jump(Cell direction) const;

    GridShape shape_;
    int thickness_;
    Cell cell_{};
    std::array<std::uint32_t, 16> legal_{};
    bool legal_only_ = false, wrap_ = false;
};

}  // namespace stage
