// LittleFS with our settings: every file is the old or the new one after a cut at any flash
// operation.
#include <algorithm>
#include <array>
#include <cstdio>
#include <string>
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
    const Body body = files::read(path, test_kind, buffer);
    TEST_ASSERT_EQUAL_STRING(words(expected), words(body.read));
    return {buffer.begin(), buffer.begin() + (expected == Read::ok ? body.length : 0)};
}

Summary summary_of(std::uint32_t match) {
    return {.game = static_cast<GameId>(1 + match % 3), .ended = Ended::won, .score = -7};
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
    cut_flash::restore(start);
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
    const std::uint32_t before = cut_flash::operations();
    work();
    const std::uint32_t operations = cut_flash::operations() - before;
    int cuts = 0;
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::tears) {
            cut_flash::restore(start);
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
            cut_flash::restore(start);
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
            for (const auto& tears : cut_flash::pairs_of(cut_flash::tears)) {
                cut_flash::restore(start);
                const auto cut = [&](std::uint32_t at, Tear tear) {
                    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
                    cut_flash::cut_at(at, tear, at * 7 + first);
                    (void)cut_flash::powered(
                        [] { (void)files::replace("scores", test_kind, new_bytes); });
                };
                cut(first, tears.first);
                cut(second, tears.second);
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
        read_file("aside/0-a", Read::foreign);
    }
    int kept = 0;
    TEST_ASSERT_TRUE(files::list(
        "aside",
        [](void* count, std::string_view) {
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
        TEST_ASSERT_TRUE(replays::add(match, summary_of(match), pattern(match, 200)) ==
                         Written::ok);
        if (match == 3) TEST_ASSERT_TRUE(replays::star(3, true));
    }
    TEST_ASSERT_TRUE(replays::add(30, summary_of(30), pattern(30, 200)) == Written::ok);
    const ReplayList all = replays::list();
    TEST_ASSERT_EQUAL(21, all.count);
    TEST_ASSERT_EQUAL_UINT32(30, all.names[0].match);
    TEST_ASSERT_EQUAL_UINT32(11, all.names[19].match);
    TEST_ASSERT_EQUAL_UINT32(3, all.names[20].match);
    TEST_ASSERT_TRUE(all.names[20].starred);
    std::array<std::uint8_t, 300> bytes;
    const Body body = replays::read(3, bytes);
    TEST_ASSERT_TRUE(body.read == Read::ok);
    TEST_ASSERT_EQUAL_UINT32(summary_bytes + 200, body.length);
    TEST_ASSERT_EQUAL_MEMORY(pattern(3, 200).data(), &bytes[summary_bytes], 200);
    Summary summary;
    TEST_ASSERT_TRUE(replays::summary({3, true}, summary) == Read::ok);
    TEST_ASSERT_TRUE(summary == summary_of(3));
    TEST_ASSERT_TRUE(replays::summary({4, true}, summary) == Read::missing);
    TEST_ASSERT_TRUE(replays::read(4, bytes).read == Read::missing);
    TEST_ASSERT_TRUE(replays::star(3, true));
    TEST_ASSERT_TRUE(replays::star(3, false));  // now the oldest of 21: it goes
    TEST_ASSERT_TRUE(replays::read(3, bytes).read == Read::missing);
    TEST_ASSERT_FALSE(replays::star(3, true));
    TEST_ASSERT_TRUE(replays::set_aside(20));
    TEST_ASSERT_FALSE(replays::set_aside(20));
    TEST_ASSERT_TRUE(replays::remove(21));
    TEST_ASSERT_FALSE(replays::remove(21));
    for (std::uint32_t match = 31; match < 31 + starred_limit; ++match) {
        TEST_ASSERT_TRUE(replays::add(match, summary_of(match), pattern(match, 10)) == Written::ok);
        TEST_ASSERT_TRUE(replays::star(match, true));
    }
    TEST_ASSERT_TRUE(replays::add(99, summary_of(99), pattern(9, 10)) == Written::ok);
    TEST_ASSERT_FALSE(replays::star(99, true));
}

void test_replays_are_checked_and_read_in_parts() {
    start_fresh();
    TEST_ASSERT_TRUE(replays::add(3, summary_of(3), pattern(3, 200)) == Written::ok);
    TEST_ASSERT_TRUE(replays::check({3, false}) == Read::ok);
    TEST_ASSERT_TRUE(replays::check({3, true}) == Read::missing);
    Bytes part(10);
    const auto drink = [](void* context, files::Source& from, std::uint32_t length) {
        TEST_ASSERT_EQUAL_UINT32(summary_bytes + 200, length);
        return from.read(summary_bytes + 100, *static_cast<Bytes*>(context)) ? Read::ok
                                                                             : Read::damaged;
    };
    TEST_ASSERT_TRUE(replays::read_parts({3, false}, drink, &part).read == Read::ok);
    TEST_ASSERT_EQUAL_MEMORY(pattern(3, 200).data() + 100, part.data(), part.size());
    TEST_ASSERT_TRUE(replays::read_parts({4, false}, drink, &part).read == Read::missing);
}

// Whoever shows files learns of every change that matters, and of nothing else.
void test_changes_are_counted() {
    start_fresh();
    static std::vector<std::string> told;
    const auto expect = [](std::vector<std::string> wanted) {
        TEST_ASSERT_EQUAL(wanted.size(), told.size());
        for (std::size_t i = 0; i < wanted.size(); ++i)
            TEST_ASSERT_EQUAL_STRING(wanted[i].c_str(), told[i].c_str());
        told.clear();
    };
    const std::uint32_t before = files::changes();
    files::count_changes([](std::string_view path) {
        told.emplace_back(path);
        return path != "replays/00000004";
    });
    TEST_ASSERT_TRUE(replays::add(3, summary_of(3), pattern(3, 20)) == Written::ok);
    expect({"replays/00000003"});
    TEST_ASSERT_EQUAL_UINT32(before + 1, files::changes());
    TEST_ASSERT_TRUE(replays::star(3, true));
    expect({"replays/00000003", "replays/00000003-star"});
    TEST_ASSERT_TRUE(replays::remove(3));
    expect({"replays/00000003-star"});
    TEST_ASSERT_TRUE(files::remove("replays/00000003-star"));  // it was not there
    TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
    expect({});
    TEST_ASSERT_TRUE(files::format());
    expect({""});
    TEST_ASSERT_EQUAL_UINT32(before + 5, files::changes());
    TEST_ASSERT_TRUE(replays::add(4, summary_of(4), pattern(4, 20)) == Written::ok);
    expect({"replays/00000004"});
    files::count_changes(nullptr);
    TEST_ASSERT_TRUE(replays::add(3, summary_of(3), pattern(3, 20)) == Written::ok);
    expect({});
    TEST_ASSERT_EQUAL_UINT32(before + 5, files::changes());
}

void test_every_cut_of_a_rotation() {
    start_fresh();
    for (std::uint32_t match = 1; match <= 20; ++match) {
        TEST_ASSERT_TRUE(replays::add(match, summary_of(match), pattern(match, 400)) ==
                         Written::ok);
    }
    const Bytes start = cut_flash::contents();
    static const Bytes newest = pattern(21, 400);  // a cut jumps out: nothing to free
    const int cuts = cut_everywhere(
        start, [] { (void)replays::add(21, summary_of(21), newest); },
        [] {
            static std::array<std::uint8_t, 500> bytes;
            const ReplayList all = replays::list();
            TEST_ASSERT_TRUE(all.count == 20 || all.count == 21);
            for (int i = 0; i < all.count; ++i) {
                const std::uint32_t match = all.names[static_cast<std::size_t>(i)].match;
                TEST_ASSERT_TRUE(replays::read(match, bytes).read == Read::ok);
                TEST_ASSERT_EQUAL_MEMORY(pattern(match, 400).data(), &bytes[summary_bytes], 400);
            }
            TEST_ASSERT_TRUE(replays::add(21, summary_of(21), pattern(21, 400)) == Written::ok);
            TEST_ASSERT_EQUAL(20, replays::list().count);
        });
    TEST_ASSERT_GREATER_THAN(10, cuts);
}

void test_failing_blocks() {
    for (const auto fault : cut_flash::write_faults) {
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
            (void)replays::add(match, summary_of(match), pattern(match, 3000));
        const std::uint32_t range = round % 2 ? 2 * 4096 : 40 * 4096;
        for (int i = 0; i < 1 + round * 3; ++i) {
            noise = noise * 1664525u + 1013904223u;
            cut_flash::contents()[journal_bytes + (noise >> 8) % range] =
                static_cast<std::uint8_t>(noise >> 24);
        }
        (void)files::mount();
        const ReplayList all = replays::list();
        static std::array<std::uint8_t, 4000> bytes;
        for (const ReplayName& name : all.all()) (void)replays::read(name.match, bytes);
        TEST_ASSERT_TRUE(files::format());
    }
}

// Another firmware's bytes anywhere make the flash not blank.
void test_only_ones_are_blank() {
    for (const std::size_t at : {journal_bytes, journal_bytes + 300'000, (1u << 20) - 1}) {
        cut_flash::reset();
        cut_flash::contents()[at] = 0x7F;
        TEST_ASSERT_TRUE(files::mount() == Mounted::garbage);
    }
}

void test_short_bodies_and_summaries() {
    start_fresh();
    constexpr Kind kind{{'S', 'G', 'R', 'P'}, 1};
    Summary summary;
    std::array<std::uint8_t, 4> start;
    TEST_ASSERT_TRUE(files::replace("replays/00000001", kind, pattern(1, 5)) == Written::ok);
    TEST_ASSERT_TRUE(replays::summary({1, false}, summary) == Read::damaged);
    TEST_ASSERT_EQUAL_UINT32(4, files::read_start("replays/00000001", kind, start).length);
    Bytes wrong(summary_bytes);
    wrong[2] = 4;
    TEST_ASSERT_TRUE(files::replace("replays/00000002", kind, wrong) == Written::ok);
    TEST_ASSERT_TRUE(replays::summary({2, false}, summary) == Read::damaged);
    // Names that are none of ours are not listed.
    for (const char* name : {"replays/0000000", "replays/0000000g", "replays/00000003-sta"})
        TEST_ASSERT_TRUE(files::replace(name, kind, wrong) == Written::ok);
    TEST_ASSERT_EQUAL(2, replays::list().count);
    // Erasing one game's.
    for (std::uint32_t match = 10; match < 16; ++match)
        TEST_ASSERT_TRUE(replays::add(match, summary_of(match), pattern(1, 9)) == Written::ok);
    TEST_ASSERT_TRUE(replays::star(12, true));
    TEST_ASSERT_TRUE(replays::erase(1));
    TEST_ASSERT_EQUAL(2 + 4, replays::list().count);
    // All files of a folder go, and the rest stays.
    TEST_ASSERT_TRUE(files::replace("stays", kind, wrong) == Written::ok);
    TEST_ASSERT_TRUE(files::empty("replays"));
    TEST_ASSERT_EQUAL(0, replays::list().count);
    TEST_ASSERT_TRUE(files::empty("replays"));
    TEST_ASSERT_TRUE(files::empty("nowhere"));
    TEST_ASSERT_TRUE(files::remove("nothing"));
    TEST_ASSERT_TRUE(files::read_start("stays", kind, start).read == Read::ok);
    TEST_ASSERT_TRUE(files::empty(""));
    TEST_ASSERT_TRUE(files::read_start("stays", kind, start).read == Read::missing);
}

// A full storage gives up old replays for a new one, never starred ones.
void test_replays_make_room() {
    start_fresh();
    static const Bytes large = pattern(1, 30'000);
    std::uint32_t match = 1;
    for (; match <= 8; ++match) {
        TEST_ASSERT_TRUE(replays::add(match, {}, large) == Written::ok);
        TEST_ASSERT_TRUE(replays::star(match, true));
    }
    for (; match <= 40; ++match) {
        TEST_ASSERT_TRUE(replays::add(match, {}, large) == Written::ok);
        const ReplayList all = replays::list();
        TEST_ASSERT_EQUAL_UINT32(match, all.names[0].match);
    }
    TEST_ASSERT_TRUE(replays::star(match - 1, true));
    int starred = 0;
    while (replays::add(match, {}, large) == Written::ok && replays::star(match, true)) ++match;
    const ReplayList all = replays::list();
    for (const ReplayName& name : all.all()) starred += name.starred;
    TEST_ASSERT_GREATER_THAN(12, starred);
    TEST_ASSERT_EQUAL(starred, all.count);
}

// A length that is not the file's, and data that cannot be read.
void test_damaged_data() {
    start_fresh();
    const Bytes bytes = pattern(1, 9000);
    TEST_ASSERT_TRUE(files::replace("a", test_kind, bytes) == Written::ok);
    auto& flash = cut_flash::contents();
    const std::string_view magic = "TEST";
    const auto at =
        std::search(flash.begin() + journal_bytes, flash.end(), magic.begin(), magic.end());
    TEST_ASSERT_TRUE(at != flash.end());
    at[8] ^= 1;
    read_file("a", Read::damaged);
    at[8] ^= 1;
    TEST_ASSERT_TRUE(read_file("a") == bytes);
    const auto block = static_cast<std::size_t>(at - flash.begin()) / 4096;
    static std::array<std::uint8_t, 9000> start;
    for (const std::size_t unread : {block + 1, block}) {
        TEST_ASSERT_TRUE(files::mount() == Mounted::yes);  // forgets what it read
        cut_flash::set_fault(static_cast<std::uint32_t>(unread), cut_flash::Fault::unread);
        read_file("a", Read::damaged);
        TEST_ASSERT_TRUE(files::read_start("a", test_kind, start).read == Read::damaged);
        cut_flash::set_fault(static_cast<std::uint32_t>(unread), cut_flash::Fault::none);
    }
    // No list goes on for ever.
    for (std::uint32_t i = 0; i < 300; ++i)
        TEST_ASSERT_TRUE(files::replace(files::Path("many/").hex(i), test_kind, {}) == Written::ok);
    int found = 0;
    TEST_ASSERT_TRUE(files::list(
        "many", [](void* count, std::string_view) { return ++*static_cast<int*>(count) > 0; },
        &found));
    TEST_ASSERT_LESS_OR_EQUAL(256, found);
    // More replays than there can be: the list stops, and a starred one is written again.
    TEST_ASSERT_TRUE(replays::add(7, {}, bytes) == Written::ok);
    TEST_ASSERT_TRUE(replays::star(7, true));
    TEST_ASSERT_TRUE(replays::add(7, {}, bytes) == Written::ok);
    TEST_ASSERT_EQUAL(1, replays::list().count);
    for (std::uint32_t i = 8; i < 60; ++i)
        TEST_ASSERT_TRUE(files::replace(files::Path("replays/").hex(i), test_kind, {}) ==
                         Written::ok);
    TEST_ASSERT_EQUAL(replay_limit + 1, replays::list().count);
}

// A damaged folder, a name that is too long, and a flash that fails under each operation.
void test_trouble_is_told() {
    start_fresh();
    const Bytes bytes = pattern(1, 3000);
    TEST_ASSERT_TRUE(files::replace("a", test_kind, bytes) == Written::ok);
    TEST_ASSERT_TRUE(files::replace("a/b", test_kind, bytes) == Written::failed);
    TEST_ASSERT_TRUE(files::replace("a-name-that-is-longer-than-thirty-one-characters", test_kind,
                                    bytes) == Written::failed);
    TEST_ASSERT_TRUE(files::set_aside("nothing") == false);
    start_fresh();
    TEST_ASSERT_TRUE(files::replace("growing/x", test_kind, bytes) == Written::failed);
    read_file("growing", Read::damaged);  // that is a folder now
    TEST_ASSERT_TRUE(files::replace("x", test_kind, bytes) == Written::failed);
    TEST_ASSERT_FALSE(replays::star(1, true));
    start_fresh();
    TEST_ASSERT_TRUE(replays::add(1, {}, bytes) == Written::ok);
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    TEST_ASSERT_TRUE(files::replace("new/x", test_kind, bytes) != Written::ok);
    TEST_ASSERT_FALSE(replays::set_aside(1));
    TEST_ASSERT_FALSE(replays::star(1, true));
    TEST_ASSERT_FALSE(replays::remove(1));
    TEST_ASSERT_FALSE(replays::erase(0));
    TEST_ASSERT_FALSE(files::empty("replays"));
    TEST_ASSERT_FALSE(files::set_aside("replays/00000001"));
    TEST_ASSERT_FALSE(files::format());
    for (const auto written : {Written::ok, Written::full, Written::failed, Written::no_storage,
                               Written::too_many, Written::unreadable})
        TEST_ASSERT_TRUE(words(written)[0] != 0);
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
    RUN_TEST(test_replays_are_checked_and_read_in_parts);
    RUN_TEST(test_changes_are_counted);
    RUN_TEST(test_every_cut_of_a_rotation);
    RUN_TEST(test_only_ones_are_blank);
    RUN_TEST(test_short_bodies_and_summaries);
    RUN_TEST(test_replays_make_room);
    RUN_TEST(test_damaged_data);
    RUN_TEST(test_trouble_is_told);
    RUN_TEST(test_failing_blocks);
    RUN_TEST(test_garbage_never_harms);
    std::printf("%u power cuts\n", static_cast<unsigned>(cut_flash::cuts()));
    return UNITY_END();
}
