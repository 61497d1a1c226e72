// Matches played with keys, as a person would: against each computer player, with undo, hints,
// curtains, results, and the null game's lesson.
#include "play_bench.h"
#include "shell/chambers.h"
#include "shell/play/advice.h"

using bench::Bench;
using bench::Bookmark;
using bench::NullMatch;
using bench::PlayBench;

void setUp() {}
void tearDown() {}

namespace {

// Presses keys until the results are there: draws below nine, then stands.
int play_by_keys(PlayBench& bench) {
    int presses = 0;
    for (; !bench.on_results(); ++presses) {
        TEST_ASSERT_TRUE_MESSAGE(presses < 500, "the match does not end");
        const auto& screen = bench.shell().match_screens().play_screen();
        if (screen.curtain() || screen.banner()) {
            bench.keys("A");
            continue;
        }
        const auto& session = bench.session();
        if (session.over() || !session.is_person(session.turn())) {
            bench.run_ms(200);
            continue;
        }
        const auto& state = *reinterpret_cast<const nullgame::State*>(session.state());
        bench.keys(state.total(state.turn) < 9 ? "LEFT A" : "RIGHT A");
    }
    return presses;
}

// Without waiting until it rests, as PlayBench does.
void start(Bench& bench, const NullMatch& match) {
    const auto verdict = bench.shell().match_screens().start(
        bench.runtime(), nullgame_cartridge::cartridge, match.start(), play::no_keeper);
    TEST_ASSERT_TRUE(verdict.ok());
}

std::vector<std::uint32_t> film_of(const NullMatch& match) {
    PlayBench bench(match);
    play_by_keys(bench);
    return host::film();
}

const nullgame::State& state_of(PlayBench& bench) {
    return *reinterpret_cast<const nullgame::State*>(bench.session().state());
}

}  // namespace

static void a_match_against_each_computer_player() {
    for (const int level : {1, 2, 3}) {
        PlayBench bench({.controllers = {0, level}});
        play_by_keys(bench);
        TEST_ASSERT_TRUE(bench.session().over());
        // All of it was saved, step by step.
        TEST_ASSERT_TRUE(kit::same_match(bench.keeper.saved, bench.session().match()));
        TEST_ASSERT_EQUAL_size_t(0, bench.keeper.endings.size());
        bench.keys("UP A");  // home
        TEST_ASSERT_EQUAL_size_t(1, bench.keeper.endings.size());
        TEST_ASSERT_TRUE(bench.on_launcher());
    }
}

static void four_at_the_table_and_one_alone() {
    PlayBench four({.controllers = {0, 3, 2, 1}});
    play_by_keys(four);
    PlayBench alone({.controllers = {0}, .mode = nullgame::score});
    play_by_keys(alone);
    TEST_ASSERT_TRUE(alone.session().over());
}

static void computers_play_by_themselves() {
    PlayBench bench({.controllers = {2, 3, 1}});
    TEST_ASSERT_EQUAL_UINT8(kit::the_public, bench.shell().match_screens().play_screen().viewer());
    for (int i = 0; i < 1000 && !bench.on_results(); ++i) bench.run_ms(200);
    TEST_ASSERT_TRUE(bench.on_results());
}

static void the_same_keys_give_the_same_film() {
    const NullMatch match{.controllers = {0, 3}, .rounds = 2};
    TEST_ASSERT_TRUE(film_of(match) == film_of(match));
}

// However long the frames take: not even what lies over the scene goes by the clock in a motion.
static void a_slow_machine_shows_the_same_film_with_a_toast() {
    const auto film_with_toast = [](std::uint64_t late_ms) {
        Bench bench;
        start(bench, {.controllers = {2, 3, 1}});
        bench.runtime().toast("Something happened");
        while (host::film().size() < 250) {
            bench.step();
            bench.let_time_pass_unseen(late_ms);
            bench.let_time_run();
        }
        return std::vector<std::uint32_t>(host::film().begin(), host::film().begin() + 250);
    };
    TEST_ASSERT_TRUE(film_with_toast(0) == film_with_toast(5));
}

// A key that stops the motion is answered in the step that takes it, wherever in a frame it comes.
static void a_menu_over_a_thinking_player_waits_for_no_frame() {
    for (std::uint64_t ms = 60; ms < 77; ++ms) {
        Bench bench;
        start(bench, {.controllers = {3, 0}});
        bench.run_ms(ms);
        TEST_ASSERT_TRUE(bench.shell().match_screens().session().thinking());
        const std::size_t frames = host::film().size();
        bench.edge(hal::Button::b, true);
        bench.step();
        TEST_ASSERT_FALSE(bench.runtime().on_top(bench.shell().match_screens().play_screen()));
        TEST_ASSERT_EQUAL_size_t(frames + 1, host::film().size());
    }
}

