// Phases 3 to 7: HOT-110 .. HOT-174, and the examples X03, X04, X19 .. X22, X26 .. X32, X36 .. X39.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void test_HOT_110_new_cards_come_to_the_hand_first() {
    Position t = Position::cleared();
    t.hand({ob(1), it(6), it(7), it(8)});
    t.line({it(1)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1)), END_USE});
    TEST_ASSERT_TRUE(t.s.me().hand.has(it(1)));
    TEST_ASSERT_EQUAL(0, t.happenings(drew));  // four already
}

void test_HOT_111_hand_is_refilled_to_four_bullets_included() {
    Position t = Position::cleared();
    t.hand({B, B, it(1)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(1, t.happenings(drew));
    TEST_ASSERT_EQUAL(4, t.s.me().hand_count());
    Position many = Position::cleared();
    many.hand({ob(1), ob(2), ob(3), ob(4), ob(5), ob(6)});
    many.line({it(1)});
    many.ready();
    many.play({MOVE, BEGIN(1, knock_out), ADD(ob(1)), END_USE});
    TEST_ASSERT_EQUAL(0, many.happenings(drew));
}

void test_HOT_110_HOT_112_HOT_114_X19_refill_before_maneuvers() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(3), it(6)});
    t.discard({ob(1)});
    t.line({ob(21), ob(19), ob(20), ob(10), ob(25)});
    t.fill_quietly();
    // Three used cards destroy two: 1 + 1 on the Unarmed Dude, 1 on the Bottle.
    t.play({MOVE, BEGIN(4, destroy), ADD(it(1)), ADD(it(2)), BEGIN(5, destroy), ADD(it(3))});
    TEST_ASSERT_EQUAL(1, t.s.me().hand.size());
    t.play(END_USE);
    TEST_ASSERT_EQUAL(1, t.happenings(deck_reshuffled));
    TEST_ASSERT_TRUE((t.s.me().hand == CardSet{it(6), ob(10), ob(25), ob(1)}));
    TEST_ASSERT_EQUAL(3, t.s.me().discard.size());
}

void test_HOT_113_HOT_114_HOT_214_X20_no_card_to_draw_loses() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(3), it(6)});
    t.deck({ob(1)});
    t.discard({ob(2)});
    t.line({ob(21), ob(19), ob(20), ob(10), ob(25)});
    t.fill_quietly();
    t.play({MOVE, BEGIN(4, knock_out), ADD(it(1)), ADD(it(2)), BEGIN(5, knock_out), ADD(it(3)),
            END_USE});
    TEST_ASSERT_TRUE(t.s.end == End::no_hand);
    TEST_ASSERT_TRUE(t.s.phase == Phase::over);
    TEST_ASSERT_EQUAL(0, t.happenings(maneuvered));
}

void test_HOT_120_HOT_122_HOT_126_HOT_127_HOT_128_X03_maneuvers() {
    Position t = Position::cleared();
    t.hand({ob(1), it(1), it(2), ob(22), it(6)});
    t.line({ob(21), it(5), ob(3), ob(19), ob(20), ob(25)});
    t.ready();
    // Two uses are real cards and one is Double Trouble: three cards in all.
    t.play({MOVE, BEGIN(2, destroy), ADD(it(1)), ADD(ob(22), it(1)), BEGIN(6, destroy), ADD(it(2)),
            END_USE});
    TEST_ASSERT_TRUE(t.happened({.kind = maneuvered, .a = 3}));
    TEST_ASSERT_EQUAL(2, t.happenings(card_left));  // slots, not cards
    TEST_ASSERT_TRUE(t.happened({.kind = card_left, .a = 1, .b = ob(21), .c = 0}));
    TEST_ASSERT_TRUE(t.happened({.kind = card_left, .a = 3, .b = ob(3), .c = 0}));
    TEST_ASSERT_EQUAL(ob(21), t.s.me().discard[0]);
    TEST_ASSERT_EQUAL(ob(3), t.s.me().discard[1]);
    const std::size_t n = t.s.obstacle_discard.size();
    TEST_ASSERT_EQUAL(it(2), t.s.obstacle_discard[n - 1]);  // the last used on top
    TEST_ASSERT_EQUAL(ob(22), t.s.obstacle_discard[n - 2]);
    TEST_ASSERT_EQUAL(it(1), t.s.obstacle_discard[n - 3]);
}

