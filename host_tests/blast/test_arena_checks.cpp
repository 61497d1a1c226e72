// What makes an arena legal: BLA-180, BLA-222. Each check fails in every way it can.
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void fails(const Arena& arena, int check, const char* why, const std::string& at = "-") {
    const ArenaProblem problem = problem_of(arena);
    TEST_ASSERT_EQUAL_STRING(why, problem.why);
    TEST_ASSERT_EQUAL(check, problem.check);
    // "✗ Check 10: " and the reason stand in one line of the editor, of 230 pixels.
    const std::string line = "x Check " + std::to_string(check) + ": " + why;
    TEST_ASSERT_LESS_OR_EQUAL_size_t(230 / 6, line.size());
    same_square(at, problem.square);
    TEST_ASSERT_FALSE(problem.ok());
    // The rules refuse it in the same words, if it is a form at all.
    const auto bytes = stored(arena);
    const Config config = own_config(arena);
    const kit::Verdict verdict = Rules::config_problem(config);
    TEST_ASSERT_EQUAL_STRING(well_formed(bytes) ? why : "the arena is damaged", verdict.why_not);
}
void passes(const Arena& arena) {
    const ArenaProblem problem = problem_of(arena);
    TEST_ASSERT_EQUAL_STRING("", problem.why);
    TEST_ASSERT_EQUAL(0, problem.check);
    TEST_ASSERT_TRUE(Rules::config_problem(own_config(arena)).ok());
}
Arena named(const std::string& name) {
    Arena arena = read("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|");
    arena.name = {};
    std::copy(name.begin(), name.end(), arena.name.begin());
    return arena;
}
void fails(const std::string& text, int check, const char* why, const std::string& at = "-") {
    fails(read(text), check, why, at);
}

void test_BLA_222_check_1_names() {
    for (const char* good : {"A", "z", "0", "9", "aZ-'b 9", "Sixteen letters ", "a b"}) {
        std::string name = good;
        if (name.size() == 16) name.back() = 'X';
        passes(named(name));
    }
    fails(named(""), 1, "it has no name");
    for (const char* bad : {"a.b", "a_b", "a|b", "a\tb", "{", "@", "[", "`", "/", ":", "\xE4"})
        fails(named(bad), 1, "strange sign in the name");
    fails(named(" a"), 1, "space at the name's edge");
    fails(named("a "), 1, "space at the name's edge");
    Arena tail = named("a");
    tail.name[2] = 'b';
    fails(tail, 1, "strange sign in the name");
    Arena later = named("a");
    later.format = 2;
    fails(later, 1, "unknown kind of arena");
}

void test_BLA_222_check_2_tiles() {
    fails("BT1|Bad|2|Ka1Kd1|d1||a1i1|", 2, "at least 3 tiles");
    passes(read("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|"));
    Arena many = arenas[a04];
    many.tile_count = 10;
    fails(many, 2, "at most 9 tiles");
    fails("BT1|Bad|2|Ka1Kd1Kg1Kd4Kg4|d1||a1i1|", 2, "only 4 tiles K", "g4");
    passes(read("BT1|Bad|2|Ka1Kd1Kg1Kd4|d4||a1i1|"));
    fails("BT1|Bad|2|Ka1Hd1Hg1Va4Vd4Hg4|d1||a1i1|", 2, "only 4 tiles H or V", "g4");
    passes(read("BT1|Bad|2|Ka1Hd1Hg1Va4Vd4|d1||a1i1|"));
    fails("BT1|Bad|2|Ka1Xd1Xg1|d1||a1i2|", 2, "only 1 tile X", "g1");
    fails("BT1|Bad|2|Ka1Kd1Kk1|d1||a1d3|", 2, "tile over the edge", "k1");
    fails("BT1|Bad|2|Ka1Kd1Kg11|d1||a1d3|", 2, "tile over the edge", "g11");
    passes(read("BT1|Bad|2|Ka1Kd1Kg1Kj1|d1||a1j3|"));
    passes(read("BT1|Bad|2|Ka1Ka4Ka7Ka10|a4||a1a12|"));
    fails("BT1|Bad|2|Ka1Kd1Kf1|d1||a1i1|", 2, "tiles overlap", "f1");
    fails("BT1|Bad|2|Kd1Ka1Kc3|d1||a1i1|", 2, "tiles overlap", "c3");
    fails("BT1|Bad|2|Ka1Kd1Ka3|d1||a1i1|", 2, "tiles overlap", "a3");
    fails("BT1|Bad|2|Ka1Kd3Kc1|d3||a1i1|", 2, "tiles overlap", "c1");
    Arena strange = arenas[a02];
    strange.tiles[1].pattern = static_cast<Pattern>(4);
    fails(strange, 2, "no such tile");
    Arena far = arenas[a02];
    far.tiles[6].corner = 144;
    fails(far, 2, "tile over the edge");
}

