#include "shell/play/match_table.h"

namespace play {

void MatchTable::open(stage::Console& console) {
    console_ = &console;
    viewer_ = kit::nobody;
    deciding_ = false;
    taken_.reset();
    for (std::size_t seat = 0; seat < names_.size(); ++seat) {
        names_[seat].clear();
        if (static_cast<int>(seat) < session_.seats())
            session_.name(static_cast<kit::Seat>(seat), names_[seat]);
    }
}

void MatchTable::take(kit::Action action) {
    if (deciding_) taken_ = action;
}

std::optional<kit::Action> MatchTable::taken() {
    const auto taken = taken_;
    taken_.reset();
    return taken;
}

}  // namespace play