void test_HOT_121_X21_more_used_cards_than_slots() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(3), it(4), it(6), it(7), it(8), ob(1)});
    t.line({ob(25), ob(21), ob(10), it(5), ob(19), ob(20)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(it(1)), BEGIN(2, knock_out), ADD(it(6)), ADD(it(7)),
            BEGIN(3, knock_out), ADD(it(2)), ADD(it(3))});
    t.play({BEGIN(4, knock_out), ADD(ob(1))});
    TEST_ASSERT_EQUAL(6, t.s.used.size());
    // A seventh: nothing costs 2 of one each any more, so the record is forced.
    t.s.me().hand.remove(it(4));
    t.s.used.push({it(4), none});
    t.play(END_USE);
    TEST_ASSERT_TRUE(t.happened({.kind = maneuvered, .a = 6}));
}

void test_HOT_123_bullet_hits_in_maneuvers() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(3), it(4)});
    t.line({B, ob(25)});
    t.ready();
    t.play({MOVE, BEGIN(2, knock_out), ADD(it(1)), END_USE});
    TEST_ASSERT_EQUAL(1, t.s.me().bullets);
}

void test_HOT_124_knocked_out_card_leaves_to_the_obstacles_discard() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(3), it(4)});
    t.line({ob(25)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(it(1)), END_USE});
    TEST_ASSERT_TRUE(t.s.obstacle_discard.contains(ob(25)));
    TEST_ASSERT_EQUAL(0, t.s.me().discard.size());
}

void test_HOT_125_order_of_the_slots_and_the_end_in_between() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), B, B, B});
    t.line({ob(21), B, ob(19), ob(10)});
    t.ready();
    t.play({MOVE, BEGIN(4, knock_out), ADD(it(1)), ADD(it(2)), END_USE});
    TEST_ASSERT_TRUE(t.s.end == End::bullets);
    TEST_ASSERT_TRUE(t.s.me().discard.contains(ob(21)));  // slot 1 had gone before
    TEST_ASSERT_EQUAL(2, t.s.used.size());                // and nothing after
}

void test_HOT_215_X22_four_bullets_lose_before_the_last_goal() {
    Position t = Position::cleared();
    t.hand({ob(1), B, B, B});
    t.line({B, it(1)});
    t.goals({body_count});
    t.ready();
    t.s.level = 3;
    t.s.counters[body_count] = 4;
    t.play({MOVE, BEGIN(2, knock_out), ADD(ob(1)), END_USE});
    TEST_ASSERT_TRUE(t.s.end == End::bullets);
    TEST_ASSERT_FALSE(t.s.is_done(body_count));
}

// ---- Phase 5 ----------------------------------------------------------------------------------

void test_HOT_135_goals_in_any_order_stay_face_down() {
    Position t = Position::cleared();
    t.goals({body_count, arms_race});
    t.hand({ob(1), it(6), it(7), it(8)});
    t.line({it(1)});
    t.ready();
    t.s.counters[arms_race] = 3;
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1)), END_USE});
    TEST_ASSERT_TRUE(t.s.is_done(arms_race));
    TEST_ASSERT_FALSE(t.s.is_done(body_count));
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(t.s.is_done(arms_race));
    TEST_ASSERT_EQUAL(1, t.s.legs[0].goals);
}

