// The flash chip in memory and in a file: erase, program, borders, power cuts.
#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>

#include "drivers/host/host.h"
#include "unity.h"

namespace {

constexpr std::uint32_t block = hal::flash_block_bytes, page = hal::flash_page_bytes;
using Page = std::array<std::uint8_t, page>;

Page page_of(std::uint8_t value) {
    Page bytes;
    bytes.fill(value);
    return bytes;
}

std::uint8_t byte_at(std::uint32_t offset) {
    std::uint8_t value = 0;
    TEST_ASSERT_TRUE(hal::flash_read(offset, {&value, 1}));
    return value;
}

std::string fresh_file() {
    const auto path = std::filesystem::temp_directory_path() / "sixgun-test-flash.bin";
    std::filesystem::remove(path);
    return path.string();
}

void power_on_with(const std::string& file) {
    host::Setup setup;
    setup.flash_file = file;
    TEST_ASSERT_FALSE(host::power_on(std::move(setup)).has_value());
}

}  // namespace

void setUp() { power_on_with(""); }
void tearDown() {}

namespace {

void a_new_flash_is_erased() {
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(0));
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(hal::flash_bytes() - 1));
}

void a_program_only_clears_bits_until_an_erase() {
    TEST_ASSERT_TRUE(hal::flash_program(page, page_of(0xf0)));
    TEST_ASSERT_EQUAL_HEX8(0xf0, byte_at(page));
    TEST_ASSERT_TRUE(hal::flash_program(page, page_of(0x3c)));
    TEST_ASSERT_EQUAL_HEX8(0x30, byte_at(page));
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(page - 1));
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(2 * page));
    TEST_ASSERT_TRUE(hal::flash_erase(0));
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(page));
    TEST_ASSERT_EQUAL(3, host::flash().operations());
}

void an_erase_clears_one_block() {
    for (const std::uint32_t offset : {std::uint32_t{0}, block, 2 * block})
        TEST_ASSERT_TRUE(hal::flash_program(offset, page_of(0)));
    TEST_ASSERT_TRUE(hal::flash_erase(block));
    TEST_ASSERT_EQUAL_HEX8(0, byte_at(0));
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(block));
    TEST_ASSERT_EQUAL_HEX8(0, byte_at(2 * block));
}

void what_the_chip_cannot_do_is_refused_and_changes_nothing() {
    const std::uint32_t end = hal::flash_bytes();
    const Page zero = page_of(0);
    TEST_ASSERT_FALSE(hal::flash_program(1, zero));
    TEST_ASSERT_FALSE(hal::flash_program(0, std::span(zero).first(page - 1)));
    TEST_ASSERT_FALSE(hal::flash_program(0, {}));
    TEST_ASSERT_FALSE(hal::flash_program(end, zero));
    TEST_ASSERT_FALSE(hal::flash_program(0xffffff00u, zero));
    TEST_ASSERT_FALSE(hal::flash_erase(page));
    TEST_ASSERT_FALSE(hal::flash_erase(end));
    Page read;
    TEST_ASSERT_FALSE(hal::flash_read(end - 1, read));
    TEST_ASSERT_FALSE(hal::flash_read(0xffffffffu, read));
    TEST_ASSERT_EQUAL(0, host::flash().operations());
    for (const std::uint8_t value : host::flash().contents()) TEST_ASSERT_EQUAL_HEX8(0xff, value);
}

void operations_take_the_chips_time() {
    TEST_ASSERT_TRUE(hal::flash_erase(0));
    TEST_ASSERT_EQUAL_UINT64(45'000, hal::now_us());
    TEST_ASSERT_TRUE(hal::flash_program(0, page_of(0)));
    TEST_ASSERT_EQUAL_UINT64(45'700, hal::now_us());
}

void a_power_cut_leaves_a_part_and_then_nothing_works() {
    host::flash().cut_power_at(2, 100);
    TEST_ASSERT_TRUE(hal::flash_program(0, page_of(1)));
    TEST_ASSERT_FALSE(hal::flash_program(page, page_of(2)));
    TEST_ASSERT_TRUE(host::flash().power_is_cut());
    TEST_ASSERT_FALSE(hal::flash_erase(0));
    Page read;
    TEST_ASSERT_FALSE(hal::flash_read(0, read));
    host::flash().restore_power();
    TEST_ASSERT_EQUAL_HEX8(1, byte_at(0));
    TEST_ASSERT_EQUAL_HEX8(2, byte_at(page + 99));
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(page + 100));
    TEST_ASSERT_TRUE(hal::flash_erase(0));
}

void a_file_keeps_the_flash() {
    const std::string file = fresh_file();
    power_on_with(file);
    TEST_ASSERT_TRUE(hal::flash_program(3 * block, page_of(0x5a)));
    power_on_with("");
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(3 * block));
    power_on_with(file);
    TEST_ASSERT_EQUAL_HEX8(0x5a, byte_at(3 * block));
    TEST_ASSERT_TRUE(hal::flash_erase(3 * block));
    power_on_with(file);
    TEST_ASSERT_EQUAL_HEX8(0xff, byte_at(3 * block));
    TEST_ASSERT_EQUAL(hal::flash_bytes(), std::filesystem::file_size(file));
    std::filesystem::remove(file);
}

void a_file_that_is_no_flash_is_refused_and_left_alone() {
    const std::string file = fresh_file();
    std::ofstream(file) << "a diary";
    host::Setup setup;
    setup.flash_file = file;
    const auto trouble = host::power_on(std::move(setup));
    TEST_ASSERT_TRUE(trouble.has_value());
    TEST_ASSERT_TRUE(trouble->find(file) != std::string::npos);
    TEST_ASSERT_EQUAL(7, std::filesystem::file_size(file));
    std::filesystem::remove(file);

    host::Setup nowhere;
    nowhere.flash_file = file + "/no/such/folder";
    TEST_ASSERT_TRUE(host::power_on(std::move(nowhere)).has_value());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_new_flash_is_erased);
    RUN_TEST(a_program_only_clears_bits_until_an_erase);
    RUN_TEST(an_erase_clears_one_block);
    RUN_TEST(what_the_chip_cannot_do_is_refused_and_changes_nothing);
    RUN_TEST(operations_take_the_chips_time);
    RUN_TEST(a_power_cut_leaves_a_part_and_then_nothing_works);
    RUN_TEST(a_file_keeps_the_flash);
    RUN_TEST(a_file_that_is_no_flash_is_refused_and_left_alone);
    return UNITY_END();
}
