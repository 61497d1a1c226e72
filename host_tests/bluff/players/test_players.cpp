// Computer players: what they choose where the right choice is known, that they look at nothing
// hidden, and that they come through whole matches. How strong they are is measured by
// `sixgun balance`.
#include <cstdio>
#include <set>
#include <string>

#include "bluff/levels.h"
#include "self_play.h"

using namespace table;
using kit::Player;
using kit::Seed;

void setUp() {}
void tearDown() {}

namespace {

// ---- Who they are -------------------------------------------------------------------------------

void test_there_are_four_characters_at_three_levels() {
    std::set<std::string> words, titles;
    for (const Player* each : all_players) {
        words.emplace(each->word);
        titles.emplace(each->title);
        TEST_ASSERT_LESS_OR_EQUAL(16, each->title.size());
    }
    TEST_ASSERT_EQUAL(player_count, words.size());
    TEST_ASSERT_EQUAL(player_count, titles.size());
    for (const char* word : {"easy", "normal", "hard", "slate-easy", "belle-normal", "grudge-hard"})
        TEST_ASSERT_TRUE_MESSAGE(words.contains(word), word);
    TEST_ASSERT_TRUE(player(hard, stranger).word == "hard");
    TEST_ASSERT_TRUE(player(hard, stranger).title == "Stranger, hard");
    TEST_ASSERT_TRUE(player(easy, slate).title == "Slate, easy");
    TEST_ASSERT_TRUE(player(easy, slate).name == "Deacon Slate");
    for (int level = easy; level <= hard; ++level)
        for (int who = slate; who <= stranger; ++who)
            TEST_ASSERT_EQUAL(who, player(level, who).character);
    TEST_ASSERT_TRUE(bluff::game.info.players.back() == &player(hard));  // gives the hints
}

// ---- Whole matches ------------------------------------------------------------------------------

void test_everybody_comes_through_whole_matches() {
    for (int level = easy; level <= hard; ++level)
        for (Seed seed = 1; seed <= 12; ++seed) {
            const std::vector<const Player*> all{&player(level, slate), &player(level, belle),
                                                 &player(level, grudge), &player(level)};
            const int seats = 2 + static_cast<int>(seed) % 4;
            const Config config = config_of(seats, 1 + static_cast<int>(seed) % 3, seed % 2 == 0);
            play_match(all, config, seed, [](const State& s, Seed, Action) {
                const char* wrong = Rules::invariant(s);
                TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
            });
        }
}

void test_whatever_comes_up_they_answer_by_the_rules() {
    int phases[5]{};
    std::size_t asked = 0;
    play_at_random(60, [&](const Step& step) {
        const Player& who = *all_players[asked++ % player_count];
        const State before = step.before;
        const Action action = choice_of(before, who, static_cast<Seed>(asked));
        TEST_ASSERT_TRUE(
            kit::is_legal(bluff::game, reinterpret_cast<const kit::StateBytes*>(&before), action));
        TEST_ASSERT_EQUAL_MEMORY(&step.before, &before, sizeof before);  // asking changes nothing
        ++phases[static_cast<std::size_t>(before.phase)];
    });
    for (int phase = 0; phase < 4; ++phase) TEST_ASSERT_TRUE(phases[phase] > 10);
}

void test_stronger_levels_win() {
    for (const int level : {normal, hard}) {
        int won = 0, games = 0;
        for (Seed seed = 0; seed < 300; ++seed)
            for (Seat hero = 0; hero < 2; ++hero) {
                std::vector<const Player*> two{&player(easy), &player(easy)};
                two[hero] = &player(level);
                const State end =
                    play_match(two, config_of(2), seed, [](const State&, Seed, Action) {});
                won += (end.winners >> hero & 1) != 0;
                ++games;
            }
        std::printf("%s won %d of %d against easy\n", level == normal ? "normal" : "hard", won,
                    games);
        TEST_ASSERT_TRUE(won * 100 > games * 60);
    }
}

struct Manner {
    int plays = 0, lies = 0, asked = 0, calls = 0, bullets = 0, false_bullets = 0;
    double lie_rate() const { return 100.0 * lies / plays; }
    double call_rate() const { return 100.0 * calls / asked; }
    double false_rate() const { return 100.0 * false_bullets / bullets; }
};

void test_characters_differ() {
    for (const int seats : {2, 3}) {
        std::array<Manner, 4> manners{};
        for (int who = slate; who <= stranger; ++who)
            for (Seed seed = 0; seed < 400; ++seed) {
                std::vector<const Player*> table(static_cast<std::size_t>(seats), &player(hard));
                table[0] = &player(hard, who);
                const State end =
                    play_match(table, config_of(seats), seed, [](const State&, Seed, Action) {});
                Manner& manner = manners[static_cast<std::size_t>(who)];
                const Counters& habits = end.counters[0];
                manner.plays += habits.plays;
                manner.lies += habits.bluffs;
                manner.asked += habits.windows;
                manner.calls += habits.calls;
                manner.bullets += habits.bullets;
                manner.false_bullets += habits.false_bullets;
            }
        for (int who = slate; who <= stranger; ++who) {
            const Manner& manner = manners[static_cast<std::size_t>(who)];
            std::printf("%d seats, %-15s lies %.1f, calls %.1f, false bullets %.1f %%\n", seats,
                        std::string(player(hard, who).title).c_str(), manner.lie_rate(),
                        manner.call_rate(), manner.false_rate());
        }
        TEST_ASSERT_TRUE(manners[belle].lie_rate() > manners[slate].lie_rate() + 10);
        TEST_ASSERT_TRUE(manners[belle].lie_rate() > manners[stranger].lie_rate() + 2);
        TEST_ASSERT_TRUE(manners[stranger].lie_rate() > manners[slate].lie_rate() + 4);
        for (const Who other : {slate, belle, stranger})
            TEST_ASSERT_TRUE(manners[grudge].call_rate() > manners[other].call_rate() + 4);
        TEST_ASSERT_TRUE(manners[belle].false_rate() > manners[slate].false_rate() + 5);
    }
}

// ---- Known choices ------------------------------------------------------------------------------

int times(const State& s, const Player& who, Action wanted, int of = 100) {
    int found = 0;
    for (int seed = 0; seed < of; ++seed)
        found += choice_of(s, who, static_cast<Seed>(seed)) == wanted;
    return found;
}

// Every Crow lies open: whoever counts, calls. BLF-027
Table all_crows_open() {
    Table t({.scoring = {"C1a^ C1b^ C2a^ C2b^ C3a^", "C3b^ C4a^ C4b^ B1a^ K3a^"},
             .hands = {"U4a B2a", "U3a"},
             .deck = "K1a U1a B3a K2a K4a FIN U1b"});
    return t;
}

void test_a_lie_that_must_be_one_is_called() {
    Table t = all_crows_open();
    t.play({CROW(0, at(1, 1))});
    for (const int level : {normal, hard})
        for (int who = slate; who <= stranger; ++who)
            TEST_ASSERT_EQUAL(100, times(t.s, player(level, who), CALL));
    // Beginners do not count.
    TEST_ASSERT_TRUE(times(t.s, player(easy), CALL) < 90);
}

void test_the_best_card_is_taken() {
    // The other's pair of fours is all he has; nobody takes the 1.
    Table t({.scoring = {"C1a^ U2a^ K2b^ B3a^ C3a^", "U4a^ K4b^ B1a^ K3a^ C2a^"},
             .hands = {"C4a B2a", "U3a"},
             .deck = "K1a U1a B3b FIN C1b"});
    t.play({BLANK(1), CALL});  // a true Bullet: seat 0 chooses from seat 1
    t.owes(1, 0);
    for (const int level : {normal, hard}) {
        const Action chosen = choice_of(t.s, player(level));
        TEST_ASSERT_TRUE(chosen == PICK(0));  // the first of two that are as good
    }
}

void test_a_round_that_is_over_goes_on() {
    Table t = F2(2);
    t.deck("FIN C1b U1a").play({BLANK(1), PASS});
    t.decides(0, in_round_end);
    for (const Player* each : all_players) TEST_ASSERT_TRUE(choice_of(t.s, *each) == NEXT);
}

void test_a_gift_is_not_refused() {
    // Seat 0 gives its only four for a one: seat 1 has four of them then.
    Table t({.scoring = {"C1a^ U2a^ K2b^ B4a^ C3a^", "U4a^ K4b^ C4b^ K3a^ B1a^"},
             .hands = {"U4b B2a", "U3a"},
             .deck = "K1a U1a B3b K1b FIN C1b"});
    t.play({CUP(0, at(0, 3), at(1, 4))});
    TEST_ASSERT_TRUE(times(t.s, player(hard), BULLET) == 0);
    TEST_ASSERT_TRUE(times(t.s, player(hard), PASS) + times(t.s, player(hard), CALL) == 100);
    // And none but a beginner makes it.
    TEST_ASSERT_EQUAL(0, times(F2().s, player(hard), CUP(0, at(0, 3), at(1, 2))));
}

void test_what_does_nothing_is_worth_nothing() {
    // Cards of one hand exchanged, a Key on oneself, a blank shot: passed by those who do not lie
    // in wait for a liar.
    for (const Action action : {CUP(0, at(0, 0), at(0, 1)), KEY(0, 0), BLANK(0)}) {
        Table t({.scoring = {"C1a^ U2a^ K2b^ B4a^ C3a^", "U4a^ K4b^ C4b^ K3a^ B1a^"},
                 .hands = {"U3b B2a", "U3a"},
                 .deck = "K1a U1a B3b K1b FIN C1b"});
        t.play({action});
        TEST_ASSERT_EQUAL(0, times(t.s, player(hard, slate), BULLET));
    }
}

void test_beginners_blunder_by_honest_plays() {
    // Every play of a blunder is legal and true; some of them are senseless.
    int senseless = 0;
    for (Seed seed = 0; seed < 4000; ++seed) {
        const State s = seed % 2 == 0 ? F2().s : F3().s;
        const Action action = choice_of(s, player(easy), seed);
        const Claim claim = claim_of(action);
        const bool own_cup = claim.ability == cup && seat_of(claim.first) == seat_of(claim.second);
        const bool own_key = claim.ability == key && claim.first == 0;
        senseless += own_cup || own_key;
        if (own_cup || own_key)
            TEST_ASSERT_EQUAL(claim.ability, suit_of(s.hand[0][index_of(action)]));
    }
    TEST_ASSERT_TRUE(senseless > 10);
    for (Seed seed = 0; seed < 200; ++seed)
        for (const int level : {normal, hard}) {
            const Claim claim = claim_of(choice_of(F3().s, player(level), seed));
            TEST_ASSERT_FALSE(claim.ability == cup &&
                              seat_of(claim.first) == seat_of(claim.second));
        }
}

// ---- Nothing hidden is looked at ----------------------------------------------------------------

void test_hidden_things_change_nothing() {
    for (int level = easy; level <= hard; ++level) {
        int positions = 0, others = 0;
        for (Seed seed = 1; positions < 1000; ++seed) {
            const int seats = 2 + static_cast<int>(seed) % 4;
            play_match({&player(normal)}, config_of(seats, 2), seed,
                       [&](const State& s, Seed decision, Action) {
                           const Player& who = player(level, positions % 4);
                           const Action usual = choice_of(s, who, decision),
                                        alone = decide(who, s, 1000);
                           for (Seed redeal = 1; redeal <= 2; ++redeal) {
                               // Another world that looks the same to this seat.
                               State other = s;
                               kit::Rng rng(redeal, static_cast<std::uint32_t>(positions));
                               Rules::conceal(other, s.actor, rng);
                               others += !(other.hand == s.hand) || !(other.scoring == s.scoring);
                               TEST_ASSERT_TRUE(choice_of(other, who, decision) == usual);
                               TEST_ASSERT_TRUE(decide(who, other, 1000) == alone);
                           }
                           // Even with nothing at all in hidden places.
                           State masked = s;
                           Rules::mask(masked, s.actor);
                           TEST_ASSERT_TRUE(decide(who, masked, 1000) == alone);
                           ++positions;
                       });
        }
        std::printf("level %d: %d positions, %d other worlds\n", level, positions, others);
        TEST_ASSERT_TRUE(others > 1500);
    }
}

void test_slices_of_any_size_give_the_same() {
    int positions = 0;
    for (Seed seed = 21; seed <= 24; ++seed)
        play_match({&player(normal)}, config_of(2 + static_cast<int>(seed) % 4), seed,
                   [&](const State& s, Seed, Action) {
                       const Player& who =
                           *all_players[static_cast<std::size_t>(++positions) % player_count];
                       const Action whole = decide(who, s, 1'000'000);
                       for (const std::uint32_t work : {1u, 77u, 2000u})
                           TEST_ASSERT_TRUE(decide(who, s, work) == whole);
                   });
    TEST_ASSERT_GREATER_THAN(100, positions);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_there_are_four_characters_at_three_levels);
    RUN_TEST(test_everybody_comes_through_whole_matches);
    RUN_TEST(test_whatever_comes_up_they_answer_by_the_rules);
    RUN_TEST(test_stronger_levels_win);
    RUN_TEST(test_characters_differ);
    RUN_TEST(test_a_lie_that_must_be_one_is_called);
    RUN_TEST(test_the_best_card_is_taken);
    RUN_TEST(test_a_round_that_is_over_goes_on);
    RUN_TEST(test_a_gift_is_not_refused);
    RUN_TEST(test_what_does_nothing_is_worth_nothing);
    RUN_TEST(test_beginners_blunder_by_honest_plays);
    RUN_TEST(test_hidden_things_change_nothing);
    RUN_TEST(test_slices_of_any_size_give_the_same);
    return UNITY_END();
}
