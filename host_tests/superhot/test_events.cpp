// What happens is told whole: whoever saw a position and hears the events of an action knows the
// next position. In random matches of all modes, with every field of an event that a scene can use.
#include "position.h"
#include "superhot/places.h"

using namespace table;

void setUp() {}
void tearDown() {}

namespace {

using Pile = std::vector<Card>;

template <class List>
Pile pile_of(const List& cards) {
    return {cards.begin(), cards.end()};
}

// A table that knows nothing but a position and what was told after it.
struct Retold {
    const State& before;
    const State& after;
    Action action;
    std::array<Card, most_slots> line = before.line;
    unsigned knocked_out = before.knocked_out;
    std::array<CardSet, 2> hand{before.normals[0].hand, before.normals[1].hand};
    std::array<int, 2> bullets{before.normals[0].bullets, before.normals[1].bullets};
    std::array<Pile, 2> discard{pile_of(before.normals[0].discard),
                                pile_of(before.normals[1].discard)};
    Pile obstacle_discard = pile_of(before.obstacle_discard);
    Pile system_hand = pile_of(before.system_hand);
    Pile fresh = pile_of(before.fresh);
    std::vector<Used> used{before.used.begin(), before.used.end()};
    int bullets_deck = before.bullets_deck;
    std::vector<Goal> row{before.goal_row.begin(), before.goal_row.end()};
    std::uint32_t done = before.done;
    std::array<std::uint8_t, counting_goals> counters = before.counters;
    Seat turn = Rules::turn(before);
    int leg = before.leg, level = before.level;
    bool dealt_anew = false;  // a level or leg is over: all is dealt anew

    std::size_t player(Seat seat) const { return before.two() ? seat : 0; }
    Card& slot(int number) {
        TEST_ASSERT_TRUE(number >= 1 && number <= before.slots);
        return line[static_cast<std::size_t>(number - 1)];
    }
    void lies(int number, Card card) { TEST_ASSERT_EQUAL(card, slot(number)); }
    void leaves(int number) {
        slot(number) = none;
        knocked_out &= ~(1u << (number - 1));
    }
    static void take(Pile& pile, Card card) {
        const auto found = std::find(pile.begin(), pile.end(), card);
        TEST_ASSERT_TRUE(found != pile.end());
        pile.erase(found);
    }
    void leave_hand(Seat seat, Card card) {
        TEST_ASSERT_TRUE(hand[player(seat)].has(card));
        hand[player(seat)].remove(card);
    }
    void clear_table() {
        line.fill(none);
        knocked_out = 0;
        hand = {};
        bullets = {};
        discard = {};
        obstacle_discard.clear();
        system_hand.clear();
        used.clear();
        fresh.clear();
        row.clear();
        done = 0;
        counters = {};
        dealt_anew = false;
    }

