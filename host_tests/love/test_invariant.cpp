// What is always true (RULES.md) is noticed when it is not, and holds in random matches.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

struct Spoilt {
    const char* told;
    void (*spoil)(Position& t);
};

void challenge_blue(Position& t) { t.play({DUEL(B0)}); }
void fire_at_blue(Position& t) { t.play({DUEL(B0), FIRE(3)}); }

const Spoilt cases[] = {
    {"a Heart has no owner", [](Position& t) { t.s.owner[B0] = 4; }},
    {"a Lasso is lost or doubled", [](Position& t) { (void)t.s.deck.draw(); }},
    {"a Lasso is lost or doubled", [](Position& t) { ++t.s.discard[G]; }},
    {"a Lasso is lost or doubled", [](Position& t) { t.s.claimed = 1; }},
    {"a Lasso is lost or doubled", [](Position& t) { ++t.s.hand[R][B]; }},
    {"deck and discard are not twenty Lassos",
     [](Position& t) {
         ++t.s.hand[R][R];
         (void)t.s.deck.remove(R);
     }},
    {"more couples than Love chips", [](Position& t) { t.s.couples = RB | RG | GY; }},
    {"a player has not three Lassos",
     [](Position& t) {
         --t.s.hand[R][R];
         ++t.s.hand[B][R];
     }},
    {"a player has more than six bullets", [](Position& t) { t.s.bullets[G] = 7; }},
    {"a hand has more or fewer cards than is known", [](Position& t) { ++t.s.unknown[B]; }},
    {"a Lasso is known that is not there",
     [](Position& t) {
         --t.s.known[R][R];
         ++t.s.known[R][B];
     }},
    {"a Lasso is known that is not there",
     [](Position& t) {
         ++t.s.known[B][R];
         --t.s.known[B][Y];
     }},
    {"a Lasso is known that is not there",
     [](Position& t) {
         --t.s.known[B][R];
         ++t.s.known[B][Y];
     }},
    {"a Duel stands open", [](Position& t) { t.s.duel.heart = B0; }},
    {"a Duel is not for a rival's Heart",
     [](Position& t) {
         challenge_blue(t);
         t.s.duel.heart = no_heart;
     }},
    {"a Duel is not for a rival's Heart",
     [](Position& t) {
         t.turn(B, 1, R).play({DUEL(R0)});
         t.s.duel.heart = heart_count;  // just past the end
     }},
    {"a Duel is not for a rival's Heart",
     [](Position& t) {
         challenge_blue(t);
         t.s.duel.heart = G0;
     }},
    {"a Duel is not for a rival's Heart",
     [](Position& t) {
         challenge_blue(t);
         t.s.duel.heart = R0;
         t.s.duel.defender = R;
     }},
    {"duellists are in love",
     [](Position& t) {
         challenge_blue(t);
         t.s.couples = RB;
     }},
    {"a duellist without bullets must split them",
     [](Position& t) {
         challenge_blue(t);
         t.s.bullets[R] = 0;
     }},
    {"the challenger's split is not what the phase says",
     [](Position& t) {
         challenge_blue(t);
         t.s.duel.fired[challenger] = 2;
     }},
    {"the challenger's split is not what the phase says",
     [](Position& t) {
         fire_at_blue(t);
         t.s.duel.fired[challenger] = not_fixed;
     }},
    {"the challenger fires what he has not",
     [](Position& t) {
         fire_at_blue(t);
         t.s.bullets[R] = 2;
     }},
    {"the challenger fires what he has not",
     [](Position& t) {
         fire_at_blue(t);
         t.s.bullets[R] = 0;
     }},
    {"the defender's split is fixed too early",
     [](Position& t) {
         fire_at_blue(t);
         t.s.duel.fired[defender] = 1;
     }},
    {"the defender's split is fixed too early",
     [](Position& t) {
         challenge_blue(t);
         t.s.bullets[B] = 0;
     }},
    {"a winner and no end, or an end and none", [](Position& t) { t.s.winner = R; }},
    {"a winner and no end, or an end and none", [](Position& t) { t.s.phase = Phase::over; }},
    {"the sun is down and the game goes on", [](Position& t) { t.s.turns = 200; }},
    {"the target is reached and the game goes on", [](Position& t) { t.s.score[Y] = 50; }},
    {"a turn begins with an action done", [](Position& t) { t.s.actions_done = 1; }},
    {"an action is paid out of its turn", [](Position& t) { t.s.phase = Phase::paid_action; }},
    {"a Duel is not an action of the turn",
     [](Position& t) {
         challenge_blue(t);
         t.s.actions_done = 0;
     }},
    {"a Duel is not an action of the turn",
     [](Position& t) {
         challenge_blue(t);
         t.s.actions_done = 3;
     }},
    {"there is nothing to pay with",
     [](Position& t) {
         t.play({CLAIM({R})});
         t.s.bullets[R] = 1;
     }},
    {"it is the turn of the wrong player", [](Position& t) { t.s.turn_seat = B; }},
};

