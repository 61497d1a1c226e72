// A queue between one writer and one reader, one of which may be an interrupt: neither ever waits
// for the other, and nothing is locked.
#pragma once

#include <array>
#include <atomic>
#include <cstdint>

namespace drivers {

template <typename T, std::uint32_t size>
class Ring {
    static_assert(size > 0 && (size & (size - 1)) == 0, "positions are masked");

  public:
    bool push(const T& item) {
        const std::uint32_t end = end_.load(std::memory_order_relaxed);
        if (end - begin_.load(std::memory_order_acquire) == size) return false;
        items_[end & (size - 1)] = item;
        end_.store(end + 1, std::memory_order_release);
        return true;
    }
    bool pop(T& item) {
        const std::uint32_t begin = begin_.load(std::memory_order_relaxed);
        if (end_.load(std::memory_order_acquire) == begin) return false;
        item = items_[begin & (size - 1)];
        begin_.store(begin + 1, std::memory_order_release);
        return true;
    }
    bool empty() const { return count() == 0; }
    std::uint32_t room() const { return size - count(); }

  private:
    std::uint32_t count() const {
        return end_.load(std::memory_order_acquire) - begin_.load(std::memory_order_acquire);
    }

    std::array<T, size> items_{};
    // Both count for ever; their difference stays right when they wrap around.
    std::atomic<std::uint32_t> begin_{0}, end_{0};
};

}  // namespace drivers
