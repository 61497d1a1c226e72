// Challenges, the Bat and Revenge: HOT-310 .. HOT-323; the Help card: HOT-330, HOT-331.
#include "position.h"
#include "superhot/pages.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void test_HOT_310_challenges_combine_freely() {
    kit::Rng rng(2);
    for (int i = 0; i < 200; ++i) {
        const Config config = Rules::info.form.random(rng);
        TEST_ASSERT_TRUE(kit::config_verdict(superhot::game, config).ok());
        State state{};
        Rules::setup(state, config, rng.next());
        TEST_ASSERT_NULL(Rules::invariant(state));
    }
}

void test_HOT_311_bullet_storm() {
    const Position t({.storm = true});
    TEST_ASSERT_EQUAL(9, t.s.bullets_deck);
    TEST_ASSERT_EQUAL(3, t.s.obstacles.count(B));
    TEST_ASSERT_EQUAL(22, t.s.obstacles.size());
    for (std::size_t i = 12; i < 22; ++i) TEST_ASSERT_TRUE(t.s.obstacles[i] != B);
}

void test_HOT_312_times_up() {
    const Position t({.times_up = true});
    TEST_ASSERT_EQUAL(10, t.s.bullets_in_game);
    TEST_ASSERT_EQUAL(9, t.s.bullets_deck);
}

void test_HOT_313_both() {
    const Position t({.storm = true, .times_up = true});
    TEST_ASSERT_EQUAL(10, t.s.bullets_in_game);
    TEST_ASSERT_EQUAL(7, t.s.bullets_deck);
}

void test_HOT_314_HOT_315_seven_line() {
    Position t({.seven = true});
    TEST_ASSERT_EQUAL(7, t.s.slots);
    TEST_ASSERT_TRUE(t.s.at(6) != none);
    TEST_ASSERT_EQUAL(18 + 1, t.s.obstacles.size());
    t.play({KEEP, WAIT, WAIT_GO});
    if (t.s.phase == Phase::choose) TEST_ASSERT_TRUE(t.s.at(6) != none);
    Position next = Position::cleared({.seven = true});
    next.goals({close_call});
    next.hand({B, B, it(1)});
    next.ready();
    next.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(2, next.s.level);
    TEST_ASSERT_TRUE(next.s.at(6) != none);
}

void test_HOT_314_no_slot_before_the_first_or_beyond_the_seventh() {
    Position t = Position::cleared({.seven = true});
    t.hand({ob(13), ob(1), ob(2)});
    t.line({ob(25), ob(24), ob(21), ob(19), ob(20), ob(10), B});
    t.ready();
    t.play(MOVE);
    for (const int slot : {0, 8}) {
        t.no(BEGIN(slot, destroy));
        t.no(SLASH(ob(13), none, slot));
    }
    TEST_ASSERT_TRUE(t.may(SLASH(ob(13), none, 7)));
    Position order = Position::cleared({.seven = true});
    order.line({ob(25), ob(1), ob(13)});
    order.ready();
    order.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(order.s.phase == Phase::order);
    for (const int slot : {0, 8}) order.no(ACT(slot));
    Position system = Position::cleared({.mode = versus, .seven = true});
    system.ready();
    system.s.phase = Phase::system;
    system.s.points = {6, 6, 6};
    for (const Glitch which : {superhot::swap, restore, erase, ricochet, harden})
        for (const int slot : {0, 8}) system.no(GLITCH(which, slot));
    TEST_ASSERT_TRUE(system.may(GLITCH(erase, 7)));
    TEST_ASSERT_TRUE(system.may(GLITCH(superhot::swap, 6)));
    system.no(GLITCH(superhot::swap, 7));
}

void clear_level(Position& t) {
    t.goals({close_call});
    t.hand({B, B, it(1)});
    t.s.phase = Phase::choose;
    t.play({MOVE, END_USE});
}

