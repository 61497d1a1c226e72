// Co-op and 2 vs 1: HOT-230 .. HOT-248, HOT-290 .. HOT-296, X41 .. X44.
#include "position.h"
#include "superhot/places.h"
#include "superhot/turn.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// Both have something to draw; player 0 (IT) begins.
Position partners(Mode mode = coop) {
    Position t = Position::cleared({.mode = mode});
    return t;
}

kit::Hash seen(const State& state, Seat seat) {
    return kit::view_hash(superhot::game, reinterpret_cast<const kit::StateBytes*>(&state), seat);
}

void test_HOT_230_two_players_with_places_of_their_own() {
    const Position t({.mode = coop});
    TEST_ASSERT_EQUAL(2, Rules::seats(t.s));
    for (const Card card : t.s.normals[0].hand) TEST_ASSERT_TRUE(card >= it(1) && card <= it(8));
    for (const Card card : t.s.normals[1].hand) TEST_ASSERT_TRUE(card >= pz(1));
    Position turn = partners();
    turn.hand({it(1)}, 0);
    turn.hand({pz(1)}, 1);
    turn.line({none, none, ob(1)});
    turn.ready();
    TEST_ASSERT_EQUAL(0, Rules::turn(turn.s));
    turn.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(1, turn.happenings(shots_fired));
    TEST_ASSERT_EQUAL(1, Rules::turn(turn.s));  // alternately
    turn.play({WAIT, WAIT_GO});
    TEST_ASSERT_GREATER_OR_EQUAL(1, turn.happenings(shots_fired));  // The Line acts in every turn
    turn.settle();
    TEST_ASSERT_EQUAL(0, Rules::turn(turn.s));
}

void test_HOT_231_HOT_232_lot_for_the_IT_deck() {
    int first = 0;
    for (kit::Seed seed = 0; seed < 40; ++seed) {
        const Position t({.mode = coop, .it_seat = it_by_lot}, seed);
        first += t.s.it_player == 0;
        TEST_ASSERT_EQUAL(it_deck, t.s.normals[t.s.it_player].starting_deck);
        TEST_ASSERT_EQUAL(t.s.it_player, t.s.beginner);  // IT begins
        kit::Rng rng(seed);
        TEST_ASSERT_EQUAL(rng.below(2), t.s.it_player);  // the first random draw
    }
    TEST_ASSERT_TRUE(first > 8 && first < 32);
    const Position second({.mode = coop, .it_seat = it_second});
    TEST_ASSERT_EQUAL(1, second.s.it_player);
    TEST_ASSERT_EQUAL(1, second.s.active);
}

void test_HOT_233_setup_otherwise_as_solo() {
    const Position t({.mode = coop});
    TEST_ASSERT_EQUAL(4, t.s.normals[0].hand.size());
    TEST_ASSERT_EQUAL(4, t.s.normals[1].hand.size());
    TEST_ASSERT_EQUAL(20, t.s.obstacles.size());
    TEST_ASSERT_EQUAL(11, t.s.bullets_deck);
}

void test_HOT_234_goals_and_counters_are_common() {
    Position t = partners();
    t.goals({body_count, arms_race});
    t.hand({ob(1), it(6)}, 0);
    t.hand({ob(2), pz(6)}, 1);
    t.line({it(1), it(2)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(1)), END_USE, NO_AID});
    TEST_ASSERT_EQUAL(1, t.s.counters[body_count]);
    TEST_ASSERT_EQUAL(2, goals_of_level(t.s, 1));
    int slot = 1;
    while (t.s.at(slot - 1) != it(2)) ++slot;
    t.play({MOVE, BEGIN(slot, knock_out), ADD(ob(2)), END_USE, NO_AID});
    TEST_ASSERT_EQUAL(2, t.s.counters[body_count]);
}

void test_HOT_235_HOT_236_HOT_292_veto_needs_both() {
    for (const Mode mode : {coop, two_v_one}) {
        Position t({.mode = mode});
        const Goal one = t.s.goal_row[0];
        TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
        t.play(VETO(one));
        TEST_ASSERT_EQUAL(1, Rules::turn(t.s));
        TEST_ASSERT_TRUE(t.happened({.kind = veto_proposed, .a = 0, .b = one}));
        Position agreed = t;
        agreed.play(AGREE);
        TEST_ASSERT_TRUE(agreed.happened({.kind = veto_answered, .a = 1, .b = 1}));
        TEST_ASSERT_FALSE(agreed.s.goal_row.contains(one));
        TEST_ASSERT_TRUE(agreed.s.phase == Phase::choose);
        t.play(REFUSE);  // then the other may propose
        TEST_ASSERT_TRUE(t.happened({.kind = veto_answered, .a = 1, .b = 0}));
        TEST_ASSERT_TRUE(t.s.goal_row.contains(one));
        TEST_ASSERT_EQUAL(1, Rules::turn(t.s));
        TEST_ASSERT_TRUE(t.s.phase == Phase::veto);
        Position kept = t;
        kept.play(KEEP);
        TEST_ASSERT_EQUAL(0, kept.happenings(veto_answered));
        TEST_ASSERT_TRUE(kept.s.phase == Phase::choose);
        const Goal two = t.s.goal_row[1];
        t.play(VETO(two));
        TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
        t.play(AGREE);
        TEST_ASSERT_FALSE(t.s.goal_row.contains(two));
        TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
        TEST_ASSERT_TRUE(t.s.phase == Phase::choose);
        Position silent({.mode = mode});
        silent.play({KEEP, KEEP});
        TEST_ASSERT_TRUE(silent.s.phase == Phase::choose);
    }
}

