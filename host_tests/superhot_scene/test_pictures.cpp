// Every screen of SUPERHOT as a picture.
#include "hot_bench.h"

using bench::check_golden;
using bench::HotBench;

void setUp() {}
void tearDown() {}

static void first() {
    HotBench bench;
    bench.keys("wait:1");
    check_golden("hot_start");
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(first);
    return UNITY_END();
}
