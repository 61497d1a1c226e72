// QR codes on the screens that share something, read off the panel by another program. Built twice:
// as the console is, and with an address of the page.
#include <random>

#include "menu_bench.h"
#include "play_bench.h"
#include "qr_reader.h"

using bench::MenuBench;
using bench::NullMatch;
using bench::PlayBench;

void setUp() {}
void tearDown() {}

namespace {

const std::string page = SIXGUN_PAGE_URL;

std::string link(const char* key, const std::string& code, const std::string& alone) {
    return page.empty() ? alone + code : page + "#" + key + "=" + code;
}
std::string match_link(const std::string& code) { return link("match", code, ""); }
std::string challenge_link(int number) {
    return link("challenge", std::to_string(number), "SIXGUN CHALLENGE ");
}

std::string on_panel() {
    const host::Picture& shown = host::picture();
    return qr_reader::read({shown.width, shown.height, shown.pixels});
}

std::string code_of(const play::Session& session) {
    kit::CodeText code;
    kit::print_share_code({&session.game(), session.match().config, session.match().seed}, code);
    return std::string(code.view());
}

bool on_qr(bench::Bench& bench) {
    return bench.runtime().on_top(bench.shell().match_screens().qr());
}

// What is drawn depends on the address; the pictures are of a console without one.
void check_picture(const std::string& name) {
    if (page.empty()) bench::check_golden(name);
}

void check_shows(bench::Bench& bench, const std::string& text) {
    TEST_ASSERT_TRUE(on_qr(bench));
    TEST_ASSERT_EQUAL_STRING(text.c_str(), on_panel().c_str());
}

void end_alone(MenuBench& bench) {
    bench.open_challenges();
    bench.keys("A A");
    for (int i = 0; i < 80 && !bench.on_results(); ++i) bench.keys("RIGHT A wait:300");
    TEST_ASSERT_TRUE(bench.on_results());
}

}  // namespace

// ---- What it says -------------------------------------------------------------------------------

static void a_link_if_the_page_is_named_else_the_code() {
    using shell::Share;
    const auto text = [](Share what, std::string_view code, std::string_view address) {
        shell::ShareText out;
        shell::share_text(what, code, out, address);
        return std::string(out.view());
    };
    constexpr std::string_view address = "https://example.org/a/";
    TEST_ASSERT_EQUAL_STRING("0H3K-9QRS-TV", text(Share::match, "0H3K-9QRS-TV", "").c_str());
    TEST_ASSERT_EQUAL_STRING("https://example.org/a/#match=0H3K-9QRS-TV",
                             text(Share::match, "0H3K-9QRS-TV", address).c_str());
    TEST_ASSERT_EQUAL_STRING("SIXGUN CHALLENGE 17", text(Share::challenge, "17", "").c_str());
    TEST_ASSERT_EQUAL_STRING("https://example.org/a/#challenge=17",
                             text(Share::challenge, "17", address).c_str());
    TEST_ASSERT_EQUAL_STRING("BT1|A b|2|Ka1", text(Share::arena, "BT1|A b|2|Ka1", "").c_str());
    TEST_ASSERT_EQUAL_STRING("https://example.org/a/#arena=BT1%7CA+b-%27s%7C2%7CKa1%7C%5Ea1%3Ea2",
                             text(Share::arena, "BT1|A b-'s|2|Ka1|^a1>a2", address).c_str());
    TEST_ASSERT_EQUAL_STRING(page.c_str(), std::string(shell::page_address()).c_str());
}

// The longest address that CMake takes leaves room for the longest text there will be.
static void the_longest_address_leaves_room() {
    shell::ShareText out;
    shell::share_text(shell::Share::match, std::string(242, 'Z'), out, std::string(90, 'x'));
    TEST_ASSERT_FALSE(out.cut());
    TEST_ASSERT_TRUE(stage::Qr().encode(out.view()));
}

// ---- Where it is shown --------------------------------------------------------------------------

static void the_results_show_the_code() {
    for (const bool colour_blind : {false, true}) {
        PlayBench bench({.rounds = 1});
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        bench.keys("A A RIGHT A");
        TEST_ASSERT_TRUE(bench.on_results());
        TEST_ASSERT_EQUAL_STRING("", on_panel().c_str());
        bench.keys("X");
        check_shows(bench, match_link(code_of(bench.session())));
        check_picture(colour_blind ? "qr_match_colour_blind" : "qr_match");
        bench.keys("B");
        TEST_ASSERT_TRUE(bench.on_results());
        bench.keys("X X");
        TEST_ASSERT_TRUE(bench.on_results());
    }
}

static void the_results_of_a_challenge_show_its_number() {
    MenuBench bench;
    end_alone(bench);
    bench.keys("X");
    check_shows(bench, challenge_link(bench.session().goal().number));
    check_picture("qr_challenge_results");
}

static void a_challenge_is_shown_before_it_is_played() {
    MenuBench bench;
    bench.open_challenges();
    bench.keys("RIGHT A X");
    check_shows(bench, challenge_link(bench.menus().challenge_screen().number()));
    check_picture("qr_challenge");
    // Back at the question, which is still open to both answers.
    bench.keys("B");
    TEST_ASSERT_FALSE(on_qr(bench));
    TEST_ASSERT_FALSE(bench.on(bench.menus().challenge_screen()));
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on(bench.menus().challenge_screen()));
    bench.keys("A X B A");
    TEST_ASSERT_TRUE(bench.on_play());
}

