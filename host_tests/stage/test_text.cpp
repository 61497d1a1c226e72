// Fonts, wrapping, alignment and cutting; measuring agrees with drawing.
#include <unity.h>

#include <string>

#include "stage/easel.h"
#include "stage/text.h"
#include "stage/utf8.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

const Theme& theme = standard_theme;
const Font* const fonts[] = {&tiny, &small, &medium, &large};

// Every character that texts of the console and the games may use, in all four sizes.
constexpr std::string_view symbols =
    "←↑→↓▲▼◀▶■□●○◎◆◇★☆♠♣♥♦✓✗☠♪⚠⚡✚…‘’“”•–—−≤≥≠"
    "█▀▄▌▐░▒▓─│┌┐└┘├┤┬┴┼€⬢⯅◬�";

void test_fonts() {
    easel::check("stage_fonts", {0, 0, 240, 240}, [](Canvas& canvas) {
        int y = 2;
        for (const Font* font : fonts) {
            y += canvas.paragraph({2, y, 236, 100},
                                  "Six chambers, five games. WAGON Quick fox 0123456789 äöüßéñ "
                                  "(!?) £€ & #5",
                                  *font, theme.ink) +
                 6;
        }
    });
}

void test_symbols() {
    easel::check("stage_symbols", {0, 0, 240, 240}, [](Canvas& canvas) {
        int y = 2;
        for (const Font* font : fonts)
            y += canvas.paragraph({2, y, 236, 200}, symbols, *font, theme.accent) + 6;
        canvas.paragraph({2, y, 236, 48}, "⚀⚁⚂⚃⚄⚅", large, theme.ink);
    });
}

void test_every_size_has_every_symbol() {
    for (const Font* font : fonts) {
        const std::uint8_t* const missing = font->glyph(0x3400);
        TEST_ASSERT_EQUAL_PTR(font->glyph(0xfffd), missing);
        for (std::string_view rest = symbols; !rest.empty();) {
            const std::uint32_t codepoint = next_codepoint(rest);
            if (codepoint == 0xfffd) continue;
            TEST_ASSERT_TRUE_MESSAGE(font->glyph(codepoint) != missing,
                                     std::to_string(codepoint).c_str());
        }
        for (std::uint32_t codepoint = 0xa1; codepoint <= 0xff; ++codepoint)
            TEST_ASSERT_TRUE(font->glyph(codepoint) != missing);
    }
}

void test_glyphs_are_found_by_code_point() {
    for (const Font* font : fonts) {
        for (int i = 0; i < font->glyph_count; ++i) {
            if (i > 0) TEST_ASSERT_LESS_THAN(font->codepoints[i], font->codepoints[i - 1]);
            if (i < 0x5f) TEST_ASSERT_EQUAL(0x20 + i, font->codepoints[i]);
            TEST_ASSERT_EQUAL_PTR(font->bits + i * font->glyph_bytes(),
                                  font->glyph(font->codepoints[i]));
        }
    }
}

void test_alignment_and_cutting() {
    easel::check("stage_alignment", {0, 0, 160, 150}, [](Canvas& canvas) {
        canvas.fill({80, 0, 1, 150}, theme.edge);
        canvas.text({80, 2}, "left", small, theme.ink);
        canvas.text({80, 16}, "centre", small, theme.ink, Align::centre);
        canvas.text({80, 30}, "right", small, theme.ink, Align::right);
        canvas.frame({3, 44, 74, 16}, theme.edge);
        canvas.text_fitted({4, 46}, 72, "too long for a box", small, theme.accent);
        canvas.text_fitted({120, 46}, 72, "it just fits", small, theme.accent, Align::centre);
        canvas.text_fitted({157, 62}, 60, "from the right side", small, theme.accent, Align::right);
        const std::string_view text =
            "A paragraph in a box,\n\nwrapped and Unpronounceablewords cut.";
        canvas.frame({3, 78, 74, 70}, theme.edge);
        canvas.paragraph({4, 79, 72, 68}, text, tiny, theme.ink);
        canvas.frame({83, 78, 74, 70}, theme.edge);
        canvas.paragraph({84, 79, 72, 68}, text, small, theme.ink, Align::centre);
    });
}

void expect_lines(std::string_view text, int columns,
                  std::initializer_list<std::string_view> lines) {
    for (const std::string_view line : lines) {
        TEST_ASSERT_FALSE_MESSAGE(text.empty(), "too few lines");
        TEST_ASSERT_EQUAL_STRING(std::string(line).c_str(),
                                 std::string(next_line(text, columns)).c_str());
    }
    TEST_ASSERT_TRUE_MESSAGE(text.empty(), "too many lines");
}

void test_wrapping() {
    expect_lines("one two three", 7, {"one two", "three"});
    expect_lines("one two three", 8, {"one two", "three"});
    expect_lines("one two three", 6, {"one", "two", "three"});
    expect_lines("one", 3, {"one"});
    expect_lines("a\nb", 9, {"a", "b"});
    expect_lines("a\n\nb\n", 9, {"a", "", "b"});
    expect_lines("abcdefgh", 3, {"abc", "def", "gh"});
    expect_lines("to abcdefgh", 4, {"to", "abcd", "efgh"});
    expect_lines("abc   def", 3, {"abc", "def"});
    expect_lines("abc   ", 3, {"abc"});
    expect_lines("abc \nd", 3, {"abc", "d"});
    expect_lines("  a b", 3, {"  a", "b"});
    expect_lines("äöü äöü", 3, {"äöü", "äöü"});
    expect_lines("abc", 0, {"a", "b", "c"});
}

