#include "blast/rescue.h"

#include <algorithm>

#include "blast/acts.h"
#include "blast/forecast.h"
#include "blast/moves.h"

namespace blast {

using namespace kit;

namespace {

constexpr std::uint8_t not_reached = 255;

std::uint32_t number_of(const State& state) {
    std::uint32_t sum =
        state.actor().square + 256u * state.moves_left + 4096u * state.actor().speed_ups;
    for (BombNumber bomb = 0; bomb < bomb_count; ++bomb)
        if (const Bomb& each = state.board.bombs[bomb]; each.in_play())
            sum += Rng::scramble(each.place * 64u + each.sparking * 32u + bomb);
    for (const std::uint8_t count : state.hands[state.active].count) sum = sum * 31 + count;
    return Rng::scramble(sum);
}

int payable(const State& state) { return state.moves_left + state.actor().speed_ups; }

}  // namespace

void Rescue::start(const State& seen) {
    root_ = seen;
    ways_[0] = {};
    way_count_ = 1;
    now_ = 0;
    found_ = false;
    task_ = Task::flood;
    nodes_left_ = most_nodes;
}

bool Rescue::saved(const Board& board) const {
    return fate_of(board, root_.active, root_.active, root_.revenge_mode != 0) != Fate::lost;
}

bool Rescue::step() {
    if (found_ || now_ == way_count_ || nodes_left_-- == 0) return true;
    if (task_ == Task::flood) {
        begin();
    } else if (next_square()) {
        const Square square = at_++;
        task_ == Task::look ? look(square, at_phased_) : branch(square, at_phased_);
    } else {
        at_ = 0;
        at_phased_ = false;
        now_ = static_cast<std::uint8_t>(now_ + (task_ == Task::branch));
        task_ = task_ == Task::look ? Task::branch : Task::flood;
    }
    return found_;
}

// The position after the acts of a way, and all walks from there.
void Rescue::begin() {
    Way replayed{};
    here_ = root_;
    for (std::size_t i = 0; i < ways_[now_].length; ++i)
        extend(here_, replayed, ways_[now_].acts[i]);
    flood();
    doomed_ = danger_for(here_.board, here_.active, here_.active).kill;
    task_ = Task::look;
    at_ = 0;
    at_phased_ = false;
}

// Goes on to a square that is reached, on foot first; false: there is none left.
bool Rescue::next_square() {
    for (;; at_phased_ = true, at_ = 0) {
        while (at_ < square_count && moves_[at_phased_][at_] == not_reached) ++at_;
        if (at_ < square_count) return true;
        if (at_phased_) return false;
    }
}

// ---- Walks -------------------------------------------------------------------------------------

void Rescue::flood() {
    // The figure leaves its square, and a pad there leads somewhere again.
    const Square home = here_.actor().square;
    Board& board = here_.board;
    board.lift_figure(here_.active);
    for (auto& each : moves_) each.fill(not_reached);
    shifted_to_ = {};
    const int most = std::min<int>(payable(here_), most_moves);
    const bool shifts = here_.hands[here_.active].holds(phase);
    moves_[0][home] = 0;
    for (std::uint8_t taken = 0; taken < most; ++taken)
        for (const bool phased : {false, true})
            for (int square = 0; square < square_count; ++square) {
                const auto from = static_cast<Square>(square);
                if (moves_[phased][from] != taken) continue;
                const Ends ends = ends_from(board, from);
                const auto enter = [&](bool shifted, bool now) {
                    return [&, shifted, now](Square to) {
                        const Square end = teleport_end(board, to);
                        std::uint8_t& there = moves_[shifted][end];
                        if (there != not_reached) return;
                        there = static_cast<std::uint8_t>(taken + 1);
                        from_[shifted][end] = from;
                        stop_[shifted][end] = to;
                        if (now) shifted_to_.add(end);
                    };
                };
                ends.walk.each(enter(phased, false));
                if (shifts && !phased) ends.phase.each(enter(true, true));
            }
    board.put_figure(here_.active, home);
}

bool Rescue::extend(State& state, Way& way, Action action) const {
    if (way.length == way.acts.size() || !may_act(state, action).ok()) return false;
    Events unheard;
    act(state, action, unheard);
    way.acts[way.length++] = action;
    return !state.over() && state.actor().alive != 0;
}

// The movements of a walk, the last one first in the tables.
bool Rescue::walk_to(Square square, bool phased, State& state, Way& way) const {
    std::array<Action, most_moves> walk{};
    std::size_t length = 0;
    for (bool shifted = phased; moves_[shifted][square] != 0;) {
        const Square from = from_[shifted][square], stop = stop_[shifted][square];
        const bool here = shifted && shifted_to_.has(square);
        walk[length++] = {here ? phase_move : move, stop};
        shifted = shifted && !here;
        square = from;
    }
    while (length > 0)
        if (!extend(state, way, walk[--length])) return false;
    return true;
}

// Is this square safe to end the turn on?
void Rescue::look(Square square, bool phased) {
    if (doomed_.has(square)) return;
    State state = here_;
    Way way = ways_[now_];
    if (!walk_to(square, phased, state, way) || !saved(state.board)) return;
    way_ = way;
    found_ = true;
}

// ---- Cards -------------------------------------------------------------------------------------

void Rescue::branch(Square square, bool phased) {
    State state = here_;
    Way way = ways_[now_];
    if (!walk_to(square, phased, state, way)) return;
    // A Speed-Up that was taken leads farther than the walks from here.
    if (payable(state) + moves_[phased][square] > payable(here_)) keep(state, way);
    play_cards(state, way, no_card);
    for (std::uint8_t slot = 0; slot < market_size; ++slot) {
        State bought_one = state;
        Way longer = way;
        const Card card = state.market[slot];
        if (!extend(bought_one, longer, {buy, slot})) continue;
        if (card == phase)
            keep(bought_one, longer);
        else
            play_cards(bought_one, longer, card);
    }
}

void Rescue::play_cards(const State& state, const Way& way, Card only) {
    const auto played_card = [](std::uint8_t kind) {
        return kind == push_bomb   ? push
               : kind == load      ? cannon
               : kind == roll_bomb ? roll
               : kind == fast_bomb ? fast
                                   : no_card;
    };
    std::array<Action, 128> room;
    Actions all(room);
    list_acts(state, all);
    for (const Action& action : all.kept()) {
        const Card card = played_card(action.kind);
        const bool thrown = action.kind == launch && only == no_card;
        if (!thrown && (card == no_card || (only != no_card && card != only))) continue;
        State after = state;
        Way longer = way;
        if (extend(after, longer, action)) keep(after, longer);
    }
}

void Rescue::keep(const State& state, const Way& way) {
    if (way_count_ == most_ways) return;
    const std::uint32_t end = number_of(state);
    for (std::size_t i = 0; i < way_count_; ++i)
        if (ways_[i].end == end) return;
    ways_[way_count_] = way;
    ways_[way_count_++].end = end;
}

}  // namespace blast
