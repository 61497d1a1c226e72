// The end of a round and of the match: BLF-022 .. BLF-024, BLF-093 .. BLF-097, BLF-112 .. BLF-119.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// S1 is going to draw Fin; S0 has PAIR 2, S1 PAIR 4.
Table last_turn(int wins = 1) {
    Table t = F2(wins);
    t.deck("FIN C1b");
    return t;
}

// ---- Fin ----

void test_BLF_022_BLF_093_fin_ends_the_round_at_once() {
    Table t = last_turn();
    t.play({BLANK(0), PASS});
    t.decides(kit::nobody, in_match_end);
    t.holds(1, "U3a");  // Fin never comes to a hand
    t.deck_is("C1b");
    TEST_ASSERT_TRUE(t.s.end_cause == EndCause::drawn);
    TEST_ASSERT_TRUE((t.story() == std::vector<int>{answered, discarded, fin_found, round_ended}));
    TEST_ASSERT_TRUE(t.happened({.kind = fin_found, .a = 1, .b = 1}));
    TEST_ASSERT_TRUE(t.happened({.kind = round_ended, .a = 2}));
    TEST_ASSERT_EQUAL(2, t.s.log.size());  // the turn that was not played
    TEST_ASSERT_EQUAL(0, t.s.record().drawn);
    TEST_ASSERT_TRUE(t.legal().empty());
}

void test_BLF_023_cards_drawn_before_fin_stay() {
    Table t = last_turn();
    t.deck("K1a FIN C1b").hand(1, "").play({BLANK(0), PASS});
    t.holds(1, "K1a");
    TEST_ASSERT_EQUAL(1, t.s.record().drawn);
    TEST_ASSERT_TRUE(t.s.over());
    TEST_ASSERT_EQUAL(2, t.s.winners);
}

void test_BLF_024_the_deck_is_never_empty_while_the_round_runs() {
    play_at_random(60, [](const Step& step) {
        TEST_ASSERT_EQUAL(!step.after.round_over(), step.after.deck.contains(fin));
    });
}

void test_BLF_093_only_fin_ends_a_round() {
    int drawn = 0, by_penalty = 0;
    play_at_random(150, [&](const Step& step) {
        const bool found = std::any_of(step.events.begin(), step.events.end(),
                                       [](const Event& event) { return event.kind == fin_found; });
        TEST_ASSERT_EQUAL(found, step.after.round_over());
        if (!found) return;
        drawn += step.after.end_cause == EndCause::drawn;
        by_penalty += step.after.end_cause == EndCause::penalty;
        if (step.after.end_cause == EndCause::penalty) TEST_ASSERT_EQUAL(pick, step.action.kind);
    });
    TEST_ASSERT_GREATER_THAN(20, drawn);
    TEST_ASSERT_GREATER_THAN(20, by_penalty);
}

// ---- who wins ----

void test_BLF_094_BLF_095_hands_are_turned() {
    Table t = last_turn();
    t.play({BLANK(0), PASS});
    for (Position spot = 0; spot < 10; ++spot) {
        TEST_ASSERT_EQUAL(1, t.s.at(spot).face_up);
        TEST_ASSERT_EQUAL(3, t.s.at(spot).known_by);
    }
    TEST_ASSERT_EQUAL(2, t.s.winners);
    const State seen = t.masked_for(0);
    TEST_ASSERT_EQUAL(unknown_card, seen.hand[1][0]);  // Playing Hands stay secret
    TEST_ASSERT_EQUAL(unknown_card, seen.deck[0]);
    TEST_ASSERT_EQUAL(card("B2a"), seen.hand[0][0]);
}

