// What is always true (RULES.md) is noticed when it is not, and holds in random matches.
#include <set>

#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

struct Spoilt {
    const char* told;
    void (*spoil)(Position& p);
};

// Esfir, Jane, Planil and Balance, in the middle of a round.
Position sound_one() {
    Position p("ffa4 es ja pl ba");
    p.sight(0, "(1,1)R1").life(0, "G1").mind(2, "B1").pans(3, "Y1").hand(0, "ES01");
    return p;
}

const Spoilt cases[] = {
    {"a bag does not hold what it says", [](Position& p) { ++p.s.center.total; }},
    {"a bag does not hold what it says", [](Position& p) { ++p.s.track.count[3]; }},
    {"a bag does not hold what it says", [](Position& p) { ++p.s.at(2).incoming.total; }},
    {"a bag does not hold what it says", [](Position& p) { ++p.s.at(1).current.total; }},
    {"a bullet was lost or doubled", [](Position& p) { p.s.center.add(3); }},
    {"a bullet was lost or doubled", [](Position& p) { p.s.center.remove(3); }},
    {"a bullet was lost or doubled", [](Position& p) { p.s.at(0).life.clear(); }},
    {"a bullet was lost or doubled", [](Position& p) { (void)p.s.at(0).sight.take(0); }},
    {"a bullet was lost or doubled", [](Position& p) { p.s.at(3).pans[0].clear(); }},
    {"a bullet was lost or doubled", [](Position& p) { p.s.at(2).mind.clear(); }},
    {"a special bullet is not with Jane", [](Position& p) { p.s.at(0).current.add(coat); }},
    {"a special bullet is not with Jane", [](Position& p) { p.s.at(2).incoming.add(badge); }},
    {"a special bullet was doubled", [](Position& p) { p.s.at(1).current.add(coat); }},
    {"a special bullet was doubled", [](Position& p) { p.s.center.add(coat); }},
    {"a special bullet was lost", [](Position& p) { p.s.at(1).current.remove(coat); }},
    {"a special bullet is not with Jane",
     [](Position& p) {
         p.s.at(1).current.remove(coat);
         p.s.center.add(coat);
     }},
    {"a powerup was lost or doubled", [](Position& p) { (void)p.s.powerup_deck.draw(); }},
    {"a powerup was lost or doubled", [](Position& p) { p.s.powerup_discard.push(2); }},
    {"a powerup was lost or doubled", [](Position& p) { p.s.open_powerups.clear(); }},
    {"a powerup was lost or doubled", [](Position& p) { p.s.at(3).powerups[1] = 4; }},
    {"a pattern was lost or doubled", [](Position& p) { p.s.at(0).hand.clear(); }},
    {"a pattern was lost or doubled", [](Position& p) { (void)p.s.at(1).deck.draw(); }},
    {"a pattern was lost or doubled", [](Position& p) { p.s.at(0).discard.push(20); }},
    {"more AP than the maximum", [](Position& p) { p.ap(0, 6); }},
    {"more hits than lives", [](Position& p) { p.life(0, "R1 R2 R3"); }},
    {"a Mind that nobody has", [](Position& p) { p.mind(0, "R2"); }},
    {"pans that nobody has", [](Position& p) { p.pans(0, "R2"); }},
    {"Baku is lost", [](Position& p) { p.s.at(0).component = 3; }},
    {"a heroine without life goes on", [](Position& p) { p.life(0, "R1 R2"); }},
    {"a heroine without life goes on", [](Position& p) { p.pans(3, "R1 R3"); }},
    {"a heroine with life is down", [](Position& p) { p.s.at(0).phase = Phase::down; }},
    {"a heroine ended with bullets to place", [](Position& p) { p.current(2, "R2").ended(2); }},
    {"a heroine ended with too many patterns",
     [](Position& p) { p.ended(0).hand(0, "ES02 ES03 ES04 ES05"); }},
    {"a modifier outlives the round",
     [](Position& p) { p.ended(0).modifier(0, Modifier::mute, 1); }},
    {"a modifier outlives the round", [](Position& p) { p.ended(0).board(0).stuck_column = 2; }},
    {"the intensity is not what it must be", [](Position& p) { ++p.s.intensity; }},
    {"neither a result nor anything to do",
     [](Position& p) {
         p.s.pending.push({.kind = Pending::end_phase, .seat = 1, .step = refilling});
     }},
    {"the match lasts too long", [](Position& p) { p.s.actions = 4001; }},
};

// Esfir and Jane against Celestial Cleaning; Rose against Collective Consciousness.
const Spoilt against_cleaning[] = {
    {"a bag does not hold what it says", [](Position& p) { ++p.s.boss.incoming.total; }},
    {"a bag does not hold what it says", [](Position& p) { ++p.s.boss.trap.total; }},
    {"a bullet was lost or doubled", [](Position& p) { p.s.boss.trap.add(3); }},
    {"a special bullet was sent away",
     [](Position& p) {
         p.s.at(1).current.remove(coat);
         p.s.boss.incoming.add(coat);
     }},
    {"a special bullet is not with Jane", [](Position& p) { p.s.at(0).incoming.add(badge); }},
    {"a special bullet was doubled", [](Position& p) { p.s.at(0).current.add(badge); }},
    {"a special bullet was lost", [](Position& p) { p.s.at(1).current.remove(badge); }},
    {"a shield has grown", [](Position& p) { p.s.boss.shields = 6; }},
    {"a boss pattern was lost or doubled", [](Position& p) { (void)p.s.boss.deck.draw(); }},
    {"a boss pattern was lost or doubled", [](Position& p) { p.s.boss.covered.push(0); }},
    {"a boss pattern was lost or doubled", [](Position& p) { p.s.boss.active.clear(); }},
    {"a feed card was lost or doubled", [](Position& p) { p.s.boss.feed.push(40); }},
    {"a feed card was lost or doubled", [](Position& p) { p.s.at(0).hand.push(40); }},
    {"the intensity is not that of the slot", [](Position& p) { ++p.s.intensity; }},
};
const Spoilt against_consciousness[] = {
    {"a feed card was lost or doubled", [](Position& p) { (void)p.s.boss.feed.draw(); }},
    {"a feed card was lost or doubled", [](Position& p) { p.s.boss.feed_discard.push(40); }},
    {"a heroine holds two feed cards", [](Position& p) { p.hand(0, "YN01 YN02"); }},
    {"a heroine ended with too many patterns",
     [](Position& p) { p.hand(0, "YN01 RO01 RO02 RO03 RO04").ended(0); }},
    {"a modifier outlives the round", [](Position& p) { p.ended(0).board(0).stuck_column = 2; }},
};

