// The games of a build, known at compile time: `kit::registry<nullgame::game, love::game>`.
// A game that is not listed is referred to by nobody, so the linker leaves it out.
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "kit/game.h"

namespace kit {

using Games = std::span<const Game* const>;

constexpr bool all_different(Games games) {
    for (std::size_t i = 0; i < games.size(); ++i)
        for (std::size_t j = 0; j < i; ++j)
            if (games[i]->info.id == games[j]->info.id ||
                games[i]->info.word == games[j]->info.word)
                return false;
    return true;
}

template <const Game&... games>
consteval std::array<const Game*, sizeof...(games)> make_registry() {
    constexpr std::array<const Game*, sizeof...(games)> list{&games...};
    static_assert(all_different(list), "two games have one id or one name");
    return list;
}

template <const Game&... games>
inline constexpr auto registry = make_registry<games...>();

// nullptr if there is no such game in this build.
constexpr const Game* find_game(Games games, std::uint8_t id) {
    for (const Game* game : games)
        if (game->info.id == id) return game;
    return nullptr;
}
constexpr const Game* find_game(Games games, std::string_view word) {
    for (const Game* game : games)
        if (game->info.word == word) return game;
    return nullptr;
}

}  // namespace kit
