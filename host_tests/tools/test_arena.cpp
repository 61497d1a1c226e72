// The arena's counting: seats, shards, threads, and how sure a share is.
#include "arena/arena.h"

#include <unity.h>

#include "arena/wilson.h"
#include "conformance/broken_games.h"

void setUp() {}
void tearDown() {}

namespace {

arena::Contest contest(const kit::Game& game, const char* words) {
    arena::Contest made{.game = &game, .seed = 7, .players = {}, .deals = 23};
    made.config = game.info.form.usual();
    std::string_view rest = words;
    for (std::string_view word; !(word = kit::next_word(rest)).empty();)
        TEST_ASSERT_TRUE(game.info.form.parse_word(word, made.config).ok());
    game.info.form.settle(made.config);
    made.players = {&kit::greedy_player, &kit::random_player, &kit::random_player};
    return made;
}

void test_wilson() {
    const auto even = arena::wilson(5, 0, 5);
    TEST_ASSERT_FLOAT_WITHIN(1e-4, 0.5, even.share);
    TEST_ASSERT_FLOAT_WITHIN(1e-4, 0.2366, even.low);  // published: Wilson 1927, n = 10
    TEST_ASSERT_FLOAT_WITHIN(1e-4, 0.7634, even.high);
    TEST_ASSERT_FALSE(even.significant());
    const auto all = arena::wilson(20, 0, 0);
    TEST_ASSERT_FLOAT_WITHIN(1e-4, 0.8389, all.low);
    TEST_ASSERT_FLOAT_WITHIN(1e-4, 1.0, all.high);
    TEST_ASSERT_TRUE(all.significant());
    TEST_ASSERT_TRUE(arena::wilson(0, 0, 20).significant());
    TEST_ASSERT_FLOAT_WITHIN(1e-4, 0.5, arena::wilson(0, 10, 0).share);
    TEST_ASSERT_FALSE(arena::wilson(0, 0, 0).significant());
}

void test_everybody_gets_the_same_seats() {
    struct Case {
        const char* words;
        int seats, matches;
    };
    constexpr Case cases[] = {{"mode=score players=1 rounds=1", 1, 23},
                              {"players=2 rounds=1", 2, 46},
                              {"players=3 rounds=1", 3, 138},
                              {"players=4 rounds=1", 4, 46}};
    for (const Case& each : cases) {
        const auto played = arena::run(contest(nullgame::game, each.words), {});
        TEST_ASSERT_TRUE(played.ok());
        TEST_ASSERT_EQUAL(3, played.tallies.size());
        for (const arena::Tally& tally : played.tallies) {
            TEST_ASSERT_EQUAL(each.matches, tally.matches());
            TEST_ASSERT_EQUAL(tally.seats[0], tally.seats[1]);
            TEST_ASSERT_EQUAL(each.matches * each.seats * (each.seats == 1 ? 2 : 1),
                              tally.seats[0] + tally.seats[1]);
        }
        // A player under two names does twice the same.
        const arena::Tally& first = played.tallies[0];
        const arena::Tally& second = played.tallies[1];
        TEST_ASSERT_TRUE(first == second);
        TEST_ASSERT_GREATER_THAN(first.losses, first.wins);
    }
}

void test_one_against_all_others() {
    for (const int seats : {1, 2, 3, 4}) {
        const std::string words =
            "players=" + std::to_string(seats) + " rounds=1" + (seats == 1 ? " mode=score" : "");
        arena::Contest some = contest(nullgame::game, words.c_str());
        some.alone = true;
        const auto played = arena::run(some, {});
        TEST_ASSERT_TRUE(played.ok());
        for (const arena::Tally& tally : played.tallies) {
            TEST_ASSERT_EQUAL(23 * seats, tally.matches());
            TEST_ASSERT_EQUAL(23 * seats, tally.seats[0]);
            TEST_ASSERT_EQUAL(23 * seats * (seats == 1 ? 1 : seats - 1), tally.seats[1]);
        }
        // Better than par, and nobody is better than itself.
        const arena::Tally& better = played.tallies[0];
        const double par = arena::par(seats, true);
        TEST_ASSERT_TRUE(arena::wilson(better.wins, better.draws, better.losses).share > par);
        const arena::Tally& same = played.tallies[2];
        TEST_ASSERT_FALSE(arena::wilson(same.wins, same.draws, same.losses).significant(par));
    }
    TEST_ASSERT_FLOAT_WITHIN(1e-6, 0.25, arena::par(4, true));
    TEST_ASSERT_FLOAT_WITHIN(1e-6, 0.5, arena::par(4, false));
    TEST_ASSERT_FLOAT_WITHIN(1e-6, 0.5, arena::par(1, true));
    TEST_ASSERT_TRUE(arena::wilson(45, 0, 55).significant(0.25));
    TEST_ASSERT_FALSE(arena::wilson(45, 0, 55).significant());
}

void test_shards_and_threads_change_nothing() {
    const arena::Contest whole = contest(nullgame::game, "players=2 rounds=1");
    const auto expected = arena::run(whole, {});
    std::vector<arena::Tally> sum(3);
    std::int64_t deals = 0;
    for (int number = 1; number <= 5; ++number) {
        const arena::Shard shard{number, 5};
        const auto part = arena::run(whole, {.shard = shard, .threads = 3});
        for (std::size_t i = 0; i < sum.size(); ++i) sum[i].add(part.tallies[i]);
        deals += arena::deals_of(whole, shard);
    }
    TEST_ASSERT_EQUAL(23 * 3, deals);
    TEST_ASSERT_TRUE(sum == expected.tallies);
}

void test_deals_differ() {
    const arena::Contest some = contest(nullgame::game, "");
    for (std::int64_t deal = 0; deal < 100; ++deal)
        for (std::int64_t other = 0; other < deal; ++other)
            TEST_ASSERT_TRUE(arena::deal_seed(some, deal) != arena::deal_seed(some, other));
}

void test_a_faulty_player_is_told_with_its_match() {
    const kit::Game& game = broken::game<broken::Defect::player_illegal>;
    arena::Contest faulty = contest(game, "players=2 rounds=1");
    faulty.players = {&kit::random_player, game.info.players[0]};
    const auto one = arena::run(faulty, {});
    const auto many = arena::run(faulty, {.threads = 4});
    TEST_ASSERT_TRUE(
        one.fault.starts_with("a computer player answered illegally\nsixgun-match 2 nullgame"));
    TEST_ASSERT_EQUAL_STRING(one.fault.c_str(), many.fault.c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_wilson);
    RUN_TEST(test_everybody_gets_the_same_seats);
    RUN_TEST(test_one_against_all_others);
    RUN_TEST(test_shards_and_threads_change_nothing);
    RUN_TEST(test_deals_differ);
    RUN_TEST(test_a_faulty_player_is_told_with_its_match);
    return UNITY_END();
}
