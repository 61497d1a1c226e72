// Actions in words, and why something may not be done.
#include <string>
#include <string_view>

#include "table.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void described(const char* wanted, const Table& t, Action action) {
    kit::Text<200> text;
    Rules::describe(t.s, action, text);
    TEST_ASSERT_EQUAL_STRING(wanted, text.c_str());
}

void test_actions_in_words() {
    Table t;
    t.hand(R, {R, R, G});
    described("Reload", t, RELOAD());
    described("Reload and exchange 2 Red, Green", t, RELOAD({R, R, G}));
    described("Claim Red", t, CLAIM({R}));
    described("Challenge Blue for a Blue Heart", t, DUEL(B0));
    described("", t, DUEL(8));  // no Heart, no words
    t.owns(B, {G0}).play({CLAIM({R})});
    described("Pay 2 and claim Red", t, CLAIM({R}));
    described("Pay 2 and challenge Blue for a Green Heart", t, DUEL(G0));
    described("End the turn, score 2", t, END);
    t.play({DUEL(B0)});
    described("Fire 3, keep 1", t, FIRE(3));
    Table claimed;
    claimed.claimed({B0}).hand(B, {R, Y});
    described("Challenge Blue for a claimed Blue Heart", claimed, DUEL(B0));
}

void refused_because(const char* why, const Table& t, Action action) {
    t.no(action);
    const kit::Verdict verdict = may(t.s, action);
    TEST_ASSERT_EQUAL_STRING(why, verdict.why_not);
}

void test_reasons_for_a_person() {
    Table t;
    refused_because("No such action", t, {9, 0});
    refused_because("No such action", t, {duel, B0, 1});
    refused_because("No such action", t, {duel, B0, 0, 1});
    refused_because("One action is compulsory", t, END);
    refused_because("There is no duel", t, FIRE(0));
    refused_because("You hold no such Lasso", t, RELOAD({B}));
    refused_because("You hold no such Lasso", t, CLAIM({R, R}));
    refused_because("No unclaimed Heart of yours matches", t, CLAIM({G}));
    refused_because("Claim at least one Heart", t, CLAIM({}));
    refused_because("There is no such Heart", t, DUEL(8));
    refused_because("That Heart is yours", t, DUEL(R0));
    refused_because("Name the first of two equal Hearts", t, DUEL(B1));
    t.play({RELOAD()});
    refused_because("Reload only as the first action", t, RELOAD());
    refused_because("No such action", t, {end, 1});
    t.play({DUEL(B0)});
    refused_because("Choose how many bullets to fire", t, END);
    refused_because("You have not so many bullets", t, FIRE(5));
    Table over;
    over.in_love(RB).score(R, 49).play({RELOAD(), END});
    refused_because("The game is over", over, RELOAD());
}

void test_reasons_for_a_menu() {
    Table t;
    for (const Kind kind : {reload, claim, duel}) TEST_ASSERT_TRUE(may_any(t.s, kind).ok());
    TEST_ASSERT_FALSE(may_any(t.s, end).ok());
    t.hand(R, {B, G, Y});
    TEST_ASSERT_EQUAL_STRING("No Lasso matches a Heart of yours", may_any(t.s, claim).why_not);
    t.owns(R, {B0, B1, G0, G1, Y0, Y1});
    TEST_ASSERT_EQUAL_STRING("All Hearts are yours", may_any(t.s, duel).why_not);
    // A menu says of each kind exactly what the list says.
    play_at_random(6, [](const Step& step) {
        for (const Kind kind : {reload, claim, duel, commit, end}) {
            std::vector<Action> room(64);
            kit::Actions out(room);
            Rules::legal(step.after, out);
            const auto kept = out.kept();
            TEST_ASSERT_EQUAL(std::any_of(kept.begin(), kept.end(),
                                          [=](Action action) { return action.kind == kind; }),
                              may_any(step.after, kind).ok());
        }
    });
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_actions_in_words);
    RUN_TEST(test_reasons_for_a_person);
    RUN_TEST(test_reasons_for_a_menu);
    return UNITY_END();
}
