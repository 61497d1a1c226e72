// The rounds of a Boss Battle and its end: BUL-118, BUL-120, BUL-280 .. BUL-305, BUL-307.
#include <algorithm>
#include <set>

#include "described.h"
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// The effect of a boss on seat 0, by itself.
Position struck(const std::string& text, const std::string& sight, std::string_view effect) {
    Position p(text);
    p.sight(0, sight);
    kit::Events unseen;
    Play about{p.s, unseen};
    const Effect written = read_effect(effect);
    TEST_ASSERT_TRUE(completable(p.s, written, 0, nobody));
    for (const Step& step : written.steps) do_step(about, step, 0, nobody, 0, 0);
    p.sound();
    return p;
}

void test_BUL_280_a_heroine_round() {
    Position p("boss2 ro ve hc");
    p.active("HC-7 HC-4").sight(0, "(1,1)R1 (1,3)G1 (1,5)P2").sight(1, "(1,1)B1 (1,3)Y1 (1,5)Y2");
    p.ap(0, 1).ap(1, 2).play({END});
    p.decides(1);
    p.play({END});
    TEST_ASSERT_EQUAL(2, p.s.round);
    TEST_ASSERT_FALSE(p.happened(intensity_rose));
    TEST_ASSERT_EQUAL(8, p.s.intensity);
    p.has_ap(0, 7);
    p.has_ap(1, 6);
    TEST_ASSERT_EQUAL(8, p.board(0).current.total);
    TEST_ASSERT_EQUAL(8, p.board(1).current.total);
    TEST_ASSERT_EQUAL(1, p.s.first);
}

// All heroines are one block: whoever has the turn may pass it on, and the next one follows.
void test_BUL_064_BUL_065_BUL_066_one_block() {
    Position p("boss4 ro ve ba na hc");
    p.play({PASS(2)}).decides(2);
    p.play({PASS(0)}).decides(0);
    p.no(PASS(1));
    p.sight(0, "(1,1)R1").play({USE(1, sp(1, 1), sp(1, 2)), PASS(3)}).decides(3);
    p.play({END}).decides(0);
    p.play({END}).decides(1);
}

void test_BUL_281_cleared_bullets_go_to_the_boss() {
    Position p("boss1 ro hc");
    p.hand(0, "RO08").sight(0, "(1,1)R3 (1,3)G2 (1,4)g4");  // 3oxxx
    p.play({PATTERN(0, 0, at(0, 0))});
    TEST_ASSERT_EQUAL_STRING("G2 g4", bag_names(p.s.boss.incoming).c_str());
    TEST_ASSERT_TRUE(p.happened({.kind = sent, .a = 0, .b = nobody, .c = 2}));
    TEST_ASSERT_EQUAL(2, p.board(0).cleared);
    // They lie open.
    State masked = p.s;
    Rules::mask(masked, 0);
    TEST_ASSERT_EQUAL_STRING("G2 g4", bag_names(masked.boss.incoming).c_str());
    TEST_ASSERT_EQUAL(140 - 2 - 1, unseen_bullets(masked).total);
}

void test_BUL_282_BUL_304_break_points_follow_the_heroines() {
    Position p("boss3 ro ve ba hc");
    TEST_ASSERT_EQUAL(22, break_point(p.s));
    p.lives(1, 1).full_column(1, 2).current(1, "B1").active(1).play({PLACE});
    p.is(1, Phase::out);
    TEST_ASSERT_EQUAL(22, break_point(p.s));
    p.active("HC-4 HC-7").next_active("HC-2");
    p.sight(0, "(1,1)R1 (1,3)G1 (1,5)P2").sight(2, "(1,1)B1 (1,3)Y1 (1,5)Y2").boss_round();
    TEST_ASSERT_EQUAL(2, p.s.boss.heroines);
    TEST_ASSERT_EQUAL(14, break_point(p.s));
}

