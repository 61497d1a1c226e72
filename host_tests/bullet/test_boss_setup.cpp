// A Boss Battle is set up: BUL-014, BUL-026, BUL-270 .. BUL-275, BUL-306, and what bosses are.
#include <set>

#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

State dealt(const std::string& text, kit::Seed seed) {
    State state;
    Rules::setup(state, config_of(text), seed);
    return state;
}

void test_BUL_014_BUL_272_the_boss_of_nobody_who_plays() {
    TEST_ASSERT_EQUAL(internal_affairs, dealt("boss1 es ia", 1).boss.who);
    // Named, but its heroine plays: the next free one, from the last back to the first.
    TEST_ASSERT_EQUAL(double_exposure, dealt("boss1 es hc", 1).boss.who);
    TEST_ASSERT_EQUAL(celestial_cleaning, dealt("boss2 es ro hc", 1).boss.who);
    TEST_ASSERT_EQUAL(hollow_comet, dealt("boss2 ro ba ts", 1).boss.who);
    std::set<int> seen;
    for (kit::Seed seed = 0; seed < 200; ++seed) {
        for (const char* text : {"boss3 ro lot lot lot", "boss3 ro lot lot hc"}) {
            const State state = dealt(text, seed);
            for (Seat seat = 0; seat < 3; ++seat)
                TEST_ASSERT_TRUE(static_cast<int>(state.at(seat).heroine) !=
                                 static_cast<int>(state.boss.who));
        }
        seen.insert(dealt("boss1 ro", seed).boss.who);
    }
    TEST_ASSERT_EQUAL(7, seen.size());
}

// Files and share codes hold settings by number: what they said before holds on.
void test_settings_keep_their_numbers() {
    const kit::Form& form = Rules::info.form;
    TEST_ASSERT_EQUAL_STRING("teams8", tables[10].word.data());
    TEST_ASSERT_EQUAL_STRING("boss1", tables[11].word.data());
    TEST_ASSERT_EQUAL_STRING("boss4", tables[14].word.data());
    TEST_ASSERT_EQUAL(15, std::size(tables));
    TEST_ASSERT_EQUAL(9, timer_field);
    TEST_ASSERT_EQUAL(10, boss_field);
    TEST_ASSERT_EQUAL(std::size(fields), boss_field + 1);
    TEST_ASSERT_EQUAL(41, form.most_bits());
    for (std::uint8_t table = 0; table < std::size(tables); ++table) {
        Config config = form.usual();
        config.values[table_field] = table;
        TEST_ASSERT_EQUAL(table >= boss1_table, form.asks(config, boss_field));
        TEST_ASSERT_EQUAL(mode_of(table) == Mode::free_for_all, form.asks(config, timer_field));
        int heroines_asked = 0;
        for (std::size_t seat = 0; seat < 8; ++seat)
            heroines_asked += form.asks(config, heroine_field + seat) ? 1 : 0;
        TEST_ASSERT_EQUAL(seats_of(table), heroines_asked);
    }
}

void test_BUL_171_BUL_270_what_is_not_there() {
    Position p("boss4 ro ve ba na hc");
    TEST_ASSERT_EQUAL(4, p.s.seats);
    TEST_ASSERT_EQUAL(0, p.s.open_powerups.size());
    TEST_ASSERT_EQUAL(0, p.s.powerup_deck.size());
    TEST_ASSERT_EQUAL(0, Rules::clock(p.s).seconds);
    TEST_ASSERT_TRUE(p.s.mode == Mode::boss_battle);
    const State state = dealt("boss4 es pl ba yn", 3);
    for (Seat seat = 0; seat < 4; ++seat) {
        TEST_ASSERT_EQUAL(10, state.at(seat).current.total);
        TEST_ASSERT_EQUAL(state.at(seat).card().action_points, state.at(seat).action_points);
        TEST_ASSERT_EQUAL(state.at(seat).card().hand_size, state.at(seat).own_cards());
    }
    TEST_ASSERT_EQUAL(100, state.center.total);
}

