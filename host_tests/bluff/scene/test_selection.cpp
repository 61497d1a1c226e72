// What keys do: every action in few presses, a lie as quickly as the truth, nothing by mistake, and
// A takes what a hint lays out. And what is owed to the console around: Y, B, sounds.
#include "bluff/odds.h"
#include "bluff/position.h"
#include "bluff/topics.h"
#include "stand.h"

using namespace table;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

// The keys do exactly these actions.
void keys_do(const Table& t, const std::string& keys, std::initializer_list<Action> actions,
             Seat viewer = 0) {
    Stand shown(t.s, viewer);
    shown.keys(keys);
    State wanted = t.s;
    for (const Action& action : actions) {
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(wanted, action, unseen).ok());
    }
    TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&wanted, &shown.position(), sizeof wanted, keys.c_str());
}
void keys_do_nothing(const Table& t, const std::string& keys, Seat viewer = 0) {
    keys_do(t, keys, {}, viewer);
}
bool keeps_back(Stand& shown) { return shown.driver().scene().keeps_back(shown.driver().view()); }

}  // namespace

static void a_crow_takes_three_presses() {
    const Table t = F3();
    keys_do(t, "A A A", {CROW(0, at(0, 0))});
    keys_do(t, "A RIGHT*2 A A", {CROW(0, at(0, 2))});
    keys_do(t, "A LEFT A A", {CROW(0, at(0, 4))});
    // The left neighbour is at the top, so the one at the right is just above.
    keys_do(t, "A UP A A", {CROW(0, at(2, 0))});
    keys_do(t, "A UP*2 RIGHT A A", {CROW(0, at(1, 1))});
    keys_do(t, "A DOWN A A", {CROW(0, at(1, 0))});
    keys_do(t, "DOWN A A A", {CROW(1, at(0, 0))});
}

static void a_cup_takes_four_presses() {
    const Table t = F3();
    keys_do(t, "RIGHT A A RIGHT A A", {CUP(0, at(0, 0), at(0, 1))});
    // The lower position is named first, whatever is chosen first.
    keys_do(t, "RIGHT A UP A DOWN RIGHT A A", {CUP(0, at(0, 1), at(2, 0))});
    keys_do(t, "DOWN RIGHT A UP*2 A DOWN RIGHT*3 A A", {CUP(1, at(1, 0), at(2, 3))});
    keys_do_nothing(t, "RIGHT A A A A");  // twice the same card
}

static void key_and_blank_shot() {
    const Table t = F3();
    keys_do(t, "RIGHT*2 A UP A A", {KEY(0, 2)});
    keys_do(t, "DOWN LEFT*2 A UP*2 A A", {KEY(1, 1)});
    keys_do(t, "RIGHT*2 A RIGHT A A", {KEY(0, 0)});
    keys_do(t, "LEFT A A", {BLANK(0)});
    keys_do(t, "DOWN RIGHT*3 A A", {BLANK(1)});
}

// Whatever is held, the same keys say the same claim: BLF-027
static void test_BLF_027_a_lie_takes_the_same_presses_as_the_truth() {
    constexpr const char* hands[] = {"C2a K1a", "K1a C2a", "B3b U1b", "U1b B3b"};
    for (const char* hand : hands) {
        Table t = F3();
        t.deck("C4b FIN B2b").hand(0, hand);
        keys_do(t, "A UP RIGHT A A", {CROW(0, at(2, 1))});
        keys_do(t, "DOWN A UP RIGHT A A", {CROW(1, at(2, 1))});
        keys_do(t, "RIGHT A A UP A A", {CUP(0, at(0, 0), at(2, 0))});
        keys_do(t, "RIGHT*2 A UP A A", {KEY(0, 2)});
        keys_do(t, "RIGHT*3 A A", {BLANK(0)});
    }
}

