// What the console reads off the cartridge: figures, pages, challenges, and that words fit.
#include <unity.h>

#include <string>
#include <vector>

#include "bluff/pages.h"
#include "bluff/rules.h"
#include "bluff_cartridge/cartridge.h"
#include "bluff_cartridge/statistics.h"
#include "kit/player.h"
#include "stage/canvas.h"

using namespace bluff_cartridge;
using bluff::Rules;
using bluff::State;

void setUp() {}
void tearDown() {}

namespace {

struct Played {
    kit::Config config;
    kit::Seed seed;
    std::vector<kit::Action> actions;
    State state{};
    // Counted from the positions, not from the events.
    std::array<stage::Figures, bluff::most_seats> wanted{};

    Played(const kit::Config& how, kit::Seed which) : config(how), seed(which) {
        Rules::setup(state, config, seed);
    }
    void take(kit::Action action) {
        const State before = state;
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        actions.push_back(action);
        if (before.phase == bluff::Phase::respond && state.stack.empty()) resolved(before, action);
        if (state.round_over() && !before.round_over())
            for (kit::Seat seat = 0; seat < state.seats; ++seat)
                wanted[seat][rounds_won] = state.wins[seat];
    }
    stage::Figures figures(kit::Seat seat) const {
        stage::Figures out{};
        cartridge.count(
            {config, seed, actions, reinterpret_cast<const kit::StateBytes*>(&state), seat}, out);
        return out;
    }

  private:
    void resolved(const State& before, kit::Action last) {
        for (std::size_t i = 0; i < before.stack.size(); ++i) {
            stage::Figures& own = wanted[before.stack[i].seat];
            own[lies_told] += !before.stack[i].is_true();
            own[bullets_fired] += i > 0;
        }
        if (last.kind != bluff::call) return;
        const bool lie = !before.stack.back().is_true();
        wanted[before.stack.back().seat][lies_caught] += lie;
        ++wanted[before.actor][calls_made];
        wanted[before.actor][calls_right] += lie;
    }
};

void check_figures(const Played& match, kit::Seat seat, const stage::Figures& wanted) {
    const stage::Figures figures = match.figures(seat);
    for (std::size_t i = 0; i < stage::max_statistics; ++i)
        TEST_ASSERT_EQUAL_UINT32(wanted[i], figures[i]);
}

}  // namespace

// The second lesson's: two lies of the rival, one of which is called, and a Bullet from each.
static void figures_of_a_match_by_hand() {
    const stage::Lesson& lesson = cartridge.lessons[1];
    Played match(lesson.config, lesson.seed);
    for (const kit::Action action : lesson.before) match.take(action);
    for (const stage::LessonStep& step : lesson.steps)
        if (!step.actions.empty()) match.take(step.actions[0]);
    TEST_ASSERT_TRUE(match.state.over());
    check_figures(match, 0, {0, 0, 1, 1, 1, 1});
    check_figures(match, 1, {2, 1, 0, 0, 1, 0});
}

static void figures_are_those_of_the_match() {
    stage::Figures sums{};
    for (kit::Seed seed = 1; seed <= 20; ++seed) {
        kit::Rng rng(seed * 7);
        kit::Config config = cartridge.game.info.form.random(rng);
        Played match(config, seed);
        while (!match.state.over())
            match.take(kit::random_legal(
                cartridge.game, reinterpret_cast<const kit::StateBytes*>(&match.state), rng));
        for (kit::Seat seat = 0; seat < match.state.seats; ++seat) {
            check_figures(match, seat, match.wanted[seat]);
            for (std::size_t i = 0; i < figure_count; ++i) sums[i] += match.wanted[seat][i];
        }
    }
    for (std::size_t i = 0; i < figure_count; ++i) TEST_ASSERT_GREATER_THAN_UINT32(20, sums[i]);
    TEST_ASSERT_EQUAL_size_t(figure_count, cartridge.statistics.size());
}

static void pages_are_where_scenes_look_for_them() {
    TEST_ASSERT_EQUAL_size_t(bluff::page_count, cartridge.rules.size());
    for (std::size_t i = 0; i < cartridge.rules.size(); ++i)
        TEST_ASSERT_TRUE(cartridge.rules[i].title == bluff::pages[i].title);
}

static void challenges_can_be_set_up() {
    TEST_ASSERT_FALSE(cartridge.challenges.empty());
    for (const stage::ChallengeSetup& setup : cartridge.challenges) {
        TEST_ASSERT_TRUE(kit::config_verdict(cartridge.game, setup.config).ok());
        TEST_ASSERT_EQUAL(setup.config[bluff::players_field], setup.seats);
        TEST_ASSERT_TRUE(setup.seat < setup.seats);
        TEST_ASSERT_TRUE(setup.rivals >= 1 && setup.rivals <= 3);
        // Who has won so many rounds has won the match.
        TEST_ASSERT_EQUAL(setup.config[bluff::wins_field], setup.most);
        TEST_ASSERT_TRUE(setup.most > 1);
    }
    for (const std::int16_t par : cartridge.pars) TEST_ASSERT_TRUE(par >= 0 && par <= 3);
}

static void words_fit_their_places() {
    const auto fits = [](std::string_view words, int width) {
        TEST_ASSERT_TRUE_MESSAGE(stage::text_width(words, stage::small) <= width,
                                 std::string(words).c_str());
    };
    // One line of the set-up screen.
    for (const kit::Field& field : cartridge.game.info.form.fields) {
        fits(field.help, 232);
        for (const kit::Choice& choice : field.choices) fits(choice.help, 232);
    }
    for (const stage::Lesson& lesson : cartridge.lessons) fits(lesson.teaches, 232);
    // Two columns of the results.
    for (const stage::Statistic& statistic : cartridge.statistics) fits(statistic.title, 68);
    // The line below the numbers.
    for (const stage::ChallengeSetup& setup : cartridge.challenges)
        fits("Bluff the Bullet: " + std::string(setup.title), 160);
    for (const stage::RulePage& page : cartridge.rules) fits(page.title, 200);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(figures_of_a_match_by_hand);
    RUN_TEST(figures_are_those_of_the_match);
    RUN_TEST(pages_are_where_scenes_look_for_them);
    RUN_TEST(challenges_can_be_set_up);
    RUN_TEST(words_fit_their_places);
    return UNITY_END();
}
