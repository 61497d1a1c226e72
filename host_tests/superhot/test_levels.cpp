// Goals one by one, levels, veto and the end: HOT-180 .. HOT-216, X33 .. X35, X40.
#include "position.h"
#include "superhot/places.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

// A position in which a Move without cards completes the level.
Position about_to_clear(const Wish& wish = {}, int level = 1) {
    Position t = Position::cleared(wish);
    t.goals({close_call});
    t.hand({B, B, it(1)});
    t.ready();
    t.s.level = static_cast<std::uint8_t>(level);
    t.s.legs[0].levels = static_cast<std::uint8_t>(level - 1);
    return t;
}
void clear_level(Position& t) {
    t.play({MOVE, END_USE});
    if (t.s.phase == Phase::aid) t.play(NO_AID);
}

// ---- Each goal, met and just not met ----------------------------------------------------------

void test_HOT_136_counting_goals_need_their_number() {
    for (Goal goal = 0; goal < counting_goals; ++goal) {
        Position t = Position::cleared();
        t.s.counters[goal] = static_cast<std::uint8_t>(goals[goal].target - 1);
        TEST_ASSERT_FALSE(goal_met(t.s, goal, 0));
        ++t.s.counters[goal];
        TEST_ASSERT_TRUE(goal_met(t.s, goal, 0));
    }
}

void test_HOT_135_what_counts_for_which_goal() {
    struct Row {
        Card card;
        Method method;
        std::uint32_t goals;
    };
    constexpr auto bit = [](Goal goal) { return 1u << goal; };
    const Row rows[] = {
        {ob(1), destroy, bit(body_count) | bit(arms_race)},
        {ob(1), knock_out, bit(body_count) | bit(lights_out)},
        {ob(17), destroy, bit(redecorating)},
        {ob(17), knock_out, bit(redecorating) | bit(lights_out)},
        {ob(25), destroy, bit(finders_keepers)},
        {ob(25), knock_out, bit(lights_out)},
    };
    for (const Row& row : rows) {
        Position t = Position::cleared();
        kit::Events unseen;
        count_defeat(t.s, row.card, row.method, unseen);
        for (Goal goal = 0; goal < counting_goals; ++goal)
            TEST_ASSERT_EQUAL(row.goals >> goal & 1, t.s.counters[goal]);
    }
}

void test_HOT_136_turn_goals() {
    Position t = Position::cleared();
    const auto met = [&](Goal goal) { return goal_met(t.s, goal, 0); };
    t.s.turn = {};
    t.s.turn.destroyed = {2, 0, 0};
    t.s.turn.used = 4;
    TEST_ASSERT_FALSE(met(triple_take) || met(smash_and_grab) || met(full_throttle));
    t.s.turn.knocked_out = {1, 0, 0};
    t.s.turn.used = 5;
    TEST_ASSERT_TRUE(met(triple_take) && met(full_throttle));
    TEST_ASSERT_FALSE(met(smash_and_grab));
    t.s.turn.destroyed = {2, 1, 0};
    TEST_ASSERT_TRUE(met(smash_and_grab));
    TEST_ASSERT_FALSE(met(grand_tour));
    t.s.turn.knocked_out = {0, 0, 1};
    TEST_ASSERT_TRUE(met(grand_tour));
    TEST_ASSERT_FALSE(met(duck_and_strike));
    t.s.turn.bullets_destroyed = 1;
    TEST_ASSERT_TRUE(met(duck_and_strike));
    t.s.turn.destroyed = {1, 1, 0};
    TEST_ASSERT_FALSE(met(duck_and_strike));
}

