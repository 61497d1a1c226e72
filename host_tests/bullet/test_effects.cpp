// Actions, movement, effects: BUL-090 .. BUL-122.
#include <algorithm>

#include "bullet/interpreter.h"
#include "bullet/options.h"
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// All answers to a step, in their order.
std::string answers_of(const Position& p, const char* written, Seat seat = 0) {
    const Effect effect = read_effect(written);
    std::string all;
    each_answer(p.s, effect[0], seat, [&](std::uint8_t a, std::uint8_t b) {
        all += (all.empty() ? "" : " ") + std::to_string(a) + ">" + std::to_string(b);
        TEST_ASSERT_TRUE(is_answer(p.s, effect[0], seat, a, b));
    });
    return all;
}
void answers_are(const Position& p, const char* written, const char* wanted) {
    TEST_ASSERT_EQUAL_STRING(wanted, answers_of(p, written).c_str());
    // Nothing else is an answer.
    const Effect effect = read_effect(written);
    int count = 0;
    for (int a = 0; a < 256; ++a)
        for (int b = 0; b < 256; ++b) count += is_answer(p.s, effect[0], 0, byte(a), byte(b));
    TEST_ASSERT_EQUAL(words(wanted).size(), count);
    TEST_ASSERT_EQUAL(count > 0, completable(p.s, effect, 0, 1));
}

void test_BUL_090_as_often_as_it_is_paid() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)R1")
        .play({USE(1, 0, 1), USE(1, 1, 2), USE(1, 2, 3), USE(1, 3, 4), USE(1, 4, 9)});
    p.has_ap(0, 0);
    p.no(USE(1, 9, 8));
    p.no(FIZZLE(0));
    p.no(USE(5));
    p.ap(0, 1).no(USE(2, 9, 4));  // Lift costs 2
    p.no(USE(3));
}

void test_BUL_091_BUL_121_failing_on_purpose() {
    Position p("ffa2 es ro");
    p.sight(0, "(3,3)G3");
    p.no(FIZZLE(0));  // nothing leads off the sight, and it can be done
    p.no(FIZZLE(1));
    p.no(FIZZLE(2));
    p.yes(FIZZLE(3));  // a single bullet has no neighbour
    p.sight(0, "(1,3)G3").yes(FIZZLE(1));
    p.no(FIZZLE(0));
    p.sight(0, "(6,3)G3").yes(FIZZLE(0));
    p.no(FIZZLE(1));
    p.sight(0, "").yes(FIZZLE(0));
    p.no(FIZZLE(4));
    p.no(FIZZLE(16));
    p.no(FIZZLE(32));
    p.no({fizzle, 3, 1});
    p.play({FIZZLE(3)});
    p.has_ap(0, 2);
    p.no(FIZZLE(3));
}

void test_BUL_100_BUL_102_steps() {
    Position p("ffa2 es ro");
    p.sight(0, "(3,5)P1 (4,1)R1");
    answers_are(p, "MOVE(UDLR,1,any)", "14>9 14>13 14>19 15>10 15>16 15>20");
    answers_are(p, "MOVE(LR,1,any)", "14>13 15>16");
    answers_are(p, "MOVE(U,2,any)", "14>4 15>5");
    answers_are(p, "MOVE(U,3,any)", "15>0");
    answers_are(p, "MOVE(D,max,any)", "14>29 15>25");
    answers_are(p, "MOVE(UDLR,1,even)", "");
}

void test_BUL_101_BUL_106_the_way_is_free() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)R1 (1,2)B2 (3,1)R3");
    answers_are(p, "MOVE(R,1,any)", "1>2 10>11");
    answers_are(p, "MOVE(D,1,any)", "0>5 1>6 10>15");
    answers_are(p, "MOVE(D,2,any)", "1>11 10>20");
    answers_are(p, "MOVE(D,max,odd)", "0>5 10>25");
    answers_are(p, "MOVE(L,1,any)", "");
}

void test_BUL_104_BUL_107_over_bullets_at_once() {
    Position p("ffa2 pl ro");
    p.sight(0, "(1,1)R1 (1,2)B1 (1,3)G1");
    p.play({USE(1, sp(1, 1), sp(1, 4))});
    p.sees(0, "(1,2)B1 (1,3)G1 (1,4)R1");
    p.has_ap(0, 4);
    TEST_ASSERT_TRUE(choosing_option(p.s));
    TEST_ASSERT_EQUAL(1, p.times(moved));
    TEST_ASSERT_TRUE(p.happened({.kind = paid, .a = 0, .b = 3, .c = 4, .d = 0}));
}

