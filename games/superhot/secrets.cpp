// Who sees what (RULES.md, "Open and hidden").
//
// Hidden are: the order of the Obstacles Deck below its top card, of the Player Decks, of the goals
// not yet seen; from the System also which of a Normal player's cards are in his hand; and the
// random numbers. `sort_hidden` brings all that into one fixed order: what remains is exactly what
// a seat knows. Concealing starts from there, so it cannot give anything away.
#include <algorithm>

#include "superhot/rules.h"

namespace superhot {

using namespace kit;

namespace {

// The places of the Obstacles Deck where an unseen bullet can lie: all but the top, and before the
// first reshuffle only those of the packet (HOT-033).
std::size_t bullet_places(const State& state) {
    const std::size_t unseen = state.obstacles.size() - 1;
    return state.packet > 0 ? std::min<std::size_t>(state.packet, unseen) : unseen;
}

void sort_obstacles(State& state) {
    if (state.obstacles.empty()) return;
    auto unseen = state.obstacles.span().first(state.obstacles.size() - 1);
    std::sort(unseen.begin(), unseen.end(),
              [](Card one, Card other) { return one > other; });  // bullets lowest
}

void shuffle_obstacles(State& state, Rng& rng) {
    if (state.obstacles.empty()) return;
    auto unseen = state.obstacles.span().first(state.obstacles.size() - 1);
    const auto bullets = static_cast<std::size_t>(std::count(unseen.begin(), unseen.end(), bullet));
    rng.shuffle(unseen.subspan(bullets));
    rng.shuffle(unseen.first(bullet_places(state)));
}

// A hand that the viewer does not see: any of the owner's hidden cards could be in it.
void sort_hand(Normal& normal) {
    CardSet all = normal.hand;
    for (const Card card : normal.deck)
        if (card != bullet) all.add(card);
    int in_hand = normal.hand.size();
    normal.hand = {};
    std::size_t bullets = normal.deck.count(bullet);
    normal.deck.clear();
    for (; bullets > 0; --bullets) normal.deck.push(bullet);
    for (const Card card : all) {
        if (in_hand-- > 0)
            normal.hand.add(card);
        else
            normal.deck.push(card);
    }
}

void shuffle_hand(Normal& normal, Rng& rng) {
    Deck<Card, 55> all;
    for (const Card card : normal.hand) all.push(card);
    const int in_hand = normal.hand.size();
    std::size_t bullets = 0;
    for (const Card card : normal.deck) {
        if (card == bullet)
            ++bullets;
        else
            all.push(card);
    }
    all.shuffle(rng);
    normal.hand = {};
    for (int i = 0; i < in_hand; ++i) normal.hand.add(all.draw());
    for (; bullets > 0; --bullets) all.push(bullet);
    normal.deck = all;
}

std::span<Goal> unseen_goals(State& state) {
    return state.goals_deck.span().subspan(state.goals_below, state.goals_unseen);
}

// The second leg of a Revenge match begins with the same order (HOT-320).
void remember_start(State& state) {
    const auto unseen = unseen_goals(state);
    std::copy(unseen.begin(), unseen.end(), state.goals_start.begin());
}

// HOT-284, HOT-296; people who look together may not see what one of them must not.
bool hides_hands(const State& state, Viewer viewer) {
    return state.has_system() && (viewer == state.system_seat() || viewer == the_public);
}

void sort_hidden(State& state, Viewer viewer) {
    state.rng = Rng();
    sort_obstacles(state);
    for (Normal& normal : state.normals) {
        if (hides_hands(state, viewer)) sort_hand(normal);
        std::sort(normal.deck.begin(), normal.deck.end());  // HOT-017
    }
    const auto unseen = unseen_goals(state);
    std::sort(unseen.begin(), unseen.end());
    remember_start(state);
}

}  // namespace

void Rules::conceal(State& state, Viewer viewer, Rng& rng) {
    sort_hidden(state, viewer);
    shuffle_obstacles(state, rng);
    for (Normal& normal : state.normals) {
        if (hides_hands(state, viewer)) shuffle_hand(normal, rng);
        normal.deck.shuffle(rng);
    }
    rng.shuffle(unseen_goals(state));
    remember_start(state);
    state.rng = Rng(rng.next());
}

// A made-up hand can be the true one by chance: that it is made up is said beside it.
void Rules::mask(State& state, Viewer viewer) {
    if (hides_hands(state, viewer)) state.hands_masked = 1;
    sort_hidden(state, viewer);
}

// Cards and goals that come from a deck whose order nobody knew, and the top that lies open after
// them.
News Rules::news(const Event& event) {
    switch (event.kind) {
        case goal_drawn:
        case goal_passed:
        case goal_vetoed:
        case line_dealt:
        case drew:
        case obstacles_reshuffled:
        case system_drew:
            return News::revealed;
        default:
            return News::none;
    }
}

}  // namespace superhot
