// What a viewer may not know is not drawn: the pictures stay the same, pixel by pixel, when all
// that is hidden from the viewer is dealt anew.
#include <unity.h>

#include "stand.h"

void setUp() {}
void tearDown() {}

namespace {

using stand::Stand;
using superhot::Phase;
using superhot::Rules;
using superhot::State;

kit::Config config_of(superhot::Mode mode, bool seven) {
    kit::Config config = superhot::game.info.form.usual();
    config.values[superhot::mode_field] = mode;
    config.values[superhot::seven_line_field] = seven;
    config.values[superhot::bats_field] = 2;
    superhot::game.info.form.settle(config);
    return config;
}

kit::Action any_action(const State& state, kit::Rng& rng) {
    std::array<kit::Action, 128> room;
    kit::Actions legal(room);
    Rules::legal(state, legal);
    const auto all = legal.kept();
    return all[rng.below(static_cast<std::uint32_t>(all.size()))];
}

// As the viewer may know them.
std::vector<kit::Event> seen_events(const State& before, kit::Action action, kit::Seat viewer,
                                    State& after) {
    after = before;
    std::array<kit::Event, kit::max_events> memory;
    kit::Events events(memory);
    std::vector<kit::Event> seen;
    if (!Rules::apply(after, action, events).ok()) return seen;
    for (kit::Event event : events.all()) {
        if ((event.seen_by >> viewer & 1) == 0) event.b = event.c = event.d = 0;
        seen.push_back(event);
    }
    return seen;
}

int compare_films(const State& state, const State& twin, kit::Seat viewer, kit::Action action) {
    State after, twin_after;
    const auto events = seen_events(state, action, viewer, after);
    if (events.empty() || events != seen_events(twin, action, viewer, twin_after)) return 0;
    // A deal may turn the top card of the deck: then they look different, and rightly so.
    kit::Hasher one, other;
    Rules::view(after, viewer, one);
    Rules::view(twin_after, viewer, other);
    if (one.value() != other.value()) return 0;
    Stand here(state, viewer), there(twin, viewer);
    TEST_ASSERT_TRUE_MESSAGE(here.film(action) == there.film(action),
                             "the story gives something away");
    return 1;
}

}  // namespace

static void hidden_cards_are_not_drawn() {
    int pictures = 0, films = 0;
    for (const superhot::Mode mode :
         {superhot::solo, superhot::coop, superhot::versus, superhot::two_v_one}) {
        for (kit::Seed seed = 1; seed <= 8; ++seed) {
            State state{};
            Rules::setup(state, config_of(mode, seed % 2 == 0), seed);
            kit::Rng rng(seed * 31);
            for (int step = 0; step < 120 && state.phase != Phase::over; ++step) {
                const kit::Action action = any_action(state, rng);
                if (rng.below(3) == 0) {
                    const auto viewer = static_cast<kit::Seat>(
                        rng.below(static_cast<std::uint32_t>(Rules::seats(state))));
                    State twin = state;
                    Rules::conceal(twin, viewer, rng);
                    Stand here(state, viewer), there(twin, viewer);
                    TEST_ASSERT_TRUE_MESSAGE(here.picture() == there.picture(),
                                             "the picture gives something away");
                    // And with the cursor anywhere, and in whatever opens there.
                    for (int i = 0; i < 6; ++i) {
                        constexpr const char* ways[] = {"UP", "DOWN", "LEFT", "RIGHT"};
                        const std::string key = ways[rng.below(4)];
                        here.keys(key);
                        there.keys(key);
                        TEST_ASSERT_TRUE(here.picture() == there.picture());
                    }
                    ++pictures;
                    films += compare_films(state, twin, viewer, action);
                }
                kit::Events unseen;
                TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(300, pictures);
    TEST_ASSERT_GREATER_THAN(100, films);
}

// The test above can fail: a viewer who sees the hand gets another picture for another hand.
static void seen_cards_are_drawn() {
    State state{};
    Rules::setup(state, config_of(superhot::versus, false), 3);
    kit::Rng rng(1);
    State twin = state;
    for (int i = 0; i < 20 && twin.normals[0].hand == state.normals[0].hand; ++i)
        Rules::conceal(twin, state.system_seat(), rng);
    TEST_ASSERT_FALSE(twin.normals[0].hand == state.normals[0].hand);
    TEST_ASSERT_TRUE(Stand(state, 1).picture() == Stand(twin, 1).picture());
    TEST_ASSERT_FALSE(Stand(state, 0).picture() == Stand(twin, 0).picture());
    // A replay shows everything.
    TEST_ASSERT_FALSE(Stand(state, kit::nobody).picture() == Stand(twin, kit::nobody).picture());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(hidden_cards_are_not_drawn);
    RUN_TEST(seen_cards_are_drawn);
    return UNITY_END();
}
