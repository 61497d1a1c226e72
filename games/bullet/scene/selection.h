// What is being chosen or looked at: one cursor, and what a half-made choice has so far.
//
// A state machine over positions: keys move it, and it says which action A would take. It draws
// nothing and knows no console, so that every way through it can be tested.
#pragma once

#include "bullet_scene/aims.h"
#include "bullet_scene/questions.h"
#include "bullet_scene/reach.h"

namespace bullet_scene {

enum class Task : std::uint8_t {
    look,   // the cursor is free
    lift,   // a bullet hangs on it: where to?
    aim,    // a card lies over the sight
    plan,   // the moves that a card needs are shown
    from,   // an effect asks for a space
    to,     // and for a second one
    list,   // a question over the right column
    rival,  // somebody else's board, large
    boss,   // all about the boss
    sudden  // Sudden Death: A is all there is
};

class Selection {
  public:
    // A new position: the cursor is where A goes on placing, or at what the rules ask.
    void clear(const State& state, Seat me);
    // A choice was made: nothing is held any more while it is told.
    void let_go();
    // The same seat goes on: the cursor stays, or goes to the bag if its spot has gone.
    void keep(const State& state, Seat me);

    Task task() const { return task_; }
    const Spot& spot() const { return spot_; }
    int top() const { return top_; }
    Question question() const { return question_; }
    std::uint8_t argument() const { return argument_; }
    int index() const { return index_; }
    // The list is lifted: what lies under it is seen until the next key.
    bool lifted_list() const { return task_ == Task::list && peeks_; }
    kit::Action source() const { return source_; }
    Space space() const { return space_; }  // the cursor in the sight, of all tasks
    Space lifted() const { return from_; }  // what hangs on the cursor
    const Reach& reach() const { return reach_; }
    // Spaces that may be chosen now.
    Spaces targets(const State& state, Seat me) const;
    // Of `aim`.
    bullet::PatternId card(const State& state, Seat me) const {
        return state.at(me).hand[spot_.index];
    }
    Aims aims(const State& state, Seat me) const {
        return aims_of(state.at(me), card(state, me), turns_);
    }
    Aim aim(const State& state, Seat me) const {
        return aims(state, me)[static_cast<std::size_t>(index_)];
    }
    // Of `list`.
    Entries entries(const State& state, Seat me) const {
        return entries_of(state, me, question_, argument_, source_);
    }
    // Of `rival`.
    Seat looked_at() const { return argument_; }

    // ---- Keys. False: nothing changed.
    bool move(const State& state, Seat me, bullet::Direction way);
    bool back(const State& state, Seat me);
    bool can_go_back(const State& state) const;
    // A: goes on to the next part of the choice, ...
    bool enter(const State& state, Seat me);
    // The card under the cursor fits after some moves.
    void show_plan() { task_ = Task::plan; }
    // It fits now: aims it.
    bool aim_card(const State& state, Seat me, std::uint8_t card);
    // ... or takes these actions. Empty: it does nothing here.
    void actions(const State& state, Seat me, stage::PlannedActions& out) const;
    // Why A does nothing; nullptr: it does something.
    const char* why_not(const State& state, Seat me) const;

    // Could cards still clear something after moves? Then END asks, as it does for those that fit.
    void expect_plans(bool may) { may_plan_ = may; }
    bool asks_to_end(const Board& board) const;
    // What is half made may become this action.
    bool leads_to(const State& state, Seat me, kit::Action action) const;
    // Of the open list: the line to be chosen on the way to this action; -1: none.
    int row_towards(const State& state, Seat me, kit::Action action) const;

    // A hint: the cursor goes there.
    void point_at(const State& state, Seat me, kit::Action action);

  private:
    void go_home(const State& state, Seat me);
    void open(Question question, std::uint8_t argument = 0);
    // An effect asks for what this action answers.
    void ask(const State& state, Seat me, kit::Action source);
    bool enter_spot(const State& state, Seat me);
    bool enter_entry(const State& state, Seat me);
    bool jump(Spaces targets, bullet::Direction way);
    void point_at_answer(const State& state, Seat me, kit::Action action);
    kit::Action answer(const State& state, Seat me) const;
    kit::Action spot_action(const State& state, Seat me) const;

    Reach reach_;
    Task task_ = Task::look;
    Question question_ = Question::none;
    Spot spot_;
    kit::Action source_;
    std::uint8_t argument_ = 0;
    std::uint8_t top_ = 0;
    bool peeks_ = false;
    bool may_plan_ = false;
    std::int8_t index_ = 0;
    std::int8_t turns_ = 0;
    Space space_ = 0, from_ = bullet::no_space;
};

// Is there a pattern that would clear something now?
bool any_usable(const Board& board);

}  // namespace bullet_scene
