// The menus around a game, by keys only: reached, used and left, with and without power cuts.
#include <algorithm>

#include "lineup/cartridges.h"
#include "love_cartridge/cartridge.h"
#include "menu_bench.h"
#include "shell/menus/replay_list.h"
#include "shell/menus/tally_rows.h"

using bench::flash_now;
using bench::MenuBench;

void setUp() {}
void tearDown() {}

// ---- What was played ----------------------------------------------------------------------------

// A match that was lost is one of those that could have been won. Among people, and alone for a
// score, there is nothing to win.
static void a_lost_match_is_not_won() {
    const auto won = [](const stage::Cartridge& cartridge, const storage::Tally& tally) {
        std::string found;
        shell::tell_tally(cartridge, tally, [&](std::string_view label, std::string_view value) {
            if (label == "Won") found = value;
        });
        return found;
    };
    const stage::Cartridge& love = love_cartridge::cartridge;
    TEST_ASSERT_EQUAL_STRING("0 of 1, 0 %", won(love, {.has_best = true, .played = 1}).c_str());
    TEST_ASSERT_EQUAL_STRING("1 of 2, 50 %",
                             won(love, {.has_best = true, .played = 2, .won = 1}).c_str());
    TEST_ASSERT_EQUAL_STRING("", won(love, {.played = 1}).c_str());
    for (const stage::Cartridge* each : lineup::cartridges)
        for (std::uint8_t mode = 0; mode < 16; ++mode)
            if ((each->scored_modes >> mode & 1) != 0)
                TEST_ASSERT_EQUAL_STRING(
                    "", won(*each, {.mode = mode, .has_best = true, .played = 1}).c_str());
}

// "Won, 25   25" would leave open which is the score.
static void a_bare_number_says_what_it_is() {
    shell::ModeTitle standard, quick;
    shell::mode_title(love_cartridge::cartridge, 0, standard);
    shell::mode_title(love_cartridge::cartridge, 1, quick);
    TEST_ASSERT_EQUAL_STRING("to 50", standard.c_str());
    TEST_ASSERT_EQUAL_STRING("to 25", quick.c_str());
}

// ---- Game menu ----------------------------------------------------------------------------------

