// Pieces and setup: LOV-001 .. LOV-028.
#include <set>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void test_LOV_001_always_four_players() {
    for (const Length length : {standard, quick}) {
        TEST_ASSERT_TRUE(kit::config_verdict(love::game, config_of(length)).ok());
        const Position t(length);
        TEST_ASSERT_EQUAL(4, Rules::seats(t.s));
    }
    // Every seat has a turn, and there is no fifth.
    std::set<Seat> seen;
    play_at_random(1, [&](const Step& step) { seen.insert(step.before.turn_seat); });
    TEST_ASSERT_TRUE((seen == std::set<Seat>{0, 1, 2, 3}));
}

void test_LOV_002_aim_is_fifty_points() {
    const Position t;
    TEST_ASSERT_EQUAL(50, t.s.target);
    play_at_random(6, [&](const Step& step) {
        if (step.after.over() && step.after.turns < most_turns)
            TEST_ASSERT_GREATER_OR_EQUAL(step.after.target, step.after.score[step.after.winner]);
    });
}

void test_LOV_003_LOV_082_named_heart_is_at_stake() {
    Position t;
    t.claimed({B0}).hand(B, {R, Y}).dice({6, 1}).play({DUEL(B1), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(R, t.s.owner[B1]);
    TEST_ASSERT_EQUAL(B, t.s.owner[B0]);  // nobody chooses another one afterwards
    TEST_ASSERT_TRUE(t.s.is_claimed(B0));
}

void test_LOV_004_LOV_006_what_is_in_the_box() {
    const Position t;
    TEST_ASSERT_EQUAL(8, t.s.owner.size());
    Lassos count{};
    for (const Colour colour : t.s.deck) ++count[colour];
    for (const Lassos& hand : t.s.hand)
        for (std::size_t colour = 0; colour < colour_count; ++colour)
            count[colour] = static_cast<std::uint8_t>(count[colour] + hand[colour]);
    TEST_ASSERT_EQUAL(32, sum_of(count));
    for (const std::uint8_t each : count) TEST_ASSERT_EQUAL(8, each);
    int bullets = 0;
    for (const std::uint8_t each : t.s.bullets) bullets += each;
    TEST_ASSERT_EQUAL(24, bullets);
    TEST_ASSERT_EQUAL(4, love_chips);
}

void test_LOV_005_two_hearts_and_six_dice_of_each_colour() {
    const Position t;
    for (Seat seat = 0; seat < seat_count; ++seat) {
        TEST_ASSERT_EQUAL(2, std::popcount(t.s.hearts_of(seat)));
        TEST_ASSERT_EQUAL(6, t.s.bullets[seat]);
        for (Heart heart = 0; heart < heart_count; ++heart)
            if (t.s.owns(seat, heart)) TEST_ASSERT_EQUAL(seat, colour_of(heart));
    }
}

void test_LOV_007_from_no_bullet_to_six() {
    Position t;  // one fired of six and one back: six again, not seven
    t.dice({1, 6}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(6, t.s.bullets[B]);
    std::set<int> seen;
    play_at_random(12, [&](const Step& step) {
        for (const std::uint8_t bullets : step.after.bullets) seen.insert(bullets);
    });
    TEST_ASSERT_EQUAL(0, *seen.begin());
    TEST_ASSERT_EQUAL(6, *seen.rbegin());
}

void test_LOV_008_spent_bullets_come_back_to_their_owner() {
    Position t;
    t.dice({6, 6, 6, 1}).play({DUEL(B0), FIRE(3), FIRE(1)});
    t.has_bullets({3, 5, 6, 6});  // the winner gains none of them
    t.play({END, RELOAD(), END, RELOAD(), END, RELOAD(), END, RELOAD()});
    t.has_bullets({6, 6, 6, 6});
}

void test_LOV_009_three_sided_die_is_for_fists() {
    std::set<int> fists_seen, bullets_seen;
    for (kit::Seed seed = 0; seed < 200; ++seed) {
        Position t;
        t.bullets(R, 0).s.rng = kit::Rng(seed);
        t.play({DUEL(B0), FIRE(1)});
        fists_seen.insert(t.s.last_duel.dice[challenger][0]);
        bullets_seen.insert(t.s.last_duel.dice[defender][0]);
        TEST_ASSERT_EQUAL(1, std::count_if(t.events.begin(), t.events.end(), [](const Event& e) {
                              return e.kind == rolled && e.a == R && e.c == 3;
                          }));
        TEST_ASSERT_EQUAL(1, std::count_if(t.events.begin(), t.events.end(), [](const Event& e) {
                              return e.kind == rolled && e.a == B && e.c == 6;
                          }));
    }
    TEST_ASSERT_TRUE((fists_seen == std::set<int>{1, 2, 3}));
    TEST_ASSERT_TRUE((bullets_seen == std::set<int>{1, 2, 3, 4, 5, 6}));
}

void test_LOV_010_left_is_the_next_seat() {
    TEST_ASSERT_EQUAL(B, left_of(R));
    TEST_ASSERT_EQUAL(R, left_of(Y));
    const Position t;
    for (Seat seat = 0; seat < seat_count; ++seat)
        TEST_ASSERT_EQUAL(seat, t.s.owner[first_heart(seat)]);
}

void test_LOV_012_lasso_is_in_one_place() {
    Position t;
    t.deck(20, {B}).play({CLAIM({R})});  // from hand to Heart
    t.holds(R, {G, Y});
    TEST_ASSERT_TRUE(t.s.is_claimed(R0));
    TEST_ASSERT_EQUAL(20, t.s.deck.size());
    t.play({END});
    t.play({RELOAD({R})});  // from hand to discard, from deck to hand
    TEST_ASSERT_EQUAL(1, t.s.discard[R]);
    TEST_ASSERT_EQUAL(19, t.s.deck.size());
    t.holds(B, {B, B, Y});
}

void test_LOV_013_one_may_own_all_hearts() {
    Position t;
    t.owns(R, {B0, B1, G0, G1, Y1}).dice({6, 1}).play({DUEL(Y0), FIRE(1), FIRE(1)});
    TEST_ASSERT_EQUAL(8, std::popcount(t.s.hearts_of(R)));
    for (const Seat other : {B, G, Y}) TEST_ASSERT_EQUAL(0, t.s.hearts_of(other));
}

void test_LOV_020_LOV_024_nothing_has_happened_yet() {
    const Position t;
    TEST_ASSERT_EQUAL(0, t.s.claimed);
    TEST_ASSERT_EQUAL(0, t.s.couples);
    TEST_ASSERT_EQUAL(0, sum_of(t.s.discard));
    TEST_ASSERT_EQUAL(0, t.s.turns);
    for (const std::uint8_t score : t.s.score) TEST_ASSERT_EQUAL(0, score);
    t.has_bullets({6, 6, 6, 6});
    TEST_ASSERT_TRUE(t.s.last_duel.result == DuelResult::none);
    TEST_ASSERT_EQUAL(R, t.s.owner[R0]);
    TEST_ASSERT_EQUAL(R, t.s.owner[R1]);
    TEST_ASSERT_EQUAL(Y, t.s.owner[Y1]);
}

void test_LOV_023_deck_is_shuffled() {
    State one, other;
    Rules::setup(one, config_of(standard), 1);
    Rules::setup(other, config_of(standard), 2);
    TEST_ASSERT_FALSE(one.deck == other.deck);
    TEST_ASSERT_FALSE(std::is_sorted(one.deck.begin(), one.deck.end()));
}

void test_LOV_025_each_seat_begins_sometimes() {
    int begun[seat_count] = {};
    for (kit::Seed seed = 0; seed < 400; ++seed) {
        State s;
        Rules::setup(s, config_of(standard), seed);
        ++begun[s.first_seat];
    }
    for (const int times : begun) TEST_ASSERT_GREATER_THAN(60, times);
}

void test_LOV_027_lowest_seat_begins_after_twenty_rerolls() {
    int rolls = 0;
    const StartRoll all = roll_for_start([&] { return ++rolls, 6; });
    TEST_ASSERT_EQUAL(R, all.first);
    TEST_ASSERT_EQUAL(4 + 20 * 4, rolls);

    rolls = 0;  // Blue and Yellow share the highest and never part
    const StartRoll two = roll_for_start([&] { return ++rolls, rolls == 1 || rolls == 3 ? 2 : 5; });
    TEST_ASSERT_EQUAL(B, two.first);
    TEST_ASSERT_EQUAL(4 + 20 * 2, rolls);

    rolls = 0;  // the twentieth still counts
    const StartRoll last = roll_for_start([&] { return ++rolls == 4 + 20 * 4 ? 6 : 3; });
    TEST_ASSERT_EQUAL(Y, last.first);
}

void test_LOV_028_turns_go_to_the_left() {
    Position t;
    for (const Seat next : {B, G, Y, R, B}) {
        t.play({RELOAD(), END});
        TEST_ASSERT_EQUAL(next, t.s.turn_seat);
        TEST_ASSERT_TRUE(
            t.happened({.kind = turn_began, .a = next, .b = static_cast<std::uint8_t>(t.s.turns)}));
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_LOV_001_always_four_players);
    RUN_TEST(test_LOV_002_aim_is_fifty_points);
    RUN_TEST(test_LOV_003_LOV_082_named_heart_is_at_stake);
    RUN_TEST(test_LOV_004_LOV_006_what_is_in_the_box);
    RUN_TEST(test_LOV_005_two_hearts_and_six_dice_of_each_colour);
    RUN_TEST(test_LOV_007_from_no_bullet_to_six);
    RUN_TEST(test_LOV_008_spent_bullets_come_back_to_their_owner);
    RUN_TEST(test_LOV_009_three_sided_die_is_for_fists);
    RUN_TEST(test_LOV_010_left_is_the_next_seat);
    RUN_TEST(test_LOV_012_lasso_is_in_one_place);
    RUN_TEST(test_LOV_013_one_may_own_all_hearts);
    RUN_TEST(test_LOV_020_LOV_024_nothing_has_happened_yet);
    RUN_TEST(test_LOV_023_deck_is_shuffled);
    RUN_TEST(test_LOV_025_each_seat_begins_sometimes);
    RUN_TEST(test_LOV_027_lowest_seat_begins_after_twenty_rerolls);
    RUN_TEST(test_LOV_028_turns_go_to_the_left);
    return UNITY_END();
}
