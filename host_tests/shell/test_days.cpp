// The challenge of the day: what a number stands for, how the console comes to know it, how it is
// played, and how the result of somebody else is checked.
#include <cctype>
#include <set>

#include "menu_bench.h"
#include "shell/menus/result_check.h"

using bench::flash_now;
using bench::MenuBench;
using bench::null_chamber;
using bench::null_loaded;
using shell::day_challenge;
using shell::ResultCode;
using shell::ResultFault;

void setUp() {}
void tearDown() {}

namespace {

const shell::Chambers& all_games() { return shell::six_chambers; }

// The n-th day of the null game.
constexpr int day_number(int which) { return which * shell::game_chambers + null_chamber + 1; }

std::string date(int day) {
    kit::Text<32> text;
    shell::print_date(day, text);
    return std::string(text.view());
}

class DayBench : public MenuBench {
  public:
    using MenuBench::MenuBench;
    explicit DayBench(const shell::Chambers& chambers) : MenuBench({}, chambers) {}

    void open_day() {
        while (shell().launcher().selected() != shell::challenge_chamber) keys("LEFT");
        keys("A");
        TEST_ASSERT_TRUE(on(menus().day_screen()));
    }
    int shown() { return menus().day_screen().day(); }
    storage::DayBook book() { return store().day_book(); }

    // Draws up to nine and stands then; or stands at once.
    void play_null_day(bool well) {
        for (int i = 0; i < 80 && !on_results(); ++i) {
            const auto* state = reinterpret_cast<const nullgame::State*>(session().state());
            const bool draw = well && !state->over() && state->total(session().owner()) < 9;
            keys(draw ? "LEFT A wait:300" : "RIGHT A wait:300");
        }
        TEST_ASSERT_TRUE(on_results());
    }

    // As the book would have it.
    storage::DayResult result_here() {
        const kit::Outcome outcome = session().outcome();
        const kit::Seat seat = session().owner();
        return {.day = static_cast<std::uint16_t>(session().goal().day),
                .ended = shell::ended_by(outcome.result[seat]),
                .helped = false,
                .score = outcome.score[seat]};
    }

    // The whole match of a day, decided by a player of the game in the place of the person.
    void play_by_itself(int day, std::size_t level) {
        const shell::Challenge of = day_challenge(menus().chambers(), day);
        const kit::Game& game = of.cartridge->game;
        TEST_ASSERT_TRUE(session().begin(*of.cartridge, of.start).ok());
        while (!session().over()) {
            const kit::Player* seated = session().player(session().turn());
            session().think(seated != nullptr ? *seated : *kit::players_of(game)[level]);
            while (!session().think_on()) {
            }
            TEST_ASSERT_TRUE(session().take(session().choice()).ok());
        }
    }
    // The result of the session's match; it is closed.
    std::string result_of(int day) {
        auto code = std::make_unique<ResultCode>();
        TEST_ASSERT_NOT_NULL(shell::write_result(*code, day, session()));
        session().close();
        return std::string(code->view());
    }
    const shell::ResultCheck& check(const std::string& code) {
        runtime().home();
        TEST_ASSERT_TRUE(shell().match_screens().result().take(code));
        auto& checking = menus().result_check();
        runtime().open(checking);
        for (int i = 0; i < 3000 && !checking.finished(); ++i) keys("wait:20");
        TEST_ASSERT_TRUE(checking.finished());
        TEST_ASSERT_FALSE(session().is_open());
        return checking;
    }
};

// Its last three characters put right.
std::string signed_again(std::string code) {
    const std::string_view alphabet = kit::code_alphabet;
    char* const last = &code[code.size() - 3];
    for (const char a : alphabet)
        for (const char b : alphabet)
            for (const char c : alphabet) {
                last[0] = a;
                last[1] = b;
                last[2] = c;
                if (shell::is_whole_result(code)) return code;
            }
    TEST_FAIL_MESSAGE("no check fits");
    return code;
}

}  // namespace

// ---- What a number stands for -------------------------------------------------------------------