static void every_menu_is_reached_and_left() {
    MenuBench bench;
    bench.open_menu();  // on New match: nothing is running
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
    bench.keys("B DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().replay_list()));
    bench.keys("A X B DOWN A");  // there is none: nothing happens
    TEST_ASSERT_TRUE(bench.on(bench.menus().scores_screen()));
    bench.keys("RIGHT LEFT B DOWN A");
    TEST_ASSERT_FALSE(bench.on_menu());  // the rules
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_menu());
    bench.keys("UP*3 A");
    TEST_ASSERT_TRUE(bench.on(bench.shell().match_screens().lesson_screen()));
    bench.runtime().close();
    bench.keys("wait:20 UP*2 A");  // no match to continue: refused
    TEST_ASSERT_TRUE(bench.on_menu());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

// Whoever has neither played nor learnt a game begins with its lesson.
static void a_newcomer_begins_with_the_lesson() {
    const auto to_menu = [](MenuBench& bench) {
        while (bench.shell().launcher().selected() != bench::null_chamber) bench.keys("LEFT");
        bench.keys("A");
        TEST_ASSERT_TRUE(bench.on_menu());
    };
    const auto leads_to_lesson = [](MenuBench& bench) {
        bench.keys("A");
        return bench.on(bench.shell().match_screens().lesson_screen());
    };
    {
        MenuBench bench;
        to_menu(bench);
        TEST_ASSERT_TRUE(leads_to_lesson(bench));
        bench.keys("B B");  // looked into is not learnt
        to_menu(bench);
        TEST_ASSERT_TRUE(leads_to_lesson(bench));
        bench.keys("A*3 A A*4 RIGHT A*3");
        TEST_ASSERT_TRUE(bench.shell().match_screens().lesson_screen().completed());
        bench.keys("A B");
        to_menu(bench);
        TEST_ASSERT_FALSE(leads_to_lesson(bench));
        TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
        MenuBench next(flash_now());  // that is remembered
        to_menu(next);
        TEST_ASSERT_FALSE(leads_to_lesson(next));
    }
    {
        MenuBench bench;
        bench.play_one();  // a challenge, perhaps
        to_menu(bench);
        TEST_ASSERT_FALSE(leads_to_lesson(bench));
    }
    MenuBench bench;
    bench.open_new_match();
    bench.keys("B B");
    to_menu(bench);  // and whoever knows the way to a match goes that way
    TEST_ASSERT_FALSE(leads_to_lesson(bench));
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
}

// What a learner has done is not lost with the power, and the console comes back to that game.
static void a_lesson_goes_on_after_a_power_cut() {
    MenuBench bench;
    bench.open_menu();
    bench.keys("UP:1100 DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on(bench.shell().match_screens().lesson_screen()));
    bench.keys("A*3 A wait:4000");
    const std::size_t taken = bench.session().length();
    TEST_ASSERT_GREATER_THAN(0, taken);

    MenuBench next(flash_now());
    TEST_ASSERT_EQUAL(bench::null_chamber, next.shell().launcher().selected());
    next.open_menu();
    next.keys("UP:1100 DOWN*2 A");
    TEST_ASSERT_TRUE(next.on(next.shell().match_screens().lesson_screen()));
    TEST_ASSERT_EQUAL_size_t(taken, next.session().length());
}

static void a_match_goes_on_after_a_power_cut() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_play());
    bench.keys("A wait:2000");
    const std::size_t taken = bench.session().cursor();
    TEST_ASSERT_GREATER_THAN(0, taken);
    const kit::Hash hash = bench.session().game().hash(bench.session().state());

    MenuBench next(flash_now());
    TEST_ASSERT_TRUE(next.on_menu());
    TEST_ASSERT_EQUAL(bench::null_chamber, next.shell().launcher().selected());
    next.keys("A");
    TEST_ASSERT_TRUE(next.on_play());
    TEST_ASSERT_LESS_THAN_UINT64(1'000'000, hal::now_us());
    TEST_ASSERT_EQUAL(taken, next.session().cursor());
    TEST_ASSERT_TRUE(hash == next.session().game().hash(next.session().state()));
    // Behind it is the game's menu.
    next.runtime().close();
    TEST_ASSERT_TRUE(next.on_menu());
}

// As long as nothing was played the cursor is left where it was.
static void after_save_and_leave_the_cursor_is_on_continue() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("A A wait:1000 B A");
    TEST_ASSERT_TRUE(bench.on_menu());
    const kit::Seed seed = bench.session().match().seed;
    bench.keys("A");  // goes on, asks nothing
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_HEX32(seed, bench.session().match().seed);
    bench.keys("B A");
    bench.keys("DOWN*3 A B A");  // looked at the replays: still there
    TEST_ASSERT_TRUE(bench.on(bench.menus().replay_list()));
}

// Who switches off at the results has finished the match.
static void a_match_that_was_over_counts_when_its_menu_opens() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("A");
    bench.stand_to_the_end();
    const auto flash = flash_now();
    {
        MenuBench next(flash);
        TEST_ASSERT_TRUE(next.on_menu());
        next.keys("B");
        TEST_ASSERT_TRUE(next.shell().launcher().match_runs(bench::null_chamber));
        next.open_menu();
        TEST_ASSERT_EQUAL(1, next.replays());
        next.keys("A A");  // New match asks nothing
        TEST_ASSERT_TRUE(next.on_play());
    }
    {
        MenuBench next(flash);  // or he looks at the results again
        next.keys("A wait:500");
        TEST_ASSERT_TRUE(next.on_results());
        TEST_ASSERT_EQUAL(0, next.replays());
    }
    MenuBench next(flash);  // or goes to a challenge of the same game
    next.keys("B");
    next.open_challenges();
    next.keys("A A");
    TEST_ASSERT_TRUE(next.on_play());
    TEST_ASSERT_EQUAL(1, next.replays());
}

