#include "blast_scene/story_state.h"

#include <algorithm>
#include <utility>

#include "blast/events.h"

namespace blast_scene {

using blast::Seat;
using blast::State;

namespace {

void pay(State& shown, Seat seat) {
    std::uint8_t& purse =
        shown.moves_left != 0 ? shown.moves_left : shown.board.figures[seat].speed_ups;
    if (purse != 0) --purse;
}

void spend(State& shown, Seat seat, std::uint8_t card) {
    std::uint8_t& held = shown.hands[seat].count[card % blast::ability_kinds];
    if (held != 0) --held;
    if (!shown.discard.full()) shown.discard.push(static_cast<blast::Card>(card));
}

void collect(State& shown, Seat seat, blast::Item item) {
    blast::Figure& figure = shown.board.figures[seat];
    switch (item) {
        case blast::bomb_up:
            if (figure.bombs < blast::bombs_a_seat) ++figure.bombs;
            return;
        case blast::speed_up:
            ++figure.speed_ups;
            return;
        case blast::flame_max:
            figure.flame_max = 1;
    }
}

// BLA-175
void swap(State& shown, Seat ghost, Seat victim, blast::Square square) {
    blast::Board& board = shown.board;
    blast::Figure& from = board.figures[victim];
    blast::Figure& to = board.figures[ghost];
    board.lift_figure(victim);
    board.put_figure(ghost, square);
    if (from.carries != blast::nothing) {
        to.carries = from.carries;
        board.bombs[from.carries].place = static_cast<std::uint8_t>(blast::Bomb::on_head + ghost);
    }
    to.alive = 1;
    to.speed_ups = from.speed_ups;
    to.flame_max = to.flame_max != 0 || from.flame_max != 0;
    to.bombs = static_cast<std::uint8_t>(
        std::min<int>(blast::bombs_a_seat, to.bombs + from.bombs - blast::first_bombs));
    shown.hands[ghost] = std::exchange(shown.hands[victim], {});
    from = {.bombs = blast::first_bombs, .start_tile = from.start_tile};
}

}  // namespace

void leave(State& shown, const kit::Event& event) {
    blast::Board& board = shown.board;
    switch (event.kind) {
        case blast::moved:
            pay(shown, event.a);
            return board.lift_figure(event.a);
        case blast::teleported:
        case blast::conveyed_figure:
            return board.lift_figure(event.a);
        case blast::collected:
            board.token[event.b] = blast::no_token;
            return;
        case blast::bought:
            pay(shown, event.a);
            shown.market[event.b] = blast::no_card;
            return;
        case blast::played:
        case blast::discarded:
            return spend(shown, event.a, event.b);
        case blast::flew:
        case blast::rolled:
        case blast::conveyed_bomb: {
            // It stays in play, and what it looks like with it.
            const std::uint8_t sparking = board.bombs[event.a].sparking;
            board.return_bomb(event.a);
            board.bombs[event.a].sparking = sparking;
            return;
        }
        case blast::detonated:
            return board.return_bomb(event.a);
        case blast::item_burned:
        case blast::block_opened:
            board.token[event.a] = blast::no_token;
            return;
        case blast::eliminated:
            blast::eliminate(board, event.a);
            shown.hands[event.a] = {};
            return;
        case blast::turn_began:
            if (board.holder == shown.active && shown.active != event.a) board.armed = 1;
            shown.active = event.a;
            shown.path = {};
            shown.moves_left = 0;
            board.hit = 0;
            return;
        case blast::reshuffled:
            shown.discard.clear();
            while (shown.deck.size() < event.a) shown.deck.push(blast::push);
            return;
        case blast::drew:
            if (!shown.deck.empty()) shown.deck.pop();
            return;
        default:
            return;
    }
}

void arrive(State& shown, const kit::Event& event) {
    blast::Board& board = shown.board;
    switch (event.kind) {
        case blast::moved:
        case blast::teleported:
        case blast::conveyed_figure:
            return board.put_figure(event.a, event.c);
        case blast::collected:
            return collect(shown, event.a, static_cast<blast::Item>(event.c));
        case blast::laid:
            board.bombs[event.c].sparking = 0;
            return board.put_bomb(event.c, event.b);
        case blast::bought:
            ++shown.hands[event.a].count[event.c];
            return;
        case blast::flew:
        case blast::rolled:
        case blast::conveyed_bomb:
            if (board.terrain[event.c].ground() != blast::Ground::hole)
                board.put_bomb(event.a, event.c);
            return;
        case blast::swallowed:
            board.bombs[event.a] = {};
            return;
        case blast::loaded_bomb:
            return board.give_bomb(event.b, event.a);
        case blast::sparked:
            board.bombs[event.a].sparking = 1;
            return;
        case blast::block_opened:
            board.token[event.a] = blast::item_token(static_cast<blast::Item>(event.b));
            return;
        case blast::turf_opened:
            board.terrain[event.a] = blast::Ground::hole;
            return;
        case blast::damaged:
            board.figures[event.a].heart = 0;
            return;
        case blast::swapped:
            return swap(shown, event.a, event.b, event.c);
        case blast::tile_flipped:
            blast::flip(board, event.a);
            return;
        case blast::returned:
            if (board.bombs[event.a].in_play()) board.return_bomb(event.a);
            return;
        case blast::drew:
            shown.market[event.b] = static_cast<blast::Card>(event.c);
            return;
        case blast::overtime_taken:
            if (!shown.deck.empty()) shown.deck.pop();
            board.holder = event.a;
            return;
        case blast::match_ended:
            shown.phase = blast::Phase::over;
            shown.winner = event.a;
            return;
        default:
            return;
    }
}

}  // namespace blast_scene
