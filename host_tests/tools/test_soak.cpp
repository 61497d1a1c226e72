// The soak catches what it is there to catch: the conformance suite's broken games.
#include "soak/soak.h"

#include <unity.h>

#include <memory>

#include "conformance/broken_games.h"
#include "kit/match.h"

using broken::Defect;

void setUp() {}
void tearDown() {}

namespace {

struct Expected {
    const kit::Game* game;
    const char* part;  // of the fault
};

constexpr Expected expected[] = {
    {&broken::game<Defect::usual_config_refused>, "usual settings are refused"},
    {&broken::game<Defect::legal_unsorted>, "wrong place of the legal list"},
    {&broken::game<Defect::legal_twice>, "twice in the legal list"},
    {&broken::game<Defect::legal_too_many>, "more than the game's info says"},
    {&broken::game<Defect::legal_refused>, "is legal but refused: not in the second round"},
    {&broken::game<Defect::illegal_accepted>, "is accepted although"},
    {&broken::game<Defect::refusal_changes>, "is refused but changes the state"},
    {&broken::game<Defect::outcome_never_over>, "do not agree on whether the match is over"},
    {&broken::game<Defect::card_lost>, "a card was lost or doubled"},
    {&broken::game<Defect::never_ends>, "longer than the game's info says"},
    {&broken::game<Defect::no_description>, "has no description"},
    {&broken::game<Defect::too_many_events>, "more events in one action"},
    {&broken::game<Defect::counts_calls>, "to a copy of the state"},
    {&broken::game<Defect::knows_its_address>, "to a copy of the state"},
    {&broken::game<Defect::hashes_padding>, "played again, the match differs"},
    {&broken::game<Defect::memory_outside>, "to a copy of the state"},
    {&broken::game<Defect::words_alike>, "the printed match"},
    {&broken::game<Defect::conceal_changes_own>, "changes what it sees"},
    {&broken::game<Defect::conceal_doubles_card>, "makes an impossible state"},
    {&broken::game<Defect::conceal_keeps_random_numbers>, "gives away the truth"},
    {&broken::game<Defect::conceal_nothing>, "gives away the truth"},
    {&broken::game<Defect::player_illegal>, "although it is not legal"},
    {&broken::game<Defect::player_illegal_rarely>, "although it is not legal"},
    {&broken::game<Defect::player_feels_slices>, "small slices"},
    {&broken::game<Defect::player_peeks>, "chooses differently"},
};

soak::Report soaked(const kit::Game& game) {
    return soak::run(game, {.actions = 40'000, .seed = 3});
}

void test_sound_copy_passes() {
    const soak::Report report = soaked(broken::game<Defect::nothing>);
    TEST_ASSERT_EQUAL_STRING("", report.fault.c_str());
    TEST_ASSERT_EQUAL(40'000, report.actions);
    TEST_ASSERT_GREATER_THAN(30'000, report.refusals);
    TEST_ASSERT_GREATER_THAN(report.actions / 10, report.decisions);
}

std::int64_t asked[3];

template <int which>
bool answer_at_random(kit::Thought& thought, std::uint32_t) {
    ++asked[which];
    thought.choice = kit::random_legal(*thought.game, thought.seen, thought.rng);
    return true;
}

// The weakest most often, but all of them again and again.
void test_every_player_is_asked() {
    constexpr auto start = [](kit::Thought&) {};
    static constexpr kit::Player weak{"weak", "Weak", 1, 0, start, answer_at_random<0>},
        fair{"fair", "Fair", 1, 0, start, answer_at_random<1>},
        strong{"strong", "Strong", 1, 0, start, answer_at_random<2>};
    static constexpr const kit::Player* players[] = {&weak, &fair, &strong};
    kit::Game game = broken::game<Defect::nothing>;
    game.info.players = players;
    const soak::Report report = soaked(game);
    TEST_ASSERT_EQUAL_STRING("", report.fault.c_str());
    TEST_ASSERT_GREATER_THAN(report.actions / 10, asked[0] + asked[1] + asked[2]);
    TEST_ASSERT_GREATER_THAN(asked[1], asked[0]);
    TEST_ASSERT_GREATER_THAN(asked[2], asked[1]);
    TEST_ASSERT_GREATER_THAN(report.actions / 100, asked[2]);
}

void test_each_defect_is_caught() {
    for (const Expected& each : expected) {
        const soak::Report report = soaked(*each.game);
        const std::string what = std::string(each.part) + " but: " + report.fault;
        TEST_ASSERT_TRUE_MESSAGE(report.fault.find(each.part) != std::string::npos, what.c_str());
    }
}

// The match that comes with a fault leads there: it replays, and the action at fault comes next.
void test_fault_can_be_replayed() {
    const kit::Game& game = broken::game<Defect::legal_refused>;
    const soak::Report report = soaked(game);
    const kit::Game* const alone[] = {&game};
    const auto match = std::make_unique<kit::Match>();
    const auto room = std::make_unique<kit::ReadMemory>();
    TEST_ASSERT_TRUE(kit::parse_match(report.match, alone, *match, *room).ok());
    TEST_ASSERT_EQUAL_STRING("stand", report.action.c_str());
    const auto more = kit::parse_match(report.match + report.action, alone, *match, *room);
    TEST_ASSERT_EQUAL(kit::Fault::refused_action, more.fault);
    TEST_ASSERT_EQUAL_STRING("not in the second round", more.detail);
    // The same seed finds the same.
    TEST_ASSERT_EQUAL_STRING(report.match.c_str(), soaked(game).match.c_str());
}

void test_progress_is_told() {
    std::int64_t last = 0;
    int told = 0;
    soak::run(broken::game<Defect::nothing>, {.actions = 60'000, .progress = [&](std::int64_t at) {
                                                  TEST_ASSERT_TRUE(at > last);
                                                  last = at;
                                                  ++told;
                                              }});
    TEST_ASSERT_GREATER_THAN(2, told);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_sound_copy_passes);
    RUN_TEST(test_every_player_is_asked);
    RUN_TEST(test_each_defect_is_caught);
    RUN_TEST(test_fault_can_be_replayed);
    RUN_TEST(test_progress_is_told);
    return UNITY_END();
}
