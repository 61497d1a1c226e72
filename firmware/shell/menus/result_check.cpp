#include "shell/menus/result_check.h"

#include "console/status.h"
#include "shell/page.h"
#include "stage/hints.h"
#include "stage/meter.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

// Well below the 8 ms that nobody feels, for a step may be one long decision of a rival.
constexpr std::uint64_t check_slice_us = 4'000;
constexpr Rect replay_area{12, 136, 216, 12};
constexpr int replay_steps = 24;  // each is a frame that the work waits for

}  // namespace

const char* words_of(ResultFault fault) {
    switch (fault) {
        case ResultFault::none:
            return "The code is good.";
        case ResultFault::not_whole:
            return "The code is not complete, or has a mistake.";
        case ResultFault::no_result:
            return "This is not a result: results begin with 01.";
        case ResultFault::no_day:
            return "This console has no game for that day.";
        case ResultFault::other_rules:
            return "It was played by other rules of its game.";
    }
    return "";
}

ResultReading read_result(const Chambers& chambers, std::string_view symbols) {
    ResultReading read;
    if (!may_be_result(symbols)) read.fault = ResultFault::no_result;
    if (!read_result_head(symbols, read.head)) return read;
    read.of = day_challenge(chambers, read.head.day);
    if (read.of.number == 0)
        read.fault = ResultFault::no_day;
    else if (read.head.rules != (read.of.cartridge->game.info.version & 31))
        read.fault = ResultFault::other_rules;
    else if (is_whole_result(symbols))
        read.fault = ResultFault::none;
    return read;
}

void ResultCheck::opened(stage::Console&) {
    result_.clear();
    read_ = read_result(chambers_, code_.view());
    if (read_.fault != ResultFault::none) return finish(Stands::bad, words_of(read_.fault));
    stands_ = Stands::replaying;
    choices_ = ResultChoices(code_.view());
    kit::check(session_.begin(*read_.of.cartridge, read_.of.start).ok(),
               "a day that its game refuses");
}

void ResultCheck::key(stage::Console& console, stage::KeyPress press) {
    if (!press.tapped(Key::b)) return;
    console.sound(stage::Cue::back);
    abandoned(console);
    console.close();
}

void ResultCheck::abandoned(stage::Console&) {
    if (!finished()) session_.close();
}

int ResultCheck::progress() const {
    const std::size_t all = choices_.bits();
    return all == 0 ? 0 : static_cast<int>(choices_.bits_done() * replay_steps / all);
}

// As in the test of the rules: what changed is shown before the work goes on.
bool ResultCheck::work(stage::Console& console) {
    if (finished() || !runtime_.painted()) return false;
    const int before = progress();
    const std::uint64_t end = hal::now_us() + check_slice_us;
    do step();
    while (!finished() && progress() == before && hal::now_us() < end);
    if (finished()) {
        session_.close();
        console.sound(is_true() ? stage::Cue::win : stage::Cue::refuse);
        console.damage_all();
    } else if (progress() != before) {
        console.damage(replay_area);
    }
    return true;
}

void ResultCheck::step() {
    const kit::Seat seat = session_.turn();
    if (seat == kit::nobody) return judge_end();
    if (const kit::Player* const rival = session_.player(seat); rival != nullptr) {
        if (!session_.thinking()) session_.think(*rival);
        if (session_.think_on() && !session_.take(session_.choice()).ok())
            finish(Stands::bad, "It goes on longer than a match can.");
        return;
    }
    const kit::Game& game = session_.game();
    std::uint32_t place = 0;
    if (!choices_.next(kit::count_legal(game, session_.state()), place))
        return finish(Stands::bad,
                      "Not true: there is a choice in it that this match does not have.");
    if (!session_.take(kit::nth_legal(game, session_.state(), place)).ok())
        finish(Stands::bad, "It goes on longer than a match can.");
}

void ResultCheck::judge_end() {
    if (!choices_.at_end())
        return finish(Stands::bad, "Not true: the match is over before its last choice.");
    if (!ends_in(code_.view(), session_.game(), session_.state()))
        return finish(Stands::bad,
                      "Not true: played again, this match ends differently. A console with another "
                      "version may play its rivals differently, too.");
    const kit::Outcome outcome = session_.outcome();
    const kit::Seat seat = session_.owner();
    print_result(ended_by(outcome.result[seat]), outcome.score[seat], result_);
    finish(Stands::good, read_.head.helped
                             ? "True: the match was played again. Something was taken "
                               "back in it."
                             : "True: the match was played again, and ends like this.");
}

void ResultCheck::finish(Stands how, std::string_view says) {
    stands_ = how;
    says_ = says;
}

void ResultCheck::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    draw_page(canvas, "A result");
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    if (const Challenge& of = read_.of; of.number != 0) {
        kit::Text<64> words("Day ");
        words.number(of.number);
        canvas.text({120, 44}, words.view(), stage::large, theme.ink, stage::Align::centre);
        words.clear();
        words.add(of.cartridge->game.info.title).add(": ").add(of.title());
        canvas.text_fitted({120, 76}, 216, words.view(), stage::small, theme.faint,
                           stage::Align::centre);
    }
    if (!finished()) {
        canvas.text({120, 112}, "The match is played again ...", stage::small, theme.faint,
                    stage::Align::centre);
        stage::draw_meter(canvas, replay_area, {.value = progress(), .most = replay_steps});
    } else {
        const stage::Colour ink = is_true() ? theme.good : theme.bad;
        canvas.text_fitted({120, 104}, 216, result(), stage::large, theme.accent,
                           stage::Align::centre);
        canvas.text({12, 144}, is_true() ? "✓" : "✗", stage::small, ink);
        canvas.paragraph({26, 144, 202, 64}, says(), stage::small, ink, stage::Align::left, 2);
    }
    static constexpr stage::Hint hints[] = {{Key::b, "back"}};
    stage::draw_hints(canvas, hints, runtime_.settings().left_handed);
}

}  // namespace shell
