// Several people at one console, and somebody who tries to see more than is right: Bluff the Bullet
// played with keys on a table of glass.
#include <set>

#include "bluff/events.h"
#include "bluff/rules.h"
#include "glass_scene.h"
#include "kit/share_code.h"
#include "memory_keeper.h"
#include "remote_bench.h"
#include "storage/shots.h"

using bench::GlassScene;

void setUp() {
    GlassScene::wish = {};
    GlassScene::page = -1;
    GlassScene::steps_of_a_look = 0;
}
void tearDown() {}

namespace {

using Controllers = std::vector<std::uint8_t>;
constexpr kit::Action passing{bluff::pass}, calling{bluff::call}, going_on{bluff::next};

play::Start start_of(const kit::Game& game, const Controllers& controllers, kit::Seed seed,
                     std::uint8_t wins = 1) {
    play::Start start{.config = game.info.form.usual(), .seed = seed};
    start.config.values[bluff::players_field] = static_cast<std::uint8_t>(controllers.size());
    start.config.values[bluff::wins_field] = wins;
    std::copy(controllers.begin(), controllers.end(), start.controllers.begin());
    return start;
}

const stage::Cartridge glass{.game = bluff::game, .scene = &stage::make_scene<GlassScene>};

class Table : public bench::Bench {
  public:
    explicit Table(const Controllers& controllers = {0, 0, 0}, kit::Seed seed = 1,
                   std::uint8_t wins = 1, const stage::Cartridge& cartridge = glass) {
        const play::Start start = start_of(cartridge.game, controllers, seed, wins);
        TEST_ASSERT_TRUE(shell().match_screens().start(runtime(), cartridge, start, keeper).ok());
        stay_bright();
    }
    // The next power-on: what was saved is continued.
    explicit Table(const kit::Match& saved) {
        session().loaded() = saved;
        TEST_ASSERT_TRUE(shell().match_screens().resume(runtime(), glass, keeper).ok());
        stay_bright();
    }

    // A key that wakes the console does nothing else.
    void stay_bright() {
        console::Settings settings = runtime().settings();
        settings.dim = console::DimTime::never;
        runtime().change(settings);
        keys("wait:1");
    }

    const play::PlayScreen& screen() { return shell().match_screens().play_screen(); }
    play::Session& session() { return shell().match_screens().session(); }
    bool on_play() { return runtime().on_top(screen()); }
    bool on_results() { return runtime().on_top(shell().match_screens().results()); }
    kit::Seat turn() { return session().turn(); }
    kit::Viewer viewer() { return screen().viewer(); }
    const bluff::State& position() {
        return *reinterpret_cast<const bluff::State*>(session().state());
    }
    void lift() {
        TEST_ASSERT_TRUE(screen().curtain());
        keys("wait:500 A wait:500");
    }
    // Whoever decides says so.
    void take_over() {
        if (screen().banner()) keys("wait:500 A wait:500");
    }
    // Whoever's turn it is decides.
    void act(kit::Action action) {
        if (screen().curtain()) lift();
        keys("wait:2000");
        take_over();
        TEST_ASSERT_TRUE(screen().driver().deciding());
        GlassScene::wish = action;
        const std::size_t before = session().cursor();
        keys("A");
        TEST_ASSERT_GREATER_THAN_size_t(before, session().cursor());
    }
    // A Key is claimed, and nobody objects. Returns who looks.
    kit::Seat turn_a_key() {
        const kit::Seat seat = turn();
        act(bluff::play_of(0, {bluff::key, position().left_of(seat)}));
        while (position().phase == bluff::Phase::respond) act(passing);
        return seat;
    }
    std::size_t shots() { return static_cast<std::size_t>(storage::shots::list().count); }
    // Nothing lies open that a person may not see.
    bool is_safe() { return screen().curtain() || viewer() == kit::the_public; }

    bench::MemoryKeeper keeper;
};

bool says(bench::Bench& bench, std::string_view text) {
    return bench.runtime().toast_text() == text;
}

}  // namespace

// ---- What is shown to one alone: BLF-070 ------------------------------------------------------

