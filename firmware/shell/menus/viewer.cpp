#include "shell/menus/viewer.h"

#include <algorithm>
#include <utility>

#include "shell/menus/day.h"
#include "shell/menus/share_result.h"
#include "stage/seat_mark.h"

namespace shell {

using stage::Key;
using stage::Rect;

namespace {

// Frames between the end of one story and the next step.
struct Speed {
    std::string_view word;
    int frames;
};
constexpr Speed speeds[] = {{"1×", 45}, {"2×", 22}, {"4×", 10}, {"max", 2}};
constexpr int speed_count = static_cast<int>(std::size(speeds));

constexpr Rect status_area{0, 0, stage::screen_size, stage::status_height};
constexpr int seat_mark_room = 15;
// As far as words may hang down.
constexpr Rect bar_reach{0, 0, stage::screen_size, stage::status_height + 3 * 12};
constexpr int scrub_steps = 40;  // held, it passes the whole match in so many repeats

}  // namespace

void Viewer::opened(stage::Console& console) {
    driver_.open(console, session_.cartridge(), session_.sitters());
    driver_.look_as(kit::all_seeing);
    playing_ = false;
    speed_ = 0;
    code_.clear();
    const kit::Match& match = session_.match();
    if (kit::has_share_code(session_.game(), match.config))
        kit::print_share_code({&session_.game(), match.config, match.seed}, code_);
    day_ = session_.over() ? day_of(chambers_, match) : 0;
    session_.go_to(0);
    driver_.stand(session_.state());
}

void Viewer::uncovered(stage::Console& console) {
    const int answer = question_.take_answer();
    const Asked asked = std::exchange(asked_, Asked::nothing);
    if (answer == Question::more) {
        asked_ = Asked::qr;
        if (day_ > 0) return share_result(console, qr_, day_, session_, result_);
        return qr_.show_match(console, session_.game().info.title, code_.view());
    }
    if (asked == Asked::qr) return ask(console);
    if (answer != 0) return;
    if (asked == Asked::what &&
        store_.running(session_.game().info.id).loaded != storage::Loaded::none) {
        asked_ = Asked::whether;
        return question_.ask(console, {.title = "Give up the match?",
                                       .text = "A match of this game is not finished. Taking over "
                                               "this one gives it up.",
                                       .answers = {"Take over", "Keep it"},
                                       .first = 1,
                                       .cancel = 1,
                                       .grave = true});
    }
    if (asked == Asked::nothing) return;
    console.close();
    navigation_.take_over(console);
}

void Viewer::leave(stage::Console& console) {
    console.sound(stage::Cue::back);
    session_.close();
    console.close();
}

void Viewer::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::b)) return leave(console);
    if (press.tapped(Key::x)) return ask(console);
    if (press.tapped(Key::a)) return set_playing(console, !playing_);
    if (press.tapped(Key::up) || press.tapped(Key::down)) {
        if (playing_) return set_speed(console, press.key == Key::up ? 1 : -1);
        return jump(console, press.key == Key::up ? 0 : session_.length());
    }
    if (!press.tapped(Key::left) && !press.tapped(Key::right)) return;
    if (playing_) set_playing(console, false);
    if (press.press == stage::Press::repeat) return scrub(console, press.key == Key::left ? -1 : 1);
    if (press.key == Key::right) return step_forward(console);
    if (session_.cursor() == 0) return console.sound(stage::Cue::refuse);
    jump(console, session_.cursor() - 1);
}

void Viewer::step_forward(stage::Console& console) {
    if (driver_.telling()) driver_.skip();
    if (!session_.watch_next()) return console.sound(stage::Cue::refuse);
    console.damage(bar_reach);
    driver_.tell(session_.last(), session_.before(), session_.state(), session_.events());
    console.animate();
}

void Viewer::jump(stage::Console& console, std::size_t to) {
    if (to == session_.cursor() && !driver_.telling()) return;
    console.sound(stage::Cue::move);
    session_.go_to(to);
    driver_.stand(session_.state());
    console.damage_all();
}

void Viewer::scrub(stage::Console& console, int direction) {
    const std::size_t by = std::max<std::size_t>(session_.length() / scrub_steps, 1);
    const std::size_t here = session_.cursor();
    if (direction < 0) return jump(console, here > by ? here - by : 0);
    jump(console, std::min(here + by, session_.length()));
}

void Viewer::set_playing(stage::Console& console, bool on) {
    console.sound(stage::Cue::toggle);
    // From the end it starts again.
    if (on && session_.cursor() == session_.length()) jump(console, 0);
    playing_ = on;
    wait_ = 0;
    console.damage(bar_reach);
    console.damage(stage::hints_area);
    console.animate();
}

void Viewer::set_speed(stage::Console& console, int by) {
    const int next = std::clamp(speed_ + by, 0, speed_count - 1);
    console.sound(next == speed_ ? stage::Cue::refuse : stage::Cue::toggle);
    speed_ = next;
    wait_ = std::min(wait_, speeds[speed_].frames);
    console.damage(bar_reach);
}

