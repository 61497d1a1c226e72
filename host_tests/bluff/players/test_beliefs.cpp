// What a computer player believes and how it weighs: by counting, and by changing a position in
// earnest where the beliefs only imagine it.
#include <cmath>
#include <numeric>

#include "bluff/levels.h"
#include "self_play.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

const Strength* strengths_at(const State& s) {
    return learnt(0, s.seats).at_stage(s.seats, stage_of(s.deck.size()));
}

constexpr int samples = 8;
const Beliefs& believe(const State& s, Seat me, bool forgets = false, kit::Seed seed = 1) {
    static Beliefs beliefs;
    beliefs.start(s, me, forgets, strengths_at(s), samples);
    kit::Rng rng(seed);
    std::uint32_t nodes = 0;
    int deals = 1;
    while (beliefs.deal(rng, nodes)) ++deals;
    TEST_ASSERT_EQUAL(samples, deals);
    TEST_ASSERT_FALSE(beliefs.deal(rng, nodes));
    return beliefs;
}

// Everybody has seen every Scoring Hand.
State laid_open(State s) {
    for (Position spot = 0; spot < s.positions(); ++spot) {
        s.at(spot).face_up = 1;
        s.at(spot).known_by = s.all_seats();
    }
    return s;
}

// The chance to win where nothing in the hands is hidden, from the table of strengths.
Worth open_chance(const State& s, Seat seat) {
    std::uint32_t sum = 0, own = 0;
    for (Seat each = 0; each < s.seats; ++each) {
        ValueCounts counts = 0;
        for (const ScoringCard& place : s.scoring[each]) counts += one_of(value_of(place.card) - 1);
        const std::uint32_t weight = weight_of(strengths_at(s)[set_number(counts)]);
        sum += weight;
        if (each == seat) own = weight;
    }
    return static_cast<Worth>(own * static_cast<std::uint32_t>(certain_win) / sum);
}

std::uint32_t nodes = 0;  // nobody counts them here

// ---- Counting -----------------------------------------------------------------------------------

void test_what_is_unseen_is_what_lies_hidden() {
    for (const State& s : random_positions(300))
        for (Seat me = 0; me < s.seats; ++me) {
            // Counted from the other side: every hidden card, one by one.
            UnseenCards hidden;
            for (const Card card : s.deck)
                if (card != fin) hidden.count(card, 1);
            for (Seat seat = 0; seat < s.seats; ++seat) {
                for (const ScoringCard& place : s.scoring[seat])
                    if (place.face_up == 0 && !place.known_to(me)) hidden.count(place.card, 1);
                if (seat != me)
                    for (const Card card : s.hand[seat]) hidden.count(card, 1);
            }
            for (const Played& played : s.stack)
                if (played.seat != me) hidden.count(played.card, 1);
            const UnseenCards unseen = unseen_of(s, me);
            TEST_ASSERT_TRUE(unseen.copies == hidden.copies);
            TEST_ASSERT_TRUE(unseen.of_suit == hidden.of_suit);
            TEST_ASSERT_TRUE(unseen.of_value == hidden.of_value);
            TEST_ASSERT_EQUAL(hidden.all, unseen.all);
            TEST_ASSERT_EQUAL(unseen.all,
                              std::accumulate(unseen.of_suit.begin(), unseen.of_suit.end(), 0));
            TEST_ASSERT_EQUAL(unseen.all,
                              std::accumulate(unseen.of_value.begin(), unseen.of_value.end(), 0));
            // A masked and a concealed state count the same.
            State masked = s, concealed = s;
            kit::Rng rng(3);
            Rules::mask(masked, me);
            Rules::conceal(concealed, me, rng);
            TEST_ASSERT_TRUE(unseen_of(masked, me).copies == hidden.copies);
            TEST_ASSERT_TRUE(unseen_of(concealed, me).copies == hidden.copies);
        }
}

