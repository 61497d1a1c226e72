// challenge: shows a challenge by its number, ready to be played. Whether a running match is given
// up for it is asked on the console, as always. A puzzle has a goal in words, and no par.
#include "shell/remote/remote.h"

namespace shell::remote {

usb::Progress Remote::challenge(usb::Request& request) {
    std::uint32_t number = 0;
    Challenge wanted;
    if (kit::read_number(request.next_word(), challenge_total, number) && number > 0 &&
        request.next_word().empty())
        wanted = shell::challenge(parts.menus.chambers(), static_cast<int>(number));
    if (wanted.number == 0) return refuse(request, "there is no such challenge");
    // A match in progress is in the memory that the question looks into.
    if (!parts.at_launcher()) return refuse(request, Parts::at_home_first);
    parts.runtime.wake();
    parts.menus.offer_challenge(parts.runtime, wanted.number);
    request.report.field("challenge", wanted.number);
    request.report.field("game", wanted.cartridge->game.info.word);
    request.report.field("title", wanted.title());
    if (wanted.puzzle != nullptr)
        request.report.field("goal", wanted.puzzle->steps[0].caption);
    else
        request.report.field("par", wanted.par);
    return done(request);
}

}  // namespace shell::remote
