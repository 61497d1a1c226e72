#include <unity.h>

#include <cstring>

#include "drivers/crash_note.h"

using drivers::CrashNote;

void setUp() {}
void tearDown() {}

static void test_a_note_survives() {
    CrashNote note;
    std::memset(static_cast<void*>(&note), 0xa5, sizeof note);  // power-on
    TEST_ASSERT_FALSE(note.valid());
    note.write("match: no seat to move");
    TEST_ASSERT_TRUE(note.valid());
    TEST_ASSERT_EQUAL_STRING("match: no seat to move", note.text);
    note.clear();
    TEST_ASSERT_FALSE(note.valid());
}

static void test_any_broken_bit_is_noticed() {
    CrashNote note;
    note.write("hung");
    for (std::size_t i = 0; i < sizeof note * 8; ++i) {
        CrashNote broken = note;
        unsigned char bytes[sizeof note];
        std::memcpy(bytes, &broken, sizeof note);
        bytes[i / 8] = static_cast<unsigned char>(bytes[i / 8] ^ (1u << (i % 8)));
        std::memcpy(static_cast<void*>(&broken), bytes, sizeof note);
        TEST_ASSERT_FALSE(broken.valid());
    }
}

static void test_long_and_missing_reasons() {
    char long_reason[300];
    std::memset(long_reason, 'x', sizeof long_reason - 1);
    long_reason[sizeof long_reason - 1] = 0;
    CrashNote note;
    note.write(long_reason);
    TEST_ASSERT_TRUE(note.valid());
    TEST_ASSERT_EQUAL_size_t(drivers::line_size - 1, std::strlen(note.text));
    note.write(nullptr);
    TEST_ASSERT_TRUE(note.valid());
    TEST_ASSERT_EQUAL_STRING("", note.text);
}

static void test_reasons_with_addresses() {
    drivers::Line reason;
    reason.add("fault at ").add_hex(0x10001234).add(" from ").add_hex(0xfffffff9);
    TEST_ASSERT_EQUAL_STRING("fault at 10001234 from fffffff9", reason.text());
    TEST_ASSERT_EQUAL_STRING("00000000", drivers::Line{}.add_hex(0).text());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_note_survives);
    RUN_TEST(test_any_broken_bit_is_noticed);
    RUN_TEST(test_long_and_missing_reasons);
    RUN_TEST(test_reasons_with_addresses);
    return UNITY_END();
}
