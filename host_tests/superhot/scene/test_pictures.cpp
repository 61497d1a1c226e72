// Every screen of SUPERHOT as a picture, and moments of its stories.
#include "golden.h"
#include "stand.h"
#include "superhot/position.h"

using namespace table;
using stand::Stand;
using superhot::Phase;

void setUp() {}
void tearDown() {}

namespace {

void check(const char* name, const Stand& shown) {
    golden::check((std::string("hot_") + name).c_str(), shown.picture());
}

void check_both(const char* name, const Stand& shown) {
    check(name, shown);
    golden::check((std::string("hot_") + name + "_colour_blind").c_str(),
                  shown.picture(stage::colour_blind_theme));
}

void check_keys(const char* name, const Position& t, const char* keys, Seat viewer = 0) {
    Stand shown(t.s, viewer);
    shown.keys(keys);
    check(name, shown);
}

// A turn in which much is possible.
Position rich(const Wish& wish = {}) {
    Position t = Position::cleared(wish);
    t.line({ob(7), ob(21), B, ob(1), ob(13), ob(15)});
    if (wish.seven) t.put(6, ob(10));
    t.hand({ob(2), ob(8), it(1), it(2), ob(14), ob(17)});
    t.goals({arms_race});
    t.s.counters[arms_race] = 2;
    t.ready();
    return t;
}

using Film = std::vector<picture::Picture>;

// One moment of a story; counted from its end if `frame` is below zero.
void check_frame(const char* name, const Film& film, int frame) {
    char message[80];
    snprintf(message, sizeof message, "%s: the story has %zu frames", name, film.size());
    const int at = frame < 0 ? static_cast<int>(film.size()) + frame : frame;
    TEST_ASSERT_TRUE_MESSAGE(at >= 0 && at < static_cast<int>(film.size()), message);
    golden::check((std::string("hot_story_") + name).c_str(), film[static_cast<std::size_t>(at)]);
}
void check_frame(const char* name, Stand& shown, Action action, int frame) {
    check_frame(name, shown.film(action), frame);
}

}  // namespace

static void a_turn() {
    const Position t = rich();
    check_both("turn", Stand(t.s));
    check_keys("turn_bullet", t, "LEFT*2");
    check_keys("turn_next_card", t, "RIGHT");
    check_keys("turn_hand", t, "DOWN");
    check_keys("turn_goal", t, "UP");
    check_keys("turn_wait", t, "DOWN*2");
    check_keys("turn_pile", t, "DOWN*2 RIGHT*2");
    check_keys("turn_refused", t, "DOWN*2 RIGHT A");
    Position seven = rich({.seven = true});
    check("seven", Stand(seven.s));
}

static void cards_against_a_target() {
    const Position t = rich();
    check_keys("aim", t, "A");
    check_keys("aim_few", t, "A A");
    check_keys("aim_exact", t, "A A RIGHT A");
    check_keys("aim_over", t, "LEFT*3 A A RIGHT*2 A");
    check_keys("aim_needless", t, "LEFT A A UP RIGHT*2 A");
    check_keys("aim_slash", t, "LEFT*2 A A");
    check_keys("aim_does_not_fit", t, "LEFT*2 A LEFT A");
    check_keys("aim_for_me", t, "A DOWN A");
    Position twice = Position::cleared();
    twice.line({ob(7), ob(13)});
    twice.hand({ob(2), ob(22), it(1), it(6)});
    twice.ready();
    check_keys("aim_double", twice, "LEFT A A RIGHT A");
}

static void in_the_middle_of_a_turn() {
    Position t = rich();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(8)), ADD(ob(2)), BEGIN(2, knock_out), ADD(ob(17))});
    check("used", Stand(t.s));
    Position dead = Position::cleared();
    dead.line({B, ob(21)});
    dead.hand({B, B, B, it(1)});
    dead.ready();
    dead.hand({B, B, it(1), it(2)});
    dead.play({MOVE, BEGIN(2, destroy), ADD(it(1))});
    check("hit_resumed", Stand(dead.s));
    Position tools = Position::cleared();
    tools.line({ob(1)});
    tools.hand({B, ob(23), it(1)});
    tools.ready();
    check_keys("tool", tools, "DOWN LEFT*2 A");
    Position many = Position::cleared();
    many.hand({ob(1), ob(2), ob(8), ob(13), ob(20), it(1), it(2), it(6), B, B});
    many.discard({ob(17), ob(18), ob(3)});
    many.ready();
    check_keys("many_cards", many, "DOWN RIGHT*3");
}

