// Every screen of Blast Tactics as a picture, and moments of its stories.
#include "blast/position.h"
#include "blast_scene/layout.h"
#include "golden.h"
#include "stand.h"

using namespace field;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

void check(const std::string& name, const Stand& shown) {
    golden::check(("blast_" + name).c_str(), shown.picture());
}
void check_both(const std::string& name, const Stand& shown) {
    check(name, shown);
    golden::check(("blast_" + name + "_colour_blind").c_str(),
                  shown.picture(stage::colour_blind_theme));
}
void check_keys(const std::string& name, const Position& p, const char* keys,
                kit::Viewer viewer = 0) {
    Stand shown(p.s, viewer);
    shown.keys(keys);
    check(name, shown);
}

// Frames of an action's story, by number.
void check_story(const std::string& name, const Position& p, Action action,
                 std::initializer_list<int> frames) {
    Stand shown(p.s);
    int frame = 0;
    shown.play(action, [&] {
        for (const int wanted : frames)
            if (wanted == frame)
                golden::check(("blast_" + name + "_" + std::to_string(wanted)).c_str(),
                              shown.picture());
        ++frame;
    });
}

// The middle of a match of four: bombs of all kinds, cards, danger.
Position four() {
    Position p(a04, true);
    for (const char* at : {"c5", "g1", "a9", "i5", "e5", "e1", "c9", "g5", "a3", "c7", "e7", "g7",
                           "c6", "a6", "f9", "d7"})
        p.s.board.token[sq(at)] = no_token;
    // Together with the items there are no more of a kind than there can be.
    int blocks = 0;
    for (Token& token : p.s.board.token)
        if (is_block(token))
            token = block_of(++blocks <= 7 ? bomb_up : blocks <= 10 ? speed_up : flame_max);
    p.figure(blue, "i5").figure(white, "c5").figure(black, "g1").figure(pink, "a9");
    p.bomb(white, "e5", sparking).bomb(black, "e1", sparking).bomb(pink, "c9", fresh);
    p.bomb(blue, "g5", fresh).bomb(black, "a3", fresh);
    p.item("c7", speed_up).item("e7", bomb_up).item("g7", flame_max);
    p.heart(black, false).flame(pink).count(white, 3).speed(white, 2).speed(blue, 1);
    p.hand(white, "PS FD").hand(blue, "PU");
    return p;
}

}  // namespace

static void arenas_of_all_kinds() {
    check_both("four", Stand(four().s));
    check("two", Stand(Position(a02, true).s));
    check_both("three", Stand(Position(a03, true).s));
    check_both("grand_works", Stand(Position(grand_works, true).s));
    check("pinwheel", Stand(Position(pinwheel, true).s));
    check("slant", Stand(Position(slant, true).s));
    check("watched", Stand(four().s, 2));
    check("of_the_public", Stand(four().s, kit::the_public));
}

// A bomb is seen under whoever stands on it: own and foreign ones, fresh and sparking.
static void figures_on_bombs() {
    Position p(a04);
    p.figure(white, "c5").figure(black, "e1").figure(pink, "e5").figure(blue, "g7");
    p.bomb(white, "c5").bomb(white, "c7", sparking).bomb(white, "e1", sparking);
    p.bomb(pink, "e5", sparking).bomb(blue, "g7").bomb(black, "g5").flame(blue);
    Stand shown(p.s, kit::the_public);
    check("on_bombs", shown);
    Position large(pinwheel);
    for (Seat seat = 0; seat < 4; ++seat) {
        const Square square = large.s.figure(seat).square;
        large.s.board.put_bomb(bomb_of(seat, 0), square);
        large.s.board.bombs[bomb_of(seat, 0)].sparking = seat % 2;
    }
    check("on_bombs_large", Stand(large.s, kit::the_public));
}

static void aiming() {
    const Position p = four();
    check_keys("walk", p, "UP");
    check_keys("walk_phase", p, "RIGHT*2");
    check_keys("walk_phase_asked", p, "RIGHT*2 A");
    check_keys("look_bomb", p, "DOWN*3 RIGHT*2 UP*3");
    check_keys("look_refused", p, "DOWN*3 LEFT A");
    check_keys("look_seat", p, "LEFT UP RIGHT*8");
    check_keys("look_deck", p, "LEFT UP RIGHT*8 DOWN*5");
}