void test_HOT_136_state_goals() {
    Position t = Position::cleared({.bats = 1});
    const auto met = [&](Goal goal) { return goal_met(t.s, goal, 0); };
    t.hand({B, ob(1), ob(7)});
    TEST_ASSERT_FALSE(met(close_call) || met(arsenal) || met(full_hands));
    t.hand({B, B, ob(1), ob(7), ob(26)});
    TEST_ASSERT_TRUE(met(close_call) && met(arsenal));
    t.hand({ob(17), ob(15), ob(20), ob(22), B});  // glass and Double Trouble count 0
    TEST_ASSERT_FALSE(met(untouchable) || met(full_hands));
    t.hand({ob(17), ob(15), ob(20), ob(22), it(6)});
    TEST_ASSERT_TRUE(met(untouchable) && met(full_hands));
    t.hand({ob(26), ob(19)});
    TEST_ASSERT_TRUE(met(untouchable));  // a Bat counts 2
    t.discard({ob(1), ob(2), ob(3), ob(4), ob(5), ob(7), ob(8), ob(9)});
    TEST_ASSERT_FALSE(met(pack_rat));
    t.discard({ob(1), ob(2), ob(3), ob(4), ob(5), ob(7), ob(8), ob(9), ob(10)});
    TEST_ASSERT_TRUE(met(pack_rat));
    t.line({ob(25), ob(21), ob(11)});
    TEST_ASSERT_FALSE(met(quiet_room));
    t.put(3, B);
    t.knock_out(2);
    TEST_ASSERT_TRUE(met(quiet_room));
    TEST_ASSERT_FALSE(met(sleepers));
    t.knock_out(0);
    t.knock_out(1);
    TEST_ASSERT_TRUE(met(sleepers));
    t.bullets_deck(6);
    TEST_ASSERT_FALSE(met(hail_of_lead) || met(recall));
    t.bullets_deck(5);
    TEST_ASSERT_TRUE(met(hail_of_lead));
    Position few = Position::cleared({.times_up = true});
    few.bullets_deck(8);
    TEST_ASSERT_TRUE(goal_met(few.s, recall, 0));  // of the 10 in the game
    few.bullets_deck(7);
    TEST_ASSERT_FALSE(goal_met(few.s, recall, 0));
}

// ---- Next level -------------------------------------------------------------------------------

void test_HOT_180_HOT_181_X40_next_level() {
    Position t = Position::cleared();
    t.goals({close_call});
    t.hand({B, B, it(1)});
    t.line({ob(25), ob(21), B});
    t.ready();
    t.bullets_deck(9 - 2);
    // Two bullets in the Obstacles Discard.
    for (int i = 0; i < 2; ++i) {
        t.s.obstacles.remove(B);
        t.s.obstacle_discard.push(B);
    }
    t.sound();
    TEST_ASSERT_EQUAL(7, t.s.bullets_deck);
    clear_level(t);
    TEST_ASSERT_EQUAL(2, t.s.level);
    TEST_ASSERT_EQUAL(7, t.s.bullets_deck);
    int in_stock = static_cast<int>(t.s.obstacles.count(B));
    for (const Card card : t.s.line) in_stock += card == B;
    TEST_ASSERT_EQUAL(3, in_stock);
    TEST_ASSERT_EQUAL(2, static_cast<int>(t.s.me().deck.count(B)) + t.s.me().bullets);
    TEST_ASSERT_EQUAL(4, t.s.me().hand_count());
    TEST_ASSERT_EQUAL(0, t.s.me().discard.size());
    TEST_ASSERT_EQUAL(0, t.s.obstacle_discard.size());
    TEST_ASSERT_EQUAL(2, t.s.goal_row.size());
    TEST_ASSERT_EQUAL(0, t.s.packet);  // no packet, no extra bullet
}

void test_HOT_180_order_of_the_level_shuffles() {
    Position t = about_to_clear();
    t.play(MOVE);
    State before = t.s;
    std::vector<Card> stock;
    for (int slot = 0; slot < 6; ++slot) stock.push_back(before.at(slot));
    for (const Card card : before.obstacles) stock.push_back(card);
    for (const Card card : before.obstacle_discard) stock.push_back(card);
    kit::Rng rng = before.rng;
    rng.shuffle(std::span(stock));
    t.play(END_USE);
    for (std::size_t slot = 0; slot < 6; ++slot)
        TEST_ASSERT_EQUAL(stock[stock.size() - 1 - slot], t.s.line[slot]);
    TEST_ASSERT_EQUAL(stock[0], t.s.obstacles[0]);
}

void test_HOT_182_completed_goals_go_under_the_deck() {
    Position t = Position::cleared();
    t.goals({close_call, body_count, recall});
    t.hand({B, B, it(1)});
    t.ready();
    t.s.counters[body_count] = 5;
    t.s.level = 1;
    t.play({MOVE, END_USE});
    TEST_ASSERT_EQUAL(2, t.s.level);
    TEST_ASSERT_EQUAL(recall, t.s.goals_deck[0]);  // the last of the row lowest
    TEST_ASSERT_EQUAL(body_count, t.s.goals_deck[1]);
    TEST_ASSERT_EQUAL(close_call, t.s.goals_deck[2]);
}

