// The computer players: five personalities, each at three levels. A personality weighs what it
// sees in its own way; nothing else differs.
#include <algorithm>

#include "blast/ghost.h"
#include "blast/plans.h"
#include "blast/rules.h"
#include "kit/cast.h"

namespace blast {

using namespace kit;

namespace {

constexpr auto cast = cast_of(levels, personalities, {0, 1, 2, 3, 4});
static_assert(player_count == cast.size);

extern const std::array<Player, player_count> players;

const State& seen_by(const Thought& thought) {
    return *std::launder(reinterpret_cast<const State*>(thought.seen));
}

void start_player(Thought& thought) {
    const auto which = static_cast<std::size_t>(thought.player - players.data());
    const State& seen = seen_by(thought);
    // A decision must not depend on what lay in the memory before.
    std::fill(thought.memory.begin(), thought.memory.end(), std::byte{0});
    Scratch cut(thought.memory);
    const Level& level = levels[cast.level_of(which)];
    if (seen.phase == Phase::revenge) return cut.take<Ghost>(1)[0].start(seen, level);
    const std::span<Planner> both = cut.take<Planner>(2);
    both[0].start(seen, level, personalities[cast.role_of(which).character], &both[1],
                  &cut.take<Rescue>(1)[0]);
}

template <class Mind>
bool step_mind(Thought& thought, std::uint32_t work) {
    Mind& mind = Scratch::first<Mind>(thought.memory);
    const bool done = mind.step(work);
    if (done) thought.choice = mind.choice();
    return done;
}

bool step_player(Thought& thought, std::uint32_t work) {
    return seen_by(thought).phase == Phase::revenge ? step_mind<Ghost>(thought, work)
                                                    : step_mind<Planner>(thought, work);
}

constexpr std::uint32_t most_nodes = 2000;

constinit const std::array<Player, player_count> players =
    cast.players(most_nodes, start_player, step_player);

}  // namespace

constinit const std::array<const Player*, player_count> all_players = each_of(players);

}  // namespace blast
