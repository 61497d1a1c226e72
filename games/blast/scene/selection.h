// What the person whose turn it is chooses or looks at: RULES.md has what may be done, here is how
// the keys get there. Nothing of it is a decision until it is taken as an action.
#pragma once

#include "blast/moves.h"
#include "blast_scene/layout.h"
#include "kit/fixed_list.h"

namespace blast_scene {

enum class Task : std::uint8_t {
    none,    // nobody decides
    walk,    // the target cursor, on lines from home
    look,    // the hollow cursor, anywhere
    bar,     // what to do at home
    path,    // on which square of the path a bomb is laid
    hand,    // which card
    drop,    // which card is discarded
    market,  // which card is bought
    push,
    roll,
    launch,
    fast,
    place  // where a ghost's bomb goes
};

// Tiles of the bar. A ghost has the last two only.
enum class Tile : std::uint8_t { lay, path, card, buy, end, place };
using Tiles = kit::FixedList<Tile, bar_tiles>;

// Entries of the hand: a kind of card, or what is done without one.
enum Entry : std::uint8_t {
    launch_entry = blast::ability_kinds,  // behind blast::Card
    drop_entry
};
using Entries = kit::FixedList<std::uint8_t, 2 + blast::hand_size>;

class Selection {
  public:
    // Somebody decides, or nobody does (`seat` looks on): the cursor is at home.
    void clear(const State& state, bool deciding);
    Task task() const { return task_; }
    Square home() const { return home_; }
    bool at_home() const { return task_ == Task::walk && spot_ == spot_of(home_); }
    const Spot& spot() const { return spot_; }
    Square square() const { return spot_.index; }
    Direction way() const { return way_; }
    std::uint8_t index() const { return index_; }
    // A was pressed once and has to be pressed again.
    bool asked() const { return asked_; }
    void ask() { asked_ = true; }
    void unask() { asked_ = false; }

    // ---- Keys
    // False: nothing changed.
    bool move(const State& state, Direction way);
    // One level up; false: there is nothing to take back.
    bool back(const State& state);
    bool can_go_back() const;
    // A at home, on a tile, on an entry that asks for more. False: A is a decision, or impossible.
    bool enter(const State& state);

    // ---- What A would take
    bool decides() const;
    kit::Action action(const State& state) const;
    // nullptr: A does something.
    const char* why_not(const State& state) const;

    // ---- What can be chosen
    const blast::Ends& ends() const { return ends_; }
    // Squares that may be chosen now: ends of movements, path squares, the perimeter.
    Squares targets(const State& state) const;
    static Tiles tiles(const State& state);
    static Entries entries(const State& state);
    Tile tile(const State& state) const { return tiles(state)[index_]; }
    std::uint8_t entry(const State& state) const { return entries(state)[index_]; }
    blast::Card dropped(const State& state) const;  // the card under the cursor of `drop`
    const char* tile_why_not(const State& state, Tile tile) const;
    const char* entry_why_not(const State& state, std::uint8_t entry) const;
    // Where a bomb that is about to be moved lies; no_square: there is none.
    Square bomb_square(const State& state) const;
    // Where it would come to rest.
    Square bomb_end(const State& state) const;

    // A hint: the cursor goes there.
    void point_at(const State& state, kit::Action action);

  private:
    void go_home();
    void open(const State& state, Task task);
    void open_bar(const State& state);
    bool step_walk(const State& state, Direction way);
    bool step_look(const State& state, Direction way);
    bool step_index(int count, Direction way);
    bool step_roll(const State& state, Direction way);
    bool step_fast(const State& state, Direction way);
    bool jump(const Squares& targets, Direction way);
    // Squares of a line that a movement can end on.
    Square next_end(Square from, Direction way) const;

    blast::Ends ends_;
    Task task_ = Task::none;
    Square home_ = blast::no_square;
    Spot spot_;
    Direction way_ = blast::north;
    std::uint8_t index_ = 0;     // of a tile, an entry, a slot, an own bomb
    std::uint8_t source_ = 0;    // of a bomb that rolls
    std::uint8_t distance_ = 0;  // how far
    bool asked_ = false;
};

// May this be done in any direction, with any bomb?
bool may_somehow(const State& state, blast::Kind kind);

}  // namespace blast_scene
