// What computer players do about a boss: its patterns, its shields, its recipes, their allies.
#include "bullet/demands.h"

#include "bullet/jobs.h"
#include "bullet/replies.h"
#include "sights.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

Action chosen(const Position& p, int level = normal) { return choice_of(p.s, player(level)); }

// Against `active` patterns, with nothing in her bags and all AP.
Position facing(const std::string& table, const std::string& active, const std::string& sight) {
    Position p(table);
    p.active(active).sight(0, sight);
    return p;
}
// She plays on till she ends; true if the boss is content with her then.
bool is_content(Position& p, int level) {
    for (int i = 0; i < 40; ++i) {
        const Action action = chosen(p, level);
        if (action.kind == end_round) break;
        p.play({action});
    }
    return penalty(p.s, 0, p.board(0)) == 0;
}

// ---- What she would suffer ----------------------------------------------------------------------

void test_what_patterns_cost() {
    const auto cost = [](const std::string& table, const std::string& active) {
        const Position p = facing(table, active, "");
        return penalty(p.s, 0, p.s.at(0));
    };
    TEST_ASSERT_EQUAL(70, cost("boss1 es cc", "CC-1"));             // AP(-1)
    TEST_ASSERT_EQUAL(80, cost("boss1 es cc", "CC-3"));             // DISCARD(1)
    TEST_ASSERT_EQUAL(150, cost("boss1 es cc", "CC-2"));            // PLACE(center,1)
    TEST_ASSERT_EQUAL(160, cost("boss1 es cc", "CC-5"));            // MOD(heavy,2)
    TEST_ASSERT_EQUAL(40, cost("boss1 es cc", "CC-4"));             // SHIFT
    TEST_ASSERT_EQUAL(70, cost("boss1 es ia", "IA-4"));             // MOD(mute,1)
    TEST_ASSERT_EQUAL(200, cost("boss1 es ia", "IA-5"));            // 2 into her current
    TEST_ASSERT_EQUAL(150, cost("boss1 es co", "CO-6"));            // AP(-1) + DISCARD(1)
    TEST_ASSERT_EQUAL(70 + 140, cost("boss1 ro hc", "HC-1 HC-5"));  // both
    TEST_ASSERT_EQUAL(0, cost("boss1 es ia", "IA-6"));              // its incoming is empty
    TEST_ASSERT_EQUAL(0, cost("boss1 es kf", "KF-1"));              // recipes lie in no sight
    TEST_ASSERT_EQUAL(0, penalty(Position("score es").s, 0, Position("score es").s.at(0)));
    Position leak = facing("boss1 es ia", "IA-6", "");
    leak.sent_to_boss(5);
    TEST_ASSERT_EQUAL(200, penalty(leak.s, 0, leak.board(0)));
    Position hit = facing("boss1 es de", "DE-1", "");
    TEST_ASSERT_EQUAL(400, penalty(hit.s, 0, hit.board(0)));
    hit.lives(0, 1);
    TEST_ASSERT_EQUAL(5000, penalty(hit.s, 0, hit.board(0)));
    Position scales = facing("boss1 ba de", "DE-1", "");
    TEST_ASSERT_EQUAL(400, penalty(scales.s, 0, scales.board(0)));
    scales.pans(0, "R1 R1");
    TEST_ASSERT_EQUAL(5000, penalty(scales.s, 0, scales.board(0)));
}

void test_what_a_move_breaks() {
    Position p = facing("boss1 es ia", "IA-5", "(1,1)R1 (1,2)B1 (2,1)R2 (2,2)B2 (6,5)P1");
    TEST_ASSERT_EQUAL(0, penalty(p.s, 0, p.board(0)));
    TEST_ASSERT_EQUAL(200, harm_without(p.s, 0, sp(1, 1)));
    TEST_ASSERT_EQUAL(0, harm_without(p.s, 0, sp(6, 5)));
    TEST_ASSERT_EQUAL(200, harm_by_move(p.s, 0, sp(1, 1), sp(3, 1)));
    TEST_ASSERT_EQUAL(0, harm_by_move(p.s, 0, sp(6, 5), sp(5, 5)));
    Position alone("score es");
    alone.sight(0, "(1,1)R1");
    TEST_ASSERT_EQUAL(0, harm_without(alone.s, 0, sp(1, 1)));
    TEST_ASSERT_EQUAL(0, harm_by_move(alone.s, 0, sp(1, 1), sp(2, 1)));
}

