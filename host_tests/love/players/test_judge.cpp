// What a seat knows, and what it thinks a position is worth.
#include "love/judge.h"

#include "love/position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

const Weights usual = weights_of(characters[0]);

std::array<std::int32_t, 4> worths(const State& state, Seat viewer) {
    const Forecast forecast = judge(Outlook::of(state, viewer), usual);
    std::array<std::int32_t, 4> all{};
    for (Seat seat = 0; seat < seat_count; ++seat) all[seat] = forecast.worth_to(seat);
    return all;
}
void expect(std::array<std::int32_t, 4> wanted, std::array<std::int32_t, 4> got) {
    TEST_ASSERT_EQUAL_INT32_ARRAY(wanted.data(), got.data(), 4);
}

// ---- What a seat knows --------------------------------------------------------------------------

void test_an_outlook_has_the_own_hand_and_what_is_known_of_others() {
    Position t;
    t.play({RELOAD({G, Y}), END});
    const Outlook own = Outlook::of(t.s, R), other = Outlook::of(t.s, B);
    TEST_ASSERT_TRUE(own.at(R).hand == t.s.hand[R]);
    TEST_ASSERT_EQUAL(0, own.at(R).unknown);
    TEST_ASSERT_TRUE(other.at(R).hand == lassos({R}));
    TEST_ASSERT_EQUAL(2, other.at(R).unknown);
    // 20 cards in the deck and what was drawn; for the drawer two less.
    TEST_ASSERT_EQUAL(20, sum_of(other.unseen));
    TEST_ASSERT_EQUAL(18, sum_of(own.unseen));
    TEST_ASSERT_TRUE(own.discard == lassos({G, Y}));
    TEST_ASSERT_EQUAL(18, own.deck_size);
    TEST_ASSERT_EQUAL(50, own.target);
}

void test_an_outlook_counts_what_lies_open() {
    Position t(quick);
    t.owns(R, {B0}).claimed({B0, R1}).hand(R, {G}).hand(B, {R, R, Y}).bullets(R, 3).score(R, 12);
    t.in_love(RB | RY);
    t.sound();
    const Outlook seen = Outlook::of(t.s, G);
    const Rival& red = seen.at(R);
    TEST_ASSERT_TRUE(red.free == lassos({R}) && red.claimed == lassos({R, B}));
    TEST_ASSERT_EQUAL(2, red.claims);
    TEST_ASSERT_EQUAL(3, red.bullets);
    TEST_ASSERT_EQUAL(12, red.score);
    TEST_ASSERT_EQUAL(25, seen.target);
    const int chips[] = {2, 1, 0, 1};
    for (Seat seat = 0; seat < seat_count; ++seat) {
        TEST_ASSERT_EQUAL(chips[seat], seen.chips(seat));
        TEST_ASSERT_EQUAL(t.s.income(seat), seen.income(seat));
    }
    TEST_ASSERT_EQUAL(sum_of(seen.unseen), static_cast<int>(t.s.deck.size()));
    const Target target = target_of(t.s, B0);
    TEST_ASSERT_TRUE(target.owner == R && target.colour == B && target.claimed);
    TEST_ASSERT_FALSE(target_of(t.s, R0).claimed);
}