static void undo_and_redo_by_the_menu() {
    PlayBench bench;
    const auto before = host::picture();
    bench.keys("A");
    const auto after = host::picture();
    TEST_ASSERT_TRUE(bench.session().cursor() >= 2);
    bench.keys("X DOWN A");
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    TEST_ASSERT_TRUE(before == host::picture());
    TEST_ASSERT_EQUAL_UINT16(0, bench.keeper.saved.cursor);
    bench.keys("X DOWN*2 A");
    TEST_ASSERT_TRUE(after == host::picture());
    // Nothing to redo any more: refused, and said so.
    bench.keys("X DOWN*2 A");
    TEST_ASSERT_FALSE(bench.on_play());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_play());
}

static void a_finished_match_can_be_taken_back_until_it_is_left() {
    PlayBench bench({.rounds = 1});
    play_by_keys(bench);
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_play());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_results());
    bench.keys("B X A B");  // the menu without a hint opens on the rules
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_TRUE(bench.session().over());
    bench.keys("X UP*2 A");
    TEST_ASSERT_FALSE(bench.session().over());
    play_by_keys(bench);
    bench.keys("wait:1100 A");  // again
    TEST_ASSERT_EQUAL_size_t(1, bench.keeper.endings.size());
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
}

// Taps that were meant for the last story are not taken, fast or slow: for a second, and another
// one after each.
static void the_results_stay_while_a_is_tapped_on() {
    PlayBench bench({.rounds = 1});
    play_by_keys(bench);
    const std::size_t length = bench.session().length();
    bench.keys("B wait:500");  // to the table; A brings them again
    for (const std::uint64_t rhythm : {100u, 250u, 450u})
        for (int tap = 0; tap < 8; ++tap)
            for (const bool pressed : {true, false}) {
                host::press(hal::Button::a, pressed);
                bench.run_ms(rhythm);
            }
    TEST_ASSERT_TRUE(bench.on_results());
    TEST_ASSERT_EQUAL_size_t(length, bench.session().length());
    bench.keys("wait:1100 A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
}

static void a_hint_moves_the_cursor_and_decides_nothing() {
    PlayBench bench;
    bench.keys("RIGHT");
    bench.keys("X A");
    TEST_ASSERT_EQUAL_size_t(0, bench.session().length());
    const auto advised = bench.session().choice();
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.session().match().actions[0] == advised);
}

// Where a line of the scene's words would be cut by it, a hint's reason takes all of their room.
static void a_reason_leaves_no_sliver_of_words() {
    PlayBench bench;
    constexpr stage::Colour beneath = stage::rgb(0xff00ff);
    const std::string long_advice = "Destroy slot 6, Briefcase, and use Punch and Kick for it";
    for (const int height : {22, 24, 34})
        for (const std::string& advice : {std::string("Draw"), long_advice}) {
            const stage::Rect room{0, 200, stage::screen_size, height};
            std::vector<stage::Colour> pixels(stage::screen_size * stage::screen_size, beneath);
            stage::Canvas canvas(pixels.data(), stage::screen_area, stage::standard_theme);
            play::draw_advice(canvas, room, advice, "It counts.", bench.runtime());
            int seen = 0;
            for (int y = room.y; y < room.bottom(); ++y)
                seen += pixels[static_cast<std::size_t>(y * stage::screen_size + 120)] == beneath;
            const std::string where = advice + ", " + std::to_string(height);
            TEST_ASSERT_LESS_THAN_MESSAGE(height, seen, where.c_str());
            TEST_ASSERT_TRUE_MESSAGE(seen == 0 || seen >= stage::small.height - 1, where.c_str());
        }
}

// Its player never finds an answer.
static const stage::Cartridge& null_game_at_a_loss() {
    static constexpr kit::Player lost{"lost",
                                      "Lost",
                                      1,
                                      0,
                                      [](kit::Thought&) {},
                                      [](kit::Thought&, std::uint32_t) { return true; }};
    static constexpr const kit::Player* players[] = {&lost};
    static const kit::Game game = [] {
        kit::Game copy = nullgame::game;
        copy.info.players = players;
        return copy;
    }();
    static const stage::Cartridge cartridge{.game = game,
                                            .scene = nullgame_cartridge::cartridge.scene};
    return cartridge;
}

