// What the keys do: every legal action can be reached, nothing else can be taken, and half-made
// choices go back.
#include <deque>
#include <set>
#include <tuple>

#include "blast/position.h"
#include "blast/topics.h"
#include "blast_scene/preview.h"
#include "blast_scene/steps_back.h"
#include "stand.h"

using namespace field;
using blast_scene::Selection;
using blast_scene::Task;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

using Four = std::tuple<int, int, int, int>;
Four four_of(Action action) { return {action.kind, action.a, action.b, action.c}; }

std::set<Four> legal_in(const State& state) {
    std::vector<Action> memory(Rules::info.most_legal);
    kit::Actions out(memory);
    Rules::legal(state, out);
    std::set<Four> all;
    for (const Action action : out.kept()) all.insert(four_of(action));
    return all;
}

// Everything that can be taken with any keys.
std::set<Four> reached_in(const State& state) {
    using Key = std::tuple<int, int, int, int, int, Four>;
    const auto key = [&](const Selection& at) {
        return Key{static_cast<int>(at.task()),
                   static_cast<int>(at.spot().what) * 256 + at.spot().index,
                   at.way(),
                   at.index(),
                   at.asked(),
                   four_of(at.action(state))};
    };
    std::set<Four> found;
    std::set<Key> known;
    std::deque<Selection> open;
    const auto visit = [&](const Selection& at) {
        if (!known.insert(key(at)).second) return;
        open.push_back(at);
    };
    Selection first;
    first.clear(state, true);
    visit(first);
    while (!open.empty()) {
        const Selection at = open.front();
        open.pop_front();
        for (const Direction way : directions) {
            Selection next = at;
            next.move(state, way);
            visit(next);
        }
        Selection next = at;
        next.back(state);
        visit(next);
        next = at;
        if (next.enter(state))
            visit(next);
        else if (at.decides() && at.why_not(state) == nullptr)
            found.insert(four_of(at.action(state)));
    }
    return found;
}

}  // namespace

