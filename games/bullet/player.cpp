// The computer players: three levels.
#include "bullet/mind.h"
#include "bullet/rules.h"
#include "kit/scratch.h"

namespace bullet {

using namespace kit;

namespace {

extern const std::array<Player, levels.size()> players;

const State& seen_by(const Thought& thought) {
    return *std::launder(reinterpret_cast<const State*>(thought.seen));
}

void start_player(Thought& thought) {
    const auto which = static_cast<std::size_t>(thought.player - players.data());
    Scratch cut(thought.memory);
    cut.make<Mind>().start(seen_by(thought), thought.seat, levels[which], thought.rng);
}

bool step_player(Thought& thought, std::uint32_t work) {
    Mind& mind = Scratch::first<Mind>(thought.memory);
    const bool done = mind.step(work);
    if (done) thought.choice = mind.choice();
    return done;
}

// Besides those that are counted, each search makes its best drafts move by move: of the hand, of
// the active patterns of a boss, and of both again after each of the best plans.
constexpr std::uint32_t most_searches = 1 + 2 + 4 * 3;
constexpr std::uint32_t most_nodes =
    Mind::most_nodes + 2 * Service::usual_nodes + most_searches * (Planner::most_drafts + 1);

constinit const std::array<Player, levels.size()> players = [] {
    std::array<Player, levels.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i)
        all[i] = {levels[i].word, levels[i].title, most_nodes, 0, start_player, step_player};
    return all;
}();

}  // namespace

constinit const std::array<const Player*, player_count> all_players = [] {
    std::array<const Player*, player_count> all{};
    for (std::size_t i = 0; i < all.size(); ++i) all[i] = &players[i];
    return all;
}();

}  // namespace bullet
