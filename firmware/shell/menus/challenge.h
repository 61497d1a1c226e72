// The numbered challenges: the same match for everybody, made from its number alone, for ever.
//
//   game    number 1 is of the game in the first chamber, 2 of the second ... 6 of the first again:
//           whatever is loaded later, no number ever changes its match
//   setup   a game's own challenges take turns through its setups; if it has puzzles, every second
//           one is a puzzle
//   seed    Rng::scramble(0x6A110000 + 256 * the game's id + its own number, from 0)
//   rivals  sit as the setup says; the player has the setup's seat
//
// The par is the score of the game's strongest computer player on the player's seat, in the same
// match. It is data (the cartridge's pars): made offline by `challenge_pars`, because a hard match
// takes the chip half a minute or more, and nobody should wait for it before they may play. The
// price is that it must be made again when the rules or the players of that game change; a test
// finds pars that are of another game than the present one.
//
// A challenge that is interrupted goes on as any match does. That it is one is seen from game,
// choices and seed, so nothing about it needs to be saved.
#pragma once

#include "kit/hash.h"
#include "shell/chambers.h"
#include "shell/play/session.h"

namespace shell {

inline constexpr int challenges_a_game = 48;
inline constexpr int challenge_total = game_chambers * challenges_a_game;

struct Challenge {
    int number = 0;  // 1 ..; 0: there is none
    const stage::Cartridge* cartridge = nullptr;
    // A match, or a puzzle: that has no par and nothing to start, and its stars are for few tries.
    const stage::ChallengeSetup* setup = nullptr;
    const stage::Lesson* puzzle = nullptr;
    std::int32_t par = 0;
    play::Start start{};

    std::string_view title() const { return puzzle != nullptr ? puzzle->title : setup->title; }
};

// `number` 1 .. challenge_total. Number 0 comes back if its chamber has none.
Challenge challenge(const Chambers& chambers, int number);
// Which challenge this match is; number 0: none.
Challenge challenge_of(const Chambers& chambers, const kit::Match& match);
// Those that can be played, in the order of their numbers: how many, and the number of each.
int playable_challenges(const Chambers& chambers);
int playable_challenge(const Chambers& chambers, int index);

bool has_challenges(const Chamber& chamber);
// The player on the setup's seat, its rivals on the others.
play::Start start_of(const stage::Cartridge& cartridge, const stage::ChallengeSetup& setup,
                     kit::Seed seed);

// Three for more than the par (or all there is to have), two for the par, one for about three
// quarters of it; none for nothing.
int stars_for(std::int32_t par, std::int32_t most, std::int32_t score);
// The least score that gives one star, unless that is nothing.
std::int32_t near_par(std::int32_t par);

// ---- Making pars, offline

// A game's own challenge, `which` 0 .. challenges_a_game - 1, without a number.
Challenge own_challenge(const stage::Cartridge& cartridge, int which);
// Plays it through with the strongest player on the player's seat: its score is the par. The
// timeline's match and block are the caller's.
std::int32_t hard_score(const Challenge& challenge, kit::Timeline& timeline,
                        std::span<std::byte> scratch);
// What pars depend on: the game's signature, and every match's setup and seed.
kit::Hash pars_mark(const stage::Cartridge& cartridge, std::span<std::byte> scratch);

}  // namespace shell
