// Bullets, heroines, cards as they are written: BUL-001 .. BUL-026, BUL-135, BUL-145.
#include <map>
#include <set>

#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void test_BUL_001_BUL_002_BUL_003_a_set_of_bullets() {
    const Bag all = whole_set(1);
    TEST_ASSERT_EQUAL(140, all.total);
    for (int colour = 0; colour < colour_count; ++colour)
        for (int number = 1; number <= 4; ++number) {
            TEST_ASSERT_EQUAL(number == 4 ? 2 : 6, all.count[type_of(colour, number, false)]);
            TEST_ASSERT_EQUAL(2, all.count[type_of(colour, number, true)]);
        }
    for (Type each_one = 0; each_one < ordinary_types; ++each_one)
        TEST_ASSERT_EQUAL(each_one,
                          type_of(colour_of(each_one), number_of(each_one), has_star(each_one)));
    TEST_ASSERT_EQUAL(0, all.specials());
}

void test_BUL_004_a_sight() {
    TEST_ASSERT_EQUAL(5, columns);
    TEST_ASSERT_EQUAL(6, rows);
    TEST_ASSERT_EQUAL(0, sp(1, 1));
    TEST_ASSERT_EQUAL(29, sp(6, 5));
    TEST_ASSERT_EQUAL_STRING("red", std::string(colour_names[0]).c_str());
    TEST_ASSERT_EQUAL_STRING("pink", std::string(colour_names[4]).c_str());
    Position p("ffa2 es ro");
    p.draws(0, "R1").draws(0, "B1").draws(0, "G1").draws(0, "Y1").draws(0, "P1");
    p.sees(0, "(1,1)R1 (1,2)B1 (1,3)G1 (1,4)Y1 (1,5)P1");
    TEST_ASSERT_EQUAL(all_spaces, column_spaces(0) | column_spaces(1) | column_spaces(2) |
                                      column_spaces(3) | column_spaces(4));
    TEST_ASSERT_EQUAL(last_row, row_spaces(5));
}

// What the planes of a sight say is what lies there, for every type in every space.
void test_BUL_005_one_bullet_a_space() {
    for (Space space = 0; space < space_count; ++space)
        for (Type each_one = 0; each_one < ordinary_types; ++each_one) {
            Sight sight;
            sight.put(space, each_one);
            TEST_ASSERT_EQUAL(each_one, sight.at(space));
            TEST_ASSERT_EQUAL(set_of(space), sight.bullets());
            for (int colour = 0; colour < colour_count; ++colour)
                TEST_ASSERT_EQUAL(colour == colour_of(each_one) ? set_of(space) : 0,
                                  sight.of_colour(colour));
            for (int number = 1; number <= 4; ++number)
                TEST_ASSERT_EQUAL(number == number_of(each_one) ? set_of(space) : 0,
                                  sight.of_number(number));
            TEST_ASSERT_EQUAL(has_star(each_one) ? set_of(space) : 0, sight.stars());
            TEST_ASSERT_EQUAL(is_odd(each_one) ? set_of(space) : 0, sight.odd());
            TEST_ASSERT_EQUAL(is_odd(each_one) ? 0 : set_of(space), sight.even());
            TEST_ASSERT_EQUAL(each_one, sight.take(space));
            TEST_ASSERT_TRUE(sight == Sight{});
            TEST_ASSERT_EQUAL(no_bullet, sight.at(space));
        }
}

void test_BUL_007_BUL_008_areas() {
    Position p("ffa4 na ja pl ba");
    TEST_ASSERT_EQUAL(140, p.s.center.total);
    for (Seat seat = 0; seat < 4; ++seat) {
        p.has_powerups(seat, "- - -");
        TEST_ASSERT_EQUAL(11, p.board(seat).deck.size());
    }
    TEST_ASSERT_EQUAL(4, p.s.open_powerups.size());
    TEST_ASSERT_EQUAL(23, p.s.powerup_deck.size());
    TEST_ASSERT_EQUAL(3, p.board(1).current.specials());
}

void test_BUL_011_a_digit_is_a_number() {
    const Grid grid = read_grid("1x/x2/x.");
    TEST_ASSERT_TRUE(grid.at(0, 0).asks == Asks::one);
    TEST_ASSERT_TRUE(grid.at(1, 1).asks == Asks::two);
    Position p("ffa2 ja ro");
    set_specials_aside(p, 0);
    p.hand(0, "JA01").sight(0, "(1,1)P1 (2,2)R2");
    p.yes(PATTERN(0, 0, at(0, 0)));
    p.sight(0, "(1,1)P1 (2,2)R3");
    p.no(PATTERN(0, 0, at(0, 0)));
}

