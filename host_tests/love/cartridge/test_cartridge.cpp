// What the console reads off the cartridge: figures, roles, pages, challenges.
#include <unity.h>

#include <string>
#include <vector>

#include "kit/player.h"
#include "love/pages.h"
#include "love/rules.h"
#include "love_cartridge/cartridge.h"
#include "stage/canvas.h"

using love::Rules;
using love::State;
using love_cartridge::cartridge;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::size_t duels_won = 0, stolen = 1, turns_in_love = 2, fastest = 3;

struct Played {
    kit::Config config = love::game.info.form.usual();
    kit::Seed seed = 1;
    std::vector<kit::Action> actions;
    State state{};
    // Counted by hand from the positions, not from the events.
    std::array<stage::Figures, love::seat_count> wanted{};

    explicit Played(kit::Seed which) : seed(which) {
        config.values[love::length_field] = love::quick;
        Rules::setup(state, config, seed);
        kit::Rng rng(seed * 7);
        while (!state.over()) {
            const State before = state;
            const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&before);
            const kit::Action action = kit::random_legal(love::game, bytes, rng);
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
            actions.push_back(action);
            const love::DuelReport& duel = state.last_duel;
            const bool decided =
                (action.kind == love::duel || action.kind == love::commit) && !state.splitting();
            if (decided && duel.result == love::DuelResult::won) {
                ++wanted[duel.seats[love::challenger]][duels_won];
                ++wanted[duel.seats[love::challenger]][stolen];
            }
            if (decided && duel.result == love::DuelResult::lost)
                ++wanted[duel.seats[love::defender]][duels_won];
            if (state.turns > before.turns && state.chips(before.turn_seat) > 0)
                ++wanted[before.turn_seat][turns_in_love];
        }
        wanted[state.winner][fastest] = (state.turns + 3u) / 4;
    }
    stage::Figures figures(kit::Seat seat) const {
        stage::Figures out{};
        cartridge.count(
            {config, seed, actions, reinterpret_cast<const kit::StateBytes*>(&state), seat}, out);
        return out;
    }
};

}  // namespace

static void figures_are_those_of_the_match() {
    std::array<std::uint32_t, 4> sums{};
    for (kit::Seed seed = 1; seed <= 20; ++seed) {
        const Played match(seed);
        for (kit::Seat seat = 0; seat < love::seat_count; ++seat) {
            const stage::Figures figures = match.figures(seat);
            for (std::size_t i = 0; i < sums.size(); ++i) {
                TEST_ASSERT_EQUAL_UINT32(match.wanted[seat][i], figures[i]);
                sums[i] += figures[i];
            }
        }
    }
    for (const std::uint32_t sum : sums) TEST_ASSERT_GREATER_THAN_UINT32(20, sum);
    TEST_ASSERT_EQUAL_size_t(4, cartridge.statistics.size());
    TEST_ASSERT_TRUE(cartridge.statistics[fastest].keep == stage::Statistic::Keep::lowest);
}

static void a_seat_is_a_colour() {
    const kit::Config config = cartridge.game.info.form.usual();
    for (kit::Seat seat = 0; seat < love::seat_count; ++seat)
        TEST_ASSERT_TRUE(cartridge.role(config, seat) == love::colours[seat].name);
}

static void pages_are_where_scenes_look_for_them() {
    TEST_ASSERT_EQUAL_size_t(love::page_count, cartridge.rules.size());
    for (std::size_t i = 0; i < cartridge.rules.size(); ++i)
        TEST_ASSERT_TRUE(cartridge.rules[i].title == love::pages[i].title);
}

static void challenges_can_be_set_up() {
    TEST_ASSERT_FALSE(cartridge.challenges.empty());
    const auto players = kit::players_of(cartridge.game);
    for (const stage::ChallengeSetup& setup : cartridge.challenges) {
        TEST_ASSERT_TRUE(kit::config_verdict(cartridge.game, setup.config).ok());
        TEST_ASSERT_EQUAL(love::seat_count, setup.seats);
        TEST_ASSERT_TRUE(setup.seat < setup.seats);
        TEST_ASSERT_TRUE(setup.rivals >= 1 && setup.rivals <= players.size());
    }
}

// The set-up screen has one line for it.
static void helps_fit_their_line() {
    const auto fits = [](std::string_view help) {
        TEST_ASSERT_TRUE_MESSAGE(stage::text_width(help, stage::small) <= 232,
                                 std::string(help).c_str());
    };
    for (const kit::Field& field : cartridge.game.info.form.fields) {
        fits(field.help);
        for (const kit::Choice& choice : field.choices) fits(choice.help);
    }
    for (const stage::Lesson& lesson : cartridge.lessons) fits(lesson.teaches);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(figures_are_those_of_the_match);
    RUN_TEST(a_seat_is_a_colour);
    RUN_TEST(pages_are_where_scenes_look_for_them);
    RUN_TEST(challenges_can_be_set_up);
    RUN_TEST(helps_fit_their_line);
    return UNITY_END();
}
