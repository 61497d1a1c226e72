// The storage as the shell uses it: what cannot be used is refused, told and kept aside, and the
// console boots whatever the flash holds.
#include <array>
#include <cstdio>

#include "check_hook/check_hook.h"
#include "storage/bytes.h"
#include "storage/cut_flash.h"
#include "storage/switched_on.h"
#include "storage/torn.h"
#include "unity.h"

using namespace storage;
using namespace switched_on;

namespace {

void test_boot_on_all_kinds_of_flash() {
    BootReport report;
    cut_flash::reset();
    TEST_ASSERT_TRUE(switch_on(report).saves());
    TEST_ASSERT_TRUE(report.flash == Mounted::blank);
    (void)switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::yes);

    // Something else is in there: nothing is written before the player agreed.
    for (const std::size_t at : {std::size_t{100}, std::size_t{journal_bytes + 100}}) {
        cut_flash::reset();
        cut_flash::contents()[at] = 0;
        const Bytes before = cut_flash::contents();
        Store& store = switch_on(report);
        TEST_ASSERT_TRUE(report.flash == Mounted::garbage);
        TEST_ASSERT_FALSE(store.saves());
        match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
        TEST_ASSERT_TRUE(store.begin(match) == Saved::not_ours);
        TEST_ASSERT_TRUE(store.played(match) == Saved::no_match);
        TEST_ASSERT_TRUE(store.moved(match) == Saved::no_match);
        TEST_ASSERT_TRUE(store.finish(match, ending()).tallies == Written::no_storage);
        TEST_ASSERT_TRUE(store.erase_everything());
        std::array<std::uint8_t, 4> settings;
        TEST_ASSERT_TRUE(store.load_settings(1, settings).read == Read::no_storage);
        TEST_ASSERT_TRUE(cut_flash::contents() == before);
        TEST_ASSERT_TRUE(store.format());
        TEST_ASSERT_TRUE(store.saves());
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    }
    // The file system is lost, the running matches are not.
    Bytes flash = lived_in();
    std::fill(flash.begin() + journal_bytes, flash.end(), std::uint8_t{0});
    cut_flash::restore(flash);
    Store& store = switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::garbage);
    TEST_ASSERT_EQUAL(2, report.running.size());
    TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
    match.append({0, 5});
    TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
    TEST_ASSERT_TRUE(store.format());
    TEST_ASSERT_TRUE(store.running(30).actions == 2);
    std::fill(flash.begin() + journal_bytes, flash.end(), std::uint8_t{0xFF});
    cut_flash::restore(flash);
    TEST_ASSERT_EQUAL(2, (switch_on(report), report.running.size()));
    TEST_ASSERT_TRUE(report.flash == Mounted::blank);

    // Too small, and dead.
    cut_flash::reset(1u << 17);
    Store& small = switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::no_flash);
    TEST_ASSERT_FALSE(small.format());
    cut_flash::reset();
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    TEST_ASSERT_FALSE(switch_on(report).saves());
    TEST_ASSERT_TRUE(report.flash == Mounted::blank);
}

// A block that cannot be read any more is told as that, and not as somebody else's.
void test_blocks_that_cannot_be_read() {
    cut_flash::restore(lived_in());
    BootReport report;
    Store& store = switch_on(report);
    for (const bool unread : {true, false}) {
        for (std::uint32_t block = 0; block < journal_bytes / hal::flash_block_bytes; ++block)
            cut_flash::set_fault(block, unread ? cut_flash::Fault::unread : cut_flash::Fault::none);
        const ResumeResult result = store.resume(30, match);
        TEST_ASSERT_TRUE(result.resumed == (unread ? Resumed::refused : Resumed::yes));
        if (unread) TEST_ASSERT_EQUAL_STRING("the flash cannot be read there", result.message);
    }
    for (const std::uint32_t block : {0u, 1u})
        cut_flash::set_fault(journal_bytes / hal::flash_block_bytes + block,
                             cut_flash::Fault::unread);
    Store& later = switch_on(report);
    TEST_ASSERT_TRUE(report.flash == Mounted::no_flash);
    TEST_ASSERT_EQUAL(2, report.running.size());
    TEST_ASSERT_TRUE(later.resume(30, match).resumed == Resumed::yes);
    cut_flash::reset();
}