void clear_level(Position& t) {
    t.play({MOVE, END_USE});
    if (t.s.phase == Phase::aid) t.play(NO_AID);
}

void test_HOT_237_HOT_290_X44_who_begins_the_next_level() {
    for (const Mode mode : {coop, two_v_one}) {
        Position t = partners(mode);
        t.goals({close_call});
        t.s.active = 1;
        t.hand({B, B, pz(1)}, 1);
        t.ready();
        clear_level(t);
        TEST_ASSERT_EQUAL(2, t.s.level);
        TEST_ASSERT_EQUAL(0, t.s.beginner);
        Position other = partners(mode);
        other.goals({close_call});
        other.hand({B, B, pz(1)}, 0);
        other.ready();
        clear_level(other);
        TEST_ASSERT_EQUAL(mode == coop ? 1 : 0, other.s.beginner);
        TEST_ASSERT_EQUAL(mode == coop ? 1 : 0, Rules::turn(other.s));
    }
}

void test_HOT_238_HOT_240_HOT_242_X41_aid() {
    Position t = partners();
    t.hand({ob(1), it(6), ob(2)}, 0);
    t.hand({pz(4), pz(6), pz(7), pz(8)}, 1);
    t.line({it(1), ob(25), it(2)});
    t.ready();
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(2)), END_USE});
    TEST_ASSERT_TRUE(t.s.phase == Phase::aid);
    t.no(AID(pz(1)));
    t.play(AID(ob(1)));
    TEST_ASSERT_EQUAL(3, t.happenings(drew));  // the giver refills without it
    TEST_ASSERT_EQUAL(ob(1), t.s.aid_in);
    Position used = t;
    int slot = 1;
    while (used.s.at(slot - 1) != it(2)) ++slot;
    used.play({MOVE, BEGIN(slot, knock_out), ADD(ob(1))});
    TEST_ASSERT_TRUE(used.used_is({ob(1)}));
    used.play({END_USE, NO_AID});
    TEST_ASSERT_TRUE(used.s.obstacle_discard.contains(ob(1)));
    t.play({WAIT, WAIT_GO});  // not used: back to the giver
    TEST_ASSERT_EQUAL(ob(1), t.s.normals[0].discard.top());
    TEST_ASSERT_EQUAL(none, t.s.aid_in);
}

void test_HOT_238_never_a_bullet() {
    Position t = partners();
    t.hand({B, it(1), it(2)}, 0);
    t.ready();
    t.play({MOVE, END_USE});
    t.no(AID(B));
    TEST_ASSERT_TRUE(t.may(AID(it(1))) && t.may(NO_AID));
}

void test_HOT_239_limits_of_aid() {
    Position t = partners();
    t.hand({ob(1), it(6), ob(2)}, 0);
    t.line({it(1)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(2)), END_USE});
    t.no(AID(it(1)));  // a new card
    t.play(AID(it(6)));
    TEST_ASSERT_EQUAL(1, t.s.active);  // one a turn: the turn went on
    // Not after a Wait; not the received card.
    Position waiting = t;
    waiting.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(waiting.s.phase == Phase::choose);
    t.hand({pz(1)}, 1);
    t.play({MOVE, END_USE});
    t.no(AID(it(6)));
    TEST_ASSERT_TRUE(t.may(AID(pz(1))));
}