void test_the_public_sees_no_hand() {
    const State s = F2().s;
    // Four in the deck, four face-down, three in hands.
    TEST_ASSERT_EQUAL(11, unseen_of(s, kit::the_public).all);
    TEST_ASSERT_EQUAL(4, unseen_of(s, kit::the_public).of_suit[crow]);
    // Seat 0 knows four of them: B4a, C3a, C4a, B2a.
    TEST_ASSERT_EQUAL(7, unseen_of(s, 0).all);
    TEST_ASSERT_EQUAL(2, unseen_of(s, 0).of_suit[crow]);
}

// ---- What a change is worth ---------------------------------------------------------------------

void test_a_known_table_is_judged_exactly() {
    for (const State& s : random_positions(60)) {
        if (s.round_over() || s.straights != 0) continue;
        const State open = laid_open(s);
        const Beliefs& beliefs = believe(open, 0);
        for (Seat seat = 0; seat < s.seats; ++seat)
            TEST_ASSERT_EQUAL(open_chance(open, seat), beliefs.now(seat, nodes));
        for (Position one = 0; one < s.positions(); ++one) {
            for (int value = 0; value < beliefs.values(); ++value) {
                State changed = open;
                changed.at(one).card = card_of(crow, value + 1, 0);
                for (Seat seat = 0; seat < s.seats; ++seat)
                    TEST_ASSERT_EQUAL(open_chance(changed, seat),
                                      beliefs.with(one, value, seat, nodes));
            }
            for (Position two = one; ++two < s.positions();) {
                if (seat_of(one) == seat_of(two)) continue;
                State changed = open;
                std::swap(changed.at(one), changed.at(two));
                for (Seat seat = 0; seat < s.seats; ++seat)
                    TEST_ASSERT_EQUAL(open_chance(changed, seat),
                                      beliefs.swapped(one, two, seat, nodes));
            }
        }
    }
}

void test_all_chances_together_are_certain() {
    for (const State& s : random_positions(100)) {
        if (s.round_over()) continue;
        const Beliefs& beliefs = believe(s, s.actor);
        Worth sum = 0;
        for (Seat seat = 0; seat < s.seats; ++seat) sum += beliefs.now(seat, nodes);
        TEST_ASSERT_INT_WITHIN(2 * most_seats, certain_win, sum);
    }
}

void test_half_of_the_cards_is_no_better_than_a_draw() {
    for (const State& s : random_positions(100)) {
        if (s.round_over()) continue;
        const Beliefs& beliefs = believe(s, s.actor);
        for (Position spot = 0; spot < s.positions(); ++spot) {
            const Worth drawn = beliefs.redrawn(spot, s.actor, nodes);
            TEST_ASSERT_LESS_OR_EQUAL(
                drawn + 1, beliefs.with_half(Beliefs::Half::worst, spot, s.actor, nodes));
            TEST_ASSERT_GREATER_OR_EQUAL(
                drawn - 1, beliefs.with_half(Beliefs::Half::best, spot, s.actor, nodes));
        }
    }
}

void test_BLF_080_where_nothing_is_unseen_the_discard_pile_is_drawn() {
    State s = laid_open(F2().s);
    s.deck.clear();
    s.deck.put_at_bottom(fin);
    s.hand[1].clear();
    // Whatever lies in no hand is in the pile.
    s.discard.clear();
    for (Card each = 0; each < card_count; ++each) {
        bool placed = value_of(each) > values_for(s.seats) || s.hand[0].contains(each);
        for (Position spot = 0; spot < s.positions(); ++spot) placed |= s.at(spot).card == each;
        if (!placed) s.discard.push(each);
    }
    TEST_ASSERT_EQUAL(0, unseen_of(s, 0).all);
    const Beliefs& beliefs = believe(s, 0);
    Worth sum = 0;
    for (const Card each : s.discard) sum += beliefs.with(at(0, 0), value_of(each) - 1, 0, nodes);
    TEST_ASSERT_EQUAL(sum / static_cast<Worth>(s.discard.size()),
                      beliefs.redrawn(at(0, 0), 0, nodes));
}

