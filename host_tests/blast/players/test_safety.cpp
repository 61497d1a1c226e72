// What no sensible player does: die by its own doing where it need not (ledger 7.12, 1). The rules
// themselves are asked what becomes of it, and whether any way to play the turn avoids it.
#include "blast/judge.h"
#include "whole_turn.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// 2,400 matches or so make the 10,000 positions of the ledger.
int wanted_matches() {
    const char* many = std::getenv("SIXGUN_SAFETY_MATCHES");
    return many != nullptr ? std::atoi(many) : 280;
}

// Standing still would be the end: without a Heart in the fire, or on a tile that goes; or with a
// Heart where a ghost comes back.
std::vector<State> deadly_positions(int matches, int of_each) {
    kit::Rng rng(11);
    return turns_of_matches(matches, of_each, [&](State& state) {
        if (rng.below(2) == 0) lose_heart(state, state.active);
        return lot_of(state, state.active) == Lot::lost;
    });
}

struct Count {
    int saved = 0, doomed = 0, missed = 0, unknown = 0;
};
Count count_deaths(const std::vector<State>& positions, int level) {
    Count count;
    int number = 0;
    for (const State& state : positions) {
        const Seat me = state.active;
        const Turn turn = play_turn(player(level, number++ % personality_count), state);
        if (lot_of(turn.end, me) != Lot::lost) {
            ++count.saved;
            continue;
        }
        const auto answer = WholeTurn(60000).can(
            state, [&](const State& end) { return lot_of(end, me) == Lot::lives; });
        count.missed += answer == WholeTurn::Answer::yes;
        count.doomed += answer == WholeTurn::Answer::no;
        count.unknown += answer == WholeTurn::Answer::too_long;
    }
    std::printf("%s: %zu deadly positions, saved %d, doomed %d, missed %d, not judged %d\n",
                std::string(levels[static_cast<std::size_t>(level)].word).c_str(), positions.size(),
                count.saved, count.doomed, count.missed, count.unknown);
    return count;
}

void test_nobody_dies_by_the_own_doing_where_a_plan_avoids_it() {
    const std::vector<State> positions = deadly_positions(wanted_matches(), 10);
    const auto all = static_cast<int>(positions.size());
    for (const int level : {normal, hard}) {
        const Count count = count_deaths(positions, level);
        // One in 10,610 is known, of eight acts: two cannons, a bomb laid in between, and a Fast
        // Detonate. It would take 2037 nodes.
        TEST_ASSERT_LESS_OR_EQUAL(all / 10000, count.missed);
        TEST_ASSERT_LESS_OR_EQUAL(all / 1000, count.unknown);  // three cards of nearly any kind
        TEST_ASSERT_GREATER_THAN(all * 9 / 10, count.saved);
        TEST_ASSERT_GREATER_THAN(all / 100, count.doomed);  // some cannot be avoided
    }
}

// So do easy ones, unless they overlook the clock in that turn: ledger 7.8.
void test_easy_players_die_by_carelessness_only() {
    static Judge judge;
    int careless = 0;
    std::vector<State> awake;
    for (const State& state : deadly_positions(wanted_matches(), 10)) {
        judge.start(state, levels[easy], neutral);
        if (judge.careless())
            ++careless;
        else
            awake.push_back(state);
    }
    const Count count = count_deaths(awake, easy);
    TEST_ASSERT_LESS_OR_EQUAL(static_cast<int>(awake.size()) / 10000, count.missed);
    TEST_ASSERT_GREATER_THAN(0, careless);
    TEST_ASSERT_LESS_THAN(static_cast<int>(awake.size()) / 16, careless);
}

// The positions above are of all kinds.
void test_deadly_positions_are_of_all_kinds() {
    std::array<int, most_seats + 1> with_seats{};
    int on_tiles = 0, with_ghosts = 0, haunted = 0;
    const std::vector<State> positions = deadly_positions(280, 10);
    for (const State& state : positions) {
        const Seat me = state.active;
        const Board& board = state.board;
        ++with_seats[board.seats];
        on_tiles +=
            board.holder != nobody && on_tile(state.actor().square, board.tiles[board.next_flip()]);
        with_ghosts += state.revenge_mode != 0 && board.living_count() < board.seats;
        haunted += fate_of(board, me, me) != Fate::lost;
        TEST_ASSERT_TRUE(haunted == 0 || fate_of(board, me, me) == Fate::lost ||
                         state.revenge_mode != 0);
    }
    TEST_ASSERT_GREATER_THAN(1000, positions.size());
    for (const int seats : {2, 3, 4})
        TEST_ASSERT_GREATER_THAN(100, with_seats[static_cast<std::size_t>(seats)]);
    TEST_ASSERT_GREATER_THAN(20, on_tiles);
    TEST_ASSERT_GREATER_THAN(20, with_ghosts);
    TEST_ASSERT_GREATER_THAN(0, haunted);
}

// From any position: a turn that begins in safety does not end in certain death.
void test_nobody_walks_into_certain_death() {
    kit::Rng rng(12);
    const std::vector<State> positions = turns_of_matches(280, 3, [&](State& state) {
        if (rng.below(4) != 0) return false;
        if (rng.below(2) == 0) lose_heart(state, state.active);
        return lot_of(state, state.active) == Lot::lives;
    });
    int number = 0, careless = 0;
    for (const State& state : positions) {
        const int who = number++ % personality_count;
        for (const int level : {easy, normal, hard}) {
            const Turn turn = play_turn(player(level, who), state);
            if (lot_of(turn.end, state.active) != Lot::lost) continue;
            TEST_ASSERT_EQUAL(easy, level);
            ++careless;
        }
    }
    TEST_ASSERT_GREATER_THAN(500, number);
    TEST_ASSERT_LESS_OR_EQUAL(number / 32, careless);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_nobody_dies_by_the_own_doing_where_a_plan_avoids_it);
    RUN_TEST(test_easy_players_die_by_carelessness_only);
    RUN_TEST(test_deadly_positions_are_of_all_kinds);
    RUN_TEST(test_nobody_walks_into_certain_death);
    return UNITY_END();
}
