#include "bullet_balance/matches.h"

#include <algorithm>
#include <memory>

#include "bullet/events.h"
#include "sixgun/play_many.h"

namespace bullet_balance {

using namespace bullet;
using namespace kit;

namespace {

// One after the other, each deal with its own seed.
class MatchPlayer {
  public:
    explicit MatchPlayer(const Matches& matches) : matches_(matches) {}

    void play(std::int64_t number, Census& census) {
        const Seed seed =
            Rng(matches_.seed, static_cast<std::uint32_t>(number / matches_.seatings)).next();
        first_ = static_cast<std::size_t>(number % matches_.seatings) * matches_.side;
        State& state = *state_;
        auto* bytes = reinterpret_cast<StateBytes*>(&state);
        game.setup(bytes, matches_.config, seed);
        for (Seat seat = 0; seat < state.seats; ++seat)
            for (const PatternId id : state.at(seat).hand) ++census.drawn[id];
        bool sudden = false;
        std::size_t taken = 0;
        for (Seat seat; (seat = Rules::turn(state)) != nobody; ++taken) {
            const Action action = thinking_.choose(*matches_.players[who(seat)], game, bytes,
                                                   decision_seed(seed, seat, taken), scratch_);
            Events events(memory_);
            check(Rules::apply(state, action, events).ok(), "a player chose what the rules refuse");
            for (const Event& event : events.all()) count(state.boss.who, event, census);
            sudden |= state.sudden != 0;
        }
        census.sudden += sudden;
        finish(state, static_cast<std::int64_t>(taken), census);
    }

  private:
    // The players move on by a side from match to match.
    std::size_t who(Seat seat) const { return (seat + first_) % matches_.players.size(); }

    void count(Boss boss, const Event& event, Census& census) {
        switch (event.kind) {
            case pattern_used:
                ++census.used[event.b];
                last_pattern_ = event.b;
                by_pattern_ = true;
                return;
            case star_acted:
                by_pattern_ = false;  // what a star clears is not the pattern's
                return;
            case EventKind::cleared:
                ++census.cleared;
                census.bullets[last_pattern_] += by_pattern_;
                return;
            case sent:
                by_pattern_ = false;
                return;
            case pattern_drew:
                ++census.drawn[event.b];
                return;
            case boss_checked:
                ++census.asked[boss];
                census.failed[boss] += event.c == 0;
                return;
            case hit:
                ++census.hits;
                return;
            case ended:
            case downed:
                ++census.rounds_begun;
                return;
            case match_ended:
                census.rounds_begun += event.a == static_cast<std::uint8_t>(End::down);
                return;
            default:
                return;
        }
    }

    void finish(const State& state, std::int64_t actions, Census& census) {
        const Outcome outcome = Rules::outcome(state);
        ++census.matches;
        census.actions += actions;
        census.most_actions = std::max(census.most_actions, actions);
        census.rounds += state.round;
        census.tied += state.won == 0 && state.seats > 1;
        census.empty_center += state.end == End::empty_center;
        census.too_long += state.end == End::too_long;
        census.score += outcome.score[0];
        if (state.mode == Mode::boss_battle) finish_boss(state, census);
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const Heroine heroine = state.at(seat).heroine;
            ++census.played[heroine];
            census.survived[heroine] += state.at(seat).rounds;
            const bool has_won = outcome.result[seat] == Result::won;
            census.won[heroine] += has_won;
            census.points[who(seat)] += has_won ? 2 : outcome.result[seat] == Result::drawn ? 1 : 0;
        }
    }

    static void finish_boss(const State& state, Census& census) {
        const Boss boss = state.boss.who;
        const bool beaten = state.end == End::boss_beaten;
        ++census.fought[boss];
        census.beaten[boss] += beaten;
        census.boss_tied[boss] += state.drawn != 0;
        census.boss_rounds[boss] += state.round;
        for (Seat seat = 0; seat < state.seats; ++seat) {
            const std::size_t pair = boss * heroine_count + state.at(seat).heroine;
            ++census.fought_by[pair];
            census.beaten_by[pair] += beaten;
        }
    }

    const Matches& matches_;
    std::size_t first_ = 0;
    Thinking thinking_;
    std::unique_ptr<State> state_ = std::make_unique<State>();
    std::vector<std::byte> scratch_ = std::vector<std::byte>(Thinking::scratch_size);
    std::vector<Event> memory_ = std::vector<Event>(max_events);
    PatternId last_pattern_ = 0;
    bool by_pattern_ = false;
};

void add_to(Census::Count& to, Census::Count more) { to += more; }
template <std::size_t Size>
void add_to(std::array<Census::Count, Size>& to, const std::array<Census::Count, Size>& more) {
    for (std::size_t i = 0; i < Size; ++i) to[i] += more[i];
}

}  // namespace

void Census::add(const Census& other) {
    most_actions = std::max(most_actions, other.most_actions);
    const auto sum = [&](auto... members) { (add_to(this->*members, other.*members), ...); };
    sum(&Census::matches, &Census::actions, &Census::rounds, &Census::tied, &Census::empty_center,
        &Census::sudden, &Census::too_long, &Census::points, &Census::played, &Census::won,
        &Census::survived, &Census::score, &Census::cleared, &Census::hits, &Census::rounds_begun,
        &Census::drawn, &Census::used, &Census::bullets, &Census::fought, &Census::beaten,
        &Census::boss_tied, &Census::boss_rounds, &Census::asked, &Census::failed,
        &Census::fought_by, &Census::beaten_by);
}

Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress) {
    return sixgun::play_many<MatchPlayer, Census>(matches, matches.count, threads, progress);
}

}  // namespace bullet_balance
