// What the console reads off SUPERHOT's cartridge: figures, secrets, roles, pages, challenges.
#include <unity.h>

#include <string>

#include "stage/canvas.h"
#include "stage/witness.h"
#include "superhot/goals.h"
#include "superhot/pages.h"
#include "superhot/rules.h"
#include "superhot_cartridge/cartridge.h"
#include "superhot_cartridge/topics.h"
#include "superhot_scene/topics.h"

using superhot::End;
using superhot::State;
using superhot_cartridge::cartridge;

void setUp() {}
void tearDown() {}

namespace {

constexpr std::size_t won = 0, deepest = 1, longest_run = 2, dodged = 3;

kit::Config config_of(superhot::Mode mode) {
    kit::Config config = cartridge.game.info.form.usual();
    config.values[superhot::mode_field] = mode;
    return config;
}

stage::Figures figures_of(const State& state, kit::Seat seat) {
    stage::Figures figures{};
    const kit::Config config = config_of(superhot::solo);
    cartridge.count({.config = config,
                     .seed = 0,
                     .actions = {},
                     .state = reinterpret_cast<const kit::StateBytes*>(&state),
                     .seat = seat},
                    figures);
    return figures;
}

superhot::Leg leg(int levels, End end, int dodged_bullets) {
    superhot::Leg made{};
    made.levels = static_cast<std::uint8_t>(levels);
    made.end = end;
    made.dodged = static_cast<std::uint8_t>(dodged_bullets);
    return made;
}
State ended(superhot::Mode mode, superhot::Leg first) {
    State state{};
    state.mode = mode;
    state.phase = superhot::Phase::over;
    state.legs[0] = first;
    return state;
}

}  // namespace

static void a_campaign_is_won_or_how_deep_it_went() {
    const auto victory = figures_of(ended(superhot::solo, leg(3, End::won, 7)), 0);
    TEST_ASSERT_EQUAL_UINT32(1, victory[won]);
    TEST_ASSERT_EQUAL_UINT32(3, victory[deepest]);
    TEST_ASSERT_EQUAL_UINT32(0, victory[longest_run]);
    TEST_ASSERT_EQUAL_UINT32(7, victory[dodged]);
    const auto defeat = figures_of(ended(superhot::solo, leg(1, End::no_bullets, 0)), 0);
    TEST_ASSERT_EQUAL_UINT32(0, defeat[won]);
    TEST_ASSERT_EQUAL_UINT32(2, defeat[deepest]);
}

static void an_infinite_run_counts_its_levels() {
    State state = ended(superhot::solo, leg(4, End::bullets, 0));
    state.infinite = 1;
    const auto figures = figures_of(state, 0);
    TEST_ASSERT_EQUAL_UINT32(1, figures[won]);
    TEST_ASSERT_EQUAL_UINT32(5, figures[deepest]);
    TEST_ASSERT_EQUAL_UINT32(4, figures[longest_run]);
}

static void the_system_clears_no_levels() {
    const State state = ended(superhot::versus, leg(2, End::won, 3));
    TEST_ASSERT_EQUAL_UINT32(1, figures_of(state, 0)[won]);
    for (const std::uint32_t figure : figures_of(state, 1)) TEST_ASSERT_EQUAL_UINT32(0, figure);
    const State two = ended(superhot::two_v_one, leg(1, End::no_hand, 2));
    TEST_ASSERT_EQUAL_UINT32(2, figures_of(two, 1)[dodged]);
    TEST_ASSERT_EQUAL_UINT32(0, figures_of(two, 2)[dodged]);
}

static void in_a_revenge_match_each_has_a_leg() {
    State state = ended(superhot::versus, leg(0, End::bullets, 1));
    state.revenge = 1;
    state.leg = 1;
    state.legs[1] = leg(2, End::won, 5);
    TEST_ASSERT_EQUAL_UINT32(1, figures_of(state, 0)[deepest]);
    TEST_ASSERT_EQUAL_UINT32(1, figures_of(state, 0)[dodged]);
    TEST_ASSERT_EQUAL_UINT32(1, figures_of(state, 1)[won]);
    TEST_ASSERT_EQUAL_UINT32(5, figures_of(state, 1)[dodged]);
}

// HOT-247, HOT-284, HOT-296
static void only_the_system_is_kept_from_seeing() {
    const auto sees = [](superhot::Mode mode, kit::Viewer viewer) {
        State state{}, masked{};
        superhot::Rules::setup(state, config_of(mode), 3);
        masked = state;
        superhot::Rules::mask(masked, viewer);
        return masked.normals[0].hand == state.normals[0].hand;
    };
    TEST_ASSERT_TRUE(sees(superhot::coop, 1));
    TEST_ASSERT_TRUE(sees(superhot::coop, kit::the_public));
    TEST_ASSERT_TRUE(sees(superhot::versus, 0));
    TEST_ASSERT_FALSE(sees(superhot::versus, 1));
    TEST_ASSERT_FALSE(sees(superhot::versus, kit::the_public));
    TEST_ASSERT_TRUE(sees(superhot::two_v_one, 1));
    TEST_ASSERT_FALSE(sees(superhot::two_v_one, 2));
}