static void where_no_hint_is_found_that_is_said() {
    PlayBench bench;
    play::MatchScreens& screens = bench.shell().match_screens();
    const play::Start start = NullMatch{.controllers = {0, 1}}.start();
    TEST_ASSERT_TRUE(
        screens.start(bench.runtime(), null_game_at_a_loss(), start, bench.keeper).ok());
    bench.keys("wait:1");
    bench.keys("X A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_TRUE(bench.session().hint().empty());
    TEST_ASSERT_TRUE(bench.runtime().toast_text() == "No hint here");
    // The match goes on; so does the player, with what is legal.
    bench.keys("A wait:3000");
    TEST_ASSERT_GREATER_THAN_size_t(1, bench.session().length());
}

static void keys_skip_a_story_and_choose_nothing() {
    PlayBench bench;
    bench.edge(hal::Button::a, true);
    bench.run_ms(40);
    bench.edge(hal::Button::a, false);
    bench.run_ms(20);
    TEST_ASSERT_EQUAL_size_t(1, bench.session().length());
    bench.edge(hal::Button::a, true);  // in the middle of the flight
    bench.run_ms(40);
    bench.edge(hal::Button::a, false);
    TEST_ASSERT_EQUAL_size_t(1, bench.session().length());
    bench.keys("wait:2000");
    TEST_ASSERT_EQUAL_size_t(2, bench.session().length());
}

static void start_over_asks_first() {
    PlayBench bench;
    bench.keys("A X DOWN*4 A A");  // go on
    TEST_ASSERT_TRUE(bench.session().length() > 0);
    bench.keys("A LEFT A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(0, bench.session().length());
    TEST_ASSERT_EQUAL_UINT16(0, bench.keeper.saved.count);
}

// Nothing is given up then, so nobody is asked.
static void start_over_counts_a_match_that_is_over() {
    PlayBench bench({.rounds = 1});
    const kit::Seed seed = bench.session().match().seed;
    play_by_keys(bench);
    bench.keys("B X DOWN A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(0, bench.session().length());
    TEST_ASSERT_TRUE(bench.session().match().seed == seed);
    TEST_ASSERT_EQUAL_size_t(1, bench.keeper.endings.size());
}

static void back_and_save_and_leave() {
    PlayBench bench;
    bench.keys("A B A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_TRUE(bench.keeper.saved.count > 0);
    // It goes on where it was.
    bench.session().loaded() = bench.keeper.saved;
    TEST_ASSERT_TRUE(bench.shell()
                         .match_screens()
                         .resume(bench.runtime(), nullgame_cartridge::cartridge, bench.keeper)
                         .ok());
    bench.keys("wait:1");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_size_t(bench.keeper.saved.cursor, bench.session().cursor());
}

static void rules_open_where_they_are_needed() {
    PlayBench bench;
    bench.keys("Y");
    TEST_ASSERT_FALSE(bench.on_play());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_play());
    // From the thing under the cursor to the index, a page, and back again.
    bench.keys("Y A DOWN A");
    bench.keys("RIGHT*3 DOWN A LEFT B");
    TEST_ASSERT_FALSE(bench.on_play());
    bench.keys("B");
    TEST_ASSERT_FALSE(bench.on_play());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_play());
    // From the menu the pages begin with the same one.
    bench.keys("Y A");
    const auto index = host::picture();
    bench.keys("B B X DOWN*3 A");
    TEST_ASSERT_FALSE(bench.on_play());
    TEST_ASSERT_TRUE(index == host::picture());
}

static void a_curtain_falls_between_two_persons() {
    PlayBench bench({.controllers = {0, 0}, .rounds = 1});
    const auto& screen = bench.shell().match_screens().play_screen();
    TEST_ASSERT_TRUE(screen.curtain());
    bench.keys("LEFT B Y");  // nothing of this opens it
    TEST_ASSERT_TRUE(screen.curtain());
    bench.keys("A");
    TEST_ASSERT_FALSE(screen.curtain());
    TEST_ASSERT_EQUAL_UINT8(0, screen.viewer());
    bench.keys("A");
    TEST_ASSERT_TRUE(screen.curtain());
    const auto hidden = host::picture();
    TEST_ASSERT_EQUAL_UINT8(1, bench.session().turn());
    // The curtain looks the same whatever lies behind it.
    PlayBench other({.controllers = {0, 0}, .rounds = 1, .seed = 9});
    other.keys("A A");
    TEST_ASSERT_TRUE(hidden == host::picture());
}

static void behind_the_curtain_the_story_is_told_again() {
    PlayBench bench({.controllers = {0, 0}, .rounds = 3});
    bench.keys("A A");
    const std::size_t frames = host::film().size();
    const int saves = bench.keeper.saves;
    const std::size_t cursor = bench.session().cursor();
    bench.keys("A");
    TEST_ASSERT_TRUE(host::film().size() > frames + 10);  // the card flies for the second one too
    TEST_ASSERT_EQUAL_UINT8(1, bench.shell().match_screens().play_screen().viewer());
    TEST_ASSERT_EQUAL_size_t(cursor, bench.session().cursor());
    TEST_ASSERT_EQUAL_INT(saves, bench.keeper.saves);
    play_by_keys(bench);
}

// Whoever was handed the console cannot take the other's decision back, nor see their table by it.
static void undo_shows_nobody_the_others_secret() {
    PlayBench bench({.controllers = {0, 0}, .rounds = 3});
    const auto& screen = bench.shell().match_screens().play_screen();
    bench.keys("A A");  // the first one draws; the console is passed on
    TEST_ASSERT_TRUE(screen.curtain());
    bench.keys("X UP*2 A B");
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    TEST_ASSERT_TRUE(screen.curtain());
    bench.keys("A");  // the second one's table
    TEST_ASSERT_EQUAL_UINT8(1, screen.viewer());
    bench.keys("X DOWN A B");
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    play_by_keys(bench);
}

// Where nothing is hidden a banner says who decides. It stays until A, which is spent with that;
// nothing else goes past it.
static void a_banner_tells_whose_decision_it_is() {
    PlayBench bench({.controllers = {0, 0}, .rounds = 1, .holes_open = true});
    const auto& screen = bench.shell().match_screens().play_screen();
    TEST_ASSERT_FALSE(screen.curtain());
    TEST_ASSERT_TRUE(screen.banner());
    TEST_ASSERT_EQUAL_UINT8(0, screen.viewer());
    bench.keys("wait:500 RIGHT");
    TEST_ASSERT_TRUE(screen.banner());
    bench.keys("A");
    TEST_ASSERT_FALSE(screen.banner());
    TEST_ASSERT_EQUAL_size_t(0, bench.session().cursor());
    bench.keys("wait:500 A wait:100");
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    TEST_ASSERT_EQUAL_UINT8(1, screen.viewer());
    TEST_ASSERT_TRUE(screen.banner());
    // Whoever taps on from the story before does not decide for the other one.
    for (int tap = 0; tap < 20; ++tap) {
        host::press(hal::Button::a, true);
        bench.run_ms(60);
        host::press(hal::Button::a, false);
        bench.run_ms(140);
    }
    TEST_ASSERT_EQUAL_size_t(1, bench.session().cursor());
    play_by_keys(bench);
}

// After the cards were turned before everybody's eyes the next person's card is covered again, also
// if that person had the console last.
static void what_all_watched_ends_with_a_curtain() {
    for (kit::Seed seed = 1; seed < 40; ++seed) {
        PlayBench bench({.controllers = {0, 0}, .rounds = 3, .seed = seed});
        const auto& screen = bench.shell().match_screens().play_screen();
        bench.keys("A RIGHT A A RIGHT A wait:40");  // both stand, and the cards are turned
        TEST_ASSERT_EQUAL_size_t(2, bench.session().cursor());
        TEST_ASSERT_TRUE(screen.driver().telling() || screen.curtain());
        TEST_ASSERT_EQUAL_UINT8(kit::the_public, screen.viewer());
        bench.run_ms(6000);
        TEST_ASSERT_EQUAL_UINT8(1, bench.session().turn());
        TEST_ASSERT_TRUE(screen.curtain());
    }
}

static void open_cards_need_no_curtain() {
    PlayBench bench({.controllers = {0, 0}, .rounds = 1, .holes_open = true});
    bench.keys("A A");
    TEST_ASSERT_FALSE(bench.shell().match_screens().play_screen().curtain());
    TEST_ASSERT_EQUAL_UINT8(bench.session().turn(),
                            bench.shell().match_screens().play_screen().viewer());
    play_by_keys(bench);
}

static void what_cannot_be_saved_is_said() {
    PlayBench bench;
    const auto calm = host::picture();
    bench.keeper.broken = "Not saved: the storage is full";
    bench.keys("RIGHT A");
    TEST_ASSERT_TRUE(bench.session().length() > 0);
    TEST_ASSERT_FALSE(calm == host::picture());
}

// However the match is left.
// What a key has done is on the panel, then the flash is written; both before anything else.
static void the_picture_of_an_action_does_not_wait_for_the_flash() {
    static std::size_t frames_before_the_save;
    PlayBench bench;
    bench.keys("wait:500");
    bench.keeper.on_save = [](const bench::MemoryKeeper&) {
        frames_before_the_save = host::film().size();
    };
    const std::size_t frames = host::film().size();
    const int saves = bench.keeper.saves;
    bench.edge(hal::Button::a, true);
    while (bench.keeper.saves == saves) bench.step();
    TEST_ASSERT_EQUAL_size_t(frames + 1, frames_before_the_save);
    TEST_ASSERT_EQUAL_size_t(frames + 1, host::film().size());
}

static void what_cannot_be_counted_is_said() {
    for (const char* way :
         {"wait:1100 A", "wait:1100 DOWN A", "wait:1100 DOWN*2 A", "B X DOWN*2 A", "B B A"}) {
        PlayBench bench({.rounds = 1});
        play_by_keys(bench);
        bench.keeper.unfinished = "Not kept: the storage is full";
        bench.keys(way);
        TEST_ASSERT_EQUAL_size_t(1, bench.keeper.endings.size());
        TEST_ASSERT_EQUAL_STRING_MESSAGE("Not kept: the storage is full",
                                         std::string(bench.runtime().toast_text()).c_str(), way);
    }
}

static void without_animations_what_has_to_be_read_stays() {
    PlayBench bench({.controllers = {0, 1}, .rounds = 2});
    console::Settings settings = bench.settings();
    settings.motion = console::Motion::off;
    bench.runtime().change(settings);
    bench.keys("wait:20");
    play_by_keys(bench);
}

static void a_round_from_the_self_test() {
    Bench bench;
    bench.keys(bench::to_null_game);
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().menus().game_menu()));
    bench.keys("B B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void the_lesson_from_start_to_end() {
    bench::LessonBench bench;
    const auto& lesson = bench.shell().match_screens().lesson_screen();
    TEST_ASSERT_TRUE(bench.runtime().on_top(lesson));
    const auto& session = bench.shell().match_screens().session();
    bench.keys("A A A");
    bench.keys("RIGHT A");  // not what was asked for
    TEST_ASSERT_EQUAL_size_t(0, session.length());
    bench.keys("LEFT A");
    TEST_ASSERT_EQUAL_size_t(2, session.length());
    bench.keys("A A A");  // the rival's card, the bar, draw
    TEST_ASSERT_EQUAL_size_t(4, session.length());
    bench.keys("A RIGHT A A");
    TEST_ASSERT_TRUE(session.over());
    TEST_ASSERT_FALSE(lesson.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(lesson.completed());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

static void a_lesson_can_be_left_at_any_step() {
    bool ended = false;
    for (int steps = 0; !ended; ++steps) {
        TEST_ASSERT_TRUE_MESSAGE(steps < 20, "the lesson does not end");
        bench::LessonBench bench;
        for (int i = 0; i < steps; ++i) bench.keys(i == 8 ? "RIGHT A" : "A");
        ended = bench.shell().match_screens().lesson_screen().completed();
        bench.keys("B");
        // Once something would be lost, it asks.
        TEST_ASSERT_EQUAL(steps == 0 || ended, bench.on_launcher());
        if (!bench.on_launcher()) bench.keys("A");
        TEST_ASSERT_TRUE(bench.on_launcher());
    }
}

// Each action is legal where it stands, captions fit, and what they point at is on the table.
static void check_lesson(const kit::Game& game, const stage::Lesson& lesson) {
    using Do = stage::LessonStep::Do;
    TEST_ASSERT_TRUE(kit::config_verdict(game, lesson.config).ok());
    kit::AnyState state;
    game.setup(state.bytes, lesson.config, lesson.seed);
    kit::Events unseen;
    for (const kit::Action action : lesson.before)
        TEST_ASSERT_TRUE(game.apply(state.bytes, action, unseen).ok());
    for (const stage::LessonStep& step : lesson.steps) {
        const std::string where(step.caption);
        const bool band = lesson.crowded && step.what != Do::read;
        const stage::Rect place =
            step.what == Do::watch ? lesson.watching_band : lesson.acting_band;
        const int width = !band           ? stage::caption_width
                          : place.empty() ? stage::band_width
                                          : place.width - 12;
        // In a band of its own place lines may stand closer.
        const bool own = band && !place.empty();
        const int most =
            own ? place.height : (band ? stage::band_lines : stage::caption_lines) * 14;
        for (const std::string_view text : {step.caption, step.nudge})
            TEST_ASSERT_TRUE_MESSAGE(
                stage::paragraph_height(width, text, stage::small, own ? 0 : 2) <= most,
                std::string(text).c_str());
        TEST_ASSERT_TRUE_MESSAGE(
            step.spotlight.empty() || stage::scene_area.common(step.spotlight) == step.spotlight,
            where.c_str());
        if (step.what == Do::read) continue;
        TEST_ASSERT_FALSE(step.actions.empty());
        const bool learner = step.what != Do::watch;
        // What is to be pressed is lit, and not told by its place.
        for (const std::string_view text : {step.caption, step.nudge})
            for (const std::string_view where_it_is :
                 {"above", "below", "the corner", "lower row", "at the left", "at the right",
                  "to the left", "to the right", "to its right", "to its left", " row"})
                TEST_ASSERT_TRUE_MESSAGE(
                    !learner || text.find(where_it_is) == std::string_view::npos,
                    std::string(text).c_str());
        // One of them, or all in a row. Of a choice the first is what the lesson goes on with.
        const bool all = step.what == Do::watch || step.what == Do::series;
        for (const kit::Action action : step.actions) {
            TEST_ASSERT_TRUE_MESSAGE((game.turn(state.bytes) == lesson.learner) == learner,
                                     where.c_str());
            TEST_ASSERT_TRUE_MESSAGE(kit::is_legal(game, state.bytes, action), where.c_str());
            if (all) TEST_ASSERT_TRUE(game.apply(state.bytes, action, unseen).ok());
        }
        if (!all) TEST_ASSERT_TRUE(game.apply(state.bytes, step.actions[0], unseen).ok());
    }
}

static void no_caption_hides_what_it_speaks_of() {
    bench::Bench bench(PlayBench::powered());
    Bookmark keeper;
    std::string found;
    for (const stage::Cartridge* cartridge : bench::cartridges())
        for (const stage::Lesson& lesson : cartridge->lessons)
            for (keeper.step = 0; keeper.step < lesson.steps.size(); ++keeper.step) {
                const stage::LessonStep& step = lesson.steps[keeper.step];
                if (step.what == stage::LessonStep::Do::solve) continue;
                bench.shell().match_screens().learn(bench.runtime(), *cartridge, lesson, keeper);
                bench.keys("wait:1");
                const stage::Rect caption =
                    bench.shell().match_screens().lesson_screen().caption_area();
                if (!caption.common(step.spotlight.inset(1)).empty())
                    found += std::string(lesson.title) + ": " + std::string(step.caption) + "\n";
                bench.runtime().close();
            }
    TEST_ASSERT_EQUAL_STRING("", found.c_str());
}

// ---- Frames in lessons --------------------------------------------------------------------------

// What the keys do on the way to and from what is wanted; each from the step's beginning.
constexpr std::string_view walks[] = {
    "wait:1",   "RIGHT",     "LEFT",      "UP",         "DOWN",      "RIGHT*2",
    "A",        "RIGHT A",   "LEFT A",    "UP A",       "DOWN A",    "DOWN RIGHT A",
    "UP*2 A",   "RIGHT*2 A", "DOWN*2 A",  "A RIGHT",    "A RIGHT A", "LEFT A DOWN A",
    "A A",      "A DOWN A",  "UP A DOWN", "UP*3 B",     "RIGHT A A", "LEFT*2 A",
    "DOWN*3 A", "A LEFT A",  "LEFT*3 A",  "A RIGHT*3 A"};

using Pixels = std::vector<stage::Colour>;

// The scene alone, without words and frames.
Pixels scene_of(Bench& bench, const play::LessonScreen& screen) {
    const stage::Rect area = console::Runtime::panel_area();
    Pixels pixels(static_cast<std::size_t>(area.area()));
    stage::Canvas canvas(pixels.data(), area, bench.runtime().theme());
    screen.driver().draw(canvas);
    return pixels;
}

// How many pixels of an area differ; not counted is what lies in one of the others.
int differing(const Pixels& one, const Pixels& other, const stage::Rect& in,
              std::initializer_list<stage::Rect> without) {
    const stage::Rect all = console::Runtime::panel_area(), area = in.common(stage::scene_area);
    int count = 0;
    for (int y = area.y; y < area.bottom(); ++y)
        for (int x = area.x; x < area.right(); ++x) {
            const auto hides = [&](const stage::Rect& each) { return each.contains({x, y}); };
            if (std::any_of(without.begin(), without.end(), hides)) continue;
            const auto at = static_cast<std::size_t>((y - all.y) * all.width + x - all.x);
            count += one[at] != other[at];
        }
    return count;
}

// What is wrong with frames and cursor as they are shown now.
std::string trouble_of(Bench& bench, const play::LessonScreen& screen) {
    const stage::SceneDriver& driver = screen.driver();
    const stage::Rect open = driver.scene().open_area(driver.view());
    if (driver.telling() || !driver.deciding() || open == stage::scene_area) return {};
    const auto lit = screen.lit();
    if (screen.astray()) return lit.empty() ? "" : "a frame behind what was not asked for";
    const Pixels shown = host::picture().pixels, bare = scene_of(bench, screen);
    const stage::Rect cursor = driver.scene().cursor_area(driver.view());
    const stage::Rect caption = screen.caption_area();
    if (cursor.empty()) return "no cursor";
    if (differing(shown, bare, cursor, {caption}) != 0) return "something covers the cursor";
    for (const stage::Rect& each : lit) {
        const stage::Rect frame = screen.frame_of(each);
        if (differing(shown, bare, frame, {each.inset(-1), caption, cursor}) < 24)
            return "a frame is not seen";
        // Of a menu: within it, or beside it.
        const stage::Rect inside = each.common(open);
        if (driver.scene().keeps_back(driver.view()) && !inside.empty() && inside != each &&
            inside != open)
            return "a frame lies half across a menu";
    }
    return {};
}

static void frames_hide_no_cursor_and_mark_what_was_asked_for() {
    using Do = stage::LessonStep::Do;
    Bench bench(PlayBench::powered());
    Bookmark keeper;
    std::string found;
    int astray = 0;
    const auto& screen = bench.shell().match_screens().lesson_screen();
    for (const stage::Cartridge* cartridge : bench::cartridges())
        for (const stage::Lesson& lesson : cartridge->lessons)
            for (keeper.step = 0; keeper.step < lesson.steps.size(); ++keeper.step) {
                const stage::LessonStep& step = lesson.steps[keeper.step];
                if (step.what != Do::play && step.what != Do::series) continue;
                for (const std::string_view walk : walks) {
                    bench.shell().match_screens().learn(bench.runtime(), *cartridge, lesson,
                                                        keeper);
                    bench.keys("wait:600");
                    bench.keys(walk);
                    bench.run_ms(300);
                    if (bench.runtime().on_top(screen)) {
                        const std::string trouble = trouble_of(bench, screen);
                        if (!trouble.empty())
                            found += std::string(cartridge->game.info.word) + ", " +
                                     std::string(lesson.title) + ", step " +
                                     std::to_string(keeper.step) + ", " + std::string(walk) + ": " +
                                     trouble + "\n";
                        astray += screen.astray();
                    }
                    while (!bench.on_launcher()) bench.runtime().close();
                }
            }
    TEST_ASSERT_EQUAL_STRING("", found.c_str());
    TEST_ASSERT_GREATER_THAN(100, astray);
}

// Whoever taps A, and B where that is said, and nothing else is taken along after two mistakes.
// What is refused is no mistake: why is said there.
static void a_second_mistake_brings_the_cursor_to_what_is_wanted() {
    using Do = stage::LessonStep::Do;
    Bench bench(PlayBench::powered());
    Bookmark keeper;
    const auto& screen = bench.shell().match_screens().lesson_screen();
    const auto& session = bench.shell().match_screens().session();
    // A does nothing where the cursor starts.
    constexpr std::string_view refusals[] = {"First turns 18", "Move and clear 5", "Cards 3",
                                             "Cards 14", "Cards 17"};
    std::string stuck;
    int steps = 0;
    for (const stage::Cartridge* cartridge : bench::cartridges())
        for (const stage::Lesson& lesson : cartridge->lessons)
            for (keeper.step = 0; keeper.step < lesson.steps.size(); ++keeper.step) {
                const stage::LessonStep& step = lesson.steps[keeper.step];
                if (step.what != Do::play && step.what != Do::series) continue;
                bench.shell().match_screens().learn(bench.runtime(), *cartridge, lesson, keeper);
                bench.keys("wait:600");
                const std::size_t wanted =
                    session.length() + (step.what == Do::play ? 1 : step.actions.size());
                int taps = 0;
                for (; taps < 14 && session.length() < wanted; ++taps)
                    bench.keys(screen.astray() ? "B wait:500" : "A wait:500");
                ++steps;
                const std::string at =
                    std::string(lesson.title) + " " + std::to_string(keeper.step);
                const bool refused =
                    std::find(std::begin(refusals), std::end(refusals), at) != std::end(refusals);
                if (session.length() < wanted && !refused)
                    stuck +=
                        std::string(lesson.title) + ", step " + std::to_string(keeper.step) + "\n";
                while (!bench.on_launcher()) bench.runtime().close();
            }
    TEST_ASSERT_EQUAL_STRING("", stuck.c_str());
    TEST_ASSERT_GREATER_THAN(60, steps);
}

// No figure of a match is higher than its actions can be counted, and "none yet" is a figure, too.
static void figures_fit_beside_their_titles() {
    for (const stage::Cartridge* cartridge : bench::cartridges()) {
        const auto& statistics = cartridge->statistics;
        for (const stage::Statistic& each : statistics) {
            for (const std::uint32_t figure : {std::uint32_t{0}, std::uint32_t{kit::max_actions}}) {
                kit::Text<16> shown;
                each.print(figure, shown);
                TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(play::figure_width(statistics.size()),
                                                  stage::text_width(each.title, stage::small) + 2 +
                                                      stage::text_width(shown.view(), stage::small),
                                                  std::string(each.title).c_str());
            }
        }
    }
}

static void lessons_are_sound() {
    for (const stage::Cartridge* cartridge : bench::cartridges())
        for (const stage::Lesson& lesson : cartridge->lessons)
            check_lesson(cartridge->game, lesson);
}

static void statistics_are_read_off_the_match() {
    PlayBench bench({.rounds = 1});
    bench.keys("A A RIGHT A");
    play_by_keys(bench);
    const play::Ending ending = bench.session().ending();
    TEST_ASSERT_EQUAL_UINT32(state_of(bench).points[0], ending.figures[0]);
    TEST_ASSERT_EQUAL_UINT32(2, ending.figures[1]);
    TEST_ASSERT_EQUAL_UINT32(1, ending.figures[2]);
    TEST_ASSERT_EQUAL_UINT32(0, ending.figures[3]);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_match_against_each_computer_player);
    RUN_TEST(four_at_the_table_and_one_alone);
    RUN_TEST(computers_play_by_themselves);
    RUN_TEST(the_same_keys_give_the_same_film);
    RUN_TEST(a_slow_machine_shows_the_same_film_with_a_toast);
    RUN_TEST(a_menu_over_a_thinking_player_waits_for_no_frame);
    RUN_TEST(undo_and_redo_by_the_menu);
    RUN_TEST(a_finished_match_can_be_taken_back_until_it_is_left);
    RUN_TEST(the_results_stay_while_a_is_tapped_on);
    RUN_TEST(a_hint_moves_the_cursor_and_decides_nothing);
    RUN_TEST(a_reason_leaves_no_sliver_of_words);
    RUN_TEST(where_no_hint_is_found_that_is_said);
    RUN_TEST(keys_skip_a_story_and_choose_nothing);
    RUN_TEST(start_over_asks_first);
    RUN_TEST(start_over_counts_a_match_that_is_over);
    RUN_TEST(back_and_save_and_leave);
    RUN_TEST(rules_open_where_they_are_needed);
    RUN_TEST(a_curtain_falls_between_two_persons);
    RUN_TEST(behind_the_curtain_the_story_is_told_again);
    RUN_TEST(undo_shows_nobody_the_others_secret);
    RUN_TEST(a_banner_tells_whose_decision_it_is);
    RUN_TEST(what_all_watched_ends_with_a_curtain);
    RUN_TEST(open_cards_need_no_curtain);
    RUN_TEST(what_cannot_be_saved_is_said);
    RUN_TEST(the_picture_of_an_action_does_not_wait_for_the_flash);
    RUN_TEST(what_cannot_be_counted_is_said);
    RUN_TEST(without_animations_what_has_to_be_read_stays);
    RUN_TEST(a_round_from_the_self_test);
    RUN_TEST(the_lesson_from_start_to_end);
    RUN_TEST(a_lesson_can_be_left_at_any_step);
    RUN_TEST(lessons_are_sound);
    RUN_TEST(no_caption_hides_what_it_speaks_of);
    RUN_TEST(frames_hide_no_cursor_and_mark_what_was_asked_for);
    RUN_TEST(a_second_mistake_brings_the_cursor_to_what_is_wanted);
    RUN_TEST(figures_fit_beside_their_titles);
    RUN_TEST(statistics_are_read_off_the_match);
    return UNITY_END();
}
