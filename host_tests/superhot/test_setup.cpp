// Cards, places, setup and chance: HOT-001 .. HOT-046, HOT-330 .. HOT-342.
#include <set>

#include "position.h"
#include "superhot/places.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

void test_HOT_001_box_and_kinds_of_card() {
    TEST_ASSERT_EQUAL(43, obstacles.size());
    TEST_ASSERT_EQUAL(25, goals.size());
    TEST_ASSERT_EQUAL(12, bullets_in_box);
    std::set<std::string_view> ids;
    for (const Obstacle& card : obstacles) ids.insert(card.id);
    for (const GoalCard& card : goals) ids.insert(card.id);
    TEST_ASSERT_EQUAL(43 + 25, ids.size());
    TEST_ASSERT_EQUAL(25, common_obstacles);
}

void test_HOT_002_default_set_is_OB01_to_OB25() {
    const Position t;
    CardSet found;
    for (const Card card : t.s.line)
        if (card < obstacle_count) found.add(card);
    for (const Card card : t.s.obstacles)
        if (card < obstacle_count) found.add(card);
    TEST_ASSERT_EQUAL(25, found.size());
    for (int i = 1; i <= 25; ++i) TEST_ASSERT_TRUE(found.has(ob(i)));
}

void test_HOT_003_HOT_005_HOT_006_halves_count_where_they_lie() {
    Position t = Position::cleared();
    t.line({ob(1), ob(19)});
    t.hand({ob(7), it(6)});
    t.ready();
    // In The Line the bottom: one cost. In the hand the top: one thing.
    TEST_ASSERT_EQUAL(3, price_of(t.s, 0).cost);
    TEST_ASSERT_TRUE(price_of(t.s, 0).currency == Currency::fighting);
    TEST_ASSERT_EQUAL(5, price_of(t.s, 1).cost);
    TEST_ASSERT_TRUE(price_of(t.s, 1).currency == Currency::mixed);
    TEST_ASSERT_EQUAL(3, worth(t.s, ob(7), Currency::fighting));
    TEST_ASSERT_EQUAL(0, worth(t.s, ob(7), Currency::dodge));
    for (const TopHalf& top : tops) {
        const bool value_card = top.gives == Gives::fighting || top.gives == Gives::dodge;
        if (value_card) TEST_ASSERT_GREATER_THAN(0, top.value);
    }
}

void test_HOT_004_families_and_only_enemies_shoot() {
    int families[3] = {};
    for (Card card = 0; card < common_obstacles; ++card) {
        ++families[static_cast<int>(bottom_of(card).family)];
        if (bottom_of(card).shots > 0) TEST_ASSERT_TRUE(bottom_of(card).family == Family::enemy);
    }
    TEST_ASSERT_EQUAL(14, families[0]);
    TEST_ASSERT_EQUAL(6, families[1]);
    TEST_ASSERT_EQUAL(5, families[2]);
}

