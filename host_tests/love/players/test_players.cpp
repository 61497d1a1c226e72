// Computer players: what they choose where the right choice is known, that they look at nothing
// hidden, and that they come through whole matches. How strong they are is measured by
// `sixgun balance`.
#include <cstdio>
#include <set>
#include <string>

#include "love/duel_plan.h"
#include "self_play.h"

using namespace table;
using kit::Player;
using kit::Seed;
using kit::Thinking;

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
        TEST_ASSERT_LESS_OR_EQUAL(15, each.title.size());
    });
    TEST_ASSERT_EQUAL(player_count, words.size());
    TEST_ASSERT_EQUAL(player_count, titles.size());
    for (const char* word : {"easy", "normal", "hard", "ruth-easy", "pike-normal", "lou-hard"})
        TEST_ASSERT_TRUE_MESSAGE(words.contains(word), word);
    TEST_ASSERT_TRUE(player(hard, finch).word == "hard");
    TEST_ASSERT_TRUE(player(hard, finch).title == "Finch, hard");
    TEST_ASSERT_TRUE(player(easy, ruth).title == "Ruth, easy");
    TEST_ASSERT_TRUE(love::game.info.players.back() == &player(hard, finch));  // gives the hints
}

// ---- Whole matches ------------------------------------------------------------------------------

void test_everybody_comes_through_whole_matches() {
    for (int level = easy; level <= hard; ++level)
        for (Seed seed = 1; seed <= 8; ++seed) {
            const std::array<const Player*, 4> all{&player(level, finch), &player(level, ruth),
                                                   &player(level, pike), &player(level, lou)};
            const State end = play_match(all, seed, seed % 2 == 0 ? quick : standard,
                                         [](const State& s, Seed, Action) {
                                             const char* wrong = Rules::invariant(s);
                                             TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
                                         });
            TEST_ASSERT_TRUE(end.score[end.winner] >= end.target);  // no match waits for sundown
        }
}

void test_stronger_levels_win() {
    // One against three of the level below: 10 matches of 40 would be par.
    for (const int level : {normal, hard}) {
        int won = 0;
        for (Seed seed = 0; seed < 40; ++seed) {
            auto seats = four(level - 1);
            seats[seed % 4] = &player(level, finch);
            won += play_match(seats, seed, standard, [](const State&, Seed, Action) {}).winner ==
                   seed % 4;
        }
        TEST_ASSERT_GREATER_THAN(13, won);
    }
}

void test_characters_differ() {
    struct Style {
        int duels = 0, ends = 0, bullets_kept = 0, betrayals = 0, chips = 0;
    };
    std::array<Style, 4> styles{};
    constexpr int matches = 160;
    for (Seed seed = 0; seed < matches; ++seed) {
        const auto who = [=](Seat seat) { return (seat + seed) % 4; };
        std::array<const Player*, 4> seats{};
        for (Seat seat = 0; seat < 4; ++seat)
            seats[seat] = &player(hard, static_cast<int>(who(seat)));
        Seat last = kit::nobody;
        play_match(seats, seed, standard, [&](const State& s, Seed, Action action) {
            if (last != kit::nobody && last != s.turn_seat) {
                Style& style = styles[who(last)];
                ++style.ends;
                style.bullets_kept += s.bullets[last];
                style.chips += s.chips(last);
            }
            last = s.turn_seat;
            Style& style = styles[who(s.turn_seat)];
            if (action.kind == duel) {
                ++style.duels;
                style.betrayals += s.in_love(s.turn_seat, s.owner[action.a]);
            }
        });
    }
    for (int i = 0; i < 4; ++i) {
        const Style& style = styles[static_cast<std::size_t>(i)];
        std::printf(
            "%-12s a match: %.2f duels, %.2f points of love, %.2f betrayals; %.2f bullets kept a "
            "turn\n",
            std::string(player(hard, i).title).c_str(), static_cast<double>(style.duels) / matches,
            static_cast<double>(style.chips) / matches,
            static_cast<double>(style.betrayals) / matches,
            static_cast<double>(style.bullets_kept) / style.ends);
    }
    TEST_ASSERT_GREATER_THAN(styles[finch].duels * 11 / 10, styles[ruth].duels);
    TEST_ASSERT_LESS_THAN(styles[finch].duels * 10 / 11, styles[pike].duels);
    const auto kept = [&](Who who) {
        return static_cast<double>(styles[who].bullets_kept) / styles[who].ends;
    };
    TEST_ASSERT_TRUE(kept(pike) > kept(finch) + 0.15 && kept(finch) > kept(ruth) + 0.15);
    // The romantic falls in love more often, and betrays less of it.
    TEST_ASSERT_GREATER_THAN(styles[finch].chips * 12 / 10, styles[lou].chips);
    TEST_ASSERT_LESS_THAN(styles[finch].betrayals * styles[lou].chips,
                          styles[lou].betrayals * styles[finch].chips);
}

// ---- Known choices ------------------------------------------------------------------------------

