// The null game, rule by rule (games/nullgame/RULES.md).
#include <unity.h>

#include "check_hook/check_hook.h"
#include "nullgame/rules.h"

using namespace kit;
using namespace nullgame;

void setUp() {}
void tearDown() {}

namespace {

Event memory[max_events];
Events events(memory);

Config config_of(Mode mode, int players, int rounds, bool open = false) {
    Config config;
    config.values = {mode, static_cast<std::uint8_t>(players), static_cast<std::uint8_t>(rounds),
                     open};
    return config;
}

State begun(const Config& config, Seed seed = 1) {
    TEST_ASSERT_TRUE(config_verdict(nullgame::game, config).ok());
    State state{};
    Rules::setup(state, config, seed);
    return state;
}

void take(State& state, Kind kind) {
    events.clear();
    TEST_ASSERT_TRUE(Rules::apply(state, {kind}, events).ok());
    TEST_ASSERT_NULL(Rules::invariant(state));
}

// Exchanges cards so that this one is a player's hole card or comes next.
void arrange_hole(State& state, std::size_t seat, Card card) {
    if (state.hole[seat] == card) return;
    std::swap(state.hole[seat], state.deck[state.deck.index_of(card)]);
}
void arrange_top(State& state, Card card) {
    std::swap(state.deck.back(), state.deck[state.deck.index_of(card)]);
}

bool happened(const Event& wanted) {
    for (const Event& event : events.all())
        if (event == wanted) return true;
    return false;
}

void test_NUL_001_settings() {
    const Form& form = Rules::info.form;
    TEST_ASSERT_TRUE(form.usual() == config_of(race, 2, 3));
    TEST_ASSERT_TRUE(config_verdict(nullgame::game, config_of(score, 4, 9, true)).ok());
    TEST_ASSERT_FALSE(form.problem(config_of(score, 0, 1)).ok());
    TEST_ASSERT_FALSE(form.problem(config_of(score, 5, 1)).ok());
    TEST_ASSERT_FALSE(form.problem(config_of(score, 2, 0)).ok());
    TEST_ASSERT_FALSE(form.problem(config_of(score, 2, 10)).ok());
    TEST_ASSERT_FALSE(form.asks(config_of(score, 1, 1), holes_field));
    TEST_ASSERT_TRUE(form.asks(config_of(score, 2, 1), holes_field));
}

void test_NUL_002_race_needs_two() {
    TEST_ASSERT_EQUAL_STRING("A race needs at least two players",
                             config_verdict(nullgame::game, config_of(race, 1, 1)).why_not);
    TEST_ASSERT_TRUE(config_verdict(nullgame::game, config_of(score, 1, 1)).ok());
}

void test_NUL_003_deck_is_shuffled_each_round() {
    State state = begun(config_of(score, 1, 2));
    TEST_ASSERT_EQUAL(deck_size - 1, state.deck.size());
    const auto first = state.deck;
    int counts[card_values + 1] = {};
    ++counts[state.hole[0]];
    for (const Card card : state.deck) ++counts[card];
    for (int value = 1; value <= card_values; ++value) TEST_ASSERT_EQUAL(copies, counts[value]);
    take(state, stand);
    TEST_ASSERT_EQUAL(deck_size - 1, state.deck.size());
    TEST_ASSERT_FALSE(first == state.deck);
    TEST_ASSERT_FALSE(begun(config_of(score, 1, 2), 2).deck == first);
}

Hash seen_by(const State& state, Viewer viewer) {
    return view_hash(game, reinterpret_cast<const StateBytes*>(&state), viewer);
}

void test_NUL_004_hole_cards_are_secret_unless_open() {
    for (const bool open : {false, true}) {
        State state = begun(config_of(race, 2, 1, open));
        State other = state;
        arrange_hole(other, 1, static_cast<Card>(state.hole[1] % 6 + 1));
        TEST_ASSERT_EQUAL(!open, seen_by(state, 0) == seen_by(other, 0));
        TEST_ASSERT_EQUAL(!open, seen_by(state, the_public) == seen_by(other, the_public));
        TEST_ASSERT_TRUE(seen_by(state, 1) != seen_by(other, 1));
    }
    State state = begun(config_of(score, 2, 2));
    take(state, stand);
    take(state, stand);  // the second round is dealt
    TEST_ASSERT_TRUE(happened({.kind = dealt, .seen_by = 2, .a = 1, .b = state.hole[1]}));
    State open = begun(config_of(score, 2, 2, true));
    take(open, stand);
    take(open, stand);
    TEST_ASSERT_TRUE(happened({.kind = dealt, .seen_by = everyone, .a = 1, .b = open.hole[1]}));
}

void test_NUL_005_rounds_begin_in_turn() {
    State state = begun(config_of(score, 2, 3));
    for (const Seat first : {Seat{0}, Seat{1}, Seat{0}}) {
        TEST_ASSERT_EQUAL(first, state.turn);
        take(state, stand);
        take(state, stand);
    }
}

void test_NUL_006_draw_or_stand() {
    State state = begun(config_of(race, 2, 1));
    Action memory_of_two[2];
    Actions legal(memory_of_two);
    Rules::legal(state, legal);
    TEST_ASSERT_EQUAL(2, legal.count());
    TEST_ASSERT_TRUE((memory_of_two[0] == Action{draw} && memory_of_two[1] == Action{stand}));
    const State before = state;
    for (const Action action :
         {Action{3}, Action{draw, 1}, Action{stand, 0, 1}, Action{draw, 0, 0, 1}})
        TEST_ASSERT_EQUAL_STRING("Draw or stand", Rules::apply(state, action, events).why_not);
    TEST_ASSERT_EQUAL_MEMORY(&before, &state, sizeof state);
}

void test_NUL_007_drawn_card_is_open_and_counts() {
    State state = begun(config_of(race, 2, 1));
    arrange_hole(state, 0, 2);
    arrange_top(state, 3);
    take(state, draw);
    TEST_ASSERT_EQUAL(5, state.total(0));
    TEST_ASSERT_EQUAL(1, state.open_cards[3]);
    TEST_ASSERT_TRUE(happened({.kind = drew, .a = 0, .b = 3}));
}

void test_NUL_008_over_twelve_is_bust() {
    State state = begun(config_of(race, 2, 1));
    arrange_hole(state, 0, 6);
    arrange_top(state, 6);
    take(state, draw);
    TEST_ASSERT_TRUE(state.standing[0] == Standing::in);  // twelve is not over twelve
    TEST_ASSERT_FALSE(state.sees(1, 0));
    take(state, stand);
    arrange_top(state, 1);
    take(state, draw);
    TEST_ASSERT_TRUE(happened({.kind = bust, .a = 0, .b = 6}));
    TEST_ASSERT_TRUE(state.over());
    State three = begun(config_of(race, 3, 1));
    arrange_hole(three, 0, 6);
    for (const Card card : {Card{6}, Card{6}}) {
        arrange_top(three, card);
        take(three, draw);
        if (three.turn == 1) take(three, stand);
        if (three.turn == 2) take(three, draw);
    }
    TEST_ASSERT_TRUE(three.standing[0] == Standing::bust);
    TEST_ASSERT_TRUE(three.sees(2, 0));
}

void test_NUL_009_standing_player_is_passed_over_and_keeps_the_secret() {
    State state = begun(config_of(race, 2, 1));
    take(state, stand);
    TEST_ASSERT_TRUE(happened({.kind = stood, .a = 0}));
    TEST_ASSERT_FALSE(state.sees(1, 0));
    arrange_hole(state, 1, 1);
    arrange_top(state, 1);
    take(state, draw);
    TEST_ASSERT_EQUAL(1, state.turn);
    take(state, stand);
    TEST_ASSERT_TRUE(happened({.kind = shown, .a = 0, .b = state.hole[0]}));
}

void test_NUL_010_turn_passes_to_the_next_in_the_round() {
    State state = begun(config_of(race, 4, 1));
    take(state, stand);
    TEST_ASSERT_EQUAL(1, state.turn);
    arrange_top(state, 1);
    take(state, draw);
    TEST_ASSERT_EQUAL(2, state.turn);
    take(state, stand);
    take(state, stand);
    TEST_ASSERT_EQUAL(1, state.turn);
    take(state, stand);
    TEST_ASSERT_TRUE(state.over());
}

void test_NUL_011_race_gives_a_point_to_the_highest() {
    State state = begun(config_of(race, 3, 1));
    arrange_hole(state, 0, 5);
    arrange_hole(state, 1, 4);
    arrange_hole(state, 2, 5);
    for (int i = 0; i < 3; ++i) take(state, stand);
    TEST_ASSERT_EQUAL(1, state.points[0]);
    TEST_ASSERT_EQUAL(0, state.points[1]);
    TEST_ASSERT_EQUAL(1, state.points[2]);
    TEST_ASSERT_TRUE(happened({.kind = round_over, .a = 0b101}));
}

void test_NUL_012_score_gives_the_total() {
    State state = begun(config_of(score, 2, 1));
    arrange_hole(state, 0, 5);
    arrange_hole(state, 1, 4);
    take(state, stand);
    for (const Card card : {Card{6}, Card{6}}) {
        arrange_top(state, card);
        take(state, draw);
    }
    TEST_ASSERT_EQUAL(5, state.points[0]);
    TEST_ASSERT_EQUAL(0, state.points[1]);  // bust
}

void test_NUL_013_most_points_win() {
    State state = begun(config_of(score, 3, 1));
    arrange_hole(state, 0, 5);
    arrange_hole(state, 1, 4);
    arrange_hole(state, 2, 5);
    TEST_ASSERT_FALSE(Rules::outcome(state).over);
    for (int i = 0; i < 3; ++i) take(state, stand);
    Outcome outcome = Rules::outcome(state);
    TEST_ASSERT_TRUE(outcome.over);
    TEST_ASSERT_EQUAL(nobody, state.turn);
    TEST_ASSERT_TRUE(outcome.result[0] == Result::drawn && outcome.result[1] == Result::lost &&
                     outcome.result[2] == Result::drawn);
    state.points[2] = 6;
    outcome = Rules::outcome(state);
    TEST_ASSERT_TRUE(outcome.result[2] == Result::won && outcome.result[0] == Result::lost);
    TEST_ASSERT_EQUAL(6, outcome.score[2]);
    TEST_ASSERT_EQUAL_STRING("The match is over", Rules::apply(state, {draw}, events).why_not);
}

void test_NUL_014_alone_only_the_score_counts() {
    State state = begun(config_of(score, 1, 1));
    take(state, stand);
    TEST_ASSERT_TRUE(Rules::outcome(state).result[0] == Result::scored);
    TEST_ASSERT_EQUAL(state.hole[0], Rules::outcome(state).score[0]);
}

void test_NUL_016_who_is_too_slow_stands() {
    Config config = config_of(race, 2, 1);
    State untimed = begun(config);
    TEST_ASSERT_EQUAL(0, Rules::clock(untimed).seconds);
    Events unseen;
    TEST_ASSERT_FALSE(Rules::apply(untimed, {time_out}, unseen).ok());
    config.values[clock_field] = 1;
    State state = begun(config);
    TEST_ASSERT_EQUAL(10, Rules::clock(state).seconds);
    // Another clock for each decision.
    const Clock first = Rules::clock(state);
    take(state, draw);
    TEST_ASSERT_TRUE(Rules::clock(state) != first);
    const Seat slow = state.turn;
    take(state, time_out);
    TEST_ASSERT_TRUE(state.standing[slow] == Standing::stood);
    TEST_ASSERT_TRUE(happened({.kind = stood, .a = slow}));
    TEST_ASSERT_TRUE(state.turn != slow);
}

void test_NUL_015_nobody_knows_the_deck() {
    State state = begun(config_of(race, 2, 1));
    State other = state;
    std::swap(other.deck[0],
              other.deck[other.deck.index_of(static_cast<Card>(state.deck[0] % 6 + 1))]);
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        TEST_ASSERT_EQUAL_HEX32(seen_by(state, seat), seen_by(other, seat));
        Rng rng(3), again(3);
        State concealed = state, concealed_other = other;
        Rules::conceal(concealed, seat, rng);
        Rules::conceal(concealed_other, seat, again);
        TEST_ASSERT_EQUAL_MEMORY(&concealed, &concealed_other, sizeof concealed);
    }
}

