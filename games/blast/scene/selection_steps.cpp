// How the d-pad moves a choice.
#include <cstdlib>

#include "blast_scene/allowed.h"
#include "blast_scene/selection.h"

namespace blast_scene {

using blast::no_square;

bool Selection::move(const State& state, Direction way) {
    asked_ = false;
    const bool sideways = way == blast::east || way == blast::west;
    switch (task_) {
        case Task::walk:
            return step_walk(state, way);
        case Task::none:
        case Task::look:
            return step_look(state, way);
        case Task::bar:
            if (sideways) {
                // END, the last one, is left of the first; from there it goes no farther.
                const int count = static_cast<int>(tiles(state).size());
                if (index_ > 0 || way == blast::east) return step_index(count, way);
                index_ = small_number(count - 1);
                return true;
            }
            // A ghost has no square to begin at: it looks around from here.
            if (home_ != no_square) return false;
            task_ = Task::look;
            return true;
        case Task::hand:
            return sideways && step_index(static_cast<int>(entries(state).size()), way);
        case Task::drop: {
            int kinds = 0;
            for (const std::uint8_t count : state.hands[state.active].count) kinds += count != 0;
            return sideways && step_index(kinds, way);
        }
        case Task::market:
            return sideways && step_index(blast::market_size, way);
        case Task::path:
        case Task::place:
            return jump(targets(state), way);
        case Task::push:
        case Task::launch: {
            if (way == way_) return false;
            way_ = way;
            return true;
        }
        case Task::roll:
            return step_roll(state, way);
        case Task::fast:
            return sideways && step_fast(state, way);
    }
    return false;
}

Square Selection::next_end(Square from, Direction way) const {
    for (Square at = blast::beside(from, way); at != no_square; at = blast::beside(at, way))
        if (ends_.walk.has(at) || ends_.phase.has(at)) return at;
    return no_square;
}

bool Selection::step_walk(const State& state, Direction way) {
    const Square at = square();
    if (at != home_ && way == opposite(way_)) {
        // Back along the line, at last to home.
        Square next = blast::beside(at, way);
        while (next != home_ && !ends_.walk.has(next) && !ends_.phase.has(next))
            next = blast::beside(next, way);
        spot_ = spot_of(next);
        return true;
    }
    // On along the line, or along another one, from home.
    const bool same = at != home_ && way == way_;
    const Square next = next_end(same ? at : home_, way);
    way_ = way;
    if (next == no_square) {
        if (!same) spot_ = spot_of(home_);
        const Spot before = spot_;
        step_look(state, way);
        if (spot_ == before) return before != spot_of(at);
        task_ = Task::look;
        return true;
    }
    spot_ = spot_of(next);
    return true;
}

bool Selection::step_look(const State& state, Direction way) {
    const Spot next = spot_beside(court_of(state.board), state.board.seats, spot_, way);
    if (next == spot_) return false;
    spot_ = next;
    // Home again: all begins anew.
    if (task_ == Task::look && home_ != no_square && spot_ == spot_of(home_)) task_ = Task::walk;
    return true;
}

bool Selection::step_index(int count, Direction way) {
    const int next = index_ + (way == blast::east ? 1 : -1);
    if (next < 0 || next >= count) return false;
    index_ = small_number(next);
    return true;
}

// The nearest target in a direction; what lies aside counts twice.
bool Selection::jump(const Squares& targets, Direction way) {
    const Square from = square();
    int best = 999;
    Square found = no_square;
    targets.each([&](Square at) {
        const int across = blast::column_of(at) - blast::column_of(from);
        const int down = blast::row_of(at) - blast::row_of(from);
        const int ahead = across * blast::column_step[way] + down * blast::row_step[way];
        const int aside = std::abs(blast::column_step[way] != 0 ? down : across);
        if (ahead <= 0) return;
        if (const int away = ahead + 2 * aside; away < best) {
            best = away;
            found = at;
        }
    });
    if (found == no_square) return false;
    spot_ = spot_of(found);
    return true;
}

bool Selection::step_roll(const State& state, Direction way) {
    if (way == way_) {
        // Farther; then the other bomb that could roll this way.
        if (const int next = next_distance(state, source_, way, distance_, 1); next != 0) {
            distance_ = small_number(next);
            return true;
        }
        const int other = 1 - source_;
        const int first = next_distance(state, other, way, 0, 1);
        if (first == 0) return false;
        source_ = small_number(other);
        distance_ = small_number(first);
        return true;
    }
    if (way == opposite(way_)) {
        if (const int next = next_distance(state, source_, way_, distance_, -1); next != 0) {
            distance_ = small_number(next);
            return true;
        }
    }
    for (int source = 0; source < 2; ++source) {
        const int first = next_distance(state, source, way, 0, 1);
        if (first == 0) continue;
        way_ = way;
        source_ = small_number(source);
        distance_ = small_number(first);
        return true;
    }
    return false;
}

bool Selection::step_fast(const State& state, Direction way) {
    const int step = way == blast::east ? 1 : -1;
    for (int token = index_ + step; token >= 0 && token < blast::bombs_a_seat; token += step)
        if (allowed(state, {blast::fast_bomb, small_number(token)})) {
            index_ = small_number(token);
            return true;
        }
    return false;
}

}  // namespace blast_scene
