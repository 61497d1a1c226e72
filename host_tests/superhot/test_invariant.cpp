// What is always true (RULES.md) is noticed when it is not: one spoilt position for each sentence.
#include "check_hook/check_hook.h"
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

struct Spoilt {
    const char* told;
    Wish wish;
    void (*spoil)(Position& t);
};

const Spoilt cases[] = {
    {"an obstacle is lost or doubled", {}, [](Position& t) { t.s.obstacles.push(ob(1)); }},
    {"an obstacle is lost or doubled", {}, [](Position& t) { (void)t.s.obstacles.draw(); }},
    {"an obstacle is lost or doubled", {}, [](Position& t) { t.s.obstacles.push(pz(1)); }},
    {"an obstacle is lost or doubled", {}, [](Position& t) { t.s.obstacles.push(ob(26)); }},
    {"an obstacle is lost or doubled", {.bats = 1}, [](Position& t) { t.s.obstacles.push(ob(6)); }},
    {"a Bullet is lost or doubled", {}, [](Position& t) { ++t.s.bullets_deck; }},
    {"a Bullet lies where none may be",
     {},
     [](Position& t) {
         --t.s.bullets_deck;
         t.s.normals[0].discard.push(B);
     }},
    {"a Bullet lies where none may be",
     {},
     [](Position& t) {
         --t.s.bullets_deck;
         t.s.fresh.push(B);
     }},
    {"a Bullet lies where none may be",
     {},
     [](Position& t) {
         --t.s.bullets_deck;
         t.s.used.push({B, none});
     }},
    {"a Bullet lies where none may be",
     {.mode = coop},
     [](Position& t) {
         --t.s.bullets_deck;
         t.s.aid_in = B;
     }},
    {"a Bullet lies where none may be",
     {.mode = coop},
     [](Position& t) {
         --t.s.bullets_deck;
         t.s.aid_out = B;
     }},
    {"a goal is lost or doubled", {}, [](Position& t) { (void)t.s.goals_deck.draw(); }},
    {"a goal is done that is not in the row",
     {},
     [](Position& t) { t.s.done = 1u << t.s.goals_deck.top(); }},
    {"more goals are known to lie in the deck than it has",
     {},
     [](Position& t) { t.s.goals_below = 1; }},
    {"more momentum than turns", {}, [](Position& t) { t.s.counters[momentum] = 2; }},
    {"a knocked out card is no obstacle",
     {},
     [](Position& t) {
         t.put(0, B);
         t.knock_out(0);
     }},
    {"a knocked out card is no obstacle", {}, [](Position& t) { t.knock_out(6); }},
    {"a hardened card is no obstacle face up",
     {.mode = versus},
     [](Position& t) {
         t.knock_out(0);
         t.harden_slot(0);
     }},
    {"a hardened card is no obstacle face up",
     {.mode = versus},
     [](Position& t) {
         t.put(0, B);
         t.harden_slot(0);
     }},
    {"a card beyond The Line", {}, [](Position& t) { t.s.line[6] = t.s.obstacles.draw(); }},
    {"a hardened card without a System", {}, [](Position& t) { t.harden_slot(0); }},
    {"a turn begins in disorder", {}, [](Position& t) { t.put(0, none); }},
    {"a turn begins in disorder",
     {},
     [](Position& t) {
         t.s.used.push({t.s.obstacles.draw(), none});
     }},
    {"a turn begins in disorder", {}, [](Position& t) { t.s.fresh.push(t.s.obstacles.draw()); }},
    {"a turn begins in disorder", {}, [](Position& t) { t.s.pending = 1; }},
    {"a turn begins in disorder",
     {.mode = versus},
     [](Position& t) {
         t.s.phase = Phase::system;
         t.s.pending = 1;
     }},
    {"a turn begins in disorder",
     {},
     [](Position& t) {
         t.s.phase = Phase::veto;
         t.s.pending = 1;
     }},
    {"a turn begins in disorder",
     {.mode = coop},
     [](Position& t) {
         t.s.phase = Phase::veto_reply;
         t.s.pending = 1;
     }},
    {"used cards outside of phase 2",
     {},
     [](Position& t) {
         t.s.phase = Phase::waiting;
         t.s.used.push({t.s.obstacles.draw(), none});
     }},
    {"an interaction stands open", {}, [](Position& t) { t.s.hit_sum = 1; }},
    {"an interaction stands open", {}, [](Position& t) { t.s.hit_last = 1; }},
    {"points outside of the System's turn",
     {.mode = versus},
     [](Position& t) { t.s.points[0] = 1; }},
    {"points outside of the System's turn",
     {.mode = versus},
     [](Position& t) { t.s.points[1] = 1; }},
    {"points outside of the System's turn",
     {.mode = versus},
     [](Position& t) { t.s.points[2] = 1; }},
    {"more points than four cards can give",
     {.mode = versus},
     [](Position& t) {
         t.s.phase = Phase::system;
         t.s.points = {7, 7, 7};
     }},
    {"four Bullets in a hand and no end",
     {.mode = coop},
     [](Position& t) {
         t.hand({B, B, B, B}, 1);
     }},
    {"four Bullets in a hand and no end",
     {},
     [](Position& t) {
         t.hand({B, B, B, B});
     }},
    {"five Bullets in two hands and no end",
     {.mode = coop},
     [](Position& t) {
         t.hand({B, B, B}, 0);
         t.hand({B, B}, 1);
     }},
    {"no Bullet is left and no end", {}, [](Position& t) { t.bullets_deck(0); }},
    {"a level outlasts its turns", {}, [](Position& t) { t.s.level_turn = 201; }},
    {"the match is over without a reason", {}, [](Position& t) { t.s.phase = Phase::over; }},
    {"a leg has ended and the match goes on", {}, [](Position& t) { t.s.end = End::won; }},
};