void test_a_sure_win_is_never_overlooked() {
    for_all_players([](const Player& each) {
        for (Seed seed = 1; seed <= 25; ++seed) {
            // A Claim reaches the target: at once, ...
            Position t;
            t.score(R, 48);
            while (!t.s.over()) {
                TEST_ASSERT_EQUAL(R, Rules::turn(t.s));
                t.play({choice_of(t.s, each, seed)});
            }
            TEST_ASSERT_EQUAL(R, t.s.winner);
            // ... after a Reload, ...
            Position paid;
            paid.score(R, 48).play({RELOAD()});
            TEST_ASSERT_TRUE(choice_of(paid.s, each, seed) == CLAIM({R}));
            // ... and of several only one that is large enough.
            Position two;
            two.owns(R, {G0}).score(R, 45).play({RELOAD()});
            TEST_ASSERT_TRUE(choice_of(two.s, each, seed) == CLAIM({R, G}));
        }
    });
}

void test_a_won_turn_is_not_given_away() {
    // Red has won if the turn ends as it is; betraying Blue would cost the point that is needed.
    for_all_players([](const Player& each) {
        for (Seed seed = 1; seed <= 25; ++seed) {
            Position t;
            t.hand(R, {G, G, Y}).score(R, 49).in_love(RB);
            while (!t.s.over()) {
                TEST_ASSERT_EQUAL(R, Rules::turn(t.s));
                const Action action = choice_of(t.s, each, seed);
                TEST_ASSERT_TRUE(action.kind != duel || colour_of(action.a) != B);
                t.play({action});
                if (t.s.splitting()) break;  // with somebody else: the love is safe
            }
            TEST_ASSERT_TRUE(t.s.over() || t.s.in_love(R, B));
        }
    });
}

void test_hard_players_stop_who_would_win() {
    // Blue wins on the next turn unless a claim of his is broken now.
    for (int who = ruth; who <= finch; ++who) {
        Position t;
        t.claimed({B0, B1}).hand(B, {Y}).hand(R, {R, G, Y}).score(B, 46).score(R, 20).bullets(B, 1);
        t.sound();
        bool challenged = false;
        while (Rules::turn(t.s) == R && !challenged) {
            const Action action = choice_of(t.s, player(hard, who));
            challenged = action == DUEL(B0);
            t.play({action});
        }
        TEST_ASSERT_TRUE(challenged);
    }
}

void test_useless_lassos_are_exchanged() {
    // Nothing that lies before Red matches, and two loves make Duels unattractive for all.
    Position t;
    t.owns(R, {R0, R1}).hand(R, {B, B, B}).bullets(R, 0);
    for (Seat other : {B, G, Y}) t.bullets(other, 6);
    t.sound();
    const Action action = choice_of(t.s, player(hard, finch));
    TEST_ASSERT_EQUAL(reload, action.kind);
    TEST_ASSERT_GREATER_THAN(0, action.a);
    // With an empty deck the discard pile is what will be drawn from.
    t.deck(0);
    const Action shuffled = choice_of(t.s, player(hard, finch));
    TEST_ASSERT_EQUAL(reload, shuffled.kind);
    TEST_ASSERT_GREATER_THAN(0, shuffled.a);
}

void test_who_owns_every_heart_has_nobody_to_challenge() {
    Position t;
    for (Heart heart = 0; heart < heart_count; ++heart) t.owns(R, {heart});
    t.claimed({R0, R1}).hand(R, {G}).bullets(R, 3);
    t.sound();
    // The third claim pays at once; it is laid now or after a Reload.
    for (int who = ruth; who <= finch; ++who) {
        State s = t.s;
        while (Rules::turn(s) == R && s.turns == 0) {
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(s, choice_of(s, player(hard, who)), unseen).ok());
        }
        TEST_ASSERT_EQUAL(3, s.claims(R));
    }
}

void test_the_only_action_needs_no_thought() {
    Position t;
    for (Heart heart = 0; heart < heart_count; ++heart) t.owns(R, {heart});
    t.claimed({R0, R1, B0}).hand(R, {});
    t.sound();
    for_all_players(
        [&](const Player& each) { TEST_ASSERT_TRUE(choice_of(t.s, each) == RELOAD()); });
}

void test_beginners_fire_anything() {
    Position t;
    t.bullets(R, 3).play({DUEL(B0)});
    std::array<int, 4> fired{};
    for (Seed seed = 0; seed < 400; ++seed) ++fired[choice_of(t.s, player(easy, finch), seed).a];
    for (const int times : fired) TEST_ASSERT_TRUE(times > 60 && times < 140);
}

// How often a side should fire each number, in a position where it decides.
DuelPlan::Mixture mixture_in(const State& s) {
    const Weights usual = weights_of(characters[0]);
    DuelPlan plan;
    plan.start(Outlook::of(s, Rules::turn(s)), s.turn_seat, target_of(s, s.duel.heart),
               s.actions_done, usual);
    for (std::uint32_t nodes = 0; !plan.filled();) plan.fill_next(nodes);
    while (!plan.settled() && plan.rounds() < 512) {
        plan.solve(64);
        plan.weigh();
    }
    return plan.played(s.phase == Phase::challenger_splits ? challenger : defender);
}

