// Boss Battle as pictures: the strip, the pattern over the sight, the large look, choices, and the
// boss round as it is told.
#include "bullet/position.h"
#include "bullet_scene/boss_words.h"
#include "golden.h"
#include "stage/text.h"
#include "stand.h"

using namespace field;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

void check(const std::string& name, const Stand& shown) {
    golden::check(("bullet_boss_" + name).c_str(), shown.picture());
}
void check_keys(const std::string& name, const Position& p, const char* keys) {
    Stand shown(p.s, 0);
    shown.keys(keys);
    check(name, shown);
}
void check_story(const std::string& name, const Position& p, Action action,
                 std::initializer_list<int> frames) {
    Stand shown(p.s, 0);
    int frame = 0;
    shown.play(action, [&] {
        for (const int wanted : frames)
            if (wanted == frame)
                golden::check(("bullet_boss_" + name + "_" + std::to_string(wanted)).c_str(),
                              shown.picture());
        ++frame;
    });
}

Position alone() {
    Position p("boss1 ro cc");
    p.sight(0, "(1,1)R1 (2,1)B3 (2,2)G1 (4,2)B4 (3,3)g1 (5,3)Y2 (2,4)Y1 (4,4)P3 (3,5)P2");
    p.current(0, "R1 B2 G4 Y3 P1").hand(0, "RO01 RO04 RO06").ap(0, 5);
    p.active("CC-2");
    p.shields(4);
    p.sent_to_boss(3, 1);
    return p;
}

Position four() {
    Position p("boss4 ro ve pl na hc");
    p.sight(0, "(1,1)R1 (2,2)G1 (4,2)B4 (3,3)g1 (5,3)Y2 (2,4)Y1");
    p.sight(1, "(1,1)R2 (2,3)G2").sight(2, "(1,2)B1 (2,2)B1").sight(3, "(6,5)P3 (6,1)R4");
    p.current(0, "R1 R2 B2").hand(0, "RO01 RO04 RO06").ap(0, 6);
    p.current(1, "Y1 Y1").hand(1, "VE01").current(2, "P1").current(3, "G4");
    p.active("HC-4 HC-6");
    p.sent_to_boss(6, 3);
    return p;
}

}  // namespace

static void the_table() {
    check("alone", Stand(alone().s));
    golden::check("bullet_boss_alone_colour_blind",
                  Stand(alone().s).picture(stage::colour_blind_theme));
    check("four", Stand(four().s));
    Position two("boss2 es ro ts");
    two.sight(0, "(3,1)R1 (4,1)B1 (5,2)G2").hand(0, "ES01 ES02").current(0, "R1");
    two.active("TS-1");
    two.sent_to_boss(7, 1);
    check("two", Stand(two.s));
    Position comet("boss1 ro hc");
    comet.sight(0, "(3,1)R1 (3,3)B1 (4,2)G2").hand(0, "RO01").current(0, "R1");
    comet.active("HC-1 HC-7");
    check("comet", Stand(comet.s));
    Position menu("boss1 ro kf");
    menu.sight(0, "(3,1)R1 (3,3)B1").hand(0, "RO01").current(0, "R1");
    menu.active("KF-7").served(0, "R1 B2");
    check("menu", Stand(menu.s));
    Position suspended("boss1 es ia");
    suspended.sight(0, "(3,1)R1 (3,3)B1").hand(0, "ES01").current(0, "R1");
    suspended.s.at(0).suspended = 0;
    check("suspended", Stand(suspended.s));
}

static void looking() {
    check_keys("look", alone(), "DOWN*5 A");
    check_keys("pattern", alone(), "DOWN*5 RIGHT");
    check_keys("look_two", four(), "DOWN*5 LEFT*3 A");
    Position long_name("boss1 es co");
    long_name.hand(0, "ES01").current(0, "R1");
    check_keys("look_long", long_name, "DOWN*5 A");
}

// No sentence of any of them is cut: its ability in the look, what it does wherever that is said.
static void words_fit() {
    for (const bullet::BossCard& card : content.bosses) {
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            46, stage::paragraph_height(165, card.ability_help, stage::small, -1),
            card.ability_help.data());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(165, stage::text_width(card.name, stage::small),
                                          card.name.data());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            25, stage::paragraph_height(140, card.subtitle, stage::small, 0), card.subtitle.data());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            36, stage::paragraph_height(140, card.quote, stage::small, 0), card.quote.data());
    }
    const auto fits = [](EffectId id) {
        kit::Text<64> words;
        bullet_scene::add_effect(effect(id), words);
        TEST_ASSERT_FALSE(words.empty() || words.cut());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(170, stage::text_width(words.view(), stage::small),
                                          words.c_str());
        // "Else: " stands before it in the line above the table.
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(28, 6 + words.view().size(), words.c_str());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            38, stage::paragraph_height(138, words.view(), stage::small), words.c_str());
    };
    for (const bullet::BossPatternCard& card : content.boss_patterns) {
        fits(card.effect);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(15, card.name.size(), card.name.data());
    }
    for (const bullet::BossCard& card : content.bosses)
        for (std::size_t i = 1; i < card.slots.size(); ++i) fits(card.slots[i].effect);
}

static void choosing() {
    check_keys("friend", four(), "DOWN*5 RIGHT*3 A");
    check_keys("note", four(), "DOWN*4 A");
    Position both("boss1 ro hc");
    both.hand(0, "RO01").current(0, "");
    both.active("HC-1 HC-7");
    Stand shown(both.s, 0);
    shown.play(END, [] {});
    check("order", shown);
}

static void stories() {
    Position lost = alone();
    lost.current(0, "");
    check_story("round", lost, END, {20, 90, 150, 230});
    Position breaks = alone();
    breaks.current(0, "");
    breaks.sent_to_boss(5, 4);
    check_story("break", breaks, END, {186, 196, 212, 290});
    Position last = alone();
    last.current(0, "");
    last.shields(1);
    last.sent_to_boss(3, 3);
    check_story("won", last, END, {300, 420});
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_table);
    RUN_TEST(looking);
    RUN_TEST(words_fit);
    RUN_TEST(choosing);
    RUN_TEST(stories);
    return UNITY_END();
}