void test_each_spoilt_position_is_noticed() {
    for (const Spoilt& each : cases) {
        Position t = Position::cleared(each.wish);
        t.ready();
        each.spoil(t);
        TEST_ASSERT_EQUAL_STRING(each.told, Rules::invariant(t.s));
    }
}

// As far as it may go, and no further.
const Spoilt edges[] = {
    {"momentum in each turn", {}, [](Position& t) { t.s.counters[momentum] = t.s.level_turn; }},
    {"three Bullets in a hand",
     {},
     [](Position& t) {
         t.hand({B, B, B});
     }},
    {"four Bullets in two hands",
     {.mode = coop},
     [](Position& t) {
         t.hand({B, B, B}, 0);
         t.hand({B}, 1);
     }},
    {"the last Bullet", {}, [](Position& t) { t.bullets_deck(1); }},
    {"the last turn", {}, [](Position& t) { t.s.level_turn = most_level_turns; }},
    {"the dearest four cards",
     {.mode = versus},
     [](Position& t) {
         t.s.phase = Phase::system;
         t.s.points = {5, 5, 10};
     }},
    {"used cards in phase 2",
     {},
     [](Position& t) {
         t.s.phase = Phase::use;
         t.s.used.push({t.s.obstacles.draw(), none});
     }},
    {"cards in the New Cards Area",
     {},
     [](Position& t) {
         t.s.phase = Phase::use;
         t.s.fresh.push(t.s.obstacles.draw());
     }},
    {"a hardened card", {.mode = versus}, [](Position& t) { t.harden_slot(5); }},
    {"a knocked out card in slot 7", {.seven = true}, [](Position& t) { t.knock_out(6); }},
};

void test_positions_at_the_edge_are_sound() {
    for (const Spoilt& each : edges) {
        Position t = Position::cleared(each.wish);
        t.ready();
        each.spoil(t);
        const char* wrong = Rules::invariant(t.s);
        TEST_ASSERT_NULL_MESSAGE(wrong, each.told);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_each_spoilt_position_is_noticed);
    RUN_TEST(test_positions_at_the_edge_are_sound);
    return UNITY_END();
}
