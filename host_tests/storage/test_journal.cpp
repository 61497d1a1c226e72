// The running match survives a cut at every flash operation.
#include <algorithm>
#include <array>
#include <cstdio>
#include <vector>

#include "storage/bytes.h"
#include "storage/cut_flash.h"
#include "storage/journal.h"
#include "storage/torn.h"
#include "unity.h"

using namespace storage;
using cut_flash::Tear;

namespace {

constexpr GameId game = 7;
constexpr std::size_t room = most_steps;

Step action(std::uint32_t number) {
    return {static_cast<std::uint8_t>(number % 61), static_cast<std::uint8_t>(number >> 16),
            static_cast<std::uint8_t>(number >> 8), static_cast<std::uint8_t>(number)};
}
constexpr Step undo{mark_kind, 100, 0, 0}, redo{mark_kind, 101, 0, 0};  // in scripts only

// A match with room for its steps.
struct Match {
    std::array<Step, room> steps{};
    Log log{.steps = steps};

    Match() = default;
    Match(const Match&) = delete;

    void restart() {
        log.count = log.cursor = 0;
        log.closed = false;
    }
    // Does what the script says and gives the step to be saved.
    Step step(Step step) {
        if (step == undo) return cursor_step(--log.cursor);
        if (step == redo) return cursor_step(++log.cursor);
        if (step == closed_step) {
            log.closed = true;
            return step;
        }
        steps[log.cursor++] = step;
        log.count = log.cursor;
        return step;
    }
    Standing standing() const {
        return {std::span<const Step>(steps).first(log.count), log.cursor, log.closed};
    }
    bool same(const Match& other) const {
        return log.count == other.log.count && log.cursor == other.log.cursor &&
               log.closed == other.log.closed &&
               std::equal(steps.begin(), steps.begin() + log.count, other.steps.begin());
    }
};

const std::array<std::uint8_t, 5> head{1, 2, 3, 4, 5};

bool is_running(const Journals& journals, GameId id) {
    Log log;
    Journals::Header header;
    return journals.peek(id, log, header) != Loaded::none;
}

Saved save(Journals& journals, Match& match, Step step) {
    const Step saved = match.step(step);
    return journals.add(saved, match.standing());
}

// Actions with undo and redo among them, and patterns of many ones and many zeros.
std::vector<Step> script(int length) {
    std::vector<Step> steps;
    std::uint32_t noise = 1;
    int done = 0, known = 0;
    for (int i = 0; i < length; ++i) {
        noise = noise * 1664525u + 1013904223u;
        if (i % 7 == 5 && done > 0) {
            steps.push_back(undo);
            --done;
        } else if (i % 7 == 6 && done < known) {
            steps.push_back(redo);
            ++done;
        } else {
            steps.push_back(i % 11 == 0   ? Step{}
                            : i % 13 == 0 ? Step{31, 255, 255, 255}
                                          : action(noise >> 4));
            known = ++done;
        }
    }
    return steps;
}

// Plays the script from wherever the flash stands; `steps` tells how far the match surely got.
void play(const std::vector<Step>& entries, std::size_t& steps, bool& begun) {
    Journals journals;
    journals.scan(0);
    journals.settle_headers();
    static Match match;
    match.restart();
    if (!begun) {
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        begun = true;
    } else {
        TEST_ASSERT_TRUE(journals.load(game, match.log) == Loaded::whole);
        TEST_ASSERT_TRUE(journals.settle(match.standing()) == Saved::yes);
    }
    while (steps < entries.size()) {
        const Step step = match.step(entries[steps]);
        TEST_ASSERT_TRUE(journals.add(step, match.standing()) == Saved::yes);
        ++steps;
    }
}

// After a cut: the match is the one before or the one after the step that was being saved.
void check_before_or_after(const std::vector<Step>& entries, std::size_t& steps, bool& begun) {
    Journals journals;
    journals.scan(0);
    journals.settle_headers();
    static Match found, expected;
    if (!begun) {
        begun = is_running(journals, game);
        if (!begun) return;
    }
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::whole);
    TEST_ASSERT_TRUE(std::ranges::equal(head, journals.open().head()));
    TEST_ASSERT_TRUE(journals.settle(found.standing()) == Saved::yes);
    expected.restart();
    for (std::size_t i = 0; i < steps; ++i) (void)expected.step(entries[i]);
    if (found.same(expected)) return;
    TEST_ASSERT_TRUE(steps < entries.size());
    (void)expected.step(entries[steps]);
    TEST_ASSERT_TRUE_MESSAGE(found.same(expected), "neither the match before nor the one after");
    ++steps;
}

