// What the console counts of a match and keeps apart, and what the challenges are made of.
#include <set>
#include <string>

#include "bullet/rules.h"
#include "bullet/table.h"
#include "bullet/topics.h"
#include "bullet_cartridge/cartridge.h"
#include "bullet_cartridge/challenges.h"
#include "bullet_cartridge/ladder.h"
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
        for (const std::uint8_t table : {std::uint8_t{score_table}, std::uint8_t{ffa2_table},
                                         std::uint8_t{teams4_table}, std::uint8_t{boss1_table}}) {
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
            TEST_ASSERT_EQUAL(table == boss1_table, words.find("bosses") != std::string::npos);
            kinds.insert(kind);
            titles.insert(words);
        }
    TEST_ASSERT_EQUAL_size_t(score_kinds.count, kinds.size());
    TEST_ASSERT_EQUAL_size_t(score_kinds.count, titles.size());
}

// Each heroine alone, then each boss with a heroine that it may meet; whoever is named plays.
void challenges_have_each_heroine_and_each_boss() {
    std::set<Heroine> alone, against_bosses;
    std::set<Boss> bosses_met;
    for (const stage::ChallengeSetup& setup : challenges) {
        TEST_ASSERT_TRUE(kit::config_verdict(game, setup.config).ok());
        State state{};
        Rules::setup(state, setup.config, 9);
        TEST_ASSERT_EQUAL(setup.seats, state.seats);
        TEST_ASSERT_EQUAL(setup.config[heroine_field] - 1, state.at(0).heroine);
        if (state.mode == Mode::boss_battle) {
            TEST_ASSERT_TRUE(setup.title == bosses[state.boss.who + 1].title);
            TEST_ASSERT_EQUAL(setup.config[boss_field] - 1, state.boss.who);
            bosses_met.insert(state.boss.who);
            against_bosses.insert(state.at(0).heroine);
        } else {
            TEST_ASSERT_TRUE(state.mode == Mode::score_attack);
            TEST_ASSERT_TRUE(setup.title == state.at(0).card().name);
            alone.insert(state.at(0).heroine);
        }
    }
    TEST_ASSERT_EQUAL_size_t(heroine_count, alone.size());
    TEST_ASSERT_EQUAL_size_t(heroine_count, against_bosses.size());
    TEST_ASSERT_EQUAL_size_t(boss_count, bosses_met.size());
}

// 56 pairings: each is a match of just these two, which is known again from its choices.
void the_ladder_has_every_boss_but_her_own() {
    int pairings = 0;
    for (int climber = 0; climber < ladder.climbers; ++climber) {
        int rungs = 0;
        for (const std::uint8_t rung : ladder.rungs) {
            const stage::Pairing pairing{climber, rung};
            if (!ladder.meets(pairing)) {
                TEST_ASSERT_FALSE(ladder.of(ladder.config(pairing)).any());
                continue;
            }
            ++rungs;
            const kit::Config config = ladder.config(pairing);
            TEST_ASSERT_TRUE(kit::config_verdict(game, config).ok());
            State state{};
            Rules::setup(state, config, 3);
            TEST_ASSERT_EQUAL(climber, state.at(0).heroine);
            TEST_ASSERT_TRUE(ladder.rung(rung) == state.boss.card().name);
            TEST_ASSERT_TRUE(ladder.of(config) == pairing);
        }
        TEST_ASSERT_EQUAL(7, rungs);
        pairings += rungs;
    }
    TEST_ASSERT_EQUAL(56, pairings);
    kit::Config other = ladder.config({esfir, tipping_scale});
    other.values[heroine_field] = by_lot;
    TEST_ASSERT_FALSE(ladder.of(other).any());
    other = ladder.config({esfir, tipping_scale});
    other.values[boss_field] = by_lot;
    TEST_ASSERT_FALSE(ladder.of(other).any());
    other.values[table_field] = ffa2_table;
    TEST_ASSERT_FALSE(ladder.of(other).any());
}

