// What the story draws over the table.
#include "bullet/events.h"
#include "bullet_scene/boss_story.h"
#include "bullet_scene/sight.h"
#include "bullet_scene/story.h"
#include "bullet_scene/strip.h"

namespace bullet_scene {

using namespace bullet_art;
using stage::MatchView;

namespace {

constexpr int clear_flash = 10;

constexpr Rect banner_area{8, 80, 224, 56};

// `why`: a second, smaller line.
void draw_banner(Canvas& canvas, std::string_view title, std::string_view words,
                 stage::Colour colour, std::string_view why = {}) {
    canvas.fill(banner_area, deep);
    canvas.frame(banner_area, colour, 2);
    canvas.text({banner_area.centre().x, banner_area.y + 6}, title, stage::large, colour,
                stage::Align::centre);
    canvas.text({banner_area.centre().x, banner_area.y + (why.empty() ? 34 : 28)}, words,
                stage::medium, ink, stage::Align::centre);
    if (!why.empty())
        canvas.text({banner_area.centre().x, banner_area.bottom() - 14}, why, stage::small, faint,
                    stage::Align::centre);
}

}  // namespace

void Story::draw(Canvas& canvas, const MatchView& view) const {
    if (!telling()) return;
    const Events all = events(view);
    const kit::Event& now_told = all[0];
    const State& state = view.shown_as<State>();
    if (boss_story::tells(now_told)) return boss_story::draw(canvas, view, all, now(), frames_);
    switch (now_told.kind) {
        case bullet::round_began:
            return draw_round(canvas, view, now_told);
        case bullet::match_ended:
            return draw_end(canvas, view, now_told);
        case bullet::sudden_began:
            return draw_banner(canvas, "SUDDEN DEATH", "The first hit decides", blood);
        case bullet::timed_out:
            return draw_banner(canvas, "TIME IS UP", "All bullets left fall now", amber);
        default:
            break;
    }
    if (is_for_me(all)) draw_parcel(canvas, all);
    if (now_told.a != me_ || state.sudden != 0) return;
    switch (now_told.kind) {
        case bullet::placed:
            return draw_fall(canvas, now_told);
        case bullet::hit:
            return draw_hit(canvas, now_told);
        case bullet::moved:
            return draw_bullet(
                canvas, now_told.d,
                between(cell_corner(now_told.b), cell_corner(now_told.c), 0, frames_));
        case bullet::cleared:
        case bullet::swept:
            return draw_clear(canvas, state, all);
        case bullet::special:
            return draw_special(canvas, now_told);
        default:
            return;
    }
}

// It comes in over the head and falls to its place, or through the bottom.
void Story::draw_fall(Canvas& canvas, const kit::Event& event) const {
    if (bullet::is_special(event.b)) return;
    const int x = sight_area.x + bullet::colour_of(event.b) * cell_size;
    const int bottom = event.c < bullet::space_count ? cell_corner(event.c).y : hitbox_area.y;
    // Faster and faster.
    const int part = frames_ == 0 ? 256 : now() * now() * 256 / (frames_ * frames_);
    const int top = sight_area.y - cell_size;
    const int y = top + (bottom - top) * part / 256;
    auto inside =
        canvas.clipped({x, sight_area.y - 12, cell_size, hitbox_area.bottom() - sight_area.y + 12});
    for (int i = 1; i <= 2; ++i)
        canvas.fill({x + 6 + 3 * i, y - 8 * i, 12 - 6 * i, 8},
                    stage::blend(well, tones_of(bullet::colour_of(event.b)).base, 120 - 40 * i));
    draw_bullet(canvas, event.b, {x, y});
}

// A jagged burst below the column, and a thick frame: seen without any colour.
void Story::draw_hit(Canvas& canvas, const kit::Event& event) const {
    if (bullet::is_special(event.b)) return;
    const int x = sight_area.x + bullet::colour_of(event.b) * cell_size + cell_size / 2;
    const Point heart{x, sight_area.bottom() - 8};
    auto inside = canvas.clipped(left_area);
    // Eight rays, of two lengths, that grow and turn from white to red.
    const int size = 8 + std::min(now(), 12);
    constexpr Point rays[] = {{0, -20}, {10, -10}, {20, 0},  {10, 10},
                              {0, 20},  {-10, 10}, {-20, 0}, {-10, -10}};
    const stage::Colour colour = now() < 14 ? ink : blood;
    for (const Point ray : rays) {
        const Point tip{heart.x + ray.x * size / 16, heart.y + ray.y * size / 16};
        const Point side{ray.y * size / 80, -ray.x * size / 80};
        canvas.triangle(tip, heart + side, heart - side, colour);
    }
    canvas.disc(heart, size / 3, colour);
    canvas.frame(sight_area.inset(-1), blood, now() < 20 ? 3 : 1);
    const Rect plate{sight_area.centre().x - 30, sight_area.centre().y - 16, 60, 28};
    canvas.fill(plate, deep);
    canvas.frame(plate, blood, 2);
    canvas.text({plate.centre().x, plate.y + 2}, "HIT!", stage::large, ink, stage::Align::centre);
}

// First a flash in the bullets' own shapes, with a ring around each; then they fly away.
void Story::draw_clear(Canvas& canvas, const State& state, Events all) const {
    const Seat me = me_;
    Seat to = kit::nobody;
    for (const kit::Event& event : all)
        if (event.kind == bullet::sent) to = event.b;
    const Point target = target_point(state, me, to) - Point{cell_size / 2, cell_size / 2};
    int number = 0;
    for (const kit::Event& event : all) {
        if (event.kind == bullet::sent || event.kind == bullet::trap_caught) continue;
        const Point cell = cell_corner(event.b);
        const int first = clear_flash + number;
        if (now() < first) {
            draw_bullet_flash(canvas, event.c, cell, ink);
            const int radius = 12 + now();
            canvas.ring({cell.x + cell_size / 2, cell.y + cell_size / 2}, radius, 2, amber);
        } else {
            draw_bullet(canvas, event.c, between(cell, target, first, frames_));
        }
        ++number;
    }
}

// What a rival sends: so many bullets more for each of these columns.
void Story::draw_parcel(Canvas& canvas, Events all) const {
    std::array<int, bullet::columns> coming{};
    for (const kit::Event& event : all)
        if (is_clear(event.kind)) ++coming[static_cast<std::size_t>(bullet::colour_of(event.c))];
    for (int column = 0; column < bullet::columns; ++column) {
        const int count = coming[static_cast<std::size_t>(column)];
        const Rect area = head_area(column);
        if (count == 0 || !canvas.shows(area)) continue;
        canvas.fill(area, cyan);
        draw_mark(canvas, column, {area.x + 1, area.y + 3}, on_amber);
        kit::Text<4> more("+");
        more.number(count);
        canvas.text({area.x + 10, area.y}, more.view(), stage::small, on_amber);
    }
}

void Story::draw_special(Canvas& canvas, const kit::Event& event) const {
    constexpr Rect card{36, 72, 52, 52};
    canvas.fill(card, deep);
    canvas.frame(card, amber, 2);
    canvas.sprite(art::special[(event.b - bullet::immobilizer) % 3], {card.x + 17, card.y + 17});
}

void Story::draw_round(Canvas& canvas, const MatchView& view, const kit::Event& event) const {
    kit::Text<24> title;
    title.add("ROUND ").number(event.b);
    const State& after = view.state_as<State>();
    kit::Text<32> words;
    int people = 0;
    Seat person = me_;
    for (Seat seat = 0; seat < after.seats; ++seat)
        if (view.seat(seat).person()) {
            person = seat;
            ++people;
        }
    if (people > 1) {
        stage::add_doing(view, event.a, "begin", words);
    } else {
        words.number(after.at(person).current.total).add(" bullets come");
    }
    draw_banner(canvas, title.view(), words.view(), amber);
}

void Story::draw_end(Canvas& canvas, const MatchView& view, const kit::Event& event) const {
    const State& state = view.state_as<State>();
    kit::Text<40> words;
    if (state.mode == bullet::Mode::score_attack) {
        add_score(state, 0, words);
        return draw_banner(canvas, "DOWN", words.view(), amber);
    }
    if (event.b == 0)
        return draw_banner(canvas, "A TIE", "Nobody has won", amber, bullet::end_words(state));
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if ((event.b >> seat & 1) == 0) continue;
        if (!words.empty()) words.add(" and ");
        words.add(state.at(seat).card().name);
    }
    words.add((event.b & (event.b - 1)) == 0 ? " has won" : " have won");
    const bool glad = people_have_won(view, event);
    draw_banner(canvas, glad ? "VICTORY" : "GAME OVER", words.view(), glad ? amber : blood,
                bullet::end_words(state));
}

}  // namespace bullet_scene