    void hear(const kit::Event& e) {
        switch (e.kind) {
            case level_began:
                TEST_ASSERT_EQUAL(after.level, e.a);
                TEST_ASSERT_EQUAL(after.two() ? after.level + 1 : after.level, e.b);
                TEST_ASSERT_EQUAL(after.leg, e.c);
                leg = e.c;
                level = e.a;
                return;
            case goal_drawn:
                return row.push_back(e.a);
            case goal_vetoed: {
                const auto place = std::find(row.begin(), row.end(), e.a);
                TEST_ASSERT_TRUE(place != row.end());
                *place = e.b;
                return;
            }
            case veto_proposed:
                TEST_ASSERT_EQUAL(turn, e.a);
                TEST_ASSERT_EQUAL(after.proposal, e.b);
                return;
            case veto_answered:
                TEST_ASSERT_EQUAL(turn, e.a);
                TEST_ASSERT_EQUAL(action.kind == agree, e.b);
                return;
            case line_dealt:
                if (dealt_anew) clear_table();
                lies(e.a, none);
                slot(e.a) = e.b;
                return;
            case turn_began:
                TEST_ASSERT_EQUAL(after.seat_of(after.active), e.a);
                TEST_ASSERT_EQUAL(after.level_turn, e.b);
                turn = e.a;
                return;
            case waited:
                TEST_ASSERT_EQUAL(turn, e.a);
                return;
            case discarded:
                leave_hand(e.a, e.b);
                return obstacle_discard.push_back(e.b);
            case hit_began:
                TEST_ASSERT_EQUAL(after.hit_slot + 1, e.a);
                TEST_ASSERT_EQUAL(after.hit_method, e.b);
                return;
            case card_used:
                TEST_ASSERT_EQUAL(turn, e.a);
                if (before.aid_in != e.b) leave_hand(e.a, e.b);
                return used.push_back({e.b, e.c});
            case card_defeated: {
                lies(e.a, e.b);
                const Price price = price_of(before, before.hit_slot);
                TEST_ASSERT_EQUAL(
                    before.hit_sum + worth(before, used_as(action.a, action.b), price.currency),
                    e.d);
                if (e.b == B)
                    ++bullets_deck;
                else if (e.c == destroy)
                    fresh.push_back(e.b);
                else
                    knocked_out |= 1u << (e.a - 1);
                if (e.c == destroy) leaves(e.a);
                return;
            }
            case slashed:
                lies(e.a, B);
                ++bullets_deck;
                return leaves(e.a);
            case healed:
                --bullets[player(e.a)];
                ++bullets_deck;
                return;
            case drew:
                if (e.b == B)
                    ++bullets[player(e.a)];
                else
                    hand[player(e.a)].add(e.b);
                return;
            case deck_reshuffled:
                TEST_ASSERT_EQUAL(discard[player(e.a)].size(), e.b);
                return discard[player(e.a)].clear();
            case obstacles_reshuffled:
                TEST_ASSERT_EQUAL(obstacle_discard.size(), e.b);
                return obstacle_discard.clear();
            case aid_given:
                TEST_ASSERT_EQUAL(turn, e.a);
                return leave_hand(e.a, e.b);
            case aid_returned:
                return discard[player(e.a)].push_back(e.b);
            case new_card_taken:
                take(fresh, e.b);
                return hand[player(e.a)].add(e.b);
            case maneuvered:
                TEST_ASSERT_EQUAL(std::min<std::size_t>(used.size() + before.lag, before.slots),
                                  e.a);
                return;
            case card_left:
                lies(e.a, e.b);
                if (e.c == static_cast<int>(Where::hand))
                    ++bullets[before.active];
                else if (e.c == static_cast<int>(Where::player_discard))
                    discard[before.active].push_back(e.b);
                else
                    obstacle_discard.push_back(e.b);
                return leaves(e.a);
            case used_gone:
                TEST_ASSERT_EQUAL(used.size(), e.a);
                for (const Used& use : used) obstacle_discard.push_back(use.card);
                return used.clear();
            case goal_progress:
                counters[e.a] = e.b;
                return;
            case goal_done:
                done |= 1u << e.a;
                return;
            case ability_acts:
                return lies(e.a, e.b);
            case shots_fired:
                lies(e.a, e.b);
                bullets_deck -= e.c;
                obstacle_discard.insert(obstacle_discard.end(), e.c, B);
                return;
            case card_slid: {
                lies(e.a, e.c);
                const bool out = (knocked_out >> (e.a - 1) & 1) != 0;
                leaves(e.a);
                slot(e.b) = e.c;
                knocked_out |= static_cast<unsigned>(out) << (e.b - 1);
                return;
            }
            case system_drew:
                if (e.b == 0) {
                    TEST_ASSERT_EQUAL(obstacle_discard.back(), e.a);
                    obstacle_discard.pop_back();
                }
                return system_hand.push_back(e.a);
            case glitched:
                return hear_glitch(e);
            case system_done:
                obstacle_discard.insert(obstacle_discard.end(), system_hand.rbegin(),
                                        system_hand.rend());
                return system_hand.clear();
            case level_cleared:
                TEST_ASSERT_EQUAL(level, e.a);
                dealt_anew = true;
                return;
            case leg_over:
                TEST_ASSERT_EQUAL(leg, e.a);
                TEST_ASSERT_EQUAL(static_cast<int>(after.legs[e.a].end), e.b);
                dealt_anew = true;
                return;
            default:
                return;
        }
    }
    void hear_glitch(const kit::Event& e) {
        TEST_ASSERT_EQUAL(action.c, e.c);
        if (e.a == lag) {
            TEST_ASSERT_TRUE(e.b == 0 && e.d == none);
            return;
        }
        lies(e.b, e.d);
        const unsigned bit = 1u << (e.b - 1);
        if (e.a == superhot::swap) {
            std::swap(slot(e.b), slot(e.b + 1));
            const unsigned pair = knocked_out & (bit | bit << 1);
            if (pair == bit || pair == bit << 1) knocked_out ^= bit | bit << 1;
        }
        if (e.a == restore) knocked_out &= ~bit;
        if (e.a == ricochet) {
            *std::find(obstacle_discard.rbegin(), obstacle_discard.rend(), B) = e.d;
            leaves(e.b);
            slot(e.b) = B;
        }
    }

