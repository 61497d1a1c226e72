// Grids over a sight (1.9, 2.1).
#include "second_model.h"

namespace second {

namespace {

bool bullet_meets(char base, int bullet) {
    if (base >= '1' && base <= '4') return number_of(bullet) == base - '0';
    const auto colour = std::string("RBGYP").find(base);
    if (colour != std::string::npos) return colour_of(bullet) == static_cast<int>(colour);
    return true;  // A, N, C: any bullet, as far as this space alone is concerned
}

}  // namespace

bool Model::fits_pattern(int seat, const Grid& grid, int dr, int dc) const {
    const Heroine& h = her(seat);
    std::set<int> numbers, hues;  // of all N, of all C (BUL-139)
    for (int i = 0; i < static_cast<int>(grid.size()); i++)
        for (int j = 0; j < static_cast<int>(grid[i].size()); j++) {
            const Cell& cell = grid[i][j];
            if (cell.base == '.' || cell.base == 'x') continue;  // BUL-131, BUL-133
            const int row = i + dr, column = j + dc;
            if (row < 0 || row >= rows || column < 0 || column >= columns) return false;  // 132
            const int space = row * columns + column;
            const int bullet = h.sight[space];
            const bool component = h.baku == space;
            if (cell.base == 'o') {  // BUL-136
                if (bullet != none || component) return false;
            } else if (cell.base == 'K') {
                if (!component) return false;
                if (cell.only && bullet != none) return false;  // BUL-137
            } else {
                if (bullet == none || !bullet_meets(cell.base, bullet)) return false;
                if (cell.only && component) return false;
                if (cell.base == 'N') numbers.insert(number_of(bullet));
                if (cell.base == 'C') hues.insert(colour_of(bullet));
            }
        }
    return numbers.size() <= 1 && hues.size() <= 1;
}

}  // namespace second
