// Every sentence fits its place, with the longest names: nobody can play for a goal that ends in
// dots. And every letter stands out from what it is written on.
#include <unity.h>

#include <set>
#include <string>

#include "stage/text.h"
#include "superhot_cartridge/reason.h"
#include "superhot_scene/scene.h"
#include "superhot_scene/uses.h"
#include "text_watch.h"
#include "walk.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace superhot_scene;
using superhot::Phase;
using superhot::Rules;

// What the console leaves of its status bar with a seat's mark, a battery that is charged, and no
// sound.
constexpr int prompt_letters = 27;

void fits(std::string_view line, int width) {
    const std::string text(line);
    TEST_ASSERT_TRUE_MESSAGE(stage::text_width(line, stage::small) <= width, text.c_str());
}

void counts_well(std::string_view line) {
    TEST_ASSERT_EQUAL_STRING("", badly_counted(line).c_str());
}

// A sentence alone has both lines.
void fit(const Words& words) {
    TEST_ASSERT_FALSE_MESSAGE(words.first.cut() || words.second.cut(), words.first.c_str());
    counts_well(words.first.view());
    counts_well(words.second.view());
    if (words.second.empty()) {
        const int high = stage::paragraph_height(words_width, words.first.view(), stage::small, -1);
        TEST_ASSERT_TRUE_MESSAGE(high <= 2 * stage::small.height - 1, words.first.c_str());
        return;
    }
    fits(words.first.view(), words_width);
    fits(words.second.view(), words_width);
}

template <class About, class... Arguments>
void check(About about, const Arguments&... arguments) {
    Words words;
    about(arguments..., words);
    fit(words);
}

superhot::State some_state(superhot::Mode mode, kit::Seed seed) {
    kit::Config config = superhot::game.info.form.usual();
    config.values[superhot::mode_field] = mode;
    config.values[superhot::bats_field] = 2;
    superhot::game.info.form.settle(config);
    superhot::State state;
    Rules::setup(state, config, seed);
    return state;
}

}  // namespace

// On the table beside the progress, as far as that ever is; on their page; and in the lines below.
static void goals_fit_everywhere() {
    for (superhot::Goal goal = 0; goal < superhot::goal_count; ++goal) {
        const superhot::GoalCard& card = superhot::goals[goal];
        counts_well(card.text);
        int wide = 0;
        superhot::State state = some_state(superhot::coop, 1);
        for (const int many : {0, 7, 12}) {
            state.bullets_deck = static_cast<std::uint8_t>(12 - many);
            state.counters = {};
            kit::Text<16> progress;
            add_progress(state, goal, 0, many == 7, progress);
            TEST_ASSERT_FALSE(progress.cut());
            wide = std::max(wide, stage::character_count(progress.view()));
        }
        for (const int count : {1, 2, 4}) {
            const Point at = goal_words(0, count);
            const bool narrow = count > 2;
            const int end = goal_area(0, count).right() - (narrow ? 0 : 4);
            const int progress = wide * (narrow ? stage::tiny : stage::small).width;
            fits(count == 2 ? card.text : card.name, end - progress - 1 - at.x);
        }
        fits(card.text, 240 - goal_words(0, 1).x - 4);
        fits(card.text, 240 - goal_text.x - 4);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(
            goal_text.height,
            stage::paragraph_height(goal_text.width, what_counts(goal), stage::small, -1),
            card.name.data());
        for (const int count : {1, 4})
            for (const bool is_done : {false, true}) check(about_goal, goal, is_done, count);
    }
}

static void cards_fit() {
    superhot::State state = some_state(superhot::versus, 1);
    for (Card card = 0; card < superhot::obstacle_count; ++card) {
        state.line[0] = card;
        for (const bool mark : {false, true}) {
            state.hardened = mark;
            check(about_line_card, state, 0);
        }
        state.hardened = 0;
        state.knocked_out = 1;
        check(about_line_card, state, 0);
        state.knocked_out = 0;
        check(about_hand_card, state, card, true);
        check(about_next_card, card);
        for (const Card demander : {superhot::ob(13), superhot::ob(26)})
            check(about_drop, demander, card);
        for (int glitch = superhot::swap; glitch <= superhot::harden; ++glitch) {
            state.line[1] = superhot::ob(26);  // the longest name
            check(about_glitch_on, state, static_cast<superhot::Glitch>(glitch), 0);
        }
    }
    for (int glitch = superhot::swap; glitch <= superhot::lag; ++glitch)
        check(about_glitch, state, static_cast<superhot::Glitch>(glitch));
}