// Any block fails in any way, before the console is switched on or after: it boots, the match goes
// on as it was saved, and what was said to be saved is there.
void test_any_block_may_fail() {
    const Bytes start = lived_in();
    for (std::uint32_t block = 0; block < 256; ++block) {
        for (const auto fault : cut_flash::write_faults) {
            for (const bool late : {false, true}) {
                cut_flash::reset();
                cut_flash::restore(start);
                if (!late) cut_flash::set_fault(block, fault);
                BootReport report;
                Store& store = switch_on(report);
                if (late) cut_flash::set_fault(block, fault);
                TEST_ASSERT_TRUE(report.flash == Mounted::yes);
                TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
                match.append({0, 5});
                TEST_ASSERT_TRUE(store.played(match) == Saved::yes);
                expected = match;
                const std::array<std::uint8_t, 4> settings{5, 6, 7, 8};
                const Written written = store.save_settings(1, settings);
                Store& later = switch_on(report);
                TEST_ASSERT_TRUE(report.flash == Mounted::yes);
                std::array<std::uint8_t, 4> found;
                TEST_ASSERT_TRUE(later.load_settings(1, found).read == Read::ok);
                if (written == Written::ok) TEST_ASSERT_TRUE(found == settings);
                TEST_ASSERT_TRUE(later.resume(30, match).resumed == Resumed::yes);
                TEST_ASSERT_TRUE(kit::same_match(match, expected));
                const Finished done = later.finish(match, ending());
                Summary summary;
                const bool kept =
                    switch_on().read_replay(done.match, match, summary).resumed == Resumed::yes;
                TEST_ASSERT_TRUE(kept || done.replay != Written::ok);
            }
        }
    }
    cut_flash::reset();
}

// A mode too many for the tallies: the match is kept all the same, and no replay gives way, for
// that would make no room.
void test_more_modes_than_tallies() {
    cut_flash::reset();
    Store& store = switch_on();
    Ending each = ending();
    for (std::size_t i = 0; i <= tally_rows; ++i) {
        each.result.summary.mode = static_cast<std::uint8_t>(i);
        match.begin(small_games::tictactoe, {}, static_cast<kit::Seed>(i));
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
        const Finished done = store.finish(match, each);
        TEST_ASSERT_TRUE(done.replay == Written::ok);
        TEST_ASSERT_EQUAL_STRING(words(i < tally_rows ? Written::ok : Written::too_many),
                                 words(done.tallies));
    }
    TEST_ASSERT_EQUAL(kept_replays, store.replays().count);
    TEST_ASSERT_TRUE(store.running(30).loaded == Loaded::none);
    Summary summary;
    TEST_ASSERT_TRUE(store.read_replay(store.replays().names[0].match, match, summary).resumed ==
                     Resumed::yes);
    TEST_ASSERT_EQUAL(tally_rows, summary.mode);
}

// On a full storage the oldest replays give way to what a match has won, and to its own replay.
void test_a_full_storage_makes_room() {
    cut_flash::restore(lived_in());
    Store& store = switch_on();
    TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::yes);
    const Bytes large(3000, 0x5A);
    const Kind kind{{'B', 'U', 'L', 'K'}, 1};
    // First large files, then small ones, until not even a name goes in.
    int large_ones = 0, small_ones = 0;
    while (files::replace(files::Path("bulk/l").hex(static_cast<std::uint32_t>(large_ones)), kind,
                          large) == Written::ok)
        ++large_ones;
    Written last = Written::ok;
    for (; last == Written::ok; ++small_ones)
        last = files::replace(files::Path("bulk/s").hex(static_cast<std::uint32_t>(small_ones)),
                              kind, {});
    TEST_ASSERT_TRUE(large_ones > 50 && small_ones > 0);
    TEST_ASSERT_EQUAL_STRING(words(Written::full), words(last));
    const Finished done = store.finish(match, ending());
    TEST_ASSERT_EQUAL_STRING(words(Written::ok), words(done.tallies));
    TEST_ASSERT_EQUAL_STRING(words(Written::ok), words(done.replay));
    Store& later = switch_on();
    TEST_ASSERT_EQUAL_UINT32(3, later.tallies().of(30, 1).played);
    TEST_ASSERT_EQUAL_UINT32(done.match, later.replays().names[0].match);
}

