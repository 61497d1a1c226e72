// What thinking may cost, and that it leads somewhere: nodes, memory, and the value of what was
// found, which does not fall from one act of a turn to the next (ledger 7.12, 5 and 8; 7.5, 7).
#include "blast/plans.h"
#include "whole_turn.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// The own planner, the rival's, and the rescue.
constexpr std::size_t memory_limit = 2 * sizeof(Planner) + sizeof(Rescue);
static_assert(memory_limit <= 44 * 1024);

// Any turn, and one in which a last resort is looked for, by turns.
std::vector<State> costly_positions() {
    kit::Rng rng(13);
    bool deadly = false;
    return turns_of_matches(140, 4, [&](State& state) {
        if (deadly) lose_heart(state, state.active);
        if (deadly ? lot_of(state, state.active) != Lot::lost : rng.below(4) != 0) return false;
        deadly = !deadly;
        return true;
    });
}

void test_nodes_are_counted_and_few() {
    const std::vector<State> positions = costly_positions();
    TEST_ASSERT_GREATER_THAN(300, positions.size());
    for (const int level : {easy, normal, hard}) {
        std::uint32_t most = 0;
        int number = 0;
        for (const State& state : positions) {
            const kit::Player& who = player(level, number++ % personality_count);
            const std::uint32_t nodes = decide(who, state, 1).steps - 1;
            TEST_ASSERT_LESS_OR_EQUAL(who.nodes, nodes);
            most = std::max(most, nodes);
        }
        // A last resort takes far more than a plan, even one with answers.
        TEST_ASSERT_LESS_THAN(1400, most);
        TEST_ASSERT_GREATER_THAN(150, most);
    }
}

// Behind the limit the memory stays as it is cleared at the beginning; around it nothing is
// touched, and what lay in it before does not matter.
void test_memory_is_kept_to() {
    constexpr std::size_t size = kit::Thinking::scratch_size, fence = 256;
    constexpr std::byte post{0xA5};
    alignas(kit::state_alignment) static std::byte block[fence + size + fence];
    int number = 0;
    for (const State& state : costly_positions()) {
        const kit::Player& who = *all_players[static_cast<std::size_t>(number++) % player_count];
        std::fill(std::begin(block), std::end(block), post);
        kit::Thought thought{.player = &who,
                             .game = &blast::game,
                             .seen = bytes_of(state),
                             .seat = state.active,
                             .rng = kit::Rng(99),
                             .memory = std::span(block).subspan(fence, size)};
        who.start(thought);
        while (!who.step(thought, 1000)) continue;
        TEST_ASSERT_EQUAL(decide(who, state).action.word(), thought.choice.word());
        TEST_ASSERT_EACH_EQUAL_HEX8(post, block, fence);
        TEST_ASSERT_EACH_EQUAL_HEX8(post, block + fence + size, fence);
        TEST_ASSERT_EACH_EQUAL_HEX8(0, block + fence + memory_limit, size - memory_limit);
    }
}

// Each decision of a turn is made anew. What is found is as good as what was found before, unless
// a block was opened by a Fast Detonate in between; nearly always, because only so many bombs and
// cards are tried.
void test_the_value_found_does_not_fall_within_a_turn() {
    static std::array<Planner, 2> both;
    static Rescue rescue;
    kit::Rng rng(14);
    const std::vector<State> positions =
        turns_of_matches(280, 2, [&](const State&) { return rng.below(5) == 0; });
    for (std::size_t level = 0; level < level_count; ++level) {
        int number = 0, acts = 0, falls = 0;
        for (const State& from : positions) {
            const auto who = static_cast<std::size_t>(number++ % personality_count);
            State state = from;
            for (int found_before = INT32_MIN; in_turn(state, from.active, from.turn_number);) {
                both[0].start(state, levels[level], personalities[who], &both[1], &rescue);
                std::uint32_t work = UINT32_MAX;
                TEST_ASSERT_TRUE(both[0].step(work));
                const int found = both[0].worth();
                if (found < found_before) {
                    ++falls;
                    TEST_ASSERT_FALSE(found_before > surely_out && found < surely_out);
                    TEST_ASSERT_LESS_THAN(200, found_before - found);  // not half a Heart
                }
                found_before = found;
                const Action choice = both[0].choice();
                if (choice.kind == end_turn) break;
                ++acts;
                const auto seen_before = state.seen;
                kit::Events unheard;
                TEST_ASSERT_TRUE(Rules::apply(state, choice, unheard).ok());
                if (state.seen != seen_before) found_before = INT32_MIN;
            }
        }
        TEST_ASSERT_GREATER_THAN(800, acts);
        TEST_ASSERT_LESS_OR_EQUAL(acts / 100, falls);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_nodes_are_counted_and_few);
    RUN_TEST(test_memory_is_kept_to);
    RUN_TEST(test_the_value_found_does_not_fall_within_a_turn);
    return UNITY_END();
}
