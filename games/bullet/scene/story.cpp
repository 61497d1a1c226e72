#include "bullet_scene/story.h"

#include "bullet/events.h"
#include "bullet_scene/boss_story.h"
#include "bullet_scene/story_state.h"
#include "bullet_scene/strip.h"
#include "stage/emphasis.h"

namespace bullet_scene {

using bullet::Topic;
using stage::Beat;
using stage::Cue;
using stage::MatchView;

namespace {

constexpr int flash_frames = 10, flight_frames = 14;

bool is_between_rounds(std::uint8_t kind) {
    switch (kind) {
        case bullet::fed:
        case bullet::joined:
        case bullet::powerup_laid:
        case bullet::intensity_rose:
        case bullet::track_emptied:
        case bullet::handed_on:
            return true;
        default:
            return false;
    }
}

// All bullets of a step of Sudden Death fall together: they lie there, and are drawn above it. The
// banner of a round stands over its own figures.
bool arrives_at_once(std::uint8_t kind) {
    return kind == bullet::step_began || kind == bullet::round_began;
}

Cue burst_of(int count) {
    constexpr Cue rising[]{Cue::burst_1, Cue::burst_2, Cue::burst_3, Cue::burst_4};
    return rising[std::clamp(count - 1, 0, 3)];
}

int fall_frames(const kit::Event& event) {
    return event.c < bullet::space_count ? 7 + 2 * bullet::row_of(event.c) : 18;
}

// What happens in the sight that is seen.
Beat own_beat(const kit::Event& event, int cleared) {
    switch (event.kind) {
        case bullet::placed:
            return {.frames = fall_frames(event), .cue = Cue::click};
        case bullet::hit:
            return {.frames = 30, .to_read = true, .cue = Cue::shot};
        case bullet::guarded:
            return {.frames = 30, .to_read = true, .cue = Cue::open};
        case bullet::kept:
            return {.frames = 12, .cue = Cue::toggle};
        case bullet::special:
            return {.frames = 70, .to_read = true, .cue = Cue::open};
        case bullet::moved:
        case bullet::swapped:
        case bullet::component_moved:
            return {.frames = 9, .cue = Cue::slide};
        case bullet::put_away:
            return {.frames = 12, .cue = Cue::slide};
        case bullet::cleared:
        case bullet::swept:
            return {.frames = flash_frames + flight_frames, .cue = burst_of(cleared)};
        case bullet::star_acted:
            return {.frames = event.c == 0 ? 20 : 0, .cue = Cue::open};
        case bullet::pattern_drew:
            return {.frames = 10, .cue = Cue::slide};
        case bullet::powerup_used:
        case bullet::team_acted:
            return {.frames = 26, .cue = Cue::toggle};
        case bullet::powerup_taken:
            return {.frames = 20, .cue = Cue::toggle};
        case bullet::failed:
            return {.frames = 24, .cue = Cue::back};
        default:
            return {};
    }
}

// What others do is told short: the dots of the strip, and a sentence for what touches anybody. In
// a duel there is time to read it, and a sentence about the whole turn at its end.
Beat others_beat(const kit::Event& event, int seats) {
    const auto to_read = [&](int in_a_duel, int among_many) {
        return seats == 2 ? in_a_duel : among_many;
    };
    switch (event.kind) {
        case bullet::cleared:
        case bullet::swept:
            return {.frames = to_read(70, 10), .to_read = true, .cue = Cue::slide};
        case bullet::hit:
            return {.frames = to_read(50, 12), .to_read = true, .cue = Cue::shot};
        case bullet::powerup_used:
            return {.frames = to_read(50, 10), .to_read = true};
        case bullet::ended:
            return {.frames = to_read(100, 0), .to_read = true};
        default:
            return {};
    }
}

// Several people, who pass the console on: who did not see a round begin has to be told.
bool pass_it_on(const MatchView& view) {
    int people = 0;
    for (Seat seat = 0; seat < view.state_as<State>().seats; ++seat)
        people += view.seat(seat).person() ? 1 : 0;
    return people > 1;
}

}  // namespace

bool people_have_won(const MatchView& view, const kit::Event& end) {
    unsigned people = 0;
    for (Seat seat = 0; seat < view.state_as<State>().seats; ++seat)
        if (view.seat(seat).person()) people |= 1u << seat;
    return people == 0 || (people & end.b) != 0;
}

void Story::start(MatchView& view, Seat me) {
    me_ = me;
    tally_.add(view.events(), me);
    pace_.start(view, *this);
}

bool Story::pass_over(MatchView& view, Seat me) {
    me_ = me;
    for (const kit::Event& event : view.events())
        if (event.a == me || beat_of(view, {&event, 1}).frames > 0) return false;
    tally_.add(view.events(), me);
    view.show_now();
    return true;
}

// ---- Beats -------------------------------------------------------------------------------------

std::size_t Story::together(const MatchView& view, std::size_t at) const {
    const auto all = view.events().subspan(at);
    std::size_t count = 1;
    const auto run = [&](auto belongs) {
        while (count < all.size() && belongs(all[count].kind)) ++count;
        return count;
    };
    if (is_clear(all[0].kind)) {
        run([](auto kind) { return is_clear(kind) || kind == bullet::trap_caught; });
        if (count < all.size() && all[count].kind == bullet::sent) ++count;
        return count;
    }
    if (boss_story::tells(all[0])) return boss_story::together(all);
    if (is_between_rounds(all[0].kind)) return run(is_between_rounds);
    if (all[0].kind == bullet::step_began)
        return run([](auto kind) { return kind == bullet::placed || kind == bullet::hit; });
    if (all[0].kind == bullet::fell) return run([](auto kind) { return kind == bullet::fell; });
    return 1;
}

Beat Story::beat_of(const MatchView& view, Events events) const {
    const kit::Event& now = events[0];
    if (boss_story::tells(now)) return boss_story::beat(view, events);
    switch (now.kind) {
        case bullet::round_began:
            return {.frames = 64, .to_read = true, .until_a = pass_it_on(view), .cue = Cue::warn};
        case bullet::turn_began:
            return {.frames = now.a == me_ ? 8 : 0};
        case bullet::downed:
            return {.frames = 50, .to_read = true, .cue = Cue::lose};
        case bullet::lost:
            return {.frames = 50, .to_read = true, .cue = Cue::smash};
        case bullet::timed_out:
            return {.frames = 50, .until_a = true, .cue = Cue::warn};
        case bullet::sudden_began:
            return {.frames = 60, .to_read = true, .cue = Cue::warn};
        case bullet::step_began:
            return {.frames = 18, .cue = Cue::click};
        case bullet::fell:
            return {.frames = 40, .to_read = true, .cue = Cue::smash};
        case bullet::match_ended:
            return {.frames = 60,
                    .until_a = true,
                    .cue = people_have_won(view, now) ? Cue::win : Cue::lose};
        default:
            return now.a == me_ ? own_beat(now, static_cast<int>(events.size()))
                                : others_beat(now, view.state_as<State>().seats);
    }
}

Beat Story::begin(MatchView& view, Events events) {
    State& shown = view.shown_as<State>();
    for (const kit::Event& event : events) leave(shown, event);
    if (arrives_at_once(events[0].kind))
        for (const kit::Event& event : events) arrive(shown, event);
    Beat beat = beat_of(view, events);
    beat.end = beat.frames;
    beat.ease = stage::Ease::linear;
    frames_ = static_cast<std::int16_t>(beat.frames);
    return beat;
}

void Story::end(MatchView& view, Events events) {
    if (arrives_at_once(events[0].kind)) return;
    for (const kit::Event& event : events) arrive(view.shown_as<State>(), event);
}

Point Story::between(Point from, Point to, int first, int last) const {
    const int part =
        last <= first ? 256 : std::clamp((now() - first) * 256 / (last - first), 0, 256);
    return {from.x + (to.x - from.x) * part / 256, from.y + (to.y - from.y) * part / 256};
}

// ---- What is drawn anew ------------------------------------------------------------------------

void Story::damage(MatchView& view, Events events) const {
    stage::Console& console = view.console();
    const kit::Event& now = events[0];
    if (boss_story::tells(now)) return console.damage(stage::scene_area);
    if (view.shown_as<State>().sudden != 0) return console.damage(stage::scene_area);
    if (now.a == me_) {
        switch (now.kind) {
            case bullet::placed: {
                const int column = bullet::is_special(now.b) ? 0 : bullet::colour_of(now.b);
                return console.damage(
                    {sight_area.x + column * cell_size - 1, 16, cell_size + 2, strip_area.y - 16});
            }
            case bullet::moved:
                return console.damage(cell_area(now.b).around(cell_area(now.c)).inset(-1));
            case bullet::hit:
                return console.damage({0, 28, 124, 164});
            case bullet::cleared:
            case bullet::swept:
            case bullet::special:
                return console.damage(stage::scene_area);
            default:
                break;
        }
    }
    switch (now.kind) {
        case bullet::round_began:
        case bullet::sudden_began:
        case bullet::timed_out:
        case bullet::match_ended:
            return console.damage(stage::scene_area);
        default:
            if (is_for_me(events)) console.damage(heads_area);
            console.damage(info_area);
            return console.damage(strip_area);
    }
}

// ---- What it is about --------------------------------------------------------------------------

unsigned Story::lit(const MatchView& view) const {
    if (!telling()) return 0;
    unsigned seats = 0;
    for (const kit::Event& event : events(view)) {
        if (event.kind == bullet::hit || event.kind == bullet::downed ||
            event.kind == bullet::lost || is_clear(event.kind))
            seats |= 1u << (event.a & 7);
        if (event.kind == bullet::sent && event.b < bullet::most_seats) seats |= 1u << event.b;
    }
    return seats;
}

Point Story::shake(const MatchView& view) const {
    if (!telling()) return {};
    const kit::Event& event = events(view)[0];
    if (boss_story::tells(event)) return boss_story::shake(event, now(), view.calm());
    if (event.kind != bullet::hit || event.a != me_ || frames_ == 0) return {};
    const int left = std::max(0, 20 - now());
    return {stage::sway(view.calm(), now(), 2, left / 6), 0};
}

void Story::words(const MatchView& view, kit::TextOut& out) const {
    if (!telling()) return;
    const kit::Event& now = events(view)[0];
    if (now.kind == bullet::ended && now.a != me_ && duel(view))
        return tell_tally(view, tally_, now.a, out);
    tell(view, view.shown_as<State>(), events(view), out);
    boss_story::words(view, view.shown_as<State>(), now, out);
}

bool Story::is_for_me(Events events) const {
    for (const kit::Event& event : events)
        if (event.kind == bullet::sent && event.a != me_ && event.b == me_) return true;
    return false;
}

void Story::look_sudden(const MatchView& view, SuddenLook& look) const {
    if (!telling()) return;
    const Events all = events(view);
    look.drop = std::max(0, 18 - now()) * 4;
    look.shake = stage::sway(view.calm(), now(), 2, std::max(0, 20 - now()) / 6);
    for (const kit::Event& event : all) {
        if (event.kind == bullet::placed && event.c < bullet::space_count &&
            all[0].kind == bullet::step_began) {
            look.fresh |= 1u << event.a;
            look.falling[event.a] = event.c;
        }
        if (event.kind == bullet::fell) look.hit |= 1u << event.a;
    }
}

Topic Story::topic(const MatchView& view) const {
    if (boss_story::tells(events(view)[0])) return boss_story::topic(events(view)[0]);
    switch (const kit::Event& now = events(view)[0]; now.kind) {
        case bullet::placed:
        case bullet::drew_bullet:
            return Topic::placing;
        case bullet::hit:
            return Topic::hit;
        case bullet::guarded:
        case bullet::modified:
            return Topic::guard;
        case bullet::kept:
            return Topic::mind_slot;
        case bullet::special:
            return Topic::special;
        case bullet::paid:
        case bullet::gained:
            return Topic::points;
        case bullet::failed:
            return Topic::waste_choice;
        case bullet::moved:
        case bullet::swapped:
        case bullet::put_away:
            return Topic::move_action;
        case bullet::component_moved:
            return Topic::baku;
        case bullet::pattern_used:
        case bullet::pattern_drew:
        case bullet::pattern_dropped:
        case bullet::deck_reshuffled:
            return Topic::card;
        case bullet::cleared:
        case bullet::sent:
        case bullet::swept:
            return Topic::clearing;
        case bullet::star_acted:
            return Topic::star_choice;
        case bullet::powerup_used:
            return bullet::topic_after(Topic::battery, now.c);
        case bullet::powerup_taken:
        case bullet::powerup_gone:
            return bullet::topic_after(Topic::battery, now.b);
        case bullet::team_acted:
            return bullet::topic_after(Topic::share_notes, now.b);
        case bullet::timed_out:
            return Topic::time_is_up;
        case bullet::downed:
        case bullet::lost:
        case bullet::handed_on:
            return Topic::down;
        case bullet::sudden_began:
        case bullet::step_began:
        case bullet::fell:
            return Topic::sudden_death;
        case bullet::match_ended:
            return Topic::winner;
        case bullet::turn_began:
        case bullet::passed:
        case bullet::ending:
        case bullet::ended:
            return Topic::turn;
        default:
            return Topic::round;
    }
}

}  // namespace bullet_scene
