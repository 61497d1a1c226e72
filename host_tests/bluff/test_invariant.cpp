// What is always true (RULES.md) is noticed when it is not, and holds in random matches.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

struct Spoilt {
    const char* told;
    void (*spoil)(Table& t);
};

void ask(Table& t) { t.play({CROW(0, at(1, 2))}); }
void shoot_once(Table& t) { t.play({CROW(0, at(1, 2)), BULLET}); }
void call_it(Table& t) { t.play({CROW(0, at(1, 2)), CALL}); }
// S2 wins the round, with 4 4 4.
void end_it(Table& t) {
    t.s.target_wins = 2;
    t.deck("FIN B2b").play({BLANK(0), PASS, PASS});
}
void end_the_match(Table& t) { t.deck("FIN B2b").play({BLANK(0), PASS, PASS}); }

const Spoilt cases[] = {
    {"a card is none of the game's", [](Table& t) { t.s.deck[0] = unknown_card; }},
    {"a card is none of the game's", [](Table& t) { t.s.hand[1][0] = fin + 1; }},
    {"a card is lost or doubled", [](Table& t) { (void)t.s.deck.draw(); }},
    {"a card is lost or doubled", [](Table& t) { t.s.discard.push(card("C1a")); }},
    {"a card is lost or doubled", [](Table& t) { t.s.hand[2][0] = card("C1a"); }},
    {"a card is lost or doubled", [](Table& t) { t.s.at(at(2, 4)).card = card("C1a"); }},
    {"a card is lost or doubled", [](Table& t) { t.s.discard.push(card("C6a")); }},
    {"a card is lost or doubled",
     [](Table& t) {
         ask(t);
         t.s.stack[0].card = card("C1a");
     }},
    {"Fin is not where it belongs", [](Table& t) { (void)t.s.deck.remove(fin); }},
    {"Fin is not where it belongs",
     [](Table& t) {
         (void)t.s.deck.remove(fin);
         t.s.discard.push(fin);
     }},
    {"Fin is not where it belongs", [](Table& t) { t.s.deck.push(fin); }},
    {"Fin is not where it belongs", [](Table& t) { t.s.discard.push(fin); }},
    {"Fin is not where it belongs",
     [](Table& t) {
         end_it(t);
         t.s.deck.push(fin);
     }},
    {"an owner does not know the own card",
     [](Table& t) { t.s.at(at(1, 4)).known_by = set_of(0); }},
    {"an open card is not known by all", [](Table& t) { t.s.at(at(1, 0)).known_by = set_of(1); }},
    {"an open card is not known by all", [](Table& t) { t.s.at(at(0, 0)).known_by = set_of(0); }},
    {"a card stays hidden after the round",
     [](Table& t) {
         end_it(t);
         t.s.at(at(2, 4)).face_up = 0;
     }},
    {"the wrong seat decides", [](Table& t) { t.s.actor = 1; }},
    {"the wrong seat decides", [](Table& t) { t.s.active = t.s.actor = 3; }},
    {"the wrong seat decides",
     [](Table& t) {
         ask(t);
         t.s.actor = 3;
     }},
    {"the wrong seat decides",
     [](Table& t) {
         call_it(t);
         t.s.actor = kit::nobody;
     }},
    {"the wrong seat decides",
     [](Table& t) {
         end_it(t);
         t.s.actor = 1;
     }},
    {"the wrong seat decides",
     [](Table& t) {
         end_the_match(t);
         t.s.actor = 0;
     }},
    {"a Playing Hand has too many cards", [](Table& t) { t.s.hand[1].push(t.s.deck.draw()); }},
    {"a Playing Hand has too many cards",
     [](Table& t) {
         ask(t);
         t.s.hand[0].push(t.s.deck.draw());
     }},
    {"a turn begins without two cards", [](Table& t) { t.s.discard.push(t.s.hand[0].pop()); }},
    {"a stack stands outside of its window",
     [](Table& t) {
         ask(t);
         t.s.phase = in_penalty;
     }},
    {"the stack has too few or too many cards",
     [](Table& t) {
         ask(t);
         t.s.discard.push(t.s.stack.pop().card);
     }},
    {"the stack has too few or too many cards",
     [](Table& t) {
         t.play({CROW(0, at(1, 2)), BULLET, BULLET, BULLET});
         t.s.stack.push({t.s.deck.draw(), 2});
     }},
    {"the stack begins with another's card",
     [](Table& t) {
         ask(t);
         t.s.stack[0].seat = 2;
     }},
    {"an answer claims something else than a Bullet",
     [](Table& t) {
         shoot_once(t);
         t.s.stack[1].claim.ability = key;
     }},
    {"a seat answers its own card",
     [](Table& t) {
         shoot_once(t);
         t.s.stack[1].seat = 0;
     }},
    {"a seat has two bullets in a stack",
     [](Table& t) {
         t.play({CROW(0, at(1, 2)), BULLET, BULLET});
         t.s.stack.push({t.s.deck.draw(), 1});
         t.s.actor = 2;
     }},
    {"a seat is asked about its own card",
     [](Table& t) {
         shoot_once(t);
         t.s.actor = 1;
     }},
    {"a penalty stands open", [](Table& t) { t.s.penalty.loser = 1; }},
    {"a penalty stands open", [](Table& t) { t.s.penalty.chooser = 1; }},
    {"a penalty is chosen by the wrong seat",
     [](Table& t) {
         call_it(t);
         t.s.penalty.loser = kit::nobody;
     }},
    {"a penalty is chosen by the wrong seat",
     [](Table& t) {
         call_it(t);
         t.s.penalty.loser = 3;
     }},
    {"a penalty is chosen by the wrong seat",
     [](Table& t) {
         call_it(t);
         t.s.penalty.chooser = 3;
     }},
    {"a penalty is chosen by the wrong seat",
     [](Table& t) {
         call_it(t);
         t.s.penalty.loser = 0;
     }},
    {"a penalty is chosen by the wrong seat",
     [](Table& t) {
         call_it(t);
         t.s.actor = 2;
     }},
    {"the deck is too large",
     [](Table& t) {
         t.s.deck.push(t.s.hand[1].pop());
         t.s.deck.push(t.s.hand[2].pop());
         while (t.s.deck.size() < 23) t.s.deck.push(t.s.discard.pop());
     }},
    {"too many turns",
     [](Table& t) {
         while (t.s.log.size() <= 23) t.s.log.push({});
     }},
    {"too many rounds", [](Table& t) { t.s.round = 1; }},
    {"more of something than there could be", [](Table& t) { t.s.counters[2].bluffs = 1; }},
    {"more of something than there could be", [](Table& t) { t.s.counters[2].false_bullets = 1; }},
    {"more of something than there could be",
     [](Table& t) { t.s.counters[2] = {.windows = 9, .calls = 1, .right_calls = 2}; }},
    {"more of something than there could be",
     [](Table& t) { t.s.counters[2] = {.windows = 1, .calls = 2}; }},
    {"winners and no end, or an end and none", [](Table& t) { t.s.winners = 1; }},
    {"winners and no end, or an end and none",
     [](Table& t) {
         end_it(t);
         t.s.winners = 0;
     }},
    {"an end without a cause", [](Table& t) { t.s.end_cause = EndCause::drawn; }},
    {"an end without a cause",
     [](Table& t) {
         end_it(t);
         t.s.end_cause = EndCause::none;
     }},
    {"the match ends too early or too late", [](Table& t) { t.s.wins[1] = 1; }},
    {"the match ends too early or too late",
     [](Table& t) {
         end_the_match(t);
         t.s.wins = {};
     }},
    {"a winner has not the best hand",
     [](Table& t) {
         end_it(t);
         t.s.winners = set_of(0);
     }},
    {"a winner has not the best hand",
     [](Table& t) {
         end_it(t);
         t.s.winners = 1 + 2 + 4;
     }},
    {"a winner has not the best hand",
     [](Table& t) {
         end_it(t);
         t.s.winners = set_of(0) + set_of(2);
     }},
    {"a winner has not the best hand",
     [](Table& t) {
         end_it(t);
         t.s.winners = set_of(1);
     }},
};

