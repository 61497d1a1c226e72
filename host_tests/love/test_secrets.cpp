// Open and hidden: LOV-140 .. LOV-144.
#include <set>

#include "position.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

bool all_notice(const Position& one, const Position& other) {
    for (Seat seat = 0; seat < seat_count; ++seat)
        if (one.seen_by(seat) == other.seen_by(seat)) return false;
    return true;
}

// Blue holds two cards that nobody knows.
Position with_unknown_cards(Colours drawn) {
    Position t;
    t.play({RELOAD(), END});
    t.deck(20, drawn);
    t.play({RELOAD({R, B}), END});
    return t;
}

void test_LOV_140_hands_are_secret() {
    const Position one = with_unknown_cards({G, G}), other = with_unknown_cards({Y, G});
    for (const Seat seat : {R, G, Y}) TEST_ASSERT_EQUAL(one.seen_by(seat), other.seen_by(seat));
    TEST_ASSERT_TRUE(one.seen_by(B) != other.seen_by(B));
    TEST_ASSERT_EQUAL(2, one.s.unknown[B]);  // how many there are is open
}

void test_LOV_141_what_lies_open() {
    const Position plain;
    const auto with = [](auto change) {
        Position t;
        change(t.s);
        return t;
    };
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.owner[G0] = R; })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.claimed = 1; })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.score[Y] = 1; })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.bullets[Y] = 1; })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.couples = RB; })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { (void)s.deck.draw(); })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.discard[G] = 1; })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.turn_seat = B; })));
    TEST_ASSERT_TRUE(all_notice(plain, with([](State& s) { s.known[G][R] = 0; })));
    Position one, other;  // dice and what was fired, after the Duel
    one.dice({6, 1}).play({DUEL(B0), FIRE(1), FIRE(1)});
    other.dice({6, 2}).play({DUEL(B0), FIRE(1), FIRE(1)});
    TEST_ASSERT_TRUE(all_notice(one, other));
    TEST_ASSERT_TRUE(one.happened({.kind = totals, .a = 6, .b = 1, .c = 1, .d = 1}));
}

void test_LOV_142_deck_and_chance_are_secret() {
    Position t, other;
    std::reverse(other.s.deck.begin(), other.s.deck.end());
    other.s.rng = kit::Rng(12345);
    for (Seat seat = 0; seat < seat_count; ++seat)
        TEST_ASSERT_EQUAL(t.seen_by(seat), other.seen_by(seat));
    std::set<kit::Hash> futures;  // and what is dealt instead is of no use
    for (kit::Seed seed = 0; seed < 20; ++seed) {
        kit::Rng rng(seed);
        State guess = t.s;
        Rules::conceal(guess, R, rng);
        TEST_ASSERT_FALSE(guess.rng == t.s.rng);
        TEST_ASSERT_NULL(Rules::invariant(guess));
        futures.insert(kit::hash_bytes(std::as_bytes(std::span(&guess, 1))));
    }
    TEST_ASSERT_EQUAL(20, futures.size());
}

void test_LOV_142_any_split_could_be_the_true_one() {
    Position t;
    t.bullets(R, 3).play({DUEL(B0), FIRE(2)});
    for (const Seat other : {B, G}) {
        std::set<int> guesses;
        for (kit::Seed seed = 0; seed < 100; ++seed) {
            kit::Rng rng(seed);
            State guess = t.s;
            Rules::conceal(guess, other, rng);
            guesses.insert(guess.duel.fired[challenger]);
        }
        TEST_ASSERT_TRUE((guesses == std::set<int>{0, 1, 2, 3}));
    }
    kit::Rng rng(1);
    State own = t.s;
    Rules::conceal(own, R, rng);
    TEST_ASSERT_EQUAL(2, own.duel.fired[challenger]);  // its maker knows it
    Position bare;                                     // fists are no secret
    bare.bullets(R, 0).play({DUEL(B0)});
    Rules::conceal(bare.s, B, rng);
    TEST_ASSERT_EQUAL(fists, bare.s.duel.fired[challenger]);
}

