#include "blast/ghost.h"

#include "blast/acts.h"
#include "blast/moves.h"
#include "blast/rules.h"

namespace blast {

using namespace kit;

void Ghost::start(const State& seen, const Level& level) {
    level_ = &level;
    seen_ = seen;
    Rules::mask(seen_, seen.active);
    outlook_.survey(seen_.board);
    left_ = seen.actions < most_acts ? perimeter(seen_.board) : Squares{};  // BLA-244
    choice_ = {end_turn};
    best_ = level.noise > 0 ? -1000 : 3;
    number_ = 0;
}

bool Ghost::step(std::uint32_t& work) {
    Square at = 0;
    for (; work > 0 && !left_.empty(); --work) {
        while (!left_.has(at)) ++at;
        left_.remove(at);
        int worth = worth_of(at) * 8;
        // Of equals any; the weaker ones do not see the difference.
        worth += static_cast<int>(Rng::scramble(seen_.turn_number * 256u + at) %
                                  (8u + 8u * static_cast<unsigned>(level_->noise)));
        if (worth <= best_) continue;
        best_ = worth;
        choice_ = {revenge, at};
    }
    return left_.empty();
}

// Figures that would be hit if they stayed, squares that are denied to them, and those who would
// have no way out of what goes off in the ghost's own next Bomb Phases.
int Ghost::worth_of(Square square) {
    const Seat me = seen_.active;
    trial_ = seen_;
    Events unheard;
    act(trial_, {revenge, square}, unheard);
    outlook_.look(trial_, me, 2, false);
    const Board& board = seen_.board;
    int sum = 0;
    const int seats = board.seats;
    for (Seat seat = 0; seat < seats; ++seat) {
        const Outlook::Next& next = outlook_.of(seat);
        if (seat == me || !next.acts) continue;
        const Figure& figure = board.figures[seat];
        const int riches = figure.bombs + 2 * figure.flame_max + figure.speed_ups;
        Squares denied = outlook_.burn(2 * seats);
        denied &= next.reach.ends;
        const int reach = next.reach.ends.size();
        sum += denied.size() * (30 + riches) / (reach > 0 ? reach : 1);
        // Another ghost may have taken a place by then; now it stands nowhere.
        if (figure.alive != 0 && outlook_.burn(2 * seats).has(figure.square)) sum += 20 + riches;
        // What burns in the ghost's next Bomb Phase lies on its way.
        Squares safe = next.reach.ends.without(outlook_.burn(seats));
        if (safe.empty())
            sum += 200 + riches;
        else if (safe.size() < 4)
            sum += 40;
    }
    return sum;
}

}  // namespace blast