static void the_bar() {
    Position p = four();
    check_both("bar", [&]() -> const Stand& {
        static Stand shown(p.s);
        shown.keys("A");
        return shown;
    }());
    check_keys("bar_path_refused", p, "A RIGHT A");
    check_keys("bar_end", p, "A RIGHT*4");
    check_keys("cards", p, "A RIGHT*2 A");
    check_keys("cards_discard", p, "A RIGHT*2 A RIGHT*2 A RIGHT A");
    check_keys("shop", p, "A RIGHT*3 A RIGHT");
    p.play({MOVE("a5")});
    check_keys("path", p, "A RIGHT A");
    p.play({MOVE("a6")});
    check_keys("path_round_a_corner", p, "A RIGHT A RIGHT*2");
}

// Bombs beside and under a figure, for all that cards do with them.
static Position with_bombs(const char* cards) {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e5").bomb(black, "f5", sparking).bomb(blue, "e3");
    p.figure(black, "h5").block("h3", speed_up).hand(white, cards);
    return p;
}

static void cards_in_use() {
    check_keys("push", with_bombs("PU"), "A A A");
    check_keys("push_nowhere", with_bombs("PU"), "A A A LEFT");
    check_keys("roll", with_bombs("RO"), "A A A DOWN*3");
    check_keys("roll_beside", with_bombs("RO"), "A A A RIGHT*4");
    check_keys("fast", with_bombs("FD"), "A A A");
    Position risky = with_bombs("FD");
    risky.s.board.bombs[bomb_of(white, 0)].sparking = 1;
    check_keys("fast_hits", risky, "A A A");
    check_keys("fast_hits_asked", risky, "A A A A");
    Position loaded = with_bombs("CA");
    loaded.play({LOAD});
    check("carrying", Stand(loaded.s));
    // No room above the head: held before it.
    Position topmost(a04);
    topmost.figure(white, "e1").carries(white, white);
    check("carrying_topmost", Stand(topmost.s));
    check_keys("launch_bar", loaded, "A RIGHT*2");
    check_keys("launch", loaded, "A RIGHT*2 A A LEFT");
    check_keys("launch_hand", loaded.hand(white, "PU RO PS"), "A RIGHT*2 A");
    Position ghost(a04, true, true);
    ghost.ghost(white);
    ghost.s.active = white;
    ghost.s.phase = Phase::revenge;
    ghost.s.moves_left = 0;
    ghost.s.path = {};
    check("revenge", Stand(ghost.s));
    check_keys("revenge_aim", ghost, "A");
    check_keys("revenge_place", ghost, "A RIGHT*2");
    // Danger is a ghost's matter, too: it is counted until its own next turn.
    ghost.bomb(black, "e1", sparking).bomb(pink, "e5", sparking).bomb(white, "e9", sparking);
    check("revenge_danger", Stand(ghost.s));
    Position place(a04, false, true);
    place.ghost(black).figure(white, "e2").bomb(black, "e3", sparking);
    check_keys("bar_end_replaced", place, "A RIGHT*4 A");
}

static void overtime_comes() {
    Position p = four();
    p.figure(black, "i9").holder(black).flipped(1);
    check_both("overtime", Stand(p.s));
    Position large(pinwheel, true);
    large.holder(black);
    check("overtime_large", Stand(large.s));
    Position idle = four();
    idle.s.idle = 21;
    check("idle", Stand(idle.s));
}

static void stories() {
    const Position p = four();
    check_story("walking", p, MOVE("a5"), {6});
    check_story("laying", p, LAY("c5"), {3, 9});
    check_story("collecting", p, MOVE("c7"), {14, 20});
    check_story("buying", p, BUY(0), {3, 20});
    check_story("detonating", p, FAST(0), {10, 40, 50, 56, 62, 70, 80, 90, 110, 130, 160, 200});
    check_story("pushing", with_bombs("PU"), PUSH(east), {34, 37});
    check_story("rolling", with_bombs("RO"), ROLL(underfoot, south, 3), {40});
    check_story("loading", with_bombs("CA"), LOAD, {40});
    Position last = four();
    last.holder(black).play({MOVE("c6")});
    check_story("the_next_turn", last, END, {10, 30, 50, 60, 70, 80, 100, 120, 140, 160, 180, 200});
}