void test_BLA_222_check_3_at_the_corner_of_the_box() {
    fails("BT1|Bad|2|Kb1Ke1Kh1|e1||b1j1|", 3, "no tile at column a");
    fails("BT1|Bad|2|Ka2Kd2Kg2|d2||a2i2|", 3, "no tile at row 1");
    passes(read("BT1|Bad|2|Ka2Kd1Kg2|d1||a2i2|"));
}

void test_BLA_222_check_4_a_final_tile() {
    Arena arena = arenas[a02];
    arena.final_tile = 7;
    fails(arena, 4, "no final tile");
    arena.final_tile = nothing;
    fails(arena, 4, "no final tile");
    arena.final_tile = 1;  // no start there
    passes(arena);
}

void test_BLA_222_check_5_starts() {
    Arena arena = arenas[a02];
    arena.seats = 1;
    fails(arena, 5, "2, 3 or 4 start squares");
    arena.seats = 5;
    fails(arena, 5, "2, 3 or 4 start squares");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1||b2i1|", 5, "start is not on floor", "b2");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1||a1j1|", 5, "start is not on floor", "j1");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1||a1e1|", 5, "start on the final tile", "e1");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1||a1c3|", 5, "two starts on one tile", "c3");
    fails("BT1|Bad|3|Ka1Kd1Kg1|d1||a1i1g3|", 5, "two starts on one tile", "g3");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1||a1a1|", 5, "two starts on one tile", "a1");
    // Turf makes a pillar floor, but no start.
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1||b2i1|Cb2", 5, "start is not on floor", "b2");
    Arena far = arenas[a02];
    far.starts[1] = 200;
    fails(far, 5, "start is not on floor");
}

void test_BLA_222_check_6_blocks() {
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|c1e2|a1i1|", 6, "block is not on floor", "e2");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|c1a4|a1i1|", 6, "block is not on floor", "a4");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|c1i1|a1i1|", 6, "block on a start", "i1");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|d1e1d1|a1i1|", 6, "two blocks on one square", "d1");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|e2|a1i1|Ce2", 6, "block is not on floor", "e2");
    Arena many = arenas[a04];
    many.block_count = 21;
    fails(many, 6, "at most 20 blocks");
    Arena far = arenas[a02];
    far.blocks[3] = 144;
    fails(far, 6, "block is not on floor");
}

void test_BLA_222_check_7_BLA_180_features() {
    const std::string start = "BT1|Bad|2|Ka1Kd1Kg1|d1|d1|a1i1|";
    const auto bad = [&](const char* features, const char* why, const char* at) {
        fails(start + features, 7, why, at);
    };
    for (const char* good : {"", "We1", "Oe2", "Ce1", "Ce2", "^e1", "T>c1T<g1"})
        passes(read(start + good));
    bad("Wa4", "feature is outside", "a4");
    bad("Oa4", "feature is outside", "a4");
    bad("Oe1", "a Hole needs a pillar", "e1");
    bad("We2", "feature on a pillar", "e2");
    bad("^e2", "feature on a pillar", "e2");
    bad("T>e2T<g1", "feature on a pillar", "e2");
    bad("Wd1", "feature on a block", "d1");
    bad("Cd1", "feature on a block", "d1");
    bad("Wi1", "feature on a start", "i1");
    bad("Wc1Cc1", "two features on one square", "c1");
    bad("Oe2Ce2", "two features on one square", "e2");
    const std::string wide = "BT1|Bad|2|Ka1Kd1Kg1Kj1Ha4|d1||a1l1|";
    passes(read(wide + "Wb1Wc1Wd3We3Wf3Wg3Wh3Wi3"));
    fails(wide + "Wb1Wc1Wd3We3Wf3Wg3Wh3T>i3T<j3", 7, "at most 8 pads", "j3");
    fails(wide + "Cb1Cc1Cd3Ce3Cf3Cg3Ch3Ob2Oe2", 7, "at most 8 Holes and turfs", "e2");
    fails(wide + "^b1^c1^d3^e3^f3^g3^h3^i3^j3", 7, "at most 8 belts", "j3");
    passes(read(wide + "Wb1Wc1Wd3We3Wf3Wg3Wh3Wi3Cb3Cc3Cd1Ce1Ob2Oe2Oh2Ok2^f1^g1^h1^i1^j1^k1^j3^k3"));
    Arena strange = read(start + "We1Wf1");
    strange.features[1].code = 20;
    fails(strange, 7, "no such feature");
    strange.features[1].code = 1;  // a Power-Up Pad with an arrow
    fails(strange, 7, "no such feature");
    strange.features[1] = {Gadget::power, north, 144};
    fails(strange, 7, "no such feature");
    strange.feature_count = 25;
    fails(strange, 7, "too many features");
}

