// Computer players: what they choose where the right choice is known, and that they come through
// whole campaigns of every kind. How strong they are is measured by `sixgun balance`.
#include <memory>

#include "check_hook/check_hook.h"
#include "kit/player.h"
#include "superhot/judge.h"
#include "superhot/position.h"
#include "superhot/search.h"

using namespace table;
using kit::Player;
using kit::Thinking;

void setUp() {}
void tearDown() {}

namespace {

alignas(kit::state_alignment) std::byte scratch[Thinking::scratch_size];

Action choice_of(const State& state, int level, kit::Seed seed = 1) {
    Thinking thinking;
    return thinking.choose(*all_players[level], superhot::game,
                           reinterpret_cast<const std::byte*>(&state), seed, scratch);
}

// ---- Whole campaigns ----------------------------------------------------------------------------

struct Tally {
    int campaigns = 0, levels = 0, actions = 0, aids = 0, glitches = 0, vetoes = 0;
};

void play_campaign(const Wish& wish, kit::Seed seed, int normal_level, int system_level,
                   Tally& tally) {
    Position t(wish, seed);
    for (std::size_t taken = 0; Rules::turn(t.s) != kit::nobody; ++taken) {
        const Seat seat = Rules::turn(t.s);
        const int level = seat == t.s.system_seat() ? system_level : normal_level;
        const Action action = choice_of(t.s, level, kit::decision_seed(seed, seat, taken));
        t.play(action);  // refused or unsound: the test fails
        tally.aids += action.kind == aid;
        tally.glitches += action.kind == glitch;
        tally.vetoes += action.kind == veto;
        ++tally.actions;
    }
    ++tally.campaigns;
    for (const Leg& leg : t.s.legs) tally.levels += leg.levels;
}

Tally play_all(int normal_level, int system_level, int seeds) {
    const Wish wishes[] = {
        {},
        {.deck = pz_deck, .storm = true, .bats = 2},
        {.times_up = true, .seven = true, .bats = 1},
        {.mode = coop, .it_seat = it_by_lot},
        {.mode = coop, .it_seat = it_second, .seven = true, .bats = 2},
        {.mode = versus},
        {.mode = versus, .deck = pz_deck, .storm = true, .revenge = true},
        {.mode = two_v_one, .it_seat = it_by_lot, .bats = 2},
        {.mode = two_v_one, .infinite = true},
    };
    Tally tally;
    for (const Wish& wish : wishes)
        for (int seed = 1; seed <= seeds; ++seed)
            play_campaign(wish, static_cast<kit::Seed>(seed), normal_level, system_level, tally);
    return tally;
}

void test_every_level_comes_through_every_mode() {
    const Tally easy = play_all(0, 0, 6);
    const Tally normal = play_all(1, 1, 4);
    const Tally hard = play_all(2, 2, 1);
    TEST_ASSERT_EQUAL(54, easy.campaigns);
    TEST_ASSERT_EQUAL(36, normal.campaigns);
    // Levels cleared a campaign: the better player gets further.
    TEST_ASSERT_GREATER_THAN(easy.levels * normal.campaigns, normal.levels * easy.campaigns);
    TEST_ASSERT_EQUAL(0, easy.aids);  // beginners keep what they have
    for (const Tally* each : {&normal, &hard}) {
        TEST_ASSERT_GREATER_THAN(0, each->aids);
        TEST_ASSERT_GREATER_THAN(0, each->glitches);
        TEST_ASSERT_GREATER_THAN(0, each->vetoes);
    }
}

// ---- Known choices ------------------------------------------------------------------------------

void test_the_winning_turn_is_found() {
    // One card against the rookie in slot 1 completes the last goal of the last level.
    for (int level = 0; level < 3; ++level) {
        Position t = Position::cleared();
        t.s.level = 3;
        t.goals({body_count});
        t.s.counters[body_count] = 4;
        t.line({ob(10)});
        t.hand({ob(1), it(6), it(7), it(8)});
        t.ready();
        TEST_ASSERT_TRUE(choice_of(t.s, level) == MOVE);
        while (t.s.phase != Phase::over) t.play(choice_of(t.s, level));
        TEST_ASSERT_TRUE(t.s.end == End::won);
    }
}

void test_deadly_turns_are_left_alone() {
    // Three Bullets in hand and one in slot 1: whoever uses one card, or waits, is dead. Dodging it
    // is the only way.
    for (int level = 0; level < 3; ++level) {
        Position t = Position::cleared();
        t.line({B});
        t.hand({B, B, B, ob(19)});
        t.ready();
        const int turn = t.s.level_turn;
        while (t.s.level_turn == turn && t.s.phase != Phase::over) t.play(choice_of(t.s, level));
        TEST_ASSERT_TRUE(t.s.end == End::none);
        TEST_ASSERT_EQUAL(12 - 3, t.s.bullets_deck);
    }
}

// One attack that can be paid at all, and only by `card` and then Double Trouble as the same again.
struct Doubled {
    Card card, target;
};
constexpr Doubled doubled[] = {
    {it(1), ob(10)},   // Punch
    {it(5), ob(13)},   // Kick
    {ob(25), ob(10)},  // Throw
    {ob(26), ob(13)},  // Baseball Bat
    {it(8), it(6)},    // Sidestep
    {pz(4), ob(15)},   // Roll
};

Position only_doubled(const Doubled& each) {
    Position t = Position::cleared({.deck = each.card == pz(4) ? pz_deck : it_deck, .bats = 2});
    t.line({each.target, ob(7), ob(8), ob(9), ob(19), ob(14)});  // the others: too dear, or out
    t.knock_out(5);
    t.hand({each.card, double_trouble, B, B});
    t.ready();
    t.play(MOVE);
    return t;
}

void test_double_trouble_is_found_after_every_card() {
    for (const Doubled& each : doubled) {
        Position t = only_doubled(each);
        t.play(BEGIN(1, destroy));
        TurnSearch search;
        kit::Rng rng(1);
        std::uint32_t work = 1000;
        search.start(t.s, {.nodes = 1000}, rng);
        TEST_ASSERT_TRUE(search.step(work, rng));
        TEST_ASSERT_EQUAL(1, search.plans().size());
        const auto plan = search.plans()[0].all();
        TEST_ASSERT_TRUE(plan[0] == ADD(each.card));
        TEST_ASSERT_TRUE(plan[1] == ADD(double_trouble, each.card));
        t.play(plan[0]);
        t.play(plan[1]);
        TEST_ASSERT_TRUE(t.s.phase == Phase::use);
    }
}

void test_every_level_doubles_a_card_where_it_must() {
    // With a full hand a card must be used: HOT-058.
    for (const Doubled& each : doubled)
        for (int level = 0; level < 3; ++level) {
            Position t = only_doubled(each);
            TEST_ASSERT_GREATER_THAN(1, t.legal_count());
            while (t.s.used.size() < 2) t.play(choice_of(t.s, level));
            TEST_ASSERT_TRUE(t.used_is({each.card, double_trouble}));
        }
}

void test_there_is_a_plan_in_every_position() {
    int searches = 0, attacks = 0;
    kit::Rng rng(5);
    const auto search = std::make_unique<TurnSearch>();
    for (int match = 0; match < 3000; ++match) {
        State state{};
        Rules::setup(state, kit::random_config(superhot::game, rng), rng.next());
        kit::Events unseen;
        while (state.phase != Phase::over) {
            const bool searched = state.phase == Phase::choose || state.phase == Phase::waiting ||
                                  state.phase == Phase::use || state.phase == Phase::hit ||
                                  state.phase == Phase::system;
            for (const bool narrow : {false, true}) {
                if (!searched) break;
                std::uint32_t work = 100'000;
                search->start(state, {.nodes = 1, .narrow = narrow}, rng);
                TEST_ASSERT_TRUE(search->step(work, rng));
                TEST_ASSERT_EQUAL(1, search->plans().size());
                ++searches;
                attacks += state.phase == Phase::hit ? 1 : 0;
            }
            const Action action = kit::random_legal(
                superhot::game, reinterpret_cast<const kit::StateBytes*>(&state), rng);
            TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(100'000, searches);
    TEST_ASSERT_GREATER_THAN(10'000, attacks);
}

void test_without_a_plan_the_choice_is_legal() {
    // No play leads there: the rules count on Double Trouble, whose copies are all spent, so that
    // no attack comes to an end.
    for (int level = 0; level < 3; ++level) {
        Position t = Position::cleared();
        t.line({ob(1)});
        t.hand({it(1), it(2), double_trouble});
        t.ready();
        t.play({MOVE, BEGIN(1, destroy)});
        t.s.used.push({double_trouble, it(1)});
        t.s.used.push({double_trouble, it(2)});
        TEST_ASSERT_EQUAL(2, t.legal_count());
        kit::Rng rng(1);
        std::uint32_t work = 1000;
        TurnSearch search;
        search.start(t.s, {.nodes = 1000}, rng);
        TEST_ASSERT_TRUE(search.step(work, rng));
        TEST_ASSERT_TRUE(search.plans().empty());
        Thinking thinking;
        thinking.start(*all_players[level], superhot::game,
                       reinterpret_cast<const std::byte*>(&t.s), 1, scratch);
        TEST_ASSERT_TRUE(thinking.step(1000));
        TEST_ASSERT_TRUE(thinking.answer() == kit::no_answer);
        TEST_ASSERT_TRUE(thinking.choice() == ADD(it(1)));
    }
}

void test_an_empty_hand_meets_the_katana_before_the_pillar() {
    for (const Card dude : {ob(13), ob(26)}) {
        Position t = Position::cleared({.bats = 2});
        t.line({none, ob(15), dude});
        t.hand({B, B});
        t.ready();
        t.s.phase = Phase::waiting;
        t.play(WAIT_GO);
        TEST_ASSERT_TRUE(t.s.phase == Phase::order);
        TEST_ASSERT_TRUE(choice_of(t.s, 1) == ACT(3));
        t.play(ACT(3));
        // Nothing is left to choose, and with cards in hand the usual order is as good as any.
        Position held = Position::cleared({.bats = 2});
        held.line({none, ob(15), dude});
        held.hand({it(1), it(2)});
        held.ready();
        held.s.phase = Phase::waiting;
        held.play(WAIT_GO);
        TEST_ASSERT_TRUE(held.s.phase == Phase::order);
        TEST_ASSERT_TRUE(choice_of(held.s, 1) == ACT_REST);
    }
}

void test_with_no_dude_pending_the_usual_order_is_taken() {
    Position t = Position::cleared();
    t.line({none, ob(15), ob(13), ob(16)});
    t.hand({B});
    t.ready();
    t.s.phase = Phase::waiting;
    t.play(WAIT_GO);
    t.play(ACT(3));
    while (t.s.phase == Phase::order) {
        TEST_ASSERT_TRUE(choice_of(t.s, 2) == ACT_REST);
        t.play(ACT_REST);
    }
}

void test_the_least_card_is_dropped() {
    Position t = Position::cleared();
    t.line({none, ob(13)});
    t.hand({ob(1), ob(7), it(1)});
    t.ready();
    t.s.phase = Phase::waiting;
    t.play(WAIT_GO);
    TEST_ASSERT_TRUE(t.s.phase == Phase::drop);
    TEST_ASSERT_TRUE(choice_of(t.s, 1) == DROP(it(1)));
    // A weapon stays where Arsenal wants it, Dodge where Untouchable does.
    t.goals({arsenal});
    t.hand({ob(1), ob(17), ob(18)});
    TEST_ASSERT_TRUE(least_of(t.s, t.s.me()) != ob(1));
    t.goals({untouchable});
    TEST_ASSERT_EQUAL(ob(1), least_of(t.s, t.s.me()));
}

void test_partners_agree_to_put_off_what_takes_long() {
    Position t({.mode = coop});
    TEST_ASSERT_TRUE(t.s.phase == Phase::veto);
    t.goals({body_count, clean_sweep});
    TEST_ASSERT_TRUE(choice_of(t.s, 1) == VETO(clean_sweep));
    t.play(VETO(clean_sweep));
    TEST_ASSERT_TRUE(choice_of(t.s, 1) == AGREE);

    Position quick({.mode = coop});
    quick.goals({body_count, patience});
    TEST_ASSERT_TRUE(choice_of(quick.s, 1) == KEEP);
    quick.play(VETO(patience));
    TEST_ASSERT_TRUE(choice_of(quick.s, 1) == REFUSE);
}

// ---- Judgement ----------------------------------------------------------------------------------

void test_open_goals_are_worth_less_than_done_ones() {
    for (const Mode mode : {solo, coop})
        for (Goal goal = 0; goal < goal_count; ++goal) {
            Position t = Position::cleared({.mode = mode});
            t.hand({ob(1), ob(7), ob(17), ob(19), B});
            t.discard({ob(2), ob(3), ob(20)});
            t.goals({goal});
            t.ready();
            const std::int32_t open = judge(t.s, 0);
            t.s.done = 1u << goal;
            const std::int32_t done = judge(t.s, 0);
            TEST_ASSERT_GREATER_THAN_INT32(open, done);
            // Nothing that is not done is worth as much as what is.
            TEST_ASSERT_LESS_THAN_INT32(405 + 1, done - open);
        }
}

void test_no_bullet_left_is_a_loss_to_the_judge() {
    Position t = Position::cleared();
    t.ready();
    t.s.bullets_deck = 0;
    TEST_ASSERT_EQUAL_INT32(loss_value, judge(t.s, 0));
}

void test_the_judge_sees_the_end_of_a_turn() {
    Position t = Position::cleared();
    t.hand({it(1), it(2)});
    t.ready();
    t.play(MOVE);
    // No card is left to draw: HOT-113.
    t.s.me().deck.clear();
    TEST_ASSERT_EQUAL_INT32(loss_value, judge_end(t.s, 0));
    TEST_ASSERT_EQUAL_INT32(loss_value, judge_crudely(t.s, 0));
    // The last shots empty the Bullets Deck: HOT-155.
    Position shots = Position::cleared();
    shots.line({none, none, ob(7)});
    shots.hand({it(1), it(2), it(3)});
    shots.bullets_deck(2);
    shots.ready();
    shots.play(MOVE);
    TEST_ASSERT_EQUAL_INT32(loss_value, judge_end(shots.s, 0));
    TEST_ASSERT_EQUAL_INT32(loss_value, judge_crudely(shots.s, 0));
    // A Wait takes the fourth Bullet: HOT-054.
    Position wait = Position::cleared();
    wait.line({B});
    wait.hand({B, B, B});
    wait.ready();
    wait.play(WAIT);
    TEST_ASSERT_EQUAL_INT32(loss_value, judge_end(wait.s, 0));
}

void test_evaluation_goes_from_lost_to_won() {
    Position t = Position::cleared({.mode = versus});
    t.ready();
    const std::int32_t normal = Rules::evaluate(t.s, 0), system = Rules::evaluate(t.s, 1);
    TEST_ASSERT_TRUE(normal > 0 && normal < 1000);
    TEST_ASSERT_EQUAL(1000, normal + system);
    t.bullets_deck(1);
    TEST_ASSERT_LESS_THAN(normal, Rules::evaluate(t.s, 0));
    t.s.phase = Phase::over;
    t.s.end = t.s.legs[0].end = End::won;
    t.s.legs[0].levels = 2;
    TEST_ASSERT_EQUAL(1000, Rules::evaluate(t.s, 0));
    TEST_ASSERT_EQUAL(0, Rules::evaluate(t.s, 1));
    // Two legs alike are a draw: HOT-321.
    Position revenge = Position::cleared({.mode = versus, .revenge = true});
    revenge.s.phase = Phase::over;
    revenge.s.leg = 1;
    revenge.s.end = revenge.s.legs[0].end = revenge.s.legs[1].end = End::bullets;
    TEST_ASSERT_EQUAL(500, Rules::evaluate(revenge.s, 0));
}

void test_harm_knows_what_hurts() {
    Position calm = Position::cleared({.mode = versus});
    calm.ready();
    const std::int32_t quiet = harm(calm.s);
    const auto harm_of = [](Card card, bool hard) {
        Position t = Position::cleared({.mode = versus, .bats = 2});
        t.line({none, none, none, card});
        t.ready();
        if (hard) t.harden_slot(3);
        return harm(t.s);
    };
    for (const Card card : {ob(1), ob(7), ob(13), ob(26), B})
        TEST_ASSERT_GREATER_THAN(quiet, harm_of(card, false));
    TEST_ASSERT_LESS_THAN(quiet, harm_of(ob(15), false));  // a Pillar helps
    TEST_ASSERT_EQUAL(quiet, harm_of(ob(10), false));      // alone he does nothing
    for (const Card card : {ob(1), ob(10), ob(17)})
        TEST_ASSERT_GREATER_THAN(harm_of(card, false), harm_of(card, true));
    Position lag = Position::cleared({.mode = versus});
    lag.line({none, B});
    lag.ready();
    const std::int32_t before = harm(lag.s);
    lag.s.lag = 1;
    TEST_ASSERT_EQUAL(before + 12, harm(lag.s));
}

// ---- Words --------------------------------------------------------------------------------------

void test_descriptions_bear_any_action() {
    // Whoever describes a damaged replay must not stumble.
    Position t = Position::cleared({.mode = versus});
    t.line({B, none});
    for (std::uint8_t kind = 0; kind <= sys_end; ++kind)
        for (const int a : {0, 1, 2, 6, 8, 42, 43, 200, 255})
            for (const int b : {0, 1, 7, 43, 255}) {
                kit::Text<200> text;
                Rules::describe(
                    t.s, {kind, static_cast<std::uint8_t>(a), static_cast<std::uint8_t>(b), 1},
                    kit::plain_names, text);
                TEST_ASSERT_TRUE(kind == glitch || !text.view().empty());
            }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_every_level_comes_through_every_mode);
    RUN_TEST(test_the_winning_turn_is_found);
    RUN_TEST(test_deadly_turns_are_left_alone);
    RUN_TEST(test_double_trouble_is_found_after_every_card);
    RUN_TEST(test_every_level_doubles_a_card_where_it_must);
    RUN_TEST(test_there_is_a_plan_in_every_position);
    RUN_TEST(test_without_a_plan_the_choice_is_legal);
    RUN_TEST(test_an_empty_hand_meets_the_katana_before_the_pillar);
    RUN_TEST(test_with_no_dude_pending_the_usual_order_is_taken);
    RUN_TEST(test_the_least_card_is_dropped);
    RUN_TEST(test_partners_agree_to_put_off_what_takes_long);
    RUN_TEST(test_open_goals_are_worth_less_than_done_ones);
    RUN_TEST(test_no_bullet_left_is_a_loss_to_the_judge);
    RUN_TEST(test_the_judge_sees_the_end_of_a_turn);
    RUN_TEST(test_evaluation_goes_from_lost_to_won);
    RUN_TEST(test_harm_knows_what_hurts);
    RUN_TEST(test_descriptions_bear_any_action);
    return UNITY_END();
}