static void every_legal_action_can_be_reached() {
    int compared = 0;
    std::set<int> kinds;
    for (kit::Seed seed = 0; seed < 3 * built_in_arenas; ++seed) {
        const auto arena = static_cast<std::uint8_t>(seed % built_in_arenas);
        kit::Rng rng(seed + 1, 5);
        State state{};
        Rules::setup(state, config_of(arena, arenas[arena].seats > 2, 0, starts_by_lot), seed);
        for (int step = 0; step < 150 && !state.over(); ++step) {
            const std::set<Four> legal = legal_in(state);
            if (step % 5 == 0) {
                TEST_ASSERT_TRUE(legal == reached_in(state));
                for (const Four& each : legal) kinds.insert(std::get<0>(each));
                ++compared;
            }
            // Seldom END, or nothing would ever happen.
            auto chosen = legal.begin();
            std::advance(chosen, rng.below(static_cast<std::uint32_t>(legal.size())));
            if (std::get<0>(*chosen) == blast::discard && rng.below(4) != 0) chosen = legal.begin();
            kit::Events unseen;
            const auto [kind, a, b, c] = *chosen;
            TEST_ASSERT_TRUE(
                Rules::apply(state,
                             {static_cast<std::uint8_t>(kind), static_cast<std::uint8_t>(a),
                              static_cast<std::uint8_t>(b), static_cast<std::uint8_t>(c)},
                             unseen)
                    .ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(250, compared);
    TEST_ASSERT_EQUAL(12, kinds.size());
}

// ---- Each kind, as a person does it ------------------------------------------------------------

static void walking_and_laying() {
    Position p(a04);
    Stand stand(p.s);
    stand.keys("RIGHT*4 A");
    same_square("e1", stand.position().figure(white).square);
    stand.keys("A A");
    TEST_ASSERT_TRUE(stand.position().board.piece[sq("e1")].bomb());
    stand.keys("DOWN*3 UP A");
    same_square("e3", stand.position().figure(white).square);
    // Over the squares that were passed: the nearest first, then on to the left.
    stand.keys("A RIGHT A UP LEFT A");
    TEST_ASSERT_EQUAL(0, stand.position().board.inventory(white));
}

static void across_is_from_home_and_back_is_back() {
    Position p(a04);
    p.figure(white, "e5");
    Stand stand(p.s);
    stand.keys("RIGHT*2 UP A");
    same_square("e4", stand.position().figure(white).square);
    Stand other(p.s);
    other.keys("RIGHT*3 LEFT*3 A");  // home again: the bar
    same_square("e5", other.position().figure(white).square);
    other.keys("B RIGHT*2 B A B LEFT A");
    same_square("d5", other.position().figure(white).square);
}

// END is the last tile, and left of the first.
static void the_end_is_near() {
    Position p(a04);
    Stand stand(p.s);
    stand.keys("A LEFT A A");
    TEST_ASSERT_NOT_EQUAL(white, stand.position().active);
    Stand back(p.s);
    back.keys("A LEFT RIGHT A A");
    TEST_ASSERT_NOT_EQUAL(white, back.position().active);
}

static void buying_and_discarding() {
    Position p(a04);
    Stand stand(p.s);
    stand.keys("A RIGHT*3 A RIGHT A");
    TEST_ASSERT_EQUAL(1, stand.position().hands[white].count[cannon]);
    stand.keys("A RIGHT*2 A RIGHT A A");
    TEST_ASSERT_EQUAL_MESSAGE(1, stand.position().hands[white].count[cannon], "it asks first");
    stand.keys("B A A");
    TEST_ASSERT_EQUAL(0, stand.position().hands[white].count[cannon]);
}

static void cards() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e5").bomb(black, "f5").hand(white, "PU RO CA");
    Stand push(p.s);
    push.keys("A A A A");
    TEST_ASSERT_TRUE(push.position().board.piece[sq("g5")].bomb());
    Stand roll(p.s);
    roll.keys("A A RIGHT*2 A DOWN*3 A");
    TEST_ASSERT_TRUE(roll.position().board.piece[sq("e8")].bomb());
    Stand cannon_card(p.s);
    cannon_card.keys("A A RIGHT A");
    TEST_ASSERT_NOT_EQUAL(nothing, cannon_card.position().figure(white).carries);
    cannon_card.keys("A RIGHT*2 A A UP A");
    TEST_ASSERT_EQUAL(nothing, cannon_card.position().figure(white).carries);
    TEST_ASSERT_TRUE(cannon_card.position().board.piece[sq("e4")].bomb());
}

// The numbers on a path: how far each square lies behind.
static void steps_back_along_the_path() {
    Position p(a04);
    p.figure(white, "a1").play({MOVE("a5")});
    using blast_scene::steps_back;
    TEST_ASSERT_EQUAL(4, steps_back(p.s)[sq("a1")]);
    TEST_ASSERT_EQUAL(1, steps_back(p.s)[sq("a4")]);
    TEST_ASSERT_EQUAL(0, steps_back(p.s)[sq("a5")]);  // here
    TEST_ASSERT_EQUAL(0, steps_back(p.s)[sq("a6")]);  // never passed
    p.play({MOVE("b5")});
    TEST_ASSERT_EQUAL(5, steps_back(p.s)[sq("a1")]);
    p.s.moves_left = 2;
    p.play({MOVE("a5"), MOVE("a3")});  // back the same way: nearer than it was walked
    TEST_ASSERT_EQUAL(2, steps_back(p.s)[sq("a1")]);
    TEST_ASSERT_EQUAL(3, steps_back(p.s)[sq("b5")]);
    // From pad to pad is one step.
    Position pads(grand_works);
    pads.figure(white, "d1").play({MOVE("e1")});
    const Square out = pads.s.figure(white).square;
    TEST_ASSERT_NOT_EQUAL(sq("e1"), out);
    TEST_ASSERT_EQUAL(1, steps_back(pads.s)[sq("e1")]);
    TEST_ASSERT_EQUAL(2, steps_back(pads.s)[sq("d1")]);
}

static void fast_and_phase() {
    Position p(a04);
    p.figure(white, "a5").bomb(white, "e1").bomb(white, "c5", sparking).hand(white, "FD PS");
    Stand fast_card(p.s);
    fast_card.keys("A A A A");
    TEST_ASSERT_EQUAL(sparking, fast_card.position().board.bombs[0].sparking);
    Stand boom(p.s);
    boom.keys("A A A RIGHT A");
    TEST_ASSERT_TRUE_MESSAGE(boom.position().board.bombs[1].in_play(), "White would be hit");
    boom.keys("A");
    TEST_ASSERT_FALSE(boom.position().board.bombs[1].in_play());
    Position afar = p;
    afar.figure(white, "a7");
    Stand unhurt(afar.s);
    unhurt.keys("A A A RIGHT A");
    TEST_ASSERT_FALSE(unhurt.position().board.bombs[1].in_play());
    Stand walk(p.s);
    walk.keys("RIGHT*3 A");
    same_square("a5", walk.position().figure(white).square);
    walk.keys("A");
    same_square("d5", walk.position().figure(white).square);
}

static void the_end_of_a_turn_warns() {
    Position p(a04);
    p.figure(white, "a5").bomb(black, "a6", sparking);
    Stand stand(p.s);
    stand.keys("A RIGHT*4 A");
    TEST_ASSERT_EQUAL_MESSAGE(white, stand.position().active, "it asks first");
    stand.keys("B A LEFT RIGHT A");
    TEST_ASSERT_EQUAL_MESSAGE(white, stand.position().active, "moving takes the question back");
    stand.keys("A");
    TEST_ASSERT_NOT_EQUAL(white, stand.position().active);
    Position safe(a04);
    Stand calm(safe.s);
    calm.keys("A RIGHT*4 A");
    TEST_ASSERT_NOT_EQUAL(white, calm.position().active);
}

// Black's bomb takes Black and hits White, or takes White's place.
static void the_end_of_a_turn_knows_who_wins() {
    using blast_scene::Prospect;
    Position p(a04);
    p.ghost(pink).ghost(blue).heart(black, false).figure(white, "e2").figure(black, "e4");
    p.bomb(black, "e3", sparking);
    TEST_ASSERT_TRUE(Prospect::wins == blast_scene::prospect_of(p.s, white));
    Stand stand(p.s);
    stand.keys("A RIGHT*4 A");
    TEST_ASSERT_EQUAL_MESSAGE(white, stand.position().winner, "it does not ask");
    p.heart(white, false);  // both, in one blast: White, who is not active, was hit last (BLA-164)
    TEST_ASSERT_TRUE(Prospect::wins == blast_scene::prospect_of(p.s, white));
    p.figure(white, "e3").figure(black, "e5");  // White is nearer, and hit first
    TEST_ASSERT_TRUE(Prospect::out == blast_scene::prospect_of(p.s, white));

    // White's own bomb goes off only after Black could have walked away: nothing is promised.
    Position walks(a04);
    walks.ghost(pink).ghost(blue).heart(black, false).figure(white, "a1").figure(black, "e4");
    walks.bomb(white, "e3", sparking);
    TEST_ASSERT_TRUE(Prospect::safe == blast_scene::prospect_of(walks.s, white));

    Position falls(a04);  // the last tile takes both: the Heart decides (BLA-161)
    falls.ghost(pink).ghost(blue).heart(black, false).figure(white, "e4").figure(black, "e6");
    falls.holder(black).flipped(8);
    TEST_ASSERT_TRUE(Prospect::wins == blast_scene::prospect_of(falls.s, white));
    falls.heart(black, true).heart(white, false);
    TEST_ASSERT_TRUE(Prospect::out == blast_scene::prospect_of(falls.s, white));

    Position revenge(a04, false, true);
    revenge.ghost(black).figure(white, "e2").bomb(black, "e3", sparking);
    TEST_ASSERT_TRUE(Prospect::replaced == blast_scene::prospect_of(revenge.s, white));
    Position without(a04);
    without.ghost(black).figure(white, "e2").bomb(black, "e3", sparking);
    TEST_ASSERT_TRUE(Prospect::hit == blast_scene::prospect_of(without.s, white));
}

static Position with_a_ghost() {
    Position p(a04, false, true);
    p.ghost(white);
    p.s.active = white;
    p.s.phase = Phase::revenge;
    p.s.moves_left = 0;
    p.s.path = {};
    return p;
}

// Whoever taps on from a story or a banner has not chosen a square yet.
static void a_ghost_has_to_aim() {
    Stand stand(with_a_ghost().s);
    stand.keys("A*9");
    TEST_ASSERT_EQUAL(white, stand.position().active);
    TEST_ASSERT_EQUAL(0, stand.position().board.in_play(white));
    stand.keys("RIGHT A");
    TEST_ASSERT_EQUAL(1, stand.position().board.in_play(white));
}

static void revenge_bombs() {
    const Position p = with_a_ghost();
    Stand stand(p.s);
    stand.keys("A LEFT*9 UP*9 RIGHT A");
    TEST_ASSERT_TRUE(stand.position().board.piece[sq("b1")].bomb());
    Stand none(p.s);
    none.keys("RIGHT A");
    TEST_ASSERT_EQUAL(0, none.position().board.in_play(white));
    TEST_ASSERT_NOT_EQUAL(white, none.position().active);
}

// What is not possible is said, and nothing happens.
static void refusals() {
    Position p(a04);
    p.moves(0);
    Stand stand(p.s);
    stand.cues.clear();
    stand.keys("DOWN A");
    TEST_ASSERT_EQUAL(static_cast<int>(stage::Cue::refuse), static_cast<int>(stand.cues.back()));
    same_square("a1", stand.position().figure(white).square);
    stand.keys("B A RIGHT*3 A");
    TEST_ASSERT_EQUAL(static_cast<int>(stage::Cue::refuse), static_cast<int>(stand.cues.back()));
}

// Y on the tile and on the bomb in the hand tells how it is fired.
static void firing_is_explained() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e5").hand(white, "CA").play({LOAD});
    Stand stand(p.s);
    stand.keys("A RIGHT*2");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::card_tile), stand.topic());
    stand.keys("A");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::launch_tile), stand.topic());
    stand.keys("A");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::launch_tile), stand.topic());
}

