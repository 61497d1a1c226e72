// What is asked, what is offered first, and what it is said to be for.
#include "stage/font.h"
#include "stand.h"
#include "superhot/position.h"
#include "superhot_scene/scene.h"
#include "superhot_scene/uses.h"
#include "superhot_scene/wishes.h"

using namespace table;
using namespace superhot_scene;
using stand::Stand;
using superhot::Phase;

void setUp() {}
void tearDown() {}

namespace {

void says(Stand& shown, const char* first, const char* second) {
    Words words;
    static_cast<const Scene&>(shown.driver().scene()).words(shown.driver().view(), words);
    TEST_ASSERT_EQUAL_STRING(first, words.first.c_str());
    TEST_ASSERT_EQUAL_STRING(second, words.second.c_str());
}
std::string prompt_of(Stand& shown) {
    return std::string(shown.driver().scene().prompt(shown.driver().view()));
}

superhot_scene::Wish wish(std::initializer_list<Goal> goals, Card card, std::uint32_t done = 0) {
    Position t = Position::cleared();
    t.line({card});
    t.goals(goals);
    t.ready();
    t.s.done = done;
    return wish_for(t.s, 0);
}

}  // namespace

// Never against what the open goals ask for; where they ask for nothing, destroy.
static void goals_choose_between_destroy_and_knock_out() {
    const auto check = [](Goal goal, Card card, Method method, bool asked) {
        const superhot_scene::Wish found = wish({goal}, card);
        TEST_ASSERT_EQUAL_MESSAGE(method, found.method, superhot::goals[goal].name.data());
        TEST_ASSERT_EQUAL_MESSAGE(asked ? goal : no_goal, found.goal,
                                  superhot::goals[goal].name.data());
    };
    const Card enemy = ob(1), object = ob(21), location = ob(19), pillar = ob(15);
    check(lights_out, object, superhot::knock_out, true);
    check(sleepers, enemy, superhot::knock_out, true);
    check(quiet_room, enemy, superhot::knock_out, true);
    check(arms_race, enemy, destroy, true);
    check(arms_race, object, destroy, false);
    check(finders_keepers, object, destroy, true);
    check(finders_keepers, location, destroy, false);
    check(smash_and_grab, location, destroy, true);
    check(clean_sweep, object, destroy, true);
    check(full_hands, object, destroy, true);
    check(arsenal, enemy, destroy, true);
    check(arsenal, object, destroy, false);
    check(untouchable, pillar, destroy, true);
    check(untouchable, enemy, destroy, false);
    for (const Goal goal : {body_count, momentum, triple_take, grand_tour, patience})
        check(goal, enemy, destroy, false);
    // A weak card is worth having, too, where nothing else is asked for.
    check(body_count, ob(11), destroy, false);
    TEST_ASSERT_EQUAL(destroy, wish({lights_out}, object, 1u << lights_out).method);
    TEST_ASSERT_EQUAL(destroy, wish({lights_out, finders_keepers}, object).method);
    TEST_ASSERT_EQUAL(superhot::knock_out,
                      wish({lights_out, finders_keepers, sleepers}, object).method);
    TEST_ASSERT_EQUAL(destroy, wish({lights_out}, B).method);
}

static void the_wanted_way_is_offered_first() {
    Position t = Position::cleared();
    t.line({ob(21)});
    t.hand({ob(2), it(1)});
    t.goals({lights_out});
    t.ready();
    Stand shown(t.s);
    shown.keys("A A");
    says(shown, "Table ◬2: 2", "✓ Enough. Knock out for Lights Out.");
    shown.keys("A");
    TEST_ASSERT_TRUE(shown.position().is_knocked_out(0));
}

