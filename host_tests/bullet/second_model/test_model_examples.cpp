// The worked examples of section 5 but for those about bosses, on the second model alone.
#include "model_table.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

void expect(const char* wanted, const std::string& found) {
    TEST_ASSERT_EQUAL_STRING(wanted, found.c_str());
}

// ---- 5.1 ----

void test_EX_01_02_03_placing() {
    Table t(free_for_all, {esfir, rose});
    t.place("G3");
    expect("G3", t.there(3, 3));
    Table u(free_for_all, {esfir, rose});
    u.set(2, 3, "G2");
    u.place("G3");
    expect("G3", u.there(4, 3));
    Table v(free_for_all, {esfir, rose});
    v.set(1, 3, "G1");
    v.set(2, 3, "G2");
    v.set(3, 3, "G3");
    v.place("G4");
    TEST_ASSERT_EQUAL(2, v.her().lives_left());
    TEST_ASSERT_EQUAL(3, v.bullets_in_sight());
}

void test_EX_04_lift() {
    Table t(free_for_all, {esfir, rose});
    t.set(4, 5, "P2");
    t.act(kind_use_action, 1, at(4, 5), at(3, 5));
    expect("P2", t.there(3, 5));
    TEST_ASSERT_EQUAL(3, t.her().ap);
}

void test_EX_05_06_same_number() {
    Table t(free_for_all, {planil, rose});
    t.hold({"PL06"});
    t.set(1, 3, "G1");
    t.set(2, 3, "P1");
    t.set(3, 3, "G2");
    t.set(4, 3, "G3");
    TEST_ASSERT_EQUAL(1, t.count(kind_use_pattern));
    t.act(kind_use_pattern, 0, 0, 51);
    TEST_ASSERT_EQUAL(2, total(t.her(1).incoming));
    TEST_ASSERT_EQUAL(2, t.bullets_in_sight());
    TEST_ASSERT_EQUAL(pattern_named("PL06"), t.her().discard.back());
    Table u(free_for_all, {planil, rose});
    u.hold({"PL06"});
    u.set(1, 3, "G1");
    u.set(2, 3, "P3");
    u.set(3, 3, "G2");
    u.set(4, 3, "G3");
    TEST_ASSERT_EQUAL(0, u.count(kind_use_pattern));
}

void test_EX_07_distance() {
    for (const bool near : {true, false}) {
        Table t(free_for_all, {nawa, rose});
        t.hold({"NA03"});
        t.her().baku = at(2, 1);
        t.set(2, 2, "B2");
        near ? t.set(2, 4, "Y2") : t.set(2, 5, "P2");
        t.set(3, 1, "R3");
        t.set(3, 3, "G3");
        TEST_ASSERT_EQUAL(near ? 1 : 0, t.count(kind_use_pattern));
        if (!near) continue;
        t.act(kind_use_pattern, 0, 0, 58);
        TEST_ASSERT_EQUAL(2, total(t.her(1).incoming));
    }
}

void test_EX_08_nothing_to_discard() {
    Table t(free_for_all, {rose, esfir});
    t.hold({});
    t.her().ap = 3;
    TEST_ASSERT_EQUAL(0, t.count(kind_use_action, 2));
    t.act(kind_fizzle, 2);
    TEST_ASSERT_EQUAL(2, t.her().ap);
    TEST_ASSERT_EQUAL(0, t.her().hand.size());
}

void test_EX_09_move_in_full() {
    const Effect effect = parse_effect("MOVE(U,4,any)");
    Table t(free_for_all, {esfir, rose});
    t.set(2, 2, "B1");
    TEST_ASSERT_FALSE(t.m.completable(effect, 0, none));
    Table u(free_for_all, {esfir, rose});
    u.set(5, 2, "B1");
    TEST_ASSERT_TRUE(u.m.completable(effect, 0, none));
    u.set(3, 2, "B2");
    TEST_ASSERT_FALSE(u.m.completable(effect, 0, none));
}

void test_EX_10_brake_ends() {
    Table t(free_for_all, {esfir, rose});
    t.her().slots[1] = 6;
    t.act(kind_use_powerup, 1);
    TEST_ASSERT_EQUAL(2, t.her().brake);
    t.place("G3");
    TEST_ASSERT_EQUAL(1, t.her().brake);
    t.end_and_take();
    TEST_ASSERT_EQUAL(0, t.her().brake);
}

