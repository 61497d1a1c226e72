// The lessons of Bullet, done with keys as a learner would, from the list that they are
// ticked off in; with pictures of what lies open beside a caption.
#include "bench.h"
#include "bullet/rules.h"
#include "bullet_cartridge/cartridge.h"
#include "bullet_scene/layout.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

class LessonBench : public bench::Bench {
  public:
    explicit LessonBench(std::string_view choice) : Bench(powered()) {
        shell().menus().open_game(runtime(), bullet_cartridge::cartridge);
        shell().menus().lessons(runtime(), bullet_cartridge::cartridge);
        keys("wait:1");
        keys(choice);
        TEST_ASSERT_TRUE(learning());
    }
    const play::LessonScreen& lesson() { return shell().match_screens().lesson_screen(); }
    const play::Session& session() { return shell().match_screens().session(); }
    bool learning() { return runtime().on_top(lesson()); }
    // These keys take so many actions of the match.
    void takes(std::size_t actions, std::string_view script) {
        const std::size_t before = session().length();
        keys(script);
        TEST_ASSERT_EQUAL_size_t_MESSAGE(before + actions, session().length(),
                                         std::string(script).c_str());
    }
    void done(std::string_view script) {
        keys(script);
        TEST_ASSERT_TRUE_MESSAGE(learning() && lesson().completed(), std::string(script).c_str());
    }
    void leaves_free(const stage::Rect& area) {
        TEST_ASSERT_TRUE(lesson().caption_area().common(area).empty());
    }

  private:
    static host::Setup powered() {
        host::Setup setup;
        setup.power = bench::battery(77);
        setup.flash = bench::ready_flash();
        return setup;
    }
};

}  // namespace

static void bullets_fall() {
    LessonBench bench("A");
    check_golden("bullet_lesson_sight");
    bench.keys("A A");
    bench.takes(0, "LEFT A");  // there is nothing yet, and so it is said
    check_golden("bullet_lesson_refused");
    bench.keys("DOWN*7");  // down to the strip: the caption gets out of the way
    check_golden("bullet_lesson_strip");
    bench.leaves_free(bullet_scene::portrait_area());
    bench.takes(1, "UP RIGHT*5 UP*3 A");
    bench.takes(1, "A A");
    bench.takes(1, "A A");
    bench.takes(1, "A A");
    bench.keys("A");
    check_golden("bullet_lesson_warning");
    bench.leaves_free(bullet_scene::head_area(bullet::blue));
    bench.keys("A");
    check_golden("bullet_lesson_heads");
    bench.keys("A A");
    check_golden("bullet_lesson_risk");
    bench.takes(2, "A A");
    check_golden("bullet_lesson_hit");
    bench.leaves_free(bullet_scene::hitbox_area);
    bench.keys("A A");
    bench.takes(4, "A A A A");
    bench.done("A");
}

static void bullets_are_cleared() {
    LessonBench bench("DOWN A");
    bench.keys("A*6 LEFT LEFT*3 A");
    check_golden("bullet_lesson_prices");
    bench.leaves_free(bullet_scene::left_area);
    bench.takes(2, "RIGHT DOWN A");
    bench.keys("A RIGHT*4 DOWN A");
    check_golden("bullet_lesson_aim");
    bench.takes(1, "A");
    bench.keys("A");
    bench.takes(3, "A A A");
    bench.keys("A A");
    bench.takes(1, "LEFT*3 DOWN*3 A UP A");
    bench.takes(1, "RIGHT*3 DOWN A A");
    check_golden("bullet_lesson_sum");
    bench.leaves_free(bullet_scene::info_area);
    bench.takes(1, "A A");
    bench.done("A*5");
}

static void a_duel() {
    LessonBench bench("DOWN*2 A");
    check_golden("bullet_lesson_duel");
    bench.leaves_free({206, 190, 34, 34});
    bench.keys("A A A DOWN*4 A");
    check_golden("bullet_lesson_powerup");
    bench.takes(1, "A");
    bench.takes(1, "UP LEFT UP*3 LEFT*2 A RIGHT A");
    bench.takes(1, "RIGHT*2 DOWN A A");
    check_golden("bullet_lesson_sent");
    bench.leaves_free({206, 190, 34, 34});
    bench.keys("A");
    bench.takes(2, "A A");
    bench.takes(1, "A DOWN A");
    check_golden("bullet_lesson_take");
    bench.leaves_free(bullet_scene::column_area);
    bench.takes(11, "DOWN A");  // and Rose has her round
    check_golden("bullet_lesson_rose");
    bench.keys("A A A");
    bench.takes(3, "A");
    check_golden("bullet_lesson_down");
    bench.keys("A A");
    bench.takes(9, "A*9");
    bench.takes(1, "A DOWN A");
    bench.takes(1, "A");
    TEST_ASSERT_TRUE(bench.session().over());
    bench.done("A");
    check_golden("bullet_lesson_end");
}

static void a_boss() {
    LessonBench bench("DOWN*3 A");
    check_golden("bullet_lesson_boss");
    bench.leaves_free({0, 190, 34, 34});
    bench.keys("A A A DOWN DOWN A");
    bench.takes(1, "A");
    bench.keys("A A A");
    check_golden("bullet_lesson_missing");
    bench.keys("A");
    bench.takes(1, "LEFT*3 A RIGHT A");
    bench.keys("A");
    bench.takes(1, "RIGHT*2 UP A DOWN A");
    check_golden("bullet_lesson_shield");
    bench.done("A A A A");
    // Behind the last one there is none.
    bench.keys("A");
    TEST_ASSERT_FALSE(bench.learning());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(bullets_fall);
    RUN_TEST(bullets_are_cleared);
    RUN_TEST(a_duel);
    RUN_TEST(a_boss);
    return UNITY_END();
}