// Documented: never to change, not even if the scrambling, a game's setups or the chambers do.
static void a_day_is_the_same_for_everybody() {
    struct Pinned {
        int day;
        const char *game, *title;
        kit::Seed seed;
    };
    static constexpr Pinned pinned[] = {{1, "superhot", "solo, fighter", 0xF5FA2A5A},
                                        {2, "love", "quick, easy", 0x3146B4CA},
                                        {3, "bluff", "1 easy", 0xC8AB8B36},
                                        {4, "bullet", "Esfir", 0x719C88CE},
                                        {5, "blast", "1 easy", 0x2B3B75A1},
                                        {6, "superhot", "solo, dodger", 0x2D5FD50A},
                                        {323, "bluff", "1 easy", 0xDAEC98DF},
                                        {9999, "bullet", "Celestial Cleaning", 0xC97E7B92}};
    for (const Pinned& each : pinned) {
        const shell::Challenge made = day_challenge(all_games(), each.day);
        TEST_ASSERT_EQUAL(each.day, made.number);
        TEST_ASSERT_EQUAL_STRING(each.game, std::string(made.cartridge->game.info.word).c_str());
        TEST_ASSERT_EQUAL_STRING(each.title, std::string(made.title()).c_str());
        TEST_ASSERT_EQUAL_HEX32(each.seed, made.start.seed);
        TEST_ASSERT_TRUE(made.start.config == made.setup->config);
        TEST_ASSERT_EQUAL_UINT8(play::person, made.start.controllers[made.setup->seat]);
    }
}

static void all_games_come_round_and_no_two_days_are_alike() {
    std::set<kit::Seed> seeds;
    std::set<std::string_view> titles;
    for (int day = 1; day <= 160; ++day) {
        const shell::Challenge made = day_challenge(all_games(), day);
        TEST_ASSERT_TRUE(made.cartridge ==
                         all_games()[static_cast<std::size_t>(day - 1) % 5].cartridge);
        seeds.insert(made.start.seed);
        titles.insert(made.title());
        auto match = std::make_unique<kit::Match>();
        match->begin(made.cartridge->game, made.start.config, made.start.seed);
        match->controllers = made.start.controllers;
        TEST_ASSERT_EQUAL(day, shell::day_of(all_games(), *match));
        TEST_ASSERT_EQUAL(0, shell::challenge_of(all_games(), *match).number);
        ++match->controllers[(made.setup->seat + 1u) % kit::max_seats];
        TEST_ASSERT_EQUAL(0, shell::day_of(all_games(), *match));
        --match->controllers[(made.setup->seat + 1u) % kit::max_seats];
        ++match->seed;
        TEST_ASSERT_EQUAL(0, shell::day_of(all_games(), *match));
    }
    TEST_ASSERT_EQUAL_size_t(160, seeds.size());
    std::size_t setups = 0;
    for (int i = 0; i < shell::game_chambers; ++i)
        setups += all_games()[static_cast<std::size_t>(i)].cartridge->challenges.size();
    TEST_ASSERT_GREATER_OR_EQUAL(setups - 5, titles.size());  // some are called alike
    for (const int none : {-5, 0, 10000})
        TEST_ASSERT_EQUAL(0, day_challenge(all_games(), none).number);
}

static void days_have_dates() {
    TEST_ASSERT_EQUAL_STRING("1 January 2026", date(1).c_str());
    TEST_ASSERT_EQUAL_STRING("28 February 2026", date(59).c_str());
    TEST_ASSERT_EQUAL_STRING("1 March 2026", date(60).c_str());
    TEST_ASSERT_EQUAL_STRING("19 November 2026", date(323).c_str());
    TEST_ASSERT_EQUAL_STRING("31 December 2026", date(365).c_str());
    TEST_ASSERT_EQUAL_STRING("1 January 2027", date(366).c_str());
    TEST_ASSERT_EQUAL_STRING("29 February 2028", date(790).c_str());
    TEST_ASSERT_EQUAL_STRING("17 May 2053", date(9999).c_str());
}

static void a_chamber_without_a_game_has_no_days() {
    for (int day = 1; day <= 20; ++day)
        TEST_ASSERT_EQUAL(day % 5 == 0 ? day : 0, day_challenge(null_loaded(), day).number);
    TEST_ASSERT_EQUAL(10, shell::neighbour_of_day(null_loaded(), 5, 1));
    TEST_ASSERT_EQUAL(5, shell::neighbour_of_day(null_loaded(), 5, -1));
    TEST_ASSERT_EQUAL(9995, shell::neighbour_of_day(null_loaded(), 9995, 1));
}

// ---- Which day it is ----------------------------------------------------------------------------

