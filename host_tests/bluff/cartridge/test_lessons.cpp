// The lessons of Bluff the Bullet, done with keys as a learner would, with pictures of what
// matters.
#include "bench.h"
#include "bluff/state.h"
#include "bluff_cartridge/cartridge.h"

using bench::check_golden;
using namespace bluff;

void setUp() {}
void tearDown() {}

namespace {

enum Which { lies, calls };

class LessonBench : public bench::Bench {
  public:
    explicit LessonBench(Which which) : Bench(powered()) {
        shell().match_screens().learn(runtime(), bluff_cartridge::cartridge,
                                      bluff_cartridge::cartridge.lessons[which]);
        keys("wait:1");
    }
    bool completed() { return shell().match_screens().lesson_screen().completed(); }
    std::size_t length() { return shell().match_screens().session().cursor(); }
    const State& state() {
        return *std::launder(
            reinterpret_cast<const State*>(shell().match_screens().session().state()));
    }
    Category hand_of(kit::Seat seat) { return category_of(state().key_of(seat)); }

  private:
    static host::Setup powered() {
        host::Setup setup;
        setup.power = bench::battery(77);
        return setup;
    }
};

}  // namespace

static void two_hands_and_a_lie() {
    LessonBench bench(lies);
    check_golden("bluff_lesson_first");
    bench.keys("A");
    check_golden("bluff_lesson_scoring_hand");
    bench.keys("A*3");
    check_golden("bluff_lesson_deck");
    bench.keys("A*3");
    TEST_ASSERT_EQUAL(pair, bench.hand_of(0));
    check_golden("bluff_lesson_crow");
    bench.keys("A A A wait:9000");  // the older card as a Crow, on the first card
    TEST_ASSERT_EQUAL(three_kind, bench.hand_of(0));
    bench.keys("A wait:9000");  // the rival's answer has been seen
    check_golden("bluff_lesson_honest");
    bench.keys("A wait:9000 A A");
    check_golden("bluff_lesson_answer");
    bench.keys("A wait:9000 A");  // pass
    TEST_ASSERT_EQUAL(2, bench.state().hand[0].size());
    bench.keys("A*2 RIGHT A RIGHT*2 A UP LEFT*2");
    check_golden("bluff_lesson_lie");
    bench.keys("A A wait:9000 A wait:9000");
    TEST_ASSERT_EQUAL(four_kind, bench.hand_of(0));
    check_golden("bluff_lesson_bluff");
    bench.keys("A");
    TEST_ASSERT_FALSE(bench.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.completed());
    check_golden("bluff_lesson_next");
    bench.keys("A");  // that one, from its beginning
    TEST_ASSERT_FALSE(bench.completed());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void calls_bullets_and_fin() {
    LessonBench bench(calls);
    check_golden("bluff_lesson_fuse");
    bench.keys("A A wait:9000 A");
    check_golden("bluff_lesson_claim");
    bench.keys("A A RIGHT");
    check_golden("bluff_lesson_call");
    bench.keys("A wait:9000");
    TEST_ASSERT_EQUAL(Phase::penalty, bench.state().phase);
    check_golden("bluff_lesson_penalty");
    bench.keys("A wait:9000");
    TEST_ASSERT_EQUAL(three_kind, bench.hand_of(1));
    check_golden("bluff_lesson_lost");
    bench.keys("A A A A A wait:9000 A wait:9000");  // the Crow, and a Bullet at it
    TEST_ASSERT_EQUAL_size_t(2, bench.state().stack.size());
    check_golden("bluff_lesson_bullet");
    bench.keys("A A RIGHT*2");
    check_golden("bluff_lesson_fire");
    bench.keys("A wait:9000 A wait:9000");
    TEST_ASSERT_TRUE(bench.state().over());
    TEST_ASSERT_EQUAL(full_house, bench.hand_of(0));
    check_golden("bluff_lesson_fin");
    bench.keys("A");
    TEST_ASSERT_FALSE(bench.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.completed());
}

// Words that are the same, but not the truth.
static void a_lie_is_not_the_truth() {
    LessonBench bench(lies);
    bench.keys("A*7 DOWN A A A");  // the other card as a Crow, on the same place
    TEST_ASSERT_EQUAL_size_t(0, bench.length());
    check_golden("bluff_lesson_nudge");
    bench.keys("A A A wait:9000");
    TEST_ASSERT_TRUE(bench.length() > 0);
}

// The lesson goes on the same with either lie, and with each of the 4s.
static void any_choice_that_is_offered_will_do() {
    LessonBench bench(lies);
    bench.keys("A*7 A A A wait:9000 A wait:9000 A wait:9000 A A A wait:9000 A");
    bench.keys("A*2 DOWN RIGHT A RIGHT*2 A UP LEFT*2 A A wait:9000 A wait:9000");
    TEST_ASSERT_EQUAL(four_kind, bench.hand_of(0));
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(two_hands_and_a_lie);
    RUN_TEST(calls_bullets_and_fin);
    RUN_TEST(a_lie_is_not_the_truth);
    RUN_TEST(any_choice_that_is_offered_will_do);
    return UNITY_END();
}
