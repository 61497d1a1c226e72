// The written and the stored form of an arena: BLA-230, BLA-231.
#include "drawings.h"
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

std::string written(const Arena& arena) {
    kit::Text<300> out;
    print_arena(arena, out);
    TEST_ASSERT_FALSE(out.cut());
    return out.c_str();
}
void misread(const std::string& text, const char* why, int column) {
    const ArenaReading reading = read_arena(text);
    TEST_ASSERT_EQUAL_STRING(why, reading.why_not);
    TEST_ASSERT_EQUAL_MESSAGE(column, reading.column, text.c_str());
    TEST_ASSERT_FALSE(reading.ok());
    TEST_ASSERT_TRUE(reading.arena == Arena{});
}

void test_BLA_230_written_and_read_are_inverse() {
    for (std::size_t i = 0; i < arenas.size(); ++i) {
        TEST_ASSERT_EQUAL_STRING(std::string(arena_texts[i]).c_str(), written(arenas[i]).c_str());
        TEST_ASSERT_TRUE(read(arena_texts[i]) == arenas[i]);
        TEST_ASSERT_EQUAL(0, read_arena(arena_texts[i]).column);
        TEST_ASSERT_LESS_OR_EQUAL(242, arena_texts[i].size());
    }
    for (const char* text :
         {"BT1|Bad|2|Ka1Kd1Kg1|d1||a1i1|", "BT1||4|Xa1|a1|l12|a1a10a11a12|",
          "BT1|x|3|Ka1Hj10Vd10|j10|a9a10b1|l1l11l12|Wa1T^b2T>c3Tvd4T<e5Of6Cg7^h8>i9vj10<k11"}) {
        const Arena arena = read(text);
        TEST_ASSERT_EQUAL_STRING(text, written(arena).c_str());
        TEST_ASSERT_TRUE(read(written(arena)) == arena);
    }
}

void test_BLA_230_drafts_are_written() {
    Arena draft{};
    TEST_ASSERT_EQUAL_STRING("BT1||0|||||", written(draft).c_str());
    draft.tile_count = 1;
    draft.final_tile = nothing;
    TEST_ASSERT_EQUAL_STRING("BT1||0|Ka1||||", written(draft).c_str());
}

void test_BLA_230_fields() {
    const Arena arena = read("BT1|Ab 9|3|Ka1Hd1Vg1Xa4|g1|c1l12|a1f3a5|Wb1T<c3Ob2Cd2^e1");
    TEST_ASSERT_EQUAL_STRING("Ab 9", std::string(arena.title()).c_str());
    TEST_ASSERT_EQUAL(3, arena.seats);
    TEST_ASSERT_EQUAL(4, arena.tile_count);
    TEST_ASSERT_TRUE((arena.tiles[1] == TilePlace{Pattern::h, sq("d1")}));
    TEST_ASSERT_TRUE((arena.tiles[3] == TilePlace{Pattern::x, sq("a4")}));
    TEST_ASSERT_EQUAL(2, arena.final_tile);
    TEST_ASSERT_EQUAL(2, arena.block_count);
    same_square("l12", arena.blocks[1]);
    same_square("a5", arena.starts[2]);
    TEST_ASSERT_EQUAL(5, arena.feature_count);
    TEST_ASSERT_TRUE((arena.features[0] == Placed{Gadget::power, north, sq("b1")}));
    TEST_ASSERT_TRUE((arena.features[1] == Placed{Gadget::teleport, west, sq("c3")}));
    TEST_ASSERT_TRUE((arena.features[2] == Placed{Gadget::hole, north, sq("b2")}));
    TEST_ASSERT_TRUE((arena.features[3] == Placed{Gadget::turf, north, sq("d2")}));
    TEST_ASSERT_TRUE((arena.features[4] == Placed{Gadget::belt, north, sq("e1")}));
}

