// The computer players: four characters, each at three levels. A character likes lies, calls and
// false bullets more or less than others; nothing else differs.
#include "bluff/levels.h"
#include "bluff/rules.h"
#include "kit/cast.h"

namespace bluff {

using namespace kit;

namespace {

constexpr auto cast = cast_of(levels, characters, {0, 1, 2, 3});
static_assert(player_count == cast.size);

extern const std::array<Player, player_count> players;

void start_player(Thought& thought) {
    const auto which = static_cast<std::size_t>(thought.player - players.data());
    const auto& seen = *std::launder(reinterpret_cast<const State*>(thought.seen));
    const std::size_t level = cast.level_of(which);
    start_mind(thought, levels[level], characters[cast.role_of(which).character],
               learnt(level, seen.seats));
}

// 64 deals of 25 places; in each 25 cards redrawn in seven ways, 50 Crows and 250 Cups.
constexpr std::uint32_t most_nodes = most_samples * (26 + 175 + 50 + 250);

constinit const std::array<Player, player_count> players =
    cast.players(most_nodes, start_player, step_mind);

}  // namespace

constinit const std::array<const Player*, player_count> all_players = each_of(players);

}  // namespace bluff
