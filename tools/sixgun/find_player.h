// Computer players of a game by name, sparring partners included.
#pragma once

#include <algorithm>
#include <cctype>
#include <string>
#include <string_view>

#include "kit/player.h"
#include "lineup/balances.h"

namespace sixgun {

inline std::span<const kit::Player* const> sparring_of(const kit::Game& game) {
    for (const Balance* each : lineup::balances)
        if (&each->game == &game) return each->sparring;
    return {};
}

// By word or by title, in any case.
inline const kit::Player* find_player(const kit::Game& game, std::string_view name) {
    const auto same = [&](std::string_view other) {
        return std::equal(name.begin(), name.end(), other.begin(), other.end(), [](char a, char b) {
            return std::tolower(static_cast<unsigned char>(a)) ==
                   std::tolower(static_cast<unsigned char>(b));
        });
    };
    for (const kit::Player* player : kit::players_of(game))
        if (same(player->word)) return player;
    for (const kit::Player* player : kit::players_of(game))
        if (same(player->title)) return player;
    for (const kit::Player* player : sparring_of(game))
        if (same(player->word)) return player;
    if (same(kit::random_player.word)) return &kit::random_player;
    if (same(kit::greedy_player.word)) return &kit::greedy_player;
    if (same(kit::search_player.word)) return &kit::search_player;
    return nullptr;
}

// "there is no player 'x' (players: ...)"
inline std::string no_player(const kit::Game& game, const std::string& name) {
    std::string line = "there is no player '" + name + "' (players:";
    for (const kit::Player* player : kit::players_of(game))
        line += " " + std::string(player->word) + "=" + std::string(player->title);
    for (const kit::Player* player : sparring_of(game))
        line += " " + std::string(player->word) + "=" + std::string(player->title);
    return line + ")";
}

}  // namespace sixgun
