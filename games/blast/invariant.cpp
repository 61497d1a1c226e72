// What must hold after every action (RULES.md, "Always true").
#include "blast/moves.h"
#include "blast/rules.h"

namespace blast {

using namespace kit;

namespace {

// Always true, 1
const char* cards_wrong(const State& state) {
    std::array<int, ability_kinds + 1> count{};
    const auto meet = [&](Card card) {
        if (card > overtime) return false;
        ++count[card];
        return true;
    };
    for (const Card card : state.deck)
        if (!meet(card)) return "a card is nothing of the game's";
    for (const Card card : state.discard)
        if (!meet(card) || card == overtime) return "a strange card lies on the discard pile";
    for (const Card card : state.market)
        if (card != no_card && (!meet(card) || card == overtime))
            return "a strange card is on sale";
    for (Seat seat = 0; seat < state.board.seats; ++seat) {
        const Hand& hand = state.hands[seat];
        if (hand.size() > hand_size) return "a hand is too large";
        if (hand.size() != 0 && state.figure(seat).alive == 0) return "a ghost holds cards";
        for (std::size_t card = 0; card < ability_kinds; ++card) count[card] += hand.count[card];
    }
    for (std::size_t card = 0; card < ability_kinds; ++card)
        if (count[card] != card_copies) return "a card is lost or doubled";
    if (count[overtime] != (state.board.holder == nobody)) return "OVERTIME is lost or doubled";
    return nullptr;
}

// Always true, 2
const char* items_wrong(const State& state) {
    std::array<int, item_kinds> hidden{}, open{};
    for (const Token token : state.board.token) {
        if (token > item_token(flame_max)) return "a token is nothing of the game's";
        if (is_block(token)) ++hidden[item_of(token)];
        if (is_item(token)) ++open[item_of(token)];
    }
    for (std::size_t kind = 0; kind < item_kinds; ++kind) {
        if (hidden[kind] + state.seen[kind] > item_copies[kind]) return "there are too many items";
        if (open[kind] > state.seen[kind]) return "an item came from nowhere";
    }
    return nullptr;
}

// Always true, 3
const char* bombs_wrong(const State& state) {
    const Board& board = state.board;
    for (BombNumber number = 0; number < bomb_count; ++number) {
        const Bomb bomb = board.bombs[number];
        if (!bomb.in_play()) continue;
        if (owner_of(number) >= board.seats) return "a bomb has no owner";
        if (bomb.carried()) {
            if (bomb.carrier() >= board.seats || board.figures[bomb.carrier()].alive == 0)
                return "a bomb is carried by nobody";
            if (board.figures[bomb.carrier()].carries != number)
                return "a carrier does not know the own bomb";
            continue;
        }
        if (!bomb.on_ground()) return "a bomb is nowhere";
        const Square at = bomb.place;
        if (!board.terrain[at].floor() || board.terrain[at].feature() == Feature::teleport)
            return "a bomb lies where nothing can lie";
        if (board.token[at] != no_token) return "a bomb lies on a block or an item";
        if (!board.piece[at].bomb() || board.piece[at].bomb_number() != number)
            return "a bomb is not on its square";
    }
    for (std::size_t at = 0; at < square_count; ++at) {
        const Piece piece = board.piece[at];
        if (!piece.bomb()) continue;
        if (piece.bomb_number() >= bomb_count || board.bombs[piece.bomb_number()].place != at)
            return "a square has a bomb that is not there";
    }
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const int count = board.figures[seat].bombs;
        if (count < first_bombs || count > bombs_a_seat) return "a bomb count is out of range";
        // Only who lost the place to a ghost may have more: BLA-175
        if (state.revenge_mode == 0 && board.in_play(seat) > count)
            return "more bombs are in play than there are";
    }
    return nullptr;
}

std::uint8_t at_head(Seat seat) { return static_cast<std::uint8_t>(Bomb::on_head + seat); }

// Always true, 4
const char* figures_wrong(const State& state) {
    const Board& board = state.board;
    int pieces = 0;
    for (const Piece piece : board.piece) pieces += piece.figure();
    if (pieces != board.living_count()) return "a figure stands twice or nowhere";
    for (Seat seat = 0; seat < board.seats; ++seat) {
        const Figure& figure = board.figures[seat];
        if (figure.alive == 0) {
            if (figure.square != no_square || figure.carries != nothing || figure.speed_ups != 0)
                return "a ghost has something of the living";
            continue;
        }
        const Square at = figure.square;
        if (at >= square_count || !board.terrain[at].floor()) return "a figure is off the floor";
        if (!board.piece[at].figure() || board.piece[at].seat() != seat)
            return "a figure is not on its square";
        if (board.token[at] != no_token) return "a figure stands on a block or an item";
        if (figure.carries != nothing &&
            (figure.carries >= bomb_count || board.bombs[figure.carries].place != at_head(seat)))
            return "a figure carries a bomb that is not there";
        if (figure.speed_ups > item_copies[speed_up]) return "there are too many Speed-Ups";
    }
    return nullptr;
}

// Always true, 6
const char* turn_wrong(const State& state) {
    const Board& board = state.board;
    if (board.holder == nobody && state.idle > idle_rounds * board.seats)
        return "the idle clock has run over";
    if (state.actions > most_acts + most_turns) return "the match goes on for ever";
    if (state.phase != Phase::action) return nullptr;
    if (state.actor().alive == 0) return "a ghost acts";
    if (state.moves_left > state.actor().moves()) return "there are too many Moves";
    if (!state.path.has(state.actor().square)) return "the path does not lead to the figure";
    const bool strayed = [&] {
        bool found = false;
        state.path.each(
            [&](Square at) { found = found || board.terrain[at].ground() == Ground::outside; });
        return found;
    }();
    return strayed ? "the path leads outside" : nullptr;
}

// Always true, 7
const char* flips_wrong(const State& state) {
    const Board& board = state.board;
    if (board.flips != 0 && board.holder == nobody) return "a tile is gone before OVERTIME";
    for (int step = 0; step < board.tile_count; ++step) {
        if (board.holder == nobody) break;
        const bool gone =
            board.terrain[board.tiles[board.flip_at(step)]].ground() == Ground::outside;
        if (gone != (step < board.flips)) return "tiles are flipped in another order";
    }
    for (std::size_t at = 0; at < square_count; ++at)
        if (board.terrain[at].ground() == Ground::outside &&
            (!board.piece[at].empty() || board.token[at] != no_token))
            return "something lies outside";
    return nullptr;
}

// Always true, 8
const char* end_wrong(const State& state) {
    if (!state.over()) return state.board.living_count() < 2 ? "the match has no end" : nullptr;
    return state.winner < state.board.seats ? nullptr : "nobody has won";
}

}  // namespace

const char* Rules::invariant(const State& state) {
    for (const auto wrong :
         {cards_wrong, items_wrong, bombs_wrong, figures_wrong, turn_wrong, flips_wrong, end_wrong})
        if (const char* what = wrong(state)) return what;
    return nullptr;
}

}  // namespace blast
