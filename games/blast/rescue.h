// The last resort of a player whose plans all end in certain death: all that can be done with
// cards, bombs and items, on all ways of walking, till something saves it.
//
// What lies about changes only by deeds: a card that is played, bought or put away, a bomb that is
// laid, an item that is taken. Between two of them the figure only walks. So a scene is what lies
// about after some deeds, together with all squares that the figure can be on then; how it came
// there is found out only once one of them is safe.
#pragma once

#include "blast/outlook.h"
#include "blast/state.h"

namespace blast {

class Rescue {
  public:
    // For the seat at turn, with that many nodes. Nothing hidden is looked at: what comes to light
    // on the way may be anything.
    void start(const State& seen, int nodes);
    // One node a call; true at the end.
    bool step();

    bool found() const { return found_; }
    // What to begin with, if a way was found; it may be to stay.
    kit::Action choice() const { return way_.length == 0 ? kit::Action{end_turn} : way_.acts[0]; }

  private:
    static constexpr std::size_t most_scenes = 700, most_deeds_open = 240, most_deep = 9,
                                 most_acts_kept = 24;
    static constexpr int most_left = 6;

    // Squares, by how many Moves at least are left there.
    struct Room {
        std::array<Squares, most_left + 1> with{};

        bool has(Square at) const { return with[0].has(at); }
        int left(Square at) const;
        void add(Square at, int left);
        Square best() const;  // one with most Moves left; none if it is empty
    };
    // What leads from one scene to the next.
    struct Deed {
        kit::Action act;
        // Where the figure is then, or the launched bomb comes down; none: wherever it is.
        Square at = no_square;
        std::uint8_t hit = 0;  // the own Fast Detonate burns the figure as well
    };
    struct Scene {
        std::uint32_t number;  // tells scenes apart
        std::uint16_t parent;
        std::uint8_t depth, weight;
        Deed deed;
        bool lays;  // bombs are all that is left to try
    };
    // A scene in full. The figure stands nowhere.
    struct Stand {
        State state;
        Room entry, room;  // right after the deed, and after walking on
    };
    struct Way {
        std::array<kit::Action, most_acts_kept> acts;
        std::uint8_t length;
        bool add(kit::Action act);
    };

    bool open_next();
    void build(std::size_t scene);
    void list_deeds();
    void list_throws(const Stand& stand);
    void list_lays(const Stand& stand);
    bool matters(const Stand& stand, BombNumber bomb, Square square) const;
    bool at_hand(const Stand& stand, Card card) const;
    void offer(const Deed& deed);
    void try_deed(const Deed& deed);

    bool enter(const Stand& before, const Deed& deed, Stand& after) const;
    Room lit(const Stand& before, const Deed& deed) const;
    Room last_to_go(const Stand& before, const Squares& hit, BombNumber bomb) const;
    Room shifted(const Stand& before, Square to) const;
    Room beside_bomb(const Stand& before, Square bomb) const;
    Squares walk_on(Stand& stand) const;

    bool look();
    bool look_closely();
    bool find_way(Square at);
    Square retrace(const Stand& stand, Square at);
    Square undo(const Stand& before, const Deed& deed, Square at);
    bool way_saves(Item hidden);
    bool saves(const State& end);
    bool can_go_on(const Stand& stand) const;
    std::uint32_t number_of(const Stand& stand) const;

    Seat me_;
    bool found_, belts_, turf_, looked_;
    Floor floor_;  // at the beginning
    int nodes_left_, weight_;
    std::uint16_t scene_count_, now_;
    std::uint8_t deed_count_, next_deed_;
    Way way_;
    State root_;
    std::array<Scene, most_scenes> scenes_;
    std::array<Deed, most_deeds_open> deeds_;
    // The scene that is gone on from, with those that led to it.
    std::array<Stand, most_deep + 1> stands_;
    std::array<std::uint16_t, most_deep + 1> built_;
    std::uint8_t depth_;
    // What the last deed led to.
    Stand next_;
    Deed deed_;
    Squares doubtful_;  // squares that have to be looked at one by one
    Outlook outlook_;
    Squares burn_, passed_;  // in the scene that is gone on from
};

}  // namespace blast
