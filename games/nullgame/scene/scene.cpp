#include "nullgame_scene/scene.h"

#include <algorithm>

#include "stage/emphasis.h"
#include "stage/meter.h"
#include "stage/seat_mark.h"

namespace nullgame_scene {

using namespace nullgame;

using stage::Canvas;
using stage::Colour;
using stage::Key;
using stage::MatchView;
using stage::Point;
using stage::Rect;
using stage::Theme;

namespace {

constexpr std::string_view choice_words[] = {"Draw", "Stand"};

Colour felt(const Theme& theme) { return stage::blend(theme.good, theme.paper, 208); }
// The cloth is brighter than most grounds: so is what is written on it in a colour.
Colour written(const Theme& theme, Colour colour) { return stage::blend(colour, theme.ink, 32); }

// How an event is told. Flights may be switched off with the animations; what has to be read may
// not.
stage::Beat beat_of(const kit::Event& event, bool mine) {
    using stage::Cue;
    switch (event.kind) {
        case drew:
            return {.frames = 16, .cue = Cue::click};
        case dealt:
            return {.frames = 10, .cue = Cue::click};
        case stood:
            return {.frames = 16, .cue = Cue::toggle};
        case bust:
            return {.frames = 40, .to_read = true, .cue = Cue::warn};
        case round_over:
            return {.frames = 90, .to_read = true, .cue = mine ? Cue::open : Cue::back};
        default:
            return {};
    }
}

}  // namespace

SeatPlace Scene::place(const MatchView& view, std::size_t seat) const {
    return place_of(seat, view.bottom(), view.state_as<State>().players);
}

// ---- Positions and stories --------------------------------------------------------------------

void Scene::begin(MatchView& view) {
    story_.stop(view);
    notice_.clear();
    undealt_ = 0;
    spot_ = Spot::draw;
    view.console().damage(stage::scene_area);
}

void Scene::skip(MatchView& view) {
    const Spot spot = spot_;
    begin(view);
    spot_ = spot;
}

void Scene::played(MatchView& view, kit::Action) {
    notice_.clear();
    undealt_ = 0;
    story_.start(view, *this);
}

stage::Beat Scene::begin(MatchView& view, std::span<const kit::Event> events) {
    const kit::Event& now = events[0];
    if (now.kind == dealt && now.a == 0)
        undealt_ = static_cast<std::uint8_t>((1u << view.state_as<State>().players) - 1);
    leave(view.shown_as<State>(), now, view.state_as<State>());
    return beat_of(now, view.viewer() < kit::max_seats && (now.a >> view.viewer() & 1) != 0);
}

void Scene::end(MatchView& view, std::span<const kit::Event> events) {
    arrive(view.shown_as<State>(), events[0]);
    if (events[0].kind == dealt)
        undealt_ = static_cast<std::uint8_t>(undealt_ & ~(1u << events[0].a));
}

void Scene::damage(MatchView& view, std::span<const kit::Event>) const {
    if (flies(view)) view.console().damage(stage::card_area(flight(view), large_card));
    if (story_.frame() % stage::half_blink != 0) return;
    for (std::size_t seat = 0; seat < most_players; ++seat)
        if ((blinking(view) >> seat & 1) != 0) view.console().damage(place(view, seat).area);
}

bool Scene::tick(MatchView& view) {
    const bool telling = story_.tick(view, *this);
    return notice_.tick(view, area_of(view, spot_)) || telling;
}

// Seats that the event is about.
unsigned Scene::blinking(const MatchView& view) const {
    if (!story_.telling()) return 0;
    const kit::Event& now = story_.event(view);
    if (now.kind == round_over) return now.a;
    return now.kind == bust || now.kind == stood ? 1u << now.a : 0u;
}

bool Scene::is_dim(const MatchView& view) const { return !stage::lit(view.calm(), story_.frame()); }

bool Scene::flies(const MatchView& view) const {
    if (!story_.telling()) return false;
    const kit::Event& now = story_.event(view);
    return now.kind == drew || now.kind == dealt;
}

Point Scene::flight(const MatchView& view) const {
    const kit::Event& now = story_.event(view);
    const SeatPlace to = place(view, now.a);
    const Point end = now.kind == drew ? to.pile : to.hole;
    const int way = story_.value();
    return {deck_at.x + (end.x - deck_at.x) * way / 256,
            deck_at.y + (end.y - deck_at.y) * way / 256};
}

// ---- Deciding ---------------------------------------------------------------------------------

Rect Scene::area_of(const MatchView& view, Spot spot) const {
    switch (spot) {
        case Spot::draw:
        case Spot::stand:
            return choice_area(static_cast<int>(spot)).inset(-2);
        case Spot::own:
            return own_cards_area;
        case Spot::deck:
            return deck_row;
        case Spot::rivals:
            break;
    }
    return rivals_area(view.state_as<State>().players);
}

void Scene::move(MatchView& view, Spot to) {
    if (to == spot_) return;
    notice_.forget(view, {});
    view.console().damage(area_of(view, spot_));
    spot_ = to;
    view.console().damage(area_of(view, spot_));
    view.console().sound(stage::Cue::move);
}

// The choices lie side by side; above them, one over the other, is what Y tells about.
void Scene::key(MatchView& view, stage::KeyPress press) {
    const bool choosing = spot_ == Spot::draw || spot_ == Spot::stand;
    if (press.tapped(Key::a)) {
        if (!choosing) {
            view.console().toast("Only to look at: {Y} tells what it is");
            return notice_.refuse(view, "", {}, area_of(view, spot_));
        }
        view.console().sound(stage::Cue::choose);
        return view.take({static_cast<std::uint8_t>(spot_)});
    }
    const bool alone = view.state_as<State>().players == 1;
    if (press.tapped(Key::left) && choosing) return move(view, Spot::draw);
    if (press.tapped(Key::right) && choosing) return move(view, Spot::stand);
    if (press.tapped(Key::up)) {
        if (choosing) return move(view, Spot::own);
        if (spot_ == Spot::own) return move(view, Spot::deck);
        if (spot_ == Spot::deck && !alone) return move(view, Spot::rivals);
    }
    if (press.tapped(Key::down)) {
        if (spot_ == Spot::rivals) return move(view, Spot::deck);
        if (spot_ == Spot::deck) return move(view, Spot::own);
        if (spot_ == Spot::own) return move(view, Spot::draw);
    }
}

std::size_t Scene::point_out(MatchView& view, std::span<const kit::Action> actions) {
    spot_ = static_cast<Spot>(actions[0].kind);
    notice_.mark();
    view.console().damage(stage::scene_area);
    return 0;
}

std::span<const stage::Hint> Scene::hints(const MatchView&) const {
    static constexpr stage::Hint choosing[] = {{stage::any_direction, "move"}, {Key::a, "choose"}};
    static constexpr stage::Hint looking[] = {{stage::any_direction, "move"}};
    return spot_ == Spot::draw || spot_ == Spot::stand ? std::span<const stage::Hint>(choosing)
                                                       : std::span<const stage::Hint>(looking);
}

std::string_view Scene::prompt(const MatchView&) const { return "Draw or stand?"; }

int Scene::topic(const MatchView& view) const {
    if (story_.telling()) {
        switch (story_.event(view).kind) {
            case drew:
                return draw_topic;
            case stood:
                return stand_topic;
            case bust:
                return bust_topic;
            case dealt:
                return own_topic;
            default:
                return count_topic;
        }
    }
    if (view.state_as<State>().over()) return count_topic;
    if (!view.deciding()) return deck_topic;
    constexpr Topic of_spot[] = {draw_topic, stand_topic, own_topic, deck_topic, rival_topic};
    return of_spot[static_cast<std::size_t>(spot_)];
}

// ---- Drawing ----------------------------------------------------------------------------------

void Scene::draw(Canvas& canvas, const MatchView& view) const {
    draw_felt(canvas);
    draw_deck(canvas, view);
    const std::size_t players = view.state_as<State>().players;
    for (std::size_t seat = 0; seat < players; ++seat) draw_seat(canvas, view, seat);
    draw_choices(canvas, view);
    draw_look(canvas, view);
    if (flies(view)) draw_flight(canvas, view);
}

// The cloth, with the number that everybody is after woven in.
void Scene::draw_felt(Canvas& canvas) const {
    const Theme& theme = canvas.theme();
    const Colour cloth = felt(theme), thread = stage::blend(cloth, theme.ink, 18);
    canvas.fill(stage::scene_area, cloth);
    constexpr Point middle{120, 61};
    canvas.ring(middle, 41, 2, thread);
    canvas.ring(middle, 36, 1, thread);
    canvas.text({middle.x, middle.y - 12}, "12", stage::large, thread, stage::Align::centre);
}

void Scene::draw_seat(Canvas& canvas, const MatchView& view, std::size_t seat) const {
    const SeatPlace place = this->place(view, seat);
    if (!canvas.shows(place.area)) return;
    const Theme& theme = canvas.theme();
    const Colour colour = stage::seat_colour(theme, static_cast<kit::Seat>(seat));
    const bool blink = is_dim(view) && (blinking(view) >> seat & 1) != 0;
    if (place.large) {
        canvas.fill(place.area, stage::blend(felt(theme), theme.paper, 110));
        canvas.fill({place.area.x, place.area.y, place.area.width, 1}, colour);
    }
    draw_name(canvas, view, place, seat, blink);
    draw_cards(canvas, view, place, seat);
    draw_total(canvas, view, place, seat, blink);
}

void Scene::draw_name(Canvas& canvas, const MatchView& view, const SeatPlace& place,
                      std::size_t seat, bool blink) const {
    const Theme& theme = canvas.theme();
    const Colour colour = stage::seat_colour(theme, static_cast<kit::Seat>(seat));
    // Whose turn it is: a frame, and an arrow before the name.
    const bool turn = !story_.telling() && view.state_as<State>().turn == seat;
    if (turn && !place.large) canvas.rounded_frame(place.area.inset(2), 5, colour);
    int x = place.name.x;
    if (turn) x += canvas.text({x, place.name.y}, "▶", stage::small, colour) + 2;
    const bool counting = story_.telling() && story_.event(view).kind == round_over;
    const int gained =
        counting ? view.state_as<State>().points[seat] - view.before_as<State>().points[seat] : 0;
    kit::Text<16> points;
    points.add(gained > 0 ? "★+" : "★");
    points.number(gained > 0 ? gained : view.shown_as<State>().points[seat]);
    const int right = place.large ? 232 : place.area.right() - 5;
    const int width = stage::text_width(points.view(), stage::small);
    const std::string_view name = view.seat(static_cast<kit::Seat>(seat)).name.view();
    const int room = right - width - 2 - x;
    const stage::Font& font =
        stage::text_width(name, stage::small) <= room ? stage::small : stage::tiny;
    canvas.text_fitted({x, place.name.y}, room, name, font, written(theme, colour));
    if (gained > 0 && !blink)
        canvas.rounded({right - width - 3, place.name.y - 1, width + 6, 14}, 4, theme.accent);
    canvas.text({right, place.name.y}, points.view(), stage::small,
                gained == 0 ? theme.ink
                : blink     ? theme.accent
                            : theme.on_accent,
                stage::Align::right);
}

void Scene::draw_cards(Canvas& canvas, const MatchView& view, const SeatPlace& place,
                       std::size_t seat) const {
    const Theme& theme = canvas.theme();
    const State& table = view.shown_as<State>();
    const auto slot = [&](Point at) {
        canvas.rounded_frame({at.x, at.y, place.card.width, place.card.height}, 4,
                             stage::blend(felt(theme), theme.ink, 70));
    };
    slot(place.hole);
    slot(place.pile);
    stage::CardLook look = place.card;
    look.disabled = table.standing[seat] == Standing::bust;
    if ((undealt_ >> seat & 1) == 0) {
        kit::Text<4> value;
        value.number(table.hole[seat]);
        stage::CardLook hole = look;
        hole.face_up = table.hole[seat] != 0;
        // The viewer knows it and nobody else does.
        const bool turned = story_.telling() && story_.event(view).kind >= nullgame::shown;
        hole.folded = place.large && view.viewer() == seat && table.holes_open == 0 &&
                      !table.over() && !look.disabled && !turned;
        stage::draw_card(canvas, place.hole, {.symbol = value.view()}, hole);
    }
    const int open_sum = table.open_sum[seat];
    if (open_sum == 0) return;
    kit::Text<4> sum;
    sum.number(open_sum);
    // A small heap: the open cards lie on each other, their sum on top.
    if (open_sum > card_values) stage::draw_card(canvas, place.pile + Point{2, -2}, {}, look);
    stage::draw_card(canvas, place.pile, {.symbol = sum.view()}, look);
}

void Scene::draw_total(Canvas& canvas, const MatchView& view, const SeatPlace& place,
                       std::size_t seat, bool blink) const {
    const Theme& theme = canvas.theme();
    const State& table = view.shown_as<State>();
    const bool is_bust = table.standing[seat] == Standing::bust;
    const bool known = table.hole[seat] != 0 || (undealt_ >> seat & 1) != 0;
    const int total = table.total(seat);
    const bool exact = known && total == limit;
    const Colour colour = blink     ? theme.ink
                          : is_bust ? written(theme, theme.bad)
                          : exact   ? theme.accent
                                    : theme.ink;
    kit::Text<24> text;
    if (!known) text.add("?+");
    text.number(total);
    if (!place.large) {
        if (table.standing[seat] != Standing::in) text.add(is_bust ? " ✗ bust" : " ✓stands");
        canvas.text(place.total, text.view(), stage::small, colour, stage::Align::centre);
    } else {
        const stage::Font& font = known ? stage::large : stage::medium;
        const int x = place.total.x +
                      canvas.text({place.total.x, place.total.y - 2}, text.view(), font, colour) +
                      6;
        const std::string_view note = is_bust                                ? "✗ bust"
                                      : table.standing[seat] != Standing::in ? "✓ stands"
                                                                             : "of 12";
        canvas.text({x, place.total.y + 5}, note, stage::small,
                    blink     ? theme.ink
                    : is_bust ? written(theme, theme.bad)
                              : theme.faint);
    }
    stage::draw_meter(canvas, place.meter,
                      {.value = std::min(total, limit),
                       .most = limit,
                       .segmented = true,
                       .colour = is_bust ? theme.bad
                                 : exact ? theme.accent
                                         : theme.good});
}

void Scene::draw_deck(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(deck_row)) return;
    const Theme& theme = canvas.theme();
    const State& table = view.shown_as<State>();
    stage::CardLook back{.width = 20, .height = 24, .face_up = false};
    stage::draw_card(canvas, deck_at + Point{2, -1}, {}, back);
    stage::draw_card(canvas, deck_at, {}, back);
    kit::Text<32> left, round;
    stage::add_count(static_cast<int>(table.deck.size()), "card", left);
    canvas.text({44, deck_at.y + 6}, left.view(), stage::small, theme.faint);
    round.add(table.mode == race ? "Race, round " : "Score, round ");
    round.number(std::min(table.round + 1, int{table.rounds})).add(" of ").number(table.rounds);
    canvas.text({232, deck_at.y + 6}, round.view(), stage::small, theme.ink, stage::Align::right);
}