// Whatever the rules do in a Duel, an outlook foresees for each result.
void test_an_outlook_goes_on_as_the_rules_do() {
    int won = 0, tied = 0, lost = 0, broken = 0, full = 0;
    State challenged{};
    Heart heart = no_heart;
    play_at_random(60, [&](const Step& step) {
        if (step.action.kind == duel) {
            challenged = step.before;
            heart = step.action.a;
        }
        const bool fought =
            !step.after.splitting() && (step.action.kind == duel || step.action.kind == commit);
        if (!fought) return;
        const Seat from = challenged.turn_seat, owner = challenged.owner[heart];
        const DuelReport& report = step.after.last_duel;
        const Seat viewer =
            static_cast<Seat>((owner + 2) % seat_count);  // does not see what is drawn
        Outlook seen = Outlook::of(challenged, viewer);
        if (challenged.phase == Phase::paid_action) seen.pay(from);
        seen.end_love(from, owner);
        const bool chips_left = std::popcount(seen.couples) < most_couples;
        if (report.result == DuelResult::won) seen.win(from, target_of(challenged, heart));
        if (report.result == DuelResult::tied) seen.fall_in_love(from, owner);
        won += report.result == DuelResult::won;
        tied += report.result == DuelResult::tied;
        lost += report.result == DuelResult::lost;
        broken += report.result == DuelResult::won && challenged.is_claimed(heart);
        full += report.result == DuelResult::tied && !chips_left;

        const Outlook after = Outlook::of(step.after, viewer);
        for (Seat seat = 0; seat < seat_count; ++seat) {
            TEST_ASSERT_TRUE(seen.at(seat).hand == after.at(seat).hand);
            TEST_ASSERT_TRUE(seen.at(seat).free == after.at(seat).free);
            TEST_ASSERT_TRUE(seen.at(seat).claimed == after.at(seat).claimed);
            TEST_ASSERT_EQUAL(seen.at(seat).claims, after.at(seat).claims);
            TEST_ASSERT_EQUAL(seen.at(seat).unknown, after.at(seat).unknown);
        }
        TEST_ASSERT_EQUAL(after.couples, seen.couples);
        if (challenged.deck.size() == 0) return;  // else a broken claim shuffles
        TEST_ASSERT_TRUE(seen.unseen == after.unseen && seen.discard == after.discard);
        TEST_ASSERT_EQUAL(after.deck_size, seen.deck_size);
    });
    TEST_ASSERT_TRUE(won > 50 && tied > 50 && lost > 50 && broken > 20 && full > 10);
}

void test_a_claim_in_an_outlook_is_that_of_the_rules() {
    Position t;
    t.owns(R, {G0}).hand(R, {R, R, G});
    Outlook seen = Outlook::of(t.s, R);
    TEST_ASSERT_TRUE(seen.claimable(R) == lassos({R, R, G}));
    seen.lay(R, lassos({R, G}));
    t.play({CLAIM({R, G})});
    const Outlook after = Outlook::of(t.s, R);
    TEST_ASSERT_TRUE(seen.at(R).hand == after.at(R).hand && seen.at(R).free == after.at(R).free);
    TEST_ASSERT_TRUE(seen.at(R).claimed == after.at(R).claimed);
    TEST_ASSERT_EQUAL(2, seen.at(R).claims);
    TEST_ASSERT_TRUE(seen.unseen == after.unseen);
    // Of another hand only what is known.
    t.s.known[B] = {};
    t.s.unknown[B] = 3;
    TEST_ASSERT_EQUAL(0, sum_of(Outlook::of(t.s, R).claimable(B)));
    TEST_ASSERT_EQUAL(1, sum_of(Outlook::of(t.s, B).claimable(B)));
}

// ---- What a position is worth -------------------------------------------------------------------

void test_the_values_of_the_ledger() {
    Position t;
    for (Seat viewer = 0; viewer < seat_count; ++viewer) expect({0, 0, 0, 0}, worths(t.s, viewer));
    t.play({CLAIM({R}), END});
    expect({108, -81, -81, -81}, worths(t.s, R));
}

// The formula of the ledger, written down once more, straight from a state.
std::int32_t prospects_by_hand(const State& s, Seat viewer, Seat q) {
    constexpr int T[] = {0, 2, 5, 9, 9, 9, 9}, RET[] = {34, 35, 36, 37, 38, 39, 40},
                  VB[] = {0, 40, 80, 115, 136, 150, 172};
    const auto k = [&](Seat seat, std::size_t col) -> int {
        return seat == viewer ? s.hand[seat][col] : s.known[seat][col];
    };
    int K = 112, tot = 0, uns[4];
    for (Seat seat = 0; seat < 4; ++seat)
        K = std::min(K, (s.target - s.score[seat]) * 64 / (T[s.claims(seat)] + s.chips(seat) + 2));
    K = std::max(K, 64);
    for (std::size_t col = 0; col < 4; ++col) {
        uns[col] = 8 - s.discard[col] - s.is_claimed(static_cast<int>(2 * col)) -
                   s.is_claimed(static_cast<int>(2 * col + 1));
        for (Seat seat = 0; seat < 4; ++seat) uns[col] -= k(seat, col);
        tot += uns[col];
    }
    int m = 0, pu = 0;
    for (std::size_t col = 0; col < 4; ++col) {
        const int free = s.free_hearts(q)[col];
        m += std::min(k(q, col), free);
        if (free > k(q, col)) pu += uns[col];
    }
    const int u = q == viewer ? 0 : s.unknown[q], c = s.claims(q), L = s.chips(q), b = s.bullets[q];
    const int e = tot > 0 ? std::min(64, u * 64 * pu / tot) : 0;
    const int pot = T[std::min(3, c + m)] * (64 - e) + T[std::min(3, c + m + 1)] * e - 64 * T[c];
    return 64 * s.score[q] + K * T[c] * RET[b] / 64 + K * L * 64 / 64 + 2 * pot * RET[b] / 64 +
           VB[b] + (s.score[q] + T[c] + L >= s.target ? 20 * RET[b] : 0);
}