// As in the table of RULES.md, "Obstacles".
void test_HOT_003_HOT_006_cards_as_printed() {
    struct Row {
        Card first, last;
        BottomHalf bottom;
        TopHalf top;
    };
    using enum Family;
    using enum Ability;
    constexpr auto F = Currency::fighting, D = Currency::dodge, M = Currency::mixed;
    constexpr BottomHalf rookie{"Rookie Dude", enemy, F, 2, shoots, 1},
        unarmed_dude{"Unarmed Dude", enemy, F, 2, unarmed}, crate{"Crate", object, M, 2},
        doorway{"Doorway", location, D, 2};
    constexpr TopHalf punch{"Punch", Gives::fighting, 1}, sidestep{"Sidestep", Gives::dodge, 1},
        roll{"Roll", Gives::dodge, 2};
    const Row rows[] = {
        {ob(1),
         ob(6),
         {"Dude with Gun", enemy, F, 3, shoots, 1},
         {"Gun", Gives::fighting, 2, true}},
        {ob(7),
         ob(9),
         {"Dude with Shotgun", enemy, F, 5, shoots, 2},
         {"Shotgun", Gives::fighting, 3, true}},
        {ob(10), ob(12), unarmed_dude, {"Uppercut", Gives::fighting, 1}},
        {ob(13),
         ob(14),
         {"Dude with Katana", enemy, F, 4, Ability::katana},
         {"Katana", Gives::katana, 2, true}},
        {ob(15), ob(16), {"Pillar", location, D, 3, pillar}, {"Hide", Gives::dodge, 2}},
        {ob(17), ob(18), {"Safe Spot", location, D, 3}, {"Duck", Gives::dodge, 2}},
        {ob(19), ob(19), {"Statue", location, M, 5}, {"Take Cover", Gives::dodge, 3}},
        {ob(20), ob(20), {"Bar", location, M, 4}, {"How about a glass?", Gives::glass, 0}},
        {ob(21), ob(21), {"Table", object, M, 2}, {"Flip It", Gives::dodge, 1}},
        {ob(22), ob(22), {"Briefcase", object, M, 3}, {"Double Trouble", Gives::double_trouble, 0}},
        {ob(23), ob(24), {"Toolbox", object, M, 3}, {"Pliers", Gives::pliers, 0}},
        {ob(25), ob(25), {"Bottle", object, M, 1}, {"Throw", Gives::fighting, 1}},
        {ob(26),
         ob(27),
         {"Dude with a Baseball Bat", enemy, F, 4, Ability::bat},
         {"Baseball Bat", Gives::bat, 2, true}},
        {it(1), it(2), rookie, punch},
        {it(3), it(3), unarmed_dude, punch},
        {it(4), it(4), crate, punch},
        {it(5), it(5), rookie, {"Kick", Gives::fighting, 2}},
        {it(6), it(6), doorway, sidestep},
        {it(7), it(7), crate, sidestep},
        {it(8), it(8), unarmed_dude, sidestep},
        {pz(1), pz(2), rookie, punch},
        {pz(3), pz(3), unarmed_dude, punch},
        {pz(4), pz(4), crate, roll},
        {pz(5), pz(5), rookie, roll},
        {pz(6), pz(6), doorway, sidestep},
        {pz(7), pz(7), crate, sidestep},
        {pz(8), pz(8), unarmed_dude, sidestep},
    };
    Card next = 0;
    for (const Row& row : rows) {
        TEST_ASSERT_EQUAL(next, row.first);
        for (; next <= row.last; ++next) {
            const BottomHalf& bottom = bottom_of(next);
            TEST_ASSERT_TRUE(bottom.name == row.bottom.name);
            TEST_ASSERT_TRUE(bottom.family == row.bottom.family);
            TEST_ASSERT_TRUE(bottom.currency == row.bottom.currency);
            TEST_ASSERT_EQUAL(row.bottom.cost, bottom.cost);
            TEST_ASSERT_TRUE(bottom.ability == row.bottom.ability);
            TEST_ASSERT_EQUAL(row.bottom.shots, bottom.shots);
            const TopHalf& top = top_of(next);
            TEST_ASSERT_TRUE(top.name == row.top.name);
            TEST_ASSERT_TRUE(top.gives == row.top.gives);
            TEST_ASSERT_EQUAL(row.top.value, top.value);
            TEST_ASSERT_EQUAL(row.top.weapon, top.weapon);
        }
    }
    TEST_ASSERT_EQUAL(obstacle_count, next);
}

// As in the table of RULES.md, "Goals".
void test_HOT_011_goals_as_printed() {
    const int targets[] = {5, 4, 5, 3, 3, 3, 3, 3, 3, 3, 3, 5, 3,
                           0, 2, 2, 2, 5, 3, 5, 9, 4, 3, 5, 2};
    const std::string_view kinds = "CCCCCCCCCTTTTSTTSSSSSSSSS";
    TEST_ASSERT_EQUAL(kinds.size(), goals.size());
    for (std::size_t i = 0; i < goals.size(); ++i) {
        TEST_ASSERT_EQUAL(targets[i], goals[i].target);
        TEST_ASSERT_EQUAL(kinds[i], "CTS"[static_cast<std::size_t>(goals[i].type)]);
    }
}

