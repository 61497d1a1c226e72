// A list with a fixed capacity that can live in a state: trivially copyable, no pointers, no
// padding, and unused places always hold T{}, so two lists are equal exactly when their bytes are.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <type_traits>

#include "kit/check.h"

namespace kit {

template <class T, std::size_t Capacity>
class FixedList {
    static_assert(std::is_trivially_copyable_v<T>);
    static_assert(Capacity > 0 && Capacity < 65536);
    // As wide as the items are aligned, so that no padding follows it.
    using Small = std::conditional_t<(Capacity < 256), std::uint8_t, std::uint16_t>;
    using Count = std::conditional_t<alignof(T) >= 4, std::uint32_t,
                                     std::conditional_t<alignof(T) == 2, std::uint16_t, Small>>;

  public:
    using value_type = T;

    constexpr FixedList() = default;
    constexpr FixedList(std::initializer_list<T> items) {
        for (const T& item : items) push(item);
    }

    static constexpr std::size_t capacity() { return Capacity; }
    constexpr std::size_t size() const { return count_; }
    constexpr bool empty() const { return count_ == 0; }
    constexpr bool full() const { return count_ == Capacity; }

    constexpr T& operator[](std::size_t i) {
        check(i < count_, "list index beyond its end");
        return items_[i];
    }
    constexpr const T& operator[](std::size_t i) const {
        check(i < count_, "list index beyond its end");
        return items_[i];
    }
    constexpr T& back() { return (*this)[size() - 1]; }
    constexpr const T& back() const { return (*this)[size() - 1]; }
    constexpr T* begin() { return items_.data(); }
    constexpr T* end() { return items_.data() + count_; }
    constexpr const T* begin() const { return items_.data(); }
    constexpr const T* end() const { return items_.data() + count_; }
    constexpr std::span<T> span() { return {items_.data(), count_}; }
    constexpr std::span<const T> span() const { return {items_.data(), count_}; }

    constexpr void push(const T& item) {
        check(!full(), "list is full");
        items_[count_] = item;
        ++count_;
    }
    constexpr T pop() {
        check(!empty(), "nothing left in the list");
        --count_;
        return std::exchange(items_[count_], T{});
    }
    constexpr void insert(std::size_t at, const T& item) {
        check(at <= count_, "insert beyond the end of the list");
        const T copy = item;  // it may lie in this list
        push(copy);
        for (std::size_t i = size() - 1; i > at; --i) items_[i] = items_[i - 1];
        items_[at] = copy;
    }
    // Takes out one item; those behind it move up and keep their order.
    constexpr T erase(std::size_t at) {
        const T taken = (*this)[at];
        for (std::size_t i = at + 1; i < size(); ++i) items_[i - 1] = items_[i];
        pop();
        return taken;
    }
    // Takes out one item at once; the last one takes its place.
    constexpr T swap_erase(std::size_t at) {
        const T taken = (*this)[at];
        items_[at] = back();
        pop();
        return taken;
    }
    // Takes out the first item equal to this; false if there is none.
    constexpr bool remove(const T& item) {
        const std::size_t at = index_of(item);
        if (at == size()) return false;
        erase(at);
        return true;
    }
    constexpr void clear() { *this = FixedList(); }

    // size() if there is none.
    constexpr std::size_t index_of(const T& item) const {
        std::size_t i = 0;
        while (i < size() && !(items_[i] == item)) ++i;
        return i;
    }
    constexpr bool contains(const T& item) const { return index_of(item) != size(); }
    constexpr std::size_t count(const T& item) const {
        std::size_t found = 0;
        for (const T& each : *this) found += each == item;
        return found;
    }

    constexpr bool operator==(const FixedList&) const = default;

  private:
    std::array<T, Capacity> items_{};
    Count count_ = 0;
};

}  // namespace kit