void test_BLF_109_a_straight_is_as_good_as_the_best_three() {
    for (int seats = 3; seats <= most_seats; ++seats) {
        State s;
        Rules::setup(s, config_of(seats, 1, true), 1);
        s = laid_open(s);
        const int top = values_for(seats);
        const auto hold = [&](std::initializer_list<int> values) {
            std::size_t slot = 0;
            for (const int value : values) s.scoring[0][slot++].card = card_of(crow, value, 0);
        };
        hold({top, top, top, top - 1, top - 2});
        const Worth three = believe(s, 0).now(0, nodes);
        for (int low = 1; low + 4 <= top; ++low) {
            hold({low + 2, low, low + 4, low + 1, low + 3});
            const Beliefs& beliefs = believe(s, 0);
            TEST_ASSERT_EQUAL(three, beliefs.now(0, nodes));
            // A changed card makes one just as well.
            const Worth whole = beliefs.with(at(0, 0), low + 1, 0, nodes);
            TEST_ASSERT_EQUAL(three, whole);
        }
    }
}

// ---- Memory -------------------------------------------------------------------------------------

void test_who_forgets_knows_only_what_a_key_has_just_shown() {
    Table t = F3();
    t.hand(0, "K1b K1a").deck("C4b U1b K5b B4a B2b U2b FIN");
    const auto unknown = [&](bool forgets) { return believe(t.s, 0, forgets).unknown_of(1); };
    TEST_ASSERT_EQUAL(2, unknown(false));
    t.play({KEY(0, 1), PASS, PASS});
    TEST_ASSERT_EQUAL(0, unknown(false));
    TEST_ASSERT_EQUAL(0, unknown(true));
    TEST_ASSERT_EQUAL(2, believe(t.s, 0, true).unknown_of(2));  // the Key was not for these
    TEST_ASSERT_EQUAL(2, believe(t.s, 2, true).unknown_of(0));
    // It lasts for two turns of others; after another of one's own it is forgotten.
    t.play({BLANK(0), PASS, PASS, BLANK(0), PASS, PASS});
    TEST_ASSERT_EQUAL(0, unknown(true));
    // Another Key on the same hand is no help if it is shot.
    Table shot = t;
    shot.play({KEY(0, 1), BULLET, PASS, PASS});
    TEST_ASSERT_EQUAL(0, shot.s.log[shot.s.log.size() - 2].works);
    TEST_ASSERT_EQUAL(0, believe(shot.s, 0, false).unknown_of(1));
    TEST_ASSERT_EQUAL(2, believe(shot.s, 0, true).unknown_of(1));
    t.play({BLANK(0), PASS, PASS});
    TEST_ASSERT_EQUAL(0, unknown(false));
    TEST_ASSERT_EQUAL(2, unknown(true));
    TEST_ASSERT_EQUAL(believe(t.s, 0, false).unseen().all + 2, believe(t.s, 0, true).unseen().all);
}

// ---- Weighing -----------------------------------------------------------------------------------

constexpr LieOdds usual_odds{
    .usual = 85, .usual_of_all = 85, .lies = 0, .claims = 0, .of_suit = 3, .all = 12};

void test_a_lie_is_as_likely_as_usual() {
    TEST_ASSERT_INT_WITHIN(60, sure / 3, chance_of_lie(usual_odds));
}

void test_a_lie_is_certain_where_the_suit_is_out() {
    for (int usual = 1; usual < 255; ++usual) {
        LieOdds odds = usual_odds;
        odds.usual = static_cast<Share>(usual);
        odds.of_suit = 0;
        TEST_ASSERT_EQUAL(sure, chance_of_lie(odds));
        odds.of_suit = odds.all;
        TEST_ASSERT_EQUAL(0, chance_of_lie(odds));
        // In between it never is.
        for (odds.of_suit = 1; odds.of_suit < odds.all; ++odds.of_suit)
            TEST_ASSERT_LESS_THAN(sure, chance_of_lie(odds));
    }
}