static void the_end_of_a_level_is_foreseen() {
    Position t = Position::cleared();
    t.line({ob(21), ob(25), ob(7)});
    t.hand({it(1), it(6), ob(2)});
    t.goals({slow_motion});
    t.s.counters[slow_motion] = 2;
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(2))});
    Stand shown(t.s);
    shown.keys("DOWN*2");
    says(shown, "Time moves 1 slot: you gain 0 cards.", "✓ The level is complete: no shots.");
    TEST_ASSERT_EQUAL(0, forecast_move(t.s, no_slot, {}).shots);
    t.s.counters[slow_motion] = 1;
    TEST_ASSERT_EQUAL(2, forecast_move(t.s, no_slot, {}).shots);
    TEST_ASSERT_FALSE(forecast_move(t.s, no_slot, {}).completes);
    // Of an attack that is still being put together, too; and it may be overkill.
    Position aim = Position::cleared();
    aim.line({ob(25), ob(7)});
    aim.hand({ob(8), it(1), it(2), it(3)});  // a Shotgun of 3 against a Bottle of 1
    aim.goals({overkill});
    aim.ready();
    Picks picks;
    TEST_ASSERT_FALSE(forecast_move(aim.s, 0, picks).completes);
    picks.push({ob(8), none});
    TEST_ASSERT_TRUE(forecast_move(aim.s, 0, picks).completes);
    aim.goals({bullet_time});
    aim.s.counters[bullet_time] = 2;
    aim.put(0, B);
    aim.hand({ob(17), it(1), it(2), it(3)});
    picks.clear();
    picks.push({ob(17), none});
    TEST_ASSERT_TRUE(forecast_move(aim.s, 0, picks).completes);
}

namespace {

Position acting(Cards line, Mode mode = solo) {
    Position t = Position::cleared({.mode = mode, .bats = 2});
    t.line({ob(21)});
    int slot = 1;
    for (const Card card : line) t.put(slot++, card);
    t.hand({it(1), it(6), ob(2)}, 0);
    t.ready();
    return t;
}

bool asked_for_order(Cards line, Mode mode = solo, bool empty_piles = false) {
    Position t = acting(line, mode);
    if (empty_piles) {
        t.s.normals[0].deck.clear();
        t.s.normals[0].discard.clear();
    }
    State state = t.s;
    kit::Events unseen;
    TEST_ASSERT_TRUE(Rules::apply(state, WAIT, unseen).ok());
    state.knocked_out = 1;  // the card that passes does not come to the discard
    TEST_ASSERT_TRUE(Rules::apply(state, WAIT_GO, unseen).ok());
    TEST_ASSERT_EQUAL(Phase::order, state.phase);
    TEST_ASSERT_EQUAL(why_order(state).first.empty(),
                      superhot_scene::halfway(reinterpret_cast<const kit::StateBytes*>(&state)));
    return !why_order(state).first.empty();
}

}  // namespace

// The rules ask wherever somebody takes a card and others act; people only where it matters.
static void the_order_is_asked_only_where_it_counts() {
    TEST_ASSERT_TRUE(asked_for_order({ob(15), ob(13), ob(1)}));
    TEST_ASSERT_TRUE(asked_for_order({ob(15), ob(26)}));
    TEST_ASSERT_FALSE(asked_for_order({ob(13), ob(1)}));
    TEST_ASSERT_FALSE(asked_for_order({ob(13), ob(26)}));
    TEST_ASSERT_FALSE(asked_for_order({ob(15), ob(26), B}));  // the bat strikes the Bullet
    TEST_ASSERT_TRUE(asked_for_order({ob(15), ob(26), ob(27), B}));
    TEST_ASSERT_FALSE(asked_for_order({ob(15), ob(13)}, solo, true));  // nothing to draw
    TEST_ASSERT_TRUE(asked_for_order({ob(13), ob(1)}, versus));
    TEST_ASSERT_FALSE(asked_for_order({ob(13), ob(26)}, versus));
}

static void an_order_that_changes_nothing_is_taken() {
    Stand shown(acting({ob(13), ob(1)}).s);
    shown.keys("DOWN*2 LEFT A A");
    TEST_ASSERT_EQUAL(Phase::drop, shown.position().phase);
    Stand asked(acting({ob(13), ob(15)}).s);
    asked.keys("DOWN*2 LEFT A A");
    TEST_ASSERT_EQUAL(Phase::order, asked.position().phase);
}

