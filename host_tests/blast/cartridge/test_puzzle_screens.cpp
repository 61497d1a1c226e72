// Puzzles on the console, from the question to the stars, with keys.
#include "bench.h"
#include "blast_cartridge/cartridge.h"
#include "blast_cartridge/puzzles.h"

using blast_cartridge::puzzle_count;

void setUp() {}
void tearDown() {}

namespace {

class PuzzleBench : public bench::Bench {
  public:
    // The n-th puzzle is asked for, and these keys are pressed.
    PuzzleBench(int which, std::string_view script)
        : number_((2 * which + 1) * shell::game_chambers + chamber() + 1) {
        shell().menus().offer_challenge(runtime(), number_);
        keys(script);
        TEST_ASSERT_TRUE(runtime().on_top(screen()));
    }
    const play::LessonScreen& screen() { return shell().match_screens().lesson_screen(); }
    int stars() { return shell().store().challenges().stars(static_cast<std::uint32_t>(number_)); }

  private:
    static int chamber() {
        return shell::chamber_of(shell::six_chambers, blast_cartridge::cartridge);
    }
    int number_;
};

// Each as it stood in its match; the solver aims, and X takes nothing back where nothing was done.
void every_puzzle_is_shown() {
    for (std::size_t i = 0; i < puzzle_count; ++i) {
        PuzzleBench bench(static_cast<int>(i), "A A wait:100 UP DOWN LEFT RIGHT X");
        const auto& session = bench.shell().match_screens().session();
        TEST_ASSERT_EQUAL_size_t(blast_cartridge::puzzles[i].before.size(), session.cursor());
        TEST_ASSERT_EQUAL(blast_cartridge::puzzles[i].solver, session.turn());
        TEST_ASSERT_EQUAL(3, bench.screen().stars());
    }
}

// What the others do is not waited for: the turn is taken back as it was.
void a_turn_ended_in_vain_is_taken_back() {
    PuzzleBench bench(0, "A wait:100");
    const auto& session = bench.shell().match_screens().session();
    const std::size_t began = session.cursor();
    bench.keys("A wait:500 A RIGHT*4 A A wait:9000");  // END, though it will hurt
    TEST_ASSERT_EQUAL_size_t(began, session.cursor());
    TEST_ASSERT_EQUAL(2, bench.screen().stars());
    TEST_ASSERT_FALSE(bench.screen().completed());
    bench::check_golden("blast_puzzle_failed");
}

// Buy Bomb Push, push the bomb over the edge to Pink, set it off.
void the_first_one_is_solved() {
    PuzzleBench bench(0, "A wait:100");
    bench::check_golden("blast_puzzle_goal");
    bench.keys("A wait:300 A RIGHT*3 A RIGHT A wait:2000");
    bench.keys("A RIGHT*2 A A UP");
    bench::check_golden("blast_puzzle_push");
    bench.keys("A wait:4000 A RIGHT*2 A A");
    bench::check_golden("blast_puzzle_fast");
    bench.keys("A wait:9000");
    TEST_ASSERT_TRUE(bench.screen().completed());
    TEST_ASSERT_EQUAL(3, bench.stars());
    bench::check_golden("blast_puzzle_solved");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_puzzle_is_shown);
    RUN_TEST(a_turn_ended_in_vain_is_taken_back);
    RUN_TEST(the_first_one_is_solved);
    return UNITY_END();
}
