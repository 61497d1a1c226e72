// What the rules themselves say of a turn: how it comes out if nobody acts any more, and every way
// in which it can be played. Slow, sure, and without a line of the players' own foresight.
#pragma once

#include <cstdlib>
#include <deque>
#include <string>
#include <unordered_set>

#include "self_play.h"

namespace field {

inline bool in_turn(const State& state, Seat seat, unsigned turn) {
    return !state.over() && state.active == seat && state.turn_number == turn;
}

// The active seat ends its turn, and so does everybody else at once, till `seat` is out or acts.
struct Lap {
    State state;
    int turns = 0;  // that were ended
};
inline Lap end_turns(const State& end, Seat seat) {
    Lap lap{end};
    State& state = lap.state;
    while (!state.over() && state.figure(seat).alive != 0 &&
           (lap.turns == 0 || state.active != seat)) {
        kit::Events unheard;
        TEST_ASSERT_TRUE(Rules::apply(state, END, unheard).ok());
        ++lap.turns;
    }
    return lap;
}
// What becomes of a seat by that. A ghost takes even a figure with a Heart (BLA-175). A match that
// the seat wins by going last (BLA-163) counts only if nobody could have gone out of the way.
enum class Lot { lives, lost, undecided };
inline Lot lot_of(const State& end, Seat seat) {
    const Lap lap = end_turns(end, seat);
    if (!lap.state.over()) return lap.state.figure(seat).alive != 0 ? Lot::lives : Lot::lost;
    if (lap.state.winner != seat) return Lot::lost;
    return lap.turns <= 1 ? Lot::lives : Lot::undecided;
}

// Every way to play a turn: walks, bombs, cards that are held or bought, discards that make room,
// each position once, short ways first. Whatever is hidden stays so.
class WholeTurn {
  public:
    enum class Answer { no, yes, too_long };

    explicit WholeTurn(std::size_t most = 20000) : most_(most) {}

    // Is there a way after which `good` holds? It gets the position before the turn ends, or the
    // one that is over.
    template <class Good>
    Answer can(State state, Good good) {
        Rules::mask(state, state.active);
        const Seat me = state.active;
        const unsigned turn = state.turn_number;
        const State start = state;
        add(state, {});
        while (!open_.empty()) {
            const auto [here, way] = open_.front();
            open_.pop_front();
            if (good(here) && holds(start, way, good)) {
                way_ = way;
                return Answer::yes;
            }
            if (!in_turn(here, me, turn)) continue;
            std::vector<Action> room(Rules::info.most_legal);
            kit::Actions out(room);
            Rules::legal(here, out);
            for (const Action& action : out.kept()) {
                if (action.kind == end_turn) continue;
                if (action.kind == blast::discard && here.hands[me].size() < hand_size) continue;
                State after = here;
                kit::Events unheard;
                TEST_ASSERT_TRUE(Rules::apply(after, action, unheard).ok());
                if (!after.over() && !in_turn(after, me, turn)) continue;
                std::vector<Action> longer = way;
                longer.push_back(action);
                add(after, longer);
            }
            if (known_.size() >= most_) return Answer::too_long;
        }
        return Answer::no;
    }
    // The shortest of these ways.
    const std::vector<Action>& way() const { return way_; }

  private:
    // Whatever comes to light on the way: masked blocks are all of one kind.
    template <class Good>
    bool holds(const State& start, const std::vector<Action>& way, Good good) const {
        for (const Item hidden : {speed_up, flame_max}) {
            State state = start;
            for (Token& token : state.board.token)
                if (is_block(token)) token = block_of(hidden);
            for (const Action& action : way) {
                kit::Events unheard;
                if (!Rules::apply(state, action, unheard).ok()) return false;
            }
            if (!good(state)) return false;
        }
        return true;
    }
    void add(State state, const std::vector<Action>& way) {
        state.actions = 0;
        const std::string key(reinterpret_cast<const char*>(&state), sizeof state);
        if (known_.insert(key).second) open_.push_back({state, way});
    }

    std::size_t most_;
    struct Open {
        State state;
        std::vector<Action> way;
    };
    std::deque<Open> open_;
    std::vector<Action> way_;
    std::unordered_set<std::string> known_;
};

}  // namespace field
