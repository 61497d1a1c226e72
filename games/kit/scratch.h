// Cutting a block of memory into typed pieces, from front to back. Nothing is given back singly:
// the whole block belongs to one decision at a time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <new>
#include <span>
#include <type_traits>

#include "kit/check.h"

namespace kit {

class Scratch {
  public:
    explicit Scratch(std::span<std::byte> block) : rest_(block) {}

    template <class T>
    std::span<T> take(std::size_t count, std::size_t alignment = alignof(T)) {
        static_assert(std::is_trivially_copyable_v<T> && std::is_trivially_destructible_v<T>);
        align(alignment);
        check(count * sizeof(T) <= rest_.size(), "scratch memory is too small");
        T* first = reinterpret_cast<T*>(rest_.data());
        for (std::size_t i = 0; i < count; ++i) new (first + i) T;
        rest_ = rest_.subspan(count * sizeof(T));
        return {first, count};
    }
    template <class T>
    T& make() {
        T& made = take<T>(1)[0];
        made = T{};
        return made;
    }
    // What `make` put first into the block.
    template <class T>
    static T& first(std::span<std::byte> block) {
        Scratch cut(block);
        cut.align(alignof(T));
        return *std::launder(reinterpret_cast<T*>(cut.rest_.data()));
    }
    // How many more would fit.
    template <class T>
    std::size_t room(std::size_t alignment = alignof(T)) {
        align(alignment);
        return rest_.size() / sizeof(T);
    }
    std::span<std::byte> rest() const { return rest_; }

  private:
    void align(std::size_t alignment) {
        const std::size_t over = reinterpret_cast<std::uintptr_t>(rest_.data()) % alignment;
        if (over == 0) return;
        const std::size_t skip = alignment - over;
        rest_ = skip < rest_.size() ? rest_.subspan(skip) : rest_.last(0);
    }

    std::span<std::byte> rest_;
};

}  // namespace kit
