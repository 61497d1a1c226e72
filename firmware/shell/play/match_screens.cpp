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
                         const stage::Lesson& lesson) {
    lesson_.choose(cartridge, lesson);
    console.open(lesson_);
}

}  // namespace play
