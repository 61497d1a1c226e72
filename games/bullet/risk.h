// What the bullets that are still to come do to a sight.
//
// Nobody knows a bag, so all that is reckoned here comes from what lies open: the bullets that
// nobody sees, how many of them come, and how full the columns are.
#pragma once

#include "bullet/table.h"

namespace bullet {

// ---- The next bullet ----------------------------------------------------------------------------

// The chance that the next bullet of her current hits her, in thousandths: the share of the unseen
// ones that would find no space. Guard, brake, heavy and an immobilized column are reckoned with;
// so are Jane's specials, and the slots of a Mind.
int next_hit_chance(const State& state, Seat seat);
// Of the unseen bullets, how many of this column's would hit now, and how many that is after an
// Immobilizer.
struct ColumnHits {
    int now, immobilized;
};
ColumnHits column_hits(const Board& board, const Bag& unseen, int column);

// ---- The danger table ---------------------------------------------------------------------------

// Hits to be expected in a column that holds `height` bullets while `coming` more are placed in
// the whole sight, in thousandths. Each falls into the column with 1/5, with number 1, 2, 3 (2/7
// each) or 4 (1/7).
inline constexpr int most_coming = 63;
struct DangerTable {
    std::array<std::array<std::uint16_t, most_coming + 1>, rows + 1> hits{};
};
consteval DangerTable make_danger_table() {
    constexpr std::int64_t one = 1'000'000'000'000;  // 1 in the reckoning; thousandths come out
    constexpr int weights[number_count] = {2, 2, 2, 1};
    DangerTable table;
    std::array<std::int64_t, rows + 1> before{};
    for (std::size_t coming = 1; coming <= most_coming; ++coming) {
        std::array<std::int64_t, rows + 1> now{};
        for (std::size_t height = 0; height <= rows; ++height) {
            std::int64_t falls = 0;  // sevenths
            for (int number = 1; number <= number_count; ++number)
                falls += weights[number - 1] * (number > rows - static_cast<int>(height)
                                                    ? one + before[height]
                                                    : before[height + 1]);
            now[height] = (28 * before[height] + falls) / 35;
            table.hits[height][coming] =
                static_cast<std::uint16_t>((now[height] + one / 2000) / (one / 1000));
        }
        before = now;
    }
    return table;
}
inline constexpr DangerTable danger_table = make_danger_table();

// How many bullets a heroine still gets: in this round, and till the end of the next as far as it
// is known.
struct Coming {
    std::uint8_t now = 0, later = 0;
};
Coming coming_to(const State& state, Seat seat);

inline int height_of(Spaces bullets, int column) {
    return size_of(bullets & column_spaces(column));
}
// Of one column, and of a whole sight: the mean of both ends.
constexpr int column_danger(int height, Coming coming) {
    const auto& hits = danger_table.hits[static_cast<std::size_t>(height)];
    return (hits[coming.now] + hits[coming.later]) / 2;
}
inline int danger(Spaces bullets, Coming coming) {
    int sum = 0;
    for (int column = 0; column < columns; ++column)
        sum += column_danger(height_of(bullets, column), coming);
    return sum;
}

// ---- Balance ------------------------------------------------------------------------------------

// How many hits pans like these take until she loses, in hundredths: 4/7 of all bullets are odd.
int pan_hits(int odd, int even);

}  // namespace bullet
