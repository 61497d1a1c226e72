// Why a choice is advised: the sentences of hand-made positions, and that they fit, need nothing
// hidden and are true in whatever comes up.
#include "bluff/reason.h"

#include <cstdio>
#include <set>

#include "bluff/odds.h"
#include "self_play.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

std::string reason(const State& s, Action action) {
    kit::Text<128> out;
    hint_reason(s, s.actor, action, out);
    return std::string(out.view());
}
// The same from what the seat sees.
void says(const Table& t, Action action, const char* sentences) {
    TEST_ASSERT_EQUAL_STRING(sentences, reason(t.masked_for(t.s.actor), action).c_str());
    TEST_ASSERT_EQUAL_STRING(sentences, reason(t.s, action).c_str());
}

// F2: seat 0 has 1 2 2 4 3 and holds C4a B2a; seat 1 shows 4 4 1.
void test_plays() {
    const Table t = F2();
    says(t, CROW(0, at(0, 0)), "Your Pair becomes Two pair. And it is true.");
    says(t, CROW(1, at(0, 0)),
         "Your Pair becomes Three kind. A lie, but 4 Crows are still hidden.");
    says(t, CROW(0, at(0, 4)), "Your Pair becomes Two pair. And it is true.");
    says(t, CROW(0, at(0, 1)), "Your Pair gets better. And it is true.");
    says(t, CROW(0, at(0, 3)), "You still have Pair. And it is true.");
    says(t, CROW(0, at(1, 2)), "It changes another's hand. And it is true.");
    says(t, CROW(1, at(1, 0)), "Another's Pair is broken. A lie, but 4 Crows are still hidden.");
    says(t, CUP(0, at(0, 1), at(1, 2)),
         "You still have Pair. A lie, but 2 Cups are still hidden.");
    says(t, CUP(0, at(0, 1), at(1, 3)),
         "You get a card you do not know. A lie, but 2 Cups are still hidden.");
    says(t, KEY(0, 1), "It shows you 2 cards. A lie, but 2 Keys are still hidden.");
    says(t, KEY(0, 0), "It shows you nothing new. A lie, but 2 Keys are still hidden.");
    says(t, BLANK(1), "A blank shot changes no hand. And it is true.");
}

void test_answers() {
    Table t = F2();
    t.play({CROW(0, at(1, 0))});
    says(t, CALL, "Crows unseen: 3 of 8. A liar who is caught loses a card.");
    says(t, BULLET, "It is false: a call costs you a card. It stops the Crow.");
    says(t, PASS, "You get a card you do not know. A wrong call costs a card.");
    t.play({BULLET});
    says(t, PASS, "The Crow is cancelled. It does not touch your cards.");
    says(t, BULLET, "It is true: a call costs the caller. It saves the Crow.");
    t.play({BULLET});
    says(t, CALL, "Bullets unseen: 3 of 8. A liar who is caught loses a card.");
    // What is known of a Cup is told; a claim that leaves me alone is let be.
    Table cup_at_me = F2();
    cup_at_me.play({CUP(0, at(0, 0), at(1, 2))});
    says(cup_at_me, PASS, "You still have Pair. A wrong call costs a card.");
    Table own = F2();
    own.play({CROW(0, at(0, 0))});
    says(own, PASS, "It does not touch your cards.");
    own.play({BULLET});
    says(own, PASS, "The Crow is cancelled. A wrong call costs a card.");
    own.play({BULLET});
    // All bullets open but those that may be the second one.
    TEST_ASSERT_TRUE(reason(own.s, CALL).starts_with("Bullets unseen: "));
    own.play({PASS});
}

void test_a_suit_that_lies_open_cannot_be_there() {
    Table t({.scoring = {"C1a^ C1b^ C2a^ C2b^ C3a^", "C3b^ C4a^ C4b^ B1a^ K3a^"},
             .hands = {"U4a B2a", "U3a"},
             .deck = "K1a U1a B3a K2a K4a FIN U1b"});
    says(t, CROW(0, at(0, 0)), "You are left with Pair. A lie, and no Crow is hidden.");
    t.play({CROW(0, at(1, 1))});
    says(t, CALL, "You see every Crow: it is a lie.");
}

void test_penalties_and_rounds() {
    Table t = F2(2);
    t.play({BLANK(1), CALL});
    t.owes(1, 0);
    says(t, PICK(0), "It breaks a Pair.");
    says(t, PICK(2), "It takes away a 1.");
    says(t, PICK(3), "You do not know this card.");
    Table end = F2(2);
    end.deck("FIN C1b U1a").play({BLANK(1), PASS});
    says(end, NEXT, "The round is over.");
}

// Two lines are enough, each sentence has one; and nothing hidden is needed.
void test_every_sentence_fits_and_needs_no_secret() {
    std::set<std::string> all;
    std::size_t longest = 0;
    play_at_random(150, [&](const Step& step) {
        const State& s = step.before;
        if (s.actor == kit::nobody) return;
        const std::string text = reason(s, step.action);
        State masked = s;
        Rules::mask(masked, s.actor);
        TEST_ASSERT_EQUAL_STRING(text.c_str(), reason(masked, step.action).c_str());
        std::string rest = text;
        int sentences = 0;
        while (!rest.empty()) {
            const std::size_t stop = rest.find(". ");
            const std::string sentence =
                stop == std::string::npos ? rest : rest.substr(0, stop + 1);
            rest = stop == std::string::npos ? "" : rest.substr(stop + 2);
            TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(reason_line, sentence.size(), sentence.c_str());
            TEST_ASSERT_TRUE(sentence.back() == '.');
            longest = std::max(longest, sentence.size());
            all.insert(sentence);
            ++sentences;
        }
        TEST_ASSERT_TRUE(sentences == 1 || sentences == 2);
    });
    std::printf("%zu sentences, the longest of %zu characters\n", all.size(), longest);
    TEST_ASSERT_TRUE(all.size() > 60);
}

// What is said of the own hand comes true when the card works.
void test_what_is_promised_comes_true() {
    int promises = 0;
    play_at_random(200, [&](const Step& step) {
        if (step.action.kind != play) return;
        const State& s = step.before;
        const Claim claim = claim_of(step.action);
        const std::string text = reason(s, step.action);
        if (!text.starts_with("Your ") || text.find(" becomes ") == text.npos) return;
        Table t = F2();
        t.s = s;
        State after = s;
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(after, step.action, unseen).ok());
        while (after.phase == in_respond) TEST_ASSERT_TRUE(Rules::apply(after, PASS, unseen).ok());
        const auto name = [](HandKey hand) {
            return std::string(category_names[category_of(hand)]);
        };
        const std::string wanted =
            "Your " + name(s.key_of(s.active)) + " becomes " + name(after.key_of(s.active)) + ".";
        TEST_ASSERT_TRUE_MESSAGE(text.starts_with(wanted), (text + " / " + wanted).c_str());
        TEST_ASSERT_TRUE(claim.ability == crow || claim.ability == cup);
        ++promises;
    });
    TEST_ASSERT_TRUE(promises > 50);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_plays);
    RUN_TEST(test_answers);
    RUN_TEST(test_a_suit_that_lies_open_cannot_be_there);
    RUN_TEST(test_penalties_and_rounds);
    RUN_TEST(test_every_sentence_fits_and_needs_no_secret);
    RUN_TEST(test_what_is_promised_comes_true);
    return UNITY_END();
}
