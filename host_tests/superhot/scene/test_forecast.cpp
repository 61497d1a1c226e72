// What is shown before time moves is what happens: slots, gains, hits, shots; and a warning means
// that nothing could have helped.
#include <unity.h>

#include <array>

#include "superhot/places.h"
#include "superhot/rules.h"
#include "superhot_scene/forecast.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace superhot_scene;
using kit::Action;
using superhot::End;
using superhot::Phase;
using superhot::Rules;
using superhot::Where;

kit::Config config_of(superhot::Mode mode, kit::Seed seed) {
    kit::Config config = superhot::game.info.form.usual();
    config.values[superhot::mode_field] = mode;
    config.values[superhot::seven_line_field] = seed % 3 == 0;
    config.values[superhot::storm_field] = seed % 2;
    config.values[superhot::times_up_field] = seed % 2;
    config.values[superhot::bats_field] = static_cast<std::uint8_t>(seed % 3);
    superhot::game.info.form.settle(config);
    return config;
}

struct Happened {
    int emptied = 0, hits = 0, gains = 0, shots = 0;
    End end = End::none;
    bool level_cleared = false;
};

// The turn's end, with whatever it asks decided by lot.
Happened finish(State state, Action action, kit::Rng& rng) {
    Happened result;
    bool maneuvers = action.kind == superhot::wait_go;
    result.emptied = maneuvers ? 1 : 0;
    for (;;) {
        std::array<kit::Event, kit::max_events> memory;
        kit::Events events(memory);
        TEST_ASSERT_TRUE(Rules::apply(state, action, events).ok());
        for (const kit::Event& event : events.all()) {
            if (event.kind == superhot::maneuvered) {
                result.emptied = event.a;
                maneuvers = true;
            }
            if (event.kind == superhot::used_gone || event.kind == superhot::ability_acts)
                maneuvers = false;
            if (event.kind == superhot::card_left && maneuvers) {
                result.hits += static_cast<Where>(event.c) == Where::hand;
                result.gains += static_cast<Where>(event.c) == Where::player_discard;
            }
            if (event.kind == superhot::shots_fired) result.shots += event.c;
            result.level_cleared = result.level_cleared || event.kind == superhot::level_cleared;
            if (event.kind == superhot::leg_over) result.end = static_cast<End>(event.b);
        }
        if (state.phase != Phase::order && state.phase != Phase::drop && state.phase != Phase::aid)
            return result;
        std::array<Action, 128> room;
        kit::Actions legal(room);
        Rules::legal(state, legal);
        const auto all = legal.kept();
        action = state.phase == Phase::aid ? Action{superhot::no_aid}
                                           : all[rng.below(static_cast<std::uint32_t>(all.size()))];
    }
}

struct Tally {
    int compared = 0, warnings = 0, unforeseen = 0, completed = 0, unseen = 0;
};

void compare(const State& state, const Forecast& forecast, Action action, kit::Rng& rng,
             Tally& tally) {
    constexpr int worlds = 6;
    int lost = 0, cleared = 0;
    for (int world = 0; world < worlds; ++world) {
        State twin = state;
        Rules::conceal(twin, Rules::turn(state), rng);
        const Happened happened = finish(twin, action, rng);
        const bool full = happened.end == End::none || happened.end == End::won;
        lost += !full;
        cleared += happened.level_cleared;
        if (forecast.completes) TEST_ASSERT_TRUE_MESSAGE(happened.level_cleared, "not complete");
        if (forecast.loss != End::none) {
            TEST_ASSERT_FALSE_MESSAGE(full, "a false alarm");
            continue;
        }
        TEST_ASSERT_TRUE_MESSAGE(
            full || happened.emptied == 0 || happened.emptied == forecast.emptied,
            "other slots are emptied");
        if (!full) continue;
        TEST_ASSERT_EQUAL_INT(forecast.emptied, happened.emptied);
        TEST_ASSERT_EQUAL_INT(forecast.gains, happened.gains);
        TEST_ASSERT_EQUAL_INT(forecast.hits, happened.hits);
        if (!happened.level_cleared) TEST_ASSERT_EQUAL_INT(forecast.shots, happened.shots);
        ++tally.compared;
    }
    tally.warnings += forecast.loss != End::none;
    tally.unforeseen += forecast.loss == End::none && lost == worlds;
    tally.completed += forecast.completes;
    tally.unseen += !forecast.completes && cleared == worlds;
}

}  // namespace

