#include "random_play.h"

#include <algorithm>
#include <cstdlib>

namespace second {

namespace {

kit::Action one_of(const std::vector<kit::Action>& list, kit::Rng& rng) {
    return list[rng.below(static_cast<std::uint32_t>(list.size()))];
}

// How likely each kind of action is, in the order of 4.2.
using Weights = std::array<int, 12>;
constexpr std::array<Weights, tempers> weights = {{
    {},
    {3, 3, 3, 3, 3, 1, 3, 3, 3, 3, 3, 3},
    {3, 6, 9, 6, 12, 0, 9, 12, 1, 9, 5, 9},
    {8, 4, 2, 12, 2, 0, 3, 3, 3, 3, 9, 9},
    {20, 2, 1, 2, 1, 1, 1, 1, 1, 1, 1, 9},
    {20, 9, 9, 0, 2, 0, 1, 1, 9, 1, 0, 0},
}};

kit::Action by_weights(const std::vector<kit::Action>& list, const Weights& weight, kit::Rng& rng) {
    std::map<int, std::vector<kit::Action>> by_kind;
    for (const kit::Action action : list) by_kind[action.kind].push_back(action);
    int sum = 0;
    for (const auto& [kind, actions] : by_kind) sum += weight[kind];
    int drawn = sum == 0 ? 0 : static_cast<int>(rng.below(static_cast<std::uint32_t>(sum)));
    for (const auto& [kind, actions] : by_kind) {
        drawn -= weight[kind];
        if (drawn < 0) return one_of(actions, rng);
    }
    return list[0];
}

int steps_to(int square, int tile_corner) {  // from the middle of a tile
    return std::abs(column_of(square) - column_of(tile_corner) - 1) +
           std::abs(row_of(square) - row_of(tile_corner) - 1);
}

bool in_reach(const Position& p, int square) {  // of the flame of a bomb there, roughly
    for (const Player& player : p.players)
        if (player.alive &&
            (column_of(player.square) == column_of(square) ||
             row_of(player.square) == row_of(square)) &&
            std::abs(column_of(player.square) - column_of(square)) +
                    std::abs(row_of(player.square) - row_of(square)) <=
                2)
            return true;
    return false;
}

}  // namespace

kit::Action random_choice(const Position& p, const std::vector<kit::Action>& list, Temper temper,
                          kit::Rng& rng) {
    if (p.phase == revenge_phase && rng.below(4) != 0) {
        std::vector<kit::Action> good;
        for (const kit::Action action : list)
            if (action.kind == kind_revenge && in_reach(p, action.a)) good.push_back(action);
        if (!good.empty()) return one_of(good, rng);
    }
    if (temper == any_action) return one_of(list, rng);
    if (temper == hider && p.phase == action_phase) {
        const int corner = p.tiles[p.final_tile];
        const int now = steps_to(p.players[p.active].square, corner);
        kit::Action best = list[0];
        int least = now;
        for (const kit::Action action : list)
            if ((action.kind == kind_move || action.kind == kind_phase_move) &&
                steps_to(action.a, corner) < least) {
                least = steps_to(action.a, corner);
                best = action;
            }
        if (least < now && rng.below(4) != 0) return best;
        if (now <= 1 && rng.below(8) != 0) return list[0];
    }
    return by_weights(list, weights[temper], rng);
}

kit::Action random_nonsense(const std::vector<kit::Action>& list, kit::Rng& rng) {
    const auto byte = [&] { return static_cast<std::uint8_t>(rng.below(256)); };
    if (list.empty() || rng.below(4) == 0)
        return {static_cast<std::uint8_t>(rng.below(13)), byte(), byte(), byte()};
    kit::Action action = one_of(list, rng);
    std::uint8_t* const parts[] = {&action.kind, &action.a, &action.b, &action.c};
    std::uint8_t& part = *parts[rng.below(4)];
    part = rng.below(2) == 0 ? byte() : static_cast<std::uint8_t>(part + rng.below(3) - 1);
    return action;
}

}  // namespace second
