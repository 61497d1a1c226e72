// Where the cursor goes.
#include <algorithm>

#include "superhot_scene/selection.h"

namespace superhot_scene {

using superhot::Phase;

void Selection::set_cursor(const State& state, Cursor cursor) {
    cursor_ = cursor;
    if (state.phase == Phase::system) return;
    const int cards = count(state, Row::hand), at = cursor.at;
    int first = std::min<int>(first_, std::max(0, cards - visible_cards));
    if (cursor.row == Row::hand) first = std::clamp(first, std::max(0, at - visible_cards + 1), at);
    first_ = static_cast<std::uint8_t>(first);
}

Rect Selection::area(const State& state, Cursor at) const {
    switch (at.row) {
        case Row::goals:
            return goal_area(at.at, static_cast<int>(state.goal_row.size()));
        case Row::line:
            return at.at < state.slots ? slot_area(at.at, state.slots) : next_area(state.slots);
        case Row::hand:
            return state.phase == Phase::system ? glitch_area(at.at) : hand_slot(at.at - first_);
        default:
            return button_area(state, buttons(state), at.at);
    }
}

Rect Selection::cursor_area(const State& state, Cursor at) const {
    const Rect box = area(state, at);
    switch (at.row) {
        case Row::goals:
            return goal_cursor_area(at.at, static_cast<int>(state.goal_row.size()));
        case Row::line:
            return box.inset(-2).common(line_area);
        case Row::hand:
            // A chosen card is lifted.
            return Rect{box.x - 2, box.y - hand_lift, box.width + 4, box.height + hand_lift + 2}
                .common(hand_area);
        default:
            return box;
    }
}

Cursor Selection::next(const State& state, Way way, bool wrap) const {
    const bool vertical = way == Way::up || way == Way::down;
    const bool system = state.phase == Phase::system;
    const int last = count(state, cursor_.row) - 1;
    const auto at = [&](int place) {
        return Cursor{cursor_.row, static_cast<std::uint8_t>(place)};
    };
    if (!vertical) {
        int by = way == Way::right ? 1 : -1;
        if (cursor_.row == Row::line) by = -by;  // slot 1 is at the right
        const int to = cursor_.at + by;
        if (to < 0) return wrap ? at(last) : cursor_;
        if (to > last) return wrap ? at(0) : cursor_;
        return at(to);
    }
    const int step = way == Way::down ? 1 : -1;
    // Rows within a row: glitches, goals.
    if (cursor_.row == Row::hand && system) {
        const int to = cursor_.at + step * glitch_columns;
        if (to >= 0 && to <= last) return at(to);
    }
    if (cursor_.row == Row::goals) {
        const int to = cursor_.at + step * (state.goal_row.size() > 2 ? 2 : 1);
        if (to >= 0 && to <= last) return at(to);
    }
    constexpr int rows = 4;
    int row = static_cast<int>(cursor_.row);
    for (int tries = 0; tries < rows; ++tries) {
        row += step;
        if ((row < 0 || row >= rows) && !wrap) return cursor_;
        row = (row + rows) % rows;
        const auto to = static_cast<Row>(row);
        const int there = count(state, to);
        if (there == 0) continue;
        if (to == Row::buttons) return {to, first_deed(state)};
        const Point from = area(state, cursor_).centre();
        Cursor best{to, 0};
        int least = 10000;
        for (int i = 0; i < there; ++i) {
            const Cursor each{to, static_cast<std::uint8_t>(i)};
            if (to == Row::hand && !system && (i < first_ || i >= first_ + visible_cards)) continue;
            const Point centre = area(state, each).centre();
            const int distance = std::abs(centre.x - from.x) + 4 * std::abs(centre.y - from.y);
            if (distance >= least) continue;
            least = distance;
            best = each;
        }
        return best;
    }
    return cursor_;
}

// Of the buttons the one that is meant most often.
std::uint8_t Selection::first_deed(const State& state) const {
    const Buttons all = buttons(state);
    std::uint8_t found = 0;
    for (std::size_t i = 0; i < all.size(); ++i) {
        const bool helps = all[i].does == Does::cheapest && all[found].enabled;
        if (all[i].enabled && !looks(all[i].does) && !helps) found = static_cast<std::uint8_t>(i);
    }
    return found;
}

void Selection::go_to_first_open(const State& state, Row row) {
    const int there = count(state, row);
    for (int i = 0; i < there; ++i) {
        const Cursor each{row, static_cast<std::uint8_t>(i)};
        if (!open(state, each).ok()) continue;
        if (row == Row::hand && state.phase != Phase::system &&
            index_of(picks_, hand_of(state, deciding_player(state))[each.at].card) >= 0)
            continue;
        return set_cursor(state, each);
    }
    // Nothing to choose there: what else can be done?
    const std::uint8_t deed = first_deed(state);
    const Buttons all = buttons(state);
    if (!all.empty() && all[deed].enabled && !looks(all[deed].does))
        return set_cursor(state, {Row::buttons, deed});
    set_cursor(state, {there > 0 ? row : Row::line, 0});
}

void Selection::go_to_button(const State& state, Does does) {
    const Buttons all = buttons(state);
    for (std::size_t i = 0; i < all.size(); ++i)
        if (all[i].does == does)
            return set_cursor(state, {Row::buttons, static_cast<std::uint8_t>(i)});
    set_cursor(state, {Row::buttons, 0});
}

}  // namespace superhot_scene