void test_files_that_cannot_be_used_are_set_aside() {
    cut_flash::restore(lived_in());
    (void)switch_on();
    const std::array<std::uint8_t, 3> bytes{1, 2, 3};
    TEST_ASSERT_TRUE(files::replace("tallies", Kind{{'S', 'G', 'T', 'A'}, 9}, bytes) ==
                     Written::ok);
    TEST_ASSERT_TRUE(files::replace("challenges", Kind{{'E', 'L', 'S', 'E'}, 1}, bytes) ==
                     Written::ok);
    TEST_ASSERT_TRUE(files::replace("arenas", Kind{{'S', 'G', 'A', 'R'}, 1}, bytes) == Written::ok);
    BootReport report;
    Store& store = switch_on(report);
    TEST_ASSERT_EQUAL(3, report.notes.size());
    TEST_ASSERT_EQUAL_STRING("The statistics", report.notes[0].what);
    TEST_ASSERT_EQUAL_STRING(words(Read::newer), report.notes[0].why);
    TEST_ASSERT_EQUAL_STRING(words(Read::foreign), report.notes[1].why);
    TEST_ASSERT_EQUAL_STRING("The drawn arenas", report.notes[2].what);
    TEST_ASSERT_EQUAL_STRING(words(Read::damaged), report.notes[2].why);
    TEST_ASSERT_TRUE(files::read_start("aside/1-tallies", Kind{{'S', 'G', 'T', 'A'}, 9}, {}).read ==
                     Read::ok);
    // Numbers go on above those of the replays that are still there.
    match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    TEST_ASSERT_GREATER_THAN_UINT32(store.replays().names[0].match, store.running(null_id).match);
    std::array<std::uint8_t, 2> few;
    TEST_ASSERT_TRUE(store.load_settings(1, few).read == Read::too_long);
    TEST_ASSERT_TRUE(store.load_settings(1, few).read == Read::missing);
    (void)switch_on(report);
    TEST_ASSERT_TRUE(report.notes.empty());
}

kit::Verdict refuse_all(kit::StateBytes*, kit::Action, kit::Events&) {
    return kit::refused("never");
}

void test_matches_that_cannot_go_on_are_set_aside() {
    static const kit::Game other_rules = [] {
        kit::Game game = small_games::tictactoe;
        game.info.version = 7;
        return game;
    }();
    static const kit::Game stricter = [] {
        kit::Game game = small_games::tictactoe;
        game.apply = refuse_all;
        return game;
    }();
    const Bytes start = lived_in();
    for (const kit::Game* game : {&other_rules, &stricter}) {
        cut_flash::restore(start);
        const std::array<const kit::Game*, 1> games{game};
        Store& store = switch_on(games);
        const ResumeResult result = store.resume(30, match);
        TEST_ASSERT_TRUE(result.resumed == Resumed::refused);
        TEST_ASSERT_EQUAL_STRING(kit::fault_text(game == &stricter ? kit::Fault::refused_action
                                                                   : kit::Fault::other_rules),
                                 result.message);
        TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::none);
        // Nothing is lost: head and steps are in a file.
        std::array<std::uint8_t, 200> bytes;
        const files::Path path = files::Path("aside/1-match-").hex(6);
        const Body body = files::read(path, Kind{{'S', 'G', 'A', 'M'}, 1}, bytes);
        TEST_ASSERT_TRUE(body.read == Read::ok);
        TEST_ASSERT_EQUAL_UINT32(4u + bytes[1] + 4, body.length);
        TEST_ASSERT_EQUAL(4, bytes[4u + bytes[1] + 1]);
        // Replays of such games are refused and stay.
        Summary summary;
        TEST_ASSERT_TRUE(store.read_replay(2, match, summary).resumed == Resumed::refused);
        TEST_ASSERT_EQUAL(4, store.replays().count);
    }
    // Without a file system it is refused, and stays where it is.
    cut_flash::restore(start);
    std::fill(cut_flash::contents().begin() + journal_bytes, cut_flash::contents().end(), 0);
    const std::array<const kit::Game*, 1> strict{&stricter};
    Store& helpless = switch_on(strict);
    TEST_ASSERT_TRUE(helpless.resume(30, match).resumed == Resumed::refused);
    TEST_ASSERT_TRUE(helpless.running(30).loaded == Loaded::whole);
    // A game that this build does not have is not asked for, and its match stays.
    cut_flash::restore(start);
    const std::array<const kit::Game*, 1> games{&nullgame::game};
    BootReport report;
    Store& store = switch_on(report, games);
    TEST_ASSERT_EQUAL(1, report.running.size());
    TEST_ASSERT_TRUE(store.resume(30, match).resumed == Resumed::refused);
}

