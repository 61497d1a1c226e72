// sixgun arena: computer players against each other.
#include "arena/arena.h"

#include <algorithm>
#include <charconv>
#include <cstdio>
#include <thread>

#include "arena_result.h"
#include "command.h"
#include "files.h"
#include "find_game.h"
#include "find_player.h"
#include "kit/signature.h"
#include "options.h"
#include "progress.h"

namespace sixgun {

namespace {

constexpr const char* notes =
    "Every two of the players meet. A deal is one seed; it is played once in every seating, so\n"
    "neither seats nor cards favour anybody. With more than two seats the two alternate around "
    "the\n"
    "table, or, with --alone, the first of the two has one seat and the second all others. In a\n"
    "game for one the results of the same deals are compared. A draw is half a win. The interval\n"
    "is Wilson's: 95 of 100 such intervals hold the true share. (The matches of a deal are taken "
    "for\n"
    "independent, which makes the interval wider than it need be.) List the players strongest\n"
    "first: each step of the list is judged. The result depends on nothing but the options.\n"
    "\n"
    "Many machines: each plays one shard, and the shards add up to exactly the whole run:\n"
    "  parallel --sshlogin a,b,c --results shard-{}.out sixgun arena --game G \\\n"
    "      --players hard,easy --matches 100000 --seed 1 --shard {}/64 --json ::: $(seq 64)\n"
    "  sixgun arena --merge shard-*.out\n"
    "(the program has to be on each of them; parallel brings what it prints back)\n"
    "On one machine no shards are needed: all cores are used.";

bool read_shard(std::string_view text, arena::Shard& shard) {
    const char* const end = text.data() + text.size();
    const auto [slash, error] = std::from_chars(text.data(), end, shard.number);
    if (error != std::errc{} || slash == end || *slash != '/') return false;
    const auto [stopped, wrong] = std::from_chars(slash + 1, end, shard.of);
    return wrong == std::errc{} && stopped == end && shard.of >= 1 && shard.of <= 1'000'000 &&
           shard.number >= 1 && shard.number <= shard.of;
}

void print(const ArenaResult& result, bool json) {
    if (json)
        std::printf("%s\n", to_json(result).c_str());
    else
        print_table(result);
}

Exit merge_files(const std::vector<std::string>& files, bool json) {
    if (files.empty())
        return complain("arena", "--merge needs the JSON files of all shards", bad_usage);
    std::vector<ArenaResult> shards(files.size());
    for (std::size_t i = 0; i < files.size(); ++i) {
        const auto text = read_whole(files[i]);
        if (!text) return complain("arena", files[i] + ": cannot be read", failure);
        if (const auto trouble = from_json(*text, shards[i]))
            return complain("arena", files[i] + ": " + *trouble, failure);
    }
    ArenaResult whole;
    if (const auto trouble = merge(shards, files, whole))
        return complain("arena", *trouble, failure);
    print(whole, json);
    return success;
}

}  // namespace

Exit run_arena(const Arguments& arguments) {
    std::string word, names, words, shard_text = "1/1";
    std::int64_t matches = 1000, seed = 1;
    int jobs = 0;
    bool json = false, merging = false, alone = false;
    std::vector<std::string> files;
    Options options("arena", "Lets computer players play each other and tells who is stronger.");
    options.text("--game", "GAME", "which game", word);
    options.text("--players", "A,B,...", "strongest first; default: all of the game", names);
    options.number("--matches", std::int64_t{1}, std::int64_t{1} << 32,
                   "a pairing, rounded up to whole deals (default 1000)", matches);
    options.number("--seed", std::int64_t{0}, std::int64_t{0xFFFFFFFF}, "of the deals (default 1)",
                   seed);
    options.text("--config", "WORDS", "settings, like \"mode=score players=3\"", words);
    options.flag("--alone", "one of the first against as many of the second as fit", alone);
    options.flag("--json", "the result as a JSON object", json);
    options.number("--jobs", 1, 1024, "threads (default: one a core)", jobs);
    options.text("--shard", "I/N", "only the I-th of N equal parts", shard_text);
    options.flag("--merge", "put the JSON results of all shards together", merging);
    options.words("[FILE...]", "shards, for --merge", files);
    options.notes(notes);
    if (const auto exit = options.parse(arguments)) return *exit;
    if (merging) {
        // The shards say what was played; an option that would be ignored is a misunderstanding.
        for (const std::string_view argument : arguments)
            if (argument.starts_with("--") && argument != "--merge" && argument != "--json")
                return complain("arena", std::string(argument) + " does not go with --merge",
                                bad_usage);
        return merge_files(files, json);
    }
    if (!files.empty())
        return complain("arena", "unexpected word '" + files[0] + "' (files are for --merge)",
                        bad_usage);

    const kit::Game* game = kit::find_game(lineup::games, word);
    if (!game) return complain("arena", no_game(word), bad_usage);
    ArenaResult result;
    if (!read_shard(shard_text, result.shard))
        return complain("arena", "--shard needs I/N with I from 1 to N, not '" + shard_text + "'",
                        bad_usage);
    arena::Contest contest{.game = game, .seed = static_cast<kit::Seed>(seed), .players = {}};
    if (const auto trouble = read_config(*game, words, contest.config))
        return complain("arena", *trouble, bad_usage);
    if (names.empty())
        for (const kit::Player* player : kit::players_of(*game))
            names = std::string(player->word) + (names.empty() ? "" : ",") + names;
    for (std::string_view rest = names; !rest.empty();) {
        const std::string name(kit::next_part(rest, ','));
        const kit::Player* player = find_player(*game, name);
        if (!player) return complain("arena", no_player(*game, name), bad_usage);
        contest.players.push_back(player);
        result.players.push_back(name);
    }
    if (contest.players.size() < 2)
        return complain("arena", "one player alone is no contest: give two or more", bad_usage);

    const int seats = arena::seats_of(*game, contest.config);
    if (alone && seats == 1)
        return complain("arena", "--alone needs a table with more than one seat", bad_usage);
    const int seatings = arena::seatings(seats, alone);
    contest.alone = result.alone = alone;
    contest.deals = (matches + seatings - 1) / seatings;
    std::vector<std::byte> scratch(kit::Thinking::scratch_size + kit::max_state_size);
    result.game = game->info.word;
    result.rules = game->info.version;
    result.signature = hex8(kit::signature(*game, scratch));
    result.config = config_text(*game, contest.config);
    result.seats = seats;
    result.matches = contest.deals * seatings;
    result.seed = seed;

    arena::Running running{.shard = result.shard,
                           .threads = jobs > 0 ? static_cast<unsigned>(jobs)
                                               : std::max(1u, std::thread::hardware_concurrency())};
    arena::Standings played;
    {
        Progress progress("deals", arena::deals_of(contest, result.shard));
        running.progress = [&](std::int64_t done) { progress.reached(done); };
        played = arena::run(contest, running);
    }
    if (!played.ok()) {
        const std::size_t line = played.fault.find('\n');
        std::printf("%s", played.fault.substr(line + 1).c_str());
        return complain("arena", played.fault.substr(0, line), failure);
    }
    result.tallies = played.tallies;
    print(result, json);
    return success;
}

}  // namespace sixgun
