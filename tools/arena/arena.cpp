#include "arena/arena.h"

#include <atomic>
#include <mutex>
#include <thread>

#include "arena/bout.h"

namespace arena {

using namespace kit;

void Tally::add(const Tally& other) {
    wins += other.wins;
    draws += other.draws;
    losses += other.losses;
    for (int i = 0; i < 2; ++i) {
        score[i] += other.score[i];
        seats[i] += other.seats[i];
    }
}

std::vector<Pairing> pairings(std::size_t players) {
    std::vector<Pairing> all;
    for (std::size_t first = 0; first < players; ++first)
        for (std::size_t second = first + 1; second < players; ++second)
            all.push_back({first, second});
    return all;
}

int seatings(int seats, bool alone) {
    if (alone) return seats;
    return seats == 1 ? 1 : seats % 2 == 0 ? 2 : 2 * seats;
}

double par(std::int64_t seats, bool alone) {
    return alone && seats > 1 ? 1 / static_cast<double>(seats) : 0.5;
}

int seats_of(const Game& game, const Config& config) {
    AnyState state;
    game.setup(state.bytes, config, 1);
    return game.seats(state.bytes);
}

Seed deal_seed(const Contest& contest, std::int64_t deal) {
    return Rng::scramble(Rng::scramble(contest.seed) + static_cast<std::uint32_t>(deal));
}

std::int64_t deals_of(const Contest& contest, Shard shard) {
    const std::int64_t mine = (contest.deals - shard.number + shard.of) / shard.of;
    return mine * static_cast<std::int64_t>(pairings(contest.players.size()).size());
}

Standings run(const Contest& contest, const Running& running) {
    const auto pairs = pairings(contest.players.size());
    const auto jobs = deals_of(contest, running.shard);
    std::atomic<std::int64_t> next{0}, first_fault{jobs};
    std::mutex together;
    std::int64_t done = 0;
    Standings result{.tallies = std::vector<Tally>(pairs.size()), .fault = {}};

    const auto work = [&] {
        Bout bout(contest);
        std::vector<Tally> tallies(pairs.size());
        // Jobs are given out in order, so all before the first fault are played in any case: the
        // fault that is told does not depend on the threads.
        for (std::int64_t job; (job = next++) < jobs && job < first_fault;) {
            const auto pair = static_cast<std::size_t>(job) % pairs.size();
            const std::int64_t round = job / static_cast<std::int64_t>(pairs.size());
            const std::int64_t deal = round * running.shard.of + running.shard.number - 1;
            const std::string trouble = bout.play(pairs[pair], deal, tallies[pair]);
            const std::scoped_lock lock(together);
            if (!trouble.empty() && job < first_fault) {
                first_fault = job;
                result.fault = trouble;
            }
            ++done;
            if (running.progress) running.progress(done);
        }
        const std::scoped_lock lock(together);
        for (std::size_t i = 0; i < pairs.size(); ++i) result.tallies[i].add(tallies[i]);
    };
    std::vector<std::thread> threads;
    for (unsigned i = 1; i < running.threads; ++i) threads.emplace_back(work);
    work();
    for (std::thread& thread : threads) thread.join();
    return result;
}

}  // namespace arena