void test_BUL_105_what_can_be_chained() {
    Position p("ffa2 ve ro");
    p.sight(0, "(1,1)R1 (2,1)R2 (1,2)B1");
    p.yes(USE(1, sp(1, 1), sp(3, 1)));  // Bank
    p.yes(USE(2, sp(1, 1), sp(1, 3)));  // Rake
    p.no(USE(2, sp(1, 1), sp(1, 4)));   // no chain over a free space
    p.no(USE(3, sp(1, 1), sp(3, 1)));   // Drop Ash goes as far as it can, in one move
    p.ap(0, 3).no(USE(2, sp(1, 1), sp(1, 3)));
    // A chain of one kind of action: Edit goes up and down only.
    Position y("ffa2 yn ro");
    y.sight(0, "(3,1)R1 (2,1)R2");
    TEST_ASSERT_EQUAL_STRING("(1,1)(4,1)", y.ends(2, sp(3, 1)).c_str());
}

void test_BUL_108_BUL_173_no_other_chains() {
    Position p("teams4 es ro ve na");
    p.sight(1, "(1,1)R1 (1,2)B1").play({TEAM(2, 1)});
    p.decides(1);
    p.no(CHOOSE(sp(1, 1), sp(1, 3)));
    p.play({CHOOSE(sp(1, 1), sp(2, 1))});
    Position star("ffa2 pl ro");
    star.powerups(0, "PU4").sight(0, "(1,1)R1 (1,2)B1 (5,5)p1").play({POWERUP(0, sp(5, 5))});
    star.no(STAR(1, sp(1, 1), sp(1, 3)));
    star.yes(STAR(1, sp(1, 1), sp(2, 1)));
}

void test_BUL_109_swaps_and_warps() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)R1 (1,2)B2 (1,5)P3 (2,1)R4");
    answers_are(p, "SWAP(adj,any)", "0>1 0>5");
    answers_are(p, "SWAP(row,any)", "0>1 0>4 1>4");
    answers_are(p, "SWAP(any,any)", "0>1 0>4 0>5 1>4 1>5 4>5");
    answers_are(p, "SWAP(any,odd)", "0>4");
    answers_are(p, "WARP(home,even)", "1>6 1>11 1>16 1>21 1>26 5>10 5>15 5>20 5>25");
    p.play({USE(4, 0, 5)});
    p.sees(0, "(1,1)R4 (1,2)B2 (1,5)P3 (2,1)R1");
    p.no(USE(4, 5, 0));  // the lower space first
}

void test_BUL_115_BUL_116_all_or_nothing() {
    // Stoke needs a bullet in the center and a card to draw.
    Position p("ffa2 ve ro");
    p.yes(USE(4));
    p.no(FIZZLE(3));
    p.hand(0, "VE01 VE02 VE03 VE04 VE05 VE06 VE07 VE08 VE09 VE10 VE11");
    p.no(USE(4));
    p.play({FIZZLE(3)});
    p.sees(0, "");
    Position dry("ffa2 ve ro");
    dry.center_left(0, 1).no(USE(4));
    dry.yes(FIZZLE(3));
    // Spare Shells needs two.
    Position shells("ffa2 es ro");
    shells.powerups(0, "PU9").center_left(2, 0).yes(POWERUP(0));
    shells.no(FIZZLE(16));
    shells.center_left(1, 0).no(POWERUP(0));
    shells.yes(FIZZLE(16));
    // Retake: the card that is discarded can be drawn again.
    Position all("ffa2 ro es");
    all.hand(0, "RO01 RO02 RO03 RO04 RO05 RO06 RO07 RO08 RO09 RO10 RO11 RO12");
    all.no(USE(4));
    all.play({USE(3, 2)});
    TEST_ASSERT_EQUAL(card("RO03"), all.board(0).hand.back());
    TEST_ASSERT_EQUAL(12, all.board(0).hand.size());
}

