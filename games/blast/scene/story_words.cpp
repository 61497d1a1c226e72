// What is being told, in words.
#include "blast/events.h"
#include "blast_scene/words.h"

namespace blast_scene {

using blast::card_names;
using blast::item_names;
using kit::TextOut;
using stage::add_count;
using stage::add_doing;
using stage::add_whose;
using stage::MatchView;

namespace {

// "You are", "Hunter is".
TextOut& add_being(const MatchView& view, Seat seat, TextOut& out) {
    return out.add(view.seat(seat).name.view()).add(view.seat(seat).you ? " are" : " is");
}
// In the middle of a sentence: "your bomb".
TextOut& add_object_bomb(const MatchView& view, blast::BombNumber bomb, TextOut& out) {
    const Seat owner = blast::owner_of(bomb);
    if (view.seat(owner).you) return out.add("your bomb");
    return add_bomb(view, bomb, out);
}

}  // namespace

Seat actor_of(const State& state, const kit::Event& event) {
    switch (event.kind) {
        case blast::flew:
        case blast::rolled:
        case blast::sparked:
        case blast::blast_began:
        case blast::wave:
        case blast::detonated:
        case blast::item_burned:
        case blast::block_opened:
        case blast::turf_opened:
        case blast::reshuffled:
            return state.active;
        case blast::swallowed:
        case blast::returned:
        case blast::conveyed_bomb:
            return blast::owner_of(event.a);
        case blast::tile_flipped:
            return state.board.holder;
        default:
            return event.a;
    }
}

namespace {

void about_fire(const MatchView& view, const State& state, const kit::Event& event, Words& out) {
    switch (static_cast<blast::Cause>(event.a)) {
        case blast::Cause::bomb_phase:
            add_whose(view, state.active, out.first);
            out.first.add(" bombs explode!");
            return;
        case blast::Cause::fast_detonate:
            out.first.add("BOOM! Fast Detonate");
            return;
        case blast::Cause::last_tile:
            out.first.add("The last tile: all bombs on it explode!");
            return;
    }
}

void about_out(const MatchView& view, const kit::Event& event, Words& out) {
    const Seat by = event.d;
    switch (static_cast<blast::How>(event.b)) {
        case blast::How::fire:
            add_being(view, event.a, out.first).add(" out!");
            if (by == event.a)
                out.second.add("by friendly fire");
            else if (by < blast::most_seats) {
                out.second.add("by ");
                out.second.add(view.seat(by).you ? std::string_view("your")
                                                 : view.seat(by).name.view());
                out.second.add(view.seat(by).you ? " bomb" : "'s bomb");
            }
            return;
        case blast::How::fall:
            add_doing(view, event.a, "fall", out.first);
            out.first.add('!');
            out.second.add("Into a Hole: out");
            return;
        case blast::How::flip:
            add_doing(view, event.a, "fall", out.first);
            out.first.add('!');
            out.second.add("With the tile: out");
            return;
        case blast::How::swap:
            add_being(view, event.a, out.first).add(" a ghost now");
            return;
    }
}

void about_rubble(std::span<const kit::Event> events, Words& out) {
    int items = 0, blocks = 0, turf = 0;
    for (const kit::Event& event : events) {
        items += event.kind == blast::item_burned;
        blocks += event.kind == blast::block_opened;
        turf += event.kind == blast::turf_opened;
    }
    if (blocks > 0) {
        add_count(blocks, "block", out.first);
        out.first.add(blocks == 1 ? " breaks" : " break");
    }
    TextOut& next = blocks > 0 ? static_cast<TextOut&>(out.second) : out.first;
    if (items > 0) {
        add_count(items, "item", next);
        next.add(items == 1 ? " burns" : " burn");
    }
    if (turf > 0) next.add(items > 0 ? ", turf breaks" : "Turf breaks: a Hole");
}

void about_end_of_match(const MatchView& view, const kit::Event& event, Words& out) {
    add_doing(view, event.a, "win", out.first);
    out.first.add('!');
    switch (static_cast<blast::EndCause>(event.b)) {
        case blast::EndCause::chain_order:
            out.second.add("Hit last; a tie: turn order");
            return;
        case blast::EndCause::overtime_hearts:
            out.second.add("Hearts, then turn order");
            return;
        default:
            out.second.add("The last one standing");
    }
}

}  // namespace

void about_events(const MatchView& view, const State& state, std::span<const kit::Event> events,
                  Words& out) {
    const kit::Event& now = events[0];
    TextOut& first = out.first;
    switch (now.kind) {
        case blast::moved:
            add_doing(view, now.a, "walk", first);
            add_square(" to ", now.c, first);
            return;
        case blast::teleported:
            add_being(view, now.a, first);
            add_square(" teleported to ", now.c, first);
            return;
        case blast::collected:
            add_doing(view, now.a, "take", first);
            first.add(" a ").add(item_names[now.c]);
            return;
        case blast::laid:
            add_doing(view, now.a, "lay", first);
            add_square(" a bomb at ", now.b, first);
            return;
        case blast::bought:
            add_doing(view, now.a, "buy", first);
            out.second.add(card_names[now.c]);
            return;
        case blast::discarded:
            add_doing(view, now.a, "discard", first);
            out.second.add(card_names[now.b]);
            return;
        case blast::played:
            add_doing(view, now.a, "play", first);
            out.second.add(card_names[now.b]);
            return;
        case blast::flew:
        case blast::rolled:
            add_bomb(view, now.a, first);
            add_square(now.kind == blast::flew ? " flies to " : " rolls to ", now.c, first);
            return;
        case blast::swallowed:
            first.add("A Hole swallows ");
            add_object_bomb(view, now.a, first);
            return;
        case blast::loaded_bomb:
            add_doing(view, now.a, "load", first);
            first.add(' ');
            add_object_bomb(view, now.b, first);
            return;
        case blast::sparked:
            add_whose(view, blast::owner_of(now.a), first);
            first.add(events.size() == 1 ? " bomb begins to spark" : " bombs begin to spark");
            return;
        case blast::blast_began:
            return about_fire(view, state, now, out);
        case blast::wave:
            if (now.a == 0) {
                first.add("BOOM!");
                return;
            }
            first.add("Chain reaction! ").number(now.a + 1).add(" in a row");
            return;
        case blast::item_burned:
        case blast::block_opened:
        case blast::turf_opened:
            return about_rubble(events, out);
        case blast::damaged:
            add_being(view, now.a, first).add(" hit!");
            if (now.d != 0) out.second.add("Heart lost, one Move more");
            return;
        case blast::eliminated:
            return about_out(view, now, out);
        case blast::swapped:
            first.add("Revenge! ");
            add_doing(view, now.a, "take", first);
            first.add(' ');
            first.add(view.seat(now.b).you ? std::string_view("your")
                                           : view.seat(now.b).name.view());
            first.add(view.seat(now.b).you ? " place" : "'s place");
            return;
        case blast::turn_began:
            add_whose(view, now.a, first);
            first.add(now.b != 0 ? " ghost" : " turn");
            return;
        case blast::tile_flipped:
            first.add("OVERTIME: a tile falls");
            return;
        case blast::returned:
            add_bomb(view, now.a, first);
            first.add(" goes back");
            return;
        case blast::reshuffled:
            first.add("The discard pile is shuffled");
            return;
        case blast::drew:
            first.add("A new card:");
            out.second.add(card_names[now.c]);
            return;
        case blast::overtime_taken:
            add_doing(view, now.a, "hold", first);
            first.add(" OVERTIME!");
            out.second.add(now.b != 0 ? "Nobody bought a card" : "Soon tiles will fall");
            return;
        case blast::ghost_passed:
            add_whose(view, now.a, first);
            first.add(" ghost waits");
            return;
        case blast::conveyed_figure:
        case blast::conveyed_bomb:
            first.add("The belts move on");
            return;
        case blast::match_ended:
            return about_end_of_match(view, now, out);
        default:
            return;
    }
}

}  // namespace blast_scene
