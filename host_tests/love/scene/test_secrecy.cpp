// What is special about the secrets of Bullets of Love; that a scene gives nothing away is tested
// for all games in the conformance suite.
#include <unity.h>

#include "love/position.h"
#include "stand.h"

using namespace table;
using stand::Stand;

void setUp() {}
void tearDown() {}

// After a split is confirmed everything goes on alike, whatever it was: somebody may look over the
// shoulder.
static void a_confirmed_split_is_not_shown_again() {
    Position t;
    t.play({DUEL(B0)});
    for (const kit::Viewer viewer :
         {kit::Viewer{R}, kit::Viewer{B}, kit::Viewer{G}, kit::the_public, kit::all_seeing}) {
        Stand none(t.s, viewer), all(t.s, viewer);
        const auto kept = none.film(FIRE(0)), fired = all.film(FIRE(6));
        TEST_ASSERT_TRUE(kept == fired);
        TEST_ASSERT_TRUE(none.picture() == all.picture());
        TEST_ASSERT_TRUE(none.cues == all.cues);
    }
}

namespace {

// Nobody knows the others' hands any more, and Blue's is another one in the twin.
struct Twins {
    State state{}, twin{};

    explicit Twins(bool memory_aid) {
        Position t;
        for (int i = 0; i < 8; ++i)
            t.play({i % 2 == 0 ? Action{reload, packed(t.s.hand[t.s.turn_seat])} : END});
        t.s.memory_aid = memory_aid;
        state = twin = t.s;
        kit::Rng rng(1);
        for (int i = 0; i < 20 && twin.hand[B] == state.hand[B]; ++i) Rules::conceal(twin, R, rng);
        TEST_ASSERT_FALSE(twin.hand[B] == state.hand[B]);
    }
    bool look_alike(kit::Viewer viewer) const {
        return Stand(state, viewer).picture() == Stand(twin, viewer).picture();
    }
};

}  // namespace

static void seen_cards_are_drawn() {
    const Twins twins(true);
    TEST_ASSERT_FALSE(twins.look_alike(B));
    TEST_ASSERT_TRUE(twins.look_alike(R));
    TEST_ASSERT_TRUE(twins.look_alike(kit::the_public));
}

// Whatever lies in the hand at the bottom, several people see backs.
static void the_public_sees_backs() {
    Position one, other;
    for (Position* t : {&one, &other}) t->s.memory_aid = false;
    other.hand(R, {B, B, B});
    TEST_ASSERT_TRUE(Stand(one.s, kit::the_public).picture() ==
                     Stand(other.s, kit::the_public).picture());
    TEST_ASSERT_FALSE(Stand(one.s, R).picture() == Stand(other.s, R).picture());
    // With the memory aid they see what everybody knows.
    for (Position* t : {&one, &other}) t->s.memory_aid = true;
    TEST_ASSERT_FALSE(Stand(one.s, kit::the_public).picture() ==
                      Stand(other.s, kit::the_public).picture());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_confirmed_split_is_not_shown_again);
    RUN_TEST(seen_cards_are_drawn);
    RUN_TEST(the_public_sees_backs);
    return UNITY_END();
}