void test_EX_11_stoke() {
    Table t(free_for_all, {vesta, rose});
    t.act(kind_use_action, 3);
    TEST_ASSERT_EQUAL(1, t.bullets_in_sight(0));
    TEST_ASSERT_EQUAL(0, t.bullets_in_sight(1));
    TEST_ASSERT_EQUAL(4, t.her().hand.size());
}

void test_EX_12_27_track() {
    Table t(score_attack, {esfir});
    t.p.intensity = 8;
    t.give(t.p.track, {"R1", "R1", "R2", "R3"});
    t.act(kind_end);
    TEST_ASSERT_EQUAL(12, total(t.her().current));
    TEST_ASSERT_EQUAL(128, total(t.p.center));
    TEST_ASSERT_EQUAL(9, t.p.intensity);
    Table u(score_attack, {vesta});
    u.p.intensity = 5;
    u.give(u.p.track, {"R1", "R1", "R2"});
    u.set(6, 1, "r3");
    u.set(6, 4, "Y4");
    u.her().ap = 1;
    u.act(kind_end);
    TEST_ASSERT_EQUAL(10, total(u.her().current));
    TEST_ASSERT_EQUAL(130, total(u.p.center));
}

void test_EX_16_intensity_goes_on() {
    Table t(score_attack, {esfir});
    t.p.intensity = 30;
    t.act(kind_end);
    TEST_ASSERT_EQUAL(31, t.p.intensity);
}

// ---- 5.2 ----

void test_EX_17_balance_in_sudden_death() {
    Table t(free_for_all, {balance, rose});
    for (int row = 1; row <= rows; row++) t.set(row, 2, "B2");
    t.give(t.her(0).current, {"B1"});
    t.give(t.her(1).current, {"B1"});
    t.her(0).phase = t.her(1).phase = down;
    t.m.finish_round();
    TEST_ASSERT_EQUAL(2, t.p.sudden.size());
    const int before = t.p.center[Table::type("B1")];
    t.act(kind_sudden_step);
    TEST_ASSERT_TRUE(t.p.results[1] == Result::won);
    TEST_ASSERT_EQUAL(before + 1, t.p.center[Table::type("B1")]);
    TEST_ASSERT_EQUAL(0, t.her().odd_pan.size());
}

void test_EX_18_balance_loses_for_the_team() {
    Table t(teams, {balance, esfir, rose, vesta});
    t.lay(t.her().odd_pan, {"R1", "R3"});
    for (int row = 1; row <= rows; row++) t.set(row, 1, "R2");
    t.place("R1");
    t.act(kind_assign_hit, 0);
    TEST_ASSERT_EQUAL(down, t.her(0).phase);
    TEST_ASSERT_EQUAL(down, t.her(1).phase);
    TEST_ASSERT_EQUAL(2, t.m.turn());
}

void test_EX_22_23_59_time_out() {
    Table t(free_for_all, {jane, rose}, true);
    t.give(t.her().current, {"Bad", "Coa", "G1"});
    t.her().ap = 2;
    t.act(kind_timeout);
    expect("G1", t.there(1, 3));
    TEST_ASSERT_EQUAL(2, total(t.her().incoming));
    TEST_ASSERT_EQUAL(2, t.her().ap);
    TEST_ASSERT_EQUAL(0, t.her().guard);
    TEST_ASSERT_TRUE(t.may(kind_take_powerup));
    Table u(free_for_all, {planil, rose}, true);
    u.lay(u.her().mind, {"P3", "R4"});
    u.give(u.her().current, {"B1", "G1"});
    u.act(kind_place);
    TEST_ASSERT_TRUE(u.may(kind_keep, 1));
    u.act(kind_timeout);
    TEST_ASSERT_EQUAL(4, u.bullets_in_sight());
    TEST_ASSERT_TRUE(u.may(kind_take_powerup));
}

void test_EX_24_riders_are_not_chained() {
    Table t(free_for_all, {nawa, rose});
    t.hold({"NA02"});
    t.her().baku = at(4, 2);
    t.set(4, 1, "R1");
    t.set(4, 3, "G1");
    t.set(2, 2, "B2");
    t.set(2, 3, "G2");
    t.act(kind_use_pattern, 0, 0, offset(3, 0));
    TEST_ASSERT_TRUE(t.may(kind_choose, 0, at(2, 2), at(2, 1)));
    TEST_ASSERT_FALSE(t.may(kind_choose, 0, at(2, 2), at(2, 4)));
    t.act(kind_decline);
    TEST_ASSERT_EQUAL(0, t.p.pending.size());
}

