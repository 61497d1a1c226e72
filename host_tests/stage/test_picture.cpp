// PNG files written are read back the same; damaged ones are refused with a reason.
#include <unity.h>

#include <cstdio>
#include <string>

#include "picture/inflate.h"
#include "picture/picture.h"

using picture::Picture;

void setUp() {}
void tearDown() {}

namespace {

const std::string path = "test_picture.png";

Picture gradient(int width, int height, int colours) {
    Picture out{width, height, {}};
    for (int i = 0; i < width * height; ++i)
        out.pixels.push_back(static_cast<std::uint16_t>(i % colours * 131));
    return out;
}

void test_round_trip() {
    for (const int colours : {1, 2, 256, 257, 5000}) {
        const Picture drawn = gradient(240, 240, colours);
        TEST_ASSERT_EQUAL_STRING("", picture::write_png(path, drawn).c_str());
        Picture read;
        TEST_ASSERT_EQUAL_STRING("", picture::read_png(path, read).c_str());
        TEST_ASSERT_TRUE(drawn == read);
    }
    Picture read;
    picture::write_png(path, gradient(7, 5, 9), 3);
    TEST_ASSERT_EQUAL_STRING("", picture::read_png(path, read).c_str());
    TEST_ASSERT_TRUE(read.width == 21 && read.height == 15 && read.pixels[3] == 131);
    std::remove(path.c_str());
}

void test_colours_survive() {
    for (int colour = 0; colour < 65536; ++colour)
        TEST_ASSERT_EQUAL_HEX16(
            colour, picture::rgb565(picture::rgb888(static_cast<std::uint16_t>(colour))));
    TEST_ASSERT_EQUAL_HEX32(0xffffff, picture::rgb888(0xffff));
}

void test_damaged_files_are_refused() {
    Picture read;
    TEST_ASSERT_TRUE(picture::read_png("no_such_file.png", read).find("no_such_file.png") == 0);
    const auto good = picture::encode_png(gradient(9, 9, 40));
    const auto refused = [&](const std::vector<std::uint8_t>& bytes) {
        std::FILE* file = std::fopen(path.c_str(), "wb");
        if (!bytes.empty()) std::fwrite(bytes.data(), 1, bytes.size(), file);
        std::fclose(file);
        const bool bad = !picture::read_png(path, read).empty();
        std::remove(path.c_str());
        return bad;
    };
    TEST_ASSERT_FALSE(refused(good));
    for (std::size_t length = 0; length < good.size(); length += 3)
        TEST_ASSERT_TRUE(
            refused({good.begin(), good.begin() + static_cast<std::ptrdiff_t>(length)}));
    for (std::size_t at = 0; at < good.size() - 12; ++at) {
        auto bytes = good;
        bytes[at] ^= 0x10;
        TEST_ASSERT_TRUE(refused(bytes));
    }
}

void test_screens_become_small() {
    const auto flat = picture::encode_png(gradient(240, 240, 1));
    TEST_ASSERT_LESS_OR_EQUAL(1200, flat.size());
    const auto rows = picture::encode_png(gradient(240, 240, 240));
    TEST_ASSERT_LESS_OR_EQUAL(3000, rows.size());
}

// A hundred a, packed by zlib at its best; and noise, which must be refused or end soon.
void test_inflate() {
    const std::vector<std::uint8_t> fixed{0x78, 0xda, 0x4b, 0x4c, 0xa4, 0x3d,
                                          0x00, 0x00, 0x8e, 0x6a, 0x18, 0xd9};
    std::vector<std::uint8_t> out;
    TEST_ASSERT_TRUE(picture::inflate_zlib(fixed, out, 1000));
    for (const std::uint8_t byte : out) TEST_ASSERT_EQUAL('a', byte);
    TEST_ASSERT_TRUE(out.size() > 50);
    out.clear();
    TEST_ASSERT_FALSE_MESSAGE(picture::inflate_zlib(fixed, out, 10), "more than allowed");
    std::uint32_t noise = 1;
    for (int run = 0; run < 3000; ++run) {
        std::vector<std::uint8_t> junk{0x78, 0x9c};
        for (int i = 0; i < 60; ++i) {
            noise = noise * 1664525u + 1013904223u;
            junk.push_back(static_cast<std::uint8_t>(noise >> 24));
        }
        out.clear();
        picture::inflate_zlib(junk, out, 5000);  // any answer, no trouble
        TEST_ASSERT_TRUE(out.size() <= 5000);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_round_trip);
    RUN_TEST(test_colours_survive);
    RUN_TEST(test_damaged_files_are_refused);
    RUN_TEST(test_screens_become_small);
    RUN_TEST(test_inflate);
    return UNITY_END();
}