void test_HOT_241_X42_aid_is_no_part_of_the_hand() {
    Position t = partners();
    t.hand({it(6), ob(1)}, 0);
    t.hand({pz(4), pz(6), pz(7)}, 1);
    t.line({ob(25), ob(21), ob(19), ob(20), ob(13)});
    t.ready();
    t.play({MOVE, END_USE, AID(ob(1))});
    if (t.s.phase == Phase::drop) t.play(DROP(t.s.me().hand.first()));
    TEST_ASSERT_EQUAL(ob(1), t.s.aid_in);
    Position waiting = t;
    waiting.play(WAIT);
    waiting.no(DISCARD(ob(1)));
    waiting.play(WAIT_GO);
    TEST_ASSERT_TRUE(waiting.s.phase == Phase::drop);
    waiting.no(DROP(ob(1)));  // the Katana dude cannot take it
    waiting.play(DROP(pz(4)));
    TEST_ASSERT_TRUE(waiting.s.normals[0].discard.contains(ob(1)));
    t.play({MOVE, END_USE, NO_AID});  // 3 in hand and the aid card: one is drawn
    int to_b = 0;
    for (const kit::Event& event : t.events) to_b += event.kind == drew && event.a == 1;
    TEST_ASSERT_EQUAL(1, to_b);
}

void test_HOT_243_aid_at_the_end_of_a_level() {
    Position t = partners();
    t.goals({close_call});
    t.hand({it(6), ob(1), B}, 0);
    t.hand({pz(4), B, B}, 1);
    t.ready();
    t.play({MOVE, END_USE, AID(ob(1))});
    TEST_ASSERT_EQUAL(1, t.s.active);
    t.play({MOVE, END_USE, AID(pz(4))});
    TEST_ASSERT_EQUAL(2, t.s.level);
    TEST_ASSERT_TRUE(t.happened({.kind = aid_returned, .a = 0, .b = ob(1)}));
    TEST_ASSERT_TRUE(t.happened({.kind = aid_returned, .a = 1, .b = pz(4)}));
    TEST_ASSERT_TRUE(t.s.aid_in == none && t.s.aid_out == none);
}

void test_HOT_244_one_loses_for_both() {
    Position t = partners();
    t.hand({B, B, B}, 0);
    t.line({B});
    t.ready();
    t.play({WAIT, WAIT_GO});
    const kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_TRUE(outcome.result[0] == kit::Result::lost);
    TEST_ASSERT_TRUE(outcome.result[1] == kit::Result::lost);
}

void test_HOT_245_HOT_246_X43_five_bullets_together() {
    const auto third = [](int mine, int partner) {
        Position t = partners();
        t.s.active = 1;
        t.ready();
        t.s.normals[0].bullets = static_cast<std::uint8_t>(partner);
        t.s.normals[1].bullets = static_cast<std::uint8_t>(mine);
        kit::Events unseen;
        take_bullet(t.s, 1, unseen);
        return t.s.end;
    };
    TEST_ASSERT_TRUE(third(2, 2) == End::five_bullets);
    TEST_ASSERT_TRUE(third(0, 3) == End::none);
    TEST_ASSERT_TRUE(third(3, 1) == End::bullets);  // the reason of four in one hand goes first
    Position line = partners();
    line.hand({B, B}, 1);
    line.hand({B, B, it(1), it(2)}, 0);
    line.line({B, ob(25)});
    line.ready();
    line.play({MOVE, BEGIN(2, knock_out), ADD(it(1)), END_USE, NO_AID});
    TEST_ASSERT_TRUE(line.s.end == End::five_bullets);
}

void test_HOT_247_partners_see_both_hands() {
    Position t = partners();
    t.hand({it(1)}, 0);
    t.deck({it(2)}, 0);
    t.ready();
    State other = t.s;
    other.normals[0].hand = CardSet{other.normals[0].deck[0]};
    other.normals[0].deck[0] = it(1);
    TEST_ASSERT_TRUE(seen(t.s, 1) != seen(other, 1));
}

void test_HOT_248_IT_draws_first_at_a_new_level() {
    Position t({.mode = coop, .it_seat = it_second});
    t.clear();
    t.goals({close_call});
    t.hand({B, B, pz(1)}, 1);
    t.ready();
    clear_level(t);
    TEST_ASSERT_EQUAL(2, t.s.level);
    std::vector<int> seats;
    for (const kit::Event& event : t.events)
        if (event.kind == drew) seats.push_back(event.a);
    TEST_ASSERT_GREATER_OR_EQUAL(8, static_cast<int>(seats.size()));
    TEST_ASSERT_EQUAL(1, seats[seats.size() - 8]);
    TEST_ASSERT_EQUAL(0, seats.back());
}

// ---- 2 vs 1 -----------------------------------------------------------------------------------

void test_HOT_290_HOT_294_sequence_of_two_against_one() {
    Position t = partners(two_v_one);
    t.line({ob(25), ob(21), ob(19), ob(20), ob(17), ob(18)});
    t.obstacles({ob(10), ob(11), ob(24), ob(23), pz(4), pz(6), pz(7), it(4), it(6), it(7)});
    std::vector<int> order;
    for (int i = 0; i < 4; ++i) {
        order.push_back(Rules::turn(t.s));
        t.play({WAIT, WAIT_GO});
        t.settle();
        order.push_back(Rules::turn(t.s));
        TEST_ASSERT_EQUAL(4, t.s.system_hand.size());
        t.play(SYS_END);
    }
    TEST_ASSERT_TRUE((order == std::vector<int>{0, 2, 1, 2, 0, 2, 1, 2}));
}

