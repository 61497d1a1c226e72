#include "bullet_scene/boss_gap.h"

#include <cstdlib>

namespace bullet_scene {

using bullet::Asks;
using bullet::Shape;

namespace {

constexpr int far_away = 9;  // nothing that would fit

bool is_number(Asks asks) { return asks >= Asks::one && asks <= Asks::four; }
bool is_colour(Asks asks) { return asks >= Asks::red && asks <= Asks::pink; }

// The bullets that a wish may be met with; those of one number or colour agree on `kind`.
Spaces wanted(const Board& board, Asks asks, int kind) {
    const bullet::Sight& sight = board.sight;
    if (is_number(asks)) return sight.of_number(static_cast<int>(asks) - int(Asks::one) + 1);
    if (is_colour(asks)) return sight.of_colour(static_cast<int>(asks) - int(Asks::red));
    if (asks == Asks::same_number) return sight.of_number(kind + 1);
    if (asks == Asks::same_colour) return sight.of_colour(kind);
    return sight.bullets();
}

int steps_between(Space a, Space b) {
    return std::abs(bullet::row_of(a) - bullet::row_of(b)) +
           std::abs(bullet::column_of(a) - bullet::column_of(b));
}

int kinds_of(const Shape& shape) {
    for (const Shape::Wish& wish : shape.wishes) {
        if (wish.asks == Asks::same_number) return bullet::number_count;
        if (wish.asks == Asks::same_colour) return bullet::columns;
    }
    return 1;
}

// What is there at this anchor. The result is how many steps it takes, as if bullets went through
// each other: enough to tell the nearest place.
int look_at(const Board& board, const Shape& shape, Space anchor, int kind, Gap& out) {
    out = {.anchor = anchor};
    const Spaces bullets = board.sight.bullets();
    Spaces used = 0;
    unsigned bit = 1;
    for (const Shape::Wish& wish : shape.wishes) {
        const Space space = space_of(out, wish);
        const bool met = wish.asks == Asks::empty
                             ? !bullet::has(bullets | board.component_space(), space)
                             : bullet::has(wanted(board, wish.asks, kind), space);
        if (met) {
            out.met = static_cast<std::uint8_t>(out.met | bit);
            if (wish.asks != Asks::empty) used |= bullet::set_of(space);
        } else {
            ++out.missing;
            if (wish.asks == Asks::empty) ++out.blocked;
        }
        bit <<= 1;
    }
    int steps = 0;
    bit = 1;
    for (const Shape::Wish& wish : shape.wishes) {
        const bool met = (out.met & bit) != 0;
        bit <<= 1;
        if (met) continue;
        if (wish.asks == Asks::empty) {
            ++steps;
            continue;
        }
        const Space space = space_of(out, wish);
        int nearest = far_away;
        Space taken = bullet::no_space;
        bullet::each(wanted(board, wish.asks, kind) & ~used, [&](Space from) {
            if (const int way = steps_between(from, space); way < nearest) {
                nearest = way;
                taken = from;
            }
        });
        if (taken != bullet::no_space) used |= bullet::set_of(taken);
        steps += nearest;
    }
    return steps;
}

}  // namespace

Gap gap_of(const State& state, Seat seat, const bullet::ActivePattern& active) {
    const Shape& shape = bullet::boss_shape(active.id, active.turns);
    const Board& board = state.at(seat);
    Gap best;
    if (bullet::against(state, bullet::knife_and_fork)) {
        const bullet::Kinds& cleared = state.boss.cleared[seat];
        best.met = static_cast<std::uint8_t>(bullet::served_of_recipe(active.id, cleared));
        best.missing = static_cast<std::uint8_t>(bullet::missing_of_recipe(active.id, cleared));
    } else {
        int fewest = 1 << 10;
        bullet::each(shape.anchors, [&](Space anchor) {
            for (int kind = 0; kind < kinds_of(shape); ++kind) {
                Gap gap;
                // Of equally near ones that where the least is missing.
                const int steps = 8 * look_at(board, shape, anchor, kind, gap) + gap.missing;
                if (steps >= fewest) continue;
                fewest = steps;
                best = gap;
            }
        });
    }
    best.complete = bullet::has_completed(state, seat, active);
    if (best.complete) {
        best.missing = best.blocked = 0;
        best.met = static_cast<std::uint8_t>((1u << shape.wishes.size()) - 1);
    }
    return best;
}

}  // namespace bullet_scene
