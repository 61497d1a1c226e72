// The screens around Bullets of Love as pictures, and a match from the menu to its replay, by keys.
#include "bench.h"
#include "kit/share_code.h"
#include "lineup/lineup.h"
#include "love/state.h"
#include "love_cartridge/cartridge.h"

using bench::check_golden;

void setUp() {}
void tearDown() {}

namespace {

class Around : public bench::Bench {
  public:
    explicit Around(std::vector<std::uint8_t> flash = {}) : Bench(with(std::move(flash))) {}

    shell::Menus& menus() { return shell().menus(); }
    play::Session& session() { return shell().match_screens().session(); }
    const love::State& state() {
        return *std::launder(reinterpret_cast<const love::State*>(session().state()));
    }
    bool on(const stage::Screen& screen) { return runtime().on_top(screen); }
    bool on_results() { return on(shell().match_screens().results()); }

    // Does what the hint says, with the keys that anybody has.
    void follow_a_hint() {
        keys("X A wait:1000");
        TEST_ASSERT_FALSE(session().hint().empty());
        const std::size_t cursor = session().cursor();
        const kit::Action hint = session().hint()[0];
        keys("A");
        TEST_ASSERT_TRUE(session().cursor() > cursor);
        TEST_ASSERT_TRUE(session().match().actions[cursor] == hint);
    }
    // Until `done` says so or the match is over.
    template <class Done>
    void follow_hints(Done done) {
        for (int choices = 0; !session().over() && !done(); ++choices) {
            TEST_ASSERT_TRUE_MESSAGE(choices < 400, "the match does not end");
            if (!session().is_person(session().turn())) {
                keys("wait:500");
                continue;
            }
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
const View views[] = {
    {"menu", "RIGHT A"},
    {"new", "RIGHT A " + std::string(bench::to_new_match) + " A DOWN"},
    {"lessons", "RIGHT A A"},
    {"rules_aim", "RIGHT A UP*3 A"},
    {"rules_duels", "RIGHT A UP*3 A RIGHT*3"},
    {"scores_none", "RIGHT A UP*4 A"},
};

void look_at_all(bool colour_blind, const std::string& suffix) {
    for (const View& view : views) {
        Around bench;
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        bench.keys(view.keys);
        check_golden("love_" + std::string(view.name) + suffix);
    }
}

}  // namespace

static void every_screen() { look_at_all(false, ""); }
static void every_screen_for_the_colour_blind() { look_at_all(true, "_colour_blind"); }

// The power fails in the middle, the match goes on where it was; then results, figures, the replay
// and the share code.
static void a_match_from_the_menu_to_its_replay() {
    constexpr kit::Seed seed = 7;
    play::Start start{.config = love_cartridge::cartridge.game.info.form.usual(), .seed = seed};
    start.config.values[love::length_field] = love::quick;
    for (std::size_t seat = 1; seat < love::seat_count; ++seat) start.controllers[seat] = 1;
    kit::Hash before{};
    std::size_t length = 0;
    {
        Around bench;
        console::Settings settings = bench.settings();
        settings.motion = console::Motion::off;
        bench.runtime().change(settings);
        bench.keys("RIGHT A");
        bench.menus().begin(bench.runtime(), love_cartridge::cartridge, start);
        bench.keys("wait:1");
        bench.follow_hints([&] { return bench.state().turns >= 8; });
        TEST_ASSERT_FALSE(bench.session().over());
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
    check_golden("love_finale");  // the picture, then the scores
    bench.keys("A wait:1100");
    check_golden("love_results");
    bench.keys("B A wait:1100");  // back from a look at the table: the picture was seen
    check_golden("love_results");
    bench.keys("RIGHT");
    check_golden("love_results_figures");
    const play::Ending ending = bench.session().ending();
    TEST_ASSERT_TRUE(ending.figures[0] > 0);

    // The code on the results starts the same match again.
    kit::Text<64> code;
    const kit::Match& match = bench.session().match();
    kit::print_share_code({&love_cartridge::cartridge.game, match.config, match.seed}, code);
    kit::Shared shared{};
    TEST_ASSERT_EQUAL(kit::CodeFault::none,
                      kit::read_share_code(code.view(), lineup::games, shared));
    TEST_ASSERT_TRUE(shared.config == match.config && shared.seed == seed);

    bench.keys("DOWN A");  // the replay
    TEST_ASSERT_TRUE(bench.on(bench.menus().viewer()));
    bench.keys("wait:1000");
    bench.keys("B");
    const storage::Tally tally =
        bench.shell().store().tallies().of(love_cartridge::cartridge.game.info.id, love::quick);
    TEST_ASSERT_EQUAL_UINT32(1, tally.played);
    for (std::size_t i = 0; i < 4; ++i)
        TEST_ASSERT_EQUAL_UINT32(ending.figures[i], tally.counters[i]);
    TEST_ASSERT_EQUAL(1, bench.shell().store().replays().count);
    bench.runtime().home();
    bench.keys("A UP*3 A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().scores_screen()));
    check_golden("love_scores");
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_screen);
    RUN_TEST(every_screen_for_the_colour_blind);
    RUN_TEST(a_match_from_the_menu_to_its_replay);
    return UNITY_END();
}
