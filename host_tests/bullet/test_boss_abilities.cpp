// Unique abilities of the bosses, and what heroines' do against them: BUL-336, BUL-337, BUL-356,
// BUL-357, BUL-380 .. BUL-408.
#include <set>

#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// Answers whatever a boss round asks, as it comes in the list.
void answer_all(Position& p) {
    while (!p.s.over() && p.s.boss.step != BossStep::none) p.play({p.legal()[0]});
}

void test_BUL_336_BUL_337_what_rose_may_turn() {
    Position p("boss2 ro ve co");
    for (int card = 0; card < 12; ++card) {
        const auto id = static_cast<PatternId>(card_of(ynn).first_pattern + card);
        TEST_ASSERT_EQUAL(4, turns_for(rose, id));
        TEST_ASSERT_EQUAL(1, turns_for(vesta, id));
        TEST_ASSERT_EQUAL(1, turns_for(ynn, id));
    }
    p.sight(0, "(1,1)R1 (1,3)G1 (2,2)B1");
    const ActivePattern echo{boss_card("CO-2"), 0};  // N./.N
    TEST_ASSERT_TRUE(has_completed(p.s, 0, echo));
    p.sight(0, "(1,2)R1 (2,1)B1");
    TEST_ASSERT_FALSE(has_completed(p.s, 0, echo));
}

// Two are active, and the older one goes; what stays is not shuffled into a new deck.
void test_BUL_380_long_tail() {
    Position p("boss1 ro hc");
    for (int round = 0; round < 12; ++round) {
        const ActivePattern newer = p.s.boss.active[1];
        p.boss_round();
        answer_all(p);
        p.current(0, "").sight(0, "");
        while (!p.board(0).life.empty()) p.s.center.add(p.board(0).life.pop());
        TEST_ASSERT_EQUAL(2, p.s.boss.active.size());
        TEST_ASSERT_TRUE(newer == p.s.boss.active[0]);
        TEST_ASSERT_TRUE(p.s.boss.active[0].id != p.s.boss.active[1].id);
    }
}

void test_BUL_383_tilted_frame() {
    for (int turns = 0; turns < 4; ++turns) {
        Position p("boss1 es de");
        p.active("DE-1:" + std::to_string(turns));  // AA/.A
        const char* const lying[] = {"(1,1)R1 (1,2)R2 (2,2)R3", "(1,2)R1 (2,1)R2 (2,2)R3",
                                     "(1,1)R1 (2,1)R2 (2,2)R3", "(1,1)R1 (1,2)R2 (2,1)R3"};
        for (int other = 0; other < 4; ++other) {
            p.sight(0, lying[other]);
            TEST_ASSERT_EQUAL(other == turns, has_completed(p.s, 0, p.s.boss.active[0]));
        }
    }
    std::set<int> turns;
    for (kit::Seed seed = 0; seed < 30; ++seed) {
        Position p("boss1 es de");
        p.s.rng = kit::Rng(seed);
        p.active("DE-2").boss_round();
        turns.insert(p.s.boss.active[0].turns);
        TEST_ASSERT_TRUE(p.happened({.kind = boss_revealed,
                                     .a = 0,
                                     .b = p.s.boss.active[0].id,
                                     .c = p.s.boss.active[0].turns,
                                     .d = boss_card("DE-2")}));
    }
    TEST_ASSERT_EQUAL(4, turns.size());
}

void test_BUL_390_BUL_391_clean_sweep() {
    Position p("boss2 es ro cc");
    p.active("CC-1").sight(0, "(1,2)R1 (1,3)R2 (2,1)B1 (2,5)B2 (3,1)G1 (3,2)G2 (3,4)G3");
    p.sight(1, "(6,5)P4").current(0, "Y1 Y2").boss_round();
    p.sees(0, "(1,1)R1 (1,2)R2 (2,1)B1 (2,4)B2 (3,1)G1 (3,2)G2 (3,3)G3");
    p.sees(1, "(6,4)P4");
    TEST_ASSERT_EQUAL(8, p.board(0).current.total);
    TEST_ASSERT_TRUE(p.happened({.kind = cleaned, .a = 0, .b = 2}));
    Position other("boss1 es ia");
    other.active("IA-1").sight(0, "(1,2)R1").current(0, "Y1").boss_round();
    other.sees(0, "(1,2)R1");
    TEST_ASSERT_EQUAL(7 + 1, other.board(0).current.total);
}

