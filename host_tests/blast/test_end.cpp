// How a match ends, who wins, what it scores: BLA-160 .. BLA-166, BLA-244.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_BLA_160_the_last_one_wins() {
    Position p(a03);
    p.hearts_gone().figure(white, "a1").figure(black, "c1").bomb(pink, "b1", sparking);
    p.figure(pink, "e5").begins(pink).won_by(pink, EndCause::last_standing);
    const kit::Outcome outcome = Rules::outcome(p.s);
    TEST_ASSERT_TRUE(outcome.over);
    TEST_ASSERT_EQUAL(static_cast<int>(kit::Result::won), static_cast<int>(outcome.result[pink]));
    for (const Seat seat : {white, black})
        TEST_ASSERT_EQUAL(static_cast<int>(kit::Result::lost),
                          static_cast<int>(outcome.result[seat]));
    TEST_ASSERT_EQUAL_STRING("The last one standing", outcome.why);
    TEST_ASSERT_EQUAL(0, p.legal().size());
    p.no(END);
}

// Only the final tile is left, and all go with it.
Position last(Seat holder, std::initializer_list<Seat> ghosts) {
    Position p(a04);
    p.holder(holder).only_final();
    const char* places[] = {"d5", "e4", "e6", "f5"};
    for (Seat seat = 0; seat < 4; ++seat) p.figure(seat, places[seat]);
    for (const Seat seat : ghosts) p.ghost(seat);
    return p;
}
void test_BLA_161_hearts_then_the_holder_then_turn_order() {
    Position most = last(blue, {});
    most.hearts_gone().heart(pink, true).begins(blue).won_by(pink, EndCause::overtime_hearts);
    most.scores({0, 0, 3, 0});
    TEST_ASSERT_EQUAL_STRING("All fell: Hearts, then turn order", Rules::outcome(most.s).why);
    last(pink, {}).begins(pink).won_by(pink, EndCause::overtime_hearts);  // the holder
    Position holder_less = last(pink, {});
    holder_less.heart(pink, false).begins(pink).won_by(blue, EndCause::overtime_hearts);
    Position around = last(pink, {blue});
    around.heart(pink, false).begins(pink).won_by(white, EndCause::overtime_hearts);
    Position ghost = last(pink, {pink, blue, white});
    TEST_ASSERT_NOT_NULL(Rules::invariant(ghost.s));  // one is left: that is no position to play
    Position two = last(black, {black, blue});
    two.hearts_gone().begins(black).won_by(pink, EndCause::overtime_hearts);
    // A flip of another tile that takes all.
    Position other(a04);
    other.holder(white).figure(black, "a2").figure(pink, "a3").figure(blue, "b1").hearts_gone();
    other.heart(pink, true).heart(blue, true).begins(white).won_by(pink, EndCause::overtime_hearts);
}

void test_BLA_162_the_last_tiles_blast_counts_hearts_as_well() {
    // All are hit without Hearts: the holder wins, though hit first.
    Position p = last(white, {});
    p.hearts_gone().bomb(white, "e5").begins(white);
    p.won_by(white, EndCause::overtime_hearts);
    TEST_ASSERT_EQUAL(0, p.happenings(tile_flipped));
}

void test_BLA_163_damage_time() {
    Position p(a02);
    p.hearts_gone()
        .figure(white, "e5")
        .figure(black, "e7")
        .bomb(white, "c5", sparking)
        .bomb(black, "e5");
    // White by c5 at (0,2) and by the own square's bomb at (1,0): the smaller one. Black at (1,2).
    const Blast fire = p.fire("c5");
    same_time(0, 2, fire.time[white]);
    same_time(1, 2, fire.time[black]);
    TEST_ASSERT_EQUAL(set_of(white), fire.by[white]);
    TEST_ASSERT_EQUAL(set_of(black), fire.by[black]);
    p.begins(white).won_by(black, EndCause::chain_order);
    TEST_ASSERT_EQUAL_STRING("One blast took all: hit last wins", Rules::outcome(p.s).why);
    // Lower generation before smaller distance.
    Position gen(a02);
    gen.hearts_gone().figure(white, "e3").figure(black, "e6").bomb(white, "e5", sparking);
    gen.bomb(black, "e4");
    const Blast chain = gen.fire("e5");
    same_time(1, 1, chain.time[white]);  // e4's; e5's flame stops there
    same_time(0, 1, chain.time[black]);
    gen.begins(white).won_by(white, EndCause::chain_order);
    // Two bombs at the same time: both are credited.
    Position both(a04);
    both.figure(pink, "c1").bomb(white, "a1").bomb(black, "e1");
    TEST_ASSERT_EQUAL(seats_of({white, black}), both.fire("a1 e1").by[pink]);
}

