// Scores and the end: LOV-120 .. LOV-134.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

Position with_claims(int claims) {
    Position t;
    t.owns(R, {B0});
    if (claims == 1) t.claimed({R0}).hand(R, {G, Y});
    if (claims == 2) t.claimed({R0, B0}).hand(R, {Y});
    if (claims == 3) t.claimed({R0, R1, B0}).hand(R, {});
    return t;
}

void test_LOV_120_two_five_nine() {
    const int points[] = {0, 2, 5, 9};
    for (int claims = 0; claims <= 3; ++claims) {
        Position t = with_claims(claims);
        TEST_ASSERT_EQUAL(points[claims], t.s.income(R));
        t.play({RELOAD(), END});
        TEST_ASSERT_EQUAL(points[claims], t.s.score[R]);
    }
}

void test_LOV_121_LOV_122_a_point_for_each_chip() {
    for (int claims = 0; claims <= 3; ++claims) {
        Position one = with_claims(claims), two = with_claims(claims);
        one.in_love(RG | BY).play({RELOAD(), END});
        two.in_love(RG | RB).play({RELOAD(), END});
        TEST_ASSERT_EQUAL(claim_points[static_cast<std::size_t>(claims)] + 1, one.s.score[R]);
        TEST_ASSERT_EQUAL(claim_points[static_cast<std::size_t>(claims)] + 2, two.s.score[R]);
        TEST_ASSERT_TRUE(two.happened({.kind = scored,
                                       .a = R,
                                       .b = claim_points[static_cast<std::size_t>(claims)],
                                       .c = 2,
                                       .d = two.s.score[R]}));
    }
}

void test_LOV_123_scores_change_only_at_the_end_of_the_own_turn() {
    play_at_random(12, [](const Step& step) {
        const State &before = step.before, &after = step.after;
        const bool ended = after.turns != before.turns;
        for (Seat seat = 0; seat < seat_count; ++seat) {
            const int gained = after.score[seat] - before.score[seat];
            if (ended && seat == before.turn_seat)
                TEST_ASSERT_EQUAL(after.income(seat), gained);
            else
                TEST_ASSERT_EQUAL(0, gained);
        }
    });
}

void test_LOV_124_what_came_in_this_turn_counts() {
    Position t;
    t.play({CLAIM({R}), DUEL(B0), FIRE(0), FIRE(0)});
    TEST_ASSERT_EQUAL(2 + 1, t.s.score[R]);
    Position broken;  // and what was lost does not
    broken.claimed({B0}).hand(B, {R, Y}).dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1), END});
    broken.play({RELOAD(), END});
    TEST_ASSERT_EQUAL(0, broken.s.score[B]);
}

void test_LOV_125_lovers_score_each_in_the_own_turn() {
    Position t;
    t.in_love(RG);
    for (int turn = 0; turn < 4; ++turn) t.play({RELOAD(), END});
    TEST_ASSERT_EQUAL(1, t.s.score[R]);
    TEST_ASSERT_EQUAL(0, t.s.score[B]);
    TEST_ASSERT_EQUAL(1, t.s.score[G]);
    TEST_ASSERT_EQUAL(0, t.s.score[Y]);
}

void test_LOV_126_LOV_127_fifty_or_more() {
    for (int before = 40; before <= 49; ++before) {
        Position t = with_claims(3);
        t.score(R, before).in_love(RG | RY).play({RELOAD(), END});
        TEST_ASSERT_EQUAL(before + 11, t.s.score[R]);  // not cut off
        TEST_ASSERT_TRUE(t.s.over());
        TEST_ASSERT_EQUAL(R, t.s.winner);
        TEST_ASSERT_TRUE(
            t.happened({.kind = game_over, .a = R, .b = static_cast<std::uint8_t>(before + 11)}));
    }
    Position t = with_claims(3);
    t.score(R, 40).play({RELOAD(), END});
    TEST_ASSERT_EQUAL(49, t.s.score[R]);
    TEST_ASSERT_FALSE(t.s.over());
}

void test_LOV_128_one_winner_at_once() {
    Position t = with_claims(3);
    t.score(R, 45).score(Y, 49).play({RELOAD(), END});
    const kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_TRUE(outcome.over);
    TEST_ASSERT_TRUE(outcome.result[R] == kit::Result::won);
    for (const Seat other : {B, G, Y}) TEST_ASSERT_TRUE(outcome.result[other] == kit::Result::lost);
    TEST_ASSERT_EQUAL(54, outcome.score[R]);
    TEST_ASSERT_EQUAL_STRING("The goal is reached", outcome.why);
    TEST_ASSERT_EQUAL(0, t.happenings(turn_began));
    Position open;
    TEST_ASSERT_TRUE(Rules::outcome(open.s).result[R] == kit::Result::open);
}

void test_LOV_129_points_are_never_lost() {
    play_at_random(12, [](const Step& step) {
        for (std::size_t seat = 0; seat < seat_count; ++seat) {
            TEST_ASSERT_GREATER_OR_EQUAL(step.before.score[seat], step.after.score[seat]);
            TEST_ASSERT_LESS_OR_EQUAL(step.before.score[seat] + 11, step.after.score[seat]);
        }
    });
}

