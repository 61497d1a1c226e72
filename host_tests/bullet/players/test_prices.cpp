// Prices of moves, found anew by using actions as the rules let her.
#include "bullet/prices.h"

#include "sights.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

constexpr int unreached = 100;

State after(const State& state, Action action) {
    State next = state;
    kit::Events unseen;
    TEST_ASSERT_TRUE(Rules::apply(next, action, unseen).ok());
    return next;
}

bool moves_by_itself(const Board& board, Action action) {
    return action.kind == use_action &&
           effect(board.card().actions[action.a].effect)[0].verb == Verb::move;
}

// The cheapest way of one bullet to every space, space by space.
std::array<int, space_count> walked(const State& start, Space from) {
    std::array<int, space_count> price{};
    price.fill(unreached);
    std::array<State, space_count> at;
    price[from] = 0;
    at[from] = start;
    std::array<bool, space_count> settled{};
    for (;;) {
        Space next = no_space;
        for (Space space = 0; space < space_count; ++space)
            if (!settled[space] && price[space] < unreached &&
                (next == no_space || price[space] < price[next]))
                next = space;
        if (next == no_space) return price;
        settled[next] = true;
        std::vector<Action> all(Rules::info.most_legal);
        kit::Actions out(all);
        Rules::legal(at[next], out);
        for (const Action action : out.kept()) {
            if (!moves_by_itself(start.at(0), action) || action.b != next) continue;
            const State there = after(at[next], action);
            const int paid = start.at(0).action_points - there.at(0).action_points;
            if (paid >= price[action.c]) continue;
            price[action.c] = paid;
            at[action.c] = there;
        }
    }
}

void test_prices_are_those_of_the_rules() {
    kit::Rng rng(3);
    for (int i = 0; i < 48; ++i) {
        const auto heroine = static_cast<Heroine>(i % 8);
        Position p = random_sight(heroine, 3 + i % 17, 0, rng);
        const Board& board = p.board(0);
        Prices prices;
        prices.read(board, board.action_points);
        const Movers movers = movers_of(board);
        const Spaces bullets = board.sight.bullets();
        each(bullets, [&](Space from) {
            const auto wanted = walked(p.s, from);
            const Walk walk(movers, bullets, from, board.action_points);
            each(board.sight.open(), [&](Space to) {
                const int price = wanted[to] == unreached ? 0 : wanted[to];
                TEST_ASSERT_EQUAL(price, prices.of(from, to));
                // And the way there can be played as it is written.
                State state = p.s;
                for (const PlanMove& move : walk.route_to(to))
                    state = after(state, {use_action, move.action, move.from, move.to});
                TEST_ASSERT_EQUAL(price, board.action_points - state.at(0).action_points);
                TEST_ASSERT_EQUAL(price != 0, has(state.at(0).sight.bullets(), to));
            });
        });
    }
}

void test_a_taken_space_costs_what_it_would_if_it_were_free() {
    Position p("score es");
    p.sight(0, "(1,1)R1 (1,2)R2 (1,3)R3");
    Prices prices;
    prices.read(p.board(0), 5);
    TEST_ASSERT_EQUAL(1, prices.of(sp(1, 1), sp(1, 2)));
    TEST_ASSERT_EQUAL(2, prices.of(sp(1, 1), sp(1, 3)));
    TEST_ASSERT_EQUAL(3, prices.of(sp(1, 1), sp(1, 4)));
    const Movers movers = movers_of(p.board(0));
    const Walk walk(movers, p.board(0).sight.bullets(), sp(1, 1), 5);
    TEST_ASSERT_TRUE(walk.route_to(sp(1, 2)).empty());
    TEST_ASSERT_EQUAL(1, walk.route_to(sp(1, 4)).size());  // one chain
}

void test_baku_is_led_in_two_uses_at_most() {
    Position p("score na");
    p.baku(0, 3, 3);
    const Board& board = p.board(0);
    TEST_ASSERT_TRUE(lead_component(board, sp(3, 3), 0).possible);
    TEST_ASSERT_EQUAL(1, lead_component(board, sp(3, 5), 7).price);
    TEST_ASSERT_EQUAL(1, lead_component(board, sp(6, 3), 7).price);
    const Led led = lead_component(board, sp(1, 5), 7);
    TEST_ASSERT_TRUE(led.possible);
    TEST_ASSERT_EQUAL(2, led.price);
    for (const PlanMove& move : led.moves) p.play({Action{use_action, move.action, move.to}});
    TEST_ASSERT_EQUAL(sp(1, 5), board.component);
    TEST_ASSERT_FALSE(lead_component(board, sp(3, 3), 1).possible);
    TEST_ASSERT_FALSE(lead_component(Position("score es").board(0), sp(3, 3), 7).possible);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_prices_are_those_of_the_rules);
    RUN_TEST(test_a_taken_space_costs_what_it_would_if_it_were_free);
    RUN_TEST(test_baku_is_led_in_two_uses_at_most);
    return UNITY_END();
}