void test_HOT_316_HOT_317_infinite_goes_on() {
    Position t = Position::cleared({.infinite = true});
    t.ready();
    t.s.level = 3;
    t.s.legs[0].levels = 2;
    clear_level(t);
    TEST_ASSERT_EQUAL(4, t.s.level);
    TEST_ASSERT_EQUAL(4, t.s.goal_row.size());
    TEST_ASSERT_EQUAL(3, Rules::outcome(t.s).score[0]);  // levels cleared
    Position last = Position::cleared({.infinite = true});
    last.ready();
    last.s.level = 25;
    clear_level(last);
    TEST_ASSERT_TRUE(last.s.end == End::won);
    const Position pair({.mode = coop, .infinite = true});
    TEST_ASSERT_EQUAL(25, goals_of_level(pair.s, 24));
}

void lose_now(Position& t) {
    t.hand({B, B, B});
    t.put(0, B);
    t.s.phase = Phase::choose;
    t.play({WAIT, WAIT_GO});
}

void test_HOT_317_campaign_won_is_kept() {
    for (const int levels : {2, 3}) {
        Position t = Position::cleared({.infinite = true});
        t.ready();
        t.s.legs[0].levels = static_cast<std::uint8_t>(levels);
        lose_now(t);
        TEST_ASSERT_EQUAL(levels == 3, Rules::outcome(t.s).result[0] == kit::Result::won);
        TEST_ASSERT_EQUAL(levels, Rules::outcome(t.s).score[0]);
    }
}

void test_HOT_318_infinite_against_the_system() {
    for (const int levels : {1, 2}) {
        Position t = Position::cleared({.mode = versus, .infinite = true});
        t.ready();
        t.s.legs[0].levels = static_cast<std::uint8_t>(levels);
        lose_now(t);
        TEST_ASSERT_EQUAL(levels == 2, Rules::outcome(t.s).result[0] == kit::Result::won);
    }
}

void test_HOT_319_HOT_320_revenge_swaps_the_roles() {
    Position t = Position::cleared({.mode = versus, .storm = true, .revenge = true});
    t.ready();
    const auto start = t.s.goals_start;
    lose_now(t);
    TEST_ASSERT_EQUAL(1, t.s.leg);
    TEST_ASSERT_TRUE(t.s.legs[0].end == End::bullets);
    TEST_ASSERT_EQUAL(1, Rules::turn(t.s));
    TEST_ASSERT_EQUAL(0, t.s.system_seat());
    TEST_ASSERT_EQUAL(9, t.s.bullets_deck);  // the same options
    TEST_ASSERT_TRUE(start == t.s.goals_start);
    // Equal tasks: the goals come in the same order.
    for (std::size_t i = 0; i < 5; ++i) TEST_ASSERT_EQUAL(start[i], t.s.goals_deck[i]);
    t.play({KEEP, WAIT, WAIT_GO});
    t.settle();
    TEST_ASSERT_EQUAL(0, Rules::turn(t.s));
}

// Nothing of the first leg is left but what counts and what is known of the goals.
void test_HOT_319_second_leg_begins_on_a_clean_table() {
    Position t({.mode = versus, .storm = true, .revenge = true, .bats = 1});
    t.s.leg = 1;
    t.s.legs[0] = {.turns = 9, .levels = 1, .goals = 3, .end = End::bullets, .dodged = 2};
    State clean{};
    clean.rng = t.s.rng;
    clean.mode = t.s.mode;
    clean.slots = t.s.slots;
    clean.storm = t.s.storm;
    clean.revenge = t.s.revenge;
    clean.bats = t.s.bats;
    clean.leg = t.s.leg;
    clean.legs = t.s.legs;
    clean.goals_start = t.s.goals_start;
    clean.goals_unseen = t.s.goals_unseen;
    // What can be left lying about when a leg is lost.
    t.s.normals[0].discard.push(ob(1));
    t.s.obstacle_discard.push(ob(2));
    t.s.line[6] = ob(3);
    t.s.knocked_out = t.s.hardened = 1;
    t.s.used.push({ob(4), none});
    t.s.fresh.push(ob(5));
    t.s.system_hand.push(ob(7));
    t.s.points = {1, 2, 3};
    t.s.pending = t.s.pending_rest = t.s.shot = t.s.lag = 1;
    t.s.hit_slot = t.s.hit_method = t.s.hit_sum = t.s.hit_last = 1;
    t.s.aid_in = t.s.aid_out = ob(8);
    t.s.proposal = 1;
    t.s.veto_step = 1;
    t.s.done = t.s.vetoed = 3;
    t.s.counters.fill(2);
    t.s.turn.used = 2;
    t.s.level = t.s.level_turn = 2;
    t.s.active = t.s.beginner = 1;
    t.s.goals_below = 3;
    t.s.end = End::bullets;
    kit::Events unseen;
    begin_leg(t.s, unseen);
    begin_leg(clean, unseen);
    TEST_ASSERT_EQUAL_MEMORY(&clean, &t.s, sizeof clean);
}

