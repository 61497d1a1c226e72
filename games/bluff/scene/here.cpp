// What Y says of a thing as it is in this position. It is what can be read beside the cursor, in
// full sentences, and what there is no room for there.
#include <algorithm>
#include <bit>

#include "bluff/events.h"
#include "bluff_scene/scene.h"

namespace bluff_scene {

using kit::TextOut;
using stage::MatchView;

namespace {

// Whoever knows what lies there, but its owner: "Known to Belle."
void add_knowers(const MatchView& view, const State& state, Position position, TextOut& out) {
    const Seat owner = bluff::seat_of(position);
    const auto others = static_cast<std::uint8_t>(state.at(position).known_by & ~(1u << owner));
    if (others == 0) {
        out.add(sight_of(view, state, position).visible() ? " Nobody else knows it."
                                                          : " That is its owner.");
        return;
    }
    out.add(" Known to");
    int left = std::popcount(others);
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if ((others >> seat & 1) == 0) continue;
        out.add(' ');
        if (view.seat(seat).you)
            out.add("you");
        else
            add_name(view, seat, out);
        out.add(--left > 0 ? "," : " too.");
    }
}

void here_card(const MatchView& view, const State& state, Position position, TextOut& out) {
    about_card(view, state, position, out);
    out.add('.');
    const Sight sight = sight_of(view, state, position);
    if (sight.side != Side::open) return add_knowers(view, state, position, out);
    out.add(" It counts as a ").number(bluff::value_of(sight.card)).add(" there.");
}

// Its place among the hands, as far as whoever looks sees them.
void here_rank(const MatchView& view, const State& state, Seat seat, TextOut& out) {
    const bluff::HandKey key = visible_rank(view, state, seat);
    int better = 0;
    for (Seat other = 0; other < state.seats; ++other)
        better += visible_rank(view, state, other) > key;
    out.add(better == 0 ? ". No hand is better." : better == 1 ? ". One hand is better." : ". ");
    if (better > 1) out.number(better).add(" hands are better.");
}

// The newest card, as it was said.
void here_claim(const MatchView& view, const State& state, TextOut& out) {
    const bluff::Played& top = state.stack.back();
    add_name(view, top.seat, out);
    out.add(": ");
    add_claim_name(top.claim.ability, out);
    if (state.stack.size() == 1)
        add_target(view, top.claim, top.seat, out.add(' '));
    else
        out.add(" against the card below it");
    out.add(". ");
}

// What is going to be said of the card, and whether it is so.
void here_plan(const MatchView& view, const State& state, const Selection& selection,
               TextOut& out) {
    const Claim claim = selection.claim(view.bottom(), state.seats);
    add_claim_name(claim.ability, out);
    add_target(view, claim, state.active, out.add(' '));
    const auto& hand = state.hand[state.active];
    const auto index = static_cast<std::size_t>(selection.card());
    if (index < hand.size() && bluff::is_number(hand[index]))
        out.add(bluff::suit_of(hand[index]) == claim.ability ? ": true" : ": a lie");
    out.add(". ");
}

}  // namespace

void Scene::here_spot(const MatchView& view, const Spot& spot, TextOut& out) const {
    const State& state = shown(view);
    const Seat seat = seat_at(spot.place, view.bottom(), state.seats);
    Words words;
    switch (spot.what) {
        case Spot::What::name:
            out.add("In this match: ");
            about_spot(view, state, spot, out);
            out.add('.');
            return;
        case Spot::What::card:
            return here_card(view, state, bluff::position_of(seat, spot.slot), out);
        case Spot::What::rank:
            about_spot(view, state, spot, out);
            return here_rank(view, state, seat, out);
        case Spot::What::claim:
            if (!state.stack.empty()) {
                here_claim(view, state, out);
                out.add("A: the turns so far.");
                return;
            }
            if (const bluff::TurnRecord* turn = last_turn(state); turn != nullptr)
                about_turn(view, state, *turn, words);
            else
                about_starter(view, state, words);
            return stage::add_words(words, out);
        case Spot::What::deck: {
            const int deck = static_cast<int>(state.deck.size());
            if (state.end_cause != bluff::EndCause::none) {
                out.add("Fin is out.");
                return;
            }
            stage::add_count(deck, "card", out);
            out.add(" left. From the top Fin is number ")
                .number(std::max(1, deck - bluff::packet_size + 1))
                .add(" to ")
                .number(deck)
                .add('.');
            return;
        }
        case Spot::What::look:
            out.add("A: ");
            name_whose(view, view.bottom(), out);
            out.add(" hand; the same decision waits behind it.");
            return;
    }
}

void Scene::here_choice(const MatchView& view, TextOut& out) const {
    const State& state = shown(view);
    Words words;
    switch (selection_.task()) {
        case Task::claim:
            about_claim_tile(view, state, selection_, words);
            return stage::add_words(words, out);
        case Task::target:
        case Task::confirm:
            here_plan(view, state, selection_, out);
            about_outlook(view, state, selection_, words);
            return stage::add_words(words, out);
        case Task::answer:
            here_claim(view, state, out);
            about_answer(view, state, selection_.answer(), out);
            out.add('.');
            return;
        case Task::penalty:
            name_doing(view, state.penalty.loser, "lose", out);
            out.add(" a card. ");
            return here_card(
                view, state,
                bluff::position_of(seat_at(selection_.place(), view.bottom(), state.seats),
                                   selection_.slot()),
                out);
        case Task::go_on:
        case Task::none:
            about_round(view, state, words);
            return stage::add_words(words, out);
    }
}

void Scene::topic_here(const MatchView& view, TextOut& out) const {
    const State& state = shown(view);
    if (page_ != Page::none) return;
    Words words;
    if (story_.telling()) {
        about_event(view, state, story_.event(view), story_.verdict(view) != Story::Verdict::none,
                    words);
        return stage::add_words(words, out);
    }
    if (looking(view)) return here_spot(view, selection_.spot(), out);
    if (deciding(view)) return here_choice(view, out);
    if (state.round_over())
        about_round(view, state, words);
    else
        about_waiting(view, state, words);
    stage::add_words(words, out);
}

}  // namespace bluff_scene
