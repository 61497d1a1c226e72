// What a caught liar or a wrong caller loses: BLF-073 .. BLF-082.
#include <map>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// S0 lies and is caught by S1, who now chooses.
Table caught(const std::string& deck = "K1a U1a B3a FIN C1b") {
    Table t = F2();
    t.deck(deck).play({CROW(1, at(1, 0)), CALL});
    return t;
}

void test_BLF_073_BLF_078_BLF_087_card_lost_and_replaced() {
    Table t = caught();
    t.play({PICK(3)});
    t.shows(at(0, 3), "K1av", "0");
    t.discarded_last("B4a");
    TEST_ASSERT_TRUE(t.happened({.kind = card_lost, .a = 0, .b = 3, .c = card("B4a")}));
    TEST_ASSERT_TRUE(t.happened(
        {.kind = replaced, .seen_by = set_of(0), .a = 0, .b = 3, .c = card("K1a"), .open = 2}));
    TEST_ASSERT_EQUAL(3, t.s.log[0].lost_slot);
    TEST_ASSERT_EQUAL(card("B4a"), t.s.log[0].lost_card);
    TEST_ASSERT_FALSE(t.s.penalty.due());
    t.decides(1, in_play);
    t.holds(1, "U3a U1a");
    Table open = caught();  // an open card is replaced face-down, too
    open.play({PICK(0)});
    open.shows(at(0, 0), "K1av", "0");
}

void test_BLF_074_who_chooses() {
    caught().owes(0, 1);
    Table wrong = F2();
    wrong.play({CROW(0, at(1, 0)), CALL});
    wrong.owes(1, 0);
    wrong.play({PICK(2)});
    wrong.shows(at(1, 2), "K1av", "1");
}

void test_BLF_075_false_bullet_is_paid_for_in_this_turn() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), PASS, BULLET, CALL});
    t.owes(2, 0);
    t.play({PICK(0)});
    t.shows(at(2, 0), "C4bv", "2");
    t.decides(1, in_play);  // the turn was S0's, and goes on to S1
}

void test_BLF_076_choice_comes_after_the_effect() {
    Table t = F3();
    t.hand(0, "U2b K1a").play({CUP(0, at(0, 0), at(1, 2)), CALL, PICK(2)});
    t.discarded_last("U2b C1a");  // what the Cup has brought there
    t.shows(at(1, 2), "C4bv", "1");
    Table looked = F3();  // what the Key has shown may be used
    looked.play({KEY(1, 1), CALL});
    looked.owes(1, 0);
    TEST_ASSERT_TRUE(looked.s.at(at(1, 3)).known_to(0));
}

void test_BLF_077_any_of_the_five() {
    for (int slot = 0; slot < 5; ++slot) {
        Table t = caught();
        TEST_ASSERT_TRUE(
            (t.legal() == std::vector<Action>{PICK(0), PICK(1), PICK(2), PICK(3), PICK(4)}));
        const State seen = t.masked_for(1);
        TEST_ASSERT_EQUAL(unknown_card, seen.at(at(0, 3)).card);  // no look before choosing
        const Card lost = t.s.at(at(0, slot)).card;
        t.play({PICK(slot)});
        TEST_ASSERT_EQUAL(lost, t.s.discard.back());
    }
    caught().no(PICK(5));
}

void test_BLF_079_fin_as_a_new_card() {
    Table t = caught("FIN U1a K1a");
    t.play({PICK(0)});
    TEST_ASSERT_EQUAL(card("U1a"), t.s.at(at(0, 0)).card);
    TEST_ASSERT_FALSE(t.s.deck.contains(fin));
    t.deck_is("K1a");
    t.decides(kit::nobody, in_match_end);
    TEST_ASSERT_TRUE(t.s.end_cause == EndCause::penalty);
    TEST_ASSERT_TRUE((t.story() == std::vector<int>{card_lost, replaced, fin_found, round_ended}));
    TEST_ASSERT_TRUE(t.happened({.kind = fin_found, .a = 0, .b = 2}));  // it came to the loser
    // The loser need not be the one whose turn it is.
    Table wrong = F2();
    wrong.deck("FIN U1a").play({CROW(0, at(1, 0)), CALL, PICK(4)});
    TEST_ASSERT_TRUE(wrong.happened({.kind = fin_found, .a = 1, .b = 2}));
    TEST_ASSERT_EQUAL(card("U1a"), wrong.s.at(at(1, 4)).card);
}

