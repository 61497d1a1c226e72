// A second, slow and literal model of Blast Tactics, written from the ledger alone (BLA numbers are
// those of blast.md). It exists to be compared with the real game in tests; nothing else.
//
//   second_blast.cpp    one blast event (1.4)
//   second_legal.cpp    the list of legal actions (4.2)
//   second_apply.cpp    what an action does
//   second_model.cpp    set-up, phases, belts (4.1, 4.3)
//   second_end.cpp      eliminations, revenge, the end (1.5, 1.18, 1.19)
#pragma once

#include <compare>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "kit/rng.h"
#include "second_arena.h"

namespace second {

enum Item { bomb_up, speed_up, flame_max };                     // 2.1
enum Card { push, cannon, roll, fast, phase_shift, overtime };  // 2.2, numbers of 4.2
enum Phase { action_phase, revenge_phase, over };               // where decisions are made
enum Kind {                                                     // 4.2
    kind_end,
    kind_move,
    kind_phase_move,
    kind_lay,
    kind_buy,
    kind_discard,
    kind_push,
    kind_load,
    kind_launch,
    kind_roll,
    kind_fast,
    kind_revenge
};
// By what the winner was found: BLA-160, BLA-163 and BLA-164, BLA-161 and BLA-162.
enum EndCause { not_ended, last_standing, chain_order, overtime_hearts };
inline constexpr int by_lot = -1;
inline constexpr int bombs_each = 5;
inline constexpr int action_limit = 3600;  // BLA-244

struct Action {
    int kind = kind_end, a = 0, b = 0, c = 0;
    auto operator<=>(const Action&) const = default;
};

struct Options {  // BLA-240, without the arena
    bool revenge = false;
    int first = by_lot;  // or a seat
    bool starts_by_lot = true;
};

// One square of the board (BLA-009). Figures and bombs say themselves where they are.
struct Square {
    int tile = none;    // none: outside (BLA-006)
    bool grey = false;  // nothing walks, rolls or burns there
    bool hole = false;
    bool pad = false, power_pad = false, turf = false, on_belt = false;
    int arrow = north;  // of the Teleport Pad or belt
    int block = none;   // the item kind under it
    int item = none;    // a revealed item
    bool operator==(const Square&) const = default;
};

struct Bomb {
    int owner = 0;
    int square = none;   // on the ground
    int carrier = none;  // a seat
    bool sparking = false;
    bool in_play() const { return square != none || carrier != none; }
    bool operator==(const Bomb&) const = default;
};

struct Player {
    int square = none;  // a ghost has none
    bool alive = true;
    bool heart = true;  // unflipped
    int bombs = 2;      // bomb count (BLA-117)
    bool flame_max = false;
    int speed_ups = 0;
    std::vector<int> hand;  // sorted: the ledger gives a hand no order
    int start_square = none, start_tile = none;
    int revived = 0;
    int ghosts_before = 0;  // at its last elimination (BLA-166)
    int bomb_ups_taken = 0, flame_ups_taken = 0;
    bool operator==(const Player&) const = default;
};

struct Position {
    int seats = 2;
    bool revenge = false;
    std::vector<int> tiles;  // top-left squares
    std::vector<int> ring;   // tile numbers
    int final_tile = none;
    std::vector<Square> board = std::vector<Square>(squares);
    std::vector<Bomb> bombs;  // seat * 5 + token number
    std::vector<Player> players;
    std::vector<int> deck;                   // top first
    std::vector<int> discard;                // oldest first
    std::vector<int> market = {none, none};  // none: an empty slot
    std::vector<int> seen = {0, 0, 0};       // item tiles revealed so far, by kind
    int holder = none;
    bool overtime_armed = false;
    int flips = 0;
    int active = 0;
    int phase = action_phase;
    int moves_left = 0;
    int idle = 0;
    int turn_number = 0;
    int actions = 0;
    std::set<int> path;
    std::set<int> hit;              // damaged in this turn: invincible
    std::set<int> just_eliminated;  // in this turn
    int winner = none;
    int end_cause = not_ended;
    kit::Rng rng;
    bool operator==(const Position&) const = default;