// A does the same however the launcher was entered, and it goes on saying where a match runs.
static void the_launcher_says_where_a_match_runs() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("A A");
    MenuBench next(flash_now());
    next.keys("B LEFT RIGHT");
    TEST_ASSERT_TRUE(next.on_launcher());
    TEST_ASSERT_TRUE(next.shell().launcher().match_runs(bench::null_chamber));
    next.keys("A");
    TEST_ASSERT_TRUE(next.on_menu());
    next.keys("A");  // the cursor is on Continue
    TEST_ASSERT_TRUE(next.on_play());
}

static void a_new_match_asks_before_the_running_one_is_given_up() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("A A wait:1000");
    const std::uint32_t first = bench.store().running(31).match;
    bench.runtime().close();
    bench.keys("wait:20 DOWN A A");
    TEST_ASSERT_FALSE(bench.on_play());
    bench.keys("B");  // keep it
    TEST_ASSERT_EQUAL(first, bench.store().running(31).match);
    bench.keys("A LEFT A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_NOT_EQUAL(first, bench.store().running(31).match);
}

// ---- New match ----------------------------------------------------------------------------------

static void the_form_asks_only_what_counts() {
    MenuBench bench;
    bench.open_new_match();
    const auto& form = bench.menus().new_match_screen();
    TEST_ASSERT_EQUAL(2, form.seats());
    bench.keys("DOWN RIGHT DOWN LEFT");  // score, one player
    TEST_ASSERT_EQUAL(nullgame::score, form.choices().config[nullgame::mode_field]);
    TEST_ASSERT_EQUAL(1, form.seats());
    bench.keys("RIGHT*3 DOWN*2 RIGHT");  // four players, open hole cards
    TEST_ASSERT_EQUAL(4, form.seats());
    TEST_ASSERT_EQUAL(1, form.choices().config[nullgame::holes_field]);
    bench.keys("UP*2 LEFT*3");  // one again: hole cards are not asked, so they are as usual
    TEST_ASSERT_EQUAL(0, form.choices().config[nullgame::holes_field]);
    bench.keys("LEFT");  // at the end: refused
    TEST_ASSERT_EQUAL(1, form.choices().config[nullgame::players_field]);
}

static void a_seat_has_a_character_and_a_level() {
    MenuBench bench({}, bench::love_loaded());
    bench.open_new_match();
    const auto& form = bench.menus().new_match_screen();
    const auto expect = [&](std::vector<std::string_view> titles) {
        for (std::size_t seat = 0; seat < titles.size(); ++seat) {
            const std::uint8_t player = form.choices().controllers[seat];
            TEST_ASSERT_TRUE(titles[seat] ==
                             (player == 0 ? "You" : love::all_players[player - 1u]->title));
        }
    };
    // The middle level, each seat another character; a person on the first.
    TEST_ASSERT_EQUAL(4, form.seats());
    expect({"You", "Ruth, normal", "Pike, normal", "Lou, normal"});
    bench.keys("DOWN*6 RIGHT");
    expect({"You", "Ruth, normal", "Pike, normal", "Finch, normal"});
    bench.keys("RIGHT");  // there is no fifth
    expect({"You", "Ruth, normal", "Pike, normal", "Finch, normal"});
    bench.keys("A");  // the next level, and around
    expect({"You", "Ruth, normal", "Pike, normal", "Finch, hard"});
    bench.keys("A LEFT*2");
    expect({"You", "Ruth, normal", "Pike, normal", "Pike, easy"});
    bench.keys("LEFT*2");
    expect({"You", "Ruth, normal", "Pike, normal", "You"});
    bench.keys("LEFT");  // nobody comes before a person
    expect({"You", "Ruth, normal", "Pike, normal", "You"});
    bench.keys("RIGHT");  // the first character of the middle level
    expect({"You", "Ruth, normal", "Pike, normal", "Ruth, normal"});
    bench.keys("UP*3 A");  // the one who sits there usually
    expect({"Finch, normal", "Ruth, normal", "Pike, normal", "Ruth, normal"});
    bench.keys("B");
    MenuBench next(MenuBench::with_flash(flash_now()), bench::love_loaded());
    next.open_new_match();
    TEST_ASSERT_TRUE(form.choices().controllers ==
                     next.menus().new_match_screen().choices().controllers);
}