// Step 1 and the slots come before the sweep.
void test_BUL_390_behind_step_2() {
    Position p("boss1 es cc");
    p.active("CC-4").sight(0, "(1,2)R1 (6,3)B1").boss_round();  // all down first
    p.sees(0, "(2,1)R1 (6,2)B1");
}

void test_BUL_350_BUL_356_where_specials_are() {
    Position p("boss2 ja ro cc");
    p.incoming(0, "IM BD CT").boss_round();
    const int strewn =
        p.s.center.specials() + p.board(0).current.specials() + p.board(1).current.specials();
    TEST_ASSERT_EQUAL(3, strewn);
    for (const Seat seat : {Seat{0}, Seat{1}}) p.s.center.take_all(p.board(seat).current);
    // Nobody can tell where they are: a view says numbers only.
    State masked = p.s;
    Rules::mask(masked, 1);
    TEST_ASSERT_EQUAL(0, masked.center.specials());
    TEST_ASSERT_EQUAL(p.s.center.total, masked.center.total);
    std::set<int> in_center;
    for (kit::Seed seed = 0; seed < 200; ++seed) {
        State copy = p.s;
        for (int i = 0; i < 30; ++i) copy.at(1).current.add(copy.center.draw(copy.rng));
        kit::Rng rng(seed);
        Rules::conceal(copy, 1, rng);
        TEST_ASSERT_NULL(Rules::invariant(copy));
        TEST_ASSERT_EQUAL(30, copy.at(1).current.total);
        in_center.insert(copy.center.specials());
    }
    TEST_ASSERT_TRUE(in_center.size() >= 3);
    // Those in her incoming are known.
    Position q("boss2 ja ro cc");
    q.incoming(0, "BD");
    kit::Rng rng(1);
    Rules::conceal(q.s, 1, rng);
    TEST_ASSERT_EQUAL(1, q.board(0).incoming.count[badge]);
    Rules::mask(q.s, 1);
    TEST_ASSERT_EQUAL(1, q.board(0).incoming.count[badge]);
}

// Rose has drawn one of Jane's.
Position rose_draws(Type special, Phase of_jane) {
    Position p("boss2 ja ro cc");
    p.incoming(0, "IM BD CT").board(0).incoming.remove(special);
    p.board(1).current.add(special);
    p.board(0).phase = of_jane;
    p.active(1).ap(0, 1).play({PLACE});
    return p;
}

void test_BUL_356_BUL_357_jane_resolves_it() {
    Position p = rose_draws(immobilizer, Phase::option);
    p.decides(0);
    p.no(PLACE);
    p.play({COLUMN(3)}).decides(1);
    TEST_ASSERT_EQUAL(3, p.board(0).stuck_column);
    TEST_ASSERT_EQUAL(kit::no_value, p.board(1).stuck_column);
    p.has_incoming(0, "IM BD CT");
    Position q = rose_draws(coat, Phase::option);
    TEST_ASSERT_EQUAL(1, q.board(0).modifier(Modifier::guard));
    TEST_ASSERT_EQUAL(0, q.board(1).modifier(Modifier::guard));
    q.decides(1);
}

void test_BUL_357_jane_has_ended() {
    for (const Type which : {immobilizer, badge, coat}) {
        Position p = rose_draws(which, Phase::ended);
        p.decides(1);
        p.has_ap(0, 1);
        p.has_incoming(0, "IM BD CT");
        TEST_ASSERT_EQUAL(0, p.board(0).modifier(Modifier::guard));
        p.sees(1, "");
    }
}

