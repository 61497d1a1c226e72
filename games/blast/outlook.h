// What comes after a turn if nobody acts any more, for one lap round the table or two: who is hit
// before it can act, who has no safe square left then, and what others could do to one seat.
#pragma once

#include "blast/forecast.h"
#include "blast/reach.h"
#include "blast/state.h"

namespace blast {

class Outlook {
  public:
    // Of a seat, at its next Action Phase.
    struct Next {
        std::uint8_t step;  // how many seats from now; from 1
        bool acts;          // it lives then
        std::uint8_t heart;
        std::uint8_t inventory;
        std::uint8_t refuges;  // squares it can go to and be safe until it acts again
        Reach reach;
        Squares aims;   // where its bombs would reach the viewer
        Squares blaze;  // what its sparking bombs would burn with a Fast Detonate
    };

    // Once for a decision: what does not change in it.
    void survey(const Board& board);
    // `end.active` ends its turn; `laps` is 1 or 2. What rivals could do to the viewer is only
    // looked at by who fears it.
    void look(const State& end, Seat viewer, int laps, bool fears = true);

    ForecastStep& step() { return step_; }
    const Next& of(Seat seat) const { return next_[seat]; }
    // The match is decided on the way: by whom; nobody: it is not.
    Seat winner() const { return winner_; }
    // The viewer is out before it acts, and when; 0: it is not.
    int out_at() const { return out_at_; }
    // What burns, and what burns or falls, with that seat's Bomb and Overtime Phase.
    const Squares& burn(int step) const { return burn_[static_cast<std::size_t>(step)]; }
    const Squares& harm(int step) const { return harm_[static_cast<std::size_t>(step)]; }
    // Does what burns after that seat has acted, and before the viewer does, meet these squares?
    bool burns_later(Seat seat, const Squares& squares) const;
    // What the viewer finds when it acts.
    const Squares& items() const { return items_; }
    const Squares& blocks() const { return blocks_; }
    Square stands_at() const { return stands_at_; }
    int opened() const { return opened_; }  // blocks, by fires with bombs of the viewer in it
    int idle_bombs() const { return idle_bombs_; }  // of the viewer: burn without opening any

  private:
    bool pass(Seat seat, int step);
    void meet(Seat seat, int step);
    void close_turn(Seat seat);
    void leave(Seat seat);
    void find_refuges(int laps);
    void close_in(Next& next, Seat seat);

    Board board_;
    Lanes lanes_;  // of the board
    ForecastStep step_;
    Floor floor_;              // at the beginning of the turn
    alignas(4) Map surveyed_;  // of which it was read
    bool belts_, turf_;
    bool fears_;
    Seat viewer_;
    Seat winner_;
    std::uint8_t out_at_;
    Square stands_at_;
    int opened_, idle_bombs_;
    std::array<bool, most_seats> can_blaze_;
    std::array<Next, most_seats> next_;
    std::array<Squares, 2 * most_seats + 1> burn_, harm_;
    Squares items_, blocks_;
};

}  // namespace blast