    int square_of(const Bomb& bomb) const;  // of its carrier, if it is carried
    int ground_bomb_on(int square) const;   // its number, or none
    int carried_by(int seat) const;         // its number, or none
    int figure_on(int square) const;        // its seat, or none
    int in_play(int seat) const;
    int inventory(int seat) const;       // BLA-117
    bool is_outside(int square) const;   // off the box too
    bool is_floor(int square) const;     // inside, neither grey nor Hole
    bool is_empty(int square) const;     // BLA-011
    int pad_faced_by(int square) const;  // BLA-185
    int living() const;
    int ghosts() const;
    // The seats in turn order after that one, which comes last itself.
    std::vector<int> seats_after(int seat) const;
    bool holds(int seat, int card) const;
};

// ---- one blast event (1.4) ----

struct DamageTime {  // BLA-163
    int generation = 0, distance = 0;
    auto operator<=>(const DamageTime&) const = default;
};
struct Blast {
    std::map<int, int> generation;             // of every bomb that detonates (BLA-047)
    std::set<int> burnt;                       // squares
    std::set<int> blocks, items;               // squares of those that are hit
    std::set<int> opened;                      // turf that becomes a Hole (BLA-196)
    std::map<int, DamageTime> damaged;         // by seat; the invincible are not among them
    std::map<int, std::set<int>> first_bombs;  // of the damaged: the bombs of that time (BLA-174)
    std::map<int, DamageTime> fallen;          // by seat
};
// BLA-042: what sets an event off.
enum class Cause { bomb_phase, fast_detonate, last_tile };
// What would happen if these bombs went off together; nothing is changed.
Blast blast_of(const Position& p, const std::set<int>& starters);

class Model {
  public:
    Model(const Arena& arena, const Options& options, kit::Seed seed);
    explicit Model(const Position& position) : p(position) {}  // goes on from there

    std::vector<Action> legal() const;  // in the order of 4.2
    bool apply(const Action& action);   // false and nothing changed if it is not legal
    int turn() const;                   // the seat that decides, none when the match is over
    std::vector<int> scores() const;    // BLA-166

    // Single steps, for tests that begin in the middle of a turn.
    void start_turn();  // of the active seat: from the Bomb Phase to the next decision
    void detonate(const std::set<int>& starters, Cause cause);

    Position p;
    // What happened, for tests that want to know whether it ever did.
    std::map<std::string, long> happened;

  private:
    // second_legal.cpp
    bool payable() const;
    std::vector<int> line_of_movement(int direction, bool phasing) const;
    std::set<int> ends_of_movement(bool phasing) const;
    bool may_lay_on(int square) const;
    std::vector<int> roll_distances(int from, int direction) const;
    bool on_perimeter(int square) const;
    bool may_place() const;

    // second_apply.cpp
    int landing(int from, int direction) const;  // BLA-131; none if there is none
    void pay();
    void use_card(int card);
    void walk(int end, bool phasing);
    int teleported(int square) const;
    void lay(int square);
    void move_bomb(int bomb, int square);  // a Hole swallows it
    void fast_detonate(int bomb);

    // second_model.cpp
    void bomb_phase();
    void overtime_phase();
    void flip(int tile);
    void draw_phase();
    void take_overtime();
    void end_step();
    void run_belts();
    bool belt_moves_figure(std::set<int>& moved);
    bool belt_moves_bomb(int bomb, std::set<int>& moved);

    // second_end.cpp
    void eliminate(int seat, int ghosts_before);
    void swap_places(int ghost, int victim, int ghosts_before);
    int swap_victim(const Blast& blast, Cause cause) const;
    void end_check_after_blast(const Blast& blast, const std::set<int>& eliminated);
    void end_check_in_overtime(const std::set<int>& eliminated, const std::set<int>& with_heart);
    void win(int seat, EndCause cause, const char* how);
    void note(const std::string& event) { happened[event]++; }
};

}  // namespace second
