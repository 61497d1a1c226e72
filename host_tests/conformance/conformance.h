// What every game must do, checked for any game through its table (kit/game.h says what is
// promised). A game joins by being in the line-up.
//
// The checks come in stages. All checks of a stage are made; the next stage only if nothing was
// found, for its findings would mostly be consequences.
#pragma once

#include <string>
#include <vector>

#include "kit/game.h"

namespace conformance {

struct Finding {
    std::string check;  // its name
    std::string message;
};

struct Options {
    int matches = 24;       // random matches a check plays
    int decisions = 8000;   // asked of computer players in positions of random matches
    int lookalikes = 2000;  // seeds among which positions that look alike are sought
    // A game in which no two positions ever look alike to a seat says so: nothing is hidden, or so
    // much lies open that chance does not bring the same picture twice.
    bool expects_lookalikes = true;
};

// Names of all checks, in order.
std::vector<std::string> check_names();
std::vector<Finding> check_game(const kit::Game& game, const Options& options = {});

// Golden playthroughs: NN.txt in `folder` (a match as text, then an account of what happens), at
// least one; and signature.txt. With `update` they are made again: the matches stay, the accounts
// and the signature are replaced, and a game without any gets three.
std::vector<Finding> check_golden(const kit::Game& game, const std::string& folder, bool update);

}  // namespace conformance