void test_HOT_320_first_goals_of_the_second_leg_are_known() {
    Position t({.mode = versus, .revenge = true});
    const int unseen = t.s.goals_unseen;
    TEST_ASSERT_LESS_THAN(25, unseen);
    lose_now(t);
    TEST_ASSERT_EQUAL(1, t.s.leg);
    TEST_ASSERT_LESS_OR_EQUAL(unseen, t.s.goals_unseen);
}

void test_HOT_321_winner_of_a_revenge_match() {
    struct Row {
        Leg one, two;
        kit::Result first;
    };
    using kit::Result;
    const Row rows[] = {
        {{.turns = 5, .levels = 1, .goals = 1, .end = End::bullets, .dodged = 0},
         {.turns = 5, .levels = 0, .goals = 1, .end = End::bullets, .dodged = 0},
         Result::won},
        {{.turns = 5, .levels = 1, .goals = 1, .end = End::bullets, .dodged = 0},
         {.turns = 5, .levels = 1, .goals = 2, .end = End::bullets, .dodged = 0},
         Result::lost},
        {{.turns = 9, .levels = 2, .goals = 3, .end = End::won, .dodged = 0},
         {.turns = 8, .levels = 2, .goals = 3, .end = End::won, .dodged = 0},
         Result::lost},
        {{.turns = 9, .levels = 1, .goals = 1, .end = End::bullets, .dodged = 0},
         {.turns = 8, .levels = 1, .goals = 1, .end = End::no_hand, .dodged = 0},
         Result::won},
        {{.turns = 9, .levels = 1, .goals = 1, .end = End::bullets, .dodged = 0},
         {.turns = 9, .levels = 1, .goals = 1, .end = End::no_hand, .dodged = 0},
         Result::drawn},
    };
    for (const Row& row : rows) {
        Position t({.mode = versus, .revenge = true});
        t.s.leg = 1;
        t.s.legs = {row.one, row.two};
        t.s.end = row.two.end;
        t.s.phase = Phase::over;
        const kit::Outcome outcome = Rules::outcome(t.s);
        TEST_ASSERT_TRUE(outcome.result[0] == row.first);
        const Result second = row.first == Result::won    ? Result::lost
                              : row.first == Result::lost ? Result::won
                                                          : Result::drawn;
        TEST_ASSERT_TRUE(outcome.result[1] == second);
    }
}

void test_HOT_319_HOT_321_scores_of_both_legs() {
    Position t({.mode = versus, .revenge = true});
    const auto scores = [&](int first, int second) {
        const kit::Outcome outcome = Rules::outcome(t.s);
        TEST_ASSERT_EQUAL(first, outcome.score[0]);
        TEST_ASSERT_EQUAL(second, outcome.score[1]);
    };
    t.s.legs[0].levels = 1;
    t.s.done = 1u << t.s.goal_row[0];
    scores(110, 0);
    t.s.done = 0;
    t.s.legs[0] = {.turns = 9, .levels = 1, .goals = 3, .end = End::bullets, .dodged = 0};
    t.s.leg = 1;
    scores(103, 0);  // the first leg counts on while the second is played
    t.s.legs[1] = {.turns = 8, .levels = 1, .goals = 2, .end = End::none, .dodged = 0};
    t.s.done = 1u << t.s.goal_row[0];
    scores(103, 110);
    t.s.phase = Phase::over;
    t.s.end = t.s.legs[1].end = End::bullets;
    scores(103, 102);
}

