// Phases 1 and 2: HOT-050 .. HOT-103, and the examples X01, X02, X06 .. X18, X25.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// ---- Phase 1 ----------------------------------------------------------------------------------

void test_HOT_050_wait_or_move() {
    Position t = Position::cleared();
    t.hand({it(1), it(2)});
    t.ready();
    TEST_ASSERT_EQUAL(2, t.legal_count());
    TEST_ASSERT_TRUE(t.may(WAIT) && t.may(MOVE));
}

void test_HOT_051_HOT_052_HOT_053_HOT_055_X23_wait() {
    Position t = Position::cleared();
    t.hand({it(1), it(6), B, B});
    t.line({ob(17)});
    t.goals({patience});
    t.ready();
    t.s.counters[patience] = 2;
    t.play(WAIT);
    t.no(DISCARD(B));  // HOT-051
    t.play(DISCARD(it(1)));
    TEST_ASSERT_EQUAL(it(1), t.s.obstacle_discard.top());
    t.play(WAIT_GO);
    TEST_ASSERT_EQUAL(it(1), t.s.obstacle_discard.top());
    TEST_ASSERT_EQUAL(ob(17), t.s.normals[0].discard.top());
    TEST_ASSERT_TRUE((t.s.normals[0].hand == CardSet{it(6)}));  // not refilled
    TEST_ASSERT_EQUAL(2, t.s.normals[0].bullets);
    TEST_ASSERT_EQUAL(3, t.s.counters[patience]);
    TEST_ASSERT_FALSE(t.s.is_done(patience));  // not tested after a Wait
    TEST_ASSERT_EQUAL(1, t.s.level);
}

void test_HOT_052_discards_go_one_by_one() {
    Position t = Position::cleared();
    t.hand({it(1), it(6), it(3)});
    t.ready();
    t.play({WAIT, DISCARD(it(6)), DISCARD(it(1)), DISCARD(it(3))});
    const std::size_t n = t.s.obstacle_discard.size();
    TEST_ASSERT_EQUAL(it(3), t.s.obstacle_discard[n - 1]);
    TEST_ASSERT_EQUAL(it(1), t.s.obstacle_discard[n - 2]);
    TEST_ASSERT_EQUAL(it(6), t.s.obstacle_discard[n - 3]);
}

void test_HOT_054_X24_bullet_or_knocked_out_card_passes_in_a_wait() {
    Position t = Position::cleared();
    t.hand({B, B, it(1)});
    t.line({B});
    t.ready();
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(3, t.s.normals[0].bullets);
    TEST_ASSERT_TRUE(t.s.phase == Phase::choose);

    Position deadly = Position::cleared();
    deadly.hand({B, B, B});
    deadly.line({B});
    deadly.ready();
    deadly.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(deadly.s.end == End::bullets);

    Position out = Position::cleared();
    out.line({ob(1)});
    out.knock_out(0);
    out.ready();
    out.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(ob(1), out.s.obstacle_discard.top());
    TEST_ASSERT_EQUAL(0, out.s.normals[0].discard.size());
}

void test_HOT_056_move_leads_to_phase_2() {
    Position t = Position::cleared();
    t.hand({it(1)});
    t.ready();
    t.play(MOVE);
    TEST_ASSERT_TRUE(t.s.phase == Phase::use);
}

void test_HOT_057_HOT_058_X25_move_needs_something_to_do() {
    Position t = Position::cleared();
    t.hand({B, B, ob(20), ob(22)});
    t.ready();
    t.no(MOVE);
    TEST_ASSERT_TRUE(t.may(WAIT));

    Position fewer = Position::cleared();
    fewer.hand({B, B, ob(20)});
    fewer.ready();
    fewer.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(1, fewer.happenings(drew));
    TEST_ASSERT_TRUE(fewer.happened({.kind = maneuvered, .a = 0}));

    Position full = Position::cleared();
    full.hand({it(1), it(2), it(3), it(4)});
    full.line({ob(25)});
    full.ready();
    full.play(MOVE);
    full.no(END_USE);  // HOT-058
    full.play({BEGIN(1, destroy), ADD(it(1))});
    TEST_ASSERT_TRUE(full.may(END_USE));
}