void test_EX_26_mind_does_not_count() {
    Table t(free_for_all, {planil, rose});
    t.give(t.her(0).current, {"R1", "R1", "R1"});
    t.lay(t.her(0).mind, {"R2", "R2", "R2"});
    t.give(t.her(1).current, {"B1", "B1", "B1", "B1"});
    t.her(0).phase = t.her(1).phase = down;
    t.m.finish_round();
    TEST_ASSERT_TRUE(t.p.results[0] == Result::won);
}

// ---- 5.3 ----

void test_EX_28_29_chains() {
    Table t(free_for_all, {esfir, rose});
    t.set(2, 2, "B2");
    t.set(2, 3, "G2");
    t.set(3, 2, "B3");
    for (const int end : {at(2, 1), at(2, 4), at(3, 3), at(3, 1), at(4, 2)})
        TEST_ASSERT_TRUE(t.may(kind_use_action, 0, at(2, 2), end));
    t.her().ap = 1;
    TEST_ASSERT_TRUE(t.may(kind_use_action, 0, at(2, 2), at(2, 1)));
    TEST_ASSERT_FALSE(t.may(kind_use_action, 0, at(2, 2), at(2, 4)));
    t.her().ap = 5;
    t.act(kind_use_action, 0, at(2, 2), at(2, 4));
    TEST_ASSERT_EQUAL(3, t.her().ap);
    expect("B2", t.there(2, 4));
    expect("G2", t.there(2, 3));
    Table u(free_for_all, {esfir, rose});
    u.her().ap = 3;
    const char* const names[] = {"R2", "B1", "G1", "Y1", "P1"};
    for (int column = 1; column <= columns; column++) u.set(2, column, names[column - 1]);
    u.set(3, 1, "R3");
    int ends = 0;
    for (const Action& action : u.m.legal())
        ends += action.kind == kind_use_action && action.a == 0 && action.b == at(2, 1);
    TEST_ASSERT_EQUAL(3, ends);
    for (const int end : {at(3, 2), at(4, 1), at(3, 3)})
        TEST_ASSERT_TRUE(u.may(kind_use_action, 0, at(2, 1), end));
}

void test_EX_30_off_the_sight() {
    Table t(free_for_all, {esfir, rose});
    t.her().ap = 2;
    t.set(1, 1, "R1");
    t.act(kind_fizzle, 0);
    TEST_ASSERT_EQUAL(1, t.her().ap);
    expect("R1", t.there(1, 1));
}

void test_EX_31_drop_ash() {
    Table t(free_for_all, {vesta, rose});
    t.her().ap = 4;
    t.set(2, 4, "Y2");
    t.set(5, 4, "Y3");
    TEST_ASSERT_EQUAL(2, t.count(kind_use_action, 2));
    TEST_ASSERT_TRUE(t.may(kind_use_action, 2, at(5, 4), at(6, 4)));
    t.act(kind_use_action, 2, at(2, 4), at(4, 4));
    TEST_ASSERT_EQUAL(2, t.her().ap);
}

void test_EX_32_return_to_scene() {
    Table t(free_for_all, {jane, rose});
    t.her().ap = 3;
    t.set(2, 5, "R2");
    t.set(1, 1, "R1");
    int ends = 0;
    for (const Action& action : t.m.legal())
        ends += action.kind == kind_use_action && action.a == 3 && action.b == at(2, 5);
    TEST_ASSERT_EQUAL(5, ends);
    TEST_ASSERT_TRUE(t.may(kind_use_action, 3, at(2, 5), at(6, 1)));
}

void test_EX_34_two_stars_of_planil() {
    Table t(free_for_all, {planil, rose});
    t.hold({"PL06"});
    t.her().ap = 3;
    t.set(1, 3, "G1");
    t.set(2, 3, "P1");
    t.set(3, 3, "g2");
    t.set(4, 3, "g3");
    t.act(kind_use_pattern, 0, 0, 51);
    TEST_ASSERT_TRUE(t.may(kind_star, 0));
    TEST_ASSERT_TRUE(t.may(kind_star, 1, at(1, 3), at(1, 2)));
    TEST_ASSERT_TRUE(t.may(kind_decline));
    t.act(kind_star, 1, at(1, 3), at(1, 2));
    t.act(kind_star, 0);
    TEST_ASSERT_EQUAL(4, t.her().ap);
    t.act(kind_decline);
    TEST_ASSERT_EQUAL(5, t.her().ap);
    TEST_ASSERT_EQUAL(0, t.p.pending.size());
}

