// Rules and second model on random arenas, legal and broken: verdicts, rings, symmetries, and both
// written forms.
//
// SIXGUN_MODEL_ARENAS says how many (600); SIXGUN_MODEL_SEED where to begin (1).
#include <algorithm>
#include <cstdio>

#include "both_models.h"
#include "random_arenas.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace second;

template <class Try>
void with_random_arenas(std::uint32_t stream, Arena (*draw)(kit::Rng&), Try attempt) {
    const long count = wanted("SIXGUN_MODEL_ARENAS", 600);
    kit::Rng rng(static_cast<kit::Seed>(wanted("SIXGUN_MODEL_SEED", 1)), stream);
    for (long i = 0; i < count; i++) attempt(draw(rng), rng);
}

std::string printed_by_rules(const blast::Arena& arena) {
    char room[blast::longest_arena_text + 1];
    kit::TextOut out(room, sizeof room);
    blast::print_arena(arena, out);
    return std::string(out.view());
}

unsigned bits_of(const Symmetries& some) {
    return (some.left_right ? 1u : 0u) | (some.top_bottom ? 2u : 0u) | (some.half_turn ? 4u : 0u) |
           (some.quarter_turn ? 8u : 0u);
}

void test_BLA_222_verdicts_of_both() {
    std::map<int, int> verdicts;
    with_random_arenas(51, random_broken_arena, [&](const Arena& arena, kit::Rng&) {
        const int check = first_failing_check(arena);
        verdicts[check]++;
        // A draft with fewer starts than seats has no stored form.
        if (arena.starts.size() != static_cast<std::size_t>(arena.players)) return;
        TEST_ASSERT_EQUAL_MESSAGE(check, blast::problem_of(arena_of(arena)).check,
                                  print(arena).c_str());
    });
    for (int check = 0; check <= 10; check++) TEST_ASSERT_GREATER_THAN(0, verdicts[check]);
}

// Three pads cut the arena; all lead back to where one came from, so nobody gets from b1 to h1,
// although the squares lie side by side.
void test_BLA_185_BLA_222_nobody_walks_through_a_pad() {
    const char* text = "BT1|Trap|2|Ka1Kd1Kg1|d1||b1h1|Tva1Tva2T^a3T<c1T<c2T<c3";
    TEST_ASSERT_EQUAL(9, first_failing_check(*parse(text).arena));
    TEST_ASSERT_EQUAL(9, blast::problem_of(blast::read_arena(text).arena).check);
    const char* open = "BT1|Trap|2|Ka1Kd1Kg1|d1||b1h1|Tva1Tva2T^a3T<c1T<c2";
    TEST_ASSERT_EQUAL(0, first_failing_check(*parse(open).arena));
    TEST_ASSERT_EQUAL(0, blast::problem_of(blast::read_arena(open).arena).check);
}

void test_BLA_223_BLA_232_rings_and_symmetries_of_both() {
    int even = 0;
    const auto compare = [&](const Arena& arena, kit::Rng&) {
        const int check = first_failing_check(arena);
        if (check >= 1 && check <= 7) return;  // pieces where none can be
        even += bits_of(symmetries_of(arena)) != 0;
        const blast::Ring ring = blast::ring_of(arena_of(arena));
        TEST_ASSERT_TRUE(ring_of(arena) ==
                         std::vector<int>(ring.tiles.begin(), ring.tiles.begin() + ring.size));
        TEST_ASSERT_EQUAL_MESSAGE(bits_of(symmetries_of(arena)),
                                  blast::symmetries_of(arena_of(arena)), print(arena).c_str());
    };
    with_random_arenas(52, random_arena, compare);
    with_random_arenas(53, random_even_arena, compare);
    TEST_ASSERT_GREATER_THAN(100, even);
}

void test_BLA_230_BLA_231_forms_of_both() {
    with_random_arenas(54, random_arena, [](const Arena& arena, kit::Rng&) {
        const std::string text = print(arena);
        const blast::ArenaReading reading = blast::read_arena(text);
        TEST_ASSERT_TRUE(reading.ok());
        TEST_ASSERT_TRUE(arena_of(reading.arena) == arena);
        TEST_ASSERT_EQUAL_STRING(text.c_str(), printed_by_rules(reading.arena).c_str());
        TEST_ASSERT_TRUE(parse(text).arena == arena);
        const Stored bytes = store(arena);
        TEST_ASSERT_TRUE(blast::stored(reading.arena) == bytes);
        TEST_ASSERT_TRUE(blast::well_formed(bytes));
        TEST_ASSERT_TRUE(blast::loaded(bytes) == reading.arena);
    });
}

// A character changed, put in or left out: both refuse it at the same column, or both read the
// same.
void test_BLA_230_misprints_of_both() {
    const std::string signs = "BT1|KHVXabcdefghijklm0123456789WTOC^>v<- 'Z_";
    int refused = 0, read = 0;
    with_random_arenas(55, random_arena, [&](const Arena& arena, kit::Rng& rng) {
        for (int i = 0; i < 20; i++) {
            std::string text = print(arena);
            const std::size_t at = rng.below(static_cast<std::uint32_t>(text.size()));
            const char sign = signs[rng.below(static_cast<std::uint32_t>(signs.size()))];
            if (i % 3 == 0) text[at] = sign;
            if (i % 3 == 1) text.insert(text.begin() + static_cast<long>(at), sign);
            if (i % 3 == 2) text.erase(at, 1 + rng.below(3));
            const Parsed mine = parse(text);
            const blast::ArenaReading theirs = blast::read_arena(text);
            TEST_ASSERT_EQUAL_MESSAGE(mine.arena.has_value(), theirs.ok(), text.c_str());
            TEST_ASSERT_EQUAL_MESSAGE(mine.column, theirs.column, text.c_str());
            if (theirs.ok()) TEST_ASSERT_TRUE(arena_of(theirs.arena) == *mine.arena);
            (theirs.ok() ? read : refused)++;
        }
    });
    TEST_ASSERT_TRUE(read > 100 && refused > 100);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BLA_222_verdicts_of_both);
    RUN_TEST(test_BLA_185_BLA_222_nobody_walks_through_a_pad);
    RUN_TEST(test_BLA_223_BLA_232_rings_and_symmetries_of_both);
    RUN_TEST(test_BLA_230_BLA_231_forms_of_both);
    RUN_TEST(test_BLA_230_misprints_of_both);
    return UNITY_END();
}