void test_conceal_keeps_what_can_be_inferred() {
    State state = begun(config_of(race, 2, 1));
    arrange_hole(state, 1, 1);
    take(state, stand);
    for (const Card card : {Card{6}, Card{5}}) {
        arrange_top(state, card);
        take(state, draw);
    }
    for (Seed seed = 0; seed < 50; ++seed) {  // eleven lie open and player 2 is not bust
        State concealed = state;
        Rng rng(seed);
        Rules::conceal(concealed, 0, rng);
        TEST_ASSERT_EQUAL(1, concealed.hole[1]);
    }
}

void test_invariant_names_what_is_wrong() {
    const State good = begun(config_of(race, 2, 1));
    TEST_ASSERT_NULL(Rules::invariant(good));
    State state = good;
    state.deck.pop();
    TEST_ASSERT_EQUAL_STRING("a card was lost or doubled", Rules::invariant(state));
    state = good;
    state.standing[0] = Standing::bust;
    TEST_ASSERT_NOT_NULL(Rules::invariant(state));
    state = good;
    state.open_sum[0] = 1;
    TEST_ASSERT_EQUAL_STRING("open cards do not add up to the players' sums",
                             Rules::invariant(state));
    state = good;
    state.standing[0] = Standing::stood;
    TEST_ASSERT_EQUAL_STRING("it is the turn of a player who is not in the round",
                             Rules::invariant(state));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_NUL_001_settings);
    RUN_TEST(test_NUL_002_race_needs_two);
    RUN_TEST(test_NUL_003_deck_is_shuffled_each_round);
    RUN_TEST(test_NUL_004_hole_cards_are_secret_unless_open);
    RUN_TEST(test_NUL_005_rounds_begin_in_turn);
    RUN_TEST(test_NUL_006_draw_or_stand);
    RUN_TEST(test_NUL_007_drawn_card_is_open_and_counts);
    RUN_TEST(test_NUL_008_over_twelve_is_bust);
    RUN_TEST(test_NUL_009_standing_player_is_passed_over_and_keeps_the_secret);
    RUN_TEST(test_NUL_010_turn_passes_to_the_next_in_the_round);
    RUN_TEST(test_NUL_011_race_gives_a_point_to_the_highest);
    RUN_TEST(test_NUL_012_score_gives_the_total);
    RUN_TEST(test_NUL_013_most_points_win);
    RUN_TEST(test_NUL_014_alone_only_the_score_counts);
    RUN_TEST(test_NUL_016_who_is_too_slow_stands);
    RUN_TEST(test_NUL_015_nobody_knows_the_deck);
    RUN_TEST(test_conceal_keeps_what_can_be_inferred);
    RUN_TEST(test_invariant_names_what_is_wrong);
    return UNITY_END();
}
