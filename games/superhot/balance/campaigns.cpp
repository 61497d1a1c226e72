#include "superhot_balance/campaigns.h"

#include <memory>
#include <vector>

#include "sixgun/play_many.h"

namespace superhot_balance {

using namespace sixgun;

using namespace kit;

namespace {

// One after the other, each with its own seed.
class MatchPlayer {
  public:
    explicit MatchPlayer(const Campaigns& campaigns) : campaigns_(campaigns) {}

    void play(std::int64_t number, Census& census) {
        const Seed seed = Rng(campaigns_.seed, static_cast<std::uint32_t>(number)).next();
        superhot::State& state = *state_;
        auto* bytes = reinterpret_cast<StateBytes*>(&state);
        superhot::game.setup(bytes, campaigns_.config, seed);
        Events unseen;
        std::size_t taken = 0;
        for (Seat seat; (seat = superhot::Rules::turn(state)) != nobody; ++taken) {
            const bool system = seat == state.system_seat();
            const Player& player = system ? *campaigns_.system : *campaigns_.normal;
            const Action action = thinking_.choose(player, superhot::game, bytes,
                                                   decision_seed(seed, seat, taken), scratch_);
            const int level = state.level, leg = state.leg;
            const auto row = state.goal_row;
            check(superhot::Rules::apply(state, action, unseen).ok(),
                  "a player chose what the rules refuse");
            // A cleared level: its row is gone, and everything in it was done.
            if (state.level == level && state.leg == leg && state.end != superhot::End::won)
                continue;
            for (const superhot::Goal goal : row) {
                ++census.lay[goal];
                ++census.done[goal];
            }
        }
        count_end(census);
        census.actions += static_cast<std::int64_t>(taken);
    }

  private:
    void count_end(Census& census) const {
        const superhot::State& state = *state_;
        const superhot::Leg& leg = state.legs[0];
        ++census.campaigns;
        census.won += leg.end == superhot::End::won;
        ++census.ends[static_cast<std::size_t>(leg.end)];
        census.turns += leg.turns;
        census.levels += leg.levels;
        census.dodged += leg.dodged;
        if (leg.end == superhot::End::won) return;
        for (const superhot::Goal goal : state.goal_row) {
            ++census.lay[goal];
            census.done[goal] += state.is_done(goal);
        }
    }

    const Campaigns& campaigns_;
    Thinking thinking_;
    std::unique_ptr<superhot::State> state_ = std::make_unique<superhot::State>();
    std::vector<std::byte> scratch_ = std::vector<std::byte>(Thinking::scratch_size);
};

}  // namespace

void Census::add(const Census& other) {
    campaigns += other.campaigns;
    won += other.won;
    turns += other.turns;
    levels += other.levels;
    actions += other.actions;
    dodged += other.dodged;
    for (std::size_t i = 0; i < ends.size(); ++i) ends[i] += other.ends[i];
    for (std::size_t i = 0; i < lay.size(); ++i) {
        lay[i] += other.lay[i];
        done[i] += other.done[i];
    }
}

Census play_campaigns(const Campaigns& campaigns, unsigned threads,
                      const std::function<void(std::int64_t done)>& progress) {
    return play_many<MatchPlayer, Census>(campaigns, campaigns.count, threads, progress);
}

}  // namespace superhot_balance
