#include "random_positions.h"

#include <algorithm>

#include "both_models.h"
#include "random_arenas.h"

namespace second {

namespace {

class Scatter {
  public:
    Scatter(blast::State& state, kit::Rng& rng) : s(state), board(state.board), r(rng) {}

    void all() {
        for (std::uint8_t seat = 0; seat < board.seats; seat++) board.lift_figure(seat);
        tokens();
        flips();
        figures();
        bombs();
        cards();
        s.turn_number = static_cast<std::uint16_t>(r.below(300));
        // Now and then past the limit of BLA-244, or just before it.
        s.actions =
            static_cast<std::uint16_t>(r.below(12) == 0 ? 3590 + r.below(20) : r.below(900));
        s.idle = static_cast<std::uint8_t>(r.below(12));
        s.path = {};
        s.moves_left = 0;
    }

  private:
    bool chance(std::uint32_t percent) { return r.below(100) < percent; }
    // Squares with a feature more often than others.
    blast::Square any_square() {
        auto at = static_cast<blast::Square>(r.below(squares));
        for (int i = 0; i < 2; i++)
            if (board.terrain[at].feature() == blast::Feature::none)
                at = static_cast<blast::Square>(r.below(squares));
        return at;
    }

    // A few blocks opened, a few items taken or burnt; the rest of the blocks stay as dealt.
    void tokens() {
        const std::uint32_t opened = r.below(100);
        for (blast::Token& token : board.token) {
            if (!blast::is_block(token) || !chance(opened)) continue;
            const blast::Item item = blast::item_of(token);
            s.seen[item]++;
            token = chance(50) ? blast::item_token(item) : blast::no_token;
        }
    }
    void flips() {
        if (!chance(50)) return;
        board.holder = static_cast<kit::Seat>(r.below(board.seats));
        board.armed = chance(80);
        s.deck.remove(blast::overtime);
        const std::uint32_t count = board.armed != 0 ? r.below(board.ring_size() + 1u) : 0;
        for (std::uint32_t i = 0; i < count; i++) blast::flip(board, board.next_flip());
    }
    // Where a figure may stand.
    bool put_somewhere(std::uint8_t seat) {
        for (int tries = 0; tries < 300; tries++) {
            const blast::Square at = any_square();
            if (!board.terrain[at].floor() || board.token[at] != blast::no_token) continue;
            if (board.piece[at].figure()) continue;
            board.put_figure(seat, at);
            return true;
        }
        return false;
    }
    void figures() {
        int living = 0;
        for (std::uint8_t seat = 0; seat < board.seats; seat++) {
            blast::Figure& figure = board.figures[seat];
            const int missing = 2 - living, left = board.seats - seat;
            figure.alive = chance(75) || missing >= left;
            if (figure.alive != 0 && !put_somewhere(seat)) figure.alive = 0;
            figure.heart = figure.alive != 0 && chance(50);
            figure.bombs = static_cast<std::uint8_t>(2 + r.below(4));
            figure.flame_max = chance(30);
            figure.speed_ups = static_cast<std::uint8_t>(figure.alive != 0 ? r.below(3) : 0);
            living += figure.alive;
            s.ghosts_before[seat] =
                static_cast<std::uint8_t>(figure.alive != 0 ? 0 : r.below(board.seats - 1u));
        }
    }
    void bombs() {
        const std::uint32_t crowd = 20 + r.below(80);
        for (int i = 0; i < board.seats * blast::bombs_a_seat; i++) {
            const auto bomb = static_cast<blast::BombNumber>(i);
            if (!chance(crowd) ||
                i % blast::bombs_a_seat >= board.figures[blast::owner_of(bomb)].bombs)
                continue;
            const blast::Square at = bomb_square();
            if (at == blast::no_square) continue;
            board.bombs[i].sparking = chance(50);
            board.put_bomb(bomb, at);
            const blast::Piece piece = board.piece[at];
            if (piece.figure() && board.figures[piece.seat()].carries == blast::nothing &&
                chance(40))
                board.give_bomb(bomb, piece.seat());
        }
    }
    blast::Square bomb_square() {
        for (int tries = 0; tries < 40; tries++) {
            blast::Square at = any_square();
            if (chance(30)) at = board.figures[r.below(board.seats)].square;  // under a figure
            if (at == blast::no_square || board.piece[at].bomb()) continue;
            if (board.terrain[at].floor() && board.token[at] == blast::no_token &&
                board.terrain[at].feature() != blast::Feature::teleport)
                return at;
        }
        return blast::no_square;
    }
    void cards() {
        for (std::uint8_t seat = 0; seat < board.seats; seat++) {
            const std::uint32_t count = board.figures[seat].alive != 0 ? r.below(4) : 0;
            for (std::uint32_t i = 0; i < count; i++) {
                const blast::Card card = draw();
                if (card != blast::no_card) s.hands[seat].count[card]++;
            }
        }
        for (blast::Card& slot : s.market)
            if (chance(40)) {
                s.discard.push(slot);
                slot = blast::no_card;
            }
        const std::uint32_t count = r.below(8);
        for (std::uint32_t i = 0; i < count; i++) {
            const blast::Card card = draw();
            if (card != blast::no_card) s.discard.push(card);
        }
    }
    // The top of the deck, unless OVERTIME lies there.
    blast::Card draw() {
        if (s.deck.empty() || s.deck[s.deck.size() - 1] == blast::overtime) return blast::no_card;
        return s.deck.draw();
    }

    blast::State& s;
    blast::Board& board;
    kit::Rng& r;
};

}  // namespace

RandomPositions::RandomPositions(kit::Rng& rng, int own_arenas) {
    for (int i = 0; i < own_arenas; i++) own.push_back(random_arena(rng));
}

blast::State RandomPositions::next(kit::Rng& rng) const {
    for (;;) {
        const int built_in = static_cast<int>(rng.below(26));
        const bool is_own = built_in >= blast::own_arena;
        const Arena arena = is_own ? own[rng.below(static_cast<std::uint32_t>(own.size()))]
                                   : *parse(printed_arenas()[built_in].text).arena;
        Options options;
        options.revenge = (is_own || arena.players > 2) && rng.below(2) == 0;
        Pair pair(arena, is_own ? blast::own_arena : built_in, options, rng.next());
        Scatter(pair.s, rng).all();
        if (pair.s.board.living_count() >= 2) return pair.s;
    }
}

}  // namespace second
