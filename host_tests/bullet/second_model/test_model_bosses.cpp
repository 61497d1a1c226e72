// The worked examples of section 5 about bosses, on the second model alone.
#include "model_table.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

// Whatever Hollow Comet shows is in her sight.
void fulfil_comet(Table& t, int seat = 0) {
    t.set(1, 1, "R1", seat);
    t.set(1, 3, "G1", seat);
    t.set(1, 5, "P1", seat);
}
constexpr std::initializer_list<const char*> fulfilled = {"HC-4", "HC-7"};

void test_EX_13_14_15_shields() {
    Table t(hollow_comet, {rose});
    fulfil_comet(t);
    t.reveal(fulfilled);
    t.send(6);
    t.act(kind_end);
    TEST_ASSERT_EQUAL(4, t.p.boss.shields);
    TEST_ASSERT_EQUAL(0, total(t.p.boss.incoming));
    TEST_ASSERT_EQUAL(6, t.her().ap);
    TEST_ASSERT_EQUAL(8, total(t.her().current));
    TEST_ASSERT_EQUAL(140 - 3 - 8, total(t.p.center));
    TEST_ASSERT_EQUAL(2, t.p.round);

    Table u(hollow_comet, {rose});
    fulfil_comet(u);
    u.reveal(fulfilled);
    u.send(4);
    u.act(kind_end);
    TEST_ASSERT_EQUAL(5, u.p.boss.shields);
    TEST_ASSERT_EQUAL(4, total(u.p.boss.incoming));
    u.her().current = empty_bag();
    u.reveal(fulfilled);
    u.send(3);
    u.act(kind_end);
    TEST_ASSERT_EQUAL(4, u.p.boss.shields);
    TEST_ASSERT_EQUAL(0, total(u.p.boss.incoming));

    for (const int bullets : {10, 12}) {
        Table v(hollow_comet, {rose});
        fulfil_comet(v);
        v.reveal(fulfilled);
        v.send(bullets);
        v.act(kind_end);
        TEST_ASSERT_EQUAL(bullets == 10 ? 4 : 3, v.p.boss.shields);
        TEST_ASSERT_EQUAL(0, total(v.p.boss.incoming));
        TEST_ASSERT_EQUAL(bullets == 10 ? 100 : 200, v.m.score(0));
    }
}

void test_EX_19_rose_turns_a_feed_card() {
    Table t(collective_consciousness, {rose});
    t.feed("YN02");
    const char* const names[] = {"B1", "B2", "B3", "b3", "B4"};
    for (int row = 1; row <= 5; row++) t.set(row, 2, names[row - 1]);
    const int card = static_cast<int>(t.her().hand.size()) - 1;
    t.act(kind_use_pattern, card, 1, offset(0, 1));
    for (const char* name : {"B1", "B3", "B4"})
        TEST_ASSERT_EQUAL(1, t.p.boss.incoming[Table::type(name)]);
    TEST_ASSERT_EQUAL(3, total(t.p.boss.incoming));
    TEST_ASSERT_EQUAL(pattern_named("YN02"), t.p.boss.feed_discard.back());
    TEST_ASSERT_EQUAL(0, t.her().discard.size());
}

void test_EX_20_69_turned_boss_pattern() {
    Table t(double_exposure, {nawa});
    t.her().baku = at(6, 5);
    t.set(1, 2, "R1");
    t.set(2, 1, "B1");
    TEST_ASSERT_FALSE(t.m.completed(0, boss_pattern_named("DE-5"), 0));
    TEST_ASSERT_TRUE(t.m.completed(0, boss_pattern_named("DE-5"), 1));
    Table u(double_exposure, {esfir});
    u.set(1, 1, "R1");
    u.set(2, 2, "B1");
    TEST_ASSERT_TRUE(u.m.completed(0, boss_pattern_named("DE-5"), 0));
    TEST_ASSERT_FALSE(u.m.completed(0, boss_pattern_named("DE-5"), 1));
}

