// Challenges that are puzzles: one turn to be found, judged after each action, for few tries. The
// null game has none of its own; here it gets two.
#include "menu_bench.h"
#include "remote_bench.h"

using bench::flash_now;
using bench::MenuBench;
using stage::Judgement;

void setUp() {}
void tearDown() {}

namespace {

const nullgame::State& position(const kit::StateBytes* bytes) {
    return *reinterpret_cast<const nullgame::State*>(bytes);
}

Judgement nine_or_more(const kit::StateBytes* before, kit::Action action,
                       const kit::StateBytes* after) {
    if (action.kind == nullgame::stand)
        return position(before).total(0) >= 9 ? Judgement::solved : Judgement::failed;
    return position(after).over() ? Judgement::failed : Judgement::open;
}

constexpr kit::Config alone() {
    kit::Config config;
    config.values[nullgame::mode_field] = nullgame::score;
    config.values[nullgame::players_field] = 1;
    config.values[nullgame::rounds_field] = 1;
    return config;
}

constexpr stage::LessonStep steps[] = {{.what = stage::LessonStep::Do::solve,
                                        .caption = "Stand with nine or more.",
                                        .nudge = "Not yet: fewer than nine. Try it again.",
                                        .judge = nine_or_more}};
constexpr stage::Lesson puzzles[] = {{.title = "Nine",
                                      .teaches = "Stand with nine",
                                      .config = alone(),
                                      .seed = 3,
                                      .learner = 0,
                                      .steps = steps},
                                     {.title = "Nine again",
                                      .teaches = "Stand with nine",
                                      .config = alone(),
                                      .seed = 4,
                                      .learner = 0,
                                      .steps = steps}};

const stage::Cartridge& cartridge() {
    static const stage::Cartridge made = [] {
        const stage::Cartridge& own = nullgame_cartridge::cartridge;
        return stage::Cartridge{.game = own.game,
                                .scene = own.scene,
                                .rules = own.rules,
                                .topics = own.topics,
                                .topic = own.topic,
                                .draw_topic = own.draw_topic,
                                .challenges = own.challenges,
                                .pars = own.pars,
                                .puzzles = puzzles};
    }();
    return made;
}

const shell::Chambers& chambers() {
    static const shell::Chambers made = [] {
        shell::Chambers with = bench::null_loaded();
        with[bench::null_chamber].cartridge = &cartridge();
        return with;
    }();
    return made;
}

// The n-th challenge of the null game.
constexpr int number_of(int which) {
    return which * shell::game_chambers + bench::null_chamber + 1;
}

class PuzzleBench : public MenuBench {
  public:
    explicit PuzzleBench(host::Setup setup = {}) : MenuBench(std::move(setup), chambers()) {}

    const play::LessonScreen& puzzle() { return shell().match_screens().lesson_screen(); }
    bool on_puzzle() { return on(puzzle()); }
    int total() { return position(session().state()).total(0); }
    int stars(int which = 1) {
        return store().challenges().stars(static_cast<std::uint32_t>(number_of(which)));
    }
    // From the launcher to the first puzzle, its goal read.
    void open() {
        menus().offer_challenge(runtime(), number_of(1));
        keys("A");
        TEST_ASSERT_TRUE(on_puzzle());
        keys("A");
    }
    void stand() { keys("RIGHT A wait:1500"); }
    void draw() { keys("LEFT A wait:1500"); }
    void draw_to_nine() {
        while (total() < 9) draw();
        TEST_ASSERT_LESS_OR_EQUAL(nullgame::limit, total());
    }
};

// ---- What a number stands for -------------------------------------------------------------------

void every_second_challenge_is_a_puzzle() {
    const auto& setups = cartridge().challenges;
    std::size_t matches = 0;
    for (int which = 0; which < shell::challenges_a_game; ++which) {
        const shell::Challenge each = shell::own_challenge(cartridge(), which);
        if (which == 1 || which == 3) {
            TEST_ASSERT_TRUE(each.puzzle == &puzzles[which / 2] && each.setup == nullptr);
            TEST_ASSERT_TRUE(each.title() == puzzles[which / 2].title);
            TEST_ASSERT_EQUAL(0, each.par);
        } else {
            TEST_ASSERT_TRUE(each.puzzle == nullptr);
            TEST_ASSERT_TRUE(each.setup == &setups[matches++ % setups.size()]);
            TEST_ASSERT_EQUAL(cartridge().pars[static_cast<std::size_t>(which)], each.par);
        }
    }
}

// Not even one that is set up alike and has its seed.
void no_match_is_a_puzzle() {
    auto match = std::make_unique<kit::Match>();
    match->begin(nullgame::game, puzzles[0].config, puzzles[0].seed);
    TEST_ASSERT_EQUAL(0, shell::challenge_of(chambers(), *match).number);
    // An empty start, as a puzzle's challenge has it.
    match->begin(nullgame::game, {}, 0);
    TEST_ASSERT_EQUAL(0, shell::challenge_of(chambers(), *match).number);
}

// ---- Solved -------------------------------------------------------------------------------------

void solved_at_the_first_try() {
    PuzzleBench bench;
    bench.open_challenges();
    bench.keys("RIGHT A");
    bench::check_golden("menu_puzzle_question");
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_puzzle());
    bench::check_golden("puzzle_goal");
    bench.keys("LEFT");  // is not taken before the goal is read
    TEST_ASSERT_EQUAL_size_t(0, bench.session().length());
    bench.keys("A");
    bench.draw_to_nine();
    bench::check_golden("puzzle_acting");
    TEST_ASSERT_FALSE(bench.puzzle().completed());
    TEST_ASSERT_EQUAL(0, bench.stars());
    bench.stand();
    TEST_ASSERT_TRUE(bench.puzzle().completed());
    TEST_ASSERT_EQUAL(3, bench.stars());  // at once, before it is left
    bench::check_golden("puzzle_solved");
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().challenge_screen()));
    TEST_ASSERT_EQUAL(number_of(1), bench.menus().challenge_screen().number());
    PuzzleBench next(MenuBench::with_flash(flash_now()));
    TEST_ASSERT_EQUAL(3, next.stars());
    TEST_ASSERT_EQUAL(0, next.stars(3));
}