// A star for a victory, more for fewer rounds; none for shields alone.
void stars_of_the_ladder_are_for_rounds() {
    State state{};
    const auto score = [&](int shields, int rounds) {
        Rules::setup(state, ladder.config({esfir, tipping_scale}), 3);
        state.boss.shields = static_cast<std::uint8_t>(shields);
        state.round = static_cast<std::uint8_t>(rounds);
        state.end = shields == 0 ? End::boss_beaten : End::boss_won;
        return Rules::outcome(state).score[0];
    };
    TEST_ASSERT_EQUAL(0, rounds_of_victory(score(1, 6)));
    TEST_ASSERT_EQUAL(6, rounds_of_victory(score(0, 6)));
    TEST_ASSERT_EQUAL(98, rounds_of_victory(score(0, 98)));
    TEST_ASSERT_GREATER_THAN(score(0, 6), score(0, 5));
    TEST_ASSERT_GREATER_THAN(score(1, 2), score(0, 98));
    state.end = End::boss_won;  // the last shield broke, and with it the last life
    state.boss.shields = 0;
    TEST_ASSERT_EQUAL(0, rounds_of_victory(Rules::outcome(state).score[0]));
    for (const std::uint8_t rung : ladder.rungs) {
        int before = 3;
        for (int rounds = 1; rounds <= 98; ++rounds) {
            const int stars = ladder.stars({esfir, rung}, score(0, rounds));
            TEST_ASSERT_TRUE(stars <= before && stars >= 1);
            before = stars;
        }
        TEST_ASSERT_EQUAL(1, before);
        TEST_ASSERT_EQUAL(3, ladder.stars({esfir, rung}, score(0, 2)));
        TEST_ASSERT_EQUAL(0, ladder.stars({esfir, rung}, score(1, 2)));
        kit::Text<160> goal;
        ladder.goal({esfir, rung}, goal);
        TEST_ASSERT_FALSE(goal.cut() || goal.empty());
    }
}

// What comes of a choice is said wherever it is not what was chosen (BUL-014, BUL-272).
void what_gives_way_is_told() {
    constexpr int widest = 38;
    const auto remark = [](const kit::Config& config, std::size_t field) {
        kit::Text<48> text;
        cartridge.remark(config, field, text);
        TEST_ASSERT_FALSE(text.cut());
        TEST_ASSERT_LESS_OR_EQUAL(widest, text.view().size());
        return std::string(text.view());
    };
    State state{};
    for (std::uint8_t heroine = 0; heroine < heroine_count; ++heroine)
        for (std::uint8_t boss = 0; boss < boss_count; ++boss) {
            kit::Config config = config_of(boss1_table, {static_cast<Heroine>(heroine)});
            config.values[boss_field] = static_cast<std::uint8_t>(boss + 1);
            Rules::setup(state, config, 9);
            const std::string said = remark(config, boss_field);
            TEST_ASSERT_EQUAL(state.boss.who == boss, said.empty());
            if (!said.empty())
                TEST_ASSERT_TRUE(said.find(bosses[state.boss.who + 1u].title) != said.npos);
            config.values[heroine_field] = by_lot;
            TEST_ASSERT_FALSE(remark(config, boss_field).empty());
        }
    const kit::Config twice = config_of(ffa2_table, {rose, rose});
    Rules::setup(state, twice, 9);
    TEST_ASSERT_TRUE(remark(twice, heroine_field).empty());
    TEST_ASSERT_EQUAL_STRING("Taken: Vesta plays instead",
                             remark(twice, heroine_field + 1).c_str());
    TEST_ASSERT_EQUAL(vesta, state.at(1).heroine);
    TEST_ASSERT_TRUE(remark(twice, table_field).empty());
}

// Who somebody is can be read on her page, and on the boss's.
void test_BUL_026_a_page_has_subtitle_and_quote() {
    const auto check = [](Topic number, const auto& card) {
        stage::Topic topic;
        cartridge.topic(static_cast<int>(number), topic);
        TEST_ASSERT_EQUAL(0, topic.title.view().find(card.name));
        TEST_ASSERT_EQUAL(0, topic.plain.view().find(card.subtitle));
        TEST_ASSERT_TRUE(topic.rule.view().find(card.quote) != std::string_view::npos);
        TEST_ASSERT_FALSE(topic.plain.cut() || topic.rule.cut());
    };
    for (std::uint8_t i = 0; i < heroine_count; ++i) {
        check(topic_of(static_cast<Heroine>(i)), content.heroines[i]);
        check(topic_of_boss(static_cast<Boss>(i)), content.bosses[i]);
    }
}

