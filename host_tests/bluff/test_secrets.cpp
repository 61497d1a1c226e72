// Who sees what: BLF-006, BLF-025, BLF-068, BLF-083 .. BLF-092, BLF-122 .. BLF-127.
#include <map>
#include <set>

#include "kit/player.h"
#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// ---- copies and order ----

void exchange_copies(State& s, Card one) {
    const auto other = static_cast<Card>(one ^ 1);
    const auto relabel = [=](Card& each) {
        if (each == one)
            each = other;
        else if (each == other)
            each = one;
    };
    for (Card& each : s.deck) relabel(each);
    for (Card& each : s.discard) relabel(each);
    for (auto& hand : s.scoring)
        for (ScoringCard& there : hand) relabel(there.card);
    for (auto& hand : s.hand)
        for (Card& each : hand) relabel(each);
    for (Played& played : s.stack) relabel(played.card);
    for (TurnRecord& turn : s.log) {
        relabel(turn.card);
        relabel(turn.lost_card);
        for (ShotRecord& shot : turn.shot) relabel(shot.card);
    }
}

void test_BLF_006_nothing_depends_on_the_copy() {
    play_at_random(30, [](const Step& step) {
        if (step.action.kind == next) return;  // a new deal begins with the list of cards
        for (const Card one : {Card{0}, Card{16}, Card{30}, Card{44}}) {
            State other = step.before, wanted = step.after;
            exchange_copies(other, one);
            exchange_copies(wanted, one);
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(other, step.action, unseen).ok());
            // The places of a seat that is not there hold card 0 for ever.
            for (std::size_t seat = other.seats; seat < most_seats; ++seat)
                other.scoring[seat] = wanted.scoring[seat];
            TEST_ASSERT_EQUAL_MEMORY(&wanted, &other, sizeof other);
        }
    });
}

void test_BLF_025_nothing_tells_which_card_was_played() {
    // The same card, once as the older and once as the newer one: not a byte differs.
    Table older = F3(), newer = F3();
    newer.hand(0, "K1a C2a");
    older.play({CROW(0, at(1, 2))});
    newer.play({CROW(1, at(1, 2))});
    TEST_ASSERT_EQUAL_MEMORY(&older.s, &newer.s, sizeof older.s);
    TEST_ASSERT_TRUE(older.events == newer.events);
    // One or the other card of the same hand: the others see the same.
    Table other = F3();
    other.play({CROW(1, at(1, 2))});
    TEST_ASSERT_TRUE(older.events == other.events);
    for (const kit::Viewer viewer : {kit::Viewer{1}, kit::Viewer{2}, kit::the_public})
        TEST_ASSERT_EQUAL(older.seen_by(viewer), other.seen_by(viewer));
    TEST_ASSERT_NOT_EQUAL(older.seen_by(0), other.seen_by(0));
}

// ---- what is seen ----

void test_BLF_083_BLF_127_own_cards_are_seen_in_every_phase() {
    std::set<Phase> phases;
    play_at_random(20, [&](const Step& step) {
        phases.insert(step.after.phase);
        for (Seat seat = 0; seat < step.after.seats; ++seat) {
            State seen = step.after;
            Rules::mask(seen, seat);
            TEST_ASSERT_TRUE(seen.scoring[seat] == step.after.scoring[seat]);
            TEST_ASSERT_TRUE(seen.hand[seat] == step.after.hand[seat]);
        }
    });
    TEST_ASSERT_EQUAL(5, phases.size());
    // Also what came by Cup, and by penalty.
    Table t = F3();
    t.play({CUP(0, at(1, 3), at(2, 0)), PASS, PASS});
    TEST_ASSERT_EQUAL(card("K3a"), t.masked_for(2).at(at(2, 0)).card);
    Table lost = F3();
    lost.play({CROW(1, at(0, 0)), CALL, PICK(0)});
    TEST_ASSERT_EQUAL(card("C4b"), lost.masked_for(0).at(at(0, 0)).card);
    TEST_ASSERT_EQUAL(unknown_card, lost.masked_for(1).at(at(0, 0)).card);
}

