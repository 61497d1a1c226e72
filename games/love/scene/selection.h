// What the viewer is choosing: where the cursor stands, which cards are picked, how many bullets
// are in which hand. Nothing of it is a decision until it is taken as an action.
#pragma once

#include "kit/fixed_list.h"
#include "love/state.h"
#include "love_art/pictures.h"

namespace love_scene {

using love::Heart;
using love::Seat;
using love::State;
using love_art::Deed;

enum class Task : std::uint8_t {
    deed,    // what to do
    look,    // at what lies on the table
    target,  // whose Heart
    claim,   // which Lassos to lay
    reload,  // which Lassos to exchange
    split    // how many bullets to fire
};

// What can be looked at: the parts of a seat's strip, then what belongs to nobody.
enum class Part : std::uint8_t { poster, hearts, score, hand, bullets, loves, deck, goal };
inline constexpr int strip_parts = 6;
inline constexpr int nobodys_place = love::seat_count;  // below the four strips

// Where the cursor stands in a split: the poster of a duellist, the bullets, odds or stakes.
enum class Spot : std::uint8_t { challenger, defender, bullets, odds };

enum class Way : std::uint8_t { up, down, left, right };

using Hand = kit::FixedList<love::Colour, love::lassos_per_player>;
Hand hand_of(const State& state, Seat seat);
// Whoever decides may do that, or why not.
kit::Verdict may(const State& state, Deed deed);

// A player's Hearts as they lie in the strip.
using Hearts = kit::FixedList<Heart, love::heart_count>;
Hearts hearts_of(const State& state, Seat seat);
int place_in(const Hearts& hearts, Heart heart);

// Would the seat win at the end of its next turn, as things stand? (Ledger 8.1)
bool can_win_next(const State& state, Seat seat);

class Selection {
  public:
    // Another position, or another viewer. The cursor stays where it is if it is the same
    // decision.
    void clear(const State& state, bool stay);

    Task task() const { return task_; }
    Deed deed() const { return deed_; }
    int place() const { return place_; }  // of the strip under the cursor, or nobody's
    Part part() const { return part_; }
    Spot spot() const { return spot_; }
    bool odds() const { return odds_; }  // are shown with a split; else the stakes
    Heart heart() const { return heart_; }
    int card() const { return card_; }
    bool is_raised(int card) const { return (raised_ >> card & 1) != 0; }
    int raised_count() const { return std::popcount(raised_); }
    int fire() const { return fire_; }
    // The cards that are raised.
    love::Lassos picked(const State& state) const;
    // Cards that may be raised in this task.
    bool may_raise(const State& state, int card) const;

    // Each returns whether anything changed.
    bool move_deed(Way way);
    bool move_look(Way way);
    bool move_target(const State& state, Seat bottom, Way way, bool wrap);
    bool move_card(const State& state, Way way, bool wrap);
    bool toggle_card(const State& state);
    bool move_spot(const State& state, Way way, bool wrap);
    void turn_odds() { odds_ = !odds_; }

    void look_at(int place, Part part);
    // Only another player's poster, in whatever task.
    void turn_to(int place) { place_ = static_cast<std::uint8_t>(place); }
    void begin(const State& state, Deed deed);
    // Back to the question what to do; false if that is the question.
    bool back();
    // Everything is laid out for this action: A takes it.
    void point_at(const State& state, kit::Action action);
    // What A takes.
    kit::Action action(const State& state) const;

  private:
    Deed first_deed(const State& state) const;
    bool move_bullet(const State& state, int by, bool wrap);
    Heart useful_target(const State& state) const;

    Task task_ = Task::deed;
    Deed deed_ = Deed::duel;
    std::uint8_t place_ = 0, card_ = 0, raised_ = 0, fire_ = 0;
    Part part_ = Part::poster;
    Spot spot_ = Spot::bullets;
    bool odds_ = true;
    Heart heart_ = love::no_heart;
    love::Phase phase_ = love::Phase::over;  // that it was cleared for
    std::uint16_t turn_ = 0;
};

}  // namespace love_scene