void test_HOT_007_bullet_in_hand_is_of_no_use() {
    Position t = Position::cleared();
    t.hand({B, B, it(6), it(7)});
    t.line({ob(25), B});
    t.ready();
    t.play(MOVE);
    t.play(BEGIN(2, destroy));
    t.no(ADD(B));
    t.play({ADD(it(6)), ADD(it(7))});
    t.no(BEGIN(1, destroy));  // nothing but bullets is left
}

void test_HOT_008_bullet_costs_dodge_2() {
    Position t = Position::cleared();
    t.line({B});
    t.hand({ob(17), it(1), it(2), it(3)});
    t.ready();
    TEST_ASSERT_EQUAL(2, price_of(t.s, 0).cost);
    TEST_ASSERT_TRUE(price_of(t.s, 0).currency == Currency::dodge);
}

void test_HOT_009_bullets_are_interchangeable() {
    Position t = Position::cleared();
    t.hand({B, B, B});
    TEST_ASSERT_EQUAL(3, t.s.normals[0].bullets);
    TEST_ASSERT_EQUAL(9, t.s.bullets_deck);
}

void test_HOT_010_starting_cards_are_ordinary_obstacles_later() {
    Position t = Position::cleared();
    t.line({it(1)});
    t.hand({ob(1), ob(2), ob(3), ob(4)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1)), END_USE});
    TEST_ASSERT_TRUE(t.s.normals[0].hand.has(it(1)));
    TEST_ASSERT_TRUE(t.s.obstacle_discard.contains(ob(1)));
}

void test_HOT_011_every_counting_goal_has_its_counter() {
    Position t = Position::cleared();
    t.goals({body_count, arms_race, lights_out, redecorating});
    t.line({it(1)});
    t.hand({ob(1), ob(2), ob(3), ob(4)});
    t.ready();
    t.play({MOVE, BEGIN(1, destroy), ADD(ob(1)), END_USE});
    TEST_ASSERT_EQUAL(1, t.s.counters[body_count]);
    TEST_ASSERT_EQUAL(1, t.s.counters[arms_race]);
    TEST_ASSERT_EQUAL(0, t.s.counters[lights_out]);
    TEST_ASSERT_EQUAL(9, t.s.counters.size());
}

void test_HOT_015_HOT_036_places_at_the_start() {
    const Position t;
    TEST_ASSERT_EQUAL(20, t.s.obstacles.size());
    TEST_ASSERT_EQUAL(0, t.s.obstacle_discard.size());
    TEST_ASSERT_EQUAL(0, t.s.normals[0].discard.size());
    TEST_ASSERT_EQUAL(0, t.s.fresh.size());
    TEST_ASSERT_EQUAL(0, t.s.used.size());
    TEST_ASSERT_EQUAL(1, t.s.goal_row.size());
    TEST_ASSERT_EQUAL(24, t.s.goals_deck.size());
}

kit::Hash seen(const State& state, Seat seat = 0) {
    return kit::view_hash(superhot::game, reinterpret_cast<const kit::StateBytes*>(&state), seat);
}

void test_HOT_016_top_of_the_obstacles_deck_is_seen_but_not_in_the_line() {
    Position t = Position::cleared();
    t.ready();
    State other = t.s;
    std::swap(other.obstacles[0], other.obstacles[1]);
    TEST_ASSERT_EQUAL(seen(t.s), seen(other));  // below the top: hidden
    std::swap(other.obstacles.back(), other.obstacles[1]);
    TEST_ASSERT_TRUE(seen(t.s) != seen(other));
    t.obstacles({ob(1)});
    t.hand({ob(7), ob(8), it(1), it(2)});
    t.play(MOVE);
    t.no(BEGIN(7, destroy));
    t.play({BEGIN(1, knock_out), ADD(it(1)), END_USE});
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);  // it did not shoot from the deck
}

