// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include "bullet_bench.h"
#include "heard.h"
#include "kit/rng.h"

using bench::BulletBench;
using bench::BulletMatch;

void setUp() {}
void tearDown() {}

namespace {

// Presses keys until the results are there, or until the match is over.
void play_blindly(BulletBench& bench, kit::Rng& rng, bool to_results = true) {
    std::size_t actions = 0;
    int idle = 0;
    for (int presses = 0; to_results ? !bench.on_results() : !bench.session().over(); ++presses) {
        TEST_ASSERT_TRUE_MESSAGE(presses < 40000, "the match does not end");
        if (!bench.on_play()) {  // the pause menu: B opened it
            bench.keys("B");
            continue;
        }
        const auto& session = bench.session();
        if (session.cursor() != actions) {
            actions = session.cursor();
            idle = 0;
        }
        TEST_ASSERT_TRUE_MESSAGE(++idle < 1500, "nothing happens any more");
        if (!session.over() && !session.is_person(session.turn())) {
            bench.run_ms(300);
            continue;
        }
        constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "A", "A", "A", "A", "B"};
        bench.keys(keys[rng.below(9)]);
        if (session.over()) bench.run_ms(200);
    }
}

void play_match(const BulletMatch& match, console::Motion motion = console::Motion::off) {
    BulletBench bench(match);
    bench.set_motion(motion);
    kit::Rng rng(match.seed);
    play_blindly(bench, rng);
    TEST_ASSERT_TRUE(bench.state().over());
    TEST_ASSERT_TRUE(kit::same_match(bench.keeper.saved, bench.session().match()));
}

}  // namespace

// Y on a card, and the signs behind it.
static void the_signs_of_a_card() {
    BulletBench bench({.controllers = {0}, .table = bullet::score_table, .heroines = {6}});
    bench.keys("DOWN*2 Y");
    bench::check_golden("bullet_page_card");
    bench.keys("RIGHT");
    bench::check_golden("bullet_page_signs");
    bench.keys("RIGHT B");
    TEST_ASSERT_TRUE(bench.on_play());
    BulletBench boss(
        {.controllers = {0}, .table = bullet::boss1_table, .heroines = {2}, .boss = 1});
    boss.keys("DOWN*6 LEFT Y");
    bench::check_golden("bullet_page_boss_pattern");
    boss.keys("B RIGHT*4 UP*8 Y");
    bench::check_golden("bullet_page_heroine");
}

static void a_duel_with_everything_moving() {
    play_match({.controllers = {0, 1}, .seed = 3, .heroines = {1, 2}}, console::Motion::fast);
}
static void alone() {
    for (int heroine = 1; heroine <= 8; ++heroine)
        play_match({.controllers = {0},
                    .seed = static_cast<kit::Seed>(heroine),
                    .table = bullet::score_table,
                    .heroines = {heroine}});
}
static void eight_at_a_table() {
    play_match({.controllers = {0, 1, 1, 1, 1, 1, 1, 1}, .seed = 5, .table = bullet::ffa8_table});
}
static void teams() {
    play_match({.controllers = {0, 1, 1, 0}, .seed = 6, .table = bullet::teams4_table});
}
// Each boss alone, and two tables of several heroines, people and computers among them.
static void bosses() {
    for (int boss = 1; boss <= 8; ++boss)
        play_match({.controllers = {0},
                    .seed = static_cast<kit::Seed>(boss),
                    .table = bullet::boss1_table,
                    .heroines = {boss % 8 + 1},
                    .boss = boss},
                   boss == 1 ? console::Motion::fast : console::Motion::off);
    play_match({.controllers = {0, 1}, .seed = 12, .table = bullet::boss1_table + 1});
    play_match({.controllers = {0, 1, 0, 1}, .seed = 13, .table = bullet::boss4_table, .boss = 1});
}
static void people_alone() {
    play_match({.controllers = {0, 0}, .seed = 7, .heroines = {7, 8}, .timer = true});
    play_match({.controllers = {0, 0}, .seed = 8, .heroines = {5, 6}});
}
static void computers_alone() {
    BulletBench bench({.controllers = {1, 1, 1}, .seed = 8, .table = bullet::ffa2_table + 1});
    bench.set_motion(console::Motion::fast);
    for (int i = 0; i < 6000 && !bench.on_results(); ++i) bench.run_ms(200);
    TEST_ASSERT_TRUE(bench.on_results());
}

