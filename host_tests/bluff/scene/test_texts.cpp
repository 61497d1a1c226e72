// Every sentence fits its place with the longest names, and Y explains whatever the cursor stands
// on, in any position, for any viewer.
#include <set>

#include "bluff/position.h"
#include "bluff/reason.h"
#include "bluff/topics.h"
#include "bluff_scene/words.h"
#include "stage/font.h"
#include "stand.h"

using namespace table;
using namespace bluff_scene;
using stand::Stand;

void setUp() {}
void tearDown() {}

namespace {

void fits(const kit::TextOut& text, int letters) {
    TEST_ASSERT_FALSE(text.cut());
    TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(letters, static_cast<int>(text.view().size()), text.c_str());
}
void fits(const stage::Words& words, int letters) {
    fits(words.first, letters);
    fits(words.second, letters);
}

}  // namespace

static void names_have_nine_letters_at_most() {
    Stand shown(F5().s, kit::the_public);
    constexpr const char* wanted[] = {"Slate", "Belle", "Grudge", "Stranger", "Stranger5"};
    for (Seat seat = 0; seat < 5; ++seat) {
        kit::Text<24> name;
        add_name(shown.driver().view(), seat, name);
        TEST_ASSERT_EQUAL_STRING(wanted[seat], name.c_str());
    }
    Stand own(F5().s, 2);
    kit::Text<24> name;
    add_name(own.driver().view(), 2, name);
    TEST_ASSERT_EQUAL_STRING("You", name.c_str());
}

// All who shot are named, the viewer even where only a number has room; so is who called.
static void shots_and_calls_have_names() {
    Table t = F5();
    t.play({CROW(0, at(1, 0)), BULLET, BULLET});
    const auto shots = [&](kit::Viewer viewer, int letters) {
        Stand shown(t.s, viewer);
        kit::Text<64> text;
        add_shots(shown.driver().view(), t.s, letters, text);
        return std::string(text.view());
    };
    TEST_ASSERT_EQUAL_STRING("+Belle +Grudge BULLET", shots(3, 21).c_str());
    TEST_ASSERT_EQUAL_STRING("+Belle +Grudge", shots(3, 20).c_str());
    TEST_ASSERT_EQUAL_STRING("+2 BULLETS", shots(3, 10).c_str());
    TEST_ASSERT_EQUAL_STRING("+You +1 BULLET", shots(1, 11).c_str());
    t.play({CALL});
    Stand shown(t.s, 0);
    stage::Words words;
    about_turn(shown.driver().view(), t.s, *last_turn(t.s), words);
    TEST_ASSERT_EQUAL_INT(0, static_cast<int>(words.second.view().find("Stranger called")));
}

// Nobody is told what an unseen card makes of a hand.
static void a_swap_with_an_unseen_card_promises_nothing() {
    const Seat active = F5().s.active;
    Stand shown(F5().s, active);
    const auto& view = shown.driver().view();
    const State& state = view.shown_as<State>();
    int unseen = 0;
    for (int slot = 0; slot < scoring_size; ++slot) {
        const Position other = position_of(static_cast<Seat>((active + 1) % 5), slot);
        Selection selection;
        selection.clear(state, active, false);
        selection.point_at(state, active, CUP(0, at(active, 0), other));
        stage::Words words;
        about_outlook(view, state, selection, words);
        const bool open = words.first.view().back() == '?';
        TEST_ASSERT_EQUAL(!sight_of(view, state, other).visible(), open);
        unseen += open;
    }
    TEST_ASSERT_GREATER_THAN(0, unseen);
}

