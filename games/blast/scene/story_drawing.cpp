// What moves while a story is told.
#include <algorithm>
#include <array>

#include "blast/blast.h"
#include "blast/events.h"
#include "blast/moves.h"
#include "blast_scene/column.h"
#include "blast_scene/flight.h"
#include "blast_scene/story.h"
#include "stage/emphasis.h"
#include "stage/font.h"

namespace blast_scene {

using stage::MatchView;

namespace {

constexpr int hop_length = 8;
constexpr int shaking = 30, falling = 36;

// A word that rises from a square.
void draw_rising(Canvas& canvas, Point middle, std::string_view text, stage::Colour colour) {
    const int width = stage::text_width(text, stage::small);
    const Rect box{
        std::clamp(middle.x - width / 2 - 2, arena_area.x, arena_area.right() - width - 4),
        middle.y, width + 4, 12};
    canvas.rounded(box, 3, ink::night);
    canvas.text({box.x + 2, box.y}, text, stage::small, colour);
}

}  // namespace

// ---- Blasts ------------------------------------------------------------------------------------

Story::Events Story::fire(const MatchView& view) const {
    const auto all = view.events().subspan(static_cast<std::size_t>(fire_from_));
    std::size_t count = 1;
    while (count < all.size() &&
           (all[count].kind == blast::wave || all[count].kind == blast::detonated))
        ++count;
    return all.first(count);
}

Rect Story::fire_area(const Court& court, Events fire) const {
    Rect area;
    const int size = court.size();
    for (const kit::Event& event : fire) {
        if (event.kind != blast::detonated) continue;
        const Rect square = court.area(event.b);
        const int north = (event.c & 15) * size, east = (event.c >> 4) * size;
        const int south = (event.d & 15) * size, west = (event.d >> 4) * size;
        area = area.around(
            {square.x - west, square.y - north, size + west + east, size + north + south});
    }
    return area.empty() ? area : area.inset(-6);
}

// Flames of the generations up to `generation`, the last of which has burned for `age` frames, and
// those before for `pace` more each.
void Story::draw_fire(Canvas& canvas, const Court& court, Events fire, int generation, int age,
                      int pace) const {
    using blast_art::Blaze;
    using blast_art::Flame;
    constexpr int grown = 4, full = 16, gone = 24;
    int wave = 0;
    for (const kit::Event& event : fire) {
        if (event.kind == blast::wave) wave = event.a;
        if (event.kind != blast::detonated || wave > generation) continue;
        const int old = age + (generation - wave) * pace;
        if (old >= gone) continue;
        const Blaze blaze = old < grown ? Blaze::growing : old < full ? Blaze::full : Blaze::fading;
        const std::array<int, 4> reach{event.c & 15, event.c >> 4, event.d & 15, event.d >> 4};
        for (const Direction way : blast::directions) {
            const int length = reach[way];
            Square at = event.b;
            for (int distance = 1; distance <= length && distance <= 1 + old; ++distance) {
                at = blast::beside(at, way);
                if (at == blast::no_square) break;
                constexpr Flame tips[]{Flame::north, Flame::east, Flame::south, Flame::west};
                const bool tip = distance == length || distance == 1 + old;
                const Flame flame = tip                            ? tips[way]
                                    : blast::column_step[way] != 0 ? Flame::across
                                                                   : Flame::along;
                blast_art::draw_flame(canvas, flame, blaze, court.corner(at), court.scale);
            }
        }
        blast_art::draw_flame(canvas, Flame::centre, blaze, court.corner(event.b), court.scale);
    }
}

// Blocks and items go to pieces.
void Story::draw_rubble(Canvas& canvas, const Court& court, Events events) const {
    const int frame = std::min(now() * blast_art::crumble_frames / std::max<int>(frames_, 1),
                               blast_art::crumble_frames - 1);
    for (const kit::Event& event : events) {
        if (event.kind == blast::block_opened) {
            if (frame > 0)
                blast_art::draw_item(canvas, static_cast<blast::Item>(event.b),
                                     court.corner(event.a), court.scale);
            blast_art::draw_crumbling(canvas, court.corner(event.a), court.scale, frame);
        } else if (event.kind == blast::item_burned) {
            if (frame == 0)
                blast_art::draw_item(canvas, static_cast<blast::Item>(event.b),
                                     court.corner(event.a), court.scale);
            blast_art::draw_flame(canvas, blast_art::Flame::centre,
                                  frame < 2 ? blast_art::Blaze::full : blast_art::Blaze::fading,
                                  court.corner(event.a), court.scale);
        } else {
            canvas.ring(court.area(event.a).centre(), 2 + now() / 3, 2, ink::night);
        }
    }
}

// ---- Pieces on their way -----------------------------------------------------------------------

void Story::draw_walk(Canvas& canvas, const Court& court, const State& state,
                      const kit::Event& event) const {
    const Point at = between(court.corner(event.b), court.corner(event.c), frames_);
    // Where it has come by.
    const Point from = court.area(event.b).centre(),
                to = at + Point{court.size() / 2, court.size() / 2};
    for (int i = 0; i < 8; ++i) {
        const Point dot{from.x + (to.x - from.x) * i / 8, from.y + (to.y - from.y) * i / 8};
        canvas.fill({dot.x - 1, dot.y - 1, 2, 2}, blast_art::tones_of(event.a).light);
    }
    draw_figure_of(canvas, court, state.board, event.a, at,
                   {.facing = blast::way_to(event.b, event.c),
                    .pose = now() / 4 % 2 != 0 ? blast_art::Pose::step : blast_art::Pose::stand});
}

void Story::draw_flight(Canvas& canvas, const Court& court, const State& state,
                        const kit::Event& event) const {
    const Flight flight(state.board, event);
    const int hop = std::min(now() / hop_length, flight.hops() - 1);
    const int part = std::min(256, (now() - hop * hop_length) * 256 / hop_length);
    const auto inside = canvas.clipped(arena_area);
    blast_art::draw_bomb(canvas, bomb_look(state.board, event.a), flight.at(court, hop, part),
                         court.scale);
}

void Story::draw_belts(Canvas& canvas, const Court& court, const MatchView& view) const {
    const State& state = view.shown_as<State>();
    for (const kit::Event& event : events(view)) {
        const Point at = between(court.corner(event.b), court.corner(event.c), frames_);
        if (event.kind == blast::conveyed_bomb)
            blast_art::draw_bomb(canvas, bomb_look(state.board, event.a), at, court.scale);
    }
    for (const kit::Event& event : events(view)) {
        const Point at = between(court.corner(event.b), court.corner(event.c), frames_);
        if (event.kind == blast::conveyed_figure)
            draw_figure_of(canvas, court, state.board, event.a, at, {});
    }
}

// The tile trembles, then turns over and falls.
void Story::draw_flip(Canvas& canvas, const Court& court, const State& state,
                      const kit::Event& event, bool calm) const {
    const Rect tile = court.tile(event.b);
    if (!canvas.shows(tile.inset(-12))) return;
    if (now() >= shaking) {
        const auto inside = canvas.clipped(tile.inset(-2));
        return blast_art::draw_flip(canvas, tile, std::min(256, (now() - shaking) * 256 / falling));
    }
    Court shaken = court;
    const int reach = 1 + now() / 12;
    shaken.floor.x -= stage::sway(calm, now(), 3, reach);
    {
        const auto inside = canvas.clipped(tile);
        draw_floor(canvas, shaken, state.board);
        draw_things(canvas, shaken, state.board, false);
        blast_art::draw_caution_stripes(canvas, tile);
    }
    for (Seat seat = 0; seat < state.board.seats; ++seat)
        if (const Square at = state.figure(seat).square;
            at != blast::no_square && state.board.tile_squares(event.a).has(at))
            draw_standing(canvas, shaken, state.board, seat);
}

// The Heart goes, and becomes a Move.
void Story::draw_hit(Canvas& canvas, const Court& court, const State& state,
                     const kit::Event& event) const {
    const Square square = state.figure(event.a).square;
    if (square == blast::no_square) return;
    const Rect area = court.area(square);
    canvas.ring(area.centre(), std::min(area.width / 2 + now(), area.width / 2 + 10), 1, ink::gold);
    if (event.d == 0) return;
    const int rise = std::min(now() / 2, 16);
    const bool low = area.y - 30 < arena_area.y;
    const Point at{area.centre().x, low ? area.bottom() + 2 + rise / 2 : area.y - 4 - rise};
    if (now() < 18)
        blast_art::draw_mark(canvas, blast_art::Mark::heart,
                             {at.x - blast_art::mark_size / 2, at.y});
    else
        draw_rising(canvas, at, "+1 Move", ink::sky);
}

void Story::draw_swap(Canvas& canvas, const Court& court, const kit::Event& event) const {
    const Point to = court.corner(event.c);
    const Point at = between({to.x, arena_area.y}, to, frames_ - 20);
    blast_art::draw_figure(canvas, {.seat = event.a, .pose = blast_art::Pose::ghost}, at,
                           court.scale);
}

void Story::draw_under(Canvas& canvas, const Court& court, const MatchView& view) const {
    if (telling() && event(view).kind == blast::wave)
        draw_fire(canvas, court, fire(view), event(view).a, now(), 8);
}

void Story::draw(Canvas& canvas, const Court& court, const MatchView& view) const {
    if (!telling() || !canvas.shows(stage::scene_area)) return;
    const State& state = view.shown_as<State>();
    const kit::Event& event = this->event(view);
    const auto corner = [&](Square square) { return court.corner(square); };
    switch (event.kind) {
        case blast::moved:
            return draw_walk(canvas, court, state, event);
        case blast::teleported: {
            // Out here, in there.
            const bool gone = now() * 2 >= frames_;
            const Square at = gone ? event.c : event.b;
            const int wide = std::min(now(), frames_ - now());
            draw_figure_of(canvas, court, state.board, event.a, corner(at), {});
            canvas.ring(court.area(at).centre(), 2 + wide, 2, ink::violet);
            return;
        }
        case blast::collected: {
            const Rect box = seat_area(event.a);
            return blast_art::draw_item(
                canvas, static_cast<blast::Item>(event.c),
                between(corner(event.b), {box.centre().x - 10, box.centre().y - 10}, frames_),
                court.scale);
        }
        case blast::laid: {
            // It is put down with a bounce.
            const int fall = std::max(0, 6 - now());
            const blast_art::Bomb bomb{.owner = blast::owner_of(event.c),
                                       .endless = state.figure(event.a).flame_max != 0};
            const Point at = corner(event.b);
            blast_art::draw_bomb(canvas, bomb, {at.x, at.y - fall}, court.scale);
            if (state.figure(event.a).square == event.b)
                draw_figure_of(canvas, court, state.board, event.a, at, {.under = &bomb});
            return;
        }
        case blast::flew:
            return draw_flight(canvas, court, state, event);
        case blast::rolled:
            return blast_art::draw_bomb(canvas, bomb_look(state.board, event.a),
                                        between(corner(event.b), corner(event.c), frames_),
                                        court.scale);
        case blast::swallowed: {
            const Point middle = court.area(event.b).centre();
            const int radius = std::max(0, court.size() / 2 - 2 - now() / 2);
            return canvas.disc(middle, radius, blast_art::tones_of(blast::owner_of(event.a)).shade);
        }
        case blast::loaded_bomb: {
            const Point at = corner(event.c);
            const int rise = std::min(now(), 14);
            return blast_art::draw_bomb(canvas, bomb_look(state.board, event.b),
                                        {at.x, at.y - rise}, court.scale);
        }
        case blast::sparked:
            for (const kit::Event& each : events(view))
                canvas.ring(court.area(each.b).centre(), 3 + now() / 2, 2, ink::gold);
            return;
        case blast::blast_began: {
            // Those that begin: rings close in on them.
            bool first = false;
            for (const kit::Event& each : fire(view)) {
                if (each.kind == blast::wave) first = each.a == 0;
                if (each.kind == blast::detonated && first)
                    canvas.ring(court.area(each.b).centre(), std::max(2, 14 - now() * 3 / 4), 2,
                                ink::light);
            }
            return;
        }
        case blast::item_burned:
        case blast::block_opened:
        case blast::turf_opened:
            return draw_rubble(canvas, court, events(view));
        case blast::damaged:
            return draw_hit(canvas, court, state, event);
        case blast::eliminated: {
            const Point at = corner(event.c);
            return blast_art::draw_figure(canvas, {.seat = event.a, .pose = blast_art::Pose::ghost},
                                          {at.x + (now() / 8 % 2), at.y - now() / 2}, court.scale);
        }
        case blast::swapped:
            return draw_swap(canvas, court, event);
        case blast::tile_flipped:
            return draw_flip(canvas, court, state, event, view.calm());
        case blast::conveyed_figure:
        case blast::conveyed_bomb:
            return draw_belts(canvas, court, view);
        case blast::match_ended:
            return draw_order(canvas, court, view);
        default:
            return;
    }
}

// ---- Over everything ---------------------------------------------------------------------------

void Story::draw_big_card(Canvas& canvas, blast::Card card, Point from) const {
    constexpr int flight = 12;
    const Point at = between(from, shown_card, flight);
    const Rect area{at.x, at.y, blast_art::card_width, blast_art::card_height};
    if (!canvas.shows(area.inset(-5))) return;
    canvas.rounded(area.inset(-2).moved(1, 2), 5, ink::night);
    blast_art::draw_card(canvas, card, at);
}

void Story::draw_winner(Canvas& canvas, const MatchView& view) const {
    if (now() < order_frames(view)) return;
    const kit::Event& event = this->event(view);
    constexpr Rect panel{36, 66, 120, 92};
    if (!canvas.shows(panel)) return;
    const stage::Theme& theme = canvas.theme();
    canvas.rounded(panel, 6, ink::night);
    canvas.rounded_frame(panel, 6, theme.accent, 2);
    blast_art::draw_winner(canvas, event.a,
                           {panel.centre().x - blast_art::winner_size / 2, panel.y + 8});
    kit::Text<40> text;
    stage::add_doing(view, event.a, "win", text);
    const bool wide = stage::text_width(text.view(), stage::medium) > panel.width - 8;
    canvas.text({panel.centre().x, panel.y + 66}, text.view(), wide ? stage::small : stage::medium,
                theme.ink, stage::Align::centre);
}

void Story::draw_above(Canvas& canvas, const MatchView& view) const {
    if (!telling()) return;
    const kit::Event& event = this->event(view);
    const auto home = [](const Rect& box) { return Point{box.x, box.y}; };
    switch (event.kind) {
        case blast::bought:
            return draw_big_card(canvas, static_cast<blast::Card>(event.c),
                                 home(market_area(event.b)));
        case blast::played:
        case blast::discarded:
            return draw_big_card(canvas, static_cast<blast::Card>(event.b),
                                 home(seat_area(event.a)));
        case blast::overtime_taken:
            return draw_big_card(canvas, blast::overtime, home(deck_area));
        case blast::drew: {
            const Rect to = market_area(event.b);
            return blast_art::draw_market_card(
                canvas, static_cast<blast::Card>(event.c),
                between({to.x, deck_area.bottom()}, home(to), frames_));
        }
        case blast::match_ended:
            return draw_winner(canvas, view);
        default:
            return;
    }
}

}  // namespace blast_scene
