// The challenge of the day at the end of a cable: told, asked for, and results checked. On this
// bench every fifth day can be played.
#include "remote_bench.h"

using bench::field;
using bench::RemoteBench;

void setUp() {}
void tearDown() {}

namespace {

void the_day_is_told_and_asked_for() {
    RemoteBench bench;
    bench.expect("day", "day: 0\r\n");
    const std::string json = bench.ask("day 325 --json");
    TEST_ASSERT_EQUAL_STRING("325", field(json, "day").c_str());
    TEST_ASSERT_EQUAL_STRING("21 November 2026", field(json, "date").c_str());
    TEST_ASSERT_EQUAL_STRING("computer", field(json, "set_by").c_str());
    TEST_ASSERT_EQUAL_STRING("nullgame", field(json, "game").c_str());
    const shell::Challenge made = shell::day_challenge(bench::null_loaded(), 325);
    TEST_ASSERT_TRUE(made.title() == field(json, "title"));
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_EQUAL_STRING(json.c_str(), bench.ask("day --json").c_str());
    RemoteBench next(bench::flash_now());
    TEST_ASSERT_EQUAL_STRING(json.c_str(), next.ask("day --json").c_str());
    next.expect_part("day 324 --json", "{\"day\":324,\"ok\":true}");  // its game is not there
}

// Nothing is disturbed by it: the page says it whenever it finds a console.
void it_is_told_while_a_match_is_played() {
    RemoteBench bench;
    bench.ask("challenge 5");
    bench.keys("A wait:300");
    TEST_ASSERT_TRUE(bench.on_play());
    bench.expect_part("day 40", "day: 40\r\n");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(40, bench.store().day_book().today);
    bench.keys("LEFT A wait:500");
    TEST_ASSERT_GREATER_THAN(0, bench.session().length());
}

void what_is_no_day_is_refused() {
    RemoteBench bench;
    for (const char* line : {"day 0", "day 10000", "day tomorrow", "day 5 5", "day -1", "day 05"})
        bench.expect(line, "error: day, day NUMBER (from 1), or day check CODE\r\n");
    TEST_ASSERT_EQUAL(0, bench.store().day_book().today);
}

void a_result_goes_out_and_is_checked() {
    RemoteBench bench;
    bench.ask("day 25");
    while (bench.shell().launcher().selected() != shell::challenge_chamber) bench.keys("LEFT");
    bench.keys("A A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_TRUE(bench.ask("day --json").find("result") == std::string::npos);
    for (int i = 0; i < 80 && !bench.on_results(); ++i) bench.keys("RIGHT A wait:300");
    const std::string json = bench.ask("day --json");
    TEST_ASSERT_EQUAL_STRING("25", field(json, "played").c_str());
    const std::string code = field(json, "result");
    TEST_ASSERT_TRUE(code.starts_with("01"));
    bench.expect("day check " + code, "error: go to the launcher first: home\r\n");
    bench.keys("wait:1200 UP A");  // counted, and home
    TEST_ASSERT_TRUE(bench.on_launcher());
    const std::string best = field(bench.ask("day --json"), "best");
    const std::string checked = bench.ask("day check " + code + " --json");
    TEST_ASSERT_EQUAL_STRING("25", field(checked, "day").c_str());
    TEST_ASSERT_EQUAL_STRING("true", field(checked, "true").c_str());
    TEST_ASSERT_EQUAL_STRING(best.c_str(), field(checked, "result").c_str());
    TEST_ASSERT_TRUE(bench.on(bench.menus().result_check()));  // and everybody sees it
    // Another one follows at once, in groups.
    std::string groups;
    for (std::size_t i = 0; i < code.size(); i += 4) groups += code.substr(i, 4) + " ";
    bench.ask("home");
    bench.expect_part("day check " + groups, "true: yes\r\n");
    bench.ask("home");
    std::string wrong = code;
    wrong.back() = wrong.back() == 'A' ? 'B' : 'A';
    const std::string refused = bench.ask("day check " + wrong + " --json");
    TEST_ASSERT_EQUAL_STRING("false", field(refused, "true").c_str());
    TEST_ASSERT_EQUAL_STRING("The code is not complete, or has a mistake.",
                             field(refused, "says").c_str());
    bench.ask("home");
    bench.expect("day check 01!", "error: The code is not complete, or has a mistake.\r\n");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_day_is_told_and_asked_for);
    RUN_TEST(it_is_told_while_a_match_is_played);
    RUN_TEST(what_is_no_day_is_refused);
    RUN_TEST(a_result_goes_out_and_is_checked);
    return UNITY_END();
}
