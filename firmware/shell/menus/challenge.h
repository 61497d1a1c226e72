// The numbered challenges: the same match for everybody, made from its number alone.
//
//   game    the cartridges that have setups, in the order of the chambers, take turns:
//           number 1 is the first one's, number 2 the second one's, and so on around
//   setup   a game's own challenges take turns through its setups
//   seed    Rng::scramble(0x6A11E000 + number)
//   rivals  sit as the setup says; the player has the setup's seat
//
// The par is the score of the game's strongest computer player on the player's seat, in the same
// match. It is data (pars.inc): made offline by `challenge_pars`, because a hard match takes the
// chip half a minute or more, and nobody should wait for it before they may play. The price is that
// the file must be made again when rules or players change; a test computes some of it anew.
//
// A challenge that is interrupted goes on as any match does. That it is one is seen from game,
// choices and seed, so nothing about it needs to be saved.
#pragma once

#include <span>

#include "shell/play/session.h"
#include "stage/cartridge.h"

namespace shell {

using Cartridges = std::span<const stage::Cartridge* const>;

inline constexpr int challenge_total = 240;

struct Challenge {
    int number = 0;  // 1 ..; 0: there is none
    const stage::Cartridge* cartridge = nullptr;
    const stage::ChallengeSetup* setup = nullptr;
    play::Start start{};
};

// `number` 1 .. challenge_total. Number 0 comes back if no cartridge has a setup.
Challenge challenge(Cartridges cartridges, int number);
// Which challenge this match is; number 0: none.
Challenge challenge_of(Cartridges cartridges, const kit::Match& match);

std::int32_t par_of(int number);
// Three for more than the par (or all there is to have), two for the par, one for three quarters.
int stars_for(std::int32_t par, std::int32_t most, std::int32_t score);
// The least score that gives one star.
std::int32_t near_par(std::int32_t par);

// Plays it through with the strongest player on the player's seat: its score is the par. Offline
// only. The timeline's match and block are the caller's.
std::int32_t hard_score(const Challenge& challenge, kit::Timeline& timeline,
                        std::span<std::byte> scratch);

}  // namespace shell
