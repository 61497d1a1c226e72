// Versus: HOT-260 .. HOT-284, X45 .. X51.
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

constexpr Wish against{.mode = versus};

// The System is about to play, with these points.
Position systems_turn(std::array<std::uint8_t, 3> points, Cards line = {}) {
    Position t = Position::cleared(against);
    t.line(line);
    t.hand({ob(10), ob(11), ob(12)});
    t.ready();
    t.s.phase = Phase::system;
    t.s.points = points;
    return t;
}

kit::Hash seen(const State& state, Seat seat) {
    return kit::view_hash(superhot::game, reinterpret_cast<const kit::StateBytes*>(&state), seat);
}

void test_HOT_260_two_levels_or_the_system_wins() {
    Position t = Position::cleared(against);
    t.goals({close_call});
    t.hand({B, B, it(1)});
    t.ready();
    t.s.level = 2;
    t.s.legs[0].levels = 1;
    t.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(Rules::outcome(t.s).result[0] == kit::Result::won);
    TEST_ASSERT_TRUE(Rules::outcome(t.s).result[1] == kit::Result::lost);
    Position lost = Position::cleared(against);
    lost.hand({B, B, B});
    lost.line({B});
    lost.ready();
    lost.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(Rules::outcome(lost.s).result[1] == kit::Result::won);
    TEST_ASSERT_EQUAL(1, goals_of_level(lost.s, 1));
    TEST_ASSERT_EQUAL(2, goals_of_level(lost.s, 2));
}

void test_HOT_261_HOT_283_turns_alternate_and_the_system_may_pass() {
    Position t(against);
    TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
    t.play({KEEP, WAIT, WAIT_GO});
    t.settle();
    TEST_ASSERT_EQUAL(1, Rules::turn(t.s));
    TEST_ASSERT_TRUE(t.may(SYS_END));
    t.play(SYS_END);
    TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
}

void test_HOT_262_X51_normal_begins_level_2() {
    Position t = Position::cleared(against);
    t.goals({close_call});
    t.hand({B, B, it(1)});
    t.ready();
    t.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(t.s.phase == Phase::veto);
    TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
    t.play(KEEP);
    TEST_ASSERT_TRUE(t.s.phase == Phase::choose);
    TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
}

void test_HOT_263_system_has_no_say_in_the_veto() {
    Position t(against);
    const Goal goal = t.s.goal_row[0];
    t.play(VETO(goal));
    TEST_ASSERT_FALSE(t.s.goal_row.contains(goal));
    TEST_ASSERT_TRUE(t.s.phase == Phase::choose);
}

void test_HOT_264_HOT_265_HOT_266_HOT_267_HOT_271_HOT_272_X45_draw() {
    Position t = Position::cleared(against);
    t.line({ob(21), ob(19), ob(20), ob(22), ob(24), ob(23)});
    t.hand({it(1)});
    t.obstacles_only({ob(11), ob(25), ob(17), ob(10)});
    t.obstacle_discard({ob(1), B});
    t.play({WAIT, WAIT_GO});  // the table passes, The Line takes OB10
    TEST_ASSERT_TRUE(t.s.phase == Phase::system);
    // OX from the top: B, OB01; then the deck: OB17, OB25.
    TEST_ASSERT_EQUAL(4, t.s.system_hand.size());
    TEST_ASSERT_EQUAL(B, t.s.system_hand[0]);
    TEST_ASSERT_EQUAL(ob(1), t.s.system_hand[1]);
    TEST_ASSERT_EQUAL(ob(17), t.s.system_hand[2]);
    TEST_ASSERT_EQUAL(ob(25), t.s.system_hand[3]);
    TEST_ASSERT_EQUAL(3, t.s.points[0]);      // F 3
    TEST_ASSERT_EQUAL(2 + 3, t.s.points[1]);  // D 2 of the Bullet, D 3
    TEST_ASSERT_EQUAL(1, t.s.points[2]);      // M 1
    t.play(SYS_END);
    TEST_ASSERT_EQUAL(4, t.s.obstacle_discard.size());
    TEST_ASSERT_EQUAL(B, t.s.obstacle_discard[3]);
    TEST_ASSERT_EQUAL(ob(1), t.s.obstacle_discard[2]);
    TEST_ASSERT_EQUAL(ob(17), t.s.obstacle_discard[1]);
    TEST_ASSERT_EQUAL(ob(25), t.s.obstacle_discard[0]);
    TEST_ASSERT_EQUAL(0, t.s.points[0] + t.s.points[1] + t.s.points[2]);
}

