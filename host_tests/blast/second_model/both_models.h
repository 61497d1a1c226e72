// The rules and the second model side by side: a position of the rules in the words of the model,
// and a pair of them that is to stay alike.
#pragma once

#include <unity.h>

#include <string>
#include <vector>

#include "blast/rules.h"
#include "second_model.h"

namespace second {

Arena arena_of(const blast::Arena& arena);
blast::Arena arena_of(const Arena& arena);

Position position_of(const blast::State& state);
// What differs, in a word; "" if nothing does.
std::string difference(const Position& one, const Position& other);

// How many actions, and from which seed on: SIXGUN_MODEL_ACTIONS, SIXGUN_MODEL_SEED.
long wanted(const char* name, long usual);

struct Pair {
    blast::State s;
    Model model;

    // One match of both, with own arenas given as a record.
    Pair(const Arena& arena, int built_in, const Options& options, kit::Seed seed);
    explicit Pair(const blast::State& state) : s(state), model(position_of(state)) {}

    void compare() const;                            // the whole position, turn, scores, results
    std::vector<kit::Action> compare_lists() const;  // the list, if both agree
    // Whatever it is, both say the same to it; refused, nothing is changed.
    void try_out(kit::Action action) const;
    void take(kit::Action action);  // with room for all that it tells
};

}  // namespace second