void test_BLA_230_errors_have_a_column() {
    misread("", "an arena begins with BT1|", 1);
    misread("BT2|Bad|2|Ka1|a1||a1b1|", "an arena begins with BT1|", 3);
    misread("BT1", "it ends too early", 4);
    misread("BT1-", "| expected", 4);
    misread("BT1|B?d|2|Ka1|a1||a1b1|", "strange sign in the name", 6);
    misread("BT1|seventeen letters|2|Ka1|a1||a1b1|", "the name is too long", 21);
    misread("BT1|Bad", "it ends too early", 8);
    misread("BT1|Bad|1|Ka1|a1||a1b1|", "2, 3 or 4 players expected", 9);
    misread("BT1|Bad|5|Ka1|a1||a1b1|", "2, 3 or 4 players expected", 9);
    misread("BT1|Bad|22|Ka1|a1||a1b1|", "| expected", 10);
    misread("BT1|Bad|2|Qa1|a1||a1b1|", "a tile K, H, V or X expected", 11);
    misread("BT1|Bad|2|Km1|a1||a1b1|", "a square expected", 12);
    misread("BT1|Bad|2|K1|a1||a1b1|", "a square expected", 12);
    misread("BT1|Bad|2|Ka|a1||a1b1|", "a row from 1 to 12 expected", 13);
    misread("BT1|Bad|2|Ka0|a1||a1b1|", "a row from 1 to 12 expected", 13);
    misread("BT1|Bad|2|Ka01|a1||a1b1|", "a row from 1 to 12 expected", 13);
    misread("BT1|Bad|2|Ka13|a1||a1b1|", "a tile K, H, V or X expected", 14);
    misread("BT1|Bad|2|Ka1Ka2Ka3Ka4Ka5Ka6Ka7Ka8Ka9Kb1|a1||a1b1|", "more than 9 tiles", 38);
    misread("BT1|Bad|2|Ka1|b1||a1b1|", "no tile begins here", 15);
    misread("BT1|Bad|2|Ka1|||a1b1|", "a square expected", 15);
    misread("BT1|Bad|2|Ka1|a1a1||a1b1|", "| expected", 17);
    misread("BT1|Bad|2|Ka1|a1|c1c|a1b1|", "a row from 1 to 12 expected", 21);
    std::string blocks;
    for (int i = 0; i < 20; ++i) blocks += "c1";
    TEST_ASSERT_TRUE(read_arena("BT1|Bad|2|Ka1|a1|" + blocks + "|a1b1|").ok());
    misread("BT1|Bad|2|Ka1|a1|" + blocks + "c1|a1b1|", "more than 20 blocks", 58);
    misread("BT1|Bad|2|Ka1|a1||a1|", "a square expected", 21);
    misread("BT1|Bad|2|Ka1|a1||a1b1c1|", "| expected", 23);
    misread("BT1|Bad|2|Ka1|a1||a1b1", "it ends too early", 23);
    misread("BT1|Bad|2|Ka1|a1||a1b1|Z", "a feature expected", 24);
    misread("BT1|Bad|2|Ka1|a1||a1b1|Ta1", "an arrow expected", 25);
    misread("BT1|Bad|2|Ka1|a1||a1b1|T>", "a square expected", 26);
    misread("BT1|Bad|2|Ka1|a1||a1b1|W>a1", "a square expected", 25);
    misread("BT1|Bad|2|Ka1|a1||a1b1|>a1|", "it should end here", 27);
    misread("BT1|Bad|2|Ka1|a1||a1b1|>a1 ", "a feature expected", 27);
    std::string features;
    for (int i = 0; i < 24; ++i) features += "Wc1";
    TEST_ASSERT_TRUE(read_arena("BT1|Bad|2|Ka1|a1||a1b1|" + features).ok());
    misread("BT1|Bad|2|Ka1|a1||a1b1|" + features + "Wc1", "more than 24 features", 96);
    misread("BT1|" + std::string(252, 'a'), "an arena has at most 255 characters", 256);
    misread("BT1|" + std::string(251, 'a'), "the name is too long", 21);
}

// Each prefix of a good text, and each text with one character changed, is read or refused with a
// column inside of it; what is read is written the same.
void test_BLA_230_broken_texts() {
    for (const std::string_view text : arena_texts)
        for (std::size_t i = 0; i < text.size(); ++i) {
            std::string broken(text);
            const std::string some = "aA1|0~K^ T";
            broken[i] = some[i % some.size()];
            for (const std::string& each : {std::string(text.substr(0, i)), broken}) {
                const ArenaReading reading = read_arena(each);
                if (reading.ok())
                    TEST_ASSERT_EQUAL_STRING(each.c_str(), written(reading.arena).c_str());
                else
                    TEST_ASSERT_TRUE(reading.column >= 1 && reading.column <= each.size() + 1u);
            }
        }
}

// ---- the stored form ----