static void what_the_game_refuses_does_not_start() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("DOWN*2 LEFT");  // a race alone
    TEST_ASSERT_EQUAL(0, bench.menus().new_match_screen().seats());
    bench.keys("UP*2 A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_menu());
}

static void choices_are_remembered_over_a_power_cut() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("DOWN RIGHT DOWN RIGHT DOWN RIGHT*2 DOWN*3 RIGHT B");
    const auto before = bench.menus().new_match_screen().choices();
    MenuBench next(flash_now());
    next.open_new_match();
    const auto& after = next.menus().new_match_screen().choices();
    TEST_ASSERT_TRUE(before.config == after.config);
    TEST_ASSERT_EQUAL(3, after.config[nullgame::players_field]);
    TEST_ASSERT_EQUAL(5, after.config[nullgame::rounds_field]);
    TEST_ASSERT_TRUE(before.controllers == after.controllers);
}

static void a_typed_seed_repeats_the_match() {
    for (unsigned i = 0; i < 2; ++i) {
        host::Setup setup;
        setup.entropy = 1000u + i;
        MenuBench bench(std::move(setup));
        bench.open_new_match();
        bench.keys("UP*2 A");
        TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen().seed_screen()));
        bench.keys("X");  // nothing typed: refused
        TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen().seed_screen()));
        bench.keys("RIGHT*2 A DOWN A X UP*8 A");
        TEST_ASSERT_TRUE(bench.on_play());
        TEST_ASSERT_EQUAL_HEX32(0x2A, bench.session().match().seed);
    }
}

// Moves to a character on the board and types it.
static void type(MenuBench& bench, std::string_view symbols) {
    static int column = 0, row = 0;
    if (bench.menus().new_match_screen().code_screen().typed().empty()) column = row = 0;
    for (const char c : symbols) {
        const int at = static_cast<int>(kit::code_alphabet.find(c));
        std::string keys;
        for (; row < at / 8; ++row) keys += "DOWN ";
        for (; row > at / 8; --row) keys += "UP ";
        for (; column < at % 8; ++column) keys += "RIGHT ";
        for (; column > at % 8; --column) keys += "LEFT ";
        bench.keys(keys + "A");
    }
}

static std::string code_of(kit::Seed seed) {
    kit::CodeText text;
    kit::print_share_code({&nullgame::game, nullgame::game.info.form.usual(), seed}, text);
    std::string symbols;
    for (const char c : text.view())
        if (c != '-') symbols += c;
    return symbols;
}

static void a_share_code_is_typed_mended_and_used() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("UP A");
    const auto& screen = bench.menus().new_match_screen().code_screen();
    TEST_ASSERT_TRUE(bench.on(screen));
    const std::string code = code_of(0xBEEF);
    std::string wrong = code;
    wrong[9] = wrong[9] == '7' ? '8' : '7';
    type(bench, wrong);
    bench.keys("X");  // to the wrong group
    TEST_ASSERT_TRUE(bench.on(screen));
    type(bench, code.substr(8, 4));
    TEST_ASSERT_EQUAL_STRING_LEN(code.data(), screen.typed().data(), code.size());
    bench.keys("X");
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_HEX32(0xBEEF, bench.session().match().seed);
}

