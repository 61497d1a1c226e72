// What the console counts of a match and keeps apart, and what the challenges are made of.
#include <set>
#include <string>

#include "bullet/rules.h"
#include "bullet/table.h"
#include "bullet_cartridge/cartridge.h"
#include "bullet_cartridge/challenges.h"
#include "bullet_cartridge/statistics.h"
#include "kit/match.h"

extern "C" {
#include "unity.h"
}

using namespace bullet;
using namespace bullet_cartridge;

void setUp() {}
void tearDown() {}

namespace {

kit::Config config_of(std::uint8_t table, std::initializer_list<Heroine> seats) {
    kit::Config config{};
    config.values[table_field] = table;
    std::size_t field = heroine_field;
    for (const Heroine heroine : seats)
        config.values[field++] = static_cast<std::uint8_t>(1 + heroine);
    return config;
}

// Counted by what is chosen and by what the positions before and after look like: no event is
// looked at.
class OwnCount {
  public:
    explicit OwnCount(Seat seat) : seat_(seat) {}

    void count(const State& before, kit::Action action, const State& after) {
        if (before.sudden != 0 || after.sudden != 0) sudden_ = true;
        const Board &was = before.at(seat_), &is = after.at(seat_);
        // The one that takes her out of the game goes with her.
        figures[hits_taken] += is.life.size() > was.life.size() ||
                               (was.phase == Phase::option && is.phase == Phase::out);
        if (Rules::turn(before) != seat_) return;
        figures[patterns_used] += action.kind == use_pattern;
        figures[powerups_used] += action.kind == use_powerup || is_wasted_powerup(action);
        if (action.kind == end_round) {
            ++figures[rounds_survived];
            const Spaces burnt = was.heroine == vesta ? last_row : 0;
            figures[clean_rounds] += (was.sight.bullets() & ~burnt) == 0;
        }
        if (!clears(before, action)) return;
        const int taken = size_of(was.sight.bullets()) - size_of(is.sight.bullets());
        figures[stars_cleared] +=
            static_cast<std::uint32_t>(size_of(was.sight.stars()) - size_of(is.sight.stars()));
        figures[bullets_cleared] += static_cast<std::uint32_t>(taken);
        if (action.kind == use_pattern)
            figures[biggest_clear] =
                std::max(figures[biggest_clear], static_cast<std::uint32_t>(taken));
    }
    bool sudden() const { return sudden_; }

    stage::Figures figures{};

  private:
    static bool is_wasted_powerup(kit::Action action) {
        return action.kind == fizzle && action.a >= powerup_source && action.a < team_source;
    }
    // Sweeper, Swallow and Bite besides patterns.
    bool clears(const State& state, kit::Action action) const {
        const Board& board = state.at(seat_);
        const auto does = [](EffectId id) { return effect(id)[0].verb == Verb::clear; };
        switch (action.kind) {
            case use_pattern:
                return true;
            case use_action:
                return does(board.card().actions[action.a].effect);
            case use_powerup:
                return does(effect_of_powerup(board.powerups[action.a]));
            case star_action:
                return does(board.card().stars[action.a].effect);
            case choose:
                return top_frame(state)->kind == Pending::effect &&
                       pending_step(*top_frame(state)).verb == Verb::clear;
            default:
                return false;
        }
    }

    Seat seat_;
    bool sudden_ = false;
};

// Patterns are taken where there are any: at random they are hardly ever.
kit::Action likely_action(const State& state, kit::Rng& rng) {
    std::array<kit::Action, Rules::info.most_legal> room;
    kit::Actions all(room);
    Rules::legal(state, all);
    for (const kit::Action action : all.kept())
        if (action.kind == use_pattern || (action.kind == use_powerup && rng.below(4) == 0))
            return action;
    if (rng.below(2) == 0) return all.kept()[0];
    return all.kept()[rng.below(static_cast<std::uint32_t>(all.kept().size()))];
}

int check_match(const kit::Config& config, kit::Seed seed) {
    State state{};
    Rules::setup(state, config, seed);
    std::vector<OwnCount> own;
    for (Seat seat = 0; seat < state.seats; ++seat) own.emplace_back(seat);
    std::vector<kit::Action> actions;
    kit::Rng rng(seed);
    while (!state.over()) {
        const State before = state;
        const kit::Action action = likely_action(state, rng);
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        actions.push_back(action);
        for (OwnCount& each : own) each.count(before, action, state);
    }
    int compared = 0;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if (own[seat].sudden()) continue;  // what hits there leaves no trace
        stage::Figures counted{};
        count_figures(
            {config, seed, actions, reinterpret_cast<const kit::StateBytes*>(&state), seat},
            counted);
        for (std::size_t i = 0; i < figure_count; ++i)
            TEST_ASSERT_EQUAL_UINT32_MESSAGE(own[seat].figures[i], counted[i],
                                             std::string(statistics[i].title).c_str());
        TEST_ASSERT_EQUAL_UINT32(state.at(seat).cleared, counted[bullets_cleared]);
        ++compared;
    }
    return compared;
}

