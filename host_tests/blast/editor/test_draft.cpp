// Drawing an arena, tool by tool: what is laid, turned, taken away and refused; mirrors, the stock,
// the checks, and the way back.
#include <random>

#include "drafts.h"

using namespace drafts;

void setUp() {}
void tearDown() {}

namespace {

// ---- Tiles --------------------------------------------------------------------------------------

// The square under the cursor is the middle of what is laid, or as near to it as there is room.
void test_BLA_233_tiles_are_laid_where_there_is_room() {
    Bench bench;
    bench.use(Tool::tile_k, "e5").lies("BT1|Test|0|Kd4||||");
    bench.use(Tool::tile_h, "g5").lies("BT1|Test|0|Kd4Hg4||||");  // beside it, not over it
    bench.use(Tool::tile_v, "d7").lies("BT1|Test|0|Kd4Hg4Vc7||||");
    bench.use(Tool::tile_x, "a1").lies("BT1|Test|0|Kd4Hg4Vc7Xa1||||");  // over the edge of the box
    bench.use(Tool::tile_k, "l12").lies("BT1|Test|0|Kd4Hg4Vc7Xa1Kj10||||");
    bench.refused(Tool::tile_k, "b8", "No room for a tile here");
}

void test_BLA_233_a_tile_turns_or_gives_way_to_another_kind() {
    Bench bench;
    bench.use(Tool::tile_h, "b2");
    bench.use(Tool::tile_h, "c3", Effect::turn).lies("BT1|Test|0|Va1||||");
    bench.use(Tool::tile_v, "a1", Effect::turn).lies("BT1|Test|0|Ha1||||");
    bench.use(Tool::tile_k, "a1", Effect::change).lies("BT1|Test|0|Ka1||||");
    bench.refused(Tool::tile_k, "c1", "It lies there already");
    bench.use(Tool::tile_x, "b2", Effect::change).lies("BT1|Test|0|Xa1||||");
    bench.refused(Tool::tile_x, "b2", "It lies there already");
}

void test_BLA_005_the_stock_of_tiles_ends() {
    Bench bench;
    TEST_ASSERT_EQUAL(4, left_in_box(bench.draft.arena(), Tool::tile_k));
    for (const char* place : {"b2", "e2", "h2", "k2"}) bench.use(Tool::tile_k, place);
    TEST_ASSERT_EQUAL(0, left_in_box(bench.draft.arena(), Tool::tile_k));
    bench.refused(Tool::tile_k, "b5", "All 4 tiles K are laid");
    bench.use(Tool::tile_h, "b5").use(Tool::tile_v, "e5");
    TEST_ASSERT_EQUAL(2, left_in_box(bench.draft.arena(), Tool::tile_v));
    bench.use(Tool::tile_h, "h5").use(Tool::tile_v, "k5");
    bench.refused(Tool::tile_h, "b8", "All 4 tiles H and V are laid");
    bench.refused(Tool::tile_v, "b8", "All 4 tiles H and V are laid");
    bench.refused(Tool::tile_k, "b5", "All 4 tiles K are laid");  // nor in another's place
    bench.use(Tool::tile_x, "b8");
    bench.refused(Tool::tile_x, "e8", "The tile X is laid");
    TEST_ASSERT_EQUAL(blast::most_tiles, bench.draft.arena().tile_count);
    TEST_ASSERT_EQUAL(-1, left_in_box(bench.draft.arena(), Tool::final));
    TEST_ASSERT_EQUAL(-1, left_in_box(bench.draft.arena(), Tool::erase));
}

void the_final_tile_is_one() {
    Bench bench;
    bench.use(Tool::tile_k, "b2").use(Tool::tile_h, "e2");
    bench.refused(Tool::final, "l12", "No tile is here");
    bench.use(Tool::final, "f3", Effect::make_final).lies("BT1|Test|0|Ka1Hd1|d1|||");
    bench.refused(Tool::final, "d1", "This is the final tile already");
    bench.use(Tool::final, "a1", Effect::make_final).lies("BT1|Test|0|Ka1Hd1|a1|||");
    // A tile that goes does not change which one is final, unless it was that.
    bench.use(Tool::tile_v, "h2").use(Tool::final, "h2", Effect::make_final);
    bench.use(Tool::erase, "d1", Effect::take_away).lies("BT1|Test|0|Ka1Vg1|g1|||");
    bench.use(Tool::erase, "h2", Effect::take_away).lies("BT1|Test|0|Ka1||||");
}

// ---- Things -------------------------------------------------------------------------------------

void blocks_and_starts_lie_on_floor() {
    Bench bench;
    bench.refused(Tool::block, "a1", "Lay a tile here first");
    bench.use(Tool::tile_k, "b2");
    bench.refused(Tool::block, "b2", "Not on a pillar")
        .refused(Tool::start, "b2", "Not on a pillar");
    bench.use(Tool::block, "a1").use(Tool::start, "c3").use(Tool::start, "a3");
    bench.lies("BT1|Test|2|Ka1||a1|c3a3|");
    // Its own kind is taken away, another makes room.
    bench.use(Tool::start, "c3", Effect::take_away).lies("BT1|Test|1|Ka1||a1|a3|");
    bench.use(Tool::start, "a1", Effect::change).lies("BT1|Test|2|Ka1|||a3a1|");
    bench.use(Tool::block, "a3", Effect::change).lies("BT1|Test|1|Ka1||a3|a1|");
    bench.use(Tool::block, "a3", Effect::take_away).lies("BT1|Test|1|Ka1|||a1|");
}

void test_BLA_180_features_lie_on_their_ground() {
    Bench bench;
    bench.use(Tool::tile_k, "b2");
    bench.refused(Tool::hole, "a1", "A Hole needs a pillar");
    for (const Tool tool : {Tool::teleport, Tool::power, Tool::belt})
        bench.refused(tool, "b2", "Not on a pillar").refused(tool, "l1", "Lay a tile here first");
    bench.use(Tool::hole, "b2").lies("BT1|Test|0|Ka1||||Ob2");
    bench.use(Tool::turf, "b2", Effect::change).lies("BT1|Test|0|Ka1||||Cb2");
    bench.use(Tool::turf, "a1").use(Tool::power, "b1").lies("BT1|Test|0|Ka1||||Cb2Ca1Wb1");
    bench.use(Tool::power, "b1", Effect::take_away).use(Tool::hole, "b2", Effect::change);
    bench.use(Tool::hole, "b2", Effect::take_away).lies("BT1|Test|0|Ka1||||Ca1");
    bench.use(Tool::block, "a1", Effect::change).lies("BT1|Test|0|Ka1||a1||");
}

void arrows_turn_and_the_next_points_alike() {
    Bench bench;
    bench.use(Tool::tile_k, "b2").use(Tool::belt, "a1").lies("BT1|Test|0|Ka1||||^a1");
    bench.use(Tool::belt, "a1", Effect::turn).lies("BT1|Test|0|Ka1||||>a1");
    bench.use(Tool::belt, "b1").lies("BT1|Test|0|Ka1||||>a1>b1");
    for (int i = 0; i < 3; ++i) bench.use(Tool::belt, "b1", Effect::turn);
    bench.lies("BT1|Test|0|Ka1||||>a1^b1");
    bench.use(Tool::teleport, "c1").lies("BT1|Test|0|Ka1||||>a1^b1T^c1");  // of another kind
    bench.use(Tool::teleport, "c1", Effect::turn).lies("BT1|Test|0|Ka1||||>a1^b1T>c1");
}

void test_BLA_004_the_stock_of_features_is_shared() {
    Bench bench = Bench::model(2);  // Full House: twenty blocks, four starts, 65 squares
    TEST_ASSERT_EQUAL(0, left_in_box(bench.draft.arena(), Tool::block));
    bench.refused(Tool::block, "e5", "All 20 blocks are laid");
    bench.refused(Tool::start, "e5", "Four starts are enough");
    for (const char* place : {"b1", "c1", "g1"}) bench.use(Tool::power, place);
    for (const char* place : {"h1", "a2", "c2", "e2", "g2"}) bench.use(Tool::teleport, place);
    TEST_ASSERT_EQUAL(0, left_in_box(bench.draft.arena(), Tool::power));
    bench.refused(Tool::power, "e5", "All 8 pads are laid");
    bench.refused(Tool::teleport, "e5", "All 8 pads are laid");
    bench.use(Tool::power, "a2", Effect::change);  // one pad for another
    for (const char* place : {"b2", "d2", "f2", "h2"}) bench.use(Tool::hole, place);
    for (const char* place : {"e5", "d5", "f5", "e4"}) bench.use(Tool::turf, place);
    bench.refused(Tool::hole, "b4", "All 8 Holes and turfs are laid");
    bench.refused(Tool::turf, "b4", "All 8 Holes and turfs are laid");
    for (const char* place : {"a5", "b5", "c5", "g5", "h5", "i5", "e8", "e9"})
        bench.use(Tool::belt, place);
    bench.refused(Tool::belt, "e7", "All 8 belts are laid");
    TEST_ASSERT_EQUAL(blast::most_features, bench.draft.arena().feature_count);
}

void test_BLA_233_the_eraser_takes_what_lies_on_top() {
    Bench bench;
    bench.use(Tool::tile_k, "b2").use(Tool::tile_h, "e2");
    bench.use(Tool::block, "a1").use(Tool::start, "c1").use(Tool::hole, "b2").use(Tool::belt, "d1");
    bench.use(Tool::erase, "b2", Effect::take_away).lies("BT1|Test|1|Ka1Hd1||a1|c1|^d1");
    bench.use(Tool::erase, "b2", Effect::take_away);  // the tile, with what is left on it
    bench.lies("BT1|Test|0|Hd1||||^d1");
    bench.refused(Tool::erase, "b2", "Nothing is here");
}

// ---- Mirrors: BLA-223 ---------------------------------------------------------------------------

void test_BLA_223_an_arena_grows_evenly_around_its_middle() {
    Bench bench;
    bench.mirrored(Tool::tile_x, "f6", Mirror::quarter_turn).lies("BT1|Test|0|Xe5||||");
    bench.mirrored(Tool::tile_h, "f3", Mirror::quarter_turn);
    bench.lies("BT1|Test|0|Xe5He2Vh5He8Vb5||||");
    bench.mirrored(Tool::tile_k, "c3", Mirror::quarter_turn);
    bench.lies("BT1|Test|0|Xe5He2Vh5He8Vb5Kb2Kh2Kh8Kb8||||");
    bench.mirrored(Tool::start, "b2", Mirror::quarter_turn);  // clockwise
    bench.mirrored(Tool::block, "e2", Mirror::quarter_turn);
    bench.mirrored(Tool::block, "e2", Mirror::left_right, Effect::take_away);
    bench.mirrored(Tool::block, "e2", Mirror::left_right);
    bench.mirrored(Tool::belt, "f4", Mirror::quarter_turn);
    bench.mirrored(Tool::belt, "f4", Mirror::quarter_turn, Effect::turn);
    bench.use(Tool::final, "f6", Effect::make_final);
    TEST_ASSERT_TRUE(bench.draft.problem().ok());
    const Arena made = bench.draft.finished();
    TEST_ASSERT_EQUAL_STRING(
        "BT1|Test|4|Xd4Hd1Vg4Hd7Va4Ka1Kg1Kg7Ka7|d4|i4f9a6d1f1|a1i1i9a9|>e3vg5<e7^c5",
        text_of(made).c_str());
    TEST_ASSERT_EQUAL(0, symmetries_of(made) & blast::mirror_left_right);
}

// Each mirror makes what the arena's own test of symmetry finds.
void test_BLA_223_every_mirror_makes_its_symmetry() {
    const struct {
        Mirror mirror;
        int symmetry;
    } kinds[] = {{Mirror::left_right, blast::mirror_left_right},
                 {Mirror::top_bottom, blast::mirror_top_bottom},
                 {Mirror::half_turn, blast::half_turn},
                 {Mirror::quarter_turn, blast::quarter_turn}};
    std::mt19937 random(5);
    for (const auto& [mirror, symmetry] : kinds)
        for (int round = 0; round < 40; ++round) {
            Bench bench;
            bench.mirrored(Tool::tile_x, "f6", mirror);
            for (int i = 0; i < 60; ++i) {
                constexpr Tool tools[] = {Tool::tile_k, Tool::tile_h, Tool::tile_v,
                                          Tool::block,  Tool::start,  Tool::power,
                                          Tool::hole,   Tool::turf,   Tool::erase};
                const Tool tool = tools[random() % std::size(tools)];
                const auto square = static_cast<Square>(random() % 144);
                // In the middle an H becomes a V by a quarter turn: no mirror can help that.
                const Attempt tried = attempt(bench.draft.arena(), tool, mirror, square);
                if ((tool == Tool::tile_h || tool == Tool::tile_v) && tried.spots.size() == 1)
                    continue;
                (void)bench.draft.use(tool, mirror, square);
                TEST_ASSERT_BITS(symmetry, symmetry, symmetries_of(bench.draft.finished()));
            }
        }
}

void mirrored_pieces_make_room_or_are_refused() {
    Bench bench;
    bench.use(Tool::tile_k, "b2");
    // The image lies beyond the edge: everything moves over.
    const Attempt tried = bench.draft.use(Tool::tile_h, Mirror::left_right, at("e2"));
    TEST_ASSERT_TRUE(tried.ok());
    TEST_ASSERT_EQUAL(3, tried.columns);
    TEST_ASSERT_EQUAL(0, tried.rows);
    bench.lies("BT1|Test|0|Kd1Hg1Ha1||||");
    bench.refused(Tool::tile_k, "k2", "The mirrored tile is over the edge", Mirror::left_right);
    bench.refused(Tool::tile_h, "d4", "The mirrored tile has no room", Mirror::left_right);
    Bench wide;  // six by three: a quarter turn around its middle ends between the squares
    wide.use(Tool::tile_k, "b2").use(Tool::tile_k, "e2");
    wide.refused(Tool::tile_h, "b2", "No quarter turn around this middle", Mirror::quarter_turn);
    wide.refused(Tool::erase, "b2", "No quarter turn around this middle", Mirror::quarter_turn);
}

void a_mirrored_thing_needs_its_ground_on_both_sides() {
    Bench bench;
    bench.use(Tool::tile_k, "b2").use(Tool::tile_h, "e2").use(Tool::tile_k, "b5");
    bench.refused(Tool::block, "a6", "Its image lies on no tile", Mirror::left_right);
    bench.refused(Tool::hole, "b2", "Its image is no pillar", Mirror::left_right);
    bench.refused(Tool::block, "e2", "Its image is a pillar", Mirror::left_right);
    bench.mirrored(Tool::belt, "a1", Mirror::left_right).lies("BT1|Test|0|Ka1Hd1Ka4||||^a1^f1");
    bench.mirrored(Tool::belt, "a1", Mirror::left_right, Effect::turn);
    bench.lies("BT1|Test|0|Ka1Hd1Ka4||||>a1<f1");
    bench.mirrored(Tool::erase, "f1", Mirror::left_right, Effect::take_away);
    bench.lies("BT1|Test|0|Ka1Hd1Ka4||||");
    // What is not its image stays: H does not lie opposite a K.
    bench.mirrored(Tool::tile_h, "e2", Mirror::left_right, Effect::turn);
    bench.lies("BT1|Test|0|Ka1Vd1Ka4||||");
}

void four_at_once_may_be_more_than_are_left() {
    Bench bench = Bench::model(2);
    bench.use(Tool::block, "d1", Effect::take_away).use(Tool::block, "i4", Effect::take_away);
    bench.refused(Tool::block, "e2", "All 20 blocks are laid", Mirror::quarter_turn);
    bench.mirrored(Tool::block, "e2", Mirror::half_turn);
}

// ---- Checks: BLA-222 ----------------------------------------------------------------------------

// The first that fails, with its square where it lies on the bench; check 3 is met by itself.
void test_BLA_222_checks_while_drawing() {
    Bench bench(empty_arena(""));
    bench.fails(1);
    bench = Bench();
    bench.fails(2);
    for (const char* place : {"e5", "h5", "k5"}) bench.use(Tool::tile_k, place);
    bench.fails(4);
    bench.use(Tool::final, "h5", Effect::make_final).fails(5);
    bench.use(Tool::start, "d4").use(Tool::start, "i4").fails(5, "i4");  // on the final tile
    bench.use(Tool::start, "i4", Effect::take_away).use(Tool::start, "d6").fails(5, "d6");
    bench.use(Tool::start, "d6", Effect::take_away).use(Tool::start, "l4");
    TEST_ASSERT_TRUE(bench.draft.problem().ok());
    bench.use(Tool::block, "h4").use(Tool::tile_v, "b2");
    bench.fails(9, "a1");
    bench.use(Tool::erase, "b2", Effect::take_away).use(Tool::teleport, "f4").fails(8, "f4");
    bench.use(Tool::teleport, "f4", Effect::turn).use(Tool::teleport, "i4");
    bench.fails(8, "i4");
    bench.use(Tool::teleport, "i4", Effect::turn).use(Tool::teleport, "i4", Effect::turn);
    TEST_ASSERT_TRUE(bench.draft.problem().ok());
    bench.use(Tool::block, "e4").use(Tool::block, "d5").fails(10, "d4");
    bench.use(Tool::tile_h, "e5", Effect::change).fails(6, "d5");  // a pillar stands there now
}

// ---- The way back -------------------------------------------------------------------------------

void test_BLA_233_undo_goes_back_to_the_opening() {
    Bench bench = Bench::model(0);
    const std::string opening = text_of(bench.draft.arena());
    TEST_ASSERT_FALSE(bench.draft.changed());
    TEST_ASSERT_FALSE(bench.draft.undo());
    std::vector<std::string> past;
    std::mt19937 random(7);
    while (past.size() < 200) {
        const auto tool = static_cast<Tool>(random() % tool_count);
        const auto mirror = static_cast<Mirror>(random() % mirror_kinds);
        const std::string before = text_of(normalised(bench.draft.arena()));
        if (random() % 4 == 0) (void)bench.draft.push(static_cast<Direction>(random() % 4));
        if (bench.draft.use(tool, mirror, static_cast<Square>(random() % 144)).ok())
            past.push_back(before);
    }
    (void)bench.draft.push(blast::south);
    TEST_ASSERT_TRUE(bench.draft.changed());
    for (; !past.empty(); past.pop_back()) {
        TEST_ASSERT_TRUE(bench.draft.undo());
        TEST_ASSERT_EQUAL_STRING(past.back().c_str(),
                                 text_of(normalised(bench.draft.arena())).c_str());
    }
    TEST_ASSERT_FALSE(bench.draft.undo());
    TEST_ASSERT_FALSE(bench.draft.changed());
    TEST_ASSERT_EQUAL_STRING(opening.c_str(), text_of(bench.draft.finished()).c_str());
}

// Whoever draws more than that keeps the last few hundred steps.
void the_oldest_steps_become_the_opening() {
    Bench bench = Bench::model(0);
    for (std::size_t i = 0; i < Draft::most_edits + 10; ++i)
        bench.use(Tool::block, "e5", i % 2 == 0 ? Effect::lay : Effect::take_away);
    const std::string end = text_of(bench.draft.arena());
    int steps = 0;
    while (bench.draft.undo()) ++steps;
    TEST_ASSERT_EQUAL(Draft::most_edits * 3 / 4 + 10, steps);
    TEST_ASSERT_EQUAL_STRING(end.c_str(), text_of(bench.draft.arena()).c_str());  // an even number
}

void the_arena_is_pushed_as_far_as_there_is_room() {
    Bench bench = Bench::model(2);
    TEST_ASSERT_FALSE(bench.draft.push(blast::west));
    TEST_ASSERT_FALSE(bench.draft.push(blast::north));
    for (int i = 0; i < 3; ++i) TEST_ASSERT_TRUE(bench.draft.push(blast::east));
    TEST_ASSERT_FALSE(bench.draft.push(blast::east));
    TEST_ASSERT_TRUE(bench.draft.push(blast::south));
    TEST_ASSERT_EQUAL(at("d2"), bench.draft.arena().starts[0]);
    TEST_ASSERT_FALSE(bench.draft.changed());  // it is the same arena
    TEST_ASSERT_TRUE(bench.draft.finished() == blast::arenas[2]);
    TEST_ASSERT_FALSE(Draft().push(blast::east));
}

// ---- What is stored -----------------------------------------------------------------------------

// Whatever is drawn is a well-formed record, and what can be played is written and read alike.
void every_draft_is_a_record() {
    std::mt19937 random(11);
    for (int round = 0; round < 60; ++round) {
        Bench bench = round % 3 == 0 ? Bench() : Bench::model(static_cast<int>(random() % 13));
        for (int i = 0; i < 80; ++i) {
            (void)bench.draft.use(static_cast<Tool>(random() % tool_count),
                                  static_cast<Mirror>(random() % mirror_kinds),
                                  static_cast<Square>(random() % 144));
            const Arena made = bench.draft.finished();
            TEST_ASSERT_TRUE(blast::well_formed(blast::stored(made)));
            const blast::ArenaProblem problem = blast::problem_of(made);
            // Over the edge, overlapping, beyond the stock, not normalised: never.
            if (problem.check == 2) TEST_ASSERT_EQUAL_STRING("at least 3 tiles", problem.why);
            TEST_ASSERT_NOT_EQUAL(3, problem.check);
            if (!problem.ok()) continue;
            const blast::ArenaReading read = blast::read_arena(text_of(made));
            TEST_ASSERT_TRUE(read.ok() && read.arena == made);
        }
    }
}

// A file may hold anything: what could not be drawn is left out.
void strange_bytes_are_tidied() {
    std::mt19937 random(13);
    for (int round = 0; round < 2000; ++round) {
        blast::ArenaBytes bytes;
        for (auto& byte : bytes)
            byte = static_cast<std::uint8_t>(random() % (round % 2 == 0 ? 256 : 24));
        Draft draft;
        draft.open(blast::loaded(bytes));
        const Arena& arena = draft.arena();
        for (const auto& tile : arena.tile_list()) {
            TEST_ASSERT_LESS_OR_EQUAL(3, static_cast<int>(tile.pattern));
            TEST_ASSERT_LESS_THAN(144, tile.corner);
        }
        for (const Square block : arena.block_list()) TEST_ASSERT_LESS_THAN(144, block);
        for (const Square start : arena.start_list()) TEST_ASSERT_LESS_THAN(144, start);
        for (const auto& placed : arena.feature_list()) TEST_ASSERT_LESS_THAN(20, placed.code);
        (void)draft.problem();
        (void)draft.use(Tool::erase, Mirror::off, static_cast<Square>(random() % 144));
    }
    for (const Arena& arena : blast::arenas) TEST_ASSERT_TRUE(tidied(arena) == arena);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_233_tiles_are_laid_where_there_is_room);
    RUN_TEST(test_BLA_233_a_tile_turns_or_gives_way_to_another_kind);
    RUN_TEST(test_BLA_005_the_stock_of_tiles_ends);
    RUN_TEST(the_final_tile_is_one);
    RUN_TEST(blocks_and_starts_lie_on_floor);
    RUN_TEST(test_BLA_180_features_lie_on_their_ground);
    RUN_TEST(arrows_turn_and_the_next_points_alike);
    RUN_TEST(test_BLA_004_the_stock_of_features_is_shared);
    RUN_TEST(test_BLA_233_the_eraser_takes_what_lies_on_top);
    RUN_TEST(test_BLA_223_an_arena_grows_evenly_around_its_middle);
    RUN_TEST(test_BLA_223_every_mirror_makes_its_symmetry);
    RUN_TEST(mirrored_pieces_make_room_or_are_refused);
    RUN_TEST(a_mirrored_thing_needs_its_ground_on_both_sides);
    RUN_TEST(four_at_once_may_be_more_than_are_left);
    RUN_TEST(test_BLA_222_checks_while_drawing);
    RUN_TEST(test_BLA_233_undo_goes_back_to_the_opening);
    RUN_TEST(the_oldest_steps_become_the_opening);
    RUN_TEST(the_arena_is_pushed_as_far_as_there_is_room);
    RUN_TEST(every_draft_is_a_record);
    RUN_TEST(strange_bytes_are_tidied);
    return UNITY_END();
}