static void b_takes_back_step_by_step() {
    const Table t = F3();
    Stand shown(t.s);
    TEST_ASSERT_FALSE(keeps_back(shown));
    shown.keys("RIGHT A A UP A");
    for (int steps = 0; steps < 3; ++steps) {
        TEST_ASSERT_TRUE(keeps_back(shown));
        shown.keys("B");
    }
    TEST_ASSERT_FALSE(keeps_back(shown));
    keys_do(t, "RIGHT A A UP A B B B LEFT A A A", {CROW(0, at(0, 0))});
    keys_do(t, "RIGHT A RIGHT A UP A B RIGHT A A", {CUP(0, at(0, 1), at(2, 2))});
    keys_do(t, "LEFT A B RIGHT A A A", {CROW(0, at(0, 0))});
}

static void answers() {
    Table t = F3();
    t.play({CROW(0, at(1, 0))});
    keys_do(t, "A", {PASS}, 1);
    keys_do(t, "RIGHT A", {CALL}, 1);
    keys_do(t, "RIGHT*2 A", {BULLET}, 1);
    keys_do(t, "LEFT A", {BULLET}, 1);
    keys_do(t, "UP DOWN RIGHT A", {CALL}, 1);
    // No card: why not is said, and nothing happens. BLF-047
    Table none = F3();
    none.hand(1, "").play({CROW(0, at(1, 0))});
    Stand shown(none.s, 1);
    shown.keys("RIGHT*2 A");
    TEST_ASSERT_EQUAL(static_cast<int>(stage::Cue::refuse), static_cast<int>(shown.cues.back()));
    keys_do_nothing(none, "RIGHT*2 A", 1);
}

static void a_penalty() {
    Table t = F3();
    t.play({CROW(0, at(1, 0)), CALL});
    t.owes(1, 0);
    keys_do(t, "A", {PICK(0)});
    keys_do(t, "RIGHT*3 A", {PICK(3)});
    // Away over the table and back.
    keys_do(t, "RIGHT DOWN UP A", {PICK(1)});
    keys_do(t, "LEFT RIGHT RIGHT A", {PICK(1)});
    keys_do_nothing(t, "DOWN A");  // another's card
    keys_do(t, "DOWN*2 B A", {PICK(0)});
}

static void the_next_round() {
    Table t = F3(2);
    t.deck("FIN B2b U1b C4b").play({BLANK(1), PASS, PASS});
    t.decides(0, in_round_end);
    keys_do(t, "A", {NEXT});
    keys_do(t, "UP*3 B A", {NEXT});
}

static void pages_open_and_close() {
    Table t = F3();
    const auto number = [](Topic topic) { return static_cast<int>(topic); };
    Stand shown(t.s);
    shown.keys("UP*2 RIGHT");
    TEST_ASSERT_EQUAL(number(Topic::deck), shown.topic());
    shown.keys("A");
    TEST_ASSERT_EQUAL(number(Topic::seen_page), shown.topic());
    TEST_ASSERT_TRUE(keeps_back(shown));
    const auto off = shown.picture();
    shown.keys("A");
    TEST_ASSERT_FALSE(off == shown.picture());
    shown.keys("B");
    TEST_ASSERT_EQUAL(number(Topic::deck), shown.topic());
    shown.keys("LEFT A");
    TEST_ASSERT_EQUAL(number(Topic::turns_page), shown.topic());
    shown.keys("B B");
    TEST_ASSERT_EQUAL(number(Topic::crow_tile), shown.topic());
    TEST_ASSERT_FALSE(keeps_back(shown));
    TEST_ASSERT_EQUAL_MEMORY(&t.s, &shown.position(), sizeof t.s);
}