void test_EX_21_recipe() {
    Table t(knife_and_fork, {rose});
    const int soup = boss_pattern_named("KF-2");
    t.give(t.her().cleared, {"R1", "G3", "Y2"});
    TEST_ASSERT_FALSE(t.m.completed(0, soup, 0));
    Table u(knife_and_fork, {rose});
    u.give(u.her().cleared, {"R1", "R2", "B1"});
    TEST_ASSERT_TRUE(u.m.completed(0, soup, 0));
}

void test_EX_25_swept_specials() {
    Table t(celestial_cleaning, {jane, rose});
    t.reveal({"CC-1"});
    t.give(t.her().incoming, {"Imm", "Bad", "Coa"});
    t.act(kind_end);
    t.act(kind_end);
    TEST_ASSERT_EQUAL(2, t.p.round);
    for (const int special : {immobilizer, badge, coat}) {
        TEST_ASSERT_EQUAL(0, t.her().incoming[static_cast<std::size_t>(special)]);
        int lying = t.p.center[static_cast<std::size_t>(special)];
        for (const int seat : {0, 1})
            lying += t.her(seat).current[static_cast<std::size_t>(special)];
        TEST_ASSERT_EQUAL(1, lying);
    }
    TEST_ASSERT_EQUAL(1, t.m.turn());
    t.her(1).current = empty_bag();
    t.her(0).ap = 1;
    t.place("Bad");
    TEST_ASSERT_EQUAL(3, t.her(0).ap);
    TEST_ASSERT_EQUAL(1, t.her(0).incoming[badge]);
    TEST_ASSERT_EQUAL(0, t.bullets_in_sight(1));
    // The Immobilizer is hers to answer; after her round it does nothing (BUL-357).
    t.place("Imm");
    TEST_ASSERT_EQUAL(0, t.m.turn());
    t.act(kind_column, 3);
    TEST_ASSERT_EQUAL(3, t.her(0).immobilized);
    TEST_ASSERT_EQUAL(none, t.her(1).immobilized);
    t.act(kind_pass, 0);
    t.her(0).current = empty_bag();
    t.act(kind_end);
    t.place("Coa");
    TEST_ASSERT_EQUAL(0, t.her(0).guard);
    TEST_ASSERT_EQUAL(1, t.her(0).incoming[coat]);
}

void test_EX_38_component_is_not_empty() {
    Table t(hollow_comet, {nawa});
    t.set(2, 1, "R2");
    t.set(2, 3, "G2");
    t.her().baku = at(1, 2);
    TEST_ASSERT_FALSE(t.m.completed(0, boss_pattern_named("HC-6"), 0));
    t.her().baku = at(3, 3);
    TEST_ASSERT_TRUE(t.m.completed(0, boss_pattern_named("HC-6"), 0));
}

void test_EX_65_break_points_follow_the_heroines() {
    Table t(hollow_comet, {rose, vesta});
    fulfil_comet(t);
    t.reveal(fulfilled);
    t.send(13);
    t.act(kind_end);
    t.lay(t.her(1).life, {"B1", "B1"});
    for (int row = 1; row <= rows; row++) t.set(row, 4, "Y2", 1);
    t.give(t.her(1).incoming, {"B2"});
    t.place("Y1");
    TEST_ASSERT_EQUAL(out, t.her(1).phase);
    TEST_ASSERT_EQUAL(2, t.p.round);
    TEST_ASSERT_EQUAL(5, t.p.boss.shields);
    TEST_ASSERT_EQUAL(13, total(t.p.boss.incoming));
    TEST_ASSERT_EQUAL(140 - 3 - 13 - 8, total(t.p.center));
    t.her().current = empty_bag();
    t.reveal(fulfilled);
    t.act(kind_end);
    TEST_ASSERT_EQUAL(3, t.p.boss.shields);
    TEST_ASSERT_EQUAL(0, total(t.p.boss.incoming));
}

void test_EX_66_last_shield_and_last_life() {
    for (const bool last_life : {true, false}) {
        Table t(celestial_cleaning, {esfir});
        t.reveal({"CC-1"});
        t.p.boss.shields = 1;
        t.send(8);
        t.lay(t.her().life, {"B1", "B1"});
        if (last_life) t.set(6, 2, "B2");
        t.set(5, 3, "G2");
        t.act(kind_end);
        TEST_ASSERT_TRUE(t.p.over());
        TEST_ASSERT_TRUE(t.p.results[0] == (last_life ? Result::lost : Result::won));
        TEST_ASSERT_EQUAL(last_life ? 500 : 500 + 99 - t.p.round, t.m.score(0));
        if (!last_life) TEST_ASSERT_EQUAL_STRING("G2", t.there(6, 3).c_str());
    }
}