void test_BLA_163_BLA_197_a_fall_has_its_own_time() {
    // White stands on a bomb on turf, of generation 1, and is reached by e1's flame at (0,2).
    Position p(thin_ice);
    p.figure(white, "e3").bomb(black, "e3").bomb(white, "e1", sparking).figure(black, "a5");
    const Blast fire = p.fire("e1");
    same_time(1, 0, fire.time[white]);
    TEST_ASSERT_EQUAL(set_of(black), fire.by[white]);
    TEST_ASSERT_EQUAL(set_of(white), fire.fallen);
    TEST_ASSERT_EQUAL(0, damaged_by(fire, 0));
    p.begins(white);
    TEST_ASSERT_TRUE(p.happened({.kind = eliminated,
                                 .a = white,
                                 .b = static_cast<std::uint8_t>(How::fall),
                                 .c = sq("e3"),
                                 .d = black}));
    // The first of two bombs over the turf counts.
    Position two(thin_ice);
    two.figure(white, "e3").bomb(black, "e3").carries(white, pink).bomb(blue, "e1");
    same_time(1, 0, two.fire("e1").time[white]);
    same_time(0, 0, two.fire("e3").time[white]);
    TEST_ASSERT_EQUAL(set_of(black), two.fire("e3").by[white]);
}

void test_BLA_164_the_active_player_comes_last() {
    Position p(a03);
    p.hearts_gone()
        .figure(white, "e4")
        .figure(black, "e6")
        .figure(pink, "d5")
        .bomb(black, "e5", sparking);
    p.begins(black).won_by(pink, EndCause::chain_order);
    p.scores({0, 0, 2});
    // By Fast Detonate as well.
    Position fast(a03);
    fast.hearts_gone().figure(white, "e4").figure(black, "e6").figure(pink, "d5");
    fast.bomb(white, "e5", sparking).hand(white, "FD").play({FAST(0)});
    fast.won_by(black, EndCause::chain_order);
}

void test_BLA_165_only_those_of_this_event() {
    Position p(a03);
    p.ghost(pink).hearts_gone().heart(black, true).figure(white, "e4").figure(black, "e6");
    p.bomb(white, "e5", sparking).begins(white).won_by(black, EndCause::last_standing);
    p.scores({1, 2, 0});
}

void test_BLA_166_scores() {
    Position p(a04);
    p.scores({0, 0, 0, 0});
    p.hearts_gone()
        .figure(blue, "c1")
        .bomb(white, "a1", sparking)
        .figure(white, "e5")
        .begins(white);
    p.scores({1, 1, 1, 0});
    TEST_ASSERT_FALSE(Rules::outcome(p.s).over);
    TEST_ASSERT_EQUAL(static_cast<int>(kit::Result::open),
                      static_cast<int>(Rules::outcome(p.s).result[blue]));
    p.figure(black, "c1").figure(pink, "b1").bomb(white, "a1", sparking).begins(white);
    p.won_by(white, EndCause::last_standing);
    p.scores({3, 1, 1, 0});
}

// Every match ends, has one winner, and says so.
void test_BLA_160_BLA_164_random_matches_have_one_winner() {
    std::array<int, 4> causes{};
    play_at_random(420, [&](const Step& step) {
        if (!step.after.over()) return;
        const kit::Outcome outcome = Rules::outcome(step.after);
        int winners = 0;
        for (Seat seat = 0; seat < step.after.board.seats; ++seat) {
            winners += outcome.result[seat] == kit::Result::won;
            TEST_ASSERT_TRUE(outcome.result[seat] != kit::Result::open);
            TEST_ASSERT_TRUE(outcome.score[seat] >= 0 &&
                             outcome.score[seat] < step.after.board.seats);
        }
        TEST_ASSERT_EQUAL(1, winners);
        TEST_ASSERT_TRUE(step.events.back().kind == match_ended);
        TEST_ASSERT_EQUAL(step.after.winner, step.events.back().a);
        ++causes[static_cast<std::size_t>(step.after.end_cause)];
    });
    TEST_ASSERT_EQUAL(0, causes[0]);
    for (std::size_t cause = 1; cause < 4; ++cause) TEST_ASSERT_GREATER_THAN(0, causes[cause]);
}

void test_BLA_244_a_match_that_has_gone_on_too_long() {
    Position p(a04, false, true);
    p.ghost(blue).acts(pink);
    p.s.actions = 3600;
    p.play({END});
    p.decides(blue, Phase::revenge);
    TEST_ASSERT_EQUAL(1, p.legal().size());
    p.refused_with("This match has gone on too long: end the turn", REVENGE("a5"));
    p.play({END});
    p.decides(white);
    TEST_ASSERT_EQUAL(3602, p.s.actions);
    TEST_ASSERT_EQUAL(4000, Rules::info.longest_match);
    p.s.actions = 3599;
    p.yes(MOVE("a2"));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_160_the_last_one_wins);
    RUN_TEST(test_BLA_161_hearts_then_the_holder_then_turn_order);
    RUN_TEST(test_BLA_162_the_last_tiles_blast_counts_hearts_as_well);
    RUN_TEST(test_BLA_163_damage_time);
    RUN_TEST(test_BLA_163_BLA_197_a_fall_has_its_own_time);
    RUN_TEST(test_BLA_164_the_active_player_comes_last);
    RUN_TEST(test_BLA_165_only_those_of_this_event);
    RUN_TEST(test_BLA_166_scores);
    RUN_TEST(test_BLA_160_BLA_164_random_matches_have_one_winner);
    RUN_TEST(test_BLA_244_a_match_that_has_gone_on_too_long);
    return UNITY_END();
}