void test_EX_33_35_star_at_full_and_muted() {
    for (const bool mute : {false, true}) {
        Table t(free_for_all, {rose, esfir});
        t.hold({"RO08"});
        t.her().ap = mute ? 3 : 7;
        t.her().mute = mute ? 1 : 0;
        t.set(1, 1, "R3");
        t.set(1, 3, "g2");
        t.act(kind_use_pattern, 0, 0, offset(0, 0));
        TEST_ASSERT_EQUAL(mute ? 3 : 7, t.her().ap);
    }
}

// ---- 5.4 ----

void test_EX_36_37_off_the_sight() {
    Table t(free_for_all, {jane, rose});
    t.hold({"JA02"});
    t.set(6, 2, "B2");
    t.set(6, 5, "P2");
    t.act(kind_use_pattern, 0, 0, 95);
    TEST_ASSERT_EQUAL(2, t.bullets_in_sight());
    TEST_ASSERT_EQUAL(0, t.her().hand.size());
    Table u(free_for_all, {esfir, rose});
    u.hold({"ES06"});
    u.set(1, 4, "Y1");
    TEST_ASSERT_EQUAL(0, u.count(kind_use_pattern));
}

void test_EX_39_only_the_component() {
    for (const bool company : {false, true}) {
        Table t(free_for_all, {nawa, rose});
        t.hold({"NA08"});
        t.set(1, 3, "g1");
        t.set(2, 3, "G2");
        t.set(4, 3, "G3");
        if (company) t.set(3, 3, "G1");
        TEST_ASSERT_EQUAL(company ? 0 : 1, t.count(kind_use_pattern));
        if (company) continue;
        t.act(kind_use_pattern, 0, 0, offset(0, 2));
        TEST_ASSERT_EQUAL(2, total(t.her(1).incoming));
    }
}

void test_EX_40_night_snack() {
    Table t(free_for_all, {nawa, rose});
    t.hold({"NA06"});
    t.her().baku = at(2, 2);
    t.set(2, 2, "b2");
    t.set(2, 3, "G2");
    t.set(3, 2, "B3");
    t.set(3, 4, "Y3");
    t.act(kind_use_pattern, 0, 0, offset(1, 1));
    TEST_ASSERT_EQUAL(3, total(t.her(1).incoming));
    t.act(kind_star, 0, at(2, 3));
    TEST_ASSERT_EQUAL(4, total(t.her(1).incoming));
    TEST_ASSERT_EQUAL(4, t.count(kind_choose));
    t.act(kind_choose, 0, at(1, 2));
    TEST_ASSERT_EQUAL(at(1, 2), t.her().baku);
}

void test_EX_41_bite_chain() {
    Table t(free_for_all, {nawa, rose});
    t.her().baku = at(2, 2);
    t.set(2, 1, "r2");
    t.set(1, 2, "B1");
    t.set(2, 2, "b1");
    t.act(kind_use_action, 4, at(2, 2));
    t.act(kind_star, 0, at(2, 1));
    t.act(kind_star, 0, at(1, 2));
    TEST_ASSERT_EQUAL(0, t.p.pending.size());
    TEST_ASSERT_EQUAL(3, total(t.her(1).incoming));
}

void test_EX_42_rolling_news() {
    for (const int dc : {0, 1}) {
        Table t(free_for_all, {ynn, rose});
        t.hold({"YN02", "YN01"});
        std::swap(t.her().deck, t.her().discard);
        const char* const names[] = {"R1", "B1", "G1", "Y1", "P1"};
        for (int column = 1; column <= columns; column++) t.set(1, column, names[column - 1]);
        t.act(kind_use_pattern, 0, 0, offset(0, dc));
        TEST_ASSERT_EQUAL(dc == 0 ? 2 : 1, t.her().hand.size());
        TEST_ASSERT_EQUAL(dc == 0 ? 10 : 0, t.her().deck.size());
        TEST_ASSERT_EQUAL(dc == 0 ? 0 : 11, t.her().discard.size());
    }
}

