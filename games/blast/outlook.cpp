#include "blast/outlook.h"

#include <algorithm>

#include "blast/moves.h"
#include "kit/hot.h"

namespace blast {

namespace {

constexpr int most_extra_moves = 2;  // Speed-Ups that are expected to be spent in one turn

BombSet bombs_of(Seat seat) { return 0x1Fu << (seat * bombs_a_seat); }

BombSet sparking_of(const Board& board, Seat seat) {
    BombSet found = 0;
    for (int token = 0; token < bombs_a_seat; ++token) {
        const BombNumber bomb = bomb_of(seat, token);
        if (board.bombs[bomb].in_play() && board.bombs[bomb].sparking != 0) found |= bit_of(bomb);
    }
    return found;
}

// A tile takes all that the fire of its turn has left, the last one wherever on it they have gone:
// BLA-161. Nobody: the fire has left nobody.
Seat last_on_the_tile(const std::array<Figure, most_seats>& before, const Board& board,
                      const ForecastStep& step) {
    Seat best = kit::nobody;
    int most = -1;
    Seat seat = board.holder;
    for (int i = 0; i < board.seats && seat != kit::nobody; ++i, seat = board.after(seat)) {
        const bool hit = has(board.hit, seat), fell = step.blasts && has(step.fire.fallen, seat);
        if (before[seat].alive == 0 || fell || (hit && before[seat].heart == 0)) continue;
        const int hearts = hit ? 0 : before[seat].heart;
        if (hearts > most) {
            most = hearts;
            best = seat;
        }
    }
    return best;
}

// Of those that went in one step the last one wins: BLA-161 to BLA-164
Seat last_of(const std::array<Figure, most_seats>& before, const Board& board,
             const ForecastStep& step) {
    const SeatSet living = board.living();
    if (living != 0) return static_cast<Seat>(std::countr_zero(living));
    Seat best = last_on_the_tile(before, board, step);
    if (best != kit::nobody) return best;
    DamageTime latest = 0;
    Seat seat = board.after(step.seat);
    for (int i = 0; i < board.seats; ++i, seat = board.after(seat))
        if (before[seat].alive != 0 && (best == kit::nobody || step.fire.time[seat] > latest)) {
            latest = step.fire.time[seat];
            best = seat;
        }
    return best;
}

}  // namespace

void Outlook::survey(const Board& board) {
    const auto has_any = [&](Feature feature) {
        return std::any_of(board.terrain.begin(), board.terrain.end(),
                           [&](Terrain each) { return each.feature() == feature; });
    };
    belts_ = has_any(Feature::belt);
    turf_ = has_any(Feature::turf);
    floor_.read(board);
    surveyed_ = board.terrain;
}

// What it is about to end: BLA-210, BLA-081
void Outlook::close_turn(Seat seat) {
    if (belts_) {
        kit::Events unheard;
        run_belts(board_, seat, unheard);
    }
    if (board_.holder == seat) board_.armed = 1;
}

// From its Action Phase on it goes where it likes: nothing that burns later hits it for certain.
void Outlook::leave(Seat seat) {
    if (board_.figures[seat].carries != nothing) board_.return_bomb(board_.figures[seat].carries);
    board_.lift_figure(seat);
}

// What the seat could do to the viewer: lay a bomb that reaches it, or one that sets off the other;
// or light what sparks.
void Outlook::close_in(Next& next, Seat seat) {
    const Figure& target = board_.figures[viewer_];
    if (target.square == no_square) return;
    if (next.inventory > 0) {
        const int flames = board_.figures[seat].flame_max != 0 ? box : flame_distance;
        const auto from_here = [&](const Squares& targets) {
            Squares aims = aims_at(lanes_, targets, flames);
            aims &= next.reach.passed;
            return aims;
        };
        Squares there;
        there.add(target.square);
        next.aims = from_here(there);
        if (next.inventory > 1 && !next.aims.empty()) next.aims |= from_here(next.aims);
    }
    if (can_blaze_[seat])
        if (const BombSet sparking = sparking_of(board_, seat); sparking != 0)
            next.blaze = blast(board_, sparking).burn;
}

KIT_HOT void Outlook::meet(Seat seat, int step) {
    Next& next = next_[seat];
    const Figure& figure = board_.figures[seat];
    next.step = static_cast<std::uint8_t>(step);
    next.acts = figure.alive != 0;
    if (!next.acts) return;
    next.heart = figure.heart;
    next.inventory = static_cast<std::uint8_t>(board_.inventory(seat));
    next.reach = reach_of(board_, lanes_, seat,
                          figure.moves() + std::min<int>(figure.speed_ups, most_extra_moves));
    if (seat == viewer_) {
        stands_at_ = figure.square;
        items_ = lanes_.items.squares();
        blocks_ = lanes_.blocks.squares();
        leave(seat);
        return;
    }
    next.aims = next.blaze = {};
    if (fears_) close_in(next, seat);
    leave(seat);
}

// A seat's Bomb and Overtime Phase; false: the match is over by it.
KIT_HOT bool Outlook::pass(Seat seat, int step) {
    const std::array<Figure, most_seats> before = board_.figures;
    foresee(board_, seat, step_);
    const auto at = static_cast<std::size_t>(step);
    burn_[at] = {};
    harm_[at] = step_.kill;
    if (step_.blasts) {
        burn_[at] = step_.fire.burn;
        harm_[at] |= step_.fire.burn;
        if ((step_.fire.bombs & bombs_of(viewer_)) != 0) {
            const int blocks = step_.fire.blocks.size();
            opened_ += blocks;
            if (blocks == 0) idle_bombs_ += std::popcount(step_.fire.bombs & bombs_of(viewer_));
        }
    }
    const bool ended = step <= board_.seats && board_.flips == board_.tile_count;
    if (!ended && board_.living_count() > 1) return true;
    winner_ = ended ? last_on_the_tile(before, board_, step_) : last_of(before, board_, step_);
    return false;
}

KIT_HOT void Outlook::look(const State& end, Seat viewer, int laps, bool fears) {
    board_ = end.board;
    step_.revenge = end.revenge_mode != 0;
    fears_ = fears;
    viewer_ = viewer;
    winner_ = kit::nobody;
    out_at_ = 0;
    opened_ = idle_bombs_ = 0;
    stands_at_ = no_square;
    Seat seat = end.active;
    close_turn(seat);
    lanes_.floor = floor_;
    if (turf_) lanes_.floor.renew(board_.terrain, surveyed_);  // it may have broken in this turn
    lanes_.read(board_);
    for (Next& next : next_) next.acts = false;
    const bool sold = std::count(end.market.begin(), end.market.end(), fast) != 0;
    for (Seat each = 0; each < board_.seats; ++each)
        can_blaze_[each] =
            end.hands[each].holds(fast) || (sold && end.hands[each].size() < hand_size);
    const int seats = board_.seats;
    for (int step = 1; step <= laps * seats; ++step) {
        seat = board_.after(seat);
        if (!pass(seat, step)) {
            // Nothing of an earlier look is left for those who ask about later steps.
            for (auto later = static_cast<std::size_t>(step) + 1; later < burn_.size(); ++later)
                burn_[later] = harm_[later] = {};
            return;
        }
        if (step <= seats) {
            if (out_at_ == 0 && board_.figures[viewer].alive == 0)
                out_at_ = static_cast<std::uint8_t>(step);
            if (!step_.kill.empty()) {
                lanes_.floor = floor_;
                lanes_.floor.renew(board_.terrain, surveyed_);
            }
            if (belts_ || step_.blasts || !step_.kill.empty()) lanes_.read(board_);
            meet(seat, step);
        }
        close_turn(seat);
    }
    find_refuges(laps);
}

KIT_HOT void Outlook::find_refuges(int laps) {
    const int seats = board_.seats;
    for (Next& next : next_) {
        if (!next.acts) continue;
        Squares safe = next.reach.ends;
        for (int step = next.step + 1; step <= std::min(next.step + seats, laps * seats); ++step)
            safe = safe.without(harm(step));
        next.refuges = static_cast<std::uint8_t>(safe.size());
    }
}

bool Outlook::burns_later(Seat seat, const Squares& squares) const {
    for (int step = next_[seat].step + 1; step <= next_[viewer_].step; ++step)
        if (burn(step).meets(squares)) return true;
    return false;
}

}  // namespace blast
