// The book of days: what is kept of the challenge of the day, wherever the power goes.
#include "storage/bytes.h"
#include "storage/cut_everywhere.h"
#include "storage/cut_flash.h"
#include "storage/switched_on.h"
#include "unity.h"

using namespace storage;
using namespace switched_on;

namespace {

DayResult result(int day, Ended ended, std::int32_t score, bool helped = false) {
    return {
        .day = static_cast<std::uint16_t>(day), .ended = ended, .helped = helped, .score = score};
}

void start_fresh() {
    cut_flash::reset();
    (void)switch_on();
}

void test_the_better_result_stays() {
    const DayResult rising[] = {
        result(7, Ended::scored, 90, true), result(7, Ended::won, 1, true),
        result(7, Ended::lost, -4),         result(7, Ended::lost, 3),
        result(7, Ended::drawn, 2),         result(7, Ended::won, 1),
        result(7, Ended::won, 5),
    };
    for (std::size_t i = 0; i < std::size(rising); ++i)
        for (std::size_t j = 0; j < std::size(rising); ++j)
            TEST_ASSERT_EQUAL(i > j, better(rising[i], rising[j]));
    DayBook book;
    for (const DayResult& each : rising) TEST_ASSERT_TRUE(book.keep(each));
    for (const DayResult& each : rising) TEST_ASSERT_FALSE(book.keep(each));
    TEST_ASSERT_EQUAL(1, book.results.size());
    TEST_ASSERT_TRUE(book.best(7) == rising[6]);
    TEST_ASSERT_EQUAL(0, book.best(8).day);
}

// Those played last stay; one that is played again is no longer the oldest.
void test_a_full_book_forgets_the_oldest() {
    DayBook book;
    for (int day = 1; day <= 32; ++day) TEST_ASSERT_TRUE(book.keep(result(day, Ended::lost, day)));
    TEST_ASSERT_TRUE(book.keep(result(1, Ended::won, 1)));
    TEST_ASSERT_EQUAL(32, book.results.size());
    TEST_ASSERT_TRUE(book.keep(result(33, Ended::won, 1)));
    TEST_ASSERT_EQUAL(32, book.results.size());
    TEST_ASSERT_EQUAL(0, book.best(2).day);
    for (const int day : {1, 3, 32, 33}) TEST_ASSERT_EQUAL(day, book.best(day).day);
}

void test_a_book_is_read_as_it_was_written() {
    start_fresh();
    DayBook book, read;
    TEST_ASSERT_TRUE(days::read(read) == Read::missing);
    book.today = 9999;
    book.told = true;
    for (int day = 1; day <= 32; ++day)
        (void)book.keep(result(day * 300, static_cast<Ended>(day % 4), day * -70000, day % 3 == 0));
    TEST_ASSERT_TRUE(days::write(book) == Written::ok);
    TEST_ASSERT_TRUE(days::read(read) == Read::ok);
    TEST_ASSERT_EQUAL(9999, read.today);
    TEST_ASSERT_TRUE(read.told);
    TEST_ASSERT_EQUAL(32, read.results.size());
    for (std::size_t i = 0; i < 32; ++i) TEST_ASSERT_TRUE(read.results[i] == book.results[i]);
    TEST_ASSERT_EQUAL_UINT32(16 + 260, files::bytes(days::path));  // as FORMAT.md has it
}

void test_nonsense_is_set_aside() {
    const auto body = [](std::size_t rows) {
        Bytes made(4 + 8 * rows);
        for (std::size_t i = 0; i < rows; ++i)
            put(&made[4 + 8 * i], static_cast<std::uint32_t>(i) + 1, 2);
        return made;
    };
    std::vector<Bytes> wrong = {Bytes(3), Bytes(5), body(33)};
    const auto with = [&](std::size_t at, std::uint8_t value) {
        Bytes made = body(2);
        made[at] = value;
        wrong.push_back(made);
    };
    with(1, 0x28);  // day 10240
    with(2, 2);
    with(3, 1);
    with(4, 0);  // a result of day 0
    with(5, 0x28);
    with(12, 1);  // the same day twice
    with(6, 4);
    with(7, 2);
    for (const Bytes& each : wrong) {
        start_fresh();
        TEST_ASSERT_TRUE(files::replace(days::path, Kind{{'S', 'G', 'D', 'Y'}, 1}, each) ==
                         Written::ok);
        DayBook book;
        TEST_ASSERT_FALSE(days::read(book) == Read::ok);
        TEST_ASSERT_TRUE(book.today == 0 && book.results.empty());
        Store& store = switch_on();
        TEST_ASSERT_EQUAL(0, store.day_book().today);
        TEST_ASSERT_EQUAL_UINT32(0, files::bytes(days::path));
        TEST_ASSERT_GREATER_THAN(0, files::bytes("aside/0-days"));
        TEST_ASSERT_TRUE(store.set_day(3, false) == Written::ok);
    }
    start_fresh();
    TEST_ASSERT_TRUE(files::replace(days::path, Kind{{'S', 'G', 'D', 'Y'}, 1}, body(32)) ==
                     Written::ok);
    DayBook book;
    TEST_ASSERT_TRUE(days::read(book) == Read::ok);
}

// What is there already is not written again.
void test_the_same_day_costs_nothing() {
    start_fresh();
    Store& store = switch_on();
    TEST_ASSERT_TRUE(store.set_day(323, true) == Written::ok);
    const Bytes before = cut_flash::contents();
    TEST_ASSERT_TRUE(store.set_day(323, true) == Written::ok);
    TEST_ASSERT_TRUE(before == cut_flash::contents());
    TEST_ASSERT_TRUE(store.set_day(323, false) == Written::ok);
    TEST_ASSERT_FALSE(store.day_book().told);
}

void test_without_storage_there_is_no_day() {
    cut_flash::reset();
    cut_flash::contents()[journal_bytes + 99] = 0;  // something else is in there
    Store& store = switch_on();
    TEST_ASSERT_TRUE(store.set_day(3, true) == Written::no_storage);
    TEST_ASSERT_EQUAL(0, store.day_book().today);
}

Ending ending_of_day() {
    Ending made = ending();
    made.day = result(322, Ended::won, 9);
    return made;
}

Bytes with_a_book() {
    cut_flash::restore(lived_in());
    Store& store = switch_on();
    TEST_ASSERT_TRUE(store.set_day(321, false) == Written::ok);
    (void)store.resume(small_games::tictactoe.info.id, match);
    Ending first = ending();
    first.day = result(321, Ended::lost, 2);
    (void)store.finish(match, first);
    match.begin(small_games::tictactoe, {}, 5);
    TEST_ASSERT_TRUE(store.begin(match) == Saved::yes);
    return cut_flash::contents();
}

void test_every_cut_of_a_new_day() {
    cut_everywhere(
        with_a_book(), [](Store& store) { (void)store.set_day(322, true); },
        [](Store& store) {
            const DayBook book = store.day_book();
            TEST_ASSERT_TRUE((book.today == 321 && !book.told) || (book.today == 322 && book.told));
            TEST_ASSERT_TRUE(book.best(321) == result(321, Ended::lost, 2));
        });
}

// The result of a day is there at the latest when its match is no longer.
void test_every_cut_of_a_day_that_ends() {
    cut_everywhere(
        with_a_book(),
        [](Store& store) {
            (void)store.resume(small_games::tictactoe.info.id, match);
            (void)store.finish(match, ending_of_day());
        },
        [](Store& store) {
            const DayBook book = store.day_book();
            TEST_ASSERT_EQUAL(321, book.today);
            TEST_ASSERT_TRUE(book.best(321) == result(321, Ended::lost, 2));
            const bool runs =
                store.resume(small_games::tictactoe.info.id, match).resumed == Resumed::yes;
            TEST_ASSERT_TRUE(runs || book.best(322) == ending_of_day().day);
            if (runs) (void)store.finish(match, ending_of_day());
            TEST_ASSERT_TRUE(store.day_book().best(322) == ending_of_day().day);
            TEST_ASSERT_EQUAL(2, store.day_book().results.size());
        });
}

}  // namespace

void setUp() {}
void tearDown() {}

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_better_result_stays);
    RUN_TEST(test_a_full_book_forgets_the_oldest);
    RUN_TEST(test_a_book_is_read_as_it_was_written);
    RUN_TEST(test_nonsense_is_set_aside);
    RUN_TEST(test_the_same_day_costs_nothing);
    RUN_TEST(test_without_storage_there_is_no_day);
    RUN_TEST(test_every_cut_of_a_new_day);
    RUN_TEST(test_every_cut_of_a_day_that_ends);
    return UNITY_END();
}
