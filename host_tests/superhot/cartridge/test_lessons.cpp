// The lessons of SUPERHOT, done with keys as a learner would, with pictures of what matters.
#include "bench.h"
#include "superhot_cartridge/cartridge.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

enum Which { first_turns, bullets, the_system };

class LessonBench : public bench::Bench {
  public:
    explicit LessonBench(Which which) : Bench(powered()) {
        shell().match_screens().learn(runtime(), superhot_cartridge::cartridge,
                                      superhot_cartridge::cartridge.lessons[which]);
        keys("wait:1");
    }
    bool completed() { return shell().match_screens().lesson_screen().completed(); }
    std::size_t length() { return shell().match_screens().session().cursor(); }

  private:
    static host::Setup powered() {
        host::Setup setup;
        setup.power = bench::battery(77);
        return setup;
    }
};

}  // namespace

static void the_first_turns() {
    LessonBench bench(first_turns);
    check_golden("hot_lesson_first");
    bench.keys("A");
    check_golden("hot_lesson_line");
    bench.keys("A*4");
    bench.keys("LEFT*5 A A RIGHT A");  // the dude in slot 6; Punch and Kick
    check_golden("hot_lesson_aim");
    bench.keys("A");
    check_golden("hot_lesson_destroyed");
    bench.keys("A*2 A");  // time moves
    check_golden("hot_lesson_lost_cards");
    bench.keys("A*4 LEFT*5 A A RIGHT A");  // the Gun knocks out
    check_golden("hot_lesson_knocked_out");
    bench.keys("A DOWN*2 A A*2");
    bench.keys("A A RIGHT A A");  // both Punches destroy
    check_golden("hot_lesson_slots");
    bench.keys("A A");
    check_golden("hot_lesson_level_over");
    bench.keys("A*3");
    TEST_ASSERT_FALSE(bench.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.completed());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

// Half of something else is taken back before the lesson says what it wants.
static void a_wrong_choice_is_taken_back() {
    LessonBench bench(first_turns);
    bench.keys("A*5");
    const std::size_t length = bench.length();
    bench.keys("LEFT*2 A A RIGHT A A");  // another dude
    TEST_ASSERT_EQUAL_size_t(length, bench.length());
    check_golden("hot_lesson_nudge");
    bench.keys("LEFT*5 A A RIGHT A RIGHT A");  // the right one, but knocked out
    TEST_ASSERT_EQUAL_size_t(length, bench.length());
    bench.keys("LEFT*5 A A RIGHT A A");
    TEST_ASSERT_EQUAL_size_t(length + 4, bench.length());
}

static void bullets_and_waiting() {
    LessonBench bench(bullets);
    check_golden("hot_lesson_bullets");
    bench.keys("A*3 LEFT A A A");  // Hide from the Bullet in slot 2
    check_golden("hot_lesson_dodged");
    bench.keys("A DOWN*2 A A*2");
    bench.keys("DOWN*2 A");
    check_golden("hot_lesson_wait");
    bench.keys("A");
    check_golden("hot_lesson_hit");
    bench.keys("A*2 DOWN LEFT A A DOWN*2 A");  // Pliers
    bench.keys("A LEFT*3 A A A");              // Katana
    check_golden("hot_lesson_slashed");
    bench.keys("DOWN*2 A A*2");
    TEST_ASSERT_TRUE(bench.completed());
}

static void being_the_system() {
    LessonBench bench(the_system);
    bench.keys("A A A");
    check_golden("hot_lesson_points");
    bench.keys("A A DOWN RIGHT A LEFT*2 A");  // HARDEN
    check_golden("hot_lesson_hardened");
    bench.keys("A*3");
    bench.keys("DOWN A A");  // RICOCHET
    check_golden("hot_lesson_ricochet");
    bench.keys("A*3");
    bench.keys("RIGHT*2 A LEFT*3 A");  // DELETE
    bench.keys("A*2");
    check_golden("hot_lesson_system_wins");
    bench.keys("A*2");
    TEST_ASSERT_TRUE(bench.completed());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_first_turns);
    RUN_TEST(a_wrong_choice_is_taken_back);
    RUN_TEST(bullets_and_waiting);
    RUN_TEST(being_the_system);
    return UNITY_END();
}