// All are checked before anything is done, and then it goes by seats.
void test_BUL_290_who_has_not_completed_it() {
    Position p("boss3 ro ve ba hc");
    p.active("HC-1 HC-5").next_active("HC-2");  // A.A/.A. and A/A/A
    p.sight(1, "(1,1)R1 (1,3)R1 (2,2)R1 (2,1)R2 (3,1)R2");
    p.boss_round();
    p.decides(0);
    TEST_ASSERT_EQUAL(6, p.times(boss_checked));
    TEST_ASSERT_TRUE(
        p.happened({.kind = boss_checked, .a = 1, .b = boss_card("HC-1"), .c = 1, .d = 0}));
    TEST_ASSERT_TRUE(
        p.happened({.kind = boss_checked, .a = 1, .b = boss_card("HC-5"), .c = 1, .d = 1}));
    TEST_ASSERT_TRUE(
        p.happened({.kind = boss_checked, .a = 2, .b = boss_card("HC-5"), .c = 0, .d = 1}));
    TEST_ASSERT_EQUAL(0, p.times(boss_acted));
    p.play({ORDER(0)}).decides(2);
    p.has_ap(0, 4);
    p.has_ap(1, 6);
    p.play({ORDER(1)});
    p.has_ap(2, 4);
    TEST_ASSERT_EQUAL(2, p.s.round);
}

// An effect does not change what was checked.
void test_BUL_290_what_was_checked_stays() {
    Position p("boss1 ve hc");
    p.active("HC-6 HC-5").sight(0, "(2,1)R1 (2,3)G1").boss_round();  // HC-6 completed
    p.has_ap(0, 4);
    TEST_ASSERT_EQUAL(1, p.times(boss_acted));
}

// The rest of the count goes on to the next shield, what is over goes with all the others.
void test_BUL_291_BUL_292_shields() {
    Position p("boss2 ro ve ia");
    p.active("IA-4").sight(0, "(1,2)R1 (2,2)B1").sight(1, "(1,2)G1 (2,2)G2");  // oAo/.A.
    p.sent_to_boss(13).boss_round().has_shields(5);
    TEST_ASSERT_EQUAL(13, p.s.boss.incoming.total);
    TEST_ASSERT_FALSE(p.happened(boss_emptied));
    p.active("IA-4").sent_to_boss(1).boss_round().has_shields(4);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
    p.active("IA-4").current(0, "").current(1, "").sent_to_boss(14 + 15).boss_round();
    p.has_shields(3);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
    TEST_ASSERT_TRUE(p.happened({.kind = shield_broke, .a = 2, .b = 14, .c = 15, .d = 3}));
    TEST_ASSERT_TRUE(p.happened({.kind = boss_emptied, .a = 29}));
}

// Slot by slot, and each to all heroines by seat.
void test_BUL_293_effects_in_the_order_of_revealing() {
    Position p("boss2 ro ve ia");
    p.active("IA-4").sight(0, "(1,2)R1 (2,2)B1").sight(1, "(1,2)G1 (2,2)G2");  // oAo/.A.
    p.hand(0, "RO01 RO02").hand(1, "VE01 VE02").sent_to_boss(30).boss_round();
    p.has_shields(3);
    p.decides(0);
    p.has_ap(0, 6);
    p.has_ap(1, 5);
    TEST_ASSERT_EQUAL(3, p.times(boss_acted));
    TEST_ASSERT_TRUE(
        p.happened({.kind = boss_acted, .a = 1, .b = no_boss_pattern, .c = 1, .d = 0}));
    p.no(ORDER(0));
    p.no(DECLINE);
    p.play({CHOOSE(1)}).decides(1);
    p.has_hand(0, "RO01");
    p.play({CHOOSE(0)});
    p.has_hand(1, "VE02");
    TEST_ASSERT_EQUAL(2, p.s.round);
    TEST_ASSERT_EQUAL(8, p.board(1).current.total);
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
}

void test_BUL_294_as_many_as_the_last_open_slot_says() {
    Position p("boss1 ro ia");
    p.active("IA-4").sight(0, "(1,2)R1 (2,2)B1").shields(2).boss_round();
    TEST_ASSERT_EQUAL(9, p.board(0).current.total);
    TEST_ASSERT_TRUE(p.happened({.kind = fed, .a = 0, .b = 9}));
}

void test_BUL_186_BUL_294_the_center_runs_out() {
    Position p("boss2 ro ve ia");
    p.active("IA-4").sight(0, "(1,2)R1 (2,2)B1").sight(1, "(1,2)G1 (2,2)G2").center_left(14, 0);
    p.ended(1);
    p.board(1).phase = Phase::ended;
    Position q = p;
    q.center_left(13, 0).boss_round();
    q.over(End::empty_center, 0, 3);
    p.boss_round();
    TEST_ASSERT_EQUAL(0, p.s.center.total);
    TEST_ASSERT_EQUAL(2, p.s.round);
    const kit::Outcome outcome = Rules::outcome(q.s);
    TEST_ASSERT_TRUE(outcome.result[0] == kit::Result::drawn);
}

