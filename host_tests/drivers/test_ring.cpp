#include <unity.h>

#include "drivers/ring.h"

void setUp() {}
void tearDown() {}

static void test_keeps_the_order() {
    drivers::Ring<int, 4> ring;
    int item = 0;
    TEST_ASSERT_FALSE(ring.pop(item));
    for (int i = 1; i <= 4; ++i) TEST_ASSERT_TRUE(ring.push(i));
    TEST_ASSERT_FALSE(ring.push(5));
    TEST_ASSERT_EQUAL_UINT32(0, ring.room());
    for (int i = 1; i <= 4; ++i) {
        TEST_ASSERT_TRUE(ring.pop(item));
        TEST_ASSERT_EQUAL_INT(i, item);
    }
    TEST_ASSERT_TRUE(ring.empty());
    TEST_ASSERT_FALSE(ring.pop(item));
}

static void test_goes_round_many_times() {
    drivers::Ring<int, 2> ring;
    int item = 0;
    for (int i = 0; i < 1000; ++i) {
        TEST_ASSERT_TRUE(ring.push(i));
        TEST_ASSERT_EQUAL_UINT32(1, ring.room());
        TEST_ASSERT_TRUE(ring.pop(item));
        TEST_ASSERT_EQUAL_INT(i, item);
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_keeps_the_order);
    RUN_TEST(test_goes_round_many_times);
    return UNITY_END();
}