void test_BLF_096_alone_has_won() {
    Table t = last_turn();
    t.play({BLANK(0), PASS});
    const kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_TRUE(outcome.over);
    TEST_ASSERT_TRUE(outcome.result[0] == kit::Result::lost);
    TEST_ASSERT_TRUE(outcome.result[1] == kit::Result::won);
    TEST_ASSERT_EQUAL(0, outcome.score[0]);
    TEST_ASSERT_EQUAL(1, outcome.score[1]);
    TEST_ASSERT_EQUAL_STRING("Fin: the best hand wins", outcome.why);
}

// S0 and S1 have the same values, S2 has less.
Table equal_hands(int wins) {
    Table t = F3(wins);
    t.scoring(0, "C5a^ U5a^ K4a^ B2av C1av");
    t.scoring(1, "C5b^ U5b^ K4b^ B2bv C1bv");
    t.scoring(2, "C4a^ U4a^ B1a^ K3av U2av");
    return t.hand(0, "C2a K1a").hand(1, "B3a").hand(2, "U3a").deck("FIN B4a");
}

void test_BLF_096_BLF_113_equal_hands_share_the_win() {
    Table t = equal_hands(1);
    t.play({BLANK(0), PASS, PASS});
    TEST_ASSERT_EQUAL(seats_of("01"), t.s.winners);
    TEST_ASSERT_TRUE(t.happened({.kind = round_ended, .a = 3}));
    const kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_TRUE(outcome.result[0] == kit::Result::drawn);
    TEST_ASSERT_TRUE(outcome.result[1] == kit::Result::drawn);
    TEST_ASSERT_TRUE(outcome.result[2] == kit::Result::lost);
    TEST_ASSERT_EQUAL(1, t.s.wins[0]);
    TEST_ASSERT_EQUAL(1, t.s.wins[1]);
    TEST_ASSERT_EQUAL(0, t.s.wins[2]);
    TEST_ASSERT_EQUAL_STRING("Equal hands share the win", outcome.why);
}

void test_BLF_097_one_round_is_one_game() {
    Table t = last_turn();
    TEST_ASSERT_EQUAL(1, t.s.target_wins);  // usual
    t.play({BLANK(0), PASS});
    TEST_ASSERT_TRUE(t.s.over());
    for (const Action& each : {NEXT, PASS, BLANK(0)}) t.no(each);
}

// ---- the match ----

void test_BLF_112_BLF_115_next_round_until_somebody_has_enough() {
    Table t = last_turn(2);
    t.play({BLANK(0), PASS});
    t.decides(0, in_round_end);  // seat 0, although S1 has won and drawn Fin
    TEST_ASSERT_TRUE((t.legal() == std::vector<Action>{NEXT}));
    for (const Action& each : {PASS, PICK(0), BLANK(0)}) t.no(each);
    const kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_FALSE(outcome.over);
    TEST_ASSERT_EQUAL(1, outcome.score[1]);
    TEST_ASSERT_TRUE(outcome.result[1] == kit::Result::open);
    Table second = last_turn(2);
    second.s.wins[1] = 1;
    second.play({BLANK(0), PASS});
    second.decides(kit::nobody, in_match_end);
    TEST_ASSERT_EQUAL(2, second.s.wins[1]);
    TEST_ASSERT_EQUAL_STRING("Fin: enough rounds are won", Rules::outcome(second.s).why);
}

void test_BLF_114_most_rounds_share_the_match() {
    Table t = equal_hands(2);
    t.s.wins = {1, 1, 1};
    t.play({BLANK(0), PASS, PASS});
    TEST_ASSERT_TRUE(t.s.over());
    const kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_TRUE(outcome.result[0] == kit::Result::drawn);
    TEST_ASSERT_TRUE(outcome.result[1] == kit::Result::drawn);
    TEST_ASSERT_TRUE(outcome.result[2] == kit::Result::lost);
    TEST_ASSERT_EQUAL(1, outcome.score[2]);
    Table one = equal_hands(2);  // of two who share the round one has enough
    one.s.wins = {1, 0, 1};
    one.play({BLANK(0), PASS, PASS});
    TEST_ASSERT_TRUE(one.s.over());
    TEST_ASSERT_TRUE(Rules::outcome(one.s).result[0] == kit::Result::won);
    TEST_ASSERT_TRUE(Rules::outcome(one.s).result[1] == kit::Result::lost);
}

