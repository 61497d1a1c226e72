// Players by lot, of several tempers, so that rare things happen often enough.
#pragma once

#include "kit/action.h"
#include "second_model.h"

namespace second {

enum Temper {
    any_action,   // every action is as likely
    any_kind,     // every kind of action is as likely
    card_player,  // buys and plays cards, keeps what it carries
    bomber,       // lays bombs and stays near them
    idler,        // ends its turn
    hider,        // goes to the final tile and waits
    tempers
};

kit::Action random_choice(const Position& p, const std::vector<kit::Action>& list, Temper temper,
                          kit::Rng& rng);
// Mostly near what is legal, where a mistake would hide.
kit::Action random_nonsense(const std::vector<kit::Action>& list, kit::Rng& rng);

}  // namespace second