void test_HOT_322_HOT_323_bats_replace_guns() {
    for (int bats = 0; bats <= 2; ++bats) {
        const Position t({.bats = bats});
        CardSet found;
        for (const Card card : t.s.line)
            if (card < obstacle_count) found.add(card);
        for (const Card card : t.s.obstacles)
            if (card < obstacle_count) found.add(card);
        TEST_ASSERT_EQUAL(25, found.size());
        TEST_ASSERT_EQUAL(bats >= 1, found.has(ob(26)));
        TEST_ASSERT_EQUAL(bats >= 2, found.has(ob(27)));
        TEST_ASSERT_EQUAL(bats < 1, found.has(ob(6)));
        TEST_ASSERT_EQUAL(bats < 2, found.has(ob(5)));
    }
}

// The Help card is part of the rules that a key opens at any decision.
void test_HOT_330_HOT_331_help_card() {
    for (const RuleText& page : pages) {
        TEST_ASSERT_FALSE(page.title.empty());
        TEST_ASSERT_FALSE(page.text.empty());
    }
    const auto tells = [](Page page, std::string_view words) {
        return pages[static_cast<std::size_t>(page)].text.find(words) != std::string_view::npos;
    };
    for (const char* phase : {"1 ", "2 ", "3 ", "4 ", "5 ", "6 ", "7 "})
        TEST_ASSERT_TRUE(tells(Page::turn, phase));
    for (const char* sign : {"⬢", "⯅", "◬", "Enemy", "Location", "Object"})
        TEST_ASSERT_TRUE(tells(Page::symbols, sign));
    for (const char* loss : {"4 Bullets", "Bullets Deck", "hand", "The Line", "5 Bullets"})
        TEST_ASSERT_TRUE(tells(Page::losing, loss));
    for (std::size_t i = 1; i < glitches.size(); ++i)
        TEST_ASSERT_TRUE(tells(Page::system_card, glitches[i].name));
    TEST_ASSERT_TRUE(tells(Page::system_card, "LAG ◬"));
    for (const GoalCard& goal : goals) TEST_ASSERT_TRUE(tells(Page::all_goals, goal.text));
    TEST_ASSERT_TRUE(tells(Page::all_cards, "Dude with Shotgun ⬢5 ●●: Shotgun ⬢3"));
    TEST_ASSERT_TRUE(tells(Page::all_cards, "Rookie Dude ⬢2 ●: Roll ⯅2"));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_310_challenges_combine_freely);
    RUN_TEST(test_HOT_311_bullet_storm);
    RUN_TEST(test_HOT_312_times_up);
    RUN_TEST(test_HOT_313_both);
    RUN_TEST(test_HOT_314_HOT_315_seven_line);
    RUN_TEST(test_HOT_314_no_slot_before_the_first_or_beyond_the_seventh);
    RUN_TEST(test_HOT_316_HOT_317_infinite_goes_on);
    RUN_TEST(test_HOT_317_campaign_won_is_kept);
    RUN_TEST(test_HOT_318_infinite_against_the_system);
    RUN_TEST(test_HOT_319_HOT_320_revenge_swaps_the_roles);
    RUN_TEST(test_HOT_319_second_leg_begins_on_a_clean_table);
    RUN_TEST(test_HOT_320_first_goals_of_the_second_leg_are_known);
    RUN_TEST(test_HOT_321_winner_of_a_revenge_match);
    RUN_TEST(test_HOT_319_HOT_321_scores_of_both_legs);
    RUN_TEST(test_HOT_322_HOT_323_bats_replace_guns);
    RUN_TEST(test_HOT_330_HOT_331_help_card);
    return UNITY_END();
}
