// How a computer player of Bluff the Bullet decides.
//
// It deals the cards that it does not know again and again (beliefs.h) and asks what each change of
// the table would be worth. What others do with a claim, and how often they lie, it has learnt by
// playing (knowledge.h). Weaker levels deal less often and choose less strictly; the strongest one
// lies as often as the showdown game advises (showdown.h).
#pragma once

#include "bluff/beliefs.h"
#include "bluff/characters.h"
#include "kit/player.h"

namespace bluff {

struct Level {
    std::string_view word;
    std::uint8_t samples;
    Worth temperature;  // what two actions may differ in and still be chosen nearly alike
    Worth kept_bullet;  // what a Bullet in the hand is worth until the next turn
    bool counts;        // the suits that are unseen
    bool knows_habits;
    bool by_showdown;       // how often it lies
    bool forgets;           // others' face-down cards
    std::uint8_t blunders;  // one decision in so many; 0: none
};

void start_mind(kit::Thought& thought, const Level& level, const Character& character,
                const Knowledge& knowledge);
bool step_mind(kit::Thought& thought, std::uint32_t work);

// How the last decision saw what was claimed: what rates are counted by.
struct Reading {
    bool made;               // not for a blunder, nor for a penalty
    std::uint8_t size;       // of the own claim in a play, else of the claim that is answered
    std::uint8_t shot_size;  // of an own shot
};
const Reading& reading_of(const kit::Thought& thought);

// ---- The pieces, for tests ----------------------------------------------------------------------

// Of a gain: below 30, 80, 160 per mille, or more.
constexpr std::uint8_t size_of_gain(Worth gain) {
    return static_cast<std::uint8_t>((gain >= per_mille(30)) + (gain >= per_mille(80)) +
                                     (gain >= per_mille(160)));
}

// How likely the newest card is a lie, in 1/4096.
inline constexpr std::int32_t sure = 4096;
struct LieOdds {
    Share usual;                // of such claims
    Share usual_of_all;         // of all claims
    std::uint8_t lies, claims;  // this seat's, so far; none if habits do not count
    std::uint8_t of_suit, all;  // unseen
};
std::int32_t chance_of_lie(const LieOdds& odds);

// One of the options: those that are worth about as much as the best are about as likely.
std::size_t choose_by_worth(std::span<const Worth> worth, Worth temperature, kit::Rng& rng);

}  // namespace bluff
