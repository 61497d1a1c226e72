// Forms and configs, and what every game can do with its table.
#include <unity.h>

#include "check_hook/check_hook.h"
#include "kit/small_games.h"

using namespace kit;
using check_hook::failure_of;
using small_games::Endless;

void setUp() {}
void tearDown() {}

namespace {

const Form& form = Endless::info.form;

Config parsed(std::initializer_list<const char*> words) {
    Config config = form.usual();
    for (const char* word : words)
        TEST_ASSERT_TRUE_MESSAGE(form.parse_word(word, config).ok(), word);
    form.settle(config);
    return config;
}

void test_fields_are_asked_when_their_condition_holds() {
    const Config free = form.usual();
    TEST_ASSERT_FALSE(form.asks(free, 1));
    TEST_ASSERT_FALSE(form.asks(free, 2));
    TEST_ASSERT_FALSE(form.asks_record(free));
    const Config bounded = parsed({"mode=bounded", "bound=7"});
    TEST_ASSERT_TRUE(form.asks(bounded, 1));
    TEST_ASSERT_TRUE(form.asks(bounded, 2));
    const Config large = parsed({"mode=bounded", "bound=100"});  // beyond any condition's values
    TEST_ASSERT_FALSE(form.asks(large, 2));
    TEST_ASSERT_TRUE(form.asks_record(parsed({"mode=own"})));
}

void test_settle_makes_equal_what_means_the_same() {
    Config config = parsed({"bound=99", "record=01020304"});  // neither is asked in mode free
    TEST_ASSERT_TRUE(config == form.usual());
    config.values[20] = 1;  // there is no such field
    TEST_ASSERT_FALSE(form.problem(config).ok());
    form.settle(config);
    TEST_ASSERT_TRUE(form.problem(config).ok());
    config.values[1] = 51;
    TEST_ASSERT_EQUAL_STRING("a setting has a value although it is not asked",
                             form.problem(config).why_not);
    config.values[1] = 1;
    TEST_ASSERT_EQUAL_STRING("a setting is out of its range", form.problem(config).why_not);
    config.values[1] = 201;
    TEST_ASSERT_EQUAL_STRING("a setting is out of its range", form.problem(config).why_not);
}

void test_config_packs_only_what_is_asked() {
    std::uint8_t memory[4];
    for (const auto& [config, bits] : {std::pair{form.usual(), 2},
                                       {parsed({"mode=bounded"}), 10},
                                       {parsed({"mode=bounded", "bound=7", "odd=2"}), 12},
                                       {parsed({"mode=own"}), 2}}) {
        BitWriter out(memory);
        form.pack(config, out);
        TEST_ASSERT_EQUAL(bits, out.bits());
        BitReader in(memory, out.bits());
        Config back;
        TEST_ASSERT_TRUE(form.unpack(in, back));
        TEST_ASSERT_TRUE(config == back);
    }
    memory[0] = 3;  // a mode that is not there
    BitReader in(memory, 2);
    Config back;
    TEST_ASSERT_FALSE(form.unpack(in, back));
    TEST_ASSERT_EQUAL(2 + 8 + 2, form.most_bits());
}

void test_config_prints_and_parses() {
    Text<200> text;
    form.print(parsed({"mode=own", "record=00ff10a2"}), text);
    TEST_ASSERT_EQUAL_STRING("mode=own record=00ff10a2", text.c_str());
    text.clear();
    form.print(parsed({"mode=bounded", "bound=7", "odd=2"}), text);
    TEST_ASSERT_EQUAL_STRING("mode=bounded bound=7 odd=2", text.c_str());
}

void test_config_words_are_refused_with_a_reason() {
    Config config;
    const auto reason = [&](const char* word) { return form.parse_word(word, config).why_not; };
    TEST_ASSERT_EQUAL_STRING("there is no such setting", reason("speed=1"));
    TEST_ASSERT_EQUAL_STRING("there is no such setting", reason(""));
    TEST_ASSERT_EQUAL_STRING("a setting has no such choice", reason("mode=none"));
    TEST_ASSERT_EQUAL_STRING("a setting has no such choice", reason("mode"));
    TEST_ASSERT_EQUAL_STRING("a setting is out of its range", reason("bound=1"));
    TEST_ASSERT_EQUAL_STRING("a setting is out of its range", reason("bound=201"));
    TEST_ASSERT_EQUAL_STRING("a setting is out of its range", reason("bound=x"));
    TEST_ASSERT_EQUAL_STRING("the record has a wrong length", reason("record=00"));
    TEST_ASSERT_EQUAL_STRING("the record is not written in hexadecimal digits",
                             reason("record=0102030x"));
    const Form plain;
    TEST_ASSERT_EQUAL_STRING("there is no such setting",
                             plain.parse_word("record=00", config).why_not);
}

constexpr Choice twins[] = {{"a", "A"}, {"a", "B"}};
constexpr Field good{.word = "x", .title = "X", .most = 3};

template <std::size_t N>
constexpr const char* flaw_of(const std::array<Field, N>& fields, Form rest = {}) {
    rest.fields = fields;
    return rest.flaw();
}

void test_flaws_of_forms_are_named() {
    using F = std::array<Field, 1>;
    TEST_ASSERT_NULL(flaw_of(F{good}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{Field{.word = "", .title = "X"}}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{Field{.word = "x", .title = ""}}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{Field{.word = "x", .title = "X", .least = 4, .most = 3}}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{Field{.word = "x", .title = "X", .most = 3, .usual = 4}}));
    TEST_ASSERT_NOT_NULL(
        flaw_of(F{Field{.word = "x", .title = "X", .least = 2, .most = 3, .usual = 1}}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{Field{.word = "x", .title = "X", .choices = twins}}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{Field{.word = "x", .title = "X", .when = {0, 1}}}));
    TEST_ASSERT_NOT_NULL(flaw_of(std::array{good, good}));
    TEST_ASSERT_NOT_NULL(flaw_of(std::array<Field, 33>{}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{good}, {.record_size = 113}));
    TEST_ASSERT_NOT_NULL(flaw_of(F{good}, {.record_size = 1, .record_when = {1, 1}}));
    TEST_ASSERT_NULL(flaw_of(F{good}, {.record_size = 1, .record_when = {0, 1}}));
}

void test_flaws_of_games_are_named() {
    GameInfo info = Endless::info;
    TEST_ASSERT_NULL(info.flaw());
    const auto with = [&](auto change) {
        GameInfo changed = Endless::info;
        change(changed);
        return changed.flaw();
    };
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.id = 0; }));
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.id = 32; }));
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.word = ""; }));
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.title = ""; }));
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.longest_match = 0; }));
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.most_legal = 0; }));
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.words = {}; }));
    static constexpr std::array<ActionWord, 63> many{};
    TEST_ASSERT_NOT_NULL(with([](GameInfo& i) { i.words = many; }));
}