    void compare() const {
        TEST_ASSERT_EQUAL_UINT8_ARRAY(after.line.data(), line.data(), most_slots);
        TEST_ASSERT_EQUAL(after.knocked_out, knocked_out);
        for (std::size_t i = 0; i < 2; ++i) {
            TEST_ASSERT_TRUE(after.normals[i].hand == hand[i]);
            TEST_ASSERT_EQUAL(after.normals[i].bullets, bullets[i]);
            TEST_ASSERT_TRUE(pile_of(after.normals[i].discard) == discard[i]);
        }
        TEST_ASSERT_TRUE(pile_of(after.obstacle_discard) == obstacle_discard);
        TEST_ASSERT_TRUE(pile_of(after.system_hand) == system_hand);
        TEST_ASSERT_TRUE(pile_of(after.fresh) == fresh);
        TEST_ASSERT_TRUE(
            std::equal(used.begin(), used.end(), after.used.begin(), after.used.end()));
        TEST_ASSERT_TRUE(row == std::vector<Goal>(after.goal_row.begin(), after.goal_row.end()));
        TEST_ASSERT_EQUAL(after.done, done);
        for (const Goal goal : row)
            if (goal < counting_goals) TEST_ASSERT_EQUAL(after.counters[goal], counters[goal]);
        if (after.leg == before.leg) TEST_ASSERT_EQUAL(after.bullets_deck, bullets_deck);
    }
};

struct Met {
    int levels, legs, system_turns, aids;
};

// A match of random actions; `row` takes the place of the first goals.
void retell_match(const Wish& wish, kit::Seed seed, std::initializer_list<Goal> row, Met& met) {
    Position t(wish, seed);
    if (row.size() != 0) t.goals(row);
    kit::Rng rng(seed, 5);
    while (t.s.phase != Phase::over) {
        const State before = t.s;
        const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&before);
        const Action action = kit::random_legal(superhot::game, bytes, rng);
        t.play(action);
        Retold retold{.before = before, .after = t.s, .action = action};
        for (const kit::Event& event : t.events) retold.hear(event);
        retold.compare();
        met.levels += t.s.level > before.level;
        met.legs += t.s.leg > before.leg;
        met.system_turns += action.kind == sys_end;
        met.aids += action.kind == aid;
    }
}

void test_events_tell_what_happened() {
    Met met{};
    for (const Mode mode : {solo, coop, versus, two_v_one})
        for (kit::Seed seed = 0; seed < 120; ++seed) {
            const bool odd = seed % 2 != 0;
            const Wish wish{.mode = mode,
                            .deck = odd ? pz_deck : it_deck,
                            .it_seat = odd ? it_second : it_first,
                            .storm = seed % 3 == 0,
                            .seven = seed % 4 == 0,
                            .revenge = odd && mode == versus,
                            .bats = static_cast<int>(seed % 3)};
            if (odd)
                retell_match(wish, seed, {}, met);
            else  // goals that chance alone can complete
                retell_match(wish, seed, {patience}, met);
        }
    TEST_ASSERT_GREATER_THAN(10, met.levels);
    TEST_ASSERT_GREATER_THAN(10, met.legs);
    TEST_ASSERT_GREATER_THAN(30, met.system_turns);
    TEST_ASSERT_GREATER_THAN(10, met.aids);
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_events_tell_what_happened);
    return UNITY_END();
}