void test_EX_43_44_45_patterns() {
    Table t(free_for_all, {planil, rose});
    t.hold({"PL02"});
    t.set(1, 2, "B1");
    t.set(2, 3, "B2");
    t.set(2, 2, "G2");
    t.set(2, 4, "Y2");
    t.set(3, 4, "y3");
    t.act(kind_use_pattern, 0, 0, offset(0, 1));
    TEST_ASSERT_EQUAL(3, total(t.her(1).incoming));
    Table u(free_for_all, {rose, esfir});
    u.hold({"RO11"});
    u.set(2, 4, "Y2");
    u.set(4, 4, "Y4");
    u.set(2, 3, "G2");
    u.set(3, 3, "g3");
    u.act(kind_use_pattern, 0, 1, offset(1, 2));
    TEST_ASSERT_EQUAL(2, total(u.her(1).incoming));
    for (const bool filled : {false, true}) {
        Table v(free_for_all, {jane, rose});
        v.hold({"JA11"});
        v.set(3, 1, "R3");
        v.set(3, 2, "B3");
        v.set(3, 3, "g3");
        v.set(4, 2, "B4");
        if (filled) v.set(4, 1, "R4");
        TEST_ASSERT_EQUAL(!filled, v.may(kind_use_pattern, 0, 0, offset(2, 0)));
        if (filled) continue;
        v.act(kind_use_pattern, 0, 0, offset(2, 0));
        expect("B3", v.there(3, 2));
        TEST_ASSERT_EQUAL(1, v.bullets_in_sight());
    }
}

// ---- 5.5 ----

void test_EX_46_47_specials() {
    Table t(free_for_all, {jane, rose});
    for (int row = 1; row <= 4; row++) t.set(row, 3, "G2");
    t.place("Imm");
    t.act(kind_column, 2);
    TEST_ASSERT_EQUAL(1, t.her().incoming[immobilizer]);
    t.place("G4");
    expect("G4", t.there(5, 3));
    t.place("G3");
    expect("G3", t.there(6, 3));
    t.place("G1");
    TEST_ASSERT_EQUAL(2, t.her().lives_left());
    Table u(free_for_all, {jane, rose});
    for (int row = 1; row <= 3; row++) u.set(row, 3, "G2");
    u.place("Coa");
    TEST_ASSERT_EQUAL(1, u.her().guard);
    u.place("R1");
    TEST_ASSERT_EQUAL(0, u.her().guard);
    u.place("G4");
    TEST_ASSERT_EQUAL(2, u.her().lives_left());
}

void test_EX_48_49_heavy_and_brake() {
    Table t(free_for_all, {esfir, rose});
    t.her().heavy = 2;
    t.her().brake = 1;
    t.place("B2");
    expect("B2", t.there(1, 2));
    t.place("B2");
    expect("B2", t.there(4, 2));
    TEST_ASSERT_EQUAL(0, t.her().heavy);
    Table u(free_for_all, {esfir, rose});
    u.her().heavy = 1;
    u.set(1, 4, "Y1");
    u.set(2, 4, "Y2");
    u.place("Y4");
    TEST_ASSERT_EQUAL(2, u.her().lives_left());
}

void test_EX_50_mind() {
    Table t(free_for_all, {planil, rose});
    for (int row = 1; row <= 3; row++) t.set(row, 1, "R2");
    t.lay(t.her().mind, {"B1", "B2"});
    t.place("R4");
    t.act(kind_keep, 1);
    TEST_ASSERT_EQUAL(2, t.her().lives_left());
    TEST_ASSERT_EQUAL(3, t.her().mind.size());
    TEST_ASSERT_TRUE(t.may(kind_end));
    t.place("R4");
    TEST_ASSERT_EQUAL(1, t.her().lives_left());
}