static void a_day_is_counted_up_and_kept() {
    DayBench bench;
    bench.open_day();
    TEST_ASSERT_EQUAL(day_number(0), bench.shown());
    TEST_ASSERT_EQUAL(0, bench.book().today);
    bench.keys("RIGHT*3 LEFT");
    TEST_ASSERT_EQUAL(day_number(2), bench.shown());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_EQUAL(day_number(2), bench.book().today);
    TEST_ASSERT_FALSE(bench.book().told);
    // An earlier one is looked at, and today stays today.
    bench.open_day();
    bench.keys("LEFT*2 B");
    TEST_ASSERT_EQUAL(day_number(2), bench.book().today);
    DayBench next(flash_now());
    next.open_day();
    TEST_ASSERT_EQUAL(day_number(2), next.shown());
}

static void a_day_is_typed() {
    DayBench bench;
    bench.open_day();
    bench.keys("DOWN A RIGHT A X");  // 1: in no chamber of this bench
    TEST_ASSERT_FALSE(bench.on(bench.menus().day_screen()));
    bench.keys("LEFT A X");
    TEST_ASSERT_TRUE(bench.on(bench.menus().day_screen()));
    TEST_ASSERT_EQUAL(10, bench.shown());
    TEST_ASSERT_EQUAL(10, bench.book().today);
    bench.keys("DOWN A B");  // nothing typed, nothing changed
    TEST_ASSERT_EQUAL(10, bench.shown());
    // Typed, today may be earlier: whoever mistyped it can say so.
    bench.keys("A LEFT A RIGHT A B:700");
    TEST_ASSERT_EQUAL(10, bench.shown());
}

// From the last key of the board on to the first of its row.
static void every_key_has_its_digit() {
    DayBench bench;
    bench.open_day();
    bench.keys("DOWN A DOWN RIGHT*4 A RIGHT A X");
    TEST_ASSERT_EQUAL(95, bench.shown());
}

static void a_computer_tells_it() {
    DayBench bench;
    TEST_ASSERT_TRUE(bench.menus().tell_day(bench.runtime(), 25) == storage::Written::ok);
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.open_day();
    TEST_ASSERT_EQUAL(25, bench.shown());
    bench::check_golden("menu_day_told");
    bench.keys("RIGHT B");
    TEST_ASSERT_FALSE(bench.book().told);
    TEST_ASSERT_EQUAL(30, bench.book().today);
    // Also while it is looked at.
    bench.open_day();
    TEST_ASSERT_TRUE(bench.menus().tell_day(bench.runtime(), 35) == storage::Written::ok);
    bench.keys("wait:100");
    TEST_ASSERT_EQUAL(35, bench.shown());
}

// ---- Played -------------------------------------------------------------------------------------

