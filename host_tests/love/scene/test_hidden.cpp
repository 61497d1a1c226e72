// What a viewer may not know is not drawn: the pictures stay the same, pixel by pixel, when all
// that is hidden from the viewer is dealt anew, other splits included (LOV-140, LOV-142).
#include <unity.h>

#include "stand.h"

void setUp() {}
void tearDown() {}

namespace {

using love::Rules;
using love::State;
using stand::Stand;

kit::Config config_of(bool memory_aid) {
    kit::Config config = love::game.info.form.usual();
    config.values[love::memory_field] = memory_aid;
    return config;
}

kit::Action any_action(const State& state, kit::Rng& rng) {
    return kit::random_legal(love::game, reinterpret_cast<const kit::StateBytes*>(&state), rng);
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
        if ((event.seen_by >> viewer & 1) == 0) event.a = event.b = event.c = event.d = 0;
        seen.push_back(event);
    }
    return seen;
}

int compare_films(const State& state, const State& twin, kit::Seat viewer, kit::Action action) {
    State after, twin_after;
    const auto events = seen_events(state, action, viewer, after);
    if (events.empty() || events != seen_events(twin, action, viewer, twin_after)) return 0;
    kit::Hasher one, other;
    Rules::view(after, viewer, one);
    Rules::view(twin_after, viewer, other);
    if (one.value() != other.value()) return 0;
    Stand here(state, viewer), there(twin, viewer);
    TEST_ASSERT_TRUE_MESSAGE(here.film(action) == there.film(action),
                             "the story gives something away");
    TEST_ASSERT_TRUE(here.cues == there.cues);
    return 1;
}

}  // namespace

static void hidden_cards_and_splits_are_not_drawn() {
    int pictures = 0, films = 0, splits = 0;
    for (kit::Seed seed = 1; seed <= 10; ++seed) {
        State state{};
        Rules::setup(state, config_of(seed % 2 == 0), seed);
        kit::Rng rng(seed * 31);
        for (int step = 0; step < 160 && !state.over(); ++step) {
            const kit::Action action = any_action(state, rng);
            if (rng.below(3) == 0) {
                const auto viewer = static_cast<kit::Seat>(rng.below(love::seat_count));
                State twin = state;
                Rules::conceal(twin, viewer, rng);
                splits += twin.duel.fired != state.duel.fired;
                Stand here(state, viewer), there(twin, viewer);
                TEST_ASSERT_TRUE_MESSAGE(here.picture() == there.picture(),
                                         "the picture gives something away");
                // And with the cursor anywhere, and in whatever opens there.
                for (int i = 0; i < 6; ++i) {
                    constexpr const char* ways[] = {"UP", "DOWN", "LEFT", "RIGHT", "B"};
                    const std::string key = ways[rng.below(5)];
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
    TEST_ASSERT_GREATER_THAN(300, pictures);
    TEST_ASSERT_GREATER_THAN(100, films);
    TEST_ASSERT_GREATER_THAN(20, splits);
}

// After a split is confirmed everything goes on alike, whatever it was (ledger 8.4).
static void a_confirmed_split_is_not_shown_again() {
    State state{};
    Rules::setup(state, config_of(false), 4);
    kit::Events unseen;
    for (love::Heart heart = 0; heart < love::heart_count; ++heart)
        if (Rules::apply(state, {love::duel, heart}, unseen).ok()) break;
    TEST_ASSERT_EQUAL(love::Phase::challenger_splits, state.phase);
    for (kit::Seat viewer = 0; viewer < love::seat_count; ++viewer) {
        Stand none(state, viewer), all(state, viewer);
        const auto kept = none.film({love::commit, 0}), fired = all.film({love::commit, 6});
        // The one who splits sees the bullets in both hands until then.
        TEST_ASSERT_TRUE(kept == fired);
        TEST_ASSERT_TRUE(none.picture() == all.picture());
        TEST_ASSERT_TRUE(none.cues == all.cues);
    }
}

// The tests above can fail: a viewer sees the own hand.
static void seen_cards_are_drawn() {
    State state{};
    Rules::setup(state, config_of(false), 3);
    kit::Events unseen;
    // All exchange their Lassos: from now on nobody knows them.
    for (int i = 0; i < 8; ++i) {
        const kit::Action away{love::reload, love::packed(state.hand[state.turn_seat])};
        TEST_ASSERT_TRUE(
            Rules::apply(state, i % 2 == 0 ? away : kit::Action{love::end}, unseen).ok());
    }
    kit::Rng rng(1);
    State twin = state;
    for (int i = 0; i < 20 && twin.hand[1] == state.hand[1]; ++i) Rules::conceal(twin, 0, rng);
    TEST_ASSERT_FALSE(twin.hand[1] == state.hand[1]);
    TEST_ASSERT_TRUE(Stand(state, 0).picture() == Stand(twin, 0).picture());
    TEST_ASSERT_FALSE(Stand(state, 1).picture() == Stand(twin, 1).picture());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(hidden_cards_and_splits_are_not_drawn);
    RUN_TEST(a_confirmed_split_is_not_shown_again);
    RUN_TEST(seen_cards_are_drawn);
    return UNITY_END();
}
