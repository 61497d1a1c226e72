// Who sees what (RULES.md, "Open and hidden").
//
// Hidden from everybody alike are the bullets in the center, in currents and in incomings, the
// order of the decks, and the random numbers; how many bullets a bag holds is open, and so is where
// Jane's specials are, but for those that Celestial Cleaning has mixed with the others. So what one
// seat sees all see, and people may pass the console round.
#include <algorithm>

#include "bullet/rules.h"
#include "bullet/table.h"

namespace bullet {

using namespace kit;

namespace {

// Visits every bag whose ordinary bullets are hidden. `visit(bag, mixed)`: special ones are hidden
// among them (BUL-391).
template <class Visit>
void each_hidden_bag(State& state, const Visit& visit) {
    const bool mixed = against(state, celestial_cleaning);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        visit(state.at(seat).current, mixed);
        visit(state.at(seat).incoming, false);
    }
    visit(state.center, mixed);
}

template <class Visit>
void each_hidden_deck(State& state, const Visit& visit) {
    for (Seat seat = 0; seat < state.seats; ++seat) visit(state.at(seat).deck);
    visit(state.powerup_deck);
    visit(state.boss.deck);
    visit(state.boss.feed);
}

template <class Deck>
void sort_deck(Deck& deck) {
    std::sort(deck.begin(), deck.end());
}

}  // namespace

// The unseen bullets are pooled by type and dealt anew, so that each bag keeps its number.
void Rules::conceal(State& state, Viewer, Rng& rng) {
    Bag pool{};
    std::array<int, 2 * most_seats + 1> sizes{};
    std::size_t bag_number = 0;
    each_hidden_bag(state, [&](Bag& bag, bool mixed) {
        sizes[bag_number++] = mixed ? bag.total : bag.ordinary();
        pool.take_ordinary(bag);
        if (mixed) pool.take_specials(bag);
    });
    bag_number = 0;
    each_hidden_bag(state, [&](Bag& bag, bool) {
        for (int i = sizes[bag_number++]; i > 0; --i) bag.add(pool.draw(rng));
    });
    each_hidden_deck(state, [&](auto& deck) {
        sort_deck(deck);
        deck.shuffle(rng);
    });
    state.rng = Rng(rng.next());
}

// A bag says how many bullets it holds and no longer which.
void Rules::mask(State& state, Viewer) {
    each_hidden_bag(state, [](Bag& bag, bool mixed) {
        std::fill_n(bag.count.begin(), mixed ? type_count : ordinary_types, std::uint8_t{0});
    });
    each_hidden_deck(state, [](auto& deck) { sort_deck(deck); });
    state.rng = Rng();
}

// What chance brings to light: bullets, patterns and powerups that are drawn.
News Rules::news(const Event& event) {
    switch (event.kind) {
        case drew_bullet:
        case placed:
        case special:
        case pattern_drew:
        case powerup_laid:
        case boss_revealed:
        case feed_dealt:
        case suspension:
            return News::revealed;
        case put_away:  // by chance, before all eyes
            return event.c >> 4 == static_cast<int>(Area::boss) ||
                           (event.c & 15) == static_cast<int>(Area::life)
                       ? News::revealed
                       : News::none;
        default:
            return News::none;
    }
}

}  // namespace bullet