void test_HOT_265_fewer_than_four_cards_and_no_shuffle() {
    Position t = Position::cleared(against);
    t.line({ob(21)});
    t.hand({it(1)});
    t.fill_quietly();
    t.obstacles_only({ob(11), ob(12)});
    t.obstacle_discard({});
    const kit::Rng before = t.s.rng;
    t.play({WAIT, WAIT_GO});  // The Line takes OB12
    TEST_ASSERT_EQUAL(1, t.s.system_hand.size());
    TEST_ASSERT_TRUE(before == t.s.rng);
}

void test_HOT_268_HOT_269_HOT_270_X46_points_and_payment() {
    Position t = systems_turn({7, 2, 2});
    // SWAP, Mixed 6: both Mixed points, and four more in any split that can be paid.
    for (int paid = 2; paid <= 4; ++paid) TEST_ASSERT_TRUE(t.may(GLITCH(swap, 1, paid)));
    t.no(GLITCH(swap, 1, 1));
    t.no(GLITCH(swap, 1, 5));
    Position two_paid = t, four_paid = t;
    two_paid.play(GLITCH(swap, 1, 2));
    TEST_ASSERT_TRUE(two_paid.s.points[0] == 5 && two_paid.s.points[1] == 0 &&
                     two_paid.s.points[2] == 0);
    two_paid.knock_out(3);
    TEST_ASSERT_TRUE(two_paid.may(GLITCH(restore, 4)));
    two_paid.no(GLITCH(harden, 1));
    four_paid.play(GLITCH(swap, 1, 4));
    TEST_ASSERT_TRUE(four_paid.s.points[0] == 3 && four_paid.s.points[1] == 2);
    four_paid.knock_out(3);
    four_paid.no(GLITCH(restore, 4));
    Position hardened = systems_turn({8, 3, 3});
    hardened.play(GLITCH(harden, 1));  // F 2, D 3, M 3 left
    TEST_ASSERT_TRUE(hardened.may(GLITCH(swap, 1, 0)) && hardened.may(GLITCH(swap, 1, 2)));
    hardened.no(GLITCH(swap, 1, 3));
    TEST_ASSERT_TRUE(hardened.may(GLITCH(lag, 0, 1)) && hardened.may(GLITCH(lag, 0, 2)));
    hardened.no(GLITCH(lag, 0, 0));
    t.no(GLITCH(erase, 1));  // Dodge 6 is not there, and Mixed does not pay it
}

void test_HOT_273_no_abilities_in_the_system_turn() {
    Position t = systems_turn({6, 0, 0}, {ob(1), ob(7)});
    t.play(GLITCH(harden, 1));
    TEST_ASSERT_EQUAL(0, t.happenings(shots_fired));
    t.play(SYS_END);
    TEST_ASSERT_EQUAL(0, t.happenings(shots_fired));
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);
}

void test_HOT_274_six_glitches_at_their_price() {
    const int costs[] = {6, 4, 6, 7, 6, 7};
    for (int i = 1; i <= 6; ++i)
        TEST_ASSERT_EQUAL(costs[i - 1], glitches[static_cast<std::size_t>(i)].cost);
    Position t = systems_turn({0, 0, 0});
    TEST_ASSERT_EQUAL(1, t.legal_count());  // only the end
}

void test_HOT_275_swap() {
    Position t = systems_turn({6, 0, 6}, {ob(25), ob(21), ob(19)});
    t.knock_out(1);
    t.play(GLITCH(harden, 3));
    t.play(GLITCH(swap, 2));
    TEST_ASSERT_EQUAL(ob(19), t.s.at(1));
    TEST_ASSERT_EQUAL(ob(21), t.s.at(2));
    TEST_ASSERT_EQUAL(1 << 2, t.s.knocked_out);
    TEST_ASSERT_EQUAL(1 << 1, t.s.hardened);
    Position last = systems_turn({0, 0, 6});
    last.no(GLITCH(swap, 6));
}

void test_HOT_276_restore() {
    Position t = systems_turn({4, 0, 0}, {ob(25), ob(21)});
    t.knock_out(1);
    t.no(GLITCH(restore, 1));
    t.play(GLITCH(restore, 2));
    TEST_ASSERT_EQUAL(0, t.s.knocked_out);
}

