// Tallies, stars and the log of crashes: counted once, bounded, checked when read.
#include <array>
#include <string>
#include <vector>

#include "storage/bytes.h"
#include "storage/challenges.h"
#include "storage/crash_log.h"
#include "storage/cut_flash.h"
#include "storage/tallies.h"
#include "unity.h"

using namespace storage;
using cut_flash::Tear;

namespace {

constexpr Kind tallies_kind{{'S', 'G', 'T', 'A'}, 1};

void start_fresh() {
    cut_flash::reset();
    TEST_ASSERT_TRUE(files::format());
}

Result result(GameId game, std::uint8_t mode, Ended ended, std::int32_t score) {
    Result made;
    made.summary = {.game = game, .mode = mode, .ended = ended, .actions = 3, .score = score};
    return made;
}

// Chance was rewound in it: it is counted, and no record falls.
void test_a_match_that_sets_no_record() {
    start_fresh();
    Tallies tallies;
    TEST_ASSERT_TRUE(tallies.load() == Read::missing);
    Result honest = result(1, 0, Ended::won, 10);
    honest.counters = {1, 5, 5};
    honest.highest = 0b10;
    honest.lowest = 0b100;
    Result rewound = honest;
    rewound.is_no_best = true;
    rewound.summary.score = 90;
    rewound.counters = {1, 9, 1};
    TEST_ASSERT_TRUE(tallies.count(1, rewound) == Written::ok);
    TEST_ASSERT_FALSE(tallies.of(1, 0).has_best);
    TEST_ASSERT_TRUE(tallies.count(2, honest) == Written::ok);
    TEST_ASSERT_TRUE(tallies.count(3, rewound) == Written::ok);
    const Tally expected{.game = 1,
                         .mode = 0,
                         .has_best = true,
                         .last_match = 3,
                         .played = 3,
                         .won = 3,
                         .streak = 1,
                         .best_streak = 1,
                         .best = 10,
                         .last = 90,
                         .counters = {3, 5, 5}};
    TEST_ASSERT_TRUE(tallies.of(1, 0) == expected);
}

void test_counting() {
    start_fresh();
    Tallies tallies;
    TEST_ASSERT_TRUE(tallies.load() == Read::missing);
    TEST_ASSERT_EQUAL_UINT32(0, tallies.last_match());
    Result won = result(1, 2, Ended::won, 50);
    won.counters = {1, 7, 0, 4};
    won.highest = 0b10;
    won.lowest = 0b1100;
    TEST_ASSERT_TRUE(tallies.count(10, won) == Written::ok);
    won.counters = {2, 5, 9, 0};  // zero is "never", not a record
    won.summary.score = 40;
    TEST_ASSERT_TRUE(tallies.count(11, won) == Written::ok);
    TEST_ASSERT_TRUE(tallies.count(11, won) == Written::ok);  // again: not counted
    won.counters = {0, 0, 8, 6};
    TEST_ASSERT_TRUE(tallies.count(12, won) == Written::ok);
    TEST_ASSERT_TRUE(tallies.count(13, result(1, 2, Ended::drawn, 60)) == Written::ok);
    TEST_ASSERT_TRUE(tallies.count(14, result(1, 2, Ended::won, 1)) == Written::ok);
    TEST_ASSERT_TRUE(tallies.count(15, result(1, 2, Ended::lost, -5)) == Written::ok);
    Result quick = result(1, 3, Ended::scored, 30);
    quick.low_is_best = true;
    TEST_ASSERT_TRUE(tallies.count(8, quick) == Written::ok);
    quick.summary.score = 20;
    TEST_ASSERT_TRUE(tallies.count(9, quick) == Written::ok);

    Tallies again;
    TEST_ASSERT_TRUE(again.load() == Read::ok);
    const Tally row = again.of(1, 2);
    const Tally expected{.game = 1,
                         .mode = 2,
                         .has_best = true,
                         .last_match = 15,
                         .played = 6,
                         .won = 4,
                         .drawn = 1,
                         .streak = 0,
                         .best_streak = 3,
                         .best = 60,
                         .last = -5,
                         .counters = {3, 7, 8, 4}};
    TEST_ASSERT_TRUE(row == expected);
    TEST_ASSERT_EQUAL_INT32(20, again.of(1, 3).best);
    TEST_ASSERT_EQUAL_UINT32(0, again.of(1, 4).played);
    TEST_ASSERT_EQUAL(2, again.rows());
    TEST_ASSERT_EQUAL_UINT32(15, again.last_match());
    TEST_ASSERT_EQUAL_UINT32(9, again.finishing());
    TEST_ASSERT_TRUE(again.finishing_summary() == quick.summary);
}

void test_numbers_stop_at_their_end() {
    start_fresh();
    std::array<std::uint8_t, 16 + 64> bytes{};
    bytes[16] = 1;
    put(&bytes[16 + 8], 0xFFFFFFFF, 4);
    put(&bytes[16 + 12], 0xFFFFFFFF, 4);
    put(&bytes[16 + 20], 0xFFFFFFFF, 4);  // both streaks
    put(&bytes[16 + 32], 0xFFFFFFF0, 4);
    TEST_ASSERT_TRUE(files::replace(Tallies::path, tallies_kind, bytes) == Written::ok);
    Tallies tallies;
    TEST_ASSERT_TRUE(tallies.load() == Read::ok);
    Result won = result(1, 0, Ended::won, 1);
    won.counters[0] = 100;
    TEST_ASSERT_TRUE(tallies.count(1, won) == Written::ok);
    const Tally row = tallies.of(1, 0);
    TEST_ASSERT_EQUAL_UINT32(0xFFFFFFFF, row.played);
    TEST_ASSERT_EQUAL_UINT32(0xFFFFFFFF, row.won);
    TEST_ASSERT_EQUAL_UINT32(0xFFFF, row.best_streak);
    TEST_ASSERT_EQUAL_UINT32(0xFFFFFFFF, row.counters[0]);
}

void test_impossible_tallies_are_refused() {
    using Bytes = std::vector<std::uint8_t>;
    Bytes good(16 + 64);
    good[16] = 1;
    const auto load = [](const Bytes& bytes) {
        TEST_ASSERT_TRUE(files::replace(Tallies::path, tallies_kind, bytes) == Written::ok);
        Tallies tallies;
        const Read read = tallies.load();
        TEST_ASSERT_TRUE(read == Read::ok || tallies.rows() == 0);
        return read;
    };
    start_fresh();
    TEST_ASSERT_TRUE(load(good) == Read::ok);
    TEST_ASSERT_TRUE(load(Bytes(15)) == Read::damaged);
    TEST_ASSERT_TRUE(load(Bytes(17)) == Read::damaged);
    for (const std::size_t at : {4u + 2u, 16u + 0u, 16u + 12u, 16u + 16u, 16u + 20u, 16u + 22u}) {
        Bytes bad = good;
        bad[at] = bad[at] == 1 ? 0 : 9;
        TEST_ASSERT_TRUE(load(bad) == Read::damaged);
    }
    Bytes twice = good;
    twice.insert(twice.end(), good.begin() + 16, good.end());
    TEST_ASSERT_TRUE(load(twice) == Read::damaged);
    TEST_ASSERT_TRUE(load(Bytes(16 + 64 * (tally_rows + 1))) == Read::too_long);
}

void test_full_tallies_and_a_dead_flash() {
    start_fresh();
    Tallies tallies;
    for (std::uint32_t i = 0; i < tally_rows; ++i)
        TEST_ASSERT_TRUE(tallies.count(i + 1, result(1, static_cast<std::uint8_t>(i), Ended::won,
                                                     1)) == Written::ok);
    TEST_ASSERT_TRUE(tallies.count(99, result(1, 200, Ended::won, 1)) == Written::too_many);
    // One game's are erased, others stay.
    TEST_ASSERT_TRUE(tallies.erase(2) == Written::ok);
    TEST_ASSERT_EQUAL(tally_rows, tallies.rows());
    TEST_ASSERT_TRUE(tallies.erase(1) == Written::ok);
    TEST_ASSERT_EQUAL(0, tallies.rows());
    TEST_ASSERT_TRUE(tallies.count(100, result(2, 0, Ended::won, 1)) == Written::ok);
    // What cannot be saved is not shown either.
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    TEST_ASSERT_TRUE(tallies.count(101, result(2, 0, Ended::won, 1)) != Written::ok);
    TEST_ASSERT_EQUAL_UINT32(1, tallies.of(2, 0).played);
    TEST_ASSERT_TRUE(tallies.count(102, result(2, 1, Ended::won, 1)) != Written::ok);
    TEST_ASSERT_EQUAL(1, tallies.rows());
    TEST_ASSERT_EQUAL_UINT32(100, tallies.finishing());
}

void test_every_cut_of_counting() {
    start_fresh();
    static Tallies tallies;
    tallies.clear();
    for (std::uint32_t i = 0; i < 30; ++i)
        (void)tallies.count(i + 1, result(1, static_cast<std::uint8_t>(i % 9), Ended::won, 1));
    const Tally before = tallies.of(1, 4);
    const auto start = cut_flash::contents();
    for (std::uint32_t at = 0;; ++at) {
        bool reached = false;
        for (const Tear tear : cut_flash::tears) {
            cut_flash::restore(start);
            TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
            TEST_ASSERT_TRUE(tallies.load() == Read::ok);
            cut_flash::cut_at(at, tear, at);
            reached |=
                !cut_flash::powered([] { (void)tallies.count(50, result(1, 4, Ended::lost, 1)); });
            TEST_ASSERT_TRUE(files::mount() == Mounted::yes);
            TEST_ASSERT_TRUE(tallies.load() == Read::ok);
            const Tally row = tallies.of(1, 4);
            TEST_ASSERT_TRUE(row == before || row.played == before.played + 1);
            TEST_ASSERT_TRUE(tallies.count(50, result(1, 4, Ended::lost, 1)) == Written::ok);
            TEST_ASSERT_EQUAL_UINT32(before.played + 1, tallies.of(1, 4).played);
        }
        if (!reached) break;
    }
}

void test_stars() {
    start_fresh();
    Challenges challenges;
    TEST_ASSERT_TRUE(challenges.load() == Read::missing);
    TEST_ASSERT_TRUE(challenges.award(0, 1) == Written::ok);
    TEST_ASSERT_TRUE(challenges.award(5, 2) == Written::ok);
    TEST_ASSERT_TRUE(challenges.award(1023, 9) == Written::ok);
    TEST_ASSERT_TRUE(challenges.award(5, 1) == Written::ok);  // less: stays
    TEST_ASSERT_TRUE(challenges.award(1024, 3) == Written::ok);
    Challenges again;
    TEST_ASSERT_TRUE(again.load() == Read::ok);
    TEST_ASSERT_EQUAL(1, again.stars(0));
    TEST_ASSERT_EQUAL(2, again.stars(5));
    TEST_ASSERT_EQUAL(3, again.stars(1023));
    TEST_ASSERT_EQUAL(0, again.stars(1024));
    TEST_ASSERT_EQUAL(0, again.stars(6));
    TEST_ASSERT_EQUAL_UINT32(6, again.all_stars());
    for (std::uint32_t block = 0; block < 256; ++block)
        cut_flash::set_fault(block, cut_flash::Fault::refuses);
    TEST_ASSERT_TRUE(again.award(7, 3) != Written::ok);
    TEST_ASSERT_EQUAL(0, again.stars(7));
    start_fresh();
    TEST_ASSERT_TRUE(files::replace(Challenges::path, Kind{{'S', 'G', 'C', 'H'}, 2},
                                    std::array<std::uint8_t, 3>{255, 255, 255}) == Written::ok);
    TEST_ASSERT_TRUE(again.load() == Read::newer);
    TEST_ASSERT_EQUAL_UINT32(0, again.all_stars());
}

constexpr Kind log_kind{{'S', 'G', 'L', 'O'}, 1};

std::string log_text() {
    std::string text;
    const Body body = crash_log::read_parts(
        [](void* context, files::Source& from, std::uint32_t length) {
            std::string read(length, 0);
            if (!from.read(0, {reinterpret_cast<std::uint8_t*>(read.data()), read.size()}))
                return Read::damaged;
            *static_cast<std::string*>(context) = read;
            return Read::ok;
        },
        &text);
    return body.read == Read::ok ? text : words(body.read);
}

void test_crashes_are_listed_the_newest_last() {
    start_fresh();
    TEST_ASSERT_EQUAL_STRING("it is not there", log_text().c_str());
    TEST_ASSERT_TRUE(crash_log::add("1.0", "hung") == Written::ok);
    TEST_ASSERT_TRUE(crash_log::add("1.1", "stack overflow") == Written::ok);
    TEST_ASSERT_EQUAL_STRING("1.0: hung\n1.1: stack overflow\n", log_text().c_str());
    // Whole lines go when there is no more room, the oldest first.
    const std::string reason(100, 'r');
    for (char c = 'a'; c <= 'z'; ++c)
        TEST_ASSERT_TRUE(crash_log::add(std::string(1, c), reason) == Written::ok);
    const std::string text = log_text();
    TEST_ASSERT_LESS_OR_EQUAL(crash_log::most_bytes, text.size());
    TEST_ASSERT_GREATER_THAN(crash_log::most_bytes - 104, text.size());
    TEST_ASSERT_EQUAL(0, text.size() % 104);
    TEST_ASSERT_TRUE(text.ends_with("z: " + reason + "\n"));
    // A line has its limit, too.
    TEST_ASSERT_TRUE(crash_log::add(std::string(400, 'v'), reason) == Written::ok);
    TEST_ASSERT_TRUE(log_text().ends_with("r\n" + std::string(159, 'v') + "\n"));
}

void test_a_log_that_is_none_begins_anew() {
    const Kind foreign{{'N', 'O', 'N', 'E'}, 1};
    const std::vector<std::uint8_t> line(crash_log::most_bytes, 'x');
    start_fresh();
    TEST_ASSERT_TRUE(files::replace(crash_log::path, foreign, line) == Written::ok);
    TEST_ASSERT_TRUE(crash_log::add("1.0", "hung") == Written::ok);
    TEST_ASSERT_EQUAL_STRING("1.0: hung\n", log_text().c_str());
    TEST_ASSERT_TRUE(files::read("aside/0-log", foreign, {}).read == Read::too_long);
    // Ours, but one endless line.
    TEST_ASSERT_TRUE(files::replace(crash_log::path, log_kind, line) == Written::ok);
    TEST_ASSERT_TRUE(crash_log::add("1.0", "hung") == Written::ok);
    TEST_ASSERT_EQUAL_STRING("1.0: hung\n", log_text().c_str());
    cut_flash::reset();
    (void)files::mount();
    TEST_ASSERT_TRUE(crash_log::add("1.0", "hung") == Written::no_storage);
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_counting);
    RUN_TEST(test_a_match_that_sets_no_record);
    RUN_TEST(test_numbers_stop_at_their_end);
    RUN_TEST(test_impossible_tallies_are_refused);
    RUN_TEST(test_full_tallies_and_a_dead_flash);
    RUN_TEST(test_every_cut_of_counting);
    RUN_TEST(test_stars);
    RUN_TEST(test_crashes_are_listed_the_newest_last);
    RUN_TEST(test_a_log_that_is_none_begins_anew);
    return UNITY_END();
}
