// The rules and the second model side by side: a position of the rules in the words of the model,
// and a pair of them that is to stay alike.
#pragma once

#include <unity.h>

#include <string>
#include <vector>

#include "bullet/rules.h"
#include "second_model.h"

namespace second {

kit::Config config_of(const Options& options);
Position position_of(const bullet::State& state, const Options& options);
// What can be told of a position from outside: without what has no meaning any more.
Position told(Position p);
// The lines in which two positions differ; "" if none.
std::string difference(const Position& one, const Position& other);

// How many actions, and from which seed on: SIXGUN_MODEL_ACTIONS, SIXGUN_MODEL_SEED.
long wanted(const char* name, long usual);

struct Pair {
    bullet::State s{};
    Model model;
    std::string match;  // for messages: the seed and the settings

    Pair(const Options& options, kit::Seed seed);
    // Goes on from the position of the rules, whatever was done to it.
    void start_anew() { model = Model(position_of(s, model.p.options)); }

    void compare() const;                       // the whole position, turn, scores, results
    std::vector<Action> compare_lists() const;  // the list, if both agree
    // Whatever it is, both say the same to it; refused, nothing is changed.
    void try_out(const Action& action) const;
    void take(const Action& action);

  private:
    void compare_questions() const;
    void demand(bool holds, const std::string& what) const;
};

}  // namespace second