// ---- Its patterns -------------------------------------------------------------------------------

void test_a_pattern_is_completed_before_the_end() {
    for (int level = easy; level <= hard; ++level) {
        Position p = facing("boss1 es cc", "CC-2", "(1,1)R1 (1,2)B1 (1,5)P1");  // AA.A
        TEST_ASSERT_TRUE(chosen(p, level) == USE(1, sp(1, 5), sp(1, 4)));
        TEST_ASSERT_TRUE(is_content(p, level));
        Position q = facing("boss1 es de", "DE-3:1", "(3,3)Y3 (2,3)Y1");  // o3o, upright
        TEST_ASSERT_TRUE(is_content(q, level));
    }
}

void test_easy_spends_little_on_it() {
    const auto dear = [] {  // A...A, and the second one is three steps away
        return facing("boss1 ro hc", "HC-7 HC-1", "(4,1)R1 (4,2)B1 (5,1)R2");
    };
    Position p = dear();
    TEST_ASSERT_EQUAL(use_action, chosen(p, normal).kind);
    Position q = facing("boss1 es ia", "IA-2", "(1,1)R1 (1,3)G1 (6,5)P1");  // A.A.A: five lifts
    TEST_ASSERT_EQUAL(end_round, chosen(q, easy).kind);
}

// One of two is completed; the other one is done without it.
void test_two_patterns_are_completed_together() {
    Position p =
        facing("boss1 ro hc", "HC-1 HC-5", "(1,1)R1 (1,3)G1 (2,2)B1 (4,5)P1 (5,5)P2 (6,4)Y1");
    TEST_ASSERT_EQUAL(140, penalty(p.s, 0, p.board(0)));
    TEST_ASSERT_TRUE(is_content(p, normal));
}

void test_nothing_is_done_where_nothing_can_be() {
    Position p = facing("boss1 es ia", "IA-5", "(1,1)R1");
    p.ap(0, 1);
    TEST_ASSERT_EQUAL(end_round, chosen(p).kind);
    Position done = facing("boss1 es ia", "IA-5", "(1,1)R1 (1,2)B1 (2,1)R2 (2,2)B2");
    done.ap(0, 1);
    TEST_ASSERT_EQUAL(end_round, chosen(done, hard).kind);
}

// AA/.A of Double Exposure takes a life: a card that breaks it up can wait.
void test_a_plan_that_costs_more_than_it_brings_is_left() {
    Position p = facing("boss1 es de", "DE-1", "(2,2)G1 (3,1)R1 (3,2)B1 (4,2)B2 (4,1)R2");
    p.hand(0, "ES01").ap(0, 0).lives(0, 1);  // .A./xxx/A..
    for (const int level : {normal, hard}) TEST_ASSERT_EQUAL(end_round, chosen(p, level).kind);
    TEST_ASSERT_EQUAL(use_pattern, chosen(p, easy).kind);
    p.active("DE-2");  // two AP are less than two bullets
    for (const int level : {normal, hard}) TEST_ASSERT_EQUAL(use_pattern, chosen(p, level).kind);
}

// What lies in Vesta's last row is gone when the boss looks.
void test_what_burns_completes_nothing() {
    Position p = facing("boss1 ve ia", "IA-5", "(5,1)R1 (5,2)B1 (6,1)R2 (6,2)B2");
    TEST_ASSERT_EQUAL(200, penalty(p.s, 0, p.board(0)));
    p.current(0, "R1");
    TEST_ASSERT_EQUAL(0, penalty(p.s, 0, p.board(0)));
}

// Baku leads to no boss pattern, but his heroine's bullets do.
void test_all_heroines_serve() {
    for (const char* who : {"ro", "ve", "yn", "ja", "na", "pl", "ba"}) {
        Position p = facing(std::string("boss1 ") + who + " hc", "HC-4 HC-1",
                            "(3,2)R1 (3,3)G1 (4,3)Y2");  // N.N and A.A/.A.
        if (p.board(0).heroine == jane) set_specials_aside(p, 0);
        p.ap(0, 2);  // too few for new cards besides
        const int before = penalty(p.s, 0, p.board(0));
        is_content(p, normal);
        TEST_ASSERT_TRUE_MESSAGE(penalty(p.s, 0, p.board(0)) < before, who);
    }
}

// ---- Shields, recipes, feed ---------------------------------------------------------------------