// Where several people look on, one button shows whoever decides the own hand, behind a curtain;
// whoever is alone sees it anyway.
static void test_BLF_127_a_button_shows_the_own_hand() {
    Table asked = F3(), owed = F3();
    asked.play({CROW(0, at(1, 0))});
    owed.play({CROW(0, at(1, 0)), CALL});
    static constexpr std::string_view names[] = {"Player 1", "Player 2", "Player 3"};
    struct People : stand::SceneStand<Rules> {
        explicit People(const State& state)
            : SceneStand(bluff_cartridge::cartridge, names, state, kit::the_public) {}
    };
    const auto prompt = [](stand::AnySceneStand& shown) {
        return std::string(shown.driver().scene().prompt(shown.driver().view()));
    };
    const auto asks = [](const Table& t, const char* keys) {
        People shown(t.s);
        shown.keys(keys);
        TEST_ASSERT_EQUAL(static_cast<int>(Topic::look_button), shown.topic());
        shown.keys("A");
        TEST_ASSERT_EQUAL_MESSAGE(t.s.actor, shown.driver().asked_to_look(), keys);
        TEST_ASSERT_EQUAL_MEMORY(&t.s, &shown.position(), sizeof t.s);
    };
    People openly(asked.s);
    TEST_ASSERT_EQUAL_STRING("Look, pass, call or shoot?", prompt(openly).c_str());
    asks(asked, "LEFT");
    asks(asked, "RIGHT*3");
    asks(asked, "UP LEFT*9 DOWN");
    asks(owed, "DOWN*4");
    // From the button back to the answers, either way.
    keys_do(asked, "LEFT RIGHT RIGHT A", {CALL}, 1);
    for (const char* keys : {"LEFT RIGHT A", "LEFT B A", "LEFT UP B A"}) {
        People shown(asked.s);
        shown.keys(keys);
        State passed = asked.s;
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(passed, PASS, unseen).ok());
        TEST_ASSERT_EQUAL_MEMORY_MESSAGE(&passed, &shown.position(), sizeof passed, keys);
    }
    Stand alone(asked.s, 1);
    TEST_ASSERT_EQUAL_STRING("Pass, call or shoot?", prompt(alone).c_str());
    alone.keys("LEFT");
    TEST_ASSERT_EQUAL(static_cast<int>(Topic::bullet_button), alone.topic());
}

// Y tells of the thing as it is here and now.
static void test_BLF_128_y_tells_of_this_position() {
    Table t = F3();
    Stand shown(t.s);
    const auto says = [](Stand& at, const char* keys, const char* words) {
        at.keys(keys);
        TEST_ASSERT_TRUE_MESSAGE(at.here().find(words) != std::string::npos, at.here().c_str());
    };
    says(shown, "", "CROW: the ");
    says(shown, "UP", "Your 1st: ");
    says(shown, "", " It counts as a ");
    says(shown, "UP RIGHT", " left. From the top Fin is number ");
    says(shown, "UP LEFT*6", "In this match: 0 plays, 0 lies");
    Table asked = F3();
    asked.play({CROW(0, at(1, 0))});
    Stand answer(asked.s, 1);
    says(answer, "", "If all pass, the Crow happens.");
    says(answer, "RIGHT", "CROW on your 1st card. Lie: ");
    says(answer, "UP*2", "A: the turns so far.");
}

// The switch on the page counts in the prompt, from what the viewer sees.
static void the_odds_are_told_if_wanted() {
    Table t = F3();
    t.play({CROW(0, at(1, 0))});
    Stand shown(t.s, 1);
    const auto prompt = [&] {
        return std::string(shown.driver().scene().prompt(shown.driver().view()));
    };
    TEST_ASSERT_EQUAL_STRING("Pass, call or shoot?", prompt().c_str());
    shown.keys("UP*2 RIGHT A A B B");
    const UnseenCards unseen = unseen_of(t.s, 1);
    const std::string wanted = "Crows unseen: " + std::to_string(unseen.of_suit[crow]) + " of " +
                               std::to_string(unseen.all);
    TEST_ASSERT_EQUAL_STRING(wanted.c_str(), prompt().c_str());
}