void test_EX_67_failing_boss_effects() {
    Table t(double_exposure, {esfir});
    t.reveal({"DE-4"});
    t.hold({"ES01"});
    t.her().deck.clear();
    t.act(kind_end);
    TEST_ASSERT_EQUAL(1, t.her().hand.size());
    Table u(collective_consciousness, {esfir});
    u.reveal({"CO-6"});
    u.her().hand.clear();
    u.her().deck.clear();
    u.act(kind_end);
    TEST_ASSERT_EQUAL(5, u.her().ap);
    TEST_ASSERT_EQUAL(1, u.her().hand.size());  // the feed card of step 4
}

void test_EX_68_two_failed_patterns() {
    Table t(hollow_comet, {vesta});
    t.reveal({"HC-4", "HC-1"});
    t.act(kind_end);
    TEST_ASSERT_EQUAL(2, t.m.legal().size());
    TEST_ASSERT_TRUE(t.may(kind_boss_order, 0));
    t.act(kind_boss_order, 1);
    TEST_ASSERT_EQUAL(5, t.her().ap);
    TEST_ASSERT_EQUAL(3, t.count(kind_choose));
    t.act(kind_choose, 0, 2);
    TEST_ASSERT_EQUAL(2, t.her().hand.size());
    TEST_ASSERT_EQUAL(2, t.p.round);
    TEST_ASSERT_EQUAL(boss_pattern_named("HC-1"), t.p.boss.active[0].first);
    TEST_ASSERT_EQUAL(2, t.p.boss.active.size());
    Table u(hollow_comet, {vesta});
    u.reveal({"HC-4", "HC-1"});
    u.set(1, 1, "R1");
    u.set(1, 3, "G1");
    u.act(kind_end);
    TEST_ASSERT_EQUAL(5, u.her().ap);
    TEST_ASSERT_EQUAL(2, u.p.round);
}

void test_EX_70_sweep() {
    Table t(celestial_cleaning, {rose});
    t.reveal({"CC-1"});
    t.set(1, 1, "R1");
    t.set(1, 2, "B1");
    t.set(1, 4, "Y1");
    t.set(1, 5, "P1");
    t.set(3, 5, "P2");
    t.act(kind_end);
    const char* const swept[] = {"R1", "B1", "Y1", "P1", ""};
    for (int column = 1; column <= columns; column++)
        TEST_ASSERT_EQUAL_STRING(swept[column - 1], t.there(1, column).c_str());
    TEST_ASSERT_EQUAL_STRING("P2", t.there(3, 4).c_str());
}

void test_EX_71_counterweight() {
    Table t(tipping_scale, {rose});
    t.reveal({"TS-1"});
    t.give(t.p.boss.incoming, {"R1", "R1", "R1", "B1", "B1", "B1", "G3", "G3", "Y3", "R2", "B4"});
    TEST_ASSERT_EQUAL(7, t.m.boss_count());
    t.act(kind_end);
    TEST_ASSERT_EQUAL(4, t.p.boss.shields);
    TEST_ASSERT_EQUAL(0, total(t.p.boss.incoming));
}

void test_EX_72_trap() {
    Table t(second_thought, {esfir, rose});
    t.reveal({"ST-1"});
    t.give(t.p.boss.trap, {"R1", "B1", "G1"});
    t.send(12);
    t.act(kind_end);
    t.act(kind_end);
    while (t.p.round == 1) t.act(kind_choose);  // what the slot makes them discard
    TEST_ASSERT_EQUAL(8 + 2, total(t.her(0).current));
    TEST_ASSERT_EQUAL(8 + 1, total(t.her(1).current));
    TEST_ASSERT_EQUAL(0, total(t.p.boss.trap));
}