// Deterministic noise for the property tests.
class Noise {
  public:
    explicit Noise(std::uint32_t seed) : state_(seed) {}
    int below(int limit) {
        state_ = state_ * 1664525u + 1013904223u;
        return static_cast<int>((state_ >> 8) % static_cast<std::uint32_t>(limit));
    }

  private:
    std::uint32_t state_;
};

void test_wrapping_keeps_every_word() {
    Noise noise(1);
    constexpr std::string_view pieces[] = {"a", "ä", "→", " ", " ", "\n", "word", "  ", "\xff"};
    for (int run = 0; run < 3000; ++run) {
        std::string text;
        for (int i = noise.below(30); i > 0; --i) text += pieces[noise.below(9)];
        const int columns = 1 + noise.below(12);
        std::string kept, wanted;
        int lines = 0;
        for (std::string_view rest = text; !rest.empty(); ++lines) {
            const std::size_t before = rest.size();
            const std::string_view line = next_line(rest, columns);
            TEST_ASSERT_TRUE(rest.size() < before);
            TEST_ASSERT_LESS_OR_EQUAL(columns, character_count(line));
            kept += line;
        }
        std::erase_if(kept, [](char c) { return c == ' '; });
        for (const char c : text)
            if (c != ' ' && c != '\n') wanted += c;
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), kept.c_str());
        TEST_ASSERT_EQUAL(lines == 0 ? 0 : lines * 13 - 1,
                          paragraph_height(columns * 6 + 5, text, small));
    }
}

void test_broken_utf8() {
    const auto first = [](std::string_view text) { return next_codepoint(text); };
    TEST_ASSERT_EQUAL_HEX32(0xfffd, first("\x80"));
    TEST_ASSERT_EQUAL_HEX32(0xfffd, first("\xc0\x80"));
    TEST_ASSERT_EQUAL_HEX32(0xfffd, first("\xe2\x86"));
    TEST_ASSERT_EQUAL_HEX32(0xfffd, first("\xe0\x80\x80"));
    TEST_ASSERT_EQUAL_HEX32(0xfffd, first("\xff"));
    TEST_ASSERT_EQUAL_HEX32(0x2190, first("←"));
    TEST_ASSERT_EQUAL_HEX32(0x1f600, first("\xf0\x9f\x98\x80"));
    TEST_ASSERT_EQUAL(3, character_count("a\xc3z"));
}

// No pixel lies outside the box that was measured, and both ends touch it.
void test_measuring_equals_drawing() {
    for (const Font* font : fonts) {
        for (const std::string_view text : {"█", "██", "█ █", "█äö█", "█\xff█"}) {
            for (const Align align : {Align::left, Align::centre, Align::right}) {
                const int width = text_width(text, *font);
                int drawn = 0;
                const auto picture = easel::draw({0, 0, 240, 60}, theme, [&](Canvas& canvas) {
                    drawn = canvas.text({120, 10}, text, *font, theme.ink, align);
                });
                TEST_ASSERT_EQUAL(width, drawn);
                int left = 240, right = 0, top = 60, bottom = 0;
                for (int i = 0; i < 240 * 60; ++i) {
                    if (picture.pixels[static_cast<std::size_t>(i)] == theme.paper) continue;
                    left = std::min(left, i % 240);
                    right = std::max(right, i % 240 + 1);
                    top = std::min(top, i / 240);
                    bottom = std::max(bottom, i / 240 + 1);
                }
                const int start = align == Align::left     ? 120
                                  : align == Align::centre ? 120 - width / 2
                                                           : 120 - width;
                TEST_ASSERT_EQUAL(start, left);
                TEST_ASSERT_EQUAL(start + width, right);
                TEST_ASSERT_EQUAL(10, top);
                TEST_ASSERT_EQUAL(10 + font->height, bottom);
            }
        }
    }
}

void test_fitted_text_stays_inside() {
    for (int width = 0; width < 80; ++width) {
        easel::draw({0, 0, 100, 20}, theme, [&](Canvas& canvas) {
            const int used = canvas.text_fitted({0, 0}, width, "many words", small, theme.ink);
            TEST_ASSERT_LESS_OR_EQUAL(width, used);
            if (width >= 60) TEST_ASSERT_EQUAL(60, used);
        });
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_fonts);
    RUN_TEST(test_symbols);
    RUN_TEST(test_every_size_has_every_symbol);
    RUN_TEST(test_glyphs_are_found_by_code_point);
    RUN_TEST(test_alignment_and_cutting);
    RUN_TEST(test_wrapping);
    RUN_TEST(test_wrapping_keeps_every_word);
    RUN_TEST(test_broken_utf8);
    RUN_TEST(test_measuring_equals_drawing);
    RUN_TEST(test_fitted_text_stays_inside);
    return UNITY_END();
}
