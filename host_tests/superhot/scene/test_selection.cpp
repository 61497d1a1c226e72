// Whatever the rules allow can be chosen with the keys, in few presses, and nothing else can.
//
// In positions of random matches of every mode a walk over all that the selection can be brought to
// by keys collects what it would do; that must be exactly what is legal.
#include <unity.h>

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <vector>

#include "superhot/rules.h"
#include "superhot_scene/selection.h"

void setUp() {}
void tearDown() {}

namespace {

using namespace superhot_scene;
using kit::Action;
using superhot::Phase;
using superhot::Rules;

struct Setting {
    superhot::Mode mode;
    bool seven, storm;
    int bats;
};
constexpr Setting settings[] = {
    {superhot::solo, false, false, 0},     {superhot::solo, true, true, 2},
    {superhot::coop, false, false, 1},     {superhot::versus, false, true, 2},
    {superhot::two_v_one, true, false, 2},
};

kit::Config config_of(const Setting& setting) {
    kit::Config config = superhot::game.info.form.usual();
    config.values[superhot::mode_field] = setting.mode;
    config.values[superhot::seven_line_field] = setting.seven;
    config.values[superhot::storm_field] = setting.storm;
    config.values[superhot::bats_field] = static_cast<std::uint8_t>(setting.bats);
    superhot::game.info.form.settle(config);
    return config;
}

// All that tells one desk from another.
std::string key_of(const Selection& desk, const State& state) {
    std::string key;
    const auto add = [&](int value) { key.push_back(static_cast<char>(value)); };
    add(static_cast<int>(desk.cursor().row));
    add(desk.cursor().at);
    add(static_cast<int>(desk.task(state)));
    add(desk.target(state));
    add(desk.tool());
    add(desk.glitch());
    add(desk.glitch_slot());
    std::vector<std::pair<int, int>> picks;
    for (const Pick& pick : desk.picks()) picks.push_back({pick.card, pick.as});
    std::sort(picks.begin(), picks.end());
    for (const auto& [card, as] : picks) {
        add(card);
        add(as);
    }
    return key;
}

using Sequence = std::vector<std::uint32_t>;
std::uint32_t number(Action action) {
    return action.kind | action.a << 8 | action.b << 16 |
           static_cast<std::uint32_t>(action.c) << 24;
}

struct Walk {
    std::map<Sequence, int> plans;  // and the fewest presses that lead there
    std::size_t desks = 0;
};

Walk walk(const State& state, std::size_t limit) {
    Walk result;
    Selection first;
    first.clear(state, false);
    std::set<std::string> seen{key_of(first, state)};
    std::vector<Selection> edge{first};
    for (int presses = 1; !edge.empty() && seen.size() < limit; ++presses) {
        std::vector<Selection> next;
        const auto visit = [&](const Selection& desk) {
            if (seen.insert(key_of(desk, state)).second) next.push_back(desk);
        };
        for (const Selection& desk : edge) {
            for (const Selection::Way way : {Selection::Way::up, Selection::Way::down,
                                             Selection::Way::left, Selection::Way::right}) {
                Selection moved = desk;
                moved.set_cursor(state, desk.next(state, way, true));
                visit(moved);
            }
            Selection chosen = desk;
            PlannedActions plan;
            switch (chosen.choose(state, plan)) {
                case Selection::Result::acts:
                case Selection::Result::warns: {
                    Sequence sequence;
                    for (const Action action : plan) sequence.push_back(number(action));
                    result.plans.emplace(sequence, presses);
                    break;
                }
                case Selection::Result::chose:
                    visit(chosen);
                    break;
                default:
                    break;
            }
            Selection back = desk;
            if (back.back(state)) visit(back);
        }
        edge = std::move(next);
    }
    result.desks = seen.size();
    return result;
}

// Cards and copies of one interaction, whatever their order.
using Uses = std::vector<std::pair<int, int>>;

// Everything that one interaction can be, by the rules alone.
void collect_hits(const State& state, Uses uses, std::set<Uses>& out) {
    if (state.phase != Phase::hit) {
        std::sort(uses.begin(), uses.end());
        out.insert(uses);
        return;
    }
    std::array<Action, 128> room;
    kit::Actions legal(room);
    Rules::legal(state, legal);
    for (const Action action : legal.kept()) {
        State copy = state;
        kit::Events unseen;
        TEST_ASSERT_TRUE(Rules::apply(copy, action, unseen).ok());
        Uses longer = uses;
        // Copies of equal cards are one: what counts is the name.
        longer.push_back({action.a, action.b == superhot::no_card
                                        ? -1
                                        : static_cast<int>(superhot::top_name(action.b))});
        collect_hits(copy, longer, out);
    }
}

void check_plans(const State& state, const Walk& walk) {
    for (const auto& [sequence, presses] : walk.plans) {
        State copy = state;
        kit::Events unseen;
        for (const std::uint32_t each : sequence) {
            const Action action{
                static_cast<std::uint8_t>(each), static_cast<std::uint8_t>(each >> 8),
                static_cast<std::uint8_t>(each >> 16), static_cast<std::uint8_t>(each >> 24)};
            const kit::Verdict verdict = Rules::apply(copy, action, unseen);
            TEST_ASSERT_TRUE_MESSAGE(verdict.ok(), verdict.why_not);
        }
        TEST_ASSERT_TRUE_MESSAGE(copy.phase != Phase::hit && copy.phase != Phase::waiting,
                                 "a plan stops halfway");
    }
}

void check_reach(const State& state, const Walk& walk, std::array<int, 32>& kinds) {
    // What comes first in a plan, without the Move that is implied; and whole interactions.
    std::set<std::uint32_t> firsts;
    std::map<std::uint32_t, std::set<Uses>> hits;
    for (const auto& [sequence, presses] : walk.plans) {
        std::size_t at = 0;
        if (static_cast<std::uint8_t>(sequence[0]) == superhot::move) {
            firsts.insert(sequence[0]);
            at = 1;
        }
        firsts.insert(sequence[at]);
        if (static_cast<std::uint8_t>(sequence[at]) != superhot::begin) continue;
        Uses uses;
        for (std::size_t i = at + 1; i < sequence.size(); ++i) {
            const auto copied = static_cast<std::uint8_t>(sequence[i] >> 16);
            uses.push_back(
                {static_cast<std::uint8_t>(sequence[i] >> 8),
                 copied == superhot::no_card ? -1 : static_cast<int>(superhot::top_name(copied))});
        }
        std::sort(uses.begin(), uses.end());
        hits[sequence[at]].insert(uses);
    }
    State moved = state;
    if (state.phase == Phase::choose) moved.phase = Phase::use;
    for (const State* each : {&state, static_cast<const State*>(&moved)}) {
        if (each == &moved && (state.phase != Phase::choose || !superhot::may_move(state).ok()))
            continue;
        std::array<Action, 128> room;
        kit::Actions legal(room);
        Rules::legal(*each, legal);
        for (const Action action : legal.kept()) {
            ++kinds[action.kind];
            if (action.kind == superhot::discard && state.phase == Phase::waiting) continue;
            char message[64];
            snprintf(message, sizeof message, "phase %d: action %d(%d,%d,%d) cannot be chosen",
                     static_cast<int>(state.phase), action.kind, action.a, action.b, action.c);
            TEST_ASSERT_TRUE_MESSAGE(firsts.contains(number(action)), message);
            if (action.kind != superhot::begin) continue;
            State hit = *each;
            kit::Events unseen;
            TEST_ASSERT_TRUE(Rules::apply(hit, action, unseen).ok());
            std::set<Uses> all;
            collect_hits(hit, {}, all);
            TEST_ASSERT_TRUE_MESSAGE(all == hits[number(action)], "an interaction is missing");
        }
    }
}

void take_any(State& state, kit::Rng& rng) {
    std::array<Action, 128> room;
    kit::Actions legal(room);
    Rules::legal(state, legal);
    const auto all = legal.kept();
    kit::Events unseen;
    const Action action = all[rng.below(static_cast<std::uint32_t>(all.size()))];
    TEST_ASSERT_TRUE(Rules::apply(state, action, unseen).ok());
}

}  // namespace