void test_the_judge_follows_the_formula() {
    int nobody_unseen = 0, won_next = 0, positions = 0;
    std::int32_t largest = 0;
    const auto compare = [&](const State& s) {
        for (Seat viewer = 0; viewer < seat_count; ++viewer) {
            std::int32_t E[4];
            for (Seat q = 0; q < seat_count; ++q) E[q] = prospects_by_hand(s, viewer, q);
            const auto got = worths(s, viewer);
            for (Seat q = 0; q < seat_count; ++q) {
                std::int32_t best = INT32_MIN, sum = 0;
                for (Seat other = 0; other < seat_count; ++other)
                    if (other != q) {
                        best = std::max(best, E[other]);
                        sum += E[other];
                    }
                TEST_ASSERT_EQUAL_INT32(E[q] - (40 * best + 8 * sum) / 64, got[q]);
                largest = std::max(largest, std::abs(got[q]));
            }
            nobody_unseen += sum_of(Outlook::of(s, viewer).unseen) == 0;
        }
        for (Seat q = 0; q < seat_count; ++q) won_next += s.score[q] + s.income(q) >= s.target;
        ++positions;
    };
    play_at_random(40, [&](const Step& step) {
        if (step.after.turns != step.before.turns && !step.after.over()) compare(step.after);
    });
    // Nothing is unseen: the deck is empty and every hand is known.
    Position t;
    t.deck(0);
    compare(t.s);
    TEST_ASSERT_TRUE(positions > 1000 && won_next > 20 && nobody_unseen == 4);
    TEST_ASSERT_LESS_THAN_INT32(won_game, largest);
}

void test_a_card_to_be_drawn_from_nothing_unseen_is_no_trouble() {
    // The deck is empty and every hand is known; whoever is robbed draws after a shuffle.
    Position t;
    t.claimed({B0}).hand(B, {R, Y}).deck(0);
    Outlook seen = Outlook::of(t.s, R);
    TEST_ASSERT_EQUAL(0, sum_of(seen.unseen));
    seen.win(R, target_of(t.s, B0));
    TEST_ASSERT_EQUAL(1, seen.at(B).unknown);
    TEST_ASSERT_EQUAL(0, seen.deck_size);
    const Forecast robbed = judge(seen, usual);
    seen.at(B).unknown = 0;
    TEST_ASSERT_EQUAL_INT32(judge(seen, usual).worth_to(B), robbed.worth_to(B));
}

void test_won_is_more_than_anything() {
    Position t;
    t.claimed({R0}).hand(R, {G, Y}).score(R, 48);
    const Outlook seen = Outlook::of(t.s, R);
    const Forecast end = judge_end(seen, R, usual);
    TEST_ASSERT_EQUAL_INT32(won_game, end.worth_to(R));
    for (const Seat other : {B, G, Y}) TEST_ASSERT_EQUAL_INT32(-won_game, end.worth_to(other));
    t.score(R, 47);
    TEST_ASSERT_LESS_THAN_INT32(won_game, judge_end(Outlook::of(t.s, R), R, usual).worth_to(R));
}

void test_the_end_of_a_turn_scores_for_its_player_alone() {
    Position t;
    t.claimed({R0, B0}).hand(R, {G, Y}).hand(B, {R, Y}).in_love(RB);
    const Outlook seen = Outlook::of(t.s, R);
    Outlook scored = seen;
    scored.at(R).score = 3;
    TEST_ASSERT_EQUAL_INT32(judge(scored, usual).worth_to(R),
                            judge_end(seen, R, usual).worth_to(R));
}

