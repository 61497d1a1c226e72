// Tweens end exactly at their target for all easings, lengths and speeds, and take the frames they
// should.
#include <unity.h>

#include <algorithm>

#include "stage/tween.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

constexpr Ease eases[] = {Ease::linear, Ease::out, Ease::in_out, Ease::back};
constexpr int ways[][2] = {{0, 240}, {240, 0}, {-37, 512}, {7, 7}, {100000, -100000}, {0, 1}};

void test_ends_at_the_target() {
    for (const Ease ease : eases)
        for (const auto& [from, to] : ways)
            for (int frames = 0; frames <= 70; ++frames)
                for (const int speed : {1, 100, 128, 256, 384, 512, 1000, 100000}) {
                    Tween tween;
                    tween.go(from, to, frames, ease);
                    if (frames > 0) TEST_ASSERT_EQUAL(from, tween.value());
                    int steps = 0;
                    if (tween.moving())
                        for (steps = 1; tween.step(speed); ++steps) TEST_ASSERT_TRUE(steps < 20000);
                    TEST_ASSERT_EQUAL((frames * 256 + speed - 1) / speed, steps);
                    TEST_ASSERT_EQUAL(to, tween.value());
                    TEST_ASSERT_EQUAL(to, tween.target());
                    TEST_ASSERT_FALSE(tween.moving());
                    TEST_ASSERT_FALSE(tween.step(speed));
                    TEST_ASSERT_EQUAL(to, tween.value());
                }
}

void test_no_animations_jumps() {
    Tween tween;
    tween.go(3, 90, 30);
    TEST_ASSERT_FALSE(tween.step(0));
    TEST_ASSERT_EQUAL(90, tween.value());
    tween.jump(5);
    TEST_ASSERT_FALSE(tween.moving());
    TEST_ASSERT_EQUAL(5, tween.value());
    TEST_ASSERT_EQUAL(8, Tween(8).value());
}

// Only `back` goes beyond its end, and only by about a tenth; the others never turn round.
void test_the_way() {
    for (const Ease ease : eases) {
        for (const auto& [from, to] : ways) {
            Tween tween;
            tween.go(from, to, 48, ease);
            int last = from;
            const int low = std::min(from, to), high = std::max(from, to);
            const int beyond = ease == Ease::back ? (high - low) / 9 + 1 : 0;
            bool swung = false;
            while (tween.step()) {
                const int now = tween.value();
                TEST_ASSERT_TRUE(now >= low - beyond && now <= high + beyond);
                swung = swung || now < low || now > high;
                if (ease != Ease::back) TEST_ASSERT_TRUE(from <= to ? now >= last : now <= last);
                last = now;
            }
            if (ease == Ease::back && high - low > 100) TEST_ASSERT_TRUE(swung);
        }
    }
}

void test_restart_on_the_way() {
    Tween tween;
    tween.go(0, 100, 10, Ease::linear);
    for (int i = 0; i < 5; ++i) tween.step();
    TEST_ASSERT_EQUAL(50, tween.value());
    tween.go(tween.value(), 0, 5, Ease::linear);
    TEST_ASSERT_EQUAL(50, tween.value());
    tween.step();
    TEST_ASSERT_EQUAL(40, tween.value());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_ends_at_the_target);
    RUN_TEST(test_no_animations_jumps);
    RUN_TEST(test_the_way);
    RUN_TEST(test_restart_on_the_way);
    return UNITY_END();
}