// On the own seat box danger is switched off and on again.
static void danger_is_a_choice() {
    Position p(a04);
    p.holder(black);  // a tile will fall
    Stand stand(p.s);
    stand.keys("RIGHT*8 UP DOWN RIGHT*2 UP*4");
    const auto with = stand.picture();
    stand.keys("A");
    TEST_ASSERT_FALSE(with == stand.picture());
    stand.keys("A");
    TEST_ASSERT_TRUE(with == stand.picture());
}

// A hint is where its action is: A takes it.
static void hints_point_at_what_they_say() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e5").bomb(black, "f5").hand(white, "PU RO CA");
    p.item("e7", bomb_up).play({MOVE("e6")});
    std::vector<Action> memory(Rules::info.most_legal);
    kit::Actions out(memory);
    Rules::legal(p.s, out);
    for (const Action action : out.kept()) {
        Selection selection;
        selection.point_at(p.s, action);
        TEST_ASSERT_TRUE(four_of(action) == four_of(selection.action(p.s)));
        TEST_ASSERT_NULL(selection.why_not(p.s));
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_legal_action_can_be_reached);
    RUN_TEST(walking_and_laying);
    RUN_TEST(across_is_from_home_and_back_is_back);
    RUN_TEST(the_end_is_near);
    RUN_TEST(buying_and_discarding);
    RUN_TEST(cards);
    RUN_TEST(steps_back_along_the_path);
    RUN_TEST(fast_and_phase);
    RUN_TEST(the_end_of_a_turn_warns);
    RUN_TEST(the_end_of_a_turn_knows_who_wins);
    RUN_TEST(a_ghost_has_to_aim);
    RUN_TEST(revenge_bombs);
    RUN_TEST(refusals);
    RUN_TEST(firing_is_explained);
    RUN_TEST(danger_is_a_choice);
    RUN_TEST(hints_point_at_what_they_say);
    return UNITY_END();
}