// The last turn of all, Yellow's; what Yellow scores is nothing.
Seat winner_at_sundown(Position& t) {
    t.turn(Y, 199, R).play({RELOAD(), END});
    TEST_ASSERT_TRUE(t.s.over());
    TEST_ASSERT_TRUE(t.happened({.kind = sundown, .a = 200}));
    TEST_ASSERT_EQUAL_STRING("Sundown: the highest score wins", Rules::outcome(t.s).why);
    return t.s.winner;
}

void test_LOV_130_who_wins_at_sundown() {
    Position score;  // the score before claims
    score.score(G, 21).score(R, 20).claimed({R0}).hand(R, {G, Y});
    TEST_ASSERT_EQUAL(G, winner_at_sundown(score));
    Position claims;  // claims before Hearts
    claims.claimed({B0}).hand(B, {R, Y}).owns(R, {G0, G1});
    TEST_ASSERT_EQUAL(B, winner_at_sundown(claims));
    Position hearts;  // Hearts before bullets
    hearts.owns(G, {B0}).bullets(G, 0);
    TEST_ASSERT_EQUAL(G, winner_at_sundown(hearts));
    Position bullets;  // bullets before the order of turns; Red has fewer Hearts
    bullets.owns(G, {R1}).owns(B, {Y0}).bullets(B, 1).bullets(G, 2);
    TEST_ASSERT_EQUAL(G, winner_at_sundown(bullets));
}

void test_LOV_130_last_comes_the_order_of_turns() {
    for (Seat first = 0; first < seat_count; ++first) {
        Position t;
        t.turn(static_cast<Seat>((first + 3) % 4), 199, first).play({RELOAD(), END});
        TEST_ASSERT_EQUAL(first, t.s.winner);
    }
    Position t;  // the turn before goes on
    t.turn(G, 198, R).play({RELOAD(), END});
    t.is_turn_of(Y, Phase::free_action);
    TEST_ASSERT_EQUAL(0, t.happenings(sundown));
}

void test_LOV_131_target_before_sundown() {
    Position t;
    t.in_love(RY).score(Y, 49).turn(Y, 199, R).play({RELOAD(), END});
    TEST_ASSERT_EQUAL(Y, t.s.winner);
    TEST_ASSERT_EQUAL(0, t.happenings(sundown));
    TEST_ASSERT_EQUAL_STRING("The goal is reached", Rules::outcome(t.s).why);
}

void test_LOV_132_nothing_after_the_end() {
    Position t;
    t.in_love(RY).score(R, 49).play({RELOAD(), END});
    for (std::uint8_t kind = 0; kind <= end; ++kind)
        for (std::uint8_t a = 0; a < 8; ++a) t.no({kind, a});
    TEST_ASSERT_EQUAL(kit::nobody, Rules::turn(t.s));
}

void test_LOV_133_resigning_is_no_action() {
    // Reload, Claim, Duel, how many to fire, end of turn: no more kinds.
    TEST_ASSERT_EQUAL(5, Rules::info.words.size());
    for (const kit::ActionWord& word : Rules::info.words) TEST_ASSERT_FALSE(word.outside);
    Position t;
    t.no({5, 0});
    t.no({4, 1});
}

void test_LOV_134_quick_game() {
    TEST_ASSERT_EQUAL(standard, Rules::info.form.usual()[length_field]);
    Position t(quick);
    TEST_ASSERT_EQUAL(25, t.s.target);
    t.in_love(RB).score(R, 24).play({RELOAD(), END});
    TEST_ASSERT_EQUAL(R, t.s.winner);
    // All else is equal: but for the target the same seed gives the same position.
    State one, other;
    Rules::setup(one, config_of(standard), 9);
    Rules::setup(other, config_of(quick), 9);
    other.target = one.target;
    TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_LOV_120_two_five_nine);
    RUN_TEST(test_LOV_121_LOV_122_a_point_for_each_chip);
    RUN_TEST(test_LOV_123_scores_change_only_at_the_end_of_the_own_turn);
    RUN_TEST(test_LOV_124_what_came_in_this_turn_counts);
    RUN_TEST(test_LOV_125_lovers_score_each_in_the_own_turn);
    RUN_TEST(test_LOV_126_LOV_127_fifty_or_more);
    RUN_TEST(test_LOV_128_one_winner_at_once);
    RUN_TEST(test_LOV_129_points_are_never_lost);
    RUN_TEST(test_LOV_130_who_wins_at_sundown);
    RUN_TEST(test_LOV_130_last_comes_the_order_of_turns);
    RUN_TEST(test_LOV_131_target_before_sundown);
    RUN_TEST(test_LOV_132_nothing_after_the_end);
    RUN_TEST(test_LOV_133_resigning_is_no_action);
    RUN_TEST(test_LOV_134_quick_game);
    return UNITY_END();
}