void test_BLF_068_BLF_085_sets_move_with_the_card() {
    Table t = F3();
    t.play({CUP(0, at(0, 3), at(1, 3)), PASS, PASS});
    t.shows(at(0, 3), "K3av", "01");  // S1 knew it and knows it still
    t.shows(at(1, 3), "B2av", "01");
    TEST_ASSERT_EQUAL(unknown_card, t.masked_for(2).at(at(0, 3)).card);
    Table others = F3();  // who swaps two cards of others sees neither
    others.play({CUP(0, at(1, 3), at(2, 3)), PASS, PASS});
    others.shows(at(1, 3), "K4av", "12");
    others.shows(at(2, 3), "K3av", "12");
    TEST_ASSERT_EQUAL(unknown_card, others.masked_for(0).at(at(1, 3)).card);
}

void test_BLF_088_sets_only_grow() {
    int grown = 0;
    play_at_random(60, [&](const Step& step) {
        if (step.action.kind == next) return;
        std::map<Card, SeatSet> known;
        for (Position spot = 0; spot < step.before.positions(); ++spot)
            known[step.before.at(spot).card] = step.before.at(spot).known_by;
        for (Position spot = 0; spot < step.after.positions(); ++spot) {
            const ScoringCard& there = step.after.at(spot);
            const auto was = known.find(there.card);
            // A card that came back by the last shuffle is a new one; then all are known anyway.
            if (was == known.end()) continue;
            TEST_ASSERT_EQUAL(was->second, was->second & there.known_by);
            grown += there.known_by != was->second;
        }
    });
    TEST_ASSERT_GREATER_THAN(100, grown);
}

void test_BLF_089_playing_hands_and_stack_are_secret() {
    Table t = F3();
    t.play({CROW(0, at(1, 2)), PASS, BULLET});
    const State owner = t.masked_for(0), other = t.masked_for(1),
                all = t.masked_for(kit::the_public);
    TEST_ASSERT_EQUAL(card("C2a"), owner.stack[0].card);
    TEST_ASSERT_EQUAL(unknown_card, owner.stack[1].card);
    TEST_ASSERT_EQUAL(card("U3a"), t.masked_for(2).stack[1].card);
    TEST_ASSERT_EQUAL(card("K1a"), owner.hand[0][0]);
    TEST_ASSERT_EQUAL(unknown_card, owner.hand[1][0]);
    TEST_ASSERT_EQUAL(card("B3a"), other.hand[1][0]);
    for (const State* seen : {&other, &all}) {
        TEST_ASSERT_EQUAL(unknown_card, seen->hand[0][0]);
        for (const Played& played : seen->stack) TEST_ASSERT_EQUAL(unknown_card, played.card);
    }
    TEST_ASSERT_EQUAL(unknown_card, all.hand[1][0]);
}

// Everything but hidden cards and chance is the same for every viewer.
void test_BLF_090_BLF_126_what_lies_open() {
    play_at_random(20, [](const Step& step) {
        for (const kit::Viewer viewer : {kit::Viewer{0}, kit::Viewer{1}, kit::the_public}) {
            State seen = step.after;
            Rules::mask(seen, viewer);
            TEST_ASSERT_TRUE(seen.discard == step.after.discard);
            TEST_ASSERT_EQUAL(step.after.deck.size(), seen.deck.size());
            TEST_ASSERT_TRUE(seen.wins == step.after.wins);
            TEST_ASSERT_TRUE(seen.log == step.after.log);
            TEST_ASSERT_TRUE(seen.counters == step.after.counters);
            for (Seat seat = 0; seat < seen.seats; ++seat)
                TEST_ASSERT_EQUAL(step.after.hand[seat].size(), seen.hand[seat].size());
            for (Position spot = 0; spot < seen.positions(); ++spot) {
                TEST_ASSERT_EQUAL(step.after.at(spot).known_by, seen.at(spot).known_by);
                TEST_ASSERT_EQUAL(step.after.at(spot).face_up, seen.at(spot).face_up);
                if (seen.at(spot).face_up != 0)
                    TEST_ASSERT_EQUAL(step.after.at(spot).card, seen.at(spot).card);
            }
            // The claim and its targets, as long as answers are given.
            for (std::size_t i = 0; i < seen.stack.size(); ++i) {
                TEST_ASSERT_TRUE(seen.stack[i].claim == step.after.stack[i].claim);
                TEST_ASSERT_EQUAL(step.after.stack[i].seat, seen.stack[i].seat);
            }
        }
        // A card is in the record when it lies open, not before.
        if (step.after.phase == in_play || step.after.phase == in_respond)
            TEST_ASSERT_EQUAL(no_card, step.after.record().card);
    });
}

