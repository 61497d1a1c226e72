#include "shell/menus/day_entry.h"

namespace shell {

void DayEntry::typed_anew() {
    int typed_number = 0;
    for (const char c : typed()) typed_number = 10 * typed_number + (c - '0');
    number_ = day_challenge(chambers_, typed_number).number;
    message_.clear();
    if (number_ != 0)
        print_date(number_, message_);
    else
        message_.add(typed().empty() ? "Days count from 1 January 2026, which is day 1."
                                     : "There is no such day here.");
}

void DayEntry::done(stage::Console& console) {
    if (number_ == 0) {
        console.sound(stage::Cue::refuse);
        return console.toast("Type the number of a day");
    }
    taken_ = number_;
    console.sound(stage::Cue::choose);
    console.close();
}

}  // namespace shell