// ---- Phase 2 ----------------------------------------------------------------------------------

void test_HOT_065_any_number_of_targets_in_any_order() {
    Position t = Position::cleared();
    t.hand({ob(1), ob(2), ob(3), ob(4)});
    t.line({it(1), ob(25), it(2), ob(21)});
    t.ready();
    t.play({MOVE, BEGIN(3, destroy), ADD(ob(1)), BEGIN(1, knock_out), ADD(ob(2)), BEGIN(4, destroy),
            ADD(ob(3)), BEGIN(2, destroy), ADD(ob(4))});
    TEST_ASSERT_EQUAL(4, t.s.used.size());
    TEST_ASSERT_EQUAL(3, t.s.fresh.size());
}

void test_HOT_066_currencies() {
    Position t = Position::cleared();
    t.hand({ob(1), ob(17), it(1), it(6)});
    t.line({it(1 + 1), ob(15), ob(21)});  // F 2, D 3, M 2
    t.ready();
    t.play({MOVE, BEGIN(1, destroy)});
    t.no(ADD(ob(17)));
    t.play(ADD(ob(1)));
    t.play(BEGIN(2, destroy));
    t.no(ADD(it(1)));
    t.play({ADD(ob(17)), ADD(it(6))});
    Position mixed = Position::cleared();
    mixed.hand({it(1), it(6)});
    mixed.line({ob(21)});
    mixed.ready();
    mixed.play({MOVE, BEGIN(1, destroy), ADD(it(6)), ADD(it(1))});
    TEST_ASSERT_EQUAL(1, mixed.s.fresh.size());
}

void test_HOT_067_HOT_069_X01_sum_reaches_the_cost() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(6), it(7)});
    t.line({none, none, ob(10)});
    t.ready();
    t.play({MOVE, BEGIN(3, destroy), ADD(it(1))});
    TEST_ASSERT_TRUE(t.s.phase == Phase::hit);
    t.play(ADD(it(2)));
    TEST_ASSERT_TRUE(t.s.phase == Phase::use);
    TEST_ASSERT_TRUE(t.s.fresh.size() == 1 && t.s.fresh[0] == ob(10));
    TEST_ASSERT_EQUAL(none, t.s.at(2));
    TEST_ASSERT_TRUE(t.used_is({it(1), it(2)}));
}

void test_HOT_068_value_is_not_split() {
    Position t = Position::cleared();
    t.hand({ob(7)});  // Fighting 3
    t.line({ob(25), ob(25 - 4)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(7))});
    t.no(BEGIN(2, destroy));  // the 2 points that were too many are gone
}

void test_HOT_069_HOT_070_HOT_071_HOT_073_X02_no_card_that_is_not_needed() {
    Position t = Position::cleared();
    t.hand({ob(7), it(1), it(6), it(7)});
    t.line({none, none, ob(10)});
    t.ready();
    t.play({MOVE, BEGIN(3, destroy)});
    t.no(ADD(it(1)));
    t.play(ADD(ob(7)));
    TEST_ASSERT_TRUE(t.used_is({ob(7)}));
    TEST_ASSERT_TRUE(t.s.me().hand.has(it(1)));
}

void test_HOT_070_HOT_073_X07_minimal_sets() {
    const auto at_target = [] {
        Position t = Position::cleared();
        t.hand({ob(1), ob(2), it(1), it(6)});
        t.line({ob(3)});  // F 3
        t.ready();
        t.play({MOVE, BEGIN(1, destroy)});
        return t;
    };
    for (const Cards set : {Cards{ob(1), ob(2)}, Cards{ob(1), it(1)}, Cards{ob(2), it(1)}}) {
        Position t = at_target();
        for (const Card card : set) t.play(ADD(card));
        TEST_ASSERT_TRUE(t.s.phase == Phase::use);
        TEST_ASSERT_EQUAL(2, t.s.used.size());
    }
    Position t = at_target();
    t.no(ADD(it(1)));
}