void test_BLA_222_check_8_every_teleport_leads_somewhere() {
    const std::string start = "BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|";
    fails(start + "T>c1", 8, "no pad where it points", "c1");
    fails(start + "T>c1T>g1", 8, "no pad where it points", "g1");
    fails(start + "T>c1T<g3", 8, "no pad where it points", "c1");
    passes(read(start + "T>c1T<g1"));
    passes(read(start + "Tvc1T^c3"));
    passes(read("BT1|Bad|2|Ka1Kd1Kj1|d1||a1l1|T>c1T<j1"));  // over a gap
}

void test_BLA_222_check_9_ways() {
    // Two parts without a way; with teleports there is one.
    fails("BT1|Bad|2|Ka1Kd1Kh1|d1||a1j1|", 9, "no way between two starts", "j1");
    passes(read("BT1|Bad|2|Ka1Kd1Kh1|d1||a1j1|T>f1T<h1"));
    // One way only: nobody comes back from h1.
    fails("BT1|Bad|2|Ka1Kd1Kh1|d1||a1j1|T>f1Tvh1T^h3", 9, "no way between two starts", "a1");
    // Blocks are no hindrance, pillars and Holes are.
    passes(read("BT1|Bad|2|Ka1Kd1Kg1|d1|d1d2d3|a1i1|"));
    // A part that no start is in.
    fails("BT1|Bad|2|Ka1Kd1Kg1Ka5|d1||a1i1|", 9, "nobody can come here", "a5");
    // Turf on a pillar is walkable; here nobody can come to it.
    passes(read("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|Ce2"));
    // A pad in a lane sends everybody on: what lies behind it is reached from the other side only.
    passes(read("BT1|Bad|2|Ka1Hd1Kg1|d1||a1i1|T>d1T<f1"));
    fails("BT1|Bad|2|Ka1Vd1Kg1|d1||a1i1|T>d1T<f1T^d2T^f2", 9, "nobody can come here", "e2");
}

void test_BLA_222_check_10_pockets() {
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|c1a2|a1i1|", 10, "start has under 4 squares", "a1");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|c1a3|a1i1|", 10, "start has under 4 squares", "a1");
    passes(read("BT1|Bad|2|Ka1Kd1Kg1|d1|d1a3|a1i1|"));
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|a2c2d2e1|a1i1|", 10, "no corner to hide at start", "a1");
    fails("BT1|Bad|2|Ka1Ka4Kd4|a4|b1b3b4b6|a1f4|", 10, "no corner to hide at start", "a1");
    fails("BT1|Bad|2|Ka1Kd1Kg1|d1|g1i2|a1i1|", 10, "start has under 4 squares", "i1");
    // A teleport leads out of the pocket.
    passes(read("BT1|Bad|2|Ka1Kd1Kg1|d1|c1a3|a1i1|T>b1T<e1"));
}

void test_BLA_222_checks_come_in_their_order() {
    // Everything is wrong with it: the first check that fails is told, then the next.
    Arena arena = read("BT1| |2|Kb2Ke2|b2|c3|c3c3|Wc3");
    const std::array<int, 4> order{1, 2, 3, 5};
    std::size_t next = 0;
    TEST_ASSERT_EQUAL(order[next++], problem_of(arena).check);
    arena.name[0] = 'a';
    TEST_ASSERT_EQUAL(order[next++], problem_of(arena).check);
    arena.tiles[arena.tile_count++] = {Pattern::k, sq("h2")};
    TEST_ASSERT_EQUAL(order[next++], problem_of(arena).check);
    for (std::size_t i = 0; i < 3; ++i)
        arena.tiles[i].corner = sq(i == 0 ? "a1" : i == 1 ? "d1" : "g1");
    TEST_ASSERT_EQUAL(order[next++], problem_of(arena).check);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_222_check_1_names);
    RUN_TEST(test_BLA_222_check_2_tiles);
    RUN_TEST(test_BLA_222_check_3_at_the_corner_of_the_box);
    RUN_TEST(test_BLA_222_check_4_a_final_tile);
    RUN_TEST(test_BLA_222_check_5_starts);
    RUN_TEST(test_BLA_222_check_6_blocks);
    RUN_TEST(test_BLA_222_check_7_BLA_180_features);
    RUN_TEST(test_BLA_222_check_8_every_teleport_leads_somewhere);
    RUN_TEST(test_BLA_222_check_9_ways);
    RUN_TEST(test_BLA_222_check_10_pockets);
    RUN_TEST(test_BLA_222_checks_come_in_their_order);
    return UNITY_END();
}
