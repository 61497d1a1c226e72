// Why a hint advises something: every action has a reason that fits its line, what it says is so,
// and it tells nothing that nobody sees.
#include <map>
#include <string>

#include "bench.h"
#include "bullet/rules.h"
#include "bullet/table.h"
#include "bullet_cartridge/cartridge.h"
#include "bullet_cartridge/reason.h"
#include "bullet_scene/layout.h"
#include "stage/font.h"

using namespace bullet;
using bullet_cartridge::hint_reason;

void setUp() {}
void tearDown() {}

namespace {

std::string reason_of(const State& state, kit::Action action) {
    kit::Text<64> out;
    hint_reason(state, action, out);
    return std::string(out.view());
}

// What happens; the state is a copy.
std::vector<kit::Event> told(State& state, kit::Action action) {
    std::array<kit::Event, most_events> memory;
    kit::Events events(memory);
    TEST_ASSERT_TRUE(Rules::apply(state, action, events).ok());
    return {events.all().begin(), events.all().end()};
}
int count(const std::vector<kit::Event>& events, EventKind kind, EventKind until = match_ended) {
    int found = 0;
    for (const kit::Event& event : events) {
        if (event.kind == until) break;
        found += event.kind == kind;
    }
    return found;
}

// The most that this card would clear now, by trying; -1: it cannot be used.
int clears_by_trying(const State& state, std::string_view name) {
    const Seat seat = Rules::turn(state);
    std::array<kit::Action, Rules::info.most_legal> room;
    kit::Actions all(room);
    Rules::legal(state, all);
    int most = -1;
    for (const kit::Action action : all.kept()) {
        if (action.kind != use_pattern) continue;
        if (!name.empty() && pattern(state.at(seat).hand[action.a]).name != name) continue;
        State after = state;
        most = std::max(most, count(told(after, action), cleared, star_acted));
    }
    return most;
}

bool may_hit(const State& state, kit::Rng& rng) {
    for (int i = 0; i < 12; ++i) {
        State dealt = state;
        Rules::conceal(dealt, Rules::turn(state), rng);
        if (count(told(dealt, {place_bullet}), hit) > 0) return true;
    }
    return false;
}

// Share of the unseen bullets that find no space, in hundredths; no modifiers, no specials.
int share_of_hits(const State& state) {
    const Board& board = state.at(Rules::turn(state));
    const Bag unseen = unseen_bullets(state);
    int hits = 0;
    for (Type type = 0; type < ordinary_types; ++type) {
        int open = 0;
        for (int row = 0; row < rows; ++row)
            open += board.sight.at(space_at(row, colour_of(type))) == no_bullet;
        if (number_of(type) > open) hits += unseen.count[type];
    }
    return (200 * hits + unseen.total) / (2 * unseen.total);
}

bool is_boss_content(const State& state, Seat seat) {
    return std::all_of(state.boss.active.begin(), state.boss.active.end(),
                       [&](const auto& active) { return has_completed(state, seat, active); });
}

std::string name_in(const std::string& reason, std::size_t from) {
    return reason.substr(from, reason.find(':') - from);
}

void check_truth(const State& before, kit::Action action, const std::string& reason,
                 kit::Rng& rng) {
    const Seat seat = Rules::turn(before);
    const Board& board = before.at(seat);
    const auto begins = [&](const char* with) { return reason.rfind(with, 0) == 0; };
    const auto number_behind = [&](const char* words) {
        return std::stoi(reason.substr(reason.find(words) + std::string(words).size()));
    };
    State after = before;
    const auto events = told(after, action);
    if (begins("Clears") && action.kind == use_pattern) {
        TEST_ASSERT_EQUAL(number_behind("Clears "), count(events, cleared, star_acted));
        if (reason.find("AP back") != std::string::npos && board.heroine != planil)
            TEST_ASSERT_EQUAL(number_behind(", "),
                              after.at(seat).action_points - board.action_points);
    }
    if (begins("Readies")) {
        // Whatever waits behind the action comes first.
        if (after.pending.empty() && Rules::turn(after) == Rules::turn(before))
            TEST_ASSERT_EQUAL_MESSAGE(number_behind("clears "),
                                      clears_by_trying(after, name_in(reason, 8)), reason.c_str());
        if (before.pending.empty())
            TEST_ASSERT_LESS_THAN(number_behind("clears "),
                                  clears_by_trying(before, name_in(reason, 8)));
    }
    if (begins("No bullet can")) TEST_ASSERT_FALSE(may_hit(before, rng));
    if (begins("Then no bullet can") && after.pending.empty() && !after.at(seat).current.empty())
        TEST_ASSERT_FALSE(may_hit(after, rng));
    if (action.kind == place_bullet && board.heroine == esfir &&
        board.modifiers == decltype(board.modifiers){} &&
        reason.find("in 100") != std::string::npos)
        TEST_ASSERT_INT_WITHIN(1, share_of_hits(before), std::stoi(reason));
    if (begins("Nothing more") || begins("A new card: nothing"))
        TEST_ASSERT_LESS_OR_EQUAL(0, clears_by_trying(before, ""));
    if (begins("Done: the boss does nothing") && after.pending.empty()) {
        TEST_ASSERT_FALSE(is_boss_content(before, seat));
        TEST_ASSERT_TRUE(is_boss_content(after, seat));
    }
    const bool alone = count(events, cleared) == count(events, cleared, star_acted);
    if (begins("That breaks a shield")) {
        TEST_ASSERT_LESS_THAN(break_point(before), counted_bullets(before));
        if (alone) TEST_ASSERT_LESS_OR_EQUAL(counted_bullets(after), break_point(after));
    }
    if (reason.find(" more and the shield") != std::string::npos && alone) {
        const int missing = begins("One") ? 1 : begins("Two") ? 2 : 3;
        TEST_ASSERT_EQUAL(missing, break_point(after) - counted_bullets(after));
    }
    if (begins("Keeps")) TEST_ASSERT_GREATER_THAN(0, clears_by_trying(before, ""));
}

std::map<std::string, int> said;

void check_position(const State& state, kit::Rng& rng) {
    std::array<kit::Action, Rules::info.most_legal> room;
    kit::Actions all(room);
    Rules::legal(state, all);
    const std::size_t step = 1 + all.kept().size() / 16;
    for (std::size_t i = rng.below(static_cast<std::uint32_t>(step)); i < all.kept().size();
         i += step) {
        const kit::Action action = all.kept()[i];
        const std::string reason = reason_of(state, action);
        TEST_ASSERT_FALSE(reason.empty());
        TEST_ASSERT_TRUE_MESSAGE(reason.size() <= bullet_cartridge::reason_letters, reason.c_str());
        check_truth(state, action, reason, rng);
        // Whatever is in the bags and decks.
        State dealt = state;
        Rules::conceal(dealt, state.active, rng);
        TEST_ASSERT_TRUE_MESSAGE(reason_of(dealt, action) == reason, reason.c_str());
        ++said[reason.substr(0, reason.find(' ') + 3)];
    }
}

kit::Action next_action(const State& state, kit::Rng& rng) {
    std::array<kit::Action, Rules::info.most_legal> room;
    kit::Actions all(room);
    Rules::legal(state, all);
    if (rng.below(3) == 0) return all.kept()[0];  // places on
    return all.kept()[rng.below(static_cast<std::uint32_t>(all.kept().size()))];
}

void every_choice_has_a_reason() {
    kit::Rng rng(3);
    for (std::uint8_t table = 0; table < std::size(tables); ++table)
        for (kit::Seed seed = 1; seed <= 3; ++seed) {
            kit::Config config{};
            config.values[table_field] = table;
            State state{};
            Rules::setup(state, config, seed + 31u * table);
            for (int i = 0; i < 150 && !state.over(); ++i) {
                check_position(state, rng);
                kit::Events events;
                (void)Rules::apply(state, next_action(state, rng), events);
            }
        }
    TEST_ASSERT_GREATER_THAN(25, said.size());
    for (const char* words : {"Done: th", "That br", "Two mo", "Serves t", "Towards t"})
        TEST_ASSERT_TRUE_MESSAGE(
            std::any_of(said.begin(), said.end(),
                        [&](const auto& each) { return each.first.rfind(words, 0) == 0; }),
            words);
}

void the_longest_ones_fit() {
    std::size_t longest = 0;
    for (const PatternCard& card : content.patterns) longest = std::max(longest, card.name.size());
    for (const std::string_view words :
         {"Readies : clears 5", "Towards : clears 5", "A new card for ", "Keeps  for later"})
        TEST_ASSERT_LESS_OR_EQUAL(bullet_cartridge::reason_letters, words.size() + longest);
    longest = 0;
    for (const BossPatternCard& card : content.boss_patterns)
        longest = std::max(longest, card.name.size());
    TEST_ASSERT_LESS_OR_EQUAL(bullet_cartridge::reason_letters,
                              std::string_view("Towards the boss's ").size() + longest);
    TEST_ASSERT_LESS_THAN(play::PlayScreen::most_reason, bullet_cartridge::reason_letters);
    TEST_ASSERT_LESS_OR_EQUAL(bullet_scene::reason_area.width,
                              10 + stage::text_width("★ ", stage::small) +
                                  6 * static_cast<int>(bullet_cartridge::reason_letters));
}

// What a hint's choice leads to is answered by the next one, unasked: Planil looks at each bullet.
void a_hint_goes_on_where_something_is_asked() {
    host::Setup setup;
    setup.power = bench::battery(77);
    bench::Bench bench(std::move(setup));
    play::Start start{game.info.form.usual(), 5, {0}};
    start.config.values[table_field] = score_table;
    start.config.values[heroine_field] = 1 + planil;
    game.info.form.settle(start.config);
    TEST_ASSERT_TRUE(
        bench.shell()
            .match_screens()
            .start(bench.runtime(), bullet_cartridge::cartridge, start, play::trial_keeper)
            .ok());
    const auto& screen = bench.shell().match_screens().play_screen();
    const auto wait_for_advice = [&] {
        for (int i = 0; i < 60 && screen.advice().empty(); ++i) bench.run_ms(500);
    };
    bench.keys("wait:500 A wait:4000");  // nobody has asked yet
    wait_for_advice();
    TEST_ASSERT_TRUE(screen.advice().empty());
    bench.keys("A wait:2000 X A");
    wait_for_advice();
    TEST_ASSERT_TRUE(screen.reason() == "No bullet can hit you");
    bench.keys("A wait:3000");
    wait_for_advice();
    TEST_ASSERT_FALSE(screen.advice().empty());
    TEST_ASSERT_FALSE(screen.reason().empty());
    bench::check_golden("bullet_hint_goes_on");
    bench.keys("A wait:4000");  // answered: that was all
    wait_for_advice();
    TEST_ASSERT_TRUE(screen.advice().empty());
}

// In the strip until the next key; the hint itself stays in the status bar.
void a_hint_says_why() {
    host::Setup setup;
    setup.power = bench::battery(77);
    bench::Bench bench(std::move(setup));
    play::Start start{game.info.form.usual(), 5, {0}};
    start.config.values[table_field] = score_table;
    start.config.values[heroine_field] = 1 + esfir;
    game.info.form.settle(start.config);
    TEST_ASSERT_TRUE(
        bench.shell()
            .match_screens()
            .start(bench.runtime(), bullet_cartridge::cartridge, start, play::trial_keeper)
            .ok());
    const auto& screen = bench.shell().match_screens().play_screen();
    const auto ask = [&] {
        bench.keys("wait:500 X A");
        for (int i = 0; i < 60 && screen.advice().empty(); ++i) bench.run_ms(500);
        TEST_ASSERT_FALSE(screen.advice().empty());
    };
    ask();
    TEST_ASSERT_TRUE(screen.reason() == "No bullet can hit you");
    bench.keys("A*10");  // all of the bag: now something has to be done
    ask();
    TEST_ASSERT_FALSE(screen.reason().empty());
    bench::check_golden("bullet_hint_reason");
    bench.keys("B LEFT");
    TEST_ASSERT_TRUE(screen.reason().empty());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_choice_has_a_reason);
    RUN_TEST(the_longest_ones_fit);
    RUN_TEST(a_hint_says_why);
    RUN_TEST(a_hint_goes_on_where_something_is_asked);
    return UNITY_END();
}
