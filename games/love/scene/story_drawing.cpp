// What is seen while a story is told.
#include <algorithm>

#include "love/events.h"
#include "love_scene/story.h"
#include "stage/emphasis.h"
#include "stage/font.h"

namespace love_scene {

using love_art::Pose;
using stage::add_doing;
using stage::Align;
using stage::MatchView;
namespace art = love_art::art;

namespace {

constexpr Point between_them{120, 88}, with_challenger{44, 84}, with_defender{196, 84};

Point towards(Point from, Point to, int at, int frames) {
    const int left = std::max(0, frames - at);
    const int eased = 256 - left * left * 256 / (frames * frames);
    return {from.x + (to.x - from.x) * eased / 256, from.y + (to.y - from.y) * eased / 256};
}

// Up and down a little, while it waits.
int hop(int at, int frames, int high) {
    if (at <= 0 || at >= frames) return 0;
    return high * 4 * at * (frames - at) / (frames * frames);
}

}  // namespace

// ---- High noon ------------------------------------------------------------------------------

void Story::headline(const MatchView& view, Words& out) const {
    const kit::Event& now = event(view);
    switch (now.kind) {
        case love::challenged:
            add_doing(view, now.a, "duel", out.first);
            out.first.add(' ');
            stage::add_whom(view, now.b, out.first);
            out.second.add("for ");
            add_heart(now.c, out.second);
            if (bout_.claimed) out.second.add(", claimed");
            return;
        case love::love_ended:
            out.first.add("BETRAYAL!");
            out.second.add("These are bullets of love");
            return;
        case love::heart_won:
            add_doing(view, now.a, "take", out.first);
            out.first.add(' ');
            add_heart(now.c, out.first);
            if (bout_.claimed) out.second.add("the claim is broken");
            return;
        case love::claim_broken:
            out.first.add("The claim is broken");
            add_doing(view, now.a, "draw", out.second);
            out.second.add(" another Lasso");
            return;
        case love::heart_held:
            add_doing(view, now.b, "hold", out.first);
            out.first.add(' ');
            add_heart(now.c, out.first);
            // Told next (LOV-097).
            if (!bout_.fists[1] && bout_.dice_count[1] > 0) out.second.add("1 bullet comes back");
            return;
        case love::bullet_returned:
            add_doing(view, now.a, "hold", out.first);
            out.second.add("+1 bullet");
            return;
        case love::love_formed:
            out.first.add("A tie: they fall in love!");
            out.second.add("1 point a turn for both");
            return;
        case love::chips_out:
            out.first.add("A tie, but no love:");
            out.second.add("no Love chip is left");
            return;
        default:
            return;
    }
}

// Three, two, one, the shot, the dice, the sums.
void Story::look_at_dice(const MatchView& view, ArenaLook& look) const {
    const int at = pace_.value(), countdown = countdown_frames(view), go = go_frame(view);
    constexpr std::string_view numbers[] = {"3", "2", "1"};
    look.rolls = nullptr;
    look.totals = {-1, -1};
    if (at < countdown) look.countdown = at < go ? numbers[std::min(at / count_in, 2)] : "GO!";
    if (at < go) return;
    look.pose = {Pose::firing, Pose::firing};
    for (std::size_t side = 0; side < 2; ++side)
        look.flash[side] = at - go < 7 && bout_.dice_count[side] > 0 && !bout_.fists[side];
    if (at < countdown) return;
    look.rolls = &rolls_;
    const int counting = at - countdown - roll_frames(view);
    if (counting < 0) return;
    for (std::size_t side = 0; side < 2; ++side)
        look.totals[side] = std::min<int>(bout_.totals[side], counting * 2);
}

void Story::fill_look(const MatchView& view, ArenaLook& look) const {
    const kit::Event& now = event(view);
    const int at = pace_.value();
    look.pose = pose_;
    look.bullets = {bullets_[0], bullets_[1]};
    look.heart = holder_ < 0 ? between_them : holder_ == 0 ? with_challenger : with_defender;
    look.rope = untied_ ? -1 : 0;
    if (rolled_) {
        look.rolls = &rolls_;
        look.totals = {bout_.totals[0], bout_.totals[1]};
    }
    switch (now.kind) {
        case love::challenged:
            look.heart = towards(with_defender, between_them, at, 30);
            look.heart.y -= hop(at, 30, 12);
            break;
        case love::love_ended:
            look.grave = true;
            look.crack = std::clamp((at - 8) / 3, 0, 6);
            if (at < 8) look.heart.x += stage::sway(view.calm(), at, 1, 2);
            break;
        case love::split_fixed:
            look.ready[now.a == bout_.seats[0] ? 0 : 1] = true;
            if (now.a == bout_.seats[1] && !bout_.fists[0]) look.ready[0] = true;
            break;
        case love::rolled:
        case love::totals:
            return look_at_dice(view, look);
        case love::heart_won:
        case love::heart_held: {
            const Point to = now.kind == love::heart_won ? with_challenger : with_defender;
            look.heart = towards(between_them, to, at - 6, 32);
            look.heart.y -= hop(at - 6, 32, 16);
            break;
        }
        case love::claim_broken:
            look.rope = at * at / 14;
            break;
        case love::love_formed:
            look.glow = view.calm() ? 0 : at;
            look.heart.y -= hop(at % 24, 24, 4);
            break;
        default:
            break;
    }
}

void Story::draw_noon(Canvas& canvas, const MatchView& view) const {
    ArenaLook look;
    fill_look(view, look);
    Words words;
    if (canvas.shows(Rect{0, ribbon_area.y, stage::screen_size, ribbon_area.height + 24}))
        headline(view, words);
    look.headline = words.first.view();
    look.line = words.second.view();
    draw_arena(canvas, view, bout_, look);
}

// ---- Above the table ------------------------------------------------------------------------

void Story::draw(Canvas& canvas, const MatchView& view) const {
    if (!telling()) return;
    switch (event(view).kind) {
        case love::sundown:
            return draw_sundown(canvas);
        case love::game_over:
            return draw_winner(canvas, view);
        case love::scored:
            return draw_points(canvas, view);
        default:
            break;
    }
    for (const Flight& flight : flights(view)) {
        const Point at = flight_point(flight);
        const Rect box{at.x, at.y, card_width, card_height};
        switch (flight.what) {
            case Flight::What::back:
                draw_lasso_back(canvas, box);
                break;
            case Flight::What::lasso:
                draw_lasso(canvas, box, flight.colour, {});
                break;
            case Flight::What::rope:
                canvas.sprite(art::loop, at);
                break;
        }
    }
}

// They rise from the score.
void Story::draw_points(Canvas& canvas, const MatchView& view) const {
    const kit::Event& now = event(view);
    if (now.b + now.c == 0) return;
    const Rect score = score_area(place_of(now.a, view.bottom()));
    kit::Text<8> points;
    points.add('+').number(now.b + now.c);
    const int width = stage::text_width(points.view(), stage::medium) + 8;
    const Rect tag{score.x - width - 2, score.y + 1 + std::max(0, 12 - pace_.value()) / 2, width,
                   17};
    canvas.rounded(tag, 5, ink::brass);
    canvas.text({tag.centre().x, tag.y}, points.view(), stage::medium, ink::dark, Align::centre);
}

// The sun goes down behind the plain.
void Story::draw_sundown(Canvas& canvas) const {
    draw_sky(canvas, stage::scene_area);
    canvas.disc({120, horizon - 22 + pace_.value() * 2 / 3}, 40, stage::rgb(0xffc860));
    canvas.fill({0, horizon, stage::screen_size, stage::hints_area.y - horizon}, ink::night);
    canvas.huge_text({120, 160}, "SUNDOWN", 2, ink::brass);
    canvas.text({120, 192}, "The highest score wins", stage::medium, ink::cream, Align::centre);
}

void Story::draw_winner(Canvas& canvas, const MatchView& view) const {
    const kit::Event& now = event(view);
    const int at = pace_.value();
    const Seat winner = now.a;
    draw_desert(canvas);
    // Hearts rise on both sides.
    for (int i = 0; i < 6; ++i) {
        const int x = (i < 3 ? 14 : 168) + i % 3 * 21;
        const int y = stage::hints_area.y - (at * 2 + i * 47) % stage::scene_area.height;
        draw_heart(canvas, {x, y}, winner, i % 2 == 0);
    }
    constexpr Point middle{120, 78};
    draw_glow(canvas, middle, 46, view.calm() ? 0 : at, ink::cream);
    canvas.rounded({middle.x - 27, middle.y - 33, 54, 66}, 4, ink::worn);
    canvas.rounded({middle.x - 25, middle.y - 31, 50, 62}, 3, ink::paper);
    canvas.text({middle.x + 1, middle.y - 29}, "WINNER", stage::small, ink::dark, Align::centre);
    canvas.fill({middle.x - 17, middle.y - 14, 34, 36}, love_art::tones_of(canvas, winner).shade);
    draw_poster(canvas, {middle.x - 14, middle.y - 11}, winner, view.seat(winner));
    draw_ribbon(canvas, ribbon_area);
    kit::Text<40> words;
    add_doing(view, winner, "win", words);
    const bool fits = stage::text_width(words.view(), stage::large) <= 204;
    canvas.text({120, ribbon_area.y + (fits ? 3 : 7)}, words.view(),
                fits ? stage::large : stage::medium, ink::dark, Align::centre);
    words.clear();
    words.number(now.b);
    canvas.huge_text({120, 182}, words.view(), 2, ink::brass);
}

}  // namespace love_scene