static void a_key_is_looked_through_behind_a_curtain() {
    Table table;
    const kit::Seat seat = table.turn_a_key();
    TEST_ASSERT_TRUE(table.screen().curtain());
    TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
    const auto covered = host::picture();
    table.keys("wait:5000");
    TEST_ASSERT_TRUE(covered == host::picture());
    table.lift();
    TEST_ASSERT_EQUAL(seat, table.viewer());
    // The story comes to the Key and stays there.
    table.keys("wait:3000");
    TEST_ASSERT_TRUE(table.screen().driver().waiting());
    TEST_ASSERT_EQUAL(3, table.session().cursor());
    TEST_ASSERT_FALSE(table.screen().driver().deciding());
    table.keys("A");
    // The next one decides, behind the own curtain.
    TEST_ASSERT_TRUE(table.screen().curtain());
    TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
    const kit::Seat next = table.turn();
    TEST_ASSERT_NOT_EQUAL(seat, next);
    table.lift();
    TEST_ASSERT_EQUAL(next, table.viewer());
    TEST_ASSERT_EQUAL(3, table.session().cursor());
}

static void whoever_hurries_the_story_comes_to_the_page_first() {
    Table table;
    table.turn_a_key();
    table.lift();
    // The lifting key was followed by a rest: the page has come. It is told again from the start.
    table.keys("X B");
    TEST_ASSERT_TRUE(table.screen().curtain());
    table.keys("wait:500");
    table.edge(hal::Button::a, true);
    table.run_ms(30);
    table.edge(hal::Button::a, false);
    table.run_ms(60);
    TEST_ASSERT_TRUE(table.screen().driver().telling());
    TEST_ASSERT_FALSE(table.screen().driver().waiting());
    table.edge(hal::Button::a, true);  // skips to the page
    table.run_ms(30);
    table.edge(hal::Button::a, false);
    table.run_ms(30);
    TEST_ASSERT_TRUE(table.screen().driver().waiting());
    table.edge(hal::Button::a, true);  // too early
    table.run_ms(30);
    table.edge(hal::Button::a, false);
    table.run_ms(30);
    TEST_ASSERT_TRUE(table.screen().driver().waiting());
    table.keys("wait:500 A");
    TEST_ASSERT_FALSE(table.screen().driver().telling());
    TEST_ASSERT_TRUE(table.is_safe());
}

