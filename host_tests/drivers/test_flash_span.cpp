#include <unity.h>

#include "drivers/flash_span.h"

using namespace drivers;

void setUp() {}
void tearDown() {}

static constexpr std::uint32_t total = 1u << 20;

static void test_reading_stays_inside() {
    TEST_ASSERT_TRUE(readable(0, total, total));
    TEST_ASSERT_TRUE(readable(total - 1, 1, total));
    TEST_ASSERT_TRUE(readable(total, 0, total));
    TEST_ASSERT_FALSE(readable(total - 1, 2, total));
    TEST_ASSERT_FALSE(readable(total + 1, 0, total));
    TEST_ASSERT_FALSE(readable(0xffffffff, 2, total));  // no wrap-around
    TEST_ASSERT_FALSE(readable(1, 0xffffffff, total));
}

static void test_programming_needs_whole_pages() {
    TEST_ASSERT_TRUE(programmable(0, 256, total));
    TEST_ASSERT_TRUE(programmable(total - 512, 512, total));
    TEST_ASSERT_FALSE(programmable(128, 256, total));
    TEST_ASSERT_FALSE(programmable(0, 255, total));
    TEST_ASSERT_FALSE(programmable(0, 0, total));
    TEST_ASSERT_FALSE(programmable(total, 256, total));
}

static void test_erasing_needs_a_block() {
    TEST_ASSERT_TRUE(erasable(0, total));
    TEST_ASSERT_TRUE(erasable(total - 4096, total));
    TEST_ASSERT_FALSE(erasable(256, total));
    TEST_ASSERT_FALSE(erasable(total, total));
    TEST_ASSERT_FALSE(erasable(0xfffff000, total));
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_reading_stays_inside);
    RUN_TEST(test_programming_needs_whole_pages);
    RUN_TEST(test_erasing_needs_a_block);
    return UNITY_END();
}
