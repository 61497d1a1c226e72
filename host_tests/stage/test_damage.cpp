// Damage covers every damaged pixel once; strips tile a rectangle.
#include <unity.h>

#include <bitset>

#include "stage/damage.h"
#include "stage/strips.h"

using namespace stage;

void setUp() {}
void tearDown() {}

namespace {

constexpr int pixels = screen_size * screen_size;
using Pixels = std::bitset<pixels>;

void mark(Pixels& set, const Rect& area) {
    const Rect seen = screen_area.common(area);
    for (int y = seen.y; y < seen.bottom(); ++y)
        for (int x = seen.x; x < seen.right(); ++x)
            set.set(static_cast<std::size_t>(y * screen_size + x));
}

class Noise {
  public:
    explicit Noise(std::uint32_t seed) : state_(seed) {}
    int between(int low, int high) {
        state_ = state_ * 1664525u + 1013904223u;
        return low + static_cast<int>((state_ >> 8) % static_cast<std::uint32_t>(high - low + 1));
    }

  private:
    std::uint32_t state_;
};

void test_covers_everything_once() {
    Noise noise(3);
    for (int run = 0; run < 300; ++run) {
        Damage damage;
        Pixels wanted;
        const int most = run % 3 == 0 ? 240 : 40;
        for (int i = noise.between(1, 30); i > 0; --i) {
            const Rect area{noise.between(-20, 240), noise.between(-20, 240),
                            noise.between(-2, most), noise.between(-2, most)};
            damage.add(area);
            mark(wanted, area);
            TEST_ASSERT_TRUE(damage.areas().size() <= 8);
        }
        Pixels covered;
        int sum = 0;
        for (const Rect& area : damage.areas()) {
            TEST_ASSERT_TRUE(!area.empty() && screen_area.common(area) == area);
            mark(covered, area);
            sum += area.area();
        }
        TEST_ASSERT_TRUE((wanted & ~covered).none());
        TEST_ASSERT_EQUAL_MESSAGE(sum, covered.count(), "no pixel is sent twice");
        TEST_ASSERT_EQUAL(sum, damage.area());
    }
}

void test_far_apart_stays_apart() {
    Damage damage;
    damage.add({0, 0, 10, 10});
    damage.add({200, 200, 10, 10});
    TEST_ASSERT_EQUAL(2, damage.areas().size());
    TEST_ASSERT_EQUAL(200, damage.area());
    damage.add({11, 0, 10, 10});
    TEST_ASSERT_EQUAL_MESSAGE(2, damage.areas().size(), "neighbours become one");
    damage.add({0, 0, 240, 240});
    TEST_ASSERT_EQUAL(1, damage.areas().size());
    damage.clear();
    TEST_ASSERT_TRUE(damage.empty());
    damage.add({500, 0, 10, 10});
    TEST_ASSERT_TRUE(damage.empty());
}

// A cross: joining its arms costs the corners, and still no pixel may be sent twice.
void test_overlapping_ones_are_joined() {
    Damage damage;
    damage.add({100, 0, 40, 240});
    damage.add({0, 100, 240, 40});
    TEST_ASSERT_EQUAL(1, damage.areas().size());
    TEST_ASSERT_EQUAL(pixels, damage.area());
}

void test_full_list_joins_the_cheapest() {
    Damage damage;
    for (int i = 0; i < 8; ++i) damage.add({i % 4 * 60, i / 4 * 120, 10, 10});
    TEST_ASSERT_EQUAL(8, damage.areas().size());
    damage.add({30, 0, 10, 10});
    TEST_ASSERT_TRUE(damage.areas().size() <= 8);
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(1300, damage.area(), "a neighbour was joined, not a far one");
}

void test_wider_screens() {
    const Rect wide{-40, 0, 320, 240};
    Damage damage(wide);
    damage.add({-100, -100, 1000, 1000});
    TEST_ASSERT_EQUAL(320 * 240, damage.area());
}

void test_strips_tile() {
    Noise noise(5);
    for (int run = 0; run < 500; ++run) {
        const Rect area{noise.between(-40, 100), noise.between(0, 100), noise.between(0, 320),
                        noise.between(0, 240)};
        int y = area.y, sum = 0;
        for (const Rect& strip : Strips(area)) {
            TEST_ASSERT_TRUE(strip.area() > 0 && strip.area() <= strip_pixels);
            TEST_ASSERT_TRUE(strip.x == area.x && strip.width == area.width && strip.y == y);
            y = strip.bottom();
            sum += strip.area();
        }
        TEST_ASSERT_EQUAL(area.area(), sum);
    }
    int count = 0;
    for (const Rect& strip : Strips(screen_area)) {
        TEST_ASSERT_EQUAL(count == 7 ? 16 : 32, strip.height);
        ++count;
    }
    TEST_ASSERT_EQUAL(8, count);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_covers_everything_once);
    RUN_TEST(test_far_apart_stays_apart);
    RUN_TEST(test_overlapping_ones_are_joined);
    RUN_TEST(test_full_list_joins_the_cheapest);
    RUN_TEST(test_wider_screens);
    RUN_TEST(test_strips_tile);
    return UNITY_END();
}
