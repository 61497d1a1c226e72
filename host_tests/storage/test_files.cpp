// LittleFS with our settings: every file is the old or the new one after a cut at any flash
// operation.
#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "storage/cut_flash.h"
#include "storage/files.h"
#include "storage/journal.h"
#include "storage/replays.h"
#include "unity.h"

using namespace storage;
using cut_flash::Tear;

namespace {

constexpr Kind test_kind{{'T', 'E', 'S', 'T'}, 2};
using Bytes = std::vector<std::uint8_t>;

Bytes pattern(std::uint32_t seed, std::size_t length) {
    Bytes bytes(length);
    for (std::size_t i = 0; i < length; ++i) {
        seed = seed * 1664525u + 1013904223u;
        bytes[i] = static_cast<std::uint8_t>(seed >> 24);
    }
    return bytes;
}

Bytes read_file(const char* path, Read expected = Read::ok) {
    static std::array<std::uint8_t, 20'000> buffer;
    std::uint32_t length;
    std::uint16_t version;
    TEST_ASSERT_EQUAL(static_cast<int>(expected),
                      static_cast<int>(files::read(path, test_kind, buffer, length, version)));
    return {buffer.begin(), buffer.begin() + (expected == Read::ok ? length : 0)};
}

void start_fresh() {
    cut_flash::reset();
    TEST_ASSERT_TRUE(files::mount() == Mounted::blank);
    TEST_ASSERT_TRUE(files::format());
}

// Does `work` on a copy of `start`, cut at each of its operations in each way, and lets `check`
// look at what a reboot finds. Returns the number of cuts.
template <class Work, class Check>
int cut_everywhere(const Bytes& start, Work work, Check check) {
    cut_flash::contents() = start;
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
    const std::uint32_t before = cut_flash::operations();
    work();
    const std::uint32_t operations = cut_flash::operations() - before;
    int cuts = 0;
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::tears) {
            cut_flash::contents() = start;
            TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
            cut_flash::cut_at(at, tear, at);
            TEST_ASSERT_FALSE(cut_flash::powered(work));
            TEST_ASSERT_TRUE_MESSAGE(files::mount() == Mounted::yes, "does not boot after a cut");
            check();
            ++cuts;
        }
    }
    return cuts;
}

void test_a_file_is_the_old_or_the_new_one() {
    start_fresh();
    static Bytes old_bytes, new_bytes;
    for (const std::size_t length : {std::size_t{10}, std::size_t{300}, std::size_t{9000}}) {
        old_bytes = pattern(1, length);
        new_bytes = pattern(2, length + 50);
        // Through enough versions that the directory is compacted and moved along the way.
        for (int round = 0; round < 40; ++round) {
            TEST_ASSERT_TRUE(files::replace("settings", test_kind, old_bytes) == Written::ok);
            const Bytes start = cut_flash::contents();
            cut_everywhere(
                start, [] { (void)files::replace("settings", test_kind, new_bytes); },
                [] {
                    const Bytes found = read_file("settings");
                    TEST_ASSERT_TRUE(found == old_bytes || found == new_bytes);
                });
            cut_flash::contents() = start;
            TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
        }
    }
}

void test_pairs_of_cuts_while_replacing() {
    start_fresh();
    static Bytes old_bytes, new_bytes;
    old_bytes = pattern(1, 700);
    new_bytes = pattern(2, 700);
    TEST_ASSERT_TRUE(files::replace("scores", test_kind, old_bytes) == Written::ok);
    const Bytes start = cut_flash::contents();
    for (std::uint32_t first = 0; first < 12; ++first) {
        for (std::uint32_t second = 0; second < 12; ++second) {
            for (const Tear tear : cut_flash::tears) {
                cut_flash::contents() = start;
                for (const std::uint32_t at : {first, second}) {
                    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
                    cut_flash::cut_at(at, tear, at * 7 + first);
                    (void)cut_flash::powered(
                        [] { (void)files::replace("scores", test_kind, new_bytes); });
                }
                TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
                const Bytes found = read_file("scores");
                TEST_ASSERT_TRUE(found == old_bytes || found == new_bytes);
                TEST_ASSERT_TRUE(files::replace("scores", test_kind, new_bytes) == Written::ok);
                TEST_ASSERT_TRUE(read_file("scores") == new_bytes);
            }
        }
    }
}

// A cut while formatting is found as blank or garbage, formatted again, and works.
void test_every_cut_while_formatting() {
    cut_flash::reset();
    TEST_ASSERT_TRUE(files::format());
    const std::uint32_t operations = cut_flash::operations();
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::tears) {
            cut_flash::reset();
            cut_flash::cut_at(at, tear, at);
            TEST_ASSERT_FALSE(cut_flash::powered([] { (void)files::format(); }));
            if (files::mount() != Mounted::yes) TEST_ASSERT_TRUE(files::format());
            TEST_ASSERT_TRUE(files::replace("x", test_kind, pattern(1, 5)) == Written::ok);
        }
    }
}