void test_HOT_017_player_deck_is_face_down_and_discard_open() {
    Position t = Position::cleared();
    t.deck({ob(1), ob(7)});
    t.discard({ob(2), ob(8)});
    t.ready();
    State other = t.s;
    std::swap(other.normals[0].deck[0], other.normals[0].deck[1]);
    TEST_ASSERT_EQUAL(seen(t.s), seen(other));
    std::swap(other.normals[0].discard[0], other.normals[0].discard[1]);
    TEST_ASSERT_TRUE(seen(t.s) != seen(other));
}

void test_HOT_018_obstacles_discard_is_open_in_its_order() {
    Position t = Position::cleared({.mode = versus});
    t.ready();
    t.obstacles({ob(1), ob(2)});
    State other = t.s;
    std::swap(other.obstacle_discard[0], other.obstacle_discard[1]);
    TEST_ASSERT_TRUE(seen(t.s, 0) != seen(other, 0));
    TEST_ASSERT_TRUE(seen(t.s, 1) != seen(other, 1));
}

void test_HOT_019_counts_are_public() {
    Position t = Position::cleared({.mode = versus});
    t.hand({it(1), it(2), B});
    t.deck({it(3)});
    t.ready();
    State more = t.s;
    more.normals[0].hand.add(more.normals[0].deck.draw());
    TEST_ASSERT_TRUE(seen(t.s, 1) != seen(more, 1));  // number of cards
    State worse = t.s;
    ++worse.normals[0].bullets;
    --worse.bullets_deck;
    TEST_ASSERT_TRUE(seen(t.s, 1) != seen(worse, 1));  // number of bullets
}

void test_HOT_020_no_hand_limit() {
    Position t = Position::cleared();
    t.line({ob(15), ob(16)});
    t.hand({ob(1), ob(2), ob(3), ob(4), ob(5), ob(6)});
    t.ready();
    t.play({MOVE, BEGIN(4, knock_out)});
    t.play(ADD(ob(1)));
    while (t.s.phase == Phase::hit) t.play(ADD(t.s.me().hand.first()));
    t.play(END_USE);
    TEST_ASSERT_GREATER_THAN(4, t.s.me().hand_count());
}

void test_HOT_021_knocked_out_card_goes_to_the_obstacles_discard() {
    Position t = Position::cleared();
    t.line({ob(1), ob(25)});
    t.knock_out(0);
    t.hand({it(1), it(2), it(3), it(4)});
    t.ready();
    t.play({MOVE, BEGIN(2, knock_out), ADD(it(1)), END_USE});
    TEST_ASSERT_TRUE(t.s.obstacle_discard.contains(ob(1)));
    TEST_ASSERT_EQUAL(12, t.s.bullets_deck);  // and has no ability
}

void test_HOT_022_knocked_out_card_is_left_alone_and_counts() {
    Position t = Position::cleared();
    t.line({it(1)});
    t.knock_out(0);
    t.hand({ob(1), ob(2), ob(3), ob(4)});
    t.ready();
    State other = t.s;
    other.line[0] = ob(9);  // its identity is known to everybody
    TEST_ASSERT_TRUE(seen(t.s) != seen(other));
    t.play(MOVE);
    t.no(BEGIN(1, destroy));
    t.no(BEGIN(1, knock_out));
}

void test_HOT_023_card_lies_face_up_again_in_a_pile() {
    Position t = Position::cleared();
    t.line({ob(1)});
    t.knock_out(0);
    t.ready();
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_EQUAL(0, t.s.knocked_out);
    TEST_ASSERT_EQUAL(ob(1), t.s.obstacle_discard.top());
}