// A hint lays out the whole choice: A alone takes it.
static void a_hint_is_taken_with_a() {
    const Table t = F3();
    std::vector<Action> legal = t.legal();
    for (std::size_t i = 0; i < legal.size(); i += 7) {
        Stand shown(t.s);
        const Action wanted[] = {legal[i]};
        shown.driver().scene().point_out(shown.driver().view(), wanted);
        shown.keys("A");
        State after = t.s;
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(after, legal[i], unseen).ok());
        TEST_ASSERT_EQUAL_MEMORY(&after, &shown.position(), sizeof after);
    }
    Table asked = F3();
    asked.play({CROW(0, at(1, 0))});
    for (const Action answer : {PASS, CALL, BULLET}) {
        Stand shown(asked.s, 1);
        const Action wanted[] = {answer};
        shown.driver().scene().point_out(shown.driver().view(), wanted);
        shown.keys("A");
        State after = asked.s;
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(after, answer, unseen).ok());
        TEST_ASSERT_EQUAL_MEMORY(&after, &shown.position(), sizeof after);
    }
}

// Everything on the table can be reached for Y, in every phase: BLF-128
static void test_BLF_128_the_cursor_reaches_everything() {
    Table asked = F5();
    asked.play({CROW(0, at(1, 0))});
    Stand shown(asked.s, 1);
    std::vector<int> met;
    shown.keys("UP*9 LEFT*9");
    for (int row = 0; row < 6; ++row) {
        for (int column = 0; column < 7; ++column) {
            met.push_back(shown.topic());
            shown.keys("RIGHT");
        }
        shown.keys("LEFT*9 DOWN");
    }
    for (const Topic wanted : {Topic::crow_card, Topic::cup_card, Topic::key_card,
                               Topic::bullet_card, Topic::hidden_card, Topic::own_hidden_card,
                               Topic::claim, Topic::deck, topic_of_rank(high_card)})
        TEST_ASSERT_TRUE_MESSAGE(std::count(met.begin(), met.end(), static_cast<int>(wanted)) > 0,
                                 std::to_string(static_cast<int>(wanted)).c_str());
}

// The cursor follows the finger: a move sends a fifth of the screen at most.
static void a_move_sends_little() {
    Table asked = F5(), owed = F5(), over = F3(2);
    asked.play({CUP(0, at(1, 0), at(3, 4))});
    owed.play({CROW(0, at(1, 0)), CALL});
    over.deck("FIN B2b U1b C4b").play({BLANK(1), PASS, PASS});
    struct Start {
        State state;
        const char* keys;
    };
    const Start starts[] = {{F2().s, ""},  {F5().s, ""},          {F2().s, "A"},
                            {F5().s, "A"}, {F5().s, "RIGHT A A"}, {F5().s, "RIGHT*2 A"},
                            {asked.s, ""}, {owed.s, ""},          {over.s, ""}};
    kit::Rng rng(2);
    int most = 0;
    for (const Start& start : starts) {
        Stand shown(start.state, start.state.actor);
        shown.keys(start.keys);
        for (int i = 0; i < 200; ++i) {
            constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT"};
            shown.damaged.clear();
            shown.keys(keys[rng.below(4)]);
            most = std::max(most, shown.damaged.area());
        }
    }
    TEST_ASSERT_LESS_OR_EQUAL(stage::screen_area.area() / 5, most);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(a_crow_takes_three_presses);
    RUN_TEST(a_cup_takes_four_presses);
    RUN_TEST(key_and_blank_shot);
    RUN_TEST(test_BLF_027_a_lie_takes_the_same_presses_as_the_truth);
    RUN_TEST(b_takes_back_step_by_step);
    RUN_TEST(answers);
    RUN_TEST(a_penalty);
    RUN_TEST(the_next_round);
    RUN_TEST(pages_open_and_close);
    RUN_TEST(test_BLF_127_a_button_shows_the_own_hand);
    RUN_TEST(test_BLF_128_y_tells_of_this_position);
    RUN_TEST(the_odds_are_told_if_wanted);
    RUN_TEST(a_hint_is_taken_with_a);
    RUN_TEST(a_move_sends_little);
    RUN_TEST(test_BLF_128_the_cursor_reaches_everything);
    return UNITY_END();
}