static void everything_legal_can_be_chosen() {
    std::array<int, 32> kinds{};
    int checked = 0, most = 0;
    for (const Setting& setting : settings) {
        for (kit::Seed seed = 1; seed <= 60; ++seed) {
            State state{};
            Rules::setup(state, config_of(setting), seed);
            kit::Rng rng(seed * 77);
            for (int step = 0; step < 160 && state.phase != Phase::over; ++step) {
                const bool rests = state.phase != Phase::hit && state.phase != Phase::waiting;
                if (rests && rng.below(3) == 0) {
                    const Walk found = walk(state, 6000);
                    check_plans(state, found);
                    if (found.desks < 6000) {
                        check_reach(state, found, kinds);
                        ++checked;
                        for (const auto& [plan, presses] : found.plans)
                            most = std::max(most, presses);
                    }
                }
                take_any(state, rng);
            }
        }
    }
    TEST_ASSERT_GREATER_THAN(1500, checked);
    // Every kind came up, but for those that are parts of a choice (add, discard, go).
    for (const superhot::Kind kind :
         {superhot::veto, superhot::keep, superhot::agree, superhot::refuse, superhot::wait,
          superhot::move, superhot::begin, superhot::slash, superhot::heal, superhot::pdraw,
          superhot::end_use, superhot::aid, superhot::no_aid, superhot::act, superhot::act_rest,
          superhot::drop, superhot::glitch, superhot::sys_end})
        TEST_ASSERT_GREATER_THAN_MESSAGE(0, kinds[kind], superhot::action_words[kind].word.data());
    TEST_ASSERT_LESS_THAN_MESSAGE(24, most, "something takes too many presses");
}