void test_HOT_024_deck_is_shuffled_only_when_a_card_is_needed() {
    Position t = Position::cleared();
    t.ready();
    t.obstacles({ob(1)});
    t.play({WAIT, WAIT_GO});  // takes the last card
    TEST_ASSERT_EQUAL(0, t.s.obstacles.size());
    TEST_ASSERT_GREATER_THAN(0, t.s.obstacle_discard.size());
    t.play({WAIT, WAIT_GO});
    TEST_ASSERT_TRUE(t.happenings(obstacles_reshuffled) == 1);
}

void test_HOT_030_bullets_deck_starts_with_12() {
    const Position t;
    TEST_ASSERT_EQUAL(12, t.s.bullets_in_game);
    TEST_ASSERT_EQUAL(11, t.s.bullets_deck);  // one is in the packet
}

// The same draws as the ledger's order says, made here by hand.
void test_HOT_031_HOT_032_HOT_033_HOT_034_HOT_037_order_of_random_draws() {
    const Position t({}, 77);
    kit::Rng rng(77);
    std::vector<Card> set;
    for (Card card = 0; card < 25; ++card) set.push_back(card);
    rng.shuffle(std::span(set));
    for (std::size_t slot = 0; slot < 6; ++slot) {  // from the top, slot 1 first
        TEST_ASSERT_EQUAL(set.back(), t.s.line[slot]);
        set.pop_back();
    }
    std::vector<Card> packet(set.begin(), set.begin() + 9);
    packet.push_back(B);
    rng.shuffle(std::span(packet));
    for (std::size_t i = 0; i < 10; ++i) TEST_ASSERT_EQUAL(packet[i], t.s.obstacles[i]);
    for (std::size_t i = 10; i < 20; ++i) TEST_ASSERT_EQUAL(set[i - 1], t.s.obstacles[i]);
    std::vector<Card> own;
    for (int i = 1; i <= 8; ++i) own.push_back(it(i));
    rng.shuffle(std::span(own));
    for (std::size_t i = 0; i < 4; ++i) {
        TEST_ASSERT_EQUAL(own[i], t.s.normals[0].deck[i]);
        TEST_ASSERT_TRUE(t.s.normals[0].hand.has(own[i + 4]));
    }
    std::vector<Goal> deck;
    for (Goal goal = 0; goal < 25; ++goal) deck.push_back(goal);
    rng.shuffle(std::span(deck));
    for (std::size_t i = 0; i < 25; ++i) TEST_ASSERT_EQUAL(deck[i], t.s.goals_start[i]);
    TEST_ASSERT_TRUE(rng == t.s.rng);
}

void test_HOT_033_packet_holds_the_bullet() {
    for (kit::Seed seed = 1; seed < 30; ++seed) {
        const Position t({}, seed);
        TEST_ASSERT_EQUAL(1, t.s.obstacles.count(B));
        TEST_ASSERT_LESS_THAN(10, t.s.obstacles.index_of(B));
        TEST_ASSERT_EQUAL(20, t.s.obstacles.size());
        TEST_ASSERT_EQUAL(11, t.s.bullets_deck);
    }
}

void test_HOT_034_four_cards_in_the_first_hand() {
    const Position t;
    TEST_ASSERT_EQUAL(4, t.s.normals[0].hand.size());
    TEST_ASSERT_EQUAL(4, t.s.normals[0].deck.size());
}

void test_HOT_035_deck_by_choice() {
    const Position one, two({.deck = pz_deck}), three({.mode = versus, .deck = pz_deck});
    for (const Card card : one.s.normals[0].hand) TEST_ASSERT_TRUE(card >= it(1) && card <= it(8));
    for (const Card card : two.s.normals[0].hand) TEST_ASSERT_TRUE(card >= pz(1));
    for (const Card card : three.s.normals[0].hand) TEST_ASSERT_TRUE(card >= pz(1));
}

void test_HOT_038_HOT_039_goal_drawn_then_veto() {
    const Position t;
    TEST_ASSERT_TRUE(t.s.phase == Phase::veto);
    TEST_ASSERT_FALSE(t.s.goal_row.contains(recall));  // complete at once without Bullet Storm
}

