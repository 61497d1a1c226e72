// Plans: they can be played as they are written, and the cheapest one is the cheapest there is.
#include "bullet/plans.h"

#include <map>

#include "sights.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

State after(const State& state, Action action) {
    State next = state;
    kit::Events unseen;
    TEST_ASSERT_TRUE(Rules::apply(next, action, unseen).ok());
    return next;
}

Planner planned(const Board& board, const Request& request) {
    Planner planner;
    planner.start(board, request);
    planner.run();
    return planner;
}

void check_playable(const Position& p, const Plan& plan) {
    State state = p.s;
    const int points = state.at(0).action_points;
    for (std::size_t i = 0; i < plan.moves.size(); ++i) state = after(state, plan.action(i));
    TEST_ASSERT_EQUAL(plan.price, points - state.at(0).action_points);
    const Board before = state.at(0);
    TEST_ASSERT_EQUAL_HEX32(plan.cleared, plan.cleared & before.sight.bullets());
    TEST_ASSERT_EQUAL(plan.count, size_of(plan.cleared));
    TEST_ASSERT_EQUAL(plan.stars, size_of(plan.cleared & before.sight.stars()));
    TEST_ASSERT_EQUAL(plan.component, before.component);
    state = after(state, plan.action(plan.moves.size()));
    TEST_ASSERT_EQUAL(before.cleared + plan.count, state.at(0).cleared);
    TEST_ASSERT_EQUAL_HEX32(plan.bullets, state.at(0).sight.bullets());
    TEST_ASSERT_EQUAL_HEX32(plan.bullets, before.sight.bullets() & ~plan.cleared);
}

void test_plans_can_be_played_as_they_are_written() {
    kit::Rng rng(11);
    int found = 0;
    for (int i = 0; i < 240; ++i) {
        const Position p = random_sight(static_cast<Heroine>(i % 8), 4 + i % 15, 3, rng);
        const Request request{.cheapest = i % 3 == 0,
                              .worth = {.danger = static_cast<std::int16_t>(i % 2 == 0 ? 300 : 0)},
                              .coming = {.now = 4, .later = 12}};
        const Planner planner = planned(p.s.at(0), request);
        std::int32_t last = 1'000'000;
        for (std::size_t k = 0; k < planner.size(); ++k, ++found) {
            const Plan plan = planner.plan(k);
            TEST_ASSERT_TRUE(plan.found() && plan.size() == plan.moves.size() + 1);
            TEST_ASSERT_LESS_OR_EQUAL(last, plan.value);
            last = plan.value;
            check_playable(p, plan);
        }
    }
    TEST_ASSERT_GREATER_THAN(1000, found);
}

// Every sequence of her own movement actions up to a price, tried by the rules.
class Cheapest {
  public:
    int find(const State& state, int budget) {
        for (int price = 0; price <= budget; ++price) {
            seen_.clear();
            if (possible(state, price)) return price;
        }
        return -1;
    }

  private:
    bool possible(const State& state, int left) {
        const Board& board = state.at(0);
        if (is_usable(board, board.hand[0])) return true;
        if (left == 0) return false;
        std::vector<Spaces> key{board.component};
        each(board.sight.bullets(),
             [&](Space space) { key.push_back(space * 64u + board.sight.at(space)); });
        auto [known, fresh] = seen_.emplace(key, left);
        if (!fresh && known->second >= left) return false;
        known->second = left;
        std::vector<Action> all(Rules::info.most_legal);
        kit::Actions out(all);
        Rules::legal(state, out);
        for (const Action action : out.kept()) {
            if (action.kind != use_action) continue;
            const Verb verb = effect(board.card().actions[action.a].effect)[0].verb;
            if (verb != Verb::move && verb != Verb::move_component) continue;
            const State next = after(state, action);
            const int paid = board.action_points - next.at(0).action_points;
            if (paid <= left && possible(next, left - paid)) return true;
        }
        return false;
    }
    std::map<std::vector<Spaces>, int> seen_;
};

void test_the_cheapest_plan_is_the_cheapest_there_is() {
    kit::Rng rng(23);
    int truly = 0, claimed = 0, same = 0;
    for (int i = 0; i < 96; ++i) {
        Position p = random_sight(static_cast<Heroine>(i % 8), 2 + i / 8 % 4, 1, rng);
        const int wanted = Cheapest().find(p.s, 3);
        const Plan plan = planned(p.s.at(0), {.cheapest = true, .budget = 3}).best();
        truly += wanted >= 0 ? 1 : 0;
        if (!plan.found()) continue;
        ++claimed;
        TEST_ASSERT_TRUE(wanted >= 0 && plan.price >= wanted);
        same += plan.price == wanted ? 1 : 0;
        check_playable(p, plan);
    }
    std::printf("%d can be used for 3 AP, %d plans, %d of them the cheapest\n", truly, claimed,
                same);
    TEST_ASSERT_GREATER_THAN(40, truly);
    TEST_ASSERT_GREATER_OR_EQUAL(truly * 98 / 100, claimed);
    TEST_ASSERT_GREATER_OR_EQUAL(claimed * 98 / 100, same);
}

void test_a_bullet_in_the_way_fills_the_gap() {
    Position p("score es");  // Black Cat: AoA / xxx
    p.hand(0, "ES06").sight(0, "(1,1)R1 (1,2)R2 (2,2)B1");
    const Plan plan = planned(p.board(0), {.cheapest = true}).best();
    TEST_ASSERT_EQUAL(1, plan.price);
    TEST_ASSERT_EQUAL(1, plan.moves.size());
    TEST_ASSERT_EQUAL(sp(1, 2), plan.moves[0].from);
    TEST_ASSERT_EQUAL(sp(1, 3), plan.moves[0].to);
    TEST_ASSERT_EQUAL(1, plan.count);
}