// Against every target of many positions: too few cards, enough, and all that fit.
static void sums_fit() {
    int sums = 0;
    for (kit::Seed seed = 1; seed <= 12; ++seed) {
        superhot::State state = some_state(superhot::versus, seed);
        kit::Rng rng(seed);
        for (int step = 0; step < 300 && !state.ended(); ++step) {
            if (state.phase == Phase::use) {
                state.hardened = 0b111111;
                for (int slot = 0; slot < state.slots; ++slot) {
                    if (state.at(slot) == superhot::no_card) continue;
                    Picks picks;
                    check(about_aim, state, slot, picks);
                    for (const Card card : state.me().hand) {
                        if (worth_of(state, slot, {card, superhot::no_card}) == 0) continue;
                        picks.push({card, superhot::no_card});
                        check(about_aim, state, slot, picks);
                        ++sums;
                        if (picks.size() == 7) break;
                    }
                }
                state.hardened = 0;
                check(about_go, state, forecast_move(state, no_slot, {}));
            }
            if (state.phase == Phase::choose) check(about_wait, state);
            kit::Action memory[128];
            kit::Actions legal(memory);
            Rules::legal(state, legal);
            kit::Events unseen;
            const auto some = rng.below(static_cast<std::uint32_t>(legal.count()));
            TEST_ASSERT_TRUE(Rules::apply(state, memory[some], unseen).ok());
        }
    }
    TEST_ASSERT_GREATER_THAN(300, sums);
}

// Whatever is said, wherever the cursor is and whatever is told.
static void everything_said_fits() {
    int said = 0;
    walk::through_all(3, [&](stand::Stand& shown) {
        Words words;
        static_cast<const Scene&>(shown.driver().scene()).words(shown.driver().view(), words);
        fit(words);
        const auto prompt = shown.driver().scene().prompt(shown.driver().view());
        if (shown.driver().deciding())
            TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(prompt_letters, stage::character_count(prompt),
                                              prompt.data());
        said += !words.first.empty();
    });
    TEST_ASSERT_GREATER_THAN(1000, said);
}

// A glitch that cannot be used says why: its price, or what it works on.
static void glitches_say_why_not() {
    superhot::State state = some_state(superhot::versus, 1);
    state.phase = Phase::system;
    const auto why_not = [&](superhot::Glitch glitch) {
        const char* why = glitch_verdict(state, glitch).why_not;
        return std::string(why == nullptr ? "" : why);
    };
    state.points = {9, 9, 0};
    TEST_ASSERT_EQUAL_STRING("Nobody is knocked out", why_not(superhot::restore).c_str());
    TEST_ASSERT_EQUAL_STRING("No Bullet in the discard", why_not(superhot::ricochet).c_str());
    TEST_ASSERT_EQUAL_STRING("", why_not(superhot::harden).c_str());
    TEST_ASSERT_EQUAL_STRING("", why_not(superhot::lag).c_str());
    state.lag = 1;
    TEST_ASSERT_EQUAL_STRING("Only once a turn", why_not(superhot::lag).c_str());
    state.hardened = 0b111111;
    TEST_ASSERT_EQUAL_STRING("It has no target", why_not(superhot::harden).c_str());
    state.points = {3, 3, 9};  // Mixed pays neither
    for (const auto glitch : {superhot::restore, superhot::erase, superhot::harden})
        TEST_ASSERT_EQUAL_STRING("Too dear now", why_not(glitch).c_str());
    TEST_ASSERT_EQUAL_STRING("", why_not(superhot::swap).c_str());
}

namespace {

// Random matches of every mode: each position, and a legal action there.
template <class Visit>
void through_positions(int matches, Visit visit) {
    kit::Rng rng(11);
    for (int match = 0; match < matches; ++match) {
        superhot::State state{};
        Rules::setup(state, kit::random_config(superhot::game, rng), rng.next());
        for (int step = 0; step < 200 && !state.ended(); ++step) {
            const kit::Action action = walk::any_action(state, rng);
            visit(state, action, rng);
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
        }
    }
}

}  // namespace