// An effect that draws one has drawn its bullet.
void test_BUL_357_drawn_by_an_effect() {
    Position p("boss2 ja es cc");
    p.incoming(0, "IM BD CT").board(0).incoming.remove(badge);
    p.active("CC-2").sight(0, "(1,1)R1 (1,2)R2 (1,4)R3");  // Jane has it, Esfir not
    p.board(0).incoming.take_ordinary(p.s.center);
    p.s.center.add(badge);
    p.boss_round();
    TEST_ASSERT_EQUAL(0, p.times(placed));
    TEST_ASSERT_TRUE(p.happened({.kind = drew_bullet, .a = 1, .b = badge}));
    TEST_ASSERT_TRUE(p.happened({.kind = special, .a = 0, .b = badge, .c = kit::no_value}));
    p.sees(1, "");
    p.has_ap(0, 5);
}

// With Jane her specials leave the game, wherever they are.
void test_BUL_301_BUL_356_jane_is_out() {
    Position p("boss3 ja ro es cc");
    p.board(0).current.remove(badge);
    p.board(0).current.remove(coat);
    p.board(1).current.add(badge);
    p.s.center.add(coat);
    p.lives(0, 1).full_column(0, 1);
    p.board(0).current.remove(immobilizer);
    p.board(0).incoming.add(immobilizer);
    p.draws(0, "R1");
    p.is(0, Phase::out);
    TEST_ASSERT_EQUAL(0, p.s.center.specials());
    TEST_ASSERT_EQUAL(0, p.board(1).current.total);
    TEST_ASSERT_EQUAL(140, p.s.center.total);
}

// If another one leaves they go to the center with the other bullets.
void test_BUL_301_BUL_356_who_held_one_is_out() {
    Position q("boss2 ja ro cc");
    q.board(0).current.remove(badge);
    q.board(1).current.add(badge);
    q.lives(1, 1).full_column(1, 1);
    q.sight(0, "(1,1)R4").play({TEAM(1, 1, sp(1, 1))});
    q.is(1, Phase::out);
    TEST_ASSERT_EQUAL(1, q.s.center.count[badge]);
}

void test_BUL_394_feed() {
    Position p("boss2 ro ve co");
    p.active("CO-3").hand(0, "YN05 RO01").hand(1, "VE01").boss_round();
    answer_all(p);
    TEST_ASSERT_EQUAL(1, p.board(0).feed_cards());
    TEST_ASSERT_EQUAL(1, p.board(1).feed_cards());
    p.has_hand(0, "YN05 RO01");  // she kept hers
    TEST_ASSERT_TRUE(p.happened({.kind = feed_dealt, .a = 1, .b = p.board(1).hand.back()}));
    // An effect may discard it.
    Position q("boss1 es co");
    q.active("CO-2").hand(0, "ES01 YN01").boss_round();
    q.decides(0);
    q.play({CHOOSE(1)});
    TEST_ASSERT_EQUAL(card("YN01"), q.s.boss.feed_discard.top());
    TEST_ASSERT_EQUAL(1, q.board(0).feed_cards());  // the next one
    q.has_discard(0, "");
    // Her End Phase does not.
    Position r("boss1 es co");
    r.hand(0, "ES01 YN01 ES02 ES03 ES04 ES05").play({END}).decides(0);
    r.no(DROP(1));
    TEST_ASSERT_EQUAL(5, r.legal().size());
    r.play({DROP(0)});
    TEST_ASSERT_EQUAL(4, r.board(0).own_cards());
}

void test_BUL_394_an_empty_feed_deck() {
    Position p("boss1 es co");
    p.active("CO-3").sight(0, "(3,1)R1 (3,2)B1");
    while (!p.s.boss.feed.empty()) p.s.boss.feed_discard.push(p.s.boss.feed.draw());
    p.boss_round();
    TEST_ASSERT_EQUAL(11, p.s.boss.feed.size());
    TEST_ASSERT_EQUAL(0, p.s.boss.feed_discard.size());
}

