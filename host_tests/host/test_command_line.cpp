// The host program from outside: what it says, and what it gives back, when it is used wrongly and
// rightly.
#include "picture/picture.h"
#include "run_sixgun.h"

void setUp() {}
void tearDown() {}

namespace {

void wrong_use_is_one_line_and_exit_2() {
    struct Case {
        const char *words, *part;
    };
    constexpr Case cases[] = {
        {"", "which command?"},
        {"dance", "unknown command 'dance'"},
        {"shot --color red", "unknown option '--color'"},
        {"shot launcher", "unexpected word 'launcher'"},
        {"shot", "nothing to save"},
        {"shot --shot", "'--shot' needs a value"},
        {"shot --shot /dev/null --scale 0", "from 1 to 16"},
        {"shot --shot /dev/null --scale 2x", "not '2x'"},
        {"shot --shot /dev/null --scale=", "not ''"},
        {"shot --shot /dev/null --board gameboy", "no board 'gameboy'"},
        {"shot --shot /dev/null --keys 'UP JUMP'", "bad word 'JUMP'"},
        {"window --frame=yes", "'--frame' takes no value"},
        {"window --board gameboy", "no board 'gameboy'"},
        {"bench --ms soon", "not 'soon'"},
        {"bench --board gameboy", "no board 'gameboy'"},
    };
    for (const Case& wrong : cases) expect_error(wrong.words, 2, wrong.part);
}

void what_cannot_be_done_is_one_line_and_exit_1() {
    expect_error("shot --shot /no/such/folder/a.png", 1, "/no/such/folder/a.png");
    expect_error("shot --frames /no/such/folder/a.txt", 1, "/no/such/folder/a.txt");
    expect_error("shot --shot /dev/null --flash /no/such/folder/f", 1, "/no/such/folder/f");
    expect_error("shot --shot /dev/full", 1, "/dev/full");
    const std::string diary = temporary("diary");
    std::ofstream(diary) << "not a flash";
    expect_error("shot --shot /dev/null --flash " + diary, 1, "11 bytes");
    std::filesystem::remove(diary);
    // Whether SDL finds no driver at all, or one that draws where nobody sees it.
    const std::string no_display = "timeout 20 env -u DISPLAY -u WAYLAND_DISPLAY ";
    expect_error("window", 1, "no display", no_display + "-u SDL_VIDEODRIVER");
    expect_error("window", 1, "no display", no_display + "SDL_VIDEODRIVER=x11");
}

void help_and_version_are_told() {
    for (const char* words : {"--help", "-h", "window --help", "shot --help", "bench -h",
                              "soak --help", "arena --help", "balance --help", "slowest --help",
                              "signature --help", "replay --help", "rules --help"}) {
        const Ran ran = run(words);
        TEST_ASSERT_EQUAL_MESSAGE(0, ran.exit, words);
        TEST_ASSERT_TRUE_MESSAGE(ran.said.find("usage: sixgun") != std::string::npos, words);
    }
    const Ran version = run("--version");
    TEST_ASSERT_EQUAL(0, version.exit);
    TEST_ASSERT_TRUE(version.said.starts_with("sixgun "));
}

void a_shot_is_the_same_every_time_and_larger_on_request() {
    const std::string shot = temporary("shot.png"), large = temporary("large.png"),
                      film = temporary("film.txt"), again = temporary("again.txt");
    const std::string keys = "shot --keys 'right*2 wait:50' ";
    TEST_ASSERT_EQUAL(0, run(keys + "--shot " + shot + " --frames " + film).exit);
    TEST_ASSERT_EQUAL(0, run(keys + "--shot=" + large + " --scale=3 --frames=" + again).exit);
    TEST_ASSERT_EQUAL_STRING(contents(film).c_str(), contents(again).c_str());

    picture::Picture one, three;
    TEST_ASSERT_EQUAL_STRING("", picture::read_png(shot, one).c_str());
    TEST_ASSERT_EQUAL_STRING("", picture::read_png(large, three).c_str());
    TEST_ASSERT_EQUAL(240, one.width);
    TEST_ASSERT_EQUAL(720, three.height);
    for (int y = 0; y < three.height; ++y)
        for (int x = 0; x < three.width; ++x)
            if (three.pixels[static_cast<std::size_t>(y * 720 + x)] !=
                one.pixels[static_cast<std::size_t>(y / 3 * 240 + x / 3)])
                TEST_FAIL_MESSAGE("the enlarged picture is another one");

    std::istringstream lines(contents(film));
    int frames = 0;
    for (std::string line; std::getline(lines, line); ++frames) {
        TEST_ASSERT_EQUAL(8, line.size());
        TEST_ASSERT_TRUE(line.find_first_not_of("0123456789abcdef") == std::string::npos);
    }
    TEST_ASSERT_GREATER_THAN(2, frames);
    for (const std::string& file : {shot, large, film, again}) std::filesystem::remove(file);
}

void a_wide_board_gives_a_wide_shot() {
    const std::string shot = temporary("wide.png");
    TEST_ASSERT_EQUAL(0, run("shot --board picopad --shot " + shot).exit);
    picture::Picture wide;
    TEST_ASSERT_EQUAL_STRING("", picture::read_png(shot, wide).c_str());
    TEST_ASSERT_EQUAL(320, wide.width);
    TEST_ASSERT_EQUAL(240, wide.height);
    std::filesystem::remove(shot);
}

void bench_prints_a_figure_a_line() {
    std::istringstream lines(run("bench --here --ms 1").said);
    std::string line, name, unit;
    std::getline(lines, line);
    TEST_ASSERT_TRUE(line.find("this computer") != std::string::npos);
    int figures = 0;
    for (; std::getline(lines, line); ++figures) {
        double value = 0;
        std::istringstream words(line);
        TEST_ASSERT_TRUE_MESSAGE(words >> name >> value >> unit && words.eof(), line.c_str());
    }
    TEST_ASSERT_GREATER_THAN(3, figures);
    const Ran json = run("bench --here --ms 1 --json 2>/dev/null");
    TEST_ASSERT_EQUAL(0, json.exit);
    TEST_ASSERT_EQUAL(figures, std::count(json.said.begin(), json.said.end(), '}'));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(wrong_use_is_one_line_and_exit_2);
    RUN_TEST(what_cannot_be_done_is_one_line_and_exit_1);
    RUN_TEST(help_and_version_are_told);
    RUN_TEST(a_shot_is_the_same_every_time_and_larger_on_request);
    RUN_TEST(a_wide_board_gives_a_wide_shot);
    RUN_TEST(bench_prints_a_figure_a_line);
    return UNITY_END();
}