// ---- Games --------------------------------------------------------------------------------------

void test_verdict_on_a_config_is_the_forms_then_the_games() {
    Config config = form.usual();
    TEST_ASSERT_TRUE(config_verdict(small_games::endless, config).ok());
    config.values[0] = Endless::own;
    TEST_ASSERT_EQUAL_STRING("an empty record",
                             config_verdict(small_games::endless, config).why_not);
    config.values[0] = 9;
    TEST_ASSERT_EQUAL_STRING("a setting is out of its range",
                             config_verdict(small_games::endless, config).why_not);
}

void test_random_configs_are_accepted() {
    Rng rng(1);
    bool bounded = false;
    for (int i = 0; i < 50; ++i) {
        const Config config = random_config(small_games::endless, rng);
        TEST_ASSERT_TRUE(config_verdict(small_games::endless, config).ok());
        bounded = bounded || config[0] == Endless::bounded;
    }
    TEST_ASSERT_TRUE(bounded);
    // A game that can draw records comes to matches with one.
    Game drawing = small_games::endless;
    drawing.random_record = [](Config& config, Rng&) { config.record[0] = 1; };
    bool own = false;
    for (int i = 0; i < 50; ++i) {
        const Config config = random_config(drawing, rng);
        TEST_ASSERT_TRUE(config_verdict(drawing, config).ok());
        TEST_ASSERT_EQUAL(config[0] == Endless::own, config.record[0]);
        own = own || config[0] == Endless::own;
    }
    TEST_ASSERT_TRUE(own);
    Game picky = small_games::endless;
    picky.config_problem = [](const Config& config) {
        return config[0] == 0 && config[1] == 50 ? done : refused("only the usual");
    };
    for (int i = 0; i < 20; ++i) TEST_ASSERT_TRUE(random_config(picky, rng) == form.usual());
    picky.config_problem = [](const Config&) { return refused("never"); };
    TEST_ASSERT_TRUE(random_config(picky, rng) == form.usual());
}