// Why a choice is refused, whatever is tried: the rules' own words.
static void every_refusal_fits() {
    std::set<std::string> reasons;
    through_positions(60, [&](const superhot::State& state, kit::Action, kit::Rng& rng) {
        for (int i = 0; i < 40; ++i) {
            const kit::Action tried{static_cast<std::uint8_t>(rng.below(superhot::sys_end + 1)),
                                    static_cast<std::uint8_t>(rng.below(45)),
                                    static_cast<std::uint8_t>(rng.below(8)),
                                    static_cast<std::uint8_t>(rng.below(8))};
            superhot::State copy = state;
            kit::Events unseen;
            if (const auto verdict = Rules::apply(copy, tried, unseen); !verdict.ok())
                reasons.insert(verdict.why_not);
        }
        Selection selection;
        selection.clear(state, false);
        for (const Row row : {Row::goals, Row::line, Row::hand, Row::buttons})
            for (int at = 0; at < selection.count(state, row); ++at)
                if (const auto open = selection.open(state, {row, static_cast<std::uint8_t>(at)});
                    !open.ok())
                    reasons.insert(open.why_not);
    });
    TEST_ASSERT_GREATER_THAN(25, static_cast<int>(reasons.size()));
    for (const std::string& reason : reasons) {
        Words words;
        words.first.add("✗ ").add(reason).add('.');
        fit(words);
    }
}

// Of each kind of action, for each goal and card that it can be about.
static void every_reason_of_a_hint_fits() {
    std::set<int> kinds;
    std::set<std::string> said;
    const auto check_reason = [&](const superhot::State& state, kit::Action action) {
        kit::Text<32> reason;
        superhot_cartridge::hint_reason(state, {&action, 1}, reason);
        TEST_ASSERT_FALSE_MESSAGE(reason.cut() || reason.empty(), reason.c_str());
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(superhot_cartridge::reason_letters,
                                          stage::character_count(reason.view()), reason.c_str());
        said.insert(reason.c_str());
        kinds.insert(action.kind);
    };
    through_positions(150, [&](const superhot::State& state, kit::Action action, kit::Rng&) {
        check_reason(state, action);
        // What it says is open to all: nothing depends on what is hidden from whoever decides.
        superhot::State twin = state;
        kit::Rng other(3);
        Rules::conceal(twin, Rules::turn(state), other);
        kit::Text<32> here, there;
        superhot_cartridge::hint_reason(state, {&action, 1}, here);
        superhot_cartridge::hint_reason(twin, {&action, 1}, there);
        TEST_ASSERT_EQUAL_STRING(here.c_str(), there.c_str());
    });
    superhot::State state = some_state(superhot::solo, 1);
    for (std::uint8_t kind = 0; kind <= superhot::sys_end; ++kind) check_reason(state, {kind, 1});
    TEST_ASSERT_EQUAL(superhot::sys_end + 1, static_cast<int>(kinds.size()));
    state.turn = {};
    for (superhot::Goal goal = 0; goal < superhot::goal_count; ++goal)
        for (Card card = 0; card <= superhot::bullet; ++card)
            for (const std::uint8_t method : {superhot::destroy, superhot::knock_out}) {
                state.goal_row.clear();
                state.goal_row.push(goal);
                state.line[0] = card;
                check_reason(state, {superhot::begin, 1, method});
            }
    for (const char* wanted :
         {"It counts for Finders Keepers.", "He would shoot each turn.", "You can use Glass.",
          "A Bullet less that can hit you.", "It counts for Sleepers."})
        TEST_ASSERT_TRUE_MESSAGE(said.contains(wanted), wanted);
}

