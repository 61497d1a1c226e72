// Who sees what (RULES.md). Hidden from everybody alike: what lies under blocks, the order of
// the deck, the random numbers. Nothing is one seat's own secret.
#include "blast/events.h"
#include "blast/rules.h"

namespace blast {

using namespace kit;

void Rules::conceal(State& state, Viewer, Rng& rng) {
    Unseen<Item, item_tiles> items;
    for (std::uint8_t kind = 0; kind < item_kinds; ++kind)
        for (int i = state.seen[kind]; i < item_copies[kind]; ++i)
            items.gather(static_cast<Item>(kind));
    items.shuffle(rng);
    for (Token& token : state.board.token)
        if (is_block(token)) {
            Item item{};
            items.deal(item);
            token = block_of(item);
        }
    const bool hidden = state.deck.remove(overtime);
    Unseen<Card, card_count> cards;
    cards.gather(state.deck);
    cards.shuffle(rng);
    cards.deal(state.deck);
    if (hidden) {  // in one of the packet's places that are still there
        const std::size_t below = below_packet(state.board.seats);
        const std::size_t places = std::min(packet_size, state.deck.size() + 1 - below);
        state.deck.insert(below + rng.below(static_cast<std::uint32_t>(places)), overtime);
    }
    state.rng = Rng(rng.next());
}

void Rules::mask(State& state, Viewer) {
    state.rng = Rng();
    for (Card& card : state.deck) card = push;
    for (Token& token : state.board.token)
        if (is_block(token)) token = unknown_block;
}

News Rules::news(const Event& event) {
    switch (event.kind) {
        case block_opened:
        case drew:
        case overtime_taken:
            return News::revealed;
        default:
            return News::none;
    }
}

}  // namespace blast