// A match may be resumed in the middle of a choice, too.
static void a_half_made_choice_of_the_rules_can_be_ended() {
    int checked = 0;
    for (kit::Seed seed = 1; seed <= 40; ++seed) {
        State state{};
        Rules::setup(state, config_of(settings[seed % std::size(settings)]), seed);
        kit::Rng rng(seed);
        for (int step = 0; step < 200 && state.phase != Phase::over; ++step) {
            if (state.phase == Phase::hit || state.phase == Phase::waiting) {
                const Walk found = walk(state, 2000);
                check_plans(state, found);
                TEST_ASSERT_FALSE_MESSAGE(found.plans.empty(), "the choice cannot be ended");
                ++checked;
            }
            take_any(state, rng);
        }
    }
    TEST_ASSERT_GREATER_THAN(200, checked);
}

// Cards that are ticked are not used yet: that is what keeps time from moving.
static void cards_without_a_target_are_told_of() {
    State state{};
    Rules::setup(state, {}, 1);
    kit::Events unseen;
    if (state.phase == superhot::Phase::veto)
        TEST_ASSERT_TRUE(Rules::apply(state, {superhot::keep}, unseen).ok());
    Selection selection;
    selection.clear(state, false);
    const Buttons all = selection.buttons(state);
    std::uint8_t go = 0;
    while (all[go].does != Does::go) ++go;
    TEST_ASSERT_EQUAL_STRING("With a full hand you must use a card",
                             selection.open(state, {Row::buttons, go}).why_not);
    selection.set_cursor(state, {Row::hand, 0});
    PlannedActions actions;
    TEST_ASSERT_TRUE(selection.choose(state, actions) == Selection::Result::chose);
    TEST_ASSERT_EQUAL_STRING("Choose a target for these cards first",
                             selection.open(state, {Row::buttons, go}).why_not);
}

int main() {
    UNITY_BEGIN();
    RUN_TEST(everything_legal_can_be_chosen);
    RUN_TEST(cards_without_a_target_are_told_of);
    RUN_TEST(a_half_made_choice_of_the_rules_can_be_ended);
    return UNITY_END();
}