void test_HOT_071_falling_order_of_values() {
    Position t = Position::cleared();
    t.hand({ob(1), it(1), it(2), it(3)});
    t.line({ob(13)});  // F 4
    t.ready();
    t.play({MOVE, BEGIN(1, destroy)});
    t.no(ADD(it(1)));  // then the gun would be above it, and 1 + 1 + 1 is not enough
    t.play({ADD(ob(1)), ADD(it(1))});
    t.play(ADD(it(2)));
    TEST_ASSERT_TRUE(t.s.phase == Phase::use);
    Position larger = Position::cleared();
    larger.hand({ob(1), ob(7), it(1), it(2), it(3), it(4)});
    larger.line({ob(13)});
    larger.ready();
    larger.play({MOVE, BEGIN(1, destroy), ADD(it(1))});  // 1 + 1 + 1 + 1
    larger.no(ADD(ob(1)));
    larger.play({ADD(it(2)), ADD(it(3)), ADD(it(4))});
    TEST_ASSERT_TRUE(larger.s.phase == Phase::use);
}

void test_HOT_072_HOT_095_glass_of_an_empty_discard_is_nothing() {
    Position t = Position::cleared();
    t.hand({ob(20), ob(17)});
    t.line({B});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy)});
    t.no(ADD(ob(20)));
    Position full = Position::cleared();
    full.hand({ob(20), ob(17)});
    full.discard({ob(1), ob(2)});
    full.line({B});
    full.ready();
    full.play({MOVE, BEGIN(1, destroy), ADD(ob(20))});
    TEST_ASSERT_TRUE(full.used_is({ob(20)}));
}

void test_HOT_066_HOT_073_HOT_095_X08_statue_and_glass() {
    const auto at_statue = [] {
        Position t = Position::cleared();
        t.hand({ob(20), it(6), ob(17), it(1)});
        t.discard({ob(1), ob(2), ob(3), ob(4)});
        t.line({ob(19)});
        t.ready();
        t.play({MOVE, BEGIN(1, destroy)});
        return t;
    };
    for (const Card second : {ob(17), it(6), it(1)}) {
        Position t = at_statue();
        t.play({ADD(ob(20)), ADD(second)});
        TEST_ASSERT_TRUE(t.s.phase == Phase::use);
    }
    Position t = at_statue();
    t.no(ADD(ob(17)));
    t.no(ADD(it(6)));
    t.no(ADD(it(1)));
}

void test_HOT_078_X09_bullet_is_dodged_never_knocked_out() {
    Position t = Position::cleared();
    t.hand({it(6), it(7), ob(1), ob(19)});
    t.line({none, B});
    t.ready();
    t.play(MOVE);
    t.no(BEGIN(2, knock_out));
    t.play(BEGIN(2, destroy));
    t.no(ADD(ob(1)));
    Position other = t;
    t.play({ADD(it(6)), ADD(it(7))});
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
    TEST_ASSERT_EQUAL(none, t.s.at(1));
    TEST_ASSERT_EQUAL(0, t.s.fresh.size());
    other.play(ADD(ob(19)));
    TEST_ASSERT_EQUAL(12, other.s.bullets_deck);
}

void test_HOT_074_HOT_075_HOT_076_HOT_077_destroy_or_knock_out() {
    Position t = Position::cleared();
    t.hand({ob(1), ob(2)});
    t.line({it(1), it(2)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy)});
    TEST_ASSERT_EQUAL(destroy, t.s.hit_method);  // chosen at the start
    t.play({ADD(ob(1)), BEGIN(2, knock_out), ADD(ob(2))});
    TEST_ASSERT_EQUAL(none, t.s.at(0));
    TEST_ASSERT_TRUE(t.s.fresh.contains(it(1)));
    TEST_ASSERT_EQUAL(it(2), t.s.at(1));
    TEST_ASSERT_TRUE(t.s.is_knocked_out(1));
}

void test_HOT_079_HOT_080_used_and_new_cards_lie_apart() {
    Position t = Position::cleared();
    t.hand({ob(1), it(6)});
    t.line({it(5), it(1)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1))});
    TEST_ASSERT_TRUE(t.used_is({ob(1)}));
    TEST_ASSERT_FALSE(t.s.me().hand.has(ob(1)));
    TEST_ASSERT_TRUE(t.s.fresh.contains(it(5)));  // Kick, Fighting 2, would do for the next
    t.no(BEGIN(2, destroy));
}