void test_HOT_040_X05_goals_of_each_level() {
    const Position one, two({.mode = coop}), three({.mode = versus}), four({.mode = two_v_one});
    for (int level = 1; level <= 3; ++level) {
        TEST_ASSERT_EQUAL(level, goals_of_level(one.s, level));
        TEST_ASSERT_EQUAL(level + 1, goals_of_level(two.s, level));
    }
    TEST_ASSERT_EQUAL(2, goals_of_level(three.s, 2));
    TEST_ASSERT_EQUAL(3, goals_of_level(four.s, 2));
    TEST_ASSERT_EQUAL(1, one.s.goal_row.size());
    TEST_ASSERT_EQUAL(2, two.s.goal_row.size());
    TEST_ASSERT_EQUAL(1, three.s.goal_row.size());
    TEST_ASSERT_EQUAL(2, four.s.goal_row.size());
    const Position endless({.infinite = true});
    TEST_ASSERT_EQUAL(4, goals_of_level(endless.s, 4));
}

void test_HOT_045_phases_of_a_move_and_of_a_wait() {
    Position t = Position::cleared();
    t.line({ob(21), ob(25), ob(1)});
    t.hand({it(1), it(2), it(3), it(4)});
    t.ready();
    t.play({MOVE, BEGIN(2, knock_out), ADD(it(1)), END_USE});
    int last = -1;
    for (const EventKind kind : {drew, maneuvered, card_left, shots_fired, card_slid, line_dealt}) {
        const auto at = std::find_if(t.events.begin(), t.events.end(),
                                     [=](const kit::Event& e) { return e.kind == kind; });
        TEST_ASSERT_TRUE(at != t.events.end());
        TEST_ASSERT_GREATER_THAN(last, static_cast<int>(at - t.events.begin()));
        last = static_cast<int>(at - t.events.begin());
    }
    t.play(WAIT);
    t.play(WAIT_GO);
    TEST_ASSERT_EQUAL(0, t.happenings(drew));
    TEST_ASSERT_EQUAL(0, t.happenings(maneuvered));
    TEST_ASSERT_EQUAL(0, t.happenings(goal_done));
    TEST_ASSERT_GREATER_THAN(0, t.happenings(line_dealt));
}

void test_HOT_046_line_is_full_at_the_start_of_each_turn() {
    Position t;
    kit::Rng rng(3);
    for (int i = 0; i < 300 && Rules::turn(t.s) != kit::nobody; ++i) {
        if (t.s.phase == Phase::choose)
            for (int slot = 0; slot < 6; ++slot) TEST_ASSERT_TRUE(t.s.at(slot) != none);
        t.play(
            kit::random_legal(superhot::game, reinterpret_cast<const kit::StateBytes*>(&t.s), rng));
    }
}

void test_HOT_340_shuffle_is_fisher_yates_from_the_end() {
    kit::Rng one(9), two(9);
    std::array<Card, 7> kit_shuffled{0, 1, 2, 3, 4, 5, 6}, by_hand = kit_shuffled;
    one.shuffle(std::span<Card>(kit_shuffled));
    for (std::uint32_t i = 6; i >= 1; --i) std::swap(by_hand[i], by_hand[two.below(i + 1)]);
    TEST_ASSERT_TRUE(kit_shuffled == by_hand);
    TEST_ASSERT_TRUE(one == two);
    std::array<Card, 1> single{4};
    one.shuffle(std::span<Card>(single));
    TEST_ASSERT_TRUE(one == two);  // no random number for one card
}

