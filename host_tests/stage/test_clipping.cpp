// Whatever is drawn wherever: nothing outside the window is written, nothing outside the clip is
// changed, and pieces drawn one by one are the whole.
#include <unity.h>

#include <vector>

#include "stage/easel.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

class Noise {
  public:
    explicit Noise(std::uint32_t seed) : state_(seed) {}
    int between(int low, int high) {
        state_ = state_ * 1664525u + 1013904223u;
        return low + static_cast<int>((state_ >> 8) % static_cast<std::uint32_t>(high - low + 1));
    }
    Point point() { return {between(-60, 300), between(-60, 300)}; }
    Rect rect() {
        return {between(-60, 260), between(-60, 260), between(-3, 150), between(-3, 150)};
    }
    Colour colour() { return static_cast<Colour>(between(1, 0xffff)); }

  private:
    std::uint32_t state_;
};

// A random drawing of every primitive; the same seed draws the same.
void scribble(Canvas& canvas, std::uint32_t seed, int count) {
    Noise noise(seed);
    const Font* const fonts[] = {&tiny, &small, &medium, &large};
    for (int i = 0; i < count; ++i) {
        const Rect area = noise.rect();
        const Point a = noise.point(), b = noise.point(), c = noise.point();
        const Colour colour = noise.colour();
        const int kind = noise.between(0, 16), size = noise.between(-1, 40);
        const Font& font = *fonts[noise.between(0, 3)];
        const Align align = static_cast<Align>(noise.between(0, 2));
        const Flip flip{noise.between(0, 1) != 0, noise.between(0, 1) != 0};
        switch (kind) {
            case 0:
                canvas.pixel(a, colour);
                break;
            case 1:
                canvas.fill(area, colour);
                break;
            case 2:
                canvas.shade(area, colour);
                break;
            case 3:
                canvas.frame(area, colour, std::max(size / 4, 1));
                break;
            case 4:
            case 5:
                canvas.line(a, b, colour);
                break;
            case 6:
                canvas.rounded(area, size, colour);
                break;
            case 7:
                canvas.rounded_frame(area, size, colour, std::max(size / 8, 1));
                break;
            case 8:
                canvas.disc(a, size, colour);
                break;
            case 9:
                canvas.ring(a, size, std::max(size / 5, 1), colour);
                break;
            case 10:
                canvas.triangle(a, b, c, colour);
                break;
            case 11:
                canvas.sprite((size & 1) != 0 ? easel::flag : easel::flag_in_runs, a,
                              easel::flag.palette, flip);
                break;
            case 12:
                canvas.silhouette(easel::flag, a, colour, flip);
                break;
            case 13:
                canvas.text(a, "Any text ★ äö", font, colour, align);
                break;
            case 14:
                canvas.text_fitted(a, size * 3, "Any text ★ äö", font, colour, align);
                break;
            case 15:
                canvas.hatch(area, colour, size, static_cast<Slant>(noise.between(0, 1)));
                break;
            default:
                canvas.paragraph(area, "Wrapped words in boxes", font, colour, align);
                break;
        }
    }
}

void test_nothing_outside_the_window_is_written() {
    constexpr Colour guard = 0xa55a;
    constexpr int room = 400;
    Noise noise(11);
    for (std::uint32_t seed = 0; seed < 400; ++seed) {
        const Rect window{noise.between(-40, 200), noise.between(-20, 200), noise.between(1, 90),
                          noise.between(1, 60)};
        // Odd starts too: fills are by words.
        const std::size_t before = static_cast<std::size_t>(room + noise.between(0, 1));
        const auto inside = static_cast<std::size_t>(window.area());
        std::vector<Colour> memory(before + inside + room, guard);
        Canvas canvas(memory.data() + before, window, standard_theme);
        scribble(canvas, seed, 60);
        for (std::size_t i = 0; i < memory.size(); ++i)
            if (i < before || i >= before + inside) TEST_ASSERT_EQUAL_HEX16(guard, memory[i]);
    }
}

void test_nothing_outside_the_clip_is_changed() {
    Noise noise(12);
    for (std::uint32_t seed = 0; seed < 200; ++seed) {
        const Rect clip = noise.rect();
        const auto picture = easel::draw(screen_area, standard_theme, [&](Canvas& canvas) {
            const auto inner = canvas.clipped(clip);
            scribble(canvas, seed, 40);
        });
        for (int i = 0; i < screen_size * screen_size; ++i)
            if (!clip.contains({i % screen_size, i / screen_size}))
                TEST_ASSERT_EQUAL_HEX16(standard_theme.paper,
                                        picture.pixels[static_cast<std::size_t>(i)]);
    }
}

void test_pieces_are_the_whole() {
    for (std::uint32_t seed = 100; seed < 160; ++seed) {
        const auto drawing = [seed](Canvas& canvas) { scribble(canvas, seed, 60); };
        const auto whole = easel::draw(screen_area, standard_theme, drawing);
        for (const auto& [width, height] : {std::pair{240, 32}, {240, 7}, {53, 31}})
            TEST_ASSERT_TRUE(whole == easel::draw_in_pieces(screen_area, width, height,
                                                            standard_theme, drawing));
    }
}

void test_side_panels_are_drawn_too() {
    const Rect wide{-40, 0, 320, 240};
    const auto drawing = [](Canvas& canvas) { scribble(canvas, 77, 200); };
    TEST_ASSERT_TRUE(easel::draw(wide, standard_theme, drawing) ==
                     easel::draw_in_pieces(wide, 320, 24, standard_theme, drawing));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_nothing_outside_the_window_is_written);
    RUN_TEST(test_nothing_outside_the_clip_is_changed);
    RUN_TEST(test_pieces_are_the_whole);
    RUN_TEST(test_side_panels_are_drawn_too);
    return UNITY_END();
}
