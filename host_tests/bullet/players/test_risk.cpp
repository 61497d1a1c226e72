// What bullets to come do to a sight, reckoned anew by other ways.
#include "bullet/risk.h"

#include <cmath>

#include "sights.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

// The chances of all heights are carried on bullet by bullet.
double expected_hits(int height, int coming) {
    constexpr double share[] = {2.0 / 7, 2.0 / 7, 2.0 / 7, 1.0 / 7};
    std::array<double, rows + 1> chance{};
    chance[static_cast<std::size_t>(height)] = 1;
    double hits = 0;
    for (int i = 0; i < coming; ++i) {
        std::array<double, rows + 1> next{};
        for (std::size_t h = 0; h <= rows; ++h) {
            next[h] += chance[h] * 0.8;
            for (std::size_t n = 1; n <= 4; ++n) {
                const double part = chance[h] * 0.2 * share[n - 1];
                const bool hit = n > rows - h;
                hits += hit ? part : 0;
                next[hit ? h : h + 1] += part;
            }
        }
        chance = next;
    }
    return hits;
}

void test_the_danger_table_is_what_a_walk_through_all_heights_gives() {
    for (int height = 0; height <= rows; ++height)
        for (int coming = 0; coming <= most_coming; ++coming) {
            const int hits =
                danger_table
                    .hits[static_cast<std::size_t>(height)][static_cast<std::size_t>(coming)];
            TEST_ASSERT_INT_WITHIN(1, std::lround(1000 * expected_hits(height, coming)), hits);
        }
    TEST_ASSERT_EQUAL(0, danger_table.hits[6][0]);
    TEST_ASSERT_EQUAL(200, danger_table.hits[6][1]);  // a full column: one of five comes there
}

void test_danger_is_the_mean_of_both_ends_over_all_columns() {
    const Spaces bullets = column_spaces(0) | set_of(sp(1, 3)) | set_of(sp(6, 3));
    const Coming coming{.now = 3, .later = 10};
    const auto& hits = danger_table.hits;
    const int wanted = (hits[6][3] + hits[6][10]) / 2 + (hits[2][3] + hits[2][10]) / 2 +
                       3 * ((hits[0][3] + hits[0][10]) / 2);
    TEST_ASSERT_EQUAL(wanted, danger(bullets, coming));
}

// Every unseen bullet is dropped once.
int counted_chance(const Position& p, kit::Seat seat) {
    const Board& board = p.s.at(seat);
    const Bag unseen = unseen_bullets(p.s);
    int hits = 0;
    for (Type type = 0; type < ordinary_types; ++type)
        for (int i = 0; i < unseen.count[type]; ++i)
            hits += landing(p.s, seat, colour_of(type), number_of(type)) == no_space ? 1 : 0;
    return 1000 * hits / unseen.total * board.current.ordinary() / board.current.total;
}

void test_the_chance_of_a_hit_is_that_of_the_unseen_bullets() {
    kit::Rng rng(5);
    for (int i = 0; i < 60; ++i) {
        Position p = random_sight(i % 2 == 0 ? esfir : balance, 8 + i % 14, 0, rng);
        p.current(0, "R4 B4 G1");
        if (i % 5 == 1) p.modifier(0, Modifier::heavy, 2);
        if (i % 5 == 2) p.modifier(0, Modifier::brake, 1);
        if (i % 5 == 3) p.board(0).stuck_column = 2;
        TEST_ASSERT_EQUAL(counted_chance(p, 0), next_hit_chance(p.s, 0));
    }
}

void test_nothing_hits_where_nothing_can() {
    Position p("ffa2 es pl");
    p.full_column(0, 1);
    TEST_ASSERT_EQUAL(0, next_hit_chance(p.s, 0));  // no bullet left
    p.current(0, "R1");
    TEST_ASSERT_GREATER_THAN(150, next_hit_chance(p.s, 0));
    p.modifier(0, Modifier::guard, 1);
    TEST_ASSERT_EQUAL(0, next_hit_chance(p.s, 0));
    p.full_column(1, 2).current(1, "B1");
    TEST_ASSERT_EQUAL(0, next_hit_chance(p.s, 1));  // it can wait in the Mind
    p.mind(1, "P1 P2 P3");
    TEST_ASSERT_GREATER_THAN(150, next_hit_chance(p.s, 1));
}

void test_specials_never_hit() {
    Position p("ffa2 ja es");
    p.full_column(0, 1);
    p.current(0, "R3");
    const int alone =
        1000 * column_hits(p.board(0), unseen_bullets(p.s), 0).now / unseen_bullets(p.s).total;
    TEST_ASSERT_EQUAL(4, p.board(0).current.total);
    TEST_ASSERT_EQUAL(alone / 4, next_hit_chance(p.s, 0));
}

void test_what_comes_is_counted() {
    Position p("ffa2 ja es");
    p.current(0, "R2 R3").incoming(0, "B1 B2 B3");
    const Coming coming = coming_to(p.s, 0);
    TEST_ASSERT_EQUAL(2, coming.now);
    TEST_ASSERT_EQUAL(2 + 4 + 3, coming.later);
    p.modifier(0, Modifier::guard, 3);
    TEST_ASSERT_EQUAL(0, coming_to(p.s, 0).now);
    p.s.intensity = 90;
    TEST_ASSERT_EQUAL(most_coming, coming_to(p.s, 0).later);
}

double expected_pan_hits(int odd, int even) {
    if (scales_tip(odd, even)) return 0;
    return 1 + (4 * expected_pan_hits(odd + 1, even) + 3 * expected_pan_hits(odd, even + 1)) / 7;
}

void test_pans_take_what_chance_lets_them() {
    for (int odd = 0; odd <= most_pan + 1; ++odd)
        for (int even = 0; even <= most_pan + 1; ++even)
            TEST_ASSERT_INT_WITHIN(8, std::lround(100 * expected_pan_hits(odd, even)),
                                   pan_hits(odd, even));
    TEST_ASSERT_EQUAL(0, pan_hits(3, 0));
    TEST_ASSERT_GREATER_THAN(pan_hits(2, 0), pan_hits(2, 1));  // a counterweight helps
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_the_danger_table_is_what_a_walk_through_all_heights_gives);
    RUN_TEST(test_danger_is_the_mean_of_both_ends_over_all_columns);
    RUN_TEST(test_the_chance_of_a_hit_is_that_of_the_unseen_bullets);
    RUN_TEST(test_nothing_hits_where_nothing_can);
    RUN_TEST(test_specials_never_hit);
    RUN_TEST(test_what_comes_is_counted);
    RUN_TEST(test_pans_take_what_chance_lets_them);
    return UNITY_END();
}
