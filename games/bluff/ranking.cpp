#include "bluff/ranking.h"

namespace bluff {

namespace {

// By the sizes of the two largest groups: BLF-098, BLF-101, BLF-102, BLF-103
Category category_by_groups(int largest, int next) {
    switch (largest) {
        case 5:
            return five_kind;
        case 4:
            return four_kind;
        case 3:
            return next == 2 ? full_house : three_kind;
        case 2:
            return next == 2 ? two_pair : pair;
        default:
            return high_card;
    }
}

}  // namespace

HandKey hand_key(std::span<const std::uint8_t> values, bool straights) {
    std::array<int, most_value + 1> count{};
    for (const std::uint8_t value : values) ++count[value];
    // BLF-104 to BLF-107
    HandKey groups = 0;
    int found = 0;
    std::array<int, 2> sizes{};
    for (int size = scoring_size; size > 0; --size)
        for (int value = most_value; value > 0; --value) {
            if (count[static_cast<std::size_t>(value)] != size) continue;
            if (found < 2) sizes[static_cast<std::size_t>(found)] = size;
            groups |= static_cast<HandKey>(value) << (16 - 4 * found);
            ++found;
        }
    Category category = category_by_groups(sizes[0], sizes[1]);
    // Five different values, the lowest four below the highest: BLF-109, BLF-110
    if (straights && found == scoring_size &&
        group_value(groups, 0) - group_value(groups, scoring_size - 1) == scoring_size - 1)
        category = straight;
    return static_cast<HandKey>(category) << 20 | groups;
}

}  // namespace bluff