void test_HOT_277_X47_delete() {
    Position t = systems_turn({0, 6, 0}, {ob(25), ob(15), ob(21), B, ob(19), ob(24)});
    t.no(GLITCH(erase, 4));  // not a Bullet
    const Card top = t.s.obstacles.top();
    t.play(GLITCH(erase, 2));
    TEST_ASSERT_TRUE(t.happened({.kind = glitched, .a = erase, .b = 2, .d = ob(15)}));
    TEST_ASSERT_TRUE(t.happened({.kind = card_left,
                                 .a = 2,
                                 .b = ob(15),
                                 .c = static_cast<std::uint8_t>(Where::obstacle_discard)}));
    TEST_ASSERT_EQUAL(ob(21), t.s.at(1));
    TEST_ASSERT_EQUAL(B, t.s.at(2));
    TEST_ASSERT_EQUAL(ob(24), t.s.at(4));
    TEST_ASSERT_EQUAL(top, t.s.at(5));
    TEST_ASSERT_EQUAL(ob(15), t.s.obstacle_discard.top());
}

void test_HOT_278_X47_delete_with_an_empty_deck() {
    Position t = systems_turn({0, 6, 0}, {ob(25), ob(15)});
    t.obstacles({});
    while (t.s.obstacle_discard.size() > 6) t.release_to_player(t.s.obstacle_discard.draw());
    t.play(GLITCH(erase, 2));
    TEST_ASSERT_EQUAL(obstacles_reshuffled, t.events[1].kind);  // before the card has left
    TEST_ASSERT_EQUAL(card_left, t.events[2].kind);
    TEST_ASSERT_EQUAL(5, t.s.obstacles.size());
    TEST_ASSERT_TRUE(t.s.obstacle_discard.size() == 1 && t.s.obstacle_discard[0] == ob(15));
    Position empty = systems_turn({0, 6, 0}, {ob(25), ob(15)});
    empty.obstacles_only({});
    empty.obstacle_discard({});
    empty.no(GLITCH(erase, 2));
}

void test_HOT_279_X48_ricochet() {
    Position t = systems_turn({0, 7, 0}, {ob(17), ob(25), ob(19), ob(20), ob(24), ob(23)});
    t.no(GLITCH(ricochet, 1));  // no Bullet there
    t.obstacle_discard({ob(4), B, ob(21)});
    t.play(GLITCH(ricochet, 1));
    TEST_ASSERT_EQUAL(B, t.s.at(0));
    TEST_ASSERT_EQUAL(ob(21), t.s.obstacle_discard[2]);
    TEST_ASSERT_EQUAL(ob(17), t.s.obstacle_discard[1]);
    TEST_ASSERT_EQUAL(ob(4), t.s.obstacle_discard[0]);
    Position drawn = systems_turn({0, 7, 0}, {ob(17)});
    drawn.s.system_hand.push(B);
    --drawn.s.bullets_deck;
    drawn.sound();
    drawn.no(GLITCH(ricochet, 1));  // those in the System's hand do not count
}

