// Who sees what, and what may be behind it: HOT-016, HOT-017, HOT-033, HOT-172, HOT-284, HOT-320.
#include <set>

#include "position.h"
#include "superhot/places.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// Calls `look(state)` for some of the positions that a viewer takes for possible; each is sound.
template <class Look>
void each_possible(const Position& t, kit::Viewer viewer, Look look) {
    for (kit::Seed seed = 0; seed < 200; ++seed) {
        State state = t.s;
        kit::Rng rng(seed);
        Rules::conceal(state, viewer, rng);
        const char* wrong = Rules::invariant(state);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
        look(state);
    }
}

// Where the bullets of the Obstacles Deck may lie, counted from its bottom.
std::set<std::size_t> bullet_places(const Position& t) {
    std::set<std::size_t> places;
    each_possible(t, 0, [&](const State& state) {
        for (std::size_t i = 0; i < state.obstacles.size(); ++i)
            if (state.obstacles[i] == B) places.insert(i);
    });
    return places;
}

void test_HOT_033_first_bullets_lie_in_the_packet() {
    Position t({.storm = true});
    const std::size_t packet = t.s.packet;
    TEST_ASSERT_EQUAL(9 + 3, packet);
    const auto places = bullet_places(t);
    TEST_ASSERT_EQUAL(packet, places.size());
    TEST_ASSERT_EQUAL(0, *places.begin());
    TEST_ASSERT_EQUAL(packet - 1, *places.rbegin());
}

void test_HOT_016_HOT_033_open_top_of_the_packet_stays() {
    Position t;
    t.s.obstacles.remove(B);
    while (t.s.obstacles.size() > 3) t.s.normals[0].deck.push(t.s.obstacles.draw());
    t.s.obstacles.put_at_bottom(B);
    t.sound();
    TEST_ASSERT_TRUE(t.s.packet > t.s.obstacles.size());
    const Card top = t.s.obstacles.back();
    TEST_ASSERT_TRUE((bullet_places(t) == std::set<std::size_t>{0, 1, 2}));
    each_possible(t, 0,
                  [&](const State& state) { TEST_ASSERT_EQUAL(top, state.obstacles.back()); });
}

void test_HOT_172_bullets_lie_anywhere_once_they_are_shuffled_in() {
    Position t = Position::cleared();
    t.bullets_deck(10);
    t.ready();
    TEST_ASSERT_EQUAL(0, t.s.packet);
    const std::size_t unseen = t.s.obstacles.size() - 1;
    TEST_ASSERT_EQUAL(unseen, bullet_places(t).size());
}

void test_HOT_017_order_of_a_player_deck_is_unknown() {
    Position t = Position::cleared();
    t.hand({it(1)});
    t.deck({it(2), it(3), it(4)});
    t.ready();
    std::set<Card> tops;
    each_possible(t, 0, [&](const State& state) {
        TEST_ASSERT_TRUE(state.normals[0].hand == t.s.normals[0].hand);
        tops.insert(state.normals[0].deck.top());
    });
    TEST_ASSERT_EQUAL(t.s.normals[0].deck.size(), tops.size());
}

void test_HOT_247_HOT_284_HOT_296_who_sees_what_is_drawn() {
    TEST_ASSERT_EQUAL(kit::everyone, normal_eyes(Position({.mode = solo}).s));
    TEST_ASSERT_EQUAL(kit::everyone, normal_eyes(Position({.mode = coop}).s));
    TEST_ASSERT_EQUAL(1 << 0 | 1 << 1, normal_eyes(Position({.mode = two_v_one}).s));
    Position t({.mode = versus, .revenge = true});
    TEST_ASSERT_EQUAL(1 << 0, normal_eyes(t.s));
    t.s.leg = 1;  // the roles are swapped
    TEST_ASSERT_EQUAL(1 << 1, normal_eyes(t.s));
    // How many Bullets a hand holds is open: HOT-019
    Position hit = Position::cleared({.mode = versus});
    hit.deck({it(1), it(2), B});
    hit.fill_quietly();
    hit.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(hit.happened({.kind = drew, .a = 0, .b = B}));
    TEST_ASSERT_TRUE(hit.happened({.kind = drew, .seen_by = 1, .a = 0, .b = it(2)}));
}

void test_HOT_284_what_the_system_may_think_of_a_hand() {
    Position t = Position::cleared({.mode = versus});
    t.hand({it(1), it(2), B});
    t.deck({it(3), B, it(4), B});
    t.fill_quietly();
    t.sound();
    std::set<std::uint64_t> hands;
    std::set<Card> tops;
    each_possible(t, 1, [&](const State& state) {
        const Normal& normal = state.normals[0];
        TEST_ASSERT_EQUAL(2, normal.hand.size());
        TEST_ASSERT_EQUAL(1, normal.bullets);
        TEST_ASSERT_EQUAL(4, normal.deck.size());
        TEST_ASSERT_EQUAL(2, normal.deck.count(B));
        hands.insert(normal.hand.bits());
        tops.insert(normal.deck.top());
    });
    TEST_ASSERT_EQUAL(6, hands.size());  // two of four cards
    TEST_ASSERT_EQUAL(5, tops.size());   // any of them, or a Bullet
    // What is shown in the place of the hand is one of these, and said to be made up.
    for (const kit::Viewer viewer : {kit::Viewer{0}, kit::Viewer{1}, kit::the_public}) {
        State shown = t.s;
        Rules::mask(shown, viewer);
        TEST_ASSERT_EQUAL(viewer != 0, shown.hands_masked);
        TEST_ASSERT_EQUAL(2, shown.normals[0].hand.size());
        TEST_ASSERT_EQUAL(2, shown.normals[0].deck.count(B));
        TEST_ASSERT_EQUAL(4, shown.normals[0].deck.size());
        TEST_ASSERT_NULL(Rules::invariant(shown));
    }
}

void test_HOT_320_second_leg_is_thought_to_begin_with_the_same_goals() {
    Position t({.mode = versus, .revenge = true});
    const std::size_t unseen = t.s.goals_unseen;
    std::set<Goal> tops;
    each_possible(t, 0, [&](const State& state) {
        for (std::size_t i = 0; i < unseen; ++i)
            TEST_ASSERT_EQUAL(state.goals_deck[state.goals_below + i], state.goals_start[i]);
        for (std::size_t i = unseen; i < goal_count; ++i)
            TEST_ASSERT_EQUAL(t.s.goals_start[i], state.goals_start[i]);
        tops.insert(state.goals_deck.top());
    });
    TEST_ASSERT_GREATER_THAN(15, tops.size());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_033_first_bullets_lie_in_the_packet);
    RUN_TEST(test_HOT_016_HOT_033_open_top_of_the_packet_stays);
    RUN_TEST(test_HOT_172_bullets_lie_anywhere_once_they_are_shuffled_in);
    RUN_TEST(test_HOT_017_order_of_a_player_deck_is_unknown);
    RUN_TEST(test_HOT_247_HOT_284_HOT_296_who_sees_what_is_drawn);
    RUN_TEST(test_HOT_284_what_the_system_may_think_of_a_hand);
    RUN_TEST(test_HOT_320_second_leg_is_thought_to_begin_with_the_same_goals);
    return UNITY_END();
}
