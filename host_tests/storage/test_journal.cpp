// The running match survives a cut at every flash operation.
#include <algorithm>
#include <array>
#include <cstring>
#include <vector>

#include "storage/cut_flash.h"
#include "storage/journal.h"
#include "unity.h"

using namespace storage;
using cut_flash::Tear;

namespace {

constexpr GameId game = 7;
constexpr std::size_t room = 4096;

// A match with room for its actions.
struct Match {
    std::array<Entry, room> actions{};
    Log log{.actions = actions};

    Match() = default;
    Match(const Match&) = delete;

    void step(Entry entry) {
        if (entry == undo_entry) {
            --log.cursor;
        } else if (entry == redo_entry) {
            ++log.cursor;
        } else if (entry == closed_entry) {
            log.closed = true;
        } else {
            actions[log.cursor++] = entry;
            log.count = log.cursor;
        }
    }
    bool same(const Match& other) const {
        return log.count == other.log.count && log.cursor == other.log.cursor &&
               log.closed == other.log.closed &&
               std::equal(actions.begin(), actions.begin() + log.count, other.actions.begin());
    }
};

const std::array<std::uint8_t, 5> meta{1, 2, 3, 4, 5};

// Actions with undo and redo among them; the values include the all-ones and all-zeros patterns.
std::vector<Entry> script(int length) {
    std::vector<Entry> entries;
    std::uint32_t noise = 1;
    int done = 0, known = 0;
    for (int i = 0; i < length; ++i) {
        noise = noise * 1664525u + 1013904223u;
        if (i % 7 == 5 && done > 0) {
            entries.push_back(undo_entry);
            --done;
        } else if (i % 7 == 6 && done < known) {
            entries.push_back(redo_entry);
            ++done;
        } else {
            entries.push_back(i % 11 == 0 ? 0u : i % 13 == 0 ? 0xFEFFFFFFu : noise & 0x7FFFFFFFu);
            known = ++done;
        }
    }
    return entries;
}

// Plays the script from wherever the flash stands; `steps` tells how far the match surely got.
void play(const std::vector<Entry>& entries, std::size_t& steps, bool& begun) {
    Journals journals;
    journals.scan();
    static Match match;
    match.log.count = match.log.cursor = 0;
    match.log.closed = false;
    if (!begun) {
        TEST_ASSERT_TRUE(journals.begin(game, meta) == Saved::yes);
        begun = true;
    } else {
        TEST_ASSERT_TRUE(journals.load(game, match.log));
        TEST_ASSERT_FALSE(match.log.damaged);
    }
    while (steps < entries.size()) {
        match.step(entries[steps]);
        TEST_ASSERT_TRUE(journals.add(entries[steps], match.log) == Saved::yes);
        ++steps;
    }
}

// After a cut: the match is the one before or the one after the step that was being saved.
void check_before_or_after(const std::vector<Entry>& entries, std::size_t& steps, bool& begun) {
    Journals journals;
    journals.scan();
    static Match found, expected;
    if (!begun) {
        begun = journals.running(game).valid;
        if (!begun) return;
    }
    TEST_ASSERT_TRUE(journals.load(game, found.log));
    TEST_ASSERT_FALSE(found.log.damaged);
    const auto header = journals.running(game);
    TEST_ASSERT_EQUAL_UINT16(meta.size(), header.meta_length);
    TEST_ASSERT_EQUAL_MEMORY(meta.data(), header.meta.data(), meta.size());
    expected.log.count = expected.log.cursor = 0;
    expected.log.closed = false;
    for (std::size_t i = 0; i < steps; ++i) expected.step(entries[i]);
    if (found.same(expected)) return;
    TEST_ASSERT_TRUE(steps < entries.size());
    expected.step(entries[steps]);
    TEST_ASSERT_TRUE_MESSAGE(found.same(expected), "neither the match before nor the one after");
    ++steps;
}

std::uint32_t operations_of(const std::vector<Entry>& entries) {
    cut_flash::reset();
    std::size_t steps = 0;
    bool begun = false;
    play(entries, steps, begun);
    return cut_flash::operations();
}

void test_every_cut_of_a_whole_match() {
    auto entries = script(400);
    entries.push_back(closed_entry);
    const std::uint32_t operations = operations_of(entries);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT32(entries.size(), operations);
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::tears) {
            cut_flash::reset();
            static std::size_t steps;
            static bool begun;
            steps = 0;
            begun = false;
            cut_flash::cut_at(at, tear, at);
            TEST_ASSERT_FALSE(cut_flash::powered([&] { play(entries, steps, begun); }));
            check_before_or_after(entries, steps, begun);
            play(entries, steps, begun);
            check_before_or_after(entries, steps, begun);
        }
    }
}