static void a_half_typed_code_is_not_used() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("UP A");
    type(bench, code_of(3).substr(0, 6));
    bench.keys("X");
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen().code_screen()));
    bench.keys("B*6");
    TEST_ASSERT_TRUE(bench.menus().new_match_screen().code_screen().typed().empty());
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on(bench.menus().new_match_screen()));
}

static void the_last_code_is_pasted() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("A");
    const kit::Seed seed = bench.session().match().seed;
    bench.runtime().close();
    bench.keys("wait:20 DOWN A UP A X X A LEFT A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_HEX32(seed, bench.session().match().seed);
}

// ---- Replays ------------------------------------------------------------------------------------

static void replays_are_watched_starred_and_deleted() {
    MenuBench bench;
    for (int i = 0; i < 3; ++i) bench.play_one();
    TEST_ASSERT_EQUAL(3, bench.replays());
    bench.open_menu();
    bench.keys("DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().replay_list()));
    bench.keys("X A");  // star the newest
    TEST_ASSERT_TRUE(bench.store().replays().names[0].starred);
    bench.keys("X A");
    TEST_ASSERT_FALSE(bench.store().replays().names[0].starred);
    bench.keys("DOWN X RIGHT A B");  // delete? no
    TEST_ASSERT_EQUAL(3, bench.replays());
    bench.keys("X RIGHT A LEFT A");
    TEST_ASSERT_EQUAL(2, bench.replays());
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().viewer()));
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on(bench.menus().replay_list()));
}

static void the_viewer_goes_anywhere() {
    MenuBench bench;
    bench.play_one(7);
    bench.open_menu();
    bench.keys("DOWN*2 A A");
    const std::size_t length = bench.session().length();
    TEST_ASSERT_EQUAL(0, bench.session().cursor());
    TEST_ASSERT_GREATER_THAN(0, length);
    bench.keys("LEFT");  // at the start: refused
    bench.keys("DOWN");
    TEST_ASSERT_EQUAL(length, bench.session().cursor());
    bench.keys("LEFT");
    TEST_ASSERT_EQUAL(length - 1, bench.session().cursor());
    bench.keys("RIGHT RIGHT UP");
    TEST_ASSERT_EQUAL(0, bench.session().cursor());
    bench.keys("A UP UP DOWN wait:20000");  // plays by itself to the end
    TEST_ASSERT_EQUAL(length, bench.session().cursor());
    TEST_ASSERT_FALSE(bench.menus().viewer().playing());
    bench.keys("A");  // once more from the start
    TEST_ASSERT_TRUE(bench.menus().viewer().playing() || bench.session().cursor() == length);
    bench.keys("LEFT LEFT:1500");  // pauses; held, it runs back
    TEST_ASSERT_EQUAL(0, bench.session().cursor());
}

