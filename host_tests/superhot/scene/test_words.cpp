// What the scene says fits its lines: nobody can play for a goal that ends in dots.
#include <unity.h>

#include <string>

#include "superhot_scene/scene.h"
#include "superhot_scene/uses.h"
#include "walk.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace superhot_scene;
using superhot::Phase;
using superhot::Rules;

// Beside the box to tick, at the left of the goal row.
constexpr int goal_width = 240 - 14;

void fits(std::string_view line, int width) {
    const std::string text(line);
    TEST_ASSERT_TRUE_MESSAGE(stage::text_width(line, stage::small) <= width, text.c_str());
}

// A sentence alone has both lines.
void fit(const Words& words) {
    TEST_ASSERT_FALSE_MESSAGE(words.first.cut() || words.second.cut(), words.first.c_str());
    if (words.second.empty()) {
        const int high = stage::paragraph_height(words_width, words.first.view(), stage::small, -1);
        TEST_ASSERT_TRUE_MESSAGE(high <= 2 * stage::small.height - 1, words.first.c_str());
        return;
    }
    fits(words.first.view(), words_width);
    fits(words.second.view(), words_width);
}

template <class About, class... Arguments>
void check(About about, const Arguments&... arguments) {
    Words words;
    about(arguments..., words);
    fit(words);
}

superhot::State some_state(superhot::Mode mode, kit::Seed seed) {
    kit::Config config = superhot::game.info.form.usual();
    config.values[superhot::mode_field] = mode;
    config.values[superhot::bats_field] = 2;
    superhot::game.info.form.settle(config);
    superhot::State state;
    Rules::setup(state, config, seed);
    return state;
}

}  // namespace

static void goals_fit_their_row_and_the_line_below() {
    for (superhot::Goal goal = 0; goal < superhot::goal_count; ++goal) {
        fits(superhot::goals[goal].text, goal_width);
        for (const int count : {1, 4})
            for (const bool done : {false, true}) check(about_goal, goal, done, count);
    }
}

static void cards_fit() {
    superhot::State state = some_state(superhot::versus, 1);
    for (Card card = 0; card < superhot::obstacle_count; ++card) {
        state.line[0] = card;
        for (const bool mark : {false, true}) {
            state.hardened = mark;
            check(about_line_card, state, 0);
        }
        state.hardened = 0;
        state.knocked_out = 1;
        check(about_line_card, state, 0);
        state.knocked_out = 0;
        check(about_hand_card, state, card, true);
        check(about_next_card, card);
        for (int glitch = superhot::swap; glitch <= superhot::harden; ++glitch) {
            state.line[1] = superhot::ob(26);  // the longest name
            check(about_glitch_on, state, static_cast<superhot::Glitch>(glitch), 0);
        }
    }
    for (int glitch = superhot::swap; glitch <= superhot::lag; ++glitch)
        check(about_glitch, state, static_cast<superhot::Glitch>(glitch));
}

// Against every target of many positions: too few cards, enough, and all that fit.
static void sums_fit() {
    int sums = 0;
    for (kit::Seed seed = 1; seed <= 12; ++seed) {
        superhot::State state = some_state(superhot::versus, seed);
        kit::Rng rng(seed);
        for (int step = 0; step < 300 && !state.ended(); ++step) {
            if (state.phase == Phase::use) {
                state.hardened = 0b111111;
                for (int slot = 0; slot < state.slots; ++slot) {
                    if (state.at(slot) == superhot::no_card) continue;
                    Picks picks;
                    check(about_aim, state, slot, picks);
                    for (const Card card : state.me().hand) {
                        if (worth_of(state, slot, {card, superhot::no_card}) == 0) continue;
                        picks.push({card, superhot::no_card});
                        check(about_aim, state, slot, picks);
                        ++sums;
                        if (picks.size() == 7) break;
                    }
                }
                state.hardened = 0;
                check(about_go, state, forecast_move(state, no_slot, {}));
            }
            if (state.phase == Phase::choose) check(about_wait, state);
            kit::Action memory[128];
            kit::Actions legal(memory);
            Rules::legal(state, legal);
            kit::Events unseen;
            const auto some = rng.below(static_cast<std::uint32_t>(legal.count()));
            TEST_ASSERT_TRUE(Rules::apply(state, memory[some], unseen).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(300, sums);
}

// Whatever is said, wherever the cursor is and whatever is told.
static void everything_said_fits() {
    int said = 0;
    walk::through_all(3, [&](stand::Stand& shown) {
        Words words;
        static_cast<const Scene&>(shown.driver().scene()).words(shown.driver().view(), words);
        fit(words);
        said += !words.first.empty();
    });
    TEST_ASSERT_GREATER_THAN(1000, said);
}

// A glitch that cannot be used says why: its price, or what it works on.
static void glitches_say_why_not() {
    superhot::State state = some_state(superhot::versus, 1);
    state.phase = Phase::system;
    const auto why_not = [&](superhot::Glitch glitch) {
        const char* why = glitch_verdict(state, glitch).why_not;
        return std::string(why == nullptr ? "" : why);
    };
    state.points = {9, 9, 0};
    TEST_ASSERT_EQUAL_STRING("Nobody is knocked out", why_not(superhot::restore).c_str());
    TEST_ASSERT_EQUAL_STRING("No Bullet in the discard", why_not(superhot::ricochet).c_str());
    TEST_ASSERT_EQUAL_STRING("", why_not(superhot::harden).c_str());
    TEST_ASSERT_EQUAL_STRING("", why_not(superhot::lag).c_str());
    state.lag = 1;
    TEST_ASSERT_EQUAL_STRING("Only once a turn", why_not(superhot::lag).c_str());
    state.hardened = 0b111111;
    TEST_ASSERT_EQUAL_STRING("It has no target", why_not(superhot::harden).c_str());
    state.points = {3, 3, 9};  // Mixed pays neither
    for (const auto glitch : {superhot::restore, superhot::erase, superhot::harden})
        TEST_ASSERT_EQUAL_STRING("Too dear now", why_not(glitch).c_str());
    TEST_ASSERT_EQUAL_STRING("", why_not(superhot::swap).c_str());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(goals_fit_their_row_and_the_line_below);
    RUN_TEST(cards_fit);
    RUN_TEST(sums_fit);
    RUN_TEST(everything_said_fits);
    RUN_TEST(glitches_say_why_not);
    return UNITY_END();
}