void test_all_pairs_of_cuts() {
    const auto entries = script(12);
    const std::uint32_t operations = operations_of(entries) + 2;
    for (std::uint32_t first = 0; first < operations; ++first) {
        for (std::uint32_t second = 0; second < operations; ++second) {
            for (const Tear tear : cut_flash::tears) {
                cut_flash::reset();
                static std::size_t steps;
                static bool begun;
                steps = 0;
                begun = false;
                for (const std::uint32_t at : {first, second}) {
                    cut_flash::cut_at(at, tear, at * 31 + first);
                    (void)cut_flash::powered([&] { play(entries, steps, begun); });
                    check_before_or_after(entries, steps, begun);
                }
                play(entries, steps, begun);
                TEST_ASSERT_EQUAL(entries.size(), steps);
            }
        }
    }
}

// A long match moves to another slot; every cut around the move is tried.
void test_every_cut_of_a_move() {
    std::vector<Entry> entries;
    for (int i = 0; i < 3000; ++i) {  // doing and undoing fills a slot without a long list
        entries.push_back(0x01000000u + static_cast<Entry>(i));
        entries.push_back(undo_entry);
    }
    constexpr std::size_t before = 5300;  // the slot holds 5334
    cut_flash::reset();
    std::size_t steps = 0;
    bool begun = false;
    play({entries.begin(), entries.begin() + before}, steps, begun);
    const auto full = cut_flash::contents();
    const std::uint32_t done = cut_flash::operations();
    play({entries.begin(), entries.begin() + before + 80}, steps, begun);
    const std::uint32_t operations = cut_flash::operations() - done;
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::tears) {
            cut_flash::reset();
            cut_flash::contents() = full;
            static std::size_t reached;
            static bool was_begun;
            reached = before;
            was_begun = true;
            static std::vector<Entry> part;
            part.assign(entries.begin(), entries.begin() + before + 80);
            cut_flash::cut_at(at, tear, at);
            (void)cut_flash::powered([&] { play(part, reached, was_begun); });
            check_before_or_after(part, reached, was_begun);
            play(part, reached, was_begun);
            TEST_ASSERT_EQUAL(part.size(), reached);
        }
    }
}

