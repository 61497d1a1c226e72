// Golden pictures of every primitive.
#include <unity.h>

#include "stage/easel.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

const Theme& theme = standard_theme;

void test_lines() {
    easel::check("stage_lines", {0, 0, 120, 120}, [](Canvas& canvas) {
        for (int i = 0; i <= 100; i += 10) {
            canvas.line({10, 10}, {110, 10 + i}, theme.ink);
            canvas.line({10, 10}, {10 + i, 110}, theme.accent);
        }
        canvas.line({119, 119}, {40, 119}, theme.bad);
        canvas.line({-20, 130}, {130, 60}, theme.good);
        canvas.frame({60, 60, 40, 30}, theme.faint);
        canvas.frame({64, 64, 32, 22}, theme.seat[1], 3);
        canvas.pixel({80, 75}, theme.ink);
    });
}

void test_line_is_the_same_backwards() {
    for (int y = -30; y <= 30; y += 7) {
        const auto forth = easel::draw({0, 0, 64, 64}, theme, [y](Canvas& canvas) {
            canvas.line({2, 32}, {61, 32 + y}, theme.ink);
        });
        const auto back = easel::draw({0, 0, 64, 64}, theme, [y](Canvas& canvas) {
            canvas.line({61, 32 + y}, {2, 32}, theme.ink);
        });
        TEST_ASSERT_TRUE(forth == back);
    }
}

void test_boxes() {
    easel::check("stage_boxes", {0, 0, 160, 120}, [](Canvas& canvas) {
        for (int radius = 0; radius < 10; ++radius) {
            const int x = 4 + radius % 5 * 31, y = 4 + radius / 5 * 25;
            canvas.rounded({x, y, 27, 21}, radius, theme.panel);
            canvas.rounded_frame({x, y, 27, 21}, radius, theme.accent, radius % 3 + 1);
        }
        canvas.rounded({4, 56, 40, 16}, 99, theme.seat[0]);
        canvas.rounded_frame({50, 56, 40, 16}, 8, theme.seat[1], 4);
        canvas.rounded_frame({96, 56, 5, 16}, 2, theme.seat[2], 3);
        canvas.shade({4, 80, 40, 30}, theme.ink);
        canvas.fill({50, 80, 40, 30}, theme.good);
        canvas.shade({50, 80, 40, 30}, theme.paper);
        canvas.hatch({96, 80, 27, 30}, theme.ink);
        canvas.hatch({128, 80, 27, 30}, theme.accent, 7, Slant::falling);
    });
}

void test_round_things() {
    easel::check("stage_round", {0, 0, 200, 120}, [](Canvas& canvas) {
        int x = 4;
        for (int radius = 0; radius < 10; ++radius) {
            canvas.disc({x + radius, 14}, radius, theme.ink);
            canvas.ring({x + radius, 38}, radius, 1, theme.accent);
            canvas.ring({x + radius, 62}, radius, 3, theme.seat[1]);
            x += 2 * radius + 4;
        }
        canvas.disc({40, 95}, 22, theme.panel);
        canvas.ring({40, 95}, 22, 4, theme.accent);
        canvas.ring({100, 95}, 20, 20, theme.bad);
        canvas.ring({150, 95}, 20, 21, theme.good);
    });
}

void test_triangles() {
    easel::check("stage_triangles", {0, 0, 120, 80}, [](Canvas& canvas) {
        canvas.triangle({10, 30}, {30, 30}, {20, 10}, theme.accent);
        canvas.triangle({40, 10}, {60, 10}, {50, 30}, theme.ink);
        canvas.triangle({70, 10}, {70, 30}, {90, 20}, theme.good);
        canvas.triangle({115, 10}, {115, 30}, {95, 20}, theme.bad);
        canvas.triangle({5, 75}, {60, 40}, {115, 60}, theme.panel);
        canvas.triangle({5, 40}, {25, 40}, {12, 40}, theme.warn);
        canvas.triangle({100, 70}, {100, 70}, {100, 70}, theme.warn);
    });
}

// A picture in runs looks like the same in four bits a pixel.
void test_sprites() {
    constexpr Colour other[16] = {0, rgb(0x20c060), rgb(0x103010), rgb(0xffffff)};
    for (const stage::Sprite* const flag : {&easel::flag, &easel::flag_in_runs})
        easel::check("stage_sprites", {0, 0, 64, 40}, [&](Canvas& canvas) {
            for (int i = 0; i < 4; ++i)
                canvas.sprite(*flag, {3 + 12 * i, 3}, flag->palette, {(i & 1) != 0, (i & 2) != 0});
            for (int i = 0; i < 4; ++i)
                canvas.sprite(*flag, {4 + 12 * i, 14}, other, {(i & 1) != 0, (i & 2) != 0});
            canvas.silhouette(*flag, {4, 26}, theme.faint);
            canvas.sprite(*flag, {3, 25});
            canvas.silhouette(*flag, {20, 25}, theme.accent, {true, false});
            canvas.sprite(*flag, {-4, 30});
            canvas.sprite(*flag, {60, 30});
            canvas.sprite(*flag, {40, 36});
            canvas.sprite(*flag, {50, -3}, flag->palette, {true, true});
        });
}

void test_clip_scopes_nest() {
    easel::check("stage_clip", {0, 0, 60, 40}, [](Canvas& canvas) {
        {
            const auto outer = canvas.clipped({10, 5, 30, 30});
            canvas.fill(screen_area, theme.panel);
            {
                const auto inner = canvas.clipped({20, 0, 40, 20});
                canvas.fill(screen_area, theme.accent);
            }
            canvas.disc({10, 35}, 12, theme.good);
        }
        canvas.pixel({59, 39}, theme.ink);
    });
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_lines);
    RUN_TEST(test_line_is_the_same_backwards);
    RUN_TEST(test_boxes);
    RUN_TEST(test_round_things);
    RUN_TEST(test_triangles);
    RUN_TEST(test_sprites);
    RUN_TEST(test_clip_scopes_nest);
    return UNITY_END();
}
