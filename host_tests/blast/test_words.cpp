// Actions in words, and what may be done: judged directly, and as a list (BLA-104, BLA-128). What
// the rules give the console: BLA-233, BLA-241, BLA-243.
#include "blast/pages.h"
#include "described.h"
#include "kit/timeline.h"
#include "position.h"

using namespace field;

void setUp() {}
void tearDown() {}

namespace {

void described(const char* wanted, const Position& p, Action action) {
    assert_described<Rules>(wanted, p.s, action);
}

void test_actions_in_words() {
    Position p(a04);
    p.figure(white, "e5").bomb(white, "e4").bomb(black, "e5").market("RO -");
    described("End the turn", p, END);
    described("Walk to e9", p, MOVE("e9"));
    described("Phase Shift to a12", p, PHASE("a12"));
    described("Lay a bomb at e5", p, LAY("e5"));
    described("Buy Bomb Roll", p, BUY(0));
    described("Buy a card", p, BUY(1));
    described("Buy a card", p, BUY(2));
    described("Discard Bomb Push", p, DISCARD("PU"));
    described("Discard Bomb Cannon", p, DISCARD("CA"));
    described("Discard Fast Detonate", p, DISCARD("FD"));
    described("Discard Phase Shift", p, DISCARD("PS"));
    described("Push a bomb up, to e3", p, PUSH(north));
    described("Load the bomb underfoot", p, LOAD);
    described("Launch the bomb right, to f5", p, LAUNCH(east));
    described("Launch the bomb down, to e6", p, LAUNCH(south));
    described("Launch the bomb left, to d5", p, LAUNCH(west));
    described("Roll a bomb up to e3", p, ROLL(adjacent, north, 1));
    described("Roll a bomb left to c5", p, ROLL(underfoot, west, 2));
    described("Spark the bomb at e4", p, FAST(0));
    described("Fast Detonate", p, FAST(1));
    p.s.board.bombs[0].sparking = 1;
    described("Detonate the bomb at e4", p, FAST(0));
    // Over the edge, and into a Hole.
    Position edge(a04);
    edge.bomb(white, "b1");
    described("Push a bomb right, to c1", edge, PUSH(east));
    described("Bomb Push", edge, PUSH(north));
    described("Roll a bomb up", edge, ROLL(adjacent, north, 1));
    Position hole(thin_ice);
    hole.figure(white, "e4").carries(white, white);
    described("Launch the bomb left, into the Hole at d4", hole, LAUNCH(west));
    Position nowhere(a04);
    nowhere.holder(pink).only_final().ghost(pink).ghost(blue).figure(white, "e5");
    nowhere.figure(black, "d5").item("f5", speed_up).carries(white, white);
    described("Launch the bomb right", nowhere, LAUNCH(east));
}

void test_a_ghosts_words() {
    Position p(a04, false, true);
    p.ghost(blue).acts(pink).play({END});
    described("Place no bomb", p, END);
    described("Place a bomb at a5", p, REVENGE("a5"));
    described("Bomb Push", p, PUSH(north));
    described("Launch the bomb", p, LAUNCH(north));
    described("Roll a bomb right", p, ROLL(underfoot, east, 2));
    Position over(a02);
    over.hearts_gone().figure(black, "c1").bomb(white, "a1", sparking).figure(white, "e5");
    over.begins(white);
    described("End the turn", over, END);
    described("Bomb Push", over, PUSH(north));
}

// Everything that can be said, at many moments: what is judged to be allowed is what is listed, in
// rising order, each once; what is refused changes nothing; and all of it has words.
void test_BLA_104_BLA_128_judged_and_listed_alike() {
    std::array<int, 12> kinds{};
    int moments = 0;
    play_at_random(39, [&](const Step& step) {
        const State& s = step.after;
        if (s.actions % 6 != 0) return;
        ++moments;
        std::vector<Action> room(Rules::info.most_legal);
        kit::Actions out(room);
        Rules::legal(s, out);
        TEST_ASSERT_LESS_OR_EQUAL(Rules::info.most_legal, out.count());
        room.resize(out.count());
        std::size_t next = 0;
        for (std::uint8_t kind = 0; kind <= 12; ++kind)
            for (int a = 0; a < 256; a += a < 150 || a > 250 ? 1 : 7)
                for (std::uint8_t b = 0; b < 5; ++b)
                    for (std::uint8_t c = 0; c < 14; ++c) {
                        if (kind != roll_bomb && (b > 1 || c > 1)) break;
                        if (kind == roll_bomb && a > 3) break;
                        const Action action{kind, static_cast<std::uint8_t>(a), b, c};
                        const bool listed = next < room.size() && room[next] == action;
                        TEST_ASSERT_EQUAL(listed, blast::may(s, action).ok());
                        if (!listed) continue;
                        ++next;
                        ++kinds[kind];
                        kit::Text<80> text;
                        Rules::describe(s, action, kit::plain_names, text);
                        TEST_ASSERT_FALSE(text.empty() || text.cut());
                    }
        TEST_ASSERT_EQUAL(room.size(), next);
    });
    TEST_ASSERT_GREATER_THAN(300, moments);
    for (const int count : kinds) TEST_ASSERT_GREATER_THAN(0, count);
}

void test_refused_in_words_and_without_a_trace() {
    Position p(a04);
    p.refused_with("No such action", {blast::revenge, sq("a1")});
    p.refused_with("No such action", {12});
    p.refused_with("No such action", {255});
    p.refused_with("No such action", {end_turn, 1});
    p.refused_with("No such action", {end_turn, 0, 1});
    p.refused_with("No such action", {end_turn, 0, 0, 1});
    p.refused_with("No such action", {blast::move, sq("a2"), 1});
    p.refused_with("No such action", {blast::move, sq("a2"), 0, 1});
    p.refused_with("No such action", {load, 1});
    p.refused_with("No such action", {push_bomb, 4});
    p.refused_with("No such action", {launch, 7});
    p.hand(white, "RO");
    p.refused_with("No such action", {roll_bomb, 2, north, 1});
    p.refused_with("No such action", {roll_bomb, underfoot, 4, 1});
    p.refused_with("No such action", {roll_bomb, underfoot, north, 12});
    p.refused_with("No such action", {roll_bomb, underfoot, north, 40});
    p.refused_with("No such action", {blast::discard, 5});
}

// The longest lists, and the longest story.
void test_bounds_of_lists_and_stories() {
    std::size_t longest = 0;
    std::uint32_t most = 0;
    play_at_random(130, [&](const Step& step) {
        longest = std::max(longest, step.events.size());
        kit::Actions out({});
        Rules::legal(step.after, out);
        most = std::max(most, out.count());
        TEST_ASSERT_LESS_THAN(kit::max_events, step.events.size());
    });
    TEST_ASSERT_LESS_OR_EQUAL(160, longest);
    TEST_ASSERT_LESS_OR_EQUAL(Rules::info.most_legal, most);
    // All 20 bombs at once, blocks, items, four figures.
    Position p(a04, true);
    for (Seat seat = 0; seat < 4; ++seat) p.count(seat, 5);
    int laid_bombs = 0;
    for (int at = 0; at < square_count && laid_bombs < 20; ++at)
        if (p.s.board.empty_square(static_cast<Square>(at))) {
            p.bomb(static_cast<Seat>(laid_bombs % 4), name_of(static_cast<Square>(at)), sparking);
            ++laid_bombs;
        }
    p.begins(black);
    TEST_ASSERT_LESS_OR_EQUAL(160, p.events.size());
}

void test_BLA_241_any_action_is_taken_back() {
    static kit::Match match;
    alignas(8) static std::byte block[16 * 1024];
    kit::Timeline line(match, block);
    TEST_ASSERT_TRUE(line.begin(blast::game, config_of(grand_works, true), 3).ok());
    std::vector<kit::Hash> hashes{blast::game.hash(line.state())};
    kit::Rng rng(4);
    while (line.turn() != nobody) {
        kit::Events unseen;
        TEST_ASSERT_TRUE(line.play(kit::random_legal(blast::game, line.state(), rng), unseen).ok());
        hashes.push_back(blast::game.hash(line.state()));
    }
    TEST_ASSERT_GREATER_THAN(30, hashes.size());
    for (std::size_t i = hashes.size() - 1; i-- > 0;) {
        TEST_ASSERT_TRUE(line.undo());
        TEST_ASSERT_TRUE(hashes[i] == blast::game.hash(line.state()));
    }
    TEST_ASSERT_FALSE(line.undo());
}

void test_BLA_243_the_hint_in_the_help() {
    const std::string_view page = pages[page_number(Page::blasts)].text;
    TEST_ASSERT_TRUE(page.find("before you can move") != page.npos);
    TEST_ASSERT_TRUE(page.find("link yours to a rival's") != page.npos);
}

// The editor's part of it is tested with the editor.
void test_BLA_233_a_draft_is_told_what_it_lacks_and_not_played() {
    Arena draft{};
    TEST_ASSERT_EQUAL(1, problem_of(draft).check);
    const kit::Verdict verdict = kit::config_verdict(blast::game, own_config(draft));
    TEST_ASSERT_EQUAL_STRING("it has no name", verdict.why_not);
    draft = arenas[a04];
    draft.blocks[3] = arenas[a04].starts[2];
    const ArenaProblem problem = problem_of(draft);
    TEST_ASSERT_EQUAL(6, problem.check);
    same_square("i9", problem.square);
    TEST_ASSERT_EQUAL_STRING("block on a start",
                             kit::config_verdict(blast::game, own_config(draft)).why_not);
}

void test_action_words() {
    kit::Text<40> text;
    kit::print_action(ROLL(adjacent, west, 11), Rules::info.words, text);
    TEST_ASSERT_EQUAL_STRING("roll.1.3.11", text.c_str());
    const char* words_of_kinds[] = {"end",  "move", "phase",  "lay",  "buy",  "discard",
                                    "push", "load", "launch", "roll", "fast", "revenge"};
    TEST_ASSERT_EQUAL(12, Rules::info.words.size());
    for (std::size_t kind = 0; kind < 12; ++kind)
        TEST_ASSERT_EQUAL_STRING(words_of_kinds[kind],
                                 std::string(Rules::info.words[kind].word).c_str());
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_actions_in_words);
    RUN_TEST(test_a_ghosts_words);
    RUN_TEST(test_BLA_104_BLA_128_judged_and_listed_alike);
    RUN_TEST(test_refused_in_words_and_without_a_trace);
    RUN_TEST(test_bounds_of_lists_and_stories);
    RUN_TEST(test_BLA_241_any_action_is_taken_back);
    RUN_TEST(test_BLA_243_the_hint_in_the_help);
    RUN_TEST(test_BLA_233_a_draft_is_told_what_it_lacks_and_not_played);
    RUN_TEST(test_action_words);
    return UNITY_END();
}
