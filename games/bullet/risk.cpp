#include "bullet/risk.h"

#include <algorithm>

namespace bullet {

namespace {

// All hits that pans can still take; the rest of the table follows from what cannot be borne.
struct PanTable {
    std::array<std::array<std::uint16_t, most_pan + 1>, most_pan + 1> hits{};
};
consteval PanTable make_pan_table() {
    PanTable table;
    const auto of = [&](int odd, int even) -> int {
        if (scales_tip(odd, even)) return 0;
        return table.hits[static_cast<std::size_t>(odd)][static_cast<std::size_t>(even)];
    };
    for (int odd = most_pan; odd >= 0; --odd)
        for (int even = most_pan; even >= 0; --even)
            if (!scales_tip(odd, even))
                table.hits[static_cast<std::size_t>(odd)][static_cast<std::size_t>(even)] =
                    static_cast<std::uint16_t>(100 +
                                               (4 * of(odd + 1, even) + 3 * of(odd, even + 1)) / 7);
    return table;
}
constexpr PanTable pan_table = make_pan_table();

// Of the unseen bullets of a column, those that find no space if they count as this.
int hits_of(const Board& board, const Bag& unseen, int column, bool as_one) {
    const int open = rows - height_of(board.sight.bullets(), column);
    int hits = 0;
    for (int number = 1; number <= number_count; ++number) {
        const int counted = as_one ? 1 : counted_number(board, column, number);
        if (counted <= open) continue;
        hits += unseen.count[type_of(column, number, false)] +
                unseen.count[type_of(column, number, true)];
    }
    return hits;
}

}  // namespace

ColumnHits column_hits(const Board& board, const Bag& unseen, int column) {
    return {hits_of(board, unseen, column, false), hits_of(board, unseen, column, true)};
}

int next_hit_chance(const State& state, Seat seat) {
    const Board& board = state.at(seat);
    if (board.current.empty() || board.modifier(Modifier::guard) > 0) return 0;
    if (board.heroine == planil && !board.mind.full()) return 0;  // it can wait there
    const Bag unseen = unseen_bullets(state);
    int hits = 0;
    for (int column = 0; column < columns; ++column) hits += column_hits(board, unseen, column).now;
    // A special never hits.
    return 1000 * hits / unseen.total * board.current.ordinary() / board.current.total;
}

Coming coming_to(const State& state, Seat seat) {
    const Board& board = state.at(seat);
    const int spared = board.modifier(Modifier::guard);  // those cannot hit
    const int now = std::max(board.current.ordinary() - spared, 0);
    const int specials = std::min(joining_incoming(state, seat), board.incoming.specials());
    const int later = now + next_incoming_total(state, seat) - specials;
    return {static_cast<std::uint8_t>(std::min(now, most_coming)),
            static_cast<std::uint8_t>(std::min(later, most_coming))};
}

int pan_hits(int odd, int even) {
    if (scales_tip(odd, even)) return 0;
    return pan_table.hits[static_cast<std::size_t>(odd)][static_cast<std::size_t>(even)];
}

}  // namespace bullet
