#include "blast_scene/selection.h"

#include <cstdlib>

#include "blast/acts.h"
#include "blast_scene/allowed.h"

namespace blast_scene {

using blast::Card;
using blast::no_square;
using kit::Action;

bool may_somehow(const State& state, blast::Kind kind) {
    switch (kind) {
        case blast::push_bomb:
        case blast::launch:
            for (const Direction way : blast::directions)
                if (allowed(state, {kind, way})) return true;
            return false;
        case blast::roll_bomb:
            for (int source = 0; source < 2; ++source)
                for (const Direction way : blast::directions)
                    if (next_distance(state, source, way, 0, 1) != 0) return true;
            return false;
        case blast::fast_bomb:
            for (std::uint8_t token = 0; token < blast::bombs_a_seat; ++token)
                if (allowed(state, {kind, token})) return true;
            return false;
        default:
            return allowed(state, {kind});
    }
}

// ---- Where it begins ---------------------------------------------------------------------------

void Selection::clear(const State& state, bool deciding) {
    const bool acts = deciding && state.phase == blast::Phase::action;
    *this = {};
    if (acts) {
        home_ = state.actor().square;
        ends_ = blast::ends_from(state.board, home_);
        if (!state.can_pay()) ends_ = {};
        if (!state.hands[state.active].holds(blast::phase)) ends_.phase = {};
        return go_home();
    }
    // Where no bomb can be placed: a ghost has to aim before A decides anything.
    const std::uint8_t last = state.board.final_tile;
    const Square pillar = pillar_of(state.board, last);
    spot_ = spot_of(pillar == no_square ? state.board.tiles[last] : pillar);
    if (deciding && state.phase == blast::Phase::revenge) open_bar(state);
}

void Selection::go_home() {
    task_ = Task::walk;
    spot_ = spot_of(home_);
    asked_ = false;
}

// The first tile that can be used is chosen: END if nothing else is possible.
void Selection::open_bar(const State& state) {
    task_ = Task::bar;
    asked_ = false;
    if (home_ != no_square) spot_ = spot_of(home_);
    const Tiles all = tiles(state);
    for (index_ = 0; index_ + 1u < all.size(); ++index_)
        if (tile_why_not(state, all[index_]) == nullptr) return;
}

void Selection::open(const State& state, Task task) {
    task_ = task;
    asked_ = false;
    index_ = 0;
    switch (task) {
        case Task::path: {
            // The one that is nearest to where the cursor is.
            int nearest = 99;
            const Square from = square();
            targets(state).each([&](Square at) {
                const int away = std::abs(blast::column_of(at) - blast::column_of(from)) +
                                 std::abs(blast::row_of(at) - blast::row_of(from));
                if (away >= nearest) return;
                nearest = away;
                spot_ = spot_of(at);
            });
            return;
        }
        case Task::hand: {
            const Entries all = entries(state);
            while (index_ + 1u < all.size() && entry_why_not(state, all[index_]) != nullptr)
                ++index_;
            return;
        }
        case Task::market:
            if (!allowed(state, {blast::buy, 0}) && allowed(state, {blast::buy, 1})) index_ = 1;
            return;
        case Task::push:
        case Task::launch: {
            const auto kind = task == Task::push ? blast::push_bomb : blast::launch;
            for (const Direction way : blast::directions) {
                way_ = way;
                if (allowed(state, {kind, way})) return;
            }
            return;
        }
        case Task::roll:
            for (source_ = 0; source_ < 2; ++source_)
                for (const Direction way : blast::directions) {
                    way_ = way;
                    distance_ = small_number(next_distance(state, source_, way, 0, 1));
                    if (distance_ != 0) return;
                }
            return;
        case Task::fast:
            while (index_ + 1 < blast::bombs_a_seat && !allowed(state, {blast::fast_bomb, index_}))
                ++index_;
            return;
        default:
            return;
    }
}

// ---- What can be chosen ------------------------------------------------------------------------

Tiles Selection::tiles(const State& state) {
    if (state.phase == blast::Phase::revenge) return {Tile::place, Tile::end};
    return {Tile::lay, Tile::path, Tile::card, Tile::buy, Tile::end};
}

Entries Selection::entries(const State& state) {
    Entries all;
    if (state.actor().carries != blast::nothing) all.push(launch_entry);
    const blast::Hand& hand = state.hands[state.active];
    for (std::uint8_t card = 0; card < blast::ability_kinds; ++card)
        if (hand.holds(static_cast<Card>(card))) all.push(card);
    if (hand.size() > 0) all.push(drop_entry);
    return all;
}

Card Selection::dropped(const State& state) const {
    int at = 0;
    for (std::uint8_t card = 0; card < blast::ability_kinds; ++card)
        if (state.hands[state.active].holds(static_cast<Card>(card)) && at++ == index_)
            return static_cast<Card>(card);
    return blast::no_card;
}

Squares Selection::targets(const State& state) const {
    Squares found;
    switch (task_) {
        // What is chosen meanwhile may depend on where one can still go.
        case Task::walk:
        case Task::look:
        case Task::bar:
        case Task::hand:
        case Task::drop:
        case Task::market:
            found = ends_.walk;
            found |= ends_.phase;
            return found;
        case Task::path:
            state.path.each([&](Square at) {
                if (at != home_ && allowed(state, {blast::lay, at})) found.add(at);
            });
            return found;
        case Task::place:
            return blast::perimeter(state.board);
        default:
            return found;
    }
}

const char* Selection::tile_why_not(const State& state, Tile tile) const {
    switch (tile) {
        case Tile::lay:
            return blast::may(state, {blast::lay, home_}).why_not;
        case Tile::path: {
            if (state.board.inventory(state.active) == 0) return "No bomb left to lay";
            bool any = false;
            state.path.each([&](Square at) {
                any = any || (at != home_ && allowed(state, {blast::lay, at}));
            });
            return any ? nullptr : "No free square passed";
        }
        case Tile::card:
            return entries(state).empty() ? "You hold no card" : nullptr;
        case Tile::buy: {
            const std::uint8_t slot = state.market[0] == blast::no_card ? 1 : 0;
            return blast::may(state, {blast::buy, slot}).why_not;
        }
        case Tile::place:
        case Tile::end:
            break;
    }
    return nullptr;
}

const char* Selection::entry_why_not(const State& state, std::uint8_t entry) const {
    switch (entry) {
        case blast::push:
            return may_somehow(state, blast::push_bomb) ? nullptr : "No bomb beside to push";
        case blast::cannon:
            return blast::may(state, {blast::load}).why_not;
        case blast::roll:
            return may_somehow(state, blast::roll_bomb) ? nullptr : "No bomb here can roll";
        case blast::fast:
            return may_somehow(state, blast::fast_bomb) ? nullptr : "You have no bomb in play";
        case blast::phase:
            if (!state.can_pay()) return "No Moves left";
            return ends_.phase.empty() ? "Nothing to pass through" : nullptr;
        case launch_entry:
            return may_somehow(state, blast::launch) ? nullptr : "It has nowhere to land";
        default:
            return nullptr;
    }
}

// ---- A and B -----------------------------------------------------------------------------------

bool Selection::can_go_back() const {
    if (asked_) return true;
    switch (task_) {
        case Task::none:
            return false;
        case Task::walk:
            return !at_home();
        case Task::bar:
            return home_ != no_square;
        default:
            return true;
    }
}

bool Selection::back(const State& state) {
    if (!can_go_back()) return false;
    if (asked_) {
        asked_ = false;
        return true;
    }
    const auto to_tile = [&](Tile tile) {
        open_bar(state);
        const Tiles all = tiles(state);
        for (std::uint8_t i = 0; i < all.size(); ++i)
            if (all[i] == tile) index_ = i;
    };
    const auto to_entry = [&](std::uint8_t entry) {
        open(state, Task::hand);
        const Entries all = entries(state);
        for (std::uint8_t i = 0; i < all.size(); ++i)
            if (all[i] == entry) index_ = i;
    };
    switch (task_) {
        case Task::look:
            if (home_ == no_square)
                open_bar(state);
            else
                go_home();
            break;
        case Task::path:
            to_tile(Tile::path);
            break;
        case Task::place:
            to_tile(Tile::place);
            break;
        case Task::hand:
            to_tile(Tile::card);
            break;
        case Task::market:
            to_tile(Tile::buy);
            break;
        case Task::drop:
            to_entry(drop_entry);
            break;
        case Task::push:
            to_entry(blast::push);
            break;
        case Task::roll:
            to_entry(blast::roll);
            break;
        case Task::fast:
            to_entry(blast::fast);
            break;
        case Task::launch:
            to_entry(launch_entry);
            break;
        default:
            go_home();
    }
    return true;
}

bool Selection::enter(const State& state) {
    if (at_home()) {
        open_bar(state);
        return true;
    }
    if (task_ == Task::bar) {
        if (tile_why_not(state, tile(state)) != nullptr) return false;
        constexpr Task of_tile[]{Task::none,   Task::path, Task::hand,
                                 Task::market, Task::none, Task::place};
        const Task next = of_tile[static_cast<std::size_t>(tile(state))];
        if (next == Task::none) return false;
        open(state, next);
        return true;
    }
    if (task_ == Task::hand) {
        const std::uint8_t chosen = entry(state);
        if (entry_why_not(state, chosen) != nullptr) return false;
        if (chosen == blast::phase) {
            // It is played as a movement: the cursor goes to one that needs it.
            go_home();
            ends_.phase.each([&](Square at) { spot_ = spot_of(at); });
            way_ = blast::way_to(home_, square());
            return true;
        }
        constexpr Task of_entry[]{Task::push, Task::none,   Task::roll, Task::fast,
                                  Task::none, Task::launch, Task::drop};
        if (of_entry[chosen] == Task::none) return false;
        open(state, of_entry[chosen]);
        return true;
    }
    return false;
}

bool Selection::decides() const { return task_ != Task::none && !at_home(); }

Action Selection::action(const State& state) const {
    switch (task_) {
        case Task::walk:
        case Task::look:
            return {ends_.phase.has(square()) ? blast::phase_move : blast::move, square()};
        case Task::bar:
            if (tile(state) == Tile::lay) return {blast::lay, home_};
            return {blast::end_turn};
        case Task::path:
            return {blast::lay, square()};
        case Task::hand:
            return {blast::load};
        case Task::drop:
            return {blast::discard, dropped(state)};
        case Task::market:
            return {blast::buy, index_};
        case Task::push:
            return {blast::push_bomb, way_};
        case Task::roll:
            return {blast::roll_bomb, source_, way_, distance_};
        case Task::launch:
            return {blast::launch, way_};
        case Task::fast:
            return {blast::fast_bomb, index_};
        case Task::place:
            return {blast::revenge, square()};
        case Task::none:
            break;
    }
    return {};
}

const char* Selection::why_not(const State& state) const {
    if (task_ == Task::none || at_home()) return nullptr;
    if (task_ == Task::bar) return tile_why_not(state, tile(state));
    if (task_ == Task::hand) return entry_why_not(state, entry(state));
    if (task_ == Task::look && spot_.what != Spot::What::square) return "Only to look at";
    return blast::may(state, action(state)).why_not;
}

// ---- Bombs on their way ------------------------------------------------------------------------

Square Selection::bomb_square(const State& state) const {
    switch (task_) {
        case Task::push:
            return blast::beside(home_, way_);
        case Task::launch:
            return home_;
        case Task::roll:
            return source_ == blast::underfoot ? home_ : blast::beside(home_, way_);
        case Task::fast:
            return state.board.square_of(blast::bomb_of(state.active, index_));
        default:
            return no_square;
    }
}

Square Selection::bomb_end(const State& state) const {
    const Square from = bomb_square(state);
    if (from == no_square || !blast::may(state, action(state)).ok()) return no_square;
    if (task_ == Task::roll) return blast::roll_end(from, way_, distance_);
    if (task_ == Task::fast) return from;
    return blast::landing(state.board, from, way_);
}

// ---- Hints -------------------------------------------------------------------------------------

void Selection::point_at(const State& state, Action action) {
    clear(state, true);
    const auto on_tile = [&](Tile wanted) {
        open_bar(state);
        const Tiles all = tiles(state);
        for (std::uint8_t i = 0; i < all.size(); ++i)
            if (all[i] == wanted) index_ = i;
    };
    const auto on_entry = [&](std::uint8_t wanted) {
        open(state, Task::hand);
        const Entries all = entries(state);
        for (std::uint8_t i = 0; i < all.size(); ++i)
            if (all[i] == wanted) index_ = i;
    };
    switch (action.kind) {
        case blast::move:
        case blast::phase_move:
            spot_ = spot_of(action.a);
            way_ = blast::way_to(home_, action.a);
            return;
        case blast::lay:
            if (action.a == home_) return on_tile(Tile::lay);
            open(state, Task::path);
            spot_ = spot_of(action.a);
            return;
        case blast::buy:
            open(state, Task::market);
            index_ = action.a;
            return;
        case blast::discard: {
            open(state, Task::drop);
            while (dropped(state) != action.a && dropped(state) != blast::no_card) ++index_;
            return;
        }
        case blast::push_bomb:
            task_ = Task::push;
            way_ = static_cast<Direction>(action.a);
            return;
        case blast::launch:
            task_ = Task::launch;
            way_ = static_cast<Direction>(action.a);
            return;
        case blast::roll_bomb:
            task_ = Task::roll;
            source_ = action.a;
            way_ = static_cast<Direction>(action.b);
            distance_ = action.c;
            return;
        case blast::load:
            return on_entry(blast::cannon);
        case blast::fast_bomb:
            task_ = Task::fast;
            index_ = action.a;
            return;
        case blast::revenge:
            open(state, Task::place);
            spot_ = spot_of(action.a);
            return;
        default:
            return on_tile(Tile::end);
    }
}

}  // namespace blast_scene
