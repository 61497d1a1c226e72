// The arenas of the second model: the printed maps against the printed lines.
#include <unity.h>

#include <algorithm>

#include "second_arena.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

template <class T>
std::set<T> as_set(const std::vector<T>& list) {
    return {list.begin(), list.end()};
}

Arena arena_of_line(const PrintedArena& printed) {
    const Parsed parsed = parse(printed.text);
    TEST_ASSERT_TRUE_MESSAGE(parsed.arena.has_value(), printed.code);
    return *parsed.arena;
}

void test_maps_and_lines_tell_the_same() {
    TEST_ASSERT_EQUAL(13, printed_arenas().size());
    for (const PrintedArena& printed : printed_arenas()) {
        const Arena map = arena_of_map(printed), line = arena_of_line(printed);
        TEST_ASSERT_EQUAL_STRING(map.name.c_str(), line.name.c_str());
        TEST_ASSERT_EQUAL(map.players, line.players);
        TEST_ASSERT_TRUE(as_set(map.tiles) == as_set(line.tiles));
        TEST_ASSERT_EQUAL(map.final_square, line.final_square);
        TEST_ASSERT_TRUE(as_set(map.blocks) == as_set(line.blocks));
        TEST_ASSERT_EQUAL(map.blocks.size(), line.blocks.size());
        TEST_ASSERT_TRUE(map.starts == line.starts);
        TEST_ASSERT_TRUE(as_set(map.features) == as_set(line.features));
        TEST_ASSERT_EQUAL(map.features.size(), line.features.size());
    }
}

// The map's own signs: blank, '#', everything else.
void test_maps_show_their_tiles() {
    for (const PrintedArena& printed : printed_arenas()) {
        const Arena arena = arena_of_map(printed);
        int floor = 0;
        for (int square = 0; square < squares; square++) {
            const auto row = static_cast<std::size_t>(row_of(square));
            const auto column = static_cast<std::size_t>(2 * column_of(square));
            const std::string line = row < printed.map.size() ? printed.map[row] : "";
            const char mark = column < line.size() ? line[column] : ' ';
            TEST_ASSERT_EQUAL_MESSAGE(mark == ' ', arena.tile_of(square) == none, printed.code);
            if (mark == '#' || mark == 'O') TEST_ASSERT_TRUE(arena.is_grey(square));
            if (mark != '#' && mark != 'O' && mark != ' ') TEST_ASSERT_TRUE(arena.is_floor(square));
            if (arena.is_floor(square)) floor++;
        }
        TEST_ASSERT_EQUAL_MESSAGE(printed.floor_count, floor, printed.code);
        TEST_ASSERT_EQUAL(printed.block_count, arena.blocks.size());
    }
}

// arena_of_map lists the tiles as the ring does, the final one last.
void test_rings_are_the_printed_ones() {
    for (const PrintedArena& printed : printed_arenas()) {
        const Arena map = arena_of_map(printed), line = arena_of_line(printed);
        const std::vector<int> ring = ring_of(line);
        TEST_ASSERT_EQUAL(map.tiles.size() - 1, ring.size());
        // "cyclic": the list may begin anywhere; the printed ones begin at north.
        for (std::size_t i = 0; i < ring.size(); i++)
            TEST_ASSERT_TRUE_MESSAGE(
                (map.tiles[i] == line.tiles[static_cast<std::size_t>(ring[i])]), printed.code);
    }
}

void test_symmetries_are_the_printed_ones() {
    for (const PrintedArena& printed : printed_arenas())
        TEST_ASSERT_TRUE_MESSAGE((symmetries_of(arena_of_line(printed)) == printed.symmetries),
                                 printed.code);
}

void test_both_forms_come_back() {
    for (const PrintedArena& printed : printed_arenas()) {
        const Arena arena = arena_of_line(printed);
        TEST_ASSERT_EQUAL(0, first_failing_check(arena));
        TEST_ASSERT_EQUAL_STRING(printed.text, print(arena).c_str());
        const auto again = read_stored(store(arena));
        TEST_ASSERT_TRUE(again.has_value() && *again == arena);
    }
}

