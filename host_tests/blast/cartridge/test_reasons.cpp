// Why a hint advises something: every action has a reason that fits its place, and what a reason
// says is so.
#include <map>
#include <string>

#include "bench.h"
#include "blast/forecast.h"
#include "blast/rules.h"
#include "blast_cartridge/cartridge.h"
#include "blast_cartridge/reason.h"
#include "stage/font.h"

using namespace blast;
using blast_cartridge::hint_reason;

void setUp() {}
void tearDown() {}

namespace {

bool safe(const State& state, Seat seat) {
    return fate_of(state.board, state.active, seat) == Fate::safe;
}
Seat seat_named(const std::string& reason) {
    for (Seat seat = 0; seat < most_seats; ++seat)
        if (reason.find(colours[seat].name) != std::string::npos) return seat;
    return kit::nobody;
}
int blocks(const Board& board) {
    int count = 0;
    for (const Token token : board.token) count += is_block(token);
    return count;
}

// By what the rules and the forecast say of both positions.
void check_truth(const State& before, kit::Action action, const State& after,
                 const std::string& reason) {
    const Seat me = before.active, named = seat_named(reason);
    const auto begins = [&](const char* with) { return reason.rfind(with, 0) == 0; };
    if (begins("Takes")) TEST_ASSERT_TRUE(is_item(before.board.token[action.a]));
    if (begins("Away")) TEST_ASSERT_TRUE(!safe(before, me) && safe(after, me));
    if (begins("Nothing b")) TEST_ASSERT_TRUE(safe(after, me) || action.kind == end_turn);
    if (begins("Nothing better") && before.actor().alive != 0) TEST_ASSERT_TRUE(safe(before, me));
    if (begins("Keeps")) TEST_ASSERT_TRUE(!safe(before, me) && safe(after, me));
    if (begins("Covers") || begins("Opens") || begins("Its fire") || begins("Traps"))
        TEST_ASSERT_TRUE(before.figure(me).heart == after.figure(me).heart);
    if (begins("Wins")) TEST_ASSERT_EQUAL(me, after.winner);
    if (named == kit::nobody) return;
    TEST_ASSERT_NOT_EQUAL(me, named);
    if (begins("Hits")) TEST_ASSERT_TRUE(has(after.board.hit, named));
    if (begins("Knocks out")) TEST_ASSERT_EQUAL(0, after.figure(named).alive);
    if (reason.find("will be hit anyway") != std::string::npos)
        TEST_ASSERT_FALSE(safe(before, named));
    else if (reason.find("will be hit") != std::string::npos && action.kind != revenge)
        TEST_ASSERT_FALSE(safe(after, named));
}

std::map<std::string, int> said;

void check_position(const State& state, kit::Rng& rng) {
    std::array<kit::Action, Rules::info.most_legal> room;
    kit::Actions all(room);
    Rules::legal(state, all);
    for (const kit::Action action : all.kept()) {
        State after = state;
        kit::Events events;
        TEST_ASSERT_TRUE(Rules::apply(after, action, events).ok());
        kit::Text<32> out;
        hint_reason(state, action, after, out);
        const std::string reason(out.view());
        TEST_ASSERT_FALSE(reason.empty());
        TEST_ASSERT_TRUE_MESSAGE(reason.size() <= blast_cartridge::reason_letters, reason.c_str());
        check_truth(state, action, after, reason);
        // Whatever lies under blocks and in the deck.
        State dealt = state;
        Rules::conceal(dealt, state.active, rng);
        State then = dealt;
        events.clear();
        TEST_ASSERT_TRUE(Rules::apply(then, action, events).ok());
        kit::Text<32> again;
        hint_reason(dealt, action, then, again);
        TEST_ASSERT_TRUE_MESSAGE(again.view() == reason, reason.c_str());
        // Only what bombs that are moved or set off have opened is open.
        if (action.kind == fast_bomb && reason.rfind("Opens", 0) == 0 &&
            blocks(after.board) < blocks(state.board))
            TEST_ASSERT_TRUE(reason.find(blocks(state.board) - blocks(after.board) == 1
                                             ? "a block"
                                             : "blocks") != std::string::npos);
        ++said[reason.substr(0, reason.find_first_of(" ") + 4)];
    }
}

void every_choice_has_a_reason() {
    kit::Rng rng(3);
    for (std::uint8_t arena = 0; arena < own_arena; ++arena)
        for (const bool with_revenge : {false, true}) {
            kit::Config config = game.info.form.usual();
            config.values[arena_field] = arena;
            config.values[revenge_field] = with_revenge && arenas[arena].seats > 2;
            game.info.form.settle(config);
            if (!kit::config_verdict(game, config).ok()) continue;
            State state;
            Rules::setup(state, config, arena * 7u + 1);
            for (int i = 0; i < 150 && !state.over(); ++i) {
                check_position(state, rng);
                kit::Events events;
                const auto* bytes = reinterpret_cast<const kit::StateBytes*>(&state);
                (void)Rules::apply(state, kit::random_legal(game, bytes, rng), events);
            }
        }
    TEST_ASSERT_GREATER_THAN(20, said.size());
}

// The longest name and the highest numbers that can stand in one.
void the_longest_ones_fit() {
    for (const std::string_view words :
         {"So a bomb can reach 3 rivals", "So a bomb can open 12 blocks",
          "White will be hit anyway", "On the way to a Flame-Max", "Nothing burns there so far"})
        TEST_ASSERT_LESS_OR_EQUAL(blast_cartridge::reason_letters, words.size());
    TEST_ASSERT_LESS_OR_EQUAL(192, 10 + stage::text_width("★ ", stage::small) +
                                       6 * static_cast<int>(blast_cartridge::reason_letters));
}

// Beside the arena until the next key; the hint itself stays in the status bar.
void a_hint_says_why() {
    host::Setup setup;
    setup.power = bench::battery(77);
    bench::Bench bench(std::move(setup));
    const play::Start start{game.info.form.usual(), 5, {0, 1}};
    TEST_ASSERT_TRUE(
        bench.shell()
            .match_screens()
            .start(bench.runtime(), blast_cartridge::cartridge, start, play::trial_keeper)
            .ok());
    const auto& screen = bench.shell().match_screens().play_screen();
    for (int i = 0; i < 40 && bench.shell().match_screens().session().turn() != 0; ++i)
        bench.run_ms(1000);
    bench.keys("wait:3000 X A");
    for (int i = 0; i < 60 && screen.advice().empty(); ++i) bench.run_ms(500);
    TEST_ASSERT_FALSE(screen.advice().empty());
    TEST_ASSERT_FALSE(screen.reason().empty());
    bench::check_golden("blast_hint_reason");
    bench.keys("LEFT");
    TEST_ASSERT_TRUE(screen.reason().empty());
    TEST_ASSERT_FALSE(screen.advice().empty());
    bench::check_golden("blast_hint_read");
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(every_choice_has_a_reason);
    RUN_TEST(the_longest_ones_fit);
    RUN_TEST(a_hint_says_why);
    return UNITY_END();
}