void test_fewer_unseen_and_more_lies_make_a_lie_likelier() {
    LieOdds odds = usual_odds;
    std::int32_t before = sure;
    for (odds.of_suit = 1; odds.of_suit < odds.all; ++odds.of_suit) {
        TEST_ASSERT_LESS_THAN(before, chance_of_lie(odds));
        before = chance_of_lie(odds);
    }
    odds = usual_odds;
    odds.claims = 10;
    before = 0;
    for (odds.lies = 0; odds.lies <= 10; ++odds.lies) {
        TEST_ASSERT_GREATER_THAN(before, chance_of_lie(odds));
        before = chance_of_lie(odds);
    }
    // Numbers as large as they become.
    odds.lies = odds.claims = 255;
    odds.of_suit = 1;
    odds.all = 56;
    TEST_ASSERT_TRUE(chance_of_lie(odds) > sure * 9 / 10 && chance_of_lie(odds) < sure);
}

void test_choices_go_by_their_worth() {
    kit::Rng rng(5);
    const Worth temperature = per_mille(20);
    // As good, one temperature worse, ten worse.
    const std::array<Worth, 4> worth{1000, 1000 - temperature, 1000, 1000 - 12 * temperature};
    std::array<int, 4> chosen{};
    for (int i = 0; i < 6000; ++i) ++chosen[choose_by_worth(worth, temperature, rng)];
    const double unit = 6000 / (2 + std::exp(-1.0));
    TEST_ASSERT_INT_WITHIN(150, static_cast<int>(unit), chosen[0]);
    TEST_ASSERT_INT_WITHIN(150, static_cast<int>(unit * std::exp(-1.0)), chosen[1]);
    TEST_ASSERT_INT_WITHIN(150, static_cast<int>(unit), chosen[2]);
    TEST_ASSERT_LESS_THAN(5, chosen[3]);
    const std::array<Worth, 2> clear{0, certain_win};
    for (int i = 0; i < 100; ++i) TEST_ASSERT_EQUAL(1, choose_by_worth(clear, temperature, rng));
}

void test_gains_have_four_sizes() {
    TEST_ASSERT_EQUAL(0, size_of_gain(-per_mille(500)));
    TEST_ASSERT_EQUAL(0, size_of_gain(per_mille(29)));
    TEST_ASSERT_EQUAL(1, size_of_gain(per_mille(30)));
    TEST_ASSERT_EQUAL(2, size_of_gain(per_mille(80)));
    TEST_ASSERT_EQUAL(3, size_of_gain(per_mille(160)));
    TEST_ASSERT_EQUAL(3, size_of_gain(certain_win));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_what_is_unseen_is_what_lies_hidden);
    RUN_TEST(test_the_public_sees_no_hand);
    RUN_TEST(test_a_known_table_is_judged_exactly);
    RUN_TEST(test_all_chances_together_are_certain);
    RUN_TEST(test_half_of_the_cards_is_no_better_than_a_draw);
    RUN_TEST(test_BLF_080_where_nothing_is_unseen_the_discard_pile_is_drawn);
    RUN_TEST(test_BLF_109_a_straight_is_as_good_as_the_best_three);
    RUN_TEST(test_who_forgets_knows_only_what_a_key_has_just_shown);
    RUN_TEST(test_a_lie_is_as_likely_as_usual);
    RUN_TEST(test_a_lie_is_certain_where_the_suit_is_out);
    RUN_TEST(test_fewer_unseen_and_more_lies_make_a_lie_likelier);
    RUN_TEST(test_choices_go_by_their_worth);
    RUN_TEST(test_gains_have_four_sizes);
    return UNITY_END();
}