// Nobody sends to anybody, and allies are all the others who are still in it.
void test_BUL_271_allies() {
    Position p("boss3 ro ve ba hc");
    TEST_ASSERT_EQUAL(nobody, target_of(p.s, 0));
    p.yes(TEAM(0, 1));
    p.yes(TEAM(0, 2));
    p.no(TEAM(0, 0));
    p.no(TEAM(0, 3));
    p.no(TEAM(3, 1));
    p.yes(PASS(1));
    p.yes(PASS(2));
    p.no(PASS(0));
    p.no(PASS(3));
    p.sight(0, "(1,1)R1");
    p.yes(TEAM(1, 2, sp(1, 1)));
    p.play({TEAM(1, 2, sp(1, 1))}).sees(2, "(1,1)R1");
    p.ended(2);
    p.no(TEAM(0, 2));
    p.no(PASS(2));
    p.yes(TEAM(0, 1));
    p.board(1).phase = Phase::ended;
    p.no(TEAM(0, 1));
    Position alone("boss1 ro hc");
    TEST_ASSERT_EQUAL(0, alone.count(team_action));
    alone.no(TEAM(0, 0));
    alone.no(TEAM(0, 1));
    alone.no(FIZZLE(32));
    alone.no(PASS(0));
}

// Whoever uses it names an ally; it may be used to fail if it can fail with one of them.
void test_BUL_121_BUL_271_team_actions_that_fail() {
    Position p("boss3 ro ve ba hc");
    p.no(FIZZLE(34 + 1));
    p.no(FIZZLE(32));
    p.yes(FIZZLE(34));  // there is no bullet to move
    p.sight(1, "(3,3)G1").sight(2, "(3,3)G1");
    p.no(FIZZLE(34));
    p.sight(2, "(1,1)R1");
    p.yes(FIZZLE(34));  // it may lead off her sight
    p.no(FIZZLE(32));
    p.play({FIZZLE(34)}).has_ap(0, 5);
}

void test_BUL_273_BUL_275_slots_and_shields() {
    const State state = dealt("boss1 ro hc", 1);
    TEST_ASSERT_EQUAL(5, state.boss.shields);
    TEST_ASSERT_EQUAL(0, state.boss.revealed());
    TEST_ASSERT_EQUAL(8, state.intensity);
    TEST_ASSERT_EQUAL(6, slot_count);
    const BossCard& comet = card_of(hollow_comet);
    TEST_ASSERT_EQUAL(no_effect, comet.slots[0].effect);
    TEST_ASSERT_EQUAL(6, comet.slots[1].breaks[0]);
    TEST_ASSERT_EQUAL(14, comet.slots[1].breaks[1]);
    TEST_ASSERT_EQUAL(29, comet.slots[3].breaks[2]);
    TEST_ASSERT_EQUAL(42, comet.slots[5].breaks[3]);
    TEST_ASSERT_EQUAL(11, comet.slots[4].intensity);
    TEST_ASSERT_EQUAL(6, break_point(state));
    TEST_ASSERT_EQUAL(30, break_point(dealt("boss4 ro ve ba na hc", 1)));
    TEST_ASSERT_EQUAL(18, break_point(dealt("boss2 ro ve co", 1)));
    TEST_ASSERT_TRUE(effect(comet.slots[3].effect)[0].verb == Verb::discard);
}

template <class Card>
concept has_mark = requires(Card card) {
    card.mark;
};

void test_BUL_026_BUL_306_what_bosses_are() {
    std::set<std::string_view> names;
    for (const BossCard& boss : content.bosses) {
        TEST_ASSERT_TRUE(!boss.id.empty() && !boss.subtitle.empty() && !boss.quote.empty() &&
                         !boss.ability.empty() && !boss.ability_help.empty());
        names.insert(boss.name);
        TEST_ASSERT_TRUE(boss.patterns == 6 || boss.patterns == 7);
    }
    TEST_ASSERT_EQUAL(8, names.size());
    TEST_ASSERT_EQUAL_STRING("Second Thought", card_of(second_thought).name.data());
    TEST_ASSERT_EQUAL_STRING("N..N", boss_grid_text(boss_card("TS-5")).data());
    TEST_ASSERT_EQUAL_STRING("Judgement", boss_pattern(boss_card("TS-5")).name.data());
    // Unlike heroines they have no mark.
    static_assert(has_mark<HeroineCard> && !has_mark<BossCard>);
}

