#include "blast_scene/story.h"

#include <algorithm>
#include <cstdlib>

#include "blast/events.h"
#include "blast_scene/flight.h"
#include "blast_scene/story_state.h"

namespace blast_scene {

using blast::Topic;
using stage::Beat;
using stage::Cue;
using stage::MatchView;

namespace {

// Frames, at normal speed.
constexpr int wave_frames = 8, fade_frames = 14;
constexpr int shake_frames = 30, fall_frames = 36;
constexpr int hop_frames = 8;

bool is_rubble(std::uint8_t kind) {
    return kind == blast::item_burned || kind == blast::block_opened || kind == blast::turf_opened;
}
bool is_belt(std::uint8_t kind) {
    return kind == blast::conveyed_figure || kind == blast::conveyed_bomb;
}

int steps(Square from, Square to) {
    return std::abs(blast::column_of(to) - blast::column_of(from)) +
           std::abs(blast::row_of(to) - blast::row_of(from));
}

Cue burst(int generation) {
    constexpr Cue rising[]{Cue::burst_1, Cue::burst_2, Cue::burst_3, Cue::burst_4};
    return rising[std::min(generation, 3)];
}

// How an event is told. What is to be read takes its time even where nothing moves.
Beat beat_of(const kit::Event& event, bool mine, bool last_wave) {
    switch (event.kind) {
        case blast::moved:
            return {.frames = std::clamp(4 * steps(event.b, event.c), 10, 28), .cue = Cue::slide};
        case blast::teleported:
            return {.frames = 24, .cue = Cue::open};
        case blast::collected:
            return {.frames = 20, .cue = Cue::open};
        case blast::laid:
            return {.frames = mine ? 10 : 20, .cue = Cue::click};
        case blast::bought:
        case blast::played:
            return {.frames = mine ? 30 : 54, .to_read = !mine, .cue = Cue::toggle};
        case blast::discarded:
            return {.frames = mine ? 20 : 40, .to_read = !mine, .cue = Cue::back};
        case blast::rolled:
            return {.frames = std::clamp(6 * steps(event.b, event.c), 10, 40), .cue = Cue::slide};
        case blast::swallowed:
            return {.frames = 18, .cue = Cue::back};
        case blast::loaded_bomb:
            return {.frames = 16, .cue = Cue::choose};
        case blast::sparked:
            return {.frames = 20, .cue = Cue::toggle};
        case blast::blast_began:
            return {.frames = 16};
        case blast::wave:
            return {.frames = last_wave ? wave_frames + fade_frames : wave_frames,
                    .cue = burst(event.a)};
        case blast::item_burned:
        case blast::block_opened:
        case blast::turf_opened:
            return {.frames = 24, .cue = Cue::smash};
        case blast::damaged:
            if (event.d == 0) return {.frames = 20, .to_read = true, .cue = Cue::shot};
            return {.frames = 56, .to_read = true, .cue = Cue::shot};
        case blast::eliminated:
            return {.frames = 64, .to_read = true, .cue = Cue::lose};
        case blast::swapped:
            return {.frames = 64, .to_read = true, .cue = Cue::open};
        case blast::turn_began:
            return {.frames = event.b != 0 ? 8 : 20, .cue = Cue::move};
        case blast::tile_flipped:
            return {.frames = shake_frames + fall_frames, .cue = Cue::warn};
        case blast::reshuffled:
            return {.frames = 30, .to_read = true, .cue = Cue::slide};
        case blast::drew:
            return {.frames = 16, .cue = Cue::slide};
        case blast::overtime_taken:
            return {.frames = 110, .to_read = true, .cue = Cue::warn};
        case blast::ghost_passed:
            return {.frames = 30};
        case blast::conveyed_figure:
        case blast::conveyed_bomb:
            return {.frames = 16, .cue = Cue::slide};
        default:
            return {};
    }
}

}  // namespace

void Story::start(MatchView& view) {
    fire_from_ = 0;
    pace_.start(view, *this);
}

// ---- Beats -------------------------------------------------------------------------------------

std::size_t Story::together(const MatchView& view, std::size_t at) const {
    const auto all = view.events().subspan(at);
    const auto run = [&](auto belongs) {
        std::size_t count = 1;
        while (count < all.size() && belongs(all[count].kind)) ++count;
        return count;
    };
    const std::uint8_t first = all[0].kind;
    if (first == blast::sparked) return run([](auto kind) { return kind == blast::sparked; });
    if (first == blast::wave) return run([](auto kind) { return kind == blast::detonated; });
    if (first == blast::tile_flipped) return run([](auto kind) { return kind == blast::returned; });
    if (is_rubble(first)) return run([](auto kind) { return is_rubble(kind); });
    if (is_belt(first)) return run([](auto kind) { return is_belt(kind); });
    return 1;
}

Beat Story::begin(MatchView& view, Events events) {
    const kit::Event& now = events[0];
    State& shown = view.shown_as<State>();
    const auto at = static_cast<std::int16_t>(&now - view.events().data());
    const auto end = static_cast<std::int16_t>(at + static_cast<int>(events.size()));
    if (now.kind == blast::blast_began) fire_from_ = at;
    for (const kit::Event& event : events) leave(shown, event);
    if (now.kind == blast::sparked)
        for (const kit::Event& event : events) arrive(shown, event);

    const auto all = view.events();
    const bool more = static_cast<std::size_t>(end) < all.size();
    const bool last = !more || all[static_cast<std::size_t>(end)].kind != blast::wave;
    Beat beat = beat_of(now, view.seat(shown.active).you, last);
    if (now.kind == blast::flew)
        beat = {.frames = hop_frames * Flight(shown.board, now).hops(), .cue = Cue::slide};
    if (now.kind == blast::match_ended) {
        const int order = order_frames(view);
        beat = {.frames = order + 80,
                .to_read = true,
                .until_a = order > 0,
                .cue = view.seat(now.a).person() ? Cue::win : Cue::lose};
    }
    beat.end = beat.frames;
    beat.ease = stage::Ease::linear;
    frames_ = static_cast<std::int16_t>(beat.frames);
    return beat;
}

void Story::end(MatchView& view, Events events) {
    for (const kit::Event& event : events) arrive(view.shown_as<State>(), event);
}

// Sounds in the middle of a beat: each bounce, and a tile that goes.
void Story::frame(MatchView& view, Events events, int before, int) {
    const auto passes = [&](int frame) { return before < frame && now() >= frame; };
    const std::uint8_t kind = events[0].kind;
    if (kind == blast::flew) {
        for (int at = hop_frames; at < frames_; at += hop_frames)
            if (passes(at)) view.console().sound(Cue::click);
    }
    if (kind == blast::tile_flipped && passes(shake_frames)) view.console().sound(Cue::smash);
}

Point Story::between(Point from, Point to, int frames) const {
    const int part = frames <= 0 ? 256 : std::min(now(), frames) * 256 / frames;
    return {from.x + (to.x - from.x) * part / 256, from.y + (to.y - from.y) * part / 256};
}

// ---- Whom it is about --------------------------------------------------------------------------

blast::SeatSet Story::hurt(const MatchView& view) const {
    if (!telling()) return 0;
    const kit::Event& now = event(view);
    return now.kind == blast::damaged ? blast::set_of(now.a) : blast::SeatSet{0};
}

blast::SeatSet Story::hidden(const MatchView& view) const {
    if (!telling() || event(view).kind != blast::tile_flipped) return 0;
    const blast::Board& board = view.shown_as<State>().board;
    const Squares tile = board.tile_squares(event(view).a);
    unsigned on_it = 0;
    for (Seat seat = 0; seat < board.seats; ++seat)
        if (const Square at = board.figures[seat].square; at != blast::no_square && tile.has(at))
            on_it |= blast::set_of(seat);
    return static_cast<blast::SeatSet>(on_it);
}

blast::SeatSet Story::lit(const MatchView& view) const {
    if (!telling()) return 0;
    const kit::Event& now = event(view);
    switch (now.kind) {
        case blast::collected:
        case blast::bought:
        case blast::damaged:
        case blast::eliminated:
        case blast::swapped:
        case blast::overtime_taken:
            return blast::set_of(now.a);
        default:
            return 0;
    }
}

Seat Story::actor(const MatchView& view) const {
    const Seat seat = actor_of(view.shown_as<State>(), event(view));
    return seat < blast::most_seats ? seat : Seat{0};
}

Topic Story::topic(const MatchView& view) const {
    const kit::Event& now = event(view);
    switch (now.kind) {
        case blast::moved:
            return Topic::walk;
        case blast::teleported:
            return Topic::teleport;
        case blast::collected:
            return blast::topic_of(static_cast<blast::Item>(now.c));
        case blast::laid:
            return Topic::fresh_bomb;
        case blast::bought:
        case blast::drew:
            return blast::topic_of(static_cast<blast::Card>(now.c));
        case blast::discarded:
            return Topic::drop_tile;
        case blast::played:
            return blast::topic_of(static_cast<blast::Card>(now.b));
        case blast::flew:
            return Topic::push_card;
        case blast::rolled:
            return Topic::roll_card;
        case blast::swallowed:
            return Topic::hole;
        case blast::loaded_bomb:
            return Topic::cannon_card;
        case blast::sparked:
            return Topic::spark;
        case blast::damaged:
            return Topic::hit;
        case blast::eliminated:
            return Topic::out;
        case blast::swapped:
            return Topic::swap;
        case blast::tile_flipped:
        case blast::returned:
            return Topic::flip;
        case blast::reshuffled:
            return Topic::deck;
        case blast::overtime_taken:
            return Topic::overtime_card;
        case blast::ghost_passed:
            return Topic::ghost;
        case blast::conveyed_figure:
        case blast::conveyed_bomb:
            return Topic::belt;
        case blast::turn_began:
            return Topic::turn;
        case blast::match_ended:
            return Topic::winner;
        default:
            return Topic::chain;
    }
}

// ---- What is drawn anew ------------------------------------------------------------------------

void Story::damage(MatchView& view, Events events) const {
    stage::Console& console = view.console();
    const State& state = view.shown_as<State>();
    const Court court = court_of(state.board);
    const kit::Event& now = events[0];
    const auto around = [&](Square square) {
        return blast_art::figure_area(court.corner(square), court.scale).inset(-4);
    };
    switch (now.kind) {
        case blast::teleported:
            console.damage(around(now.b).inset(-8));
            return console.damage(around(now.c).inset(-8));
        case blast::moved:
        case blast::rolled:
            return console.damage(around(now.b).around(around(now.c)));
        case blast::collected:
            return console.damage(around(now.b).around(seat_area(now.a)));
        case blast::laid:
        case blast::swallowed:
            return console.damage(around(now.b));
        case blast::loaded_bomb:
            return console.damage(around(now.c));
        case blast::flew:
            // Along a row or a column, all of it.
            if (now.d == blast::east || now.d == blast::west)
                return console.damage({arena_area.x, court.corner(now.b).y - 14, arena_area.width,
                                       court.size() + 18});
            return console.damage(
                {court.corner(now.b).x - 4, arena_area.y, court.size() + 8, arena_area.height});
        case blast::sparked:
            for (const kit::Event& event : events) console.damage(around(event.b).inset(-4));
            return;
        case blast::blast_began:
        case blast::wave:
            return console.damage(fire_area(court, fire(view)));
        case blast::item_burned:
        case blast::block_opened:
        case blast::turf_opened:
            for (const kit::Event& event : events) console.damage(court.area(event.a).inset(-5));
            return;
        case blast::damaged:
            if (state.figure(now.a).square != blast::no_square)
                console.damage(around(state.figure(now.a).square).inset(-26));
            return;
        case blast::eliminated:
        case blast::swapped:
            return console.damage({around(now.c).x - 8, arena_area.y, court.size() + 24,
                                   around(now.c).bottom() - arena_area.y});
        case blast::tile_flipped:
            return console.damage(court.tile(now.b).inset(-12));
        case blast::conveyed_figure:
        case blast::conveyed_bomb:
            for (const kit::Event& event : events)
                console.damage(around(event.b).around(around(event.c)));
            return;
        case blast::bought:
        case blast::played:
        case blast::discarded:
        case blast::overtime_taken:
            // It comes flying, and then stays.
            if (this->now() <= 14) console.damage(stage::scene_area);
            return;
        case blast::drew:
            return console.damage({column_area.x, market_area(0).y, column_area.width,
                                   column_area.bottom() - market_area(0).y});
        case blast::match_ended:
            if (this->now() <= order_frames(view) + 2) console.damage(arena_area);
            return;
        default:
            return;
    }
}

}  // namespace blast_scene