static void waiting() {
    Position t = Position::cleared();
    t.line({B, ob(1), ob(7)});
    t.hand({it(1), it(6), ob(2), B});
    t.ready();
    check_keys("wait", t, "DOWN*2 A");
    check_keys("wait_discards", t, "DOWN*2 A UP A RIGHT A");
    Position low = Position::cleared();
    low.line({ob(21), ob(7), ob(1)});
    low.hand({it(1), it(6), ob(2)});
    low.bullets_deck(3);
    low.ready();
    check("low", Stand(low.s));
    check_keys("warning", low, "DOWN*2 A");
    check_keys("warning_answered", low, "DOWN*2 A B");
}

static void goals_and_vetoes() {
    Position t({}, 5);
    check("veto", Stand(t.s));
    check_keys("veto_keep", t, "UP");
    t.goals({duck_and_strike});
    check("veto_wordy", Stand(t.s));
    Position row = rich();
    row.goals({body_count, grand_tour});
    row.s.done = 1u << body_count;
    check("goals_2", Stand(row.s));
    row.goals({arsenal, finders_keepers, duck_and_strike});
    check_both("goals_3", Stand(row.s));
    row.goals({arsenal, finders_keepers, duck_and_strike, hail_of_lead});
    check_keys("goals_4", row, "UP");
    row.goals({arsenal, finders_keepers, duck_and_strike, hail_of_lead, recall, clean_sweep,
               quiet_room, sleepers});
    row.s.done = 1u << arsenal;
    check("goals_8", Stand(row.s));
    check_keys("goals_list", row, "UP A DOWN");
}

static void piles() {
    Position t = rich();
    t.discard({ob(23), it(5), ob(19)});
    t.play({MOVE, BEGIN(1, knock_out), ADD(ob(8)), ADD(ob(2)), END_USE});
    t.settle();
    check_keys("pile_own", t, "DOWN*2 RIGHT*2 A RIGHT");
    check_keys("pile_line", t, "DOWN*2 RIGHT*3 A");
    const Position fresh = rich();
    check_keys("pile_empty", fresh, "DOWN*2 RIGHT*2 A");
}

static void phase_six() {
    Position t = Position::cleared({.bats = 1});
    t.line({ob(21), ob(15), ob(13), ob(1)});
    t.hand({it(1), it(6), ob(2)});
    t.ready();
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(Phase::order, t.s.phase);
    check("order", Stand(t.s));
    t.play(ACT_REST);
    TEST_ASSERT_EQUAL(Phase::drop, t.s.phase);
    check("drop", Stand(t.s));
}

static void two_players() {
    Position t = Position::cleared({.mode = coop});
    t.line({ob(7), ob(21), B, ob(1)});
    t.hand({ob(2), it(1), it(2), B}, 0);
    t.hand({ob(17), pz(5), pz(1), B}, 1);
    t.goals({body_count, patience});
    t.ready();
    check("coop", Stand(t.s));
    check("coop_watching", Stand(t.s, 1));
    check_keys("coop_partner", t, "DOWN*2 LEFT A");
    t.play({MOVE, BEGIN(2, destroy), ADD(ob(2)), END_USE});
    TEST_ASSERT_EQUAL(Phase::aid, t.s.phase);
    check("coop_aid", Stand(t.s));
    t.play(AID(it(1)));
    t.settle();
    check("coop_aided", Stand(t.s, 1));
    Position veto({.mode = coop}, 3);
    veto.play(VETO(veto.s.goal_row[1]));
    check("coop_reply", Stand(veto.s, 1));
}

namespace {

Position system_turn(Mode mode = versus) {
    Position t = Position::cleared({.mode = mode});
    t.line({ob(7), ob(21), ob(10), ob(1), ob(15)});
    t.knock_out(2);
    t.hand({ob(2), it(1), it(2), it(5)}, 0);
    t.goals({triple_take});
    t.ready();
    t.obstacle_discard({B, ob(9), ob(19), ob(17), ob(4)});
    t.play({MOVE, BEGIN(2, destroy), ADD(ob(2)), END_USE});
    t.settle();
    if (t.s.phase == Phase::aid) t.play(NO_AID);
    TEST_ASSERT_EQUAL(Phase::system, t.s.phase);
    return t;
}

}  // namespace