namespace {

void press(BulletBench& bench, hal::Button button) {
    bench.edge(button, true);
    bench.run_ms(40);
    bench.edge(button, false);
    bench.run_ms(40);
}

// A person places everything and ends the round, at a person's pace. A pattern that could still be
// used is asked about: the second answer ends it.
void end_round(BulletBench& bench) {
    const kit::Seat seat = bench.session().turn();
    const auto& driver = bench.shell().match_screens().play_screen().driver();
    for (int i = 0; i < 60 && bench.session().turn() == seat && !driver.telling(); ++i) {
        const bool empty = bench.state().at(seat).current.empty() && bench.state().pending.empty();
        press(bench, hal::Button::a);
        if (empty && bench.session().turn() == seat && bench.state().pending.empty()) {
            press(bench, hal::Button::down);
            press(bench, hal::Button::a);
        }
        for (int wait = 0; wait < 12 && bench.session().turn() == seat; ++wait) bench.run_ms(100);
    }
}

// From the end of the own round to the end of the round, in milliseconds.
int round_of_seven_rivals(std::uint8_t level, bool hurried) {
    BulletBench bench({.controllers = {0, level, level, level, level, level, level, level},
                       .seed = 9,
                       .table = bullet::ffa8_table,
                       .heroines = {1}});
    bench.set_motion(console::Motion::normal);
    end_round(bench);
    TEST_ASSERT_TRUE(bench.session().turn() != 0);
    if (hurried) bench.edge(hal::Button::a, true);
    int ms = 0;
    for (; bench.state().round == 1 && ms < 60'000; ms += 16) bench.run_ms(16);
    return ms;
}

}  // namespace

// What seven rivals do is watched in seconds, and hurried through in one or two.
static void seven_rivals_take_seconds() {
    TEST_ASSERT_LESS_OR_EQUAL(10'000, round_of_seven_rivals(3, false));
    TEST_ASSERT_LESS_OR_EQUAL(2000, round_of_seven_rivals(2, true));
}

// Who passes the console on has not seen the round begin: it is a page, and then the banner names
// who decides. However the one before taps on, no bullet of the next one falls.
static void people_pass_a_round_on() {
    BulletBench bench({.controllers = {0, 0}, .seed = 4, .heroines = {1, 2}});
    const auto& screen = bench.shell().match_screens().play_screen();
    bench.run_ms(500);
    for (const kit::Seat seat : {kit::Seat{0}, kit::Seat{1}}) {
        TEST_ASSERT_TRUE(screen.banner());
        press(bench, hal::Button::a);
        bench.run_ms(500);
        TEST_ASSERT_EQUAL_UINT8(seat, bench.session().turn());
        end_round(bench);
        bench.run_ms(5000);
    }
    TEST_ASSERT_EQUAL(2, bench.state().round);
    TEST_ASSERT_TRUE(screen.driver().waiting());  // "ROUND 2"
    const std::size_t there = bench.session().cursor();
    for (int tap = 0; tap < 20; ++tap) press(bench, hal::Button::a);
    TEST_ASSERT_EQUAL_size_t(there, bench.session().cursor());
    bench.run_ms(500);
    // The same one goes on, or a banner says who does.
    if (screen.banner()) press(bench, hal::Button::a);
    TEST_ASSERT_TRUE(screen.driver().deciding());
    TEST_ASSERT_EQUAL_size_t(there, bench.session().cursor());
}

// BUL-268: the score in words. Slow taps do not run through the result into another match.
static void test_BUL_268_the_end_says_what_the_score_is_made_of() {
    BulletBench bench(
        {.controllers = {0}, .seed = 2, .table = bullet::score_table, .heroines = {1}});
    bench.set_motion(console::Motion::normal);
    for (int i = 0; i < 40 && !bench.session().over(); ++i) {
        end_round(bench);
        bench.run_ms(1500);
    }
    TEST_ASSERT_TRUE(bench.session().over());
    const std::size_t length = bench.session().length();
    for (int tap = 0; tap < 12; ++tap) {
        press(bench, hal::Button::a);
        bench.run_ms(400);
    }
    TEST_ASSERT_TRUE(bench.on_results());
    TEST_ASSERT_EQUAL_size_t(length, bench.session().length());
    bench.run_ms(1500);
    bench::check_golden("bullet_results");
}

// When all is over the grey hint says so.
static void no_hint_after_the_end() {
    BulletBench bench({.controllers = {0}, .seed = 1, .table = bullet::score_table});
    bench.set_motion(console::Motion::off);
    kit::Rng rng(1);
    play_blindly(bench, rng, false);
    bench.run_ms(4000);  // it is told
    bench.keys("X UP*3");
    const Heard heard;
    bench.keys("A");
    TEST_ASSERT_TRUE(heard.has("The match is over"));
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_signs_of_a_card);
    RUN_TEST(a_duel_with_everything_moving);
    RUN_TEST(alone);
    RUN_TEST(eight_at_a_table);
    RUN_TEST(teams);
    RUN_TEST(bosses);
    RUN_TEST(people_alone);
    RUN_TEST(computers_alone);
    RUN_TEST(no_hint_after_the_end);
    RUN_TEST(seven_rivals_take_seconds);
    RUN_TEST(people_pass_a_round_on);
    RUN_TEST(test_BUL_268_the_end_says_what_the_score_is_made_of);
    return UNITY_END();
}