static void the_question_says_why_and_starts_on_the_usual() {
    Stand shown(acting({ob(13), ob(15)}).s);
    shown.keys("DOWN*2 LEFT A A");
    TEST_ASSERT_EQUAL_STRING("Who acts first?", prompt_of(shown).c_str());
    says(shown, "One gives you a card, one takes one.", "As usual the Pillar comes first.");
    shown.keys("A");
    TEST_ASSERT_EQUAL(Phase::drop, shown.position().phase);
    TEST_ASSERT_EQUAL(4, shown.position().me().hand_count());
    Stand system(acting({ob(13), ob(1)}, versus).s);
    system.keys("DOWN*2 LEFT A A");
    says(system, "The System draws what is put away last.", "As usual the shots come first.");
}

static void a_forced_discard_names_its_cause() {
    Stand katana(acting({ob(13), ob(1)}).s);
    katana.keys("DOWN*2 LEFT A A");
    TEST_ASSERT_EQUAL_STRING("Katana: discard a card", prompt_of(katana).c_str());
    says(katana, "Dude with Katana: discard a card.", "You would lose Gun ⬢2.");
    Stand bat(acting({ob(26), ob(1)}).s);
    bat.keys("DOWN*2 LEFT A A");
    TEST_ASSERT_EQUAL_STRING("Bat: discard a card", prompt_of(bat).c_str());
    says(bat, "Bat Dude: discard a card.", "You would lose Gun ⬢2.");
    // Both: the Katana comes first, and whoever has acted last is named.
    Stand both(acting({ob(26), ob(13), ob(15)}).s);
    both.keys("DOWN*2 LEFT A A A");
    TEST_ASSERT_EQUAL_STRING("Katana: discard a card", prompt_of(both).c_str());
    both.keys("A");
    TEST_ASSERT_EQUAL_STRING("Bat: discard a card", prompt_of(both).c_str());
    // A match that was resumed there knows it from the table alone.
    Stand resumed(both.position());
    TEST_ASSERT_EQUAL_STRING("Bat: discard a card", prompt_of(resumed).c_str());
    State odd = both.position();
    TEST_ASSERT_EQUAL(ob(13), who_demands(odd, ob(13)));
    odd.line[5] = B;  // a bat would have struck it
    TEST_ASSERT_EQUAL(ob(13), who_demands(odd, none));
}

namespace {

Position system_turn() {
    Position t = Position::cleared({.mode = versus});
    t.line({ob(7), ob(21), ob(10), ob(1), ob(15)});
    t.hand({ob(2), it(1), it(2)}, 0);
    t.goals({triple_take});
    t.ready();
    t.play({MOVE, END_USE});
    t.settle();
    TEST_ASSERT_EQUAL(Phase::system, t.s.phase);
    return t;
}

}  // namespace

static void the_system_ends_its_turn_where_nothing_can_be_paid() {
    Position t = system_turn();
    t.s.points = {6, 1, 0};
    Stand shown(t.s, 1);
    TEST_ASSERT_EQUAL_STRING("Glitch The Line", prompt_of(shown).c_str());
    shown.keys("DOWN RIGHT A A");  // HARDEN on the first that can be
    TEST_ASSERT_NOT_EQUAL(0, shown.position().hardened);
    says(shown, "End the System's turn.", "Points left over are lost.");
    shown.keys("A");
    TEST_ASSERT_NOT_EQUAL(Phase::system, shown.position().phase);
}

// Whatever lay over the table makes way for a hint.
static void a_hint_replaces_what_was_said_before() {
    Position t = Position::cleared();
    t.line({ob(21), ob(25)});
    t.hand({it(1), it(6), ob(2)});
    t.ready();
    Stand shown(t.s);
    const Action hint[] = {MOVE, BEGIN(1, destroy), ADD(ob(2))};
    for (const char* before : {"UP A", "DOWN*2 RIGHT A", "DOWN*2 RIGHT*2 A"}) {
        shown.keys(before);
        shown.driver().scene().point_out(shown.driver().view(), hint);
        says(shown, "Table ◬2: 2", "✓ Enough.");
        TEST_ASSERT_TRUE(shown.driver().scene().keeps_back(shown.driver().view()));
        shown.keys("B");
        TEST_ASSERT_FALSE(shown.driver().scene().keeps_back(shown.driver().view()));
    }
}

