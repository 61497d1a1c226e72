// Many matches on several threads: the sum is the same for any number of them.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace sixgun {

// `MatchPlayer(what)` plays match number n by `play(n, census)`; each thread has its own.
template <class MatchPlayer, class Census, class What>
Census play_many(const What& what, std::int64_t count, unsigned threads,
                 const std::function<void(std::int64_t done)>& progress) {
    std::atomic<std::int64_t> next{0};
    std::mutex together;
    std::int64_t done = 0;
    Census result;
    const auto work = [&] {
        MatchPlayer player(what);
        Census census;
        for (std::int64_t number; (number = next++) < count;) {
            player.play(number, census);
            const std::scoped_lock lock(together);
            progress(++done);
        }
        const std::scoped_lock lock(together);
        result.add(census);
    };
    std::vector<std::thread> others;
    for (unsigned i = 1; i < threads; ++i) others.emplace_back(work);
    work();
    for (std::thread& each : others) each.join();
    return result;
}

}  // namespace sixgun
