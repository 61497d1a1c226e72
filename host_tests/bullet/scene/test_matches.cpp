// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include "bullet_bench.h"
#include "kit/rng.h"

using bench::BulletBench;
using bench::BulletMatch;

void setUp() {}
void tearDown() {}

namespace {

// Presses keys until the results are there.
void play_blindly(BulletBench& bench, kit::Rng& rng) {
    std::size_t actions = 0;
    int idle = 0;
    for (int presses = 0; !bench.on_results(); ++presses) {
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

// Seven rivals are watched in seconds: from the end of the own round to the next decision.
static void seven_rivals_take_seconds() {
    BulletBench bench({.controllers = {0, 1, 1, 1, 1, 1, 1, 1},
                       .seed = 9,
                       .table = bullet::ffa8_table,
                       .heroines = {1}});
    bench.set_motion(console::Motion::normal);
    // `keys` waits until the console rests: here the time counts.
    const auto tap = [&](hal::Button button) {
        bench.edge(button, true);
        bench.run_ms(40);
        bench.edge(button, false);
        bench.run_ms(40);
    };
    for (int i = 0; i < 60 && bench.session().turn() == 0; ++i) {
        // A pattern that could still be used is asked about: the second answer ends the round.
        const bool empty = bench.state().at(0).current.empty() && bench.state().pending.empty();
        tap(hal::Button::a);
        if (empty && bench.session().turn() == 0) {
            tap(hal::Button::down);
            tap(hal::Button::a);
        }
        for (int wait = 0; wait < 12 && bench.session().turn() == 0; ++wait) bench.run_ms(100);
    }
    TEST_ASSERT_TRUE(bench.session().turn() != 0);
    int tenths = 0;
    while (bench.session().turn() != 0 && tenths < 1200) {
        bench.run_ms(100);
        ++tenths;
    }
    TEST_ASSERT_LESS_OR_EQUAL(250, tenths);  // two rounds of seven, since seat 1 begins the second
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_duel_with_everything_moving);
    RUN_TEST(alone);
    RUN_TEST(eight_at_a_table);
    RUN_TEST(teams);
    RUN_TEST(bosses);
    RUN_TEST(people_alone);
    RUN_TEST(computers_alone);
    RUN_TEST(seven_rivals_take_seconds);
    return UNITY_END();
}
