// The screens around SUPERHOT as pictures, and a campaign from the menu to its replay, by keys.
#include "bench.h"
#include "kit/share_code.h"
#include "lineup/lineup.h"
#include "superhot/state.h"
#include "superhot_cartridge/cartridge.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

class Around : public bench::Bench {
  public:
    explicit Around(std::vector<std::uint8_t> flash = {}) : Bench(with(std::move(flash))) {}

    shell::Menus& menus() { return shell().menus(); }
    play::Session& session() { return shell().match_screens().session(); }
    const superhot::State& state() {
        return *std::launder(reinterpret_cast<const superhot::State*>(session().state()));
    }
    bool on(const stage::Screen& screen) { return runtime().on_top(screen); }
    bool on_results() { return on(shell().match_screens().results()); }

    // Does what the hint says, with the keys that anybody has.
    void follow_a_hint() {
        keys("X A wait:1000");
        TEST_ASSERT_FALSE(session().hint().empty());
        const std::size_t cursor = session().cursor();
        keys("A");
        if (session().cursor() == cursor) keys("LEFT A");  // it would lose: do it all the same
    }
    // Until `done` says so or the match is over.
    template <class Done>
    void follow_hints(Done done) {
        for (int choices = 0; !session().over() && !done(); ++choices) {
            TEST_ASSERT_TRUE_MESSAGE(choices < 400, "the match does not end");
            follow_a_hint();
        }
    }

  private:
    static host::Setup with(std::vector<std::uint8_t> flash) {
        host::Setup setup;
        setup.power = bench::battery(77);
        setup.flash = std::move(flash);
        return setup;
    }
};

struct View {
    const char* name;
    std::string keys;
};
// From the launcher to the form of a new match; Versus, two persons, seed 0.
const std::string new_match = "A " + std::string(bench::to_new_match) + " A";
const std::string two_persons = new_match + " DOWN RIGHT*2 DOWN*2 LEFT*2 UP*5 A A X DOWN*2 A";
const View views[] = {
    {"menu", "A"},
    {"new_solo", new_match + " DOWN"},
    {"new_coop", new_match + " DOWN RIGHT"},
    {"new_versus", new_match + " DOWN RIGHT*2"},
    {"new_two_v_one", new_match + " DOWN RIGHT*3 DOWN*3"},
    {"lessons", "A A"},
    {"rules_about", "A UP*3 A"},
    {"rules_turn", "A UP*3 A RIGHT"},
    {"rules_symbols", "A UP*3 A RIGHT*4"},
    {"rules_goals", "A UP*3 A LEFT*2"},
    {"rules_cards", "A UP*3 A LEFT"},
    {"scores_none", "A UP*4 A"},
    {"challenges", "LEFT A UP A"},
    {"rules_in_match", new_match + " A A wait:3000 X DOWN*3 A"},
    {"rules_of_match", new_match + " A A wait:3000 X DOWN*3 A A"},
    {"curtain_player", two_persons},
    {"curtain_system", two_persons + " A UP A DOWN*2 A A wait:6000"},
};

void look_at_all(bool colour_blind, const std::string& suffix) {
    for (const View& view : views) {
        Around bench;
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        bench.keys(view.keys);
        check_golden("hot_" + std::string(view.name) + suffix);
    }
}

}  // namespace

static void every_screen() { look_at_all(false, ""); }
static void every_screen_for_the_colour_blind() { look_at_all(true, "_colour_blind"); }

