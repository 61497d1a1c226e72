// Games by the word of their folder, and settings from the command line.
#pragma once

#include <optional>
#include <string>

#include "lineup/lineup.h"

namespace sixgun {

// "there is no game 'chess' (games: ...)"
inline std::string no_game(const std::string& word) {
    std::string line = word.empty() ? "which game? --game takes one of:"
                                    : "there is no game '" + word + "' (games:";
    for (const kit::Game* game : lineup::games) line += " " + std::string(game->info.word);
    return word.empty() ? line : line + ")";
}

// `mode=race players=3` on top of the usual settings. Returns what is wrong, if anything.
inline std::optional<std::string> read_config(const kit::Game& game, std::string_view words,
                                              kit::Config& config) {
    config = game.info.form.usual();
    for (std::string_view word; !(word = kit::next_word(words)).empty();)
        if (const kit::Verdict verdict = game.info.form.parse_word(word, config); !verdict.ok())
            return "'" + std::string(word) + "' in --config: " + verdict.why_not;
    game.info.form.settle(config);
    if (const kit::Verdict verdict = kit::config_verdict(game, config); !verdict.ok())
        return std::string("--config: ") + verdict.why_not;
    return {};
}

// `mode=race players=3 rounds=3`
inline std::string config_text(const kit::Game& game, const kit::Config& config) {
    kit::Text<2048> text;
    game.info.form.print(config, text);
    const std::string_view view = text.view();
    return std::string(view.substr(view.starts_with(' ') ? 1 : 0));
}

inline std::string hex8(std::uint32_t number) {
    kit::Text<9> text;
    text.hex(number, 8);
    return std::string(text.view());
}

}  // namespace sixgun