void test_HOT_183_HOT_213_line_of_a_new_level_cannot_be_dealt() {
    Position t = about_to_clear();
    t.obstacles_only({});
    t.obstacle_discard({});
    t.s.normals[0].deck.push(t.s.line[5]);
    t.s.line[5] = none;
    t.s.phase = Phase::use;
    t.play(END_USE);
    TEST_ASSERT_TRUE(t.s.end == End::no_line);
    // Few own cards are no loss.
    Position poor = Position::cleared();
    poor.goals({close_call});
    poor.hand({B, B, it(1), it(2)});
    poor.line({ob(25)});
    poor.fill_quietly();
    poor.play({MOVE, BEGIN(1, knock_out), ADD(it(1))});
    poor.s.me().deck.push(B);
    --poor.s.bullets_deck;
    poor.play(END_USE);
    TEST_ASSERT_EQUAL(2, poor.s.level);
    TEST_ASSERT_FALSE(poor.s.ended());
    TEST_ASSERT_EQUAL(4, poor.s.me().hand_count());
}

void test_HOT_183_line_of_a_new_level_can_just_be_dealt() {
    Position t = about_to_clear();
    t.obstacles_only({});
    t.obstacle_discard({});
    t.play({MOVE, END_USE});  // the six cards of The Line are all there is
    TEST_ASSERT_FALSE(t.s.ended());
    TEST_ASSERT_EQUAL(2, t.s.level);
    TEST_ASSERT_TRUE(t.s.obstacles.empty());
}

void test_HOT_183_owner_of_few_cards_draws_what_there_is() {
    Position t = about_to_clear();
    while (!t.s.me().deck.empty()) t.s.obstacles.put_at_bottom(t.s.me().deck.draw());
    t.s.me().discard.push(t.s.obstacles.draw());  // the fourth card of phase 3
    clear_level(t);
    TEST_ASSERT_EQUAL(4, t.s.me().hand_count());
    Position less = about_to_clear();
    while (!less.s.me().deck.empty()) less.s.obstacles.put_at_bottom(less.s.me().deck.draw());
    less.s.me().hand.remove(it(1));
    less.s.obstacles.put_at_bottom(it(1));
    kit::Events unseen;
    complete_level(less.s, unseen);
    TEST_ASSERT_EQUAL(2, less.s.me().hand_count());
    TEST_ASSERT_FALSE(less.s.ended());
}

void test_HOT_184_HOT_211_opening_hand_of_four_bullets_loses() {
    Position t = about_to_clear();
    while (!t.s.me().deck.empty()) t.s.obstacles.put_at_bottom(t.s.me().deck.draw());
    t.s.me().hand.remove(it(1));
    t.s.obstacles.put_at_bottom(it(1));
    t.s.me().deck.push(B);
    t.s.me().deck.push(B);
    t.s.bullets_deck = static_cast<std::uint8_t>(t.s.bullets_deck - 2);
    kit::Events unseen;
    complete_level(t.s, unseen);
    TEST_ASSERT_TRUE(t.s.end == End::bullets);
}

void test_HOT_185_everything_is_cleared_for_a_new_level() {
    Position t = about_to_clear({.mode = versus});
    t.s.counters.fill(1);
    t.harden_slot(3);
    t.s.lag = 1;
    clear_level(t);
    for (const auto counter : t.s.counters) TEST_ASSERT_EQUAL(0, counter);
    TEST_ASSERT_EQUAL(0, t.s.hardened);
    TEST_ASSERT_EQUAL(0, t.s.lag);
    TEST_ASSERT_EQUAL(0, t.s.knocked_out);
    TEST_ASSERT_EQUAL(1, t.s.level_turn);
    TEST_ASSERT_EQUAL(0, t.s.turn.used);
}