void test_legal_lists_of_any_length() {
    AnyState state;
    const Game& game = small_games::endless;
    game.setup(state.bytes, form.usual(), 1);
    TEST_ASSERT_EQUAL(257, count_legal(game, state.bytes));
    TEST_ASSERT_TRUE((nth_legal(game, state.bytes, 200) == Action{0, 200}));
    TEST_ASSERT_NOT_NULL(failure_of([&] { (void)nth_legal(game, state.bytes, 257); }));
    TEST_ASSERT_TRUE(is_legal(game, state.bytes, {0, 255}));
    TEST_ASSERT_TRUE(is_legal(game, state.bytes, {2}));
    TEST_ASSERT_FALSE(is_legal(game, state.bytes, {1}));
    Rng rng(2);
    bool beyond = false;
    for (int i = 0; i < 1000; ++i) {
        const Action action = random_legal(game, state.bytes, rng);
        TEST_ASSERT_EQUAL(0, action.kind);  // never the timer's
        beyond = beyond || action.a >= 32;
    }
    TEST_ASSERT_TRUE(beyond);
    Game mute = game;
    mute.legal = [](const StateBytes*, Actions&) {};
    TEST_ASSERT_NOT_NULL(failure_of([&] { (void)random_legal(mute, state.bytes, rng); }));
    mute.legal = [](const StateBytes*, Actions& out) { out.add({2}); };
    TEST_ASSERT_NOT_NULL(failure_of([&] { (void)random_legal(mute, state.bytes, rng); }));
}

void test_evaluation_by_score() {
    Outcome outcome{.over = true};
    outcome.result = {Result::won, Result::lost, Result::drawn, Result::scored};
    outcome.score = {0, 0, 0, 10};
    TEST_ASSERT_EQUAL(1000, evaluate_by_score(outcome, 4, 0));
    TEST_ASSERT_EQUAL(0, evaluate_by_score(outcome, 4, 1));
    TEST_ASSERT_EQUAL(500, evaluate_by_score(outcome, 4, 2));
    TEST_ASSERT_EQUAL(700, evaluate_by_score(outcome, 4, 3));
    outcome.over = false;
    TEST_ASSERT_EQUAL(300, evaluate_by_score(outcome, 4, 0));
    outcome.score = {30};
    TEST_ASSERT_EQUAL(800, evaluate_by_score(outcome, 1, 0));
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_fields_are_asked_when_their_condition_holds);
    RUN_TEST(test_settle_makes_equal_what_means_the_same);
    RUN_TEST(test_config_packs_only_what_is_asked);
    RUN_TEST(test_config_prints_and_parses);
    RUN_TEST(test_config_words_are_refused_with_a_reason);
    RUN_TEST(test_flaws_of_forms_are_named);
    RUN_TEST(test_flaws_of_games_are_named);
    RUN_TEST(test_verdict_on_a_config_is_the_forms_then_the_games);
    RUN_TEST(test_random_configs_are_accepted);
    RUN_TEST(test_legal_lists_of_any_length);
    RUN_TEST(test_evaluation_by_score);
    return UNITY_END();
}