void test_the_rest_of_a_turn_may_be_a_paid_claim() {
    std::uint32_t nodes = 0;
    Position t;
    Outlook claimed = Outlook::of(t.s, R);
    claimed.pay(R);
    claimed.lay(R, lassos({R}));
    const std::int32_t by_claim = judge_end(claimed, R, usual).worth_to(R),
                       by_end = judge_end(Outlook::of(t.s, R), R, usual).worth_to(R);
    TEST_ASSERT_GREATER_THAN(by_end, by_claim);
    const auto rest = [&](int actions_done) {
        return judge_rest(Outlook::of(t.s, R), R, actions_done, usual, nodes).worth_to(R);
    };
    TEST_ASSERT_EQUAL_INT32(by_claim, rest(1));
    TEST_ASSERT_EQUAL(2, nodes);
    TEST_ASSERT_EQUAL_INT32(by_end, rest(2));  // no action left
    TEST_ASSERT_EQUAL(3, nodes);
    t.bullets(R, 1);  // no bullets to pay with
    TEST_ASSERT_EQUAL_INT32(judge_end(Outlook::of(t.s, R), R, usual).worth_to(R), rest(1));
    t.bullets(R, 6).hand(R, {B, G, Y});  // nothing to claim
    nodes = 0;
    TEST_ASSERT_EQUAL_INT32(judge_end(Outlook::of(t.s, R), R, usual).worth_to(R), rest(1));
    TEST_ASSERT_EQUAL(1, nodes);
    // Not at any price: the claim would not be in time, but the bullets are dear to a miser.
    Weights miser = usual;
    miser.bullets = {0, 2000, 4000, 6000, 8000, 10000, 12000};
    t.hand(R, {R, G, Y});
    TEST_ASSERT_EQUAL_INT32(judge_end(Outlook::of(t.s, R), R, miser).worth_to(R),
                            judge_rest(Outlook::of(t.s, R), R, 1, miser, nodes).worth_to(R));
}

void test_characters_weigh_in_their_own_way() {
    const Weights ruth = weights_of(characters[1]), pike = weights_of(characters[2]),
                  lou = weights_of(characters[3]);
    const std::int16_t bullets[] = {0, 40, 80, 115, 136, 150, 172};
    for (std::size_t i = 0; i < 7; ++i) {
        TEST_ASSERT_EQUAL(bullets[i], usual.bullets[i]);
        TEST_ASSERT_EQUAL(bullets[i], lou.bullets[i]);
        TEST_ASSERT_EQUAL(bullets[i] / 2, ruth.bullets[i]);
        TEST_ASSERT_EQUAL(bullets[i] * 3 / 2, pike.bullets[i]);
    }
    TEST_ASSERT_EQUAL(0, usual.duel_bonus);
    TEST_ASSERT_EQUAL(64, ruth.duel_bonus);
    TEST_ASSERT_EQUAL(-64, pike.duel_bonus);
    TEST_ASSERT_EQUAL(64, pike.love);
    TEST_ASSERT_EQUAL(160, lou.love);
    // Three times as bold where noise would drown it; bullets are worth the same.
    const Weights bold_lou = weights_of(characters[3], 3), bold_pike = weights_of(characters[2], 3);
    TEST_ASSERT_EQUAL(64 + 3 * 96, bold_lou.love);
    TEST_ASSERT_EQUAL(-192, bold_pike.duel_bonus);
    TEST_ASSERT_TRUE(bold_pike.bullets == pike.bullets && bold_pike.love == pike.love);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_an_outlook_has_the_own_hand_and_what_is_known_of_others);
    RUN_TEST(test_an_outlook_counts_what_lies_open);
    RUN_TEST(test_an_outlook_goes_on_as_the_rules_do);
    RUN_TEST(test_a_claim_in_an_outlook_is_that_of_the_rules);
    RUN_TEST(test_the_values_of_the_ledger);
    RUN_TEST(test_the_judge_follows_the_formula);
    RUN_TEST(test_a_card_to_be_drawn_from_nothing_unseen_is_no_trouble);
    RUN_TEST(test_won_is_more_than_anything);
    RUN_TEST(test_the_end_of_a_turn_scores_for_its_player_alone);
    RUN_TEST(test_the_rest_of_a_turn_may_be_a_paid_claim);
    RUN_TEST(test_characters_weigh_in_their_own_way);
    return UNITY_END();
}
