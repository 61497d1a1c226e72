// Why a choice is advised: words that fit, that are true, and that tell nothing hidden.
#include <set>

#include "bluff/odds.h"
#include "bluff/reason.h"
#include "self_play.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

std::string reason_for(const State& s, Seat seat, Action action) {
    kit::Text<2 * reason_line + 2> out;
    hint_reason(s, seat, action, out);
    TEST_ASSERT_FALSE_MESSAGE(out.cut(), out.c_str());
    return std::string(out.view());
}
std::string reason_for(const Table& t, Action action) {
    TEST_ASSERT_TRUE(t.may(action));
    return reason_for(t.s, Rules::turn(t.s), action);
}
void says(const char* wanted, const Table& t, Action action) {
    TEST_ASSERT_EQUAL_STRING(wanted, reason_for(t, action).c_str());
}

// ---- Any position -------------------------------------------------------------------------------

// Sentences end with a stop and begin after a space.
std::vector<std::string> sentences_of(const std::string& text) {
    std::vector<std::string> all;
    for (std::size_t from = 0; from < text.size();) {
        const std::size_t stop = text.find('.', from);
        TEST_ASSERT_TRUE_MESSAGE(stop != std::string::npos, text.c_str());
        all.push_back(text.substr(from, stop + 1 - from));
        from = stop + 2;
    }
    return all;
}

// Some of the legal actions of each position, at least one of each kind.
template <class Judge>
void for_many_actions(std::size_t positions, Judge judge) {
    kit::Rng rng(11);
    std::vector<Action> room(Rules::info.most_legal);
    for (const State& s : random_positions(positions)) {
        kit::Actions legal(room);
        Rules::legal(s, legal);
        for (std::size_t i = 0; i < legal.count(); ++i)
            if (legal.count() < 10 || rng.below(12) == 0) judge(s, room[i]);
    }
}

void test_every_reason_is_one_or_two_short_sentences() {
    std::set<int> kinds;
    std::set<int> abilities;
    std::size_t longest = 0;
    for_many_actions(1500, [&](const State& s, Action action) {
        const std::string text = reason_for(s, s.actor, action);
        const std::vector<std::string> sentences = sentences_of(text);
        TEST_ASSERT_TRUE_MESSAGE(sentences.size() == 1 || sentences.size() == 2, text.c_str());
        for (const std::string& each : sentences)
            TEST_ASSERT_TRUE_MESSAGE(each.size() > 1 && each.size() <= reason_line, each.c_str());
        longest = std::max(longest, text.size());
        kinds.insert(action.kind);
        if (action.kind == play) abilities.insert(claim_of(action).ability);
    });
    TEST_ASSERT_TRUE((kinds == std::set<int>{play, pass, call, shoot, pick, next}));
    TEST_ASSERT_EQUAL(suit_count, abilities.size());
    TEST_ASSERT_LESS_OR_EQUAL(76, longest);
}

void test_reasons_tell_nothing_hidden() {
    for_many_actions(600, [](const State& s, Action action) {
        const std::string text = reason_for(s, s.actor, action);
        State twin = s, masked = s;
        kit::Rng rng(s.round, 9);
        Rules::conceal(twin, s.actor, rng);
        Rules::mask(masked, s.actor);
        TEST_ASSERT_EQUAL_STRING(text.c_str(), reason_for(twin, s.actor, action).c_str());
        TEST_ASSERT_EQUAL_STRING(text.c_str(), reason_for(masked, s.actor, action).c_str());
    });
}

