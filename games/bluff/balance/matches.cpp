#include "bluff_balance/matches.h"

#include <algorithm>
#include <bit>

#include "sixgun/play_many.h"

namespace bluff_balance {

using namespace kit;
using namespace sixgun;
using bluff::State;

namespace {

// A deal after the other, in all seatings if the players differ.
class DealPlayer {
  public:
    explicit DealPlayer(const Matches& matches)
        : matches_(matches), seats_(matches.players.size()) {}

    void play(std::int64_t number, Census& census) {
        const Seed seed = Rng(matches_.seed, static_cast<std::uint32_t>(number)).next();
        std::array<std::int64_t, bluff::most_seats> won{};
        const std::size_t seatings = matches_.alike() ? 1 : seats_;
        for (first_ = 0; first_ < seatings; ++first_) play_one(seed, census, won);
        for (std::size_t i = 0; i < seats_; ++i) {
            const double share = static_cast<double>(won[i]) /
                                 static_cast<double>(whole_win * static_cast<int>(seatings));
            census.styles[i].won += won[i];
            census.styles[i].won_squares += share * share;
        }
    }

  private:
    std::size_t who(Seat seat) const { return (seat + first_) % seats_; }

    void play_one(Seed seed, Census& census, std::array<std::int64_t, bluff::most_seats>& won) {
        auto* bytes = reinterpret_cast<StateBytes*>(&state_);
        bluff::game.setup(bytes, matches_.config, seed);
        Events unheard;
        std::int64_t taken = 0;
        for (; state_.actor != nobody; ++taken) {
            const Seat seat = state_.actor;
            const Action action = thinking_.choose(
                *matches_.players[who(seat)], bluff::game, bytes,
                decision_seed(seed, seat, static_cast<std::size_t>(taken)), scratch_);
            check(bluff::Rules::apply(state_, action, unheard).ok(),
                  "a player chose what the rules refuse");
            if (state_.round_over()) count_round(census, won);
        }
        ++census.matches;
        census.actions += taken;
        census.most_actions = std::max(census.most_actions, taken);
        for (Seat seat = 0; seat < seats_; ++seat) {
            const bluff::Counters& habits = state_.counters[seat];
            Census::Style& style = census.styles[who(seat)];
            style.plays += habits.plays;
            style.lies += habits.bluffs;
            style.windows += habits.windows;
            style.calls += habits.calls;
            style.right_calls += habits.right_calls;
            style.bullets += habits.bullets;
            style.false_bullets += habits.false_bullets;
        }
    }

    void count_round(Census& census, std::array<std::int64_t, bluff::most_seats>& won) {
        const auto turns = static_cast<std::int64_t>(state_.log.size());
        census.turns += turns;
        census.most_turns = std::max(census.most_turns, turns);
        census.fin_by_penalty += state_.end_cause == bluff::EndCause::penalty;
        const int winners = std::popcount(static_cast<unsigned>(state_.winners));
        census.joint += winners > 1;
        for (Seat seat = 0; seat < seats_; ++seat) {
            if ((state_.winners >> seat & 1) == 0) continue;
            const std::size_t place = (seat + seats_ - state_.starter) % seats_;
            census.won_by_place[place] += whole_win / winners;
            won[who(seat)] += whole_win / winners;
        }
        for (const bluff::TurnRecord& record : state_.log) {
            if (record.card == bluff::no_card) continue;  // Fin came instead
            ++census.claims[record.claim.ability];
            census.happened += record.works != 0;
        }
    }

    const Matches& matches_;
    std::size_t seats_, first_ = 0;
    Thinking thinking_;
    alignas(state_alignment) State state_{};
    std::vector<std::byte> scratch_ = std::vector<std::byte>(Thinking::scratch_size);
};

}  // namespace

bool Matches::alike() const {
    return std::all_of(players.begin(), players.end(),
                       [&](const Player* each) { return each == players[0]; });
}

void Census::Style::add(const Style& other) {
    won += other.won;
    won_squares += other.won_squares;
    plays += other.plays;
    lies += other.lies;
    windows += other.windows;
    calls += other.calls;
    right_calls += other.right_calls;
    bullets += other.bullets;
    false_bullets += other.false_bullets;
}

void Census::add(const Census& other) {
    matches += other.matches;
    turns += other.turns;
    joint += other.joint;
    fin_by_penalty += other.fin_by_penalty;
    happened += other.happened;
    actions += other.actions;
    most_turns = std::max(most_turns, other.most_turns);
    most_actions = std::max(most_actions, other.most_actions);
    for (std::size_t i = 0; i < claims.size(); ++i) claims[i] += other.claims[i];
    for (std::size_t i = 0; i < won_by_place.size(); ++i) won_by_place[i] += other.won_by_place[i];
    for (std::size_t i = 0; i < styles.size(); ++i) styles[i].add(other.styles[i]);
}

Census::Style Census::together() const {
    Style sum;
    for (const Style& style : styles) sum.add(style);
    return sum;
}

Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress) {
    const auto seatings =
        matches.alike() ? std::int64_t{1} : static_cast<std::int64_t>(matches.players.size());
    return play_many<DealPlayer, Census>(matches, (matches.count + seatings - 1) / seatings,
                                         threads, progress);
}

}  // namespace bluff_balance
