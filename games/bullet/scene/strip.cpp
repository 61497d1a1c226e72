#include "bullet_scene/strip.h"

#include "stage/seat_mark.h"

namespace bullet_scene {

using namespace bullet_art;

namespace {

constexpr int least_motto = 100;

void draw_rival(Canvas& canvas, const State& state, Seat me, int number, unsigned lit) {
    const Rect area = rival_area(state, number);
    if (!canvas.shows(area)) return;
    const Seat seat = other_seat(state, me, number);
    const Board& board = state.at(seat);
    const bool in = board.phase != bullet::Phase::out;
    const bool active = !state.over() && state.active == seat;
    canvas.fill(area, active ? edge : well);
    canvas.frame({area.x, area.y, area.width - 1, area.height},
                 (lit >> seat & 1) != 0 ? ink : edge);
    if (bullet::is_ally(state, me, seat))
        canvas.frame({area.x, area.y, area.width - 1, area.height}, cyan, 2);
    stage::draw_seat_mark(canvas, {area.x + 3, area.y + 3}, seat);
    if (!in) {
        canvas.shade(area.inset(1), deep);
        canvas.fill({area.x + 3, area.y + 19, 20, 13}, well);
        canvas.text({area.x + 4, area.y + 20}, "out", stage::small, faint);
        return;
    }
    draw_dots(canvas, board, {area.x + 16, area.y + 2});
    const int lives = bullet::lives_left(state, seat);
    for (int i = 0; i < lives; ++i) canvas.fill({area.x + 2 + 4 * i, area.y + 16, 3, 3}, blood);
    kit::Text<12> text;
    if (board.phase == bullet::Phase::down)
        text.add("down");
    else if (!has_boss(state))
        text.add("In ").number(board.incoming.total);
    else if (board.phase != bullet::Phase::ended)
        text.add("bag").number(board.current.total);
    else
        text.add("ended");
    canvas.text({area.x + 2, area.y + 21}, text.view(), stage::small,
                board.phase == bullet::Phase::down ? amber : ink);
    // What she clears goes there.
    if (bullet::target_of(state, me) == seat)
        canvas.triangle({area.x + 4, area.y + 14}, {area.x - 3, area.y + 8},
                        {area.x - 3, area.y + 20}, amber);
}

}  // namespace

void draw_dots(Canvas& canvas, const Board& board, Point at) {
    canvas.fill({at.x - 1, at.y - 1, 17, 20}, deep);
    for (Space cell = 0; cell < bullet::space_count; ++cell) {
        const Point dot{at.x + 3 * bullet::column_of(cell), at.y + 3 * bullet::row_of(cell)};
        const bullet::Type type = board.sight.at(cell);
        if (type == bullet::no_bullet)
            canvas.pixel({dot.x + 1, dot.y + 1}, edge);
        else
            canvas.fill({dot.x, dot.y, 3, 3}, tones_of(bullet::colour_of(type)).base);
    }
}

void draw_strip(Canvas& canvas, const State& state, const stage::MatchView&, Seat me, unsigned lit,
                const Gaps& gaps) {
    if (!canvas.shows(strip_area)) return;
    canvas.fill(strip_area, deep);
    for (int i = state.seats - 2; i >= 0; --i) draw_rival(canvas, state, me, i, lit);
    if (has_boss(state)) return draw_boss_strip(canvas, state, gaps);
    const Board& board = state.at(me);
    if (has_portrait(state)) canvas.sprite(portrait_of(board.heroine), {1, strip_area.y + 1});
    const Rect words = motto_area(state);
    // Her ability in one sentence where it fits, its name elsewhere.
    if (shows_ability(state, me)) {
        canvas.paragraph(words, board.card().ability_help, stage::small, ink, stage::Align::left,
                         -1);
    } else if (words.width >= least_motto) {
        canvas.text({words.x, words.y + 4}, board.card().name, stage::small, amber);
        canvas.text({words.x, words.y + 17}, board.card().ability, stage::small, ink);
    }
}

bool shows_ability(const State& state, Seat me) {
    const Rect words = motto_area(state);
    return !has_boss(state) && words.width >= least_motto &&
           stage::paragraph_height(words.width, state.at(me).card().ability_help, stage::small,
                                   -1) <= words.height;
}

Point target_point(const State& state, Seat me, Seat to) {
    for (int i = 0; i + 1 < state.seats; ++i)
        if (other_seat(state, me, i) == to) return rival_area(state, i).centre();
    if (has_boss(state)) return {17, strip_area.centre().y};
    return {60, info_area.y + 4};
}

}  // namespace bullet_scene