std::uint32_t operations_of(const std::vector<Step>& entries) {
    cut_flash::reset();
    std::size_t steps = 0;
    bool begun = false;
    play(entries, steps, begun);
    return cut_flash::operations();
}

void test_every_cut_of_a_whole_match() {
    auto entries = script(400);
    entries.push_back(closed_step);
    const std::uint32_t operations = operations_of(entries);
    TEST_ASSERT_GREATER_OR_EQUAL_UINT32(entries.size(), operations);
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::all_tears) {
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
            for (const auto& tears : cut_flash::pairs_of(cut_flash::all_tears)) {
                cut_flash::reset();
                static std::size_t steps;
                static bool begun;
                steps = 0;
                begun = false;
                const auto cut = [&](std::uint32_t at, Tear tear) {
                    cut_flash::cut_at(at, tear, at * 31 + first);
                    (void)cut_flash::powered([&] { play(entries, steps, begun); });
                    check_before_or_after(entries, steps, begun);
                };
                cut(first, tears.first);
                cut(second, tears.second);
                play(entries, steps, begun);
                TEST_ASSERT_EQUAL(entries.size(), steps);
            }
        }
    }
}

// A match moves to another slot when its own is full; every cut around the move is tried.
void test_every_cut_of_a_move() {
    std::vector<Step> entries;
    for (std::uint32_t i = 0; i < 3000; ++i) {  // doing and undoing fills a slot, not the list
        entries.push_back(action(i));
        entries.push_back(undo);
    }
    constexpr std::ptrdiff_t before = 5260, length = before + 120;  // the slot holds 5334
    static std::vector<Step> part;
    part.assign(entries.begin(), entries.begin() + length);
    cut_flash::reset();
    std::size_t steps = 0;
    bool begun = false;
    play({part.begin(), part.begin() + before}, steps, begun);
    const auto full = cut_flash::contents();
    const std::uint32_t done = cut_flash::operations();
    play(part, steps, begun);
    const std::uint32_t operations = cut_flash::operations() - done;
    for (std::uint32_t at = 0; at < operations; ++at) {
        for (const Tear tear : cut_flash::all_tears) {
            cut_flash::reset();
            cut_flash::restore(full);
            static std::size_t reached;
            static bool was_begun;
            reached = before;
            was_begun = true;
            cut_flash::cut_at(at, tear, at);
            TEST_ASSERT_FALSE(cut_flash::powered([&] { play(part, reached, was_begun); }));
            check_before_or_after(part, reached, was_begun);
            play(part, reached, was_begun);
            TEST_ASSERT_EQUAL(part.size(), reached);
        }
    }
}