// A plan of this heroine that clears these spaces with her first card.
Plan clearing(const Position& p, Spaces spaces) {
    Plan plan;
    plan.card = 0;
    plan.cleared = spaces & p.s.at(0).sight.bullets();
    plan.count = static_cast<std::uint8_t>(size_of(plan.cleared));
    return plan;
}

void test_shields() {
    Position p = facing("boss1 es ia", "IA-4", "(1,1)R1 (1,2)B2 (1,3)G1");
    p.hand(0, "ES01");
    const Plan all = clearing(p, all_spaces);
    TEST_ASSERT_EQUAL(0, boss_gain(p.s, 0, all, 150));
    p.sent_to_boss(3);
    TEST_ASSERT_EQUAL(150, boss_gain(p.s, 0, all, 150));
    p.sent_to_boss(6);  // one breaks as it is: the second one counts
    TEST_ASSERT_EQUAL(150, boss_gain(p.s, 0, all, 150));
    p.shields(1);
    p.sent_to_boss(20);  // no more than all of them can break
    TEST_ASSERT_EQUAL(0, boss_gain(p.s, 0, all, 150));
    Position other("ffa2 es ro");
    TEST_ASSERT_EQUAL(0, boss_gain(other.s, 0, all, 150));
}

// BUL-405: the first one of a round stays in the trap.
void test_the_trap_takes_one() {
    Position p = facing("boss1 es st", "ST-1", "(1,1)R1 (1,2)B2");
    p.hand(0, "ES01").sent_to_boss(3);
    TEST_ASSERT_EQUAL(0, boss_gain(p.s, 0, clearing(p, all_spaces), 150));
    TEST_ASSERT_EQUAL(3, count_with(p.s, 0, {}));
    p.board(0).trapped = 1;
    TEST_ASSERT_EQUAL(150, boss_gain(p.s, 0, clearing(p, all_spaces), 150));
}

// BUL-408: too many odd ones do not count.
void test_odd_and_even_are_weighed() {
    Position p = facing("boss1 es ts", "TS-1", "(1,1)R1 (1,2)B2");
    p.hand(0, "ES01").sent_to_boss(6);  // 6 - (6 - 3) = 3
    TEST_ASSERT_EQUAL(3, count_with(p.s, 0, kinds_in(p.board(0).sight, set_of(sp(1, 1)))));
    TEST_ASSERT_EQUAL(5, count_with(p.s, 0, kinds_in(p.board(0).sight, set_of(sp(1, 2)))));
}

void test_recipes() {
    Position p = facing("boss1 es kf", "KF-2", "(1,1)R2 (1,2)B1 (1,3)G3 (1,4)Y4");  // RA1
    p.hand(0, "ES01");
    const int none = boss_gain(p.s, 0, clearing(p, 0), 0);
    const int half = boss_gain(p.s, 0, clearing(p, set_of(sp(1, 1))), 0);
    const int two = boss_gain(p.s, 0, clearing(p, set_of(sp(1, 1)) | set_of(sp(1, 2))), 0);
    const int whole =
        boss_gain(p.s, 0, clearing(p, set_of(sp(1, 1)) | set_of(sp(1, 2)) | set_of(sp(1, 3))), 0);
    TEST_ASSERT_EQUAL(0, none);
    TEST_ASSERT_TRUE(none < half && half < two && two < whole);
    TEST_ASSERT_EQUAL(70, whole);
    const Spaces of_no_use = set_of(sp(1, 3)) | set_of(sp(1, 4));
    TEST_ASSERT_TRUE(boss_gain(p.s, 0, clearing(p, of_no_use), 0) < two);
    p.served(0, "R2 B1 G3");
    TEST_ASSERT_EQUAL(0, boss_gain(p.s, 0, clearing(p, of_no_use), 0));
}

// BUL-395: a feed card that is used up costs nothing.
void test_feed_is_used_up() {
    Position p = facing("boss1 es co", "CO-3", "(1,1)R1");
    p.hand(0, "YN01 ES01");
    TEST_ASSERT_EQUAL(100, boss_gain(p.s, 0, clearing(p, 0), 150));
    p.board(0).hand.erase(0);
    TEST_ASSERT_EQUAL(0, boss_gain(p.s, 0, clearing(p, 0), 150));
}

// Of two plans that clear as much, the one that breaks the shield.
void test_the_plan_that_breaks_a_shield_is_preferred() {
    Position p = facing("boss1 es ts", "TS-1", "(1,1)R1 (1,2)B1 (1,3)R3 (1,4)B3 (1,5)G3");
    p.hand(0, "ES03").sent_to_boss(0, 4).ap(0, 0);  // AAxxx: three odd ones
    for (const int level : {normal, hard}) TEST_ASSERT_EQUAL(use_pattern, chosen(p, level).kind);
}

