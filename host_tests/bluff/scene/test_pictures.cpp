// Every screen of Bluff the Bullet as a picture, and moments of its stories.
#include "bluff/position.h"
#include "golden.h"
#include "stand.h"

using namespace table;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

void check(const std::string& name, const Stand& shown) {
    golden::check(("bluff_" + name).c_str(), shown.picture());
}
void check_both(const std::string& name, const Stand& shown) {
    check(name, shown);
    golden::check(("bluff_" + name + "_colour_blind").c_str(),
                  shown.picture(stage::colour_blind_theme));
}
void check_keys(const std::string& name, const Table& t, const char* keys, kit::Viewer viewer = 0) {
    Stand shown(t.s, viewer);
    shown.keys(keys);
    check(name, shown);
}

// Four at the table, in the middle of a round: the ledger's own picture.
Table four(int wins = 1) {
    return Table({.scoring = {"C4a^ U4a^ K2a^ B2bv C3av", "C5a^ K5a^ B2a^ U6av K1bv",
                              "U1a^ C4b^ K4a^ B3av K5bv", "B6a^ C6a^ U3a^ K3av U5av"},
                  .hands = {"C5b B1a", "K6a", "B6b", "U2a"},
                  .deck = "C1a C1b U1b K2b C2a C2b U2b B4a B4b U3b K3b FIN K4b"},
                 wins);
}
Table five() {
    return Table({.scoring = {"C4a^ U4a^ K2a^ B2bv C3av", "C7a^ K7a^ B2a^ U6av K1bv",
                              "U1a^ C4b^ K4a^ B3av K5bv", "B6a^ C6a^ U3a^ K3av U5av",
                              "C2b^ B5a^ U7a^ K6bv C1av"},
                  .hands = {"C5b B1a", "K6a", "B6b", "U2a", "B7a"},
                  .deck = "C1b U1b K2b C2a U2b B4a B4b U3b K3b FIN K4b U4b"});
}

}  // namespace

static void tables() {
    check_both("two", Stand(F2(2).s));
    check_both("three", Stand(F3().s));
    check_both("four", Stand(four(3).s));
    check_both("five", Stand(five().s));
    check("five_watched", Stand(five().s, 2));
    check("five_of_the_public", Stand(five().s, kit::the_public));
    check("two_of_the_public", Stand(F2().s, kit::the_public));
    check("three_of_all", Stand(F3().s, kit::all_seeing));
}

static void a_play() {
    const Table t = five();
    check_keys("play_lie", t, "DOWN RIGHT*2");
    check_keys("play_true", t, "DOWN RIGHT*3");
    check_keys("target", t, "A UP*2 RIGHT*2");
    check_keys("target_first", t, "RIGHT A");
    check_keys("target_second", t, "RIGHT A A UP RIGHT");
    check_keys("target_same", t, "RIGHT A A A");
    check_keys("target_key", t, "RIGHT*2 A UP*2");
    check_keys("confirm_crow", t, "A RIGHT*2 A");
    Stand cup(t.s);
    cup.keys("RIGHT A A UP RIGHT A");
    check_both("confirm_cup", cup);
    check_keys("confirm_key", t, "RIGHT*2 A UP A");
    check_keys("confirm_bullet", t, "RIGHT*3 A");
    check_keys("confirm_cup_two", F2(), "RIGHT A A UP*1 RIGHT*3 A");
}

static void an_answer() {
    Table t = five();
    t.play({CUP(0, at(0, 1), at(2, 4))});
    check_both("answer", Stand(t.s, 1));
    check_keys("answer_call", t, "RIGHT", 1);
    check_keys("answer_bullet", t, "RIGHT*2", 1);
    check("answer_watched", Stand(t.s, 3));
    check("answer_of_the_public", Stand(t.s, kit::the_public));
    t.play({BULLET});
    check("answer_to_bullet", Stand(t.s, 2));
    t.play({BULLET});
    t.play({PASS, PASS});
    check("answer_no_card", Stand(t.s, 0));
    check_keys("answer_true_bullet", t, "RIGHT*2", 0);
    Table none = five();
    none.hand(1, "").play({CROW(0, at(1, 0))});
    check_keys("answer_refused", none, "RIGHT*2 A", 1);
    Table key = F3();
    key.play({KEY(1, 1)});
    check("answer_key", Stand(key.s, 1));
    Table two = F2();
    two.play({CROW(0, at(1, 1))});
    check("answer_two", Stand(two.s, 1));
}

static void a_penalty() {
    Table t = five();
    t.play({CROW(0, at(1, 0)), CALL});
    check("penalty_own", Stand(t.s, 1));
    check_keys("penalty", t, "RIGHT", 0);
    check("penalty_watched", Stand(t.s, 3));
    check_keys("penalty_looking", t, "DOWN", 0);
}

static void the_end() {
    Table t = F3(2);
    t.deck("FIN B2b U1b C4b").play({BLANK(1), PASS, PASS});
    check_both("round_end", Stand(t.s, 0));
    check("round_end_watched", Stand(t.s, 1));
    Table last = F2();
    last.deck("FIN B3a").hand(1, "U3a").play({BLANK(1), PASS});
    check("match_end", Stand(last.s, 0));
    Table four_seats = four(3);
    four_seats.deck("FIN B4a B4b U3b").play({BLANK(1), PASS, PASS, PASS});
    check("round_end_four", Stand(four_seats.s, 0));
}

