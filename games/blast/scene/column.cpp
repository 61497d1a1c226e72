#include "blast_scene/column.h"

#include "stage/font.h"
#include "stage/seat_mark.h"

namespace blast_scene {

using blast_art::Mark;
using stage::Align;
using stage::Colour;

void draw_plate(Canvas& canvas, Seat seat, Point at) {
    const blast_art::Tones& tones = blast_art::tones_of(seat);
    const Rect box{at.x, at.y, plate_width, plate_height};
    canvas.rounded(box, 3, tones.outline);
    canvas.rounded(box.inset(1), 2, tones.base);
    const char letter[]{blast::colours[seat].letter};
    canvas.text({at.x + 4, at.y + 1}, std::string_view(letter, 1), stage::small, tones.letter);
}

void draw_small_plate(Canvas& canvas, Point at, Seat seat) {
    const blast_art::Tones& tones = blast_art::tones_of(seat);
    const Rect box{at.x, at.y, stage::seat_mark_size, stage::seat_mark_size};
    canvas.rounded(box, 3, tones.light);
    canvas.rounded(box.inset(1), 2, tones.base);
    const char letter[]{blast::colours[seat % blast::most_seats].letter};
    canvas.text({at.x + 3, at.y + 2}, std::string_view(letter, 1), stage::tiny, tones.letter);
}

void draw_seat(Canvas& canvas, const State& state, Seat seat, const SeatLook& look) {
    const Rect box = seat_area(seat);
    if (!canvas.shows(box)) return;
    const stage::Theme& theme = canvas.theme();
    const blast::Figure& figure = state.figure(seat);
    const bool alive = figure.alive != 0;
    canvas.fill(box, look.lit ? theme.edge : theme.panel);
    canvas.frame(box, look.active ? theme.accent : theme.edge, look.active ? 2 : 1);
    canvas.fill({box.x + 2, box.y + 2, 3, box.height - 4}, blast_art::tones_of(seat).base);
    // Who it is, the Heart or what it has become, how far its flames go, whose turn it is.
    const int x = box.x + 6, first = box.y + 2, second = box.y + 13, third = box.y + 23;
    blast_art::draw_antenna(canvas, seat, {x, first + 2});
    const char letter[]{blast::colours[seat].letter};
    canvas.text({x + 10, first - 1}, std::string_view(letter, 1), stage::small, theme.ink);
    blast_art::draw_mark(canvas,
                         !alive              ? Mark::skull
                         : figure.heart != 0 ? Mark::heart
                                             : Mark::extra_move,
                         {x + 17, first});
    if (look.active)
        canvas.triangle({box.right() - 4, first + 1}, {box.right() - 4, first + 9},
                        {box.right() - 9, first + 5}, theme.accent);
    kit::Text<8> bombs;
    bombs.number(state.board.inventory(seat)).add('/').number(figure.bombs);
    blast_art::draw_mark(canvas, Mark::bomb, {x, second});
    canvas.text({x + 10, second - 1}, bombs.view(), stage::small, theme.ink);
    blast_art::draw_mark(canvas, figure.flame_max != 0 ? Mark::endless : Mark::flame,
                         {x + 29, second});
    if (!alive) return;
    int at = x;
    for (std::size_t card = 0; card < blast::ability_kinds; ++card)
        for (int i = 0; i < state.hands[seat].count[card]; ++i, at += 9)
            blast_art::draw_card_icon(canvas, static_cast<blast::Card>(card), {at, third});
    if (figure.speed_ups == 0) return;
    kit::Text<4> speed;
    speed.number(figure.speed_ups);
    blast_art::draw_mark(canvas, Mark::speed, {box.right() - 17, third});
    canvas.text({box.right() - 8, third - 1}, speed.view(), stage::small, theme.ink);
}

void draw_market(Canvas& canvas, const State& state) {
    constexpr Rect area{column_area.x, seat_area(3).bottom(), column_area.width,
                        deck_area.y - seat_area(3).bottom()};
    if (!canvas.shows(area)) return;
    for (int slot = 0; slot < blast::market_size; ++slot) {
        const Rect box = market_area(slot);
        const blast::Card card = state.market[static_cast<std::size_t>(slot)];
        if (card == blast::no_card)
            blast_art::draw_market_gap(canvas, {box.x, box.y});
        else
            blast_art::draw_market_card(canvas, static_cast<blast::Card>(card), {box.x, box.y});
    }
}

int idle_left(const State& state) {
    if (state.board.holder != kit::nobody || state.over()) return 0;
    const int living = state.board.living_count();
    const int left = blast::idle_rounds * living - state.idle;
    return left <= living ? left : 0;
}

namespace {

constexpr int map_square = 3, map_tile = map_square * blast::tile_side;

// Tiles that are gone, and in which order the others go.
void draw_flip_map(Canvas& canvas, const blast::Board& board) {
    const stage::Theme& theme = canvas.theme();
    const Court court = court_of(board);
    const Point corner{deck_area.x + 1, deck_area.y + (deck_area.height - court.rows * 3) / 2};
    for (int step = 0; step < board.tile_count; ++step) {
        const std::uint8_t tile = board.flip_at(step);
        const Square at = board.tiles[tile];
        const Rect box{corner.x + blast::column_of(at) * map_square,
                       corner.y + blast::row_of(at) * map_square, map_tile, map_tile};
        if (step < board.flips) {
            canvas.dotted_frame(box.inset(1), theme.edge);
            continue;
        }
        const bool next = step == board.flips;
        const blast_art::Tones& tones = blast_art::tones_of(board.holder);
        canvas.fill(box, next ? tones.outline : theme.paper);
        canvas.fill(box.inset(1), next ? tones.base : stage::rgb(0x2c5c28));
        const char digit[]{static_cast<char>('1' + step - board.flips)};
        canvas.text({box.x + 2, box.y + 1}, std::string_view(digit, 1), stage::tiny,
                    next ? tones.letter : theme.ink);
    }
}

}  // namespace

void draw_deck(Canvas& canvas, const State& state) {
    if (!canvas.shows(deck_area)) return;
    const stage::Theme& theme = canvas.theme();
    kit::Text<12> text;
    if (state.board.holder != kit::nobody) {
        draw_flip_map(canvas, state.board);
        // The card, who holds it, and how many are left in the deck. The largest arenas leave just
        // as much room beside the map as the small plate takes.
        const bool roomy = court_of(state.board).columns <= 9;
        const int right = deck_area.right() - (roomy ? 2 : 0);
        blast_art::draw_card_icon(canvas, blast::overtime,
                                  {right - (roomy ? 13 : 11), deck_area.y + 2});
        if (roomy)
            draw_plate(canvas, state.board.holder, {right - 15, deck_area.y + 14});
        else
            draw_small_plate(canvas, {right - stage::seat_mark_size, deck_area.y + 14},
                             state.board.holder);
        text.number(static_cast<std::int32_t>(state.deck.size()));
        canvas.text({right, deck_area.y + 29}, text.view(), stage::tiny, theme.ink, Align::right);
        return;
    }
    text.add("DECK ").number(static_cast<std::int32_t>(state.deck.size()));
    canvas.text({deck_area.x + 2, deck_area.y}, text.view(), stage::small, theme.ink);
    const blast::OvertimeRange range = blast::overtime_range(state);
    blast_art::draw_card_icon(canvas, blast::overtime, {deck_area.x + 2, deck_area.y + 13});
    text.clear();
    text.number(range.least);
    if (range.most != range.least) text.add('-').number(range.most);
    canvas.text({deck_area.x + 15, deck_area.y + 12}, text.view(), stage::small, theme.ink);
    if (const int left = idle_left(state); left > 0) {
        text.clear();
        text.add("idle ").number(left);
        canvas.text({deck_area.x + 2, deck_area.y + 25}, text.view(), stage::small, theme.warn);
    }
}

namespace {

// Moves as pips; what the choice would take is a ring.
int draw_moves(Canvas& canvas, const State& state, Seat seat, int spent, Point at) {
    const stage::Theme& theme = canvas.theme();
    const int most = std::max<int>(state.figure(seat).moves(), state.moves_left);
    for (int i = 0; i < most; ++i) {
        const Point middle{at.x + 4 + 10 * i, at.y + 4};
        if (i >= state.moves_left)
            canvas.ring(middle, 4, 1, theme.edge);
        else if (i >= state.moves_left - spent)
            canvas.ring(middle, 4, 2, theme.warn);
        else
            canvas.disc(middle, 4, theme.good);
    }
    return 10 * most;
}

void draw_speed(Canvas& canvas, const State& state, Seat seat, bool spent, Point at) {
    const int count = state.figure(seat).speed_ups;
    if (count == 0) return;
    kit::Text<8> text("+");
    text.number(count);
    blast_art::draw_mark(canvas, Mark::speed, at);
    canvas.text({at.x + 11, at.y - 1}, text.view(), stage::small,
                spent ? canvas.theme().warn : canvas.theme().ink);
}

}  // namespace

void draw_pips(Canvas& canvas, const State& state, Seat seat, int spent) {
    if (!canvas.shows(pips_area)) return;
    canvas.fill(pips_area, canvas.theme().panel);
    canvas.fill({pips_area.x, pips_area.y, pips_area.width, 1}, canvas.theme().edge);
    draw_moves(canvas, state, seat, spent, {pips_area.x + 3, pips_area.y + 3});
    draw_speed(canvas, state, seat, spent > state.moves_left, {pips_area.x + 3, pips_area.y + 13});
}

void draw_turn(Canvas& canvas, const State& state, Seat seat, int spent) {
    if (!canvas.shows(status_area)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.fill(status_area, theme.panel);
    canvas.fill({status_area.x, status_area.y, status_area.width, 1}, theme.edge);
    canvas.text({4, status_area.y + 2}, "MOVES", stage::small, theme.ink);
    const int width = draw_moves(canvas, state, seat, spent, {38, status_area.y + 4});
    draw_speed(canvas, state, seat, spent > state.moves_left, {42 + width, status_area.y + 4});
    int x = status_area.right() - 14;
    for (std::size_t card = blast::ability_kinds; card-- > 0;)
        for (int i = 0; i < state.hands[seat].count[card]; ++i, x -= 13)
            blast_art::draw_card_icon(canvas, static_cast<blast::Card>(card),
                                      {x, status_area.y + 3});
}

}  // namespace blast_scene