// ---- Places -------------------------------------------------------------------------------------

static void names_stay_clear_of_the_frames() {
    const auto clear = [](std::string_view name, int width) {
        // The last column of a letter is empty; a frame and a free pixel to either side.
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(width, stage::text_width(name, stage::tiny) - 1 + 4,
                                          name.data());
    };
    for (Card card = 0; card <= bullet; ++card) {
        clear(short_name_in_line(card), slot_area(0, 6).width);
        clear(short_name_in_line(card, true), slot_area(0, 7).width);
        clear(short_name_in_hand(card), pile_slot(0).width);
        clear(short_name_in_line(card), pile_slot(0).width);
    }
}

// With the largest piles there can be, of one player and of two.
static void buttons_points_and_piles_do_not_overlap() {
    for (const Mode mode : {solo, coop, versus, two_v_one}) {
        Position t = Position::cleared({.mode = mode});
        t.line({ob(15), ob(13), ob(1), B});
        t.hand({ob(23), it(1)}, 0);
        t.ready();
        State state = t.s;
        Normal& me = state.me();
        while (me.deck.size() < 12) me.deck.push(ob(1));
        while (me.discard.size() < 12) me.discard.push(ob(1));
        while (state.obstacle_discard.size() < 12) state.obstacle_discard.push(ob(1));
        for (const Phase phase :
             {Phase::veto, Phase::veto_reply, Phase::choose, Phase::use, Phase::waiting, Phase::aid,
              Phase::order, Phase::drop, Phase::system}) {
            if (phase == Phase::system && !state.has_system()) continue;
            state.phase = phase;
            state.points = {10, 7, 0};
            Selection selection;
            selection.clear(state, false);
            const Buttons all = selection.buttons(state);
            for (std::size_t i = 0; i < all.size(); ++i) {
                const Rect box = button_area(state, all, i);
                TEST_ASSERT_TRUE(box.common(buttons_area) == box);
                for (std::size_t j = 0; j < i; ++j)
                    TEST_ASSERT_TRUE(box.common(button_area(state, all, j)).empty());
                const Rect points{points_at, box.y, 9 * stage::small.width, box.height};
                if (phase == Phase::system) TEST_ASSERT_TRUE(box.common(points).empty());
            }
        }
    }
}

// Every way to pay 7 with 17 points.
static void eight_ways_to_pay_have_room() {
    Position t = system_turn();
    t.s.points = {9, 8, 0};
    Selection selection;
    selection.clear(t.s, false);
    selection.set_cursor(t.s, {Row::hand, superhot::lag - 1});
    PlannedActions plan;
    TEST_ASSERT_TRUE(selection.choose(t.s, plan) == Selection::Result::chose);
    const Buttons all = selection.buttons(t.s);
    TEST_ASSERT_EQUAL(8, all.size());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const Rect box = button_area(t.s, all, i);
        TEST_ASSERT_TRUE(box.common(buttons_area) == box);
        if (i > 0) TEST_ASSERT_TRUE(box.common(button_area(t.s, all, i - 1)).empty());
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(goals_choose_between_destroy_and_knock_out);
    RUN_TEST(the_wanted_way_is_offered_first);
    RUN_TEST(the_end_of_a_level_is_foreseen);
    RUN_TEST(the_order_is_asked_only_where_it_counts);
    RUN_TEST(an_order_that_changes_nothing_is_taken);
    RUN_TEST(the_question_says_why_and_starts_on_the_usual);
    RUN_TEST(a_forced_discard_names_its_cause);
    RUN_TEST(the_system_ends_its_turn_where_nothing_can_be_paid);
    RUN_TEST(a_hint_replaces_what_was_said_before);
    RUN_TEST(names_stay_clear_of_the_frames);
    RUN_TEST(buttons_points_and_piles_do_not_overlap);
    RUN_TEST(eight_ways_to_pay_have_room);
    return UNITY_END();
}