void test_HOT_186_HOT_195_HOT_196_HOT_197_HOT_198_X34_veto() {
    Position t = Position::cleared();
    t.goals({redecorating});
    t.goals_on_top({patience, lights_out, smash_and_grab});
    t.ready();
    t.s.phase = Phase::veto;
    t.no(VETO(patience));
    t.play(VETO(redecorating));
    TEST_ASSERT_TRUE(t.s.goal_row.size() == 1 && t.s.goal_row[0] == smash_and_grab);
    TEST_ASSERT_EQUAL(redecorating, t.s.goals_deck.top());
    TEST_ASSERT_TRUE(t.s.phase == Phase::choose);  // one veto a level, none of the replacement

    t.goals({close_call});  // the row goes under the deck
    t.s.goals_deck.remove(redecorating);
    t.s.goals_deck.put_on_top(redecorating);
    t.hand({B, B, it(1)});
    clear_level(t);
    TEST_ASSERT_EQUAL(redecorating, t.s.goal_row[0]);  // drawn first
    const Goal other = t.s.goal_row[1];
    TEST_ASSERT_TRUE(t.s.phase == Phase::veto);
    t.no(VETO(redecorating));  // only once in a game
    t.play(VETO(other));
    TEST_ASSERT_EQUAL(other, t.s.goals_deck.top());

    t.goals({close_call});
    t.s.goals_deck.remove(other);
    t.s.goals_deck.put_on_top(other);
    t.hand({B, B, it(1)});
    clear_level(t);
    TEST_ASSERT_EQUAL(3, t.s.level);
    TEST_ASSERT_TRUE(t.s.phase == Phase::choose);  // HOT-198
}

void test_HOT_187_goals_are_drawn_after_the_hand() {
    Position t = about_to_clear();
    t.play(MOVE);
    t.play(END_USE);
    std::size_t last_hand = 0, first_goal = t.events.size();
    for (std::size_t i = 0; i < t.events.size(); ++i) {
        if (t.events[i].kind == drew || t.events[i].kind == line_dealt) last_hand = i;
        if (t.events[i].kind == goal_drawn) first_goal = std::min(first_goal, i);
    }
    TEST_ASSERT_LESS_THAN(first_goal, last_hand);
}

void test_HOT_188_X33_goal_complete_at_once_goes_under_the_deck() {
    for (const bool storm : {false, true}) {
        Position t = Position::cleared({.storm = storm});
        t.bullets_deck(storm ? 9 : 11);
        t.s.goals_deck.remove(recall);
        t.s.goals_deck.put_on_top(recall);
        t.ready();
        kit::Events out(t.memory);
        return_goals(t.s);
        draw_goals(t.s, out);
        TEST_ASSERT_EQUAL(storm, t.s.goal_row.contains(recall));
        if (!storm) TEST_ASSERT_EQUAL(recall, t.s.goals_deck[0]);
        TEST_ASSERT_EQUAL(1, t.s.goal_row.size());
    }
}

void test_HOT_188_HOT_197_X35_vetoed_goal_complete_at_once() {
    Position t = Position::cleared();
    t.goals({arsenal});
    t.ready();
    t.s.phase = Phase::veto;
    t.play(VETO(arsenal));
    t.hand({ob(1), ob(2), ob(7)});
    kit::Events out(t.memory);
    return_goals(t.s);
    t.s.level = 2;
    draw_goals(t.s, out);
    TEST_ASSERT_FALSE(t.s.goal_row.contains(arsenal));
    TEST_ASSERT_EQUAL(arsenal, t.s.goals_deck[0]);
    TEST_ASSERT_EQUAL(2, t.s.goal_row.size());
}

void test_HOT_189_test_holds_for_either_player_and_zero_counters() {
    for (const int player : {0, 1}) {
        Position t = Position::cleared({.mode = coop});
        t.hand({ob(1), ob(2), ob(7)}, player);
        t.s.goals_deck.remove(arsenal);
        t.s.goals_deck.remove(body_count);
        return_goals(t.s);
        t.s.goals_deck.put_on_top(body_count);
        t.s.goals_deck.put_on_top(arsenal);
        t.s.goals_below = 0;
        t.s.goals_unseen = 25;
        kit::Events out(t.memory);
        draw_goals(t.s, out);
        TEST_ASSERT_FALSE(t.s.goal_row.contains(arsenal));
        TEST_ASSERT_TRUE(t.s.goal_row.contains(body_count));  // counters never count here
    }
}

void test_HOT_190_every_goal_would_be_complete() {
    Position t = Position::cleared();
    t.hand({B, B, ob(1), ob(2), ob(7), ob(8), ob(9)});
    t.fill_quietly();
    // Only goals that are complete are left in the deck.
    t.s.goals_deck.clear();
    t.s.goal_row.clear();
    for (const Goal goal : {close_call, arsenal, full_hands}) t.s.goals_deck.push(goal);
    t.s.goals_below = 0;
    t.s.goals_unseen = 3;
    t.s.level = 2;
    kit::Events out(t.memory);
    draw_goals(t.s, out);
    TEST_ASSERT_EQUAL(1, t.s.goal_row.size());
    TEST_ASSERT_EQUAL(full_hands, t.s.goal_row[0]);  // the first one drawn
    // With one that is open, the level has just that one.
    return_goals(t.s);
    t.s.goals_deck.push(body_count);
    ++t.s.goals_below;
    draw_goals(t.s, out);
    TEST_ASSERT_TRUE(t.s.goal_row.size() == 1 && t.s.goal_row[0] == body_count);
}

