// QR codes: what is drawn is what another program reads, in every size and on every ground.
#include <unity.h>

#include <string>

#include "qr_reader.h"
#include "stage/easel.h"
#include "stage/qr.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::string_view link = "https://example.org/sixgun/#match=";

// Capitals and digits in no order that repeats.
std::string plain_text(std::size_t length) {
    std::string text;
    for (unsigned value = 7; text.size() < length; value = value * 1103515245u + 12345u)
        text += "0123456789ABCDEFGHJKMNPQRSTVWXYZ"[value >> 16 & 31];
    return text;
}

Qr coded(std::string_view text) {
    Qr qr;
    TEST_ASSERT_TRUE_MESSAGE(qr.encode(text), std::string(text).c_str());
    return qr;
}

picture::Picture drawn(const Qr& qr, const Rect& area, const Theme& theme = standard_theme) {
    return easel::draw(screen_area, theme, [&](Canvas& canvas) { qr.draw(canvas, area); });
}

void check_reads(const std::string& text, const Rect& area = screen_area) {
    const Qr qr = coded(text);
    for (const Theme* theme : {&standard_theme, &colour_blind_theme})
        TEST_ASSERT_EQUAL_STRING(text.c_str(), qr_reader::read(drawn(qr, area, *theme)).c_str());
}

void test_every_length_is_read_back() {
    for (const std::size_t length : {1, 2, 5, 6, 12, 25, 26, 31, 60, 119, 120, 242, 393, 394, 395})
        check_reads(plain_text(length));
}

void test_links_are_read_back() {
    for (const std::size_t length : {0, 1, 5, 6, 7, 16, 31, 242})
        check_reads(std::string(link) + plain_text(length));
}

void test_any_text_is_read_back() {
    check_reads("Bullet★ and Blast Tactics: né à 3 €");
    check_reads("lower case, then CAPITALS AND 0123456789, then lower case");
    check_reads(std::string(271, 'x'));
}

void test_the_smallest_size_is_taken() {
    const struct {
        std::size_t plain, modules;
    } sizes[] = {{1, 21},   {25, 21},  {26, 25},  {47, 25},  {48, 29},
                 {242, 49}, {279, 49}, {280, 53}, {335, 53}, {395, 57}};
    for (const auto& each : sizes)
        TEST_ASSERT_EQUAL(each.modules, coded(plain_text(each.plain)).modules());
    TEST_ASSERT_EQUAL(57, coded(std::string(271, 'x')).modules());
    // The code in a link is packed as densely as alone: an arena has room behind an address.
    TEST_ASSERT_EQUAL(53, coded(std::string(link) + plain_text(242)).modules());
}

void test_what_is_too_long_gives_no_code() {
    Qr qr = coded("A");
    for (const std::string& text : {std::string(), plain_text(396), std::string(272, 'x'),
                                    std::string(395, 'x'), std::string(100000, 'A')}) {
        TEST_ASSERT_FALSE(qr.encode(text));
        TEST_ASSERT_TRUE(qr.empty());
        TEST_ASSERT_TRUE(qr.placed(screen_area).empty());
        TEST_ASSERT_TRUE(drawn(qr, screen_area) == drawn(Qr(), screen_area));
    }
}

void test_it_is_as_large_as_whole_pixels_allow() {
    const Qr small = coded("CODE"), large = coded(plain_text(395));
    TEST_ASSERT_TRUE((Rect{4, 4, 232, 232}) == small.placed(screen_area));
    TEST_ASSERT_TRUE((Rect{22, 22, 195, 195}) == large.placed(screen_area));
    TEST_ASSERT_TRUE((Rect{20, 10, 195, 195}) == large.placed({20, 10, 195, 195}));
    TEST_ASSERT_TRUE((Rect{52, 10, 130, 130}) == large.placed({20, 10, 194, 130}));
    TEST_ASSERT_TRUE(large.placed({0, 0, 64, 240}).empty());
}

void test_it_is_read_in_small_pixels_too() {
    check_reads(plain_text(395), {100, 30, 130, 130});
    check_reads(plain_text(242), {20, 24, 195, 195});
    check_reads("CODE", {7, 99, 58, 58});
}

// Readers need white around it, and nothing else inside of what it covers.
void test_it_is_black_on_white_with_a_quiet_zone() {
    const Qr qr = coded(std::string(link) + "0123-4567-89AB");
    const Rect all = qr.placed(screen_area);
    const int size = all.width / (qr.modules() + 2 * Qr::quiet);
    const Rect code = all.inset(Qr::quiet * size);
    for (const Theme* theme : {&standard_theme, &colour_blind_theme}) {
        const picture::Picture whole = drawn(qr, screen_area, *theme);
        for (int y = 0; y < screen_size; ++y)
            for (int x = 0; x < screen_size; ++x) {
                const int pixel = whole.pixels[static_cast<std::size_t>(y * screen_size + x)];
                const bool dark =
                    code.contains({x, y}) && qr.dark((x - code.x) / size, (y - code.y) / size);
                const bool inside = all.contains({x, y});
                TEST_ASSERT_EQUAL_HEX16(!inside ? theme->paper : dark ? 0x0000 : 0xffff, pixel);
            }
    }
}

void test_pictures() {
    const Qr code = coded("0123-4567-89AB"), arena = coded(plain_text(395));
    const auto draw = [](const Qr& qr) {
        return [&](Canvas& canvas) { qr.draw(canvas, {20, 20, 200, 200}); };
    };
    easel::check("stage_qr_code", screen_area, draw(code));
    easel::check("stage_qr_largest", screen_area, draw(arena));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_length_is_read_back);
    RUN_TEST(test_links_are_read_back);
    RUN_TEST(test_any_text_is_read_back);
    RUN_TEST(test_the_smallest_size_is_taken);
    RUN_TEST(test_what_is_too_long_gives_no_code);
    RUN_TEST(test_it_is_as_large_as_whole_pixels_allow);
    RUN_TEST(test_it_is_read_in_small_pixels_too);
    RUN_TEST(test_it_is_black_on_white_with_a_quiet_zone);
    RUN_TEST(test_pictures);
    return UNITY_END();
}
