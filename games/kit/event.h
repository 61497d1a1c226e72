// What happened while an action was applied, for scenes that animate and sound it. Events are no
// part of the state: they are thrown away after the show, and search does not collect them at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "kit/check.h"

namespace kit {

inline constexpr std::uint8_t everyone = 0xFF;
inline constexpr std::size_t max_events = 256;

struct Event {
    std::uint8_t kind = 0;
    // Seats that may see what a, b, c and d say, one bit each; others learn only that it happened.
    std::uint8_t seen_by = everyone;
    std::uint8_t a = 0, b = 0, c = 0, d = 0;
    constexpr bool operator==(const Event&) const = default;
};

// Where `apply` writes. Without memory everything is dropped.
class Events {
  public:
    Events() = default;
    explicit Events(std::span<Event> memory) : memory_(memory) {}

    void add(const Event& event) {
        if (memory_.empty()) return;
        check(count_ < memory_.size(), "more events in one action than there is room for");
        memory_[count_] = event;
        ++count_;
    }
    void clear() { count_ = 0; }
    std::span<const Event> all() const { return memory_.first(count_); }

  private:
    std::span<Event> memory_;
    std::size_t count_ = 0;
};

}  // namespace kit