void test_BUL_395_feed_costs_a_bullet() {
    Position p("boss2 ro ve co");
    p.active("CO-3").sight(0, "(3,1)R1 (3,2)B1").sight(1, "(3,1)R1 (3,2)B1");
    p.hand(0, "YN05").boss_round();
    TEST_ASSERT_EQUAL(9 + 1, p.board(0).current.total);
    TEST_ASSERT_EQUAL(9, p.board(1).current.total);
    // Without a bullet for it the match is a tie.
    Position q("boss1 ro co");
    q.hand(0, "YN05");
    q.board(0).incoming.take_ordinary(q.s.center);
    q.boss_round();
    q.over(End::empty_center, 0, 1);
}

void test_BUL_398_suspension() {
    std::set<int> seen;
    for (kit::Seed seed = 0; seed < 60; ++seed) {
        Position p("boss1 es ia");
        p.s.rng = kit::Rng(seed);
        p.active("IA-4").sight(0, "(1,2)R1 (2,2)B1").boss_round();
        seen.insert(p.board(0).suspended);
        TEST_ASSERT_TRUE(p.happened({.kind = suspension, .a = 0, .b = p.board(0).suspended}));
        for (int action = 0; action < 4; ++action)
            for (const Action& each_one : p.legal())
                if (each_one.kind == use_action || each_one.kind == fizzle)
                    TEST_ASSERT_TRUE(each_one.a != p.board(0).suspended);
    }
    TEST_ASSERT_EQUAL(4, seen.size());
    Position p("boss1 es ia");
    p.board(0).suspended = 2;
    State copy = p.s;
    kit::Events unseen;
    TEST_ASSERT_EQUAL_STRING("That action is suspended",
                             Rules::apply(copy, USE(3), unseen).why_not);
}

void test_BUL_401_BUL_402_recipes() {
    Position p("boss1 es kf");
    const auto served = [&](const char* recipe, const char* bullets) {
        p.s.boss.cleared = {};
        p.served(0, bullets);
        return has_completed(p.s, 0, {boss_card(recipe), 0});
    };
    TEST_ASSERT_TRUE(served("KF-1", "R2 B3 G1 Y1"));   // A2A3
    TEST_ASSERT_FALSE(served("KF-1", "R2 B3 G1"));     // one too few
    TEST_ASSERT_FALSE(served("KF-1", "R2 B2 G1 Y1"));  // no 3
    TEST_ASSERT_TRUE(served("KF-3", "B1 B4"));
    TEST_ASSERT_FALSE(served("KF-3", "B1 R4 G4"));
    TEST_ASSERT_TRUE(served("KF-4", "G2 G3 R1"));  // GA2: one as green, the other as 2
    TEST_ASSERT_FALSE(served("KF-4", "G2 R3 R1"));
    TEST_ASSERT_TRUE(served("KF-5", "Y3 R3 R1"));
    TEST_ASSERT_TRUE(served("KF-6", "P1 P2 P3 P1"));
    TEST_ASSERT_FALSE(served("KF-7", "R1 R1 R1 R1 R1"));
    TEST_ASSERT_TRUE(served("KF-7", "R1 R1 R1 R1 R1 R1"));
    // What is cleared counts, places do not, and the next round begins anew.
    Position q("boss1 ro kf");
    q.active("KF-3").hand(0, "RO08").sight(0, "(1,1)R3 (1,3)B2 (1,4)B4 (6,1)R1");
    q.play({PATTERN(0, 0, at(0, 0)), END});
    TEST_ASSERT_TRUE(
        q.happened({.kind = boss_checked, .a = 0, .b = boss_card("KF-3"), .c = 1, .d = 0}));
    TEST_ASSERT_TRUE(q.s.boss.cleared[0] == Kinds{});
}

// What the hearth sends is not cleared.
void test_BUL_340_BUL_401_a_hearth_cooks_nothing() {
    Position p("boss1 ve kf");
    p.active("KF-3").sight(0, "(6,1)B1 (6,2)B2").play({END});
    TEST_ASSERT_TRUE(
        p.happened({.kind = boss_checked, .a = 0, .b = boss_card("KF-3"), .c = 0, .d = 0}));
}

