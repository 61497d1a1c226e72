// How grids and effects are written: what the compiler has read is read again here, and what is
// written wrongly is noticed.
#include "check_hook/check_hook.h"
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

bool same_effect(const Effect& one, const Effect& other) {
    return one.steps == other.steps && one.optional == other.optional;
}

void test_BUL_015_every_effect_reads_the_same_again() {
    for (std::size_t h = 0; h < heroine_count; ++h) {
        const HeroineText& text = heroine_texts[h];
        const HeroineCard& her = content.heroines[h];
        for (std::size_t i = 0; i < text.actions.size(); ++i)
            TEST_ASSERT_TRUE(
                same_effect(read_effect(text.actions[i].effect), effect(her.actions[i].effect)));
        for (std::size_t i = 0; i < text.stars.size(); ++i)
            TEST_ASSERT_TRUE(
                same_effect(read_effect(text.stars[i].effect), effect(her.stars[i].effect)));
        for (std::size_t i = 0; i < text.patterns.size(); ++i) {
            const EffectId rider = pattern(static_cast<PatternId>(her.first_pattern + i)).rider;
            TEST_ASSERT_EQUAL(text.patterns[i].rider.empty(), rider == no_effect);
            if (rider != no_effect)
                TEST_ASSERT_TRUE(same_effect(read_effect(text.patterns[i].rider), effect(rider)));
        }
    }
    for (Powerup kind = 0; kind < powerup_kinds; ++kind)
        TEST_ASSERT_TRUE(
            same_effect(read_effect(powerup_texts[kind].effect), effect(effect_of_powerup(kind))));
    for (int i = 0; i < static_cast<int>(team_action_count); ++i)
        TEST_ASSERT_TRUE(same_effect(read_effect(team_action_texts[i].effect),
                                     effect(effect_of_team_action(i))));
}

void test_BUL_119_what_is_read() {
    const Effect move_it = read_effect("MOVE(UDLR,1,any)?");
    TEST_ASSERT_TRUE(move_it.optional && move_it.asks_first());
    TEST_ASSERT_EQUAL(every_direction, move_it[0].ways);
    TEST_ASSERT_TRUE(is_chain(move_it));
    TEST_ASSERT_FALSE(is_chain(read_effect("MOVE(D,max,any)")));
    TEST_ASSERT_FALSE(is_chain(read_effect("ally.MOVE(D,1,any)")));
    TEST_ASSERT_FALSE(is_chain(read_effect("AP(+1)")));
    TEST_ASSERT_FALSE(is_chain(read_effect("PLACE(center,1) + DRAW(1)")));
    const Effect two = read_effect("DISCARD(1) + DRAW(1)");
    TEST_ASSERT_EQUAL(2, two.steps.size());
    TEST_ASSERT_FALSE(two.optional);
    TEST_ASSERT_EQUAL(-2, read_effect("AP(-2)")[0].n);
    TEST_ASSERT_FALSE(Effect{}.asks_first());
}

void test_BUL_115_effects_that_are_written_wrongly() {
    const struct {
        const char* written;
        const char* told;
    } cases[] = {
        {"", "an effect has a word that is none"},
        {"FLY(1)", "an effect has a word that is none"},
        {"DRAW(1", "an effect is written wrongly"},
        {"DRAW(x)", "an effect lacks a number"},
        {"DRAW(", "an effect lacks a number"},
        {"DRAW(1)!", "an effect goes on behind its end"},
        {"MOVE(,1,any)", "a movement without direction"},
        {"MOVE(U,0,any)", "a movement without distance"},
        {"MOVE(U,1,all)", "an effect has a word that is none"},
        {"DISCARD(0)", "one card or two are discarded"},
        {"DISCARD(3)", "one card or two are discarded"},
        {"PLACE(mind,1,ally)", "PLACE is from the center, or one bullet from the sight"},
        {"PLACE(sight,2,ally)", "PLACE is from the center, or one bullet from the sight"},
        {"PUT(sight,mind,2,pick,any)",
         "PUT picks one bullet, or takes them blindly from center or boss"},
        {"PUT(sight,mind,1,rand,any)",
         "PUT picks one bullet, or takes them blindly from center or boss"},
        {"PUT(boss,center,1,rand,any)",
         "PUT picks one bullet, or takes them blindly from center or boss"},
        {"PUT(center,current,~1,rand,any)",
         "PUT picks one bullet, or takes them blindly from center or boss"},
        {"PUT(boss,center,~2,pick,any)",
         "PUT picks one bullet, or takes them blindly from center or boss"},
        {"SHIFT(U,any,stop)", "an effect is written wrongly"},
        {"SHIFT(D,any,fall)", "an effect has a word that is none"},
        {"DRAW(1) + DISCARD(1)", "two choices of an effect do not hang together"},
        {"CLEAR(1,pick,any) + DISCARD(1)", "two choices of an effect do not hang together"},
        {"PUT(center,pan,1,rand,any) + PUT(pan,center,1,pick,odd)",
         "two choices of an effect do not hang together"},
        {"AP(1)", "an effect is written wrongly"},
        {"CLEAR(1,pick,any) + MOVE(U,1,any)", "two choices of an effect do not hang together"},
        {"PUT(pan,center,1,pick,odd) + PUT(pan,center,1,pick,odd)",
         "two choices of an effect do not hang together"},
        {"PUT(pan,center,1,pick,odd) + PUT(sight,center,1,pick,even)",
         "two choices of an effect do not hang together"},
        {"PUT(sight,current,1,pick,any) + CLEAR(1,pick,any)",
         "two choices of an effect do not hang together"},
        {"CLEAR(1,pick,any) + PUT(sight,current,1,pick,any)",
         "two choices of an effect do not hang together"},
    };
    for (const auto& each_one : cases) {
        const char* told = check_hook::failure_of([&] { (void)read_effect(each_one.written); });
        TEST_ASSERT_NOT_NULL_MESSAGE(told, each_one.written);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(each_one.told, told, each_one.written);
    }
}

