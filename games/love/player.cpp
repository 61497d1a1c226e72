// The computer players: four characters, each at three levels. A character weighs bullets, love and
// Duels in its own way; nothing else differs.
#include "love/mind.h"
#include "love/rules.h"

namespace love {

using namespace kit;

namespace {

constexpr std::array<Level, 3> levels{{
    {"easy", 10 * point, 0, 0, 3},
    {"normal", 5 * point, 8, 8, 1},
    {"hard", 0, 64, 512, 1},
}};

// The first three are the usual rivals of one person, in seat order; the last is the most even.
constexpr std::array<std::uint8_t, characters.size()> seating{1, 2, 3, 0};
static_assert(player_count == levels.size() * characters.size());

constexpr const Level& level_of(std::size_t player) { return levels[player / characters.size()]; }
constexpr std::size_t character_of(std::size_t player) {
    return seating[player % characters.size()];
}

constexpr auto weights = [] {
    std::array<Weights, player_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = weights_of(characters[character_of(i)], level_of(i).boldness);
    return all;
}();

extern const std::array<Player, player_count> players;

void start_player(Thought& thought) {
    const auto which = static_cast<std::size_t>(thought.player - players.data());
    start_mind(thought, level_of(which), weights[which]);
}

// ---- Their names ------------------------------------------------------------------------------

// "Rattler Ruth" is called Ruth.
constexpr std::string_view called(const Character& character) {
    return character.name.substr(character.name.rfind(' ') + 1);
}

struct Name {
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

// "ruth-hard"; the balanced one is meant where only a level is named.
constexpr Name word_of(std::size_t player) {
    Name name;
    if (character_of(player) != 0) {
        name.add(called(characters[character_of(player)]));
        name.add("-");
        for (char& letter : name.letters) letter = lower(letter);
    }
    name.add(level_of(player).word);
    return name;
}
// "Ruth, hard"
constexpr Name title_of(std::size_t player) {
    Name name;
    name.add(called(characters[character_of(player)]));
    name.add(", ");
    name.add(level_of(player).word);
    return name;
}

template <class Make>
constexpr std::array<Name, player_count> for_each_player(Make make) {
    std::array<Name, player_count> names;
    for (std::size_t i = 0; i < player_count; ++i) names[i] = make(i);
    return names;
}
constexpr auto words = for_each_player(word_of), titles = for_each_player(title_of);

// Eight Duels from each of three positions, a table of 49 pairs with six positions each and 64
// rounds; and a few hundred for Reloads.
constexpr std::uint32_t most_nodes = 9000;

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

}  // namespace love