// From each card, the boss's as well, the signs are a page away, and all of them are told there.
void test_BUL_145_signs_can_be_looked_up() {
    stage::Topic topic;
    for (PatternId id = 0; id < pattern_count; ++id) {
        cartridge.topic(static_cast<int>(topic_of_card(id)), topic);
        TEST_ASSERT_EQUAL(static_cast<int>(Topic::card), topic.next);
        topic.clear();
    }
    std::set<int> pages_of_patterns;
    for (BossPattern id = 0; id < boss_pattern_count; ++id)
        for (std::uint8_t turns = 0; turns < (boss_pattern(id).boss == double_exposure ? 4 : 1);
             ++turns) {
            const int number = static_cast<int>(topic_of_boss_pattern({id, turns}));
            pages_of_patterns.insert(number);
            TEST_ASSERT_LESS_THAN(cartridge.topics, number);
            const LyingPattern lying = boss_pattern_of_topic(number);
            TEST_ASSERT_TRUE(lying.id == id && lying.turns == turns);
            cartridge.topic(number, topic);
            TEST_ASSERT_TRUE(topic.title.view().find(boss_pattern(id).name) !=
                             std::string_view::npos);
            TEST_ASSERT_EQUAL(static_cast<int>(Topic::card), topic.next);
            topic.clear();
        }
    TEST_ASSERT_EQUAL(all_topics - first_boss_pattern_topic, pages_of_patterns.size());
    cartridge.topic(static_cast<int>(Topic::card), topic);
    for (const char* sign : {"Discs", "shapes", "digits", "dotted rings empty", "on an x",
                             "= means", "# the same", "bracket", "nothing else"})
        TEST_ASSERT_TRUE_MESSAGE(std::string(topic.plain.view()).find(sign) != std::string::npos ||
                                     std::string(topic.rule.view()).find(sign) != std::string::npos,
                                 sign);
}

void test_BUL_307_a_score_in_words() {
    const auto words = [](std::uint8_t table, End end, int shields) {
        State state{};
        Rules::setup(state, config_of(table, {esfir}), 3);
        state.end = end;
        state.round = 6;
        state.at(0).rounds = 5;
        state.boss.shields = static_cast<std::uint8_t>(shields);
        kit::Text<24> text;
        cartridge.score_words(reinterpret_cast<const kit::StateBytes*>(&state), 0, text);
        return std::string(text.view());
    };
    TEST_ASSERT_EQUAL_STRING("in 6 rounds", words(boss1_table, End::boss_beaten, 0).c_str());
    TEST_ASSERT_EQUAL_STRING("4 shields", words(boss1_table, End::boss_won, 1).c_str());
    TEST_ASSERT_EQUAL_STRING("1 shield", words(boss1_table, End::empty_center, 4).c_str());
    TEST_ASSERT_EQUAL_STRING("5 rounds, 0 cleared", words(score_table, End::down, 0).c_str());
    TEST_ASSERT_EQUAL_STRING("", words(ffa2_table, End::last_standing, 0).c_str());
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
    RUN_TEST(challenges_have_each_heroine_and_each_boss);
    RUN_TEST(the_ladder_has_every_boss_but_her_own);
    RUN_TEST(stars_of_the_ladder_are_for_rounds);
    RUN_TEST(what_gives_way_is_told);
    RUN_TEST(test_BUL_026_a_page_has_subtitle_and_quote);
    RUN_TEST(test_BUL_145_signs_can_be_looked_up);
    RUN_TEST(test_BUL_307_a_score_in_words);
    RUN_TEST(a_seat_is_called_by_its_heroine);
    return UNITY_END();
}
