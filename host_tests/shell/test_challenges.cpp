// The numbered challenges: what a number stands for, what its par is, and how it is played.
#include <fstream>

#include "menu_bench.h"

using bench::flash_now;
using bench::MenuBench;
using bench::null_chamber;
using bench::null_loaded;

void setUp() {}
void tearDown() {}

namespace {

// The n-th challenge of the null game.
constexpr int number_of(int which) { return which * shell::game_chambers + null_chamber + 1; }

// Every game that has challenges.
std::vector<const stage::Cartridge*> cartridges() {
    auto found = bench::cartridges();
    std::erase_if(found, [](const auto* each) { return each->challenges.empty(); });
    return found;
}

// Draws up to nine and stands then.
void play_well(MenuBench& bench) {
    for (int i = 0; i < 80 && !bench.on_results(); ++i) {
        const auto* state = reinterpret_cast<const nullgame::State*>(bench.session().state());
        const bool draw = !state->over() && state->total(0) < 9;
        bench.keys(draw ? "LEFT A wait:300" : "RIGHT A wait:300");
    }
    TEST_ASSERT_TRUE(bench.on_results());
}

}  // namespace

// ---- What a number stands for -------------------------------------------------------------------

static void a_challenge_is_the_same_for_everybody() {
    for (int number = 1; number <= shell::challenge_total; ++number) {
        const shell::Challenge each = shell::challenge(null_loaded(), number);
        const bool there = (number - 1) % shell::game_chambers == null_chamber;
        TEST_ASSERT_EQUAL(there ? number : 0, each.number);
        if (!there) continue;
        auto match = std::make_unique<kit::Match>();
        match->begin(each.cartridge->game, each.start.config, each.start.seed);
        match->controllers = each.start.controllers;
        TEST_ASSERT_EQUAL(number, shell::challenge_of(null_loaded(), *match).number);
    }
    // Documented: never to change, and not even if the scrambling does.
    TEST_ASSERT_EQUAL_HEX32(0xDC97ECEA, shell::challenge(null_loaded(), number_of(0)).start.seed);
    TEST_ASSERT_EQUAL_HEX32(0xCBF57FA4, shell::challenge(null_loaded(), number_of(47)).start.seed);
}

// Whatever is loaded into the other chambers, and wherever in the list that puts it.
static void a_number_keeps_its_match_when_games_come() {
    static constexpr stage::ChallengeSetup setups[] = {{.title = "other", .config = {}, .most = 9}};
    const stage::Cartridge other{
        .game = nullgame::game, .scene = nullgame_cartridge::cartridge.scene, .challenges = setups};
    shell::Chambers more = null_loaded();
    more[0].cartridge = more[2].cartridge = &other;
    TEST_ASSERT_EQUAL(3 * shell::playable_challenges(null_loaded()),
                      shell::playable_challenges(more));
    for (int which = 0; which < shell::challenges_a_game; ++which) {
        const shell::Challenge before = shell::challenge(null_loaded(), number_of(which));
        const shell::Challenge after = shell::challenge(more, number_of(which));
        TEST_ASSERT_EQUAL(before.number, after.number);
        TEST_ASSERT_TRUE(before.cartridge == after.cartridge && before.setup == after.setup);
        TEST_ASSERT_EQUAL_HEX32(before.start.seed, after.start.seed);
        TEST_ASSERT_EQUAL(before.par, after.par);
    }
    const int first[] = {1, 3, 5, 6, 8, 10, 11};
    for (int i = 0; i < static_cast<int>(std::size(first)); ++i)
        TEST_ASSERT_EQUAL(first[i], shell::playable_challenge(more, i));
    for (int i = 0; i < shell::challenges_a_game; ++i)
        TEST_ASSERT_EQUAL(number_of(i), shell::playable_challenge(null_loaded(), i));
}

static void every_challenge_can_be_played() {
    for (const stage::Cartridge* cartridge : cartridges())
        for (int which = 0; which < shell::challenges_a_game; ++which) {
            const shell::Challenge each = shell::own_challenge(*cartridge, which);
            if (each.puzzle != nullptr) continue;
            TEST_ASSERT_TRUE(kit::config_verdict(cartridge->game, each.start.config).ok());
            kit::AnyState state;
            cartridge->game.setup(state.bytes, each.start.config, each.start.seed);
            TEST_ASSERT_EQUAL(each.setup->seats, cartridge->game.seats(state.bytes));
            TEST_ASSERT_LESS_OR_EQUAL(each.setup->most, each.par);
        }
}