static void every_seat_has_a_role() {
    for (const auto mode :
         {superhot::solo, superhot::coop, superhot::versus, superhot::two_v_one}) {
        const kit::Config config = config_of(mode);
        kit::AnyState state;
        cartridge.game.setup(state.bytes, config, 1);
        const int seats = cartridge.game.seats(state.bytes);
        const bool system = mode == superhot::versus || mode == superhot::two_v_one;
        for (int seat = 0; seat < seats; ++seat) {
            const auto role = cartridge.role(config, static_cast<kit::Seat>(seat));
            TEST_ASSERT_FALSE(role.empty());
            TEST_ASSERT_EQUAL(system && seat == seats - 1, role == "System");
        }
    }
}

static void pages_are_where_scenes_look_for_them() {
    TEST_ASSERT_EQUAL_size_t(superhot::page_count, cartridge.rules.size());
    for (std::size_t i = 0; i < cartridge.rules.size(); ++i)
        TEST_ASSERT_TRUE(cartridge.rules[i].title == superhot::pages[i].title);
    const auto& card = cartridge.rules[superhot::page_number(superhot::Page::system_card)];
    TEST_ASSERT_TRUE(card.title == "The System card");
}

static void challenges_can_be_set_up() {
    for (const stage::ChallengeSetup& setup : cartridge.challenges) {
        TEST_ASSERT_TRUE(kit::config_verdict(cartridge.game, setup.config).ok());
        kit::AnyState state;
        cartridge.game.setup(state.bytes, setup.config, 1);
        TEST_ASSERT_EQUAL(cartridge.game.seats(state.bytes), setup.seats);
        TEST_ASSERT_TRUE(setup.seat < setup.seats);
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

// What is drawn of a thing that Y explains.
static std::string words_on_card(int topic) {
    struct Ear final : stage::TextWitness {
        void drawn(const stage::DrawnText& text) override { all += std::string(text.text) + "|"; }
        void lost_its_end(std::string_view) override {}
        std::string all;
    } ear;
    std::vector<stage::Colour> pixels(stage::screen_size * stage::screen_size);
    stage::Canvas canvas(pixels.data(), stage::screen_area, stage::standard_theme);
    const stage::Listening listening(ear);
    superhot_cartridge::draw_topic(canvas, topic);
    return ear.all;
}

// Only a count that is never lost counts "whenever it happens" and "in all".
static void a_goal_tells_how_it_counts() {
    for (int i = 0; i < superhot::goal_count; ++i) {
        const auto goal = static_cast<superhot::Goal>(i);
        const superhot::GoalCard& card = superhot::goals[goal];
        State state{};
        const bool counts = static_cast<std::size_t>(i) < state.counters.size();
        if (counts) state.counters[goal] = 1;
        kit::Events unseen;
        superhot::count_move(state, unseen);
        superhot::count_wait(state, unseen);
        const bool kept =
            counts && card.type == superhot::GoalType::counter && state.counters[goal] > 0;
        const int number = superhot_scene::topic_number(superhot_scene::Group::goal, goal);
        stage::Topic topic;
        superhot_cartridge::topic(number, topic);
        const std::string rule(topic.rule.view()), name(card.name);
        TEST_ASSERT_EQUAL_MESSAGE(kept, rule.find("whenever") != std::string::npos, name.c_str());
        const std::string shown = words_on_card(number);
        TEST_ASSERT_EQUAL_MESSAGE(kept, shown.find("in all") != std::string::npos, name.c_str());
        const bool most = card.text.starts_with("At most");
        TEST_ASSERT_EQUAL_MESSAGE(most, shown.find("at most") != std::string::npos, name.c_str());
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_campaign_is_won_or_how_deep_it_went);
    RUN_TEST(an_infinite_run_counts_its_levels);
    RUN_TEST(the_system_clears_no_levels);
    RUN_TEST(in_a_revenge_match_each_has_a_leg);
    RUN_TEST(only_the_system_is_kept_from_seeing);
    RUN_TEST(every_seat_has_a_role);
    RUN_TEST(pages_are_where_scenes_look_for_them);
    RUN_TEST(challenges_can_be_set_up);
    RUN_TEST(helps_fit_their_line);
    RUN_TEST(a_goal_tells_how_it_counts);
    return UNITY_END();
}
