// Pictures of the screen: what is kept is what the panel shows, wherever X is held.
#include "play_bench.h"
#include "storage/shots.h"

using bench::Bench;
using bench::PlayBench;
using storage::Read;

void setUp() {}
void tearDown() {}

namespace {

host::Picture unpacked(std::uint16_t number) {
    storage::ShotSize size;
    TEST_ASSERT_TRUE(storage::shots::check(number, size) == Read::ok);
    host::Picture picture;
    picture.width = size.width;
    picture.height = size.height;
    const auto row = [](void* context, int, std::span<const storage::Pixel> pixels) {
        auto& into = static_cast<host::Picture*>(context)->pixels;
        into.insert(into.end(), pixels.begin(), pixels.end());
    };
    TEST_ASSERT_TRUE(storage::shots::rows(number, 0, size.height, row, &picture) == Read::ok);
    return picture;
}

void check_kept(std::uint16_t number, const host::Picture& shown) {
    const host::Picture kept = unpacked(number);
    TEST_ASSERT_EQUAL_INT(shown.width, kept.width);
    TEST_ASSERT_EQUAL_INT(shown.height, kept.height);
    TEST_ASSERT_TRUE(kept.pixels == shown.pixels);
}

constexpr const char* gone = "wait:2500";  // the toast

}  // namespace

static void x_held_keeps_what_the_panel_shows() {
    static const char* const ways[] = {"wait:1",   "RIGHT*2", "A",        "X DOWN*3",
                                       "X UP A A", "Y RIGHT", "X UP*2 A", "Y RIGHT*3 A A"};
    for (const char* board : {"picosystem", "picopad"}) {
        for (const char* way : ways) {
            host::Setup setup;
            setup.board = &bench::board(board);
            Bench bench(std::move(setup));
            bench.keys(way);
            bench.keys(gone);
            const host::Picture shown = host::picture();
            bench.keys("X:700");
            TEST_ASSERT_EQUAL_INT(1, storage::shots::list().count);
            check_kept(1, shown);
            // The screen took no notice.
            bench.keys(gone);
            TEST_ASSERT_TRUE(host::picture().pixels == shown.pixels);
        }
    }
}

static void the_toast_is_not_in_the_picture() {
    Bench bench;
    bench.keys(gone);
    const host::Picture shown = host::picture();
    bench.keys("X:700 X:700");
    TEST_ASSERT_FALSE(host::picture().pixels == shown.pixels);
    check_kept(2, shown);
}

static void a_frame_around_the_picture_says_it_was_taken() {
    std::vector<host::Picture> film;
    host::Setup setup;
    setup.watch = [&](const host::Picture& picture) { film.push_back(picture); };
    Bench bench(std::move(setup));
    film.clear();
    bench.keys("X:700");
    TEST_ASSERT_GREATER_THAN_size_t(1, film.size());
    bench::check_golden("shell_shutter", film[0]);
    bench::check_golden("shell_toast_picture");
}

static void the_pause_menu_keeps_the_match() {
    PlayBench bench;
    bench.keys(gone);
    const host::Picture shown = host::picture();
    bench.keys("X UP*2 A");
    TEST_ASSERT_TRUE(bench.on_play());
    TEST_ASSERT_EQUAL_INT(1, storage::shots::list().count);
    check_kept(1, shown);
    // X held over the menu keeps the menu.
    bench.keys(gone);
    bench.keys("X");
    const host::Picture menu = host::picture();
    bench.keys("X:700");
    check_kept(2, menu);
    TEST_ASSERT_FALSE(bench.on_play());
}

static void keys_pressed_meanwhile_count() {
    Bench bench;
    bench.keys("wait:1");
    bench.edge(hal::Button::x, true);
    bench.run_ms(499);
    // All of it is waiting when the picture is done.
    bench.edge(hal::Button::right, true);
    bench.edge(hal::Button::right, false);
    bench.run_ms(60);
    bench.edge(hal::Button::x, false);
    bench.keys("RIGHT");
    TEST_ASSERT_EQUAL_INT(1, storage::shots::list().count);
    TEST_ASSERT_EQUAL_INT(2, bench.shell().launcher().selected());
    TEST_ASSERT_TRUE(bench.on_launcher());  // the release of X was no tap
}

