// The computer players: four characters, each at three levels. A character likes lies, calls and
// false bullets more or less than others; nothing else differs.
#include "bluff/levels.h"
#include "bluff/rules.h"

namespace bluff {

using namespace kit;

namespace {

static_assert(player_count == level_count * characters.size());

constexpr std::size_t level_of(std::size_t player) { return player / characters.size(); }
constexpr std::size_t character_of(std::size_t player) { return player % characters.size(); }
constexpr std::size_t balanced = characters.size() - 1;

extern const std::array<Player, player_count> players;

void start_player(Thought& thought) {
    const auto which = static_cast<std::size_t>(thought.player - players.data());
    const auto& seen = *std::launder(reinterpret_cast<const State*>(thought.seen));
    start_mind(thought, levels[level_of(which)], characters[character_of(which)],
               learnt(level_of(which), seen.seats));
}

// ---- Their names ------------------------------------------------------------------------------

// "Deacon Slate" is called Slate.
constexpr std::string_view called(const Character& character) {
    return character.name.substr(character.name.rfind(' ') + 1);
}

struct PlayerName {
    std::array<char, 16> letters{};
    std::size_t length = 0;
    constexpr void add(std::string_view text) {
        for (const char letter : text) letters[length++] = letter;
    }
    constexpr std::string_view view() const { return {letters.data(), length}; }
};
constexpr char lower(char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter - 'A' + 'a') : letter;
}

// "slate-hard"; the balanced one is meant where only a level is named.
constexpr PlayerName word_of(std::size_t player) {
    PlayerName name;
    if (character_of(player) != balanced) {
        name.add(called(characters[character_of(player)]));
        name.add("-");
        for (char& letter : name.letters) letter = lower(letter);
    }
    name.add(levels[level_of(player)].word);
    return name;
}
// "Slate, hard"
constexpr PlayerName title_of(std::size_t player) {
    PlayerName name;
    name.add(called(characters[character_of(player)]));
    name.add(", ");
    name.add(levels[level_of(player)].word);
    return name;
}

template <class Make>
constexpr std::array<PlayerName, player_count> for_each_player(Make make) {
    std::array<PlayerName, player_count> names;
    for (std::size_t i = 0; i < player_count; ++i) names[i] = make(i);
    return names;
}
constexpr auto words = for_each_player(word_of), titles = for_each_player(title_of);

// 64 deals of 25 places; in each 25 cards redrawn in seven ways, 50 Crows and 250 Cups.
constexpr std::uint32_t most_nodes = most_samples * (26 + 175 + 50 + 250);

constinit const std::array<Player, player_count> players = [] {
    std::array<Player, player_count> all{};
    for (std::size_t i = 0; i < player_count; ++i)
        all[i] = {words[i].view(),
                  titles[i].view(),
                  most_nodes,
                  0,
                  start_player,
                  step_mind,
                  characters[character_of(i)].name,
                  static_cast<std::uint8_t>(character_of(i))};
    return all;
}();

}  // namespace

constinit const std::array<const Player*, player_count> all_players = [] {
    std::array<const Player*, player_count> all{};
    for (std::size_t i = 0; i < player_count; ++i) all[i] = &players[i];
    return all;
}();

}  // namespace bluff
