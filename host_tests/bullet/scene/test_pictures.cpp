// Every screen of Bullet as a picture, and moments of its stories.
#include "bullet/position.h"
#include "golden.h"
#include "stand.h"

using namespace field;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

void check(const std::string& name, const Stand& shown) {
    golden::check(("bullet_" + name).c_str(), shown.picture());
}
void check_keys(const std::string& name, const Position& p, const char* keys,
                kit::Viewer viewer = 0) {
    Stand shown(p.s, viewer);
    shown.keys(keys);
    check(name, shown);
}
// Frames of an action's story, by number.
void check_story(const std::string& name, const Position& p, Action action,
                 std::initializer_list<int> frames, kit::Viewer viewer = 0) {
    Stand shown(p.s, viewer);
    int frame = 0;
    shown.play(action, [&] {
        for (const int wanted : frames)
            if (wanted == frame)
                golden::check(("bullet_" + name + "_" + std::to_string(wanted)).c_str(),
                              shown.picture());
        ++frame;
    });
}

// The middle of a match of four: danger in two columns, one card usable, powerups.
Position four() {
    Position p("ffa4 es ro ve pl");
    p.intensity(7).ap(0, 4);
    p.sight(0,
            "(1,1)R1 (2,1)B3 (3,1)r2 (2,2)G1 (4,2)B4 (1,3)G3 (3,3)g1 (5,3)Y2 (2,4)Y1 (4,4)P3 "
            "(6,4)y4 (3,5)P2 (5,5)P1 (1,4)R3 (3,4)B1");
    p.current(0, "R1 R2 B2 G4 Y3 P1 P4").incoming(0, "R3 R4 B1 G2");
    p.hand(0, "ES01 ES06 ES08 ES03").powerups(0, "PU3 PU6 -");
    p.sight(1, "(1,1)R2 (2,3)G2 (3,3)G1 (5,2)B2 (4,4)Y1").life(1, "R3").hand(1, "RO01 RO04 RO06");
    p.sight(2, "(1,2)B1 (2,2)B1 (3,2)B3 (6,5)P3 (6,1)R4").hand(2, "VE01 VE02 VE08");
    p.sight(3, "(4,5)P1 (2,1)R1").mind(3, "Y2 g3").hand(3, "PL01 PL02 PL08").incoming(1, "Y1 Y1");
    return p;
}

Position sudden() {
    Position p("ffa4 es ro ve ba");
    for (Seat seat = 0; seat < 4; ++seat) p.sight(seat, "(1,1)R2 (2,2)B2 (3,3)G3 (4,4)Y1 (5,5)P2");
    for (Seat seat = 0; seat < 4; ++seat) p.down(seat, "Y2 P1");
    p.s.sudden = 0b1111;
    return p;
}

}  // namespace

static void the_table() {
    check("four", Stand(four().s));
    golden::check("bullet_four_colour_blind", Stand(four().s).picture(stage::colour_blind_theme));
    check("four_watched", Stand(four().s, 2));
    Position alone("score na");
    alone.sight(0, "(1,1)R1 (2,2)B2 (3,3)G3 (4,4)y4 (5,5)P1 (3,2)B1").track("R1 R2 G3");
    alone.current(0, "R1 B2").hand(0, "NA01 NA02 NA08");
    check("alone", Stand(alone.s));
    Position eight("ffa8 ba es ro ve yn ja na pl");
    eight.pans(0, "R1 R3 B2").sight(0, "(6,1)R1 (6,2)B2 (5,3)G3").hand(0, "BA01 BA02 BA11");
    for (Seat seat = 1; seat < 8; ++seat) eight.sight(seat, "(1,1)R1 (4,2)B2 (5,3)G3 (6,5)P2");
    eight.current(0, "R1 B2 G3");
    check("eight", Stand(eight.s));
    Position teams("teams4 pl es ro ve");
    teams.mind(0, "R1 g4").sight(0, "(2,3)G2 (3,4)Y3").hand(0, "PL01 PL05").current(0, "R1 R2");
    check("teams", Stand(teams.s));
}

static void choosing() {
    check_keys("lift", four(), "LEFT*2 A");
    check_keys("lift_moved", four(), "LEFT*2 A DOWN");
    check_keys("card", four(), "DOWN*2");
    check_keys("aim", four(), "DOWN*2 RIGHT A");
    check_keys("chip", four(), "DOWN");
    check_keys("action", four(), "DOWN RIGHT*3 A");
    check_keys("swap", four(), "DOWN RIGHT*3 A A");
    check_keys("slot", four(), "DOWN*4 A");
    check_keys("waste", four(), "DOWN A DOWN*2 A");
    check_keys("rival", four(), "DOWN*5 A");
    check_keys("rival_next", four(), "DOWN*5 A RIGHT");
    check_keys("refused", four(), "UP A");
    Position plan("score es");
    plan.sight(0, "(2,1)R1 (2,4)G1 (3,1)R2 (3,2)B1 (3,3)G2 (5,5)P1").hand(0, "ES06 ES10 ES02");
    plan.current(0, "R1");
    check_keys("badges", plan, "");
    check_keys("plan", plan, "DOWN*2 A");
    Position rose("ffa2 ro es");
    rose.sight(0, "(1,2)R1 (3,2)B2 (4,4)G3 (5,3)P3 (5,4)Y1 (5,5)P1").hand(0, "RO01 RO02 RO06");
    rose.current(0, "R1");
    check_keys("turned", rose, "DOWN*2 A UP");
    Position many("ffa2 es ro");
    many.hand(0, "ES01 ES02 ES03 ES04 ES05 ES06 ES07").current(0, "R1");
    check_keys("many_cards", many, "DOWN*5");
}