static void looking_around() {
    Table t = five();
    check_keys("look_card", t, "UP");
    check_keys("look_rank", t, "UP RIGHT*5");
    check_keys("look_claim", t, "UP*2");
    check_keys("look_deck", t, "UP*2 RIGHT");
    check_keys("look_name", t, "UP*3 LEFT*2");
    check_keys("page_seen", t, "UP*2 RIGHT A");
    check_keys("page_seen_odds", t, "UP*2 RIGHT A A");
    check_keys("page_turns_none", t, "UP*2 A");
    t.play({CROW(1, at(1, 0)), PASS, PASS, PASS, PASS});
    check("why", Stand(t.s, 0));
    t.play({CUP(0, at(0, 0), at(3, 3)), BULLET, PASS, PASS, CALL});
    t.play({PICK(1)});
    t.play({KEY(0, 0), PASS, PASS, PASS, PASS});
    check("eyes", Stand(t.s, 2));
    t.s.memory_aid = 0;
    check("eyes_without_aid", Stand(t.s, 2));
    t.s.memory_aid = 1;
    check_keys("page_turns", t, "UP*2 A", 3);
}

static void a_hint() {
    Table t = five();
    Stand shown(t.s);
    const kit::Action wanted[] = {CUP(0, at(0, 2), at(1, 0))};
    shown.driver().scene().point_out(shown.driver().view(), wanted);
    check("hint_play", shown);
    t.play({CROW(0, at(1, 0))});
    Stand asked(t.s, 1);
    const kit::Action call[] = {CALL};
    asked.driver().scene().point_out(asked.driver().view(), call);
    check("hint_call", asked);
}

namespace {

using Film = std::vector<picture::Picture>;

// One moment of a story; counted from its end if `frame` is below zero.
void check_frame(const char* name, const Film& film, int frame) {
    char message[80];
    snprintf(message, sizeof message, "%s: the story has %zu frames", name, film.size());
    const int when = frame < 0 ? static_cast<int>(film.size()) + frame : frame;
    TEST_ASSERT_TRUE_MESSAGE(when >= 0 && when < static_cast<int>(film.size()), message);
    golden::check((std::string("bluff_story_") + name).c_str(),
                  film[static_cast<std::size_t>(when)]);
}

}  // namespace

static void moments_of_a_call() {
    Stand shown(five().s, 3);
    check_frame("claim", shown.film(CROW(0, at(1, 0))), 20);
    check_frame("pass", shown.film(PASS), 10);
    const Film call = shown.film(CALL);
    check_frame("call", call, 20);
    check_frame("held", call, 44 + 50);
    check_frame("turns", call, 44 + 84);
    check_frame("honest", call, 44 + 130);
    check_frame("lands", call, 44 + 150 + 12);
    check_frame("penalty_due", call, -10);
    const Film lost = shown.film(PICK(2));
    check_frame("lost", lost, 14);
    check_frame("replaced", lost, 48 + 12);
    Stand liar(five().s, 3);
    liar.play(KEY(1, 3));
    check_frame("bluff", liar.film(CALL), 44 + 130);
}

static void moments_of_bullets() {
    Stand shown(five().s, 3);
    shown.play(CUP(0, at(1, 0), at(3, 3)));
    check_frame("bullet", shown.film(BULLET), 20);
    shown.play(BULLET);
    for (int i = 0; i < 3; ++i) shown.play(PASS);
    const Film end = shown.film(PASS);
    check_frame("cancelled", end, 20 + 20);
    check_frame("swap", end, 20 + 40 + 14);
    check_frame("discard", end, 20 + 40 + 60 + 30);
    check_frame("draw", end, -8);
}

static void moments_of_a_key() {
    for (const kit::Viewer viewer : {kit::Viewer{0}, kit::Viewer{3}}) {
        Stand shown(five().s, viewer);
        shown.play(KEY(1, 2));
        for (int i = 0; i < 3; ++i) shown.play(PASS);
        check_frame(viewer == 0 ? "key_seen" : "key_watched", shown.film(PASS), 20 + 30);
    }
}

static void moments_of_the_end() {
    Table t = F3(2);
    t.deck("FIN B2b U1b C4b").play({BLANK(1), PASS});
    Stand shown(t.s);
    const Film end = shown.film(PASS);
    check_frame("fin", end, 20 + 54 + 60);
    check_frame("hands", end, 20 + 54 + 120 + 50);
    check_frame("winner", end, -10);
    const Film deal = shown.film(NEXT);
    check_frame("deal", deal, 30);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(tables);
    RUN_TEST(a_play);
    RUN_TEST(an_answer);
    RUN_TEST(a_penalty);
    RUN_TEST(the_end);
    RUN_TEST(looking_around);
    RUN_TEST(a_hint);
    RUN_TEST(moments_of_a_call);
    RUN_TEST(moments_of_bullets);
    RUN_TEST(moments_of_a_key);
    RUN_TEST(moments_of_the_end);
    return UNITY_END();
}