static void a_replay_shows_its_code() {
    MenuBench bench;
    bench.play_one();
    bench.open_menu();
    bench.keys("DOWN*2 A A");
    const auto& viewer = bench.menus().viewer();
    TEST_ASSERT_TRUE(bench.on(viewer));
    const std::string text = match_link(code_of(bench.session()));
    bench.keys("X X");
    check_shows(bench, text);
    bench.keys("B B");
    TEST_ASSERT_TRUE(bench.on(viewer));
    // At its end, where it cannot be taken over.
    bench.keys("DOWN X X");
    check_shows(bench, text);
    bench.keys("B A");
    TEST_ASSERT_TRUE(bench.on(viewer));
    // And taken over after it was shown.
    bench.keys("UP X X B A");
    TEST_ASSERT_TRUE(bench.on_play());
}

// Whatever is pressed, while it runs and several people play.
static void no_key_shows_the_code_of_a_running_match() {
    std::mt19937 random(7);
    PlayBench bench({.controllers = {0, 0}, .rounds = 5, .holes_open = true});
    int running = 0;
    for (int i = 0; i < 300 && bench.runtime().is_open(bench.shell().match_screens().play_screen());
         ++i) {
        constexpr const char* keys[] = {"X", "X X", "DOWN", "A", "B", "Y", "UP"};
        bench.keys(keys[random() % std::size(keys)]);
        running += bench.session().over() ? 0 : 1;
        TEST_ASSERT_TRUE(bench.session().over() || !on_qr(bench));
    }
    TEST_ASSERT_GREATER_THAN(20, running);
}

// ---- The screen itself --------------------------------------------------------------------------

static void a_long_text_has_the_whole_page() {
    MenuBench bench;
    std::string arena;
    for (int i = 0; i < 242; ++i) arena += kit::code_alphabet[static_cast<std::size_t>(i * i % 29)];
    shell::QrScreen& qr = bench.shell().match_screens().qr();
    qr.show(bench.runtime(), "Arena", arena);
    bench.keys("wait:20");
    check_shows(bench, arena);
    bench.keys("B");
    TEST_ASSERT_TRUE(bench.on_launcher());
    const std::string largest(271, 'x');
    qr.show(bench.runtime(), "Arena", largest);
    bench.keys("wait:20");
    check_shows(bench, largest);
    check_picture("qr_largest");
    bench.keys("B");
    qr.show(bench.runtime(), "Arena", std::string(272, 'x'));
    bench.keys("wait:20");
    TEST_ASSERT_TRUE(bench.on_launcher());
    TEST_ASSERT_EQUAL_STRING("Too long for a QR code",
                             std::string(bench.runtime().toast_text()).c_str());
}

// A link as long as it fits: then the text alone.
static void an_arena_is_a_link_while_that_fits() {
    MenuBench bench;
    shell::QrScreen& qr = bench.shell().match_screens().qr();
    const auto shows = [&](const std::string& arena, const std::string& wanted) {
        qr.show_arena(bench.runtime(), "Arena", arena);
        bench.keys("wait:20");
        check_shows(bench, wanted);
        bench.keys("B");
    };
    const std::string plain = "BT1|Twin Gate|2|Ka1Hd1Va4Xd4Vg4Hd7Kg7|d4|d1f9|a1i9|T<i5>d3";
    shows(plain, page.empty() ? plain
                              : page +
                                    "#arena=BT1%7CTwin+Gate%7C2%7CKa1Hd1Va4Xd4Vg4Hd7Kg7%7Cd4%7C"
                                    "d1f9%7Ca1i9%7CT%3Ci5%3Ed3");
    const std::size_t room = 271 - page.size() - std::string("#arena=").size();
    const std::string most(room, 'a');
    if (!page.empty()) shows(most, page + "#arena=" + most);
    shows(most + "a", most + "a");
}

static void every_share_code_fits_under_it() {
    MenuBench bench;
    shell::QrScreen& qr = bench.shell().match_screens().qr();
    const std::string code = "ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZZ-ZZZ";
    TEST_ASSERT_EQUAL(kit::max_code_symbols + 7, code.size());
    qr.show_match(bench.runtime(), "Blast Tactics", code);
    bench.keys("wait:20");
    check_shows(bench, match_link(code));
    check_picture("qr_longest_code");
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_link_if_the_page_is_named_else_the_code);
    RUN_TEST(the_longest_address_leaves_room);
    RUN_TEST(the_results_show_the_code);
    RUN_TEST(the_results_of_a_challenge_show_its_number);
    RUN_TEST(a_challenge_is_shown_before_it_is_played);
    RUN_TEST(a_replay_shows_its_code);
    RUN_TEST(no_key_shows_the_code_of_a_running_match);
    RUN_TEST(a_long_text_has_the_whole_page);
    RUN_TEST(an_arena_is_a_link_while_that_fits);
    RUN_TEST(every_share_code_fits_under_it);
    return UNITY_END();
}