static void questions() {
    Position end = four();
    end.current(0, "");
    check_keys("end_asks", end, "A");
    Position powerups("ffa4 es ro ve pl");
    powerups.open_powerups("PU1 PU5 PU8 PU9").hand(0, "ES02");
    check_keys("take", powerups, "A DOWN");
    Position keep("score pl");
    keep.current(0, "R2").hand(0, "PL01");
    check_keys("keep", keep, "A");
    Position evidence("score ja");
    evidence.incoming(0, "BD CT").current(0, "IM");
    check_keys("column", evidence, "A DOWN*2");
}

static void stories() {
    check_story("fall", four(), PLACE, {2, 5});
    check_story("clear", four(), PATTERN(1, 0, at(1, 1)), {4, 14, 20});
    Position full("ffa2 es ro");
    full.full_column(0, 1).current(0, "r1 r2");
    check_story("hit", full, PLACE, {10, 22});
    Position last("ffa2 es ro");
    last.ended(1).current(0, "").open_powerups("PU1 PU2");
    last.play({END});
    check_story("round", last, TAKE(0), {60});
    Position rival("ffa2 ro es");
    rival.active(1).sight(1, "(1,1)R1 (1,3)G2 (2,2)B1").hand(1, "ES06").current(1, "R1");
    check_story("rival_clears", rival, PATTERN(0, 0, at(0, 0)), {6});
    check_story("rival_places", rival, PLACE, {0});
}

// What the whole of a rival's turn came to, in a duel; a computer's own sight, if it is watched.
static void a_rivals_turn() {
    Position rival("ffa2 es ro");
    rival.active(1).sight(1, "(1,2)R1 (2,1)B1 (2,2)G2 (2,3)Y2 (3,1)P1").hand(1, "RO01");
    rival.current(1, "").open_powerups("PU1 PU2").sight(0, "(1,1)R2 (2,2)B2");
    Stand shown(rival.s);
    shown.play(PATTERN(0, 0, at(0, 0)));
    shown.play(END);
    int frame = 0;
    shown.play(TAKE(0), [&] {
        if (++frame == 30) golden::check("bullet_rival_done", shown.picture());
    });
}

static void watched() {
    const std::string_view names[] = {kit::players_of(game)[0]->name};
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)R2 (2,2)B2").sight(1, "(3,3)G3 (4,4)Y1").current(1, "R1");
    p.hand(0, "ES01 ES02 ES03 ES04").hand(1, "RO01 RO02");
    p.open_powerups("PU1 PU2");
    stand::SceneStand<Rules> shown(bullet_cartridge::cartridge, names, p.s, 0);
    shown.keys("DOWN*5 A");
    golden::check("bullet_rival_look", shown.picture());
    shown.keys("A B");
    shown.play(END);
    shown.play(TAKE(0));
    TEST_ASSERT_EQUAL(1, shown.position().active);
    golden::check("bullet_watched", shown.picture());
}

// The main screens once more, for eyes that do not tell all colours apart.
static void for_all_eyes() {
    const auto blind = [](const std::string& name, const Stand& shown) {
        golden::check(("bullet_" + name + "_colour_blind").c_str(),
                      shown.picture(stage::colour_blind_theme));
    };
    const auto blind_keys = [&](const std::string& name, const Position& p, const char* keys) {
        Stand shown(p.s);
        shown.keys(keys);
        blind(name, shown);
    };
    blind_keys("lift", four(), "LEFT*2 A DOWN");
    blind_keys("aim", four(), "DOWN*2 RIGHT A");
    blind_keys("card", four(), "DOWN*2");
    blind("sudden", Stand(sudden().s));
    Position eight("ffa8 ba es ro ve yn ja na pl");
    for (Seat seat = 1; seat < 8; ++seat) eight.sight(seat, "(1,1)R1 (4,2)B2 (5,3)G3 (6,5)P2");
    eight.current(0, "R1 B2 G3").pans(0, "R1 R3 B2");
    blind("eight", Stand(eight.s));
}

static void the_timer() {
    Position p = four();
    Stand shown(p.s);
    const auto at = [&](int frames, const char* name, const stage::Theme& theme) {
        shown.driver().set_time_left({static_cast<std::uint16_t>(frames), 180 * 60});
        shown.driver().tick();
        golden::check(name, shown.picture(theme));
    };
    at(120 * 60, "bullet_timer", stage::standard_theme);
    at(25 * 60 - 1, "bullet_timer_late", stage::standard_theme);
    at(8 * 60 - 1, "bullet_timer_last", stage::standard_theme);
    at(8 * 60 - 1, "bullet_timer_last_colour_blind", stage::colour_blind_theme);
    at(8 * 60 - 16, "bullet_timer_last_dark", stage::standard_theme);
    Position late("ffa2 es ro timer");
    late.current(0, "R1 B2").sight(0, "(1,1)R2 (2,2)B2");
    check_story("time_is_up", late, TIMEOUT, {30});
}

static void sudden_death() { check("sudden", Stand(sudden().s)); }

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_table);
    RUN_TEST(choosing);
    RUN_TEST(questions);
    RUN_TEST(stories);
    RUN_TEST(a_rivals_turn);
    RUN_TEST(watched);
    RUN_TEST(for_all_eyes);
    RUN_TEST(the_timer);
    RUN_TEST(sudden_death);
    return UNITY_END();
}
