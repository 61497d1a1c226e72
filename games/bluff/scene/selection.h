// What the viewer is choosing or looking at. Nothing of it is a decision until it is taken as an
// action. Every choice begins at the same place, whatever the cards are: nobody can read a lie from
// the keys.
#pragma once

#include "bluff/rules.h"
#include "bluff_scene/layout.h"

namespace bluff_scene {

using bluff::Claim;
using bluff::Position;
using bluff::Seat;
using bluff::State;
using bluff::Suit;

enum class Task : std::uint8_t {
    none,     // nobody decides
    claim,    // which card, as what
    target,   // where it strikes
    confirm,  // the whole play
    answer,   // pass, call or bullet
    penalty,  // which card is lost
    go_on     // to the next round
};

enum class Answer : std::uint8_t { pass, call, bullet };

enum class Way : std::uint8_t { up, down, left, right };

// What can be looked at. `place` counts rows from the top (layout.h).
struct Spot {
    // `look`: the button for the own hand, left of the answers.
    enum class What : std::uint8_t { name, card, rank, claim, deck, look } what = What::card;
    std::uint8_t place = 0, slot = 0;
    constexpr bool operator==(const Spot&) const = default;
};

class Selection {
  public:
    // Another position, or another viewer. `stay`: the cursor stays where it is if it is the same
    // decision.
    void clear(const State& state, Seat bottom, bool stay);

    Task task() const { return task_; }
    // The cursor is away from the choice, somewhere on the table.
    bool looking() const { return looking_; }
    const Spot& spot() const { return spot_; }

    int card() const { return card_; }  // of the Playing Hand
    Suit ability() const { return static_cast<Suit>(ability_); }
    Answer answer() const { return answer_; }
    int slot() const { return slot_; }  // of the row under the cursor
    // The row under the cursor while a target or a penalty is chosen.
    int place() const { return place_; }
    Position first() const { return first_; }
    bool has_first() const { return first_ != bluff::no_target; }
    // What is claimed so far; the cursor's target is part of it.
    Claim claim(Seat bottom, int seats) const;
    // Something that B takes back.
    bool half_made() const { return looking_ || task_ == Task::target || task_ == Task::confirm; }

    // Each returns whether anything changed. `look`: there is a button for the own hand.
    bool move(const State& state, Way way, bool wrap, bool look);
    bool move_spot(const State& state, Way way, bool wrap, bool look);
    // A on a claim or on a target: on to the next question. False: not there.
    bool go_on(const State& state, Seat bottom);
    bool back(const State& state, Seat bottom);
    void look_at(const Spot& spot);
    // Everything is laid out for this action: A takes it.
    void point_at(const State& state, Seat bottom, kit::Action action);
    // What A takes.
    kit::Action action(const State& state, Seat bottom) const;

  private:
    bool move_claim(const State& state, Way way);
    bool move_target(const State& state, Way way, bool wrap);
    void go_home(const State& state, Seat bottom);

    Task task_ = Task::none;
    bool looking_ = false;
    Spot spot_{};
    std::uint8_t card_ = 0, ability_ = 0;
    Answer answer_ = Answer::pass;
    std::uint8_t place_ = 0, slot_ = 0;
    std::uint8_t first_ = bluff::no_target;          // of a Cup
    std::uint8_t turn_ = 0, round_ = 0, stack_ = 0;  // that it was cleared for
    Seat actor_ = kit::nobody;
};

}  // namespace bluff_scene
