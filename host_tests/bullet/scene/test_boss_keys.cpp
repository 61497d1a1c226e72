// Against a boss: what keys do, how near a pattern is, and what words say.
#include "bullet/position.h"
#include "bullet/topics.h"
#include "bullet_scene/boss_gap.h"
#include "bullet_scene/standing.h"
#include "stand.h"

using namespace field;
using bullet_scene::Gap;
using bullet_scene::gap_of;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

Position alone(const char* boss, const char* active) {
    Position p(std::string("boss1 ro ") + boss);
    p.active(active).current(0, "R1 B2").hand(0, "RO01 RO04");
    return p;
}
Position three() {
    Position p("boss3 ro ve pl kf");
    for (Seat seat = 0; seat < 3; ++seat) p.current(seat, "R1");
    return p.hand(0, "RO01").sight(0, "(1,1)R1 (2,2)B2").ap(0, 7);
}

// These keys, until it is there.
void go_to(Stand& shown, Topic topic, const std::string& ways) {
    for (const std::string& way : words(ways))
        if (shown.topic() != static_cast<int>(topic)) shown.keys(way);
    TEST_ASSERT_EQUAL(static_cast<int>(topic), shown.topic());
}

}  // namespace

// ---- How near a pattern is ----------------------------------------------------------------------

// CC-2 is `AA.A`: two bullets in row 3 are nearer than one in row 6.
static void the_nearest_place_is_shown() {
    Position p = alone("cc", "CC-2");
    p.sight(0, "(3,1)R1 (3,2)B1 (3,3)G1 (6,5)P1");
    const Gap gap = gap_of(p.s, 0, p.s.boss.active[0]);
    TEST_ASSERT_FALSE(gap.complete);
    TEST_ASSERT_EQUAL(1, gap.missing);
    TEST_ASSERT_EQUAL(sp(3, 1), gap.anchor);
    TEST_ASSERT_EQUAL(0b011, gap.met);
    p.sight(0, "(3,1)R1 (3,2)B1 (3,4)Y1");
    const Gap done = gap_of(p.s, 0, p.s.boss.active[0]);
    TEST_ASSERT_TRUE(done.complete);
    TEST_ASSERT_EQUAL(0, done.missing);
    TEST_ASSERT_EQUAL(sp(3, 1), done.anchor);
}

// HC-4 is `N.N`, HC-3 `o.o/.2.`.
static void numbers_and_empty_spaces_count() {
    Position p("boss1 ro hc");
    p.active("HC-3 HC-4").sight(0, "(2,1)R1 (2,3)G3 (5,4)Y3");
    const Gap same = gap_of(p.s, 0, p.s.boss.active[1]);
    TEST_ASSERT_EQUAL(1, same.missing);
    p.sight(0, "(2,2)B2 (1,1)R1");
    const Gap two = gap_of(p.s, 0, p.s.boss.active[0]);
    // One row lower or a step aside nothing is in the way, but here only red 1 is.
    TEST_ASSERT_EQUAL(1, two.missing);
    TEST_ASSERT_FALSE(two.complete);
}

// Double Exposure: the pattern as it is turned. DE-5 is `R./oA`, turned once `oR/A.`.
static void a_turned_pattern_is_looked_for_as_it_lies() {
    Position p("boss1 es de");
    p.active("DE-5:1");
    p.sight(0, "(1,2)R2 (2,1)B1");
    TEST_ASSERT_TRUE(gap_of(p.s, 0, p.s.boss.active[0]).complete);
    p.active("DE-5");
    TEST_ASSERT_FALSE(gap_of(p.s, 0, p.s.boss.active[0]).complete);
}

// A recipe lies nowhere; each bullet serves one symbol. KF-2 is `RA1`.
static void recipes_are_served() {
    Position p = alone("kf", "KF-2");
    p.served(0, "R1");
    const Gap one = gap_of(p.s, 0, p.s.boss.active[0]);
    TEST_ASSERT_EQUAL(no_space, one.anchor);
    TEST_ASSERT_EQUAL(2, one.missing);
    p.served(0, "B1 G4");
    const Gap all = gap_of(p.s, 0, p.s.boss.active[0]);
    TEST_ASSERT_TRUE(all.complete);
    TEST_ASSERT_EQUAL(0b111, all.met);
}