bool Viewer::tick(stage::Console& console) {
    const bool moving = driver_.tick().on;
    if (!playing_) return moving;
    if (driver_.telling()) return true;
    if (wait_-- > 0) return true;
    wait_ = speeds[speed_].frames;
    if (session_.watch_next()) {
        console.damage(bar_reach);
        driver_.tell(session_.last(), session_.before(), session_.state(), session_.events());
        return true;
    }
    playing_ = false;
    console.damage(bar_reach);
    console.damage(stage::hints_area);
    return moving;
}

void Viewer::ask(stage::Console& console) {
    if (driver_.telling()) driver_.skip();
    playing_ = false;
    console.sound(stage::Cue::open);
    const bool over = session_.over();
    asked_ = over ? Asked::nothing : Asked::what;
    kit::Text<200> text;
    if (code_.empty())
        text.add("This match has no share code: it would be too long.");
    else
        text.add("Share code:\n").add(code_.view());
    text.add(over ? "\n\nGo back a few steps to take it over from there."
                  : "\n\nTake over: you play on from here.");
    question_.ask(console,
                  {.title = "This match",
                   .text = text.view(),
                   .answers = {over ? "OK" : "Take over", over ? "" : "Back"},
                   .cancel = over ? 0 : 1},
                  day_ > 0        ? "result"
                  : code_.empty() ? ""
                                  : "QR code");
}

void Viewer::draw(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    canvas.fill(stage::screen_area, theme.paper);
    driver_.draw(canvas);
    if (canvas.shows(status_bar_area())) draw_status_bar(canvas);
    static constexpr stage::Hint paused[] = {{stage::keys_of(Key::left, Key::right), "step"},
                                             {stage::keys_of(Key::up, Key::down), "ends"},
                                             {Key::a, "play"},
                                             {Key::x, "more"},
                                             {Key::b, "back"}};
    static constexpr stage::Hint running[] = {
        {stage::keys_of(Key::up, Key::down), "speed"}, {Key::a, "pause"}, {Key::b, "back"}};
    const bool left_handed = runtime_.settings().left_handed;
    if (playing_)
        stage::draw_hints(canvas, running, left_handed);
    else
        stage::draw_hints(canvas, paused, left_handed);
}

// "12/34  Player 2 stands on 7", over a line that shows how far it is. What is too long for one
// line hangs down over the scene.
void Viewer::write_status(kit::TextOut& place, kit::TextOut& next, Rect& words) const {
    const int cursor = static_cast<int>(session_.cursor());
    const int length = static_cast<int>(session_.length());
    place.number(cursor).add("/").number(length);
    words = status_area;
    words.x = 10 + stage::text_width(place.view(), stage::small);
    int right = stage::screen_size - 4;
    if (playing_) right -= 4 + stage::text_width(speeds[speed_].word, stage::small);
    if (cursor < length) {
        kit::Text<80> action;
        session_.game().describe(session_.state(),
                                 session_.match().known()[static_cast<std::size_t>(cursor)],
                                 driver_.view().names(), action);
        next.add(session_.name(session_.turn())).add(": ").add(action.view());
        // The seat's mark says who it is in less room.
        if (stage::text_width(next.view(), stage::small) > right - words.x) {
            next.clear();
            next.add(action.view());
            words.x += seat_mark_room;
        }
    } else {
        next.add(session_.outcome().why);
    }
    words.width = right - words.x;
    const int lines = stage::paragraph_height(words.width, next.view(), stage::small, 0);
    words.height += std::max(lines - stage::small.height, 0);
}

Rect Viewer::status_bar_area() const {
    kit::Text<16> place;
    kit::Text<120> next;
    Rect words;
    write_status(place, next, words);
    return {0, 0, stage::screen_size, words.height};
}

void Viewer::draw_status_bar(stage::Canvas& canvas) const {
    const stage::Theme& theme = canvas.theme();
    kit::Text<16> place;
    kit::Text<120> next;
    Rect words;
    write_status(place, next, words);
    const Rect bar{0, 0, stage::screen_size, words.height};
    const auto inside = canvas.clipped(bar);
    canvas.fill(bar, theme.panel);
    const int cursor = static_cast<int>(session_.cursor());
    const int length = static_cast<int>(session_.length());
    if (length > 0)
        canvas.fill({0, bar.bottom() - 2, stage::screen_size * cursor / length, 2}, theme.accent);
    const int behind = 10 + canvas.text({4, 1}, place.view(), stage::small, theme.accent);
    if (words.x > behind)
        stage::draw_seat_mark(canvas, {behind, 1}, session_.turn(), session_.cartridge());
    if (playing_)
        canvas.text({stage::screen_size - 4, 1}, speeds[speed_].word, stage::small, theme.accent,
                    stage::Align::right);
    canvas.paragraph({words.x, 1, words.width, words.height}, next.view(), stage::small, theme.ink,
                     stage::Align::left, 0);
}

}  // namespace shell