void test_HOT_081_unused_cards_stay() {
    Position t = Position::cleared();
    t.hand({ob(1), it(6), it(7), it(8)});
    t.line({it(1)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(1)), END_USE});
    for (const Card card : {it(6), it(7), it(8)}) TEST_ASSERT_TRUE(t.s.me().hand.has(card));
}

void test_HOT_082_player_ends_the_phase() {
    Position t = Position::cleared();
    t.hand({ob(1), ob(2), it(7), it(8)});
    t.line({it(1), it(2)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(1))});
    TEST_ASSERT_TRUE(t.may(BEGIN(2, destroy)) && t.may(END_USE));
}

void test_HOT_083_no_sliding_in_phase_2() {
    Position t = Position::cleared();
    t.hand({ob(1), it(6)});
    t.line({it(1), ob(25), ob(21)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1))});
    TEST_ASSERT_EQUAL(none, t.s.at(0));
    TEST_ASSERT_EQUAL(ob(25), t.s.at(1));
    t.no(BEGIN(1, destroy));
}

// ---- Abilities --------------------------------------------------------------------------------

void test_HOT_090_ability_counts_as_a_used_card() {
    Position t = Position::cleared();
    t.hand({ob(23), B, it(1), it(2)});
    t.ready();
    t.play({MOVE, HEAL(ob(23))});
    TEST_ASSERT_TRUE(t.used_is({ob(23)}));
    t.play(END_USE);
    TEST_ASSERT_TRUE(t.happened({.kind = maneuvered, .a = 1}));
}

void test_HOT_091_HOT_092_X10_katana_slashes_a_bullet() {
    Position t = Position::cleared();
    t.hand({ob(13), it(1), ob(17), it(3)});
    t.line({ob(25), B});
    t.ready();
    t.play(MOVE);
    t.no(SLASH(ob(13), none, 1));
    t.no(SLASH(it(1), none, 2));
    Position dodging = t;
    dodging.play(BEGIN(2, destroy));
    dodging.no(ADD(ob(13)));
    t.play(SLASH(ob(13), none, 2));
    TEST_ASSERT_EQUAL(none, t.s.at(1));
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
    TEST_ASSERT_EQUAL(1, t.s.used.size());
    TEST_ASSERT_EQUAL(1, t.s.counters[bullet_time]);
}

void test_HOT_091_X16_katana_is_worth_2() {
    const auto at_crate = [] {
        Position t = Position::cleared();
        t.hand({ob(13), it(6), it(1)});
        t.line({it(4)});
        t.ready();
        t.play({MOVE, BEGIN(1, destroy)});
        return t;
    };
    Position one = at_crate(), two = at_crate();
    one.play(ADD(ob(13)));
    TEST_ASSERT_TRUE(one.s.phase == Phase::use);
    two.play({ADD(it(6)), ADD(it(1))});
    TEST_ASSERT_TRUE(two.s.phase == Phase::use);
}

void test_HOT_093_pliers_heal_or_draw() {
    Position t = Position::cleared();
    t.hand({ob(23), ob(24), B, B});
    t.deck({it(1), it(2)});
    t.ready();
    t.play({MOVE, HEAL(ob(23)), PDRAW(ob(24))});
    TEST_ASSERT_EQUAL(1, t.s.me().bullets);
    TEST_ASSERT_EQUAL(11, t.s.bullets_deck);
    TEST_ASSERT_EQUAL(1, t.s.me().hand.size());
    TEST_ASSERT_EQUAL(2, t.s.used.size());
}

void test_HOT_094_X18_pliers_need_something_to_do() {
    Position lone = Position::cleared();
    lone.hand({ob(23), it(1)});
    lone.fill_quietly();
    lone.play(MOVE);
    lone.no(HEAL(ob(23)));
    lone.no(PDRAW(ob(23)));
    TEST_ASSERT_TRUE(lone.s.end == End::none);
}