// Every save of the longest match there can be, of the moves when its slot is full, and of a
// thousand actions in a slot that was used before.
void test_no_save_takes_longer_than_60_ms() {
    cut_flash::reset(1u << 20, 0x5A);
    Journals journals;
    journals.scan(0);
    TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
    static Match match;
    std::uint64_t worst = 0, sum = 0;
    int saves = 0;
    const auto save_timed = [&](Step step) {
        const std::uint64_t from = cut_flash::microseconds();
        TEST_ASSERT_TRUE(save(journals, match, step) == Saved::yes);
        const std::uint64_t took = cut_flash::microseconds() - from;
        worst = std::max(worst, took);
        sum += took;
        ++saves;
    };
    const auto report = [&](const char* what) {
        std::printf("%s: worst save %.1f ms, mean %.2f ms\n", what,
                    static_cast<double>(worst) / 1000, static_cast<double>(sum) / 1000 / saves);
        TEST_ASSERT_LESS_OR_EQUAL_UINT64(60'000, worst);
    };
    for (std::uint32_t i = 0; i < 1000; ++i) save_timed(action(i));
    report("1000 actions");
    for (std::uint32_t i = 1000; i < room; ++i) save_timed(action(i));
    for (int i = 0; i < 12'000; ++i) save_timed(i % 2 ? redo : undo);  // moves the longest match
    report("4096 actions, 12000 times undo and redo");
    Journals again;
    again.scan(0);
    static Match found;
    TEST_ASSERT_TRUE(again.load(game, found.log) == Loaded::whole);
    TEST_ASSERT_TRUE(found.same(match));
}

// After a reboot close to a slot's end the match moves while it is resumed, not while it is played.
void test_resuming_near_the_end_of_a_slot() {
    for (std::uint32_t left = 0; left < 40; ++left) {
        cut_flash::reset(1u << 20, 0x5A);
        Journals journals;
        journals.scan(0);
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        static Match match;
        match.restart();
        for (std::uint32_t i = 0; i < 5334 - left; ++i) {
            const Step step = i < room ? action(i) : i % 2 ? redo : undo;
            TEST_ASSERT_TRUE(save(journals, match, step) == Saved::yes);
        }
        Journals again;
        again.scan(0);
        static Match found;
        TEST_ASSERT_TRUE(again.load(game, found.log) == Loaded::whole);
        TEST_ASSERT_TRUE(again.settle(found.standing()) == Saved::yes);
        std::uint64_t worst = 0;
        bool up = found.log.cursor == found.log.count;
        for (int i = 0; i < 100; ++i, up = !up) {
            const std::uint64_t from = cut_flash::microseconds();
            TEST_ASSERT_TRUE(save(again, found, up ? undo : redo) == Saved::yes);
            worst = std::max(worst, cut_flash::microseconds() - from);
        }
        TEST_ASSERT_LESS_OR_EQUAL_UINT64(60'000, worst);
    }
}

// A block holds whole entries of an older match behind the point where ours stops. None is taken.
void test_entries_of_an_older_match_are_never_taken() {
    cut_flash::reset();
    Journals journals;
    journals.scan(0);
    static Match match;
    for (int round = 0; round < 3 * journal_slots; ++round) {
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        match.restart();
        // Fills blocks exactly: 15 pages of entries in the first, 16 in the others.
        for (std::uint32_t i = 0; i < 42u * (15 + 16 * static_cast<std::uint32_t>(round % 4));
             ++i) {
            TEST_ASSERT_TRUE(save(journals, match, action(i)) == Saved::yes);
            if (i % 42 != 41) continue;
            Journals again;
            again.scan(0);
            static Match found;
            TEST_ASSERT_TRUE(again.load(game, found.log) == Loaded::whole);
            TEST_ASSERT_TRUE(found.same(match));
        }
    }
}

void test_each_game_has_its_own_match() {
    cut_flash::reset();
    Journals journals;
    journals.scan(0);
    TEST_ASSERT_FALSE(journals.any());
    TEST_ASSERT_TRUE(Journals::blank());
    static Match match;
    for (GameId id = 1; id <= 6; ++id) {
        TEST_ASSERT_TRUE(journals.begin(id, std::array{id}) == Saved::yes);
        match.restart();
        TEST_ASSERT_TRUE(save(journals, match, action(id)) == Saved::yes);
    }
    TEST_ASSERT_TRUE(journals.any());
    TEST_ASSERT_FALSE(Journals::blank());
    // Many new matches of one game wear the slots in turn and never touch another game's.
    for (int i = 0; i < 50; ++i) TEST_ASSERT_TRUE(journals.begin(3, head) == Saved::yes);
    Journals again;
    again.scan(1000);
    static Match found;
    for (GameId id = 1; id <= 6; ++id) {
        TEST_ASSERT_TRUE(again.load(id, found.log) == Loaded::whole);
        TEST_ASSERT_EQUAL_UINT32(id == 3 ? 0 : 1, found.log.count);
        if (id != 3) TEST_ASSERT_TRUE(found.steps[0] == action(id));
    }
    TEST_ASSERT_FALSE(is_running(again, 99));
    TEST_ASSERT_TRUE(again.load(99, found.log) == Loaded::none);
    TEST_ASSERT_TRUE(again.add(action(1), found.standing()) == Saved::no_match);
    TEST_ASSERT_TRUE(again.settle(found.standing()) == Saved::no_match);
    TEST_ASSERT_EQUAL_UINT32(0, again.open().match);
    TEST_ASSERT_EQUAL_UINT32(1001, again.spare_number());
    TEST_ASSERT_TRUE(again.begin(3, head) == Saved::yes);
    TEST_ASSERT_EQUAL_UINT32(1002, again.open().match);
}

// A match may begin in the middle, with steps that can be redone.
void test_beginning_with_steps() {
    cut_flash::reset();
    static Match match, found;
    match.restart();
    for (std::uint32_t i = 0; i < 200; ++i) (void)match.step(action(i));
    for (int i = 0; i < 50; ++i) (void)match.step(undo);
    Journals journals;
    journals.scan(0);
    TEST_ASSERT_TRUE(journals.begin(game, head, match.standing()) == Saved::yes);
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::whole);
    TEST_ASSERT_TRUE(found.same(match));
    const std::vector<Step> too_many(most_steps + 1);
    TEST_ASSERT_TRUE(journals.begin(game, head, {too_many, 0}) == Saved::too_long);
    TEST_ASSERT_TRUE(journals.begin(game, std::array<std::uint8_t, max_head_bytes + 1>{}) ==
                     Saved::too_long);
}

// A block fails under the match: it moves on, at once and without a loss.
void test_failing_and_sticky_blocks() {
    for (const auto fault : cut_flash::write_faults) {
        for (std::uint32_t block = 0; block < 16; ++block) {
            for (const std::uint32_t from : {0u, 300u, 610u}) {
                cut_flash::reset();
                Journals journals;
                journals.scan(0);
                if (from == 0) cut_flash::set_fault(block, fault);
                TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
                static Match match, found;
                match.restart();
                for (std::uint32_t i = 0; i < 2000; ++i) {
                    if (i == from) cut_flash::set_fault(block, fault);
                    TEST_ASSERT_TRUE(save(journals, match, action(i)) == Saved::yes);
                }
                TEST_ASSERT_TRUE(save(journals, match, closed_step) == Saved::yes);
                Journals again;
                again.scan(0);
                TEST_ASSERT_TRUE(again.load(game, found.log) == Loaded::whole);
                TEST_ASSERT_TRUE(found.same(match));
            }
        }
    }
}

// The same where something else was: an erase without a word leaves it there.
void test_failing_blocks_that_were_used() {
    for (const auto fault : cut_flash::write_faults) {
        for (std::uint32_t block = 0; block < 6; ++block) {  // as far as actions go
            cut_flash::reset(1u << 20, 0x5A);
            Journals journals;
            journals.scan(0);
            cut_flash::set_fault(block, fault);
            TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
            static Match match, found;
            match.restart();
            // One before the end of a block, where resuming erases the one behind it.
            for (std::uint32_t i = 0; i < 42 * (15 + 16 * block) - 1; ++i)
                TEST_ASSERT_TRUE(save(journals, match, action(i)) == Saved::yes);
            for (std::uint32_t other = 0; other < 16; ++other) cut_flash::set_fault(other, fault);
            journals.scan(0);
            TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::whole);
            TEST_ASSERT_TRUE(journals.settle(found.standing()) == Saved::yes);
            TEST_ASSERT_TRUE(save(journals, found, action(7)) == Saved::yes);
            (void)match.step(action(7));
            journals.scan(0);
            TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::whole);
            TEST_ASSERT_TRUE(found.same(match));
        }
    }
}

