// From the picture's coordinates to the panel's: the 240 x 240 picture stands in the middle of the
// panel, and the glass may begin somewhere inside the controller's memory.
#pragma once

#include <cstdint>

#include "boards/board.h"

namespace drivers {

inline constexpr int picture_size = 240;

struct PanelWindow {
    std::uint16_t first_column, last_column;
    std::uint16_t first_row, last_row;
};

// False: not wholly on the panel, or empty.
constexpr bool window_of(const boards::Panel& panel, int x, int y, int width, int height,
                         PanelWindow& window) {
    x += (panel.width - picture_size) / 2;
    y += (panel.height - picture_size) / 2;
    if (width <= 0 || height <= 0 || x < 0 || y < 0) return false;
    if (width > panel.width - x || height > panel.height - y) return false;
    window = {static_cast<std::uint16_t>(panel.column_offset + x),
              static_cast<std::uint16_t>(panel.column_offset + x + width - 1),
              static_cast<std::uint16_t>(panel.row_offset + y),
              static_cast<std::uint16_t>(panel.row_offset + y + height - 1)};
    return true;
}

}  // namespace drivers
