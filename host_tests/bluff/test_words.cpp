// Actions in words, and what may not be done: BLF-025, BLF-120 .. BLF-122.
#include <cstring>
#include <string>

#include "described.h"
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

constexpr kit::Names names{{"You", "Belle", "Grudge", "Slate", "Stranger"}};

void described(const char* wanted, const Table& t, Action action) {
    assert_described<Rules>(wanted, t.s, action, names);
}

void test_actions_in_words() {
    Table t = F3();
    described("Claim Crow on your 1st card", t, CROW(0, at(0, 0)));
    described("Claim Crow on Belle's 2nd card", t, CROW(0, at(1, 1)));
    described("Claim Cup: your 3rd card for Grudge's 5th card", t, CUP(0, at(0, 2), at(2, 4)));
    described("Claim Cup: Belle's 4th card for Grudge's 1st card", t, CUP(1, at(1, 3), at(2, 0)));
    described("Claim Key on Belle's hand", t, KEY(0, 1));
    described("Claim Key on your hand", t, KEY(0, 0));
    described("Claim Bullet, a blank shot", t, BLANK(0));
    described("", t, CROW(0, 15));  // nobody sits there: no words
    described("", t, KEY(0, 3));
    t.play({BLANK(0)});
    described("Pass", t, PASS);
    described("Call the bluff", t, CALL);
    described("Fire a Bullet", t, BULLET);
    described("", t, BLANK(0));
    t.play({PASS, PASS});
    described("Claim Crow on your 1st card", t, CROW(0, at(0, 0)));
    described("Claim Key on your hand", t, KEY(0, 0));
    described("Deal the next round", t, NEXT);
    Table caught = F3();
    caught.play({BLANK(0), CALL});
    described("Take your 4th card", caught, PICK(3));
    described("", caught, PICK(5));
    Table wrong = F3();
    wrong.play({CROW(0, at(1, 0)), PASS, CALL});
    described("Take Grudge's 5th card", wrong, PICK(4));
}

void test_BLF_025_words_do_not_tell_which_card() {
    const Table t = F5();
    for (const Action& each : t.legal()) {
        if (index_of(each) != 0) continue;
        kit::Text<200> older, newer;
        Rules::describe(t.s, each, names, older);
        Rules::describe(t.s, play_of(1, claim_of(each)), names, newer);
        TEST_ASSERT_EQUAL_STRING(older.c_str(), newer.c_str());
        TEST_ASSERT_GREATER_THAN(0, older.view().size());
    }
}

// A lesson compares actions by their words, in 63 characters; a hint has 73 for them.
void test_longest_words() {
    constexpr kit::Names long_names{{"Marshal Grudge 1", "Marshal Grudge 2", "Marshal Grudge 3",
                                     "Marshal Grudge 4", "Marshal Grudge 5"}};
    std::size_t plain = 0, longest = 0;
    const Table t = F5();
    for (const Action& each : t.legal()) {
        kit::Text<200> text, named;
        Rules::describe(t.s, each, kit::plain_names, text);
        Rules::describe(t.s, each, long_names, named);
        plain = std::max(plain, text.view().size());
        longest = std::max(longest, named.view().size());
    }
    TEST_ASSERT_LESS_OR_EQUAL(63, plain);
    TEST_ASSERT_LESS_OR_EQUAL(73, longest);
    for (const kit::Field& field : fields) {
        TEST_ASSERT_LESS_OR_EQUAL(16, field.title.size());
        TEST_ASSERT_LESS_OR_EQUAL(38, field.help.size());
    }
}

void refused_because(const char* why, const Table& t, Action action) {
    t.no(action);
    TEST_ASSERT_EQUAL_STRING(why, may(t.s, action).why_not);
}

void test_BLF_120_wrong_time() {
    Table t = F3(2);
    for (const Action& each : {PASS, CALL, BULLET, PICK(0), NEXT})
        refused_because("Play a card", t, each);
    t.play({BLANK(0)});
    for (const Action& each : {BLANK(0), PICK(0), NEXT})
        refused_because("Pass, call or shoot", t, each);
    t.play({CALL});
    for (const Action& each : {BLANK(0), PASS, CALL, BULLET, NEXT})
        refused_because("Choose the card that is lost", t, each);
    Table ended = F3(2);
    ended.deck("FIN B2b").play({BLANK(0), PASS, PASS});
    for (const Action& each : {BLANK(0), PASS, CALL, BULLET, PICK(0)})
        refused_because("The round is over", ended, each);
    Table over = F3();
    over.deck("FIN B2b").play({BLANK(0), PASS, PASS});
    for (const Action& each : {BLANK(0), PASS, CALL, BULLET, PICK(0), NEXT})
        refused_because("The match is over", over, each);
}

