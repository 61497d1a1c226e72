#include "flashes/flashes.h"

#include <algorithm>
#include <cmath>

namespace flashes {

namespace {

// As WCAG defines them.
constexpr float general_change = 0.1f, general_ceiling = 0.8f;
constexpr float saturated = 0.8f, red_scale = 320, red_change = 20;

template <std::size_t levels>
std::array<float, levels> linear() {
    std::array<float, levels> table{};
    for (std::size_t i = 0; i < levels; ++i) {
        const float coded = static_cast<float>(i) / static_cast<float>(levels - 1);
        table[i] = coded <= 0.04045f ? coded / 12.92f : std::pow((coded + 0.055f) / 1.055f, 2.4f);
    }
    return table;
}

}  // namespace

bool Swing::turned(float value, float least, float ceiling) {
    if (!begun_) low_ = high_ = value;
    begun_ = true;
    low_ = std::min(low_, value);
    high_ = std::max(high_, value);
    if (way_ != Way::up && value - low_ >= least && low_ < ceiling) {
        way_ = Way::up;
        high_ = value;
        return true;
    }
    if (way_ != Way::down && high_ - value >= least && value < ceiling) {
        way_ = Way::down;
        low_ = value;
        return true;
    }
    return false;
}

void Meter::see(std::uint64_t at_us, const picture::Picture& shown) {
    if (cells_.empty()) {
        columns_ = (shown.width + cell_pixels - 1) / cell_pixels;
        rows_ = (shown.height + cell_pixels - 1) / cell_pixels;
        cells_.resize(static_cast<std::size_t>(columns_ * rows_));
    }
    const bool first = before_.size() != shown.pixels.size();
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            const int left = column * cell_pixels, top = row * cell_pixels;
            const int width = std::min(cell_pixels, shown.width - left);
            bool changed = first;
            for (int y = top; !changed && y < std::min(top + cell_pixels, shown.height); ++y) {
                const auto from = shown.pixels.begin() + y * shown.width + left;
                changed = !std::equal(from, from + width, before_.begin() + y * shown.width + left);
            }
            if (changed)
                look_at(at_us, cells_[static_cast<std::size_t>(row * columns_ + column)], column,
                        row, shown);
        }
    before_ = shown.pixels;
    if (at_us < busy_until_us_) sum_up(at_us);
}

void Meter::look_at(std::uint64_t at_us, Cell& cell, int column, int row,
                    const picture::Picture& shown) {
    static const auto by_32 = linear<32>();
    static const auto by_64 = linear<64>();
    float red = 0, green = 0, blue = 0;
    int count = 0;
    for (int y = row * cell_pixels; y < std::min((row + 1) * cell_pixels, shown.height); ++y)
        for (int x = column * cell_pixels; x < std::min((column + 1) * cell_pixels, shown.width);
             ++x, ++count) {
            const auto pixel = shown.pixels[static_cast<std::size_t>(y * shown.width + x)];
            red += by_32[pixel >> 11];
            green += by_64[pixel >> 5 & 63];
            blue += by_32[pixel & 31];
        }
    const auto pixels = static_cast<float>(count);
    const float luminance = (0.2126f * red + 0.7152f * green + 0.0722f * blue) / pixels;
    if (cell.luminance.turned(luminance, general_change, general_ceiling))
        note(at_us, cell.luminance_at, cell);
    const bool is_red = red > 0 && red >= saturated * (red + green + blue);
    const float redness = is_red ? (red - green - blue) / pixels * red_scale : 0;
    if (cell.red.turned(redness, red_change, red_scale)) note(at_us, cell.red_at, cell);
}

void Meter::note(std::uint64_t at_us, std::vector<std::uint64_t>& changes, Cell& cell) {
    changes.insert(changes.begin(), at_us);
    if (changes.size() < changes_) return;
    changes.resize(changes_);
    const std::uint64_t until = changes.back() + window_us;
    if (until <= at_us) return;
    cell.until_us = std::max(cell.until_us, until);
    busy_until_us_ = std::max(busy_until_us_, until);
}

void Meter::sum_up(std::uint64_t at_us) {
    const auto flashes = [&](const Cell& cell) { return cell.until_us > at_us; };
    const auto count = static_cast<int>(std::count_if(cells_.begin(), cells_.end(), flashes));
    const int all = columns_ * rows_;
    const int share = (count * 100 + all - 1) / all;
    if (share <= worst_) return;
    worst_ = share;
    worst_at_us_ = at_us;
    worst_cells_.resize(cells_.size());
    std::transform(cells_.begin(), cells_.end(), worst_cells_.begin(), flashes);
}

std::string Meter::where() const {
    if (worst_ == 0) return "nothing flashes too often";
    int left = columns_, top = rows_, right = 0, bottom = 0;
    for (int row = 0; row < rows_; ++row)
        for (int column = 0; column < columns_; ++column) {
            if (!worst_cells_[static_cast<std::size_t>(row * columns_ + column)]) continue;
            left = std::min(left, column);
            top = std::min(top, row);
            right = std::max(right, column + 1);
            bottom = std::max(bottom, row + 1);
        }
    const auto pixels = [](int cells) { return std::to_string(cells * cell_pixels); };
    return std::to_string(worst_) + " % of the screen flash more than " +
           std::to_string(changes_ / 2) + " times in the second before " +
           std::to_string(worst_at_us_ / 1000) + " ms, within " + pixels(left) + "," + pixels(top) +
           " to " + pixels(right) + "," + pixels(bottom);
}

picture::Picture Meter::map() const {
    picture::Picture map{columns_, rows_, std::vector<std::uint16_t>(cells_.size())};
    for (std::size_t i = 0; i < worst_cells_.size(); ++i)
        map.pixels[i] = worst_cells_[i] ? 0xffff : 0;
    return map;
}

}  // namespace flashes
