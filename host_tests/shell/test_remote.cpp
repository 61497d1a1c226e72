// The console at the end of a cable: every command, and what it does to the console.
#include "kit/signature.h"
#include "lineup/lineup.h"
#include "remote_bench.h"

using bench::RemoteBench;

void setUp() {}
void tearDown() {}

namespace {

std::string signatures() {
    std::vector<std::byte> scratch(kit::Thinking::scratch_size);
    std::string lines;
    for (const kit::Game* game : lineup::games) {
        kit::Text<64> line;
        line.add(game->info.word).add(' ').hex(kit::signature(*game, scratch), 8).add("\r\n");
        lines += line.view();
    }
    return lines;
}

// ---- Signatures
// ---------------------------------------------------------------------------------

void signature_is_answered_with_a_line_a_game() {
    RemoteBench bench;
    bench.port = hal::Port::serial;
    const std::string expected = signatures();
    bench.expect("signature", expected);
    TEST_ASSERT_FALSE(bench.on_launcher());
    // Every match of every game was seen on its way: nothing is skipped, however fast we are.
    TEST_ASSERT_GREATER_OR_EQUAL(kit::Signature::matches * lineup::games.size(),
                                 host::film().size());
    bench.expect("signature", expected);
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());

    bench.port = hal::Port::usb;
    bench.plug_in();
    const std::string json = bench.ask("signature --json");
    TEST_ASSERT_TRUE_MESSAGE(
        json.starts_with("{\"signatures\":[{\"game\":\"nullgame\",\"hash\":\""), json.c_str());
    TEST_ASSERT_TRUE(json.ends_with("\"}],\"ok\":true}\r\n"));
    bench.expect("home", "at_home: yes\r\n");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

void the_test_may_be_left_before_its_end() {
    RemoteBench bench;
    bench.keys("Y RIGHT*3 DOWN*6");
    bench.edge(hal::Button::a, true);
    bench.edge(hal::Button::a, false);
    bench.step();
    bench.edge(hal::Button::b, true);
    bench.edge(hal::Button::b, false);
    bench.run_ms(1000);
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().about_screen()));

    // Started by a line, left with a key.
    bench.keys("B");
    bench.port = hal::Port::serial;
    host::type(bench.port, "signature\n");
    bench.step();
    bench.step();
    bench.edge(hal::Button::b, true);
    bench.edge(hal::Button::b, false);
    bench.expect("", "error: somebody left the test\r\n");
}

void what_cannot_be_done_is_answered() {
    RemoteBench bench;
    bench.port = hal::Port::serial;
    bench.expect("dance", "error: there is no command 'dance'; help lists all\r\n");
    bench.keys("X");
    bench.expect("signature", "error: go to the launcher first: home\r\n");
}

void a_dark_console_wakes_up_for_it() {
    RemoteBench bench;
    bench.let_time_run();
    bench.run_ms(20 * 60'000);
    TEST_ASSERT_FALSE(host::panel_is_on());
    bench.port = hal::Port::serial;
    bench.expect("signature", signatures());
    TEST_ASSERT_TRUE(host::panel_is_on());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(signature_is_answered_with_a_line_a_game);
    RUN_TEST(the_test_may_be_left_before_its_end);
    RUN_TEST(what_cannot_be_done_is_answered);
    RUN_TEST(a_dark_console_wakes_up_for_it);
    return UNITY_END();
}
