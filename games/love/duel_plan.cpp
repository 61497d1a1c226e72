#include "love/duel_plan.h"

namespace love {

using namespace kit;

void DuelPlan::start(const Outlook& outlook, Seat from, const Target& target, int actions_done,
                     const Weights& weights) {
    seats_ = {from, target.owner};
    for (const Side side : {challenger, defender})
        bullets_[side] = outlook.at(seats_[side]).bullets;
    weights_ = &weights;
    actions_done_ = static_cast<std::uint8_t>(actions_done);
    next_ = 0;
    lost_ = outlook;
    lost_.end_love(from, target.owner);  // LOV-113
    tied_ = won_ = lost_;
    tied_.fall_in_love(from, target.owner);
    won_.win(from, target);
    // Who has no bullets has no choice: LOV-085
    game_ = {.rows = bullets_[challenger] + 1u,
             .columns = bullets_[defender] + 1u,
             .row_gain = gains_[challenger].data(),
             .column_gain = gains_[defender].data()};
    solver_ = MatrixSolver<most_splits>(game_);
    gap_ = INT64_MAX;
}

std::size_t DuelPlan::weapon(Side side, std::size_t split) const {
    return bullets_[side] == 0 ? fist_weapon : split;
}

void DuelPlan::add_result(const Outlook& before, Chance chance, std::size_t fired,
                          std::size_t spent, std::uint32_t& nodes) {
    if (chance == 0) return;
    Outlook after = before;
    after.at(seats_[challenger]).bullets = static_cast<std::uint8_t>(bullets_[challenger] - fired);
    after.at(seats_[defender]).bullets = static_cast<std::uint8_t>(bullets_[defender] - spent);
    const Forecast forecast =
        judge_rest(after, seats_[challenger], actions_done_, *weights_, nodes);
    for (const Side side : {challenger, defender})
        sums_[side] += chance * forecast.worth_to(seats_[side]);
}

void DuelPlan::fill_next(std::uint32_t& nodes) {
    const std::size_t fired = next_ / game_.columns, answered = next_ % game_.columns;
    const DuelOdds& odds = duel_odds[weapon(challenger, fired)][weapon(defender, answered)];
    sums_[challenger] = sums_[defender] = 0;
    add_result(won_, odds.won, fired, answered, nodes);
    add_result(tied_, odds.tied, fired, answered, nodes);
    add_result(lost_, odds.lost, fired, answered == 0 ? 0 : answered - 1, nodes);  // LOV-096
    for (const Side side : {challenger, defender})
        gains_[side][next_] = static_cast<std::int16_t>(sums_[side] >> 15);
    ++next_;
}

DuelPlan::Mixture DuelPlan::mixture(Side side) const {
    Mixture mixture{};
    const std::span<Chance> own(mixture.data(), splits(side));
    side == challenger ? solver_.row_mixture(own) : solver_.column_mixture(own);
    return mixture;
}

std::int32_t DuelPlan::value() const {
    const Mixture mine = mixture(challenger), theirs = mixture(defender);
    std::int32_t sum = 0;
    for (std::size_t i = 0; i < game_.rows; ++i) {
        std::int32_t gain = 0;
        for (std::size_t j = 0; j < game_.columns; ++j) gain += game_.gain_of_row(i, j) * theirs[j];
        sum += (gain >> 15) * mine[i];
    }
    return sum >> 15;
}

std::int32_t DuelPlan::plain_mean() const {
    std::int32_t sum = 0;
    const auto pairs = static_cast<std::int32_t>(game_.rows * game_.columns);
    for (std::size_t i = 0; i < next_; ++i) sum += gains_[challenger][i];
    return sum / pairs;
}

void DuelPlan::weigh() {
    std::array<Mixture, 2> now;
    for (const Side side : {challenger, defender}) now[side] = trimmed(mixture(side), splits(side));
    const Exploitability found = exploitability(game_, now[challenger], now[defender]);
    const std::int64_t gap = std::max(found.of_row, found.of_column);
    if (gap >= gap_) return;
    gap_ = gap;
    best_ = now;
}

DuelPlan::Mixture DuelPlan::played(Side side) const {
    return gap_ == INT64_MAX ? trimmed(mixture(side), splits(side)) : best_[side];
}

std::int32_t DuelPlan::stake() const {
    std::int32_t least = INT32_MAX;
    for (const auto& gains : gains_) {
        const auto [low, high] = std::minmax_element(gains.begin(), gains.begin() + next_);
        least = std::min<std::int32_t>(least, *high - *low);
    }
    return least;
}

DuelPlan::Mixture trimmed(const DuelPlan::Mixture& mixture, std::size_t count) {
    constexpr std::uint32_t smallest_part = 256;
    const std::uint32_t largest = *std::max_element(mixture.begin(), mixture.end());
    std::array<std::uint32_t, DuelPlan::most_splits> weights{};
    for (std::size_t i = 0; i < count; ++i)
        if (mixture[i] * smallest_part >= largest) weights[i] = mixture[i];
    DuelPlan::Mixture played{};
    normalise({weights.data(), count}, {played.data(), count});
    return played;
}

}  // namespace love
