// How a computer player finds its turn.
//
// A plan is a walk, then bombs and cards as long as each of them makes things better, then cards
// for the Moves that are left. Bombs are laid behind the walk because squares once passed stay open
// for them (BLA-113). Only cards that move bombs may be worth playing on the way: these are the
// strokes. Plans are compared by the position in which they leave the table, so that the same plan
// is found again after each of its acts.
#pragma once

#include "blast/judge.h"
#include "blast/promise.h"
#include "blast/rescue.h"

namespace blast {

struct Plan {
    std::array<kit::Action, 12> acts;
    std::uint8_t length;

    bool full() const { return length == acts.size(); }
    void add(kit::Action act) { acts[length++] = act; }
};

class Planner {
  public:
    // For the seat at turn. What is hidden in `seen` is never looked at. Levels that look at
    // answers need somebody who finds them; who has a rescue looks for one before it dies.
    void start(const State& seen, const Level& level, const Personality& personality,
               Planner* rival, Rescue* rescue);
    // Spends that many nodes, one for each position that is judged or walked on from; true at the
    // end.
    bool step(std::uint32_t& work);

    kit::Action choice() const;
    int worth() const { return best_[0].worth; }
    const Plan& plan() const { return best_[0].plan; }
    std::uint32_t nodes() const { return nodes_; }
    // The position after a plan, before the turn ends.
    void play(const Plan& plan, State& out) const;

  private:
    static constexpr std::size_t most_walks = 120, most_stops = 5, most_children = 20,
                                 most_strokes = 8, most_kept = 8;
    enum class Stage : std::uint8_t { now, walk, rate, climb, gather, strike, reply, rescue, done };

    struct Walk {
        std::array<Square, most_stops> stops;
        std::uint8_t length;
        std::uint8_t phased;    // stop number + 1 that a Phase Shift leads to; 0: none
        Promise first, second;  // of the best two squares on it
        Promise gain;           // items on it
        bool tried;
        int worth;
        int hope() const { return worth + first + second; }
    };
    // A few acts that belong together.
    struct Move {
        std::array<kit::Action, 4> acts;
        std::uint8_t length;
        Promise promise;
        std::uint8_t walk;  // of a stroke
    };
    template <std::size_t Count>
    struct Moves {
        std::array<Move, Count> list;
        std::uint8_t size;
        void offer(const Move& move, std::size_t most);
    };
    struct Kept {
        Plan plan;
        int worth;
        std::uint32_t end;
    };
    void begin_reply();
    void finish();
    bool survives(Item hidden);
    bool next_rival();
    void reply_on();
    void settle_replies();

    void advance();
    void look_now();
    void extend(const Walk& walk);
    void extend_to(const Walk& walk, Square from, Square to, bool phased);
    void rate(Walk& walk);
    bool next_climb();
    void begin_climb(const State& here, int worth);
    void climb_on();
    void gather(std::uint8_t number);
    void strike();

    void follow(const Walk& walk, State& state, Plan& plan) const;
    void act_on(State& state, Plan& plan, kit::Action action) const;
    void spend_rest(State& state, Plan& plan) const;
    int judge(State& state, Plan& plan);

    void find_moves(const State& here, bool lays, int least);
    void find_card_moves(const State& here, Move so_far, Card card, int least);
    void add_thrown(const State& here, const Move& so_far, kit::Action action, Square to,
                    int least);
    bool harmless_start() const;

    const Level* level_;
    const Personality* personality_;
    Planner* rival_;
    Rescue* rescue_;
    bool rival_thinks_;
    Seat me_;
    bool buys_;
    Stage stage_;
    std::uint8_t most_moves_;
    std::uint8_t cursor_, child_, depth_, climbs_;
    std::uint8_t walk_count_, kept_count_;
    std::uint32_t nodes_;
    Judge judge_;
    State root_, here_, trial_;
    Plan plan_;        // that is climbed on from
    int climb_worth_;  // of it
    int best_child_, best_child_worth_;
    Squares onward_;  // where a stroke's walk can go on
    Promises promises_;
    std::array<std::array<Promise, square_count>, 2> reached_;  // best hope there, by phased
    std::array<Walk, most_walks> walks_;
    Moves<most_children> moves_;
    Moves<most_strokes> strokes_;
    std::array<Kept, most_kept> best_;
    bool rescued_;
};

}  // namespace blast