template <std::size_t Count>
void all_noticed(const char* table, const Spoilt (&spoilt)[Count]) {
    for (const Spoilt& each_one : spoilt) {
        Position p(table);
        p.sound();
        each_one.spoil(p);
        const char* told = Rules::invariant(p.s);
        TEST_ASSERT_NOT_NULL_MESSAGE(told, each_one.told);
        TEST_ASSERT_EQUAL_STRING(each_one.told, told);
    }
}

void test_every_break_with_a_boss_is_noticed() {
    all_noticed("boss2 es ja cc", against_cleaning);
    all_noticed("boss1 ro co", against_consciousness);
}

void test_every_break_is_noticed() {
    for (const Spoilt& each_one : cases) {
        Position p = sound_one();
        p.sound();
        each_one.spoil(p);
        const char* told = Rules::invariant(p.s);
        TEST_ASSERT_NOT_NULL_MESSAGE(told, each_one.told);
        TEST_ASSERT_EQUAL_STRING(each_one.told, told);
    }
}

// Random matches of every table: it holds after every action, what the list says is what is
// accepted, and nothing is refused or told wrongly.
void test_it_holds_in_random_matches() {
    std::set<int> kinds, ends;
    std::vector<Action> list(Rules::info.most_legal);
    int longest_round = 0;
    for (kit::Seed match = 0; match < 120; ++match) {
        kit::Rng rng(match, 3);
        State state;
        Rules::setup(state, kit::random_config(bullet::game, rng), rng.next());
        int in_round = 0;
        for (int round = state.round; !state.over();) {
            kit::Actions out(list);
            Rules::legal(state, out);
            TEST_ASSERT_TRUE(std::is_sorted(out.kept().begin(), out.kept().end()));
            TEST_ASSERT_TRUE(std::adjacent_find(out.kept().begin(), out.kept().end()) ==
                             out.kept().end());
            Action action = out.kept()[rng.below(out.count())];
            if (action.kind == time_out && rng.below(4) != 0) action = out.kept()[0];
            Event memory[kit::max_events];
            kit::Events events(memory);
            // An action made up at random is accepted exactly if it is in the list.
            const Action made_up{
                byte(static_cast<int>(rng.below(22))), byte(static_cast<int>(rng.below(7))),
                byte(static_cast<int>(rng.below(31))), byte(static_cast<int>(rng.below(99)))};
            State copy = state;
            const bool listed = std::binary_search(out.kept().begin(), out.kept().end(), made_up);
            TEST_ASSERT_EQUAL(listed, Rules::apply(copy, made_up, events).ok());
            if (!listed) TEST_ASSERT_EQUAL_MEMORY(&copy, &state, sizeof copy);
            events.clear();
            TEST_ASSERT_NULL(Rules::apply(state, action, events).why_not);
            const char* wrong = Rules::invariant(state);
            TEST_ASSERT_NULL_MESSAGE(wrong, wrong);
            TEST_ASSERT_TRUE(events.all().size() <= most_events);
            kinds.insert(action.kind);
            ++in_round;
            longest_round = std::max(longest_round, in_round);
            if (state.round != round) in_round = 0;
            round = state.round;
        }
        ends.insert(static_cast<int>(state.end));
    }
    TEST_ASSERT_TRUE(longest_round < 1000);
    // All kinds but those that random players hardly come to.
    for (int kind = place_bullet; kind <= sudden_step; ++kind)
        if (kind != boss_order && kind != replace_powerup)
            TEST_ASSERT_TRUE_MESSAGE(kinds.contains(kind), action_words[kind].word.data());
    TEST_ASSERT_TRUE(ends.size() >= 4);
}

// Equal configs, seeds and actions give equal bytes.
void test_it_is_the_same_again() {
    State one, two;
    kit::Rng rng(4);
    for (State* state : {&one, &two}) {
        std::memset(static_cast<void*>(state), state == &one ? 0x55 : 0xAA, sizeof *state);
        Rules::setup(*state, config_of("ffa5"), 11);
    }
    while (!one.over()) {
        const Action action =
            kit::random_legal(bullet::game, reinterpret_cast<kit::StateBytes*>(&one), rng);
        kit::Events unseen;
        Event memory[kit::max_events];
        kit::Events seen(memory);
        TEST_ASSERT_TRUE(Rules::apply(one, action, unseen).ok());
        TEST_ASSERT_TRUE(Rules::apply(two, action, seen).ok());
        TEST_ASSERT_EQUAL_MEMORY(&one, &two, sizeof one);
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_break_is_noticed);
    RUN_TEST(test_every_break_with_a_boss_is_noticed);
    RUN_TEST(test_it_holds_in_random_matches);
    RUN_TEST(test_it_is_the_same_again);
    return UNITY_END();
}
