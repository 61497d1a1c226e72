// The lesson of Bullets of Love, done with keys as a learner would, with pictures of what matters.
#include "bench.h"
#include "love/state.h"
#include "love_cartridge/cartridge.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

class LessonBench : public bench::Bench {
  public:
    LessonBench() : Bench(powered()) {
        shell().match_screens().learn(runtime(), love_cartridge::cartridge,
                                      love_cartridge::cartridge.lessons[0]);
        keys("wait:1");
    }
    bool completed() { return shell().match_screens().lesson_screen().completed(); }
    std::size_t length() { return shell().match_screens().session().cursor(); }
    const love::State& state() {
        return *std::launder(
            reinterpret_cast<const love::State*>(shell().match_screens().session().state()));
    }

  private:
    static host::Setup powered() {
        host::Setup setup;
        setup.power = bench::battery(77);
        return setup;
    }
};

}  // namespace

static void hearts_and_lead() {
    LessonBench bench;
    check_golden("love_lesson_first");
    bench.keys("A*4");
    check_golden("love_lesson_claim");
    bench.keys("A A");  // CLAIM, and do it
    check_golden("love_lesson_claimed");
    bench.keys("A A UP LEFT A");  // DUEL: the cursor is on a Green Heart, for a Green Lasso
    check_golden("love_lesson_target");
    bench.keys("A wait:3000 RIGHT");  // fire 3
    check_golden("love_lesson_split");
    bench.keys("A wait:9000");
    TEST_ASSERT_EQUAL(love::red, bench.state().owner[love::first_heart(love::green)]);
    TEST_ASSERT_EQUAL(2, bench.state().score[love::red]);
    bench.keys("A");
    check_golden("love_lesson_won");
    bench.keys("A wait:4000 A A wait:9000");  // Rival 2 challenges; fire the one bullet
    TEST_ASSERT_TRUE(bench.state().in_love(love::red, love::blue));
    check_golden("love_lesson_in_love");
    bench.keys("A wait:9000 A");
    check_golden("love_lesson_empty_gun");
    bench.keys("A LEFT DOWN A RIGHT UP");
    check_golden("love_lesson_reload");
    bench.keys("A wait:3000 A A A wait:3000");  // and both claims
    TEST_ASSERT_EQUAL(3, bench.state().claims(love::red));
    TEST_ASSERT_EQUAL(12, bench.state().score[love::red]);
    check_golden("love_lesson_three_claims");
    bench.keys("A");
    TEST_ASSERT_FALSE(bench.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void a_wrong_choice_is_nudged() {
    LessonBench bench;
    bench.keys("A*4 LEFT A A");  // a Duel instead of a claim
    TEST_ASSERT_EQUAL_size_t(0, bench.length());
    check_golden("love_lesson_nudge");
    bench.keys("A A");
    TEST_ASSERT_EQUAL_size_t(1, bench.length());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(hearts_and_lead);
    RUN_TEST(a_wrong_choice_is_nudged);
    return UNITY_END();
}
