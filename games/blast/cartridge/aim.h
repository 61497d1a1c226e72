// What a puzzle asks of one turn.
#pragma once

#include "blast/state.h"
#include "stage/lesson.h"

namespace blast_cartridge {

struct Aim {
    enum class What : std::uint8_t {
        hit,    // the rivals named, all of them, in this turn
        out,    // those rivals leave the arena in this turn
        win,    // the match, in this turn
        doom,   // end the turn: those rivals are hit by now or before they act, the solver is not
        escape  // end the turn where nothing that burns by itself comes to
    };
    What what;
    blast::SeatSet rivals = 0;  // of hit, out and doom
    bool unhurt = false;        // the solver is not hit on the way: of hit, out and win
};

// How it stands after an action that the solver took in the own turn.
stage::Judgement judge(const Aim& aim, const blast::State& before, kit::Action action,
                       const blast::State& after);

// The same as a lesson's step asks it.
template <Aim aim>
stage::Judgement judge_step(const kit::StateBytes* before, kit::Action action,
                            const kit::StateBytes* after) {
    return judge(aim, *reinterpret_cast<const blast::State*>(before), action,
                 *reinterpret_cast<const blast::State*>(after));
}

}  // namespace blast_cartridge
