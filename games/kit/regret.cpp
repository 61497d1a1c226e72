#include "kit/regret.h"

namespace kit {

void normalise(std::span<const std::uint32_t> weights, std::span<Chance> out) {
    const std::size_t count = weights.size();
    // Sixteen bits are enough for a proportion, and then the product below fits 32.
    std::uint32_t largest = 0;
    for (const std::uint32_t weight : weights) largest = std::max(largest, weight);
    int shift = 0;
    while (largest >> shift > 0xFFFF) ++shift;
    std::uint32_t total = 0;
    for (const std::uint32_t weight : weights) total += weight >> shift;

    std::int32_t left = certain;
    std::size_t most = 0;
    for (std::size_t i = 0; i < count; ++i) {
        const std::uint32_t share =
            total == 0 ? certain / static_cast<std::uint32_t>(count)
                       : (weights[i] >> shift) * static_cast<std::uint32_t>(certain) / total;
        out[i] = static_cast<Chance>(share);
        left -= static_cast<std::int32_t>(share);
        if (out[i] > out[most]) most = i;
    }
    out[most] = static_cast<Chance>(out[most] + left);
}

std::size_t draw_by(std::span<const Chance> chances, Rng& rng) {
    std::uint32_t left = rng.below(certain);
    std::size_t i = 0;
    while (left >= chances[i]) {
        left -= chances[i];
        ++i;
    }
    return i;
}

Exploitability exploitability(const MatrixGame& game, std::span<const Chance> row,
                              std::span<const Chance> column) {
    std::int64_t row_value = 0, column_value = 0;  // of the mixtures, in 1/32768^2
    std::int64_t best_row = INT64_MIN, best_column = INT64_MIN;
    for (std::size_t i = 0; i < game.rows; ++i) {
        std::int64_t gain = 0;
        for (std::size_t j = 0; j < game.columns; ++j) {
            gain += std::int64_t{game.gain_of_row(i, j)} * column[j];
            column_value += std::int64_t{game.gain_of_column(i, j)} * row[i] * column[j];
        }
        best_row = std::max(best_row, gain);
        row_value += gain * row[i];
    }
    for (std::size_t j = 0; j < game.columns; ++j) {
        std::int64_t gain = 0;
        for (std::size_t i = 0; i < game.rows; ++i)
            gain += std::int64_t{game.gain_of_column(i, j)} * row[i];
        best_column = std::max(best_column, gain);
    }
    // A side is exploited by the best answer of the other.
    return {.of_row = best_column - column_value / certain,
            .of_column = best_row - row_value / certain};
}

}  // namespace kit
