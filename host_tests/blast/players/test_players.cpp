// Computer players: who they are, that they always find something legal, look at nothing hidden,
// and do the same however their work is cut. How strong they are is measured by `sixgun balance`.
#include <set>
#include <string>

#include "self_play.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

template <class Judge>
void in_any_position(std::size_t count, Judge judge) {
    std::size_t number = 0;
    for (const State& each : random_positions(count))
        judge(*all_players[number++ % all_players.size()], each);
}

void test_there_are_five_personalities_at_three_levels() {
    std::set<std::string> words, titles;
    for (const kit::Player* each : all_players) {
        words.emplace(each->word);
        titles.emplace(each->title);
        TEST_ASSERT_TRUE(each->name == personalities[each->character].name);
    }
    TEST_ASSERT_EQUAL(player_count, words.size());
    TEST_ASSERT_EQUAL(player_count, titles.size());
    for (const char* word :
         {"easy", "normal", "hard", "miner-easy", "hunter-normal", "turtle-hard"})
        TEST_ASSERT_TRUE_MESSAGE(words.contains(word), word);
    // The usual one gives the hints.
    TEST_ASSERT_TRUE(blast::game.info.players.back() == &player(hard));
}

void test_every_answer_is_legal() {
    in_any_position(900, [](const kit::Player& who, const State& state) {
        const Decision decision = decide(who, state);
        const kit::Verdict verdict = may(state, decision.action);
        TEST_ASSERT_NULL_MESSAGE(verdict.why_not, verdict.why_not);
    });
}

void test_ghosts_answer_legally_and_some_place_bombs() {
    int placed = 0, asked = 0;
    for (const State& state : random_positions(6000, 1)) {
        if (state.phase != Phase::revenge || asked == 30) continue;
        const kit::Player& who = *all_players[static_cast<std::size_t>(asked++) % player_count];
        const Action action = decide(who, state).action;
        TEST_ASSERT_TRUE(may(state, action).ok());
        placed += action.kind == revenge;
    }
    TEST_ASSERT_EQUAL(30, asked);
    TEST_ASSERT_GREATER_THAN(10, placed);
}

void test_the_same_however_the_work_is_cut() {
    in_any_position(60, [](const kit::Player& who, const State& state) {
        const Decision whole = decide(who, state), cut = decide(who, state, 3);
        TEST_ASSERT_EQUAL(whole.action.word(), cut.action.word());
        TEST_ASSERT_EQUAL(1, whole.steps);
        // Work is counted, and within what the player may spend: 7.12, 5
        TEST_ASSERT_LESS_OR_EQUAL(who.nodes, (cut.steps - 1) * 3);
    });
}

// 7.6, 7.12: what is hidden is dealt anew, and nothing changes.
void test_nothing_hidden_is_looked_at() {
    kit::Rng rng(5);
    in_any_position(300, [&](const kit::Player& who, const State& state) {
        const Action first = decide(who, state).action;
        for (int again = 0; again < 2; ++again) {
            State other = state;
            Rules::conceal(other, state.active, rng);
            TEST_ASSERT_EQUAL(first.word(), decide(who, other).action.word());
        }
    });
}

// BLA-244
void test_BLA_244_in_a_match_that_is_too_long_they_end_the_turn() {
    Position p(a04);
    p.s.actions = most_acts;
    for (const kit::Player* each : all_players)
        TEST_ASSERT_EQUAL(end_turn, decide(*each, p.s).action.kind);
    Position ghost(a04, false, true);
    ghost.ghost(white).s.actions = most_acts;
    ghost.s.active = white;
    ghost.s.phase = Phase::revenge;
    for (const kit::Player* each : all_players)
        TEST_ASSERT_EQUAL(end_turn, decide(*each, ghost.s).action.kind);
}

void test_personalities_do_not_play_alike() {
    int different = 0;
    for (const State& state : random_positions(60, 40)) {
        if (state.phase != Phase::action) continue;
        std::set<std::uint32_t> choices;
        for (int who = 0; who < personality_count; ++who)
            choices.insert(decide(player(normal, who), state).action.word());
        different += choices.size() > 1;
    }
    TEST_ASSERT_GREATER_THAN(10, different);
}

// Matches to their end, each seat once: the weaker one hardly ever wins.
int wins(const kit::Player& one, const kit::Player& other, int matches) {
    int won = 0;
    for (int i = 0; i < matches; ++i) {
        const Seat seat = static_cast<Seat>(i % 2);
        State state{};
        Rules::setup(state, config_of(a02), static_cast<kit::Seed>(100 + i));
        alignas(kit::state_alignment) static std::byte memory[kit::Thinking::scratch_size];
        kit::Thinking thinking;
        for (std::size_t taken = 0; !state.over(); ++taken) {
            const kit::Player& who = state.active == seat ? one : other;
            const Action action =
                thinking.choose(who, blast::game, bytes_of(state),
                                kit::decision_seed(7, state.active, taken), memory);
            kit::Events unheard;
            TEST_ASSERT_TRUE(Rules::apply(state, action, unheard).ok());
        }
        won += state.winner == seat;
    }
    return won;
}

void test_each_level_beats_a_random_player() {
    for (const int level : {easy, normal, hard})
        TEST_ASSERT_GREATER_THAN(17, wins(player(level), kit::random_player, 20));
}

void test_normal_beats_easy() {
    TEST_ASSERT_GREATER_THAN(25, wins(player(normal), player(easy), 40));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_there_are_five_personalities_at_three_levels);
    RUN_TEST(test_every_answer_is_legal);
    RUN_TEST(test_ghosts_answer_legally_and_some_place_bombs);
    RUN_TEST(test_the_same_however_the_work_is_cut);
    RUN_TEST(test_nothing_hidden_is_looked_at);
    RUN_TEST(test_BLA_244_in_a_match_that_is_too_long_they_end_the_turn);
    RUN_TEST(test_personalities_do_not_play_alike);
    RUN_TEST(test_each_level_beats_a_random_player);
    RUN_TEST(test_normal_beats_easy);
    return UNITY_END();
}