void test_counts_in_reasons_are_those_of_the_hidden_cards() {
    int met = 0;
    for_many_actions(600, [&](const State& s, Action action) {
        if (action.kind != call) return;
        int all = 0, suited = 0;
        const auto hidden = [&](Card card) {
            if (card == fin) return;
            ++all;
            suited += suit_of(card) == s.stack.back().claim.ability;
        };
        for (const Card card : s.deck) hidden(card);
        for (Seat seat = 0; seat < s.seats; ++seat) {
            for (const ScoringCard& place : s.scoring[seat])
                if (place.face_up == 0 && !place.known_to(s.actor)) hidden(place.card);
            if (seat != s.actor)
                for (const Card card : s.hand[seat]) hidden(card);
        }
        for (const Played& played : s.stack)
            if (played.seat != s.actor) hidden(played.card);
        const std::string name(suits[s.stack.back().claim.ability].name);
        const std::string wanted = suited == 0 ? "You see every " + name + ": it is a lie."
                                               : name + "s unseen: " + std::to_string(suited) +
                                                     " of " + std::to_string(all) +
                                                     ". A liar who is caught loses a card.";
        TEST_ASSERT_EQUAL_STRING(wanted.c_str(), reason_for(s, s.actor, action).c_str());
        ++met;
    });
    TEST_ASSERT_GREATER_THAN(50, met);
}

// ---- Plays --------------------------------------------------------------------------------------

void test_reasons_for_a_crow() {
    const Table t = F2();  // 1 2 2 4 3 against 4 4 1 3 2; in hand C4a B2a
    says("Your pair becomes two pair. And you tell the truth.", t, CROW(0, at(0, 0)));
    says("Your pair becomes 3 of a kind. A lie, but 4 Crows are hidden.", t, CROW(1, at(0, 0)));
    says("You still have a pair. And you tell the truth.", t, CROW(0, at(0, 3)));
    says("Your pair gets better. And you tell the truth.", t, CROW(0, at(0, 1)));
    says("Only their hand changes, not yours. And you tell the truth.", t, CROW(0, at(1, 2)));
    says("Their pair is broken. A lie, but 4 Crows are hidden.", t, CROW(1, at(1, 0)));
    Table three = F2();
    three.scoring(0, "U2b^ U2a^ K2b^ B4av C3av").hand(0, "C4a B4b");
    says("You are left with two pair. And you tell the truth.", three, CROW(0, at(0, 0)));
}

void test_reasons_for_a_cup() {
    const Table t = F2();
    says("Your pair becomes two pair. A lie, but 2 Cups are hidden.", t,
         CUP(0, at(0, 0), at(1, 0)));
    says("You get a card you do not know. A lie, but 2 Cups are hidden.", t,
         CUP(0, at(0, 0), at(1, 3)));
    says("You still have a pair. A lie, but 2 Cups are hidden.", t, CUP(0, at(0, 0), at(0, 1)));
    says("No hand gets better or worse. A lie, but 2 Cups are hidden.", t,
         CUP(0, at(1, 0), at(1, 1)));
    Table three = F3();
    says("Their pair is broken. A lie, but 3 Cups are hidden.", three, CUP(0, at(1, 2), at(2, 0)));
    three.scoring(1, "U1a^ K2a^ K1b^ K3av C5av");
    says("Their pair is broken. A lie, but 3 Cups are hidden.", three, CUP(0, at(1, 0), at(2, 0)));
}

void test_reasons_for_a_key() {
    Table t = F2();
    says("You will see 2 new cards. A lie, but 2 Keys are hidden.", t, KEY(0, 1));
    says("You will see nothing new. A lie, but 2 Keys are hidden.", t, KEY(0, 0));
    t.s.at(at(1, 3)).known_by = t.s.all_seats();
    says("You will see 1 new card. A lie, but 2 Keys are hidden.", t, KEY(0, 1));
}

void test_reasons_for_a_blank_shot() {
    const Table t = F2();
    says("A blank shot changes no hand. And you tell the truth.", t, BLANK(1));
    says("A blank shot changes no hand. A lie, but 3 Bullets are hidden.", t, BLANK(0));
}

void test_one_hidden_card_is_one() {
    Table t = F2();
    t.deck("C4b U1a B3a FIN C1b");
    says("You will see 2 new cards. A lie, but 1 Key is hidden.", t, KEY(0, 1));
}

