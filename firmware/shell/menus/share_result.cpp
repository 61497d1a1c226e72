#include "shell/menus/share_result.h"

#include "shell/menus/day.h"

namespace shell {

void share_result(stage::Console& console, QrScreen& qr, int day, play::Session& session,
                  ResultCode& room) {
    const kit::StateBytes* const end = write_result(room, day, session);
    if (end == nullptr) {
        console.sound(stage::Cue::refuse);
        return console.toast("This match is too long for a code");
    }
    const kit::Outcome outcome = session.game().outcome(end);
    const kit::Seat seat = session.owner();
    kit::Text<48> caption;
    print_result(ended_by(outcome.result[seat]), outcome.score[seat], caption);
    if ((session.match().flags & kit::helped) != 0) caption.add(", with help");
    qr.show_result(console, day, room, caption.view());
}

}  // namespace shell
