#include "shell/play/match_table.h"

namespace play {

void MatchTable::open(stage::Console& console, kit::Seat learner) {
    console_ = &console;
    viewer_ = learner;
    deciding_ = false;
    taken_.reset();
    const int seats = session_.seats();
    for (kit::Seat seat = 0; seat < kit::max_seats; ++seat) {
        kit::TextOut& name = names_[seat];
        name.clear();
        if (seat >= seats) continue;
        if (learner == kit::nobody) {
            session_.name(seat, name);
        } else {
            name.add(seat == learner ? "You" : "Rival");
            if (seat != learner && seats > 2) name.add(' ').number(seat + 1);
        }
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