void test_HOT_291_normals_win_two_levels_or_the_system_wins() {
    Position t = partners(two_v_one);
    t.goals({close_call});
    t.hand({B, B, it(1)}, 0);
    t.ready();
    t.s.level = 2;
    t.s.legs[0].levels = 1;
    clear_level(t);
    kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_TRUE(outcome.over);
    TEST_ASSERT_TRUE(outcome.result[0] == kit::Result::won &&
                     outcome.result[1] == kit::Result::won);
    TEST_ASSERT_TRUE(outcome.result[2] == kit::Result::lost);
    Position lost = partners(two_v_one);
    lost.hand({B, B, it(1), it(2)}, 0);
    lost.hand({B, B}, 1);
    lost.line({B});
    lost.ready();
    lost.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(lost.s.end == End::five_bullets);
    outcome = Rules::outcome(lost.s);
    TEST_ASSERT_TRUE(outcome.result[2] == kit::Result::won);
}

void test_HOT_293_aid_survives_the_system_turn() {
    Position t = partners(two_v_one);
    t.hand({it(6), ob(1)}, 0);
    t.ready();
    t.play({MOVE, END_USE, AID(ob(1))});
    TEST_ASSERT_TRUE(t.s.phase == Phase::system);
    TEST_ASSERT_EQUAL(ob(1), t.s.aid_in);
    t.play(SYS_END);
    TEST_ASSERT_EQUAL(ob(1), t.s.aid_in);
    TEST_ASSERT_EQUAL(1, Rules::turn(t.s));
}

void test_HOT_295_marks_act_on_the_next_normal_turn() {
    Position t = partners(two_v_one);
    t.hand({it(6)}, 0);
    t.hand({pz(6)}, 1);
    t.ready();
    t.play({WAIT, WAIT_GO});
    t.s.points = {6, 0, 7};
    t.play({GLITCH(harden, 1), GLITCH(lag, 0, 0), SYS_END});
    TEST_ASSERT_EQUAL(1, t.s.active);
    TEST_ASSERT_TRUE(t.s.is_hardened(0) && t.s.lag == 1);
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(t.s.hardened == 0 && t.s.lag == 0);
}

void test_HOT_296_hands_are_open_to_normals_and_hidden_from_the_system() {
    Position t = partners(two_v_one);
    t.hand({it(1)}, 0);
    t.deck({it(2)}, 0);
    t.ready();
    State other = t.s;
    other.normals[0].hand = CardSet{other.normals[0].deck[0]};
    other.normals[0].deck[0] = it(1);
    TEST_ASSERT_TRUE(seen(t.s, 1) != seen(other, 1));
    TEST_ASSERT_EQUAL(seen(t.s, 2), seen(other, 2));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_230_two_players_with_places_of_their_own);
    RUN_TEST(test_HOT_231_HOT_232_lot_for_the_IT_deck);
    RUN_TEST(test_HOT_233_setup_otherwise_as_solo);
    RUN_TEST(test_HOT_234_goals_and_counters_are_common);
    RUN_TEST(test_HOT_235_HOT_236_HOT_292_veto_needs_both);
    RUN_TEST(test_HOT_237_HOT_290_X44_who_begins_the_next_level);
    RUN_TEST(test_HOT_238_HOT_240_HOT_242_X41_aid);
    RUN_TEST(test_HOT_238_never_a_bullet);
    RUN_TEST(test_HOT_239_limits_of_aid);
    RUN_TEST(test_HOT_241_X42_aid_is_no_part_of_the_hand);
    RUN_TEST(test_HOT_243_aid_at_the_end_of_a_level);
    RUN_TEST(test_HOT_244_one_loses_for_both);
    RUN_TEST(test_HOT_245_HOT_246_X43_five_bullets_together);
    RUN_TEST(test_HOT_247_partners_see_both_hands);
    RUN_TEST(test_HOT_248_IT_draws_first_at_a_new_level);
    RUN_TEST(test_HOT_290_HOT_294_sequence_of_two_against_one);
    RUN_TEST(test_HOT_291_normals_win_two_levels_or_the_system_wins);
    RUN_TEST(test_HOT_293_aid_survives_the_system_turn);
    RUN_TEST(test_HOT_295_marks_act_on_the_next_normal_turn);
    RUN_TEST(test_HOT_296_hands_are_open_to_normals_and_hidden_from_the_system);
    return UNITY_END();
}
