// The computer players: four characters, each at three levels. A character weighs bullets, love and
// Duels in its own way; nothing else differs.
#include "kit/cast.h"
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
constexpr auto cast = cast_of(levels, characters, {1, 2, 3, 0});
static_assert(player_count == cast.size);

constexpr auto weights = [] {
    std::array<Weights, player_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] =
            weights_of(characters[cast.role_of(i).character], levels[cast.level_of(i)].boldness);
    return all;
}();

extern const std::array<Player, player_count> players;

void start_player(Thought& thought) {
    const auto which = static_cast<std::size_t>(thought.player - players.data());
    start_mind(thought, levels[cast.level_of(which)], weights[which]);
}

// Eight Duels from each of three positions, a table of 49 pairs with six positions each and 64
// rounds; and a few hundred for Reloads.
constexpr std::uint32_t most_nodes = 9000;

constinit const std::array<Player, player_count> players =
    cast.players(most_nodes, start_player, step_mind);

}  // namespace

constinit const std::array<const Player*, player_count> all_players = each_of(players);

}  // namespace love
