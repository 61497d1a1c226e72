#include "bullet_scene/boss_story.h"

#include <bit>

#include "bullet/events.h"
#include "bullet_scene/boss_strip.h"
#include "bullet_scene/boss_words.h"
#include "stage/emphasis.h"
#include "stage/enlarge.h"
#include "stage/words.h"

namespace bullet_scene::boss_story {

using namespace bullet_art;
using bullet::Topic;
using stage::Beat;
using stage::Cue;
using stage::MatchView;

namespace {

constexpr int shake_frames = 24;

bool any_failed(Events events) {
    for (const kit::Event& event : events)
        if (event.kind == bullet::boss_checked && event.c == 0) return true;
    return false;
}

// ---- Plates ------------------------------------------------------------------------------------

constexpr Rect plate_area{8, 62, 224, 92};
constexpr Point face_at{16, 74};
constexpr int text_x = 88;

void draw_plate(Canvas& canvas, const State& state, std::string_view title, stage::Colour colour,
                Point shaken = {}) {
    const Rect plate = plate_area.moved(shaken.x, shaken.y);
    canvas.fill(plate, deep);
    canvas.frame(plate, colour, 2);
    stage::draw_large(canvas, portrait_of_boss(state.boss.who), face_at + shaken, 2);
    canvas.text(Point{text_x, plate_area.y + 5} + shaken, title, stage::medium, colour);
}

void add_names(const State& state, unsigned seats, kit::TextOut& out) {
    bool first = true;
    for (Seat seat = 0; seat < state.seats; ++seat) {
        if ((seats >> seat & 1) == 0) continue;
        out.add(first ? "" : ", ").add(state.at(seat).card().name);
        first = false;
    }
}

// Who lacks a pattern, in two names at most.
void add_missing(const State& state, unsigned missed, kit::TextOut& out) {
    const unsigned others = ((1u << state.seats) - 1) & ~missed;
    if (others == 0) return void(out.add("nobody"));
    if (std::popcount(missed) <= 2) return add_names(state, missed, out.add("not "));
    add_names(state, others, out.add("only "));
}

// Who has completed what: a line with a tick or a cross for each pattern, and the names of those
// who have not.
void draw_checks(Canvas& canvas, const State& state, Events events) {
    const bool failed = any_failed(events);
    draw_plate(canvas, state, failed ? "NOT DONE" : "ALL DONE", failed ? amber : cyan);
    int y = plate_area.y + 26;
    for (std::uint8_t place = 0; place < state.boss.active.size(); ++place) {
        unsigned missed = 0;
        const bullet::BossPattern id = state.boss.active[place].id;
        for (const kit::Event& event : events)
            if (event.d == place && event.c == 0) missed |= 1u << event.a;
        draw_done(canvas, {text_x, y + 3}, missed == 0);
        canvas.text({text_x + 13, y}, bullet::boss_pattern(id).name, stage::small, ink);
        kit::Text<64> names;
        if (missed != 0 && state.seats > 1) add_missing(state, missed, names);
        canvas.text_fitted({text_x + 13, y + 12}, 128, names.view(), stage::small, amber);
        y += 30;
    }
}

void draw_effect_plate(Canvas& canvas, const State& state, const kit::Event& event) {
    const bool of_pattern = event.b != bullet::no_boss_pattern;
    const bullet::EffectId id = of_pattern
                                    ? bullet::boss_pattern(event.b).effect
                                    : state.boss.card().slots[event.c % bullet::slot_count].effect;
    draw_plate(canvas, state, state.at(event.a).card().name, amber);
    const std::string_view what =
        of_pattern ? bullet::boss_pattern(event.b).name : std::string_view("Under the shield");
    canvas.text({text_x, plate_area.y + 26}, what, stage::small, faint);
    kit::Text<64> words;
    add_effect(bullet::effect(id), words);
    if (event.d != 0) words.add(": not possible");
    canvas.paragraph({text_x, plate_area.y + 42, 138, 40}, words.view(), stage::small, ink);
}

// The bar fills up to what was sent, towards its mark.
void draw_counting(Canvas& canvas, const State& state, const kit::Event& event, int now) {
    const bool breaks = event.b >= event.c;
    draw_plate(canvas, state, breaks ? "ENOUGH!" : "NOT ENOUGH", breaks ? cyan : amber);
    kit::Text<40> words;
    words.number(event.b).add(" of ").number(event.c).add(" sent");
    canvas.text({text_x, plate_area.y + 26}, words.view(), stage::medium, ink);
    if (event.a != event.b) {
        words.clear();
        words.number(event.a - event.b).add(" out of balance");
        canvas.text({text_x, plate_area.y + 72}, words.view(), stage::small, amber);
    }
    const Rect bar{text_x, plate_area.y + 50, 136, 14};
    canvas.frame(bar, edge);
    const int most = std::max<int>(std::max(event.b, event.c), 1);
    const int filled = event.b * std::min(now, 30) / 30;
    canvas.fill({bar.x + 1, bar.y + 1, (bar.width - 2) * filled / most, 12}, breaks ? cyan : amber);
    const int mark = bar.x + 1 + (bar.width - 3) * event.c / most;
    canvas.fill({mark, bar.y - 3, 2, bar.height + 6}, ink);
}

// It bursts into shards, which fall out of the plate.
void draw_break(Canvas& canvas, const State& state, const kit::Event& event, int now, bool calm) {
    draw_plate(canvas, state, "SHIELD BROKEN", cyan, shake(event, now, calm));
    const Point middle{face_at.x + 32, face_at.y + 32};
    constexpr Point ways[] = {{-9, -7}, {0, -10}, {9, -7}, {-10, 2}, {10, 2}, {-6, 8}, {6, 8}};
    if (now < 10) {
        // Still whole, with cracks that grow.
        const auto half = [&](int side, stage::Colour colour) {
            canvas.triangle({middle.x, middle.y - 28}, {middle.x + side * 28, middle.y - 22},
                            {middle.x, middle.y + 30}, colour);
            canvas.triangle({middle.x + side * 28, middle.y - 22},
                            {middle.x + side * 22, middle.y + 10}, {middle.x, middle.y + 30},
                            colour);
        };
        half(-1, cyan);
        half(1, stage::blend(deep, cyan, 170));
        for (const Point way : ways)
            canvas.line(middle, {middle.x + way.x * now / 4, middle.y + way.y * now / 4}, deep);
    } else {
        const int flown = now - 10;
        auto inside = canvas.clipped(plate_area.inset(2));
        for (const Point way : ways) {
            const Point at{middle.x + way.x * (16 + 4 * flown) / 10,
                           middle.y + way.y * (16 + 4 * flown) / 10 + flown * flown / 24};
            canvas.triangle(at + Point{-7, -5}, at + Point{8, -2}, at + Point{way.x / 3, 8},
                            way.x < 0 ? cyan : stage::blend(deep, cyan, 170));
        }
    }
    draw_shields(canvas, {text_x, plate_area.y + 28}, event.d);
    kit::Text<40> words;
    if (event.d == 0)
        words.add("That was the last!");
    else
        words.number(event.d).add(event.d == 1 ? " shield left" : " shields left");
    canvas.text({text_x + 38, plate_area.y + 27}, words.view(), stage::small, ink);
    words.clear();
    add_effect(bullet::effect(state.boss.card().slots[event.a % bullet::slot_count].effect), words);
    canvas.text({text_x, plate_area.y + 46}, "Under it:", stage::small, faint);
    canvas.paragraph({text_x, plate_area.y + 60, 138, 26}, words.view(), stage::small, amber);
}

void draw_reveal(Canvas& canvas, const State& state, const kit::Event& event) {
    draw_plate(canvas, state, bullet::boss_pattern(event.b).name, amber);
    draw_boss_grid(canvas, event.b, event.c, {text_x, plate_area.y + 24, 44, 52});
    kit::Text<64> words("Else ");
    add_effect(bullet::effect(bullet::boss_pattern(event.b).effect), words);
    canvas.paragraph({text_x + 50, plate_area.y + 26, 90, 60}, words.view(), stage::small, ink);
}

// Rays turn behind the fallen boss, stars rise over it; or it looks out of the dark.
void draw_end(Canvas& canvas, const State& state, const kit::Event& event, int now) {
    const bool won = static_cast<bullet::End>(event.a) == bullet::End::boss_beaten;
    canvas.fill(plate_area, deep);
    if (won) {
        auto inside = canvas.clipped({plate_area.x, plate_area.y, 78, plate_area.height});
        const Point middle{face_at.x + 32, face_at.y + 32};
        constexpr Point rays[] = {{0, -60}, {42, -42}, {60, 0},  {42, 42},
                                  {0, 60},  {-42, 42}, {-60, 0}, {-42, -42}};
        for (std::size_t i = 0; i < std::size(rays); ++i) {
            const Point ray = rays[i], next = rays[(i + 1) % std::size(rays)];
            const int turn = now % 32;
            const Point tip{middle.x + (ray.x * (32 - turn) + next.x * turn) / 32,
                            middle.y + (ray.y * (32 - turn) + next.y * turn) / 32};
            const Point side{(tip.y - middle.y) / 6, (middle.x - tip.x) / 6};
            canvas.triangle(middle, tip + side, tip - side, edge);
        }
    }
    canvas.frame(plate_area, won ? amber : blood, 2);
    stage::draw_large(canvas, portrait_of_boss(state.boss.who), face_at, 2);
    if (won) {
        // Broken: a crack through the picture.
        constexpr Point crack[] = {{30, 0}, {36, 14}, {26, 26}, {38, 42}, {30, 63}};
        for (std::size_t i = 0; i + 1 < std::size(crack); ++i)
            for (int x = -1; x <= 1; ++x)
                canvas.line(face_at + crack[i] + Point{x, 0}, face_at + crack[i + 1] + Point{x, 0},
                            x == 0 ? ink : deep);
    }
    canvas.text({text_x, plate_area.y + 8}, won ? "VICTORY" : "DEFEAT", stage::large,
                won ? amber : blood);
    kit::Text<48> words(state.boss.card().name);
    // The longest name fills the plate.
    constexpr int name_x = text_x - 3, name_width = plate_area.right() - 2 - name_x;
    canvas.text_fitted({name_x, plate_area.y + 38}, name_width, words.view(), stage::small, ink);
    words.clear();
    if (won)
        words.add("is beaten in ").number(state.round).add(state.round == 1 ? " round" : " rounds");
    else
        words.add("has ").number(state.boss.shields).add(" of 5 shields");
    canvas.text_fitted({name_x, plate_area.y + 52}, name_width, words.view(), stage::small, ink);
    if (!won) return draw_shields(canvas, {text_x, plate_area.y + 70}, state.boss.shields);
    for (int i = 0; i < 5; ++i) {
        const int late = now - 8 * i;
        if (late < 0) continue;
        const int y = plate_area.y + 68 + std::max(0, 12 - late);
        canvas.text({text_x + 22 * i, y}, "★", stage::medium, amber);
    }
}

}  // namespace

bool tells(const kit::Event& event) {
    switch (event.kind) {
        case bullet::boss_began:
        case bullet::boss_revealed:
        case bullet::boss_reshuffled:
        case bullet::boss_checked:
        case bullet::boss_acted:
        case bullet::boss_counted:
        case bullet::shield_broke:
        case bullet::boss_emptied:
        case bullet::trap_gave:
        case bullet::cleaned:
        case bullet::feed_dealt:
        case bullet::suspension:
        case bullet::shifted:
            return true;
        case bullet::match_ended:
            return static_cast<bullet::End>(event.a) >= bullet::End::boss_beaten;
        default:
            return false;
    }
}

std::size_t together(Events from_here) {
    std::size_t count = 1;
    const std::uint8_t kind = from_here[0].kind;
    if (kind != bullet::boss_checked && kind != bullet::cleaned) return 1;
    while (count < from_here.size() && from_here[count].kind == kind) ++count;
    return count;
}

Beat beat(const MatchView& view, Events events) {
    const kit::Event& event = events[0];
    switch (event.kind) {
        case bullet::boss_began:
            return {.frames = 44, .to_read = true, .cue = Cue::warn};
        case bullet::boss_checked:
            return {.frames = 70,
                    .to_read = true,
                    .cue = any_failed(events) ? Cue::refuse : Cue::choose};
        case bullet::boss_acted:
            return {.frames = 56, .to_read = true, .cue = Cue::warn};
        case bullet::boss_counted:
            return {.frames = 64, .to_read = true, .cue = Cue::slide};
        case bullet::shield_broke:
            return {.frames = 84, .to_read = true, .cue = Cue::smash};
        case bullet::boss_revealed:
            return {.frames = 64, .to_read = true, .cue = Cue::open};
        case bullet::trap_gave:
        case bullet::suspension:
            return {.frames = 44, .to_read = true, .cue = Cue::slide};
        case bullet::cleaned:
            return {.frames = 44, .to_read = true, .cue = Cue::slide};
        case bullet::feed_dealt:
            return {.frames = 30, .to_read = true, .cue = Cue::slide};
        case bullet::shifted:
            return {.frames = 20, .cue = Cue::smash};
        case bullet::match_ended:
            return {.frames = 150,
                    .to_read = true,
                    .cue = (event.b >> view.bottom() & 1) != 0 ? Cue::win : Cue::lose};
        default:
            return {};
    }
}

Topic topic(const kit::Event& event) {
    switch (event.kind) {
        case bullet::boss_revealed:
        case bullet::boss_checked:
        case bullet::boss_reshuffled:
            return Topic::boss_pattern;
        case bullet::boss_counted:
        case bullet::shield_broke:
        case bullet::boss_emptied:
            return Topic::shields;
        case bullet::feed_dealt:
            return Topic::collective_consciousness;
        case bullet::suspension:
            return Topic::internal_affairs;
        case bullet::trap_gave:
            return Topic::second_thought;
        case bullet::cleaned:
            return Topic::celestial_cleaning;
        case bullet::match_ended:
            return Topic::winner;
        default:
            return Topic::boss_round;
    }
}

void words(const MatchView& view, const State& shown, const kit::Event& event, kit::TextOut& out) {
    switch (event.kind) {
        case bullet::trap_gave:
            stage::add_doing(view, event.a, "get", out);
            out.add(' ').number(event.b).add(" from the trap");
            return;
        case bullet::cleaned:
            out.add("Swept: all to the left, bags empty");
            return;
        case bullet::feed_dealt:
            stage::add_doing(view, event.a, "get", out);
            out.add(' ').add(bullet::pattern(event.b).name).add(" to hold");
            return;
        case bullet::suspension:
            out.add(shown.at(event.a).card().actions[event.b].name).add(" is suspended: ");
            out.add(shown.at(event.a).card().name);
            return;
        case bullet::shifted:
            out.add("All bullets sink by a row");
            return;
        default:
            return;
    }
}

void draw(Canvas& canvas, const MatchView& view, Events events, int now, int) {
    const State& state = view.shown_as<State>();
    const kit::Event& event = events[0];
    switch (event.kind) {
        case bullet::boss_began: {
            draw_plate(canvas, state, "BOSS ROUND", blood);
            canvas.paragraph({text_x, plate_area.y + 23, 140, 25}, state.boss.card().subtitle,
                             stage::small, faint, stage::Align::left, 0);
            kit::Text<64> quote("\"");
            quote.add(state.boss.card().quote).add('"');
            canvas.paragraph({text_x, plate_area.y + 52, 140, 36}, quote.view(), stage::small, ink,
                             stage::Align::left, 0);
            return;
        }
        case bullet::boss_checked:
            return draw_checks(canvas, state, events);
        case bullet::boss_acted:
            return draw_effect_plate(canvas, state, event);
        case bullet::boss_counted:
            return draw_counting(canvas, state, event, now);
        case bullet::shield_broke:
            return draw_break(canvas, state, event, now, view.calm());
        case bullet::boss_revealed:
            return draw_reveal(canvas, state, event);
        case bullet::match_ended:
            return draw_end(canvas, view.state_as<State>(), event, now);
        default:
            return;
    }
}

Point shake(const kit::Event& event, int now, bool calm) {
    if (event.kind != bullet::shield_broke || now < 10) return {};
    const int left = std::max(0, 10 + shake_frames - now);
    return {stage::sway(calm, now, 2, left / 5), 0};
}

void arrive(State& state, const kit::Event& event) {
    bullet::BossBoard& boss = state.boss;
    switch (event.kind) {
        case bullet::shield_broke:
            boss.shields = event.d;
            return;
        case bullet::boss_emptied:
            boss.incoming = {};
            return;
        case bullet::boss_revealed:
            if (event.d != bullet::no_boss_pattern && !boss.active.empty()) boss.active.erase(0);
            if (!boss.active.full()) boss.active.push({event.b, event.c});
            return;
        case bullet::feed_dealt:
            if (!state.at(event.a).hand.full()) state.at(event.a).hand.push(event.b);
            return;
        case bullet::suspension:
            state.at(event.a).suspended = event.b;
            return;
        case bullet::cleaned:
            state.at(event.a).sight.slide(bullet::left);
            state.at(event.a).current.total = state.at(event.a).incoming.total = 0;
            return;
        case bullet::shifted: {
            bullet::Sight& sight = state.at(event.a).sight;
            if (event.c != 0)
                bullet::each(sight.bullets() & bullet::border(bullet::down),
                             [&](Space space) { sight.take(space); });
            sight.slide(static_cast<bullet::Direction>(event.b));
            return;
        }
        case bullet::trap_gave:
            boss.trap = {};
            state.at(event.a).current.total =
                static_cast<std::uint16_t>(state.at(event.a).current.total + event.b);
            return;
        // What is cleared goes to the boss, who lays it out openly; one may stay in the trap.
        case bullet::cleared:
        case bullet::swept:
            return boss.incoming.add(event.c);
        case bullet::trap_caught:
            if (boss.incoming.count[event.b] > 0) boss.incoming.remove(event.b);
            return boss.trap.add(event.b);
        default:
            return;
    }
}

}  // namespace bullet_scene::boss_story
