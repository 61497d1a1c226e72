// Tiles, the built-in arenas, their rings and symmetries: BLA-004 .. BLA-008, BLA-220 .. BLA-223,
// BLA-232, BLA-234.
#include "drawings.h"
#include "kit/timeline.h"
#include "position.h"

using namespace field;
using drawn::Drawing;
using drawn::drawings;

void setUp() {}
void tearDown() {}

namespace {

char sign_of(const Arena& arena, const Map& map, Square at) {
    for (std::size_t i = 0; i < arena.seats; ++i)
        if (arena.starts[i] == at) return static_cast<char>('1' + i);
    for (const Square block : arena.block_list())
        if (block == at) return 'x';
    const Terrain terrain = map[at];
    switch (terrain.feature()) {
        case Feature::teleport:
            return "urdl"[terrain.arrow()];
        case Feature::power:
            return 'W';
        case Feature::turf:
            return 'c';
        case Feature::belt:
            return "^>v<"[terrain.arrow()];
        default:
            return " .#O"[static_cast<std::size_t>(terrain.ground())];
    }
}
std::vector<std::string> picture_of(const Arena& arena) {
    const Map map = lay_out(arena);
    std::vector<std::string> rows;
    for (int row = 0; row < box; ++row) {
        std::string line;
        for (int column = 0; column < box; ++column)
            line += sign_of(arena, map, square_at(column, row));
        line.erase(line.find_last_not_of(' ') + 1);
        rows.push_back(line);
    }
    while (rows.back().empty()) rows.pop_back();
    return rows;
}
std::string tile_name(const TilePlace& tile) {
    return std::string(1, pattern_letters[static_cast<std::size_t>(tile.pattern)]) +
           name_of(tile.corner);
}
std::string ring_names(const Arena& arena) {
    const Ring ring = ring_of(arena);
    std::string all;
    for (std::size_t i = 0; i < ring.size; ++i)
        all += (i == 0 ? "" : " ") + tile_name(arena.tiles[ring.tiles[i]]);
    return all;
}

void test_BLA_005_three_patterns_of_tiles() {
    const char* wanted[] = {"....#....", "...#.#...", ".#.....#.", "#.#...#.#"};
    for (std::size_t pattern = 0; pattern < 4; ++pattern) {
        std::string found;
        for (int row = 0; row < 3; ++row)
            for (int column = 0; column < 3; ++column)
                found += has_pillar(static_cast<Pattern>(pattern), column, row) ? '#' : '.';
        TEST_ASSERT_EQUAL_STRING(wanted[pattern], found.c_str());
    }
    TEST_ASSERT_FALSE(has_pillar(static_cast<Pattern>(4), 1, 1));
}

void test_BLA_004_stock_of_tiles_and_features() {
    std::array<int, 4> most{};
    for (const Arena& arena : arenas) {
        std::array<int, 4> used{};
        for (const TilePlace& tile : arena.tile_list())
            ++used[static_cast<std::size_t>(tile.pattern)];
        for (std::size_t i = 0; i < 4; ++i) most[i] = std::max(most[i], used[i]);
        TEST_ASSERT_LESS_OR_EQUAL(9, arena.tile_count);
        TEST_ASSERT_LESS_OR_EQUAL(24, arena.feature_count);
    }
    TEST_ASSERT_EQUAL(4, most[0]);
    TEST_ASSERT_EQUAL(1, most[3]);
    TEST_ASSERT_EQUAL(9, most_tiles);
    TEST_ASSERT_EQUAL(24, most_features);
}

void test_BLA_008_BLA_221_arenas_are_as_drawn() {
    TEST_ASSERT_EQUAL(std::size(drawings), arenas.size());
    for (std::size_t i = 0; i < arenas.size(); ++i) {
        const Drawing& drawing = drawings[i];
        const Arena& arena = arenas[i];
        TEST_ASSERT_EQUAL_STRING(drawing.name, std::string(arena.title()).c_str());
        TEST_ASSERT_EQUAL_STRING(drawing.name, std::string(arena_choices[i].title).c_str());
        TEST_ASSERT_EQUAL(drawing.seats, arena.seats);
        TEST_ASSERT_EQUAL(drawing.blocks, arena.block_count);
        TEST_ASSERT_EQUAL_STRING(drawing.last, tile_name(arena.tiles[arena.final_tile]).c_str());
        int floor = 0;
        for (const Terrain terrain : lay_out(arena, false)) floor += terrain.floor();
        // Turf on a pillar would be floor as well; no built-in arena has it.
        TEST_ASSERT_EQUAL(drawing.floor, floor);
        const auto rows = picture_of(arena);
        TEST_ASSERT_EQUAL_MESSAGE(drawing.rows.size(), rows.size(), drawing.name);
        for (std::size_t row = 0; row < rows.size(); ++row)
            TEST_ASSERT_EQUAL_STRING_MESSAGE(drawing.rows[row].c_str(), rows[row].c_str(),
                                             drawing.name);
    }
}

void test_BLA_006_BLA_007_what_belongs_to_no_tile_is_outside() {
    const Arena arena = read("BT1|Bad|2|Ka1Hd1Xg1|d1||a2i2|");
    const Map map = lay_out(arena);
    int inside = 0;
    for (const Terrain terrain : map) inside += terrain.ground() != Ground::outside;
    TEST_ASSERT_EQUAL(27, inside);
    TEST_ASSERT_TRUE(map[sq("j1")].wall() && map[sq("a4")].wall() && map[sq("b2")].wall());
    TEST_ASSERT_FALSE(map[sq("a1")].wall());
    TEST_ASSERT_EQUAL(0, tile_under(arena, sq("c3")));
    TEST_ASSERT_EQUAL(2, tile_under(arena, sq("g1")));
    TEST_ASSERT_EQUAL(nothing, tile_under(arena, sq("d4")));
    TEST_ASSERT_EQUAL(nothing, tile_under(arena, sq("j3")));
    // Nor is the first square of the box on a tile that an arena does not have.
    for (const Arena& built_in : arenas) {
        const Map drawn_map = lay_out(built_in);
        for (int i = 0; i < square_count; ++i) {
            const auto at = static_cast<Square>(i);
            TEST_ASSERT_EQUAL(drawn_map[at].ground() == Ground::outside,
                              tile_under(built_in, at) == nothing);
        }
    }
}

// ---- rings ----

void test_BLA_232_rings_of_the_built_in_arenas() {
    for (std::size_t i = 0; i < arenas.size(); ++i)
        TEST_ASSERT_EQUAL_STRING_MESSAGE(drawings[i].ring, ring_names(arenas[i]).c_str(),
                                         drawings[i].name);
}

void test_BLA_232_the_farther_first_and_north_first() {
    // Two tiles north, two east, two south, two west, each in one direction.
    Arena arena{};
    arena.tiles = {{{Pattern::k, sq("e5")},
                    {Pattern::k, sq("e3")},
                    {Pattern::k, sq("e2")},
                    {Pattern::k, sq("g5")},
                    {Pattern::k, sq("h5")},
                    {Pattern::k, sq("e7")},
                    {Pattern::k, sq("e8")},
                    {Pattern::k, sq("c5")},
                    {Pattern::k, sq("b5")}}};
    arena.tile_count = 9;
    TEST_ASSERT_EQUAL_STRING("Ke2 Ke3 Kh5 Kg5 Ke8 Ke7 Kb5 Kc5", ring_names(arena).c_str());
    arena.tiles = {{{Pattern::k, sq("e5")},
                    {Pattern::k, sq("d4")},
                    {Pattern::k, sq("f6")},
                    {Pattern::k, sq("h8")},
                    {Pattern::k, sq("f4")},
                    {Pattern::k, sq("d6")},
                    {Pattern::k, sq("f2")},
                    {Pattern::k, sq("b8")},
                    {Pattern::k, sq("b2")}}};
    TEST_ASSERT_EQUAL_STRING("Kf2 Kf4 Kh8 Kf6 Kb8 Kd6 Kb2 Kd4", ring_names(arena).c_str());
    arena.final_tile = nothing;
    TEST_ASSERT_EQUAL(0, ring_of(arena).size);
    arena.tile_count = 0;
    arena.final_tile = 0;
    TEST_ASSERT_EQUAL(0, ring_of(arena).size);
}

// ---- symmetries ----

void test_BLA_223_symmetries_of_the_built_in_arenas() {
    for (std::size_t i = 0; i < arenas.size(); ++i)
        TEST_ASSERT_EQUAL_MESSAGE(drawings[i].symmetries, symmetries_of(arenas[i]),
                                  drawings[i].name);
}

void test_BLA_223_everything_counts_for_symmetry() {
    const int all = mirror_left_right | mirror_top_bottom | half_turn | quarter_turn;
    const std::string full = "BT1|Full House|4|Ka1Hd1Kg1Va4Xd4Vg4Ka7Hd7Kg7|";
    const auto found = [&](const std::string& rest) { return symmetries_of(read(full + rest)); };
    TEST_ASSERT_EQUAL(all, found("d4||a1i1i9a9|"));
    TEST_ASSERT_EQUAL(mirror_left_right, found("d1||a1i1i9a9|"));        // the final tile
    TEST_ASSERT_EQUAL(mirror_top_bottom, found("d4|a3a7|a1i1i9a9|"));    // blocks
    TEST_ASSERT_EQUAL(half_turn, found("d4||a3i1i7a9|"));                // starts
    TEST_ASSERT_EQUAL(0, found("d4||a1i1i9a8|"));                        // uneven
    TEST_ASSERT_EQUAL(mirror_left_right, found("d4||a1i1i9a9|We3"));     // features
    TEST_ASSERT_EQUAL(mirror_left_right, found("d4||a1i1i9a9|^a5^i5"));  // and their arrows
    TEST_ASSERT_EQUAL(half_turn, found("d4||a1i1i9a9|^a5vi5"));
    TEST_ASSERT_EQUAL(mirror_top_bottom | mirror_left_right | half_turn,
                      found("d4||a1i1i9a9|<a5>i5"));
    TEST_ASSERT_EQUAL(quarter_turn | half_turn, found("d4||a1i1i9a9|>e1vi5<e9^a5"));
    TEST_ASSERT_EQUAL(half_turn, found("d4||a1i1i9a9|>e1^i5<e9va5"));
    TEST_ASSERT_EQUAL(mirror_top_bottom, found("d4||a1i1i9a9|<e1<e9"));
    // Wide arenas have no quarter turn; pillars count.
    TEST_ASSERT_EQUAL(mirror_left_right | mirror_top_bottom | half_turn,
                      symmetries_of(read("BT1|Bad|2|Ka1Kd1Kg1|d1||a2i2|")));
    TEST_ASSERT_EQUAL(mirror_top_bottom, symmetries_of(read("BT1|Bad|2|Va1Kd1Kg1|d1||a2i2|")));
    // Nor have high ones, and a gap counts as well.
    TEST_ASSERT_EQUAL(mirror_left_right | mirror_top_bottom | half_turn,
                      symmetries_of(read("BT1|Bad|2|Ka1Ka4Ka7|a4||b1b9|")));
    TEST_ASSERT_EQUAL(0, symmetries_of(read("BT1|Bad|2|Ka1Kd1Ka4|d1||a1a6|")));
}

// ---- own arenas ----

void test_BLA_220_an_own_arena_is_played() {
    const Arena arena = read("BT1|My place|3|Ka1Kd2Kg1Xd5|d5|b1|a1i1d3|Wd4");
    TEST_ASSERT_TRUE(problem_of(arena).ok());
    const Config config = own_config(arena);
    TEST_ASSERT_TRUE(kit::config_verdict(blast::game, config).ok());
    TEST_ASSERT_TRUE(arena_of(config) == arena);
    Position p(config, true);
    TEST_ASSERT_EQUAL(3, Rules::seats(p.s));
    p.stands(white, "a1");
    p.stands(black, "i1");
    p.stands(pink, "d3");
    TEST_ASSERT_TRUE(is_block(p.s.board.token[sq("b1")]));
    TEST_ASSERT_TRUE(p.s.board.terrain[sq("d4")].feature() == Feature::power);
}

// What a match is written down as has its arena in it: it is read again without any slot.
void test_BLA_234_a_match_keeps_its_arena() {
    const Arena arena = read("BT1|My place|3|Ka1Kd2Kg1Xd5|d5|b1|a1i1d3|Wd4");
    static kit::Match match, later;
    alignas(8) static std::byte block[16 * 1024];
    kit::Timeline line(match, block);
    TEST_ASSERT_TRUE(line.begin(blast::game, own_config(arena), 3).ok());
    kit::Rng rng(5);
    for (int i = 0; i < 40 && line.turn() != nobody; ++i) {
        kit::Events unseen;
        TEST_ASSERT_TRUE(line.play(kit::random_legal(blast::game, line.state(), rng), unseen).ok());
    }
    std::vector<std::uint8_t> bytes(kit::max_match_bytes);
    bytes.resize(kit::encode(blast::game, match, bytes));
    static kit::ReadMemory memory;
    const kit::Game* const games[] = {&blast::game};
    TEST_ASSERT_TRUE(kit::decode(bytes, games, later, memory).ok());
    TEST_ASSERT_TRUE(arena_of(later.config) == arena);
    alignas(8) static std::byte other_block[16 * 1024];
    kit::Timeline again(later, other_block);
    TEST_ASSERT_TRUE(again.resume(blast::game).ok());
    TEST_ASSERT_TRUE(blast::game.hash(line.state()) == blast::game.hash(again.state()));
}

void test_sets_of_squares() {
    const Squares some = squares("a1 h3 i3 l12"), others = squares("a1 i3 b7");
    Squares all = some;
    all |= others;
    same_squares("a1 h3 i3 b7 l12", all);
    TEST_ASSERT_EQUAL(5, all.size());
    Squares both = some;
    both &= others;
    same_squares("a1 i3", both);
    same_squares("h3 l12", some.without(others));
    TEST_ASSERT_TRUE(some.meets(others));
    TEST_ASSERT_FALSE(some.without(others).meets(others));
    for (const char* at : {"a1", "h3", "i3", "l12"}) {
        Squares one;
        TEST_ASSERT_TRUE(one.empty());
        one.add(sq(at));
        TEST_ASSERT_TRUE(one.has(sq(at)) && !one.empty() && one.size() == 1);
        one.remove(sq(at));
        TEST_ASSERT_TRUE(one == Squares{});
    }
    TEST_ASSERT_TRUE(in_box(0, 0) && in_box(11, 11));
    TEST_ASSERT_FALSE(in_box(-1, 0) || in_box(12, 0) || in_box(0, -1) || in_box(0, 12));
}

void test_drafts_are_laid_out_as_far_as_they_go() {
    Arena draft{};
    draft.tiles[0] = {Pattern::k, sq("k11")};
    draft.tile_count = 1;
    draft.features[0] = {Gadget::power, north, 200};
    draft.features[1] = {Gadget::belt, south, sq("k11")};
    draft.feature_count = 2;
    const Map map = lay_out(draft);
    TEST_ASSERT_TRUE(map[sq("l11")] == Terrain(Ground::floor));
    TEST_ASSERT_TRUE(map[sq("l12")] == Terrain(Ground::grey));
    TEST_ASSERT_TRUE(map[sq("k11")] == Terrain(Ground::floor, Feature::belt, south));
    int inside = 0;
    for (const Terrain terrain : map) inside += terrain.ground() != Ground::outside;
    TEST_ASSERT_EQUAL(4, inside);
    draft.final_tile = nothing;
    draft.tiles[0].corner = sq("a1");
    draft.feature_count = 0;
    TEST_ASSERT_EQUAL(mirror_left_right | mirror_top_bottom | half_turn | quarter_turn,
                      symmetries_of(draft));
}

void test_BLA_009_BLA_010_BLA_011_squares() {
    // Next to each other: never across the edge, never by a corner.
    TEST_ASSERT_EQUAL(no_square, beside(sq("a1"), north));
    TEST_ASSERT_EQUAL(no_square, beside(sq("a1"), west));
    TEST_ASSERT_EQUAL(no_square, beside(sq("l12"), east));
    TEST_ASSERT_EQUAL(no_square, beside(sq("l12"), south));
    same_square("b1", beside(sq("a1"), east));
    same_square("a2", beside(sq("a1"), south));
    same_square("l11", beside(sq("l12"), north));
    same_square("k12", beside(sq("l12"), west));
    Position p(grand_works);
    p.figure(white, "a3").bomb(black, "c9").bomb(black, "a3").item("g9", speed_up);
    p.block("b9", bomb_up);
    for (const char* at : {"a3", "c9", "g9", "b9", "i1"})
        TEST_ASSERT_FALSE_MESSAGE(p.s.board.empty_square(sq(at)), at);
    for (const char* at : {"e1", "d4", "b2", "j1"})  // pad, Hole, pillar, outside
        TEST_ASSERT_FALSE_MESSAGE(p.s.board.empty_square(sq(at)), at);
    for (const char* at : {"a1", "e2", "e4", "f3"})  // floor, Power-Up Pad, turf, belt
        TEST_ASSERT_TRUE_MESSAGE(p.s.board.empty_square(sq(at)), at);
    p.sound();  // a figure and a bomb share a3
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_005_three_patterns_of_tiles);
    RUN_TEST(test_BLA_004_stock_of_tiles_and_features);
    RUN_TEST(test_BLA_008_BLA_221_arenas_are_as_drawn);
    RUN_TEST(test_BLA_006_BLA_007_what_belongs_to_no_tile_is_outside);
    RUN_TEST(test_BLA_232_rings_of_the_built_in_arenas);
    RUN_TEST(test_BLA_232_the_farther_first_and_north_first);
    RUN_TEST(test_BLA_223_symmetries_of_the_built_in_arenas);
    RUN_TEST(test_BLA_223_everything_counts_for_symmetry);
    RUN_TEST(test_BLA_220_an_own_arena_is_played);
    RUN_TEST(test_BLA_234_a_match_keeps_its_arena);
    RUN_TEST(test_sets_of_squares);
    RUN_TEST(test_drafts_are_laid_out_as_far_as_they_go);
    RUN_TEST(test_BLA_009_BLA_010_BLA_011_squares);
    return UNITY_END();
}