// Every bullet of the bag comes as often as it must, within six standard deviations.
void test_BUL_012_every_bullet_has_the_same_chance() {
    Bag bag{};
    bag.add(3, 6);
    bag.add(17, 2);
    bag.add(coat, 1);
    std::map<Type, int> found;
    kit::Rng rng(5);
    for (int i = 0; i < 9000; ++i) {
        Bag copy = bag;
        ++found[copy.draw(rng)];
        TEST_ASSERT_EQUAL(8, copy.total);
    }
    TEST_ASSERT_EQUAL(3, found.size());
    TEST_ASSERT_INT_WITHIN(270, 6000, found[3]);
    TEST_ASSERT_INT_WITHIN(240, 2000, found[17]);
    TEST_ASSERT_INT_WITHIN(180, 1000, found[coat]);
}

void test_BUL_015_how_many_of_what() {
    TEST_ASSERT_EQUAL(90, pattern_count);
    TEST_ASSERT_EQUAL(27, powerup_tiles);
    TEST_ASSERT_EQUAL(9, powerup_kinds);
    TEST_ASSERT_EQUAL(3, team_action_count);
    std::set<std::string_view> names;
    for (const PatternCard& each_one : content.patterns) names.insert(each_one.name);
    TEST_ASSERT_EQUAL(90, names.size());
    Position without("ffa2 es ro");
    TEST_ASSERT_EQUAL(0, without.board(0).current.specials() + without.board(1).current.specials());
}

struct Sheet {
    Heroine heroine;
    const char* id;
    int points, lives, hand, actions, stars, patterns;
    Mark mark;
};
constexpr Sheet sheets[] = {
    {esfir, "ES", 5, 3, 4, 4, 1, 11, Mark::heart}, {rose, "RO", 7, 3, 3, 5, 1, 12, Mark::heart},
    {vesta, "VE", 6, 3, 3, 5, 1, 11, Mark::heart}, {ynn, "YN", 7, 3, 2, 4, 1, 12, Mark::heart},
    {jane, "JA", 5, 3, 3, 4, 1, 11, Mark::star},   {nawa, "NA", 7, 4, 3, 5, 1, 11, Mark::star},
    {planil, "PL", 7, 2, 3, 3, 2, 11, Mark::star}, {balance, "BA", 7, 0, 3, 5, 1, 11, Mark::star},
};

void test_BUL_020_BUL_022_BUL_026_what_a_heroine_has() {
    for (const Sheet& sheet : sheets) {
        const HeroineCard& her = card_of(sheet.heroine);
        TEST_ASSERT_EQUAL_STRING(sheet.id, std::string(her.id).c_str());
        TEST_ASSERT_EQUAL(sheet.points, her.action_points);
        TEST_ASSERT_EQUAL(sheet.lives, her.lives);
        TEST_ASSERT_EQUAL(sheet.hand, her.hand_size);
        TEST_ASSERT_EQUAL(sheet.actions, her.actions.size());
        TEST_ASSERT_EQUAL(sheet.stars, her.stars.size());
        TEST_ASSERT_EQUAL(sheet.patterns, her.patterns);
        TEST_ASSERT_TRUE(sheet.mark == her.mark);
        TEST_ASSERT_FALSE(her.subtitle.empty() || her.quote.empty() || her.ability.empty());
    }
}

void test_BUL_022_a_hand_may_be_larger_before_the_end() {
    Position p("ffa2 es ro");
    p.hand(0, "ES01 ES02 ES03 ES04").play({USE(3)});
    TEST_ASSERT_EQUAL(5, p.board(0).hand.size());
}

void test_BUL_024_star_actions_are_not_used() {
    Position p("ffa2 es ro");
    p.sight(0, "(1,1)r1").no(STAR(0));
    for (const HeroineCard& her : content.heroines)
        for (const Ability& star : her.stars) TEST_ASSERT_EQUAL(0, star.cost);
}

