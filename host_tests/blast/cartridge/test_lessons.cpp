// The six lessons of Blast Tactics, done with keys as a learner would, from the list that they are
// ticked off in; with pictures of what lies open beside a caption.
#include "bench.h"
#include "blast_cartridge/cartridge.h"
#include "blast_cartridge/lesson_parts.h"
#include "blast_scene/layout.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::string_view end = " A RIGHT*4 A ";

class LessonBench : public bench::Bench {
  public:
    explicit LessonBench(std::vector<std::uint8_t> flash = bench::ready_flash())
        : Bench(powered(std::move(flash))) {
        shell().menus().open_game(runtime(), blast_cartridge::cartridge);
        shell().menus().lessons(runtime(), blast_cartridge::cartridge);
        keys("wait:1");
    }
    const play::LessonScreen& lesson() { return shell().match_screens().lesson_screen(); }
    bool learning() { return runtime().on_top(lesson()); }
    void done(std::string_view script) {
        keys(script);
        TEST_ASSERT_TRUE_MESSAGE(learning() && lesson().completed(), std::string(script).c_str());
    }
    // What lies open is seen, and so is what is lit.
    void lights(const stage::Rect& area) {
        TEST_ASSERT_EQUAL_size_t(1, lesson().lit().size());
        TEST_ASSERT_TRUE(lesson().lit()[0] == area);
    }
    void leaves_free(const stage::Rect& area) {
        TEST_ASSERT_TRUE(lesson().caption_area().common(area).empty());
    }

  private:
    static host::Setup powered(std::vector<std::uint8_t> flash) {
        host::Setup setup;
        setup.power = bench::battery(77);
        setup.flash = std::move(flash);
        return setup;
    }
};

const std::string walk = "A A RIGHT*2 A A A A A LEFT*2 A" + std::string(end) + "A A A",
                  hide = "A A DOWN*2 A" + std::string(end) + "A A A RIGHT*2 A A UP*2 A RIGHT A A A";

}  // namespace

static void the_first_two() {
    LessonBench bench;
    bench.keys("A");
    bench.done(walk);
    check_golden("blast_lesson_end");
    bench.keys("A");  // leads to the second one
    bench.done(hide);
    // Ticks, and the cursor at the first lesson without.
    bench.keys("B");
    TEST_ASSERT_FALSE(bench.learning());
    check_golden("blast_lessons_ticked");
    // The next power-on knows them.
    LessonBench next(bench::flash_now());
    check_golden("blast_lessons_ticked");
}

// Square, figure, tile, card: what is lit is what is to be pressed next.
static void what_is_to_be_pressed_is_lit() {
    using blast_cartridge::cell;
    const stage::Rect bar{6, 172, 180, 28};
    LessonBench bench;
    bench.keys("A A A");
    bench.lights(cell("c1"));
    bench.keys("RIGHT*2 A A");
    bench.lights(cell("c1"));  // the figure, for LAY is in its bar
    bench.keys("A");
    bench.lights(blast_scene::tile_area(bar, 0));
    bench.keys("A A");
    bench.lights(cell("a1"));
    bench.keys("LEFT*2 A A");
    bench.lights(blast_scene::tile_area(bar, 4));
    bench.keys("B");
    bench.lights(cell("a1"));
    bench.keys("B A");
    bench.keys("DOWN*3 A A RIGHT*2 A A A A A RIGHT A");
    const stage::Rect hand = bench.lesson().lit()[0];
    TEST_ASSERT_TRUE(hand.common({6, 160, 180, 40}) == hand && hand.width < 40);
    bench.keys("RIGHT A A A RIGHT*2 A A DOWN A A RIGHT*3");
    bench.lights(blast_scene::tile_area(bar, 3));
    bench.keys("A");
    bench.lights(blast_scene::shop_card(1));
}

