#include "bullet_scene/boss_strip.h"

#include "bullet_scene/boss_words.h"

namespace bullet_scene {

using namespace bullet_art;
using bullet::Asks;

namespace {

constexpr int portrait_width = 34, shields_width = 34, pattern_width = 49;
constexpr int least_words = 88;

int others_left(const State& state) { return 240 - rival_width * (state.seats - 1); }
int patterns_width(const State& state) {
    return pattern_width * static_cast<int>(state.boss.active.size());
}
// Two patterns and three allies leave no room for it.
bool shows_portrait(const State& state) {
    return portrait_width + shields_width + patterns_width(state) <= others_left(state);
}
int shields_x(const State& state) { return shows_portrait(state) ? portrait_width : 0; }
Rect words_area(const State& state) {
    const int x = shields_x(state) + shields_width + patterns_width(state) + 3;
    return {x, strip_area.y, others_left(state) - x - 2, strip_area.height};
}

void draw_count(Canvas& canvas, const State& state, Point at) {
    draw_shields(canvas, at, state.boss.shields);
    if (state.boss.shields == 0) return;
    const int count = bullet::counted_bullets(state), needed = bullet::break_point(state);
    kit::Text<12> text;
    text.number(count).add('/').number(needed);
    canvas.text({at.x, at.y + 11}, text.view(), stage::small, count >= needed ? amber : ink);
    const Rect bar{at.x, at.y + 25, shields_width - 4, 5};
    canvas.frame(bar, edge);
    canvas.fill({bar.x + 1, bar.y + 1, std::min(count, needed) * (bar.width - 2) / needed, 3},
                amber);
}

// Symbols of a recipe that are served already.
void strike_served(Canvas& canvas, const bullet::ActivePattern& active, const Gap& gap,
                   const Rect& area) {
    const bullet::Grid grid = bullet::read_grid(bullet::boss_grid_text(active.id));
    const Point corner{area.centre().x - grid.width * pattern_cell / 2,
                       area.centre().y - grid.height * pattern_cell / 2};
    for (int i = 0; i < grid.width * grid.height; ++i) {
        if ((gap.met >> i & 1) == 0) continue;
        const Point at =
            corner + Point{i % grid.width * pattern_cell, i / grid.width * pattern_cell};
        canvas.line(at + Point{0, 6}, at + Point{6, 0}, cyan);
        canvas.line(at + Point{1, 6}, at + Point{7, 0}, cyan);
    }
}

void draw_active(Canvas& canvas, const State& state, int place, const Gap& gap) {
    const Rect area = boss_pattern_area(state, place);
    if (!canvas.shows(area)) return;
    const bullet::ActivePattern& active = state.boss.active[static_cast<std::size_t>(place)];
    canvas.fill({area.x, area.y, area.width - 1, area.height}, well);
    canvas.frame({area.x, area.y, area.width - 1, area.height}, gap.complete ? cyan : amber);
    // The widest ones keep off the frame.
    const bool wide =
        bullet::read_grid(bullet::boss_grid_text(active.id)).width == bullet::columns &&
        active.turns % 2 == 0;
    const Rect room{area.x + 1, area.y + 1, wide ? 42 : 38, 32};
    draw_boss_grid(canvas, active.id, active.turns, room);
    if (bullet::against(state, bullet::knife_and_fork)) strike_served(canvas, active, gap, room);
    draw_done(canvas, {area.right() - 10, area.y + 3}, gap.complete);
    if (gap.complete) return;
    const char digit = static_cast<char>('0' + gap.missing);
    canvas.text({area.right() - 9, area.y + 20}, {&digit, 1}, stage::small, amber);
}

void draw_words(Canvas& canvas, const State& state, const Gaps& gaps) {
    const Rect area = words_area(state);
    if (area.width < least_words || !canvas.shows(area)) return;
    kit::Text<96> text;
    for (std::size_t i = 0; i < gaps.size(); ++i) {
        if (gaps[i].complete) continue;
        text.add(text.empty() ? "Else " : "; ");
        add_penalty(state.boss.active[i], text);
    }
    if (!text.empty()) text.add(". ");
    if (state.boss.shields > 0) {
        text.add("Shield: ");
        add_next_slot(state, text);
        text.add('.');
    }
    canvas.paragraph(area, text.view(), stage::small, ink, stage::Align::left, -1);
}

}  // namespace

Gaps gaps_of(const State& state, Seat seat) {
    Gaps gaps;
    if (!has_boss(state)) return gaps;
    for (const bullet::ActivePattern& active : state.boss.active)
        gaps.push(gap_of(state, seat, active));
    return gaps;
}

Rect boss_area(const State& state) {
    return {0, strip_area.y, shields_x(state) + shields_width, strip_area.height};
}
Rect boss_pattern_area(const State& state, int place) {
    return {boss_area(state).right() + place * pattern_width, strip_area.y, pattern_width,
            strip_area.height};
}

void draw_shields(Canvas& canvas, Point at, int left) {
    constexpr std::uint8_t whole[] = {0x3f, 0x3f, 0x3f, 0x3f, 0x3f, 0x1e, 0x1e, 0x0c};
    constexpr std::uint8_t outline[] = {0x3f, 0x21, 0x21, 0x21, 0x21, 0x12, 0x12, 0x0c};
    // Those above break first, so the left ones.
    for (int i = 0; i < bullet::shield_count; ++i) {
        const bool stands = i >= bullet::shield_count - left;
        for (int y = 0; y < 8; ++y)
            for (int x = 0; x < 6; ++x)
                if (((stands ? whole : outline)[y] >> (5 - x) & 1) != 0)
                    canvas.pixel({at.x + 6 * i + x, at.y + y + 1},
                                 !stands ? edge
                                 : x < 3 ? cyan
                                         : stage::blend(deep, cyan, 170));
    }
}

void draw_done(Canvas& canvas, Point at, bool done) {
    for (int i = 0; i < 2; ++i) {
        if (done) {
            canvas.line({at.x, at.y + 3 + i}, {at.x + 2, at.y + 5 + i}, cyan);
            canvas.line({at.x + 2, at.y + 5 + i}, {at.x + 7, at.y + i}, cyan);
        } else {
            canvas.line({at.x + i, at.y}, {at.x + 5 + i, at.y + 5}, amber);
            canvas.line({at.x + 5 + i, at.y}, {at.x + i, at.y + 5}, amber);
        }
    }
}

void draw_boss_strip(Canvas& canvas, const State& state, const Gaps& gaps) {
    canvas.fill({0, strip_area.y, 240, 1}, edge);
    if (shows_portrait(state))
        canvas.sprite(portrait_of_boss(state.boss.who), {1, strip_area.y + 1});
    draw_count(canvas, state, {shields_x(state) + 1, strip_area.y + 1});
    for (std::size_t i = 0; i < gaps.size(); ++i)
        draw_active(canvas, state, static_cast<int>(i), gaps[i]);
    draw_words(canvas, state, gaps);
}

Rect gap_area(const bullet::ActivePattern& active, const Gap& gap) {
    Rect area{};
    if (gap.anchor == bullet::no_space) return area;
    for (const bullet::Shape::Wish& wish : bullet::boss_shape(active.id, active.turns).wishes)
        area = area.around(cell_area(space_of(gap, wish)));
    return area;
}

void draw_gap(Canvas& canvas, const bullet::ActivePattern& active, const Gap& gap) {
    if (gap.anchor == bullet::no_space) return;
    const bullet::Shape& shape = bullet::boss_shape(active.id, active.turns);
    unsigned bit = 1;
    for (const bullet::Shape::Wish& wish : shape.wishes) {
        const bool met = (gap.met & bit) != 0;
        bit <<= 1;
        const Rect cell = cell_area(space_of(gap, wish));
        if (!canvas.shows(cell)) continue;
        if (met) {
            if (wish.asks == Asks::empty)
                canvas.ring(cell.centre(), 4, 1, faint);
            else
                canvas.rounded_frame(cell.inset(1), 4, ink);
            continue;
        }
        canvas.dotted_frame(cell.inset(1), amber);
        canvas.dotted_frame(cell.inset(2), amber);
        // What is missing, on a plate in the corner: a bullet may lie here that is another.
        const Rect plate{cell.x + 1, cell.bottom() - 11, 10, 10};
        canvas.fill(plate, amber);
        canvas.fill(plate.inset(1), well);
        draw_pattern_cell(canvas, {wish.asks}, {plate.x + 1, plate.y + 1});
    }
}

}  // namespace bullet_scene