void test_BLA_231_bytes() {
    const ArenaBytes bytes = stored(read("BT1|Ab|3|Ka1Hd1Vg1Xa4|g1|c1l12|a1f3a5|Wb1T<c3Ob2Cd2>e1"));
    std::vector<std::uint8_t> wanted = {'A', 'b'};
    wanted.resize(16);                                       // the name
    wanted.insert(wanted.end(), {3, 4});                     // seats, tiles
    wanted.insert(wanted.end(), {0, 0, 1, 3, 2, 6, 3, 36});  // K a1, H d1, V g1, X a4
    wanted.resize(16 + 2 + 18);
    wanted.insert(wanted.end(), {2, 2, 2, 143});  // final tile, blocks
    wanted.resize(16 + 2 + 18 + 2 + 20);
    wanted.insert(wanted.end(), {0, 29, 48, 0});                          // starts
    wanted.insert(wanted.end(), {5, 0, 1, 7, 26, 8, 13, 12, 15, 17, 4});  // features
    wanted.resize(111);
    wanted.push_back(1);  // the format
    TEST_ASSERT_EQUAL(112, bytes.size());
    TEST_ASSERT_EQUAL_UINT8_ARRAY(wanted.data(), bytes.data(), wanted.size());
}

void test_BLA_231_stored_and_loaded() {
    for (const Arena& arena : arenas) {
        const ArenaBytes bytes = stored(arena);
        TEST_ASSERT_TRUE(loaded(bytes) == arena);
        TEST_ASSERT_TRUE(well_formed(bytes));
    }
}

void test_BLA_231_unused_bytes_are_zero() {
    const ArenaBytes good = stored(read("BT1|Ab|3|Ka1Hd1Vg1Xa4|g1|c1l12|a1f3a5|Wb1"));
    // The last bytes of name, tiles, blocks, starts and features: nothing may stand there.
    for (const std::size_t at : {3u, 15u, 26u, 35u, 40u, 57u, 61u, 65u, 110u}) {
        ArenaBytes bytes = good;
        bytes[at] = 1;
        TEST_ASSERT_FALSE_MESSAGE(well_formed(bytes), std::to_string(at).c_str());
    }
    // Lists that are too long.
    const std::pair<std::size_t, std::uint8_t> counts[] = {{16, 5}, {17, 10}, {37, 21}, {62, 25}};
    for (const auto& [at, count] : counts) {
        ArenaBytes bytes = good;
        bytes[at] = count;
        TEST_ASSERT_FALSE(well_formed(bytes));
        const Arena cut = loaded(bytes);
        TEST_ASSERT_EQUAL(count - 1, stored(cut)[at]);
    }
    TEST_ASSERT_EQUAL_STRING("the arena is damaged", [&] {
        Config config = config_of(own_arena);
        config.record = good;
        config.record[15] = 'x';
        return Rules::config_problem(config).why_not;
    }());
}

// Whatever 112 bytes come in, the checks say something about them and nothing is read beyond them.
void test_BLA_231_any_bytes() {
    kit::Rng rng(5);
    for (int i = 0; i < 2000; ++i) {
        ArenaBytes bytes = stored(arenas[static_cast<std::size_t>(i) % arenas.size()]);
        for (std::uint32_t n = 1 + rng.below(4); n > 0; --n)
            bytes[rng.below(112)] = static_cast<std::uint8_t>(rng.next());
        const Arena arena = loaded(bytes);
        const ArenaProblem problem = problem_of(arena);
        TEST_ASSERT_LESS_OR_EQUAL(10, problem.check);
        TEST_ASSERT_TRUE(problem.square == no_square || problem.square < square_count);
        ring_of(arena);
        if (problem.ok() && well_formed(bytes)) {
            Position p(own_config(arena), true);
            p.sound();
            TEST_ASSERT_TRUE(read(written(arena)) == arena);
        }
    }
}

void test_BLA_231_a_square_in_words() {
    for (const char* name : {"a1", "l12", "c10"}) {
        kit::Text<8> out;
        print_square(sq(name), out);
        TEST_ASSERT_EQUAL_STRING(name, out.c_str());
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_230_written_and_read_are_inverse);
    RUN_TEST(test_BLA_230_drafts_are_written);
    RUN_TEST(test_BLA_230_fields);
    RUN_TEST(test_BLA_230_errors_have_a_column);
    RUN_TEST(test_BLA_230_broken_texts);
    RUN_TEST(test_BLA_231_bytes);
    RUN_TEST(test_BLA_231_stored_and_loaded);
    RUN_TEST(test_BLA_231_unused_bytes_are_zero);
    RUN_TEST(test_BLA_231_any_bytes);
    RUN_TEST(test_BLA_231_a_square_in_words);
    return UNITY_END();
}