void test_HOT_341_chance_is_used_for_shuffles_only() {
    Position t;
    kit::Rng rng(4);
    for (int i = 0; i < 400 && Rules::turn(t.s) != kit::nobody; ++i) {
        const kit::Rng before = t.s.rng;
        t.play(
            kit::random_legal(superhot::game, reinterpret_cast<const kit::StateBytes*>(&t.s), rng));
        const bool shuffled = t.happenings(deck_reshuffled) + t.happenings(obstacles_reshuffled) +
                                  t.happenings(level_began) >
                              0;
        if (!shuffled) TEST_ASSERT_TRUE(before == t.s.rng);
    }
}

void test_HOT_342_decisions_without_a_choice_are_offered() {
    Position t = Position::cleared();
    t.hand({B, B, ob(20), ob(22)});
    t.ready();
    TEST_ASSERT_EQUAL(1, t.legal_count());  // only Wait, but it is asked
    t.play(WAIT);
    TEST_ASSERT_TRUE(t.s.phase == Phase::waiting);
    // Aid with no obstacle in hand is not asked.
    Position two = Position::cleared({.mode = coop});
    two.hand({ob(1), B});
    two.line({it(1)});
    two.ready();
    two.play({MOVE, BEGIN(1, destroy), ADD(ob(1)), END_USE});
    TEST_ASSERT_TRUE(two.s.phase != Phase::aid);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_HOT_001_box_and_kinds_of_card);
    RUN_TEST(test_HOT_002_default_set_is_OB01_to_OB25);
    RUN_TEST(test_HOT_003_HOT_005_HOT_006_halves_count_where_they_lie);
    RUN_TEST(test_HOT_004_families_and_only_enemies_shoot);
    RUN_TEST(test_HOT_003_HOT_006_cards_as_printed);
    RUN_TEST(test_HOT_011_goals_as_printed);
    RUN_TEST(test_HOT_007_bullet_in_hand_is_of_no_use);
    RUN_TEST(test_HOT_008_bullet_costs_dodge_2);
    RUN_TEST(test_HOT_009_bullets_are_interchangeable);
    RUN_TEST(test_HOT_010_starting_cards_are_ordinary_obstacles_later);
    RUN_TEST(test_HOT_011_every_counting_goal_has_its_counter);
    RUN_TEST(test_HOT_015_HOT_036_places_at_the_start);
    RUN_TEST(test_HOT_016_top_of_the_obstacles_deck_is_seen_but_not_in_the_line);
    RUN_TEST(test_HOT_017_player_deck_is_face_down_and_discard_open);
    RUN_TEST(test_HOT_018_obstacles_discard_is_open_in_its_order);
    RUN_TEST(test_HOT_019_counts_are_public);
    RUN_TEST(test_HOT_020_no_hand_limit);
    RUN_TEST(test_HOT_021_knocked_out_card_goes_to_the_obstacles_discard);
    RUN_TEST(test_HOT_022_knocked_out_card_is_left_alone_and_counts);
    RUN_TEST(test_HOT_023_card_lies_face_up_again_in_a_pile);
    RUN_TEST(test_HOT_024_deck_is_shuffled_only_when_a_card_is_needed);
    RUN_TEST(test_HOT_030_bullets_deck_starts_with_12);
    RUN_TEST(test_HOT_031_HOT_032_HOT_033_HOT_034_HOT_037_order_of_random_draws);
    RUN_TEST(test_HOT_033_packet_holds_the_bullet);
    RUN_TEST(test_HOT_034_four_cards_in_the_first_hand);
    RUN_TEST(test_HOT_035_deck_by_choice);
    RUN_TEST(test_HOT_038_HOT_039_goal_drawn_then_veto);
    RUN_TEST(test_HOT_040_X05_goals_of_each_level);
    RUN_TEST(test_HOT_045_phases_of_a_move_and_of_a_wait);
    RUN_TEST(test_HOT_046_line_is_full_at_the_start_of_each_turn);
    RUN_TEST(test_HOT_340_shuffle_is_fisher_yates_from_the_end);
    RUN_TEST(test_HOT_341_chance_is_used_for_shuffles_only);
    RUN_TEST(test_HOT_342_decisions_without_a_choice_are_offered);
    return UNITY_END();
}
