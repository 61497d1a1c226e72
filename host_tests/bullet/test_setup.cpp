// Setting up: BUL-013, BUL-014, BUL-040 .. BUL-047, BUL-320 .. BUL-322.
#include <set>

#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

State begun(const std::string& text, kit::Seed seed = 7) {
    State state;
    Rules::setup(state, config_of(text), seed);
    TEST_ASSERT_NULL(Rules::invariant(state));
    return state;
}

void test_BUL_013_left_is_the_next_seat() {
    Position p("ffa4 es ro ve na");
    TEST_ASSERT_EQUAL(1, target_of(p.s, 0));
    TEST_ASSERT_EQUAL(0, target_of(p.s, 3));
    p.s.at(1).phase = Phase::out;
    TEST_ASSERT_EQUAL(2, target_of(p.s, 0));
}

void test_BUL_014_no_heroine_plays_twice() {
    const State named = begun("ffa4 ba ba lot ba");
    TEST_ASSERT_EQUAL(balance, named.at(0).heroine);
    TEST_ASSERT_EQUAL(esfir, named.at(1).heroine);
    TEST_ASSERT_EQUAL(rose, named.at(3).heroine);
    std::set<int> third;
    for (kit::Seed seed = 0; seed < 200; ++seed)
        third.insert(begun("ffa4 ba ba lot ba", seed).at(2).heroine);
    TEST_ASSERT_EQUAL(5, third.size());
    for (kit::Seed seed = 0; seed < 50; ++seed) {
        const State eight = begun("ffa8", seed);
        std::set<int> all;
        for (Seat seat = 0; seat < 8; ++seat) all.insert(eight.at(seat).heroine);
        TEST_ASSERT_EQUAL(8, all.size());
    }
    TEST_ASSERT_TRUE(Rules::config_problem(config_of("ffa8 es es es es es es es es")).ok());
}

// The lots are drawn before anything else, and nothing is drawn for the last free heroine.
void test_BUL_014_lots_come_first() {
    const State one = begun("ffa2 lot ro", 3);
    kit::Rng rng(3);
    std::uint32_t lot = rng.below(7);
    int heroine = 0;
    while (heroine == rose || lot-- > 0) ++heroine;
    TEST_ASSERT_EQUAL(heroine, one.at(0).heroine);
    kit::Deck<PatternId, 12> deck;
    const HeroineCard& her = one.at(0).card();
    for (int i = 0; i < her.patterns; ++i) deck.push(static_cast<PatternId>(her.first_pattern + i));
    deck.shuffle(rng);
    for (const PatternId id : one.at(0).hand) TEST_ASSERT_EQUAL(deck.draw(), id);
    TEST_ASSERT_TRUE(std::equal(deck.begin(), deck.end(), one.at(0).deck.begin()));
}

void test_BUL_040_BUL_041_AP_and_hand() {
    const State state = begun("ffa4 es ro yn ba");
    constexpr int hands[] = {4, 3, 2, 3}, points[] = {5, 7, 7, 7};
    for (Seat seat = 0; seat < 4; ++seat) {
        TEST_ASSERT_EQUAL(hands[seat], state.at(seat).hand.size());
        TEST_ASSERT_EQUAL(points[seat], state.at(seat).action_points);
        TEST_ASSERT_EQUAL(0, state.at(seat).discard.size());
    }
}

void test_BUL_042_BUL_043_BUL_350_BUL_360_ten_bullets_and_what_is_her_own() {
    const State state = begun("ffa4 ja na pl ba");
    TEST_ASSERT_EQUAL(13, state.at(0).current.total);
    TEST_ASSERT_EQUAL(3, state.at(0).current.specials());
    for (Seat seat = 1; seat < 4; ++seat) TEST_ASSERT_EQUAL(10, state.at(seat).current.total);
    TEST_ASSERT_EQUAL(100, state.center.total);
    TEST_ASSERT_EQUAL(sp(3, 3), state.at(1).component);
    TEST_ASSERT_EQUAL(no_space, state.at(0).component);
}

void test_BUL_044_BUL_047_the_first_round() {
    const State state = begun("ffa2 es ro");
    TEST_ASSERT_EQUAL(4, state.intensity);
    TEST_ASSERT_EQUAL(1, state.round);
    TEST_ASSERT_EQUAL(10, state.at(0).current.total);
    TEST_ASSERT_EQUAL(0, state.at(0).incoming.total);
}

void test_BUL_045_as_many_powerups_as_heroines() {
    for (int seats = 2; seats <= 8; ++seats) {
        const State state = begun("ffa" + std::to_string(seats));
        TEST_ASSERT_EQUAL(seats, state.open_powerups.size());
        TEST_ASSERT_EQUAL(27 - seats, state.powerup_deck.size());
    }
    TEST_ASSERT_EQUAL(0, begun("score").powerup_deck.size());
    TEST_ASSERT_EQUAL(0, begun("teams4").powerup_deck.size());
}

void test_BUL_046_the_timer_is_chosen() {
    TEST_ASSERT_EQUAL(0, Rules::clock(begun("ffa2")).seconds);
    TEST_ASSERT_EQUAL(180, Rules::clock(begun("ffa2 lot lot timer")).seconds);
    // It is asked only where there is one.
    TEST_ASSERT_FALSE(Rules::info.form.asks(config_of("teams4"), timer_field));
    TEST_ASSERT_FALSE(Rules::info.form.asks(config_of("score"), timer_field));
}

void test_BUL_320_BUL_321_BUL_322_two_sets() {
    for (const char* table : {"ffa5", "ffa8", "teams6", "teams8"}) {
        const State state = begun(table);
        int bullets = state.center.total;
        for (Seat seat = 0; seat < state.seats; ++seat)
            bullets += state.at(seat).current.ordinary();
        TEST_ASSERT_EQUAL(280, bullets);
    }
    TEST_ASSERT_EQUAL(130, begun("score es").center.total);
    TEST_ASSERT_EQUAL(100, begun("teams4 es").center.total);
    TEST_ASSERT_EQUAL(100, begun("ffa4 es").center.total);
    TEST_ASSERT_EQUAL(27 - 8, begun("ffa8").powerup_deck.size());
    for (const int seats : {4, 6, 8})
        TEST_ASSERT_EQUAL(seats, Rules::seats(begun("teams" + std::to_string(seats))));
    Config config = Rules::info.form.usual();
    TEST_ASSERT_FALSE(Rules::info.form.parse_word("table=teams5", config).ok());
    TEST_ASSERT_FALSE(Rules::info.form.parse_word("table=ffa9", config).ok());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_013_left_is_the_next_seat);
    RUN_TEST(test_BUL_014_no_heroine_plays_twice);
    RUN_TEST(test_BUL_014_lots_come_first);
    RUN_TEST(test_BUL_040_BUL_041_AP_and_hand);
    RUN_TEST(test_BUL_042_BUL_043_BUL_350_BUL_360_ten_bullets_and_what_is_her_own);
    RUN_TEST(test_BUL_044_BUL_047_the_first_round);
    RUN_TEST(test_BUL_045_as_many_powerups_as_heroines);
    RUN_TEST(test_BUL_046_the_timer_is_chosen);
    RUN_TEST(test_BUL_320_BUL_321_BUL_322_two_sets);
    return UNITY_END();
}