// As the rules count them: red 1 serves the 1, so that red 2 can serve red. KF-2 is `RA1`, KF-4
// `GA2`.
static void test_BUL_402_symbols_are_struck_as_they_count() {
    const struct {
        const char *recipe, *cleared;
        unsigned met;
    } cases[] = {{"KF-2", "R1 R2", 0b101},
                 {"KF-4", "G2 G3", 0b101},
                 {"KF-2", "R1 R2 B3", 0b111},
                 {"KF-2", "B2", 0b010},
                 {"KF-2", "R1", 0b001}};
    for (const auto& each : cases) {
        Position p = alone("kf", each.recipe);
        p.served(0, each.cleared);
        const Gap gap = gap_of(p.s, 0, p.s.boss.active[0]);
        TEST_ASSERT_EQUAL_MESSAGE(each.met, gap.met, each.cleared);
        TEST_ASSERT_EQUAL(3 - std::popcount(each.met), gap.missing);
        TEST_ASSERT_EQUAL(gap.missing,
                          missing_of_recipe(p.s.boss.active[0].id, p.s.boss.cleared[0]));
    }
}

// ---- Keys ---------------------------------------------------------------------------------------

static void the_boss_is_looked_at() {
    Stand shown(alone("cc", "CC-2").s);
    go_to(shown, topic_of_boss_pattern({boss_card("CC-2"), 0}),
          "DOWN DOWN DOWN DOWN DOWN DOWN LEFT LEFT");
    go_to(shown, Topic::shields, "LEFT");
    shown.keys("A");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::celestial_cleaning), shown.topic());
    shown.keys("UP LEFT B");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::shields), shown.topic());
    shown.keys("RIGHT");
    TEST_ASSERT_EQUAL(static_cast<int>(topic_of_boss_pattern({boss_card("CC-2"), 0})),
                      shown.topic());
    TEST_ASSERT_EQUAL_STRING(
        "Else: 1 bullet falls",
        std::string(shown.driver().scene().prompt(shown.driver().view())).c_str());
    shown.keys("A A");
    TEST_ASSERT_EQUAL(static_cast<int>(topic_of_boss_pattern({boss_card("CC-2"), 0})),
                      shown.topic());
}

static std::string prompt_of(Stand& shown) {
    return std::string(shown.driver().scene().prompt(shown.driver().view()));
}

// Without a portrait the hearts stand for her, and the first words say what she can do.
static void whom_one_plays_is_seen() {
    Position eight("ffa8 ro es ve yn ja na pl ba");
    eight.current(0, "R1 B2");
    for (const Position& p : {alone("cc", "CC-2"), three(), eight}) {
        Stand shown(p.s);
        TEST_ASSERT_EQUAL_STRING("Rose: turn your patterns", prompt_of(shown).c_str());
        go_to(shown, Topic::rose, "UP");
        TEST_ASSERT_EQUAL_STRING("Rose: Any Angle", prompt_of(shown).c_str());
        TEST_ASSERT_EQUAL_STRING(p.s.mode == Mode::boss_battle ? "3 hits more and you are out."
                                                               : "3 hits more and you are down.",
                                 shown.here().c_str());
        shown.keys("A");  // her board, large
        TEST_ASSERT_EQUAL(static_cast<int>(Topic::rose), shown.topic());
        shown.keys("B DOWN A");
        TEST_ASSERT_TRUE(prompt_of(shown).find("Rose") == std::string::npos);
    }
    // Beside a portrait her sentence stands, so the bag speaks of itself.
    Position duel("ffa2 ro es");
    duel.current(0, "R1");
    Stand shown(duel.s);
    TEST_ASSERT_EQUAL_STRING("Place the next bullet", prompt_of(shown).c_str());
    for (const HeroineCard& her : content.heroines) {
        Position p("boss1 " +
                   std::string(bullet::heroines[&her - content.heroines.data() + 1].word));
        if (p.s.at(0).heroine == jane) set_specials_aside(p, 0);
        p.current(0, "R1");
        Stand stands(p.s);
        const std::string first = prompt_of(stands);
        TEST_ASSERT_EQUAL(0, first.find(her.name));
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(27, first.size(), first.c_str());
    }
}

// From one large look to the next: allies, oneself, the boss.
static void all_boards_are_looked_at() {
    Stand shown(alone("cc", "CC-2").s);
    shown.keys("UP A");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::rose), shown.topic());
    shown.keys("RIGHT");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::celestial_cleaning), shown.topic());
    shown.keys("RIGHT");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::rose), shown.topic());
    shown.keys("LEFT UP A");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::rose), shown.topic());  // where it began
    Stand allies(three().s);
    allies.keys("UP A");
    for (const Topic next : {Topic::vesta, Topic::planil, Topic::knife_and_fork, Topic::rose}) {
        allies.keys("RIGHT");
        TEST_ASSERT_EQUAL(static_cast<int>(next), allies.topic());
    }
}

