#include "love_scene/story_state.h"

#include "love/events.h"

namespace love_scene {

using love::Seat;
using love::State;

namespace {

void lower(std::uint8_t& figure, int by = 1) {
    figure = static_cast<std::uint8_t>(std::max(0, figure - by));
}

// A card of the hand is seen by all: LOV-143
void show_card(State& shown, Seat seat, love::Colour colour) {
    lower(shown.hand[seat][colour]);
    lower(shown.known[seat][colour] > 0 ? shown.known[seat][colour] : shown.unknown[seat]);
}

void set_couple(State& shown, const kit::Event& event, bool in_love) {
    const unsigned bit = 1u << love::couple_of(event.a, event.b);
    shown.couples = static_cast<std::uint8_t>(in_love ? shown.couples | bit : shown.couples & ~bit);
}

void set_claim(State& shown, love::Heart heart, bool claimed) {
    const unsigned bit = 1u << heart;
    shown.claimed = static_cast<std::uint8_t>(claimed ? shown.claimed | bit : shown.claimed & ~bit);
}

}  // namespace

void leave(State& shown, const kit::Event& event) {
    switch (event.kind) {
        case love::discarded:
            return show_card(shown, event.a, event.b);
        case love::draws:
            if (!shown.deck.empty()) shown.deck.pop();
            return;
        case love::claim_laid:
            return show_card(shown, event.a, love::colour_of(event.b));
        case love::turn_began:
            shown.turn_seat = event.a;
            return;
        default:
            return;
    }
}

void arrive(State& shown, const kit::Event& event, bool sees) {
    switch (event.kind) {
        case love::reloaded:
            shown.bullets[event.a] = love::most_bullets;
            return;
        case love::discarded:
            ++shown.discard[event.b];
            return;
        case love::reshuffled:
            // What the cards are does not matter: nobody sees them.
            shown.discard = {};
            shown.deck.clear();
            for (int i = 0; i < event.a && i < static_cast<int>(love::deck_room); ++i)
                shown.deck.push(0);
            return;
        case love::draws:
            ++shown.unknown[event.a];
            return;
        case love::drew:
            if (sees) ++shown.hand[event.a][event.b];
            return;
        case love::paid:
        case love::bullet_returned:
            shown.bullets[event.a] = event.b;
            return;
        case love::claim_laid:
            return set_claim(shown, event.b, true);
        case love::love_ended:
            return set_couple(shown, event, false);
        case love::love_formed:
            return set_couple(shown, event, true);
        case love::heart_won:
            shown.owner[event.c] = event.a;
            return;
        case love::claim_broken:
            ++shown.discard[love::colour_of(event.b)];
            return set_claim(shown, event.b, false);
        case love::scored:
            shown.score[event.a] = event.d;
            return;
        default:
            return;
    }
}

}  // namespace love_scene