// Each of the patterns comes once, then all are shuffled, also the one that is covered.
void test_BUL_295_patterns_follow() {
    Position p("boss1 ro ia");
    std::set<int> seen{p.s.boss.active[0].id};
    for (int round = 1; round <= 6; ++round) {
        p.boss_round();
        while (p.s.boss.step != BossStep::none) p.play({p.legal()[0]});
        p.current(0, "");
        TEST_ASSERT_EQUAL(1, p.s.boss.active.size());
        if (round == 6) break;
        TEST_ASSERT_FALSE(p.happened(boss_reshuffled));
        TEST_ASSERT_TRUE(seen.insert(p.s.boss.active[0].id).second);
        TEST_ASSERT_EQUAL(round, p.s.boss.covered.size());
    }
    TEST_ASSERT_EQUAL(0, p.s.boss.covered.size());
    TEST_ASSERT_EQUAL(5, p.s.boss.deck.size());
}

// A new deck may begin with the very card that was covered, as chance wants.
void test_BUL_295_the_covered_one_may_come_again() {
    int again = 0;
    for (kit::Seed seed = 0; seed < 60; ++seed) {
        Position p("boss1 ro ia");
        p.s.rng = kit::Rng(seed);
        p.active("IA-4").sight(0, "(1,2)R1 (2,2)B1");
        while (!p.s.boss.deck.empty()) p.s.boss.covered.push(p.s.boss.deck.draw());
        p.boss_round();
        TEST_ASSERT_TRUE(p.happened({.kind = boss_reshuffled, .a = 6}));
        again += p.s.boss.active[0].id == boss_card("IA-4") ? 1 : 0;
    }
    TEST_ASSERT_TRUE(again > 0 && again < 30);
}

// It is the boss who does it: no star, no ability, and bullets may fall into the hitbox.
void test_BUL_296_BUL_297_bullets_fall_out() {
    Position p = struck("boss1 es cc", "(6,1)r1 (6,3)G1 (5,3)G2 (1,5)P1", "SHIFT(D,any,hit)");
    p.has_life(0, "r1 G1");
    p.sees(0, "(2,5)P1 (6,3)G2");
    p.has_ap(0, 5);
    Position stays = struck("boss1 es cc", "(6,1)R1 (5,1)R2 (6,3)G1 (4,3)G2", "SHIFT(D,any,stop)");
    stays.sees(0, "(5,1)R2 (5,3)G2 (6,1)R1 (6,3)G1");
    stays.has_life(0, "");
    Position scales = struck("boss1 ba cc", "(6,1)R1 (6,3)G2", "SHIFT(D,any,hit)");
    scales.has_pans(0, "R1", "G2");
}

// A guard helps against bullets that are placed, not against those that are put.
void test_BUL_296_put_into_life() {
    Position p("boss1 es kf");
    p.active("KF-7").modifier(0, Modifier::guard, 2).boss_round();
    TEST_ASSERT_EQUAL(1, p.board(0).life.size());
    TEST_ASSERT_EQUAL(2, p.board(0).modifier(Modifier::guard));
    TEST_ASSERT_TRUE(p.happened(hit));
}

void test_BUL_120_as_many_as_possible() {
    Position p("boss1 es ts");
    p.active("TS-2").sent_to_boss(1).boss_round();
    TEST_ASSERT_EQUAL(0, p.s.boss.incoming.total);
    Position q("boss1 es ts");
    q.active("TS-2").boss_round();
    TEST_ASSERT_TRUE(q.happened({.kind = boss_acted, .a = 0, .b = boss_card("TS-2"), .d = 0}));
    Position r("boss1 es ts");
    r.active("TS-2").sent_to_boss(3).boss_round();
    TEST_ASSERT_EQUAL(1, r.s.boss.incoming.total);
    for (const Event& event : r.events)
        if (event.kind == put_away) {
            TEST_ASSERT_EQUAL(static_cast<int>(Area::boss) << 4 | static_cast<int>(Area::center),
                              event.c);
            TEST_ASSERT_TRUE(event.d < ordinary_types);
            TEST_ASSERT_TRUE(Rules::news(event) == kit::News::revealed);
        }
    TEST_ASSERT_EQUAL(2, r.times(put_away));
}