void test_EX_51_52_scales() {
    Table t(free_for_all, {balance, rose});
    t.lay(t.her().odd_pan, {"R1", "R3"});
    for (int row = 1; row <= rows; row++) t.set(row, 5, "P1");
    t.set(1, 1, "R2");
    TEST_ASSERT_EQUAL(1, t.count(kind_use_action, 3));
    t.her().ap = 5;
    TEST_ASSERT_EQUAL(0, t.count(kind_use_action, 4));
    t.place("P4");
    TEST_ASSERT_EQUAL(1, t.her().even_pan.size());
    t.her().even_pan.clear();
    t.act(kind_fizzle, 4);
    TEST_ASSERT_EQUAL(1, t.her().ap);
    t.place("P3");
    TEST_ASSERT_EQUAL(down, t.her().phase);
    Table u(free_for_all, {balance, rose});
    u.lay(u.her().odd_pan, {"R1", "R3", "R1", "R3"});
    u.lay(u.her().even_pan, {"R2", "R2", "R2", "R2"});
    u.set(1, 1, "R2");
    TEST_ASSERT_EQUAL(0, u.count(kind_use_action, 3));
    Table v(free_for_all, {balance, rose});
    v.lay(v.her().odd_pan, {"R1", "R3", "R1"});
    v.lay(v.her().even_pan, {"R2"});
    v.her().slots[0] = 7;
    TEST_ASSERT_EQUAL(3, v.count(kind_use_powerup, 0));
    TEST_ASSERT_TRUE(v.may(kind_use_powerup, 0, 2));
}

// ---- 5.6 ----

void test_EX_53_54_end_phase() {
    for (const int slot : {1, 3}) {
        Table t(free_for_all, {esfir, rose});
        t.her().slots = {0, 2, 2};
        t.p.face_up = {8, 1};
        t.act(kind_end);
        t.act(kind_take_powerup, 0);
        t.act(kind_replace, slot);
        TEST_ASSERT_EQUAL(slot == 1 ? 8 : 2, t.her().slots[1]);
        TEST_ASSERT_EQUAL(slot == 1 ? 2 : 8, t.p.powerup_discard.back());
    }
    Table t(free_for_all, {esfir, rose});
    t.hold({"ES01", "ES02", "ES03", "ES04", "ES05", "ES06"});
    t.end_and_take();
    t.act(kind_discard_down, 5);
    t.act(kind_discard_down, 0);
    TEST_ASSERT_EQUAL(4, t.her().hand.size());
    TEST_ASSERT_EQUAL(ended, t.her().phase);
}

void test_EX_55_center_runs_out() {
    for (const int left : {12, 11}) {
        Table t(free_for_all, {esfir, rose});
        t.p.intensity = 6;
        t.p.center = empty_bag();
        t.p.center[0] = left;
        t.end_and_take();
        t.end_and_take();
        TEST_ASSERT_EQUAL(left == 11, t.p.over());
        if (left == 11) TEST_ASSERT_TRUE(t.p.results[0] == Result::drawn);
    }
}

void test_EX_56_losses() {
    Table t(free_for_all, {esfir, rose, vesta, ynn});
    t.give(t.her(0).incoming, {"R1", "R1"});
    t.give(t.her(1).incoming, {"B2"});
    t.give(t.her(2).incoming, {"G3", "G3"});
    t.give(t.her(3).incoming, {"Y1"});
    t.her(0).phase = t.her(1).phase = down;
    t.her(2).phase = t.her(3).phase = ended;
    t.m.finish_round();
    TEST_ASSERT_EQUAL(4 + 2, total(t.her(2).current));
    TEST_ASSERT_EQUAL(4 + 1, total(t.her(3).current));
    TEST_ASSERT_EQUAL(2, t.p.target(3));
    TEST_ASSERT_EQUAL(7, t.p.intensity);
}

void test_EX_57_last_one_standing() {
    for (const int left : {0, 3, 5}) {
        Table t(free_for_all, {esfir, rose});
        t.her(0).phase = down;
        t.give(t.her(0).current, {"R1", "R1", "R1", "R1", "R1"});
        for (int i = 0; i < left; i++) t.give(t.her(1).current, {"B1"});
        t.her(1).phase = left == 0 ? ended : down;
        t.m.finish_round();
        if (left == 5)
            TEST_ASSERT_EQUAL(2, t.p.sudden.size());
        else
            TEST_ASSERT_TRUE(t.p.results[1] == Result::won);
    }
}

void test_EX_58_three_in_sudden_death() {
    for (const bool all : {false, true}) {
        Table t(free_for_all, {esfir, rose, vesta});
        for (int seat = 0; seat < 3; seat++) {
            t.her(seat).phase = down;
            t.give(t.her(seat).current, {"B1"});
            if (seat == 1 && !all) continue;
            for (int row = 0; row < rows; row++)
                t.her(seat).sight[static_cast<std::size_t>(row * columns + 1)] = 10;
        }
        t.m.finish_round();
        t.act(kind_sudden_step);
        TEST_ASSERT_TRUE(t.p.over());
        TEST_ASSERT_TRUE(t.p.results[1] == (all ? Result::drawn : Result::won));
        TEST_ASSERT_TRUE(t.p.results[2] == (all ? Result::drawn : Result::lost));
    }
}

