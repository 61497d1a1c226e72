#include "blast_scene/preview.h"

#include "blast/acts.h"
#include "blast/rules.h"

namespace blast_scene {

namespace {

void burn(const blast::Board& board, Preview& preview) {
    const blast::Blast fire = blast::blast(board, blast::bit_of(preview.bomb));
    preview.burn = fire.burn;
    preview.touched = static_cast<blast::SeatSet>(fire.touched | fire.fallen);
}

// A bomb of the seat that acts, on a square where it may lie.
void lay(const State& state, Square at, Preview& preview) {
    int token = 0;
    while (token + 1 < blast::bombs_a_seat &&
           state.board.bombs[blast::bomb_of(state.active, token)].in_play())
        ++token;
    preview.bomb = blast::bomb_of(state.active, token);
    blast::Board board = state.board;
    board.put_bomb(preview.bomb, at);
    burn(board, preview);
}

std::uint8_t moved_bomb(const State& state, const Selection& selection) {
    switch (selection.task()) {
        case Task::push:
            return blast::bomb_beside(state, selection.way());
        case Task::launch:
            return state.actor().carries;
        case Task::roll: {
            const auto source = static_cast<blast::Source>(selection.action(state).a);
            return blast::rolled_bomb(state, source, selection.way());
        }
        default:
            return blast::bomb_of(state.active, selection.index());
    }
}

}  // namespace

Preview preview_of(const State& state, const Selection& selection) {
    Preview preview;
    switch (selection.task()) {
        case Task::bar:
            if (selection.tile(state) == Tile::lay && selection.why_not(state) == nullptr)
                lay(state, selection.home(), preview);
            return preview;
        case Task::path:
        case Task::place:
            if (selection.why_not(state) == nullptr) lay(state, selection.square(), preview);
            return preview;
        case Task::push:
        case Task::roll:
        case Task::launch:
        case Task::fast: {
            preview.from = selection.bomb_square(state);
            preview.to = selection.bomb_end(state);
            if (preview.to == blast::no_square) return preview;
            preview.bomb = moved_bomb(state, selection);
            if (state.board.terrain[preview.to].ground() == blast::Ground::hole) return preview;
            blast::Board board = state.board;
            if (selection.task() != Task::fast) board.put_bomb(preview.bomb, preview.to);
            burn(board, preview);
            return preview;
        }
        default:
            return preview;
    }
}

// By the rules themselves: they know of ghosts that come back, and who wins if all go together.
// What is hidden cannot matter so soon.
bool hurts_oneself(const State& state, const Selection& selection, const Preview& preview) {
    return selection.task() == Task::fast && preview.bomb != blast::nothing &&
           state.board.bombs[preview.bomb].sparking != 0 &&
           blast::has(preview.touched, state.active) && !blast::has(state.board.hit, state.active);
}

Prospect prospect_of(const State& state, Seat seat) {
    State ahead = state;
    bool certain = true;  // nobody else decides before
    do {
        const blast::SeatSet living = ahead.board.living();
        kit::Events unheard;
        if (!blast::Rules::apply(ahead, {blast::end_turn}, unheard).ok()) break;
        if (ahead.over() && ahead.winner != seat) return Prospect::out;
        if (ahead.over()) return certain ? Prospect::wins : Prospect::safe;
        certain = false;
        if (ahead.figure(seat).alive != 0) continue;
        return (ahead.board.living() & ~living) != 0 ? Prospect::replaced : Prospect::out;
    } while (ahead.active != seat);
    return ahead.figure(seat).heart == state.figure(seat).heart ? Prospect::safe : Prospect::hit;
}

}  // namespace blast_scene
