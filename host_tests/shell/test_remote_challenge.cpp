// A challenge that is asked for at the end of a cable. On this bench every fifth one can be played.
#include "remote_bench.h"

using bench::RemoteBench;

void setUp() {}
void tearDown() {}

namespace {

int number_of_the_match(RemoteBench& bench) {
    return shell::challenge_of(bench::null_loaded(), bench.session().match()).number;
}

void a_challenge_is_shown_ready_to_be_played() {
    RemoteBench bench;
    const std::string json = bench.ask("challenge 15 --json");
    TEST_ASSERT_EQUAL_STRING("15", bench::field(json, "challenge").c_str());
    TEST_ASSERT_EQUAL_STRING("nullgame", bench::field(json, "game").c_str());
    const shell::Challenge made = shell::challenge(bench::null_loaded(), 15);
    TEST_ASSERT_TRUE(made.setup->title == bench::field(json, "title"));
    TEST_ASSERT_EQUAL(made.par, std::stoi(bench::field(json, "par")));
    TEST_ASSERT_TRUE(json.ends_with("\"ok\":true}\r\n"));
    TEST_ASSERT_FALSE(bench.session().is_open());  // a question first
    bench.keys("A wait:300");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(15, number_of_the_match(bench));
    // Left, it is the one under the cursor.
    bench.keys("B A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().challenge_screen()));
    TEST_ASSERT_EQUAL(15, bench.menus().challenge_screen().number());
}

void a_running_match_is_not_given_up_unasked() {
    RemoteBench bench;
    bench.ask("challenge 5");
    bench.keys("A wait:300");
    bench.expect("challenge 10", "error: go to the launcher first: home\r\n");
    TEST_ASSERT_EQUAL(5, number_of_the_match(bench));
    bench.ask("home");
    bench.expect_part("challenge 10", "challenge: 10\r\n");
    bench.keys("A");  // no, back
    TEST_ASSERT_TRUE(bench.on(bench.menus().challenge_screen()));
    bench.ask("home");
    bench.ask("challenge 10");
    bench.keys("LEFT A wait:300");
    TEST_ASSERT_EQUAL(10, number_of_the_match(bench));
}

void a_dark_console_wakes_up_for_it() {
    RemoteBench bench;
    bench.keys("wait:400000");
    TEST_ASSERT_TRUE(bench.runtime().dark());
    bench.ask("challenge 5");
    bench.keys("wait:300");
    TEST_ASSERT_FALSE(bench.runtime().dark());
    bench.keys("A wait:300");
    TEST_ASSERT_EQUAL(5, number_of_the_match(bench));
}

void what_is_no_challenge_is_refused() {
    RemoteBench bench;
    for (const char* line : {"challenge", "challenge 0", "challenge 4", "challenge 241",
                             "challenge 99999999999", "challenge five", "challenge 5 5"}) {
        bench.expect(line, "error: there is no such challenge\r\n");
        TEST_ASSERT_TRUE_MESSAGE(bench.on_launcher(), line);
    }
    bench.expect("challenge -1 --json",
                 "{\"ok\":false,\"error\":\"there is no such challenge\"}\r\n");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_challenge_is_shown_ready_to_be_played);
    RUN_TEST(a_running_match_is_not_given_up_unasked);
    RUN_TEST(a_dark_console_wakes_up_for_it);
    RUN_TEST(what_is_no_challenge_is_refused);
    return UNITY_END();
}