// ---- Choices ------------------------------------------------------------------------------------

void test_a_boss_makes_her_discard_what_is_of_no_use() {
    Position p = facing("boss1 es ia", "IA-1", "(1,1)R1 (1,2)B1 (1,3)R3 (1,4)B3 (1,5)G3");
    p.next_active("IA-2").hand(0, "ES10 ES03").boss_round();
    TEST_ASSERT_TRUE(BossStep::none != p.s.boss.step);
    const Action answer = chosen(p);
    TEST_ASSERT_EQUAL(choose, answer.kind);
    TEST_ASSERT_EQUAL(card("ES10"), p.board(0).hand[answer.b]);
}

// Bullets fall before something makes them heavier.
void test_which_of_two_comes_first() {
    Position p = facing("boss1 ro hc", "HC-3 HC-6", "");
    p.next_active("HC-1").boss_round();
    TEST_ASSERT_TRUE(chosen(p) == ORDER(1));
    Position q = facing("boss1 ro hc", "HC-6 HC-3", "");
    q.next_active("HC-1").boss_round();
    TEST_ASSERT_TRUE(chosen(q) == ORDER(0));
}

// An odd job that breaks what the boss asks for is left.
void test_odd_jobs_spoil_nothing() {
    Position p = facing("boss1 ba ia", "IA-3", "(1,1)R1 (2,4)Y1 (6,1)R2");  // N../..N, not met
    p = facing("boss1 ba ia", "IA-5", "(5,1)R1 (5,2)B1 (6,1)R2 (6,2)B2");
    TEST_ASSERT_TRUE(is_content(p, normal));
    TEST_ASSERT_TRUE(is_content(p, hard));
}

// ---- Allies -------------------------------------------------------------------------------------

void test_allies_are_helped() {
    Position p("boss3 ro ve es kf");
    p.active("KF-1").current(1, "R1").current(2, "R1").ap(0, 2).ap(1, 0);
    p.board(0).deck.clear();
    TEST_ASSERT_TRUE(chosen(p) == TEAM(0, 2));  // the one who can use a card
    p.ended(1).ended(2);
    TEST_ASSERT_EQUAL(end_round, chosen(p).kind);
}

void test_the_turn_goes_to_who_has_most_points() {
    Position p("boss3 ro ve es kf");
    p.active("KF-1").current(0, "R1").current(1, "R1").current(2, "R1").full_column(0, 1);
    p.ap(0, 0).ap(1, 3).ap(2, 5);
    TEST_ASSERT_TRUE(chosen(p) == PASS(2));
    p.board(0).passed = 1;
    TEST_ASSERT_TRUE(chosen(p) == PLACE);
    p.board(0).passed = 0;
    p.ap(1, 1).ap(2, 1);
    TEST_ASSERT_TRUE(chosen(p) == PLACE);
    p.ended(1).ended(2);
    TEST_ASSERT_TRUE(chosen(p) == PLACE);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_what_patterns_cost);
    RUN_TEST(test_what_a_move_breaks);
    RUN_TEST(test_a_pattern_is_completed_before_the_end);
    RUN_TEST(test_easy_spends_little_on_it);
    RUN_TEST(test_two_patterns_are_completed_together);
    RUN_TEST(test_nothing_is_done_where_nothing_can_be);
    RUN_TEST(test_a_plan_that_costs_more_than_it_brings_is_left);
    RUN_TEST(test_what_burns_completes_nothing);
    RUN_TEST(test_all_heroines_serve);
    RUN_TEST(test_shields);
    RUN_TEST(test_the_trap_takes_one);
    RUN_TEST(test_odd_and_even_are_weighed);
    RUN_TEST(test_recipes);
    RUN_TEST(test_feed_is_used_up);
    RUN_TEST(test_the_plan_that_breaks_a_shield_is_preferred);
    RUN_TEST(test_a_boss_makes_her_discard_what_is_of_no_use);
    RUN_TEST(test_which_of_two_comes_first);
    RUN_TEST(test_odd_jobs_spoil_nothing);
    RUN_TEST(test_allies_are_helped);
    RUN_TEST(test_the_turn_goes_to_who_has_most_points);
    return UNITY_END();
}