void test_BUL_405_thought_trap() {
    Position p("boss2 ro ve st");
    p.active("ST-1").hand(0, "RO08").sight(0, "(1,1)R3 (1,3)B2 (1,4)B4 (1,5)G1");
    p.play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL_STRING("B2", bag_names(p.s.boss.trap).c_str());
    TEST_ASSERT_EQUAL_STRING("B4 G1", bag_names(p.s.boss.incoming).c_str());
    TEST_ASSERT_TRUE(p.happened({.kind = trap_caught, .a = 0, .b = type("B2")}));
    TEST_ASSERT_EQUAL(140 - 1 - 3, unseen_bullets(p.s).total);
    // Once a round; the hearth feeds it as well.
    p.hand(0, "RO02").sight(0, "(1,1)b2 (2,1)R1 (3,3)G2").play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL(1, p.s.boss.trap.total);
    p.sight(1, "(6,2)Y1 (6,4)Y2").play({END, END});
    TEST_ASSERT_EQUAL_STRING("B2 Y1", bag_names(p.s.boss.trap).c_str());
    answer_all(p);
    TEST_ASSERT_EQUAL(0, p.board(0).trapped);
    Position other("boss1 ro hc");
    other.hand(0, "RO08").sight(0, "(1,1)R3 (1,3)B2").play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL(0, other.s.boss.trap.total);
}

// Only a break springs it, and only those in the game get of it.
void test_BUL_405_who_gets_what() {
    Position p("boss3 es ro ve st");
    p.lives(0, 1).full_column(0, 1).draws(0, "R1");
    p.active("ST-1").trap("R1 B2").sent_to_boss(18).boss_round().has_shields(5);
    TEST_ASSERT_EQUAL(2, p.s.boss.trap.total);
    p.active("ST-1").current(1, "").current(2, "").boss_round().has_shields(4);
    TEST_ASSERT_EQUAL(0, p.board(0).current.total);
    TEST_ASSERT_EQUAL(8 + 1, p.board(1).current.total);
    TEST_ASSERT_EQUAL(8 + 1, p.board(2).current.total);
}

void test_BUL_408_counterweight() {
    Position p("boss1 es ts");
    TEST_ASSERT_EQUAL(0, counted_bullets(p.s));
    p.sent_to_boss(3, 0);
    TEST_ASSERT_EQUAL(3, counted_bullets(p.s));
    p.sent_to_boss(1, 0);
    TEST_ASSERT_EQUAL(3, counted_bullets(p.s));
    p.sent_to_boss(0, 1);
    TEST_ASSERT_EQUAL(5, counted_bullets(p.s));
    p.sent_to_boss(0, 8);
    TEST_ASSERT_EQUAL(4 + 9 - 2, counted_bullets(p.s));
    Position other("boss1 es de");
    other.sent_to_boss(9);
    TEST_ASSERT_EQUAL(9, counted_bullets(other.s));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_336_BUL_337_what_rose_may_turn);
    RUN_TEST(test_BUL_380_long_tail);
    RUN_TEST(test_BUL_383_tilted_frame);
    RUN_TEST(test_BUL_390_BUL_391_clean_sweep);
    RUN_TEST(test_BUL_390_behind_step_2);
    RUN_TEST(test_BUL_350_BUL_356_where_specials_are);
    RUN_TEST(test_BUL_356_BUL_357_jane_resolves_it);
    RUN_TEST(test_BUL_357_jane_has_ended);
    RUN_TEST(test_BUL_357_drawn_by_an_effect);
    RUN_TEST(test_BUL_301_BUL_356_jane_is_out);
    RUN_TEST(test_BUL_301_BUL_356_who_held_one_is_out);
    RUN_TEST(test_BUL_394_feed);
    RUN_TEST(test_BUL_394_an_empty_feed_deck);
    RUN_TEST(test_BUL_395_feed_costs_a_bullet);
    RUN_TEST(test_BUL_398_suspension);
    RUN_TEST(test_BUL_401_BUL_402_recipes);
    RUN_TEST(test_BUL_340_BUL_401_a_hearth_cooks_nothing);
    RUN_TEST(test_BUL_405_thought_trap);
    RUN_TEST(test_BUL_405_who_gets_what);
    RUN_TEST(test_BUL_408_counterweight);
    return UNITY_END();
}