void figures_are_what_happened() {
    int compared = 0;
    for (kit::Seed seed = 1; seed <= 12; ++seed) {
        compared += check_match(config_of(score_table, {esfir}), seed);
        compared += check_match(config_of(score_table, {nawa}), seed);
        compared += check_match(config_of(score_table, {vesta}), seed);
        compared += check_match(config_of(ffa2_table, {rose, vesta}), seed);
        compared += check_match(config_of(ffa2_table + 1, {ynn, jane, planil}), seed);
    }
    TEST_ASSERT_GREATER_THAN(60, compared);
}

void each_heroine_has_scores_of_her_own() {
    std::set<int> kinds;
    std::set<std::string> titles;
    for (int heroine = 0; heroine < static_cast<int>(heroine_count); ++heroine)
        for (const std::uint8_t table :
             {std::uint8_t{score_table}, std::uint8_t{ffa2_table}, std::uint8_t{teams4_table}}) {
            const kit::Config config = config_of(table, {static_cast<Heroine>(heroine)});
            State state{};
            Rules::setup(state, config, 5);
            const stage::FinishedMatch match{
                config, 5, {}, reinterpret_cast<const kit::StateBytes*>(&state), 0};
            const std::uint8_t kind = score_kinds.of(match);
            TEST_ASSERT_LESS_THAN(score_kinds.count, kind);
            kit::Text<32> title;
            score_kinds.title(kind, title);
            const std::string words(title.view());
            TEST_ASSERT_EQUAL(0, words.find(card_of(static_cast<Heroine>(heroine)).name));
            TEST_ASSERT_EQUAL(table == score_table, words.find("alone") != std::string::npos);
            kinds.insert(kind);
            titles.insert(words);
        }
    TEST_ASSERT_EQUAL_size_t(score_kinds.count, kinds.size());
    TEST_ASSERT_EQUAL_size_t(score_kinds.count, titles.size());
}

void challenges_are_score_attack_with_each_heroine() {
    std::set<Heroine> seen;
    for (const stage::ChallengeSetup& setup : challenges) {
        TEST_ASSERT_TRUE(kit::config_verdict(game, setup.config).ok());
        State state{};
        Rules::setup(state, setup.config, 9);
        TEST_ASSERT_EQUAL(setup.seats, state.seats);
        TEST_ASSERT_TRUE(state.mode == Mode::score_attack);
        TEST_ASSERT_TRUE(setup.title == state.at(0).card().name);
        seen.insert(state.at(0).heroine);
    }
    TEST_ASSERT_EQUAL_size_t(heroine_count, seen.size());
}

void a_seat_is_called_by_its_heroine() {
    const kit::Config config = config_of(ffa2_table + 1, {rose, jane});
    TEST_ASSERT_TRUE(cartridge.role(config, 0) == "Rose");
    TEST_ASSERT_TRUE(cartridge.role(config, 1) == "Jane");
    TEST_ASSERT_TRUE(cartridge.role(config, 2).empty());  // by lot
    // Whoever is taken gives way (BUL-014).
    TEST_ASSERT_TRUE(cartridge.role(config_of(ffa2_table, {rose, rose}), 1) == "Vesta");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(figures_are_what_happened);
    RUN_TEST(each_heroine_has_scores_of_her_own);
    RUN_TEST(challenges_are_score_attack_with_each_heroine);
    RUN_TEST(a_seat_is_called_by_its_heroine);
    return UNITY_END();
}
