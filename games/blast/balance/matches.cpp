#include "blast_balance/matches.h"

#include <algorithm>
#include <memory>

#include "blast/events.h"
#include "blast/forecast.h"
#include "blast/reach.h"
#include "sixgun/play_many.h"

namespace blast_balance {

using namespace blast;
using namespace kit;

namespace {

// Could the seat at turn walk to a square that nothing burns before it acts again, as things lie?
bool has_refuge(const State& state) {
    const Seat seat = state.active;
    Lanes lanes;
    lanes.floor.read(state.board);
    lanes.read(state.board);
    const Danger danger = danger_for(state.board, seat, seat);
    Squares safe = reach_of(state.board, lanes, seat, state.moves_left).ends;
    safe = safe.without(danger.burn).without(danger.kill);
    return !danger.everybody && !safe.empty();
}

// One after the other, each with its own seed.
class MatchPlayer {
  public:
    explicit MatchPlayer(const Matches& matches) : matches_(matches) {}

    void play(std::int64_t number, Census& census) {
        const Seed seed = Rng(matches_.seed, static_cast<std::uint32_t>(number)).next();
        State& state = *state_;
        auto* bytes = reinterpret_cast<StateBytes*>(&state);
        game.setup(bytes, matches_.config, seed);
        first_ = static_cast<std::size_t>(number) % matches_.players.size();
        begin(state);
        std::size_t taken = 0;
        for (Seat seat; (seat = Rules::turn(state)) != nobody; ++taken) {
            const Action action = thinking_.choose(*matches_.players[who(seat)], game, bytes,
                                                   decision_seed(seed, seat, taken), scratch_);
            watch(state, action);
            Events events(memory_);
            check(Rules::apply(state, action, events).ok(), "a player chose what the rules refuse");
            for (const Event& event : events.all()) count(event, census);
            settle_blast(census);
        }
        finish(state, static_cast<std::int64_t>(taken), census);
    }

  private:
    // The players move on by one seat from match to match.
    std::size_t who(Seat seat) const { return (seat + first_) % matches_.players.size(); }

    void begin(const State& state) {
        starter_ = state.active;
        somebody_out_ = flipped_out_ = false;
        hearts_ = 0;
        last_way_ = How::fire;
        cause_ = Cause::bomb_phase;
        turn_ = most_turns + 1;
        own_hit_ = escaped_ = rival_hit_ = false;
    }

    // A hit is one's own doing if it was certain when the turn was ended, or came by the own Fast
    // Detonate, though there was a way out on foot when the turn began: neither did anybody move a
    // bomb since, nor was it a trap.
    void watch(const State& state, Action action) {
        if (state.phase != Phase::action) return;
        if (turn_ != state.turn_number) refuge_[state.active] = has_refuge(state);
        turn_ = state.turn_number;
        if (action.kind == end_turn)
            careless_[state.active] =
                fate_of(state.board, state.active, state.active) != Fate::safe;
    }
    void count_heart(const Event& hit, Census& census) {
        ++census.hearts;
        ++hearts_;
        // The first bombs of a turn's blast are all of that seat.
        if (hit.a != whose_ || hit.b != 0 || cause_ == Cause::last_tile) return;
        const bool lit = cause_ == Cause::fast_detonate;
        own_hit_ = refuge_[hit.a] && (lit || careless_[hit.a]);
        escaped_ = lit && !refuge_[hit.a];
    }
    // Whom a blast hit is known when all of it was told.
    void settle_blast(Census& census) {
        census.own_hearts += own_hit_;
        census.traded_hearts += own_hit_ && rival_hit_;
        census.escape_hearts += escaped_;
        own_hit_ = escaped_ = rival_hit_ = false;
    }

    void count(const Event& event, Census& census) {
        switch (event.kind) {
            case bought:
                ++census.bought[event.c];
                break;
            case played:
                ++census.used[event.b];
                break;
            case collected:
                ++census.taken[event.c];
                break;
            case block_opened:
                ++census.revealed[event.b];
                break;
            case blast_began:
                settle_blast(census);
                cause_ = static_cast<Cause>(event.a);
                whose_ = event.b;
                break;
            case damaged:
                rival_hit_ = rival_hit_ || event.a != whose_;
                if (event.d != 0) count_heart(event, census);
                break;
            case eliminated:
                if (!somebody_out_) {
                    somebody_out_ = true;
                    ++census.first_out;
                    census.hearts_before += hearts_;
                }
                last_way_ = static_cast<How>(event.b);
                flipped_out_ = flipped_out_ || last_way_ == How::flip;
                break;
            case swapped:
                ++census.swaps;
                break;
            case overtime_taken:
                ++census.overtime;
                census.idle_clock += event.b;
                break;
            default:
                break;
        }
    }

    void finish(const State& state, std::int64_t actions, Census& census) {
        const std::size_t seats = matches_.players.size();
        ++census.matches;
        census.turns += state.turn_number;
        census.actions += actions;
        census.most_actions = std::max(census.most_actions, actions);
        const std::size_t round = (state.turn_number + seats) / seats;
        ++census.rounds[std::min(round, most_rounds)];
        ++census.won[who(state.winner)];
        ++census.won_by_place[(state.winner + seats - starter_) % seats];
        const Arena arena = arena_of(matches_.config);
        const auto start =
            std::find(arena.starts.begin(), arena.starts.end(), state.start_squares[state.winner]);
        ++census.won_by_start[static_cast<std::size_t>(start - arena.starts.begin())];
        ++census.ends[static_cast<std::size_t>(state.end_cause)];
        census.by_overtime += last_way_ == How::flip || cause_ == Cause::last_tile;
        census.flip_deaths += flipped_out_;
    }

    const Matches& matches_;
    std::size_t first_ = 0;
    Thinking thinking_;
    std::unique_ptr<State> state_ = std::make_unique<State>();
    std::vector<std::byte> scratch_ = std::vector<std::byte>(Thinking::scratch_size);
    std::vector<Event> memory_ = std::vector<Event>(max_events);
    Seat starter_ = 0, whose_ = 0;
    unsigned turn_ = 0;
    std::array<bool, most_seats> refuge_{}, careless_{};
    bool own_hit_ = false, escaped_ = false, rival_hit_ = false;  // by the blast that is told
    Cause cause_{};
    How last_way_{};
    bool somebody_out_ = false, flipped_out_ = false;
    std::int64_t hearts_ = 0;
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
    sum(&Census::matches, &Census::turns, &Census::actions, &Census::rounds, &Census::won,
        &Census::won_by_place, &Census::won_by_start, &Census::ends, &Census::by_overtime,
        &Census::flip_deaths, &Census::overtime, &Census::idle_clock, &Census::swaps,
        &Census::hearts, &Census::own_hearts, &Census::traded_hearts, &Census::escape_hearts,
        &Census::first_out, &Census::hearts_before, &Census::bought, &Census::used,
        &Census::revealed, &Census::taken);
}

Census play_matches(const Matches& matches, unsigned threads,
                    const std::function<void(std::int64_t done)>& progress) {
    return sixgun::play_many<MatchPlayer, Census>(matches, matches.count, threads, progress);
}

}  // namespace blast_balance
