// What a seat believes, and what a change of the table is worth to it: against the same numbers
// counted in the plainest way.
#include "bluff/beliefs.h"

#include "bluff/position.h"

using namespace table;
using kit::Rng;

void setUp() {}
void tearDown() {}

namespace {

const Strength* strengths_for(const State& s) {
    return learnt(2, s.seats).at_stage(s.seats, stage_of(s.deck.size()));
}

Beliefs beliefs_of(const State& s, Seat me, int samples, bool forgets = false, kit::Seed seed = 1) {
    Beliefs beliefs;
    beliefs.start(s, me, forgets, strengths_for(s), samples);
    Rng rng(seed);
    std::uint32_t nodes = 0;
    while (beliefs.deal(rng, nodes)) {
    }
    TEST_ASSERT_EQUAL(samples * s.positions(), nodes);
    return beliefs;
}

// The chances as the strengths of these very hands have them.
Worth plain_chance(const State& s, Seat seat) {
    std::uint32_t own = 0, sum = 0;
    for (Seat each = 0; each < s.seats; ++each) {
        ValueCounts hand = 0;
        for (const ScoringCard& place : s.scoring[each]) hand += one_of(value_of(place.card) - 1);
        const std::uint32_t weight = weight_of(strengths_for(s)[set_number(hand)]);
        sum += weight;
        if (each == seat) own = weight;
    }
    return static_cast<Worth>(own * certain_win / sum);
}

State with_all_open(State s) {
    for (Position spot = 0; spot < s.positions(); ++spot) s.at(spot).known_by = s.all_seats();
    return s;
}

void test_known_hands_are_worth_what_they_are() {
    for (const Table& t : {F2(), F3(), F5()}) {
        const State s = with_all_open(t.s);
        for (Seat me = 0; me < s.seats; ++me) {
            const Beliefs beliefs = beliefs_of(s, me, 2);
            std::uint32_t nodes = 0;
            for (Seat seat = 0; seat < s.seats; ++seat) {
                TEST_ASSERT_EQUAL(plain_chance(s, seat), beliefs.now(seat, nodes));
                for (Position one = 0; one < s.positions(); ++one) {
                    TEST_ASSERT_TRUE(beliefs.knows(one));
                    for (int value = 0; value < beliefs.values(); ++value) {
                        State changed = s;
                        changed.at(one).card = card_of(crow, value + 1, 0);
                        TEST_ASSERT_EQUAL(plain_chance(changed, seat),
                                          beliefs.with(one, value, seat, nodes));
                    }
                    for (auto two = static_cast<Position>((seat_of(one) + 1) * scoring_size);
                         two < s.positions(); ++two) {
                        State changed = s;
                        std::swap(changed.at(one), changed.at(two));
                        TEST_ASSERT_EQUAL(plain_chance(changed, seat),
                                          beliefs.swapped(one, two, seat, nodes));
                    }
                }
            }
        }
    }
}

void test_nodes_are_counted() {
    const Beliefs beliefs = beliefs_of(F2().s, 0, 8);
    std::uint32_t nodes = 0;
    beliefs.now(0, nodes);
    TEST_ASSERT_EQUAL(8, nodes);
    beliefs.swapped(0, 5, 0, nodes);
    TEST_ASSERT_EQUAL(16, nodes);
    nodes = 0;
    beliefs.redrawn(0, 0, nodes);
    TEST_ASSERT_TRUE(nodes == 8 * 4 || nodes == 8 * 3);  // values that are unseen
}

void test_what_is_unseen() {
    const State s = F2().s;
    const Beliefs beliefs = beliefs_of(s, 0, 4);
    // Two face-down cards, one in the other's hand, four in the deck: K3a C2a U3a K1a U1a B3a C1b
    TEST_ASSERT_EQUAL(7, beliefs.unseen().all);
    TEST_ASSERT_EQUAL(2, beliefs.unseen().of_suit[crow]);
    TEST_ASSERT_EQUAL(2, beliefs.unseen().of_suit[cup]);
    TEST_ASSERT_EQUAL(2, beliefs.unseen().of_suit[key]);
    TEST_ASSERT_EQUAL(1, beliefs.unseen().of_suit[bullet]);
    TEST_ASSERT_EQUAL(3, beliefs.unseen().of_value[1]);
    TEST_ASSERT_EQUAL(3, beliefs.unseen().of_value[3]);
    TEST_ASSERT_EQUAL(1, beliefs.unseen().copies[key][3]);
    TEST_ASSERT_EQUAL(0, beliefs.unknown_of(0));
    TEST_ASSERT_EQUAL(2, beliefs.unknown_of(1));
    // The public sees no face-down card and no hand; a mask changes nothing.
    TEST_ASSERT_EQUAL(7 + 2 + 2, unseen_of(s, kit::the_public).all);
    State masked = s;
    Rules::mask(masked, 1);
    TEST_ASSERT_EQUAL(unseen_of(s, 1).all, unseen_of(masked, 1).all);
    TEST_ASSERT_EQUAL(4 + 2 + 2, unseen_of(s, 1).all);
    // An own card on the stack is seen, another's is not.
    Table t = F2();
    t.play({CROW(0, at(1, 0))});
    TEST_ASSERT_EQUAL(7, unseen_of(t.s, 0).all);
    TEST_ASSERT_EQUAL(8, unseen_of(t.s, 1).all);
}

void test_a_redrawn_card_is_the_mean_of_all() {
    const State s = with_all_open(F2().s);
    const Beliefs beliefs = beliefs_of(s, 0, 1);
    std::uint32_t nodes = 0;
    // Unseen: U3a K1a U1a B3a C1b
    Worth sum = 0;
    for (const int value : {3, 1, 1, 3, 1}) sum += beliefs.with(at(1, 0), value - 1, 0, nodes);
    TEST_ASSERT_INT_WITHIN(1, sum / 5, beliefs.redrawn(at(1, 0), 0, nodes));
    // Of these the best three, and the worst.
    const Worth one = beliefs.with(at(1, 0), 0, 0, nodes),
                three = beliefs.with(at(1, 0), 2, 0, nodes);
    TEST_ASSERT_TRUE(one != three);
    const Worth mixed = (2 * three + one) / 3;
    TEST_ASSERT_INT_WITHIN(1, one < three ? one : mixed,
                           beliefs.with_half(Beliefs::Half::worst, at(1, 0), 0, nodes));
    TEST_ASSERT_INT_WITHIN(1, one < three ? mixed : one,
                           beliefs.with_half(Beliefs::Half::best, at(1, 0), 0, nodes));
}

void test_hidden_cards_are_dealt_from_all_that_is_unseen() {
    // What the other hides is one of seven cards: the mean over many deals is the mean of all.
    const State s = F2().s;
    const std::vector<Card> unseen = cards("K3a C2a U3a K1a U1a B3a C1b");
    std::int64_t sum = 0;
    int deals = 0;
    for (const Card first : unseen)
        for (const Card second : unseen) {
            if (first == second) continue;
            State world = s;
            world.at(at(1, 3)).card = first;
            world.at(at(1, 4)).card = second;
            sum += plain_chance(world, 0);
            ++deals;
        }
    std::int64_t believed = 0;
    std::uint32_t nodes = 0;
    for (kit::Seed seed = 0; seed < 200; ++seed)
        believed += beliefs_of(s, 0, most_samples, false, seed).now(0, nodes);
    TEST_ASSERT_INT_WITHIN(40, sum / deals, believed / 200);
}

void test_beginners_forget_what_they_saw() {
    // Seat 0 has looked at seat 1 long ago: the first of its turns.
    Table t = F3();
    t.hand(0, "K1a C2a").play({KEY(0, 1), PASS, PASS});
    const auto knows = [&](Position spot, bool forgets) {
        Beliefs beliefs;
        beliefs.start(t.s, 0, forgets, strengths_for(t.s), 1);
        return beliefs.knows(spot);
    };
    // Just after it, seat 0 remembers; also while others play.
    TEST_ASSERT_TRUE(knows(at(1, 3), true) && knows(at(1, 3), false));
    t.play({BLANK(0)});
    TEST_ASSERT_TRUE(knows(at(1, 3), true));
    t.play({PASS, PASS, BLANK(0), PASS, PASS});
    t.decides(0, in_play);
    TEST_ASSERT_TRUE(knows(at(1, 3), true));
    // Once seat 0 has played something else, it is gone, but not for better players.
    t.play({BLANK(0)});
    TEST_ASSERT_TRUE(knows(at(1, 3), true));
    t.play({PASS, PASS});
    TEST_ASSERT_FALSE(knows(at(1, 3), true));
    TEST_ASSERT_TRUE(knows(at(1, 3), false));
    TEST_ASSERT_TRUE(knows(at(1, 0), true) && knows(at(0, 3), true));
    // What is forgotten may be anything again.
    Beliefs better, weaker;
    better.start(t.s, 0, false, strengths_for(t.s), 1);
    weaker.start(t.s, 0, true, strengths_for(t.s), 1);
    TEST_ASSERT_EQUAL(better.unseen().all + 2, weaker.unseen().all);
}

void test_nobody_remembers_before_the_first_turn() {
    const State s = with_all_open(F2().s);
    Beliefs beliefs;
    beliefs.start(s, 0, true, strengths_for(s), 1);
    TEST_ASSERT_FALSE(beliefs.knows(at(1, 3)));
    TEST_ASSERT_TRUE(beliefs.knows(at(0, 3)));
}

void test_with_nothing_unseen_the_discard_pile_comes_back() {
    State s = with_all_open(F2().s);
    // All that was unseen lies open in the discard pile; only Fin is left: BLF-080
    for (const Card each : s.deck)
        if (each != fin) s.discard.push(each);
    s.deck.clear();
    s.deck.push(fin);
    s.discard.push(s.hand[1].pop());
    const Beliefs beliefs = beliefs_of(s, 0, 1);
    TEST_ASSERT_EQUAL(0, beliefs.unseen().all);
    std::uint32_t nodes = 0;
    Worth sum = 0;
    for (const Card each : s.discard) sum += beliefs.with(at(1, 0), value_of(each) - 1, 0, nodes);
    TEST_ASSERT_INT_WITHIN(1, sum / static_cast<Worth>(s.discard.size()),
                           beliefs.redrawn(at(1, 0), 0, nodes));
}

void test_straights_count_if_they_are_played() {
    State s = with_all_open(F3().s);
    // Seat 0 needs a 4 for 1 2 3 4 5.
    const Beliefs without = beliefs_of(s, 0, 1);
    s.straights = 1;
    const Beliefs with = beliefs_of(s, 0, 1);
    std::uint32_t nodes = 0;
    const Position double_five = at(0, 1);
    TEST_ASSERT_TRUE(with.with(double_five, 3, 0, nodes) >
                     without.with(double_five, 3, 0, nodes) + per_mille(50));
    TEST_ASSERT_EQUAL(without.with(double_five, 0, 0, nodes), with.with(double_five, 0, 0, nodes));
    TEST_ASSERT_EQUAL(without.now(0, nodes), with.now(0, nodes));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_known_hands_are_worth_what_they_are);
    RUN_TEST(test_nodes_are_counted);
    RUN_TEST(test_what_is_unseen);
    RUN_TEST(test_a_redrawn_card_is_the_mean_of_all);
    RUN_TEST(test_hidden_cards_are_dealt_from_all_that_is_unseen);
    RUN_TEST(test_beginners_forget_what_they_saw);
    RUN_TEST(test_nobody_remembers_before_the_first_turn);
    RUN_TEST(test_with_nothing_unseen_the_discard_pile_comes_back);
    RUN_TEST(test_straights_count_if_they_are_played);
    return UNITY_END();
}