void test_HOT_182_goals_from_under_the_deck_are_known() {
    Position t = Position::cleared();
    return_goals(t.s);
    t.s.goals_unseen = 1;  // 24 known ones below it
    t.s.goals_below = goal_count - 1;
    kit::Events unseen;
    for (const int below : {goal_count - 1, goal_count - 2}) {
        t.s.goal_row.clear();
        draw_goals(t.s, unseen);
        TEST_ASSERT_EQUAL(0, t.s.goals_unseen);
        TEST_ASSERT_EQUAL(below, t.s.goals_below);
    }
}

void test_HOT_190_veto_without_a_replacement() {
    // Every other goal lies in the row; the only one in the deck would be complete at once.
    Position t;
    t.goals({0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23});
    t.play(VETO(body_count));
    TEST_ASSERT_TRUE(t.happened({.kind = goal_vetoed, .a = body_count, .b = no_goal}));
    TEST_ASSERT_EQUAL(23, t.s.goal_row.size());
    TEST_ASSERT_FALSE(t.s.goal_row.contains(body_count));
    TEST_ASSERT_EQUAL(body_count, t.s.goals_deck.top());
    TEST_ASSERT_EQUAL(recall, t.s.goals_deck[0]);
}

void test_HOT_195_keep_leaves_the_goals() {
    Position t;
    const auto row = t.s.goal_row;
    t.play(KEEP);
    TEST_ASSERT_TRUE(row == t.s.goal_row);
    TEST_ASSERT_TRUE(t.s.phase == Phase::choose);
}

void test_HOT_199_veto_in_other_modes() {
    Position endless = about_to_clear({.infinite = true}, 2);
    clear_level(endless);
    TEST_ASSERT_EQUAL(3, endless.s.level);
    TEST_ASSERT_TRUE(endless.s.phase == Phase::choose);
    for (const Mode mode : {versus, two_v_one}) {
        Position first({.mode = mode});
        TEST_ASSERT_TRUE(first.s.phase == Phase::veto);
        Position t = about_to_clear({.mode = mode});
        clear_level(t);
        TEST_ASSERT_EQUAL(2, t.s.level);
        TEST_ASSERT_TRUE(t.s.phase == Phase::veto);
    }
}

void test_HOT_200_nothing_to_veto() {
    Position t = Position::cleared();
    t.s.vetoed = 1u << triple_take;
    TEST_ASSERT_FALSE(open_veto(t.s));
    t.s.vetoed = 0;
    TEST_ASSERT_TRUE(open_veto(t.s));
    t.s.goals_deck.clear();
    TEST_ASSERT_FALSE(open_veto(t.s));
}

// ---- The end ----------------------------------------------------------------------------------

void test_HOT_210_winning_takes_all_levels() {
    Position t = about_to_clear({}, 3);
    clear_level(t);
    const kit::Outcome outcome = Rules::outcome(t.s);
    TEST_ASSERT_TRUE(outcome.over && outcome.result[0] == kit::Result::won);
    TEST_ASSERT_EQUAL(kit::nobody, Rules::turn(t.s));
    TEST_ASSERT_EQUAL(0, t.legal_count());
    Position early = about_to_clear({}, 2);
    clear_level(early);
    TEST_ASSERT_FALSE(Rules::outcome(early.s).over);
}

// Whose loss it was is told, if it was somebody's.
void test_HOT_211_HOT_213_HOT_216_whose_loss_it_was() {
    const auto lost = [](const Position& t, End end, Seat seat) {
        return t.happened({.kind = leg_over, .b = static_cast<std::uint8_t>(end), .c = seat});
    };
    for (const std::uint8_t player : {std::uint8_t{0}, std::uint8_t{1}}) {
        Position shot = Position::cleared({.mode = coop});
        shot.s.active = player;
        shot.hand({B, B, B});
        shot.line({B});
        shot.ready();
        shot.play({WAIT, WAIT_GO});
        TEST_ASSERT_TRUE(lost(shot, End::bullets, player));
        TEST_ASSERT_EQUAL(leg_over, shot.events.back().kind);  // HOT-215
    }
    Position bare = Position::cleared();
    bare.hand({it(1)});
    bare.ready();
    bare.obstacles_only({});
    bare.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(lost(bare, End::no_line, kit::nobody));
    Position slow = Position::cleared();
    slow.hand({it(1)});
    slow.ready();
    slow.s.level_turn = most_level_turns;
    slow.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(lost(slow, End::timeout, kit::nobody));
    Position won = about_to_clear({}, 3);
    clear_level(won);
    TEST_ASSERT_TRUE(lost(won, End::won, kit::nobody));
}

