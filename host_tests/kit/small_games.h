// Small games for tests of kit: noughts and crosses, whose truth is known, and an endless game
// whose actions and settings use everything that a match can hold.
#pragma once

#include "kit/game.h"

namespace small_games {

// ---- Noughts and crosses ------------------------------------------------------------------------

struct TicTacToe {
    struct State {
        std::array<std::uint8_t, 9> cells;  // 0 empty, else seat + 1
        std::uint8_t taken;
    };
    static constexpr kit::ActionWord words[] = {{"mark"}};
    static constexpr kit::GameInfo info{.id = 30,
                                        .word = "tictactoe",
                                        .title = "Noughts and crosses",
                                        .version = 1,
                                        .longest_match = 9,
                                        .most_legal = 9,
                                        .words = words,
                                        .form = {}};

    static int winner(const State& state) {
        constexpr int lines[8][3] = {{0, 1, 2}, {3, 4, 5}, {6, 7, 8}, {0, 3, 6},
                                     {1, 4, 7}, {2, 5, 8}, {0, 4, 8}, {2, 4, 6}};
        for (const auto& line : lines) {
            const auto cell = [&](int i) { return state.cells[static_cast<std::size_t>(line[i])]; };
            if (cell(0) != 0 && cell(0) == cell(1) && cell(0) == cell(2)) return cell(0);
        }
        return 0;
    }
    static bool over(const State& state) { return state.taken == 9 || winner(state) != 0; }

    static kit::Verdict config_problem(const kit::Config&) { return kit::done; }
    static void setup(State& state, const kit::Config&, kit::Seed) { state = {}; }
    static int seats(const State&) { return 2; }
    static kit::Seat turn(const State& state) {
        return over(state) ? kit::nobody : static_cast<kit::Seat>(state.taken % 2);
    }
    static void legal(const State& state, kit::Actions& out) {
        if (over(state)) return;
        for (std::uint8_t i = 0; i < 9; ++i)
            if (state.cells[i] == 0) out.add({0, i});
    }
    static kit::Verdict apply(State& state, kit::Action action, kit::Events&) {
        if (over(state) || action.kind != 0 || action.a >= 9 || action.b != 0 || action.c != 0 ||
            state.cells[action.a] != 0)
            return kit::refused("not there");
        state.cells[action.a] = static_cast<std::uint8_t>(state.taken % 2 + 1);
        ++state.taken;
        return kit::done;
    }
    static kit::Outcome outcome(const State& state) {
        kit::Outcome outcome{.over = over(state)};
        if (!outcome.over) return outcome;
        const int won = winner(state);
        for (int seat = 0; seat < 2; ++seat)
            outcome.result[static_cast<std::size_t>(seat)] = won == 0          ? kit::Result::drawn
                                                             : won == seat + 1 ? kit::Result::won
                                                                               : kit::Result::lost;
        return outcome;
    }
    static void conceal(State&, kit::Seat, kit::Rng&) {}
    static void mask(State&, kit::Viewer) {}
    static kit::News news(const kit::Event&) { return kit::News::none; }
    static void describe(const State&, kit::Action action, const kit::Names&, kit::TextOut& out) {
        out.add("marks cell ").number(action.a + 1);
    }
    static const char* invariant(const State&) { return nullptr; }
};
inline constexpr kit::Game tictactoe = kit::make_game<TicTacToe>();

// ---- Endless ------------------------------------------------------------------------------------

// Anybody may say anything whose arguments are below the config's bound; nothing ever ends.
// Settings: a bound that is only asked for in mode `bounded`, and a record of four bytes in mode
// `own`, of which the first must not be zero.
struct Endless {
    struct State {
        std::uint32_t said;
        std::uint32_t bound;
    };
    enum Mode : std::uint8_t { free, bounded, own };
    static constexpr kit::ActionWord words[] = {{"say"}, {"nod"}, {"time_out", true}};
    static constexpr kit::Choice modes[] = {
        {"free", "Free"}, {"bounded", "Bounded"}, {"own", "Own"}};
    static constexpr kit::Field fields[] = {
        {.word = "mode", .title = "Mode", .choices = modes},
        {.word = "bound",
         .title = "Bound",
         .least = 2,
         .most = 200,
         .usual = 50,
         .when = {.field = 0, .values = 1u << bounded}},
        {.word = "odd",
         .title = "Odd",
         .least = 0,
         .most = 2,
         .when = {.field = 1, .values = 1u << 7}},
    };
    static constexpr kit::GameInfo info{
        .id = 29,
        .word = "endless",
        .title = "Endless",
        .version = 33,
        .longest_match = 65535,
        .most_legal = 65535,
        .words = words,
        .form = {.fields = fields, .record_size = 4, .record_when = {0, 1u << own}}};

    static kit::Verdict config_problem(const kit::Config& config) {
        if (config[0] == own && config.record[0] == 0) return kit::refused("an empty record");
        return kit::done;
    }
    static void setup(State& state, const kit::Config& config, kit::Seed seed) {
        state = {.said = seed, .bound = config[0] == bounded ? config[1] : 256u};
    }
    static int seats(const State&) { return 2; }
    static kit::Seat turn(const State& state) { return state.said % 2; }
    static bool fits(const State& state, kit::Action action) {
        return action.kind < 3 && action.a < state.bound && action.b < state.bound &&
               action.c < state.bound;
    }
    static void legal(const State& state, kit::Actions& out) {
        // A part of the truth, to have a long list: only first arguments of `say`, and time.
        for (std::uint32_t a = 0; a < state.bound; ++a) out.add({0, static_cast<std::uint8_t>(a)});
        out.add({2});
    }
    static kit::Verdict apply(State& state, kit::Action action, kit::Events&) {
        if (!fits(state, action)) return kit::refused("out of bounds");
        state.said = state.said * 31 + action.word() + 1;
        return kit::done;
    }
    static kit::Outcome outcome(const State&) { return {}; }
    static void conceal(State&, kit::Seat, kit::Rng&) {}
    static void mask(State&, kit::Viewer) {}
    static kit::News news(const kit::Event&) { return kit::News::none; }
    static void describe(const State&, kit::Action, const kit::Names&, kit::TextOut& out) {
        out.add("speaks");
    }
    static const char* invariant(const State&) { return nullptr; }
};
inline constexpr kit::Game endless = kit::make_game<Endless>();

}  // namespace small_games
