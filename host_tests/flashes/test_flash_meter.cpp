// The measure itself: films that are known to be harmless or not, just inside and just outside.
#include <unity.h>

#include <algorithm>
#include <functional>

#include "flashes/flashes.h"

void setUp() {}
void tearDown() {}

namespace {

constexpr int size = 240;
constexpr std::uint16_t black = 0, white = 0xffff, red = 0xf800, grey = 0x8410, blue = 0x001f;

// A frame is a sixtieth of a second, as on the console.
constexpr std::uint64_t frame_us = 16'667;

// So many rows are lit, the rest is dark.
picture::Picture lit(int rows, std::uint16_t light, std::uint16_t dark = black) {
    picture::Picture made{size, size, std::vector<std::uint16_t>(size * size, dark)};
    std::fill_n(made.pixels.begin(), size * rows, light);
    return made;
}

// Two seconds of a film: what each frame shows.
int area(int limit, const std::function<picture::Picture(int)>& frame) {
    flashes::Meter meter(limit);
    for (int i = 0; i < 120; ++i) meter.see(static_cast<std::uint64_t>(i) * frame_us, frame(i));
    return meter.worst();
}

// Light for `half` frames, then dark for as many.
int blinking(int half, std::uint16_t light, std::uint16_t dark = black, int rows = size,
             int limit = 3) {
    return area(limit, [&](int i) { return lit(i / half % 2 == 0 ? rows : 0, light, dark); });
}

}  // namespace

static void three_flashes_a_second_are_harmless_and_four_are_not() {
    TEST_ASSERT_EQUAL_INT(0, blinking(10, white));   // three a second
    TEST_ASSERT_EQUAL_INT(100, blinking(7, white));  // more than four
    TEST_ASSERT_EQUAL_INT(100, blinking(1, white));
    TEST_ASSERT_EQUAL_INT(100, blinking(7, white, black, size, 1));
    TEST_ASSERT_EQUAL_INT(0, blinking(30, white, black, size, 1));
    TEST_ASSERT_EQUAL_INT(100, blinking(15, white, black, size, 1));
}

static void only_what_flashes_is_area() {
    TEST_ASSERT_EQUAL_INT(25, blinking(4, white, black, size / 4));
    TEST_ASSERT_EQUAL_INT(27, blinking(4, white, black, size / 4 + 4));
    // In step or not: both halves flash in the same second.
    TEST_ASSERT_EQUAL_INT(100, area(3, [](int i) {
                              return i / 4 % 2 == 0 ? lit(size / 2, white, black)
                                                    : lit(size / 2, black, white);
                          }));
}

static void a_change_has_to_be_a_tenth_and_begin_below_the_ceiling() {
    constexpr std::uint16_t nearly_grey = 0x7bef, pale = 0xef7d;
    TEST_ASSERT_EQUAL_INT(0, blinking(2, grey, nearly_grey));
    TEST_ASSERT_EQUAL_INT(100, blinking(2, grey, black));
    TEST_ASSERT_EQUAL_INT(0, blinking(2, white, pale));  // both brighter than 0.80
    TEST_ASSERT_EQUAL_INT(100, blinking(2, white, grey));
    TEST_ASSERT_EQUAL_INT(0, blinking(2, blue));  // hardly any light
}

static void saturated_red_counts_whatever_its_light() {
    constexpr std::uint16_t dark_red = 0x8000, brown = 0x6a83;
    TEST_ASSERT_EQUAL_INT(100, blinking(4, dark_red));
    TEST_ASSERT_EQUAL_INT(100, blinking(4, red, dark_red));
    TEST_ASSERT_EQUAL_INT(0, blinking(10, dark_red));
    TEST_ASSERT_EQUAL_INT(0, blinking(4, brown));
}

// Many steps up are one rise; what only fades flashes once.
static void a_slow_rise_is_one_change() {
    TEST_ASSERT_EQUAL_INT(
        0, area(1, [](int i) {
            const auto level = static_cast<std::uint16_t>(i % 120 / 4);
            return lit(size, static_cast<std::uint16_t>(level << 11 | level << 6 | level));
        }));
}

// A bar that sweeps over the screen lights each place once.
static void what_moves_is_no_flash() {
    TEST_ASSERT_EQUAL_INT(0, area(1, [](int i) {
                              picture::Picture made = lit(0, white);
                              const int top = i * 2 % size;
                              for (int y = top; y < std::min(top + 12, size); ++y)
                                  std::fill_n(made.pixels.begin() + y * size, size, white);
                              return made;
                          }));
}

// As fine as a chessboard of pixels: from afar it is grey all the time.
static void fine_patterns_are_no_flash() {
    TEST_ASSERT_EQUAL_INT(0, area(1, [](int i) {
                              picture::Picture made = lit(0, white);
                              for (int y = 0; y < size; ++y)
                                  for (int x = (y + i) % 2; x < size; x += 2)
                                      made.pixels[static_cast<std::size_t>(y * size + x)] = white;
                              return made;
                          }));
}

static void flashes_a_long_time_apart_do_not_add_up() {
    TEST_ASSERT_EQUAL_INT(0, area(1, [](int i) { return lit(i % 60 == 0 ? size : 0, white); }));
    TEST_ASSERT_EQUAL_INT(100, area(1, [](int i) { return lit(i % 58 == 0 ? size : 0, white); }));
}

static void it_tells_where() {
    flashes::Meter meter(3);
    for (int i = 0; i < 60; ++i)
        meter.see(static_cast<std::uint64_t>(i) * frame_us, lit(i / 4 % 2 * 60, white));
    TEST_ASSERT_EQUAL_INT(25, meter.worst());
    TEST_ASSERT_EQUAL_STRING(
        "25 % of the screen flash more than 3 times in the second before 466 ms, within 0,0 to "
        "240,60",
        meter.where().c_str());
    const picture::Picture map = meter.map();
    TEST_ASSERT_EQUAL_INT(60, map.width);
    TEST_ASSERT_EQUAL_HEX16(white, map.pixels[14 * 60]);
    TEST_ASSERT_EQUAL_HEX16(black, map.pixels[15 * 60]);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(three_flashes_a_second_are_harmless_and_four_are_not);
    RUN_TEST(only_what_flashes_is_area);
    RUN_TEST(a_change_has_to_be_a_tenth_and_begin_below_the_ceiling);
    RUN_TEST(saturated_red_counts_whatever_its_light);
    RUN_TEST(a_slow_rise_is_one_change);
    RUN_TEST(what_moves_is_no_flash);
    RUN_TEST(fine_patterns_are_no_flash);
    RUN_TEST(flashes_a_long_time_apart_do_not_add_up);
    RUN_TEST(it_tells_where);
    return UNITY_END();
}
