// The grid of a pattern card: how it is written, and the shape that it becomes.
//
// Written: rows from top to bottom, `/` between them, a cell is a base with `!` and `=` behind it.
//
//   .          nothing is asked          x   a bullet here is cleared
//   o          empty (BUL-136)           A   a bullet
//   R B G Y P  a bullet of that colour   1 2 3 4  a bullet of that number
//   N          bullets of one number     C   bullets of one colour (BUL-139)
//   K          the heroine's component
//   !  is cleared as well (BUL-140)      =   and nothing else is in that space (BUL-137)
//
// The compiler reads all of them; a card that is written wrongly does not compile.
#pragma once

#include "bullet/sight.h"
#include "kit/fixed_list.h"

namespace bullet {

enum class Asks : std::uint8_t {
    nothing,
    empty,
    any,
    red,
    blue,
    green,
    yellow,
    pink,
    one,
    two,
    three,
    four,
    same_number,
    same_colour,
    component
};
constexpr bool asks_bullet(Asks asks) { return asks >= Asks::any && asks <= Asks::same_colour; }

struct Cell {
    Asks asks = Asks::nothing;
    bool clears = false;
    bool alone = false;  // nothing else may be there
    constexpr bool operator==(const Cell&) const = default;
};

inline constexpr int most_grid_rows = rows, most_grid_columns = columns;

struct Grid {
    std::uint8_t height = 0, width = 0;
    std::array<std::array<Cell, most_grid_columns>, most_grid_rows> cells{};

    constexpr const Cell& at(int row, int column) const {
        return cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    constexpr Cell& at(int row, int column) {
        return cells[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
    }
    constexpr bool operator==(const Grid&) const = default;

    template <class Test>
    constexpr int count(const Test& test) const {
        int found = 0;
        for (int i = 0; i < height; ++i)
            for (int j = 0; j < width; ++j) found += test(at(i, j)) ? 1 : 0;
        return found;
    }
    constexpr int asking(Asks asks) const {
        return count([&](const Cell& cell) { return cell.asks == asks; });
    }
    constexpr int clearing() const {
        return count([](const Cell& cell) { return cell.clears; });
    }
    constexpr int asking_bullets() const {
        return count([](const Cell& cell) { return asks_bullet(cell.asks); });
    }
};

namespace detail {

inline constexpr std::string_view base_letters = ".oARBGYP1234NCK";

constexpr Asks asks_of(char letter) {
    const auto at = base_letters.find(letter);
    kit::check(at != std::string_view::npos, "a grid has a letter that is none");
    return static_cast<Asks>(at);
}

constexpr void check_trimmed(const Grid& grid) {
    const auto blank = [&](int row, int column, int down_by, int right_by, int cells) {
        for (int i = 0; i < cells; ++i, row += down_by, column += right_by)
            if (grid.at(row, column) != Cell{}) return false;
        return true;
    };
    kit::check(!blank(0, 0, 0, 1, grid.width) && !blank(grid.height - 1, 0, 0, 1, grid.width) &&
                   !blank(0, 0, 1, 0, grid.height) && !blank(0, grid.width - 1, 1, 0, grid.height),
               "a grid has a border of blanks");
}

}  // namespace detail

constexpr Grid read_grid(std::string_view text) {
    Grid grid{.height = 1};
    int row = 0, column = 0;
    const auto end_row = [&] {
        kit::check(row == 0 || column == grid.width, "the rows of a grid differ in length");
        kit::check(column >= 1, "a row of a grid is empty");
        grid.width = static_cast<std::uint8_t>(column);
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char letter = text[i];
        if (letter == '/') {
            end_row();
            ++row;
            ++grid.height;
            column = 0;
            continue;
        }
        if (letter == '!' || letter == '=') {
            kit::check(column > 0, "a mark of a grid stands behind no cell");
            Cell& cell = grid.at(row, column - 1);
            kit::check(asks_bullet(cell.asks) || cell.asks == Asks::component,
                       "a mark of a grid stands where it may not");
            kit::check(letter == '=' || (!cell.clears && !cell.alone), "marks are `!` then `=`");
            (letter == '!' ? cell.clears : cell.alone) = true;
            continue;
        }
        kit::check(row < most_grid_rows && column < most_grid_columns, "a grid is too large");
        Cell& cell = grid.at(row, column++);
        if (letter == 'x')
            cell.clears = true;
        else
            cell.asks = detail::asks_of(letter);
    }
    end_row();
    kit::check(grid.asking(Asks::same_number) != 1 && grid.asking(Asks::same_colour) != 1,
               "a single bullet is the same as none");
    detail::check_trimmed(grid);
    return grid;
}

// Turned clockwise by a quarter (BUL-335).
constexpr Grid turned(const Grid& grid) {
    Grid to{.height = grid.width, .width = grid.height};
    kit::check(to.height <= most_grid_rows && to.width <= most_grid_columns,
               "a grid does not fit its turned self");
    for (int i = 0; i < to.height; ++i)
        for (int j = 0; j < to.width; ++j) to.at(i, j) = grid.at(grid.height - 1 - j, i);
    return to;
}

// ---- Shapes -------------------------------------------------------------------------------------

// A grid as it is laid over a sight. Its *anchor* is the top left corner of the box round all that
// it asks for. That box must lie in the sight (BUL-132), so a space that is asked for is always
// `shift` spaces behind the anchor, and one test is made for all anchors at once.
struct Shape {
    struct Wish {
        Asks asks;
        std::uint8_t shift;
        bool alone;
        constexpr bool operator==(const Wish&) const = default;
    };
    struct Mark {  // a space to be cleared, seen from the anchor; it may lie off the sight
                   // (BUL-131)
        std::int8_t row, column;
        constexpr bool operator==(const Mark&) const = default;
    };
    Spaces anchors = 0;            // where the box lies in the sight
    std::uint8_t row{}, column{};  // of the box in the grid
    kit::FixedList<Wish, 6> wishes{};
    kit::FixedList<Mark, 5> marks{};
};

constexpr Shape shape_of(const Grid& grid) {
    int top = grid.height, left_edge = grid.width, bottom = -1, right_edge = -1;
    const auto each_cell = [&](const auto& visit) {
        for (int i = 0; i < grid.height; ++i)
            for (int j = 0; j < grid.width; ++j) visit(i, j, grid.at(i, j));
    };
    each_cell([&](int i, int j, const Cell& cell) {
        if (cell.asks == Asks::nothing) return;
        top = i < top ? i : top;
        bottom = i > bottom ? i : bottom;
        left_edge = j < left_edge ? j : left_edge;
        right_edge = j > right_edge ? j : right_edge;
    });
    kit::check(bottom >= 0, "a grid asks for nothing");
    Shape shape{.row = static_cast<std::uint8_t>(top),
                .column = static_cast<std::uint8_t>(left_edge)};
    for (int row = 0; row + bottom - top < rows; ++row)
        for (int column = 0; column + right_edge - left_edge < columns; ++column)
            shape.anchors |= set_of(space_at(row, column));
    each_cell([&](int i, int j, const Cell& cell) {
        const int row = i - top, column = j - left_edge;
        if (cell.asks != Asks::nothing)
            shape.wishes.push({cell.asks, space_at(row, column), cell.alone});
        if (cell.clears)
            shape.marks.push({static_cast<std::int8_t>(row), static_cast<std::int8_t>(column)});
    });
    kit::check(shape.anchors != 0, "a grid fits no sight");
    return shape;
}

}  // namespace bullet
