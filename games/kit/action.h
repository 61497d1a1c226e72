// An action: what a seat decides. 32 bits, so that a match is a short list of them.
//
// As text it is the game's word for the kind and the arguments up to the last that is not zero:
// `end`, `play.3`, `roll.0.2.11`; 255, the customary "none", is written `-`.
#pragma once

#include <compare>
#include <cstdint>
#include <span>
#include <string_view>

#include "kit/text.h"

namespace kit {

inline constexpr std::uint8_t no_value = 255;

struct Action {
    std::uint8_t kind = 0, a = 0, b = 0, c = 0;
    // Legal lists are in this order.
    constexpr auto operator<=>(const Action&) const = default;
    constexpr std::uint32_t word() const {
        return static_cast<std::uint32_t>(kind) << 24 | static_cast<std::uint32_t>(a) << 16 |
               static_cast<std::uint32_t>(b) << 8 | c;
    }
};
static_assert(sizeof(Action) == 4);

// A game's name for a kind of action; the kind is the place in the game's table of words.
struct ActionWord {
    std::string_view word;
    // Comes from outside the seats (a timer): it is legal and listed, but no computer player
    // chooses it.
    bool outside = false;
};

void print_action(Action action, std::span<const ActionWord> words, TextOut& out);
// False if it is not exactly what print_action would write.
bool parse_action(std::string_view text, std::span<const ActionWord> words, Action& out);

// Where `legal` writes. Lists can be long (thousands in one game), so the writer sees them through
// a window: all are counted, those from number `first` on are kept as far as there is room.
class Actions {
  public:
    explicit Actions(std::span<Action> window, std::uint32_t first = 0)
        : window_(window), first_(first) {}

    void add(Action action) {
        // Below `first` the difference wraps around and is larger than any window.
        const std::uint32_t place = count_ - first_;
        if (place < window_.size()) window_[place] = action;
        ++count_;
    }
    std::uint32_t count() const { return count_; }
    std::span<const Action> kept() const {
        if (count_ <= first_) return {};
        const std::size_t seen = count_ - first_;
        return window_.first(seen < window_.size() ? seen : window_.size());
    }

  private:
    std::span<Action> window_;
    std::uint32_t first_, count_ = 0;
};

}  // namespace kit