// The slot that was made ready for a move, or the one being settled, fails.
void test_blocks_that_fail_when_a_match_moves() {
    for (const auto fault : cut_flash::write_faults) {
        for (std::uint32_t block = 0; block < 24; ++block) {
            cut_flash::reset();
            Journals journals;
            journals.scan(0);
            TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
            static Match match, found;
            match.restart();
            for (std::uint32_t i = 0; i < 6000; ++i) {
                if (i == 5200) cut_flash::set_fault(block, fault);
                const Step step = i < 3000 ? action(i) : i % 2 ? redo : undo;
                TEST_ASSERT_TRUE(save(journals, match, step) == Saved::yes);
                if (i % 500 != 0) continue;
                TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::whole);
                TEST_ASSERT_TRUE(found.same(match));
                TEST_ASSERT_TRUE(journals.settle(match.standing()) == Saved::yes);
            }
            TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::whole);
            TEST_ASSERT_TRUE(found.same(match));
            if (block < 8) cut_flash::set_fault(block, cut_flash::Fault::none);
            for (std::uint32_t other = 0; other < 96; ++other)
                cut_flash::set_fault(other, cut_flash::Fault::refuses);
            TEST_ASSERT_TRUE(journals.settle(match.standing()) == Saved::broken);
        }
    }
}

