#include "bullet/prices.h"

#include "kit/hot.h"

namespace bullet {

namespace {

constexpr Direction back_from(Direction way) {
    switch (way) {
        case up:
            return down;
        case down:
            return up;
        case left:
            return right;
        default:
            return left;
    }
}
constexpr Directions back_from_all(Directions ways) {
    Directions back = 0;
    for (const Direction way : each_way)
        if ((ways & way) != 0) back |= back_from(way);
    return back;
}

}  // namespace

Movers movers_of(const Board& board) {
    const HeroineCard& card = board.card();
    Movers movers;
    for (std::size_t i = 0; i < card.actions.size(); ++i) {
        const Ability& ability = card.actions[i];
        const Effect& does = effect(ability.effect);
        const Step& step = does[0];
        if (!board.may_use(i) || does.steps.size() != 1 || step.verb != Verb::move) continue;
        movers.push(
            {static_cast<std::uint8_t>(i), ability.cost, step.ways, step.n == as_far_as_possible});
    }
    return movers;
}

// ---- Walks --------------------------------------------------------------------------------------

KIT_HOT Walk::Walk(const Movers& movers, Spaces bullets, Space from, int budget)
    : movers_(movers), others_(bullets & ~set_of(from)), start_(set_of(from)) {
    free_[0] = start_;
    Spaces seen = start_, seen_taken = 0;
    for (int price = 0; price <= budget; ++price) {
        // What came here for this price by several ways is new once.
        free_[index(price)] &= price == 0 ? ~Spaces{0} : ~seen;
        taken_[index(price)] &= ~seen_taken;
        seen |= free_[index(price)];
        seen_taken |= taken_[index(price)];
        for (std::size_t i = 0; i < movers_.size(); ++i) {
            const Mover& mover = movers_[i];
            const int next = price + mover.cost;
            if (next > budget) continue;
            if (mover.slides) {
                for (const Direction way : each_way)
                    if ((mover.ways & way) != 0)
                        free_[index(next)] |= slide(free_[index(price)], way);
                continue;
            }
            const Spaces to =
                stepped(free_[index(price)] | over_[i][index(price)], mover.ways) & all_spaces;
            free_[index(next)] |= to & ~others_;
            over_[i][index(next)] |= to & others_;
            taken_[index(next)] |= to & others_;
        }
    }
}

// Each goes on until something is in the way; whoever stands there already does not move.
Spaces Walk::slide(Spaces from, Direction way) const {
    const Spaces free = all_spaces & ~others_;
    Spaces ends = 0, at = stepped(from, way) & free;
    while (at != 0) {
        const Spaces goes_on = stepped(stepped(at, way) & free, back_from(way));
        ends |= at & ~goes_on;
        at = stepped(at & goes_on, way);
    }
    return ends;
}

// The last use on the way to a space that it rests on for this price.
PlanMove Walk::step_back(Space& at, int& price) const {
    for (std::size_t i = 0;; ++i) {  // one of them has brought it here
        const Mover& mover = movers_[i];
        const Directions back = back_from_all(mover.ways);
        if (mover.slides) {
            const int before = price - mover.cost;
            if (before < 0) continue;
            Space from = no_space;
            each(free_[index(before)], [&](Space space) {
                for (const Direction way : each_way)
                    if ((mover.ways & way) != 0 && has(slide(set_of(space), way), at)) from = space;
            });
            if (from == no_space) continue;
            const PlanMove move{mover.action, from, at, mover.cost, false};
            at = from;
            price = before;
            return move;
        }
        // Back over bullets, until a space is found that it rested on.
        Spaces trail = set_of(at);
        for (int before = price - mover.cost; before >= 0; before -= mover.cost) {
            const Spaces came_from = stepped(trail, back);
            if (const Spaces rested = came_from & free_[index(before)]; rested != 0) {
                const Space from = first_of(rested);
                const PlanMove move{mover.action, from, at,
                                    static_cast<std::uint8_t>(price - before), false};
                at = from;
                price = before;
                return move;
            }
            trail = came_from & over_[i][index(before)];
            if (trail == 0) break;
        }
    }
}

Route Walk::route_to(Space to) const {
    Route route;
    int price = 1;
    while (price <= most_points && !has(free_[index(price)], to)) ++price;
    if (price > most_points) return route;
    Space at = to;
    while (price > 0) route.insert(0, step_back(at, price));
    return route;
}

// ---- All bullets --------------------------------------------------------------------------------

KIT_HOT void Prices::read(const Board& board, int budget) {
    const Movers movers = movers_of(board);
    const Spaces bullets = board.sight.bullets();
    to_ = {};
    budget_ = budget;
    each(bullets, [&](Space from) {
        const Walk walk(movers, bullets, from, budget);
        for (int price = 1; price <= budget; ++price)
            each(walk.at(price), [&](Space space) {
                to_[static_cast<std::size_t>(price - 1)][space] |= set_of(from);
            });
    });
    for (std::size_t price = 1; price < most_points; ++price)
        for (std::size_t space = 0; space < space_count; ++space)
            to_[price][space] |= to_[price - 1][space];
}

int Prices::of(Space from, Space space) const {
    for (int price = 1; price <= budget_; ++price)
        if (has(to(space, price), from)) return price;
    return 0;
}

// ---- Baku ---------------------------------------------------------------------------------------

Led lead_component(const Board& board, Space to, int budget) {
    Led led;
    const Space from = board.component;
    if (from == no_space) return led;
    led.possible = from == to;
    if (led.possible) return led;
    const HeroineCard& card = board.card();
    for (std::size_t i = 0; i < card.actions.size(); ++i) {
        const Ability& ability = card.actions[i];
        const Effect& does = effect(ability.effect);
        if (!board.may_use(i) || does.steps.size() != 1 || does[0].verb != Verb::move_component)
            continue;
        const auto lead = [&](Space here, Space there) {
            led.moves.push({static_cast<std::uint8_t>(i), here, there, ability.cost, true});
            led.price += ability.cost;
        };
        const Space corner = space_at(row_of(from), column_of(to));
        if (corner != from) lead(from, corner);
        if (corner != to) lead(corner, to);
        led.possible = led.price <= budget;
    }
    return led;
}

}  // namespace bullet