void Scene::draw_choices(Canvas& canvas, const MatchView& view) const {
    if (!canvas.shows(choices_area.inset(-2))) return;
    const Theme& theme = canvas.theme();
    const bool deciding = view.deciding() && !busy();
    for (int i = 0; i < 2; ++i) {
        const Rect box = choice_area(i);
        const bool here = deciding && i == static_cast<int>(spot_);
        if (here) {
            canvas.rounded(box, 6, theme.accent);
        } else {
            canvas.rounded(box, 6, theme.panel);
            canvas.rounded_frame(box, 6, deciding ? theme.accent : theme.edge);
        }
        const Colour ink = here ? theme.on_accent : deciding ? theme.ink : theme.faint;
        canvas.text({box.centre().x, box.y + 5}, choice_words[i], stage::medium, ink,
                    stage::Align::centre);
        if (here && notice_.marked()) canvas.text({box.x + 3, box.y + 2}, "★", stage::small, ink);
    }
}

// A frame around what is only looked at.
void Scene::draw_look(Canvas& canvas, const MatchView& view) const {
    if (!view.deciding() || busy() || spot_ == Spot::draw || spot_ == Spot::stand) return;
    canvas.rounded_frame(area_of(view, spot_).inset(1).moved(notice_.offset(), 0), 6,
                         canvas.theme().accent, 2);
}

void Scene::draw_flight(Canvas& canvas, const MatchView& view) const {
    const kit::Event& now = story_.event(view);
    const bool to_viewer = now.a == view.bottom();
    stage::CardLook look = to_viewer ? large_card : small_card;
    look.face_up = now.kind == drew;
    kit::Text<4> value;
    value.number(now.b);
    stage::draw_card(canvas, flight(view), {.symbol = value.view()}, look);
}

}  // namespace nullgame_scene
