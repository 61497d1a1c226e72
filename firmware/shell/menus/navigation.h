// Where the menus lead. The screens know only this, not each other.
#pragma once

#include "shell/menus/remembered.h"
#include "stage/cartridge.h"
#include "stage/screen.h"

namespace shell {

class Navigation {
  public:
    // Starts a match; one that runs is given up for it (ask before).
    virtual void begin(stage::Console& console, const stage::Cartridge& cartridge,
                       const play::Start& start) = 0;
    // It is the very match that runs.
    virtual bool goes_on(const stage::Cartridge& cartridge, const play::Start& start) = 0;
    // Goes on with the running match.
    virtual void resume(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    virtual void new_match(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    virtual void lessons(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    virtual void learn(stage::Console& console, const stage::Cartridge& cartridge,
                       const stage::Lesson& lesson) = 0;
    // Things of the player's own making, of a game that has them.
    virtual void workshop(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    // One of them as a match against computers that leaves no trace. Back to where it was begun.
    virtual void try_out(stage::Console& console, const stage::Cartridge& cartridge,
                         const stage::Record& record) = 0;
    // The ladder of a game that has one.
    virtual void ladder(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    // A topic of the game's workshop.
    virtual void explain(stage::Console& console, const stage::Cartridge& cartridge, int topic) = 0;
    // A puzzle, for the stars of this challenge.
    virtual void solve(stage::Console& console, const stage::Cartridge& cartridge,
                       const stage::Lesson& puzzle, int challenge) = 0;
    virtual void rules(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    virtual void replays(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    virtual void scores(stage::Console& console, const stage::Cartridge& cartridge) = 0;
    virtual void watch(stage::Console& console, std::uint32_t replay) = 0;
    // The replay that is being watched is played on from where it stands.
    virtual void take_over(stage::Console& console) = 0;

    // A match of this game that is over but was never left (the power went at its results) counts
    // now: it is no longer running.
    virtual void count_if_over(stage::Console& console, const stage::Cartridge& cartridge) = 0;

    virtual const stage::Cartridge* cartridge_of(std::uint8_t game) const = 0;

  protected:
    ~Navigation() = default;
};

}  // namespace shell