void test_BLF_121_wrong_arguments() {
    Table t = F3(2);
    refused_because("No such action", t, {6});
    refused_because("No such action", t, {255});
    refused_because("You hold no such card", t, {play, 8, 0, 255});
    refused_because("You hold no such card", t, {play, 255, 255, 255});
    refused_because("There is no such card", t, CROW(0, 15));
    refused_because("There is no such card", t, CROW(0, no_target));
    refused_because("There is no such card", t, CUP(0, 14, 15));
    refused_because("There is no such card", t, CUP(0, 15, 16));
    refused_because("There is no such card", t, CUP(0, 14, no_target));
    refused_because("There is no such card", t, CUP(0, no_target, no_target));
    refused_because("Name two cards, the first one first", t, CUP(0, 3, 3));
    refused_because("Name two cards, the first one first", t, CUP(0, 4, 3));
    refused_because("There is no such player", t, KEY(0, 3));
    refused_because("There is no such player", t, KEY(0, 255));
    refused_because("One target too many", t, {play, 0, 0, 0});
    refused_because("One target too many", t, {play, 0, 0, 5});
    refused_because("One target too many", t, {play, 2, 1, 0});
    refused_because("A Bullet has no target", t, {play, 3, 0, 255});
    refused_because("One target too many", t, {play, 3, 255, 0});
    t.hand(1, "").play({BLANK(0)});
    refused_because("No card to shoot with", t, BULLET);
    for (const std::uint8_t kind : {pass, call, shoot}) {
        refused_because("No such action", t, {kind, 1});
        refused_because("No such action", t, {kind, 0, 1});
        refused_because("No such action", t, {kind, 0, 0, 1});
    }
    t.play({CALL});
    refused_because("There is no such card", t, PICK(5));
    refused_because("No such action", t, {pick, 0, 1});
    refused_because("No such action", t, {pick, 0, 0, 255});
    Table ended = F3(2);
    ended.deck("FIN B2b").play({BLANK(0), PASS, PASS});
    refused_because("No such action", ended, {next, 1});
    refused_because("No such action", ended, {next, 0, 0, 1});
}

// Every action of two bytes, and some of the others: accepted if and only if it is listed.
void test_BLF_121_nothing_but_the_list() {
    for (const Table& t : {F2(), F3(), F5()}) {
        const auto list = t.legal();
        for (int kind = 0; kind < 8; ++kind)
            for (int a = 0; a < 12; ++a)
                for (const int b : {0, 1, 2, 4, 5, 9, 10, 14, 15, 24, 25, 254, 255})
                    for (const int c : {0, 1, 5, 9, 10, 14, 15, 24, 25, 254, 255}) {
                        const Action action{
                            static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a),
                            static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)};
                        TEST_ASSERT_EQUAL(std::binary_search(list.begin(), list.end(), action),
                                          may(t.s, action).ok());
                    }
    }
}

void test_BLF_122_truth_is_not_in_the_action() {
    // The same action is a lie or the truth as the card is.
    Table honest = F2(), lie = F2();
    honest.hand(0, "C4a B2a");
    lie.hand(0, "B2a C4a");
    honest.play({CROW(0, at(0, 0))});
    lie.play({CROW(0, at(0, 0))});
    TEST_ASSERT_TRUE(honest.s.stack[0].is_true());
    TEST_ASSERT_FALSE(lie.s.stack[0].is_true());
    TEST_ASSERT_TRUE(honest.events == lie.events);
    TEST_ASSERT_EQUAL(honest.seen_by(1), lie.seen_by(1));
}

void test_actions_as_text() {
    const std::pair<Action, const char*> wanted[] = {{CROW(0, at(0, 0)), "play.0.0.-"},
                                                     {CUP(1, at(0, 4), at(1, 0)), "play.5.4.5"},
                                                     {KEY(1, 1), "play.6.1.-"},
                                                     {BLANK(1), "play.7.-.-"},
                                                     {PICK(3), "pick.3"},
                                                     {NEXT, "next"},
                                                     {BULLET, "bullet"},
                                                     {PASS, "pass"},
                                                     {CALL, "call"}};
    for (const auto& [action, text] : wanted) {
        kit::Text<32> out;
        kit::print_action(action, Rules::info.words, out);
        TEST_ASSERT_EQUAL_STRING(text, out.c_str());
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_actions_in_words);
    RUN_TEST(test_BLF_025_words_do_not_tell_which_card);
    RUN_TEST(test_longest_words);
    RUN_TEST(test_BLF_120_wrong_time);
    RUN_TEST(test_BLF_121_wrong_arguments);
    RUN_TEST(test_BLF_121_nothing_but_the_list);
    RUN_TEST(test_BLF_122_truth_is_not_in_the_action);
    RUN_TEST(test_actions_as_text);
    return UNITY_END();
}
