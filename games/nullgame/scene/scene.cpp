#include "nullgame_scene/scene.h"

#include <algorithm>

#include "stage/meter.h"

namespace nullgame_scene {

using namespace nullgame;

using stage::Canvas;
using stage::Colour;
using stage::Point;
using stage::Rect;
using stage::Theme;

namespace {

constexpr std::string_view choice_words[] = {"Draw", "Stand"};

Colour felt(const Theme& theme) { return stage::blend(theme.good, theme.paper, 208); }

constexpr unsigned blink_pace = 4;  // frames

// How many frames an event is told for. Flights may be switched off with the animations; what has
// to be read may not.
struct Telling {
    int frames;
    bool to_read;
};
Telling telling_of(const kit::Event& event) {
    switch (event.kind) {
        case drew:
            return {16, false};
        case dealt:
            return {10, false};
        case stood:
            return {16, false};
        case bust:
            return {40, true};
        case round_over:
            return {90, true};
        default:
            return {0, false};
    }
}

}  // namespace

// The viewer sits at the bottom; in a replay the first seat does.
std::size_t Scene::bottom(const stage::MatchView& view) const {
    return view.viewer() == kit::nobody ? 0 : view.viewer();
}

SeatPlace Scene::place(const stage::MatchView& view, std::size_t seat) const {
    return place_of(seat, bottom(view), view.state_as<State>().players);
}

// ---- Positions and stories --------------------------------------------------------------------

void Scene::begin(stage::MatchView& view) {
    shown_ = Shown::of(view.state_as<State>(), view.viewer());
    telling_ = false;
    blinking_ = 0;
    marked_ = kit::no_value;
}

void Scene::skip(stage::MatchView& view) { begin(view); }

void Scene::played(stage::MatchView& view, kit::Action) {
    shown_ = Shown::of(view.before_as<State>(), view.viewer());
    marked_ = kit::no_value;
    at_ = 0;
    telling_ = !view.events().empty();
    if (telling_) begin_event(view);
    view.console().damage(stage::scene_area);
}

void Scene::begin_event(stage::MatchView& view) {
    const kit::Event& now = event(view);
    shown_.begin(now, view);
    sound(view, now);
    blinking_ = now.kind == round_over                  ? now.a
                : now.kind == bust || now.kind == stood ? 1u << now.a
                                                        : 0u;
    blink_frames_ = 0;
    beat_.go(0, 256, telling_of(now).frames, stage::Ease::in_out);
    // A count changes every seat, a deal clears the table; all else concerns one seat.
    const bool all = now.kind == round_over || (now.kind == dealt && now.a == 0);
    view.console().damage(all ? stage::scene_area : place(view, now.a).area);
    view.console().damage(deck_row);
}

void Scene::end_event(stage::MatchView& view) {
    const kit::Event& now = event(view);
    shown_.end(now, view);
    if (now.kind != round_over) view.console().damage(place(view, now.a).area);
    if (++at_ < view.events().size()) return begin_event(view);
    begin(view);
    view.console().damage(stage::scene_area);
}

void Scene::sound(stage::MatchView& view, const kit::Event& now) const {
    stage::Console& console = view.console();
    if (now.kind == drew || now.kind == dealt) console.sound(stage::Cue::click);
    if (now.kind == stood) console.sound(stage::Cue::toggle);
    if (now.kind == bust) console.sound(stage::Cue::warn);
    if (now.kind == round_over) {
        const bool mine = view.viewer() != kit::nobody && (now.a >> view.viewer() & 1) != 0;
        console.sound(mine ? stage::Cue::open : stage::Cue::back);
    }
}

bool Scene::tick(stage::MatchView& view) {
    if (!telling_) return false;
    const int speed = view.console().animation_speed();
    if (flies(view)) view.console().damage(flight_area(view));
    if (++blink_frames_ % blink_pace == 0)
        for (std::size_t seat = 0; seat < most_players; ++seat)
            if ((blinking_ >> seat & 1) != 0) view.console().damage(place(view, seat).area);
    // Events that take no time are told in the same frame.
    bool on = beat_.step(telling_of(event(view)).to_read && speed == 0 ? 256 : speed);
    while (!on && telling_) {
        end_event(view);
        on = telling_ && beat_.moving();
    }
    if (telling_ && flies(view)) view.console().damage(flight_area(view));
    return telling_;
}

// The round is being counted: all cards lie open.
bool Scene::counted() const {
    return std::any_of(shown_.seats.begin(), shown_.seats.end(),
                       [](const ShownSeat& seat) { return seat.gained > 0; });
}

bool Scene::flies(const stage::MatchView& view) const {
    return telling_ && (event(view).kind == drew || event(view).kind == dealt);
}

Point Scene::flight(const stage::MatchView& view) const {
    const SeatPlace to = place(view, event(view).a);
    const Point end = event(view).kind == drew ? to.pile : to.hole;
    const int way = beat_.value();
    return {deck_at.x + (end.x - deck_at.x) * way / 256,
            deck_at.y + (end.y - deck_at.y) * way / 256};
}

Rect Scene::flight_area(const stage::MatchView& view) const {
    return stage::card_area(flight(view), large_card);
}

// ---- Deciding ---------------------------------------------------------------------------------

void Scene::key(stage::MatchView& view, stage::KeyPress press) {
    if (press.tapped(stage::Key::a)) {
        view.console().sound(stage::Cue::choose);
        return view.take({cursor_});
    }
    const bool left = press.tapped(stage::Key::left) || press.tapped(stage::Key::up);
    const bool right = press.tapped(stage::Key::right) || press.tapped(stage::Key::down);
    const std::uint8_t to = left ? draw_kind : right ? std::uint8_t{stand} : cursor_;
    if (to == cursor_) return;
    view.console().damage(choice_area(cursor_).inset(-2));
    cursor_ = to;
    view.console().damage(choice_area(cursor_).inset(-2));
    view.console().sound(stage::Cue::move);
}

std::size_t Scene::point_out(stage::MatchView& view, std::span<const kit::Action> actions) {
    cursor_ = marked_ = actions[0].kind;
    view.console().damage(choices_area.inset(-2));
    return 0;
}

std::span<const stage::Hint> Scene::hints(const stage::MatchView&) const {
    static constexpr stage::Hint hints[] = {
        {stage::keys_of(stage::Key::left, stage::Key::right), "move"}, {stage::Key::a, "choose"}};
    return hints;
}

std::string_view Scene::prompt(const stage::MatchView&) const { return "Draw or stand?"; }

int Scene::rule_page(const stage::MatchView& view) const {
    if (view.state_as<State>().over()) return 2;
    return view.deciding() ? 1 : 0;
}

// ---- Drawing ----------------------------------------------------------------------------------

void Scene::draw(Canvas& canvas, const stage::MatchView& view) const {
    draw_felt(canvas);
    draw_deck(canvas, view);
    const std::size_t players = view.state_as<State>().players;
    for (std::size_t seat = 0; seat < players; ++seat) draw_seat(canvas, view, seat);
    draw_choices(canvas, view);
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

void Scene::draw_seat(Canvas& canvas, const stage::MatchView& view, std::size_t index) const {
    const SeatPlace place = this->place(view, index);
    if (!canvas.shows(place.area)) return;
    const Theme& theme = canvas.theme();
    const ShownSeat& seat = shown_.seats[index];
    const State& state = view.state_as<State>();
    const Colour colour = theme.seat[index % 4];
    const bool turn = !telling_ && state.turn == index;
    const bool blink = blink_frames_ / blink_pace % 2 != 0 && (blinking_ >> index & 1) != 0;
    if (place.large) {
        canvas.fill(place.area, stage::blend(felt(theme), theme.paper, 110));
        canvas.fill({place.area.x, place.area.y, place.area.width, 1}, colour);
    }
    // Whose turn it is: a bar above the name, and an arrow before it.
    if (turn && !place.large) canvas.rounded_frame(place.area.inset(2), 5, colour);
    int x = place.name.x;
    if (turn) x += canvas.text({x, place.name.y}, "▶", stage::small, colour) + 2;
    kit::Text<16> points;
    points.add("★").number(seat.points);
    if (seat.gained > 0) {
        points.clear();
        points.add("★+").number(seat.gained);
    }
    const int right = place.large ? 232 : place.area.right() - 5;
    const int width = stage::text_width(points.view(), stage::small);
    canvas.text_fitted({x, place.name.y}, right - width - 2 - x,
                       view.seat_name(static_cast<kit::Seat>(index)), stage::small, colour);
    if (seat.gained > 0 && !blink)
        canvas.rounded({right - width - 3, place.name.y - 1, width + 6, 14}, 4, theme.accent);
    canvas.text({right, place.name.y}, points.view(), stage::small,
                seat.gained == 0 ? theme.ink
                : blink          ? theme.accent
                                 : theme.on_accent,
                stage::Align::right);
    // The viewer knows it and nobody else does.
    const bool secret = view.viewer() == index && state.holes_open == 0 && !state.over() &&
                        seat.known() && seat.standing != Standing::bust && !(telling_ && counted());
    draw_cards(canvas, place, seat, secret);
    draw_total(canvas, place, seat, blink);
}

void Scene::draw_cards(Canvas& canvas, const SeatPlace& place, const ShownSeat& seat,
                       bool secret) const {
    const Theme& theme = canvas.theme();
    const auto slot = [&](Point at) {
        canvas.rounded_frame({at.x, at.y, place.card.width, place.card.height}, 4,
                             stage::blend(felt(theme), theme.ink, 70));
    };
    slot(place.hole);
    slot(place.pile);
    stage::CardLook look = place.card;
    look.disabled = seat.standing == Standing::bust;
    if (seat.hole != 0) {
        kit::Text<4> value;
        value.number(seat.hole);
        stage::CardLook hole = look;
        hole.face_up = seat.known();
        hole.folded = place.large && secret;
        stage::draw_card(canvas, place.hole, {.symbol = value.view()}, hole);
    }
    if (seat.open_sum > 0) {
        kit::Text<4> sum;
        sum.number(seat.open_sum);
        // A small heap: the open cards lie on each other, their sum on top.
        if (seat.open_sum > card_values)
            stage::draw_card(canvas, place.pile + Point{2, -2}, {}, look);
        stage::draw_card(canvas, place.pile, {.symbol = sum.view()}, look);
    }
}

void Scene::draw_total(Canvas& canvas, const SeatPlace& place, const ShownSeat& seat,
                       bool blink) const {
    const Theme& theme = canvas.theme();
    const bool is_bust = seat.standing == Standing::bust;
    const bool exact = seat.known() && seat.total() == limit;
    const Colour colour = blink     ? theme.ink
                          : is_bust ? theme.bad
                          : exact   ? theme.accent
                                    : theme.ink;
    kit::Text<24> text;
    if (!seat.known() && seat.hole != 0) text.add("?+");
    text.number(seat.total());
    if (!place.large) {
        if (seat.standing != Standing::in) text.add(is_bust ? " ✗ bust" : " ✓stands");
        canvas.text(place.total, text.view(), stage::small, colour, stage::Align::centre);
    } else {
        const stage::Font& font = seat.known() ? stage::large : stage::medium;
        const int x = place.total.x +
                      canvas.text({place.total.x, place.total.y - 2}, text.view(), font, colour) +
                      6;
        const std::string_view note = is_bust                            ? "✗ bust"
                                      : seat.standing == Standing::stood ? "you stand"
                                                                         : "of 12";
        canvas.text({x, place.total.y + 5}, note, stage::small,
                    blink     ? theme.ink
                    : is_bust ? theme.bad
                              : theme.faint);
    }
    stage::draw_meter(canvas, place.meter,
                      {.value = std::min(seat.total(), limit),
                       .most = limit,
                       .segmented = true,
                       .colour = is_bust ? theme.bad
                                 : exact ? theme.accent
                                         : theme.good});
}

void Scene::draw_deck(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(deck_row)) return;
    const Theme& theme = canvas.theme();
    const State& state = view.state_as<State>();
    stage::CardLook back{.width = 20, .height = 24, .face_up = false};
    stage::draw_card(canvas, deck_at + Point{2, -1}, {}, back);
    stage::draw_card(canvas, deck_at, {}, back);
    kit::Text<32> left, round;
    left.number(shown_.cards_left).add(" cards");
    canvas.text({44, deck_at.y + 6}, left.view(), stage::small, theme.faint);
    round.add(state.mode == race ? "Race, round " : "Score, round ");
    round.number(shown_.round + 1).add(" of ").number(state.rounds);
    canvas.text({232, deck_at.y + 6}, round.view(), stage::small, theme.ink, stage::Align::right);
}

void Scene::draw_choices(Canvas& canvas, const stage::MatchView& view) const {
    if (!canvas.shows(choices_area.inset(-2))) return;
    const Theme& theme = canvas.theme();
    const bool deciding = view.deciding() && !telling_;
    for (int i = 0; i < 2; ++i) {
        const Rect box = choice_area(i);
        const bool here = deciding && i == cursor_;
        if (here) {
            canvas.rounded(box, 6, theme.accent);
        } else {
            canvas.rounded(box, 6, theme.panel);
            canvas.rounded_frame(box, 6, deciding ? theme.accent : theme.edge);
        }
        const Colour ink = here ? theme.on_accent : deciding ? theme.ink : theme.edge;
        canvas.text({box.centre().x, box.y + 5}, choice_words[i], stage::medium, ink,
                    stage::Align::centre);
        if (deciding && marked_ == i) canvas.text({box.x + 3, box.y + 2}, "★", stage::small, ink);
    }
}

void Scene::draw_flight(Canvas& canvas, const stage::MatchView& view) const {
    const kit::Event& now = event(view);
    const bool to_viewer = now.a == bottom(view);
    stage::CardLook look = to_viewer ? large_card : small_card;
    look.face_up = now.kind == drew;
    kit::Text<4> value;
    value.number(now.b);
    stage::draw_card(canvas, flight(view), {.symbol = value.view()}, look);
}

}  // namespace nullgame_scene
