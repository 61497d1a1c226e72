// Every text that the console can say, with the longest names: nothing is cut, nothing is too small
// or too faint to be read, and one thing is counted as one (text_watch.h).
//
// SIXGUN_TEXTS=file writes the list of them, each in its longest form.
#include <unity.h>

#include <cstdlib>
#include <fstream>
#include <optional>

#include "lineup/cartridges.h"
#include "match_bench.h"
#include "scene_stand.h"
#include "shell/play/advice.h"
#include "shell/play/status_bar.h"
#include "text_watch.h"

namespace {

using bench::Bench;

// Of one test; a failed assertion leaves without destructors, so they are not on its stack.
std::optional<TextWatch> ears;
std::optional<stage::Listening> listening;
const stage::Cartridge* subject = nullptr;
TextWatch everything;
std::vector<std::string> everybody;

void expect_no_fault(const TextWatch& watch) {
    const auto faults = watch.faults(4.5);
    for (const std::string& fault : faults) printf("%s\n", fault.c_str());
    TEST_ASSERT_EQUAL_MESSAGE(0, static_cast<int>(faults.size()), "texts with a fault");
}

const kit::Game& game() { return subject->game; }
std::string at(const char* where) { return std::string(game().info.word) + ", " + where; }

std::string_view called(const kit::Player& player) {
    return player.name.empty() ? player.title : player.name;
}

// What may sit at a table: people, and computers of which several are the same.
std::vector<std::string> all_names() {
    std::vector<std::string> names;
    for (const kit::Player* player : kit::players_of(game())) names.emplace_back(called(*player));
    return names;
}

// In half of the matches the longest names there are.
std::array<std::string, kit::max_seats> some_names(kit::Rng& rng) {
    std::vector<std::string> names = all_names();
    const auto longest =
        std::max_element(names.begin(), names.end(),
                         [](const auto& a, const auto& b) { return a.size() < b.size(); });
    const bool all_long = rng.below(2) == 0;
    std::array<std::string, kit::max_seats> some;
    for (std::size_t seat = 0; seat < some.size(); ++seat) {
        const auto which = rng.below(static_cast<std::uint32_t>(names.size()) + 1);
        const std::string number = " " + std::to_string(seat + 1);
        some[seat] = all_long                ? *longest + number
                     : which == names.size() ? "Player" + number
                                             : names[which] + (rng.below(2) == 0 ? number : "");
    }
    return some;
}

const stage::Theme& any_theme(kit::Rng& rng) {
    return rng.below(2) == 0 ? stage::standard_theme : stage::colour_blind_theme;
}

bool ends(const kit::AnyState& state, kit::Action action) {
    kit::AnyState after;
    game().copy(after.bytes, state.bytes);
    kit::Events unseen;
    return game().apply(after.bytes, action, unseen).ok() &&
           game().turn(after.bytes) == kit::nobody;
}

// ---- What scenes say ----------------------------------------------------------------------------

void check_scenes() {
    TextWatch& watch = *ears;
    constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "UP", "LEFT", "A", "A", "B"};
    for (kit::Seed seed = 1; seed <= 16; ++seed) {
        kit::Rng rng(seed, 91);
        const auto names = some_names(rng);
        std::array<std::string_view, kit::max_seats> views;
        std::copy(names.begin(), names.end(), views.begin());
        kit::AnyState state;
        game().setup(state.bytes, kit::random_config(game(), rng), rng.next());
        for (int step = 0; step < 1500 && game().turn(state.bytes) != kit::nobody; ++step) {
            const kit::Action action = kit::random_legal(game(), state.bytes, rng);
            // Most of how it begins, a little of the rest, and the end.
            if (rng.below(step < 60 ? 4 : 24) == 0 || ends(state, action)) {
                const auto seats = static_cast<std::uint32_t>(game().seats(state.bytes));
                const std::uint32_t which = rng.below(seats + 3);
                const kit::Viewer viewer = which < seats        ? static_cast<kit::Viewer>(which)
                                           : which == seats     ? kit::the_public
                                           : which == seats + 1 ? kit::all_seeing
                                                                : game().turn(state.bytes);
                watch.enter(at("scene"));
                stand::AnySceneStand scene(*subject, views, state.bytes, viewer);
                for (int i = 0; i < 10; ++i) {
                    (void)scene.picture(any_theme(rng));
                    scene.keys(keys[rng.below(std::size(keys))]);
                }
                watch.enter(at("story"));
                stand::AnySceneStand story(*subject, views, state.bytes, viewer);
                int frame = 0;
                story.play(action, [&] {
                    if (frame++ % 7 == 0) (void)story.picture(any_theme(rng));
                });
                (void)story.picture();
            }
            kit::Events unseen;
            TEST_ASSERT_TRUE(game().apply(state.bytes, action, unseen).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(30, static_cast<int>(watch.heard()));
    expect_no_fault(watch);
}

// ---- What the shell says of a match -------------------------------------------------------------

// A console whose signs take up the most room.
host::Setup crowded() {
    host::Setup setup;
    setup.power = bench::battery(7);
    return setup;
}
void settle(Bench& bench) {
    console::Settings settings = bench.settings();
    settings.muted = true;
    settings.motion = console::Motion::off;
    settings.dim = console::DimTime::never;
    bench.runtime().change(settings);
    bench.keys("wait:20");
}

play::Start some_start(kit::Rng& rng, kit::Seed seed) {
    play::Start start{.config = kit::random_config(game(), rng), .seed = seed};
    const auto players = static_cast<std::uint32_t>(kit::players_of(game()).size());
    for (auto& controller : start.controllers)
        controller = static_cast<std::uint8_t>(rng.below(players + 1));
    return start;
}

// Any action as a hint's: what is advised, and why.
void draw_hint(Bench& bench, const play::Session& session, const stage::Rect& room,
               kit::Action action, stage::Canvas& canvas) {
    play::AdviceText advice;
    kit::Names names;
    for (kit::Seat seat = 0; seat < kit::max_seats; ++seat) names.of[seat] = session.name(seat);
    game().describe(session.state(), action, names, advice);
    play::ReasonText reason;
    if (subject->reason != nullptr) {
        kit::AnyState after;
        game().copy(after.bytes, session.state());
        kit::Events unseen;
        TEST_ASSERT_TRUE(game().apply(after.bytes, action, unseen).ok());
        subject->reason(session.state(), {&action, 1}, after.bytes, reason);
    }
    if (!play::advised_below(room, advice.view(), bench.runtime()))
        play::draw_status_bar(canvas, {.text = advice.view(), .hint = true}, bench.runtime());
    play::draw_advice(canvas, room, advice.view(), reason.view(), bench.runtime());
}

// Hints for every action, the results, and the replay.
void check_matches() {
    TextWatch& watch = *ears;
    Bench bench(crowded());
    settle(bench);
    bench.be_heard_by(watch);
    play::MatchScreens& screens = bench.shell().match_screens();
    play::Session& session = screens.session();
    bench::MemoryKeeper keeper;
    std::vector<stage::Colour> pixels(240 * 240);
    for (kit::Seed seed = 1; seed <= 6; ++seed) {
        kit::Rng rng(seed, 17);
        stage::Canvas canvas(pixels.data(), stage::screen_area, any_theme(rng));
        TEST_ASSERT_TRUE(session.begin(*subject, some_start(rng, seed), keeper).ok());
        stage::SceneMemory memory;
        const stage::Rect room = subject->scene(memory).reason_area();
        watch.enter(at("hint"));
        while (!session.over() && session.length() < 400) {
            const kit::Action action = kit::random_legal(game(), session.state(), rng);
            draw_hint(bench, session, room, action, canvas);
            TEST_ASSERT_TRUE(session.take(action).ok());
        }
        if (session.over()) {
            watch.enter(at("results"));
            TEST_ASSERT_TRUE(screens.resume(bench.runtime(), *subject, keeper).ok());
            for (int i = 0; i < 9 && !bench.runtime().on_top(screens.results()); ++i)
                bench.keys("A wait:100");
            TEST_ASSERT_TRUE(bench.runtime().on_top(screens.results()));
            bench.keys("RIGHT LEFT");
        }
        watch.enter(at("replay"));
        bench.runtime().open(*screens.results().replay());
        while (session.watch_next()) bench.shell().menus().viewer().draw(canvas);
        bench.runtime().home();
        bench.keys("wait:20");
    }
    expect_no_fault(watch);
}

// People at one console: curtains, banners, menus.
void check_tables() {
    TextWatch& watch = *ears;
    Bench bench(crowded());
    settle(bench);
    bench.be_heard_by(watch);
    bench::MemoryKeeper keeper;
    constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "A", "A",
                                    "A",  "A",    "X",    "Y",     "B"};
    for (kit::Seed seed = 1; seed <= 5; ++seed) {
        kit::Rng rng(seed, 23);
        play::Start start = some_start(rng, seed);
        if (seed % 2 == 1) start.controllers.fill(play::person);
        watch.enter(at("table"));
        const auto started =
            bench.shell().match_screens().start(bench.runtime(), *subject, start, keeper);
        TEST_ASSERT_TRUE(started.ok());
        for (int i = 0; i < 40 && !bench.on_launcher(); ++i)
            bench.keys(keys[rng.below(std::size(keys))]);
        bench.runtime().home();
        bench.keys("wait:20");
    }
    expect_no_fault(watch);
}

// ---- What is read -------------------------------------------------------------------------------

void check_pages() {
    TextWatch& watch = *ears;
    Bench bench(crowded());
    settle(bench);
    bench.be_heard_by(watch);
    play::MatchScreens& screens = bench.shell().match_screens();
    const auto back = [&] {
        bench.runtime().home();
        bench.keys("wait:20");
    };
    watch.enter(at("what Y explains"));
    for (int topic = 0; topic < subject->topics; ++topic) {
        screens.topics().show(bench.runtime(), *subject, topic);
        bench.keys("wait:1");
        bench.runtime().close();
    }
    if (subject->workshop != nullptr)
        for (int topic = 0; topic < subject->workshop->topics; ++topic) {
            screens.topics().show_workshop(bench.runtime(), *subject, topic);
            bench.keys("wait:1");
            bench.runtime().close();
        }
    watch.enter(at("rules"));
    for (int page = 0; page < static_cast<int>(subject->rules.size()); ++page) {
        screens.rules().show(bench.runtime(), *subject, page);
        bench.keys("wait:1 DOWN*3");
        bench.runtime().close();
    }
    screens.topics().pages().show(bench.runtime(), *subject, 0, nullptr);
    bench.keys("wait:1");
    back();
    for (const stage::Lesson& lesson : subject->lessons) {
        watch.enter(at("lessons"));
        screens.learn(bench.runtime(), *subject, lesson);
        bench.keys("wait:1 A*2 LEFT A");
        back();
        for (const stage::LessonStep& step : lesson.steps) {
            watch.read(step.caption);
            watch.read(step.nudge);
        }
    }
    for (const stage::Lesson& puzzle : subject->puzzles) {
        screens.solve(bench.runtime(), *subject, puzzle, 1, play::no_keeper);
        bench.keys("wait:1 A");
        back();
        watch.read(puzzle.teaches);
    }
    for (const stage::RulePage& page : subject->rules) watch.read(page.text);
    expect_no_fault(watch);
}

// ---- Menus --------------------------------------------------------------------------------------

// Anything is pressed in all that a game's menu leads to.
void check_menus() {
    TextWatch& watch = *ears;
    Bench bench(crowded());
    settle(bench);
    bench.be_heard_by(watch);
    kit::Rng rng(5);
    constexpr const char* keys[] = {"DOWN", "DOWN", "UP", "RIGHT", "RIGHT",
                                    "LEFT", "A",    "X",  "Y",     "B"};
    for (int visit = 0; visit < 8; ++visit) {
        watch.enter(at("menus"));
        bench.shell().menus().open_game(bench.runtime(), *subject);
        bench.keys(visit == 0 ? "wait:1" : "DOWN*" + std::to_string(visit) + " A");
        for (int i = 0; i < 24 && !bench.on_launcher(); ++i)
            bench.keys(keys[rng.below(std::size(keys))]);
        bench.runtime().home();
        bench.keys("wait:20");
        // The form of a new match, with every value that it can hold.
        watch.enter(at("new match"));
        bench.shell().menus().new_match(bench.runtime(), *subject);
        for (int i = 0; i < 24 && !bench.on_launcher(); ++i)
            bench.keys(keys[rng.below(visit % 2 == 0 ? 6 : 5)]);
        bench.runtime().home();
        bench.keys("wait:20");
    }
    expect_no_fault(watch);
}

// Every number on the grid of challenges, and the question whether to play it.
void check_challenges() {
    TextWatch& watch = *ears;
    Bench bench(crowded());
    settle(bench);
    bench.be_heard_by(watch);
    watch.enter("challenges");
    for (int number = 1; number <= shell::challenge_total; ++number) {
        bench.shell().menus().offer_challenge(bench.runtime(), number);
        if (number % 7 == 0) bench.keys("wait:1 X");
        bench.keys("wait:1 B");
        bench.run_ms(1);
        bench.runtime().home();
    }
    TEST_ASSERT_GREATER_THAN(200, static_cast<int>(watch.heard()));
    expect_no_fault(watch);
}

// From the launcher to every screen of the console's own, with and without sound.
void check_shell() {
    TextWatch& watch = *ears;
    kit::Rng rng(9);
    constexpr const char* ways[] = {"wait:1",
                                    "RIGHT*3",
                                    "X",
                                    "X DOWN*9",
                                    "X RIGHT DOWN RIGHT",
                                    "Y",
                                    "Y RIGHT",
                                    "Y RIGHT*2",
                                    "Y RIGHT*3",
                                    "Y RIGHT*3 A",
                                    "Y RIGHT*3 DOWN A",
                                    "Y RIGHT*3 DOWN*2 A",
                                    "Y RIGHT*3 DOWN*3 A",
                                    "Y RIGHT*3 UP A",
                                    "Y RIGHT*3 UP*2 A",
                                    "X UP A",
                                    "X UP A A",
                                    "X UP*2 A",
                                    "RIGHT*5 A",
                                    "LEFT A",
                                    "LEFT A DOWN A"};
    constexpr const char* keys[] = {"DOWN", "UP", "RIGHT", "LEFT", "A", "X", "Y", "B"};
    for (const char* board : {"picosystem", "pico_lcd_1_3"}) {
        host::Setup setup = crowded();
        setup.board = &bench::board(board);
        Bench bench(std::move(setup));
        settle(bench);
        bench.be_heard_by(watch);
        for (const char* way : ways) {
            watch.enter(std::string("shell, ") + way);
            bench.keys(way);
            for (int i = 0; i < 6; ++i) bench.keys(keys[rng.below(std::size(keys))]);
            settle(bench);
            bench.runtime().home();
            bench.keys("wait:20");
        }
    }
    expect_no_fault(watch);
}

// ---- The watch itself ---------------------------------------------------------------------------

void the_watch_finds_what_is_wrong() {
    std::vector<stage::Colour> pixels(240 * 240, stage::standard_theme.paper);
    stage::Canvas canvas(pixels.data(), stage::screen_area, stage::standard_theme);
    const auto faults = [&](auto&& draw) {
        TextWatch watch;
        const stage::Listening own(watch);
        draw();
        return static_cast<int>(watch.faults().size());
    };
    const stage::Colour ink = stage::standard_theme.ink;
    TEST_ASSERT_EQUAL(0, faults([&] { canvas.text({0, 0}, "A word", stage::small, ink); }));
    TEST_ASSERT_EQUAL(1, faults([&] { canvas.text({220, 0}, "A word", stage::small, ink); }));
    TEST_ASSERT_EQUAL(1, faults([&] {
                          canvas.text_fitted({0, 0}, 30, "A word", stage::small, ink);
                      }));
    TEST_ASSERT_EQUAL(1, faults([&] {
                          canvas.paragraph({0, 0, 30, 12}, "A word", stage::small, ink);
                      }));
    TEST_ASSERT_EQUAL(0, faults([&] {
                          canvas.paragraph({0, 0, 30, 25}, "A word", stage::small, ink);
                      }));
    TEST_ASSERT_EQUAL(1, faults([&] { canvas.text({0, 0}, "A sentence.", stage::tiny, ink); }));
    TEST_ASSERT_EQUAL(0, faults([&] { canvas.text({0, 0}, "2/3", stage::tiny, ink); }));
    TEST_ASSERT_EQUAL(1, faults([&] {
                          canvas.text({0, 0}, "A word", stage::small, stage::standard_theme.panel);
                      }));
    TEST_ASSERT_EQUAL(1, faults([&] { kit::Text<4> text("A word"); }));
    for (const char* wrong : {"1 points", "2 point", "Take 1 cards.", "lose 12 Heart", "2 match",
                              "3 turn", "It takes 1 turns"})
        TEST_ASSERT_FALSE_MESSAGE(badly_counted(wrong).empty(), wrong);
    for (const char* right : {"1 point", "2 points", "Player 1 moves", "11 cards", "2 Heart cards",
                              "0 points", "1 match", "4 tries", "Level 2 goals"})
        TEST_ASSERT_TRUE_MESSAGE(badly_counted(right).empty(), right);
    for (const char* wrong : {"by an own bomb", "each own turn", "Claim Key on own hand",
                              "First the own bombs tick", "Ruth gos down!"})
        TEST_ASSERT_FALSE_MESSAGE(badly_said(wrong).empty(), wrong);
    for (const char* right : {"Your own hand", "Black's own bomb", "the players' own", "You own it",
                              "may own any number", "Ruth goes down!"})
        TEST_ASSERT_TRUE_MESSAGE(badly_said(right).empty(), right);
}

}  // namespace

void setUp() { listening.emplace(ears.emplace()); }
void tearDown() {
    listening.reset();
    everything.add(*ears);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_watch_finds_what_is_wrong);
    for (const stage::Cartridge* cartridge : lineup::cartridges) {
        subject = cartridge;
        for (const std::string& name : all_names()) everybody.push_back(name);
        const std::string word(game().info.word);
        const auto run = [&](const char* what, void (*check)()) {
            UnityDefaultTestRun(check, (word + " " + what).c_str(), __LINE__);
        };
        run("scenes", check_scenes);
        run("matches", check_matches);
        run("tables", check_tables);
        run("pages", check_pages);
        run("menus", check_menus);
    }
    subject = nullptr;
    RUN_TEST(check_challenges);
    RUN_TEST(check_shell);
    if (const char* file = std::getenv("SIXGUN_TEXTS"))
        std::ofstream(file) << everything.list(everybody);
    return UNITY_END();
}