void test_HOT_094_drawn_card_is_usable_and_a_drawn_bullet_counts() {
    Position t = Position::cleared();
    t.hand({ob(23), it(1)});
    t.deck({ob(1)});
    t.line({it(2)});
    t.ready();
    t.s.me().deck.remove(ob(1));
    t.s.me().deck.put_on_top(ob(1));
    t.play({MOVE, PDRAW(ob(23)), BEGIN(1, destroy), ADD(ob(1))});
    TEST_ASSERT_EQUAL(2, t.s.used.size());

    Position deadly = Position::cleared();
    deadly.hand({ob(23), B, B, B});
    deadly.deck({B});
    deadly.fill_quietly();
    deadly.play({MOVE, PDRAW(ob(23))});
    TEST_ASSERT_TRUE(deadly.s.end == End::bullets);
}

void test_HOT_096_HOT_112_X17_pliers_reshuffle_and_the_glass_is_empty() {
    Position t = Position::cleared();
    t.hand({ob(23), ob(20), it(1)});
    t.discard({ob(1), ob(2), ob(3)});
    t.line({B});
    t.fill_quietly();
    t.play({MOVE, PDRAW(ob(23))});
    TEST_ASSERT_EQUAL(0, t.s.me().discard.size());
    TEST_ASSERT_EQUAL(2, t.s.me().deck.size());
    TEST_ASSERT_EQUAL(0, worth(t.s, ob(20), Currency::dodge));
    t.no(BEGIN(1, destroy));
}

void test_HOT_097_X06_double_trouble_on_two_targets() {
    Position t = Position::cleared();
    t.hand({ob(1), ob(22), it(6)});
    t.line({ob(21), ob(25), ob(19), it(1), it(2)});
    t.ready();
    t.play({MOVE, BEGIN(4, knock_out), ADD(ob(1)), BEGIN(5, knock_out), ADD(ob(22), ob(1))});
    TEST_ASSERT_TRUE(t.s.is_knocked_out(3) && t.s.is_knocked_out(4));
    TEST_ASSERT_EQUAL(2, t.s.used.size());
    t.play(END_USE);
    TEST_ASSERT_TRUE(t.happened({.kind = maneuvered, .a = 2}));
}

void test_HOT_098_X11_double_trouble_on_one_target() {
    Position t = Position::cleared();
    t.hand({ob(1), ob(22), it(6)});
    t.line({ob(13)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1)), ADD(ob(22), ob(1))});
    TEST_ASSERT_TRUE(t.s.phase == Phase::use);
    TEST_ASSERT_TRUE(t.used_is({ob(1), ob(22)}));
}

void test_HOT_098_X12_double_trouble_that_is_not_needed() {
    Position t = Position::cleared();
    t.hand({ob(1), ob(22)});
    t.line({it(1)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1))});
    TEST_ASSERT_TRUE(t.s.phase == Phase::use);
    t.no(ADD(ob(22), ob(1)));
}

void test_HOT_099_X14_double_trouble_needs_a_partner() {
    Position t = Position::cleared();
    t.hand({ob(22), it(1)});
    t.line({ob(10)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy)});
    t.no(ADD(ob(22), it(1)));
    t.no(ADD(ob(22), ob(22)));
    t.no(ADD(ob(22)));
    t.play({ADD(it(1)), ADD(ob(22), it(1))});
    TEST_ASSERT_TRUE(t.s.phase == Phase::use);
    Position alone = Position::cleared();
    alone.hand({ob(22)});
    alone.line({ob(10)});
    alone.ready();
    alone.play(MOVE);
    alone.no(BEGIN(1, destroy));
}

void test_HOT_099_of_equal_used_cards_the_lowest_is_copied() {
    Position t = Position::cleared();
    t.hand({ob(2), ob(3), ob(22), it(6)});
    t.line({it(1), it(2), it(5)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(3)), BEGIN(2, knock_out), ADD(ob(2)),
            BEGIN(3, knock_out)});
    t.no(ADD(ob(22), ob(3)));
    TEST_ASSERT_TRUE(t.may(ADD(ob(22), ob(2))));
    TEST_ASSERT_EQUAL(1, t.legal_count());
}

