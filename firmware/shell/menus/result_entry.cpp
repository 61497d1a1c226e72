#include "shell/menus/result_entry.h"

namespace shell {

void ResultEntry::typed_anew() {
    code_.count = typed().size();
    message_.clear();
    const ResultReading read = read_result(chambers_, typed());
    mood_ = read.fault == ResultFault::none        ? Mood::good
            : read.fault == ResultFault::not_whole ? Mood::plain
                                                   : Mood::bad;
    if (typed().empty())
        return (void)message_.add("Type its letters: they are on the page after the QR code.");
    if (mood_ == Mood::bad) return (void)message_.add(words_of(read.fault));
    if (read.of.number == 0) return (void)message_.add("Go on");
    message_.add("Day ").number(read.of.number).add(", ").add(read.of.cartridge->game.info.title);
    if (mood_ == Mood::good)
        message_.add(": whole");
    else
        message_.add(": ").number(static_cast<std::int32_t>(typed().size())).add(" so far");
}

void ResultEntry::done(stage::Console& console) {
    if (mood_ != Mood::good) {
        console.sound(stage::Cue::refuse);
        return console.toast(words_of(read_result(chambers_, typed()).fault));
    }
    console.sound(stage::Cue::open);
    console.close();
    console.open(check_);
}

}  // namespace shell
