// Themes: text can be read on whatever it lies on (WCAG contrast), and in the colour-blind theme
// colours with a meaning stay apart under simulated colour vision. Cues: playable on a piezo, and
// short.
#include <unity.h>

#include <algorithm>
#include <cmath>
#include <string>

#include "stage/colour.h"
#include "stage/sound.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

struct Light {
    double r, g, b;
};

double linear(double channel) {
    return channel <= 0.04045 ? channel / 12.92 : std::pow((channel + 0.055) / 1.055, 2.4);
}

Light light_of(Colour colour) {
    return {linear((colour >> 11) / 31.0), linear((colour >> 5 & 63) / 63.0),
            linear((colour & 31) / 31.0)};
}

double luminance(Colour colour) {
    const Light light = light_of(colour);
    return 0.2126 * light.r + 0.7152 * light.g + 0.0722 * light.b;
}

double contrast(Colour a, Colour b) {
    const double high = std::max(luminance(a), luminance(b));
    const double low = std::min(luminance(a), luminance(b));
    return (high + 0.05) / (low + 0.05);
}

void expect_contrast(Colour front, Colour ground, double least, const char* what) {
    const std::string message = std::string(what) + ": " + std::to_string(contrast(front, ground));
    TEST_ASSERT_TRUE_MESSAGE(contrast(front, ground) >= least, message.c_str());
}

void check_theme(const Theme& theme) {
    for (const Colour ground : {theme.paper, theme.panel}) {
        expect_contrast(theme.ink, ground, 10, "ink");
        expect_contrast(theme.faint, ground, 4.5, "faint");
        expect_contrast(theme.accent, ground, 4.5, "accent");
        expect_contrast(theme.good, ground, 4.5, "good");
        expect_contrast(theme.bad, ground, 4.5, "bad");
        expect_contrast(theme.warn, ground, 4.5, "warn");
        for (const Colour seat : theme.seat) expect_contrast(seat, ground, 4.5, "seat");
    }
    expect_contrast(theme.edge, theme.paper, 2.5, "edge");
    expect_contrast(theme.on_accent, theme.accent, 7, "on accent");
    expect_contrast(theme.on_accent, theme.bad, 4.5, "on bad");
    expect_contrast(theme.on_accent, theme.ink, 10, "on a card");
    for (const Colour seat : theme.seat) expect_contrast(theme.on_accent, seat, 4.5, "on a seat");
}

void test_standard_contrast() { check_theme(standard_theme); }
void test_colour_blind_contrast() { check_theme(colour_blind_theme); }

// Viénot, Brettel and Mollon (1999): what remains of a colour without red or green cones.
Light without_red(const Light& c) {
    const double rg = 0.11238 * c.r + 0.88762 * c.g;
    return {rg, rg, 0.00401 * c.r - 0.00401 * c.g + c.b};
}
Light without_green(const Light& c) {
    const double rg = 0.29275 * c.r + 0.70725 * c.g;
    return {rg, rg, -0.02234 * c.r + 0.02234 * c.g + c.b};
}

// CIE L*a*b* distance; 20 is plain to see side by side.
double distance(const Light& a, const Light& b) {
    const auto lab = [](const Light& c) {
        const auto f = [](double t) {
            return t > 0.008856 ? std::cbrt(t) : 7.787 * t + 16.0 / 116;
        };
        const double x = f((0.4124 * c.r + 0.3576 * c.g + 0.1805 * c.b) / 0.9505);
        const double y = f(0.2126 * c.r + 0.7152 * c.g + 0.0722 * c.b);
        const double z = f((0.0193 * c.r + 0.1192 * c.g + 0.9505 * c.b) / 1.089);
        return Light{116 * y - 16, 500 * (x - y), 200 * (y - z)};
    };
    const Light p = lab(a), q = lab(b);
    return std::hypot(p.r - q.r, p.g - q.g, p.b - q.b);
}

void expect_apart(Colour a, Colour b, const char* what, double enough = 20) {
    const Light p = light_of(a), q = light_of(b);
    const double least = std::min({distance(p, q), distance(without_red(p), without_red(q)),
                                   distance(without_green(p), without_green(q))});
    const std::string message = std::string(what) + ": " + std::to_string(least);
    TEST_ASSERT_TRUE_MESSAGE(least >= enough, message.c_str());
}

void test_colour_blind_colours_stay_apart() {
    const Theme& theme = colour_blind_theme;
    for (int i = 0; i < 4; ++i)
        for (int j = 0; j < i; ++j) expect_apart(theme.seat[i], theme.seat[j], "seats");
    // More than four cannot all be plain: there the shape tells (seat_mark.h).
    for (int i = 4; i < 8; ++i)
        for (int j = 0; j < i; ++j) expect_apart(theme.seat[i], theme.seat[j], "eight seats", 10);
    expect_apart(theme.good, theme.bad, "good and bad");
    expect_apart(theme.good, theme.warn, "good and warn");
    expect_apart(theme.accent, theme.ink, "accent and ink");
    expect_apart(theme.accent, theme.good, "accent and good");
    expect_apart(theme.accent, theme.bad, "accent and bad");
}

void test_cues() {
    for (int i = 0; i < static_cast<int>(Cue::count); ++i) {
        const auto score = score_of(static_cast<Cue>(i));
        TEST_ASSERT_TRUE(!score.empty() && score.size() % 2 == 0);
        int length = 0;
        for (std::size_t at = 0; at < score.size(); at += 2) {
            const int hertz = score[at];
            TEST_ASSERT_TRUE(hertz == 0 || (hertz >= 400 && hertz <= 4000));
            TEST_ASSERT_TRUE(score[at + 1] > 0);
            length += score[at + 1];
        }
        TEST_ASSERT_TRUE(score[0] != 0 && score[score.size() - 2] != 0);
        TEST_ASSERT_LESS_OR_EQUAL(1000, length);
    }
    TEST_ASSERT_TRUE(score_of(Cue::count).empty());
}

void test_blend() {
    TEST_ASSERT_EQUAL_HEX16(rgb(0x102030), blend(rgb(0x102030), rgb(0xf0e0d0), 0));
    TEST_ASSERT_EQUAL_HEX16(rgb(0xf0e0d0), blend(rgb(0x102030), rgb(0xf0e0d0), 256));
    TEST_ASSERT_EQUAL_HEX16(rgb(0x808080), blend(rgb(0x000000), rgb(0xffffff), 133));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_standard_contrast);
    RUN_TEST(test_colour_blind_contrast);
    RUN_TEST(test_colour_blind_colours_stay_apart);
    RUN_TEST(test_cues);
    RUN_TEST(test_blend);
    return UNITY_END();
}
