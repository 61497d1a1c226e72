#include "shell/play/match_screens.h"

namespace play {

kit::Verdict MatchScreens::play(stage::Console& console, kit::Verdict verdict) {
    if (verdict.ok()) console.open(play_);
    return verdict;
}

kit::Verdict MatchScreens::start(stage::Console& console, const stage::Cartridge& cartridge,
                                 const Start& start, Keeper& keeper) {
    return play(console, session_.begin(cartridge, start, keeper));
}

kit::Verdict MatchScreens::resume(stage::Console& console, const stage::Cartridge& cartridge,
                                  Keeper& keeper) {
    return play(console, session_.resume(cartridge, keeper));
}

kit::Verdict MatchScreens::take_over(stage::Console& console, const Controllers& controllers,
                                     Keeper& keeper) {
    return play(console, session_.take_over(controllers, keeper));
}

void MatchScreens::learn(stage::Console& console, const stage::Cartridge& cartridge,
                         const stage::Lesson& lesson, Keeper& keeper) {
    lesson_.choose(cartridge, lesson, 0, keeper);
    console.open(lesson_);
}

void MatchScreens::solve(stage::Console& console, const stage::Cartridge& cartridge,
                         const stage::Lesson& puzzle, int challenge, Keeper& keeper) {
    lesson_.choose(cartridge, puzzle, challenge, keeper);
    console.open(lesson_);
}

}  // namespace play
