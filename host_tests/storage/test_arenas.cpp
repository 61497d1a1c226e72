// Arenas of the player's own making: each slot by itself, none lost for another, whenever the power
// goes and whatever the flash does.
#include <algorithm>
#include <array>
#include <string>

#include "storage/cut_everywhere.h"
#include "storage/cut_flash.h"
#include "storage/replays.h"
#include "storage/switched_on.h"
#include "unity.h"

using namespace storage;
using namespace switched_on;

namespace {

constexpr Kind arenas_kind{{'S', 'G', 'A', 'R'}, 1};
constexpr std::size_t slot_bytes_here = 113;

// Every byte is its own: a slot that slipped by one shows.
ArenaSlot drawn(int number, bool draft = false) {
    ArenaSlot slot{.used = true, .draft = draft};
    for (std::size_t i = 0; i < slot.record.size(); ++i)
        slot.record[i] = static_cast<std::uint8_t>(static_cast<std::size_t>(number) * 31 + i);
    return slot;
}

using Slots = std::array<ArenaSlot, arena_slots>;

Slots all_of(const Store& store) {
    Slots slots;
    for (int i = 0; i < arena_slots; ++i) slots[static_cast<std::size_t>(i)] = store.arena(i);
    return slots;
}

Store& fresh() {
    cut_flash::reset();
    return switch_on();
}

void fill(Store& store, Slots& slots) {
    for (int i = 0; i < arena_slots; ++i) {
        slots[static_cast<std::size_t>(i)] = drawn(i, i % 3 == 0);
        TEST_ASSERT_EQUAL(i, store.free_arena());
        TEST_ASSERT_TRUE(store.keep_arena(i, slots[static_cast<std::size_t>(i)]) == Written::ok);
    }
}

void test_slots_are_kept_one_by_one() {
    Store& store = fresh();
    Slots wanted;
    TEST_ASSERT_TRUE(all_of(store) == wanted);
    fill(store, wanted);
    TEST_ASSERT_EQUAL(arena_slots, store.free_arena());
    TEST_ASSERT_TRUE(all_of(store) == wanted);
    // One goes, one becomes another, and all of it outlasts the night.
    TEST_ASSERT_TRUE(store.keep_arena(5, {}) == Written::ok);
    TEST_ASSERT_TRUE(store.keep_arena(15, drawn(77)) == Written::ok);
    wanted[5] = {};
    wanted[15] = drawn(77);
    BootReport report;
    Store& later = switch_on(report);
    TEST_ASSERT_TRUE(report.notes.empty());
    TEST_ASSERT_TRUE(all_of(later) == wanted);
    TEST_ASSERT_EQUAL(5, later.free_arena());
    // All at once, those that are used.
    struct Told {
        Slots slots;
        int count = 0;
    } told;
    later.each_arena(
        [](void* context, int slot, const ArenaSlot& content) {
            Told& to = *static_cast<Told*>(context);
            to.slots[static_cast<std::size_t>(slot)] = content;
            ++to.count;
        },
        &told);
    TEST_ASSERT_EQUAL(arena_slots - 1, told.count);
    TEST_ASSERT_TRUE(told.slots == wanted);
    // An erased one leaves nothing behind.
    ArenaSlot erased = drawn(4);
    erased.used = false;
    TEST_ASSERT_TRUE(later.keep_arena(4, erased) == Written::ok);
    TEST_ASSERT_TRUE(later.arena(4) == ArenaSlot{});
    TEST_ASSERT_TRUE(arenas::check() == Read::ok);
    for (const int beyond : {-1, arena_slots}) {
        TEST_ASSERT_FALSE(later.arena(beyond).used);
        TEST_ASSERT_TRUE(later.keep_arena(beyond, drawn(1)) == Written::failed);
    }
}

// The format, as FORMAT.md tells it.
void test_the_file_is_what_the_format_says() {
    Store& store = fresh();
    TEST_ASSERT_TRUE(store.keep_arena(2, drawn(2, true)) == Written::ok);
    TEST_ASSERT_TRUE(store.keep_arena(15, drawn(15)) == Written::ok);
    std::array<std::uint8_t, arena_slots * slot_bytes_here> body, expected_body{};
    const Body found = files::read("arenas", arenas_kind, body);
    TEST_ASSERT_TRUE(found.read == Read::ok && found.version == 1);
    TEST_ASSERT_EQUAL_UINT32(body.size(), found.length);
    for (const int slot : {2, 15}) {
        std::uint8_t* const at = &expected_body[static_cast<std::size_t>(slot) * slot_bytes_here];
        at[0] = slot == 2 ? 3 : 1;
        const ArenaSlot content = drawn(slot);
        std::copy(content.record.begin(), content.record.end(), at + 1);
    }
    TEST_ASSERT_TRUE(body == expected_body);
}

// Of a copy the game has the last word.
void test_a_copy_is_judged_slot_by_slot() {
    Store& store = fresh();
    TEST_ASSERT_TRUE(store.keep_arena(2, drawn(2)) == Written::ok);
    Bytes copy(files::bytes("arenas"));
    TEST_ASSERT_EQUAL_UINT32(copy.size(), files::read_raw("arenas", 0, copy));
    const auto likes = [](void*, const ArenaSlot& slot) {
        return slot == drawn(2) ? kit::done : kit::refused("not this one");
    };
    TEST_ASSERT_TRUE(arenas::judge_copy(copy, likes, nullptr).ok());
    const auto hates = [](void*, const ArenaSlot&) { return kit::refused("not this one"); };
    TEST_ASSERT_EQUAL_STRING("not this one", arenas::judge_copy(copy, hates, nullptr).why_not);
}

void test_what_is_no_such_file_is_set_aside() {
    const auto boot_with = [](const Kind& kind, const Bytes& body) {
        (void)fresh();
        TEST_ASSERT_TRUE(files::replace("arenas", kind, body) == Written::ok);
        TEST_ASSERT_TRUE(arenas::check() != Read::ok);
        // Before the boot has looked at it nothing is written over it.
        TEST_ASSERT_TRUE(arenas::first_free() != arena_slots);  // they are not all taken
        for (const int slot : {0, -1})
            TEST_ASSERT_TRUE(arenas::write(slot, drawn(0)) == Written::unreadable);
        // Nor is anything in it taken for an arena.
        for (int slot = 0; slot < arena_slots; ++slot) TEST_ASSERT_FALSE(arenas::read(slot).used);
        arenas::each([](void*, int, const ArenaSlot&) { TEST_FAIL_MESSAGE("an arena"); }, nullptr);
        BootReport report;
        Store& store = switch_on(report);
        TEST_ASSERT_EQUAL(1, report.notes.size());
        TEST_ASSERT_EQUAL_STRING("The drawn arenas", report.notes[0].what);
        Bytes kept(body.size());
        TEST_ASSERT_TRUE(files::read("aside/0-arenas", kind, kept).read == Read::ok);
        TEST_ASSERT_TRUE(kept == body);
        TEST_ASSERT_TRUE(all_of(store) == Slots{});
        TEST_ASSERT_TRUE(store.keep_arena(1, drawn(1)) == Written::ok);
        return std::string(report.notes[0].why);
    };
    Bytes body(arena_slots * slot_bytes_here);
    TEST_ASSERT_EQUAL_STRING("it was written by a newer Sixgun",
                             boot_with({{'S', 'G', 'A', 'R'}, 2}, body).c_str());
    TEST_ASSERT_EQUAL_STRING("it is not a file of Sixgun",
                             boot_with({{'S', 'G', 'C', 'H'}, 1}, body).c_str());
    body[0] = 4;
    TEST_ASSERT_EQUAL_STRING("it is damaged", boot_with(arenas_kind, body).c_str());
    body[0] = 0;
    body[1] = 1;
    TEST_ASSERT_EQUAL_STRING("it is damaged", boot_with(arenas_kind, body).c_str());
    body.resize(body.size() - 1);
    TEST_ASSERT_EQUAL_STRING("it is damaged", boot_with(arenas_kind, body).c_str());
}

// Whatever a block does, what was kept is kept or what comes is refused.
void test_a_failing_flash_loses_none() {
    Store& store = fresh();
    Slots wanted;
    fill(store, wanted);
    const Bytes start = cut_flash::contents();
    int refused = 0, unread = 0;
    for (std::uint32_t block = journal_bytes / hal::flash_block_bytes; block < 256; ++block) {
        for (const cut_flash::Fault fault : {cut_flash::Fault::refuses, cut_flash::Fault::unread}) {
            cut_flash::reset();
            cut_flash::restore(start);
            Store& one = switch_on();
            cut_flash::set_fault(block, fault);
            const bool kept = one.keep_arena(7, drawn(70)) == Written::ok;
            refused += kept ? 0 : 1;
            const bool read = all_of(one) != Slots{};
            unread += read ? 0 : 1;
            cut_flash::set_fault(block, cut_flash::Fault::none);
            Slots now = wanted;
            if (kept) now[7] = drawn(70);
            TEST_ASSERT_TRUE(all_of(switch_on()) == now);
        }
    }
    TEST_ASSERT_GREATER_THAN(0, refused);
    TEST_ASSERT_GREATER_THAN(0, unread);
    cut_flash::reset();
    cut_flash::contents()[journal_bytes + 99] = 0;
    Store& garbage = switch_on();
    TEST_ASSERT_TRUE(garbage.keep_arena(0, drawn(0)) == Written::no_storage);
    TEST_ASSERT_FALSE(garbage.arena(0).used);
}

// A slot that can be read once and not again must not be saved as something else. (Of its own
// blocks, the first two, LittleFS takes for granted that they read alike each time.)
void test_a_slot_that_fails_under_way_is_not_lost() {
    Store& store = fresh();
    Slots wanted;
    fill(store, wanted);
    const Bytes start = cut_flash::contents();
    int refused = 0;
    for (std::uint32_t block = journal_bytes / hal::flash_block_bytes + 2; block < 256; ++block) {
        for (std::uint32_t reads = 0;; ++reads) {
            cut_flash::reset();
            cut_flash::restore(start);
            Store& one = switch_on();
            cut_flash::fail_reads(block, reads, 1);
            const bool saved = one.keep_arena(7, drawn(70)) == Written::ok;
            const bool all_read = cut_flash::reads_to_fail() != 0;
            cut_flash::fail_reads(0, 0, 0);
            refused += saved ? 0 : 1;
            Slots now = wanted;
            if (saved) now[7] = drawn(70);
            TEST_ASSERT_TRUE(all_of(switch_on()) == now);
            if (all_read) break;
        }
    }
    TEST_ASSERT_GREATER_THAN(10, refused);
}

void test_every_cut_of_saving_a_slot() {
    Store& store = fresh();
    static Slots wanted;
    fill(store, wanted);
    TEST_ASSERT_TRUE(store.keep_arena(9, {}) == Written::ok);
    wanted[9] = {};
    const Bytes start = cut_flash::contents();
    // A new one, another in its place, a draft, none.
    static int slot;
    static ArenaSlot content;
    const auto cut = [&](int which, const ArenaSlot& what) {
        slot = which;
        content = what;
        static int before, after;
        before = after = 0;
        cut_everywhere(
            start, [](Store& one) { (void)one.keep_arena(slot, content); },
            [](Store& later) {
                Slots now = wanted;
                const bool is_new = later.arena(slot) == content;
                (is_new ? after : before)++;
                if (is_new) now[static_cast<std::size_t>(slot)] = content;
                TEST_ASSERT_TRUE(all_of(later) == now);
                TEST_ASSERT_TRUE(later.keep_arena(slot, content) == Written::ok);
                TEST_ASSERT_TRUE(later.arena(slot) == content);
            });
        TEST_ASSERT_GREATER_THAN(0, before);
        TEST_ASSERT_GREATER_THAN(0, after);
    };
    cut(9, drawn(90));
    cut(0, drawn(91, true));
    cut(15, {});
}

void test_every_cut_of_the_first_arena() {
    (void)fresh();
    cut_everywhere(
        cut_flash::contents(), [](Store& store) { (void)store.keep_arena(4, drawn(4)); },
        [](Store& later) {
            Slots now{};
            if (later.arena(4).used) now[4] = drawn(4);
            TEST_ASSERT_TRUE(all_of(later) == now);
        });
}

// Old replays go for it; starred ones and what was drawn before do not.
void test_a_full_storage() {
    Store& store = fresh();
    TEST_ASSERT_TRUE(store.keep_arena(0, drawn(0)) == Written::ok);
    const Bytes block(3000, 1);
    for (std::uint32_t number = 1; number <= 6; ++number)
        TEST_ASSERT_TRUE(replays::put_back({number, number % 2 == 0}, {.game = 1}, block).ok());
    for (std::uint32_t i = 0; files::replace(files::Path("bulk/").hex(i),
                                             Kind{{'B', 'U', 'L', 'K'}, 1}, block) == Written::ok;)
        ++i;
    TEST_ASSERT_TRUE(arenas::write(1, drawn(1)) == Written::full);
    for (int i = 1; i < arena_slots; ++i)
        TEST_ASSERT_TRUE(store.keep_arena(i, drawn(i)) == Written::ok);
    for (int i = 0; i < arena_slots; ++i) TEST_ASSERT_TRUE(store.arena(i) == drawn(i));
    const ReplayList left = store.replays();
    TEST_ASSERT_LESS_THAN(6, left.count);
    TEST_ASSERT_EQUAL(
        3, std::ranges::count_if(left.all(), [](const ReplayName& name) { return name.starred; }));
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_slots_are_kept_one_by_one);
    RUN_TEST(test_the_file_is_what_the_format_says);
    RUN_TEST(test_a_copy_is_judged_slot_by_slot);
    RUN_TEST(test_what_is_no_such_file_is_set_aside);
    RUN_TEST(test_a_failing_flash_loses_none);
    RUN_TEST(test_a_slot_that_fails_under_way_is_not_lost);
    RUN_TEST(test_every_cut_of_saving_a_slot);
    RUN_TEST(test_every_cut_of_the_first_arena);
    RUN_TEST(test_a_full_storage);
    return UNITY_END();
}