void test_HOT_078_dodged_bullets_are_counted() {
    for (const int dodged : {0, 254, 255}) {
        Position t = Position::cleared();
        t.hand({ob(13), it(6)});
        t.line({B, ob(25)});
        t.ready();
        t.s.legs[0].dodged = static_cast<std::uint8_t>(dodged);
        t.play({MOVE, SLASH(ob(13), none, 1)});
        TEST_ASSERT_EQUAL(std::min(dodged + 1, 255), t.s.legs[0].dodged);
    }
}

void test_HOT_099_card_is_copied_once() {
    Position t = Position::cleared();
    t.s.used.push({ob(1), none});
    t.s.used.push({it(1), none});
    TEST_ASSERT_TRUE((copyable(t.s) == CardSet{ob(1), it(1)}));
    t.s.used.push({ob(22), ob(1)});
    TEST_ASSERT_TRUE((copyable(t.s) == CardSet{it(1)}));
}

void test_HOT_100_X13_copy_of_a_katana() {
    Position t = Position::cleared();
    t.hand({ob(14), ob(22), it(1), it(2)});
    t.line({B, ob(25), ob(21), ob(19), B});
    t.ready();
    t.play({MOVE, SLASH(ob(14), none, 5), SLASH(ob(22), ob(14), 1)});
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
    TEST_ASSERT_EQUAL(2, t.s.used.size());
    t.play(END_USE);
    TEST_ASSERT_TRUE(t.happened({.kind = maneuvered, .a = 2}));
    TEST_ASSERT_TRUE(t.happened({.kind = card_left, .a = 2, .b = ob(25), .c = 0}));
}

void test_HOT_100_X15_copy_of_pliers() {
    Position t = Position::cleared();
    t.hand({ob(23), ob(22), B, it(1)});
    t.deck({it(2), it(3), it(4)});
    t.ready();
    const auto deck = t.s.me().deck.size();
    t.play({MOVE, HEAL(ob(23)), PDRAW(ob(22), ob(23))});
    TEST_ASSERT_EQUAL(0, t.s.me().bullets);
    TEST_ASSERT_EQUAL(deck - 1, t.s.me().deck.size());
    TEST_ASSERT_EQUAL(2, t.s.used.size());
}

void test_HOT_100_copy_of_the_glass() {
    Position t = Position::cleared();
    t.hand({ob(20), ob(22)});
    t.discard({ob(1), ob(2)});
    t.line({B, B});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(20)), BEGIN(2, destroy), ADD(ob(22), ob(20))});
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
}

void test_HOT_101_double_trouble_and_aid() {
    Position t = Position::cleared({.mode = coop});
    t.hand({ob(22), it(1)});
    t.line({it(2), it(5)});
    t.ready();
    t.s.obstacles.remove(ob(1));
    t.s.normals[t.s.active].deck.remove(ob(1));
    t.s.normals[1 - t.s.active].deck.remove(ob(1));
    t.s.aid_in = ob(1);
    t.sound();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(1)), BEGIN(2, knock_out), ADD(ob(22), ob(1))});
    TEST_ASSERT_EQUAL(none, t.s.aid_in);
    // And the other way round: Double Trouble as the aid card.
    Position other = Position::cleared({.mode = coop});
    other.hand({ob(1), it(1)});
    other.line({it(2), it(5)});
    other.ready();
    other.s.obstacles.remove(ob(22));
    other.s.normals[0].deck.remove(ob(22));
    other.s.normals[1].deck.remove(ob(22));
    other.s.aid_in = ob(22);
    other.sound();
    other.play({MOVE, BEGIN(1, knock_out), ADD(ob(1)), BEGIN(2, knock_out), ADD(ob(22), ob(1))});
    TEST_ASSERT_TRUE(other.s.is_knocked_out(1));
}

void test_HOT_102_double_trouble_drawn_with_pliers_copies_them() {
    Position t = Position::cleared();
    t.hand({ob(23), B});
    t.deck({it(1), ob(22)});
    t.fill_quietly();
    t.play({MOVE, PDRAW(ob(23))});
    TEST_ASSERT_TRUE(t.may(HEAL(ob(22), ob(23))));
    TEST_ASSERT_TRUE(t.may(PDRAW(ob(22), ob(23))));
}

