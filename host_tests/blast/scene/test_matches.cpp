// Whole matches played with keys alone, by somebody who presses anything. Every frame is compared
// with what the scene would draw (see bench.h), and no story and no choice may get stuck.
#include "blast_bench.h"
#include "picture/picture.h"
#include "stage/hints.h"

using bench::BlastBench;
using bench::BlastMatch;

void setUp() {}
void tearDown() {}

static void play_match(const BlastMatch& match, console::Motion motion = console::Motion::off) {
    bench::play_match<BlastBench>(match, motion);
}

static void two_with_everything_moving() {
    play_match({.controllers = {0, 1}, .seed = 3}, console::Motion::fast);
}
static void large_arenas() {
    play_match({.controllers = {1, 0, 1, 1}, .seed = 4, .arena = 8, .revenge = true});
}
static void all_features() {
    play_match({.controllers = {0, 1, 1, 1}, .seed = 5, .arena = 12}, console::Motion::fast);
}
static void people_alone() {
    play_match({.controllers = {0, 0}, .seed = 6});
    play_match({.controllers = {0, 0, 0}, .seed = 7, .arena = 1, .revenge = true});
}
static void computers_alone() {
    bench::watch_match<BlastBench, BlastMatch>(
        {.controllers = {1, 1, 1, 1}, .seed = 8, .arena = 2});
}

namespace {

void says_how_to_get_to_the_end() {
    picture::Picture wanted{240, 240, std::vector<stage::Colour>(240 * 240)};
    stage::Canvas canvas(wanted.pixels.data(), stage::screen_area, stage::standard_theme);
    constexpr stage::Hint hints[] = {
        {stage::Key::a, "hold: to the end"}, {stage::Key::x, "menu"}, {stage::Key::y, "what?"}};
    stage::draw_hints(canvas, hints);
    const auto shown = host::picture();
    constexpr std::size_t line = stage::hints_area.y * 240;
    TEST_ASSERT_EQUAL_MEMORY(&wanted.pixels[line], &shown.pixels[line],
                             (wanted.pixels.size() - line) * sizeof(stage::Colour));
}

}  // namespace

// Whoever is out is told below how to get to the end, and gets there.
static void who_is_out_holds_a_to_the_end() {
    for (kit::Seed seed = 1; seed < 40; ++seed) {
        BlastBench bench({.controllers = {0, 8, 8}, .seed = seed, .arena = 1});
        bench.set_motion(console::Motion::off);
        const auto out = [&] { return bench.state().figure(0).alive == 0; };
        // END in every turn, whatever it warns of.
        for (int i = 0; i < 400 && !out() && !bench.session().over(); ++i) {
            if (bench.session().is_person(bench.session().turn()))
                bench.keys("wait:600 A RIGHT*4 A A wait:600");
            else
                bench.run_ms(200);
        }
        if (!out() || bench.session().over()) continue;
        bench.set_motion(console::Motion::normal);
        const auto& driver = bench.shell().match_screens().play_screen().driver();
        TEST_ASSERT_TRUE(driver.scene().is_out(driver.view(), 0));
        bench.run_ms(2000);
        TEST_ASSERT_FALSE(bench.session().over());
        says_how_to_get_to_the_end();
        host::press(hal::Button::a, true);
        for (int i = 0; i < 400 && !bench.session().over(); ++i) bench.run_ms(50);
        host::press(hal::Button::a, false);
        TEST_ASSERT_TRUE(bench.session().over());
        return;
    }
    TEST_FAIL();
}

// Alone every action is taken back. Among people nothing that came to light is, nor what another
// one decided: an own Fast Detonate that opened a block stays, though it is still the same turn.
static void test_BLA_241_people_take_back_nothing_that_came_to_light() {
    using play::NoUndo;
    int nothing_new = 0, revealed = 0, another = 0, alone = 0;
    for (kit::Seed seed = 1; seed < 40 && revealed < 3; ++seed) {
        BlastBench people({.controllers = {0, 0}, .seed = seed});
        BlastBench lonely({.controllers = {0, 1}, .seed = seed});
        play::Session& session = people.session();
        kit::Rng rng(seed);
        bool seen = false;  // since this seat decides
        for (int step = 0; step < 200 && !session.over(); ++step) {
            const kit::Seat seat = session.turn();
            kit::Action action = kit::random_legal(blast::game, session.state(), rng);
            if (action.kind == blast::end_turn)
                action = kit::random_legal(blast::game, session.state(), rng);
            TEST_ASSERT_TRUE(session.take(action).ok());
            const auto events = session.events();
            const auto opens = [](const kit::Event& event) {
                return blast::Rules::news(event) == kit::News::revealed;
            };
            const bool news = std::any_of(events.begin(), events.end(), opens);
            seen = session.turn() != seat ? news : seen || news;
            if (session.over()) break;
            const NoUndo why = session.why_no_undo();
            if (session.turn() != seat) {
                TEST_ASSERT_TRUE(why == NoUndo::another || why == NoUndo::revealed);
                ++another;
            } else if (news) {
                TEST_ASSERT_TRUE(why == NoUndo::revealed);
                TEST_ASSERT_FALSE(session.undo());
                ++revealed;
            } else {
                // And it is gone, if it was taken back: the same position again.
                const kit::Hash now = blast::game.hash(session.state());
                TEST_ASSERT_TRUE(why == NoUndo::none);
                TEST_ASSERT_TRUE(session.undo());
                TEST_ASSERT_TRUE(blast::game.hash(session.state()) != now);
                TEST_ASSERT_TRUE(session.redo());
                TEST_ASSERT_TRUE(blast::game.hash(session.state()) == now);
                ++nothing_new;
            }
        }
        while (lonely.session().is_person(lonely.session().turn()) && alone < 40) {
            const kit::Hash before = blast::game.hash(lonely.session().state());
            const kit::Action action =
                kit::random_legal(blast::game, lonely.session().state(), rng);
            TEST_ASSERT_TRUE(lonely.session().take(action).ok());
            TEST_ASSERT_TRUE(lonely.session().undo());
            TEST_ASSERT_TRUE(blast::game.hash(lonely.session().state()) == before);
            TEST_ASSERT_TRUE(lonely.session().take(action).ok());
            ++alone;
        }
    }
    TEST_ASSERT_GREATER_THAN(20, nothing_new);
    TEST_ASSERT_GREATER_THAN(2, revealed);
    TEST_ASSERT_GREATER_THAN(2, another);
    TEST_ASSERT_GREATER_THAN(2, alone);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(two_with_everything_moving);
    RUN_TEST(large_arenas);
    RUN_TEST(all_features);
    RUN_TEST(people_alone);
    RUN_TEST(computers_alone);
    RUN_TEST(test_BLA_241_people_take_back_nothing_that_came_to_light);
    RUN_TEST(who_is_out_holds_a_to_the_end);
    return UNITY_END();
}
