#include "shell/play/session_view.h"

namespace play {

void SessionView::open(stage::Console& console, kit::Seat learner) {
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

void SessionView::take(kit::Action action) {
    if (deciding_) taken_ = action;
}

std::optional<kit::Action> SessionView::taken() {
    const auto taken = taken_;
    taken_.reset();
    return taken;
}

}  // namespace play