static void the_system() {
    const Position t = system_turn();
    check_both("system", Stand(t.s, 1));
    check_keys("system_where", t, "A", 1);
    check_keys("system_pay", t, "A A", 1);
    check("system_watched", Stand(t.s, 0));
    Position normal = Position::cleared({.mode = versus});
    normal.line({ob(7), ob(21), B, ob(1)});
    normal.hand({ob(2), it(1), B, it(5)});
    normal.harden_slot(1);
    normal.s.lag = 1;
    normal.goals({arsenal});
    normal.ready();
    check("hardened", Stand(normal.s, 0));
    check("hidden_hand", Stand(normal.s, 1));
    // People who look together, and a replay.
    check("public", Stand(normal.s, kit::the_public));
    check("public_system", Stand(t.s, kit::the_public));
    check("replay_system", Stand(t.s, kit::all_seeing));
}

static void moments() {
    Position t = rich();
    t.play({MOVE, BEGIN(1, destroy)});
    {
        Stand shown(t.s);
        check_frame("attack", shown, ADD(ob(8)), 5);
        check_frame("shatter", shown, ADD(ob(2)), 15);
        shown.play(BEGIN(2, knock_out));
        check_frame("knock_out", shown, ADD(ob(17)), 11);
        check_frame("slash", shown, SLASH(ob(14), none, 3), 15);
        const auto film = shown.film(END_USE);
        check_frame("refill", film, 6);
        check_frame("time", film, 20);
        TEST_ASSERT_LESS_THAN_MESSAGE(130, static_cast<int>(film.size()),
                                      "the end of a turn takes too long");
    }
    {
        Position hit = Position::cleared();
        hit.line({B, ob(21), ob(25), ob(7)});
        hit.hand({it(1), it(6), ob(2)});
        hit.ready();
        Stand shown(hit.s);
        shown.play(WAIT);
        const auto film = shown.film(WAIT_GO);
        check_frame("hit", film, 9);
        check_frame("shot", film, 32);
        check_frame("slide", film, -8);
        TEST_ASSERT_TRUE(std::find(shown.cues.begin(), shown.cues.end(), stage::Cue::warn) !=
                         shown.cues.end());
    }
    {
        Position level = Position::cleared();
        level.line({ob(21), ob(25)});
        level.hand({it(1), it(6), ob(2)});
        level.goals({slow_motion});
        level.s.counters[slow_motion] = 2;
        level.ready();
        level.play({MOVE, BEGIN(1, destroy), ADD(ob(2))});
        Stand shown(level.s);
        const auto film = shown.film(END_USE);
        check_frame("goal", film, 40);
        check_frame("hot", film, 80);
        check_frame("super", film, 98);
        check_frame("level", film, -30);
    }
    {
        Position lost = Position::cleared();
        lost.line({B});
        lost.hand({B, B, B, it(1)});
        lost.ready();
        Stand shown(lost.s);
        shown.play(WAIT);
        const auto film = shown.film(WAIT_GO);
        check_frame("lost", film, -20);
    }
    {
        const Position sys = system_turn();
        Stand shown(sys.s, 0);
        check_frame("glitch", shown, GLITCH(restore, 1), 12);
    }
    // To the System cards come without a face, but for Bullets.
    {
        Position unseen = Position::cleared({.mode = versus});
        unseen.line({ob(21), ob(25), ob(7)});
        unseen.hand({ob(2), it(1)});
        unseen.deck({it(5), it(2), it(3), B, it(6)});
        unseen.ready();
        unseen.play({MOVE, BEGIN(1, destroy), ADD(ob(2))});
        Stand shown(unseen.s, 1);
        const auto film = shown.film(END_USE);
        check_frame("unseen_refill", film, 8);
    }
    {
        Position lost = Position::cleared({.mode = versus});
        lost.line({B});
        lost.hand({B, B, B, it(1)});
        lost.ready();
        Stand shown(lost.s, kit::the_public);
        shown.play(WAIT);
        check_frame("lost_public", shown.film(WAIT_GO), -20);
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_turn);
    RUN_TEST(cards_against_a_target);
    RUN_TEST(in_the_middle_of_a_turn);
    RUN_TEST(waiting);
    RUN_TEST(goals_and_vetoes);
    RUN_TEST(piles);
    RUN_TEST(phase_six);
    RUN_TEST(two_players);
    RUN_TEST(the_system);
    RUN_TEST(moments);
    return UNITY_END();
}
