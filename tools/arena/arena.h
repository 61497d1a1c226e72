// Computer players against each other, so often that luck is told from strength.
//
// Every two of the players meet. What both must master alike is a deal: one seed with fixed
// settings. Each deal is played once for every seating, so that neither seat nor cards favour
// anybody:
//   1 seat    each plays the deal alone; the better result wins the comparison
//   2, 4 ..   the two alternate around the table, then they change places
//   3, 5 ..   the same in every rotation, because one of them has a seat more
// Or the first sits alone among seconds, once on every seat: what a player meets who is the only
// one of its kind at a table of many.
// Everything is counted in whole numbers, so the sum of shards is the whole, and the number of
// threads changes nothing.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <vector>

#include "kit/player.h"

namespace arena {

struct Shard {
    int number = 1, of = 1;  // 1 .. of
    bool operator==(const Shard&) const = default;
};

struct Contest {
    const kit::Game* game = nullptr;
    kit::Config config{};
    kit::Seed seed = 1;
    std::vector<const kit::Player*> players;
    std::int64_t deals = 0;  // for each two players
    bool alone = false;      // the first of two has one seat, the second all others
};

// How one player did against another.
struct Tally {
    std::int64_t wins = 0, draws = 0, losses = 0;
    std::int64_t score[2] = {}, seats[2] = {};  // points and seats played, of each of the two
    std::int64_t matches() const { return wins + draws + losses; }
    void add(const Tally& other);
    bool operator==(const Tally&) const = default;
};

struct Pairing {
    std::size_t first, second;  // places in the list of players
};
std::vector<Pairing> pairings(std::size_t players);

// Matches a deal is worth to each pairing.
int seatings(int seats, bool alone);
// The first's share of wins if both are equally strong.
double par(std::int64_t seats, bool alone);
int seats_of(const kit::Game& game, const kit::Config& config);
kit::Seed deal_seed(const Contest& contest, std::int64_t deal);

struct Standings {
    std::vector<Tally> tallies;  // a pairing each
    std::string fault;           // of a game or a player; empty: none
    bool ok() const { return fault.empty(); }
};

struct Running {
    Shard shard{};
    unsigned threads = 1;
    // Called by one thread at a time, with the number of deals done (of all pairings).
    std::function<void(std::int64_t)> progress{};
};
Standings run(const Contest& contest, const Running& running);
// Deals that this shard plays, of all pairings.
std::int64_t deals_of(const Contest& contest, Shard shard);

}  // namespace arena