static void a_chain() {
    LessonBench bench;
    bench.keys("DOWN*2 A A A A A");
    const stage::Rect bar{0, 16, 192, 28};  // the figure stands low
    check_golden("blast_lesson_bar_above");
    bench.leaves_free(bar);
    bench.keys("B UP*6 A A RIGHT A DOWN*3 A");
    bench.done(std::string(end) + "A A");
}

static void all_cards() {
    LessonBench bench;
    const stage::Rect hand{6, 160, 180, 40};
    bench.keys("DOWN*3 A A A RIGHT*3 A");  // BUY, which was not asked for: why not is read
    bench.leaves_free(blast_scene::words_area);
    TEST_ASSERT_FALSE(bench.lesson().astray());
    bench.keys("LEFT A");  // CARD leads there, too: by Phase Shift, not by the bin
    bench.leaves_free(hand);
    bench.lights(blast_scene::entry_area(hand, 4, 2));
    bench.keys("B B RIGHT*2 A A A A A RIGHT A RIGHT");
    check_golden("blast_lesson_hand");
    bench.leaves_free(hand);
    bench.keys("A");
    check_golden("blast_lesson_carried");
    bench.keys("A A RIGHT*2 A");
    check_golden("blast_lesson_launch");
    bench.leaves_free(hand);
    bench.keys("A DOWN A A RIGHT*3 A RIGHT");
    check_golden("blast_lesson_shop");
    bench.leaves_free(blast_scene::shop_area);
    bench.keys("A");
    bench.keys(end);
    bench.keys("A A RIGHT*2 A A RIGHT A");  // push
    check_golden("blast_lesson_pushed");
    bench.keys("A RIGHT A DOWN*4 A A A");
    bench.keys(end);
    bench.keys("A A");
    bench.keys("A RIGHT*4 LEFT A RIGHT A");  // Fast Detonate
    bench.keys("A RIGHT*4 LEFT*2 A");
    check_golden("blast_lesson_roll");
    bench.leaves_free(hand);
    bench.leaves_free({82, 102, 100, 20});  // the way of the bomb
    bench.keys("A RIGHT*3 A A RIGHT*4 LEFT*2 A A");
    check_golden("blast_lesson_fast");
    bench.done("A A A");
}

static void a_trap() {
    LessonBench bench;
    bench.keys("DOWN*4 A A A A RIGHT*3 A");  // BUY, which was not asked for
    TEST_ASSERT_TRUE(bench.lesson().astray() && bench.lesson().lit().empty());
    bench.leaves_free(blast_scene::shop_area);
    bench.leaves_free(blast_scene::words_area);
    bench.keys("B B");
    bench.done("RIGHT*8 A A A LEFT*4 A" + std::string(end) + "A" + std::string(end) + "A A");
}

static void overtime() {
    LessonBench bench;
    bench.keys("DOWN*5 A");
    bench.keys("A A A RIGHT*3 A" + std::string(end) + "A DOWN*2 A" + std::string(end) + "A A A");
    bench.keys("UP*2 A RIGHT A A RIGHT A DOWN*2");
    check_golden("blast_lesson_path");
    bench.keys("A");
    bench.done(std::string(end) + "A A");  // nothing is asked: it wins
    // Behind the last one there is none.
    bench.keys("A");
    TEST_ASSERT_FALSE(bench.learning());
}

// B asks once something was done, and takes half a choice back before.
static void left_in_the_middle() {
    LessonBench bench;
    bench.keys("A B");
    TEST_ASSERT_FALSE(bench.learning());
    bench.keys("A A A B");
    check_golden("blast_lesson_leave");
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.learning());
    bench.keys("B A");
    TEST_ASSERT_FALSE(bench.learning());
    TEST_ASSERT_FALSE(bench.lesson().completed());
    check_golden("blast_lessons_left");  // where it goes on is said
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_first_two);
    RUN_TEST(what_is_to_be_pressed_is_lit);
    RUN_TEST(a_chain);
    RUN_TEST(all_cards);
    RUN_TEST(a_trap);
    RUN_TEST(overtime);
    RUN_TEST(left_in_the_middle);
    return UNITY_END();
}