void test_BLF_080_BLF_081_the_discard_pile_becomes_the_deck() {
    std::map<Card, int> came;
    for (kit::Seed seed = 0; seed < 400; ++seed) {
        Table t = caught("FIN");
        t.s.rng = kit::Rng(seed);
        std::vector<Card> pile(t.s.discard.begin(), t.s.discard.end());
        pile.push_back(t.s.at(at(0, 4)).card);
        kit::Rng rng(seed);
        for (std::size_t i = pile.size() - 1; i >= 1; --i)
            std::swap(pile[i], pile[rng.below(static_cast<std::uint32_t>(i + 1))]);
        t.play({PICK(4)});
        TEST_ASSERT_EQUAL(pile[0], t.s.at(at(0, 4)).card);
        pile.erase(pile.begin());
        t.deck_is(names_of(pile));
        TEST_ASSERT_EQUAL(0, t.s.discard.size());
        TEST_ASSERT_TRUE(rng == t.s.rng);
        TEST_ASSERT_TRUE(t.happened({.kind = reshuffled, .a = 21}));
        TEST_ASSERT_TRUE((t.story() == std::vector<int>{card_lost, reshuffled, replaced, fin_found,
                                                        round_ended}));
        ++came[t.s.at(at(0, 4)).card];
    }
    TEST_ASSERT_EQUAL(21, came.size());
    TEST_ASSERT_GREATER_THAN(0, came[card("C3a")]);  // the very card just lost
    TEST_ASSERT_GREATER_THAN(0, came[card("B2a")]);  // and the card just played
    TEST_ASSERT_EQUAL(0, came[fin]);
}

void test_BLF_080_largest_pile() {
    // All five and S0's other card have been shot, and the deck is Fin alone: 32 cards.
    Table t = F5();
    t.deck("FIN").play({CROW(0, at(4, 0)), BULLET, BULLET, BULLET, BULLET, BULLET, CALL});
    TEST_ASSERT_EQUAL(31, t.s.discard.size());
    t.play({PICK(0)});
    TEST_ASSERT_EQUAL(31, t.s.deck.size());
    TEST_ASSERT_TRUE(t.happened({.kind = reshuffled, .a = 32}));
}

void test_BLF_082_shuffled_at_most_once_and_just_before_the_end() {
    int shuffles = 0;
    play_at_random(400, [&](const Step& step) {
        const bool shuffled =
            std::any_of(step.events.begin(), step.events.end(),
                        [](const Event& event) { return event.kind == reshuffled; });
        shuffles += shuffled;
        if (shuffled) TEST_ASSERT_TRUE(step.after.round_over());
        if (step.after.deck.size() > step.before.deck.size())
            TEST_ASSERT_TRUE(shuffled || step.action.kind == next);
    });
    TEST_ASSERT_GREATER_THAN(0, shuffles);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_073_BLF_078_BLF_087_card_lost_and_replaced);
    RUN_TEST(test_BLF_074_who_chooses);
    RUN_TEST(test_BLF_075_false_bullet_is_paid_for_in_this_turn);
    RUN_TEST(test_BLF_076_choice_comes_after_the_effect);
    RUN_TEST(test_BLF_077_any_of_the_five);
    RUN_TEST(test_BLF_079_fin_as_a_new_card);
    RUN_TEST(test_BLF_080_BLF_081_the_discard_pile_becomes_the_deck);
    RUN_TEST(test_BLF_080_largest_pile);
    RUN_TEST(test_BLF_082_shuffled_at_most_once_and_just_before_the_end);
    return UNITY_END();
}
