// The ladder of a game: whom one meets, what a won match is worth, how it is kept and shown. The
// null game has none of its own: here its rounds are the climbers, and how many play the rungs.
#include "menu_bench.h"

using bench::check_golden;
using bench::flash_now;
using bench::MenuBench;
using bench::null_chamber;

void setUp() {}
void tearDown() {}

namespace {

using stage::Pairing;

kit::Config config_of(Pairing pairing) {
    kit::Config config = nullgame::game.info.form.usual();
    config.values[nullgame::mode_field] = nullgame::score;
    config.values[nullgame::players_field] = static_cast<std::uint8_t>(pairing.rung + 1);
    config.values[nullgame::rounds_field] = static_cast<std::uint8_t>(pairing.climber + 1);
    return config;
}

const stage::Sprite& face_of(int place) {
    return *bench::null_loaded()[static_cast<std::size_t>(place)].sign->emblem;
}

constexpr std::uint8_t rungs[] = {0, 1, 2, 3};
constexpr stage::Ladder ladder{
    .title = "Ladder of twelve",
    .climbers = 3,
    .rungs = rungs,
    // The second climber never meets the third rung.
    .meets =
        [](Pairing pairing) {
            return pairing != Pairing{1, 2};
        },
    .config = config_of,
    .of =
        [](const kit::Config& config) {
            const Pairing pairing{config.values[nullgame::rounds_field] - 1,
                                  config.values[nullgame::players_field] - 1};
            return config.values[nullgame::mode_field] == nullgame::score && pairing.climber < 3
                       ? pairing
                       : Pairing{};
        },
    .stars = [](Pairing, std::int32_t score) { return score > 10  ? 3
                                                      : score > 6 ? 2
                                                                  : score > 0; },
    .goal = [](Pairing, kit::TextOut& out) { out.add("★★★ 11  ★★ 7  ★ 1"); },
    .climber = [](int climber) -> std::string_view {
        constexpr std::string_view names[] = {"Ruth", "Otto", "Bela"};
        return names[climber];
    },
    .rung = [](int rung) -> std::string_view {
        constexpr std::string_view names[] = {"Alone", "A pair", "Three at a table",
                                              "A full table"};
        return names[rung];
    },
    .climber_face = [](int climber) -> const stage::Sprite& { return face_of(climber); },
    .rung_face = [](int rung) -> const stage::Sprite& { return face_of(rung); },
};

const stage::Cartridge& climbing_game() {
    static const stage::Cartridge cartridge = [] {
        const stage::Cartridge& plain = nullgame_cartridge::cartridge;
        return stage::Cartridge{.game = plain.game,
                                .scene = plain.scene,
                                .rules = plain.rules,
                                .topics = plain.topics,
                                .topic = plain.topic,
                                .draw_topic = plain.draw_topic,
                                .statistics = plain.statistics,
                                .challenges = plain.challenges,
                                .pars = plain.pars,
                                .ladder = &ladder,
                                .count = plain.count,
                                .mode_field = plain.mode_field};
    }();
    return cartridge;
}

const shell::Chambers& climbing() {
    static const shell::Chambers chambers = [] {
        shell::Chambers made = bench::null_loaded();
        made[null_chamber].cartridge = &climbing_game();
        return made;
    }();
    return chambers;
}

struct LadderBench : MenuBench {
    LadderBench() : MenuBench({}, climbing()) {}
    explicit LadderBench(std::vector<std::uint8_t> flash)
        : MenuBench(with_flash(std::move(flash)), climbing()) {}

    const shell::LadderScreen& ladder() { return menus().ladder_screen(); }
    void open_ladder() {
        open_menu();
        while (!on(ladder())) {
            keys("DOWN A");
            if (!on_menu() && !on(ladder())) keys("B");
        }
    }
    shell::Climb climb() { return {store().challenges(), climbing(), climbing_game()}; }
    int stars(Pairing pairing) { return climb().stars(pairing); }
    void award(Pairing pairing, int stars) {
        auto& kept = const_cast<storage::Challenges&>(store().challenges());
        (void)kept.award(shell::place_of(climbing(), climbing_game(), pairing), stars);
    }
    // Draws up to nine and stands then.
    // Stops where no card can be one too many.
    void play_well() {
        for (int i = 0; i < 80 && !on_results(); ++i) {
            const auto* state = reinterpret_cast<const nullgame::State*>(session().state());
            const bool draw =
                !state->over() && state->total(0) + nullgame::card_values <= nullgame::limit;
            keys(draw ? "LEFT A wait:300" : "RIGHT A wait:300");
        }
        TEST_ASSERT_TRUE(on_results());
    }
};

}  // namespace