// HC-3 is `o.o/.2.`, HC-4 `N.N`: what is there too much is not missing.
static void what_a_pattern_lacks_is_named() {
    Position p("boss1 ro hc");
    const auto says = [&](const char* active, const char* sight, const char* wanted) {
        p.active(active).sight(0, sight);
        kit::Text<160> words;
        bullet_scene::Advice advice;
        bullet_scene::add_standing(p.s, 0, {bullet_scene::Spot::What::boss_pattern}, advice,
                                   bullet_scene::gaps_of(p.s, 0), 0, words);
        TEST_ASSERT_EQUAL_STRING(wanted, words.c_str());
    };
    says("HC-3 HC-1", "(1,1)R1 (1,2)B1 (2,3)B2",
         "Perihelion: 1 space has to be empty. Else: next 1 a row lower.");
    says("HC-4 HC-1", "(2,1)R1", "Coma: 1 bullet missing. Else: 1 card goes.");
}

static void she_says_which_effect_comes_first() {
    Position p("boss1 ro hc");
    p.active("HC-1 HC-5").current(0, "").hand(0, "RO01");
    Stand shown(p.s);
    shown.keys("A");
    TEST_ASSERT_EQUAL(static_cast<int>(Pending::boss_order),
                      static_cast<int>(shown.position().pending.back().kind));
    shown.keys("B DOWN A");
    TEST_ASSERT_EQUAL(2, shown.position().round);
}

// Each ally is a line of her own.
static void a_team_action_goes_to_whom_she_likes() {
    Stand shown(three().s);
    go_to(shown, Topic::share_notes, "DOWN DOWN DOWN DOWN DOWN RIGHT");
    shown.keys("A DOWN A");  // Share Notes with Planil, who takes a card
    TEST_ASSERT_EQUAL(5, shown.position().at(0).action_points);
    TEST_ASSERT_EQUAL(0, shown.position().at(1).hand.size());
    TEST_ASSERT_EQUAL(1, shown.position().at(2).hand.size());
    // Relay: which bullet?
    go_to(shown, Topic::relay, "RIGHT");
    shown.keys("A A A");
    TEST_ASSERT_EQUAL(1, size_of(shown.position().at(0).sight.bullets()));
    TEST_ASSERT_EQUAL(1, size_of(shown.position().at(1).sight.bullets()));
}

static void the_turn_is_passed_to_an_ally() {
    Stand shown(three().s);
    go_to(shown, Topic::fellow, "DOWN DOWN DOWN DOWN DOWN RIGHT RIGHT RIGHT DOWN");
    shown.keys("A A");
    TEST_ASSERT_NOT_EQUAL(0, shown.position().active);
}

static void a_suspended_action_is_refused() {
    Position p("boss1 es ia");
    p.sight(0, "(3,3)R1").current(0, "R2").s.at(0).suspended = 0;
    Stand shown(p.s);
    go_to(shown, Topic::suspended, "DOWN LEFT LEFT LEFT");
    const int points = shown.position().at(0).action_points;
    shown.keys("A");
    TEST_ASSERT_EQUAL(points, shown.position().at(0).action_points);
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::suspended), shown.topic());
}

// Everything that the cursor comes to has a topic and a prompt, and moving it costs little.
static void everywhere_the_cursor_goes() {
    kit::Rng rng(6);
    for (const char* table : {"boss1 es hc", "boss1 ro co", "boss1 es ia", "boss2 ro ve kf",
                              "boss3 ro ve pl de", "boss4 ro ve pl na hc"}) {
        Position p(table);
        p.sight(0, "(1,1)R1 (3,3)G1 (6,5)p2").current(0, "R2");
        for (int i = 0; i < 3; ++i) p.board(0).hand.push(p.board(0).deck.draw());
        if (against(p.s, collective_consciousness)) p.hand(0, "YN03");
        Stand shown(p.s);
        for (int press = 0; press < 600; ++press) {
            constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT"};
            shown.damaged.clear();
            shown.keys(keys[rng.below(4)]);
            TEST_ASSERT_TRUE(shown.topic() >= 0 && shown.topic() < all_topics);
            const auto prompt = shown.driver().scene().prompt(shown.driver().view());
            TEST_ASSERT_FALSE(prompt.empty());
            TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(28, prompt.size(), std::string(prompt).c_str());
            TEST_ASSERT_LESS_OR_EQUAL(15'000, shown.damaged.area());
        }
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(the_nearest_place_is_shown);
    RUN_TEST(numbers_and_empty_spaces_count);
    RUN_TEST(a_turned_pattern_is_looked_for_as_it_lies);
    RUN_TEST(recipes_are_served);
    RUN_TEST(test_BUL_402_symbols_are_struck_as_they_count);
    RUN_TEST(the_boss_is_looked_at);
    RUN_TEST(whom_one_plays_is_seen);
    RUN_TEST(all_boards_are_looked_at);
    RUN_TEST(what_a_pattern_lacks_is_named);
    RUN_TEST(she_says_which_effect_comes_first);
    RUN_TEST(a_team_action_goes_to_whom_she_likes);
    RUN_TEST(the_turn_is_passed_to_an_ally);
    RUN_TEST(a_suspended_action_is_refused);
    RUN_TEST(everywhere_the_cursor_goes);
    return UNITY_END();
}