// Several bullets from the center, one after the other.
void test_BUL_075_several_are_placed() {
    const Position p = struck("boss1 es de", "", "PLACE(center,3)");
    TEST_ASSERT_EQUAL(3, size_of(p.s.at(0).sight.bullets()));
}

// Whoever is hit for the last time gets no more of them.
void test_BUL_122_BUL_301_BUL_307_the_rest_is_dropped() {
    Position p("boss2 es ve kf");
    p.shields(1).lives(0, 1).active("KF-3").served(0, "B1 B2").served(1, "B1 B2").sent_to_boss(18);
    for (int column = 1; column <= columns; ++column) p.full_column(0, column);
    p.boss_round();  // PLACE(center,3) for both
    TEST_ASSERT_EQUAL(1, p.times(downed));
    TEST_ASSERT_EQUAL(4, p.times(placed));
    p.is(0, Phase::out);
    p.over(End::boss_beaten, 3, 0);
    TEST_ASSERT_TRUE(Rules::outcome(p.s).result[0] == kit::Result::won);
    TEST_ASSERT_EQUAL(500 + last_round - 1, Rules::outcome(p.s).score[0]);
}

// A heroine who goes out with the first pattern that she has failed is not struck by the second.
void test_BUL_301_no_second_blow() {
    Position p("boss2 ro ve hc");
    p.active("HC-6 HC-3").lives(0, 1).sight(1, "(2,1)R1 (2,3)G2");  // she has both
    for (int column = 1; column <= columns; ++column) p.full_column(0, column);
    p.boss_round().decides(0);
    p.play({ORDER(0)});
    p.is(0, Phase::out);
    TEST_ASSERT_EQUAL(1, p.times(boss_acted));
    TEST_ASSERT_EQUAL(2, p.s.round);
    p.decides(1);
}

void test_BUL_118_modifiers_of_a_boss_last() {
    Position p("boss1 es ia");
    p.active("IA-4").hand(0, "ES01").boss_round();
    TEST_ASSERT_EQUAL(2, p.s.round);
    TEST_ASSERT_EQUAL(1, p.board(0).modifier(Modifier::mute));
    p.current(0, "").play({END});
    TEST_ASSERT_TRUE(p.s.round == 3 || p.s.boss.step != BossStep::none);
    Position q("boss1 es kf");
    q.active("KF-6").boss_round();
    TEST_ASSERT_EQUAL(2, q.board(0).modifier(Modifier::heavy));
    q.draws(0, "B1").sees(0, "(2,2)B1");
}

// The heroine who is struck chooses, one card after the other; what has one answer is not asked.
void test_BUL_298_BUL_299_choices_are_hers() {
    Position p("boss2 es ve de");
    p.active("DE-4").hand(0, "ES01 ES02 ES03").hand(1, "VE01").boss_round();  // DISCARD(2)
    p.decides(0);
    TEST_ASSERT_EQUAL(3, p.legal().size());
    p.play({CHOOSE(1)}).decides(0);
    TEST_ASSERT_EQUAL(2, p.legal().size());
    p.play({CHOOSE(1)});
    p.has_hand(0, "ES01");
    p.has_hand(1, "VE01");  // it fails as a whole
    TEST_ASSERT_EQUAL(2, p.s.round);
    Position two("boss1 es de");
    two.active("DE-4").hand(0, "ES01 ES02").boss_round();
    two.play({CHOOSE(0)});
    two.has_hand(0, "");
}

void test_BUL_301_out_at_once() {
    Position p("boss2 ba ve co");
    p.hand(0, "BA01 YN02").pans(0, "R1 R3").sight(0, "(1,1)B1").full_column(0, 5);
    p.draws(0, "P1");
    p.is(0, Phase::out);
    p.decides(1);
    p.sees(0, "");
    p.has_pans(0, "", "");
    p.has_hand(0, "");
    TEST_ASSERT_EQUAL(0, p.board(0).current.total);
    TEST_ASSERT_EQUAL(card("YN02"), p.s.boss.feed_discard.top());
    TEST_ASSERT_EQUAL(0, p.board(0).deck.size());
    TEST_ASSERT_TRUE(p.happened(downed));
    TEST_ASSERT_TRUE(p.happened({.kind = lost, .a = 0, .b = 2 + 1 + 6 + 1}));
    p.no(TEAM(0, 0));
    p.no(PASS(0));
}