static void a_glimpse_ends_with_a_held_or_after_a_long_time() {
    Table held;
    held.turn_a_key();
    held.lift();
    TEST_ASSERT_TRUE(held.screen().driver().waiting());
    held.keys("wait:500 A:1500");
    TEST_ASSERT_TRUE(held.screen().curtain());

    Table left;
    left.turn_a_key();
    left.lift();
    left.run_ms(60'000);
    TEST_ASSERT_TRUE(left.screen().driver().waiting());
    left.run_ms(60'000);
    TEST_ASSERT_TRUE(left.is_safe());
}

static void a_glimpse_does_not_need_animations() {
    Table table;
    console::Settings settings = table.settings();
    settings.motion = console::Motion::off;
    table.runtime().change(settings);
    const kit::Seat seat = table.turn_a_key();
    table.lift();
    TEST_ASSERT_EQUAL(seat, table.viewer());
    TEST_ASSERT_TRUE(table.screen().driver().waiting());
    table.keys("wait:500 A");
    TEST_ASSERT_TRUE(table.screen().curtain());
}

static void the_menu_over_a_glimpse_draws_the_curtain() {
    for (const char* key : {"X", "B"}) {
        Table table;
        const kit::Seat seat = table.turn_a_key();
        table.lift();
        TEST_ASSERT_EQUAL(seat, table.viewer());
        table.keys(key);
        TEST_ASSERT_FALSE(table.on_play());
        TEST_ASSERT_TRUE(table.is_safe());
        table.keys("B");
        TEST_ASSERT_TRUE(table.on_play());
        TEST_ASSERT_TRUE(table.screen().curtain());
        // It is not lost.
        table.lift();
        TEST_ASSERT_EQUAL(seat, table.viewer());
        TEST_ASSERT_TRUE(table.screen().driver().waiting());
    }
}

static void a_computer_waits_for_the_end_of_a_glimpse() {
    int found = 0;
    for (kit::Seed seed = 1; seed < 40 && found < 2; ++seed) {
        Table table({0, 0, 1}, seed);
        // The computer sits to the left of whoever turns the Key.
        if (table.turn() != 1 || table.session().cursor() != 0) continue;
        table.act(bluff::play_of(0, {bluff::key, 0}));
        table.keys("wait:3000");  // the computer has answered
        if (table.session().cursor() != 2 || table.position().stack.size() != 1) continue;
        table.act(passing);
        ++found;
        TEST_ASSERT_EQUAL(2, table.turn());
        const std::size_t here = table.session().cursor();
        TEST_ASSERT_TRUE(table.screen().curtain());
        table.keys("wait:4000");
        TEST_ASSERT_EQUAL(here, table.session().cursor());
        table.lift();
        table.keys("wait:4000");
        TEST_ASSERT_EQUAL(1, table.viewer());
        TEST_ASSERT_EQUAL(here, table.session().cursor());
        table.keys("A wait:2000");
        TEST_ASSERT_GREATER_THAN_size_t(here, table.session().cursor());
        TEST_ASSERT_TRUE(table.is_safe());
    }
    TEST_ASSERT_EQUAL(2, found);
}

// A Key that was rightly claimed, and called: the penalty comes after the look.
static void a_glimpse_comes_before_a_penalty() {
    int found = 0;
    for (kit::Seed seed = 1; seed < 60 && found < 2; ++seed) {
        Table table({0, 0, 0}, seed);
        const kit::Seat seat = table.turn();
        const auto& hand = table.position().hand[seat];
        std::size_t index = 0;
        while (index < hand.size() && bluff::suit_of(hand[index]) != bluff::key) ++index;
        if (index == hand.size()) continue;
        ++found;
        table.act(bluff::play_of(index, {bluff::key, table.position().left_of(seat)}));
        table.act(calling);
        TEST_ASSERT_TRUE(table.position().phase == bluff::Phase::penalty);
        TEST_ASSERT_TRUE(table.screen().curtain());
        table.lift();
        TEST_ASSERT_EQUAL(seat, table.viewer());
        table.keys("wait:500 A");
        // The penalty is decided before everybody's eyes: no curtain, whoever chooses.
        TEST_ASSERT_FALSE(table.screen().curtain());
        TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
        TEST_ASSERT_TRUE(table.screen().driver().deciding());
        table.act({bluff::pick, 0});
    }
    TEST_ASSERT_EQUAL(2, found);
}

// All cards lie open then. And the page of the round stays until A, though a computer goes on.
static void at_the_end_of_a_round_there_is_a_page_and_no_glimpse() {
    GlassScene::page = bluff::round_ended;
    int found = 0;
    for (kit::Seed seed = 1; seed < 20 && found < 2; ++seed) {
        Table table({1, 0, 0}, seed, 2);
        for (int turn = 0; turn < 400 && table.position().phase != bluff::Phase::round_end;
             ++turn) {
            if (table.screen().curtain()) table.lift();
            if (table.screen().driver().waiting()) table.keys("wait:500 A");
            if (!table.session().is_person(table.turn()))
                table.keys("wait:500");
            else if (!table.screen().curtain() && table.screen().driver().deciding())
                table.act(table.position().phase == bluff::Phase::play
                              ? bluff::play_of(0, {bluff::key, 0})
                          : table.position().phase == bluff::Phase::penalty
                              ? kit::Action{bluff::pick, 0}
                              : passing);
        }
        if (table.position().phase != bluff::Phase::round_end) continue;
        ++found;
        TEST_ASSERT_EQUAL(0, table.turn());
        TEST_ASSERT_FALSE(table.screen().curtain());
        TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
        const std::size_t here = table.session().cursor();
        table.run_ms(20'000);
        TEST_ASSERT_TRUE(table.screen().driver().waiting());
        // The menu does not take the page away.
        table.keys("X B wait:3000");
        TEST_ASSERT_TRUE(table.on_play());
        TEST_ASSERT_TRUE(table.screen().driver().waiting());
        TEST_ASSERT_EQUAL(here, table.session().cursor());
        table.keys("A wait:2000");
        TEST_ASSERT_GREATER_THAN_size_t(here, table.session().cursor());
    }
    TEST_ASSERT_EQUAL(2, found);
}

static void with_one_person_nothing_is_covered() {
    int looked = 0;
    for (kit::Seed seed = 1; seed < 12; ++seed) {
        Table table({0, 1, 2}, seed);
        for (int turn = 0; turn < 8 && !table.session().over(); ++turn) {
            TEST_ASSERT_FALSE(table.screen().curtain());
            TEST_ASSERT_EQUAL(0, table.viewer());
            if (table.screen().driver().waiting()) {
                ++looked;
                table.keys("wait:500 A");
                continue;
            }
            if (!table.screen().driver().deciding()) {
                table.keys("wait:1000");
                continue;
            }
            table.keys("LEFT RIGHT");
            TEST_ASSERT_FALSE(table.screen().curtain());
            table.act(
                table.position().phase == bluff::Phase::play ? bluff::play_of(0, {bluff::key, 1})
                : table.position().phase == bluff::Phase::penalty ? kit::Action{bluff::pick, 0}
                                                                  : passing);
        }
    }
    TEST_ASSERT_GREATER_THAN(0, looked);
}

// ---- Looking at the own hand: BLF-083 -----------------------------------------------------------

static void anybody_looks_at_the_own_hand_while_an_answer_is_open() {
    Table table;
    table.act(bluff::play_of(0, {bluff::bullet}));
    TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
    table.keys("wait:2000");
    table.take_over();
    const auto open = host::picture();
    const int saves = table.keeper.saves;
    constexpr const char* asks[] = {"LEFT", "RIGHT", "DOWN"};
    for (kit::Seat seat = 0; seat < 3; ++seat)
        for (const char* close : {"A", "B", "X B"}) {
            table.keys(asks[seat]);
            TEST_ASSERT_TRUE(table.screen().curtain());
            TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
            table.lift();
            TEST_ASSERT_EQUAL(seat, table.viewer());
            TEST_ASSERT_FALSE(table.screen().driver().deciding());
            const int steps = GlassScene::steps_of_a_look;
            table.keys("UP");
            TEST_ASSERT_EQUAL(steps + 1, GlassScene::steps_of_a_look);
            GlassScene::wish = passing;
            table.keys(close);
            TEST_ASSERT_TRUE(table.on_play());
            TEST_ASSERT_FALSE(table.screen().curtain());
            TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
            table.keys("wait:2000");
            table.take_over();
            TEST_ASSERT_TRUE(open == host::picture());
            TEST_ASSERT_TRUE(table.screen().driver().deciding());
        }
    TEST_ASSERT_EQUAL(1, table.session().cursor());
    TEST_ASSERT_EQUAL(saves, table.keeper.saves);
    table.act(passing);
}

// Whoever wakes the console may be another than the one who laid it down.
static void what_went_dark_wakes_behind_a_curtain() {
    for (const bool with_menu : {false, true}) {
        Table table;
        table.lift();
        TEST_ASSERT_FALSE(table.is_safe());
        if (with_menu) table.keys("X");
        console::Settings settings = table.runtime().settings();
        settings.dim = console::DimTime::s15;
        table.runtime().change(settings);
        table.keys("wait:20000");
        TEST_ASSERT_FALSE(table.runtime().dark());
        TEST_ASSERT_FALSE(table.is_safe());
        table.keys("wait:20000");
        TEST_ASSERT_TRUE(table.runtime().dark());
        table.keys("UP");
        TEST_ASSERT_FALSE(table.runtime().dark());
        TEST_ASSERT_TRUE(table.screen().curtain());
        if (with_menu) table.keys("B");
        table.lift();
        TEST_ASSERT_EQUAL(table.turn(), table.viewer());
        TEST_ASSERT_TRUE(table.screen().driver().deciding());
    }
}

// Mashing A through the banner decides nothing for the next one.
static void a_banner_is_no_decision() {
    Table table;
    table.lift();
    GlassScene::wish = bluff::play_of(0, {bluff::bullet});
    table.keys("A");
    GlassScene::wish = passing;
    for (int i = 0; i < 200 && !table.screen().banner(); ++i) table.keys("wait:16");
    TEST_ASSERT_TRUE(table.screen().banner());
    const std::size_t before = table.session().cursor();
    for (int i = 0; i < 4; ++i) {
        host::press(hal::Button::a, true);
        table.run_ms(20);
        host::press(hal::Button::a, false);
        table.run_ms(20);
    }
    TEST_ASSERT_FALSE(table.screen().banner());
    TEST_ASSERT_EQUAL_size_t(before, table.session().cursor());
    table.keys("wait:500 A");
    TEST_ASSERT_EQUAL_size_t(before + 1, table.session().cursor());
}

static void nobody_looks_for_a_computer() {
    for (kit::Seed seed = 1; seed < 200; ++seed) {
        Table table({0, 0, 1}, seed);
        if (table.turn() != 1 || table.session().cursor() != 0) continue;
        table.act(bluff::play_of(0, {bluff::bullet}));
        table.keys("wait:3000");
        if (table.session().cursor() != 2 || table.turn() != 0) continue;
        table.keys("wait:2000 DOWN");
        TEST_ASSERT_FALSE(table.screen().curtain());
        TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
        return;
    }
    TEST_FAIL();
}

// In a private view another one's look does not leave it open.
static void a_look_from_a_private_view_goes_over_curtains() {
    Table table;
    table.lift();
    const kit::Seat seat = table.turn(), other = table.position().left_of(seat);
    constexpr const char* asks[] = {"LEFT", "RIGHT", "DOWN"};
    table.keys(asks[seat]);
    TEST_ASSERT_FALSE(table.screen().curtain());
    table.keys(asks[other]);
    table.lift();
    TEST_ASSERT_EQUAL(other, table.viewer());
    table.keys("B");
    TEST_ASSERT_TRUE(table.screen().curtain());
    table.lift();
    TEST_ASSERT_EQUAL(seat, table.viewer());
}

// ---- What could give something away -------------------------------------------------------------

// All matches of it look alike to the public at first; what is hidden differs.
static const kit::Game& twins() {
    static const kit::Game game = [] {
        kit::Game copy = bluff::game;
        copy.setup = [](kit::StateBytes* state, const kit::Config& config, kit::Seed seed) {
            bluff::game.setup(state, config, 5);
            kit::Rng rng(seed);
            bluff::game.conceal(state, kit::the_public, rng);
        };
        return copy;
    }();
    return game;
}
static const stage::Cartridge glass_twins{.game = twins(), .scene = &stage::make_scene<GlassScene>};

static void films_and_sounds_before_the_public_are_the_same() {
    struct Shown {
        std::vector<std::uint32_t> film;
        std::vector<std::uint64_t> sounds;
        kit::Hash cards = 0;
    };
    // From a claim, whichever card it is, up to the first card that comes to light.
    const auto show = [](kit::Seed seed, std::size_t index) {
        Table table({0, 0, 0}, seed, 1, glass_twins);
        Shown shown;
        shown.cards = kit::view_hash(twins(), table.session().state(), kit::all_seeing);
        table.lift();
        table.keys("wait:1000");
        GlassScene::wish = bluff::play_of(index, {bluff::cup, 0, 7});
        const std::size_t open = host::film().size();
        table.keys("A wait:2500");
        GlassScene::wish = passing;
        table.take_over();
        table.keys("A wait:2500 X B LEFT wait:1000 X B wait:1000");
        TEST_ASSERT_EQUAL(2, table.session().cursor());
        TEST_ASSERT_TRUE(table.is_safe());
        shown.film.assign(host::film().begin() + static_cast<std::ptrdiff_t>(open),
                          host::film().end());
        for (const auto& sound : host::sounds()) shown.sounds.push_back(sound.at_us);
        return shown;
    };
    const Shown one = show(1, 0);
    TEST_ASSERT_GREATER_THAN(20, one.film.size());
    std::set<kit::Hash> deals{one.cards};
    for (kit::Seed seed = 2; seed < 8; ++seed) {
        const Shown other = show(seed, seed % 2);
        deals.insert(other.cards);
        TEST_ASSERT_TRUE(one.film == other.film);
        TEST_ASSERT_TRUE(one.sounds == other.sounds);
    }
    TEST_ASSERT_EQUAL(7, deals.size());
}

static void a_computer_answers_after_the_same_time_whatever_it_holds() {
    const auto pause = [](kit::Seed seed) {
        Table table({0, 0, 1}, seed, 1, glass_twins);
        table.lift();
        table.keys("wait:1000");
        GlassScene::wish = bluff::play_of(0, {bluff::cup, 0, 7});
        table.edge(hal::Button::a, true);
        table.run_ms(30);
        table.edge(hal::Button::a, false);
        int ms = 0;
        for (; table.session().cursor() < 2; ++ms) {
            TEST_ASSERT_LESS_THAN(5000, ms);
            table.run_ms(1);
        }
        return ms;
    };
    const int first = pause(1);
    for (kit::Seed seed = 2; seed < 12; ++seed) TEST_ASSERT_EQUAL(first, pause(seed));
}

// The frames from the beginning of a computer's thought until it may act do not tell what it or
// anybody holds: what differs a little is shorter than the pause.
static void a_thought_takes_as_long_whatever_is_hidden() {
    static std::vector<std::byte> scratch(kit::Thinking::scratch_size);
    const auto all = bench::cartridges();
    const stage::Cartridge& cartridge =
        **std::ranges::find_if(all, [](const auto* each) { return &each->game == &bluff::game; });
    int asked = 0;
    for (kit::Seed seed = 1; seed <= 8; ++seed) {
        kit::Rng rng(seed);
        kit::AnyState state, twin;
        bluff::game.setup(state.bytes, kit::random_config(bluff::game, rng), seed);
        for (int step = 0; step < 40 && bluff::game.turn(state.bytes) != kit::nobody; ++step) {
            const auto players = kit::players_of(bluff::game);
            const auto& player = *players[rng.below(static_cast<std::uint32_t>(players.size()))];
            kit::Thinking thinking;
            const auto slices = [&](const kit::AnyState& position) {
                thinking.start(player, bluff::game, position.bytes, seed, scratch);
                int count = 1;
                while (!thinking.step(cartridge.slice_nodes)) ++count;
                return std::max(count, cartridge.pause_frames * play::Pace::a_frame);
            };
            bluff::game.copy(twin.bytes, state.bytes);
            bluff::game.conceal(twin.bytes, kit::the_public, rng);
            const int length = slices(twin);
            TEST_ASSERT_EQUAL(length, slices(state));
            ++asked;
            kit::Events unseen;
            TEST_ASSERT_TRUE(bluff::game.apply(state.bytes, thinking.choice(), unseen).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(200, asked);
}

static void no_picture_of_a_private_view_is_kept() {
    Table table;
    TEST_ASSERT_TRUE(table.screen().curtain());
    table.keys("X:800");  // of the curtain: whoever likes curtains
    TEST_ASSERT_EQUAL(1, table.shots());
    table.lift();
    table.keys("X:800");
    TEST_ASSERT_EQUAL(1, table.shots());
    TEST_ASSERT_TRUE(says(table, "No picture of a secret"));
    table.keys("X UP*2 A");  // by the menu
    TEST_ASSERT_TRUE(table.on_play());
    TEST_ASSERT_EQUAL(1, table.shots());
    table.keys("X wait:100 X:800");  // and of the menu above it
    TEST_ASSERT_EQUAL(1, table.shots());
    if (!table.on_play()) table.keys("B");
    table.act(bluff::play_of(0, {bluff::key, 1}));
    table.keys("wait:2000 X:800");
    TEST_ASSERT_EQUAL(2, table.shots());
    // Of the own hand, and of what a Key shows.
    table.take_over();
    table.keys("LEFT");
    table.lift();
    table.keys("X:800");
    TEST_ASSERT_EQUAL(2, table.shots());
    if (!table.on_play()) table.keys("B");
    table.keys("B wait:2000");
    table.act(passing);
    table.act(passing);
    table.lift();
    table.keys("X:800");
    TEST_ASSERT_EQUAL(2, table.shots());
}

static void alone_pictures_are_kept_as_ever() {
    Table table(Controllers{0, 1, 2});
    table.keys("wait:3000 X:800");
    TEST_ASSERT_EQUAL(1, table.shots());
}

static void nothing_is_taken_back_or_dealt_again() {
    Table table;
    kit::Rng rng(3);
    for (int step = 0; step < 30 && !table.session().over(); ++step) {
        TEST_ASSERT_FALSE(table.session().can_undo());
        TEST_ASSERT_FALSE(table.session().can_redo());
        if (table.screen().driver().waiting()) table.keys("wait:500 A");
        if (table.screen().curtain()) table.lift();
        if (!table.screen().driver().deciding()) continue;
        table.act(kit::random_legal(bluff::game, table.session().state(), rng));
    }
    if (table.session().over()) return;
    const kit::Seed seed = table.session().match().seed;
    const std::size_t length = table.session().length();
    table.keys("X DOWN A");
    TEST_ASSERT_FALSE(table.on_play());
    table.keys("DOWN*4 A B B");  // start over: asked, and left alone
    TEST_ASSERT_EQUAL(length, table.session().length());
    TEST_ASSERT_EQUAL(seed, table.session().match().seed);
    // If all agree it is another deal.
    table.keys("X DOWN*4 A LEFT A");
    TEST_ASSERT_EQUAL(0, table.session().length());
    TEST_ASSERT_NOT_EQUAL(seed, table.session().match().seed);
}

static void a_hint_comes_behind_the_curtain_and_goes_with_the_decision() {
    Table table;
    table.act(bluff::play_of(0, {bluff::bullet}));
    const kit::Seat seat = table.turn();
    table.keys("wait:2000 X A");
    TEST_ASSERT_TRUE(table.screen().curtain());
    TEST_ASSERT_EQUAL(kit::the_public, table.viewer());
    table.lift();
    table.keys("wait:3000");
    TEST_ASSERT_EQUAL(seat, table.viewer());
    TEST_ASSERT_FALSE(table.screen().advice().empty());
    table.act(passing);
    TEST_ASSERT_TRUE(table.screen().advice().empty());
    TEST_ASSERT_TRUE(table.is_safe());
    // What was decided openly is told to all, and the next one decides openly.
    TEST_ASSERT_FALSE(table.screen().curtain());
    // It goes with whoever looks meanwhile, too.
    table.keys("wait:2000 X A");
    table.lift();
    table.keys("wait:3000");
    TEST_ASSERT_FALSE(table.screen().advice().empty());
    constexpr const char* asks[] = {"LEFT", "RIGHT", "DOWN"};
    table.keys(asks[table.position().left_of(table.turn())]);
    TEST_ASSERT_TRUE(table.screen().advice().empty());
    TEST_ASSERT_TRUE(table.screen().curtain());
}

// The longest that Bluff has to say: the bar refers to the marks of the scene, until a key is
// pressed, and hides nothing of it.
static void long_advice_is_not_cut() {
    static constexpr std::string_view words =
        "Claim Cup: Marshal Grudge's 3rd card for Velvet Belle's 5th card";
    static const kit::Game wordy = [] {
        kit::Game copy = bluff::game;
        copy.describe = [](const kit::StateBytes*, kit::Action, const kit::Names&,
                           kit::TextOut& out) { out.add(words); };
        return copy;
    }();
    static const stage::Cartridge cartridge{.game = wordy, .scene = &stage::make_scene<GlassScene>};
    Table table({0, 0, 0}, 1, 1, cartridge);
    table.lift();
    table.keys("wait:1000");
    const auto before = host::picture();
    table.keys("X A wait:3000");
    TEST_ASSERT_TRUE(table.screen().advice() == words);
    bench::check_golden("play_hint_long");
    table.keys("UP");
    TEST_ASSERT_TRUE(table.screen().advice().empty());
    TEST_ASSERT_TRUE(before == host::picture());
    table.act(bluff::play_of(0, {bluff::bullet}));
}

// Wherever the power goes: the next power-on shows what all may see, or a curtain. What somebody
// was to be shown is not lost.
static void a_match_goes_on_before_everybodys_eyes() {
    Table table({0, 0, 1}, 2);
    kit::Rng rng(9);
    std::vector<kit::Match> saved;
    int glimpses = 0;
    for (int step = 0; step < 60 && !table.session().over(); ++step) {
        saved.push_back(table.keeper.saved);
        if (table.screen().driver().waiting()) table.keys("wait:500 A");
        if (table.screen().curtain()) table.lift();
        if (!table.screen().driver().deciding()) {
            table.keys("wait:500");
            continue;
        }
        const bool play = table.position().phase == bluff::Phase::play;
        table.act(play ? bluff::play_of(rng.below(2), {bluff::key, 0})
                       : kit::random_legal(bluff::game, table.session().state(), rng));
    }
    for (const kit::Match& match : saved) {
        Table again(match);
        TEST_ASSERT_TRUE(again.is_safe());
        if (!again.screen().curtain()) continue;
        again.lift();
        if (!again.screen().driver().waiting()) continue;
        ++glimpses;
        TEST_ASSERT_NOT_EQUAL(kit::the_public, again.viewer());
        TEST_ASSERT_TRUE(kit::same_match(match, again.keeper.saved) || again.keeper.saves == 0);
    }
    TEST_ASSERT_GREATER_THAN(0, glimpses);
}

// ---- What the console tells of a running match --------------------------------------------------

namespace {

play::Start null_start(int persons) {
    play::Start start{.config = nullgame::game.info.form.usual(), .seed = 0x5EC2E7};
    start.config.values[nullgame::players_field] = 2;
    start.controllers = {0, static_cast<std::uint8_t>(persons > 1 ? 0 : 1)};
    return start;
}

}  // namespace

static void the_code_of_a_running_match_is_not_offered() {
    for (const int persons : {1, 2}) {
        bench::MenuBench bench;
        bench.menus().play_new(bench.runtime(), nullgame_cartridge::cartridge, null_start(persons));
        bench.keys("wait:1");
        TEST_ASSERT_TRUE(bench.on_play());
        bench.runtime().home();
        bench.menus().new_match(bench.runtime(), nullgame_cartridge::cartridge);
        bench.keys("wait:20 UP A");
        auto& codes = bench.menus().new_match_screen().code_screen();
        TEST_ASSERT_TRUE(bench.on(codes));
        bench.keys("X");
        TEST_ASSERT_EQUAL(persons > 1, codes.typed().empty());
    }
}

static void the_cable_tells_secrets_only_if_asked_for_them() {
    bench::RemoteBench bench;
    bench.menus().play_new(bench.runtime(), nullgame_cartridge::cartridge, null_start(2));
    bench.keys("wait:1");
    constexpr std::string_view refused =
        "error: several people play it: match --secrets tells what is hidden too\r\n";
    bench.expect("match", refused);
    TEST_ASSERT_TRUE(bench.ask("match --json").find("code") == std::string::npos);
    bench.expect_part("match --secrets", "seed");
    TEST_ASSERT_TRUE(bench.ask("match --secrets --json").find("\"code\":") != std::string::npos);
    // Left for the launcher it is no less secret, and no file.
    bench.ask("home");
    bench.expect("match", refused);
    TEST_ASSERT_TRUE(bench.ask("files").find("MATCHES") == std::string::npos);
    for (const char* command : {"info", "games", "log"})
        TEST_ASSERT_TRUE(bench.ask(command).find("5EC2E7") == std::string::npos);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_key_is_looked_through_behind_a_curtain);
    RUN_TEST(whoever_hurries_the_story_comes_to_the_page_first);
    RUN_TEST(a_glimpse_ends_with_a_held_or_after_a_long_time);
    RUN_TEST(a_glimpse_does_not_need_animations);
    RUN_TEST(the_menu_over_a_glimpse_draws_the_curtain);
    RUN_TEST(a_computer_waits_for_the_end_of_a_glimpse);
    RUN_TEST(a_glimpse_comes_before_a_penalty);
    RUN_TEST(at_the_end_of_a_round_there_is_a_page_and_no_glimpse);
    RUN_TEST(with_one_person_nothing_is_covered);
    RUN_TEST(anybody_looks_at_the_own_hand_while_an_answer_is_open);
    RUN_TEST(what_went_dark_wakes_behind_a_curtain);
    RUN_TEST(a_banner_is_no_decision);
    RUN_TEST(nobody_looks_for_a_computer);
    RUN_TEST(a_look_from_a_private_view_goes_over_curtains);
    RUN_TEST(films_and_sounds_before_the_public_are_the_same);
    RUN_TEST(a_computer_answers_after_the_same_time_whatever_it_holds);
    RUN_TEST(a_thought_takes_as_long_whatever_is_hidden);
    RUN_TEST(no_picture_of_a_private_view_is_kept);
    RUN_TEST(alone_pictures_are_kept_as_ever);
    RUN_TEST(nothing_is_taken_back_or_dealt_again);
    RUN_TEST(a_hint_comes_behind_the_curtain_and_goes_with_the_decision);
    RUN_TEST(long_advice_is_not_cut);
    RUN_TEST(a_match_goes_on_before_everybodys_eyes);
    RUN_TEST(the_code_of_a_running_match_is_not_offered);
    RUN_TEST(the_cable_tells_secrets_only_if_asked_for_them);
    return UNITY_END();
}
