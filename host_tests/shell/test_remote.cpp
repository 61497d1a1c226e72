// The console at the end of a cable: every command, and what it does to the console.
#include <csetjmp>

#include "kit/share_code.h"
#include "kit/signature.h"
#include "lineup/lineup.h"
#include "remote_bench.h"
#include "storage/crash_log.h"
#include "storage/shots.h"

using bench::Bytes;
using bench::field;
using bench::RemoteBench;

void setUp() {}
void tearDown() {}

namespace {

Bytes bytes_of(std::string_view text) { return {text.begin(), text.end()}; }

// ---- Facts
// --------------------------------------------------------------------------------------

void facts_about_the_console() {
    RemoteBench bench;
    const std::string info = bench.ask("info --json");
    TEST_ASSERT_EQUAL_STRING("v0.0-test", field(info, "sixgun").c_str());
    TEST_ASSERT_EQUAL_STRING("picosystem", field(info, "board").c_str());
    TEST_ASSERT_EQUAL_STRING("5164c0de00000001", field(info, "serial").c_str());
    TEST_ASSERT_EQUAL_STRING("true", field(info, "at_home").c_str());
    TEST_ASSERT_EQUAL_STRING("655360", field(info, "storage_total").c_str());
    TEST_ASSERT_TRUE(info.ends_with("\"ok\":true}\r\n"));
    bench.expect_part("info", "console: Pimoroni PicoSystem\r\n");
    bench.expect("battery --json",
                 "{\"battery\":true,\"percent\":77,\"millivolts\":3993,\"charging\":false,"
                 "\"usb_power\":false,\"ok\":true}\r\n");
    host::set_power({false, false, true, 0, 100});
    bench.expect("battery", "battery: no\r\nusb_power: yes\r\n");
    bench.expect_part("games", "nullgame      Test match\r\n");
    bench.play_one();
    bench.menus().begin(bench.runtime(), *bench.menus().cartridge_of(nullgame::game.info.id),
                        {nullgame::game.info.form.usual(), 3, {}});
    bench.keys("wait:100");
    bench.expect_part("games", "nullgame      Test match            running, 0 actions\r\n");
    bench.expect_part("games --json",
                      "{\"game\":\"nullgame\",\"title\":\"Test match\",\"id\":31,\"rules\":2,"
                      "\"running\":true,\"actions\":0}");
    bench.expect_part("help", "bootsel     to the boot loader");
}

void crashes_are_logged() {
    host::Setup setup;
    setup.crash_note = "hung \"badly\"";
    setup.flash = bench::ready_flash();
    RemoteBench bench(std::move(setup));
    bench.expect("log", "v0.0-test: hung \"badly\"\r\n");
    bench.expect("log --json", "{\"log\":\"v0.0-test: hung \\\"badly\\\"\\n\",\"ok\":true}\r\n");
    for (int i = 0; i < 30; ++i)
        TEST_ASSERT_TRUE(storage::crash_log::add("later", "a reason of some length") ==
                         storage::Written::ok);
    const std::string log = bench.ask("log");
    TEST_ASSERT_GREATER_THAN(900, log.size());
    TEST_ASSERT_TRUE(log.ends_with("later: a reason of some length\r\n"));
    RemoteBench calm(bench::ready_flash());
    calm.expect("log", "No crash so far.\r\n");
}

std::jmp_buf left;
std::string left_for;

void sent_away(const char* command, const char* answer, const char* where) {
    host::Setup setup;
    setup.rebooting = [](const char* reason) {
        left_for = reason == nullptr ? "boot loader" : reason;
        std::longjmp(left, 1);
    };
    static std::unique_ptr<RemoteBench> bench;  // a jump out of it destroys nothing
    bench = std::make_unique<RemoteBench>(std::move(setup));
    static std::string said;
    left_for = "nowhere";
    said.clear();
    if (setjmp(left) == 0) {
        host::type(hal::Port::usb, command);
        for (int i = 0; i < 300; ++i) {
            bench->run_ms(1);
            said += host::heard(hal::Port::usb);
            // The answer has time to arrive.
            if (i < 90) TEST_ASSERT_EQUAL_STRING("nowhere", left_for.c_str());
        }
    }
    bench.reset();
    TEST_ASSERT_EQUAL_STRING(where, left_for.c_str());
    TEST_ASSERT_EQUAL_STRING(answer, said.c_str());
}

void the_console_can_be_sent_away() {
    sent_away("reboot\r", "does: starts anew\r\n", "");
    sent_away("bootsel\r", "does: goes to its boot loader\r\n", "boot loader");
}

// ---- Buttons
// ------------------------------------------------------------------------------------

void buttons_are_pressed_as_by_a_finger() {
    RemoteBench bench, again;
    RemoteBench one;
    const int before = one.shell().launcher().selected();
    one.expect("press right*2 --json", "{\"pressed\":2,\"ok\":true}\r\n");
    TEST_ASSERT_EQUAL((before + 2) % 6, one.shell().launcher().selected());
    // What a script does on a PC, press does from afar: every frame the same.
    const char* const ways[] = {"X DOWN*3 B", "RIGHT:900", "X wait:300 RIGHT*2 B", "UP+A:200"};
    for (const char* way : ways) {
        std::vector<std::uint32_t> films[2];
        for (int i = 0; i < 2; ++i) {
            RemoteBench each;
            if (i == 0) each.keys(way);
            if (i == 1) each.expect_part(std::string("press ") + way, "pressed: ");
            films[i] = host::film();
        }
        TEST_ASSERT_TRUE_MESSAGE(films[0] == films[1], way);
    }
}

void what_cannot_be_pressed_is_refused() {
    RemoteBench bench;
    bench.expect("press", "error: press which buttons? help press\r\n");
    bench.expect("press a dance",
                 "error: bad word 'dance' (UP DOWN LEFT RIGHT A B X Y, RIGHT*3, Y:600, UP+A:200, "
                 "wait:500)\r\n");
    bench.expect("press a*1000 b", "error: that is too much to press\r\n");
    TEST_ASSERT_TRUE(bench.on_launcher());
    // Held, and then thought better of: it is let go.
    host::type(hal::Port::usb, "press left:60000\r");
    bench.run_ms(1000);
    TEST_ASSERT_TRUE(bench.runtime().held(hal::Button::left));
    bench.expect("\x03", "error: interrupted\r\n");
    bench.run_ms(50);
    TEST_ASSERT_FALSE(bench.runtime().held(hal::Button::left));
    // The same when the cable is pulled.
    host::type(hal::Port::usb, "press left:60000\r");
    bench.run_ms(1000);
    host::open_usb(false);
    bench.run_ms(50);
    TEST_ASSERT_FALSE(bench.runtime().held(hal::Button::left));
    TEST_ASSERT_FALSE(bench.shell().remote().busy());
}

void a_screen_that_never_rests_ends_the_pressing() {
    struct Restless final : stage::Screen {
        void opened(stage::Console& console) override { console.animate(); }
        void key(stage::Console&, stage::KeyPress) override {}
        bool tick(stage::Console& console) override {
            console.damage({0, 0, 8, 8});
            return true;
        }
        void draw(stage::Canvas& canvas) const override { canvas.fill({0, 0, 240, 240}, 7); }
    } restless;
    RemoteBench bench;
    bench.runtime().open(restless);
    bench.expect("press A", "error: the screen does not come to rest\r\n");
}

// ---- The screen
// ---------------------------------------------------------------------------------

bench::Mirror pictured(RemoteBench& bench, bool still = true) {
    const std::string json = bench.ask("screen --json");
    bench::Mirror mirror;
    mirror.begin(std::stoi(field(json, "width")), std::stoi(field(json, "height")));
    mirror.take(json);
    TEST_ASSERT_EQUAL_STRING(still ? "true" : "false", field(json, "still").c_str());
    TEST_ASSERT_TRUE(json.ends_with("\"ok\":true}\r\n"));
    return mirror;
}

void the_picture_is_the_panels_pixel_by_pixel() {
    for (const char* board : {"picosystem", "picopad"}) {
        for (const char* way : {"wait:1", "X DOWN*2", "Y RIGHT", "A", "X:700 wait:2500"}) {
            host::Setup setup;
            setup.board = &bench::board(board);
            RemoteBench bench(std::move(setup));
            bench.keys(way);
            TEST_ASSERT_TRUE_MESSAGE(pictured(bench).shows_the_panel(), way);
        }
    }
    // With a toast over it, which a kept picture leaves out.
    RemoteBench bench;
    bench.runtime().toast("Hello, computer");
    bench.run_ms(300);
    TEST_ASSERT_FALSE(bench.runtime().toast_text().empty());
    TEST_ASSERT_TRUE(pictured(bench).shows_the_panel());
    // For people: lines.
    const std::string text = bench.ask("screen");
    TEST_ASSERT_TRUE(text.starts_with("width: 240\r\nheight: 240\r\n0    16  "));
    TEST_ASSERT_TRUE(text.ends_with("\r\nstill: yes\r\n"));
}

void a_picture_of_something_that_moves_is_of_one_moment() {
    RemoteBench bench;
    bench.edge(hal::Button::right, true);
    bench.edge(hal::Button::right, false);
    bench.run_ms(30);
    TEST_ASSERT_TRUE(pictured(bench).shows_the_panel());
}

// Noise: a row is as long as rows get, and it moves without end.
void noise_has_its_limits() {
    static std::uint32_t seed;
    struct Noise final : stage::Screen {
        void opened(stage::Console& console) override { console.animate(); }
        void key(stage::Console&, stage::KeyPress) override {}
        bool tick(stage::Console& console) override {
            if (!moves) return false;
            ++seed;
            console.damage({0, 0, 240, 240});
            return true;
        }
        void draw(stage::Canvas& canvas) const override {
            const stage::Rect clip = canvas.clip();
            for (int y = clip.y; y < clip.bottom(); ++y)
                for (int x = clip.x; x < clip.right(); ++x) {
                    std::uint32_t hash = (seed * 240u + static_cast<std::uint32_t>(y)) * 240u +
                                         static_cast<std::uint32_t>(x);
                    hash = (hash ^ hash >> 15) * 0x2C1B3C6Du;
                    hash = (hash ^ hash >> 12) * 0x297A2D39u;
                    // Never what stands for a pixel that did not come.
                    canvas.pixel({x, y}, static_cast<stage::Colour>(hash >> 16 & 0xFFFE));
                }
        }
        bool moves = true;
    } noise;
    RemoteBench bench;
    bench.runtime().open(noise);
    bench.run_ms(50);
    const std::uint64_t begin = hal::now_us();
    const auto moving = pictured(bench, false);
    TEST_ASSERT_GREATER_THAN(2'000'000, hal::now_us() - begin);
    // Every row was there at least once.
    TEST_ASSERT_TRUE(std::find(moving.picture.pixels.begin(), moving.picture.pixels.end(),
                               0xDEAD) == moving.picture.pixels.end());
    noise.moves = false;
    bench.run_ms(100);
    TEST_ASSERT_TRUE(pictured(bench).shows_the_panel());
    // Who does not read holds nothing up, and can give up.
    host::set_port_room(hal::Port::usb, 10);
    host::type(hal::Port::usb, "screen --json\r");
    const std::size_t frames = host::film().size();
    noise.moves = true;
    noise.opened(bench.runtime());
    bench.run_ms(1000);
    TEST_ASSERT_GREATER_THAN(20, host::film().size() - frames);
    host::open_usb(false);
    bench.run_ms(20);
    TEST_ASSERT_FALSE(bench.shell().remote().busy());
}

void a_stream_follows_the_screen() {
    RemoteBench bench;
    host::type(hal::Port::usb, "stream --json\r");
    std::string heard;
    bench::Mirror mirror;
    const auto follow = [&](std::uint64_t ms) {
        for (std::uint64_t i = 0; i < ms; ++i) {
            bench.run_ms(1);
            heard += host::heard(hal::Port::usb);
        }
        std::size_t pictures = 0;
        for (std::size_t end; (end = heard.find("\r\n")) != std::string::npos;) {
            const std::string line = heard.substr(0, end);
            heard.erase(0, end + 2);
            TEST_ASSERT_TRUE_MESSAGE(line.starts_with("{") && line.ends_with("}"), line.c_str());
            if (line.starts_with("{\"width\"")) mirror.begin(240, 240);
            if (line.starts_with("{\"picture\"")) ++pictures;
            mirror.take(line);
        }
        return pictures;
    };
    TEST_ASSERT_EQUAL(1, follow(500));
    TEST_ASSERT_TRUE(mirror.shows_the_panel());
    TEST_ASSERT_EQUAL(0, follow(2000));  // nothing changes, nothing is sent
    for (const hal::Button button : {hal::Button::right, hal::Button::x, hal::Button::down}) {
        bench.edge(button, true);
        bench.run_ms(40);
        bench.edge(button, false);
        TEST_ASSERT_GREATER_THAN(0, follow(1500));
        TEST_ASSERT_TRUE(mirror.shows_the_panel());
    }
    // A few rows are a few bytes.
    std::size_t bytes = 0;
    bench.edge(hal::Button::down, true);
    bench.edge(hal::Button::down, false);
    for (int i = 0; i < 500; ++i) {
        bench.run_ms(1);
        const std::string part = host::heard(hal::Port::usb);
        bytes += part.size();
        heard += part;
    }
    TEST_ASSERT_LESS_THAN(5000, bytes);
    (void)follow(1);
    host::type(hal::Port::usb, "\r");
    bench.run_ms(20);
    const std::string end = host::heard(hal::Port::usb);
    TEST_ASSERT_TRUE_MESSAGE(end.ends_with("\"ok\":true}\r\n"), end.c_str());
    TEST_ASSERT_FALSE(bench.shell().remote().busy());
    // And by ctrl-C, for people.
    host::type(hal::Port::usb, "stream\r");
    bench.run_ms(300);
    bench.expect_part("\x03", "error: interrupted\r\n");
}

// A panel that is off shows what it would show.
void a_dark_panel_has_a_picture() {
    RemoteBench bench;
    const host::Picture shown = host::picture();
    bench.let_time_run();
    bench.run_ms(20 * 60'000);
    TEST_ASSERT_FALSE(host::panel_is_on());
    const auto mirror = pictured(bench);
    TEST_ASSERT_TRUE(mirror.picture.pixels == shown.pixels);
    TEST_ASSERT_FALSE(host::panel_is_on());
    bench.expect_part("info", "panel: off\r\n");
}

// ---- Matches
// ------------------------------------------------------------------------------------

std::string printed(const kit::Match& match) {
    std::vector<char> memory(200'000);
    kit::TextOut text(memory.data(), memory.size());
    kit::print_match(nullgame::game, match, text);
    return std::string(text.view());
}

std::string with_returns(std::string text) {
    for (std::size_t at = 0; (at = text.find('\n', at)) != std::string::npos; at += 2)
        text.insert(at, "\r");
    return text;
}

// A match of the null game after some random actions; its text.
std::string some_match(int actions, kit::Seed seed = 45,
                       kit::Config config = nullgame::game.info.form.usual()) {
    static kit::Match match;
    static kit::AnyState state;
    match.begin(nullgame::game, config, seed);
    nullgame::game.setup(state.bytes, match.config, seed);
    kit::Rng rng(seed);
    kit::Events events;
    for (int i = 0; i < actions && nullgame::game.turn(state.bytes) != kit::nobody; ++i) {
        const kit::Action action = kit::random_legal(nullgame::game, state.bytes, rng);
        TEST_ASSERT_TRUE(nullgame::game.apply(state.bytes, action, events).ok());
        match.append(action);
    }
    return printed(match);
}

// Lines with their own ends, as a terminal pastes them.
std::string pasted(std::string text) {
    for (char& c : text)
        if (c == '\n') c = '\r';
    return text;
}

void a_match_is_shown_as_text() {
    RemoteBench bench;
    bench.expect("match", "error: no match is open\r\n");
    bench.expect("match dance",
                 "error: match, match load CODE, or match load and then its text\r\n");
    bench.menus().begin(bench.runtime(), *bench.menus().cartridge_of(nullgame::game.info.id),
                        {nullgame::game.info.form.usual(), 3, {}});
    bench.keys("wait:100 A wait:500 A wait:500");
    const std::string text = printed(bench.session().match());
    bench.expect("match --secrets", with_returns(text));  // of two people
    const std::string json = bench.ask("match --secrets --json");
    TEST_ASSERT_EQUAL_STRING("nullgame", field(json, "game").c_str());
    TEST_ASSERT_EQUAL_STRING("false", field(json, "over").c_str());
    kit::CodeText code;
    kit::print_share_code({&nullgame::game, bench.session().match().config, 3}, code);
    TEST_ASSERT_EQUAL_STRING(code.c_str(), field(json, "code").c_str());
    // It goes on while somebody reads slowly: a long one, after answers that nobody has read yet.
    bench.expect("home", "at_home: yes\r\n");
    kit::Config longest = nullgame::game.info.form.usual();
    longest.values[nullgame::players_field] = 4;
    longest.values[nullgame::rounds_field] = 9;
    bench.expect_part("match load --replace\r" + pasted(some_match(60, 4, longest)), "over: no");
    bench.keys("wait:500 A wait:500");
    host::set_port_room(hal::Port::usb, 0);
    for (int i = 0; i < 138; ++i) host::type(hal::Port::usb, "echo off\r");  // 11 bytes each
    bench.run_ms(20);
    host::type(hal::Port::usb, "match --secrets\r");
    bench.run_ms(20);
    TEST_ASSERT_TRUE(bench.shell().remote().busy());
    bench.keys("A");
    host::set_port_room(hal::Port::usb, 100'000);
    bench.expect_part("", "error: the match went on meanwhile; ask again\r\n");
}

void a_match_is_loaded_by_its_code() {
    RemoteBench bench;
    kit::CodeText code;
    const kit::Config config = nullgame::game.info.form.usual();
    kit::print_share_code({&nullgame::game, config, 77}, code);
    bench.expect(std::string("match load ") + code.c_str(), "game: nullgame\r\n");
    bench.keys("wait:100");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL(77, bench.session().match().seed);
    // Not over another screen, nor over a running match, unless that is meant.
    bench.expect(std::string("match load ") + code.c_str(),
                 "error: go to the launcher first: home\r\n");
    bench.expect("home", "at_home: yes\r\n");
    bench.expect(std::string("match load ") + code.c_str(),
                 "error: a match of this game is running; --replace gives it up\r\n");
    kit::print_share_code({&nullgame::game, config, 78}, (code.clear(), code));
    bench.expect(std::string("match load --replace ") + code.c_str(), "game: nullgame\r\n");
    bench.keys("wait:100");
    TEST_ASSERT_EQUAL(78, bench.session().match().seed);
    bench.expect("home", "at_home: yes\r\n");
    bench.expect("match load ABCD-EFGH", "error: there is a mistake in the code\r\n");
    // In groups.
    bench.expect(
        "match load --replace " +
            [&] {
                std::string groups(code.view());
                std::replace(groups.begin(), groups.end(), '-', ' ');
                return groups;
            }(),
        "game: nullgame\r\n");
}

void a_match_is_loaded_as_text() {
    RemoteBench bench;
    const std::string text = some_match(5);
    bench.expect("match load\r" + pasted(text), "game: nullgame\r\nover: no\r\n");
    bench.keys("wait:100");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_STRING(text.c_str(), printed(bench.session().match()).c_str());
    // It is saved: the power may go.
    bench.expect("home", "at_home: yes\r\n");
    TEST_ASSERT_EQUAL(5, bench.store().running(nullgame::game.info.id).actions);
    bench.expect("match load\r" + pasted(text),
                 "error: a match of this game is running; --replace gives it up\r\n");
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.expect("match load --replace\r" + pasted(some_match(3, 8)) + ".",
                 "game: nullgame\r\nover: no\r\n");
    TEST_ASSERT_EQUAL(3, bench.store().running(nullgame::game.info.id).actions);
    bench.expect("home", "at_home: yes\r\n");
    // One that is over can be watched, and is kept as a replay.
    const std::string whole = some_match(1000, 9);
    bench.expect("match load\r" + pasted(whole) + "----\rfor people\r",
                 "game: nullgame\r\nover: yes\r\n");
    bench.keys("wait:100");
    TEST_ASSERT_TRUE(bench.on(bench.menus().viewer()));
    TEST_ASSERT_EQUAL(1, bench.replays());
    TEST_ASSERT_EQUAL(0, bench.store().tallies().rows());  // it was not played here
    // The bar is where it is watched: at its beginning.
    bench.expect("match", with_returns(std::string(whole).insert(whole.find('\n') + 1, "| ")));
}

void what_is_no_match_is_refused() {
    RemoteBench bench;
    const auto refused = [&](std::string text, std::string_view why) {
        bench.expect("match load\r" + pasted(std::move(text)) + "\r",
                     "error: " + std::string(why) + "\r\n");
        TEST_ASSERT_TRUE(bench.on_launcher());
    };
    refused("hello\n", "this is not a Sixgun match");
    refused("sixgun-match 2 chess 1 seed=00000001 seats=0000000000000000\n",
            "this build does not have the game of this match");
    std::string bad = some_match(4);
    refused(bad + "fly\n", "this match contains something that is no action");
    std::string after = some_match(1000);
    refused(after + "draw\n",
            "this match contains an action against the rules, number " +
                std::to_string(std::count(after.begin(), after.end(), ' ') +
                               std::count(after.begin(), after.end(), '\n') - 10) +
                ": The match is over");
    refused(std::string(600, 'x') + "\n", "a line of it is too long");
    std::string endless;
    for (int i = 0; i < 200; ++i) endless += std::string(500, 'x') + "\n";
    refused(endless, "that is too long");
    bench.expect("", "");
    // Somebody at the console wants none of it.
    host::type(hal::Port::usb, "match load\rsixgun-match\r");
    bench.run_ms(100);
    TEST_ASSERT_FALSE(bench.on_launcher());
    bench.keys("A B");
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.expect("more of it\r", "error: stopped on the console\r\n");
    // ctrl-C, the cable pulled.
    host::type(hal::Port::usb, "match load\rsixgun-match\r");
    bench.run_ms(100);
    bench.expect("\x03", "error: interrupted\r\n");
    TEST_ASSERT_TRUE(bench.on_launcher());
    host::type(hal::Port::usb, "match load\rsixgun-match\r");
    bench.run_ms(100);
    host::open_usb(false);
    bench.run_ms(100);
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.plug_in();
    bench.keys("X");
    bench.expect("match load\rsixgun-match\r", "error: go to the launcher first: home\r\n");
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().settings_screen()));
}

// ---- Files
// --------------------------------------------------------------------------------------

// A console that was used: two matches played, one running, a picture, other settings.
void live(RemoteBench& bench) {
    bench.play_one();
    bench.play_one();
    bench.keys("X DOWN RIGHT*2 B");
    bench.keys("X:700 wait:2500");
    bench.menus().begin(bench.runtime(), *bench.menus().cartridge_of(nullgame::game.info.id),
                        {nullgame::game.info.form.usual(), 3, {}});
    bench.keys("wait:100 A wait:500 A wait:500");  // the curtain; a card
    TEST_ASSERT_EQUAL(1, bench.session().match().count);
    bench.expect("home", "at_home: yes\r\n");
}

void files_of_the_drive_are_listed_and_read() {
    RemoteBench bench;
    live(bench);
    const std::string list = bench.ask("files");
    for (const char* name :
         {"README.TXT", "SCORES.TXT", "LOG.TXT", "MATCHES/NUL0000", "SHOTS/SHOT0001.BMP"})
        TEST_ASSERT_TRUE_MESSAGE(list.find(name) != std::string::npos, list.c_str());
    bench.expect_part("get readme.txt", "Sixgun v0.0-test, Pimoroni PicoSystem\r\n\r\n");
    bench.expect_part("get SCORES.TXT", "Test match: ");
    bench.expect_part("get SCORES.TXT", "  Matches                  2\r\n");
    bench.expect("get LOG.TXT", "No crash so far.\r\n");
    const Bytes picture = bench.get("SHOTS/SHOT0001.BMP");
    TEST_ASSERT_EQUAL(54 + 240 * 240 * 3, picture.size());
    // For people: base64 in lines.
    const std::string text = bench.ask("get SHOTS/SHOT0001.BMP");
    TEST_ASSERT_TRUE(text.starts_with("name: SHOTS/SHOT0001.BMP\r\nbytes: 172854\r\nQk"));
    TEST_ASSERT_EQUAL('\r', text[text.find("\r\nQk") + 2 + 76]);
    bench.expect("get", "error: get which file? files lists all\r\n");
    bench.expect("get NOTHING.TXT",
                 "error: there is no such file; files lists all, files --saves "
                 "the saves\r\n");
    bench.expect("get growing",
                 "error: there is no such file; files lists all, files --saves "
                 "the saves\r\n");
    bench.expect("get running/chess", "error: there is no game of this name\r\n");
    // A match that ends in the middle of it.
    host::set_port_room(hal::Port::usb, 200);
    host::type(hal::Port::usb, "get SHOTS/SHOT0001.BMP --json\r");
    bench.run_ms(50);
    TEST_ASSERT_TRUE(bench.shell().remote().busy());
    TEST_ASSERT_TRUE(storage::shots::remove(1));
    host::set_port_room(hal::Port::usb, 1'000'000);
    bench.expect_part("", "\",\"ok\":false,\"error\":\"it changed meanwhile; ask again\"}\r\n");
}

void everything_can_be_kept_and_put_back() {
    std::map<std::string, Bytes> saves;
    console::Settings settings;
    {
        RemoteBench bench;
        live(bench);
        saves = bench.backup();
        settings = bench.settings();
        TEST_ASSERT_TRUE(bench.on_launcher());
        for (const char* name : {"settings", "tallies", "running/nullgame", "shots/0001"})
            TEST_ASSERT_TRUE_MESSAGE(saves.contains(name), name);
        TEST_ASSERT_EQUAL(6, saves.size());
        // In the middle of a match there is no room for the running one.
        bench.menus().resume(bench.runtime(), nullgame_cartridge::cartridge);
        bench.expect("get running/nullgame", "error: go to the launcher first: home\r\n");
        bench.expect_part("get tallies", "bytes: ");
        // A console with a match to go on with begins in its menu: that gives way.
        bench.runtime().home();
        bench.runtime().open(*bench.menus().to_continue());
        TEST_ASSERT_FALSE(bench.on_launcher());
        bench.expect_part("get running/nullgame", "bytes: ");
        bench.keys("wait:100");
        TEST_ASSERT_TRUE(bench.on_launcher());
    }
    RemoteBench other;
    TEST_ASSERT_FALSE(other.settings() == settings);
    for (const auto& [name, bytes] : saves)
        TEST_ASSERT_EQUAL_STRING_MESSAGE("", other.put(name, bytes).c_str(), name.c_str());
    TEST_ASSERT_TRUE(other.on_launcher());
    TEST_ASSERT_TRUE(other.settings() == settings);
    TEST_ASSERT_EQUAL(2, other.replays());
    TEST_ASSERT_EQUAL(2, other.store().tallies().row(0).played);
    TEST_ASSERT_EQUAL(1, other.store().running(nullgame::game.info.id).actions);
    auto back = other.backup();
    back["tallies"] = saves["tallies"];  // numbers of another console
    TEST_ASSERT_TRUE(back == saves);
    // A running match is not given up without a word.
    TEST_ASSERT_EQUAL_STRING("error: a match of this game is running; --replace gives it up\r\n",
                             other.put("running/nullgame", saves["running/nullgame"]).c_str());
    TEST_ASSERT_EQUAL_STRING(
        "", other.put("running/nullgame", saves["running/nullgame"], "--replace").c_str());
    TEST_ASSERT_EQUAL_STRING(
        "{\"ok\":true}\r\n",
        other.put("running/nullgame", saves["running/nullgame"], "--replace --json").c_str());
    // It goes on there.
    other.menus().resume(other.runtime(), nullgame_cartridge::cartridge);
    other.keys("wait:100");
    TEST_ASSERT_TRUE(other.on_play());
}

void a_match_can_be_put() {
    RemoteBench bench;
    const std::string text = some_match(5);
    TEST_ASSERT_EQUAL_STRING("", bench.put("match", bytes_of(text)).c_str());
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_TRUE(bench.shell().launcher().match_runs(bench::null_chamber));
    TEST_ASSERT_EQUAL(5, bench.store().running(nullgame::game.info.id).actions);
    const Bytes encoded = bench.get("running/nullgame");
    TEST_ASSERT_EQUAL_STRING("", bench.put("match", encoded, "--replace").c_str());
    TEST_ASSERT_EQUAL_STRING("", bench.put("match", bytes_of(some_match(1000))).c_str());
    TEST_ASSERT_EQUAL(1, bench.replays());
    // What the drive shows of it comes back, too.
    std::string file = bench.ask("files --json");
    file = file.substr(file.find("MATCHES/"));
    file = file.substr(0, file.find('"'));
    TEST_ASSERT_EQUAL_STRING("", bench.put("match", bench.get(file)).c_str());
    TEST_ASSERT_EQUAL(2, bench.replays());
    // Twenty are kept; for another one none goes.
    for (int i = 2; i < 20; ++i)
        TEST_ASSERT_EQUAL_STRING("", bench.put("match", bytes_of(some_match(1000))).c_str());
    TEST_ASSERT_EQUAL_STRING("error: twenty matches are kept already\r\n",
                             bench.put("match", bytes_of(some_match(1000))).c_str());
    Bytes broken = encoded;
    broken[20] ^= 1;
    TEST_ASSERT_EQUAL_STRING("error: this match is damaged\r\n",
                             bench.put("match", broken, "--replace").c_str());
}

void what_is_not_ours_is_refused_with_words() {
    RemoteBench bench;
    live(bench);
    const auto before = bench.backup();
    const auto refused = [&](std::string_view name, const Bytes& bytes, std::string_view why) {
        TEST_ASSERT_EQUAL_STRING(("error: " + std::string(why) + "\r\n").c_str(),
                                 bench.put(name, bytes, "--replace").c_str());
        TEST_ASSERT_TRUE(bench.on_launcher());
    };
    const Bytes cat = bytes_of("\x89PNG and so on, a picture of a cat");
    for (const char* name : {"settings", "tallies", "challenges", "replays/00000999", "shots/0009"})
        refused(name, cat, "it is not a file of Sixgun");
    refused("match", cat, "this is not a Sixgun match");
    refused("running/nullgame", cat, "this is not a Sixgun match");
    refused("homework", cat, "there is no save of this name");
    refused("README.TXT", cat, "there is no save of this name");
    refused("settings", {}, "it is not a file of Sixgun");
    refused("match", Bytes(60'000, 'x'), "that is too long");
    bench.expect("put", "error: put NAME BYTES CRC32, then lines of base64, then a dot\r\n");
    bench.expect("put settings 12",
                 "error: put NAME BYTES CRC32, then lines of base64, then a dot\r\n");
    bench.expect("put settings 3 00000000\rAAAA\r.", "error: the bytes came damaged\r\n");
    bench.expect("put settings 4 00000000\rAAAA\r.",
                 "error: not as many bytes came as promised\r\n");
    bench.expect("put settings 4 00000000\rAAAAAAAA\rinfo\r.",
                 "error: a line is not base64, or too long\r\n");
    bench.expect("put settings 4 00000000\r" + std::string(600, 'A') + "\r.",
                 "error: a line is not base64, or too long\r\n");
    bench.keys("X");
    bench.expect("put settings 4 00000000\rAAAA\r.", "error: go to the launcher first: home\r\n");
    bench.keys("B");
    auto after = bench.backup();
    TEST_ASSERT_TRUE(after == before);
}

void a_put_that_stops_in_the_middle_changes_nothing() {
    RemoteBench bench;
    live(bench);
    const auto before = bench.backup();
    const Bytes& settings = before.at("settings");
    const std::string half = RemoteBench::put_head("settings", settings, "") + "\r" +
                             bench::base64_of({settings.begin(), settings.begin() + 60}) + "\r";
    const auto begin = [&] {
        host::type(hal::Port::usb, half);
        bench.run_ms(100);
        TEST_ASSERT_TRUE(bench.shell().remote().borrows_memory());
    };
    // Nothing more comes.
    begin();
    bench.run_ms(9000);
    TEST_ASSERT_TRUE(bench.shell().remote().busy());
    bench.run_ms(1500);
    TEST_ASSERT_EQUAL_STRING("error: nothing came for ten seconds\r\n",
                             host::heard(hal::Port::usb).c_str());
    TEST_ASSERT_TRUE(bench.on_launcher());
    // Somebody stops it at the console; what is under way is still swallowed.
    begin();
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.expect("AAAA\rreboot\r.", "error: stopped on the console\r\n");
    // ctrl-C, and the cable pulled.
    begin();
    bench.expect("\x03", "error: interrupted\r\n");
    TEST_ASSERT_TRUE(bench.on_launcher());
    begin();
    host::open_usb(false);
    bench.run_ms(50);
    TEST_ASSERT_TRUE(bench.on_launcher());
    bench.plug_in();
    // The same while something goes the other way.
    host::set_port_room(hal::Port::usb, 50);
    for (int way = 0; way < 3; ++way) {
        host::type(hal::Port::usb, "get running/nullgame --json\r");
        bench.run_ms(100);
        if (!bench.shell().remote().borrows_memory()) break;
        if (way == 0) bench.keys("B");
        if (way == 1) host::type(hal::Port::usb, "\x03");
        if (way == 2) host::open_usb(false);
        bench.run_ms(50);
        host::set_port_room(hal::Port::usb, 100'000);
        bench.run_ms(50);
        TEST_ASSERT_FALSE(bench.shell().remote().busy());
        TEST_ASSERT_TRUE(bench.on_launcher());
        (void)host::heard(hal::Port::usb);
        host::set_port_room(hal::Port::usb, 50);
    }
    host::open_usb(false);
    bench.run_ms(50);
    bench.plug_in();
    TEST_ASSERT_TRUE(bench.backup() == before);
}

// ---- The drive
// ----------------------------------------------------------------------------------

void the_drive_shows_what_is_there() {
    RemoteBench bench;
    live(bench);
    hal::UsbDrive* const drive = host::usb_drive();
    TEST_ASSERT_NOT_NULL(drive);
    drive->plugged();
    const auto mount = [&] {
        for (int i = 0; i < 5000 && !drive->ready(); ++i) bench.run_ms(1);
        TEST_ASSERT_TRUE(drive->ready());
    };
    mount();
    std::array<std::uint8_t, 512> block{};
    const auto root = [&] {
        TEST_ASSERT_EQUAL(512, drive->read(67, 0, block));
        return std::string(reinterpret_cast<char*>(block.data()), block.size());
    };
    TEST_ASSERT_TRUE(root().find("README  TXT") != std::string::npos);
    // A match ends: another medium.
    bench.play_one();
    TEST_ASSERT_EQUAL(-1, drive->read(67, 0, block));
    mount();
    TEST_ASSERT_TRUE(root().find("SCORES  TXT") != std::string::npos);
    // The sun sets, the console sleeps: the drive does not care.
    bench.let_time_run();
    bench.run_ms(20 * 60'000);
    TEST_ASSERT_EQUAL(512, drive->read(67, 0, block));
}

void an_empty_console_says_so_on_its_pages() {
    RemoteBench bench;
    bench.expect_part("get SCORES.TXT", "Nothing played yet.");
    bench.expect_part("get SCORES.TXT", "Stars of the challenges: 0\r\n");
}

// ---- Signatures and figures
// ---------------------------------------------------------------------

std::string signatures() {
    std::vector<std::byte> scratch(kit::Thinking::scratch_size);
    std::string lines;
    for (const kit::Game* game : lineup::games) {
        kit::Text<64> line;
        line.add(game->info.word).add(' ').hex(kit::signature(*game, scratch), 8).add("\r\n");
        lines += line.view();
    }
    return lines;
}

void signature_is_answered_with_a_line_a_game() {
    RemoteBench bench;
    bench.port = hal::Port::serial;
    const std::string expected = signatures();
    bench.expect("signature", expected);
    TEST_ASSERT_FALSE(bench.on_launcher());
    // Every match of every game was seen on its way: nothing is skipped, however fast we are.
    TEST_ASSERT_GREATER_OR_EQUAL(kit::Signature::matches * lineup::games.size(),
                                 host::film().size());
    bench.expect("signature", expected);
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());

    bench.port = hal::Port::usb;
    const std::string json = bench.ask("signature --json");
    TEST_ASSERT_TRUE_MESSAGE(
        json.starts_with("{\"signatures\":[{\"game\":\"nullgame\",\"hash\":\""), json.c_str());
    TEST_ASSERT_TRUE(json.ends_with("\"}],\"ok\":true}\r\n"));
    bench.expect("home", "at_home: yes\r\n");
    TEST_ASSERT_TRUE(bench.on_launcher());
}

void the_test_may_be_left_before_its_end() {
    RemoteBench bench;
    bench.keys("Y RIGHT*3 DOWN*6");
    bench.edge(hal::Button::a, true);
    bench.edge(hal::Button::a, false);
    bench.step();
    bench.edge(hal::Button::b, true);
    bench.edge(hal::Button::b, false);
    bench.run_ms(1000);
    TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().about_screen()));

    // Started by a line, left with a key.
    bench.keys("B");
    bench.port = hal::Port::serial;
    host::type(bench.port, "signature\n");
    bench.step();
    bench.step();
    bench.edge(hal::Button::b, true);
    bench.edge(hal::Button::b, false);
    bench.expect("", "error: somebody left the test\r\n");
    host::type(bench.port, "signature\n");
    bench.step();
    bench.expect("\x03", "error: interrupted\r\n");
}

void what_cannot_be_done_is_answered() {
    RemoteBench bench;
    bench.port = hal::Port::serial;
    bench.expect("dance", "error: there is no command 'dance'; help lists all\r\n");
    bench.keys("X");
    bench.expect("signature", "error: go to the launcher first: home\r\n");
}

void a_dark_console_wakes_up_for_it() {
    RemoteBench bench;
    bench.let_time_run();
    bench.run_ms(20 * 60'000);
    TEST_ASSERT_FALSE(host::panel_is_on());
    bench.port = hal::Port::serial;
    bench.expect("signature", signatures());
    TEST_ASSERT_TRUE(host::panel_is_on());
}

void figures_are_measured() {
    RemoteBench bench;
    const std::string json = bench.ask("bench --json");
    TEST_ASSERT_GREATER_THAN(500, std::stoi(field(json, "picture_bytes")));
    TEST_ASSERT_EQUAL_STRING("0", field(json, "draw_us").c_str());  // time is virtual here
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(facts_about_the_console);
    RUN_TEST(crashes_are_logged);
    RUN_TEST(the_console_can_be_sent_away);
    RUN_TEST(buttons_are_pressed_as_by_a_finger);
    RUN_TEST(what_cannot_be_pressed_is_refused);
    RUN_TEST(a_screen_that_never_rests_ends_the_pressing);
    RUN_TEST(the_picture_is_the_panels_pixel_by_pixel);
    RUN_TEST(a_picture_of_something_that_moves_is_of_one_moment);
    RUN_TEST(noise_has_its_limits);
    RUN_TEST(a_stream_follows_the_screen);
    RUN_TEST(a_dark_panel_has_a_picture);
    RUN_TEST(a_match_is_shown_as_text);
    RUN_TEST(a_match_is_loaded_by_its_code);
    RUN_TEST(a_match_is_loaded_as_text);
    RUN_TEST(what_is_no_match_is_refused);
    RUN_TEST(files_of_the_drive_are_listed_and_read);
    RUN_TEST(everything_can_be_kept_and_put_back);
    RUN_TEST(a_match_can_be_put);
    RUN_TEST(what_is_not_ours_is_refused_with_words);
    RUN_TEST(a_put_that_stops_in_the_middle_changes_nothing);
    RUN_TEST(the_drive_shows_what_is_there);
    RUN_TEST(an_empty_console_says_so_on_its_pages);
    RUN_TEST(signature_is_answered_with_a_line_a_game);
    RUN_TEST(the_test_may_be_left_before_its_end);
    RUN_TEST(what_cannot_be_done_is_answered);
    RUN_TEST(a_dark_console_wakes_up_for_it);
    RUN_TEST(figures_are_measured);
    return UNITY_END();
}