void test_BLF_116_BLF_117_BLF_118_what_the_next_round_begins_with() {
    Table t = last_turn(3);
    t.play({BLANK(0), PASS});
    const auto counters = t.s.counters;
    TEST_ASSERT_EQUAL(1, counters[0].plays);
    kit::Rng rng = t.s.rng;
    TEST_ASSERT_EQUAL(1, t.s.dealer);
    t.play({NEXT});
    TEST_ASSERT_EQUAL(0, t.s.dealer);  // left of S1
    TEST_ASSERT_EQUAL(1, t.s.round);
    TEST_ASSERT_EQUAL(1, t.s.wins[1]);
    TEST_ASSERT_TRUE(counters == t.s.counters);
    TEST_ASSERT_EQUAL(0, t.s.winners);
    TEST_ASSERT_TRUE(t.s.end_cause == EndCause::none);
    TEST_ASSERT_EQUAL(0, t.s.discard.size());
    TEST_ASSERT_EQUAL(1, t.s.log.size());
    TEST_ASSERT_EQUAL(20, t.s.deck.size());
    t.decides(t.s.starter, in_play);
    TEST_ASSERT_TRUE((t.story() == std::vector<int>{round_began, drew}));
    TEST_ASSERT_TRUE(t.happened({.kind = round_began, .a = 1, .b = 0, .c = t.s.starter}));
    // The same stream of chance: as many numbers as a shuffle and Fin's place take.
    std::array<Card, 32> shuffled{};
    rng.shuffle<Card>(shuffled);
    (void)rng.below(11);
    TEST_ASSERT_TRUE(rng == t.s.rng);
}

void test_BLF_118_BLF_119_rounds_of_a_match() {
    int most = 0, shared = 0;
    play_at_random(120, [&](const Step& step) {
        if (step.action.kind == next)
            TEST_ASSERT_EQUAL((step.before.dealer + 1) % step.before.seats, step.after.dealer);
        if (!step.after.over()) return;
        most = std::max(most, step.after.round + 1);
        TEST_ASSERT_LESS_OR_EQUAL(step.after.seats * (step.after.target_wins - 1) + 1,
                                  step.after.round + 1);
        int wins = 0;
        for (const std::uint8_t each : step.after.wins) wins += each;
        TEST_ASSERT_GREATER_OR_EQUAL(step.after.round + 1, wins);
        shared += wins > step.after.round + 1;
    });
    TEST_ASSERT_GREATER_THAN(3, most);
    TEST_ASSERT_GREATER_THAN(0, shared);
    TEST_ASSERT_EQUAL(11, rounds_for(5, 3));
    TEST_ASSERT_EQUAL(1, rounds_for(5, 1));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_022_BLF_093_fin_ends_the_round_at_once);
    RUN_TEST(test_BLF_023_cards_drawn_before_fin_stay);
    RUN_TEST(test_BLF_024_the_deck_is_never_empty_while_the_round_runs);
    RUN_TEST(test_BLF_093_only_fin_ends_a_round);
    RUN_TEST(test_BLF_094_BLF_095_hands_are_turned);
    RUN_TEST(test_BLF_096_alone_has_won);
    RUN_TEST(test_BLF_096_BLF_113_equal_hands_share_the_win);
    RUN_TEST(test_BLF_097_one_round_is_one_game);
    RUN_TEST(test_BLF_112_BLF_115_next_round_until_somebody_has_enough);
    RUN_TEST(test_BLF_114_most_rounds_share_the_match);
    RUN_TEST(test_BLF_116_BLF_117_BLF_118_what_the_next_round_begins_with);
    RUN_TEST(test_BLF_118_BLF_119_rounds_of_a_match);
    return UNITY_END();
}
