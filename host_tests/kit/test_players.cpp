// Players: fair and repeatable by the conformance suite; here, how well they play.
#include "kit/player.h"

#include <unity.h>

#include <algorithm>

#include "check_hook/check_hook.h"
#include "kit/search.h"
#include "kit/signature.h"
#include "kit/small_games.h"
#include "nullgame/rules.h"

using namespace kit;
using check_hook::failure_of;
using small_games::TicTacToe;
using small_games::tictactoe;

void setUp() {}
void tearDown() {}

namespace {

alignas(state_alignment) std::byte scratch[Thinking::scratch_size];

// Plays a match; points of each seat: 2 won, 1 drawn, 0 lost.
std::array<int, max_seats> points_of(const Game& game, const Config& config, Seed seed,
                                     std::span<const Player* const> players) {
    AnyState state;
    game.setup(state.bytes, config, seed);
    Events unseen;
    Thinking thinking;
    for (std::size_t taken = 0; game.turn(state.bytes) != nobody; ++taken) {
        const Seat seat = game.turn(state.bytes);
        const Action action = thinking.choose(*players[seat], game, state.bytes,
                                              decision_seed(seed, seat, taken), scratch);
        TEST_ASSERT_TRUE(game.apply(state.bytes, action, unseen).ok());
    }
    const Outcome outcome = game.outcome(state.bytes);
    std::array<int, max_seats> points{};
    for (std::size_t seat = 0; seat < max_seats; ++seat)
        points[seat] = outcome.result[seat] == Result::won     ? 2
                       : outcome.result[seat] == Result::drawn ? 1
                                                               : 0;
    return points;
}

// Points of the first of two players in `matches` matches, seats changing; even play gives
// `matches`.
int duel(const Game& game, const Config& config, const Player& one, const Player& other,
         int matches) {
    int points = 0;
    for (int i = 0; i < matches; ++i) {
        const Player* const seats[] = {i % 2 == 0 ? &one : &other, i % 2 == 0 ? &other : &one};
        points += points_of(game, config, static_cast<Seed>(i / 2),
                            seats)[static_cast<std::size_t>(i % 2)];
    }
    return points;
}

// ---- Noughts and crosses: the truth is known ----------------------------------------------------

// With best play: 2 won, 1 drawn, 0 lost, for the side to move.
int truth(const TicTacToe::State& state) {
    if (TicTacToe::winner(state) != 0) return 0;
    if (state.taken == 9) return 1;
    int best = 0;
    for (std::uint8_t i = 0; i < 9; ++i) {
        if (state.cells[i] != 0) continue;
        TicTacToe::State next = state;
        Events unseen;
        (void)TicTacToe::apply(next, {0, i}, unseen);
        best = std::max(best, 2 - truth(next));
    }
    return best;
}

int mistakes, decisions;

// The searcher against every line of play: does it ever give away what it has?
void judge_all_lines(const TicTacToe::State& state, int searcher) {
    if (TicTacToe::over(state)) return;
    Events unseen;
    if (state.taken % 2 != searcher) {
        for (std::uint8_t i = 0; i < 9; ++i) {
            TicTacToe::State next = state;
            if (TicTacToe::apply(next, {0, i}, unseen).ok()) judge_all_lines(next, searcher);
        }
        return;
    }
    Thinking thinking;
    const Action action =
        thinking.choose(playout_player, tictactoe, reinterpret_cast<const std::byte*>(&state),
                        static_cast<Seed>(decisions), scratch);
    TicTacToe::State next = state;
    TEST_ASSERT_TRUE(TicTacToe::apply(next, action, unseen).ok());
    ++decisions;
    mistakes += 2 - truth(next) == 0 && truth(state) > 0;
    judge_all_lines(next, searcher);
}

void test_search_never_loses_noughts_and_crosses() {
    mistakes = decisions = 0;
    judge_all_lines({}, 0);
    judge_all_lines({}, 1);
    TEST_ASSERT_GREATER_THAN(300, decisions);
    TEST_ASSERT_EQUAL(0, mistakes);
}

void test_search_beats_random_at_noughts_and_crosses() {
    TEST_ASSERT_GREATER_THAN(180, duel(tictactoe, {}, playout_player, random_player, 100));
}

// ---- The null game: hidden cards and chance -----------------------------------------------------

void test_search_beats_greedy_beats_random_at_the_null_game() {
    Config config = nullgame::Rules::info.form.usual();
    config.values[nullgame::rounds_field] = 9;
    const Player quick{"quick", "Quick", 3000, 0, start_search, step_search};
    TEST_ASSERT_GREATER_THAN(320, duel(nullgame::game, config, greedy_player, random_player, 200));
    TEST_ASSERT_GREATER_THAN(430, duel(nullgame::game, config, quick, greedy_player, 400));
    TEST_ASSERT_GREATER_THAN(320, duel(nullgame::game, config, quick, random_player, 200));
}

// ---- The tools themselves -----------------------------------------------------------------------

void test_doubt_is_close_to_the_formula() {
    // 1000 * sqrt(ln(of) / times), computed elsewhere.
    constexpr struct {
        std::uint32_t of, times;
        int exact;
    } cases[] = {{2, 1, 833}, {10, 3, 876}, {100, 10, 679}, {1000, 100, 263}, {65000, 20000, 24}};
    for (const auto& each : cases)
        TEST_ASSERT_INT_WITHIN(40, each.exact, doubt(each.of, each.times));
    TEST_ASSERT_EQUAL(0, doubt(1, 1));
}

void test_only_action_is_taken_at_once() {
    TicTacToe::State state{.cells = {1, 2, 1, 1, 2, 2, 2, 1, 0}, .taken = 8};
    Thinking thinking;
    thinking.start(search_player, tictactoe, reinterpret_cast<const std::byte*>(&state), 1,
                   scratch);
    TEST_ASSERT_TRUE(thinking.busy());
    TEST_ASSERT_TRUE(thinking.step(1));
    TEST_ASSERT_FALSE(thinking.busy());
    TEST_ASSERT_TRUE((thinking.choice() == Action{0, 8}));
    TEST_ASSERT_TRUE(thinking.step(1));
}

void test_long_lists_and_actions_from_outside() {
    // 257 actions, one of them the timer's; greedy may try fewer than there are.
    AnyState state;
    const Game& game = small_games::endless;
    game.setup(state.bytes, game.info.form.usual(), 1);
    const Player hasty{"hasty", "Hasty", 100, 0, greedy_player.start, greedy_player.step};
    const Player slight{"slight", "Slight", 400, 4, start_search, step_search};
    Thinking thinking;
    for (const Player* player : {&hasty, &slight, &greedy_player, &random_player}) {
        const Action action = thinking.choose(*player, game, state.bytes, 3, scratch);
        TEST_ASSERT_EQUAL(0, action.kind);
    }
}

void test_an_illegal_answer_is_noticed_and_a_legal_one_taken() {
    AnyState state;
    const Game& game = small_games::endless;
    game.setup(state.bytes, game.info.form.usual(), 1);
    static Action said;
    const Player stubborn{"stubborn",
                          "Stubborn",
                          1,
                          0,
                          [](Thought&) {},
                          [](Thought& thought, std::uint32_t) {
                              thought.choice = said;
                              return true;
                          }};
    const Action timer{2, 0}, unknown{3, 0}, refused{0, 1, 1, 1};
    TEST_ASSERT_TRUE(is_legal(game, state.bytes, timer));
    for (const Action answer : {timer, unknown, refused, no_answer}) {
        said = answer;
        Thinking thinking;
        thinking.start(stubborn, game, state.bytes, 1, scratch);
        TEST_ASSERT_TRUE(thinking.step(1));
        TEST_ASSERT_TRUE(thinking.answer() == answer);
        TEST_ASSERT_TRUE(thinking.choice() == nth_legal(game, state.bytes, 0));
        TEST_ASSERT_EQUAL_STRING("a computer player answered illegally", failure_of([&] {
                                     (void)thinking.choose(stubborn, game, state.bytes, 1, scratch);
                                 }));
    }
    said = nth_legal(game, state.bytes, 7);
    Thinking thinking;
    TEST_ASSERT_TRUE(thinking.choose(stubborn, game, state.bytes, 1, scratch) == said);
    TEST_ASSERT_TRUE(thinking.answer() == said);
}

void test_search_goes_on_when_its_nodes_are_used_up() {
    // Every iteration adds a node as long as there are any: this one would add 20000.
    AnyState state;
    const Game& game = small_games::endless;
    game.setup(state.bytes, game.info.form.usual(), 1);
    const Player tireless{"tireless", "Tireless", 60000, 0, start_search, step_search};
    const std::size_t memory = Thinking::scratch_size - game.state_size;
    TEST_ASSERT_LESS_THAN(20000, search_room(game, memory));
    const auto marker = std::byte{0xA5};
    std::fill(std::begin(scratch), std::end(scratch), marker);
    Thinking thinking;
    const Action whole = thinking.choose(tireless, game, state.bytes, 3, scratch);
    // The pool was used to its end: after the last node only the gaps and the counted, but unused
    // part of the record are left.
    const auto untouched = std::ranges::find_if(std::rbegin(scratch), std::rend(scratch),
                                                [&](std::byte b) { return b != marker; }) -
                           std::rbegin(scratch);
    TEST_ASSERT_LESS_THAN(600, untouched);
    Thinking sliced;
    sliced.start(tireless, game, state.bytes, 3, scratch);
    while (!sliced.step(7)) {
    }
    TEST_ASSERT_TRUE(whole == sliced.choice());
}

void test_search_has_the_same_room_everywhere() {
    // Literal numbers: a size that depends on the machine (a pointer, padding) would change them
    // on one side only.
    TEST_ASSERT_EQUAL(4058, search_room(tictactoe, Thinking::scratch_size));
    TEST_ASSERT_EQUAL(3797, search_room(small_games::endless, Thinking::scratch_size));
    TEST_ASSERT_EQUAL(0, search_room(tictactoe, 100));
    TEST_ASSERT_EQUAL(65535, search_room(tictactoe, 4 * 1024 * 1024));
}

void test_crooked_scratch_is_noticed() {
    const TicTacToe::State state{};
    TEST_ASSERT_EQUAL_STRING("scratch memory is not aligned", failure_of([&] {
                                 Thinking thinking;
                                 thinking.start(random_player, tictactoe,
                                                reinterpret_cast<const std::byte*>(&state), 1,
                                                std::span(scratch).subspan(1));
                             }));
}

void test_search_lives_with_little_memory() {
    AnyState state;
    const Game& game = nullgame::game;
    game.setup(state.bytes, game.info.form.usual(), 1);
    Thinking thinking;
    const auto little = std::span(scratch).first(1600);  // a handful of nodes
    TEST_ASSERT_TRUE(
        is_legal(game, state.bytes, thinking.choose(search_player, game, state.bytes, 3, little)));
    TEST_ASSERT_EQUAL_STRING("scratch memory is too small", failure_of([&] {
                                 (void)thinking.choose(search_player, game, state.bytes, 3,
                                                       std::span(scratch).first(100));
                             }));
}

void test_decision_after_the_end_is_noticed() {
    TicTacToe::State state{.cells = {1, 1, 1, 2, 2, 0, 0, 0, 0}, .taken = 5};
    TEST_ASSERT_EQUAL_STRING("a decision although the match is over", failure_of([&] {
                                 Thinking thinking;
                                 thinking.start(random_player, tictactoe,
                                                reinterpret_cast<const std::byte*>(&state), 1,
                                                scratch);
                             }));
}

void test_every_level_has_every_character() {
    static constexpr const Player* six[] = {&random_player, &random_player, &greedy_player,
                                            &greedy_player, &search_player, &search_player};
    Game game = tictactoe;
    TEST_ASSERT_EQUAL(3, levels_of(game));
    game.info.players = six;
    TEST_ASSERT_EQUAL(6, levels_of(game));
    game.info.characters = 2;
    TEST_ASSERT_EQUAL(3, levels_of(game));
    TEST_ASSERT_NULL(game.info.flaw());
    for (const int wrong : {0, 4}) {
        game.info.characters = static_cast<std::uint8_t>(wrong);
        TEST_ASSERT_EQUAL_STRING("a level lacks a character", game.info.flaw());
    }
    static constexpr std::array<const Player*, max_players + 1> too_many{};
    game.info.players = too_many;
    game.info.characters = 1;
    TEST_ASSERT_EQUAL_STRING("a game has too many players", game.info.flaw());
}

void test_decision_seeds_differ() {
    TEST_ASSERT_TRUE(decision_seed(1, 0, 0) != decision_seed(1, 1, 0));
    TEST_ASSERT_TRUE(decision_seed(1, 0, 0) != decision_seed(1, 0, 1));
    TEST_ASSERT_TRUE(decision_seed(1, 0, 0) != decision_seed(2, 0, 0));
}

void test_signature_does_not_depend_on_slices() {
    const Hash whole = signature(tictactoe, scratch);
    Signature sliced(tictactoe, scratch);
    while (!sliced.step(1)) {
    }
    TEST_ASSERT_EQUAL_HEX32(whole, sliced.value());
    TEST_ASSERT_TRUE(sliced.step(1));
    TEST_ASSERT_TRUE(whole != signature(nullgame::game, scratch));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_search_never_loses_noughts_and_crosses);
    RUN_TEST(test_search_beats_random_at_noughts_and_crosses);
    RUN_TEST(test_search_beats_greedy_beats_random_at_the_null_game);
    RUN_TEST(test_doubt_is_close_to_the_formula);
    RUN_TEST(test_only_action_is_taken_at_once);
    RUN_TEST(test_long_lists_and_actions_from_outside);
    RUN_TEST(test_an_illegal_answer_is_noticed_and_a_legal_one_taken);
    RUN_TEST(test_search_goes_on_when_its_nodes_are_used_up);
    RUN_TEST(test_search_has_the_same_room_everywhere);
    RUN_TEST(test_crooked_scratch_is_noticed);
    RUN_TEST(test_search_lives_with_little_memory);
    RUN_TEST(test_decision_after_the_end_is_noticed);
    RUN_TEST(test_every_level_has_every_character);
    RUN_TEST(test_decision_seeds_differ);
    RUN_TEST(test_signature_does_not_depend_on_slices);
    return UNITY_END();
}