void test_BUL_405_first_bullet_goes_to_the_trap() {
    Table t(second_thought, {vesta});
    t.set(6, 2, "B1");
    t.set(6, 4, "Y1");
    t.reveal({"ST-1"});
    t.act(kind_end);
    TEST_ASSERT_EQUAL(1, t.p.boss.trap[Table::type("B1")]);
    TEST_ASSERT_EQUAL(1, t.p.boss.incoming[Table::type("Y1")]);
}

void test_EX_73_feed() {
    Table t(collective_consciousness, {rose});
    t.reveal({"CO-3"});
    TEST_ASSERT_EQUAL(4, t.her().hand.size());
    t.act(kind_end);
    TEST_ASSERT_EQUAL(2, t.p.round);
    TEST_ASSERT_EQUAL(4, t.her().hand.size());
    TEST_ASSERT_EQUAL(3, t.p.own_cards(0));
    TEST_ASSERT_EQUAL(9 + 1, total(t.her().current));
    TEST_ASSERT_EQUAL(11, t.p.boss.feed_deck.size());
}

void test_EX_74_suspension() {
    Table t(internal_affairs, {esfir});
    TEST_ASSERT_TRUE(t.her().suspended >= 0 && t.her().suspended < 4);
    t.her().suspended = 0;
    t.set(1, 1, "R1");
    t.set(3, 3, "G1");
    TEST_ASSERT_EQUAL(0, t.count(kind_use_action, 0));
    TEST_ASSERT_EQUAL(0, t.count(kind_fizzle, 0));
    TEST_ASSERT_TRUE(t.may(kind_use_action, 1, at(3, 3), at(2, 3)));
    TEST_ASSERT_TRUE(t.may(kind_fizzle, 1));
}

void test_EX_75_boss_triggers_no_star() {
    Table t(hollow_comet, {rose});
    t.reveal({"HC-1", "HC-6"});
    for (int row = 1; row <= rows; row++) t.set(row, 1, "R2");
    t.p.center = empty_bag();
    t.p.center[1] = 1;
    t.act(kind_end);
    t.act(kind_boss_order, 0);
    TEST_ASSERT_EQUAL(1, t.her().life.size());
    TEST_ASSERT_EQUAL(1, t.her().life.front());
    TEST_ASSERT_EQUAL(6, t.her().ap);
    // Step 3 finds nothing in the center (BUL-186).
    TEST_ASSERT_TRUE(t.p.over());
    TEST_ASSERT_TRUE(t.p.results[0] == Result::drawn);
}

void test_EX_76_after_cleanup() {
    Table t(internal_affairs, {esfir});
    t.reveal({"IA-3"});
    t.act(kind_end);
    TEST_ASSERT_EQUAL(2, t.p.round);
    TEST_ASSERT_EQUAL(3, t.her().ap);
}

void test_BUL_014_boss_of_an_unused_heroine() {
    Table t(hollow_comet, {esfir, rose});
    TEST_ASSERT_EQUAL(celestial_cleaning, t.p.boss.who);
    Table u(tipping_scale, {balance, rose, esfir});
    TEST_ASSERT_EQUAL(celestial_cleaning, u.p.boss.who);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_EX_13_14_15_shields);
    RUN_TEST(test_EX_19_rose_turns_a_feed_card);
    RUN_TEST(test_EX_20_69_turned_boss_pattern);
    RUN_TEST(test_EX_21_recipe);
    RUN_TEST(test_EX_25_swept_specials);
    RUN_TEST(test_EX_38_component_is_not_empty);
    RUN_TEST(test_EX_65_break_points_follow_the_heroines);
    RUN_TEST(test_EX_66_last_shield_and_last_life);
    RUN_TEST(test_EX_67_failing_boss_effects);
    RUN_TEST(test_EX_68_two_failed_patterns);
    RUN_TEST(test_EX_70_sweep);
    RUN_TEST(test_EX_71_counterweight);
    RUN_TEST(test_EX_72_trap);
    RUN_TEST(test_BUL_405_first_bullet_goes_to_the_trap);
    RUN_TEST(test_EX_73_feed);
    RUN_TEST(test_EX_74_suspension);
    RUN_TEST(test_EX_75_boss_triggers_no_star);
    RUN_TEST(test_EX_76_after_cleanup);
    RUN_TEST(test_BUL_014_boss_of_an_unused_heroine);
    return UNITY_END();
}