void test_BUL_116_the_second_choice() {
    Position p("ffa2 ba ro");
    p.pans(0, "R1 R3 B2 B4").play({USE(5, 1)});
    p.decides(0);
    p.no(CHOOSE(0));
    p.no(CHOOSE(10));
    p.no(DECLINE);
    p.play({CHOOSE(9)});
    p.has_pans(0, "R1", "B2");
    p.has_ap(0, 3);
    // With one answer it is made at once, and pans are not weighed in between.
    Position at_once("ffa2 ba ro");
    at_once.pans(0, "R1 B2 B2 B4").play({USE(5, 0)});
    at_once.no(CHOOSE(11));
    at_once.play({CHOOSE(8)});
    at_once.has_pans(0, "", "B2 B4");
    Position alone("ffa2 ba ro");
    alone.pans(0, "R1 R3 B2").play({USE(5, 0)});
    alone.has_pans(0, "R3", "");
    TEST_ASSERT_TRUE(choosing_option(alone.s));
}

void test_BUL_117_modifiers_end() {
    Position p("ffa2 ja ro");
    set_specials_aside(p, 0);
    for (const Modifier which : {Modifier::guard, Modifier::brake, Modifier::heavy, Modifier::mute})
        p.modifier(0, which, 3);
    p.board(0).stuck_column = 2;
    p.play({END, TAKE(0)});
    for (const std::uint8_t value : p.board(0).modifiers) TEST_ASSERT_EQUAL(0, value);
    TEST_ASSERT_EQUAL(kit::no_value, p.board(0).stuck_column);
}

void test_BUL_117_modifiers_have_a_cap() {
    Position p("ffa2 es ro");
    p.modifier(0, Modifier::guard, 14).powerups(0, "PU3").play({POWERUP(0)});
    TEST_ASSERT_EQUAL(15, p.board(0).modifier(Modifier::guard));
    TEST_ASSERT_TRUE(p.happened(
        {.kind = modified, .a = 0, .b = byte(static_cast<int>(Modifier::guard)), .c = 15}));
}

void test_BUL_119_what_may_be_declined() {
    Position p("ffa2 na ro");
    p.hand(0, "NA05").baku(0, 6, 5).sight(0, "(2,1)R1 (2,3)G1").play({PATTERN(0, 0, at(1, 0))});
    p.yes(DECLINE);
    p.no({decline, 1});
    p.no({decline, 0, 1});
    p.no({decline, 0, 0, 1});
    p.play({DECLINE});
    p.sees(0, "(2,1)R1 (2,3)G1");
    // A rider that cannot be completed is dropped: nothing can go up.
    Position none("ffa2 na ro");
    none.hand(0, "NA05").baku(0, 6, 5).sight(0, "(1,1)R1 (1,3)G1").play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_TRUE(choosing_option(none.s));
    // What has to be done cannot be declined.
    Position must("teams4 es ro ve na");
    must.sight(1, "(2,2)B1").play({TEAM(2, 1)});
    must.no(DECLINE);
}

void test_BUL_106_the_component_walks_over_bullets() {
    Position p("ffa2 na ro");
    p.baku(0, 2, 2).sight(0, "(2,3)G1 (1,2)B1");
    answers_are(p, "KMOVE(UDLR,+)", "1>0 5>0 7>0 8>0 9>0 11>0 16>0 21>0 26>0");
    answers_are(p, "KMOVE(UDLR,1)", "1>0 5>0 7>0 11>0");
    answers_are(p, "KMOVE(LR,+)", "5>0 7>0 8>0 9>0");
    answers_are(p, "KMOVE(UR,2)", "8>0");  // in full or not at all
    answers_are(p, "CLEAR(1,pick,adjK)", "1>0 7>0");
    answers_are(p, "CLEAR(1,pick,K)", "");
    p.play({USE(1, sp(2, 5))});
    TEST_ASSERT_EQUAL(sp(2, 5), p.board(0).component);
}

void test_BUL_115_losing_AP_stops_at_0() {
    constexpr Effect effect = read_effect("AP(-3)");
    Position p("ffa2 es ro");
    kit::Events unseen;
    Play play{p.s, unseen};
    p.ap(0, 2);
    do_step(play, effect[0], 0, nobody, 0, 0);
    p.has_ap(0, 0);  // BUL-021
}

