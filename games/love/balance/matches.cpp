#include "love_balance/matches.h"

#include <memory>
#include <vector>

#include "sixgun/play_many.h"

namespace love_balance {

using namespace sixgun;

using namespace kit;
using love::State;

namespace {

// One after the other, each with its own seed.
class MatchPlayer {
  public:
    explicit MatchPlayer(const Matches& matches) : matches_(matches) {}

    void play(std::int64_t number, Census& census) {
        const Seed seed = Rng(matches_.seed, static_cast<std::uint32_t>(number)).next();
        State& state = *state_;
        auto* bytes = reinterpret_cast<StateBytes*>(&state);
        love::game.setup(bytes, matches_.config, seed);
        first_ = static_cast<std::size_t>(number % love::seat_count);
        Events unseen;
        std::size_t taken = 0;
        for (Seat seat; (seat = love::Rules::turn(state)) != nobody; ++taken) {
            const Action action = thinking_.choose(*matches_.players[who(seat)], love::game, bytes,
                                                   decision_seed(seed, seat, taken), scratch_);
            const State before = state;
            check(love::Rules::apply(state, action, unseen).ok(),
                  "a player chose what the rules refuse");
            count_action(before, action, census);
            if (!state.splitting() && (action.kind == love::duel || action.kind == love::commit))
                count_duel(census);
            if (state.turns != before.turns) count_turn(before, census);
        }
        ++census.matches;
        ++census.lengths[state.turns];
        census.sundowns += state.score[state.winner] < state.target;
        ++census.styles[who(state.winner)].won;
        ++census.won_by_seat[state.winner];
        const int place = state.winner - state.first_seat + love::seat_count;
        ++census.won_by_place[static_cast<std::size_t>(place % love::seat_count)];
    }

  private:
    // The players move on by one seat from match to match.
    std::size_t who(Seat seat) const { return (seat + first_) % love::seat_count; }

    void count_action(const State& before, Action action, Census& census) const {
        Census::Style& style = census.styles[who(before.turn_seat)];
        switch (action.kind) {
            case love::duel:
                ++style.challenges;
                style.betrayals += before.in_love(before.turn_seat, before.owner[action.a]);
                break;
            case love::claim:
                ++style.claims;
                style.claims_laid += love::sum_of(love::unpacked(action.a));
                break;
            case love::reload:
                ++style.reloads;
                style.exchanged += love::sum_of(love::unpacked(action.a));
                break;
            case love::commit:
                count_split(before, action.a, census);
                break;
            default:
                break;
        }
    }
    static void count_split(const State& before, int fired, Census& census) {
        const int available = before.bullets[before.decider()];
        if (available < 2) return;
        const auto side = before.phase == love::Phase::challenger_splits ? 0u : 1u;
        ++census.fired[side][fired == 0           ? Census::none
                             : fired == available ? Census::all
                                                  : Census::some];
    }
    void count_duel(Census& census) const {
        const love::DuelReport& report = state_->last_duel;
        ++census.duels[static_cast<std::size_t>(report.result)];
        census.broken += (report.flags & love::claim_was_broken) != 0;
        census.couples += (report.flags & love::couple_formed) != 0;
        census.fists += report.fought_with_fists[0] + report.fought_with_fists[1];
    }
    void count_turn(const State& before, Census& census) const {
        const Seat seat = before.turn_seat;
        Census::Style& style = census.styles[who(seat)];
        ++style.turns;
        style.bullets_kept += state_->bullets[seat];
        const int chips = state_->chips(seat);
        style.love_points += chips;
        style.claim_points += state_->score[seat] - before.score[seat] - chips;
    }

    const Matches& matches_;
    std::size_t first_ = 0;
    Thinking thinking_;
    std::unique_ptr<State> state_ = std::make_unique<State>();
    std::vector<std::byte> scratch_ = std::vector<std::byte>(Thinking::scratch_size);
};

template <std::size_t Count>
void add_all(std::array<std::int64_t, Count>& to, const std::array<std::int64_t, Count>& more) {
    for (std::size_t i = 0; i < Count; ++i) to[i] += more[i];
}

}  // namespace

void Census::Style::add(const Style& other) {
    won += other.won;
    turns += other.turns;
    bullets_kept += other.bullets_kept;
    challenges += other.challenges;
    betrayals += other.betrayals;
    reloads += other.reloads;
    exchanged += other.exchanged;
    claims += other.claims;
    claims_laid += other.claims_laid;
    claim_points += other.claim_points;
    love_points += other.love_points;
}

void Census::add(const Census& other) {
    matches += other.matches;
    sundowns += other.sundowns;
    add_all(lengths, other.lengths);
    add_all(won_by_place, other.won_by_place);
    add_all(won_by_seat, other.won_by_seat);
    for (std::size_t i = 0; i < styles.size(); ++i) styles[i].add(other.styles[i]);
    add_all(duels, other.duels);
    broken += other.broken;
    couples += other.couples;
    fists += other.fists;
    for (std::size_t side = 0; side < fired.size(); ++side) add_all(fired[side], other.fired[side]);
}

Census::Style Census::together() const {
    Style sum;
    for (const Style& style : styles) sum.add(style);
    return sum;
}

Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress) {
    return play_many<MatchPlayer, Census>(matches, matches.count, threads, progress);
}

}  // namespace love_balance