// Also when an ally's bullet does it: the turn stays where it was.
void test_BUL_301_by_an_ally() {
    Position p("boss2 ro pl hc");
    p.lives(1, 1).full_column(1, 1).sight(0, "(1,1)R1").mind(1, "B1 B2").current(1, "G1");
    p.play({TEAM(1, 1, sp(1, 1))});
    p.is(1, Phase::out);
    p.has_mind(1, "");
    p.decides(0);
    TEST_ASSERT_EQUAL(140, p.s.center.total);
    p.play({END});
    TEST_ASSERT_TRUE(p.s.round == 2 || p.s.boss.step != BossStep::none);
}

void test_BUL_302_the_boss_wins_at_once() {
    Position p("boss2 ro ve hc");
    p.sent_to_boss(40).shields(1).lives(0, 1).lives(1, 1).full_column(0, 1).full_column(1, 2);
    p.current(1, "B1").draws(0, "R1");
    p.decides(1);
    p.play({PLACE});
    p.over(End::boss_won, 0, 0);
    const kit::Outcome outcome = Rules::outcome(p.s);
    for (const Seat seat : {Seat{0}, Seat{1}}) {
        TEST_ASSERT_TRUE(outcome.result[seat] == kit::Result::lost);
        TEST_ASSERT_EQUAL(400, outcome.score[seat]);
    }
    TEST_ASSERT_EQUAL_STRING("No heroine is left", outcome.why);
}

// Not before the effects of what was revealed, and then nothing more is drawn.
void test_BUL_303_the_last_shield() {
    Position p("boss1 es st");
    p.active("ST-1").sight(0, "(1,1)R1 (2,3)G1").shields(1).sent_to_boss(7).boss_round();
    p.over(End::boss_beaten, 1, 0);
    TEST_ASSERT_EQUAL(4, size_of(p.board(0).sight.bullets()));
    TEST_ASSERT_EQUAL(0, p.board(0).current.total);
    TEST_ASSERT_TRUE(Rules::outcome(p.s).result[0] == kit::Result::won);
    TEST_ASSERT_EQUAL_STRING("The last shield is broken", Rules::outcome(p.s).why);
    TEST_ASSERT_FALSE(p.happened(boss_revealed));
}

// It ends in its Cleanup, before the boss does anything.
void test_BUL_305_BUL_307_too_long() {
    Position p("boss2 ro ve hc");
    p.sent_to_boss(40).lives(0, 1).full_column(0, 1).draws(0, "R1");
    p.s.round = 99;
    p.play({END});
    p.over(End::too_long, 0, 3);
    TEST_ASSERT_EQUAL(0, Rules::outcome(p.s).score[0]);
    TEST_ASSERT_TRUE(Rules::outcome(p.s).result[0] == kit::Result::drawn);
    Position q("boss1 ro hc");
    q.s.actions = 2999;
    q.play({END});
    q.over(End::too_long, 0, 1);
}

void test_BUL_341_the_hearth_sends_to_the_boss() {
    Position p("boss1 ve hc");
    p.active("HC-7 HC-4").sight(0, "(6,1)R1 (6,3)g1 (6,5)P2 (1,1)R2 (1,3)R2 (1,5)R3");
    p.sent_to_boss(3).play({END});
    p.has_shields(4);
    TEST_ASSERT_FALSE(p.happened(star_acted));
}

// What comes next to her, before and behind a break.
void test_BUL_294_what_comes_next() {
    Position p("boss1 ja ts");
    p.incoming(0, "IM").current(0, "BD");
    TEST_ASSERT_EQUAL(8 + 1, next_incoming_total(p.s, 0));
    p.shields(1);
    TEST_ASSERT_EQUAL(9 + 1, next_incoming_total(p.s, 0));
}

