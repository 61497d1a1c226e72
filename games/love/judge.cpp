#include "love/judge.h"

namespace love {

namespace {

// How much of what it holds a seat keeps, by its bullets, in 1/64: it is robbed now and then.
constexpr std::array<std::int8_t, most_bullets + 1> kept{34, 35, 36, 37, 38, 39, 40};
// The horizon in the seat's own turns, in 1/64. Most claims are broken soon, so it is short.
constexpr std::int32_t nearest = 64, farthest = 112;
// Of what could be claimed. Below 1 + horizon, or nobody would ever claim.
constexpr std::int32_t potential_weight = 2;
static_assert(potential_weight * 64 < 64 + nearest + 1);
constexpr std::int32_t next_turn_win = 20;

std::int32_t points_of(int claims) {
    return claim_points[static_cast<std::size_t>(std::min(claims, lassos_per_player))];
}

// What the seat could score with the claims it can lay, beyond what it scores now, in 1/64.
std::int32_t potential(const Rival& rival, const Lassos& unseen, int unseen_total) {
    int matching = 0, helpful = 0;
    for (std::size_t colour = 0; colour < colour_count; ++colour) {
        if (rival.free[colour] > rival.hand[colour]) {
            matching += rival.hand[colour];
            helpful += unseen[colour];
        } else {
            matching += rival.free[colour];
        }
    }
    // The chance that a card nobody knows helps.
    const int chance = rival.unknown == 0 || unseen_total == 0
                           ? 0
                           : std::min(64, rival.unknown * 64 * helpful / unseen_total);
    const int claims = rival.claims + matching;
    return points_of(claims) * (64 - chance) + points_of(claims + 1) * chance -
           64 * points_of(rival.claims);
}

}  // namespace

std::int32_t Forecast::worth_to(Seat seat) const {
    if (winner != kit::nobody) return winner == seat ? won_game : -won_game;
    std::int32_t best = INT32_MIN, sum = 0;
    for (Seat other = 0; other < seat_count; ++other) {
        if (other == seat) continue;
        best = std::max(best, prospects[other]);
        sum += prospects[other];
    }
    return prospects[seat] - (40 * best + 8 * sum) / 64;
}

Forecast judge(const Outlook& outlook, const Weights& weights) {
    std::array<std::int32_t, seat_count> chips;
    std::int32_t horizon = farthest;
    for (Seat seat = 0; seat < seat_count; ++seat) {
        const Rival& rival = outlook.at(seat);
        chips[seat] = outlook.chips(seat);
        const std::int32_t income = claim_points[rival.claims] + chips[seat];
        horizon = std::min(horizon, (outlook.target - rival.score) * 64 / (income + 2));
    }
    horizon = std::max(horizon, nearest);

    const int unseen_total = sum_of(outlook.unseen);
    Forecast forecast;
    for (Seat seat = 0; seat < seat_count; ++seat) {
        const Rival& rival = outlook.at(seat);
        const std::int32_t points = claim_points[rival.claims], keeps = kept[rival.bullets];
        const bool wins_next = rival.score + points + chips[seat] >= outlook.target;
        forecast.prospects[seat] =
            point * rival.score + horizon * points * keeps / 64 +
            horizon * chips[seat] * weights.love / 64 +
            potential_weight * potential(rival, outlook.unseen, unseen_total) * keeps / 64 +
            weights.bullets[rival.bullets] + (wins_next ? next_turn_win * keeps : 0);
    }
    return forecast;
}

Forecast judge_end(const Outlook& outlook, Seat actor, const Weights& weights) {
    const int score = outlook.at(actor).score + outlook.income(actor);
    if (score >= outlook.target) return {.prospects = {}, .winner = actor};
    Outlook after = outlook;
    after.at(actor).score = static_cast<std::uint8_t>(score);
    return judge(after, weights);
}

Forecast judge_rest(const Outlook& outlook, Seat actor, int actions_done, const Weights& weights,
                    std::uint32_t& nodes) {
    ++nodes;
    const Forecast end = judge_end(outlook, actor, weights);
    if (actions_done >= most_turn_actions || outlook.at(actor).bullets < payment) return end;
    const Lassos all = outlook.claimable(actor);
    if (sum_of(all) == 0) return end;
    ++nodes;
    Outlook claimed = outlook;
    claimed.pay(actor);
    claimed.lay(actor, all);
    const Forecast paid = judge_end(claimed, actor, weights);
    return paid.worth_to(actor) > end.worth_to(actor) ? paid : end;
}

}  // namespace love