void test_hard_players_fire_by_their_mixture() {
    // The first Duels of each side in which three numbers or more are worth firing.
    for (const Phase phase : {Phase::challenger_splits, Phase::defender_splits}) {
        State mixed{};
        DuelPlan::Mixture wanted{};
        for (Seed seed = 1; mixed.phase != phase; ++seed)
            play_match(four(hard), seed, standard, [&](const State& s, Seed, Action) {
                if (s.phase != phase || mixed.phase == phase) return;
                wanted = mixture_in(s);
                if (std::count_if(wanted.begin(), wanted.end(),
                                  [](kit::Chance chance) { return chance > 3000; }) >= 3)
                    mixed = s;
            });
        std::array<int, 7> fired{};
        constexpr int times = 3000;
        for (Seed seed = 0; seed < times; ++seed)
            ++fired[choice_of(mixed, player(hard, finch), seed).a];
        for (std::size_t i = 0; i < 7; ++i)
            TEST_ASSERT_INT_WITHIN(90, times * wanted[i] / kit::certain, fired[i]);
    }
}

// ---- Nothing hidden is looked at ----------------------------------------------------------------

// The decision as the player alone makes it, from exactly this state.
Action decide(const Player& who, const State& seen, Seat seat, std::uint32_t work) {
    alignas(kit::state_alignment) static std::byte memory[32 * 1024];
    kit::Thought thought{.player = &who,
                         .game = &love::game,
                         .seen = reinterpret_cast<const kit::StateBytes*>(&seen),
                         .seat = seat,
                         .rng = kit::Rng(99),
                         .memory = memory};
    who.start(thought);
    while (!who.step(thought, work)) {
    }
    return thought.choice;
}

void test_hidden_things_change_nothing() {
    int positions = 0, hidden_splits = 0, other_hands = 0;
    for (Seed seed = 1; seed <= 12; ++seed)
        play_match(four(normal), seed, standard, [&](const State& s, Seed decision, Action) {
            const Seat seat = Rules::turn(s);
            const Player& who = *all_players[(seed + positions) % player_count];
            const Action usual = choice_of(s, who, decision), alone = decide(who, s, seat, 1000);
            for (Seed redeal = 1; redeal <= 3; ++redeal) {
                // Another world that looks the same to this seat.
                State other = s;
                kit::Rng rng(redeal, static_cast<std::uint32_t>(positions));
                Rules::conceal(other, seat, rng);
                hidden_splits += other.duel.fired != s.duel.fired;
                other_hands += other.hand != s.hand;
                TEST_ASSERT_TRUE(choice_of(other, who, decision) == usual);
                TEST_ASSERT_TRUE(decide(who, other, seat, 1000) == alone);
            }
            // Even nonsense in hidden places.
            State nonsense = s;
            for (Seat other = 0; other < seat_count; ++other)
                if (other != seat) nonsense.hand[other] = {3, 3, 3, 3};
            for (Colour& card : nonsense.deck) card = R;
            if (s.phase == Phase::defender_splits && s.bullets[s.turn_seat] > 0)
                nonsense.duel.fired[challenger] = 6;
            nonsense.rng = kit::Rng(4711);
            TEST_ASSERT_TRUE(decide(who, nonsense, seat, 1000) == alone);
            ++positions;
        });
    std::printf("%d positions, %d other hands, %d other splits\n", positions, other_hands,
                hidden_splits);
    TEST_ASSERT_TRUE(positions > 1000 && hidden_splits > 100 && other_hands > 1000);
}

void test_slices_of_any_size_give_the_same() {
    int positions = 0;
    for (Seed seed = 21; seed <= 22; ++seed)
        play_match(four(normal), seed, quick, [&](const State& s, Seed, Action) {
            const Player& who = *all_players[static_cast<std::size_t>(++positions) % player_count];
            const Action whole = decide(who, s, Rules::turn(s), 1'000'000);
            for (const std::uint32_t work : {1u, 7u, 100u})
                TEST_ASSERT_TRUE(decide(who, s, Rules::turn(s), work) == whole);
        });
    TEST_ASSERT_GREATER_THAN(100, positions);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_there_are_four_characters_at_three_levels);
    RUN_TEST(test_everybody_comes_through_whole_matches);
    RUN_TEST(test_stronger_levels_win);
    RUN_TEST(test_characters_differ);
    RUN_TEST(test_a_sure_win_is_never_overlooked);
    RUN_TEST(test_a_won_turn_is_not_given_away);
    RUN_TEST(test_hard_players_stop_who_would_win);
    RUN_TEST(test_useless_lassos_are_exchanged);
    RUN_TEST(test_who_owns_every_heart_has_nobody_to_challenge);
    RUN_TEST(test_the_only_action_needs_no_thought);
    RUN_TEST(test_beginners_fire_anything);
    RUN_TEST(test_hard_players_fire_by_their_mixture);
    RUN_TEST(test_hidden_things_change_nothing);
    RUN_TEST(test_slices_of_any_size_give_the_same);
    return UNITY_END();
}