// With every boss and heroine: what is foretold when a round ends is what comes (BUL-391, BUL-395).
void test_BUL_294_what_is_foretold_comes() {
    // Those that bring no bullets when they are missed.
    constexpr const char* patterns[boss_count] = {"HC-1 HC-5", "DE-2", "CC-1", "CO-4",
                                                  "IA-3",      "KF-2", "ST-1", "TS-1"};
    for (std::uint8_t boss = 0; boss < boss_count; ++boss)
        for (std::uint8_t heroine = 0; heroine < heroine_count; ++heroine) {
            if (boss == heroine) continue;
            const std::string table = "boss1 " + std::string(bullet::heroines[heroine + 1u].word) +
                                      " " + std::string(bullet::bosses[boss + 1u].word);
            for (const int lent : {0, 1}) {
                if (lent != 0 && boss != collective_consciousness) continue;
                Position p(table);
                if (heroine == jane) set_specials_aside(p, 0);
                p.active(patterns[boss]).current(0, "").hand(0, lent != 0 ? "YN03" : "");
                const int foretold = next_incoming_total(p.s, 0);
                p.play({END});
                if (!p.s.pending.empty()) p.play({ORDER(0)});
                TEST_ASSERT_EQUAL(2, p.s.round);
                TEST_ASSERT_EQUAL_MESSAGE(foretold, p.board(0).current.total, table.c_str());
            }
        }
}

void test_what_chance_brings_to_light() {
    using kit::News;
    for (const EventKind kind : {boss_revealed, feed_dealt, suspension})
        TEST_ASSERT_TRUE(Rules::news({.kind = kind}) == News::revealed);
    const auto put = [](Area from, Area to) {
        return Rules::news(
            {.kind = put_away, .c = byte(static_cast<int>(from) << 4 | static_cast<int>(to))});
    };
    TEST_ASSERT_TRUE(put(Area::center, Area::life) == News::revealed);
    TEST_ASSERT_TRUE(put(Area::center, Area::current) == News::none);
    TEST_ASSERT_TRUE(Rules::news({.kind = boss_checked}) == News::none);
}

void test_what_is_said() {
    Position p("boss2 ro ve hc");
    p.active("HC-1 HC-5").boss_round();
    assert_described<Rules>("First Ion Wind", p.s, ORDER(1));
    assert_described<Rules>("First a boss pattern", p.s, ORDER(7));
    Position q("boss1 es de");
    q.active("DE-4").hand(0, "ES01 ES02 ES03").boss_round();
    assert_described<Rules>("Choose Shooting Star", q.s, CHOOSE(1));
    Position r("boss3 ro ve ba hc");
    assert_described<Rules>("Share Notes, with Player 3", r.s, TEAM(0, 2));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_280_a_heroine_round);
    RUN_TEST(test_BUL_064_BUL_065_BUL_066_one_block);
    RUN_TEST(test_BUL_281_cleared_bullets_go_to_the_boss);
    RUN_TEST(test_BUL_282_BUL_304_break_points_follow_the_heroines);
    RUN_TEST(test_BUL_290_who_has_not_completed_it);
    RUN_TEST(test_BUL_290_what_was_checked_stays);
    RUN_TEST(test_BUL_291_BUL_292_shields);
    RUN_TEST(test_BUL_293_effects_in_the_order_of_revealing);
    RUN_TEST(test_BUL_294_as_many_as_the_last_open_slot_says);
    RUN_TEST(test_BUL_186_BUL_294_the_center_runs_out);
    RUN_TEST(test_BUL_295_patterns_follow);
    RUN_TEST(test_BUL_295_the_covered_one_may_come_again);
    RUN_TEST(test_BUL_296_BUL_297_bullets_fall_out);
    RUN_TEST(test_BUL_296_put_into_life);
    RUN_TEST(test_BUL_120_as_many_as_possible);
    RUN_TEST(test_BUL_075_several_are_placed);
    RUN_TEST(test_BUL_122_BUL_301_BUL_307_the_rest_is_dropped);
    RUN_TEST(test_BUL_301_no_second_blow);
    RUN_TEST(test_BUL_118_modifiers_of_a_boss_last);
    RUN_TEST(test_BUL_298_BUL_299_choices_are_hers);
    RUN_TEST(test_BUL_301_out_at_once);
    RUN_TEST(test_BUL_301_by_an_ally);
    RUN_TEST(test_BUL_302_the_boss_wins_at_once);
    RUN_TEST(test_BUL_303_the_last_shield);
    RUN_TEST(test_BUL_305_BUL_307_too_long);
    RUN_TEST(test_BUL_341_the_hearth_sends_to_the_boss);
    RUN_TEST(test_BUL_294_what_comes_next);
    RUN_TEST(test_BUL_294_what_is_foretold_comes);
    RUN_TEST(test_what_chance_brings_to_light);
    RUN_TEST(test_what_is_said);
    return UNITY_END();
}