void test_BUL_015_boss_patterns() {
    TEST_ASSERT_EQUAL(51, boss_pattern_count);
    int patterns = 0;
    for (const BossCard& boss : content.bosses) {
        TEST_ASSERT_EQUAL(patterns, boss.first_pattern);
        patterns += boss.patterns;
    }
    TEST_ASSERT_EQUAL(51, patterns);
    for (const BossPatternCard& card : content.boss_patterns) {
        TEST_ASSERT_EQUAL(0, content.shapes[card.shape].marks.size());
        TEST_ASSERT_TRUE(effect(card.effect).steps.size() > 0);
    }
}

void test_BUL_272_one_pattern_is_active() {
    for (kit::Seed seed = 0; seed < 30; ++seed) {
        const State state = dealt("boss1 es", seed);
        TEST_ASSERT_EQUAL(1, state.boss.active.size());
        TEST_ASSERT_EQUAL(card_of(state.boss.who).patterns - 1, state.boss.deck.size());
        TEST_ASSERT_EQUAL(0, state.boss.covered.size());
    }
}

void test_BUL_274_BUL_380_the_comet_begins_with_two() {
    const State state = dealt("boss1 ro hc", 5);
    TEST_ASSERT_EQUAL(2, state.boss.active.size());
    TEST_ASSERT_EQUAL(5, state.boss.deck.size());
    TEST_ASSERT_EQUAL(0, state.boss.active[0].turns);
}

void test_BUL_383_turned_by_chance() {
    std::set<int> turns;
    for (kit::Seed seed = 0; seed < 40; ++seed)
        turns.insert(dealt("boss1 es de", seed).boss.active[0].turns);
    TEST_ASSERT_TRUE(turns == (std::set<int>{0, 1, 2, 3}));
}

void test_BUL_394_feed_is_dealt_at_setup() {
    const State state = dealt("boss3 ro ve es co", 2);
    for (Seat seat = 0; seat < 3; ++seat) {
        TEST_ASSERT_EQUAL(1, state.at(seat).feed_cards());
        TEST_ASSERT_EQUAL(state.at(seat).card().hand_size, state.at(seat).own_cards());
        TEST_ASSERT_EQUAL(ynn, pattern(state.at(seat).hand.back()).heroine);
    }
    TEST_ASSERT_EQUAL(9, state.boss.feed.size());
    TEST_ASSERT_EQUAL(0, dealt("boss3 ro ve es ia", 2).boss.feed.size());
}

void test_BUL_398_an_action_is_suspended_at_setup() {
    std::set<int> suspended;
    for (kit::Seed seed = 0; seed < 60; ++seed) {
        const State state = dealt("boss2 es pl ia", seed);
        suspended.insert(state.at(0).suspended);
        TEST_ASSERT_TRUE(state.at(1).suspended < 3);
    }
    TEST_ASSERT_TRUE(suspended == (std::set<int>{0, 1, 2, 3}));
    TEST_ASSERT_EQUAL(kit::no_value, dealt("boss2 es pl de", 1).at(0).suspended);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_BUL_014_BUL_272_the_boss_of_nobody_who_plays);
    RUN_TEST(test_settings_keep_their_numbers);
    RUN_TEST(test_BUL_171_BUL_270_what_is_not_there);
    RUN_TEST(test_BUL_271_allies);
    RUN_TEST(test_BUL_121_BUL_271_team_actions_that_fail);
    RUN_TEST(test_BUL_273_BUL_275_slots_and_shields);
    RUN_TEST(test_BUL_026_BUL_306_what_bosses_are);
    RUN_TEST(test_BUL_015_boss_patterns);
    RUN_TEST(test_BUL_272_one_pattern_is_active);
    RUN_TEST(test_BUL_274_BUL_380_the_comet_begins_with_two);
    RUN_TEST(test_BUL_383_turned_by_chance);
    RUN_TEST(test_BUL_394_feed_is_dealt_at_setup);
    RUN_TEST(test_BUL_398_an_action_is_suspended_at_setup);
    return UNITY_END();
}