void test_no_save_takes_longer_than_60_ms() {
    cut_flash::reset();
    Journals journals;
    journals.scan();
    TEST_ASSERT_TRUE(journals.begin(game, meta) == Saved::yes);
    static Match match;
    std::uint64_t worst = 0;
    const auto save = [&](Entry entry) {
        const std::uint64_t from = cut_flash::microseconds();
        match.step(entry);
        TEST_ASSERT_TRUE(journals.add(entry, match.log) == Saved::yes);
        worst = std::max(worst, cut_flash::microseconds() - from);
    };
    for (Entry i = 0; i < room; ++i) save(i);
    for (int i = 0; i < 6000; ++i)
        save(i % 2 ? redo_entry : undo_entry);  // moves the longest match
    TEST_ASSERT_LESS_OR_EQUAL_UINT64(60'000, worst);
    Journals again;
    again.scan();
    static Match found;
    TEST_ASSERT_TRUE(again.load(game, found.log));
    TEST_ASSERT_TRUE(found.same(match));
}

void test_each_game_has_its_own_match() {
    cut_flash::reset();
    Journals journals;
    journals.scan();
    for (GameId id = 1; id <= 6; ++id) {
        TEST_ASSERT_TRUE(journals.begin(id, std::array{static_cast<std::uint8_t>(id)}) ==
                         Saved::yes);
        static Match match;
        match.log.count = match.log.cursor = 0;
        match.step(id);
        TEST_ASSERT_TRUE(journals.add(id, match.log) == Saved::yes);
    }
    // Many new matches of one game wear the slots in turn and never touch another game's.
    for (int i = 0; i < 50; ++i) TEST_ASSERT_TRUE(journals.begin(3, meta) == Saved::yes);
    Journals again;
    again.scan();
    for (GameId id = 1; id <= 6; ++id) {
        static Match found;
        TEST_ASSERT_TRUE(again.load(id, found.log));
        TEST_ASSERT_EQUAL_UINT32(id == 3 ? 0 : 1, found.log.count);
        if (id != 3) TEST_ASSERT_EQUAL_UINT32(id, found.actions[0]);
    }
    TEST_ASSERT_FALSE(again.running(99).valid);
    static Match none;
    TEST_ASSERT_FALSE(again.load(99, none.log));
    TEST_ASSERT_TRUE(again.add(1, none.log) == Saved::no_match);
}

// A block fails under the match: it moves on, at once and without a loss.
void test_failing_and_sticky_blocks() {
    for (const auto fault : {cut_flash::Fault::refuses, cut_flash::Fault::sticks}) {
        for (std::uint32_t block = 0; block < 16; ++block) {
            cut_flash::reset();
            Journals journals;
            journals.scan();
            TEST_ASSERT_TRUE(journals.begin(game, meta) == Saved::yes);
            static Match match;
            match.log.count = match.log.cursor = 0;
            match.log.closed = false;
            for (Entry i = 0; i < 2000; ++i) {
                if (i == 300) cut_flash::set_fault(block, fault);
                match.step(i);
                TEST_ASSERT_TRUE(journals.add(i, match.log) == Saved::yes);
            }
            Journals again;
            again.scan();
            static Match found;
            TEST_ASSERT_TRUE(again.load(game, found.log));
            TEST_ASSERT_TRUE(found.same(match));
        }
    }
}

void test_a_dead_flash_is_told() {
    cut_flash::reset();
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    Journals journals;
    journals.scan();
    TEST_ASSERT_TRUE(journals.begin(game, meta) == Saved::broken);
    cut_flash::reset();
    journals.scan();
    TEST_ASSERT_TRUE(journals.begin(game, std::array<std::uint8_t, max_meta_bytes + 1>{}) ==
                     Saved::too_long);
}

// Lost entries are told, what came before them is kept, and the next save leaves the bad place.
void test_lost_entries() {
    cut_flash::reset();
    Journals journals;
    journals.scan();
    TEST_ASSERT_TRUE(journals.begin(game, meta) == Saved::yes);
    static Match match;
    for (Entry i = 0; i < 20; ++i) {
        match.step(i);
        TEST_ASSERT_TRUE(journals.add(i, match.log) == Saved::yes);
    }
    cut_flash::contents()[256 + 6 * 10] ^= 0x01;  // the eleventh entry rots
    Journals again;
    again.scan();
    static Match found;
    TEST_ASSERT_TRUE(again.load(game, found.log));
    TEST_ASSERT_TRUE(found.log.damaged);
    TEST_ASSERT_EQUAL_UINT32(10, found.log.count);
    found.step(77);
    TEST_ASSERT_TRUE(again.add(77, found.log) == Saved::yes);
    static Match later;
    again.scan();
    TEST_ASSERT_TRUE(again.load(game, later.log));
    TEST_ASSERT_FALSE(later.log.damaged);
    TEST_ASSERT_TRUE(later.same(found));
}

// Whatever the flash holds, scanning and loading end and nothing is written.
void test_garbage_never_harms() {
    std::uint32_t noise = 9;
    for (int round = 0; round < 300; ++round) {
        cut_flash::reset();
        if (round % 3) {
            std::size_t steps = 0;
            bool begun = false;
            play(script(60), steps, begun);
        }
        for (int i = 0; i < 400; ++i) {
            noise = noise * 1664525u + 1013904223u;
            const std::size_t at = round % 3 == 1 ? noise >> 23 : noise >> 12;
            cut_flash::contents()[at] = static_cast<std::uint8_t>(noise >> 3);
        }
        const auto before = cut_flash::contents();
        Journals journals;
        journals.scan();
        static Match found;
        for (GameId id = 0; id < 10; ++id) (void)journals.load(id, found.log);
        TEST_ASSERT_TRUE(before == cut_flash::contents());
        TEST_ASSERT_TRUE(journals.begin(game, meta) == Saved::yes);
    }
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_cut_of_a_whole_match);
    RUN_TEST(test_all_pairs_of_cuts);
    RUN_TEST(test_every_cut_of_a_move);
    RUN_TEST(test_no_save_takes_longer_than_60_ms);
    RUN_TEST(test_each_game_has_its_own_match);
    RUN_TEST(test_failing_and_sticky_blocks);
    RUN_TEST(test_a_dead_flash_is_told);
    RUN_TEST(test_lost_entries);
    RUN_TEST(test_garbage_never_harms);
    return UNITY_END();
}
