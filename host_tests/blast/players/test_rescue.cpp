// The search behind the plans, by itself: what it finds where little else is left.
#include "blast/rescue.h"
#include "whole_turn.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

constexpr int enough = 1350;

blast::Rescue& searched(const State& state, int nodes = enough) {
    static blast::Rescue rescue;
    rescue.start(state, nodes);
    while (!rescue.step()) continue;
    return rescue;
}

// Every act is searched for anew, as a player does. Returns how the turn ends.
State rescued(State state) {
    const Seat me = state.active;
    while (!state.over() && state.active == me) {
        blast::Rescue& rescue = searched(state);
        TEST_ASSERT_TRUE(rescue.found());
        TEST_ASSERT_TRUE(rescue.step());  // asked again it is still done
        const Action choice = rescue.choice();
        if (choice.kind == end_turn) break;
        kit::Events unheard;
        TEST_ASSERT_TRUE(Rules::apply(state, choice, unheard).ok());
    }
    return state;
}

// On a bomb that goes off before White acts again and burns all four ways without end: one Move
// leads to nothing but its fire.
Position on_the_long_fire() {
    Position p(a04);
    p.figure(white, "c1").heart(white, false);
    p.flame(black).bomb(black, "c1", sparking).market("FD FD").acts(white).moves(1);
    return p;
}

// The bomb has to lie on a square that is only passed: it stops the fire, and its own two squares
// have to be left behind.
void test_a_bomb_behind_the_figure_stops_the_fire() {
    const State end = rescued(on_the_long_fire().s);
    TEST_ASSERT_TRUE(lot_of(end, white) == Lot::lives);
    TEST_ASSERT_EQUAL(1, end.board.inventory(white));
    TEST_ASSERT_NOT_EQUAL(sq("c1"), end.actor().square);
}

// The same in a lane that is closed on all sides, with a Move more: the squares nearest to where it
// ends are not those from which the bomb's square was passed.
void test_in_a_closed_lane_the_way_leads_over_the_bomb() {
    Position p(a04);
    for (const char* exit : {"a2", "c2", "e2", "g2", "i2"}) p.block(exit, speed_up);
    p.figure(white, "g1").heart(white, false);
    p.flame(black).bomb(black, "g1", sparking).market("FD FD").acts(white).moves(2);
    const State end = rescued(p.s);
    TEST_ASSERT_TRUE(lot_of(end, white) == Lot::lives);
    TEST_ASSERT_LESS_THAN(sq("d1"), end.actor().square);
}

void test_without_a_bomb_there_is_no_way() {
    Position p = on_the_long_fire();
    p.bomb(white, "i5").bomb(white, "g5");
    TEST_ASSERT_FALSE(searched(p.s).found());
    TEST_ASSERT_TRUE(searched(p.s).choice() == END);
}

void test_it_ends_with_its_nodes() {
    for (int nodes = 0; nodes < 12; ++nodes) {
        const State state = on_the_long_fire().s;
        const blast::Rescue& rescue = searched(state, nodes);
        TEST_ASSERT_TRUE(rescue.found() || rescue.choice() == END);
    }
}

// Nobody has a Heart. The own fire takes White as well, but Black, who stands nearer, before: who
// goes last has won (BLA-163).
Position two_in_one_fire() {
    Position p(a02);
    p.figure(white, "g5").figure(black, "d5").hearts_gone().hand(white, "FD");
    p.bomb(white, "e5", sparking).bomb(black, "g7", sparking).acts(white).moves(0);
    return p;
}

void test_who_goes_last_sets_off_the_fire() {
    const State end = rescued(two_in_one_fire().s);
    TEST_ASSERT_TRUE(end.over());
    TEST_ASSERT_EQUAL(white, end.winner);
}

// A fall comes first of all, whatever Heart: BLA-163, BLA-196.
void test_a_rival_on_cracked_turf_falls_before() {
    const auto thin_ice = static_cast<std::uint8_t>(a04 + 3);
    Position p(thin_ice);
    p.figure(white, "g3").figure(black, "e3").heart(white, false).ghost(pink).ghost(blue);
    p.hand(white, "FD").bomb(white, "e3", sparking).bomb(black, "g5", sparking);
    p.acts(white).moves(0);
    const State end = rescued(p.s);
    TEST_ASSERT_TRUE(end.over());
    TEST_ASSERT_EQUAL(white, end.winner);
}

void test_who_would_go_first_does_not() {
    Position p = two_in_one_fire();
    p.figure(black, "c5").figure(white, "f5").bomb(black, "f7", sparking);
    p.acts(white).moves(0);
    const blast::Rescue& rescue = searched(p.s);
    TEST_ASSERT_TRUE(!rescue.found() || rescue.choice().kind != fast_bomb);
}

// A bomb on a pad takes everybody who is not on another one (BLA-200).
void test_whoever_is_on_a_pad_sets_off_the_other() {
    const auto power_court = static_cast<std::uint8_t>(a04 + 1);
    Position p(power_court);
    p.figure(white, "c5").figure(black, "a1").figure(pink, "i1").figure(blue, "i9").hearts_gone();
    p.hand(white, "FD")
        .bomb(white, "e3", sparking)
        .bomb(black, "c7", sparking)
        .acts(white)
        .moves(0);
    const State end = rescued(p.s);
    TEST_ASSERT_TRUE(end.over());
    TEST_ASSERT_EQUAL(white, end.winner);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_a_bomb_behind_the_figure_stops_the_fire);
    RUN_TEST(test_in_a_closed_lane_the_way_leads_over_the_bomb);
    RUN_TEST(test_without_a_bomb_there_is_no_way);
    RUN_TEST(test_it_ends_with_its_nodes);
    RUN_TEST(test_who_goes_last_sets_off_the_fire);
    RUN_TEST(test_a_rival_on_cracked_turf_falls_before);
    RUN_TEST(test_who_would_go_first_does_not);
    RUN_TEST(test_whoever_is_on_a_pad_sets_off_the_other);
    return UNITY_END();
}