void test_no_slot_is_left() {
    cut_flash::reset();
    Journals journals;
    journals.scan(0);
    for (GameId id = 1; id <= journal_slots; ++id)
        TEST_ASSERT_TRUE(journals.begin(id, head) == Saved::yes);
    static Match match;
    match.restart();
    for (std::uint32_t i = 0; i < 5334; ++i) {
        const Step step = i < room ? action(i) : i % 2 ? redo : undo;
        TEST_ASSERT_TRUE(save(journals, match, step) == Saved::yes);
    }
    TEST_ASSERT_TRUE(save(journals, match, undo) == Saved::broken);
}

void test_a_dead_or_small_flash_is_told() {
    cut_flash::reset();
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    Journals journals;
    journals.scan(0);
    TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::broken);
    // No slot is whole: the first block of one that cannot be read to its end.
    cut_flash::reset(hal::flash_block_bytes);
    journals = {};
    journals.scan(0);
    TEST_ASSERT_FALSE(Journals::blank());
    TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
    static Match match;
    match.restart();
    for (std::uint32_t i = 0; i < 42 * 15 - 1; ++i)
        TEST_ASSERT_TRUE(save(journals, match, action(i)) == Saved::yes);
    TEST_ASSERT_TRUE(save(journals, match, action(1)) == Saved::broken);
    // The last entry and steps in bulk would lie beyond the end.
    const auto flash = cut_flash::contents();
    cut_flash::reset();
    std::copy(flash.begin(), flash.end(), cut_flash::contents().begin());
    journals = {};
    journals.scan(0);
    TEST_ASSERT_TRUE(journals.load(game, match.log) == Loaded::whole);
    TEST_ASSERT_TRUE(save(journals, match, action(1)) == Saved::yes);
    TEST_ASSERT_TRUE(journals.begin(8, head, match.standing()) == Saved::yes);
    const auto larger = cut_flash::contents();
    for (const std::uint32_t size : {4096u, slot_bytes + 512u}) {
        cut_flash::reset(size);
        std::copy_n(larger.begin(), size, cut_flash::contents().begin());
        journals.scan(0);
        TEST_ASSERT_TRUE(journals.load(size == 4096 ? game : 8, match.log) == Loaded::damaged);
    }
}

// Lost entries are told, what came before them is kept, and the next save leaves the bad place.
void test_lost_entries() {
    for (const int lost : {1, 5, 42}) {
        cut_flash::reset();
        Journals journals;
        journals.scan(0);
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        static Match match, found, later;
        match.restart();
        for (std::uint32_t i = 0; i < 84; ++i)
            TEST_ASSERT_TRUE(save(journals, match, action(i)) == Saved::yes);
        for (int i = 0; i < lost; ++i)
            cut_flash::contents()[static_cast<std::size_t>(256 + 6 * (10 + i))] ^= 0x01;
        Journals again;
        again.scan(0);
        TEST_ASSERT_TRUE(again.load(game, found.log) == Loaded::shortened);
        TEST_ASSERT_EQUAL_UINT32(10, found.log.count);
        if (lost == 5) TEST_ASSERT_TRUE(again.settle(found.standing()) == Saved::yes);
        TEST_ASSERT_TRUE(save(again, found, action(77)) == Saved::yes);
        again.scan(0);
        TEST_ASSERT_TRUE(again.load(game, later.log) == Loaded::whole);
        TEST_ASSERT_TRUE(later.same(found));
    }
}

// An entry that reads as if never written ends the match; what lies behind it must never come back
// when its place is taken.
void test_a_gap_between_entries() {
    for (const std::size_t gap : {0u, 10u, 41u, 629u}) {
        cut_flash::reset();
        Journals journals;
        journals.scan(0);
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        static Match match, found, later;
        match.restart();
        for (std::uint32_t i = 0; i < 1000; ++i)
            TEST_ASSERT_TRUE(save(journals, match, action(i)) == Saved::yes);
        const std::size_t at = 256 * (1 + gap / 42) + 6 * (gap % 42);
        std::fill_n(cut_flash::contents().begin() + static_cast<std::ptrdiff_t>(at), 6, 0xFF);
        Journals again;
        again.scan(0);
        // The last entry of a block: what follows is another one, whose time has not come.
        const bool last = gap == 629;
        TEST_ASSERT_TRUE(again.load(game, found.log) == (last ? Loaded::whole : Loaded::shortened));
        TEST_ASSERT_EQUAL_size_t(gap, found.log.count);
        TEST_ASSERT_TRUE(again.settle(found.standing()) == Saved::yes);
        for (int i = 0; i < 2; ++i) {
            TEST_ASSERT_TRUE(again.load(game, later.log) == Loaded::whole);
            TEST_ASSERT_TRUE(later.same(found));
            TEST_ASSERT_TRUE(save(again, found, action(77)) == Saved::yes);
            again.scan(0);
        }
    }
}

