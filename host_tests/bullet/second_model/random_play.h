// Players by lot, of several tempers, so that rare things happen often enough.
#pragma once

#include "second_model.h"

namespace second {

enum Temper {
    any_action,  // every action is as likely
    any_kind,    // every kind of action is as likely
    survivor,    // clears as much as it can and places only when there is nothing better
    collector,   // draws cards, keeps its powerups
    bungler,     // fails on purpose, passes, lets the time run out
    hasty,       // places and ends
    tempers
};

Options random_options(kit::Rng& rng);
Options random_boss_options(kit::Rng& rng);
Action random_choice(const Position& p, const std::vector<Action>& list, Temper temper,
                     kit::Rng& rng);
// Mostly near what is legal, where a mistake would hide.
Action random_nonsense(const std::vector<Action>& list, kit::Rng& rng);

}  // namespace second
