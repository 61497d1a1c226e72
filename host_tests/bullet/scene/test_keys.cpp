// What keys do, from key to action, and how little of the screen a moving cursor costs.
#include "bullet/position.h"
#include "bullet/topics.h"
#include "bullet_scene/reach.h"
#include "stand.h"

using namespace field;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

Position alone(const std::string& heroine, const std::string& sight) {
    Position p("score " + heroine);
    p.sight(0, sight).current(0, "R1 B2 G3");
    return p;
}

}  // namespace

static void a_places_on_and_on() {
    Stand shown(alone("es", "").s);
    shown.keys("A A");
    TEST_ASSERT_EQUAL(1, shown.position().at(0).current.total);
    shown.keys("A");
    TEST_ASSERT_EQUAL(0, shown.position().at(0).current.total);
    TEST_ASSERT_EQUAL(3, size_of(shown.position().at(0).sight.bullets()));
    shown.keys("A");  // the same button ends the round
    TEST_ASSERT_EQUAL(2, shown.position().round);
}

// Prices are those of the cheapest way, chains over bullets included.
static void prices_of_a_lifted_bullet() {
    const Position p = alone("es", "(3,3)G1 (3,4)Y1 (2,3)G2");
    bullet_scene::Reach reach;
    reach.start(p.s.at(0), sp(3, 3));
    TEST_ASSERT_EQUAL(1, reach.price(sp(3, 2)));
    TEST_ASSERT_EQUAL(2, reach.price(sp(3, 5)));  // Glide over the yellow one
    TEST_ASSERT_EQUAL(4, reach.price(sp(1, 3)));  // Lift over the green one
    TEST_ASSERT_EQUAL(bullet_scene::no_price, reach.price(sp(3, 4)));
    // Vesta's Drop Ash brings it down at once.
    const Position ash = alone("ve", "(1,3)G1");
    reach.start(ash.s.at(0), sp(1, 3));
    TEST_ASSERT_EQUAL(2, reach.price(sp(6, 3)));
    TEST_ASSERT_EQUAL(1, reach.price(sp(2, 3)));
}

// Two steps to the left are two actions of the rules, and one choice.
static void a_bullet_is_lifted_and_dropped() {
    Stand shown(alone("es", "(1,5)P1").s);
    shown.keys("LEFT A LEFT LEFT A");
    const Board& board = shown.position().at(0);
    TEST_ASSERT_EQUAL(set_of(sp(1, 3)), board.sight.bullets());
    TEST_ASSERT_EQUAL(3, board.action_points);
    // The cursor went with it, and B lets go.
    shown.keys("A LEFT B A B");
    TEST_ASSERT_EQUAL(set_of(sp(1, 3)), board.sight.bullets());
}

static void a_pattern_is_aimed_best_first() {
    Position p = alone("es", "(1,1)R1 (1,3)G1 (2,1)R2 (2,2)B1 (2,3)G2 (4,1)B1 (4,3)Y1");
    p.hand(0, "ES06");
    Stand shown(p.s);
    shown.keys("DOWN*2 A A");
    const Board& board = shown.position().at(0);
    TEST_ASSERT_EQUAL(0, board.hand.size());
    TEST_ASSERT_EQUAL(4, size_of(board.sight.bullets()));
    TEST_ASSERT_EQUAL(3, shown.position().track.total);
    shown.keys("A");  // and A places on
    TEST_ASSERT_EQUAL(2, shown.position().at(0).current.total);
}

static void end_asks_while_a_pattern_clears() {
    Position p = alone("es", "(1,1)R1 (1,3)G1 (2,2)B1");
    p.hand(0, "ES06").current(0, "");
    Stand shown(p.s);
    shown.keys("A A");  // the first answer goes on
    TEST_ASSERT_EQUAL(1, shown.position().round);
    shown.keys("A DOWN A");
    TEST_ASSERT_EQUAL(2, shown.position().round);
}

static void swapping_takes_two_spaces() {
    Stand shown(alone("es", "(1,1)R1 (1,2)B1").s);
    shown.keys("DOWN LEFT*3 RIGHT*5 A A A");
    const Sight& sight = shown.position().at(0).sight;
    TEST_ASSERT_EQUAL(type("B1"), sight.at(sp(1, 1)));
    TEST_ASSERT_EQUAL(type("R1"), sight.at(sp(1, 2)));
}

// A card that fits after a move: A shows the move, A makes it, A uses the card.
static void a_plan_is_made_then_used() {
    Position p = alone("es", "(2,1)R1 (2,4)G1 (3,1)R2 (3,2)B1 (3,3)G2");
    p.hand(0, "ES06");
    Stand shown(p.s);
    shown.keys("DOWN*2 A");
    TEST_ASSERT_EQUAL(5, shown.position().at(0).action_points);
    shown.keys("A");
    TEST_ASSERT_EQUAL(4, shown.position().at(0).action_points);
    TEST_ASSERT_EQUAL(1, shown.position().at(0).hand.size());
    shown.keys("A");
    TEST_ASSERT_EQUAL(0, shown.position().at(0).hand.size());
    TEST_ASSERT_EQUAL(3, shown.position().track.total);
}

// Everything that the cursor comes to has a topic, and moving it costs little: the wire
// takes 3.9 pixels a microsecond.
static void everywhere_the_cursor_goes() {
    kit::Rng rng(5);
    for (const char* table : {"score na", "score ba", "ffa4 es ro ve pl", "teams4 pl es ro ve"}) {
        Position p(table);
        p.sight(0, "(1,1)R1 (3,3)G1 (6,5)p2").current(0, "R2").hand(0, "");
        for (int i = 0; i < 6 && !p.board(0).deck.empty(); ++i)
            p.board(0).hand.push(p.board(0).deck.draw());
        Stand shown(p.s);
        for (int press = 0; press < 600; ++press) {
            constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT"};
            shown.damaged.clear();
            shown.keys(keys[rng.below(4)]);
            TEST_ASSERT_TRUE(shown.topic() >= 0 && shown.topic() < topic_count);
            if (shown.driver().scene().prompt(shown.driver().view()).empty())
                TEST_FAIL_MESSAGE("no prompt");
            TEST_ASSERT_LESS_OR_EQUAL(15'000, shown.damaged.area());
        }
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_places_on_and_on);
    RUN_TEST(prices_of_a_lifted_bullet);
    RUN_TEST(a_bullet_is_lifted_and_dropped);
    RUN_TEST(a_pattern_is_aimed_best_first);
    RUN_TEST(end_asks_while_a_pattern_clears);
    RUN_TEST(swapping_takes_two_spaces);
    RUN_TEST(a_plan_is_made_then_used);
    RUN_TEST(everywhere_the_cursor_goes);
    return UNITY_END();
}