// ---- Whom one meets -----------------------------------------------------------------------------

static void a_climber_has_the_rungs_that_fit() {
    LadderBench bench;
    const shell::Climb climb = bench.climb();
    TEST_ASSERT_EQUAL(4, climb.all(0));
    TEST_ASSERT_EQUAL(3, climb.all(1));
    TEST_ASSERT_EQUAL(11, climb.all());
    const auto rungs = climb.rungs(1);
    TEST_ASSERT_EQUAL(3, rungs[2]);
    bench.award({1, 0}, 2);
    bench.award({1, 3}, 1);
    TEST_ASSERT_EQUAL(2, climb.won(1));
    TEST_ASSERT_EQUAL(2, climb.won());
    TEST_ASSERT_EQUAL(1, climb.next(1));
    bench.award({1, 1}, 1);
    TEST_ASSERT_EQUAL(2, climb.next(1));  // all won: the highest
}

// No two pairings, and no challenge, share a place; other chambers have theirs elsewhere.
static void places_are_apart() {
    shell::Chambers other = climbing();
    other[null_chamber].cartridge = nullptr;
    other[0].cartridge = &climbing_game();
    std::vector<std::uint32_t> places;
    for (const auto* chambers : {&climbing(), static_cast<const shell::Chambers*>(&other)})
        for (int climber = 0; climber < stage::Ladder::most; ++climber)
            for (int rung = 0; rung < stage::Ladder::most; ++rung)
                places.push_back(shell::place_of(*chambers, climbing_game(), {climber, rung}));
    std::sort(places.begin(), places.end());
    TEST_ASSERT_TRUE(std::adjacent_find(places.begin(), places.end()) == places.end());
    TEST_ASSERT_GREATER_THAN(shell::challenge_total, places.front());
    TEST_ASSERT_LESS_THAN(storage::challenge_count, places.back());
    // Documented in FORMAT.md: never to change.
    TEST_ASSERT_EQUAL(512 + 4 * 64 + 2 * 8 + 3,
                      shell::place_of(climbing(), climbing_game(), {2, 3}));
}

// ---- Played -------------------------------------------------------------------------------------

static void a_rung_is_climbed_by_winning() {
    LadderBench bench;
    bench.open_ladder();
    TEST_ASSERT_TRUE(bench.ladder().pairing() == (Pairing{0, 0}));
    bench.keys("A B");
    TEST_ASSERT_TRUE(bench.on(bench.ladder()));
    bench.keys("A A");
    TEST_ASSERT_TRUE(bench.on_play());
    bench.play_well();
    check_golden("menu_ladder_results");
    const int score = bench.session().outcome().score[0];
    const int stars = ladder.stars({0, 0}, score);
    TEST_ASSERT_GREATER_THAN(0, stars);
    bench.keys("UP A");  // home
    TEST_ASSERT_EQUAL(stars, bench.stars({0, 0}));
    LadderBench next(flash_now());
    TEST_ASSERT_EQUAL(stars, next.stars({0, 0}));
    next.runtime().home();
    next.open_ladder();
    TEST_ASSERT_TRUE(next.ladder().pairing() == (Pairing{0, 1}));
    // The stars of challenges are others.
    TEST_ASSERT_EQUAL_UINT32(0, next.store().challenges().all_stars(1, shell::challenge_total));
}

// Wherever it was begun: from the form of a new match as well, with any seed.
static void any_match_of_a_pairing_counts() {
    LadderBench bench;
    play::Start start{.config = config_of({2, 0}), .seed = 77};
    start.controllers[0] = play::person;
    bench.menus().begin(bench.runtime(), climbing_game(), start);
    TEST_ASSERT_EQUAL(0, bench.session().goal().number);
    TEST_ASSERT_TRUE(bench.session().goal().place != 0);
    bench.play_well();
    bench.keys("A");  // Play again: another deal
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_TRUE(bench.session().match().seed != 77);
    TEST_ASSERT_GREATER_THAN(0, bench.stars({2, 0}));
}

static void undo_leaves_one_star() {
    LadderBench bench;
    bench.open_ladder();
    bench.keys("LEFT A A A");  // three rounds: the first draw does not end it
    bench.keys("X DOWN A");
    check_golden("menu_ladder_help");  // told before it is taken
    bench.keys("B B");
    TEST_ASSERT_FALSE(bench.session().goal().helped);
    bench.keys("X DOWN A A");
    TEST_ASSERT_TRUE(bench.session().goal().helped);
    bench.play_well();
    TEST_ASSERT_EQUAL(1, bench.session().goal().stars);
    bench.keys("UP A");
    TEST_ASSERT_EQUAL(1, bench.stars({2, 0}));
}

