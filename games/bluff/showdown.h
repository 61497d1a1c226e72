// One claim between two: who lies how often, who calls and who shoots, if nobody is to be found
// out. The numbers are an equilibrium of a small game (tools/showdown_tables), one cell for each
// combination of what is at stake.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

namespace bluff {

// The game: A may claim an effect of worth a, or take b without a risk. A holds the suit with
// chance t, else it is a lie. The other one, R, passes, calls or shoots; a shot may be answered by
// a call or another shot, and that one by a call. Who is found out or calls wrongly pays: A loses
// pA, or R loses what is worth pR to A. Each card is a Bullet with chance beta.
struct Stakes {
    std::int32_t a, b, p_a, p_r;  // in any one unit; p_a at least 1
    std::uint16_t t, beta;        // in 1/256
};

// Chances in 1/255; [whether the card that decides is a Bullet].
struct ShowdownCell {
    std::array<std::uint8_t, 2> lie;              // A without the suit claims it
    std::array<std::uint8_t, 2> call, shoot;      // R's answer
    std::array<std::uint8_t, 2> recall, reshoot;  // A's answer to a shot
    std::array<std::uint8_t, 2> last_call;        // R's to the second one
    constexpr bool operator==(const ShowdownCell&) const = default;
};
static_assert(sizeof(ShowdownCell) == 12);

namespace showdown {

// What there is a cell for; a over p_a, b over a, p_r over p_a, all in 1/16, then t and beta.
inline constexpr std::array<std::uint8_t, 7> gains{1, 4, 8, 16, 32, 64, 128};
inline constexpr std::array<std::uint8_t, 4> fallbacks{0, 4, 8, 12};
inline constexpr std::array<std::uint8_t, 3> prizes{8, 16, 32};
inline constexpr std::array<std::uint8_t, 4> suits_held{2, 4, 7, 10};
inline constexpr std::array<std::uint8_t, 3> bullet_shares{2, 4, 6};
inline constexpr std::size_t cell_count =
    gains.size() * fallbacks.size() * prizes.size() * suits_held.size() * bullet_shares.size();
static_assert(cell_count == 1008);

struct CellIndex {
    std::size_t gain, fallback, prize, suit, bullets;
    constexpr std::size_t number() const {
        return (((gain * fallbacks.size() + fallback) * prizes.size() + prize) * suits_held.size() +
                suit) *
                   bullet_shares.size() +
               bullets;
    }
};
constexpr CellIndex cell_index(std::size_t number) {
    CellIndex at{};
    at.bullets = number % bullet_shares.size();
    number /= bullet_shares.size();
    at.suit = number % suits_held.size();
    number /= suits_held.size();
    at.prize = number % prizes.size();
    number /= prizes.size();
    at.fallback = number % fallbacks.size();
    at.gain = number / fallbacks.size();
    return at;
}
static_assert(cell_index(1007).number() == 1007 && cell_index(500).number() == 500);

// The nearest: ratios to p_a by their logarithm.
CellIndex nearest(const Stakes& stakes);

extern const std::array<ShowdownCell, cell_count> cells;

}  // namespace showdown

inline const ShowdownCell& showdown_cell(const Stakes& stakes) {
    return showdown::cells[showdown::nearest(stakes).number()];
}

}  // namespace bluff