// Its goal fits the question, the box and the status bar; the one who solves it is to act, and has
// not done so by what came before.
static void every_puzzle_can_be_tried() {
    for (const stage::Cartridge* cartridge : cartridges())
        for (const stage::Lesson& puzzle : cartridge->puzzles) {
            const std::string title(puzzle.title);
            const kit::Game& game = cartridge->game;
            TEST_ASSERT_EQUAL_size_t_MESSAGE(1, puzzle.steps.size(), title.c_str());
            const stage::LessonStep& step = puzzle.steps[0];
            TEST_ASSERT_TRUE(step.what == stage::LessonStep::Do::solve && step.judge != nullptr);
            TEST_ASSERT_TRUE(kit::config_verdict(game, puzzle.config).ok());
            kit::AnyState state;
            game.setup(state.bytes, puzzle.config, puzzle.seed);
            kit::Events unseen;
            for (const kit::Action action : puzzle.before)
                TEST_ASSERT_TRUE_MESSAGE(game.apply(state.bytes, action, unseen).ok(),
                                         title.c_str());
            TEST_ASSERT_EQUAL_MESSAGE(puzzle.learner, game.turn(state.bytes), title.c_str());
            for (const std::string_view text : {step.caption, step.nudge})
                TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
                    stage::caption_lines * 14,
                    stage::paragraph_height(stage::caption_width, text, stage::small, 2),
                    title.c_str());
            TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(34, puzzle.teaches.size(), title.c_str());
            TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(100, step.caption.size(), title.c_str());
        }
}

// ---- Pars ---------------------------------------------------------------------------------------

// The mark in the file says what they were made of; the first one of each setup is made again.
static void pars_are_of_the_game_as_it_is() {
    const auto memory = std::make_unique<play::Memory>();
    kit::Timeline timeline(memory->match, memory->timeline);
    for (const stage::Cartridge* cartridge : cartridges()) {
        const std::string word(cartridge->game.info.word);
        const std::string again = "make games/" + word + "/pars.inc anew: challenge_pars " + word;
        TEST_ASSERT_EQUAL_MESSAGE(shell::challenges_a_game, cartridge->pars.size(), again.c_str());
        std::ifstream file(SIXGUN_GAMES "/" + word + "/pars.inc");
        std::string slashes, mark;
        file >> slashes >> mark;
        kit::Text<16> now;
        now.hex(shell::pars_mark(*cartridge, memory->scratch), 8).add(':');
        TEST_ASSERT_EQUAL_STRING_MESSAGE(now.c_str(), mark.c_str(), again.c_str());
        std::size_t matches = 0;
        for (int which = 0; matches < cartridge->challenges.size(); ++which) {
            const shell::Challenge each = shell::own_challenge(*cartridge, which);
            if (each.puzzle != nullptr) continue;
            ++matches;
            TEST_ASSERT_EQUAL_MESSAGE(each.par, shell::hard_score(each, timeline, memory->scratch),
                                      again.c_str());
        }
    }
}

static void stars_by_par() {
    TEST_ASSERT_EQUAL(3, shell::stars_for(40, 60, 41));
    TEST_ASSERT_EQUAL(2, shell::stars_for(40, 60, 40));
    TEST_ASSERT_EQUAL(1, shell::stars_for(40, 60, 30));
    TEST_ASSERT_EQUAL(0, shell::stars_for(40, 60, 29));
    TEST_ASSERT_EQUAL(3, shell::stars_for(60, 60, 60));  // there is no more to have
    TEST_ASSERT_EQUAL(0, shell::stars_for(0, 7, 0));     // nothing is worth nothing
    TEST_ASSERT_EQUAL(3, shell::stars_for(0, 7, 1));
    TEST_ASSERT_EQUAL(1, shell::stars_for(2, 7, 1));  // a low par has room for one star, too
    TEST_ASSERT_EQUAL(1, shell::stars_for(3, 7, 2));
}

// ---- Played -------------------------------------------------------------------------------------

