// How much a film flashes, measured as WCAG 2.3.1 does ("three flashes or below threshold").
//
// A flash is a rise and a fall: two opposing changes of relative luminance by a tenth of the most
// there is, where the darker is below 0.80; or two opposing changes to or from a saturated red. It
// is looked for in each cell of the screen, as small as the fine patterns that do not count, and
// what flashes more often than a limit within a second is summed up to an area. So cells count
// together that flash in the same second, in step or not: that is stricter than need be.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <vector>

#include "picture/picture.h"

namespace flashes {

inline constexpr int cell_pixels = 4;
inline constexpr std::uint64_t window_us = 1'000'000;

// A value that rises and falls: counts its turns.
class Swing {
  public:
    // True: it has gone the other way by `least` since it last did so. Only what is darker than
    // `ceiling` at one end counts.
    bool turned(float value, float least, float ceiling);

  private:
    enum class Way : std::uint8_t { none, up, down };
    Way way_ = Way::none;
    bool begun_ = false;
    float low_ = 0, high_ = 0;  // since the last turn
};

class Meter {
  public:
    // More than `limit` flashes a second are too many.
    explicit Meter(int limit) : changes_(static_cast<std::size_t>(2 * limit + 1)) {}

    // The frame that is seen from now on. All of a film have one size.
    void see(std::uint64_t at_us, const picture::Picture& shown);

    // The largest part of the screen that flashed too often within one second, in per cent rounded
    // up, and when and where that was.
    int worst() const { return worst_; }
    std::string where() const;
    // What flashed then is white: to look at.
    picture::Picture map() const;

  private:
    struct Cell {
        Swing luminance, red;
        // When the last changes were, the latest first.
        std::vector<std::uint64_t> luminance_at, red_at;
        std::uint64_t until_us = 0;  // it flashes too often until then
    };

    void look_at(std::uint64_t at_us, Cell& cell, int column, int row,
                 const picture::Picture& shown);
    void note(std::uint64_t at_us, std::vector<std::uint64_t>& changes, Cell& cell);
    void sum_up(std::uint64_t at_us);

    std::size_t changes_;
    int columns_ = 0, rows_ = 0;
    std::vector<Cell> cells_;
    std::vector<std::uint16_t> before_;
    std::uint64_t busy_until_us_ = 0;  // no cell flashes beyond
    int worst_ = 0;
    std::uint64_t worst_at_us_ = 0;
    std::vector<bool> worst_cells_;
};

}  // namespace flashes
