#include "shell/menus/ladder_screen.h"

#include <algorithm>

#include "console/status.h"
#include "shell/menus/challenge_screen.h"
#include "shell/page.h"
#include "stage/hints.h"

namespace shell {

using stage::Align;
using stage::Key;
using stage::Ladder;
using stage::Pairing;
using stage::Rect;

namespace {

constexpr Rect climber_area{0, page_top, stage::screen_size, 38};
constexpr int rung_height = 22, rung_bottom = 222;
constexpr int rail_left = 12, rail_right = 40;
constexpr Rect ladder_page{0, page_top, stage::screen_size, stage::hints_area.y - page_top};

// The first rung is the lowest.
Rect rung_area(int place) {
    return {12, rung_bottom - (place + 1) * rung_height, 216, rung_height};
}

// The middle of a face, which is known by that much of it.
void draw_face(stage::Canvas& canvas, const stage::Sprite& face, const Rect& in) {
    const auto inside = canvas.clipped(in);
    canvas.sprite(face, {in.centre().x - Ladder::face / 2, in.centre().y - Ladder::face / 2});
}

// Right of them lies `right`; what is won has a colour of its own, too.
void draw_rung_stars(stage::Canvas& canvas, int right, int y, int stars, stage::Colour won,
                     stage::Colour open) {
    constexpr int width = 9;
    for (int i = 0; i < storage::most_stars; ++i)
        canvas.text({right - (storage::most_stars - i) * width, y}, i < stars ? "★" : "☆",
                    stage::small, i < stars ? won : open);
}

}  // namespace

// ---- The table ---------------------------------------------------------------------------------

void draw_ladder_table(stage::Canvas& canvas, const Ladder& ladder, const Climb& climb, int top) {
    constexpr int width = 24, height = 19, left = 12 + 24;
    const stage::Theme& theme = canvas.theme();
    const auto cell = [&](int column, int row) {
        return Rect{left + column * width, top + row * height, width - 1, height - 1};
    };
    int column = 0;
    for (const std::uint8_t rung : ladder.rungs)
        draw_face(canvas, ladder.rung_face(rung), cell(column++, 0).inset(1));
    for (int climber = 0; climber < ladder.climbers; ++climber) {
        draw_face(canvas, ladder.climber_face(climber), cell(-1, climber + 1).inset(1));
        column = 0;
        for (const std::uint8_t rung : ladder.rungs) {
            const Rect area = cell(column++, climber + 1);
            if (!ladder.meets({climber, rung})) {
                canvas.hatch(area, theme.edge);
                continue;
            }
            const int stars = climb.stars({climber, rung});
            canvas.fill(area, theme.panel);
            if (stars > 0)
                draw_stars(canvas, {area.centre().x - 10, area.y + 5}, stars, theme.accent,
                           theme.edge);
        }
    }
}

// ---- The screen --------------------------------------------------------------------------------

void LadderScreen::set_up(const stage::Cartridge& cartridge) {
    if (cartridge_ != &cartridge) climber_ = 0;
    cartridge_ = &cartridge;
}

void LadderScreen::opened(stage::Console&) {
    table_ = false;
    rung_ = climb().next(climber_);
}

Pairing LadderScreen::pairing() const {
    return {climber_, climb().rungs(climber_)[static_cast<std::size_t>(rung_)]};
}

void LadderScreen::go_to(stage::Console& console, int climber, int rung) {
    rung = std::clamp(rung, 0, climb().all(climber) - 1);
    if (climber == climber_ && rung == rung_) return;
    console.sound(stage::Cue::move);
    if (climber == climber_) {
        console.damage(rung_area(rung_));
        console.damage(rung_area(rung));
    } else {
        console.damage(ladder_page);
    }
    climber_ = climber;
    rung_ = rung;
}

void LadderScreen::key(stage::Console& console, stage::KeyPress press) {
    if (press.tapped(Key::x) || (table_ && (press.tapped(Key::a) || press.tapped(Key::b)))) {
        table_ = !table_;
        console.sound(table_ ? stage::Cue::open : stage::Cue::back);
        return console.damage_all();
    }
    if (table_) return;
    if (press.tapped(Key::b)) {
        console.sound(stage::Cue::back);
        return console.close();
    }
    if (press.tapped(Key::a)) return ask(console);
    if (press.tapped(Key::up)) return go_to(console, climber_, rung_ + 1);
    if (press.tapped(Key::down)) return go_to(console, climber_, rung_ - 1);
    const int by = press.tapped(Key::right) ? 1 : press.tapped(Key::left) ? -1 : 0;
    if (by == 0) return;
    const int climber = (climber_ + by + ladder().climbers) % ladder().climbers;
    go_to(console, climber, climb().next(climber));
}

void LadderScreen::ask(stage::Console& console) {
    navigation_.count_if_over(console, *cartridge_);
    console.sound(stage::Cue::open);
    const bool gives_up = store_.running(cartridge_->game.info.id).loaded != storage::Loaded::none;
    title_.clear();
    title_.add(ladder().rung(pairing().rung));
    // The title is whom she meets: with both names here the rest would not fit.
    kit::Text<224> text("For ");
    text.add(ladder().climber(climber_)).add(":\n");
    ladder().goal(pairing(), text);
    text.add("\n").add(play::help_leaves);
    if (gives_up) text.add("\n\nYour running match of this game is given up for it.");
    question_.ask(console, {.title = title_.view(),
                            .text = text.view(),
                            .answers = {"Play", "Back"},
                            .first = gives_up ? 1 : 0,
                            .cancel = 1,
                            .grave = gives_up});
}

// From the question, or from a match: then the next rung is under the cursor.
void LadderScreen::uncovered(stage::Console& console) {
    switch (question_.take_answer()) {
        case 0: {
            play::Start start{.config = ladder().config(pairing()), .seed = hal::entropy()};
            start.controllers[0] = play::person;
            return navigation_.begin(console, *cartridge_, start);
        }
        case Question::none:
            rung_ = climb().next(climber_);
            return;
        default:
            return;
    }
}

// ---- Drawing -----------------------------------------------------------------------------------

void LadderScreen::draw(stage::Canvas& canvas) const {
    draw_page(canvas, ladder().title);
    console::draw_status(canvas, 228, 6, runtime_.power(), runtime_.settings());
    const bool left_handed = runtime_.settings().left_handed;
    if (table_) {
        draw_ladder_table(canvas, ladder(), climb(), page_top + 10);
        static constexpr stage::Hint hints[] = {{Key::b, "back"}};
        return stage::draw_hints(canvas, hints, left_handed);
    }
    draw_climber(canvas);
    const int rungs = climb().all(climber_);
    // The rails end above the last rung and stand on the ground.
    const Rect highest = rung_area(rungs - 1);
    for (const int x : {rail_left, rail_right})
        canvas.fill({x, highest.y, 2, rung_bottom - highest.y}, canvas.theme().edge);
    for (int place = 0; place < rungs; ++place) draw_rung(canvas, place);
    static constexpr stage::Hint hints[] = {
        {stage::any_direction, "move"}, {Key::a, "play"}, {Key::x, "table"}, {Key::b, "back"}};
    stage::draw_hints(canvas, hints, left_handed);
}

void LadderScreen::draw_climber(stage::Canvas& canvas) const {
    if (!canvas.shows(climber_area)) return;
    const stage::Theme& theme = canvas.theme();
    const int y = climber_area.y + 1;
    canvas.sprite(ladder().climber_face(climber_), {24, y});
    canvas.text({64, y}, ladder().climber(climber_), stage::medium, theme.ink);
    const Climb climb = this->climb();
    kit::Text<32> won;
    won.number(climb.won(climber_)).add(" of ").number(climb.all(climber_)).add(" beaten");
    canvas.text({64, y + 18}, won.view(), stage::small, theme.accent);
    canvas.triangle({12, y + 16}, {18, y + 10}, {18, y + 22}, theme.accent);
    canvas.triangle({227, y + 16}, {221, y + 10}, {221, y + 22}, theme.accent);
}

void LadderScreen::draw_rung(stage::Canvas& canvas, int place) const {
    const Rect area = rung_area(place);
    if (!canvas.shows(area)) return;
    const stage::Theme& theme = canvas.theme();
    const bool here = place == rung_;
    const Climb climb = this->climb();
    const Pairing pairing{climber_, climb.rungs(climber_)[static_cast<std::size_t>(place)]};
    const int stars = climb.stars(pairing);
    if (here) canvas.rounded({rail_right + 6, area.y + 1, 182, 20}, 5, theme.accent);
    const stage::Colour ink = here ? theme.on_accent : stars > 0 ? theme.ink : theme.faint;
    canvas.fill({rail_left, area.y + 10, rail_right - rail_left + 2, 2}, theme.edge);
    draw_face(canvas, ladder().rung_face(pairing.rung), {rail_left + 4, area.y + 1, 22, 20});
    canvas.text_fitted({rail_right + 10, area.y + 5}, 145, ladder().rung(pairing.rung),
                       stage::small, ink);
    if (stars == 0 && place == climb.next(climber_))
        canvas.text({222, area.y + 5}, "next", stage::small, ink, Align::right);
    else
        draw_rung_stars(canvas, 226, area.y + 5, stars, here ? theme.on_accent : theme.accent,
                        here ? theme.on_accent : theme.faint);
}

}  // namespace shell