static void a_challenge_is_played_for_its_stars() {
    MenuBench bench;
    bench.open_challenges();
    bench.keys("A B A A");
    TEST_ASSERT_TRUE(bench.on_play());
    const shell::Challenge first = shell::challenge(null_loaded(), number_of(0));
    TEST_ASSERT_EQUAL_HEX32(first.start.seed, bench.session().match().seed);
    bench::check_golden("menu_challenge_played");  // says number and par
    bench.keys("X");
    bench::check_golden("menu_challenge_pause");  // and what was scored so far
    bench.keys("B");
    play_well(bench);
    bench::check_golden("menu_challenge_results");
    const int score = bench.session().outcome().score[0];
    const int stars = shell::stars_for(first.par, first.setup->most, score);
    bench.keys("UP A");  // home
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_EQUAL(stars, bench.store().challenges().stars(number_of(0)));
    TEST_ASSERT_GREATER_THAN(0, stars);
    // It stays, and the grid goes on to the next.
    MenuBench next(flash_now());
    TEST_ASSERT_EQUAL(stars, next.store().challenges().stars(number_of(0)));
    next.open_challenges();
    TEST_ASSERT_EQUAL(number_of(1), next.menus().challenge_screen().number());
}

// Left before its end it goes on from here, too, and is not given up for itself.
static void a_challenge_under_way_goes_on() {
    MenuBench bench;
    bench.open_challenges();
    bench.keys("A A A wait:1500");
    const std::size_t taken = bench.session().length();
    TEST_ASSERT_GREATER_THAN(0, taken);
    bench.keys("B A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().challenge_screen()));
    bench.keys("A A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(taken, bench.session().length());
    // Another one gives it up, and asks.
    bench.keys("B A RIGHT A A");
    TEST_ASSERT_FALSE(bench.on_play());
}

static void again_means_the_same_challenge() {
    MenuBench bench;
    bench.open_challenges();
    bench.keys("A A");
    play_well(bench);
    bench.keys("A");  // Try again
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(number_of(0), bench.session().goal().number);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().length());
}

// Taking something back shows cards that nobody should know: at most one star is left, also after
// the power was off.
static void undo_costs_stars() {
    MenuBench bench;
    bench.open_challenges();
    bench.keys("A A A");
    const auto before = bench.session().goal();
    TEST_ASSERT_FALSE(before.helped);
    bench.keys("X DOWN A A");
    TEST_ASSERT_TRUE(bench.session().goal().helped);
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    MenuBench next(flash_now());
    next.keys("A");
    TEST_ASSERT_EQUAL(number_of(0), next.session().goal().number);
    TEST_ASSERT_TRUE(next.session().goal().helped);
    play_well(next);
    bench::check_golden("menu_challenge_helped");
    next.keys("UP A");
    TEST_ASSERT_EQUAL(1, next.store().challenges().stars(number_of(0)));
    // Its replay, played on from the start, is no better.
    next.keys("LEFT");
    next.open_menu();
    next.keys("DOWN*2 A A X A");
    TEST_ASSERT_TRUE(next.on_play());
    TEST_ASSERT_TRUE(next.session().goal().helped);
    // Another attempt is a new one.
    next.keys("A X DOWN*4 A LEFT A");
    TEST_ASSERT_FALSE(next.session().goal().helped);
}

static void the_grid_turns_its_pages() {
    MenuBench bench;
    bench.open_challenges();
    const auto& grid = bench.menus().challenge_screen();
    bench.keys("RIGHT*5");
    TEST_ASSERT_EQUAL(number_of(5), grid.number());
    bench.keys("RIGHT");
    TEST_ASSERT_EQUAL(number_of(30), grid.number());
    bench.keys("LEFT");
    TEST_ASSERT_EQUAL(number_of(5), grid.number());
    bench.keys("DOWN*5");
    TEST_ASSERT_EQUAL(number_of(35), grid.number());
    bench.keys("DOWN*60");
    TEST_ASSERT_EQUAL(number_of(47), grid.number());
    bench.keys("RIGHT X");
    TEST_ASSERT_EQUAL(number_of(0), grid.number());
    bench.keys("UP LEFT B B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_challenge_is_the_same_for_everybody);
    RUN_TEST(a_number_keeps_its_match_when_games_come);
    RUN_TEST(every_challenge_can_be_played);
    RUN_TEST(every_puzzle_can_be_tried);
    RUN_TEST(pars_are_of_the_game_as_it_is);
    RUN_TEST(stars_by_par);
    RUN_TEST(a_challenge_is_played_for_its_stars);
    RUN_TEST(a_challenge_under_way_goes_on);
    RUN_TEST(again_means_the_same_challenge);
    RUN_TEST(undo_costs_stars);
    RUN_TEST(the_grid_turns_its_pages);
    return UNITY_END();
}