// The line above a replay and a hint: two lines beside the largest numbers.
static void every_action_in_words_fits() {
    constexpr int replay_letters = 25;
    std::set<std::string> said;
    const auto check_words = [&](const superhot::State& state, kit::Action action) {
        kit::Text<80> words;
        Rules::describe(state, action, kit::plain_names, words);
        TEST_ASSERT_FALSE(words.cut());
        std::string_view rest = words.view();
        int lines = 0;
        for (; !rest.empty(); ++lines) stage::next_line(rest, replay_letters);
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(2, lines, words.c_str());
    };
    through_positions(60, [&](const superhot::State& state, kit::Action action, kit::Rng&) {
        check_words(state, action);
    });
    // With the longest names.
    superhot::State state = some_state(superhot::versus, 1);
    state.line.fill(superhot::ob(26));
    state.hit_slot = 5;
    for (Card card = 0; card < superhot::obstacle_count; ++card) {
        for (const std::uint8_t kind :
             {superhot::discard, superhot::aid, superhot::drop, superhot::heal, superhot::pdraw})
            check_words(state, {kind, card, superhot::no_card});
        for (const Card copied : {superhot::no_card, card}) {
            const Card used = copied == superhot::no_card ? card : superhot::double_trouble;
            check_words(state, {superhot::add, used, copied});
        }
    }
    check_words(state, {superhot::slash, superhot::double_trouble, superhot::ob(13), 6});
    for (superhot::Goal goal = 0; goal < superhot::goal_count; ++goal) {
        state.proposal = goal;
        for (const std::uint8_t kind : {superhot::veto, superhot::agree, superhot::refuse})
            check_words(state, {kind, goal});
    }
    for (const std::uint8_t kind : {superhot::begin, superhot::act, superhot::wait_go})
        check_words(state, {kind, 6, superhot::knock_out});
    for (std::uint8_t glitch = superhot::swap; glitch <= superhot::lag; ++glitch)
        check_words(state, {superhot::glitch, glitch, 5,
                            superhot::glitches[glitch].currency == superhot::Currency::mixed
                                ? std::uint8_t{7}
                                : std::uint8_t{0}});
}

// Help and titles of what is chosen before a match, challenges and lessons in their lists.
static void the_menus_fit() {
    const auto menu = [](std::string_view text, int letters) {
        TEST_ASSERT_LESS_OR_EQUAL_MESSAGE(letters, stage::character_count(text), text.data());
    };
    constexpr int help = 38, value_and_label = 26, title = 26;
    for (const kit::Field& field : superhot::game.info.form.fields) {
        menu(field.help, help);
        for (const kit::Choice& choice : field.choices) {
            menu(choice.help, help);
            menu(choice.title,
                 value_and_label - stage::character_count(field.title) - 3);  // and arrows
        }
    }
    const stage::Cartridge& cartridge = superhot_cartridge::cartridge;
    for (const stage::Lesson& lesson : cartridge.lessons) {
        menu(lesson.title, title);
        menu(lesson.teaches, help);
    }
    for (const stage::ChallengeSetup& challenge : cartridge.challenges)
        menu(challenge.title, title);
}

// ---- Contrast -----------------------------------------------------------------------------------

namespace {

void readable(stage::Colour letters, stage::Colour ground, const char* what) {
    const double contrast = contrast_of(letters, ground);
    const std::string message = std::string(what) + ": " + std::to_string(contrast);
    TEST_ASSERT_TRUE_MESSAGE(contrast >= 4.5, message.c_str());
}

}  // namespace

// Black and faint letters on whatever is bright, white ones on whatever is dark or red.
static void letters_stand_out_from_their_ground() {
    for (const Ink* ink : {&standard_ink, &colour_blind_ink}) {
        for (const stage::Colour ground : {ink->white, ink->snow, ink->grey, ink->blush}) {
            readable(ink->black, ground, "black");
            readable(ink->faint, ground, "faint");
        }
        readable(ink->white, ink->black, "white on black");
        readable(ink->white, ink->red, "white on red");
    }
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(goals_fit_everywhere);
    RUN_TEST(cards_fit);
    RUN_TEST(sums_fit);
    RUN_TEST(everything_said_fits);
    RUN_TEST(glitches_say_why_not);
    RUN_TEST(every_refusal_fits);
    RUN_TEST(every_reason_of_a_hint_fits);
    RUN_TEST(every_action_in_words_fits);
    RUN_TEST(the_menus_fit);
    RUN_TEST(letters_stand_out_from_their_ground);
    return UNITY_END();
}