static void what_is_foreseen_happens() {
    Tally tally;
    for (const superhot::Mode mode :
         {superhot::solo, superhot::coop, superhot::versus, superhot::two_v_one}) {
        for (kit::Seed seed = 1; seed <= 150; ++seed) {
            State state{};
            Rules::setup(state, config_of(mode, seed), seed);
            kit::Rng rng(seed * 13 + mode);
            for (int step = 0; step < 250 && state.phase != Phase::over; ++step) {
                if (state.phase == Phase::use && superhot::may_end_use(state).ok())
                    compare(state, forecast_move(state, no_slot, {}), {superhot::end_use}, rng,
                            tally);
                if (state.phase == Phase::waiting)
                    compare(state, forecast_wait(state), {superhot::wait_go}, rng, tally);
                std::array<Action, 128> room;
                kit::Actions legal(room);
                Rules::legal(state, legal);
                const auto all = legal.kept();
                kit::Events unseen;
                const Action action = all[rng.below(static_cast<std::uint32_t>(all.size()))];
                TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(5000, tally.compared);
    TEST_ASSERT_GREATER_THAN(100, tally.warnings);
    // What is left is luck that looks the same six times: Bullets from a deck, a bat.
    TEST_ASSERT_LESS_THAN(tally.warnings / 10, tally.unforeseen);
    TEST_ASSERT_GREATER_THAN(10, tally.completed);
    TEST_ASSERT_LESS_THAN(3, tally.unseen);
}

// The target that falls counts as gone, and its cards as used.
static void chosen_cards_count_before_they_are_used() {
    for (kit::Seed seed = 1; seed <= 200; ++seed) {
        State state{};
        Rules::setup(state, config_of(superhot::solo, seed), seed);
        state.phase = Phase::use;
        for (int slot = 0; slot < state.slots; ++slot) {
            if (!superhot::may_begin(state, slot, superhot::destroy).ok()) continue;
            Picks picks;
            TEST_ASSERT_TRUE(find_cheapest(state, slot, picks));
            PlannedActions plan;
            plan_hit(state, slot, superhot::destroy, picks, plan);
            State after = state;
            kit::Events unseen;
            for (const Action action : plan)
                TEST_ASSERT_TRUE(Rules::apply(after, action, unseen).ok());
            const Forecast before = forecast_move(state, slot, picks);
            const Forecast then = forecast_move(after, no_slot, {});
            TEST_ASSERT_EQUAL_INT(then.emptied, before.emptied);
            TEST_ASSERT_EQUAL_INT(then.gains, before.gains);
            TEST_ASSERT_EQUAL_INT(then.hits, before.hits);
            TEST_ASSERT_EQUAL_INT(then.shots, before.shots);
        }
    }
}

// Wherever an attack can be paid, or is being paid, the scene finds cards that the rules take.
static void the_cheapest_cards_are_found_in_every_position() {
    int whole = 0, rest = 0, doubled = 0;
    kit::Rng rng(5);
    for (int match = 0; match < 4000; ++match) {
        State state{};
        Rules::setup(state, kit::random_config(superhot::game, rng), rng.next());
        kit::Events unseen;
        while (state.phase != Phase::over) {
            const bool open = state.phase == Phase::hit;
            for (int slot = 0; slot < state.slots; ++slot) {
                if (open ? slot != state.hit_slot
                         : state.phase != Phase::use ||
                               !superhot::may_begin(state, slot, superhot::destroy).ok())
                    continue;
                Picks picks;
                TEST_ASSERT_TRUE(find_cheapest(state, slot, picks));
                stage::PlannedActions plan;
                plan_hit(state, slot, superhot::destroy, picks, plan);
                State after = state;
                for (const Action action : plan)
                    TEST_ASSERT_TRUE(Rules::apply(after, action, unseen).ok());
                TEST_ASSERT_TRUE(after.phase == Phase::use);
                ++(open ? rest : whole);
                doubled += index_of(picks, superhot::double_trouble) >= 0 ? 1 : 0;
            }
            const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&state);
            const Action action = kit::random_legal(superhot::game, bytes, rng);
            TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(10000, whole);
    TEST_ASSERT_GREATER_THAN(10000, rest);
    TEST_ASSERT_GREATER_THAN(500, doubled);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(what_is_foreseen_happens);
    RUN_TEST(chosen_cards_count_before_they_are_used);
    RUN_TEST(the_cheapest_cards_are_found_in_every_position);
    return UNITY_END();
}
