// Computer players: what they choose where the right choice is known, that they look at nothing
// hidden, and that they always find something. How strong they are is measured by `sixgun balance`.
#include <cstdio>
#include <cstring>
#include <set>
#include <string>

#include "bluff/mind.h"
#include "self_play.h"

using namespace table;
using kit::Player;
using kit::Seed;

void setUp() {}
void tearDown() {}

namespace {

template <class Judge>
void for_all_players(Judge judge) {
    for (const Player* each : all_players) judge(*each);
}

// ---- Who they are -------------------------------------------------------------------------------

void test_there_are_four_characters_at_three_levels() {
    std::set<std::string> words, titles;
    for_all_players([&](const Player& each) {
        words.emplace(each.word);
        titles.emplace(each.title);
        TEST_ASSERT_TRUE(each.name == characters[each.character].name);
    });
    TEST_ASSERT_EQUAL(player_count, words.size());
    TEST_ASSERT_EQUAL(player_count, titles.size());
    for (const char* word : {"easy", "normal", "hard", "slate-easy", "belle-normal", "grudge-hard"})
        TEST_ASSERT_TRUE_MESSAGE(words.contains(word), word);
    TEST_ASSERT_TRUE(player(hard, slate).word == "slate-hard");
    TEST_ASSERT_TRUE(player(hard, slate).title == "Slate, hard");
    TEST_ASSERT_TRUE(player(hard, slate).name == "Deacon Slate");
    TEST_ASSERT_TRUE(player(hard, stranger).word == "hard");
    TEST_ASSERT_TRUE(player(hard, stranger).title == "Stranger, hard");
    TEST_ASSERT_TRUE(player(easy, grudge).title == "Grudge, easy");
    TEST_ASSERT_TRUE(bluff::game.info.players.back() == &player(hard, stranger));  // gives hints
}

// ---- Any position -------------------------------------------------------------------------------

// The decision as the player alone makes it, from exactly this state; with what it cost.
struct Decision {
    Action action;
    std::uint32_t steps = 0;
};
Decision decide(const Player& who, const State& seen, std::uint32_t work = UINT32_MAX) {
    alignas(kit::state_alignment) static std::byte memory[kit::Thinking::scratch_size];
    kit::Thought thought{.player = &who,
                         .game = &bluff::game,
                         .seen = reinterpret_cast<const kit::StateBytes*>(&seen),
                         .seat = seen.actor,
                         .rng = kit::Rng(99),
                         .memory = memory};
    who.start(thought);
    Decision decision{};
    do ++decision.steps;
    while (!who.step(thought, work));
    decision.action = thought.choice;
    return decision;
}

constexpr std::size_t positions = 1000;  // for each level
const std::vector<State>& any_positions() {
    static const std::vector<State> all = random_positions(positions);
    return all;
}
// Each with a player of each level; the characters take turns.
template <class Judge>
void in_any_position(Judge judge) {
    for (int level = easy; level <= hard; ++level) {
        int number = 0;
        for (const State& s : any_positions()) {
            judge(s, player(level, number % 4), number);
            ++number;
        }
    }
}

void test_all_phases_and_numbers_of_players_are_among_the_positions() {
    std::array<std::set<int>, most_seats + 1> phases;
    for (const State& s : any_positions()) phases[s.seats].insert(static_cast<int>(s.phase));
    for (std::size_t seats = least_seats; seats <= most_seats; ++seats)
        TEST_ASSERT_TRUE(
            (phases[seats] == std::set<int>{static_cast<int>(in_play), static_cast<int>(in_respond),
                                            static_cast<int>(in_penalty),
                                            static_cast<int>(in_round_end)}));
}

void test_the_answer_is_legal_and_asking_changes_nothing() {
    in_any_position([](const State& s, const Player& who, int number) {
        const State before = s;
        const Decision decision = decide(who, s);
        TEST_ASSERT_EQUAL_MEMORY(&before, &s, sizeof s);
        TEST_ASSERT_TRUE(bluff::may(s, decision.action).ok());
        TEST_ASSERT_TRUE(bluff::may(s, choice_of(s, who, static_cast<Seed>(number))).ok());
        TEST_ASSERT_EQUAL_MEMORY(&before, &s, sizeof s);
    });
}

void test_hidden_cards_change_nothing() {
    int others = 0;
    in_any_position([&](const State& s, const Player& who, int number) {
        const Action alone = decide(who, s).action;
        const Action usual = choice_of(s, who, static_cast<Seed>(number));
        // Another world that looks the same to this seat; then one with nothing in hidden places.
        State other = s, masked = s;
        kit::Rng rng(static_cast<Seed>(number), 5);
        Rules::conceal(other, s.actor, rng);
        Rules::mask(masked, s.actor);
        others += std::memcmp(&other.scoring, &s.scoring, sizeof s.scoring) != 0;
        TEST_ASSERT_TRUE(decide(who, other).action == alone);
        TEST_ASSERT_TRUE(decide(who, masked).action == alone);
        TEST_ASSERT_TRUE(choice_of(other, who, static_cast<Seed>(number)) == usual);
    });
    TEST_ASSERT_GREATER_THAN(1000, others);
}

void test_slices_of_any_size_give_the_same() {
    for (int level = easy; level <= hard; ++level)
        for (std::size_t i = 0; i < positions; i += 5) {
            const State& s = any_positions()[i];
            const Player& who = player(level, static_cast<int>(i / 5 % 4));
            const Action whole = decide(who, s).action;
            for (const std::uint32_t work : {1u, 100u, 5000u})
                TEST_ASSERT_TRUE(decide(who, s, work).action == whole);
        }
}

void test_no_decision_costs_more_than_stated() {
    // The choice itself, after the last node, is free.
    const Player& who = player(hard, stranger);
    for (const State& s : any_positions())
        TEST_ASSERT_EQUAL(1, decide(who, s, who.nodes + 1).steps);
}

void test_the_next_round_needs_no_thought() {
    int met = 0;
    for (const State& s : any_positions())
        if (s.phase == in_round_end) {
            for_all_players(
                [&](const Player& each) { TEST_ASSERT_TRUE(decide(each, s).action == NEXT); });
            ++met;
        }
    TEST_ASSERT_GREATER_THAN(5, met);
}

// ---- Known choices ------------------------------------------------------------------------------

constexpr Seed tries = 25;

// All Crows and all Bullets lie where seat 1 sees them, and Fin is near.
Table nothing_left(const std::string& scoring_of_0) {
    return Table({.scoring = {scoring_of_0, "U4a^ C3a^ B1a^ C3bv C2av"},
                  .hands = {"K4a K3a", "U3a"},
                  .deck = "K1a FIN U1a"});
}

void test_a_certain_lie_is_called() {
    Table claim = nothing_left("U2a^ U2b^ K2b^ K1bv U1bv");
    claim.play({CROW(0, at(0, 3))});
    Table blank = nothing_left("U2a^ U2b^ K2b^ K1bv U1bv");
    blank.play({BLANK(0)});
    for (const int level : {normal, hard})
        for (int who = slate; who <= stranger; ++who)
            for (Seed seed = 1; seed <= tries; ++seed) {
                TEST_ASSERT_TRUE(choice_of(claim.s, player(level, who), seed) == CALL);
                TEST_ASSERT_TRUE(choice_of(blank.s, player(level, who), seed) == CALL);
            }
}

void test_a_certainly_false_bullet_is_called() {
    // Seat 0 sees every Bullet; seat 1 shoots at the Cup that would make its three of a kind.
    Table t({.scoring = {"U2a^ K2a^ B1a^ B3av C1av", "U4a^ K4b^ C2a^ K4av U4bv"},
             .hands = {"U1a B2a", "U3a"},
             .deck = "K1a FIN U1b"});
    t.play({CUP(0, at(0, 4), at(1, 2)), BULLET});
    t.decides(0, in_respond);
    TEST_ASSERT_EQUAL(0, unseen_of(t.s, 0).of_suit[bullet]);
    for (const int level : {normal, hard})
        for (int who = slate; who <= stranger; ++who)
            for (Seed seed = 1; seed <= tries; ++seed)
                TEST_ASSERT_TRUE(choice_of(t.s, player(level, who), seed) == CALL);
}

void test_a_certain_lie_that_may_stand_is_let_be() {
    // A blank Bullet changes no hand, and nothing could make the worst of all hands worse.
    Table t = nothing_left("U1b^ K1b^ K2b^ K3b^ K4b^");
    t.play({BLANK(0)});
    for (const int level : {normal, hard})
        for (int who = slate; who <= stranger; ++who)
            TEST_ASSERT_TRUE(choice_of(t.s, player(level, who)) == PASS);
}

void test_beginners_do_not_count() {
    Table t = nothing_left("U2a^ U2b^ K2b^ K1bv U1bv");
    t.play({BLANK(0)});
    std::set<int> answers;
    for (Seed seed = 1; seed <= 400; ++seed)
        answers.insert(choice_of(t.s, player(easy, stranger), seed).kind);
    TEST_ASSERT_TRUE(answers.contains(pass) && answers.contains(call));
}

void test_a_penalty_breaks_the_best_group() {
    // Of four fours the first goes, whoever chooses.
    Table t({.scoring = {"C1a^ U4b^ K4a^ B4a^ U4a^", "C2a^ K2a^ B1b^ C3av K3av"},
             .hands = {"K1a B2a", "U3a"},
             .deck = "U1a FIN K1b"});
    t.play({BLANK(0), CALL});
    t.owes(0, 1);
    for_all_players([&](const Player& each) {
        for (Seed seed = 1; seed <= tries; ++seed)
            TEST_ASSERT_TRUE(choice_of(t.s, each, seed) == PICK(1));
    });
}

// ---- Whole matches ------------------------------------------------------------------------------

struct Style {
    int plays = 0, lies = 0, windows = 0, calls = 0;
    double lying() const { return static_cast<double>(lies) / plays; }
    double calling() const { return static_cast<double>(calls) / windows; }
};
// One of them among strangers, in every seat.
Style style_of(int level, int who, std::size_t seats) {
    Style style;
    for (Seed seed = 0; seed < 200; ++seed) {
        std::vector<const Player*> all(seats, &player(level, stranger));
        const std::size_t seat = seed % seats;
        all[seat] = &player(level, who);
        const Counters habits = play_match(all, seed).counters[seat];
        style.plays += habits.plays;
        style.lies += habits.bluffs;
        style.windows += habits.windows;
        style.calls += habits.calls;
    }
    return style;
}

void test_characters_differ() {
    for (const int level : {normal, hard})
        for (const std::size_t seats : {2u, 3u}) {
            std::array<Style, 3> styles;
            for (const auto who : {slate, belle, grudge}) {
                styles[who] = style_of(level, who, seats);
                std::printf("%-14s of %d: lies %4.1f %% of %d plays, calls %4.1f %% of %d claims\n",
                            std::string(player(level, who).title).c_str(), static_cast<int>(seats),
                            100 * styles[who].lying(), styles[who].plays,
                            100 * styles[who].calling(), styles[who].windows);
            }
            // By more than luck would do.
            TEST_ASSERT_TRUE(styles[belle].lying() > styles[slate].lying() + 0.05);
            TEST_ASSERT_TRUE(styles[grudge].calling() > styles[slate].calling() + 0.04);
        }
}

void test_the_hard_ones_beat_the_easy_ones() {
    int won = 0;
    constexpr int matches = 100;
    for (Seed seed = 0; seed < matches; ++seed) {
        std::vector<const Player*> both(2, &player(easy, stranger));
        both[seed % 2] = &player(hard, stranger);
        won += (play_match(both, seed).winners >> (seed % 2) & 1) != 0;
    }
    TEST_ASSERT_GREATER_THAN(matches * 55 / 100, won);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_there_are_four_characters_at_three_levels);
    RUN_TEST(test_all_phases_and_numbers_of_players_are_among_the_positions);
    RUN_TEST(test_the_answer_is_legal_and_asking_changes_nothing);
    RUN_TEST(test_hidden_cards_change_nothing);
    RUN_TEST(test_slices_of_any_size_give_the_same);
    RUN_TEST(test_no_decision_costs_more_than_stated);
    RUN_TEST(test_the_next_round_needs_no_thought);
    RUN_TEST(test_a_certain_lie_is_called);
    RUN_TEST(test_a_certainly_false_bullet_is_called);
    RUN_TEST(test_a_certain_lie_that_may_stand_is_let_be);
    RUN_TEST(test_beginners_do_not_count);
    RUN_TEST(test_a_penalty_breaks_the_best_group);
    RUN_TEST(test_characters_differ);
    RUN_TEST(test_the_hard_ones_beat_the_easy_ones);
    return UNITY_END();
}