// What is sealed as an entry of ours and cannot be: the log ends before it.
void test_impossible_steps() {
    const Step impossible[] = {cursor_step(3), {62, 0, 0, 0}, {mark_kind, 9, 0, 0}};
    for (const Step& step : impossible) {
        cut_flash::reset();
        Journals journals;
        journals.scan(0);
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        static Match match, found;
        match.restart();
        for (std::uint32_t i = 0; i < 2; ++i)
            TEST_ASSERT_TRUE(save(journals, match, action(i)) == Saved::yes);
        TEST_ASSERT_TRUE(journals.add(step, match.standing()) == Saved::yes);
        TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::shortened);
        TEST_ASSERT_TRUE(found.same(match));
    }
    // Something after the end, and more than a match can hold.
    cut_flash::reset();
    Journals journals;
    journals.scan(0);
    static Match match, found;
    match.restart();
    TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
    TEST_ASSERT_TRUE(journals.add(closed_step, match.standing()) == Saved::yes);
    TEST_ASSERT_TRUE(journals.add(action(1), match.standing()) == Saved::yes);
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::shortened);
    TEST_ASSERT_TRUE(found.log.closed);
    for (std::uint32_t i = 0; i < room; ++i) (void)match.step(action(i));
    TEST_ASSERT_TRUE(journals.begin(game, head, match.standing()) == Saved::yes);
    TEST_ASSERT_TRUE(journals.add(action(1), match.standing()) == Saved::yes);
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::shortened);
    TEST_ASSERT_TRUE(found.same(match));
    // In bulk: a step that is none, and a bit that rots.
    match.steps[5].kind = 62;
    TEST_ASSERT_TRUE(journals.begin(game, head, match.standing()) == Saved::yes);
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::damaged);
    match.steps[5].kind = 5;
    TEST_ASSERT_TRUE(journals.begin(game, head, match.standing()) == Saved::yes);
    const auto at = journals.open().generation - 1;  // the slots were taken in turn
    cut_flash::contents()[at * slot_bytes + 256 + 5] ^= 1;
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::damaged);
    TEST_ASSERT_TRUE(journals.add(closed_step, match.standing()) == Saved::yes);
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::whole);
}

// Changes bytes of a header and seals it again.
void forge(int slot, std::initializer_list<std::pair<std::size_t, std::uint8_t>> changes) {
    const std::size_t base = static_cast<std::size_t>(slot) * slot_bytes;
    auto& flash = cut_flash::contents();
    for (const auto& [at, byte] : changes) flash[base + at] = byte;
    const std::span<std::uint8_t> page(&flash[base], 256);
    put(&page[248], crc32(page.first(248)), 4);
    put(&page[252], zeros_in(page.first(252)), 4);
}

void test_headers_that_make_no_sense_are_nobodys() {
    using Change = std::initializer_list<std::pair<std::size_t, std::uint8_t>>;
    for (const Change& change : {Change{{6, 221}}, Change{{8, 0}}, Change{{17, 0x20}},
                                 Change{{20, 1}}, Change{{0, 'X'}}}) {
        cut_flash::reset();
        Journals journals;
        journals.scan(0);
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        forge(0, {});
        journals.scan(0);
        TEST_ASSERT_TRUE(is_running(journals, game));
        forge(0, change);
        journals.scan(0);
        TEST_ASSERT_FALSE(is_running(journals, game));
    }
    // A good checksum alone, or a good count of zeros alone, is not enough.
    for (const std::size_t at : {std::size_t{248}, std::size_t{252}}) {
        cut_flash::reset();
        Journals journals;
        journals.scan(0);
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        cut_flash::contents()[at] ^= 1;
        if (at == 248)
            put(&cut_flash::contents()[252], zeros_in(std::span(cut_flash::contents()).first(252)),
                4);
        journals.scan(0);
        TEST_ASSERT_FALSE(is_running(journals, game));
    }
}