std::size_t slot_of(std::uint32_t generation) {
    for (std::size_t slot = 0; slot < journal_slots; ++slot)
        if (get(&cut_flash::contents()[slot * slot_bytes + 8], 4) == generation)
            return slot * slot_bytes;
    TEST_FAIL_MESSAGE("no such slot");
    return 0;
}

void test_damaged_and_newer_matches() {
    cut_flash::reset();
    Store* store = &switch_on();
    match.begin(small_games::tictactoe, {}, 6);
    for (std::uint8_t i = 0; i < 4; ++i) match.append({0, i});
    TEST_ASSERT_TRUE(store->begin(match) == Saved::yes);
    for (std::uint8_t i = 5; i < 8; ++i) {
        match.append({0, i});
        TEST_ASSERT_TRUE(store->played(match) == Saved::yes);
    }
    const Bytes start = cut_flash::contents();
    const std::size_t slot = slot_of(1);

    cut_flash::contents()[slot + 512] ^= 1;  // the first of three entries
    BootReport report;
    store = &switch_on(report);
    TEST_ASSERT_TRUE(report.running[0].loaded == Loaded::shortened);
    TEST_ASSERT_TRUE(store->resume(30, match).resumed == Resumed::shortened);
    TEST_ASSERT_EQUAL(4, match.count);
    TEST_ASSERT_TRUE(switch_on().resume(30, match).resumed == Resumed::yes);

    cut_flash::restore(start);
    cut_flash::contents()[slot + 256] ^= 1;  // a step in bulk
    store = &switch_on(report);
    TEST_ASSERT_TRUE(report.running[0].loaded == Loaded::damaged);
    TEST_ASSERT_TRUE(store->resume(30, match).resumed == Resumed::refused);
    TEST_ASSERT_TRUE(store->running(30).loaded == Loaded::none);

    cut_flash::restore(start);
    auto& flash = cut_flash::contents();
    flash[slot + 3] = 2;
    const std::span<std::uint8_t> page(&flash[slot], 256);
    put(&page[248], crc32(page.first(248)), 4);
    put(&page[252], zeros_in(page.first(252)), 4);
    const Bytes before = flash;
    store = &switch_on(report);
    TEST_ASSERT_TRUE(report.running[0].loaded == Loaded::newer);
    TEST_ASSERT_TRUE(store->resume(30, match).resumed == Resumed::refused);
    TEST_ASSERT_TRUE(before == flash);
}

void test_replays() {
    cut_flash::restore(lived_in());
    Store& store = switch_on();
    Summary summary;
    TEST_ASSERT_TRUE(store.read_replay(99, match, summary).resumed == Resumed::none);
    TEST_ASSERT_TRUE(store.read_replay(4, match, summary).resumed == Resumed::yes);
    TEST_ASSERT_EQUAL(1, match.count);
    TEST_ASSERT_EQUAL(1, summary.actions);
    const std::array<std::uint8_t, 12> bytes{30, 0, 9};
    TEST_ASSERT_TRUE(files::replace("replays/00000004", Kind{{'S', 'G', 'R', 'P'}, 2}, bytes) ==
                     Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::newer), store.read_replay(4, match, summary).message);
    TEST_ASSERT_EQUAL(4, store.replays().count);
    TEST_ASSERT_TRUE(files::replace("replays/00000004", Kind{{'S', 'G', 'R', 'P'}, 1},
                                    std::span(bytes).first(5)) == Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::damaged), store.read_replay(4, match, summary).message);
    TEST_ASSERT_EQUAL(3, store.replays().count);
    TEST_ASSERT_TRUE(files::replace("replays/00000003", Kind{{'S', 'G', 'R', 'P'}, 1}, bytes) ==
                     Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::damaged), store.read_replay(3, match, summary).message);
    TEST_ASSERT_TRUE(files::replace("replays/00000002", Kind{{'E', 'L', 'S', 'E'}, 1}, bytes) ==
                     Written::ok);
    TEST_ASSERT_EQUAL_STRING(words(Read::foreign), store.read_replay(2, match, summary).message);
    TEST_ASSERT_EQUAL(1, store.replays().count);
}