void test_gaps_are_filled_while_that_is_worth_it() {
    Position p("score es");  // Broomstick: AAxxx
    p.hand(0, "ES03").sight(0, "(3,1)R1 (3,2)R2 (3,3)B1 (2,4)B2 (2,5)g3");
    const Plan cheapest = planned(p.board(0), {.cheapest = true}).best();
    TEST_ASSERT_EQUAL(0, cheapest.price);
    TEST_ASSERT_EQUAL(1, cheapest.count);
    const Plan best = planned(p.board(0), {}).best();
    TEST_ASSERT_EQUAL(2, best.price);
    TEST_ASSERT_EQUAL(3, best.count);
    TEST_ASSERT_EQUAL(1, best.stars);
    TEST_ASSERT_EQUAL(1, planned(p.board(0), {.most_fill = 0, .budget = 1}).best().count);
    TEST_ASSERT_EQUAL(2, planned(p.board(0), {.budget = 1}).best().count);
}

void test_one_card_can_be_asked_for() {
    Position p("score es");
    p.hand(0, "ES03 ES06").sight(0, "(3,1)R1 (3,2)R2 (3,3)B1");
    TEST_ASSERT_EQUAL(0, planned(p.board(0), {.card = 0}).best().card);
    TEST_ASSERT_EQUAL(1, planned(p.board(0), {.card = 1}).best().card);
    const Planner both = planned(p.board(0), {});
    TEST_ASSERT_GREATER_THAN(Planner::unusable, both.card_value(0));
    TEST_ASSERT_GREATER_THAN(Planner::unusable, both.card_value(1));
    TEST_ASSERT_EQUAL(Planner::unusable, both.card_value(2));
}

void test_without_a_way_there_is_no_plan() {
    Position p("score es");
    p.hand(0, "ES03");
    TEST_ASSERT_FALSE(planned(p.board(0), {}).best().found());  // no bullet at all
    p.sight(0, "(1,1)R1 (6,5)B1").ap(0, 1);
    TEST_ASSERT_FALSE(planned(p.board(0), {}).best().found());
    p.sight(0, "(1,1)R1 (1,2)B1 (1,5)G1").ap(0, 5);
    TEST_ASSERT_EQUAL(0, planned(p.board(0), {.most_missing = 0}).best().price);
    p.sight(0, "(1,1)R1 (1,3)B1");
    TEST_ASSERT_FALSE(planned(p.board(0), {.most_missing = 0}).best().found());
    Position bare("score es");
    TEST_ASSERT_FALSE(planned(bare.board(0), {}).best().found());  // no card
}

void test_bakus_space_must_be_free_where_the_card_says_so() {
    Position p("score na");  // Deep Sleep: x / x / K= / A / x
    p.hand(0, "NA08").baku(0, 3, 3).sight(0, "(3,3)R1 (4,3)B1 (1,3)G1");
    const Plan plan = planned(p.board(0), {}).best();
    TEST_ASSERT_TRUE(plan.found());
    check_playable(p, plan);
    // Snooze: oKo / xAx / .x. : Baku goes where the card has it, and both sides are free.
    Position q("score na");
    q.hand(0, "NA10").baku(0, 1, 1).sight(0, "(3,3)R1 (2,2)B1 (3,2)G1 (4,3)Y1");
    const Plan second = planned(q.board(0), {}).best();
    TEST_ASSERT_TRUE(second.found());
    check_playable(q, second);
}

void test_slices_of_any_size_find_the_same() {
    kit::Rng rng(31);
    for (int i = 0; i < 16; ++i) {
        const Position p = random_sight(static_cast<Heroine>(i % 8), 12, 3, rng);
        const Planner whole = planned(p.s.at(0), {});
        for (const std::uint32_t slice : {1u, 7u}) {
            Planner planner;
            planner.start(p.s.at(0), {});
            for (std::uint32_t work = slice; !planner.step(work); work = slice) {
            }
            TEST_ASSERT_EQUAL(whole.size(), planner.size());
            TEST_ASSERT_EQUAL(whole.nodes(), planner.nodes());
            for (std::size_t k = 0; k < whole.size(); ++k)
                TEST_ASSERT_TRUE(whole.plan(k) == planner.plan(k));
        }
    }
}

void test_nodes_are_limited() {
    kit::Rng rng(37);
    for (int i = 0; i < 20; ++i) {
        const Position p = random_sight(rose, 10, 12, rng);
        const Planner planner = planned(p.s.at(0), {.most_nodes = 300});
        TEST_ASSERT_LESS_OR_EQUAL(301 + Planner::most_drafts, planner.nodes());
        TEST_ASSERT_TRUE(planner.best().found());
    }
    static_assert(sizeof(Planner) <= 2048);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_plans_can_be_played_as_they_are_written);
    RUN_TEST(test_the_cheapest_plan_is_the_cheapest_there_is);
    RUN_TEST(test_a_bullet_in_the_way_fills_the_gap);
    RUN_TEST(test_gaps_are_filled_while_that_is_worth_it);
    RUN_TEST(test_one_card_can_be_asked_for);
    RUN_TEST(test_without_a_way_there_is_no_plan);
    RUN_TEST(test_bakus_space_must_be_free_where_the_card_says_so);
    RUN_TEST(test_slices_of_any_size_find_the_same);
    RUN_TEST(test_nodes_are_limited);
    return UNITY_END();
}
