// Who sees what: nothing is one seat's own secret, and three things are everybody's.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

State masked(const State& s, kit::Viewer viewer) {
    State seen = s;
    Rules::mask(seen, viewer);
    return seen;
}
State concealed(const State& s, kit::Viewer viewer, kit::Seed seed) {
    State guess = s;
    kit::Rng rng(seed);
    Rules::conceal(guess, viewer, rng);
    return guess;
}
template <class A, class B>
void same_bytes(const A& one, const B& two) {
    TEST_ASSERT_EQUAL_MEMORY(&one, &two, sizeof one);
}

void test_mask_hides_blocks_deck_and_chance() {
    Position p(grand_works, true);
    p.item("a3", flame_max);
    const State seen = masked(p.s, white);
    for (std::size_t at = 0; at < square_count; ++at)
        if (is_block(p.s.board.token[at]))
            TEST_ASSERT_EQUAL(unknown_block, seen.board.token[at]);
        else
            TEST_ASSERT_EQUAL(p.s.board.token[at], seen.board.token[at]);
    TEST_ASSERT_EQUAL(p.s.deck.size(), seen.deck.size());
    for (const Card each : seen.deck) TEST_ASSERT_EQUAL(push, each);
    TEST_ASSERT_TRUE(seen.rng == kit::Rng());
    // All else stays as it is.
    State rest = seen;
    rest.rng = p.s.rng;
    rest.deck = p.s.deck;
    rest.board.token = p.s.board.token;
    same_bytes(rest, p.s);
}

void test_everybody_sees_the_same() {
    Position p(a04, true);
    const State seen = masked(p.s, white);
    for (const kit::Viewer viewer :
         {kit::Viewer{1}, kit::Viewer{2}, kit::Viewer{3}, kit::the_public})
        same_bytes(masked(p.s, viewer), seen);
    for (const kit::Viewer viewer : {kit::Viewer{1}, kit::the_public})
        same_bytes(concealed(p.s, viewer, 5), concealed(p.s, white, 5));
}

void test_conceal_keeps_what_is_seen_and_is_sound() {
    play_at_random(26, [](const Step& step) {
        if (step.after.actions % 7 != 0) return;
        const State guess = concealed(step.after, 0, step.after.actions);
        same_bytes(masked(guess, 0), masked(step.after, 0));
        const char* wrong = Rules::invariant(guess);
        TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
        // It depends on nothing hidden.
        const State other = concealed(step.after, 0, 99);
        same_bytes(concealed(other, 0, 5), concealed(step.after, 0, 5));
    });
}

void test_conceal_deals_the_items_not_seen() {
    // All Flame-Max were seen, six Bomb-Ups, five Speed-Ups: two and two are left.
    Position p(a04);
    p.s.seen = {6, 5, 5};
    for (const char* at : {"a3", "a5", "a7"}) p.block(at, bomb_up);
    std::array<int, 3> kinds{};
    for (kit::Seed seed = 0; seed < 400; ++seed) {
        const State guess = concealed(p.s, 0, seed);
        std::array<int, 3> here{};
        for (const char* at : {"a3", "a5", "a7"}) ++here[item_of(guess.board.token[sq(at)])];
        TEST_ASSERT_TRUE(here[bomb_up] <= 2 && here[speed_up] <= 2 && here[flame_max] == 0);
        for (std::size_t kind = 0; kind < 3; ++kind) kinds[kind] += here[kind];
    }
    TEST_ASSERT_TRUE(kinds[bomb_up] > 500 && kinds[bomb_up] < 700);
    TEST_ASSERT_EQUAL(1200, kinds[bomb_up] + kinds[speed_up]);
}

// How often OVERTIME is drawn as which card, from 1.
std::array<int, 17> places_of_overtime(const State& s) {
    std::array<int, 17> count{};
    for (kit::Seed seed = 0; seed < 600; ++seed) {
        const State guess = concealed(s, 0, seed);
        TEST_ASSERT_TRUE(guess.deck.contains(overtime));
        ++count[guess.deck.size() - guess.deck.index_of(overtime)];
    }
    return count;
}
void test_conceal_puts_overtime_into_its_packet() {
    for (const std::uint8_t arena : {a02, a03, a04}) {
        State s{};
        Rules::setup(s, config_of(arena), 4);
        for (;;) {
            const OvertimeRange range = overtime_range(s);
            const auto count = places_of_overtime(s);
            const int places = range.most - range.least + 1;
            for (std::size_t place = 0; place < count.size(); ++place) {
                if (place < range.least || place > range.most)
                    TEST_ASSERT_EQUAL(0, count[place]);
                else  // each equally likely
                    TEST_ASSERT_TRUE(count[place] > 420 / places &&
                                     count[place] < 780 / places + 1);
            }
            if (s.deck.top() == overtime) break;
            s.discard.push(s.deck.draw());
        }
    }
}

void test_conceal_once_overtime_is_out() {
    Position p(a04, true);
    p.holder(pink);
    const State guess = concealed(p.s, 0, 3);
    TEST_ASSERT_FALSE(guess.deck.contains(overtime));
    TEST_ASSERT_EQUAL(p.s.deck.size(), guess.deck.size());
    TEST_ASSERT_FALSE(guess.rng == p.s.rng);
    TEST_ASSERT_FALSE(guess.deck == p.s.deck);
}

void test_every_order_of_the_deck_is_possible() {
    Position p(a04);
    p.holder(pink).deck("PU CA RO");
    std::array<int, 27> orders{};
    for (kit::Seed seed = 0; seed < 600; ++seed) {
        const State guess = concealed(p.s, 0, seed);
        ++orders[guess.deck[0] * 9u + guess.deck[1] * 3u + guess.deck[2]];
    }
    int found = 0;
    for (const int count : orders) {
        found += count != 0;
        TEST_ASSERT_TRUE(count == 0 || (count > 60 && count < 140));
    }
    TEST_ASSERT_EQUAL(6, found);
}

void test_news_is_what_chance_brings() {
    for (std::uint8_t kind = moved; kind <= match_ended; ++kind) {
        const bool news = kind == block_opened || kind == drew || kind == overtime_taken;
        TEST_ASSERT_EQUAL(static_cast<int>(news ? kit::News::revealed : kit::News::none),
                          static_cast<int>(Rules::news({.kind = kind})));
    }
}

// What is hidden changes nothing of what may be done.
void test_hidden_things_do_not_change_the_legal_list() {
    play_at_random(13, [](const Step& step) {
        if (step.after.actions % 5 != 0) return;
        std::vector<Action> lists[2];
        const State states[2] = {step.after, concealed(step.after, 0, 8)};
        for (int i = 0; i < 2; ++i) {
            lists[i].resize(Rules::info.most_legal);
            kit::Actions out(lists[i]);
            Rules::legal(states[i], out);
            lists[i].resize(out.count());
        }
        TEST_ASSERT_TRUE(lists[0] == lists[1]);
    });
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_mask_hides_blocks_deck_and_chance);
    RUN_TEST(test_everybody_sees_the_same);
    RUN_TEST(test_conceal_keeps_what_is_seen_and_is_sound);
    RUN_TEST(test_conceal_deals_the_items_not_seen);
    RUN_TEST(test_conceal_puts_overtime_into_its_packet);
    RUN_TEST(test_conceal_once_overtime_is_out);
    RUN_TEST(test_every_order_of_the_deck_is_possible);
    RUN_TEST(test_news_is_what_chance_brings);
    RUN_TEST(test_hidden_things_do_not_change_the_legal_list);
    return UNITY_END();
}
