// Actions in words, and why something may not be done.
#include <string>
#include <string_view>

#include "described.h"
#include "love/pages.h"
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void described(const char* wanted, const Position& t, Action action) {
    assert_described<Rules>(wanted, t.s, action, {{"You", "Ruth", "Pike", "Lou"}});
}

void test_actions_in_words() {
    Position t;
    t.hand(R, {R, R, G});
    described("Reload", t, RELOAD());
    described("Exchange Red, Green", t, RELOAD({R, G}));
    described("Exchange 2 Red", t, RELOAD({R, R}));
    described("Exchange all three", t, RELOAD({R, R, G}));
    described("Claim Red", t, CLAIM({R}));
    described("Duel Ruth for Blue", t, DUEL(B0));
    described("", t, DUEL(8));  // no Heart, no words
    t.owns(B, {G0}).play({CLAIM({R})});
    described("Claim Red", t, CLAIM({R}));
    described("Duel Ruth for Green", t, DUEL(G0));
    described("End the turn, score 2", t, END);
    t.play({DUEL(B0)});
    described("Fire 3, keep 1", t, FIRE(3));
    Position claimed;
    claimed.claimed({B0}).hand(B, {R, Y});
    described("Duel Ruth for claimed Blue", claimed, DUEL(B0));
    described("Duel Ruth for unclaimed Blue", claimed, DUEL(B1));
    described("Duel Pike for Green", claimed, DUEL(G0));
    claimed.claimed({B1});
    described("Duel Ruth for Blue", claimed, DUEL(B0));
}

// In the bar of a replay a second line would hide the first rival.
void test_a_line_holds_an_action() {
    constexpr kit::Names longest{{"You", "Rattler Ruth", "Marshal Finch", "Sweet Lou"}};
    constexpr std::size_t line = 30;
    play_at_random(10, [&](const Step& step) {
        kit::Text<80> words;
        Rules::describe(step.before, step.action, longest, words);
        // Which of two Hearts of a colour is meant.
        if (words.view().find("claimed") != words.view().npos) return;
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(line, words.view().size(), words.c_str());
    });
}

void refused_because(const char* why, const Position& t, Action action) {
    t.no(action);
    const kit::Verdict verdict = may(t.s, action);
    TEST_ASSERT_EQUAL_STRING(why, verdict.why_not);
}

void test_reasons_for_a_person() {
    Position t;
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
    refused_because("You have too few bullets", t, FIRE(5));
    Position over;
    over.in_love(RB).score(R, 49).play({RELOAD(), END});
    refused_because("The game is over", over, RELOAD());
}

void test_reasons_for_a_menu() {
    Position t;
    for (const Kind kind : {reload, claim, duel}) TEST_ASSERT_TRUE(may_any(t.s, kind).ok());
    TEST_ASSERT_FALSE(may_any(t.s, end).ok());
    t.hand(R, {B, G, Y});
    TEST_ASSERT_EQUAL_STRING("No Lasso fits a Heart of yours", may_any(t.s, claim).why_not);
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

bool told(Page page, std::string_view words) {
    return pages[static_cast<std::size_t>(page_number(page))].text.find(words) !=
           std::string_view::npos;
}

void test_pages_of_the_rules() {
    for (const RuleText& page : pages) {
        TEST_ASSERT_GREATER_THAN(0, page.title.size());
        TEST_ASSERT_LESS_OR_EQUAL(24, page.title.size());
        TEST_ASSERT_GREATER_THAN(100, page.text.size());
        TEST_ASSERT_LESS_THAN(600, page.text.size());
    }
    TEST_ASSERT_TRUE(told(Page::aim, "3 claims: 9 points"));
    TEST_ASSERT_TRUE(told(Page::turn, "pay 2 bullets"));
    TEST_ASSERT_TRUE(told(Page::in_love, "four chips"));
    for (const Character& each : characters) TEST_ASSERT_TRUE(told(Page::rivals, each.name));
}

// How often `one` dice beat `other`, and tie with them, in 1/1000, by trying all sums.
struct Odds {
    int win, tie;
};
std::vector<long> ways(int dice, int sides) {
    std::vector<long> sums{1};
    for (int die = 0; die < dice; ++die) {
        std::vector<long> next(sums.size() + static_cast<std::size_t>(sides));
        for (std::size_t sum = 0; sum < sums.size(); ++sum)
            for (std::size_t face = 1; face <= static_cast<std::size_t>(sides); ++face)
                next[sum + face] += sums[sum];
        sums = next;
    }
    return sums;
}
Odds odds(const std::vector<long>& one, const std::vector<long>& other) {
    long won = 0, tied = 0, all = 0;
    for (std::size_t i = 0; i < one.size(); ++i)
        for (std::size_t j = 0; j < other.size(); ++j) {
            const long times = one[i] * other[j];
            all += times;
            if (i > j) won += times;
            if (i == j) tied += times;
        }
    return {static_cast<int>(won * 1000 / all), static_cast<int>(tied * 1000 / all)};
}

void test_page_of_odds_is_true() {
    const std::vector<long> bare = ways(1, 3);
    for (int dice = 1; dice <= 6; ++dice) {
        const auto here = ways(dice, 6);
        TEST_ASSERT_INT_WITHIN(60, 100, odds(here, here).tie - (dice == 1 ? 66 : 0));
        if (dice < 6) TEST_ASSERT_INT_WITHIN(75, 770, odds(ways(dice + 1, 6), here).win);
        if (dice < 5) TEST_ASSERT_INT_WITHIN(50, 925, odds(ways(dice + 2, 6), here).win);
    }
    TEST_ASSERT_EQUAL(166, odds(ways(1, 6), ways(1, 6)).tie);
    TEST_ASSERT_EQUAL(666, odds(ways(1, 6), bare).win);
    TEST_ASSERT_GREATER_THAN(950, odds(ways(2, 6), bare).win);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_actions_in_words);
    RUN_TEST(test_a_line_holds_an_action);
    RUN_TEST(test_reasons_for_a_person);
    RUN_TEST(test_reasons_for_a_menu);
    RUN_TEST(test_pages_of_the_rules);
    RUN_TEST(test_page_of_odds_is_true);
    return UNITY_END();
}