void test_HOT_103_HOT_100_baseball_bat_fights_or_dodges() {
    Position t = Position::cleared({.bats = 1});
    t.hand({ob(26), ob(22)});
    t.line({it(1), B});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(26)), BEGIN(2, destroy), ADD(ob(22), ob(26))});
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
    TEST_ASSERT_TRUE(t.s.fresh.contains(it(1)));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_050_wait_or_move);
    RUN_TEST(test_HOT_051_HOT_052_HOT_053_HOT_055_X23_wait);
    RUN_TEST(test_HOT_052_discards_go_one_by_one);
    RUN_TEST(test_HOT_054_X24_bullet_or_knocked_out_card_passes_in_a_wait);
    RUN_TEST(test_HOT_056_move_leads_to_phase_2);
    RUN_TEST(test_HOT_057_HOT_058_X25_move_needs_something_to_do);
    RUN_TEST(test_HOT_065_any_number_of_targets_in_any_order);
    RUN_TEST(test_HOT_066_currencies);
    RUN_TEST(test_HOT_067_HOT_069_X01_sum_reaches_the_cost);
    RUN_TEST(test_HOT_068_value_is_not_split);
    RUN_TEST(test_HOT_069_HOT_070_HOT_071_HOT_073_X02_no_card_that_is_not_needed);
    RUN_TEST(test_HOT_070_HOT_073_X07_minimal_sets);
    RUN_TEST(test_HOT_071_falling_order_of_values);
    RUN_TEST(test_HOT_072_HOT_095_glass_of_an_empty_discard_is_nothing);
    RUN_TEST(test_HOT_066_HOT_073_HOT_095_X08_statue_and_glass);
    RUN_TEST(test_HOT_078_X09_bullet_is_dodged_never_knocked_out);
    RUN_TEST(test_HOT_074_HOT_075_HOT_076_HOT_077_destroy_or_knock_out);
    RUN_TEST(test_HOT_079_HOT_080_used_and_new_cards_lie_apart);
    RUN_TEST(test_HOT_081_unused_cards_stay);
    RUN_TEST(test_HOT_082_player_ends_the_phase);
    RUN_TEST(test_HOT_083_no_sliding_in_phase_2);
    RUN_TEST(test_HOT_090_ability_counts_as_a_used_card);
    RUN_TEST(test_HOT_091_HOT_092_X10_katana_slashes_a_bullet);
    RUN_TEST(test_HOT_091_X16_katana_is_worth_2);
    RUN_TEST(test_HOT_093_pliers_heal_or_draw);
    RUN_TEST(test_HOT_094_X18_pliers_need_something_to_do);
    RUN_TEST(test_HOT_094_drawn_card_is_usable_and_a_drawn_bullet_counts);
    RUN_TEST(test_HOT_096_HOT_112_X17_pliers_reshuffle_and_the_glass_is_empty);
    RUN_TEST(test_HOT_097_X06_double_trouble_on_two_targets);
    RUN_TEST(test_HOT_098_X11_double_trouble_on_one_target);
    RUN_TEST(test_HOT_098_X12_double_trouble_that_is_not_needed);
    RUN_TEST(test_HOT_099_X14_double_trouble_needs_a_partner);
    RUN_TEST(test_HOT_099_of_equal_used_cards_the_lowest_is_copied);
    RUN_TEST(test_HOT_078_dodged_bullets_are_counted);
    RUN_TEST(test_HOT_099_card_is_copied_once);
    RUN_TEST(test_HOT_100_X13_copy_of_a_katana);
    RUN_TEST(test_HOT_100_X15_copy_of_pliers);
    RUN_TEST(test_HOT_100_copy_of_the_glass);
    RUN_TEST(test_HOT_101_double_trouble_and_aid);
    RUN_TEST(test_HOT_102_double_trouble_drawn_with_pliers_copies_them);
    RUN_TEST(test_HOT_103_HOT_100_baseball_bat_fights_or_dodges);
    return UNITY_END();
}