void test_HOT_280_HOT_282_X49_harden() {
    Position t = systems_turn({12, 0, 0}, {ob(1), B});
    t.play(GLITCH(harden, 1));
    t.no(GLITCH(harden, 1));  // one mark a card
    t.no(GLITCH(harden, 2));  // not a Bullet
    t.play(SYS_END);
    t.hand({ob(7), ob(2), ob(13), it(6)});
    TEST_ASSERT_EQUAL(5, price_of(t.s, 0).cost);
    t.play({MOVE, SLASH(ob(13), none, 2)});  // a slash is not affected
    t.play({BEGIN(1, knock_out), ADD(ob(7))});
    TEST_ASSERT_TRUE(t.s.phase == Phase::hit);
    t.play(ADD(ob(2)));
    TEST_ASSERT_EQUAL(0, t.s.hardened);  // the mark goes
    Position after = systems_turn({6, 0, 0}, {ob(25), ob(1)});
    after.play({GLITCH(harden, 2), SYS_END, WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(ob(1), after.s.at(0));
    TEST_ASSERT_EQUAL(3, price_of(after.s, 0).cost);
}

void test_HOT_281_X50_lag() {
    Position t = systems_turn({0, 0, 14}, {it(2), ob(25), ob(21), ob(19), ob(20), ob(24)});
    t.goals({full_throttle, slow_motion});
    t.play(GLITCH(lag, 0));
    TEST_ASSERT_TRUE(t.happened({.kind = glitched, .a = lag, .d = none}));
    t.no(GLITCH(lag, 0));  // once a turn
    t.play(SYS_END);
    Position waits = t;
    t.hand({it(1), it(3), it(6), it(7)});
    t.play({MOVE, BEGIN(1, knock_out), ADD(it(1)), ADD(it(3)), END_USE});
    TEST_ASSERT_TRUE(t.happened({.kind = maneuvered, .a = 3}));
    TEST_ASSERT_EQUAL(0, t.s.lag);
    TEST_ASSERT_EQUAL(0, t.s.counters[slow_motion]);
    waits.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(1, waits.happenings(card_left));
    TEST_ASSERT_EQUAL(0, waits.s.lag);
}

void test_HOT_281_lag_does_not_count_as_a_used_card() {
    Position t = systems_turn({0, 0, 7}, {ob(25), ob(21)});
    t.goals({body_count, arms_race});
    t.play({GLITCH(lag, 0), SYS_END});
    t.hand({it(1), it(6), it(7), it(8)});
    t.play({MOVE, BEGIN(1, knock_out), ADD(it(1)), END_USE});
    TEST_ASSERT_EQUAL(1, t.s.counters[slow_motion]);  // one used card, two slots
    TEST_ASSERT_TRUE(t.happened({.kind = maneuvered, .a = 2}));

    Position fast = systems_turn({0, 0, 7}, {ob(25), ob(21), it(2)});
    fast.goals({full_throttle, body_count});
    fast.play({GLITCH(lag, 0), SYS_END});
    fast.hand({it(1), it(3), it(4), it(6)});
    fast.play({MOVE, BEGIN(1, knock_out), ADD(it(1)), BEGIN(2, knock_out), ADD(it(3)), ADD(it(6))});
    fast.hand({ob(1)});  // a fourth card
    fast.play({BEGIN(3, knock_out), ADD(ob(1)), END_USE});
    TEST_ASSERT_TRUE(fast.happened({.kind = maneuvered, .a = 5}));
    TEST_ASSERT_FALSE(fast.s.is_done(full_throttle));  // four cards, five slots
}

void test_HOT_284_normal_hand_is_hidden_from_the_system() {
    Position t = Position::cleared(against);
    t.hand({it(1)});
    t.deck({it(2)});
    t.ready();
    State other = t.s;
    other.normals[0].hand = CardSet{other.normals[0].deck[0]};
    other.normals[0].deck[0] = it(1);
    TEST_ASSERT_EQUAL(seen(t.s, 1), seen(other, 1));
    TEST_ASSERT_TRUE(seen(t.s, 0) != seen(other, 0));
    // What the System drew lies open.
    t.play({WAIT, WAIT_GO});
    State drawn = t.s;
    std::swap(drawn.system_hand[0], drawn.obstacles[0]);
    TEST_ASSERT_TRUE(seen(t.s, 0) != seen(drawn, 0));
    // Drawn cards of the Normal player are shown to him only.
    bool secret = false;
    t.play({SYS_END, MOVE, END_USE});
    for (const kit::Event& event : t.events)
        secret = secret || (event.kind == drew && event.seen_by == 1);
    TEST_ASSERT_TRUE(secret);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_260_two_levels_or_the_system_wins);
    RUN_TEST(test_HOT_261_HOT_283_turns_alternate_and_the_system_may_pass);
    RUN_TEST(test_HOT_262_X51_normal_begins_level_2);
    RUN_TEST(test_HOT_263_system_has_no_say_in_the_veto);
    RUN_TEST(test_HOT_264_HOT_265_HOT_266_HOT_267_HOT_271_HOT_272_X45_draw);
    RUN_TEST(test_HOT_265_fewer_than_four_cards_and_no_shuffle);
    RUN_TEST(test_HOT_268_HOT_269_HOT_270_X46_points_and_payment);
    RUN_TEST(test_HOT_273_no_abilities_in_the_system_turn);
    RUN_TEST(test_HOT_274_six_glitches_at_their_price);
    RUN_TEST(test_HOT_275_swap);
    RUN_TEST(test_HOT_276_restore);
    RUN_TEST(test_HOT_277_X47_delete);
    RUN_TEST(test_HOT_278_X47_delete_with_an_empty_deck);
    RUN_TEST(test_HOT_279_X48_ricochet);
    RUN_TEST(test_HOT_280_HOT_282_X49_harden);
    RUN_TEST(test_HOT_281_X50_lag);
    RUN_TEST(test_HOT_281_lag_does_not_count_as_a_used_card);
    RUN_TEST(test_HOT_284_normal_hand_is_hidden_from_the_system);
    return UNITY_END();
}
