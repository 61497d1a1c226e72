// A pile of cards. The top is the end of the list: drawing moves nothing else.
#pragma once

#include <algorithm>

#include "kit/fixed_list.h"
#include "kit/rng.h"

namespace kit {

template <class Card, std::size_t Capacity>
class Deck : public FixedList<Card, Capacity> {
  public:
    using FixedList<Card, Capacity>::FixedList;

    constexpr Card draw() { return this->pop(); }
    constexpr const Card& top() const { return this->back(); }
    constexpr void put_on_top(const Card& card) { this->push(card); }
    constexpr void put_at_bottom(const Card& card) { this->insert(0, card); }
    constexpr void shuffle(Rng& rng) { rng.shuffle(this->span()); }

    // All cards of another pile come on top of this one, in their order.
    template <std::size_t Other>
    constexpr void take_all(FixedList<Card, Other>& from) {
        for (const Card& card : from) this->push(card);
        from.clear();
    }
    // Draws up to `count` cards into another list; says how many there were.
    template <std::size_t Other>
    constexpr std::size_t deal(FixedList<Card, Other>& to, std::size_t count) {
        std::size_t dealt = 0;
        while (dealt < count && !this->empty()) {
            to.push(draw());
            ++dealt;
        }
        return dealt;
    }
};

// Cards that a seat cannot tell apart, for `conceal`: gather them from every hidden place, shuffle,
// hand them back to the same places. They are sorted before the shuffle, so that the result does
// not depend on where each card truly was: that is what makes a concealed state fair.
template <class Card, std::size_t Capacity>
class Unseen {
  public:
    constexpr void gather(const Card& card) { cards_.push(card); }
    template <std::size_t Other>
    constexpr void gather(const FixedList<Card, Other>& from) {
        for (const Card& card : from) cards_.push(card);
    }
    constexpr void shuffle(Rng& rng) {
        std::sort(cards_.begin(), cards_.end());
        cards_.shuffle(rng);
    }
    constexpr void deal(Card& place) { place = cards_.draw(); }
    template <std::size_t Other>
    constexpr void deal(FixedList<Card, Other>& places) {
        for (Card& place : places) place = cards_.draw();
    }
    constexpr bool empty() const { return cards_.empty(); }

  private:
    Deck<Card, Capacity> cards_;
};

}  // namespace kit