void test_BLF_090_the_public_sees_no_hidden_card() {
    Table t = F2();
    t.play({KEY(1, 1), PASS});
    t.shows(at(1, 3), "K3av", "01");  // all seats know it
    TEST_ASSERT_EQUAL(unknown_card, t.masked_for(kit::the_public).at(at(1, 3)).card);
    TEST_ASSERT_EQUAL(card("K3a"), t.masked_for(0).at(at(1, 3)).card);
}

void test_BLF_091_deck_order_and_chance_are_secret() {
    Table one = F3(), other = F3();
    other.deck("U1b C4b FIN K5b B2b B4a").s.rng = kit::Rng(99);
    for (const kit::Viewer viewer : {kit::Viewer{0}, kit::Viewer{2}, kit::the_public})
        TEST_ASSERT_EQUAL(one.seen_by(viewer), other.seen_by(viewer));
    for (const Card each : one.masked_for(0).deck) TEST_ASSERT_EQUAL(unknown_card, each);
}

// ---- what could be true ----

void test_BLF_091_fin_is_equally_likely_among_the_last_eleven() {
    for (const std::size_t size : {5, 11, 14}) {
        Table t = F5();
        std::string deck = "FIN";
        for (const char* each : {"U1b", "U2b", "U3b", "U4b", "K1b", "K2b", "K3b", "K4b", "B1b",
                                 "B2b", "B3b", "B4b", "C5b"})
            if (words(deck).size() < size) deck += std::string(" ") + each;
        t.deck(deck);
        std::map<std::size_t, int> times;
        for (kit::Seed seed = 0; seed < 2200; ++seed) {
            kit::Rng rng(seed);
            State guess = t.s;
            Rules::conceal(guess, 1, rng);
            TEST_ASSERT_EQUAL(size, guess.deck.size());
            ++times[guess.deck.index_of(fin)];
        }
        const std::size_t places = std::min<std::size_t>(11, size);
        TEST_ASSERT_EQUAL(places, times.size());
        TEST_ASSERT_EQUAL(places - 1, times.rbegin()->first);
        for (const auto& [place, count] : times)
            TEST_ASSERT_INT_WITHIN(75, 2200 / static_cast<int>(places), count);
    }
}

bool same_view(const State& one, const State& other, kit::Viewer viewer) {
    State seen = one, also = other;
    Rules::mask(seen, viewer);
    Rules::mask(also, viewer);
    return std::memcmp(&seen, &also, sizeof seen) == 0;
}

void test_BLF_089_BLF_123_a_guess_is_what_the_seat_knows_and_no_more() {
    play_at_random(12, [](const Step& step) {
        const State& s = step.after;
        for (kit::Viewer viewer = 0; viewer <= s.seats; ++viewer) {
            const kit::Viewer who = viewer == s.seats ? kit::the_public : viewer;
            kit::Rng rng(7), again(7), third(8);
            State guess = s;
            Rules::conceal(guess, who, rng);
            TEST_ASSERT_NULL(Rules::invariant(guess));
            TEST_ASSERT_TRUE(same_view(s, guess, who));
            // From a position that looks alike the same guess is made.
            State alike = s, other_guess;
            Rules::conceal(alike, who, third);
            other_guess = alike;
            Rules::conceal(other_guess, who, again);
            TEST_ASSERT_EQUAL_MEMORY(&guess, &other_guess, sizeof guess);
            TEST_ASSERT_FALSE(guess.rng == s.rng);
        }
    });
}