// ---- 5.7 ----

void test_EX_60_61_62_hits_in_teams() {
    Table t(teams, {esfir, rose, vesta, ynn});
    t.lay(t.her(0).life, {"R1", "R1", "R1"});
    t.lay(t.her(1).life, {"R1"});
    for (int row = 1; row <= rows; row++) t.set(row, 1, "R2");
    t.place("R3");
    TEST_ASSERT_EQUAL(2, t.her(1).life.size());
    TEST_ASSERT_EQUAL(0, t.m.turn());
    TEST_ASSERT_EQUAL(2, t.p.target(0));
    TEST_ASSERT_EQUAL(3, t.p.target(1));
    TEST_ASSERT_EQUAL(0, t.p.target(2));
    Table u(teams, {esfir, rose, vesta, ynn});
    for (int row = 1; row <= 3; row++) u.set(row, 3, "G2", 1);
    u.set(1, 3, "G4");
    u.act(kind_team_action, 1, 1, at(1, 3));
    TEST_ASSERT_EQUAL(1, u.m.turn());
    TEST_ASSERT_EQUAL(3, u.her(0).ap);
    u.act(kind_assign_hit, 1);
    TEST_ASSERT_EQUAL(1, u.her(0).life.size());
}

void test_EX_63_64_passing() {
    Table t(teams, {esfir, rose, vesta, ynn});
    t.act(kind_pass, 1);
    t.act(kind_pass, 0);
    TEST_ASSERT_FALSE(t.may(kind_pass, 1));
    t.place("R1");
    TEST_ASSERT_TRUE(t.may(kind_pass, 1));
    TEST_ASSERT_TRUE(t.may(kind_team_action, 0, 1));
    t.act(kind_pass, 1);
    t.act(kind_end);
    TEST_ASSERT_EQUAL(0, t.m.turn());
    TEST_ASSERT_EQUAL(0, t.count(kind_team_action));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_EX_01_02_03_placing);
    RUN_TEST(test_EX_04_lift);
    RUN_TEST(test_EX_05_06_same_number);
    RUN_TEST(test_EX_07_distance);
    RUN_TEST(test_EX_08_nothing_to_discard);
    RUN_TEST(test_EX_09_move_in_full);
    RUN_TEST(test_EX_10_brake_ends);
    RUN_TEST(test_EX_11_stoke);
    RUN_TEST(test_EX_12_27_track);
    RUN_TEST(test_EX_16_intensity_goes_on);
    RUN_TEST(test_EX_17_balance_in_sudden_death);
    RUN_TEST(test_EX_18_balance_loses_for_the_team);
    RUN_TEST(test_EX_22_23_59_time_out);
    RUN_TEST(test_EX_24_riders_are_not_chained);
    RUN_TEST(test_EX_26_mind_does_not_count);
    RUN_TEST(test_EX_28_29_chains);
    RUN_TEST(test_EX_30_off_the_sight);
    RUN_TEST(test_EX_31_drop_ash);
    RUN_TEST(test_EX_32_return_to_scene);
    RUN_TEST(test_EX_34_two_stars_of_planil);
    RUN_TEST(test_EX_33_35_star_at_full_and_muted);
    RUN_TEST(test_EX_36_37_off_the_sight);
    RUN_TEST(test_EX_39_only_the_component);
    RUN_TEST(test_EX_40_night_snack);
    RUN_TEST(test_EX_41_bite_chain);
    RUN_TEST(test_EX_42_rolling_news);
    RUN_TEST(test_EX_43_44_45_patterns);
    RUN_TEST(test_EX_46_47_specials);
    RUN_TEST(test_EX_48_49_heavy_and_brake);
    RUN_TEST(test_EX_50_mind);
    RUN_TEST(test_EX_51_52_scales);
    RUN_TEST(test_EX_53_54_end_phase);
    RUN_TEST(test_EX_55_center_runs_out);
    RUN_TEST(test_EX_56_losses);
    RUN_TEST(test_EX_57_last_one_standing);
    RUN_TEST(test_EX_58_three_in_sudden_death);
    RUN_TEST(test_EX_60_61_62_hits_in_teams);
    RUN_TEST(test_EX_63_64_passing);
    return UNITY_END();
}