void test_each_breach_is_told() {
    for (const Spoilt& each : cases) {
        Table t = F3();
        each.spoil(t);
        const char* told = Rules::invariant(t.s);
        TEST_ASSERT_NOT_NULL_MESSAGE(told, each.told);
        TEST_ASSERT_EQUAL_STRING(each.told, told);
    }
}

void test_BLF_024_BLF_046_BLF_088_random_matches_are_sound() {
    int steps = 0;
    play_at_random(150, [&](const Step& step) {
        const char* wrong = Rules::invariant(step.after);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
        TEST_ASSERT_LESS_OR_EQUAL(most_events, step.events.size());
        TEST_ASSERT_LESS_OR_EQUAL(3 * step.after.seats + 16, step.after.discard.size());
        ++steps;
    });
    TEST_ASSERT_GREATER_THAN(5000, steps);
}

void test_BLF_119_length_of_rounds_and_matches() {
    const int bounds[] = {0, 0, 64, 96, 134, 178};
    int in_round = 0;
    play_at_random(200, [&](const Step& step) {
        ++in_round;
        TEST_ASSERT_LESS_OR_EQUAL(2 * step.after.seats + 17, step.after.log.size());
        TEST_ASSERT_LESS_OR_EQUAL(bounds[step.after.seats], in_round);
        if (step.after.round_over() || step.action.kind == next) in_round = 0;
    });
    TEST_ASSERT_EQUAL(1968, Rules::info.longest_match);
    TEST_ASSERT_EQUAL(662, Rules::info.most_legal);
    for (int players = 2; players <= 5; ++players)
        TEST_ASSERT_EQUAL(bounds[players], actions_per_round(players));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_each_breach_is_told);
    RUN_TEST(test_BLF_024_BLF_046_BLF_088_random_matches_are_sound);
    RUN_TEST(test_BLF_119_length_of_rounds_and_matches);
    return UNITY_END();
}
