// What puzzles ask: when an aim is reached, when it is lost; and that the solver finds every way.
#include "blast/position.h"

#include "blast_puzzles/solver.h"

using namespace field;
using blast_cartridge::Aim;
using blast_puzzles::follow;
using blast_puzzles::Line;
using stage::Judgement;
using What = Aim::What;

void setUp() {}
void tearDown() {}

namespace {

void stands(Judgement wanted, const Position& p, const Aim& aim, const Line& line) {
    TEST_ASSERT_EQUAL(static_cast<int>(wanted), static_cast<int>(follow(p.s, aim, line)));
}

constexpr SeatSet both = set_of(black) | set_of(pink);

// White's bomb on e5 can go off now: Black and Pink stand in its reach, Blue does not.
Position armed(const std::string& white_at) {
    Position p(a04);
    p.bomb(white, "e5", sparking).hand(white, "FD");
    p.figure(white, white_at).figure(black, "e3").figure(pink, "e7");
    return p;
}

void test_hit_means_all_of_them_in_this_turn() {
    const Position p = armed("a1");
    stands(Judgement::solved, p, {What::hit, both}, {FAST(0)});
    stands(Judgement::open, p, {What::hit, both}, {MOVE("c1")});
    stands(Judgement::open, p, {What::hit, set_of(black) | set_of(blue)}, {FAST(0)});
    stands(Judgement::failed, p, {What::hit, both}, {MOVE("c1"), END});
    // Not by what comes when the turn is over.
    Position later(a04);
    later.bomb(black, "e5", sparking).figure(black, "e3").figure(pink, "e7");
    stands(Judgement::failed, later, {What::hit, both}, {END});
}

void test_to_stay_unhurt_may_be_part_of_it() {
    stands(Judgement::solved, armed("a1"), {What::hit, both, true}, {FAST(0)});
    stands(Judgement::solved, armed("c5"), {What::hit, both}, {FAST(0)});
    stands(Judgement::failed, armed("c5"), {What::hit, both, true}, {FAST(0)});
    // Out of the match is never solved.
    Position p = armed("c5");
    p.heart(white, false);
    stands(Judgement::failed, p, {What::hit, both}, {FAST(0)});
}

void test_out_means_out() {
    Position p = armed("a1");
    p.heart(pink, false);
    stands(Judgement::solved, p, {What::out, set_of(pink)}, {FAST(0)});
    stands(Judgement::open, p, {What::out, set_of(black)}, {FAST(0)});
    stands(Judgement::solved, p, {What::hit, both}, {FAST(0)});
    stands(Judgement::failed, p, {What::out, set_of(pink)}, {END});
}

void test_win_means_the_match() {
    Position p(a02);
    p.bomb(white, "e5", sparking).hand(white, "FD").figure(black, "e7");
    stands(Judgement::open, p, {What::win}, {FAST(0)});
    p.heart(black, false);
    stands(Judgement::solved, p, {What::win}, {FAST(0)});
    stands(Judgement::failed, p, {What::win}, {END});
    // Whoever is hit last wins, though nobody is left.
    p.heart(white, false).figure(white, "e4");
    stands(Judgement::failed, p, {What::win}, {FAST(0)});
    p.figure(white, "g3").figure(black, "e4").figure(white, "e7");
    stands(Judgement::solved, p, {What::win}, {FAST(0)});
    stands(Judgement::failed, p, {What::win, 0, true}, {FAST(0)});
}

void test_doom_means_before_they_act() {
    Position p(a02);
    p.bomb(black, "e5", sparking).figure(black, "e7");
    const Aim aim{What::doom, set_of(black)};
    stands(Judgement::solved, p, aim, {END});
    p.figure(white, "c5");
    stands(Judgement::failed, p, aim, {END});  // both
    // Black is out of reach, but for a link to where it stands.
    Position far(a02);
    far.bomb(black, "e7", sparking).figure(black, "i7").figure(white, "g4");
    stands(Judgement::failed, far, aim, {END});
    stands(Judgement::solved, far, aim, {MOVE("g7"), LAY("g7"), MOVE("g4"), END});
    stands(Judgement::failed, far, aim, {MOVE("g7"), LAY("g7"), MOVE("g5"), END});
    // Who is hit in this turn is hit before it acts, too.
    Position now(a02);
    now.bomb(white, "e5", sparking).hand(white, "FD").figure(black, "e7");
    stands(Judgement::open, now, aim, {FAST(0)});
    stands(Judgement::solved, now, aim, {FAST(0), END});
    now.figure(white, "c5");
    stands(Judgement::failed, now, aim, {FAST(0), END});
    // And the match may be over by it.
    now.heart(black, false).figure(white, "a1");
    stands(Judgement::solved, now, aim, {FAST(0)});
}

void test_escape_means_that_no_fire_comes() {
    Position p(a02);
    p.bomb(black, "e5", sparking).figure(white, "e3");
    stands(Judgement::failed, p, {What::escape}, {END});
    stands(Judgement::open, p, {What::escape}, {MOVE("c3")});
    stands(Judgement::solved, p, {What::escape}, {MOVE("c3"), END});
    stands(Judgement::failed, p, {What::escape}, {MOVE("e4"), END});
    // The own bomb ticks as well, before the next own turn's moves.
    Position own(a02);
    own.bomb(white, "e5", sparking).figure(white, "e3");
    stands(Judgement::failed, own, {What::escape}, {END});
}

// ---- The solver ---------------------------------------------------------------------------------

void test_all_shortest_ways_are_found() {
    Position p = armed("a1");
    p.hand(white, "").market("FD FD");
    const auto found = blast_puzzles::solve(p.s, {What::hit, both});
    TEST_ASSERT_EQUAL_size_t(2, found.length);
    const std::vector<Line> wanted{{BUY(0), FAST(0)}, {BUY(1), FAST(0)}};
    TEST_ASSERT_TRUE(found.lines == wanted);
}

// Two actions that can change places lead to the same position: both orders count.
void test_every_order_counts() {
    Position p = armed("c5");
    p.hand(white, "").market("FD PU").moves(2);
    const auto found = blast_puzzles::solve(p.s, {What::hit, both, true});
    TEST_ASSERT_EQUAL_size_t(3, found.length);
    int bought_first = 0, walked_first = 0;
    for (const Line& line : found.lines) {
        TEST_ASSERT_TRUE(line.back() == FAST(0));
        bought_first += line[0] == BUY(0) && line[1].kind == blast::move;
        walked_first += line[1] == BUY(0) && line[0].kind == blast::move;
        stands(Judgement::solved, p, {What::hit, both, true}, line);
    }
    TEST_ASSERT_GREATER_THAN(0, bought_first);
    TEST_ASSERT_EQUAL(bought_first, walked_first);
    TEST_ASSERT_EQUAL_size_t(found.lines.size(),
                             static_cast<std::size_t>(bought_first + walked_first));
    TEST_ASSERT_TRUE(std::is_sorted(found.lines.begin(), found.lines.end()));
}

void test_what_cannot_be_is_not_found() {
    const Position p = armed("a1");
    TEST_ASSERT_EQUAL_size_t(
        0, blast_puzzles::solve(p.s, {What::win}, {.positions = 2000, .actions = 3}).length);
    // A level that is not known whole tells nothing.
    Position few = armed("c5");
    few.hand(white, "").market("FD PU");
    TEST_ASSERT_EQUAL_size_t(
        0, blast_puzzles::solve(few.s, {What::hit, both, true}, {.positions = 40}).length);
}

void test_several_aims_at_once_are_found_as_each_alone() {
    Position p = armed("c5");
    p.hand(white, "").market("FD PU");
    const std::vector<Aim> aims{{What::hit, both}, {What::hit, both, true}, {What::escape}};
    const auto found = blast_puzzles::solve(p.s, aims);
    for (std::size_t i = 0; i < aims.size(); ++i)
        TEST_ASSERT_TRUE(found[i].lines == blast_puzzles::solve(p.s, aims[i]).lines);
    TEST_ASSERT_EQUAL_size_t(2, found[0].length);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_hit_means_all_of_them_in_this_turn);
    RUN_TEST(test_to_stay_unhurt_may_be_part_of_it);
    RUN_TEST(test_out_means_out);
    RUN_TEST(test_win_means_the_match);
    RUN_TEST(test_doom_means_before_they_act);
    RUN_TEST(test_escape_means_that_no_fire_comes);
    RUN_TEST(test_all_shortest_ways_are_found);
    RUN_TEST(test_every_order_counts);
    RUN_TEST(test_what_cannot_be_is_not_found);
    RUN_TEST(test_several_aims_at_once_are_found_as_each_alone);
    return UNITY_END();
}