static void without_storage_it_is_told() {
    host::Setup setup;
    setup.flash.assign(1u << 20, 0x55);
    Bench bench(std::move(setup));
    bench.runtime().home();
    bench.keys(gone);
    bench.keys("X:700");
    TEST_ASSERT_EQUAL_INT(0, storage::shots::list().count);
    bench::check_golden("shell_toast_picture_refused");
}

// All but the lowest rows, where the strip is.
static bool shows_whole(const host::Picture& kept) {
    const auto shown = host::picture();
    const auto above = static_cast<std::ptrdiff_t>(kept.pixels.size()) - 16 * kept.width;
    return shown.width == kept.width &&
           std::equal(kept.pixels.begin(), kept.pixels.begin() + above, shown.pixels.begin());
}

static void the_list_shows_and_deletes() {
    for (const bool colour_blind : {false, true}) {
        const std::string suffix = colour_blind ? "_colour_blind" : "";
        host::Setup setup;
        setup.power = bench::battery(77);
        Bench bench(std::move(setup));
        console::Settings settings = bench.settings();
        settings.colour_blind = colour_blind;
        bench.runtime().change(settings);
        bench.keys("X UP*2 A");
        TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().picture_list()));
        bench::check_golden("shell_pictures_none" + suffix);
        bench.keys("X");  // nothing to delete
        TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().picture_list()));
        bench.keys("B B");
        bench.keys(gone);
        const host::Picture launcher = host::picture();
        bench.keys("X:700 X");
        bench.keys(gone);
        const host::Picture settings_page = host::picture();
        bench.keys("X:700 UP*2 A");
        bench.keys(gone);
        bench::check_golden("shell_pictures" + suffix);
        // A picture of the pictures: one file is read while the other is written.
        const host::Picture list = host::picture();
        bench.keys("X:700");
        check_kept(3, list);
        bench.keys("B A");
        bench.keys("DOWN");
        bench.keys(gone);
        bench.keys("A");
        TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().picture_list().view()));
        bench::check_golden("shell_picture_shown" + suffix);
        bench.keys("A");  // the whole of it, but for a strip in a corner: it is no live screen
        TEST_ASSERT_FALSE(host::picture() == settings_page);
        TEST_ASSERT_TRUE(shows_whole(settings_page));
        bench::check_golden("shell_picture_whole" + suffix);
        bench.keys("LEFT LEFT");  // the second is refused: it is the oldest
        bench.keys(gone);
        TEST_ASSERT_TRUE(shows_whole(launcher));
        bench.keys("X");
        bench::check_golden("shell_picture_delete" + suffix);
        bench.keys("A");
        TEST_ASSERT_EQUAL_INT(3, storage::shots::list().count);
        bench.keys("X LEFT A");
        TEST_ASSERT_EQUAL_INT(2, storage::shots::list().count);
        bench.keys(gone);
        TEST_ASSERT_TRUE(shows_whole(settings_page));
        bench.keys("RIGHT B");
        TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().picture_list()));
        bench.keys("X LEFT A");
        bench.keys("A X LEFT A");  // the last one: back in the list
        TEST_ASSERT_EQUAL_INT(0, storage::shots::list().count);
        TEST_ASSERT_TRUE(bench.runtime().on_top(bench.shell().picture_list()));
        bench.keys(gone);
        bench::check_golden("shell_pictures_none" + suffix);
    }
}

static void a_damaged_one_is_told() {
    Bench bench;
    bench.keys("X:700");
    TEST_ASSERT_TRUE(storage::files::replace("shots/0001", {{'S', 'G', 'S', 'H'}, 1}, {}) ==
                     storage::Written::ok);
    bench.keys("X UP*2 A A");
    bench.keys(gone);
    bench::check_golden("shell_picture_damaged");
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(x_held_keeps_what_the_panel_shows);
    RUN_TEST(the_toast_is_not_in_the_picture);
    RUN_TEST(a_frame_around_the_picture_says_it_was_taken);
    RUN_TEST(the_pause_menu_keeps_the_match);
    RUN_TEST(keys_pressed_meanwhile_count);
    RUN_TEST(without_storage_it_is_told);
    RUN_TEST(the_list_shows_and_deletes);
    RUN_TEST(a_damaged_one_is_told);
    return UNITY_END();
}
