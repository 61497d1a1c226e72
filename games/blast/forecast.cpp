#include "blast/forecast.h"

#include "kit/hot.h"

namespace blast {

namespace {

// The ghost at turn is among the living again: BLA-173
void haunt(Board& board, ForecastStep& step) {
    if (!step.revenge || board.figures[step.seat].alive != 0) return;
    const Seat victim = victim_of(board, step.fire, step.seat);
    if (victim == kit::nobody) return;
    take_place(board, step.seat, victim);
    step.fire.touched = static_cast<SeatSet>(step.fire.touched & ~set_of(victim));
}

KIT_HOT void burn(Board& board, BombSet starters, ForecastStep& step, bool bomb_phase) {
    if (starters == 0) return;
    step.blasts = true;
    step.fire = blast(board, starters);
    step.burn |= step.fire.burn;
    step.kill |= step.fire.turf;
    step.everybody = step.everybody || step.fire.everybody;
    settle(board, step.fire);
    if (bomb_phase) haunt(board, step);
    harm(board, step.fire);
}

// The seat whose turn it is ends it.
void end_of_turn(Board& board, Seat seat) {
    kit::Events unheard;
    run_belts(board, seat, unheard);
    if (board.holder == seat) board.armed = 1;
}

// Seat by seat till `seat` has had its Bomb and Overtime Phase, or the match is over. Returns what
// the board is then.
template <class Visit>
Board look_ahead(const Board& board, Seat active, Seat seat, bool revenge, Visit visit) {
    Board ahead = board;
    ForecastStep step;
    step.revenge = revenge;
    Seat now = active;
    do {
        end_of_turn(ahead, now);
        now = ahead.after(now);
        foresee(ahead, now, step);
        visit(step, ahead);
    } while (now != seat && ahead.living_count() > 1);
    return ahead;
}

}  // namespace

KIT_HOT void foresee(Board& board, Seat seat, ForecastStep& step) {
    step.seat = seat;
    step.blasts = step.everybody = false;
    step.burn = step.kill = {};
    board.hit = 0;
    burn(board, tick(board, seat), step, true);
    if (board.holder != seat || board.armed == 0 || board.living_count() < 2) return;
    const std::uint8_t tile = board.next_flip();
    if (tile == board.final_tile) {
        burn(board, board.bombs_on(tile), step, false);  // BLA-088
        if (board.living_count() < 2) return;
    }
    step.kill |= board.tile_squares(tile);
    flip(board, tile);
}

Danger danger_for(const Board& board, Seat active, Seat seat) {
    Danger danger;
    std::uint8_t turns = 0;
    look_ahead(board, active, seat, false, [&](const ForecastStep& step, const Board&) {
        ++turns;
        danger.burn |= step.burn;
        danger.kill |= step.kill;
        danger.everybody = danger.everybody || step.everybody;
        Squares all = step.burn;
        all |= step.kill;
        all.each([&](Square at) {
            if (danger.when[at] == 0) danger.when[at] = turns;
        });
    });
    return danger;
}

Fate fate_of(const Board& board, Seat active, Seat seat, bool revenge) {
    bool lives = true;  // all the time: a ghost that finds a new place was out before
    const Board ahead =
        look_ahead(board, active, seat, revenge, [&](const ForecastStep&, const Board& then) {
            lives = lives && then.figures[seat].alive != 0;
        });
    if (!lives) return Fate::lost;
    return ahead.figures[seat].heart == board.figures[seat].heart ? Fate::safe : Fate::hit;
}

Peril peril_for(const Board& board, Seat active, Seat seat, bool revenge) {
    Peril peril;
    const bool heart = board.figures[seat].heart != 0;
    look_ahead(board, active, seat, revenge, [&](const ForecastStep& step, const Board& then) {
        Squares burn = step.burn;
        if (step.everybody)
            for (int i = 0; i < square_count; ++i)
                if (const auto at = static_cast<Square>(i);
                    board.terrain[at].feature() != Feature::power)
                    burn.add(at);
        // The first fire takes the Heart, but a ghost's takes the place.
        Squares fatal = burn;
        if (heart && !(revenge && board.figures[step.seat].alive == 0)) fatal &= peril.burn;
        peril.burn |= burn;
        peril.deadly |= fatal;
        peril.deadly |= step.kill;
        peril.alone = then.living() == set_of(seat);
    });
    return peril;
}

}  // namespace blast