void test_blank_garbage_and_too_small() {
    cut_flash::reset(1u << 20, 0x5A);
    TEST_ASSERT_TRUE(files::mount() == Mounted::garbage);
    TEST_ASSERT_FALSE(files::mounted());
    TEST_ASSERT_TRUE(read_file("settings", Read::no_storage).empty());
    TEST_ASSERT_TRUE(files::replace("a", test_kind, Bytes{}) == Written::no_storage);
    TEST_ASSERT_FALSE(files::remove("a"));
    TEST_ASSERT_FALSE(files::rename("a", "b"));
    TEST_ASSERT_FALSE(files::set_aside("a"));
    TEST_ASSERT_FALSE(files::list("x", nullptr, nullptr));
    TEST_ASSERT_EQUAL_UINT32(0, files::space().blocks);
    TEST_ASSERT_TRUE(files::format());
    TEST_ASSERT_EQUAL_UINT32(160, files::space().blocks);
    cut_flash::reset(1u << 18);
    TEST_ASSERT_TRUE(files::mount() == Mounted::no_flash);
    TEST_ASSERT_FALSE(files::format());
}

void test_foreign_newer_damaged_and_long_files_are_refused() {
    start_fresh();
    const Bytes bytes = pattern(3, 100);
    TEST_ASSERT_TRUE(read_file("none", Read::missing).empty());
    TEST_ASSERT_TRUE(files::replace("a", Kind{{'E', 'L', 'S', 'E'}, 1}, bytes) == Written::ok);
    read_file("a", Read::foreign);
    TEST_ASSERT_TRUE(files::replace("a", Kind{{'T', 'E', 'S', 'T'}, 3}, bytes) == Written::ok);
    read_file("a", Read::newer);
    TEST_ASSERT_TRUE(files::replace("a", Kind{{'T', 'E', 'S', 'T'}, 1}, bytes) == Written::ok);
    TEST_ASSERT_TRUE(read_file("a") == bytes);  // older is read
    TEST_ASSERT_TRUE(files::replace("a", test_kind, pattern(1, 20'001)) == Written::ok);
    read_file("a", Read::too_long);
    TEST_ASSERT_TRUE(files::replace("a", test_kind, pattern(4, 5000)) == Written::ok);
    // One bit of the body rots: find it in the flash and flip it.
    auto& flash = cut_flash::contents();
    const Bytes body = pattern(4, 5000);
    const auto at = std::search(flash.begin(), flash.end(), body.begin(), body.begin() + 64);
    TEST_ASSERT_TRUE(at != flash.end());
    *at = static_cast<std::uint8_t>(*at ^ 4);
    read_file("a", Read::damaged);
    // Set aside: gone from its place, kept under aside/, again and again.
    for (int i = 0; i < files::aside_limit + 3; ++i) {
        TEST_ASSERT_TRUE(files::replace("a", Kind{{'E', 'L', 'S', 'E'}, 1}, bytes) == Written::ok);
        TEST_ASSERT_TRUE(files::set_aside("a"));
        read_file("a", Read::missing);
        read_file("aside/1-a", Read::foreign);
    }
    int kept = 0;
    TEST_ASSERT_TRUE(files::list(
        "aside",
        [](void* count, std::string_view, std::uint32_t) {
            ++*static_cast<int*>(count);
            return true;
        },
        &kept));
    TEST_ASSERT_EQUAL(files::aside_limit, kept);
}

void test_a_full_flash_keeps_what_is_there() {
    start_fresh();
    const Bytes precious = pattern(1, 50);
    TEST_ASSERT_TRUE(files::replace("precious", test_kind, precious) == Written::ok);
    Written last = Written::ok;
    for (int i = 0; i < 400 && last == Written::ok; ++i) {
        char name[8] = {'f', static_cast<char>('a' + i / 26), static_cast<char>('a' + i % 26)};
        last = files::replace(name, test_kind, pattern(5, 8000));
    }
    TEST_ASSERT_EQUAL(static_cast<int>(Written::full), static_cast<int>(last));
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
    TEST_ASSERT_TRUE(read_file("precious") == precious);
}

// Twenty are kept, starred ones apart; the oldest goes first; rewriting does not multiply.
void test_rotation_of_replays() {
    start_fresh();
    for (std::uint32_t match = 1; match <= 30; ++match) {
        TEST_ASSERT_TRUE(replays::add(match, pattern(match, 200)) == Written::ok);
        if (match == 3) TEST_ASSERT_TRUE(replays::star(3, true));
    }
    TEST_ASSERT_TRUE(replays::add(30, pattern(30, 200)) == Written::ok);
    const ReplayList all = replays::list();
    TEST_ASSERT_EQUAL(21, all.count);
    TEST_ASSERT_EQUAL_UINT32(30, all.names[0].match);
    TEST_ASSERT_EQUAL_UINT32(11, all.names[19].match);
    TEST_ASSERT_EQUAL_UINT32(3, all.names[20].match);
    TEST_ASSERT_TRUE(all.names[20].starred);
    std::array<std::uint8_t, 300> bytes;
    std::uint32_t length;
    TEST_ASSERT_TRUE(replays::read(3, bytes, length) == Read::ok);
    TEST_ASSERT_EQUAL_UINT32(200, length);
    TEST_ASSERT_EQUAL_MEMORY(pattern(3, 200).data(), bytes.data(), 200);
    TEST_ASSERT_TRUE(replays::read(4, bytes, length) == Read::missing);
    TEST_ASSERT_TRUE(replays::star(3, true));
    TEST_ASSERT_TRUE(replays::star(3, false));  // now the oldest of 21: it goes
    TEST_ASSERT_TRUE(replays::read(3, bytes, length) == Read::missing);
    TEST_ASSERT_FALSE(replays::star(3, true));
    TEST_ASSERT_TRUE(replays::set_aside(20));
    TEST_ASSERT_FALSE(replays::set_aside(20));
    TEST_ASSERT_TRUE(replays::remove(21));
    TEST_ASSERT_FALSE(replays::remove(21));
    for (std::uint32_t match = 31; match < 31 + starred_limit; ++match) {
        TEST_ASSERT_TRUE(replays::add(match, pattern(match, 10)) == Written::ok);
        TEST_ASSERT_TRUE(replays::star(match, true));
    }
    TEST_ASSERT_TRUE(replays::add(99, pattern(9, 10)) == Written::ok);
    TEST_ASSERT_FALSE(replays::star(99, true));
}

void test_every_cut_of_a_rotation() {
    start_fresh();
    for (std::uint32_t match = 1; match <= 20; ++match) {
        TEST_ASSERT_TRUE(replays::add(match, pattern(match, 400)) == Written::ok);
    }
    const Bytes start = cut_flash::contents();
    static const Bytes newest = pattern(21, 400);  // a cut jumps out: nothing to free
    const int cuts = cut_everywhere(
        start, [] { (void)replays::add(21, newest); },
        [] {
            static std::array<std::uint8_t, 500> bytes;
            std::uint32_t length;
            const ReplayList all = replays::list();
            TEST_ASSERT_TRUE(all.count == 20 || all.count == 21);
            for (int i = 0; i < all.count; ++i) {
                const std::uint32_t match = all.names[static_cast<std::size_t>(i)].match;
                TEST_ASSERT_TRUE(replays::read(match, bytes, length) == Read::ok);
                TEST_ASSERT_EQUAL_MEMORY(pattern(match, 400).data(), bytes.data(), 400);
            }
            TEST_ASSERT_TRUE(replays::add(21, pattern(21, 400)) == Written::ok);
            TEST_ASSERT_EQUAL(20, replays::list().count);
        });
    TEST_ASSERT_GREATER_THAN(10, cuts);
}

void test_failing_blocks() {
    for (const auto fault : {cut_flash::Fault::refuses, cut_flash::Fault::sticks}) {
        for (std::uint32_t block = 96 + 2; block < 96 + 40; ++block) {
            start_fresh();
            TEST_ASSERT_TRUE(files::replace("a", test_kind, pattern(1, 3000)) == Written::ok);
            cut_flash::set_fault(block, fault);
            for (std::uint32_t i = 0; i < 60; ++i) {
                TEST_ASSERT_TRUE(files::replace("b", test_kind, pattern(i, 3000)) == Written::ok);
                TEST_ASSERT_TRUE(read_file("b") == pattern(i, 3000));
            }
        }
    }
}

// Random damage anywhere: mounting, listing and reading end, and after formatting all is well.
void test_garbage_never_harms() {
    std::uint32_t noise = 5;
    for (int round = 0; round < 200; ++round) {
        start_fresh();
        for (std::uint32_t match = 1; match <= 5; ++match)
            (void)replays::add(match, pattern(match, 3000));
        const std::uint32_t range = round % 2 ? 2 * 4096 : 40 * 4096;
        for (int i = 0; i < 1 + round * 3; ++i) {
            noise = noise * 1664525u + 1013904223u;
            cut_flash::contents()[journal_bytes + (noise >> 8) % range] =
                static_cast<std::uint8_t>(noise >> 24);
        }
        (void)files::mount();
        const ReplayList all = replays::list();
        static std::array<std::uint8_t, 4000> bytes;
        std::uint32_t length;
        for (int i = 0; i < all.count; ++i) {
            (void)replays::read(all.names[static_cast<std::size_t>(i)].match, bytes, length);
        }
        TEST_ASSERT_TRUE(files::format());
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_file_is_the_old_or_the_new_one);
    RUN_TEST(test_pairs_of_cuts_while_replacing);
    RUN_TEST(test_every_cut_while_formatting);
    RUN_TEST(test_blank_garbage_and_too_small);
    RUN_TEST(test_foreign_newer_damaged_and_long_files_are_refused);
    RUN_TEST(test_a_full_flash_keeps_what_is_there);
    RUN_TEST(test_rotation_of_replays);
    RUN_TEST(test_every_cut_of_a_rotation);
    RUN_TEST(test_failing_blocks);
    RUN_TEST(test_garbage_never_harms);
    return UNITY_END();
}