int check_of(const char* line) {
    const Parsed parsed = parse(line);
    TEST_ASSERT_TRUE_MESSAGE(parsed.arena.has_value(), line);
    return first_failing_check(*parsed.arena);
}

void test_E51_and_one_arena_for_each_check() {
    TEST_ASSERT_EQUAL(0, check_of("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|"));
    TEST_ASSERT_EQUAL(5, check_of("BT1|Bad|2|Ka1Kd1Kg1|a1||a1i1|"));
    TEST_ASSERT_EQUAL(2, check_of("BT1|Bad|2|Ka1Kd1Kg1Ka4Kd4|d1||a1i1|"));
    TEST_ASSERT_EQUAL(1, check_of("BT1| Bad|2|Ka1Kd1Kg1|d1||a1i1|"));
    TEST_ASSERT_EQUAL(3, check_of("BT1|Bad|2|Ka2Kd2Kg2|d2||a2i2|"));
    Arena headless = *parse("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|").arena;
    headless.final_square = square_named("d2");
    TEST_ASSERT_EQUAL(4, first_failing_check(headless));
    TEST_ASSERT_EQUAL(6, check_of("BT1|Bad|2|Ka1Kd1Kg1|d1|b2|a1i1|"));
    TEST_ASSERT_EQUAL(7, check_of("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|Oa2"));
    TEST_ASSERT_EQUAL(8, check_of("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|T^a3T>c3"));
    TEST_ASSERT_EQUAL(9, check_of("BT1|Bad|2|Ka1Kd1Kj1|d1||a1l1|"));
    TEST_ASSERT_EQUAL(10, check_of("BT1|Bad|2|Ka1Kd1Kg1|d1|a3c1|a1i1|"));
}

void test_what_is_no_arena_is_refused_with_its_column() {
    TEST_ASSERT_EQUAL(3, parse("BT2|Bad|2|Ka1Kd1Kg1|d1||a1i1|").column);
    TEST_ASSERT_EQUAL(9, parse("BT1|Bad|5|Ka1Kd1Kg1|d1||a1i1|").column);
    TEST_ASSERT_EQUAL(11, parse("BT1|Bad|2|Qa1Kd1Kg1|d1||a1i1|").column);
    TEST_ASSERT_EQUAL(13, parse("BT1|Bad|2|Ka0Kd1Kg1|d1||a1i1|").column);
    TEST_ASSERT_EQUAL(29, parse("BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1").column);
    TEST_ASSERT_EQUAL(21, parse("BT1|Bad|2|Ka1Kd1Kg1|d2||a1i1|").column);
    TEST_ASSERT_EQUAL(27, parse("BT1|Bad|2|Ka1Kd1Kg1|d1||a1|").column);
}

void test_the_ring_begins_exactly_north_and_farther_first() {
    const Parsed parsed = parse("BT1|Ray|2|Ka1Kd1Kg1Ha4Hd4Vg4Kj7Xd7|d7||a1g1|");
    std::string names;
    for (int tile : ring_of(*parsed.arena))
        names += name_of(parsed.arena->tiles[static_cast<std::size_t>(tile)].square) + " ";
    TEST_ASSERT_EQUAL_STRING("d1 d4 g1 g4 j7 a4 a1 ", names.c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_maps_and_lines_tell_the_same);
    RUN_TEST(test_maps_show_their_tiles);
    RUN_TEST(test_rings_are_the_printed_ones);
    RUN_TEST(test_symmetries_are_the_printed_ones);
    RUN_TEST(test_both_forms_come_back);
    RUN_TEST(test_E51_and_one_arena_for_each_check);
    RUN_TEST(test_what_is_no_arena_is_refused_with_its_column);
    RUN_TEST(test_the_ring_begins_exactly_north_and_farther_first);
    return UNITY_END();
}