// One of each kind of wish, fulfilled and not.
void test_BUL_135_kinds_of_wishes() {
    const auto fits = [](const char* grid, const char* sight, int row, int column) {
        Position p("ffa2 na ro");
        p.sight(0, sight).baku(0, row, column);
        return fitting_anchors(p.board(0), shape_of(read_grid(grid))) == set_of(sp(1, 1));
    };
    TEST_ASSERT_TRUE(fits("Axxx", "(1,1)Y3", 6, 5));
    TEST_ASSERT_TRUE(fits("Y!xx", "(1,1)Y3 (1,2)B1", 6, 5));
    TEST_ASSERT_FALSE(fits("R!xx", "(1,1)Y3 (1,2)B1", 6, 5));
    TEST_ASSERT_TRUE(fits("3xxx", "(1,1)Y3 (1,2)B1", 6, 5));
    TEST_ASSERT_FALSE(fits("4xxx", "(1,1)Y3 (1,2)B1", 6, 5));
    TEST_ASSERT_TRUE(fits("NNxxx", "(1,1)Y3 (1,2)B3", 6, 5));
    TEST_ASSERT_FALSE(fits("NNxxx", "(1,1)Y3 (1,2)B1", 6, 5));
    TEST_ASSERT_TRUE(fits("CCxxx", "(1,1)Y3 (1,2)Y1", 6, 5));
    TEST_ASSERT_FALSE(fits("CCxxx", "(1,1)Y3 (1,2)B3", 6, 5));
    TEST_ASSERT_TRUE(fits("Aoxxx", "(1,1)Y3 (2,5)B3", 6, 5));
    TEST_ASSERT_FALSE(fits("Aoxxx", "(1,1)Y3 (1,2)B3 (1,3)B2 (1,4)B1 (1,5)P1", 6, 5));
    TEST_ASSERT_TRUE(fits("Kxxx", "", 1, 1));
    TEST_ASSERT_TRUE(fits("A=xxx", "(1,1)Y3 (2,2)B1", 2, 2));
    TEST_ASSERT_FALSE(fits("A=xxx", "(1,1)Y3 (2,2)B1", 1, 1));
}

// Each card can be looked at as it is printed, and what is printed is what counts.
void test_BUL_145_what_a_card_shows() {
    for (PatternId id = 0; id < pattern_count; ++id) {
        const Grid grid = read_grid(grid_text(id));
        const Shape& held = shape(id, 0);
        TEST_ASSERT_EQUAL(grid.clearing(), held.marks.size());
        int wishes = 0;
        for (int i = 0; i < grid.height; ++i)
            for (int j = 0; j < grid.width; ++j) wishes += grid.at(i, j).asks != Asks::nothing;
        TEST_ASSERT_EQUAL(wishes, held.wishes.size());
    }
    TEST_ASSERT_EQUAL_STRING("N!oN!/oxo", std::string(grid_text(card("BA11"))).c_str());
    TEST_ASSERT_EQUAL_STRING("Zero Sum", std::string(pattern(card("BA11")).name).c_str());
}

// Offsets and anchors are two ways to say the same.
void test_BUL_130_offsets_of_all_cards() {
    for (PatternId id = 0; id < pattern_count; ++id)
        for (int turns = 0; turns < pattern(id).turns; ++turns) {
            const Shape& held = shape(id, turns);
            int places = 0;
            for (int offset = 0; offset < 256; ++offset) {
                const Space anchor = anchor_of(held, byte(offset));
                if (anchor == no_space) continue;
                TEST_ASSERT_EQUAL(offset, offset_of(held, anchor));
                ++places;
            }
            TEST_ASSERT_EQUAL(size_of(held.anchors), places);
        }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_001_BUL_002_BUL_003_a_set_of_bullets);
    RUN_TEST(test_BUL_004_a_sight);
    RUN_TEST(test_BUL_005_one_bullet_a_space);
    RUN_TEST(test_BUL_007_BUL_008_areas);
    RUN_TEST(test_BUL_011_a_digit_is_a_number);
    RUN_TEST(test_BUL_012_every_bullet_has_the_same_chance);
    RUN_TEST(test_BUL_015_how_many_of_what);
    RUN_TEST(test_BUL_020_BUL_022_BUL_026_what_a_heroine_has);
    RUN_TEST(test_BUL_022_a_hand_may_be_larger_before_the_end);
    RUN_TEST(test_BUL_024_star_actions_are_not_used);
    RUN_TEST(test_BUL_135_kinds_of_wishes);
    RUN_TEST(test_BUL_145_what_a_card_shows);
    RUN_TEST(test_BUL_130_offsets_of_all_cards);
    return UNITY_END();
}
