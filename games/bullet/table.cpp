#include "bullet/table.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <numeric>

#include "bullet/placements.h"

namespace bullet {

namespace {

// The first seat of the next team in the game, or the next heroine in it (BUL-013, BUL-246).
Seat next_in_game(const State& state, int from, int by) {
    for (int i = by; i < state.seats; i += by) {
        const auto seat = static_cast<Seat>((from + i) % state.seats);
        if (state.at(seat).in_game()) return seat;
    }
    return kit::nobody;
}

}  // namespace

Seat target_of(const State& state, Seat seat) {
    if (state.mode == Mode::boss_battle) return kit::nobody;
    return next_in_game(state, seat, state.mode == Mode::teams ? 2 : 1);
}

int heroines_in_game(const State& state) {
    int count = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) count += state.at(seat).in_game() ? 1 : 0;
    return count;
}

// ---- The boss -----------------------------------------------------------------------------------

int break_point(const State& state) {
    const Slot& next = state.boss.card().slots[static_cast<std::size_t>(state.boss.revealed() + 1)];
    return next.breaks[state.boss.heroines - 1u];
}

int counted_bullets(const State& state, const Kinds& more) {
    const Bag& incoming = state.boss.incoming;
    const int all = std::accumulate(more.begin(), more.end(), int{incoming.total});
    if (!against(state, tipping_scale)) return all;
    int tilt = 0;  // BUL-408
    for (Type type = 0; type < ordinary_types; ++type) {
        const int here = incoming.count[type] + (has_star(type) ? 0 : more[type / 2u]);
        tilt += is_odd(type) ? here : -here;
    }
    return all - std::max(0, std::abs(tilt) - most_level_tilt);
}

namespace {

bool serves(Asks wish, std::size_t kind) {
    const auto which = static_cast<int>(wish);
    const auto type = static_cast<Type>(2 * kind);
    if (wish >= Asks::one) return number_of(type) == which - static_cast<int>(Asks::one) + 1;
    return colour_of(type) == which - static_cast<int>(Asks::red);
}

// Which of these wishes, from the `first` on, are met if as many as can be get a bullet of their
// own. Those that want any bullet are left out.
unsigned most_served(const Shape& recipe, std::size_t first, Kinds& cleared) {
    while (first < recipe.wishes.size() && recipe.wishes[first].asks == Asks::any) ++first;
    if (first == recipe.wishes.size()) return 0;
    unsigned most = most_served(recipe, first + 1, cleared);
    for (std::size_t kind = 0; kind < cleared.size(); ++kind) {
        if (cleared[kind] == 0 || !serves(recipe.wishes[first].asks, kind)) continue;
        --cleared[kind];
        const unsigned met = 1u << first | most_served(recipe, first + 1, cleared);
        if (std::popcount(met) >= std::popcount(most)) most = met;
        ++cleared[kind];
    }
    return most;
}

}  // namespace

unsigned served_of_recipe(BossPattern id, const Kinds& cleared) {
    const Shape& recipe = boss_shape(id, 0);
    Kinds room = cleared;
    unsigned met = most_served(recipe, 0, room);
    int left = std::accumulate(cleared.begin(), cleared.end(), 0) - std::popcount(met);
    for (std::size_t i = 0; i < recipe.wishes.size(); ++i)
        if (recipe.wishes[i].asks == Asks::any && left-- > 0) met |= 1u << i;
    return met;
}

int missing_of_recipe(BossPattern id, const Kinds& cleared) {
    const auto wishes = static_cast<int>(boss_shape(id, 0).wishes.size());
    return wishes - std::popcount(served_of_recipe(id, cleared));
}

bool has_completed(const State& state, Seat seat, const ActivePattern& active) {
    if (state.boss.who == knife_and_fork)
        return missing_of_recipe(active.id, state.boss.cleared[seat]) == 0;
    return fitting_anchors(state.at(seat), boss_shape(active.id, active.turns)) != 0;
}

int lives_left(const State& state, Seat seat) {
    const Board& board = state.at(seat);
    if (board.heroine == balance)
        return board.phase == Phase::down || board.phase == Phase::out ? 0 : 1;
    return board.card().lives - static_cast<int>(board.life.size());
}

bool is_beaten(const State& state, Seat seat) {
    const Seat mate = ally_of(state, seat);
    for (const Seat each : {seat, mate})
        if (each != kit::nobody && state.at(each).heroine == balance)
            return scales_tip(state.at(each));
    return lives_left(state, seat) + (mate == kit::nobody ? 0 : lives_left(state, mate)) == 0;
}

int joining_incoming(const State& state, Seat seat) {
    return against(state, celestial_cleaning) ? 0 : state.at(seat).incoming.total;
}

int next_incoming_total(const State& state, Seat seat) {
    return state.intensity + state.track.total + joining_incoming(state, seat) +
           state.at(seat).feed_cards();
}

Bag unseen_bullets(const State& state) {
    Bag unseen = whole_set(state.sets());
    const auto see = [&](const auto& bullets) {
        for (const Type type : bullets) unseen.remove(type);
    };
    for (Seat seat = 0; seat < state.seats; ++seat) {
        const Board& board = state.at(seat);
        each(board.sight.bullets(), [&](Space space) { unseen.remove(board.sight.at(space)); });
        see(board.life);
        for (const auto& pan : board.pans) see(pan);
        see(board.mind);
    }
    for (const Bag* open : {&state.track, &state.boss.incoming, &state.boss.trap})
        for (Type type = 0; type < ordinary_types; ++type)
            for (int i = 0; i < open->count[type]; ++i) unseen.remove(type);
    for (const Frame& frame : state.pending)
        if (frame.kind == Pending::keep || frame.kind == Pending::hit) unseen.remove(frame.what);
    return unseen;
}

int counted_number(const Board& board, int column, int number) {
    if (board.modifier(Modifier::brake) > 0 || board.stuck_column == column) return 1;  // BUL-352
    return number + (board.modifier(Modifier::heavy) > 0 ? 1 : 0);
}

Space landing(const State& state, Seat seat, int column, int number) {
    const Board& board = state.at(seat);
    return board.sight.landing(column, counted_number(board, column, number));
}

const Step& pending_step(const Frame& frame) { return effect(frame.effect)[frame.step]; }

Seat answers(const Frame& frame) {
    if (frame.kind != Pending::effect || !pending_step(frame).ally) return frame.seat;
    return frame.what;  // BUL-243
}

}  // namespace bullet