void test_HOT_211_four_bullets_from_any_draw() {
    Position refill = Position::cleared();
    refill.hand({B, B, B});
    refill.deck({B});
    refill.fill_quietly();
    refill.play({MOVE, END_USE});
    TEST_ASSERT_TRUE(refill.s.end == End::bullets);
    TEST_ASSERT_TRUE(Rules::outcome(refill.s).result[0] == kit::Result::lost);
    Position pillar = Position::cleared();
    pillar.hand({B, B, B});
    pillar.deck({B});
    pillar.line({none, ob(15)});
    pillar.fill_quietly();
    pillar.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(pillar.s.end == End::bullets);
    Position bat = Position::cleared({.bats = 1});
    bat.hand({B, B, B});
    bat.line({ob(25), ob(26), B});
    bat.fill_quietly();
    bat.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(bat.s.end == End::bullets);
}

void test_HOT_216_level_of_200_turns_is_lost() {
    Position t = Position::cleared();
    t.hand({it(1)});
    t.ready();
    t.s.level_turn = 199;
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_FALSE(t.s.ended());
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(t.s.end == End::timeout);
    Position long_match = Position::cleared();
    long_match.hand({it(1)});
    long_match.ready();
    long_match.s.actions = most_actions - 2;
    long_match.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(long_match.s.end == End::timeout);
    TEST_ASSERT_EQUAL(3900, most_actions);
    TEST_ASSERT_GREATER_THAN(3900, Rules::info.longest_match);   // its last turn may be long
    TEST_ASSERT_LESS_OR_EQUAL(4096, Rules::info.longest_match);  // the room of a replay
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_136_counting_goals_need_their_number);
    RUN_TEST(test_HOT_135_what_counts_for_which_goal);
    RUN_TEST(test_HOT_136_turn_goals);
    RUN_TEST(test_HOT_136_state_goals);
    RUN_TEST(test_HOT_180_HOT_181_X40_next_level);
    RUN_TEST(test_HOT_180_order_of_the_level_shuffles);
    RUN_TEST(test_HOT_182_completed_goals_go_under_the_deck);
    RUN_TEST(test_HOT_183_HOT_213_line_of_a_new_level_cannot_be_dealt);
    RUN_TEST(test_HOT_183_line_of_a_new_level_can_just_be_dealt);
    RUN_TEST(test_HOT_183_owner_of_few_cards_draws_what_there_is);
    RUN_TEST(test_HOT_184_HOT_211_opening_hand_of_four_bullets_loses);
    RUN_TEST(test_HOT_185_everything_is_cleared_for_a_new_level);
    RUN_TEST(test_HOT_186_HOT_195_HOT_196_HOT_197_HOT_198_X34_veto);
    RUN_TEST(test_HOT_187_goals_are_drawn_after_the_hand);
    RUN_TEST(test_HOT_188_X33_goal_complete_at_once_goes_under_the_deck);
    RUN_TEST(test_HOT_188_HOT_197_X35_vetoed_goal_complete_at_once);
    RUN_TEST(test_HOT_189_test_holds_for_either_player_and_zero_counters);
    RUN_TEST(test_HOT_190_every_goal_would_be_complete);
    RUN_TEST(test_HOT_182_goals_from_under_the_deck_are_known);
    RUN_TEST(test_HOT_190_veto_without_a_replacement);
    RUN_TEST(test_HOT_195_keep_leaves_the_goals);
    RUN_TEST(test_HOT_199_veto_in_other_modes);
    RUN_TEST(test_HOT_200_nothing_to_veto);
    RUN_TEST(test_HOT_210_winning_takes_all_levels);
    RUN_TEST(test_HOT_211_HOT_213_HOT_216_whose_loss_it_was);
    RUN_TEST(test_HOT_211_four_bullets_from_any_draw);
    RUN_TEST(test_HOT_216_level_of_200_turns_is_lost);
    return UNITY_END();
}
