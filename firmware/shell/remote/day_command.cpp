// day: which day it is, told by whoever knows; and the results of others, checked. The match of a
// day gives its own result while it is open and over.
#include "shell/remote/remote.h"

namespace shell::remote {

using usb::Progress;

Progress Remote::day(usb::Request& request) {
    if (request.step > 0) return day_check(request);
    std::uint32_t number = 0;
    const std::string_view word = request.next_word();
    if (word == "check") {
        if (!parts.at_launcher()) return refuse(request, Parts::at_home_first);
        if (!parts.screens.result().take(request.words))
            return refuse(request, words_of(ResultFault::not_whole));
        parts.runtime.wake();
        parts.runtime.open(parts.menus.result_check());
        request.step = 1;
        return Progress::more;
    }
    if (!word.empty()) {
        if (!kit::read_number(word, storage::last_day, number) || number == 0 ||
            !request.next_word().empty())
            return refuse(request, "day, day NUMBER (from 1), or day check CODE");
        const storage::Written written =
            parts.menus.tell_day(parts.runtime, static_cast<int>(number));
        if (written != storage::Written::ok) return refuse(request, storage::words(written));
    }
    return show_day(request);
}

Progress Remote::show_day(usb::Request& request) {
    usb::Report& report = request.report;
    const storage::DayBook book = parts.store.day_book();
    report.field("day", book.today);
    if (const Challenge of = day_challenge(parts.menus.chambers(), book.today); of.number != 0) {
        kit::Text<24> date;
        print_date(of.number, date);
        report.field("date", date.view());
        report.field("set_by", book.told ? "computer" : "player");
        report.field("game", of.cartridge->game.info.word);
        report.field("title", of.title());
    }
    if (const storage::DayResult best = book.best(book.today); best.day != 0) {
        kit::Text<32> result;
        print_result(best.ended, best.score, result);
        report.field("best", result.view());
    }
    play::Session& session = parts.screens.session();
    if (const int of = session.is_open() && session.over()
                           ? day_of(parts.menus.chambers(), session.match())
                           : 0;
        of != 0 && write_result(parts.screens.result(), of, session) != nullptr) {
        report.field("played", of);
        report.field("result", parts.screens.result().view());
    }
    return done(request);
}

// Like the test of the rules: the console shows it, and the cable waits for it.
Progress Remote::day_check(usb::Request& request) {
    const ResultCheck& check = parts.menus.result_check();
    if (request.interrupted) return Progress::more;
    if (!parts.runtime.on_top(check)) return refuse(request, "somebody left the check");
    if (!check.finished()) return Progress::more;
    usb::Report& report = request.report;
    report.field("day", check.day());
    report.field("true", check.is_true());
    if (check.is_true()) report.field("result", check.result());
    report.field("says", check.says());
    return done(request);
}

}  // namespace shell::remote
