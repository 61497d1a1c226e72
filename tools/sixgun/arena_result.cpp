#include "arena_result.h"

#include <algorithm>
#include <cstdio>

#include "arena/wilson.h"
#include "json.h"

namespace sixgun {

namespace {

arena::Interval interval(const arena::Tally& tally) {
    return arena::wilson(tally.wins, tally.draws, tally.losses);
}

double mean(const arena::Tally& tally, int side) {
    return tally.seats[side] == 0
               ? 0
               : static_cast<double>(tally.score[side]) / static_cast<double>(tally.seats[side]);
}

int width_of(const ArenaResult& result) {
    std::size_t width = 0;
    for (const std::string& player : result.players) width = std::max(width, player.size());
    return static_cast<int>(width);
}

}  // namespace

void print_table(const ArenaResult& result) {
    const int width = width_of(result);
    std::printf("%s (rules %lld, signature %s): %s\n", result.game.c_str(),
                static_cast<long long>(result.rules), result.signature.c_str(),
                result.config.c_str());
    std::printf("%lld matches a pairing, %lld seat%s, seed %lld",
                static_cast<long long>(result.matches), static_cast<long long>(result.seats),
                result.seats == 1 ? "" : "s", static_cast<long long>(result.seed));
    const double par = arena::par(result.seats, result.alone);
    if (result.alone) std::printf(", one against all others (par %.1f %%)", par * 100);
    if (result.shard.of > 1) std::printf(", shard %d of %d", result.shard.number, result.shard.of);
    std::printf("\n\n%-*s     %-*s %7s %7s %7s  %6s  %-15s %9s %9s\n", width, "", width, "", "won",
                "drawn", "lost", "share", "95 % surely", "score", "theirs");
    const auto pairs = arena::pairings(result.players.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const arena::Tally& tally = result.tallies[i];
        const arena::Interval sure = interval(tally);
        std::printf("%-*s vs. %-*s %7lld %7lld %7lld %5.1f %%  %5.1f .. %5.1f %% %9.2f %9.2f\n",
                    width, result.players[pairs[i].first].c_str(), width,
                    result.players[pairs[i].second].c_str(), static_cast<long long>(tally.wins),
                    static_cast<long long>(tally.draws), static_cast<long long>(tally.losses),
                    sure.share * 100, sure.low * 100, sure.high * 100, mean(tally, 0),
                    mean(tally, 1));
    }
    // The steps of the list, strongest first.
    std::printf("\n");
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        if (pairs[i].second != pairs[i].first + 1) continue;
        const arena::Interval sure = interval(result.tallies[i]);
        const char* verdict = sure.low > par    ? "is stronger than"
                              : sure.high < par ? "is weaker than"
                                                : "cannot be told from";
        std::printf("%s %s %s\n", result.players[pairs[i].first].c_str(), verdict,
                    result.players[pairs[i].second].c_str());
    }
}

std::string to_json(const ArenaResult& result) {
    json::List pairings;
    const auto pairs = arena::pairings(result.players.size());
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const arena::Tally& tally = result.tallies[i];
        const arena::Interval sure = interval(tally);
        json::Object pairing;
        pairing.add("first", result.players[pairs[i].first]);
        pairing.add("second", result.players[pairs[i].second]);
        pairing.add("wins", tally.wins).add("draws", tally.draws).add("losses", tally.losses);
        pairing.add("first_points", tally.score[0]).add("first_seats", tally.seats[0]);
        pairing.add("second_points", tally.score[1]).add("second_seats", tally.seats[1]);
        pairing.add("share", sure.share).add("low", sure.low).add("high", sure.high);
        pairing.add("step", pairs[i].second == pairs[i].first + 1);
        pairing.add("significant", sure.significant(arena::par(result.seats, result.alone)));
        pairings.add(pairing);
    }
    json::Object out;
    out.add("arena", 1).add("game", result.game).add("rules", result.rules);
    out.add("signature", result.signature).add("config", result.config);
    out.add("seats", result.seats).add("matches", result.matches).add("seed", result.seed);
    out.add("alone", result.alone);
    out.add("shard", result.shard.number).add("shards", result.shard.of);
    out.add("players", result.players).add("pairings", pairings);
    return out.line();
}

std::optional<std::string> from_json(std::string_view text, ArenaResult& result) {
    const std::optional<json::Value> read = json::read(text);
    if (!read) return "no JSON";
    const json::Value& value = *read;
    if (value["arena"].whole() != 1) return "not the JSON result of an arena";
    result.game = value["game"].text();
    result.signature = value["signature"].text();
    result.config = value["config"].text();
    result.rules = value["rules"].whole();
    result.seats = value["seats"].whole();
    result.matches = value["matches"].whole();
    result.seed = value["seed"].whole();
    result.alone = value["alone"].truth();
    result.shard = {static_cast<int>(value["shard"].whole()),
                    static_cast<int>(value["shards"].whole())};
    for (const json::Value& player : value["players"].items())
        result.players.push_back(player.text());
    for (const json::Value& pairing : value["pairings"].items())
        result.tallies.push_back(
            {.wins = pairing["wins"].whole(),
             .draws = pairing["draws"].whole(),
             .losses = pairing["losses"].whole(),
             .score = {pairing["first_points"].whole(), pairing["second_points"].whole()},
             .seats = {pairing["first_seats"].whole(), pairing["second_seats"].whole()}});
    if (result.tallies.size() != arena::pairings(result.players.size()).size() ||
        result.shard.number < 1 || result.shard.number > result.shard.of)
        return "an arena's result with parts missing";
    return {};
}

std::optional<std::string> merge(const std::vector<ArenaResult>& shards,
                                 const std::vector<std::string>& names, ArenaResult& whole) {
    const auto what = [](ArenaResult result) {  // everything but what was counted
        result.shard.number = 1;
        result.players.clear();
        result.tallies.clear();
        return to_json(result);
    };
    whole = shards.front();
    std::vector<std::string> seen(static_cast<std::size_t>(whole.shard.of));
    for (std::size_t i = 0; i < shards.size(); ++i) {
        if (what(shards[i]) != what(whole) || shards[i].players != whole.players)
            return names[i] + " is of another run than " + names[0];
        std::string& place = seen[static_cast<std::size_t>(shards[i].shard.number - 1)];
        if (!place.empty())
            return names[i] + " is shard " + std::to_string(shards[i].shard.number) + ", like " +
                   place;
        place = names[i];
        if (i == 0) continue;
        for (std::size_t pair = 0; pair < whole.tallies.size(); ++pair)
            whole.tallies[pair].add(shards[i].tallies[pair]);
    }
    for (std::size_t i = 0; i < seen.size(); ++i)
        if (seen[i].empty())
            return "shard " + std::to_string(i + 1) + " of " + std::to_string(seen.size()) +
                   " is missing";
    whole.shard = {};
    return {};
}

}  // namespace sixgun