void test_BLF_089_each_hidden_card_could_be_anywhere() {
    Table t = F3();
    t.play({CROW(0, at(1, 2))});
    std::set<Card> in_hand, on_stack, in_scoring, on_top;
    for (kit::Seed seed = 0; seed < 400; ++seed) {
        kit::Rng rng(seed);
        State guess = t.s;
        Rules::conceal(guess, 1, rng);
        in_hand.insert(guess.hand[2][0]);
        on_stack.insert(guess.stack[0].card);
        in_scoring.insert(guess.at(at(0, 3)).card);
        on_top.insert(guess.deck.top());
    }
    // 5 of the deck, 4 of Scoring Hands, 2 of Playing Hands, 1 on the stack; on top Fin, too.
    TEST_ASSERT_EQUAL(12, in_hand.size());
    TEST_ASSERT_TRUE(in_hand == on_stack);
    TEST_ASSERT_TRUE(in_hand == in_scoring);
    TEST_ASSERT_EQUAL(13, on_top.size());
    TEST_ASSERT_EQUAL(0, in_hand.count(fin));
}

void test_after_the_round_only_hands_and_deck_are_guessed() {
    Table t = F2();
    t.deck("FIN C1b U1a K1a").play({BLANK(0), PASS});
    TEST_ASSERT_TRUE(t.s.over());
    kit::Rng rng(3);
    State guess = t.s;
    Rules::conceal(guess, 0, rng);
    TEST_ASSERT_TRUE(guess.scoring == t.s.scoring);
    TEST_ASSERT_FALSE(guess.deck.contains(fin));
    TEST_ASSERT_NULL(Rules::invariant(guess));
}

// ---- what is told ----

void test_BLF_025_BLF_070_BLF_087_events_and_who_reads_them() {
    play_at_random(60, [](const Step& step) {
        for (const Event& event : step.events) {
            const bool secret = event.kind == drew || event.kind == replaced;
            TEST_ASSERT_EQUAL(secret ? set_of(event.a) : kit::everyone, event.seen_by);
            if (!secret) continue;
            TEST_ASSERT_EQUAL(0, kit::redacted(event, kit::the_public).c);
            TEST_ASSERT_EQUAL(event.b, kit::redacted(event, kit::the_public).b);
        }
    });
}

void test_news() {
    const std::map<int, kit::News> wanted{
        {round_began, kit::News::shared}, {drew, kit::News::revealed},
        {claimed, kit::News::shared},     {answered, kit::News::none},
        {turned, kit::News::shared},      {cancelled, kit::News::none},
        {crow_landed, kit::News::shared}, {cup_swapped, kit::News::none},
        {key_turned, kit::News::glimpse}, {discarded, kit::News::shared},
        {penalty_due, kit::News::none},   {card_lost, kit::News::shared},
        {replaced, kit::News::revealed},  {fin_found, kit::News::shared},
        {reshuffled, kit::News::shared},  {round_ended, kit::News::shared}};
    TEST_ASSERT_EQUAL(round_ended + 1, wanted.size());
    for (const auto& [kind, news] : wanted)
        TEST_ASSERT_EQUAL(static_cast<int>(news),
                          static_cast<int>(Rules::news({.kind = static_cast<std::uint8_t>(kind)})));
}

// Whatever card comes to light is told together with what was claimed: so it can be shown whether
// it was honest.
void test_BLF_125_honest_or_not_can_be_told_of_every_card() {
    int honest = 0, lies = 0;
    play_at_random(40, [&](const Step& step) {
        if (step.before.phase != in_respond || step.after.phase == in_respond) return;
        for (std::size_t i = 0; i < step.before.stack.size(); ++i) {
            const Played& played = step.before.stack[i];
            int told = 0;
            for (const Event& event : step.events) {
                if (event.kind == discarded && event.d == i && event.a == played.seat) {
                    TEST_ASSERT_EQUAL(played.card, event.b);
                    TEST_ASSERT_EQUAL(played.claim.ability, event.c);
                    ++told;
                }
                if (event.kind == crow_landed && i == 0) {
                    TEST_ASSERT_EQUAL(played.card, event.b);
                    TEST_ASSERT_EQUAL(played.seat, event.d);
                    ++told;
                }
            }
            TEST_ASSERT_EQUAL(1, told);
            ++(played.is_true() ? honest : lies);
        }
    });
    TEST_ASSERT_GREATER_THAN(50, honest);
    TEST_ASSERT_GREATER_THAN(50, lies);
}

void test_answers_are_given_openly() {
    play_at_random(10, [](const Step& step) {
        TEST_ASSERT_EQUAL(step.after.phase != in_play, Rules::openly(step.after));
    });
}