// A level is cleared, the power fails, the match goes on where it was; then results, figures, the
// replay and the share code.
static void a_campaign_from_the_menu_to_its_replay() {
    constexpr kit::Seed seed = 7;
    kit::Hash before{};
    std::size_t length = 0;
    {
        Around bench;
        console::Settings settings = bench.settings();
        settings.motion = console::Motion::off;
        bench.runtime().change(settings);
        bench.keys("A");
        bench.menus().begin(
            bench.runtime(), superhot_cartridge::cartridge,
            {.config = superhot_cartridge::cartridge.game.info.form.usual(), .seed = seed});
        bench.keys("wait:1");
        bench.follow_hints([&] { return bench.state().level == 2; });
        TEST_ASSERT_EQUAL(2, bench.state().level);
        before = bench.session().game().hash(bench.session().state());
        length = bench.session().length();
    }
    Around bench(bench::flash_now());
    bench.keys("A");  // goes on at once
    TEST_ASSERT_EQUAL_size_t(length, bench.session().length());
    TEST_ASSERT_TRUE(before == bench.session().game().hash(bench.session().state()));
    bench.follow_hints([] { return false; });
    for (int i = 0; i < 20 && !bench.on_results(); ++i) bench.keys("wait:500");
    TEST_ASSERT_TRUE(bench.on_results());
    check_golden("hot_finale");  // the picture, then the scores
    bench.keys("A wait:1100");
    check_golden("hot_results");
    bench.keys("B A wait:1100");  // back from a look at the table: the picture was seen
    check_golden("hot_results");
    bench.keys("RIGHT");
    check_golden("hot_results_figures");
    const play::Ending ending = bench.session().ending();
    const superhot::Leg& leg = bench.state().legs[0];
    TEST_ASSERT_TRUE(ending.figures[1] >= 2);
    TEST_ASSERT_EQUAL_UINT32(leg.dodged, ending.figures[3]);

    // The code on the results starts the same match again.
    kit::Text<64> code;
    const kit::Match& match = bench.session().match();
    kit::print_share_code({&superhot_cartridge::cartridge.game, match.config, match.seed}, code);
    kit::Shared shared{};
    TEST_ASSERT_EQUAL(kit::CodeFault::none,
                      kit::read_share_code(code.view(), lineup::games, shared));
    TEST_ASSERT_TRUE(shared.config == match.config && shared.seed == seed);

    bench.keys("DOWN A");  // the replay
    TEST_ASSERT_TRUE(bench.on(bench.menus().viewer()));
    bench.keys("wait:1000");
    bench.keys("B");
    const storage::Tally tally = bench.shell().store().tallies().of(
        superhot_cartridge::cartridge.game.info.id, superhot::solo);
    TEST_ASSERT_EQUAL_UINT32(1, tally.played);
    TEST_ASSERT_EQUAL_UINT32(ending.figures[1], tally.counters[1]);
    TEST_ASSERT_EQUAL_UINT32(ending.figures[3], tally.counters[3]);
    TEST_ASSERT_EQUAL(1, bench.shell().store().replays().count);
    bench.runtime().home();
    bench.keys("A UP*3 A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().scores_screen()));
    check_golden("hot_scores");
}

// Whoever wants to be the System takes its side with one key, and gives it back with another.
static void a_side_is_taken_with_one_key() {
    Around bench;
    bench.keys("A UP A DOWN RIGHT*2 DOWN*2");
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
    const auto& controllers = bench.menus().new_match_screen().choices().controllers;
    TEST_ASSERT_EQUAL(play::person, controllers[0]);
    TEST_ASSERT_NOT_EQUAL(play::person, controllers[1]);
    check_golden("hot_new_match_side");
    const auto rival = controllers[1];
    bench.keys("A");
    TEST_ASSERT_EQUAL(rival, controllers[0]);
    TEST_ASSERT_EQUAL(play::person, controllers[1]);
    bench.keys("UP A");
    TEST_ASSERT_EQUAL(play::person, controllers[0]);
    TEST_ASSERT_EQUAL(rival, controllers[1]);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_screen);
    RUN_TEST(every_screen_for_the_colour_blind);
    RUN_TEST(a_campaign_from_the_menu_to_its_replay);
    RUN_TEST(a_side_is_taken_with_one_key);
    return UNITY_END();
}