void a_failed_try_is_taken_back() {
    PuzzleBench bench;
    bench.open();
    const int first = bench.total();
    TEST_ASSERT_LESS_THAN(9, first);
    bench.stand();
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    TEST_ASSERT_EQUAL(first, bench.total());
    TEST_ASSERT_FALSE(bench.puzzle().completed());
    bench::check_golden("puzzle_failed");
    bench.keys("A");
    bench.draw_to_nine();
    bench.stand();
    TEST_ASSERT_TRUE(bench.puzzle().completed());
    TEST_ASSERT_EQUAL(2, bench.stars());
    bench::check_golden("puzzle_solved_later");
}

void more_tries_leave_one_star() {
    PuzzleBench bench;
    bench.open();
    for (int i = 0; i < 4; ++i) {
        bench.stand();
        bench.keys("A");
    }
    bench.draw_to_nine();
    bench.stand();
    TEST_ASSERT_EQUAL(1, bench.stars());
    // The best stays.
    bench.keys("A A A A");
    bench.draw_to_nine();
    bench.stand();
    TEST_ASSERT_EQUAL(3, bench.stars());
    bench.keys("A A A A");
    bench.stand();
    bench.keys("A");
    bench.draw_to_nine();
    bench.stand();
    TEST_ASSERT_TRUE(bench.puzzle().completed());
    TEST_ASSERT_EQUAL(3, bench.stars());
}

void x_starts_over() {
    PuzzleBench bench;
    bench.open();
    bench.keys("X X");  // nothing was taken: no try is lost
    TEST_ASSERT_EQUAL(3, bench.puzzle().stars());
    bench.draw();
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    bench.keys("X");
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    TEST_ASSERT_EQUAL(2, bench.puzzle().stars());
    TEST_ASSERT_TRUE(bench.on_puzzle());
    bench.draw_to_nine();
    bench.stand();
    TEST_ASSERT_EQUAL(2, bench.stars());
}

void left_is_not_solved() {
    PuzzleBench bench;
    bench.open();
    bench.draw();
    bench.keys("B B");  // asked, and stayed
    TEST_ASSERT_TRUE(bench.on_puzzle());
    bench.keys("B A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().challenge_screen()));
    TEST_ASSERT_EQUAL(0, bench.stars());
}

// ---- Around it ----------------------------------------------------------------------------------

void the_running_match_stays() {
    PuzzleBench bench;
    bench.open_challenges();
    bench.keys("A A");  // the first challenge, a match
    TEST_ASSERT_TRUE(bench.on_play());
    bench.draw();
    const kit::Seed seed = bench.session().match().seed;
    bench.runtime().home();
    bench.keys("wait:20");
    bench.open();  // neither asked for nor warned of
    bench.draw_to_nine();
    bench.stand();
    bench.keys("A");
    bench.runtime().home();
    bench.keys("wait:20");
    bench.menus().play_on(bench.runtime(), *bench.menus().last_played());
    bench.keys("wait:300");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_HEX32(seed, bench.session().match().seed);
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
}

void a_cable_tells_its_goal() {
    bench::RemoteBench bench({}, chambers());
    const std::string json = bench.ask("challenge 10 --json");
    TEST_ASSERT_EQUAL_STRING("Nine", bench::field(json, "title").c_str());
    TEST_ASSERT_EQUAL_STRING("Stand with nine or more.", bench::field(json, "goal").c_str());
    TEST_ASSERT_TRUE(json.find("\"par\"") == std::string::npos);
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on(bench.shell().match_screens().lesson_screen()));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_second_challenge_is_a_puzzle);
    RUN_TEST(no_match_is_a_puzzle);
    RUN_TEST(solved_at_the_first_try);
    RUN_TEST(a_failed_try_is_taken_back);
    RUN_TEST(more_tries_leave_one_star);
    RUN_TEST(x_starts_over);
    RUN_TEST(left_is_not_solved);
    RUN_TEST(the_running_match_stays);
    RUN_TEST(a_cable_tells_its_goal);
    return UNITY_END();
}