static void sentences_fit() {
    kit::Rng rng(3);
    play_at_random(40, [&](const Step& step) {
        const State& state = step.before;
        const Seat viewer = static_cast<Seat>(rng.below(state.seats));
        Stand shown(state, rng.below(3) == 0 ? kit::the_public : kit::Viewer{viewer});
        const auto& view = shown.driver().view();
        const auto says = [&](int letters, auto&& about) {
            stage::Words words;
            about(words);
            fits(words, letters);
        };
        for (const TurnRecord& turn : state.log)
            if (is_number(turn.card))
                says(strip_letters, [&](auto& out) { about_turn(view, state, turn, out); });
        if (state.round_over())
            says(strip_letters, [&](auto& out) { about_round(view, state, out); });
        says(story_letters, [&](auto& out) { about_waiting(view, state, out); });
        for (const Event& event : step.events) {
            const Event seen = kit::redacted(event, view.viewer());
            for (const bool face_up : {false, true})
                says(story_letters,
                     [&](auto& out) { about_event(view, state, seen, face_up, out); });
        }
        if (!state.stack.empty()) {
            const Played& first = state.stack[0];
            kit::Text<64> text;
            add_target(view, first.claim, first.seat, text);
            fits(text, strip_letters);
            kit::Text<64> both, shots;
            add_short_claim(view, first.claim, first.seat, both);
            fits(both, strip_letters);
            add_shots(view, state, 19, shots);
            fits(shots, 19);
            for (const Answer answer : {Answer::pass, Answer::call, Answer::bullet}) {
                text.clear();
                about_answer(view, state, answer, text);
                fits(text, line_letters);
            }
        }
        for (int place = 0; place < state.seats; ++place)
            for (int slot = 0; slot < scoring_size; ++slot)
                for (const auto what : {Spot::What::name, Spot::What::card, Spot::What::rank,
                                        Spot::What::claim, Spot::What::deck}) {
                    kit::Text<80> text;
                    about_spot(
                        view, state,
                        {what, static_cast<std::uint8_t>(place), static_cast<std::uint8_t>(slot)},
                        text);
                    fits(text, line_letters);
                }
        if (step.action.kind == play) {
            Stand player(state, state.active);
            Selection selection;
            selection.clear(state, state.active, false);
            selection.point_at(state, state.active, step.action);
            stage::Words words;
            about_outlook(player.driver().view(), state, selection, words);
            fits(words, outlook_letters);
            stage::Words tile;
            about_claim_tile(player.driver().view(), state, selection, tile);
            fits(tile, strip_letters);
        }
        if (!state.round_over()) {
            kit::Text<80> why;
            hint_reason(state, state.actor, step.action, why);
            fits(why, 2 * static_cast<int>(reason_line) + 1);
        }
    });
}

// With random keys in random positions, and while their stories are told: BLF-128
static void test_BLF_128_everything_under_the_cursor_has_a_topic() {
    std::set<int> met;
    const auto look = [&](const Stand& shown) {
        const int number = shown.topic();
        TEST_ASSERT_TRUE(number >= 0 && number < static_cast<int>(Topic::count));
        met.insert(number);
    };
    kit::Rng rng(5);
    play_at_random(30, [&](const Step& step) {
        if (rng.below(4) != 0) return;
        const kit::Viewer viewer = rng.below(2) == 0 && !step.before.over() ? step.before.actor
                                   : rng.below(2) == 0
                                       ? kit::the_public
                                       : static_cast<kit::Viewer>(rng.below(step.before.seats));
        Stand shown(step.before, viewer);
        for (int i = 0; i < 10; ++i) {
            look(shown);
            constexpr const char* keys[] = {"UP", "DOWN", "LEFT", "RIGHT", "UP", "RIGHT", "A"};
            shown.keys(keys[rng.below(7)]);
        }
        look(shown);
        Stand told(step.before, viewer);
        told.play(step.action, [&] { look(told); });
        look(told);
    });
    for (const Topic topic : {Topic::crow_card,     Topic::cup_card,    Topic::key_card,
                              Topic::bullet_card,   Topic::hidden_card, Topic::own_hidden_card,
                              Topic::seen_card,     Topic::crow_tile,   Topic::cup_tile,
                              Topic::key_tile,      Topic::bullet_tile, Topic::target,
                              Topic::confirm,       Topic::pass_button, Topic::call_button,
                              Topic::bullet_button, Topic::penalty,     Topic::claim,
                              Topic::deck,          Topic::seen_page,   Topic::turns_page,
                              Topic::honest,        Topic::caught,      Topic::stopped,
                              Topic::swap,          Topic::look,        Topic::fin_drawn,
                              Topic::round_end,     Topic::slate,       Topic::belle})
        TEST_ASSERT_TRUE_MESSAGE(met.count(static_cast<int>(topic)) == 1,
                                 std::to_string(static_cast<int>(topic)).c_str());
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(names_have_nine_letters_at_most);
    RUN_TEST(shots_and_calls_have_names);
    RUN_TEST(a_swap_with_an_unseen_card_promises_nothing);
    RUN_TEST(sentences_fit);
    RUN_TEST(test_BLF_128_everything_under_the_cursor_has_a_topic);
    return UNITY_END();
}
