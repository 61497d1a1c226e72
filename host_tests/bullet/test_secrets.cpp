// Who sees what ("Open and hidden"), and the questions that are answered from what lies open.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_BUL_012_conceal_keeps_numbers_and_what_lies_open() {
    Position p("ffa3 ja ro pl");
    p.current(0, "R1 R1 R2").incoming(0, "IM G1").incoming(1, "B1 B2").mind(2, "Y1");
    p.hand(0, "JA01").sight(1, "(1,1)R3");
    const State truth = p.s;
    kit::Rng rng(9);
    Rules::conceal(p.s, 1, rng);
    p.sound();
    for (Seat seat = 0; seat < 3; ++seat) {
        TEST_ASSERT_EQUAL(truth.at(seat).current.total, p.board(seat).current.total);
        TEST_ASSERT_EQUAL(truth.at(seat).incoming.total, p.board(seat).incoming.total);
        TEST_ASSERT_TRUE(truth.at(seat).sight == p.board(seat).sight);
        TEST_ASSERT_TRUE(truth.at(seat).hand == p.board(seat).hand);
    }
    TEST_ASSERT_EQUAL(1, p.board(0).incoming.count[immobilizer]);
    TEST_ASSERT_EQUAL(2, p.board(0).current.specials());
    TEST_ASSERT_FALSE(truth.center.count == p.s.center.count);
    TEST_ASSERT_FALSE(truth.rng == p.s.rng);
    // The largest table: there is no board behind the last.
    Position eight("ffa8 es ro ve yn ja na pl ba");
    Rules::conceal(eight.s, 7, rng);
    Rules::mask(eight.s, 7);
    TEST_ASSERT_EQUAL(2 * 140, unseen_bullets(eight.s).total);
}

void test_BUL_161_masked_states_count() {
    Position p("ffa2 ja ro");
    p.current(0, "R1 R2").incoming(1, "B1 B2");
    Position other = p;
    other.current(0, "G1 G2").incoming(1, "Y3 Y4");
    other.s.rng = kit::Rng(77);
    std::swap(other.board(0).deck[0], other.board(0).deck[1]);
    TEST_ASSERT_FALSE(std::memcmp(&p.s, &other.s, sizeof p.s) == 0);
    Rules::mask(p.s, 0);
    Rules::mask(other.s, 1);
    TEST_ASSERT_EQUAL_MEMORY(&p.s, &other.s, sizeof p.s);
    TEST_ASSERT_EQUAL(5, p.board(0).current.total);
    TEST_ASSERT_EQUAL(3, p.board(0).current.specials());
    TEST_ASSERT_EQUAL(2, p.board(0).current.ordinary());
}

// The unseen bullets of a masked state are those of the true one.
void test_BUL_161_unseen_bullets() {
    Position p("ffa2 pl ba");
    p.sight(0, "(1,1)R1").mind(0, "B1").life(0, "G1").pans(1, "Y2 Y3").incoming(1, "P1");
    p.draws(0, "R2");  // waits for her decision
    Bag truth = p.s.center;
    for (Seat seat = 0; seat < 2; ++seat) {
        Bag current = p.board(seat).current, incoming = p.board(seat).incoming;
        truth.take_ordinary(current);
        truth.take_ordinary(incoming);
    }
    Rules::mask(p.s, 0);
    const Bag unseen = unseen_bullets(p.s);
    TEST_ASSERT_TRUE(truth.count == unseen.count);
    TEST_ASSERT_EQUAL(140 - 6, unseen.total);
    Position score("score es");
    score.track("R1 R2");
    TEST_ASSERT_EQUAL(138, unseen_bullets(score.s).total);
    Position team("teams4 es ro ve na");
    team.full_column(0, 5).draws(0, "P1");  // a hit that waits: BUL-245
    TEST_ASSERT_EQUAL(140 - 6 - 1, unseen_bullets(team.s).total);
}

void test_BUL_205_what_is_news() {
    for (const EventKind kind : {drew_bullet, placed, special, pattern_drew, powerup_laid})
        TEST_ASSERT_EQUAL(static_cast<int>(kit::News::revealed),
                          static_cast<int>(Rules::news({.kind = kind})));
    for (const EventKind kind : {cleared, moved, fed, joined, round_began})
        TEST_ASSERT_EQUAL(static_cast<int>(kit::News::none),
                          static_cast<int>(Rules::news({.kind = kind})));
}

void test_BUL_243_questions_about_what_is_decided() {
    Position p("teams4 es ro ve na");
    TEST_ASSERT_TRUE(choosing_option(p.s));
    TEST_ASSERT_FALSE(halfway(p.s));
    p.sight(1, "(2,2)B1").play({TEAM(2, 1)});
    TEST_ASSERT_TRUE(halfway(p.s));
    TEST_ASSERT_FALSE(choosing_option(p.s));
    TEST_ASSERT_EQUAL(1, answers(*top_frame(p.s)));
    TEST_ASSERT_TRUE(pending_step(*top_frame(p.s)).verb == Verb::move);
    Position e("ffa2 es ro");
    e.play({END});
    TEST_ASSERT_TRUE(in_end_phase(e.s));
    TEST_ASSERT_FALSE(halfway(e.s));
    TEST_ASSERT_EQUAL(nobody, ally_of(e.s, 0));
}

// What the visitor of placements says is what the legal list says and what clearing does.
void test_BUL_130_placements_and_the_list_agree() {
    for (kit::Seed seed = 0; seed < 60; ++seed) {
        Position p("ffa8");
        Rules::setup(p.s, config_of("ffa8"), seed);
        kit::Rng rng(seed, 5);
        for (int i = 0; i < 40; ++i) {
            kit::Events unseen;
            const Action action = kit::random_legal(bullet::game, p.bytes(), rng);
            TEST_ASSERT_TRUE(Rules::apply(p.s, action, unseen).ok());
            if (!choosing_option(p.s)) continue;
            const Board& board = p.board(p.s.active);
            std::vector<Action> found;
            for (std::uint8_t place = 0; place < board.hand.size(); ++place) {
                bool any = false;
                each_placement(board, board.hand[place],
                               [&](int turns, std::uint8_t offset, Spaces spaces) {
                                   any = true;
                                   TEST_ASSERT_EQUAL(spaces & board.sight.bullets(), spaces);
                                   found.push_back({use_pattern, place, byte(turns), offset});
                               });
                TEST_ASSERT_EQUAL(any, is_usable(board, board.hand[place]));
            }
            std::vector<Action> listed;
            for (const Action& each_one : p.legal())
                if (each_one.kind == use_pattern) listed.push_back(each_one);
            TEST_ASSERT_TRUE(found == listed);
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_012_conceal_keeps_numbers_and_what_lies_open);
    RUN_TEST(test_BUL_161_masked_states_count);
    RUN_TEST(test_BUL_161_unseen_bullets);
    RUN_TEST(test_BUL_205_what_is_news);
    RUN_TEST(test_BUL_243_questions_about_what_is_decided);
    RUN_TEST(test_BUL_130_placements_and_the_list_agree);
    return UNITY_END();
}
