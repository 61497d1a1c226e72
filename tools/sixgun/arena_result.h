// What an arena found out: as a table, as JSON, and put together from shards.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "arena/arena.h"

namespace sixgun {

struct ArenaResult {
    std::string game, signature, config;
    std::int64_t rules = 0, seats = 0, matches = 0, seed = 0;
    std::vector<std::string> players;
    bool alone = false;
    arena::Shard shard{};
    std::vector<arena::Tally> tallies;  // a pairing each
};

void print_table(const ArenaResult& result);
std::string to_json(const ArenaResult& result);
// Returns what is wrong, if anything.
std::optional<std::string> from_json(std::string_view text, ArenaResult& result);
// All shards of one run make the run. Returns what is wrong, if anything; `names` are their files.
std::optional<std::string> merge(const std::vector<ArenaResult>& shards,
                                 const std::vector<std::string>& names, ArenaResult& whole);

}  // namespace sixgun