void test_HOT_136_X36_goals_are_tested_in_phase_5_only() {
    Position t = Position::cleared();
    t.goals({hail_of_lead, body_count});
    t.hand({it(1), it(6), it(7), B});
    t.line({ob(25), ob(21), ob(19), ob(1)});
    t.ready();
    t.bullets_deck(6);
    t.play({MOVE, BEGIN(1, knock_out), ADD(it(1)), END_USE});
    TEST_ASSERT_EQUAL(5, t.s.bullets_deck);  // after phase 6
    TEST_ASSERT_FALSE(t.s.is_done(hail_of_lead));
    t.play(MOVE);
    while (t.s.phase == Phase::use && !t.may(END_USE)) {
        for (const Action& each : {BEGIN(1, knock_out), BEGIN(2, knock_out), BEGIN(3, knock_out)})
            if (t.s.phase == Phase::use && t.may(each)) t.play(each);
        while (t.s.phase == Phase::hit) {
            kit::Action first;
            kit::Actions list({&first, 1});
            Rules::legal(t.s, list);
            t.play(first);
        }
    }
    t.play(END_USE);
    TEST_ASSERT_TRUE(t.s.is_done(hail_of_lead));
}

void test_HOT_137_goal_stays_fulfilled() {
    Position t = Position::cleared();
    t.goals({close_call, body_count});
    t.hand({B, B, ob(23)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(t.s.is_done(close_call));
    t.play({MOVE, HEAL(ob(23)), END_USE});
    TEST_ASSERT_EQUAL(1, t.s.me().bullets);
    TEST_ASSERT_TRUE(t.s.is_done(close_call));
}

void test_HOT_138_level_is_complete_at_once() {
    Position t = Position::cleared();
    t.goals({close_call});
    t.hand({B, B, ob(23)});
    t.line({ob(1), ob(7)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(2, t.s.level);
    TEST_ASSERT_EQUAL(0, t.happenings(shots_fired));  // phases 6 and 7 are not done
    TEST_ASSERT_EQUAL(10, t.s.bullets_deck);
    Position last = Position::cleared();
    last.goals({close_call});
    last.hand({B, B, ob(23)});
    last.ready();
    last.s.level = 3;
    last.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(last.s.end == End::won);
}

void test_HOT_139_otherwise_phase_6_follows() {
    Position t = Position::cleared();
    t.hand({it(1)});
    t.line({none, none, ob(1)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(1, t.happenings(shots_fired));
}

void test_HOT_140_turn_records_are_of_one_turn_counters_of_the_level() {
    Position t = Position::cleared();
    t.goals({triple_take, body_count});
    t.hand({ob(1), ob(2), ob(3), ob(4)});
    t.line({it(1), it(2), ob(10), ob(11)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(1)), BEGIN(2, knock_out), ADD(ob(2)), END_USE});
    TEST_ASSERT_EQUAL(2, t.s.counters[body_count]);
    TEST_ASSERT_EQUAL(0, t.s.turn.defeated(Family::enemy));
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(3)), END_USE});
    TEST_ASSERT_FALSE(t.s.is_done(triple_take));  // 2 + 1 in two turns
    TEST_ASSERT_EQUAL(3, t.s.counters[body_count]);
}

void test_X37_slow_motion_and_momentum() {
    Position t = Position::cleared();
    t.hand({it(1), it(6), it(7), it(8)});
    t.line({ob(25)});
    t.ready();
    t.s.counters[momentum] = 1;
    t.s.level_turn = 3;
    t.play({MOVE, BEGIN(1, knock_out), ADD(it(1)), END_USE});
    TEST_ASSERT_EQUAL(1, t.s.counters[slow_motion]);
    TEST_ASSERT_EQUAL(0, t.s.counters[momentum]);
    t.hand({it(6)});
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(1, t.s.counters[slow_motion]);
    t.s.counters[momentum] = 2;
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(1, t.s.counters[slow_motion]);
    TEST_ASSERT_EQUAL(0, t.s.counters[momentum]);
    TEST_ASSERT_EQUAL(1, t.s.counters[patience]);
}

void test_X38_clean_sweep() {
    for (const bool knocked_out_last : {false, true}) {
        Position t = Position::cleared();
        t.goals({clean_sweep});
        t.hand({it(1), it(2), it(3), it(4)});
        t.line({ob(21), ob(19), ob(20), ob(24), ob(25), ob(10)});
        t.ready();
        t.s.level = 3;
        t.play({MOVE, BEGIN(5, destroy), ADD(it(1)),
                BEGIN(6, knocked_out_last ? knock_out : destroy), ADD(it(2)), ADD(it(3))});
        t.s.me().hand.remove(it(4));
        t.s.used.push({it(4), none});  // a fourth card
        t.play(END_USE);
        TEST_ASSERT_EQUAL(!knocked_out_last, t.s.end == End::won);
    }
}

void test_X39_overkill() {
    Position t = Position::cleared({.mode = versus});
    t.goals({overkill, body_count});
    t.hand({ob(7), it(1), it(2), it(3)});
    t.line({ob(25)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(7)), END_USE});
    TEST_ASSERT_TRUE(t.s.is_done(overkill));
    Position hard = Position::cleared({.mode = versus});
    hard.goals({overkill, body_count});
    hard.hand({ob(7), it(1), it(2), it(3)});
    hard.line({ob(25)});
    hard.ready();
    hard.harden_slot(0);
    hard.play({MOVE, BEGIN(1, knock_out), ADD(ob(7)), END_USE});
    TEST_ASSERT_FALSE(hard.s.is_done(overkill));
    Position dodged = Position::cleared();
    dodged.goals({overkill, body_count});
    dodged.hand({ob(20), it(1), it(2), it(3)});
    dodged.discard({ob(1), ob(2), ob(3), ob(4)});
    dodged.line({B});
    dodged.ready();
    dodged.play({MOVE, BEGIN(1, destroy), ADD(ob(20)), END_USE});
    TEST_ASSERT_FALSE(dodged.s.is_done(overkill));
}

// ---- Phase 6 ----------------------------------------------------------------------------------

void test_HOT_150_HOT_157_X27_who_acts_in_phase_6() {
    Position t = Position::cleared();
    t.line({none, none, ob(1), ob(10), ob(11)});
    t.knock_out(2);
    t.hand({it(1)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
    Position shot = Position::cleared();
    shot.line({none, none, ob(1), ob(10), ob(11), ob(8)});
    shot.knock_out(2);
    shot.hand({it(1)});
    shot.ready();
    shot.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(8, shot.s.bullets_deck);  // 2 + 1 + 1
}

void test_HOT_151_HOT_154_HOT_156_X04_unarmed_after_shooters() {
    Position t = Position::cleared();
    t.line({none, none, none, ob(10), ob(1)});
    t.hand({it(1)});
    t.ready();
    t.bullets_deck(11);
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(9, t.s.bullets_deck);
    const std::size_t n = t.s.obstacle_discard.size();
    TEST_ASSERT_EQUAL(B, t.s.obstacle_discard[n - 1]);
    TEST_ASSERT_EQUAL(B, t.s.obstacle_discard[n - 2]);
}

void test_HOT_151_unarmed_cannot_be_called_before_a_shooter() {
    Position t = Position::cleared();
    t.line({ob(10), ob(1), ob(13)});
    t.hand({it(1), it(2)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(t.s.phase == Phase::order);
    t.no(ACT(1));
    TEST_ASSERT_TRUE(t.may(ACT(2)) && t.may(ACT(3)));
}

void test_HOT_152_usual_order() {
    Position t = Position::cleared();
    t.line({ob(13), ob(15), ob(10), ob(1)});
    t.hand({it(1), it(2)});
    t.ready();
    t.play({MOVE, END_USE, ACT_REST});
    std::vector<int> slots;
    for (const kit::Event& event : t.events)
        if (event.kind == shots_fired || event.kind == ability_acts) slots.push_back(event.a);
    TEST_ASSERT_TRUE((slots == std::vector<int>{4, 3, 2, 1}));
    TEST_ASSERT_TRUE(t.s.phase == Phase::drop);
}

void test_HOT_153_order_is_asked_only_where_it_matters() {
    const auto asked = [](Cards line, int bats = 0) {
        Position t = Position::cleared({.bats = bats});
        t.line(line);
        t.hand({it(1), it(2), it(3)});
        t.ready();
        t.play({MOVE, END_USE});
        return t.s.phase == Phase::order;
    };
    TEST_ASSERT_FALSE(asked({ob(1), ob(10), ob(15)}));
    TEST_ASSERT_FALSE(asked({ob(13), ob(14)}));
    TEST_ASSERT_TRUE(asked({ob(13), ob(15)}));
    TEST_ASSERT_TRUE(asked({ob(13), ob(1)}));
    TEST_ASSERT_TRUE(asked({ob(13), ob(26)}, 1));
}

void test_HOT_153_HOT_158_HOT_160_HOT_161_X28_pillar_and_katana() {
    const auto before = [](bool katana_first) {
        Position t = Position::cleared();
        t.line({ob(25), ob(21), ob(15), ob(13)});
        t.hand({B, B, B});
        t.deck({ob(1)});
        t.fill_quietly();
        t.play({WAIT, WAIT_GO});
        TEST_ASSERT_TRUE(t.s.phase == Phase::order);
        t.play(ACT(katana_first ? 4 : 3));
        return t;
    };
    const Position kept = before(true);
    TEST_ASSERT_TRUE(kept.s.me().hand.has(ob(1)));
    const Position lost = before(false);
    TEST_ASSERT_FALSE(lost.s.me().hand.has(ob(1)));  // the one obstacle, without being asked
    TEST_ASSERT_TRUE(lost.s.obstacle_discard.contains(ob(1)));
}

void test_HOT_155_HOT_212_X26_last_bullet_loses() {
    Position t = Position::cleared();
    t.line({none, none, none, none, ob(7), ob(10)});
    t.hand({it(1)});
    t.ready();
    t.bullets_deck(2);
    t.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(t.s.end == End::no_bullets);
    TEST_ASSERT_EQUAL(0, t.s.bullets_deck);
    TEST_ASSERT_EQUAL(1, t.happenings(shots_fired));
}

void test_HOT_156_unarmed_alone_does_not_shoot() {
    Position t = Position::cleared();
    t.line({ob(10), ob(11), ob(12)});
    t.hand({it(1)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
}

void test_HOT_158_pillar_draws_above_four() {
    Position t = Position::cleared();
    t.line({none, ob(15)});
    t.hand({it(1), it(2), it(3), it(4)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy)});
    while (t.s.phase == Phase::hit) t.play(ADD(t.s.me().hand.first()));
    t.play(END_USE);
    TEST_ASSERT_EQUAL(5, t.s.me().hand_count());
}

void test_HOT_159_X29_pillar_without_cards() {
    Position t = Position::cleared();
    t.line({ob(25), ob(15)});
    t.hand({it(1), it(2), it(3)});
    t.knock_out(0);
    t.fill_quietly();
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(3, t.s.me().hand_count());
    TEST_ASSERT_FALSE(t.s.ended());
}

void test_HOT_160_katana_dude_takes_a_card_of_choice() {
    Position t = Position::cleared();
    t.line({none, ob(13)});
    t.hand({it(1), it(6), B});
    t.ready();
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(t.s.phase == Phase::drop);
    t.no(DROP(B));
    t.play(DROP(it(6)));
    TEST_ASSERT_TRUE(t.s.obstacle_discard.contains(it(6)));
    TEST_ASSERT_TRUE(t.s.me().hand.has(it(1)));
}

void test_HOT_161_katana_dude_and_few_cards() {
    Position t = Position::cleared();
    t.line({none, ob(13)});
    t.hand({B});
    t.ready();
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(t.s.phase == Phase::choose);
    Position one = Position::cleared();
    one.line({none, ob(13)});
    one.hand({B, it(1)});
    one.ready();
    one.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(one.s.phase == Phase::choose);
    TEST_ASSERT_TRUE(one.s.me().hand.empty());
}

void test_HOT_162_X30_bat_dude() {
    Position t = Position::cleared({.bats = 1});
    t.line({ob(25), B, ob(21), ob(26), ob(19), B});
    t.hand({it(1), it(2), it(3)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(1, t.s.me().bullets);
    TEST_ASSERT_EQUAL(ob(21), t.s.at(1));  // slot 2 was emptied, the rest slid
    TEST_ASSERT_EQUAL(B, t.s.at(4));
    Position none_there = Position::cleared({.bats = 1});
    none_there.line({ob(25), ob(26)});
    none_there.hand({it(1), it(2), it(3)});
    none_there.ready();
    none_there.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(none_there.s.phase == Phase::drop);
}

void test_HOT_163_pending_abilities_stay_in_the_line() {
    Position t = Position::cleared({.bats = 1});
    t.line({B, ob(26), ob(1), ob(13)});
    t.hand({it(1), it(2), it(3)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(t.s.phase == Phase::order);
    t.play(ACT(2));  // takes the Bullet: no obstacle left The Line, all others still act
    TEST_ASSERT_TRUE(t.may(ACT(3)) && t.may(ACT(4)));
    t.no(ACT(1));
    t.no(ACT(2));
}

void test_HOT_164_fired_bullets_come_after_a_reshuffle() {
    Position t = Position::cleared();
    t.line({none, none, none, ob(1)});
    t.hand({it(1)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(1, t.s.obstacle_discard.count(B));
    TEST_ASSERT_EQUAL(0, t.s.obstacles.count(B));
    for (const Card card : t.s.line) TEST_ASSERT_TRUE(card != B);
    t.obstacles({});
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(0, t.s.obstacle_discard.count(B));
}

// ---- Phase 7 ----------------------------------------------------------------------------------

void test_HOT_170_HOT_171_HOT_172_X31_line_slides_and_is_refilled() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(3), B});
    t.line({ob(25), ob(4), ob(10), B, ob(17), ob(24)});
    t.knock_out(1);
    t.fill_quietly();
    t.obstacles({ob(1)});
    // Slots 1, 3 and 6 empty as in the example.
    for (const int slot : {2, 5}) {
        t.s.normals[0].deck.push(t.s.line[static_cast<std::size_t>(slot)]);
        t.s.line[static_cast<std::size_t>(slot)] = none;
    }
    while (t.s.obstacle_discard.size() > 5) t.s.normals[0].deck.push(t.s.obstacle_discard.draw());
    for (const Card card : t.s.obstacle_discard) TEST_ASSERT_TRUE(card != B);
    t.s.phase = Phase::waiting;
    t.play(WAIT_GO);
    TEST_ASSERT_EQUAL(ob(4), t.s.at(0));
    TEST_ASSERT_EQUAL(1, t.s.knocked_out);
    TEST_ASSERT_EQUAL(B, t.s.at(1));
    TEST_ASSERT_EQUAL(ob(17), t.s.at(2));
    TEST_ASSERT_EQUAL(ob(1), t.s.at(3));
    TEST_ASSERT_EQUAL(1, t.happenings(obstacles_reshuffled));
    TEST_ASSERT_EQUAL(3, t.s.obstacles.size());
    TEST_ASSERT_EQUAL(0, t.s.obstacle_discard.size());
}

void test_HOT_173_HOT_213_X32_line_cannot_be_filled() {
    Position t = Position::cleared();
    t.hand({it(1), it(2), it(3), B});
    t.line({ob(25), ob(21), ob(19), ob(24), ob(17), ob(18)});
    t.obstacles_only({ob(1)});
    t.release_to_player(t.s.obstacle_discard.empty() ? none : t.s.obstacle_discard.draw());
    t.obstacle_discard({ob(2)});
    for (const int slot : {2, 5}) {
        t.s.normals[0].deck.push(t.s.line[static_cast<std::size_t>(slot)]);
        t.s.line[static_cast<std::size_t>(slot)] = none;
    }
    t.s.phase = Phase::waiting;
    t.play(WAIT_GO);
    TEST_ASSERT_TRUE(t.s.end == End::no_line);
    TEST_ASSERT_EQUAL(2, t.happenings(line_dealt));
}

void test_HOT_174_drawn_bullet_takes_a_slot() {
    Position t = Position::cleared();
    t.hand({it(1)});
    t.ready();
    t.bullets_deck(11);
    t.s.obstacles.remove(B);
    t.s.obstacles.put_on_top(B);
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(B, t.s.at(5));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_110_new_cards_come_to_the_hand_first);
    RUN_TEST(test_HOT_111_hand_is_refilled_to_four_bullets_included);
    RUN_TEST(test_HOT_110_HOT_112_HOT_114_X19_refill_before_maneuvers);
    RUN_TEST(test_HOT_113_HOT_114_HOT_214_X20_no_card_to_draw_loses);
    RUN_TEST(test_HOT_120_HOT_122_HOT_126_HOT_127_HOT_128_X03_maneuvers);
    RUN_TEST(test_HOT_121_X21_more_used_cards_than_slots);
    RUN_TEST(test_HOT_123_bullet_hits_in_maneuvers);
    RUN_TEST(test_HOT_124_knocked_out_card_leaves_to_the_obstacles_discard);
    RUN_TEST(test_HOT_125_order_of_the_slots_and_the_end_in_between);
    RUN_TEST(test_HOT_215_X22_four_bullets_lose_before_the_last_goal);
    RUN_TEST(test_HOT_135_goals_in_any_order_stay_face_down);
    RUN_TEST(test_HOT_136_X36_goals_are_tested_in_phase_5_only);
    RUN_TEST(test_HOT_137_goal_stays_fulfilled);
    RUN_TEST(test_HOT_138_level_is_complete_at_once);
    RUN_TEST(test_HOT_139_otherwise_phase_6_follows);
    RUN_TEST(test_HOT_140_turn_records_are_of_one_turn_counters_of_the_level);
    RUN_TEST(test_X37_slow_motion_and_momentum);
    RUN_TEST(test_X38_clean_sweep);
    RUN_TEST(test_X39_overkill);
    RUN_TEST(test_HOT_150_HOT_157_X27_who_acts_in_phase_6);
    RUN_TEST(test_HOT_151_HOT_154_HOT_156_X04_unarmed_after_shooters);
    RUN_TEST(test_HOT_151_unarmed_cannot_be_called_before_a_shooter);
    RUN_TEST(test_HOT_152_usual_order);
    RUN_TEST(test_HOT_153_order_is_asked_only_where_it_matters);
    RUN_TEST(test_HOT_153_HOT_158_HOT_160_HOT_161_X28_pillar_and_katana);
    RUN_TEST(test_HOT_155_HOT_212_X26_last_bullet_loses);
    RUN_TEST(test_HOT_156_unarmed_alone_does_not_shoot);
    RUN_TEST(test_HOT_158_pillar_draws_above_four);
    RUN_TEST(test_HOT_159_X29_pillar_without_cards);
    RUN_TEST(test_HOT_160_katana_dude_takes_a_card_of_choice);
    RUN_TEST(test_HOT_161_katana_dude_and_few_cards);
    RUN_TEST(test_HOT_162_X30_bat_dude);
    RUN_TEST(test_HOT_163_pending_abilities_stay_in_the_line);
    RUN_TEST(test_HOT_164_fired_bullets_come_after_a_reshuffle);
    RUN_TEST(test_HOT_170_HOT_171_HOT_172_X31_line_slides_and_is_refilled);
    RUN_TEST(test_HOT_173_HOT_213_X32_line_cannot_be_filled);
    RUN_TEST(test_HOT_174_drawn_bullet_takes_a_slot);
    return UNITY_END();
}
