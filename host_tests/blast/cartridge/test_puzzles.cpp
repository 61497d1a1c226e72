// The puzzles as data: the solver finds exactly the solutions that are stored, whatever is hidden.
#include <unity.h>

#include <algorithm>
#include <bit>
#include <set>
#include <string>

#include "blast_cartridge/cartridge.h"
#include "blast_cartridge/puzzles.h"
#include "blast_puzzles/miner.h"

using namespace blast;
using blast_cartridge::Aim;
using blast_cartridge::Puzzle;
using blast_cartridge::puzzle_count;
using blast_cartridge::puzzles;
using blast_puzzles::Line;
using stage::Judgement;

void setUp() {}
void tearDown() {}

namespace {

std::string name_of(const Puzzle& puzzle) {
    return "puzzle " + std::to_string(&puzzle - puzzles.data() + 1);
}

State position_of(const Puzzle& puzzle) {
    return blast_puzzles::position(blast_cartridge::config_of(puzzle), puzzle.seed,
                                   {puzzle.before.begin(), puzzle.before.end()});
}

std::vector<Line> lines_of(const Puzzle& puzzle) {
    std::vector<Line> lines;
    for (std::size_t at = 0; at < puzzle.lines.size(); at += puzzle.length) {
        const auto line = puzzle.lines.subspan(at, puzzle.length);
        lines.emplace_back(line.begin(), line.end());
    }
    return lines;
}

// As the lesson's step sees it, action by action.
Judgement judged(const stage::Lesson& lesson, const Line& line) {
    kit::AnyState state, before;
    game.setup(state.bytes, lesson.config, lesson.seed);
    kit::Events unheard;
    for (const kit::Action action : lesson.before)
        TEST_ASSERT_TRUE(game.apply(state.bytes, action, unheard).ok());
    for (const kit::Action action : line) {
        before = state;
        TEST_ASSERT_TRUE(game.apply(state.bytes, action, unheard).ok());
        const Judgement now = lesson.steps[0].judge(before.bytes, action, state.bytes);
        if (now != Judgement::open) return action == line.back() ? now : Judgement::open;
    }
    return Judgement::open;
}

void test_there_are_enough_and_all_differ() {
    TEST_ASSERT_GREATER_OR_EQUAL(20, puzzle_count);
    int several = 0;
    std::size_t actions = 0;
    std::set<std::string_view> titles;
    std::set<std::uint8_t> courts;
    std::set<kit::Seed> seeds;
    for (std::size_t i = 0; i < puzzle_count; ++i) {
        const Puzzle& puzzle = puzzles[i];
        several += puzzle.aim.what == Aim::What::hit && std::popcount(puzzle.aim.rivals) >= 2;
        actions += puzzle.before.size();
        titles.insert(blast_cartridge::puzzle_titles[i]);
        courts.insert(puzzle.arena);
        seeds.insert(puzzle.seed);
        TEST_ASSERT_GREATER_OR_EQUAL_MESSAGE(3, puzzle.length, name_of(puzzle).c_str());
        if (i > 0) TEST_ASSERT_GREATER_OR_EQUAL(puzzles[i - 1].length, puzzle.length + 1);
    }
    TEST_ASSERT_GREATER_OR_EQUAL(10, several);
    TEST_ASSERT_LESS_OR_EQUAL(6 * 1024, actions * sizeof(kit::Action));
    TEST_ASSERT_EQUAL_size_t(puzzle_count, titles.size());
    TEST_ASSERT_EQUAL_size_t(puzzle_count, seeds.size());
    TEST_ASSERT_GREATER_OR_EQUAL(8, courts.size());
    TEST_ASSERT_EQUAL_size_t(puzzle_count, blast_cartridge::cartridge.puzzles.size());
}

// Nobody was hit in the turn yet, and the solver has the whole of it before it.
void test_each_begins_with_a_turn() {
    for (const Puzzle& puzzle : puzzles) {
        const State state = position_of(puzzle);
        TEST_ASSERT_EQUAL_MESSAGE(puzzle.solver, Rules::turn(state), name_of(puzzle).c_str());
        TEST_ASSERT_EQUAL(0, state.board.hit);
        TEST_ASSERT_EQUAL(state.actor().moves(), state.moves_left);
        TEST_ASSERT_EQUAL(1, state.path.size());
        for (Seat seat = 0; seat < most_seats; ++seat)
            if (has(puzzle.aim.rivals, seat))
                TEST_ASSERT_TRUE(seat != puzzle.solver && state.figure(seat).alive != 0);
    }
}

// All of them, and none that is shorter.
void test_the_solver_finds_what_is_stored() {
    for (const Puzzle& puzzle : puzzles) {
        const auto found = blast_puzzles::solve(position_of(puzzle), puzzle.aim);
        TEST_ASSERT_EQUAL_size_t_MESSAGE(puzzle.length, found.length, name_of(puzzle).c_str());
        TEST_ASSERT_TRUE_MESSAGE(found.lines == lines_of(puzzle), name_of(puzzle).c_str());
        TEST_ASSERT_LESS_OR_EQUAL(4, found.lines.size());
    }
}

// What lies under blocks and in the deck is dealt anew: the solver finds the same.
void test_nothing_hidden_matters() {
    kit::Rng rng(1);
    for (const Puzzle& puzzle : puzzles) {
        const State state = position_of(puzzle);
        State other = state;
        for (int i = 0; i < 12; ++i) {
            Rules::conceal(other, puzzle.solver, rng);
            for (const Line& line : lines_of(puzzle))
                TEST_ASSERT_TRUE_MESSAGE(
                    blast_puzzles::follow(other, puzzle.aim, line) == Judgement::solved,
                    name_of(puzzle).c_str());
        }
        TEST_ASSERT_TRUE_MESSAGE(blast_puzzles::solve(other, puzzle.aim).lines == lines_of(puzzle),
                                 name_of(puzzle).c_str());
    }
}

void test_lessons_judge_as_the_solver_does() {
    for (std::size_t i = 0; i < puzzle_count; ++i) {
        const stage::Lesson& lesson = blast_cartridge::cartridge.puzzles[i];
        TEST_ASSERT_TRUE(judged(lesson, {{end_turn}}) == Judgement::failed);
        for (Line line : lines_of(puzzles[i])) {
            TEST_ASSERT_TRUE_MESSAGE(judged(lesson, line) == Judgement::solved,
                                     name_of(puzzles[i]).c_str());
            // With its last action missing the turn ends in vain.
            if (line.back().kind == end_turn) continue;
            line.back() = {end_turn};
            TEST_ASSERT_TRUE(judged(lesson, line) == Judgement::failed);
        }
    }
}

}  // namespace

int main() {
    UNITY_BEGIN();
    RUN_TEST(test_there_are_enough_and_all_differ);
    RUN_TEST(test_each_begins_with_a_turn);
    RUN_TEST(test_the_solver_finds_what_is_stored);
    RUN_TEST(test_nothing_hidden_matters);
    RUN_TEST(test_lessons_judge_as_the_solver_does);
    return UNITY_END();
}