namespace {

// The turn that ends a match by the order of a chain, frame by frame.
std::vector<picture::Picture> last_chain(const Position& p, Seat winner) {
    Stand shown(p.s);
    shown.driver().be_patient(true);
    std::vector<picture::Picture> frames;
    kit::Seed last = 0;
    shown.play(END, [&] {
        if (shown.driver().waiting() && last++ > 200) shown.driver().skip();
        frames.push_back(shown.picture());
    });
    TEST_ASSERT_TRUE(shown.position().end_cause == EndCause::chain_order);
    TEST_ASSERT_EQUAL(winner, shown.position().winner);
    return frames;
}

}  // namespace

// Both are out by one blast: who was hit last has won, and it is shown once more.
static void the_order_of_a_chain() {
    Position p(a04);
    p.ghost(pink).ghost(blue).hearts_gone().figure(white, "e2").figure(black, "g5");
    p.bomb(black, "e3", sparking).bomb(white, "e5");
    const auto frames = last_chain(p, black);
    const auto size = frames.size();  // the last beat began 202 frames ago
    golden::check("blast_order_1", frames[size - 202 + 20]);
    golden::check("blast_order_2", frames[size - 202 + 58]);
    golden::check("blast_order_3", frames[size - 202 + 86]);
    golden::check("blast_won", frames[size - 2]);
}

// Who falls through turf goes with the first bomb that went off there, not with a flame that came
// before: White is 1, Black is 2.
static void falls_have_their_place_in_a_chain() {
    Position p(own_config(read("BT1|Fall|2|Ka1Kd1Kg1|d1||a1i1|Cc1Ce1")));
    p.figure(white, "c1").figure(black, "e1");
    p.bomb(white, "c1", sparking).bomb(black, "e1").acts(black);
    const auto frames = last_chain(p, black);
    const auto last = frames.size() - 202;
    golden::check("blast_fallen_1", frames[last + 30]);
    golden::check("blast_fallen_2", frames[last + 80]);
}

static void more_stories() {
    Position draws(a04);
    draws.market("PU -").deck("OT RO RO");
    check_story("overtime_drawn", draws, END, {40, 80, 140});
    Position belts(grand_works);
    belts.figure(white, "f3").bomb(white, "g6");
    check_story("belts", belts, END, {8});
    Position pads(grand_works);
    pads.figure(white, "d1");
    check_story("teleport", pads, MOVE("e1"), {14, 28});
    Position out(a04);
    out.hearts_gone().figure(white, "e2").bomb(black, "e3", sparking);
    check_story("out", out, END, {40, 80, 110});
    Position falls(a04);
    falls.holder(black).figure(white, "h1");
    check_story("falls", falls, END, {30, 70, 120});
    Position back(a04, false, true);
    back.ghost(black).figure(white, "e2").bomb(black, "e3", sparking);
    check_story("revenge_taken", back, END, {60, 90});
}

// The Caution token stands on a pillar of the next tile, in the colour of who holds OVERTIME.
static void test_BLA_012_caution_in_the_colour_of_its_holder() {
    for (const std::uint8_t arena : {std::uint8_t{a04}, std::uint8_t{pinwheel}})
        for (Seat holder = 0; holder < 4; ++holder) {
            Position p(arena);
            p.holder(holder);
            const Stand shown(p.s);
            const picture::Picture picture = shown.picture();
            const auto pillar = blast_scene::pillar_of(p.s.board, p.s.board.next_flip());
            TEST_ASSERT_TRUE(pillar != no_square);
            const stage::Rect at = blast_scene::court_of(p.s.board).area(pillar);
            for (Seat seat = 0; seat < 4; ++seat) {
                int painted = 0;
                for (int y = at.y; y < at.bottom(); ++y)
                    for (int x = at.x; x < at.right(); ++x)
                        painted += picture.pixels[static_cast<std::size_t>(
                                       (y - stage::scene_area.y) * 240 + x)] ==
                                   blast_art::tones_of(seat).base;
                if (seat == holder)
                    TEST_ASSERT_GREATER_THAN(3, painted);
                else
                    TEST_ASSERT_EQUAL(0, painted);
            }
        }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(arenas_of_all_kinds);
    RUN_TEST(figures_on_bombs);
    RUN_TEST(aiming);
    RUN_TEST(the_bar);
    RUN_TEST(cards_in_use);
    RUN_TEST(overtime_comes);
    RUN_TEST(test_BLA_012_caution_in_the_colour_of_its_holder);
    RUN_TEST(stories);
    RUN_TEST(more_stories);
    RUN_TEST(the_order_of_a_chain);
    RUN_TEST(falls_have_their_place_in_a_chain);
    return UNITY_END();
}
