// How a computer player answers whatever is not an option of its own choice: what effects ask, star
// actions, riders, hits, and the End Phase. Every answer that the rules list is looked at.
#pragma once

#include "bullet/plans.h"
#include "kit/player.h"

namespace bullet {

// Points that are reckoned with when a plan is made for an answer: a free move saves one, and in
// the End Phase the next round is what counts.
int reply_points(const State& state, Seat seat);
// `planner` has searched the board of the seat that answers.
kit::Action best_reply(const State& state, Seat seat, const Planner& planner);

}  // namespace bullet
