// The lessons of Bullets of Love, done with keys as a learner would, with pictures of what matters.
#include "bench.h"
#include "love/characters.h"
#include "love/state.h"
#include "love_cartridge/cartridge.h"
#include "stage/font.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

const std::span<const stage::Lesson> lessons = love_cartridge::cartridge.lessons;

class LessonBench : public bench::Bench {
  public:
    explicit LessonBench(std::size_t which) : Bench(powered()), lesson_(lessons[which]) {
        shell().match_screens().learn(runtime(), love_cartridge::cartridge, lesson_);
        keys("wait:1");
    }
    bool completed() { return screen().completed(); }
    std::size_t length() { return shell().match_screens().session().cursor(); }
    const love::State& state() {
        return *std::launder(
            reinterpret_cast<const love::State*>(shell().match_screens().session().state()));
    }
    // The step that comes next: its caption leaves free what it speaks of and what is pressed.
    void step(const char* golden = nullptr) {
        const stage::LessonStep& now = lesson_.steps[step_++];
        if (golden != nullptr) check_golden(golden);
        check_caption(now);
    }
    // In the middle of a step.
    void check_caption() { check_caption(lesson_.steps[step_ - 1]); }
    bool all_seen() const { return step_ == lesson_.steps.size(); }

  private:
    const play::LessonScreen& screen() { return shell().match_screens().lesson_screen(); }
    void check_caption(const stage::LessonStep& now) {
        const stage::Rect caption = screen().caption_area();
        const char* words = now.caption.data();
        TEST_ASSERT_TRUE_MESSAGE(caption.common(now.spotlight).empty(), words);
        for (const stage::Rect& each : now.then)
            TEST_ASSERT_TRUE_MESSAGE(caption.common(each).empty(), words);
    }
    static host::Setup powered() {
        host::Setup setup;
        setup.power = bench::battery(77);
        return setup;
    }

    const stage::Lesson& lesson_;
    std::size_t step_ = 0;
};

}  // namespace

static void high_noon() {
    LessonBench bench(0);
    bench.step("love_lesson_first");
    bench.keys("A");
    bench.step();
    bench.keys("A");
    bench.step("love_lesson_dice");
    bench.keys("A");
    bench.step("love_lesson_duel");
    bench.keys("LEFT A");
    bench.check_caption();
    check_golden("love_lesson_target");
    bench.keys("A wait:2500");
    bench.step("love_lesson_split");
    bench.keys("A wait:2500");
    bench.step("love_lesson_roll");
    bench.keys("wait:6000");
    TEST_ASSERT_EQUAL(love::red, bench.state().owner[love::first_heart(love::green)]);
    TEST_ASSERT_EQUAL(15, bench.state().last_duel.totals[love::challenger]);
    TEST_ASSERT_EQUAL(7, bench.state().last_duel.totals[love::defender]);
    bench.keys("A");
    bench.step("love_lesson_won");
    bench.keys("A");
    bench.step();
    TEST_ASSERT_EQUAL(3, bench.state().bullets[love::red]);
    bench.keys("A");
    bench.step("love_lesson_end");
    bench.keys("DOWN A wait:1500");
    bench.step();
    bench.keys("wait:4000 A");
    bench.step();
    bench.keys("LEFT");
    check_golden("love_lesson_defence");
    bench.keys("A wait:9000");
    TEST_ASSERT_TRUE(bench.state().in_love(love::red, love::blue));
    bench.step("love_lesson_in_love");
    bench.keys("A");
    bench.step();
    TEST_ASSERT_FALSE(bench.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.completed());
    TEST_ASSERT_TRUE(bench.all_seen());
    bench.keys("A");  // leads on
    TEST_ASSERT_FALSE(bench.completed());
    TEST_ASSERT_EQUAL(3, bench.state().turns - 1);
}

static void hearts_and_lassos() {
    LessonBench bench(1);
    bench.step("love_lesson_next_round");
    bench.keys("A");
    bench.step();
    bench.keys("A");
    bench.step("love_lesson_claims");
    bench.keys("A");
    bench.step();
    bench.keys("DOWN LEFT A RIGHT*2");
    bench.check_caption();
    check_golden("love_lesson_reload");
    bench.keys("UP A wait:3000");
    bench.step("love_lesson_reloaded");
    TEST_ASSERT_EQUAL(2, bench.state().hand[love::red][love::red]);
    bench.keys("A");
    bench.step();
    bench.keys("A");
    bench.check_caption();
    check_golden("love_lesson_claim");
    bench.keys("A wait:3000");
    bench.step("love_lesson_three_claims");
    TEST_ASSERT_EQUAL(3, bench.state().claims(love::red));
    TEST_ASSERT_EQUAL(10, bench.state().score[love::red]);
    bench.keys("A wait:2500");
    bench.step("love_lesson_betrayed");
    bench.keys("wait:4000 A");
    bench.step();
    bench.keys("A wait:9000");
    bench.step("love_lesson_lost");
    TEST_ASSERT_EQUAL(2, bench.state().claims(love::red));
    TEST_ASSERT_FALSE(bench.state().in_love(love::red, love::blue));
    bench.keys("A");
    bench.step();
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.completed());
    TEST_ASSERT_TRUE(bench.all_seen());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void a_wrong_choice_is_nudged() {
    LessonBench bench(0);
    bench.keys("A*3 A A");  // a claim instead of a Duel
    TEST_ASSERT_EQUAL_size_t(0, bench.length());
    check_golden("love_lesson_nudge");
    bench.keys("LEFT A A");
    TEST_ASSERT_EQUAL_size_t(1, bench.length());
}

// What the scene refuses is told above, where no caption stands.
static void a_refusal_is_read() {
    LessonBench bench(0);
    bench.keys("A*3 RIGHT DOWN A");
    check_golden("love_lesson_refused");
}

// One name a rival: that of the seat, in full; and nobody is a place or a number.
static void rivals_are_called_by_name() {
    for (const stage::Lesson& lesson : lessons) {
        TEST_ASSERT_TRUE(lesson.by_name);
        for (const stage::LessonStep& step : lesson.steps)
            for (const std::string_view text : {step.caption, step.nudge}) {
                for (const char* word : {"Rival", "strip", "below", "above", "Stranger"})
                    TEST_ASSERT_TRUE_MESSAGE(text.find(word) == text.npos, text.data());
                for (const love::Character& character : love::characters) {
                    const auto last = character.name.substr(character.name.find(' '));
                    const auto at = text.find(last);
                    TEST_ASSERT_TRUE_MESSAGE(
                        at == text.npos || text.find(character.name) != text.npos, text.data());
                }
            }
    }
}

// The band has two lines.
static void captions_fit_the_band() {
    for (const stage::Lesson& lesson : lessons)
        for (const stage::LessonStep& step : lesson.steps) {
            if (step.what == stage::LessonStep::Do::read) continue;
            for (const std::string_view text : {step.caption, step.nudge})
                TEST_ASSERT_TRUE_MESSAGE(
                    stage::paragraph_height(stage::band_width, text, stage::small, 0) <=
                        lesson.acting_band.height,
                    text.data());
        }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(high_noon);
    RUN_TEST(hearts_and_lassos);
    RUN_TEST(a_wrong_choice_is_nudged);
    RUN_TEST(a_refusal_is_read);
    RUN_TEST(rivals_are_called_by_name);
    RUN_TEST(captions_fit_the_band);
    return UNITY_END();
}