void test_LOV_143_known_cards_stay_unknown_ones_are_dealt() {
    const Position t = with_unknown_cards({G, G});  // Blue: Y, and two greens that nobody knows
    std::set<int> greens;
    for (kit::Seed seed = 0; seed < 200; ++seed) {
        kit::Rng rng(seed);
        State guess = t.s;
        Rules::conceal(guess, R, rng);
        TEST_ASSERT_GREATER_OR_EQUAL(1, guess.hand[B][Y]);
        TEST_ASSERT_TRUE(guess.hand[R] == t.s.hand[R]);
        TEST_ASSERT_TRUE(guess.hand[G] == t.s.hand[G]);  // still as dealt: known
        greens.insert(guess.hand[B][G]);
    }
    TEST_ASSERT_TRUE((greens == std::set<int>{0, 1, 2}));
}

// Keeps the books from what everybody sees, beside the rules.
struct Onlooker {
    std::array<Lassos, seat_count> known;
    std::array<int, seat_count> unknown{};

    void gone(Seat seat, std::size_t colour) {
        if (known[seat][colour] > 0)
            --known[seat][colour];
        else
            --unknown[seat];
    }
    void watch(std::span<const Event> events) {
        for (const Event& event : events) {
            if (event.kind == discarded) gone(event.a, event.b);
            if (event.kind == claim_laid) gone(event.a, colour_of(event.b));
            if (event.kind == draws) ++unknown[event.a];
        }
    }
};

void test_LOV_143_an_onlooker_comes_to_the_same() {
    Onlooker onlooker{};
    play_at_random(20, [&](const Step& step) {
        if (step.before.turns == 0 && step.before.phase == Phase::free_action)
            for (int seat = 0; seat < seat_count; ++seat) {
                onlooker.known[static_cast<std::size_t>(seat)] = dealt_to(seat);
                onlooker.unknown[static_cast<std::size_t>(seat)] = 0;
            }
        onlooker.watch(step.events);
        TEST_ASSERT_TRUE(onlooker.known == step.after.known);
        for (Seat seat = 0; seat < seat_count; ++seat)
            TEST_ASSERT_EQUAL(onlooker.unknown[seat], step.after.unknown[seat]);
    });
}

void test_LOV_144_nothing_is_traded() {
    play_at_random(12, [](const Step& step) {
        for (Seat seat = 0; seat < seat_count; ++seat) {
            if (seat == step.before.turn_seat || step.after.hand[seat] == step.before.hand[seat])
                continue;
            // Another hand changes only by the card for a broken claim, which the deck gives.
            TEST_ASSERT_EQUAL(seat, step.before.duel.defender == kit::nobody
                                        ? step.before.owner[step.action.a]
                                        : step.before.duel.defender);
            TEST_ASSERT_EQUAL(step.before.hand_size(seat) + 1, step.after.hand_size(seat));
            TEST_ASSERT_TRUE(std::any_of(step.events.begin(), step.events.end(),
                                         [](const Event& e) { return e.kind == claim_broken; }));
        }
    });
}

void test_memory_aid_changes_nothing_but_itself() {
    Config with_aid = config_of(standard);
    with_aid.values[memory_field] = 1;
    State one, other;
    Rules::setup(one, config_of(standard), 3);
    Rules::setup(other, with_aid, 3);
    TEST_ASSERT_EQUAL(0, one.memory_aid);
    TEST_ASSERT_EQUAL(1, other.memory_aid);
    other.memory_aid = 0;
    TEST_ASSERT_EQUAL_MEMORY(&one, &other, sizeof one);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_LOV_140_hands_are_secret);
    RUN_TEST(test_LOV_141_what_lies_open);
    RUN_TEST(test_LOV_142_deck_and_chance_are_secret);
    RUN_TEST(test_LOV_142_any_split_could_be_the_true_one);
    RUN_TEST(test_LOV_143_known_cards_stay_unknown_ones_are_dealt);
    RUN_TEST(test_LOV_143_an_onlooker_comes_to_the_same);
    RUN_TEST(test_LOV_144_nothing_is_traded);
    RUN_TEST(test_memory_aid_changes_nothing_but_itself);
    return UNITY_END();
}