static void a_replay_is_taken_over() {
    MenuBench bench;
    bench.play_one();
    bench.open_menu();
    bench.keys("DOWN*2 A A X A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(0, bench.session().cursor());
    const std::uint32_t running = bench.store().running(31).match;
    TEST_ASSERT_NOT_EQUAL(0, running);
    // Now a match is running: taking over another one asks.
    bench.runtime().close();
    bench.keys("wait:20 A X A B");
    TEST_ASSERT_TRUE(bench.on(bench.menus().viewer()));
    TEST_ASSERT_EQUAL(running, bench.store().running(31).match);
    bench.keys("X A LEFT A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_NOT_EQUAL(running, bench.store().running(31).match);
}

// Whoever plays a replay to its end again has won nothing by that.
static void what_was_taken_over_does_not_count() {
    MenuBench bench;
    bench.play_one();
    const storage::Tally before = bench.store().tallies().row(0);
    TEST_ASSERT_EQUAL_UINT32(1, before.played);
    bench.open_menu();
    bench.keys("DOWN*2 A A X A");
    TEST_ASSERT_TRUE(bench.on_play());
    bench.stand_to_the_end();
    bench::check_golden("results_adopted");
    bench.keys("DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_TRUE(before == bench.store().tallies().row(0));
    TEST_ASSERT_EQUAL(2, bench.replays());
    TEST_ASSERT_TRUE(bench.store().running(31).loaded == storage::Loaded::none);
}

// One of the two has won; whose console it is cannot be said.
static void a_match_of_two_people_counts_as_played() {
    MenuBench bench;
    play::Start start{.config = nullgame::game.info.form.usual(), .seed = 3};
    start.config.values[nullgame::mode_field] = nullgame::race;
    start.config.values[nullgame::players_field] = 2;
    start.config.values[nullgame::rounds_field] = 1;
    bench.menus().begin(bench.runtime(), *bench.menus().cartridge_of(nullgame::game.info.id),
                        start);
    while (bench.session().length() == 0) bench.keys("LEFT A wait:500");
    bench.stand_to_the_end();
    TEST_ASSERT_TRUE(bench.session().outcome().result[0] == kit::Result::won);
    bench.keys("wait:500 DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    const storage::Tally tally = bench.store().tallies().row(0);
    TEST_ASSERT_EQUAL_UINT32(1, tally.played);
    TEST_ASSERT_EQUAL_UINT32(0, tally.won + tally.drawn + tally.streak);
    TEST_ASSERT_FALSE(tally.has_best);
    TEST_ASSERT_EQUAL(1, bench.replays());
}

// Whoever starts over a match of which something came to light knows what comes.
static void what_was_started_over_does_not_count() {
    MenuBench bench;
    bench.menus().begin(bench.runtime(), *bench.menus().cartridge_of(nullgame::game.info.id),
                        {.config = nullgame::game.info.form.usual(),
                         .seed = 3,
                         .controllers = {play::person, 1, 1, 1}});
    bench.keys("LEFT A wait:500 X DOWN*4 A LEFT A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_TRUE(bench.session().adopted());
    bench.stand_to_the_end();
    bench.keys("wait:500 DOWN*2 A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_EQUAL(0, bench.store().tallies().rows());
    TEST_ASSERT_EQUAL(1, bench.replays());
}

// That there is something which cannot be watched is not hidden, and it can be deleted.
static void a_replay_of_a_newer_sixgun_is_listed() {
    MenuBench bench;
    bench.play_one();
    char path[32];
    snprintf(path, sizeof path, "replays/%08x",
             static_cast<unsigned>(bench.store().replays().names[0].match));
    constexpr storage::Kind newer{{'S', 'G', 'R', 'P'}, 9};
    constexpr std::uint8_t bytes[16] = {};
    TEST_ASSERT_TRUE(storage::files::replace(path, newer, bytes) == storage::Written::ok);
    bench.open_menu();
    bench.keys("DOWN*2 A A wait:300");
    TEST_ASSERT_TRUE(bench.on(bench.menus().replay_list()));  // refused, and why
    bench::check_golden("menu_replay_newer");
    bench.keys("wait:3000 X RIGHT A LEFT A");
    TEST_ASSERT_EQUAL(0, bench.replays());
}

static void the_last_twenty_stay() {
    MenuBench bench;
    for (int i = 0; i < 23; ++i) {
        bench.play_one();
        if (i == 0)
            TEST_ASSERT_TRUE(storage::replays::star(bench.store().replays().names[0].match, true));
    }
    TEST_ASSERT_EQUAL(21, bench.replays());
    bench.open_menu();
    bench.keys("DOWN*2 A UP");  // the oldest is the starred one
    TEST_ASSERT_TRUE(bench.store().replays().names[20].starred);
    bench.keys("X");  // says what becomes of it without its star
    bench::check_golden("menu_replays_unstar");
    bench.keys("B A");
    TEST_ASSERT_TRUE(bench.on(bench.menus().viewer()));
}

// ---- Settings and storage -----------------------------------------------------------------------

static std::vector<std::uint8_t> garbage() {
    std::vector<std::uint8_t> bytes(1u << 20);
    std::uint32_t x = 1;
    for (std::uint8_t& byte : bytes)
        byte = static_cast<std::uint8_t>(x = kit::Rng::scramble(x + 1));
    return bytes;
}

// Writing settings takes a tenth of a second, and would be seen.
static void muting_in_a_match_is_saved_after_it() {
    MenuBench bench;
    bench.open_new_match();
    bench.keys("A");
    const auto before = flash_now();
    bench.keys("Y:600");
    TEST_ASSERT_TRUE(bench.settings().muted);
    TEST_ASSERT_TRUE(before == flash_now());
    bench.keys("B A");
    MenuBench next(flash_now());
    TEST_ASSERT_TRUE(next.settings().muted);
}

static void settings_survive_a_reboot() {
    MenuBench bench;
    bench.keys("X LEFT*3 DOWN*5 RIGHT B");
    const console::Settings before = bench.settings();
    TEST_ASSERT_EQUAL(50, before.brightness);
    TEST_ASSERT_TRUE(before.colour_blind);
    MenuBench next(flash_now());
    TEST_ASSERT_TRUE(before == next.settings());
    next.keys("Y:600");  // mute, anywhere
    MenuBench last(flash_now());
    TEST_ASSERT_TRUE(last.settings().muted);
}

static void erasing_needs_two_keys() {
    MenuBench bench;
    bench.play_one();
    bench.keys("X UP A A");
    bench.keys("A*5 B");  // A alone never erases
    TEST_ASSERT_EQUAL(1, bench.replays());
    bench.keys("A X B");
    TEST_ASSERT_EQUAL(1, bench.replays());
    bench.keys("A X A");
    TEST_ASSERT_EQUAL(0, bench.replays());
    TEST_ASSERT_EQUAL(0, bench.store().tallies().rows());
}

static void the_question_names_the_buttons_of_the_hand() {
    MenuBench bench;
    bench.play_one();
    bench.keys("X DOWN*4 RIGHT wait:300");  // left-handed: up is X, right is A, down is B
    TEST_ASSERT_TRUE(bench.settings().left_handed);
    bench.keys("B*5 RIGHT RIGHT");
    bench::check_golden("menu_erase_left_handed");
    bench.keys("UP RIGHT");
    TEST_ASSERT_EQUAL(0, bench.replays());
}

// What Sixgun does not know goes as well: it is the other way to make the memory ready.
static void erasing_everything_makes_a_strange_memory_ready() {
    MenuBench bench(garbage());
    bench.keys("B wait:3000 X UP A A X A wait:3000");
    TEST_ASSERT_TRUE(bench.store().saves());
}

static void everything_is_erased() {
    MenuBench bench;
    bench.play_one();
    bench.keys("X LEFT*3 UP A DOWN A X A wait:3000");
    TEST_ASSERT_EQUAL(0, bench.replays());
    TEST_ASSERT_TRUE(bench.settings() == console::Settings{});
    MenuBench next(flash_now());
    TEST_ASSERT_TRUE(next.settings() == console::Settings{});
    TEST_ASSERT_TRUE(next.on_launcher());
    TEST_ASSERT_FALSE(next.shell().launcher().match_runs(bench::null_chamber));
}

static void a_blank_flash_is_made_ready() {
    MenuBench bench(std::vector<std::uint8_t>(4096, 0xFF));
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_TRUE(bench.store().saves());
}

static void that_saving_is_off_is_said_once_a_match() {
    MenuBench bench(garbage());
    bench.keys("B wait:3000");
    bench.open_new_match();
    bench.keys("A");
    TEST_ASSERT_EQUAL_STRING("Not saved: saving is off",
                             std::string(bench.runtime().toast_text()).c_str());
    bench.keys("wait:3000");
    for (int i = 0; i < 3; ++i) {
        bench.keys("A wait:300");
        TEST_ASSERT_TRUE(bench.runtime().toast_text().empty());
    }
}

static void a_garbage_flash_boots_and_asks() {
    MenuBench bench(garbage());
    TEST_ASSERT_FALSE(bench.on_launcher());
    bench.keys("B");  // not now
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_FALSE(bench.store().saves());
    TEST_ASSERT_TRUE(garbage() == flash_now());
    // One can play all the same.
    bench.open_new_match();
    bench.keys("A A wait:500");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_TRUE(garbage() == flash_now());

    MenuBench next(garbage());
    next.keys("LEFT A");
    TEST_ASSERT_TRUE(next.on_launcher());
    TEST_ASSERT_TRUE(next.store().saves());
    next.play_one();
    MenuBench last(flash_now());
    TEST_ASSERT_EQUAL(1, last.replays());
}

// Files that cannot be read are told of, and the console goes on without them.
static void files_set_aside_are_told() {
    {
        MenuBench bench;
        constexpr storage::Kind foreign{{'W', 'H', 'A', 'T'}, 1};
        constexpr std::uint8_t bytes[] = {1, 2, 3};
        for (const char* path : {"tallies", "settings"})
            TEST_ASSERT_TRUE(storage::files::replace(path, foreign, bytes) == storage::Written::ok);
    }
    MenuBench bench(flash_now());
    TEST_ASSERT_FALSE(bench.on_launcher());
    bench::check_golden("menu_set_aside");
    bench.keys("A");
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.play_one();
    MenuBench next(flash_now());  // told once
    TEST_ASSERT_TRUE(next.on_launcher());
    TEST_ASSERT_EQUAL(1, next.store().tallies().rows());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_lost_match_is_not_won);
    RUN_TEST(a_bare_number_says_what_it_is);
    RUN_TEST(every_menu_is_reached_and_left);
    RUN_TEST(a_newcomer_begins_with_the_lesson);
    RUN_TEST(a_lesson_goes_on_after_a_power_cut);
    RUN_TEST(a_match_goes_on_after_a_power_cut);
    RUN_TEST(after_save_and_leave_the_cursor_is_on_continue);
    RUN_TEST(a_match_that_was_over_counts_when_its_menu_opens);
    RUN_TEST(the_launcher_says_where_a_match_runs);
    RUN_TEST(a_new_match_asks_before_the_running_one_is_given_up);
    RUN_TEST(the_form_asks_only_what_counts);
    RUN_TEST(a_seat_has_a_character_and_a_level);
    RUN_TEST(what_the_game_refuses_does_not_start);
    RUN_TEST(choices_are_remembered_over_a_power_cut);
    RUN_TEST(a_typed_seed_repeats_the_match);
    RUN_TEST(a_share_code_is_typed_mended_and_used);
    RUN_TEST(a_half_typed_code_is_not_used);
    RUN_TEST(the_last_code_is_pasted);
    RUN_TEST(replays_are_watched_starred_and_deleted);
    RUN_TEST(the_viewer_goes_anywhere);
    RUN_TEST(a_replay_is_taken_over);
    RUN_TEST(what_was_taken_over_does_not_count);
    RUN_TEST(a_match_of_two_people_counts_as_played);
    RUN_TEST(what_was_started_over_does_not_count);
    RUN_TEST(a_replay_of_a_newer_sixgun_is_listed);
    RUN_TEST(the_last_twenty_stay);
    RUN_TEST(muting_in_a_match_is_saved_after_it);
    RUN_TEST(settings_survive_a_reboot);
    RUN_TEST(erasing_needs_two_keys);
    RUN_TEST(the_question_names_the_buttons_of_the_hand);
    RUN_TEST(erasing_everything_makes_a_strange_memory_ready);
    RUN_TEST(everything_is_erased);
    RUN_TEST(a_blank_flash_is_made_ready);
    RUN_TEST(that_saving_is_off_is_said_once_a_match);
    RUN_TEST(a_garbage_flash_boots_and_asks);
    RUN_TEST(files_set_aside_are_told);
    return UNITY_END();
}