// ---- memory aid and computer players ----

void test_BLF_092_no_rule_reads_the_memory_aid() {
    for (int players = 2; players <= 5; ++players) {
        State one, other;
        Config config = config_of(players, 2, true, by_lot);
        Rules::setup(one, config, 3);
        config.values[memory_field] = 0;
        Rules::setup(other, config, 3);
        TEST_ASSERT_EQUAL(1, one.memory_aid);
        TEST_ASSERT_EQUAL(0, other.memory_aid);
        kit::Rng rng(11);
        while (!one.over()) {
            const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&one);
            const Action action = kit::random_legal(bluff::game, bytes, rng);
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(one, action, unseen).ok());
            TEST_ASSERT_TRUE(Rules::apply(other, action, unseen).ok());
            State same = other;
            same.memory_aid = 1;
            TEST_ASSERT_EQUAL_MEMORY(&one, &same, sizeof one);
        }
    }
}

Action chosen_by(const kit::Player& player, const State& s, kit::Seed seed) {
    static std::vector<std::byte> scratch(kit::Thinking::scratch_size);
    kit::Thinking thinking;
    return thinking.choose(player, bluff::game, reinterpret_cast<const kit::StateBytes*>(&s), seed,
                           scratch);
}

std::vector<Table> decisions() {
    std::vector<Table> all{F2(), F3(), F3()};
    all[1].play({CROW(0, at(1, 2))});
    all[2].play({CROW(1, at(1, 2)), CALL});
    return all;
}

void test_BLF_123_players_know_what_their_seat_knows() {
    for (const Table& t : decisions())
        for (const kit::Player* player : kit::players_of(bluff::game)) {
            State other = t.s;
            kit::Rng rng(5);
            Rules::conceal(other, t.s.actor, rng);
            const Action action = chosen_by(*player, t.s, 4);
            TEST_ASSERT_TRUE(t.may(action));
            TEST_ASSERT_TRUE(action == chosen_by(*player, other, 4));
        }
}

void test_BLF_124_thinking_draws_no_number_of_the_game() {
    for (const Table& t : decisions())
        for (const kit::Player* player : kit::players_of(bluff::game)) {
            State s = t.s;
            const Action action = chosen_by(*player, s, 4);
            TEST_ASSERT_EQUAL_MEMORY(&t.s, &s, sizeof s);
            s.rng = kit::Rng(12345);  // nor do they know it
            TEST_ASSERT_TRUE(action == chosen_by(*player, s, 4));
        }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLF_006_nothing_depends_on_the_copy);
    RUN_TEST(test_BLF_025_nothing_tells_which_card_was_played);
    RUN_TEST(test_BLF_083_BLF_127_own_cards_are_seen_in_every_phase);
    RUN_TEST(test_BLF_068_BLF_085_sets_move_with_the_card);
    RUN_TEST(test_BLF_088_sets_only_grow);
    RUN_TEST(test_BLF_089_playing_hands_and_stack_are_secret);
    RUN_TEST(test_BLF_090_BLF_126_what_lies_open);
    RUN_TEST(test_BLF_090_the_public_sees_no_hidden_card);
    RUN_TEST(test_BLF_091_deck_order_and_chance_are_secret);
    RUN_TEST(test_BLF_091_fin_is_equally_likely_among_the_last_eleven);
    RUN_TEST(test_BLF_089_BLF_123_a_guess_is_what_the_seat_knows_and_no_more);
    RUN_TEST(test_BLF_089_each_hidden_card_could_be_anywhere);
    RUN_TEST(test_after_the_round_only_hands_and_deck_are_guessed);
    RUN_TEST(test_BLF_025_BLF_070_BLF_087_events_and_who_reads_them);
    RUN_TEST(test_news);
    RUN_TEST(test_BLF_125_honest_or_not_can_be_told_of_every_card);
    RUN_TEST(test_answers_are_given_openly);
    RUN_TEST(test_BLF_092_no_rule_reads_the_memory_aid);
    RUN_TEST(test_BLF_123_players_know_what_their_seat_knows);
    RUN_TEST(test_BLF_124_thinking_draws_no_number_of_the_game);
    return UNITY_END();
}