// Played without storage (the flash was dead): the end is counted all the same if it can be.
void test_a_match_that_was_never_saved() {
    cut_flash::restore(lived_in());
    Store& store = switch_on();
    match.begin(small_games::endless, {}, 6);
    TEST_ASSERT_TRUE(store.played(match) == Saved::no_match);
    const Finished done = store.finish(match, {});
    TEST_ASSERT_TRUE(done.tallies == Written::ok && done.replay == Written::ok);
    TEST_ASSERT_GREATER_THAN_UINT32(6, done.match);
    TEST_ASSERT_EQUAL_UINT32(1, store.tallies().of(match.game_id, 0).played);
}

// The counted match turns out to be unreadable when the boot wants to complete it.
void test_completing_a_damaged_finish() {
    cut_flash::reset();
    Store& store = switch_on();
    match.begin(small_games::tictactoe, {}, 6);
    for (std::uint8_t i = 0; i < 4; ++i) match.append({0, i});
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    Tallies tallies;
    Result result;
    result.summary.game = 30;
    TEST_ASSERT_TRUE(tallies.count(1, result) == Written::ok);
    cut_flash::contents()[slot_of(1) + 256] ^= 1;
    BootReport report;
    Store& later = switch_on(report);
    TEST_ASSERT_TRUE(report.running.empty());
    TEST_ASSERT_EQUAL(0, later.replays().count);
}

void test_wrong_use_is_caught() {
    cut_flash::reset();
    static Store* store;
    store = &switch_on();
    match.begin(small_games::tictactoe, {}, 6);
    match.game_id = 5;
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] { (void)store->begin(match); }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] { (void)store->finish(match, {}); }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] {
        (void)store->save_settings(1, std::array<std::uint8_t, Store::most_settings + 1>{});
    }));
    TEST_ASSERT_NOT_NULL(check_hook::failure_of([] {
        static constexpr std::array<const kit::Game*, most_games + 1> many{};
        Store crowded(many, {});
    }));
    match.begin(small_games::tictactoe, {}, 6);
    TEST_ASSERT_TRUE(store->begin(match) == Saved::yes);
    TEST_ASSERT_TRUE(store->played(match) == Saved::no_match);
    TEST_ASSERT_TRUE(store->finish(match, {}).tallies == Written::ok);
}

// Damage anywhere in a flash that was lived in: the boot ends, and what is resumed is legal.
void test_garbage_never_fails_a_boot() {
    const Bytes start = lived_in();
    std::uint32_t noise = 3;
    for (int round = 0; round < 400; ++round) {
        cut_flash::reset();
        cut_flash::restore(start);
        for (int i = 0; i < 1 + round; ++i) {
            noise = noise * 1664525u + 1013904223u;
            const std::uint32_t base = noise & 1 ? 0 : journal_bytes;
            noise = noise * 1664525u + 1013904223u;
            const std::uint32_t at = base + (noise >> 8) % (round % 2 ? 65536 : 16384);
            cut_flash::contents()[at] = static_cast<std::uint8_t>(noise >> 3);
        }
        BootReport report;
        Store& store = switch_on(report);
        for (const RunningMatch& running : report.running) (void)store.resume(running.game, match);
        const ReplayList replay_list = store.replays();
        for (const ReplayName& name : replay_list.all()) {
            Summary summary;
            (void)store.read_replay(name.match, match, summary);
        }
        match.begin(nullgame::game, nullgame::game.info.form.usual(), 1);
        if (report.flash == Mounted::garbage) TEST_ASSERT_TRUE(store.format());
        TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_boot_on_all_kinds_of_flash);
    RUN_TEST(test_blocks_that_cannot_be_read);
    RUN_TEST(test_any_block_may_fail);
    RUN_TEST(test_more_modes_than_tallies);
    RUN_TEST(test_a_full_storage_makes_room);
    RUN_TEST(test_files_that_cannot_be_used_are_set_aside);
    RUN_TEST(test_matches_that_cannot_go_on_are_set_aside);
    RUN_TEST(test_damaged_and_newer_matches);
    RUN_TEST(test_replays);
    RUN_TEST(test_a_match_that_was_never_saved);
    RUN_TEST(test_completing_a_damaged_finish);
    RUN_TEST(test_wrong_use_is_caught);
    RUN_TEST(test_garbage_never_fails_a_boot);
    std::printf("a store takes %u bytes, its scratch %u\n", static_cast<unsigned>(sizeof(Store)),
                static_cast<unsigned>(Store::scratch_bytes));
    return UNITY_END();
}
