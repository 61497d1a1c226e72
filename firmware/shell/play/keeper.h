// Who remembers a running match: told after every step, so that a power cut costs nothing. What
// goes wrong comes back as a sentence for the player; the match goes on without being saved.
#pragma once

#include "kit/match.h"
#include "kit/verdict.h"
#include "stage/cartridge.h"

namespace play {

// How a match ended for the one whose console this is (see Session::owner).
struct Ending {
    kit::Seat seat = 0;
    kit::Result result = kit::Result::open;
    std::int32_t score = 0;
    bool rewound = false;      // chance was seen again: no best score
    bool only_played = false;  // people against each other: nobody's victory is the console's
    std::uint8_t mode = 0;
    bool low_is_best = false;
    stage::Figures figures{};
    std::span<const stage::Statistic> statistics{};
};

// What a match is played for besides winning: a numbered challenge has a par and stars, that of a
// day a result that others compare theirs with.
struct Goal {
    int number = 0;           // of a challenge; 0: it is none
    int day = 0;              // whose challenge it is; 0: none's
    std::uint32_t place = 0;  // of a pairing on the game's ladder, which has no par; 0: it is none
    std::int32_t par = 0;
    int stars = 0;        // that the score wins
    bool helped = false;  // a hint or something taken back: that leaves at most one

    bool has_stars() const { return number > 0 || place != 0; }
    // Everybody has the same match, and may try it again.
    bool is_for_everybody() const { return number > 0 || day > 0; }
};
// The one rule of help, wherever stars are to be won.
inline constexpr std::string_view help_leaves = "With a hint or Undo at most ★.";

class Keeper {
  public:
    // From its first action or, taken over from a replay, from a later one.
    virtual kit::Verdict begun(const kit::Match& match) = 0;
    // An action was appended.
    virtual kit::Verdict played(const kit::Match& match) = 0;
    // The cursor moved: undo, redo.
    virtual kit::Verdict moved(const kit::Match& match) = 0;
    // It is over and the player has left it: it counts, becomes a replay and is no longer running.
    virtual kit::Verdict finished(const kit::Match& match, const Ending& ending) = 0;
    virtual Goal goal(const kit::Match&, std::int32_t /*score*/) const { return {}; }
    // A puzzle, which is a challenge and no match.
    virtual kit::Verdict solved(int /*challenge*/, int /*stars*/) { return kit::done; }
    // A lesson was done to its end.
    virtual void learnt(const stage::Cartridge&, const stage::Lesson&) {}
    // One was left before its end, at this step (0: it is to begin anew); and where it was left.
    virtual void left(const stage::Cartridge&, const stage::Lesson&, std::size_t /*step*/) {}
    virtual std::size_t left_at(const stage::Cartridge&, const stage::Lesson&) const { return 0; }

  protected:
    ~Keeper() = default;
};

// For lessons and replays: nothing of it is remembered.
class NoKeeper final : public Keeper {
  public:
    kit::Verdict begun(const kit::Match&) override { return kit::done; }
    kit::Verdict played(const kit::Match&) override { return kit::done; }
    kit::Verdict moved(const kit::Match&) override { return kit::done; }
    kit::Verdict finished(const kit::Match&, const Ending&) override { return kit::done; }
};
inline constinit NoKeeper no_keeper;
// For a match that only tries something out: nothing of it is remembered either, and it leads back
// to where it was begun.
inline constinit NoKeeper trial_keeper;

}  // namespace play
