// What Y says of a thing as it is in this position.
#include <array>

#include "blast_scene/column.h"
#include "blast_scene/scene.h"

namespace blast_scene {

using kit::TextOut;
using stage::MatchView;

namespace {

// What a seat has that is more than its box can say in words.
void add_belongings(const State& state, Seat seat, TextOut& out) {
    const blast::Figure& figure = state.figure(seat);
    if (figure.alive == 0) return;
    out.add(figure.heart != 0 ? " The Heart is whole." : " The Heart is gone.");
    if (figure.speed_ups > 0) stage::add_count(figure.speed_ups, "Speed-Up", out.add(' '));
    if (figure.speed_ups > 0) out.add('.');
    bool any = false;
    for (std::size_t card = 0; card < blast::ability_kinds; ++card)
        for (int i = 0; i < state.hands[seat].count[card]; ++i, any = true)
            out.add(any ? ", " : " Holds ").add(blast::card_names[card]);
    if (any) out.add('.');
}

// The bomb under a figure and the one on its head: whose, and when it sparks or explodes.
void tell_bombs(const MatchView& view, const State& state, Square at, TextOut& out) {
    const blast::Piece piece = state.board.piece[at];
    const std::uint8_t head = state.board.figures[piece.seat()].carries;
    const bool both = piece.bomb() && head != blast::nothing;
    const auto tell = [&](std::string_view where, blast::BombNumber bomb) {
        const Seat owner = blast::owner_of(bomb);
        out.add(where);
        if (view.seat(owner).you)
            out.add(both ? "yours" : "your");
        else
            out.add(blast::colours[owner].name).add("'s");
        add_tick(state, bomb, out.add(both ? ", " : " bomb, "));
        out.add('.');
    };
    if (piece.bomb()) tell(" Underfoot: ", piece.bomb_number());
    if (head != blast::nothing) tell(" On the head: ", head);
}

bool has_bomb(const State& state, const Spot& spot) {
    if (spot.what != Spot::What::square) return false;
    const blast::Piece piece = state.board.piece[spot.index];
    return piece.figure() &&
           (piece.bomb() || state.board.figures[piece.seat()].carries != blast::nothing);
}

// What lies open but is drawn nowhere: how many items of each kind nobody has seen yet.
void add_unseen(const State& state, TextOut& out) {
    out.add(" Unseen so far:");
    for (std::size_t item = 0; item < blast::item_kinds; ++item)
        out.add(item == 0 ? " " : ", ")
            .number(blast::item_copies[item] - state.seen[item])
            .add(' ')
            .add(blast::item_names[item]);
    out.add('.');
}

// How many cards are in the deck, and what was discarded: that comes again when it is empty.
void add_piles(const State& state, TextOut& out) {
    constexpr std::string_view names[]{"Push", "Cannon", "Roll", "Fast", "Phase"};
    static_assert(std::size(names) == blast::ability_kinds);
    out.add(" Deck ").number(static_cast<int>(state.deck.size())).add(". Discarded:");
    std::array<int, blast::ability_kinds> counts{};
    for (const blast::Card card : state.discard) ++counts[card];
    bool any = false;
    for (std::size_t card = 0; card < counts.size(); ++card) {
        if (counts[card] == 0) continue;
        out.add(any ? ", " : " ").number(counts[card]).add(' ').add(names[card]);
        any = true;
    }
    out.add(any ? "." : " none.");
}

}  // namespace

void Scene::topic_here(const MatchView& view, TextOut& out) const {
    const State& state = shown(view);
    Words words;
    bool bombs = false;
    if (story_.telling()) {
        about_events(view, state, story_.events(view), words);
    } else if (state.over()) {
        return;
    } else if (!deciding(view)) {
        out.add("It is ");
        stage::add_whose(view, state.active, out);
        out.add(" turn.");
        return;
    } else if (selection_.task() == Task::walk || selection_.task() == Task::look) {
        about_spot(view, state, selection_.spot(), outlook(), words);
        bombs = has_bomb(state, selection_.spot());
        // Of bombs, and of the deck, more is told below, and there is room for three lines.
        const bool deck = selection_.spot().what == Spot::What::deck;
        if (bombs || (deck && state.board.holder != kit::nobody)) words.second.clear();
        if (deck && idle_left(state) > 0) {
            words.first.clear();
            words.first.add(words.second.view());
            words.second.clear();
        }
    } else if (const char* why = selection_.why_not(state); why != nullptr) {
        out.add("Not now: ").add(why).add('.');
        return;
    } else if (selection_.task() == Task::hand) {
        out.add("It can be done now.");
        return;
    } else {
        about_choice(view, state, selection_, outlook(), words);
    }
    stage::add_words(words, out);
    const Spot& spot = selection_.spot();
    const bool looks = !story_.telling() && selection_.task() == Task::look;
    if (looks && spot.what == Spot::What::seat) add_belongings(state, spot.index, out);
    if (looks && spot.what == Spot::What::deck) add_piles(state, out);
    if (looks && spot.what == Spot::What::square && blast::is_block(state.board.token[spot.index]))
        add_unseen(state, out);
    if (bombs) tell_bombs(view, state, spot.index, out);
    if (!looks || spot.what != Spot::What::market) return;
    const char* why = selection_.tile_why_not(state, Tile::buy);
    if (why != nullptr && state.market[spot.index] != blast::no_card)
        out.add(" Not to be bought now: ").add(why).add('.');
}

bool Scene::is_out(const MatchView& view, kit::Seat seat) const {
    const State& state = view.state_as<State>();
    return state.figure(seat).alive == 0 && state.revenge_mode == 0;
}

}  // namespace blast_scene
