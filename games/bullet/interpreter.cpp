#include "bullet/interpreter.h"

#include <algorithm>

#include "bullet/clearing.h"
#include "bullet/placing.h"

namespace bullet {

namespace {

constexpr Spaces first_places(std::size_t count) { return (Spaces{1} << count) - 1; }

// Bullets that may go onto the pans without making her lose (BUL-373).
Spaces weighable(const Board& board, Spaces bullets) {
    const int odd = pan_size(board, true), even = pan_size(board, false);
    Spaces fits = 0;
    if (!scales_tip(odd + 1, even)) fits |= board.sight.odd();
    if (!scales_tip(odd, even + 1)) fits |= board.sight.even();
    return bullets & fits;
}

Spaces on_pans(const Board& board, bool odd, bool even) {
    Spaces places = 0;
    if (odd) places |= first_places(board.pans[0].size());
    if (even) places |= first_places(board.pans[1].size()) << even_pan;
    return places;
}

// First Aid; of Balance's pans it takes nothing that would make her lose (BUL-373, BUL-375).
Spaces on_life(const Board& board) {
    if (board.heroine != balance) return first_places(board.life.size());
    const int odd = pan_size(board, true), even = pan_size(board, false);
    return on_pans(board, !scales_tip(odd - 1, even), !scales_tip(odd, even - 1));
}

// A feed card goes to a pile of its own, so nothing can be drawn for it if her piles are empty
// (BUL-116, BUL-394).
Spaces discardable(const Board& board, const Step& step) {
    Spaces places = first_places(board.hand.size());
    if (!step.redraws || board.cards_to_draw() > 0) return places;
    for (std::size_t i = 0; i < board.hand.size(); ++i)
        if (board.is_feed(board.hand[i])) places &= ~(Spaces{1} << i);
    return places;
}

Spaces puttable(const Board& board, const Step& step) {
    switch (step.from) {
        case Area::life:
            return on_life(board);
        case Area::pan:  // both pans lose one, so they are not weighed in between
            return on_pans(board, step.filter == Filter::odd, step.filter == Filter::even);
        default:
            break;
    }
    const Spaces bullets = fitting(board, step.filter);
    if (step.to == Area::pan) return weighable(board, bullets);
    return step.to == Area::mind && board.mind.full() ? 0 : bullets;
}

bool some_pair(const State& state, const Step& step, Seat doer) {
    const Board& board = state.at(doer);
    if (step.verb == Verb::move && step.n == 1)  // by far the most frequent
        return (stepped(fitting(board, step.filter), step.ways) & board.sight.open()) != 0;
    bool found = false;
    each_answer(state, step, doer, [&](std::uint8_t, std::uint8_t) { found = true; });
    return found;
}

// `discarded`: cards that earlier steps of the effect bring to the pile.
bool possible(const State& state, const Step& step, Seat doer, int discarded) {
    const Board& board = state.at(doer);
    switch (step.verb) {
        case Verb::move:
        case Verb::swap:
        case Verb::warp:
            return some_pair(state, step, doer);
        case Verb::draw:
            return board.cards_to_draw() + discarded >= step.n;  // BUL-144
        case Verb::action_points:
        case Verb::modify:
        case Verb::shift:
            return true;
        case Verb::discard:
            return size_of(pick_set(board, step)) > discarded;
        default:
            // From the center chance decides: it only has to hold enough. BUL-120
            if (step.up_to) return true;
            return step.picks ? pick_set(board, step) != 0 : state.center.total >= step.n;
    }
}

Type take_put(Play& play, Board& board, const Step& step, std::uint8_t p) {
    switch (step.from) {
        case Area::sight:
            return board.sight.take(p);
        case Area::center:
            return play.state.center.draw(play.state.rng);
        case Area::boss:
            return play.state.boss.incoming.draw(play.state.rng);
        default:
            if (board.heroine != balance) return board.life.erase(p);
            return p >= even_pan ? board.pans[1].erase(p - even_pan) : board.pans[0].erase(p);
    }
}

void drop_put(Play& play, Seat doer, const Step& step, Type type) {
    Board& board = play.at(doer);
    switch (step.to) {
        case Area::current:
            return board.current.add(type);
        case Area::mind:
            return board.mind.push(type);
        case Area::pan:
            return board.pans[is_odd(type) ? 0 : 1].push(type);
        case Area::target:
            return play.at(target_of(play.state, doer)).incoming.add(type);
        case Area::life:
            return put_hit(play, doer, doer, type);
        default:
            return play.state.center.add(type);
    }
}

// What nobody may know, since it goes from bag to bag, is not told.
void put(Play& play, const Step& step, Seat doer, std::uint8_t p) {
    const int most = step.up_to ? play.state.boss.incoming.total : step.n;
    for (int i = 0; i < std::min<int>(step.n, most); ++i) {
        const Type type = take_put(play, play.at(doer), step, p);
        const bool seen = step.picks || step.from == Area::boss || step.to == Area::life;
        play.tell({.kind = put_away,
                   .a = doer,
                   .b = p,
                   .c = static_cast<std::uint8_t>(static_cast<int>(step.from) << 4 |
                                                  static_cast<int>(step.to)),
                   .d = seen ? type : no_bullet});
        drop_put(play, doer, step, type);
    }
}

// All bullets go one space down; those of the last row fall out, or stay (BUL-297). She may be out
// of the game before all have fallen.
void shift(Play& play, const Step& step, Seat doer) {
    Board& board = play.at(doer);
    play.tell({.kind = shifted,
               .a = doer,
               .b = step.ways,
               .c = step.hits ? std::uint8_t{1} : std::uint8_t{0}});
    if (step.hits)
        each(board.sight.bullets() & last_row, [&](Space space) {
            if (board.in_game()) put_hit(play, doer, doer, board.sight.take(space));
        });
    board.sight.slide(static_cast<Direction>(step.ways));
}

void modify(Play& play, const Step& step, Seat doer) {
    std::uint8_t& value = play.at(doer).modifier(step.modifier);
    value = static_cast<std::uint8_t>(std::min(value + step.n, most_modifier));
    play.tell(
        {.kind = modified, .a = doer, .b = static_cast<std::uint8_t>(step.modifier), .c = value});
}

void move(Play& play, Seat doer, Space from, Space to) {
    Sight& sight = play.at(doer).sight;
    sight.move(from, to);
    play.tell({.kind = moved, .a = doer, .b = from, .c = to, .d = sight.at(to)});
}

}  // namespace

Spaces pick_set(const Board& board, const Step& step) {
    switch (step.verb) {
        case Verb::move_component:
            return component_ends(board, step);
        case Verb::discard:
            return discardable(board, step);
        case Verb::put:
            return puttable(board, step);
        default:  // CLEAR, and PLACE from the sight
            return fitting(board, step.filter);
    }
}

const Step* first_impossible(const State& state, const Effect& effect, Seat seat, Seat ally) {
    int discarded = 0;
    for (const Step& step : effect.steps) {
        if (!possible(state, step, doer_of(step, seat, ally), discarded)) return &step;
        if (step.verb == Verb::discard) discarded += step.n;
    }
    return nullptr;
}

const char* why_impossible(const Step& step) {
    switch (step.verb) {
        case Verb::move:
            return step.ally ? "She has no bullet to move" : "No bullet can move so";
        case Verb::swap:
            return "No bullets can change places";
        case Verb::warp:
            return "No bullet can go home";
        case Verb::move_component:
            return "Baku cannot move";
        case Verb::draw:
            return step.ally ? "She has no card to draw" : "There is no card to draw";
        case Verb::discard:
            return "No card can be changed";
        case Verb::clear:
            return "No bullet lies there";
        case Verb::put:
            if (step.from == Area::life || step.from == Area::pan) return "No bullet can leave";
            return step.from == Area::sight ? "No bullet can go there" : "No bullets are left";
        default:
            return step.picks ? "You have no bullet to send" : "No bullets are left";
    }
}

bool leads_off(const State& state, const Effect& effect, Seat seat, Seat ally) {
    const Step& step = effect[0];
    if (step.verb != Verb::move) return false;
    const Board& board = state.at(doer_of(step, seat, ally));
    return (fitting(board, step.filter) & border(step.ways)) != 0;
}

bool is_answer(const State& state, const Step& step, Seat doer, std::uint8_t p, std::uint8_t q) {
    const Board& board = state.at(doer);
    switch (step.verb) {
        case Verb::move:
            return has(fitting(board, step.filter), p) && has(move_ends(board, step, p), q);
        case Verb::swap:
            return has(fitting(board, step.filter), p) && has(swap_partners(board, step, p), q);
        case Verb::warp:
            return has(fitting(board, step.filter), p) && has(warp_ends(board, p), q);
        default:
            return q == 0 && has(pick_set(board, step), p);
    }
}

void do_step(Play& play, const Step& step, Seat seat, Seat ally, std::uint8_t p, std::uint8_t q) {
    const Seat doer = doer_of(step, seat, ally);
    Board& board = play.at(doer);
    switch (step.verb) {
        case Verb::move:
        case Verb::warp:
            return move(play, doer, p, q);
        case Verb::move_component:
            play.tell({.kind = component_moved, .a = doer, .b = board.component, .c = p});
            board.component = p;
            return;
        case Verb::swap:
            board.sight.swap(p, q);
            play.tell({.kind = swapped, .a = doer, .b = p, .c = q});
            return;
        case Verb::draw:
            for (int i = 0; i < step.n; ++i) (void)draw_pattern(play, doer);
            return;
        case Verb::discard:
            return discard_pattern(play, doer, p);
        case Verb::action_points:
            return gain_points(play, doer, step.n);
        case Verb::clear:
            clear_bullets(play, doer, set_of(p));
            return;
        case Verb::place:
            if (step.from == Area::sight)
                return place(play, ally, board.sight.take(p), Source::ally);  // BUL-252
            for (int i = 0; i < step.n && board.phase != Phase::down && board.in_game(); ++i)
                place_from_center(play, doer);
            return;
        case Verb::shift:
            return shift(play, step, doer);
        case Verb::put:
            return put(play, step, doer, p);
        case Verb::modify:
            return modify(play, step, doer);
    }
}

}  // namespace bullet