static void a_day_is_played_and_its_best_result_kept() {
    DayBench bench;
    bench.open_day();
    bench.keys("RIGHT A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(day_number(1), bench.book().today);
    TEST_ASSERT_EQUAL(day_number(1), bench.session().goal().day);
    TEST_ASSERT_EQUAL(0, bench.session().goal().number);
    bench.keys("X");
    bench::check_golden("menu_day_pause");
    bench.keys("B");
    bench.play_null_day(false);
    const storage::DayResult first = bench.result_here();
    bench.keys("A");  // Try again: the same match
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(day_number(1), bench.session().goal().day);
    TEST_ASSERT_TRUE(first == bench.book().best(day_number(1)));
    bench.play_null_day(true);
    bench::check_golden("menu_day_results");
    const storage::DayResult second = bench.result_here();
    bench.keys("UP A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    const storage::DayResult best = bench.book().best(day_number(1));
    TEST_ASSERT_FALSE(first == second);
    TEST_ASSERT_TRUE(best == (storage::better(second, first) ? second : first));
    TEST_ASSERT_EQUAL(1, bench.book().results.size());
    DayBench next(flash_now());
    TEST_ASSERT_TRUE(best == next.book().best(day_number(1)));
    next.open_day();
    bench::check_golden("menu_day_best");
}

static void undo_is_told_and_gives_way_to_a_try_without() {
    DayBench bench;
    bench.open_day();
    bench.keys("A LEFT A wait:500 X DOWN A wait:300");
    TEST_ASSERT_TRUE(bench.session().goal().helped);
    bench.play_null_day(true);
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.book().best(day_number(0)).helped);
    bench.play_null_day(false);
    bench.keys("UP A");
    TEST_ASSERT_FALSE(bench.book().best(day_number(0)).helped);
}

static void a_running_match_is_not_given_up_unasked() {
    DayBench bench;
    bench.open_day();
    bench.keys("A LEFT A wait:500 B A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().day_screen()));
    // The same day's goes on.
    const std::size_t taken = bench.session().length();
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(taken, bench.session().length());
    bench.keys("B A");
    bench.keys("RIGHT A");
    bench::check_golden("menu_day_question");
    bench.keys("A");  // no, back
    TEST_ASSERT_TRUE(bench.on(bench.menus().day_screen()));
    bench.keys("A LEFT A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(day_number(1), bench.session().goal().day);
}

// ---- Results ------------------------------------------------------------------------------------

// In every game: short and long matches, with rivals and without, won and lost.
static void a_result_is_checked_by_playing_the_match_again() {
    DayBench bench(all_games());
    for (int day = 1; day <= 10; ++day) {
        const std::string about = "day " + std::to_string(day);
        bench.play_by_itself(day, day % 2 == 0 ? 0 : 1);
        const kit::Outcome outcome = bench.session().outcome();
        const kit::Seat seat = bench.session().owner();
        kit::Text<32> result;
        shell::print_result(shell::ended_by(outcome.result[seat]), outcome.score[seat], result);
        const std::string code = bench.result_of(day);
        const shell::ResultCheck& check = bench.check(code);
        TEST_ASSERT_TRUE_MESSAGE(check.is_true(), (about + ": " + code).c_str());
        TEST_ASSERT_EQUAL_MESSAGE(day, check.day(), about.c_str());
        TEST_ASSERT_EQUAL_STRING(result.c_str(), std::string(check.result()).c_str());
    }
    bench::check_golden("menu_day_result_true");
}

static void a_result_that_is_not_true_is_found_out() {
    DayBench bench(all_games());
    constexpr int day = 2;
    bench.play_by_itself(day, 1);
    const std::string code = bench.result_of(day);
    // Any one character that was misread.
    for (std::size_t i = 0; i < code.size(); ++i)
        for (const char other : kit::code_alphabet) {
            std::string wrong = code;
            wrong[i] = other;
            TEST_ASSERT_EQUAL(other == code[i], shell::is_whole_result(wrong));
        }
    // Somebody who knows how to make a check changes a choice: the match goes otherwise.
    int noticed = 0, changed = 0;
    for (std::size_t i = 6; i + 5 < code.size(); i += 5) {
        std::string forged = code;
        const std::size_t symbol = kit::code_symbol(code[i]);
        forged[i] = kit::code_alphabet[symbol ^ 1];
        ++changed;
        const shell::ResultCheck& check = bench.check(signed_again(forged));
        noticed += check.is_true() ? 0 : 1;
    }
    TEST_ASSERT_GREATER_THAN(2, changed);
    TEST_ASSERT_EQUAL(changed, noticed);
    // Another end is claimed; a day's choices are told as those of another; some are left out.
    std::string other_end = code;
    other_end[code.size() - 4] = other_end[code.size() - 4] == 'A' ? 'B' : 'A';
    TEST_ASSERT_FALSE(bench.check(signed_again(other_end)).is_true());
    TEST_ASSERT_TRUE(bench.menus().result_check().says().starts_with("Not true: played again"));
    bench::check_golden("menu_day_result_false");
    std::string shorter = code;
    shorter.erase(6, 4);
    TEST_ASSERT_FALSE(bench.check(signed_again(shorter)).is_true());
    std::string longer = code;
    longer.insert(longer.size() - 5, "0000");
    TEST_ASSERT_FALSE(bench.check(signed_again(longer)).is_true());
}

static void what_is_no_result_is_told_before_anything_is_played() {
    DayBench bench(all_games());
    bench.play_by_itself(3, 0);
    const std::string code = bench.result_of(3);
    const auto fault = [&](const std::string& text) {
        ResultCode taken;
        TEST_ASSERT_TRUE(taken.take(text));
        return shell::read_result(all_games(), taken.view()).fault;
    };
    TEST_ASSERT_TRUE(fault(code) == ResultFault::none);
    std::string spoken;
    for (std::size_t i = 0; i < code.size(); ++i) {
        if (i % 4 == 0) spoken += i % 8 == 0 ? '-' : ' ';
        const char c = code[i];
        spoken += c == '0' ? 'o' : c == '1' ? 'L' : static_cast<char>(std::tolower(c));
    }
    TEST_ASSERT_TRUE(fault(spoken) == ResultFault::none);
    TEST_ASSERT_TRUE(fault("") == ResultFault::not_whole);
    TEST_ASSERT_TRUE(fault("0") == ResultFault::not_whole);
    TEST_ASSERT_TRUE(fault(code.substr(0, code.size() - 1)) == ResultFault::not_whole);
    TEST_ASSERT_TRUE(fault("3" + code.substr(1)) == ResultFault::no_result);
    TEST_ASSERT_TRUE(fault("02" + code.substr(2)) == ResultFault::no_result);
    TEST_ASSERT_TRUE(fault("01000" + code.substr(5)) == ResultFault::no_day);  // day 0, or beyond
    std::string other_rules = code;  // bits 14 .. 18: the last of the third character and four more
    other_rules[5] = kit::code_alphabet[kit::code_symbol(code[5]) ^ 4];
    TEST_ASSERT_TRUE(fault(other_rules) == ResultFault::other_rules);
    TEST_ASSERT_TRUE(shell::read_result(null_loaded(), code).fault == ResultFault::no_day);
    ResultCode taken;
    for (const std::string& bad : {std::string("01!"), std::string(ResultCode::most + 1, 'A')})
        TEST_ASSERT_FALSE(taken.take(bad));
    const shell::ResultCheck& check = bench.check("3" + code.substr(1));
    TEST_ASSERT_FALSE(check.is_true());
    TEST_ASSERT_EQUAL(0, check.day());
}

static void the_results_and_the_replay_show_the_code() {
    DayBench bench;
    bench.open_day();
    bench.keys("A");
    bench.play_null_day(true);
    bench.keys("X");
    TEST_ASSERT_TRUE(bench.on(bench.shell().match_screens().qr()));
    const std::string code(bench.shell().match_screens().result().view());
    bench.keys("A");
    bench::check_golden("menu_day_letters");
    bench.keys("A B");
    TEST_ASSERT_TRUE(bench.on_results());
    bench.keys("UP A");
    // Its replay has the same.
    bench.menus().watch(bench.runtime(), bench.store().replays().names[0].match);
    bench.keys("RIGHT X X");
    TEST_ASSERT_TRUE(bench.on(bench.shell().match_screens().qr()));
    TEST_ASSERT_EQUAL_STRING(code.c_str(),
                             std::string(bench.shell().match_screens().result().view()).c_str());
    const shell::ResultCheck& check = bench.check(code);
    TEST_ASSERT_TRUE(check.is_true());
    TEST_ASSERT_EQUAL(day_number(0), check.day());
}

// Typed character by character, on another console.
static void a_result_is_typed_and_checked() {
    std::string code;
    {
        DayBench bench;
        bench.play_by_itself(day_number(3), 1);
        code = bench.result_of(day_number(3));
    }
    DayBench bench;
    bench.open_day();
    bench.keys("DOWN*2 A X");  // not whole yet
    TEST_ASSERT_FALSE(bench.on(bench.menus().result_check()));
    int here = 0;
    const auto go = [&](int by, const char* forward, const char* back) {
        for (; by > 0; --by) bench.keys(forward);
        for (; by < 0; ++by) bench.keys(back);
    };
    for (const char c : code) {
        const int there = kit::code_symbol(c);
        go(there / 8 - here / 8, "DOWN", "UP");
        go(there % 8 - here % 8, "RIGHT", "LEFT");
        bench.keys("A");
        here = there;
    }
    bench::check_golden("menu_day_typed");
    bench.keys("X wait:3000");
    TEST_ASSERT_TRUE(bench.on(bench.menus().result_check()));
    TEST_ASSERT_TRUE(bench.menus().result_check().is_true());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on(bench.menus().day_screen()));
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_day_is_the_same_for_everybody);
    RUN_TEST(all_games_come_round_and_no_two_days_are_alike);
    RUN_TEST(days_have_dates);
    RUN_TEST(a_chamber_without_a_game_has_no_days);
    RUN_TEST(a_day_is_counted_up_and_kept);
    RUN_TEST(a_day_is_typed);
    RUN_TEST(every_key_has_its_digit);
    RUN_TEST(a_computer_tells_it);
    RUN_TEST(a_day_is_played_and_its_best_result_kept);
    RUN_TEST(undo_is_told_and_gives_way_to_a_try_without);
    RUN_TEST(a_running_match_is_not_given_up_unasked);
    RUN_TEST(a_result_is_checked_by_playing_the_match_again);
    RUN_TEST(a_result_that_is_not_true_is_found_out);
    RUN_TEST(what_is_no_result_is_told_before_anything_is_played);
    RUN_TEST(the_results_and_the_replay_show_the_code);
    RUN_TEST(a_result_is_typed_and_checked);
    return UNITY_END();
}
