// PNG files written are read back the same; damaged ones are refused with a reason.
#include <unity.h>

#include <cstdio>
#include <string>
#include <vector>

#include "picture/picture.h"

using picture::Picture;
using Bytes = std::vector<std::uint8_t>;

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

void expect_trouble(const char* part, const Bytes& bytes) {
    Picture read;
    const std::string trouble = picture::decode_png(bytes, read);
    const bool said = *part == 0 ? trouble.empty() : trouble.find(part) != std::string::npos;
    TEST_ASSERT_TRUE_MESSAGE(said, (part + (" was expected, not " + trouble)).c_str());
}

void put32(Bytes& to, std::size_t value) {
    for (int shift = 24; shift >= 0; shift -= 8)
        to.push_back(static_cast<std::uint8_t>(value >> shift));
}

std::uint32_t crc32(const std::string& type, const Bytes& body) {
    std::uint32_t crc = 0xffffffffu;
    const auto take = [&](unsigned byte) {
        crc ^= byte;
        for (int bit = 0; bit < 8; ++bit) crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320u : 0);
    };
    for (const char c : type) take(static_cast<unsigned char>(c));
    for (const std::uint8_t byte : body) take(byte);
    return ~crc;
}

// The file with one chunk's body changed, and its length and checksum made to fit.
template <class Change>
Bytes with_chunk(const Bytes& file, const std::string& wanted, Change change) {
    Bytes out(file.begin(), file.begin() + 8);
    for (auto at = file.begin() + 8; at != file.end();) {
        const std::ptrdiff_t length = at[2] << 8 | at[3];
        const std::string type(at + 4, at + 8);
        Bytes body(at + 8, at + 8 + length);
        if (type == wanted) change(body);
        put32(out, body.size());
        out.insert(out.end(), type.begin(), type.end());
        out.insert(out.end(), body.begin(), body.end());
        put32(out, crc32(type, body));
        at += length + 12;
    }
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
    const Bytes good = picture::encode_png(gradient(9, 9, 40));
    expect_trouble("", good);
    for (std::size_t length = 0; length < good.size(); ++length)
        expect_trouble(length < 8 ? "is not a PNG file" : "the file ends too early",
                       {good.begin(), good.begin() + static_cast<std::ptrdiff_t>(length)});
    for (std::size_t at = 0; at < good.size() - 12; ++at) {
        Bytes bytes = good;
        bytes[at] ^= 0x10;
        expect_trouble(at < 8 ? "is not a PNG file" : "cannot be read: ", bytes);
    }
}

// Files whose checksums are right and which are wrong all the same.
void test_files_that_lie_are_refused() {
    const Bytes good = picture::encode_png(gradient(9, 9, 40));
    const auto of_size = [&](std::uint8_t width, std::uint8_t height, std::uint8_t more) {
        return with_chunk(good, "IHDR", [=](Bytes& header) {
            header[2] = more;  // 256 pixels each
            header[3] = width;
            header[7] = height;
        });
    };
    expect_trouble("", of_size(9, 9, 0));
    for (const Bytes& bytes : {of_size(0, 9, 0), of_size(9, 0, 0), of_size(9, 10, 0),
                               of_size(9, 8, 0), of_size(200, 9, 0), of_size(9, 9, 255)})
        expect_trouble("cannot be read: ", bytes);
    for (const std::size_t less : {1u, 120u})  // no whole colour, none at all
        expect_trouble("cannot be read: ", with_chunk(good, "PLTE", [=](Bytes& colours) {
                           colours.resize(colours.size() - less);
                       }));
    expect_trouble("cannot be read: ",
                   with_chunk(good, "IDAT", [](Bytes& pixels) { pixels.pop_back(); }));
    std::uint32_t noise = 1;
    for (int run = 0; run < 3000; ++run)
        expect_trouble("cannot be read: ", with_chunk(good, "IDAT", [&](Bytes& pixels) {
                           for (std::size_t i = run % 2 == 0 ? 0 : 2; i < pixels.size(); ++i) {
                               noise = noise * 1664525u + 1013904223u;
                               pixels[i] = static_cast<std::uint8_t>(noise >> 24);
                           }
                       }));
}

// What other programs write: 16 bits with transparency, interlaced; and two bits of grey.
void test_other_kinds_are_read() {
    const Bytes deep{0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d,
                     0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x02, 0x00, 0x00, 0x00, 0x02,
                     0x10, 0x06, 0x00, 0x00, 0x01, 0x55, 0x21, 0xe1, 0xf1, 0x00, 0x00, 0x00,
                     0x18, 0x49, 0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0xf8, 0xff, 0x9f, 0x01,
                     0x08, 0xc0, 0x24, 0x84, 0xc9, 0x00, 0xe1, 0x37, 0x34, 0xfc, 0x87, 0x02,
                     0x00, 0xea, 0xc1, 0x10, 0xf1, 0xbf, 0x6b, 0xae, 0xe5, 0x00, 0x00, 0x00,
                     0x00, 0x49, 0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82};
    const Bytes grey{0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0x00, 0x00, 0x00, 0x0d,
                     0x49, 0x48, 0x44, 0x52, 0x00, 0x00, 0x00, 0x03, 0x00, 0x00, 0x00, 0x01,
                     0x02, 0x00, 0x00, 0x00, 0x00, 0x74, 0x3b, 0x53, 0xc9, 0x00, 0x00, 0x00,
                     0x0a, 0x49, 0x44, 0x41, 0x54, 0x78, 0xda, 0x63, 0x90, 0x01, 0x00, 0x00,
                     0x1e, 0x00, 0x1d, 0x4b, 0x38, 0x31, 0xdb, 0x00, 0x00, 0x00, 0x00, 0x49,
                     0x45, 0x4e, 0x44, 0xae, 0x42, 0x60, 0x82};
    Picture read;
    TEST_ASSERT_EQUAL_STRING("", picture::decode_png(deep, read).c_str());
    TEST_ASSERT_TRUE(read == (Picture{2, 2, {0xf800, 0x07e0, 0x001f, 0xffff}}));
    TEST_ASSERT_EQUAL_STRING("", picture::decode_png(grey, read).c_str());
    TEST_ASSERT_TRUE(read == (Picture{3, 1, {0x0000, 0x52aa, 0xffff}}));
}

void test_nothing_is_not_written() {
    TEST_ASSERT_TRUE(picture::encode_png({}).empty());
    TEST_ASSERT_EQUAL_STRING("test_picture.png: a picture without pixels cannot be written",
                             picture::write_png(path, {}).c_str());
    TEST_ASSERT_EQUAL_STRING("no_such_folder/a.png: cannot be written",
                             picture::write_png("no_such_folder/a.png", gradient(2, 2, 2)).c_str());
}

void test_screens_become_small() {
    const auto flat = picture::encode_png(gradient(240, 240, 1));
    TEST_ASSERT_LESS_OR_EQUAL(1200, flat.size());
    const auto rows = picture::encode_png(gradient(240, 240, 240));
    TEST_ASSERT_LESS_OR_EQUAL(3000, rows.size());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_round_trip);
    RUN_TEST(test_colours_survive);
    RUN_TEST(test_damaged_files_are_refused);
    RUN_TEST(test_files_that_lie_are_refused);
    RUN_TEST(test_other_kinds_are_read);
    RUN_TEST(test_nothing_is_not_written);
    RUN_TEST(test_screens_become_small);
    return UNITY_END();
}