// What is said of an action, a powerup or a team action before it is answered is what the rules say
// of all its answers.
void what_has_no_answer_cannot_be_used() {
    int usable = 0, unusable = 0;
    const auto check = [&](const State& state, const std::vector<Action>& all, Action action,
                           bool with_ally) {
        const bool listed = std::any_of(all.begin(), all.end(), [&](const Action& each) {
            return each.kind == action.kind && each.a == action.a &&
                   (!with_ally || each.b == action.b);
        });
        TEST_ASSERT_EQUAL(listed, why_unusable(state, action) == nullptr);
        (listed ? usable : unusable)++;
    };
    for (kit::Seed seed = 1; seed <= 60; ++seed) {
        kit::Rng rng(seed, 7);
        State state{};
        Rules::setup(state, kit::random_config(game, rng), seed);
        for (int step = 0; step < 120 && !state.over(); ++step) {
            std::vector<Action> all(Rules::info.most_legal);
            kit::Actions out(all);
            Rules::legal(state, out);
            all.resize(out.count());
            if (choosing_option(state)) {
                const std::size_t actions = state.at(state.active).card().actions.size();
                for (std::uint8_t i = 0; i < actions; ++i)
                    check(state, all, {use_action, i}, false);
                for (std::uint8_t i = 0; i < powerup_slots; ++i)
                    check(state, all, {use_powerup, i}, false);
                for (std::uint8_t i = 0; i < team_action_count; ++i)
                    each_ally(state, state.active, [&](Seat mate) {
                        check(state, all, {team_action, i, mate}, true);
                    });
            }
            Event memory[kit::max_events];
            kit::Events events(memory);
            TEST_ASSERT_TRUE(Rules::apply(state, all[rng.below(out.count())], events).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(1000, usable);
    TEST_ASSERT_GREATER_THAN(1000, unusable);
}

// Each step of an effect says in its own words why it cannot be done.
void what_cannot_be_done_says_why() {
    const auto why = [](const Step& step) { return why_impossible(step); };
    TEST_ASSERT_EQUAL_STRING("No bullet can move so", why({.verb = Verb::move}));
    TEST_ASSERT_EQUAL_STRING("She has no bullet to move", why({.verb = Verb::move, .ally = true}));
    TEST_ASSERT_EQUAL_STRING("No bullets can change places", why({.verb = Verb::swap}));
    TEST_ASSERT_EQUAL_STRING("No bullet can go home", why({.verb = Verb::warp}));
    TEST_ASSERT_EQUAL_STRING("Baku cannot move", why({.verb = Verb::move_component}));
    TEST_ASSERT_EQUAL_STRING("There is no card to draw", why({.verb = Verb::draw}));
    TEST_ASSERT_EQUAL_STRING("She has no card to draw", why({.verb = Verb::draw, .ally = true}));
    TEST_ASSERT_EQUAL_STRING("No card can be changed", why({.verb = Verb::discard}));
    TEST_ASSERT_EQUAL_STRING("No bullet lies there", why({.verb = Verb::clear}));
    for (const Area from : {Area::life, Area::pan})
        TEST_ASSERT_EQUAL_STRING("No bullet can leave", why({.verb = Verb::put, .from = from}));
    TEST_ASSERT_EQUAL_STRING("No bullet can go there",
                             why({.verb = Verb::put, .from = Area::sight}));
    TEST_ASSERT_EQUAL_STRING("No bullets are left", why({.verb = Verb::put, .from = Area::center}));
    TEST_ASSERT_EQUAL_STRING("You have no bullet to send",
                             why({.verb = Verb::place, .picks = true}));
    TEST_ASSERT_EQUAL_STRING("No bullets are left", why({.verb = Verb::place}));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_090_as_often_as_it_is_paid);
    RUN_TEST(test_BUL_091_BUL_121_failing_on_purpose);
    RUN_TEST(test_BUL_100_BUL_102_steps);
    RUN_TEST(test_BUL_101_BUL_106_the_way_is_free);
    RUN_TEST(test_BUL_104_BUL_107_over_bullets_at_once);
    RUN_TEST(test_BUL_105_what_can_be_chained);
    RUN_TEST(test_BUL_108_BUL_173_no_other_chains);
    RUN_TEST(test_BUL_109_swaps_and_warps);
    RUN_TEST(test_BUL_115_BUL_116_all_or_nothing);
    RUN_TEST(test_BUL_116_the_second_choice);
    RUN_TEST(test_BUL_117_modifiers_end);
    RUN_TEST(test_BUL_117_modifiers_have_a_cap);
    RUN_TEST(test_BUL_119_what_may_be_declined);
    RUN_TEST(test_BUL_106_the_component_walks_over_bullets);
    RUN_TEST(test_BUL_115_losing_AP_stops_at_0);
    RUN_TEST(what_has_no_answer_cannot_be_used);
    RUN_TEST(what_cannot_be_done_says_why);
    return UNITY_END();
}
