#include "bullet_scene/sight.h"

#include "bullet/risk.h"

namespace bullet_scene {

using namespace bullet_art;
using bullet::Modifier;

// ---- What would hit ----------------------------------------------------------------------------

unsigned deadly_numbers(const State& state, Seat seat, int column) {
    if (state.at(seat).modifier(Modifier::guard) > 0) return 0;
    unsigned deadly = 0;
    for (int number = 1; number <= bullet::number_count; ++number)
        if (bullet::landing(state, seat, column, number) == bullet::no_space)
            deadly |= 1u << (number - 1);
    return deadly;
}

int risk_of(const State& state, Seat seat) {
    const int chance = bullet::next_hit_chance(state, seat);
    return chance == 0 ? 0 : std::max(1, (chance + 5) / 10);
}

// ---- The sight ---------------------------------------------------------------------------------

namespace {

// The lowest number that lands in a space, and whether others do as well.
void draw_ghosts(Canvas& canvas, const State& state, Seat seat, int column) {
    Space last = bullet::no_space;
    for (int number = 1; number <= bullet::number_count; ++number) {
        const Space space = bullet::landing(state, seat, column, number);
        if (space == bullet::no_space || space == last) continue;
        last = space;
        if (bullet::has(state.at(seat).component_space(), space)) continue;
        const char digit = static_cast<char>('0' + number);
        const Rect cell = cell_area(space);
        canvas.text({cell.x + 9, cell.y + 6}, {&digit, 1}, stage::small,
                    stage::blend(well, tones_of(column).base, 215));
    }
}

void draw_bracket(Canvas& canvas, const Rect& box, stage::Colour colour, int length) {
    const int right = box.right() - 1, bottom = box.bottom() - 1;
    for (const int y : {box.y, bottom - 1}) {
        canvas.fill({box.x, y, length, 2}, colour);
        canvas.fill({right - length + 1, y, length, 2}, colour);
    }
    for (const int x : {box.x, right - 1}) {
        canvas.fill({x, box.y, 2, length}, colour);
        canvas.fill({x, bottom - length + 1, 2, length}, colour);
    }
}

}  // namespace

void draw_sight(Canvas& canvas, const State& state, Seat seat, Spaces away, bool ghosts,
                Point shake) {
    if (!canvas.shows(sight_area.inset(-1))) return;
    const Board& board = state.at(seat);
    canvas.fill(sight_area, well);
    for (int i = 0; i <= bullet::columns; ++i)
        canvas.fill({sight_area.x + i * cell_size - (i == bullet::columns ? 1 : 0), sight_area.y, 1,
                     sight_area.height},
                    edge);
    for (int i = 0; i <= bullet::rows; ++i)
        canvas.fill({sight_area.x, sight_area.y + i * cell_size - (i == bullet::rows ? 1 : 0),
                     sight_area.width, 1},
                    edge);
    if (ghosts)
        for (int column = 0; column < bullet::columns; ++column)
            if (canvas.shows({sight_area.x + column * cell_size, sight_area.y, cell_size,
                              sight_area.height}))
                draw_ghosts(canvas, state, seat, column);
    // A column that is stopped: every bullet counts as 1 there.
    if (board.stuck_column < bullet::columns)
        canvas.frame({sight_area.x + board.stuck_column * cell_size, sight_area.y, cell_size,
                      sight_area.height},
                     cyan, 2);
    bullet::each(board.sight.bullets() & ~away, [&](Space space) {
        draw_bullet(canvas, board.sight.at(space), cell_corner(space) + shake);
    });
    if (board.component != bullet::no_space)
        draw_bracket(canvas, cell_area(board.component), tones_of(bullet::pink).base, 7);
}

// A plate that is filled says danger, whatever its colour.
void draw_head(Canvas& canvas, int column, unsigned deadly, const Rect& area) {
    if (deadly == 0) {
        canvas.fill(area, deep);
        draw_mark(canvas, column, {area.x + 3, area.y + 3});
        const char letter = bullet::colour_letters[static_cast<std::size_t>(column)];
        canvas.text({area.x + 14, area.y}, {&letter, 1}, stage::small, tones_of(column).base);
        return;
    }
    canvas.rounded({area.x + 1, area.y, area.width - 1, area.height}, 2, amber);
    draw_mark(canvas, column, {area.x + 2, area.y + 3}, on_amber);
    constexpr std::string_view said[] = {"",   "1!", "2!", "12", "3!", "13", "23", "1+",
                                         "4!", "14", "24", "1+", "34", "1+", "2+", "1+"};
    canvas.text({area.x + 11, area.y}, said[deadly & 15], stage::small, on_amber);
}

void draw_heads(Canvas& canvas, const State& state, Seat seat) {
    for (int column = 0; column < bullet::columns; ++column)
        if (canvas.shows(head_area(column)))
            draw_head(canvas, column, deadly_numbers(state, seat, column), head_area(column));
}

void draw_hitbox(Canvas& canvas, const State& state, Seat seat) {
    if (!canvas.shows(hitbox_area)) return;
    const Board& board = state.at(seat);
    canvas.fill(hitbox_area, deep);
    const auto pips = [&](int x, int width, int filled, int all) {
        const int each = width / all;
        for (int i = 0; i < all; ++i) {
            const Rect pip{x + i * each, hitbox_area.y + 1, each - 2, 5};
            if (i < filled) {
                canvas.fill(pip, blood);
                canvas.hatch(pip, bullet_art::on_amber, 3);
            } else {
                canvas.frame(pip, blood);
            }
        }
    };
    if (board.heroine == bullet::balance) {
        pips(hitbox_area.x, 58, bullet::pan_size(board, true), bullet::most_pan);
        pips(hitbox_area.x + 62, 58, bullet::pan_size(board, false), bullet::most_pan);
    } else {
        pips(hitbox_area.x, hitbox_area.width, static_cast<int>(board.life.size()),
             board.card().lives);
    }
}

void draw_info(Canvas& canvas, const State& state, Seat seat) {
    if (!canvas.shows(info_area)) return;
    canvas.fill(info_area, deep);
    const Board& board = state.at(seat);
    kit::Text<48> text;
    const bool alone = state.mode == bullet::Mode::score_attack;
    const bool sends =
        state.mode == bullet::Mode::free_for_all || state.mode == bullet::Mode::teams;
    // Jane's specials come back to her, and feed cards cost.
    const int more = bullet::joining_incoming(state, seat) + board.feed_cards();
    text.add("R").number(state.round).add(" Next ").number(state.intensity);
    if (alone) text.add("+").number(state.track.total);
    if (sends || more > 0) text.add("+").number(more);
    if (alone || sends || more > 0) text.add("=").number(bullet::next_incoming_total(state, seat));
    canvas.text({info_area.x + 2, info_area.y}, text.view(), stage::small, ink);
    int x = column_area.x + 2;
    if (board.heroine == bullet::balance) {
        kit::Text<24> pans;
        pans.add("odd ").number(bullet::pan_size(board, true));
        pans.add(" even ").number(bullet::pan_size(board, false));
        x += canvas.text({x, info_area.y}, pans.view(), stage::small, blood) + 4;
    } else {
        const int lives = bullet::lives_left(state, seat);
        for (int i = 0; i < board.card().lives; ++i, x += 8)
            draw_heart(canvas, {x, info_area.y + 3}, i < lives);
        x += 4;
    }
    for (std::size_t i = 0; i < bullet::modifier_count; ++i) {
        if (board.modifiers[i] == 0) continue;
        kit::Text<16> modifier;
        modifier.add(bullet::modifier_names[i]).number(board.modifiers[i]);
        x += canvas.text({x, info_area.y}, modifier.view(), stage::small, cyan) + 4;
    }
    const std::string_view name = board.card().name;
    if (!has_portrait(state) && x + stage::text_width(name, stage::tiny) < info_area.right())
        canvas.text({info_area.right() - 1, info_area.y + 2}, name, stage::tiny, ink,
                    stage::Align::right);
}

// ---- Marks on cells ----------------------------------------------------------------------------

void draw_price(Canvas& canvas, Space space, int price) {
    const Rect cell = cell_area(space);
    if (!canvas.shows(cell)) return;
    canvas.fill(cell.inset(1), stage::blend(well, cyan, 50));
    canvas.dotted_frame(cell.inset(2), cyan);
    const char digit = static_cast<char>('0' + price);
    canvas.text({cell.x + 8, cell.y + 4}, {&digit, 1}, stage::medium, ink);
}

void draw_price_tag(Canvas& canvas, Space space, int price) {
    const Rect tag{cell_area(space).x - 1, cell_area(space).y - 1, 9, 12};
    canvas.fill(tag, cyan);
    const char digit = static_cast<char>('0' + price);
    canvas.text({tag.x + 2, tag.y}, {&digit, 1}, stage::small, on_amber);
}

// From middle to middle, thick, with a dark rim, so that it is seen on bullets too.
void draw_arrow(Canvas& canvas, Space from, Space to) {
    const Point a = cell_area(from).centre(), b = cell_area(to).centre();
    const auto sign = [](int value) { return (value > 0) - (value < 0); };
    const Point way{sign(b.x - a.x), sign(b.y - a.y)};
    for (int i = -2; i <= 2; ++i)
        for (const Point side : {Point{i, 0}, Point{0, i}})
            canvas.line(a + side, b + side, i == -2 || i == 2 ? deep : cyan);
    const Point back{b.x - 8 * way.x, b.y - 8 * way.y};
    const Point wing{6 * way.y, -6 * way.x};
    if (way.x == 0 || way.y == 0)
        canvas.triangle(b, back + wing, back - wing, cyan);
    else
        canvas.disc(b, 4, cyan);
}

void draw_target(Canvas& canvas, Space space) {
    canvas.dotted_frame(cell_area(space).inset(1), cyan);
}

void draw_aimed_cell(Canvas& canvas, Space space, const bullet::Cell& cell, bool bullet_there) {
    const Rect area = cell_area(space);
    if (!canvas.shows(area)) return;
    if (cell.asks == bullet::Asks::empty || cell.alone) canvas.dotted_frame(area.inset(2), ink);
    if (cell.asks != bullet::Asks::nothing && cell.asks != bullet::Asks::empty)
        canvas.rounded_frame(area.inset(1), 4, ink, 2);
    if (!cell.clears) return;
    const stage::Colour colour = bullet_there ? amber : faint;
    for (int i = 0; i < 3; ++i) {
        canvas.line({area.x + 3 + i, area.y + 4}, {area.right() - 7 + i, area.bottom() - 5},
                    colour);
        canvas.line({area.right() - 7 + i, area.y + 4}, {area.x + 3 + i, area.bottom() - 5},
                    colour);
    }
}

// Light between dark, so that it is seen on whatever it lies, lit plates included.
void draw_cursor(Canvas& canvas, const Rect& around, stage::Colour colour) {
    canvas.frame(around.inset(-2), deep);
    canvas.frame(around.inset(-1), colour, 2);
    if (std::min(around.width, around.height) > cell_size / 2) canvas.frame(around.inset(1), deep);
}

}  // namespace bullet_scene
