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
     [](Position& t) { t.s.points[2] = 1; }},
    {"more points than four cards can give",
     {.mode = versus},
     [](Position& t) {
         t.s.phase = Phase::system;
         t.s.points = {7, 7, 7};
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

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_each_spoilt_position_is_noticed);
    return UNITY_END();
}
