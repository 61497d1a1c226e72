#include <unity.h>

#include "drivers/battery_curve.h"
#include "drivers/charger.h"
#include "drivers/perception.h"

void setUp() {}
void tearDown() {}

static void test_the_curve_never_falls_and_has_ends() {
    int last = 0;
    for (int millivolts = 0; millivolts <= 6000; ++millivolts) {
        const int percent = drivers::percent_of(millivolts);
        TEST_ASSERT_TRUE(percent >= last && percent <= 100);
        TEST_ASSERT_TRUE(percent - last <= 1);  // no jumps
        last = percent;
    }
    TEST_ASSERT_EQUAL_INT(100, last);
    TEST_ASSERT_EQUAL_INT(0, drivers::percent_of(-1));
    TEST_ASSERT_EQUAL_INT(0, drivers::percent_of(3300));
    TEST_ASSERT_EQUAL_INT(99, drivers::percent_of(4149));
    TEST_ASSERT_EQUAL_INT(100, drivers::percent_of(4150));
}

static void test_the_curve_meets_its_points() {
    for (const drivers::ChargePoint& point : drivers::charge_curve)
        TEST_ASSERT_EQUAL_INT(point.percent, drivers::percent_of(point.millivolts));
    TEST_ASSERT_EQUAL_INT(45, drivers::percent_of(3820));  // halfway between two
}

static void test_readings_become_millivolts() {
    TEST_ASSERT_EQUAL_INT(0, drivers::millivolts_of(0, 16, 3, 0));
    TEST_ASSERT_EQUAL_INT(9898, drivers::millivolts_of(16u * 4095, 16, 3, 0));
    TEST_ASSERT_EQUAL_INT(4201, drivers::millivolts_of(16u * 1738, 16, 3, 0));
    TEST_ASSERT_EQUAL_INT(4201 + 311, drivers::millivolts_of(16u * 1738, 16, 3, 311));
    TEST_ASSERT_EQUAL_INT(1650, drivers::millivolts_of(2048, 1, 1, 0));
}

static void test_light_rises_with_every_step() {
    constexpr std::uint32_t full = 32768;
    std::uint32_t last = 0;
    for (std::uint32_t step = 1; step <= 100; ++step) {
        const std::uint32_t light = drivers::emitted(step, 100, full);
        TEST_ASSERT_TRUE(light > last);
        last = light;
    }
    TEST_ASSERT_EQUAL_UINT32(full, last);
    TEST_ASSERT_EQUAL_UINT32(0, drivers::emitted(0, 100, full));
    TEST_ASSERT_EQUAL_UINT32(full, drivers::emitted(300, 255, full));
    TEST_ASSERT_EQUAL_UINT32(1, drivers::emitted(1, 255, 10));  // small, but not dark
    TEST_ASSERT_UINT32_WITHIN(full / 100, full * 184 / 1000, drivers::emitted(50, 100, full));
}

static void test_a_charger_that_works_in_bursts_is_charging() {
    constexpr std::uint64_t look_every_us = 4'000'000;  // as the console does
    drivers::Charger charger;
    TEST_ASSERT_FALSE(charger.look(true, false, 0));
    // It works at every second look only.
    std::uint64_t now = 0;
    for (int look = 0; look < 10; ++look, now += look_every_us)
        TEST_ASSERT_TRUE(charger.look(true, look % 2 == 0, now));
}

static void test_a_charger_that_rests_is_not_charging() {
    drivers::Charger charger;
    charger.look(true, true, 1'000'000);
    TEST_ASSERT_TRUE(charger.look(true, false, 1'000'000 + drivers::Charger::rest_us - 1));
    TEST_ASSERT_FALSE(charger.look(true, false, 1'000'000 + drivers::Charger::rest_us));
}

static void test_without_usb_power_nothing_charges() {
    drivers::Charger charger;
    charger.look(true, true, 0);
    TEST_ASSERT_FALSE(charger.look(false, true, 1));
    TEST_ASSERT_FALSE(charger.look(true, false, 2));  // and the burst is forgotten
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_curve_never_falls_and_has_ends);
    RUN_TEST(test_the_curve_meets_its_points);
    RUN_TEST(test_readings_become_millivolts);
    RUN_TEST(test_light_rises_with_every_step);
    RUN_TEST(test_a_charger_that_works_in_bursts_is_charging);
    RUN_TEST(test_a_charger_that_rests_is_not_charging);
    RUN_TEST(test_without_usb_power_nothing_charges);
    return UNITY_END();
}
