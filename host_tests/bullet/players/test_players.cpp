// Computer players: that they come through whole matches, look at nothing hidden, and keep to their
// work. How strong they are is measured by `sixgun balance`.
#include "bullet/mind.h"
#include "sights.h"

using namespace field;
using kit::Seed;
using kit::Thinking;

void setUp() {}
void tearDown() {}

namespace {

constexpr const char* some_tables[] = {"score",
                                       "ffa2",
                                       "ffa4 na pl ba ja",
                                       "ffa8",
                                       "teams4",
                                       "teams4 ba na pl ve",
                                       "teams6",
                                       "ffa3 ro yn ve timer",
                                       "boss1 ro hc",
                                       "boss1 es de",
                                       "boss2 ja ro cc",
                                       "boss2 ro es co",
                                       "boss1 ve ia",
                                       "boss3 es pl ba kf",
                                       "boss1 na st",
                                       "boss4 es ro na pl ts"};

void test_there_are_three_levels() {
    TEST_ASSERT_EQUAL(3, bullet::game.info.players.size());
    TEST_ASSERT_TRUE(player(easy).word == "easy" && player(normal).word == "normal");
    TEST_ASSERT_TRUE(player(hard).word == "hard" && player(hard).title == "Hard");
}

// Thinking::choose stops at an illegal answer.
void test_everybody_comes_through_whole_matches() {
    Seed seed = 1;
    for (const char* table : some_tables)
        for (int level = easy; level <= hard; ++level)
            play_match(table, {&player(level)}, ++seed, [](const State& s, Seed, Action action) {
                const char* wrong = Rules::invariant(s);
                TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
                TEST_ASSERT_TRUE(action.kind != fizzle && action.kind != time_out);
            });
}

// Whoever sees the same decides the same, whatever lies in the bags.
void test_nothing_hidden_is_looked_at() {
    kit::Rng other(77);
    for (const char* table : some_tables)
        play_match(table, {&player(hard), &player(normal), &player(easy)}, 9,
                   [&](const State& s, Seed seed, Action action) {
                       if (other.below(4) != 0) return;
                       State alike = s;
                       Rules::conceal(alike, Rules::turn(s), other);
                       const auto level = Rules::turn(s) % 3;
                       TEST_ASSERT_TRUE(action == choice_of(alike, player(hard - level), seed));
                   });
}

void test_slices_and_memory_do_not_matter() {
    alignas(kit::state_alignment) static std::byte scratch[Thinking::scratch_size];
    int checked = 0;
    for (const char* table : {"ffa2 ro ba", "ffa2 na pl", "teams4", "boss1 ro hc"})
        play_match(table, {&player(hard)}, 4, [&](const State& s, Seed seed, Action action) {
            if (++checked % 5 != 0) return;
            for (const std::uint32_t slice : {1u, 13u}) {
                std::fill(std::begin(scratch), std::end(scratch), std::byte{0xA5});
                Thinking thinking;
                thinking.start(player(hard), bullet::game,
                               reinterpret_cast<const kit::StateBytes*>(&s), seed, scratch);
                std::uint32_t steps = 1;
                while (!thinking.step(slice)) ++steps;
                TEST_ASSERT_TRUE(action == thinking.answer());
                TEST_ASSERT_LESS_OR_EQUAL(player(hard).nodes, (steps - 1) * slice);
            }
        });
    static_assert(sizeof(Mind) <= 12 * 1024);
}

void test_stronger_levels_win() {
    for (const int level : {normal, hard}) {
        int won = 0;
        for (Seed seed = 0; seed < 60; ++seed) {
            const bool first = seed % 2 == 0;
            const State end = play_match(
                "ffa2", {&player(first ? level : level - 1), &player(first ? level - 1 : level)},
                seed / 2, [](const State&, Seed, Action) {});
            won += (end.won >> (first ? 0 : 1)) & 1;
        }
        TEST_ASSERT_GREATER_THAN(level == normal ? 45 : 25, won);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_there_are_three_levels);
    RUN_TEST(test_everybody_comes_through_whole_matches);
    RUN_TEST(test_nothing_hidden_is_looked_at);
    RUN_TEST(test_slices_and_memory_do_not_matter);
    RUN_TEST(test_stronger_levels_win);
    return UNITY_END();
}