void test_each_breach_is_told() {
    for (const Spoilt& each : cases) {
        Position t;
        each.spoil(t);
        const char* told = Rules::invariant(t.s);
        TEST_ASSERT_NOT_NULL_MESSAGE(told, each.told);
        TEST_ASSERT_EQUAL_STRING(each.told, told);
    }
}

void test_LOV_007_LOV_012_LOV_013_LOV_014_random_matches_are_sound() {
    int steps = 0;
    play_at_random(30, [&](const Step& step) {
        const char* wrong = Rules::invariant(step.after);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
        ++steps;
    });
    TEST_ASSERT_GREATER_THAN(3000, steps);
}

// Bullets change only by payment, fire, refund and Reload: recounted from the events.
void test_LOV_007_LOV_037_LOV_094_LOV_096_where_bullets_go() {
    play_at_random(20, [](const Step& step) {
        std::array<int, seat_count> expected{};
        for (std::size_t seat = 0; seat < seat_count; ++seat)
            expected[seat] = step.before.bullets[seat];
        const auto fired = [](std::uint8_t told) { return told == fists ? 0 : told; };
        for (const Event& event : step.events) {
            if (event.kind == reloaded) expected[event.a] = 6;
            if (event.kind == paid) expected[event.a] -= 2;
            if (event.kind == bullet_returned) ++expected[event.a];
            if (event.kind != totals) continue;
            expected[step.after.last_duel.seats[challenger]] -= fired(event.c);
            expected[step.after.last_duel.seats[defender]] -= fired(event.d);
        }
        for (std::size_t seat = 0; seat < seat_count; ++seat)
            TEST_ASSERT_EQUAL(expected[seat], step.after.bullets[seat]);
    });
}

void test_LOV_033_LOV_130_length_of_turns_and_matches() {
    int in_turn = 0, in_match = 0, longest_turn = 0;
    play_at_random(30, [&](const Step& step) {
        if (step.before.turns == 0 && step.before.phase == Phase::free_action) in_match = 0;
        if (step.before.phase == Phase::free_action) in_turn = 0;
        longest_turn = std::max(longest_turn, ++in_turn);
        TEST_ASSERT_LESS_OR_EQUAL(1200, ++in_match);
        TEST_ASSERT_LESS_OR_EQUAL(200, step.after.turns);
    });
    TEST_ASSERT_EQUAL(6, longest_turn);
    TEST_ASSERT_EQUAL(1200, Rules::info.longest_match);
}

void test_LOV_028_turn_follows_from_the_count() {
    play_at_random(10, [](const Step& step) {
        if (!step.after.over())
            TEST_ASSERT_EQUAL((step.after.first_seat + step.after.turns) % 4, step.after.turn_seat);
    });
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_each_breach_is_told);
    RUN_TEST(test_LOV_007_LOV_012_LOV_013_LOV_014_random_matches_are_sound);
    RUN_TEST(test_LOV_007_LOV_037_LOV_094_LOV_096_where_bullets_go);
    RUN_TEST(test_LOV_033_LOV_130_length_of_turns_and_matches);
    RUN_TEST(test_LOV_028_turn_follows_from_the_count);
    return UNITY_END();
}