// ---- Answers ------------------------------------------------------------------------------------

void test_reasons_for_a_call() {
    Table t = F2();
    t.play({CROW(1, at(0, 0))});
    // Hidden from seat 1: K1a U1a B3a C1b in the deck, B4a C3a on the table, C4a B2a.
    says("Crows unseen: 3 of 8. A liar who is caught loses a card.", t, CALL);
    Table seen = F2();
    seen.deck("C4b U1a B3a FIN C1b").play({KEY(0, 1)});
    says("You see every Key: it is a lie.", seen, CALL);
}

void test_reasons_for_a_pass() {
    Table own = F2();
    own.play({CROW(0, at(1, 0))});
    says("You get a card you do not know. A wrong call costs a card.", own, PASS);
    Table cup_at_me = F2();
    cup_at_me.play({CUP(0, at(0, 0), at(1, 2))});
    says("You still have a pair. A wrong call costs a card.", cup_at_me, PASS);
    Table looked_at = F2();
    looked_at.play({KEY(0, 1)});
    says("None of your cards is at stake.", looked_at, PASS);
    Table shot = F2();
    shot.play({CROW(0, at(0, 0)), BULLET});
    says("The Crow is cancelled. A wrong call costs a card.", shot, PASS);
    // Shot at and shot back: the own Crow is on its way again, with a card that its seat knows.
    Table back = F3();
    back.hand(1, "U4b").play({CROW(0, at(0, 0)), BULLET, PASS, BULLET});
    says("None of your cards is at stake.", back, PASS);
    Table bystander = F3();
    bystander.play({CROW(0, at(1, 0)), BULLET});
    says("The Crow is cancelled. None of your cards is at stake.", bystander, PASS);
}

void test_reasons_for_a_shot() {
    Table t = F3();
    t.play({CROW(0, at(1, 0))});
    says("Your Bullet is true: no call hurts it. It stops the Crow.", t, BULLET);  // B3a
    t.play({PASS});
    says("Your card is no Bullet: a call hurts. It stops the Crow.", t, BULLET);  // U3a
    t.play({BULLET});
    says("Your card is no Bullet: a call hurts. It saves your Crow.", t, BULLET);  // K1a
}

// ---- Penalties and the end ----------------------------------------------------------------------

void test_reasons_for_a_penalty() {
    Table t = F2();
    t.play({CROW(1, at(0, 0)), CALL});
    t.owes(0, 1);
    says("They lose a 1.", t, PICK(0));
    says("Their pair is broken.", t, PICK(1));
    says("You do not know this card. It may make their pair better.", t, PICK(3));
}

void test_the_end_of_a_round_has_a_reason() {
    int met = 0;
    for (const State& s : random_positions(300)) {
        if (s.phase != in_round_end) continue;
        TEST_ASSERT_EQUAL_STRING("The round is over.", reason_for(s, s.actor, NEXT).c_str());
        ++met;
    }
    TEST_ASSERT_GREATER_THAN(0, met);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_reason_is_one_or_two_short_sentences);
    RUN_TEST(test_reasons_tell_nothing_hidden);
    RUN_TEST(test_counts_in_reasons_are_those_of_the_hidden_cards);
    RUN_TEST(test_reasons_for_a_crow);
    RUN_TEST(test_reasons_for_a_cup);
    RUN_TEST(test_reasons_for_a_key);
    RUN_TEST(test_reasons_for_a_blank_shot);
    RUN_TEST(test_one_hidden_card_is_one);
    RUN_TEST(test_reasons_for_a_call);
    RUN_TEST(test_reasons_for_a_pass);
    RUN_TEST(test_reasons_for_a_shot);
    RUN_TEST(test_reasons_for_a_penalty);
    RUN_TEST(test_the_end_of_a_round_has_a_reason);
    return UNITY_END();
}