// One rule for all help: the strongest player's word is worth as much as a second try.
static void a_hint_leaves_one_star() {
    LadderBench bench;
    bench.open_ladder();
    bench.keys("LEFT A A X A B B");  // asked, and declined
    bench.keys("wait:2000");
    TEST_ASSERT_FALSE(bench.session().goal().helped);
    bench.keys("X A A wait:2000");
    TEST_ASSERT_TRUE(bench.session().goal().helped);
    bench.keys("X A wait:500");  // asked only once
    TEST_ASSERT_TRUE(bench.on_play());
    bench.play_well();
    TEST_ASSERT_EQUAL(1, bench.session().goal().stars);
    bench.keys("UP A");
    TEST_ASSERT_EQUAL(1, bench.stars({2, 0}));
}

// A computer's victory is nobody's, and neither is one in a match that was known before.
static void what_does_not_count() {
    LadderBench bench;
    play::Start start{.config = config_of({0, 0}), .seed = 5};
    start.controllers[0] = 1;
    bench.menus().begin(bench.runtime(), climbing_game(), start);
    TEST_ASSERT_EQUAL(0, bench.session().goal().place);
    bench.session().close();
    bench.runtime().home();
    kit::Config other = config_of({0, 0});
    other.values[nullgame::mode_field] = nullgame::race;
    TEST_ASSERT_FALSE(shell::pairing_of(climbing(), climbing_game(), other).any());
    TEST_ASSERT_FALSE(
        shell::pairing_of(bench::null_loaded(), climbing_game(), config_of({0, 0})).any());
    TEST_ASSERT_FALSE(
        shell::pairing_of(bench::null_loaded(), nullgame_cartridge::cartridge, config_of({0, 0}))
            .any());
}

static void a_running_match_is_given_up_only_on_purpose() {
    LadderBench bench;
    bench.open_menu();
    bench.keys("A A wait:300");
    bench.runtime().home();
    bench.keys("wait:20");
    bench.open_ladder();
    bench.keys("A A");  // Back is under the cursor
    TEST_ASSERT_TRUE(bench.on(bench.ladder()));
}

// ---- Keys and pictures --------------------------------------------------------------------------

static void the_cursor_climbs_and_changes_sides() {
    LadderBench bench;
    bench.award({0, 0}, 1);
    bench.open_ladder();
    TEST_ASSERT_TRUE(bench.ladder().pairing() == (Pairing{0, 1}));
    bench.keys("UP UP UP UP");
    TEST_ASSERT_TRUE(bench.ladder().pairing() == (Pairing{0, 3}));
    bench.keys("DOWN*9");
    TEST_ASSERT_TRUE(bench.ladder().pairing() == (Pairing{0, 0}));
    bench.keys("RIGHT UP UP UP");
    TEST_ASSERT_TRUE(bench.ladder().pairing() == (Pairing{1, 3}));
    bench.keys("LEFT LEFT");
    TEST_ASSERT_TRUE(bench.ladder().pairing() == (Pairing{2, 0}));
    bench.keys("X UP");  // the table has no cursor
    TEST_ASSERT_TRUE(bench.ladder().pairing() == (Pairing{2, 0}));
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on(bench.ladder()));
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_menu());
}

static void how_it_looks() {
    for (const bool colour_blind : {false, true}) {
        LadderBench bench;
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        const std::string suffix = colour_blind ? "_colour_blind" : "";
        bench.award({0, 0}, 3);
        bench.award({0, 1}, 1);
        bench.award({1, 3}, 2);
        bench.open_menu();
        check_golden("menu_ladder_row" + suffix);
        bench.keys("B");
        bench.open_ladder();
        check_golden("menu_ladder" + suffix);
        bench.keys("A");
        check_golden("menu_ladder_question" + suffix);
        bench.keys("B X");
        check_golden("menu_ladder_table" + suffix);
        bench.keys("B B");
        bench.menus().scores(bench.runtime(), climbing_game());
        bench.keys("LEFT");
        check_golden("menu_ladder_scores" + suffix);
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_climber_has_the_rungs_that_fit);
    RUN_TEST(places_are_apart);
    RUN_TEST(a_rung_is_climbed_by_winning);
    RUN_TEST(any_match_of_a_pairing_counts);
    RUN_TEST(undo_leaves_one_star);
    RUN_TEST(a_hint_leaves_one_star);
    RUN_TEST(what_does_not_count);
    RUN_TEST(a_running_match_is_given_up_only_on_purpose);
    RUN_TEST(the_cursor_climbs_and_changes_sides);
    RUN_TEST(how_it_looks);
    return UNITY_END();
}
