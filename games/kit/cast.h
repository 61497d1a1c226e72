// A game's computer players where each has a character: every character at every level, level by
// level, with the words by which commands and people know them. All of it is made at compile time;
// a game tells its levels and characters once.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

#include "kit/player.h"

namespace kit {

struct Role {
    std::string_view name;   // "Rattler Ruth"; in short she is called by the last word of it
    std::uint8_t character;  // which of the game's
    constexpr std::string_view called() const { return name.substr(name.rfind(' ') + 1); }
};

struct PlayerName {
    std::array<char, 20> letters{};
    std::uint8_t length = 0;
    constexpr void add(std::string_view text) {
        for (const char letter : text) letters[length++] = letter;
    }
    constexpr void add_small(std::string_view text) {
        for (const char letter : text)
            letters[length++] =
                letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
    }
    constexpr std::string_view view() const { return {letters.data(), length}; }
};

// Of static storage, because the players point into it.
template <std::size_t level_count, std::size_t role_count>
class Cast {
  public:
    static constexpr std::size_t size = level_count * role_count;
    using Players = std::array<Player, size>;

    // The roles are in the order in which they take the seats of rivals; the last one is meant
    // where only a level is named: "ruth-hard", but "hard".
    constexpr Cast(const std::array<std::string_view, level_count>& levels,
                   const std::array<Role, role_count>& roles)
        : roles_(roles) {
        for (std::size_t i = 0; i < size; ++i) {
            const std::string_view level = levels[level_of(i)], called = role_of(i).called();
            if (i % role_count + 1 < role_count) {
                words_[i].add_small(called);
                words_[i].add("-");
            }
            words_[i].add(level);
            titles_[i].add(called);  // "Ruth, hard"
            titles_[i].add(", ");
            titles_[i].add(level);
        }
    }

    static constexpr std::size_t level_of(std::size_t player) { return player / role_count; }
    constexpr const Role& role_of(std::size_t player) const { return roles_[player % role_count]; }

    constexpr Players players(std::uint32_t most_nodes, void (*start)(Thought&),
                              bool (*step)(Thought&, std::uint32_t)) const {
        Players all{};
        for (std::size_t i = 0; i < size; ++i)
            all[i] = {words_[i].view(), titles_[i].view(),   most_nodes, 0, start, step,
                      role_of(i).name,  role_of(i).character};
        return all;
    }

  private:
    std::array<Role, role_count> roles_;
    std::array<PlayerName, size> words_{}, titles_{};
};

// From tables of levels, which have a `word`, and of characters, which have a `name`; `seating`
// says in which order the characters take seats.
template <class Level, std::size_t level_count, class Character, std::size_t role_count>
constexpr auto cast_of(const std::array<Level, level_count>& levels,
                       const std::array<Character, role_count>& characters,
                       const std::array<std::uint8_t, role_count>& seating) {
    std::array<std::string_view, level_count> words;
    for (std::size_t i = 0; i < level_count; ++i) words[i] = levels[i].word;
    std::array<Role, role_count> roles;
    for (std::size_t i = 0; i < role_count; ++i)
        roles[i] = {characters[seating[i]].name, seating[i]};
    return Cast<level_count, role_count>(words, roles);
}

// As GameInfo wants them.
template <std::size_t size>
constexpr std::array<const Player*, size> each_of(const std::array<Player, size>& players) {
    std::array<const Player*, size> all{};
    for (std::size_t i = 0; i < size; ++i) all[i] = &players[i];
    return all;
}

}  // namespace kit