// A newer Sixgun's match is told, left alone, and taken only when no other slot is left.
void test_a_newer_journal_is_spared() {
    cut_flash::reset();
    Journals journals;
    journals.scan(0);
    TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
    forge(0, {{3, 2}});
    journals.scan(0);
    Match found;
    Journals::Header header;
    TEST_ASSERT_TRUE(journals.peek(game, found.log, header) == Loaded::newer);
    TEST_ASSERT_TRUE(journals.load(game, found.log) == Loaded::newer);
    TEST_ASSERT_TRUE(journals.any());
    const auto before = cut_flash::contents();
    for (int i = 0; i < 30; ++i) TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
    TEST_ASSERT_TRUE(
        std::equal(before.begin(), before.begin() + slot_bytes, cut_flash::contents().begin()));
    for (std::uint32_t block = 8; block < 96; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
}

// Erasing is cut everywhere: a match is there as it was or gone, and no older one comes back.
void test_every_cut_of_an_erase() {
    cut_flash::reset();
    Journals journals;
    journals.scan(0);
    for (int i = 0; i < 4; ++i) {
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
        TEST_ASSERT_TRUE(journals.begin(8, head) == Saved::yes);
    }
    const auto start = cut_flash::contents();
    for (const GameId erased : {game, GameId{0}}) {
        for (std::uint32_t at = 0; at < (erased ? 4u : 8u); ++at) {
            for (const Tear tear : cut_flash::all_tears) {
                cut_flash::restore(start);
                static Journals cut;
                cut = {};
                cut.scan(0);
                cut_flash::cut_at(at, tear, at);
                TEST_ASSERT_FALSE(cut_flash::powered([&] { (void)cut.erase(erased); }));
                cut.scan(0);
                Log log;
                Journals::Header header;
                if (cut.peek(game, log, header) != Loaded::none)
                    TEST_ASSERT_EQUAL_UINT32(7, header.match);
                if (erased) TEST_ASSERT_TRUE(is_running(cut, 8));
                TEST_ASSERT_TRUE(cut.erase(erased));
                TEST_ASSERT_FALSE(is_running(cut, game));
                cut.scan(0);
                TEST_ASSERT_FALSE(is_running(cut, game));
                TEST_ASSERT_EQUAL(erased != 0, cut.any());
            }
        }
    }
    // The oldest need not be the first.
    cut_flash::restore(start);
    journals.scan(0);
    for (int i = 0; i < 20; ++i) TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
    TEST_ASSERT_TRUE(journals.erase(0));
    TEST_ASSERT_FALSE(journals.any());
    // A block that refuses keeps its match, and that is told.
    cut_flash::restore(start);
    cut_flash::set_fault(0, cut_flash::Fault::refuses);
    journals.scan(0);
    TEST_ASSERT_FALSE(journals.erase(game));
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
        journals.scan(0);
        static Match found;
        for (GameId id = 0; id < 10; ++id) (void)journals.load(id, found.log);
        TEST_ASSERT_TRUE(before == cut_flash::contents());
        TEST_ASSERT_TRUE(journals.begin(game, head) == Saved::yes);
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
    RUN_TEST(test_resuming_near_the_end_of_a_slot);
    RUN_TEST(test_entries_of_an_older_match_are_never_taken);
    RUN_TEST(test_each_game_has_its_own_match);
    RUN_TEST(test_beginning_with_steps);
    RUN_TEST(test_failing_and_sticky_blocks);
    RUN_TEST(test_failing_blocks_that_were_used);
    RUN_TEST(test_blocks_that_fail_when_a_match_moves);
    RUN_TEST(test_no_slot_is_left);
    RUN_TEST(test_a_dead_or_small_flash_is_told);
    RUN_TEST(test_lost_entries);
    RUN_TEST(test_a_gap_between_entries);
    RUN_TEST(test_impossible_steps);
    RUN_TEST(test_headers_that_make_no_sense_are_nobodys);
    RUN_TEST(test_a_newer_journal_is_spared);
    RUN_TEST(test_every_cut_of_an_erase);
    RUN_TEST(test_garbage_never_harms);
    std::printf("%u power cuts\n", static_cast<unsigned>(cut_flash::cuts()));
    return UNITY_END();
}
