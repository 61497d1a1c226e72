// What a position is worth to each seat, in 1/64 point: what computer players go by.
//
// Judged is the end of a turn. A seat's prospects are its points, what its claims and loves will
// bring until somebody wins or takes them, what it could claim, and its bullets. What a seat wins
// counts against the others, most against the one that leads.
#pragma once

#include "love/characters.h"
#include "love/outlook.h"

namespace love {

inline constexpr std::int32_t point = 64, won_game = 100 * point;

// What a character thinks of bullets, love and duels.
struct Weights {
    std::array<std::int16_t, most_bullets + 1> bullets;
    std::int16_t love;        // of a point that a Love chip will bring
    std::int16_t duel_bonus;  // added to what a Duel is worth
};
// `boldness`: how often over a character likes or dislikes love and Duels.
constexpr Weights weights_of(const Character& character, int boldness = 1) {
    constexpr std::array<int, most_bullets + 1> usual{0, 40, 80, 115, 136, 150, 172};
    Weights weights{};
    for (std::size_t i = 0; i < usual.size(); ++i)
        weights.bullets[i] = static_cast<std::int16_t>(usual[i] * character.bullets_worth / 100);
    weights.love =
        static_cast<std::int16_t>(point * (100 + boldness * (character.love_worth - 100)) / 100);
    weights.duel_bonus = static_cast<std::int16_t>(boldness * character.duel_bonus);
    return weights;
}

struct Forecast {
    std::array<std::int32_t, seat_count> prospects;
    Seat winner = kit::nobody;

    // From -6400 to 6400, which means lost or won for sure.
    std::int32_t worth_to(Seat seat) const;
};

// The position as it lies, before the next turn.
Forecast judge(const Outlook& outlook, const Weights& weights);
// The same after the end of this seat's turn.
Forecast judge_end(const Outlook& outlook, Seat actor, const Weights& weights);
// The better for this seat of ending the turn and, as far as actions and bullets allow, of paying
// for a Claim of everything first. `nodes` goes up by the positions judged.
Forecast judge_rest(const Outlook& outlook, Seat actor, int actions_done, const Weights& weights,
                    std::uint32_t& nodes);

}  // namespace love
