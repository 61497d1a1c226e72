#include "bluff_scene/story_state.h"

#include "bluff/events.h"

namespace bluff_scene {

using bluff::Phase;
using bluff::State;

namespace {

// The stack has been settled: why it ended so can be read from now on.
void close_stack(State& shown, const State& now) {
    shown.stack.clear();
    shown.log = now.log;
}

void push_discard(State& shown, bluff::Card card) {
    if (!shown.discard.full()) shown.discard.push(card);
}

// Another round lies there, but for what the first turn draws: that is told next.
void lay_round(State& shown, const State& now) {
    shown = now;
    if (now.log.empty() || now.phase != Phase::play) return;
    for (int i = 0; i < now.log.back().drawn; ++i) {
        if (!shown.hand[now.active].empty()) shown.hand[now.active].pop();
        if (shown.deck.size() < shown.deck.capacity()) shown.deck.push(bluff::unknown_card);
    }
}

}  // namespace

void leave(State& shown, const State& now, const kit::Event& event) {
    switch (event.kind) {
        case bluff::round_began:
            return lay_round(shown, now);
        case bluff::drew:
            close_stack(shown, now);
            shown.penalty = {};
            shown.phase = Phase::play;
            shown.active = shown.actor = event.a;
            while (shown.deck.size() > event.b) shown.deck.pop();
            return;
        case bluff::claimed:
            // Which of the two is gone, only its player sees: BLF-025
            shown.hand[event.a] = now.hand[event.a];
            shown.actor = kit::nobody;
            return;
        case bluff::answered:
            if (event.b == bluff::shoot && !shown.hand[event.a].empty()) shown.hand[event.a].pop();
            return;
        case bluff::crow_landed:
            shown.at(event.a).card = bluff::no_card;
            return;
        case bluff::cup_swapped:
            shown.at(event.b).card = bluff::no_card;
            shown.at(event.c).card = bluff::no_card;
            return;
        case bluff::penalty_due:
            close_stack(shown, now);
            shown.penalty = {event.a, event.b};
            shown.phase = Phase::penalty;
            shown.actor = event.b;
            return;
        case bluff::card_lost:
            shown.at(bluff::position_of(event.a, event.b)).card = bluff::no_card;
            return;
        case bluff::replaced:
            if (!shown.deck.empty()) shown.deck.pop();
            return;
        case bluff::fin_found:
            close_stack(shown, now);
            shown.active = now.active;
            shown.actor = kit::nobody;
            shown.end_cause = now.end_cause;
            while (shown.deck.size() > now.deck.size()) shown.deck.pop();
            return;
        default:
            return;
    }
}

void arrive(State& shown, const State& now, const kit::Event& event,
            const std::array<bluff::ScoringCard, 2>& lifted, kit::Viewer viewer, bool sees) {
    switch (event.kind) {
        case bluff::drew:
            if (!shown.hand[event.a].full())
                shown.hand[event.a].push(sees ? event.c : bluff::unknown_card);
            return;
        case bluff::claimed:
            if (!now.stack.empty()) shown.stack = now.stack;
            shown.phase = Phase::respond;
            shown.actor = now.actor;
            return;
        case bluff::answered:
            if (event.b == bluff::shoot && !now.stack.empty()) shown.stack = now.stack;
            shown.actor = now.phase == Phase::respond ? now.actor : kit::nobody;
            return;
        case bluff::crow_landed:
            push_discard(shown, event.c);
            shown.at(event.a) = {event.b, 1, shown.all_seats()};
            return;
        case bluff::cup_swapped: {
            const bluff::Position places[] = {event.b, event.c};
            for (std::size_t i = 0; i < 2; ++i) {
                bluff::ScoringCard& place = shown.at(places[i]);
                place = lifted[1 - i];
                const kit::Seat owner = bluff::seat_of(places[i]);
                place.known_by |= bluff::set_of(owner);
                if (owner == viewer) place.card = now.at(places[i]).card;
            }
            return;
        }
        case bluff::key_turned:
            for (std::size_t slot = 0; slot < bluff::scoring_size; ++slot) {
                bluff::ScoringCard& place = shown.scoring[event.b][slot];
                place.known_by |= bluff::set_of(event.a);
                if (event.a == viewer) place.card = now.scoring[event.b][slot].card;
            }
            return;
        case bluff::discarded:
            return push_discard(shown, event.b);
        case bluff::card_lost:
            return push_discard(shown, event.c);
        case bluff::replaced:
            shown.at(bluff::position_of(event.a, event.b)) = {sees ? event.c : bluff::unknown_card,
                                                              0, bluff::set_of(event.a)};
            return;
        case bluff::reshuffled:
            shown.discard.clear();
            return;
        case bluff::round_ended:
            shown.scoring = now.scoring;
            shown.winners = now.winners;
            shown.wins = now.wins;
            shown.phase = now.phase;
            return;
        default:
            return;
    }
}

}  // namespace bluff_scene
