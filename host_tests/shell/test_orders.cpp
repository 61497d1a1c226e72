// Lines on the serial port, and the test of the rules that they start.
#include "bench.h"
#include "kit/signature.h"
#include "lineup/lineup.h"

using bench::Bench;

void setUp() {}
void tearDown() {}

namespace {

std::vector<std::string> signatures() {
    std::vector<std::byte> scratch(kit::Thinking::scratch_size);
    std::vector<std::string> lines;
    for (const kit::Game* game : lineup::games) {
        kit::Text<64> line;
        line.add(game->info.word).add(' ').hex(kit::signature(*game, scratch), 8);
        lines.emplace_back(line.view());
    }
    return lines;
}

void expect_lines(const std::vector<std::string>& expected) {
    const auto& said = host::log_lines();
    TEST_ASSERT_EQUAL(expected.size(), said.size());
    for (std::size_t i = 0; i < expected.size(); ++i)
        TEST_ASSERT_EQUAL_STRING(expected[i].c_str(), said[i].c_str());
}

}  // namespace

static void signature_is_answered_with_a_line_a_game() {
    Bench bench;
    host::type(hal::Port::serial, "signature\n");
    bench.run_ms(2000);
    auto expected = signatures();
    expect_lines(expected);
    TEST_ASSERT_FALSE(bench.on_launcher());
    // Every match of every game was seen on its way: nothing is skipped, however fast we are.
    TEST_ASSERT_GREATER_OR_EQUAL(kit::Signature::matches * lineup::games.size(),
                                 host::film().size());

    // Again, by line and by key; then back.
    for (int again = 0; again < 2; ++again) {
        if (again == 0) host::type(hal::Port::serial, "signature\n");
        if (again == 1) bench.keys("A");
        bench.run_ms(2000);
        for (const std::string& line : signatures()) expected.push_back(line);
        expect_lines(expected);
    }
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void the_test_may_be_left_before_its_end() {
    Bench bench;
    bench.keys("Y RIGHT*3 DOWN*6");
    bench.edge(hal::Button::a, true);
    bench.edge(hal::Button::a, false);
    bench.step();
    bench.edge(hal::Button::b, true);
    bench.edge(hal::Button::b, false);
    bench.run_ms(1000);
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().about_screen()));
    expect_lines({});
}

static void what_cannot_be_done_is_answered() {
    Bench bench;
    host::type(hal::Port::serial, "dance\n");
    bench.run_ms(100);
    bench.keys("X");
    host::type(hal::Port::serial, "signature\n");
    bench.run_ms(100);
    expect_lines({"Not understood; there is: signature", "signature: go to the launcher first"});
}

static void a_dark_console_wakes_up_for_it() {
    Bench bench;
    bench.let_time_run();
    bench.run_ms(20 * 60'000);
    TEST_ASSERT_FALSE(host::panel_is_on());
    host::type(hal::Port::serial, "signature\n");
    bench.run_ms(2000);
    TEST_ASSERT_TRUE(host::panel_is_on());
    expect_lines(signatures());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(signature_is_answered_with_a_line_a_game);
    RUN_TEST(the_test_may_be_left_before_its_end);
    RUN_TEST(what_cannot_be_done_is_answered);
    RUN_TEST(a_dark_console_wakes_up_for_it);
    return UNITY_END();
}
