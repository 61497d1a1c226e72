// sixgun signature: one number a game that says whether it behaves as before.
#include "kit/signature.h"

#include <cstdio>
#include <vector>

#include "command.h"
#include "find_game.h"
#include "json.h"
#include "options.h"

namespace sixgun {

Exit run_signature(const Arguments& arguments) {
    std::string word;
    bool json = false;
    Options options("signature",
                    "Plays a fixed set of matches of each game and prints a hash of all that\n"
                    "happens: one line a game, the same on this computer and on the console.");
    options.text("--game", "GAME", "only this game", word);
    options.flag("--json", "one JSON object a line", json);
    options.notes(
        "On the console: About, Test, Rules; or send the line `signature` to its serial port.");
    if (const auto exit = options.parse(arguments)) return *exit;
    if (!word.empty() && !kit::find_game(lineup::games, word))
        return complain("signature", no_game(word), bad_usage);

    std::vector<std::byte> scratch(kit::Thinking::scratch_size + kit::max_state_size);
    for (const kit::Game* game : lineup::games) {
        if (!word.empty() && game->info.word != word) continue;
        const std::string name(game->info.word), hash = hex8(kit::signature(*game, scratch));
        if (json)
            std::printf("%s\n",
                        json::Object().add("game", name).add("signature", hash).line().c_str());
        else
            std::printf("%s %s\n", name.c_str(), hash.c_str());
    }
    return success;
}

}  // namespace sixgun
