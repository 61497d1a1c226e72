// Turning the cylinder.
#include "bench.h"

using bench::Bench;

void setUp() {}
void tearDown() {}

static void right_turns_to_the_next_chamber_and_wraps() {
    Bench bench;
    for (int i = 1; i <= shell::chamber_count; ++i) {
        bench.keys("RIGHT");
        TEST_ASSERT_EQUAL_INT(i % shell::chamber_count, bench.shell().launcher().selected());
    }
    bench.keys("LEFT");
    TEST_ASSERT_EQUAL_INT(shell::chamber_count - 1, bench.shell().launcher().selected());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(right_turns_to_the_next_chamber_and_wraps);
    return UNITY_END();
}
