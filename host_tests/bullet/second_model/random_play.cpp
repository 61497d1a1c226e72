#include "random_play.h"

#include <array>

namespace second {

namespace {

constexpr int kinds = kind_sudden_step + 1;

int by_lot(int count, kit::Rng& rng) {
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(count)));
}

Action one_of(const std::vector<Action>& list, kit::Rng& rng) {
    return list[by_lot(static_cast<int>(list.size()), rng)];
}

// How likely each kind of action is, in the order of 4.1.
using Weights = std::array<int, kinds>;
constexpr std::array<Weights, tempers> weights = {{
    {},
    {40, 20, 40, 6, 60, 30, 40, 20, 40, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 1, 9},
    {30, 3, 30, 0, 900, 30, 9, 9, 1, 9, 2, 9, 9, 9, 9, 9, 9, 9, 9, 0, 9},
    {20, 6, 60, 1, 20, 3, 30, 9, 9, 9, 1, 9, 9, 9, 9, 9, 9, 9, 9, 1, 9},
    {30, 9, 20, 50, 9, 9, 20, 40, 40, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9},
    {90, 20, 6, 1, 9, 9, 3, 3, 90, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 0, 9},
}};

Action by_weights(const std::vector<Action>& list, const Weights& weight, kit::Rng& rng) {
    std::map<int, std::vector<Action>> by_kind;
    for (const Action& action : list) by_kind[action.kind].push_back(action);
    int sum = 0;
    for (const auto& [kind, actions] : by_kind) sum += weight[kind];
    int drawn = sum == 0 ? 0 : by_lot(sum, rng);
    for (const auto& [kind, actions] : by_kind) {
        drawn -= weight[kind];
        if (drawn < 0) return one_of(actions, rng);
    }
    return list[0];
}

int cleared_by(const Heroine& h, const Action& use) {
    const Grid& grid = patterns()[h.hand[use.a]].grids[use.b];
    int count = 0;
    for (int i = 0; i < static_cast<int>(grid.size()); i++)
        for (int j = 0; j < static_cast<int>(grid[i].size()); j++) {
            const int row = i + use.c / 9 - 5, column = j + use.c % 9 - 4;
            if (grid[i][j].clear && row >= 0 && row < rows && column >= 0 && column < columns)
                count += h.sight[row * columns + column] != none;
        }
    return count;
}

// A column with two bullets is safe (BUL-078).
bool in_danger(const Heroine& h) {
    for (int column = 0; column < columns; column++) {
        int filled = 0;
        for (int row = 0; row < rows; row++) filled += h.sight[row * columns + column] != none;
        if (filled >= 3) return true;
    }
    return false;
}

Action surviving(const Position& p, const std::vector<Action>& list, kit::Rng& rng) {
    const Heroine& h = p.heroines[p.active];
    int most = 1;
    std::vector<Action> best;
    for (const Action& action : list) {
        if (action.kind == kind_place && !in_danger(h)) return action;
        if (action.kind != kind_use_pattern) continue;
        const int count = cleared_by(h, action);
        if (count > most) best.clear();
        if (count > most) most = count;
        if (count == most) best.push_back(action);
    }
    if (most >= 2 && !best.empty()) return one_of(best, rng);
    std::vector<Action> better;
    for (const Action& action : list)
        if (action.kind == kind_use_action || action.kind == kind_use_powerup ||
            action.kind == kind_team_action)
            better.push_back(action);
    if (!better.empty() && in_danger(h)) return one_of(better, rng);
    return by_weights(list, weights[survivor], rng);
}

}  // namespace

Options random_options(kit::Rng& rng) {
    static const std::vector<std::pair<Mode, int>> tables = {
        {score_attack, 1}, {free_for_all, 2}, {free_for_all, 3}, {free_for_all, 4},
        {free_for_all, 5}, {free_for_all, 6}, {free_for_all, 7}, {free_for_all, 8},
        {teams, 4},        {teams, 6},        {teams, 8},        {free_for_all, 2},
        {score_attack, 1}, {teams, 4}};
    const auto [mode, seats] = tables[by_lot(static_cast<int>(tables.size()), rng)];
    Options options{mode, seats, {}, mode == free_for_all && by_lot(2, rng) == 0};
    const int named = by_lot(3, rng);  // none, some, nearly all
    for (int seat = 0; seat < seats; seat++)
        options.named.push_back(by_lot(2, rng) < named ? by_lot(8, rng) : none);
    return options;
}

Options random_boss_options(kit::Rng& rng) {
    Options options{boss_battle, 1 + by_lot(4, rng), {}, false, by_lot(9, rng) - 1};
    const int named = by_lot(3, rng);
    for (int seat = 0; seat < options.seats; seat++)
        options.named.push_back(by_lot(2, rng) < named ? by_lot(8, rng) : none);
    return options;
}

Action random_choice(const Position& p, const std::vector<Action>& list, Temper temper,
                     kit::Rng& rng) {
    if (temper == any_action) return one_of(list, rng);
    if (temper == survivor && p.pending.empty() && p.sudden.empty() && by_lot(16, rng) != 0)
        return surviving(p, list, rng);
    return by_weights(list, weights[temper], rng);
}

Action random_nonsense(const std::vector<Action>& list, kit::Rng& rng) {
    if (list.empty() || by_lot(4, rng) == 0)
        return {by_lot(kinds + 1, rng), by_lot(256, rng), by_lot(256, rng), by_lot(256, rng)};
    Action action = one_of(list, rng);
    int* const parts[] = {&action.kind, &action.a, &action.b, &action.c};
    int& part = *parts[by_lot(4, rng)];
    part = by_lot(2, rng) == 0 ? by_lot(256, rng) : (part + by_lot(3, rng) + 255) % 256;
    return action;
}

}  // namespace second