void test_BUL_135_grids_that_are_written_wrongly() {
    const struct {
        const char* written;
        const char* told;
    } cases[] = {
        {"AZ", "a grid has a letter that is none"},
        {"AA/A", "the rows of a grid differ in length"},
        {"AA//AA", "the rows of a grid differ in length"},
        {"", "a row of a grid is empty"},
        {"!A", "a mark of a grid stands behind no cell"},
        {"o!", "a mark of a grid stands where it may not"},
        {"x=", "a mark of a grid stands where it may not"},
        {"A!!", "marks are `!` then `=`"},
        {"A=!", "marks are `!` then `=`"},
        {"AAAAAA", "a grid is too large"},
        {"A/A/A/A/A/A/A", "a grid is too large"},
        {"NA", "a single bullet is the same as none"},
        {"CA", "a single bullet is the same as none"},
        {".A/.A", "a grid has a border of blanks"},
        {"A./A.", "a grid has a border of blanks"},
        {"../AA", "a grid has a border of blanks"},
        {"AA/..", "a grid has a border of blanks"},
    };
    for (const auto& each_one : cases) {
        const char* told = check_hook::failure_of([&] { (void)read_grid(each_one.written); });
        TEST_ASSERT_NOT_NULL_MESSAGE(told, each_one.written);
        TEST_ASSERT_EQUAL_STRING_MESSAGE(each_one.told, told, each_one.written);
    }
    TEST_ASSERT_EQUAL_STRING("a grid asks for nothing",
                             check_hook::failure_of([] { (void)shape_of(read_grid("xxx")); }));
    TEST_ASSERT_EQUAL_STRING("a grid does not fit its turned self", check_hook::failure_of([] {
                                 (void)turned(read_grid("A/A/A/A/A/A"));
                             }));
}

void test_BUL_005_what_cannot_happen() {
    Sight sight;
    sight.put(3, 5);
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([&] { sight.put(3, 6); }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([&] { sight.put(4, coat); }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([&] { (void)sight.take(4); }));
    Bag bag{};
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([&] { bag.remove(1); }));
    bag.total = 2;
    kit::Rng rng(1);
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([&] { (void)bag.draw(rng); }));
}

void test_BUL_202_no_action_tells_too_much() {
    Position p("ffa2 es ro");
    Event memory[kit::max_events];
    kit::Events events(memory);
    Play play{p.s, events};
    for (int i = 0; i < 300; ++i) play.tell({.kind = placed});
    TEST_ASSERT_EQUAL(most_events, events.all().size());
    TEST_ASSERT_FALSE(events.cut());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_015_every_effect_reads_the_same_again);
    RUN_TEST(test_BUL_119_what_is_read);
    RUN_TEST(test_BUL_115_effects_that_are_written_wrongly);
    RUN_TEST(test_BUL_135_grids_that_are_written_wrongly);
    RUN_TEST(test_BUL_005_what_cannot_happen);
    RUN_TEST(test_BUL_202_no_action_tells_too_much);
    return UNITY_END();
}
