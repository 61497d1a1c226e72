// What happened while an action was applied, for scenes that animate and sound it. Events are no
// part of the state: they are thrown away after the show, and search does not collect them at all.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>

#include "kit/seat.h"

namespace kit {

inline constexpr std::uint8_t everyone = 0xFF;
inline constexpr std::size_t max_events = 256;

struct Event {
    std::uint8_t kind = 0;
    // Seats that may see all of a, b, c and d, one bit each; others see the first `open` of them.
    std::uint8_t seen_by = everyone;
    std::uint8_t a = 0, b = 0, c = 0, d = 0;
    std::uint8_t open = 1;
    constexpr bool operator==(const Event&) const = default;
};

// What an event tells that was not known before. With two or more people at the console nothing is
// taken back over news; alone it may be, and the result says so.
enum class News : std::uint8_t {
    none,      // follows from what everybody could see
    revealed,  // chance or a secret came to light: a drawn card, a choice that was hidden
    shared,    // the same, before everybody's eyes: people watch together, so no hand lies open
    // The same, shown to the event's seat `a` alone, whose turn it need not be (a look at
    // somebody's hand). Where several people play it is told to that seat behind a curtain, before
    // the match goes on; but not if the action ends with something shared: then all that it showed
    // lies open.
    glimpse
};

constexpr bool sees(Viewer viewer, const Event& event) {
    if (viewer == all_seeing || event.seen_by == everyone) return true;
    return viewer < max_seats && (event.seen_by >> viewer & 1) != 0;
}

// As this viewer may know it.
constexpr Event redacted(Event event, Viewer viewer) {
    if (sees(viewer, event)) return event;
    std::uint8_t* const values[] = {&event.a, &event.b, &event.c, &event.d};
    for (std::size_t i = event.open; i < std::size(values); ++i) *values[i] = 0;
    return event;
}

// Where `apply` writes. Without memory everything is dropped; with too little of it the rest is:
// then the story is shorter, and what it ends with is right all the same.
class Events {
  public:
    Events() = default;
    explicit Events(std::span<Event> memory) : memory_(memory) {}

    void add(const Event& event) {
        if (count_ < memory_.size())
            memory_[count_++] = event;
        else
            cut_ = !memory_.empty();
    }
    void clear() {
        count_ = 0;
        cut_ = false;
    }
    bool cut() const { return cut_; }  // there was not enough memory
    std::span<const Event> all() const { return memory_.first(count_); }

  private:
    std::span<Event> memory_;
    std::size_t count_ = 0;
    bool cut_ = false;
};

}  // namespace kit
