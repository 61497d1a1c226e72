// Pictures of the screen: packed and unpacked exactly, whole or not there, the last sixteen.
#include "storage/shots.h"

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <vector>

#include "picture/picture.h"
#include "storage/bytes.h"
#include "storage/cut_flash.h"
#include "unity.h"

using namespace storage;
using cut_flash::Tear;

namespace {

constexpr Kind kind{{'S', 'G', 'S', 'H'}, 1};
using Bytes = std::vector<std::uint8_t>;

struct Image {
    int width = 0, height = 0;
    std::vector<Pixel> pixels;
    bool operator==(const Image&) const = default;
};

void start_fresh() {
    cut_flash::reset();
    TEST_ASSERT_TRUE(files::format());
}

KeptShot keep(const Image& image) {
    const auto paint = [](void* context, int y, int) {
        const auto& from = *static_cast<const Image*>(context);
        return from.pixels.data() + y * from.width;
    };
    return shots::keep({image.width, image.height}, paint, const_cast<Image*>(&image));
}

Read unpack(std::uint16_t number, Image& into, int first = 0, int end = 1000) {
    into = {};
    const auto row = [](void* context, int y, std::span<const Pixel> pixels) {
        auto& image = *static_cast<Image*>(context);
        if (image.height == 0) image.height = y;
        TEST_ASSERT_EQUAL(image.height++, y);
        image.width = static_cast<int>(pixels.size());
        image.pixels.insert(image.pixels.end(), pixels.begin(), pixels.end());
    };
    const Read read = shots::rows(number, first, end, row, &into);
    return read;
}

std::uint32_t noise = 1;
std::uint32_t random_number() { return noise = noise * 1664525u + 1013904223u; }

// Boxes on a ground, with a little noise: what screens look like.
Image screen(int width, int height, std::uint32_t seed, int boxes = 40) {
    noise = seed;
    Image image{width, height, std::vector<Pixel>(static_cast<std::size_t>(width * height))};
    for (int i = 0; i < boxes; ++i) {
        const int x = static_cast<int>(random_number() >> 8) % width;
        const int y = static_cast<int>(random_number() >> 8) % height;
        const auto colour = static_cast<Pixel>(random_number() >> 16);
        const bool shade = i % 5 == 0;
        for (int v = y; v < std::min(y + 50, height); ++v)
            for (int u = x; u < std::min(x + 70, width); ++u)
                if (!shade || (u + v) % 2 == 0)
                    image.pixels[static_cast<std::size_t>(v * width + u)] = colour;
    }
    return image;
}
Image static_noise(int width, int height) {
    Image image = screen(width, height, 9);
    for (Pixel& each : image.pixels) each = static_cast<Pixel>(random_number() >> 16);
    return image;
}

// Some hard pixels in between: three blocks.
Image speckled(int width, int height, int specks) {
    Image image = screen(width, height, 8);
    for (int i = 0; i < specks; ++i)
        image.pixels[random_number() % image.pixels.size()] =
            static_cast<Pixel>(random_number() >> 16);
    return image;
}

void check_round_trip(const Image& image) {
    const KeptShot kept = keep(image);
    TEST_ASSERT_TRUE(kept.written == Written::ok);
    ShotSize size;
    TEST_ASSERT_TRUE(shots::check(kept.number, size) == Read::ok);
    TEST_ASSERT_TRUE((size == ShotSize{image.width, image.height}));
    Image again;
    TEST_ASSERT_TRUE(unpack(kept.number, again) == Read::ok);
    TEST_ASSERT_TRUE(again == image);
    // From the bottom, a row at a time, as a bitmap wants it.
    for (int y = image.height - 1; y >= 0; y -= 7) {
        TEST_ASSERT_TRUE(unpack(kept.number, again, y, y + 1) == Read::ok);
        TEST_ASSERT_TRUE(std::equal(again.pixels.begin(), again.pixels.end(),
                                    image.pixels.begin() + y * image.width));
        TEST_ASSERT_EQUAL(image.width, again.pixels.size());
    }
}

void test_any_picture_comes_back() {
    start_fresh();
    check_round_trip(screen(240, 240, 1));
    check_round_trip(screen(320, 240, 2));
    check_round_trip(screen(240, 240, 3, 0));
    check_round_trip(screen(1, 1, 4));
    check_round_trip(screen(3, 17, 5));
    check_round_trip(static_noise(100, 33));
    Image again;
    TEST_ASSERT_TRUE(unpack(1, again, -20, 0) == Read::ok);
    TEST_ASSERT_EQUAL(0, again.pixels.size());
    TEST_ASSERT_TRUE(unpack(1, again, 240, 300) == Read::ok);
    TEST_ASSERT_EQUAL(0, again.pixels.size());
}

void test_screens_are_small() {
    std::vector<std::uint32_t> lengths;
    for (const auto& entry : std::filesystem::directory_iterator(SIXGUN_GOLDEN_FOLDER)) {
        picture::Picture golden;
        TEST_ASSERT_EQUAL_STRING("", picture::read_png(entry.path(), golden).c_str());
        if (golden.height != 240) continue;
        start_fresh();
        Image image{golden.width, golden.height, golden.pixels};
        check_round_trip(image);
        std::uint32_t length = 0;
        const auto measure = [](void* context, files::Source&, std::uint32_t bytes) {
            *static_cast<std::uint32_t*>(context) = bytes;
            return Read::ok;
        };
        TEST_ASSERT_TRUE(files::read_parts("shots/0001", kind, measure, &length).read == Read::ok);
        lengths.push_back(length);
    }
    std::sort(lengths.begin(), lengths.end());
    const std::size_t count = lengths.size();
    std::printf("%zu screens: median %u bytes, 90%% below %u, longest %u\n", count,
                lengths[count / 2], lengths[count * 9 / 10], lengths.back());
    TEST_ASSERT_LESS_THAN_UINT32(7 * 1024, lengths[count * 9 / 10]);  // a court of turf is dense
}

void check_numbers(std::initializer_list<int> expected) {
    const ShotList list = shots::list();
    TEST_ASSERT_EQUAL(expected.size(), list.count);
    TEST_ASSERT_TRUE(std::equal(expected.begin(), expected.end(), list.all().begin()));
}

void test_the_last_sixteen_stay() {
    start_fresh();
    check_numbers({});
    const Image small = screen(16, 16, 1);
    for (int i = 1; i <= 20; ++i) {
        const KeptShot kept = keep(small);
        TEST_ASSERT_TRUE(kept.written == Written::ok);
        TEST_ASSERT_EQUAL(i, kept.number);
    }
    check_numbers({20, 19, 18, 17, 16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5});
    TEST_ASSERT_TRUE(shots::remove(12));
    TEST_ASSERT_TRUE(shots::set_aside(20));
    check_numbers({19, 18, 17, 16, 15, 14, 13, 11, 10, 9, 8, 7, 6, 5});
    // Names that are not ours are neither shown nor counted.
    for (const char* name : {"shots/12", "shots/00a1", "shots/00-1", "shots/00012"})
        TEST_ASSERT_TRUE(files::replace(name, kind, {}) == Written::ok);
    TEST_ASSERT_EQUAL(14, shots::list().count);
}

void test_numbers_begin_again() {
    start_fresh();
    const Image small = screen(16, 16, 1);
    TEST_ASSERT_TRUE(files::replace("shots/9998", kind, {}) == Written::ok);
    TEST_ASSERT_EQUAL(9999, keep(small).number);
    TEST_ASSERT_EQUAL(1, keep(small).number);
    TEST_ASSERT_EQUAL(2, keep(small).number);
    check_numbers({2, 1, 9999, 9998});
}

void test_a_list_that_is_too_long_gets_shorter() {
    start_fresh();
    for (int i = 0; i < 20; ++i) {
        const char name[] = {'s',
                             'h',
                             'o',
                             't',
                             's',
                             '/',
                             '0',
                             '0',
                             static_cast<char>('0' + i / 10),
                             static_cast<char>('0' + i % 10),
                             0};
        TEST_ASSERT_TRUE(files::replace(name, kind, {}) == Written::ok);
    }
    for (int i = 0; i < 5; ++i) (void)keep(screen(16, 16, 1));
    TEST_ASSERT_EQUAL(16, shots::list().count);
}

// Does `work` on a copy of `start`, cut at each of its operations in each way; `check` looks at
// what a reboot finds. All pictures that are listed must be whole. Returns the number of
// operations.
template <class Work, class Check>
std::uint32_t cut_everywhere(Bytes start, Work work, Check check) {
    for (std::uint32_t at = 0;; ++at) {
        bool reached = false;
        for (const Tear tear : cut_flash::tears) {
            cut_flash::restore(start);
            TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
            cut_flash::cut_at(at, tear, at);
            reached |= !cut_flash::powered(work);
            TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
            const ShotList list = shots::list();
            for (const std::uint16_t number : list.all()) {
                ShotSize size;
                TEST_ASSERT_TRUE(shots::check(number, size) == Read::ok);
            }
            check(list);
        }
        if (!reached) return at;
    }
}

Read look(const ShotList& list, Image& image) { return unpack(list.numbers[0], image); }

const Image first_picture = screen(240, 240, 7), second_picture = speckled(240, 240, 2000);

void keep_second() { (void)keep(second_picture); }

void test_every_cut_of_the_first_picture() {
    start_fresh();
    cut_everywhere(cut_flash::contents(), keep_second, [](const ShotList& list) {
        static Image image;
        TEST_ASSERT_TRUE(list.count <= 1);
        if (list.count == 1) TEST_ASSERT_TRUE(look(list, image) == Read::ok);
        if (list.count == 1) TEST_ASSERT_TRUE(image == second_picture);
        TEST_ASSERT_TRUE(keep(second_picture).written == Written::ok);
    });
}

void test_every_cut_of_one_picture_more() {
    start_fresh();
    for (int i = 0; i < kept_shots; ++i)
        TEST_ASSERT_TRUE(keep(first_picture).written == Written::ok);
    const Bytes start = cut_flash::contents();
    const std::uint32_t cut = cut_everywhere(start, keep_second, [](const ShotList& list) {
        static Image image;
        TEST_ASSERT_TRUE(list.count == kept_shots || list.count == kept_shots + 1);
        TEST_ASSERT_TRUE(look(list, image) == Read::ok);
        TEST_ASSERT_TRUE(image == (list.numbers[0] == 16 ? first_picture : second_picture));
        TEST_ASSERT_TRUE(keep(second_picture).written == Written::ok);
        TEST_ASSERT_EQUAL(kept_shots, shots::list().count);
    });
    cut_flash::restore(start);
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
    const std::uint64_t from_us = cut_flash::microseconds();
    keep_second();
    std::printf("the flash works %u ms for a picture; %u operations cut\n",
                static_cast<unsigned>((cut_flash::microseconds() - from_us) / 1000), cut);
}

// The oldest goes first when there is no room for both.
void test_every_cut_of_a_picture_in_a_full_storage() {
    start_fresh();
    for (int i = 0; i < kept_shots; ++i)
        TEST_ASSERT_TRUE(keep(second_picture).written == Written::ok);
    const files::Space space = files::space();
    const std::uint32_t free = space.blocks - space.used_blocks;
    TEST_ASSERT_TRUE(files::replace("ballast", kind, Bytes((free - 26) * 4080)) == Written::ok);
    cut_everywhere(cut_flash::contents(), keep_second, [](const ShotList& list) {
        TEST_ASSERT_TRUE(list.count == kept_shots || list.count == kept_shots - 1);
        TEST_ASSERT_TRUE(keep(second_picture).written == Written::ok);
        TEST_ASSERT_EQUAL(kept_shots, shots::list().count);
    });
}

void test_pairs_of_cuts_of_a_picture() {
    start_fresh();
    static const Image small = screen(64, 40, 3);
    for (int i = 0; i < kept_shots; ++i) TEST_ASSERT_TRUE(keep(small).written == Written::ok);
    const Bytes start = cut_flash::contents();
    const std::uint32_t before = cut_flash::operations();
    TEST_ASSERT_TRUE(keep(small).written == Written::ok);
    const std::uint32_t operations = cut_flash::operations() - before + 2;
    for (std::uint32_t first = 0; first < operations; ++first) {
        for (std::uint32_t second = 0; second < operations; ++second) {
            for (const auto& tears : cut_flash::fewer_pairs_of(cut_flash::tears, first, second)) {
                cut_flash::restore(start);
                const auto cut = [&](std::uint32_t at, Tear tear) {
                    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
                    cut_flash::cut_at(at, tear, at * 7 + first);
                    (void)cut_flash::powered([] { (void)keep(small); });
                };
                cut(first, tears.first);
                cut(second, tears.second);
                TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
                const ShotList list = shots::list();
                TEST_ASSERT_TRUE(list.count >= kept_shots && list.count <= kept_shots + 1);
                for (const std::uint16_t number : list.all()) {
                    ShotSize size;
                    TEST_ASSERT_TRUE(shots::check(number, size) == Read::ok);
                }
            }
        }
    }
}

void test_every_cut_of_removing_a_picture() {
    start_fresh();
    for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(keep(first_picture).written == Written::ok);
    const Bytes start = cut_flash::contents();
    const auto check = [](const ShotList& list) {
        TEST_ASSERT_TRUE(list.count == 3 || (list.count == 2 && list.numbers[1] == 1));
    };
    cut_everywhere(
        start, [] { (void)shots::remove(2); }, check);
    cut_everywhere(
        start, [] { (void)shots::set_aside(2); },
        [&](const ShotList& list) {
            check(list);
            const char* const where = list.count == 3 ? "shots/0002" : "aside/0-0002";
            TEST_ASSERT_TRUE(files::check(where, kind).read == Read::ok);
        });
}

void test_a_full_flash_refuses() {
    start_fresh();
    const Image small = screen(16, 16, 1), large = static_noise(240, 240);
    // Rotation may use the room of the oldest, and only of the oldest.
    KeptShot kept = keep(large);
    int count = 0;
    for (; kept.written == Written::ok; ++count) kept = keep(large);
    TEST_ASSERT_TRUE(kept.written == Written::full);
    TEST_ASSERT_TRUE(count > 0 && count < kept_shots);
    TEST_ASSERT_EQUAL(count, shots::list().count);
    // Matches still have room.
    TEST_ASSERT_TRUE(files::replace("tallies", kind, Bytes(40'000)) == Written::ok);
    start_fresh();
    for (int i = 0; i < kept_shots; ++i) TEST_ASSERT_TRUE(keep(small).written == Written::ok);
    const files::Space space = files::space();
    const auto free = space.blocks - space.used_blocks;
    TEST_ASSERT_TRUE(files::replace("ballast", kind, Bytes((free - 24) * 4080)) == Written::ok);
    TEST_ASSERT_TRUE(keep(small).written == Written::full);
    TEST_ASSERT_EQUAL(kept_shots - 1, shots::list().count);

    cut_flash::reset(4096);
    TEST_ASSERT_TRUE(files::mount() == Mounted::no_flash);
    TEST_ASSERT_TRUE(keep(small).written == Written::no_storage);
    ShotSize size;
    TEST_ASSERT_TRUE(shots::check(1, size) == Read::no_storage);
}

void test_a_flash_that_fails() {
    start_fresh();
    TEST_ASSERT_TRUE(keep(screen(240, 240, 1)).written == Written::ok);
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    const Image large = static_noise(240, 240);
    TEST_ASSERT_TRUE(keep(large).written != Written::ok);
    TEST_ASSERT_EQUAL(1, shots::list().count);
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::none);
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
    TEST_ASSERT_EQUAL(1, shots::list().count);
}

// Painted differently the second time: refused, and the file that was there stays.
void test_an_impure_picture_is_refused() {
    start_fresh();
    static const Image images[] = {screen(16, 16, 1), screen(16, 16, 2)};
    static int painted = 0;
    const auto paint = [](void*, int, int) { return images[painted++ % 2].pixels.data(); };
    TEST_ASSERT_TRUE(shots::keep({16, 16}, paint, nullptr).written == Written::failed);
    check_numbers({});
}

void test_damaged_files_are_refused() {
    start_fresh();
    TEST_ASSERT_TRUE(keep(screen(240, 40, 1)).written == Written::ok);
    std::array<std::uint8_t, 4000> bytes;
    const Body body = files::read("shots/0001", kind, bytes);
    TEST_ASSERT_TRUE(body.read == Read::ok);
    const Bytes good(bytes.begin(), bytes.begin() + body.length);
    ShotSize size;
    Image image;
    const auto put_body = [&](const Bytes& with) {
        TEST_ASSERT_TRUE(files::replace("shots/0001", kind, with) == Written::ok);
    };
    // Sizes and ends that cannot be.
    const std::size_t tail = good.size() - 4;
    const auto changed = [&](std::size_t at, std::uint32_t value, int count) {
        Bytes bad = good;
        put(&bad[at], value, count);
        put_body(bad);
        TEST_ASSERT_TRUE(shots::check(1, size) == Read::damaged);
        TEST_ASSERT_TRUE(unpack(1, image) == Read::damaged);
    };
    changed(tail, 0, 2);
    changed(tail, 321, 2);
    changed(tail + 2, 0, 2);
    changed(tail + 2, 257, 2);
    changed(tail + 2, 256, 2);
    changed(tail + 2, 30, 2);
    changed(tail - 12, 0xFFFF, 4);
    changed(tail - 4, 3, 4);
    for (const std::size_t length : {std::size_t{0}, std::size_t{3}}) {
        put_body(Bytes(length));
        TEST_ASSERT_TRUE(shots::check(1, size) == Read::damaged);
    }
    Bytes short_body(good.end() - 4, good.end());
    put_body(short_body);
    TEST_ASSERT_TRUE(shots::check(1, size) == Read::damaged);
    // Whatever the bands hold, reading them ends.
    int refused = 0;
    noise = 3;
    for (int i = 0; i < 3000; ++i) {
        Bytes bad = good;
        for (std::uint32_t changes = 1 + i % 3; changes-- > 0;)
            bad[random_number() % (good.size() - 16)] = static_cast<std::uint8_t>(noise >> 16);
        put_body(bad);
        TEST_ASSERT_TRUE(shots::check(1, size) == Read::ok);  // the stamp is good
        refused += unpack(1, image) == Read::damaged;
    }
    TEST_ASSERT_TRUE(refused > 1000);
    // A changed bit in the flash is found by the checksum.
    put_body(good);
    auto& flash = cut_flash::contents();
    const auto at = std::search(flash.begin(), flash.end(), good.begin() + 4, good.end() - 20);
    TEST_ASSERT_TRUE(at != flash.end());
    for (auto each = at; each != flash.end();
         each = std::search(each + 1, flash.end(), good.begin() + 4, good.end() - 20))
        each[5] ^= 4;
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
    TEST_ASSERT_TRUE(shots::check(1, size) == Read::damaged);
    TEST_ASSERT_TRUE(shots::check(7, size) == Read::missing);
    TEST_ASSERT_TRUE(files::replace("shots/0001", {{'S', 'G', 'S', 'H'}, 2}, good) == Written::ok);
    TEST_ASSERT_TRUE(shots::check(1, size) == Read::newer);
    TEST_ASSERT_TRUE(unpack(1, image) == Read::newer);
}

void test_blocks_that_cannot_be_read() {
    start_fresh();
    const Image large = static_noise(240, 100);
    TEST_ASSERT_TRUE(keep(large).written == Written::ok);
    int refused = 0;
    for (std::uint32_t block = 96 + 2; block < 256; ++block) {
        cut_flash::set_fault(block, cut_flash::Fault::unread);
        (void)files::mount();
        ShotSize size;
        Image image;
        const bool checked = shots::check(1, size) == Read::ok;
        const bool read = unpack(1, image) == Read::ok;
        TEST_ASSERT_TRUE(!checked || read);
        refused += !read;
        cut_flash::set_fault(block, cut_flash::Fault::none);
    }
    TEST_ASSERT_TRUE(refused > 5);
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_any_picture_comes_back);
    RUN_TEST(test_screens_are_small);
    RUN_TEST(test_the_last_sixteen_stay);
    RUN_TEST(test_numbers_begin_again);
    RUN_TEST(test_a_list_that_is_too_long_gets_shorter);
    RUN_TEST(test_every_cut_of_the_first_picture);
    RUN_TEST(test_every_cut_of_one_picture_more);
    RUN_TEST(test_every_cut_of_a_picture_in_a_full_storage);
    RUN_TEST(test_pairs_of_cuts_of_a_picture);
    RUN_TEST(test_every_cut_of_removing_a_picture);
    RUN_TEST(test_a_full_flash_refuses);
    RUN_TEST(test_a_flash_that_fails);
    RUN_TEST(test_an_impure_picture_is_refused);
    RUN_TEST(test_damaged_files_are_refused);
    RUN_TEST(test_blocks_that_cannot_be_read);
    return UNITY_END();
}
